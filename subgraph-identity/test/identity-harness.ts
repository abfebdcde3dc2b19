import {
  type Actor,
  anonymousActor,
  DEFAULT_PAGES_PER_TOKEN,
  SESSION_TOKEN_HEADER,
  systemActor,
} from '@platform/contracts';
import { estateChangedV1 } from '@platform/contracts/events';
import { DEFAULT_TIME_ZONE, newId } from '@platform/kernel';
import { actorAuthorization, createSessionStore } from '@platform/service-kit';
import { SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { Redis } from 'ioredis';
import { vi } from 'vitest';
import { composeIdentity } from '../src/compose.ts';
import { readEnvironment } from '../src/environment.ts';
import { seedSampleWorld } from '../src/seed.ts';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';

export interface Answer {
  readonly status: number;
  readonly data: Record<string, never> | null;
  readonly errors: { message: string; extensions: { code: string; field?: string } }[];
  /** Value of the session header: a new cookie, `-` to clear it, undefined when nothing changes. */
  readonly session: string | undefined;
}

/** Why an answer was refused. */
export const codesOf = ({
  errors,
}: {
  readonly errors: readonly { readonly extensions: { readonly code: string } }[];
}) => errors.map(({ extensions }) => extensions.code);

export interface CallOptions {
  /** The cookie's value; without one the caller is a visitor. */
  readonly token?: string | undefined;
  readonly ipAddress?: string;
  readonly idempotencyKey?: string;
}

/** Sign-in counts outlive a test file; sessions and access records need no clearing. */
export async function forgetAttempts(redis: Redis): Promise<void> {
  const keys = [...(await redis.keys('sign-in-*')), ...(await redis.keys('limit-*'))];
  if (keys.length > 0) await redis.del(keys);
}

/** The really composed service on the started store, cache and broker, with a database of its own and the sample world. */
export async function startIdentity(settings: Record<string, string> = {}) {
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ACTOR_TOKEN_SECRET: SECRET,
    MONGODB_URL: process.env['MONGODB_URL'],
    KAFKA_BROKERS: process.env['KAFKA_BROKERS'],
    REDIS_URL: process.env['REDIS_URL'],
    MONGODB_DATABASE: `identity-${newId().slice(0, 8)}`,
    SIGN_IN_MAX_PER_IP: '1000',
    ...settings,
  });
  const redis = new Redis(environment.REDIS_URL);
  await forgetAttempts(redis);
  const clock = { offsetMs: 0 };
  const { service, shared } = await composeIdentity(environment, () => new Date(Date.now() + clock.offsetMs));
  await shared.accountModel.init();
  await seedSampleWorld(shared, SAMPLE_PASSWORD_DEFAULT);
  const store = createSessionStore(redis);

  /** What the gateway does: the cookie becomes an actor, or a visitor. */
  async function actorOf(token: string | undefined): Promise<Actor> {
    const requestId = newId();
    const found = token ? await store.read(token) : null;
    if (!found) return anonymousActor(requestId);
    const { record, access } = found;
    if (!record.verified) return { ...anonymousActor(requestId), sessionId: record.id };
    return {
      ...record.actor,
      sessionId: record.id,
      requestId,
      settings: access?.settings ?? {},
      organizationDisabled: access?.disabled ?? false,
      timeZone: access?.timeZone ?? DEFAULT_TIME_ZONE,
      pagesPerToken: access?.pagesPerToken ?? DEFAULT_PAGES_PER_TOKEN,
    };
  }

  async function headersOf({ token, ipAddress, idempotencyKey }: CallOptions): Promise<Record<string, string>> {
    return {
      authorization: actorAuthorization(await actorOf(token), SECRET),
      'x-client-ip': ipAddress ?? '203.0.113.7',
      'x-client-user-agent': 'test browser',
      ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
    };
  }

  async function graphql(
    query: string,
    variables: Record<string, unknown> = {},
    options: CallOptions = {},
  ): Promise<Answer> {
    const response = await service.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: await headersOf(options),
      payload: { query, variables },
    });
    const body = response.json<Pick<Answer, 'data' | 'errors'>>();
    const session = response.headers[SESSION_TOKEN_HEADER];
    return {
      status: response.statusCode,
      data: body.data ?? null,
      errors: body.errors ?? [],
      session: typeof session === 'string' ? session : undefined,
    };
  }

  const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { verified requires } }';
  const attempt = (emailAddress: string, password: string = SAMPLE_PASSWORD_DEFAULT, options: CallOptions = {}) =>
    graphql(SIGN_IN, { input: { emailAddress, password } }, options);

  return {
    service,
    shared,
    redis,
    clock,
    secret: SECRET,
    graphql,
    attempt,
    actorOf,
    /** As if the estate's subgraph had told of it. */
    knowEstate: (
      estateId: string,
      organizationId: string,
      more: { version?: number; personIds?: string[] } = {},
    ): Promise<void> =>
      shared.estates.apply({
        id: newId(),
        type: estateChangedV1.type,
        occurredAt: new Date().toISOString(),
        actor: null,
        traceparent: null,
        payload: { ...estateChangedV1.example, estateId, organizationId, ...more },
      }),
    /** The token of the link in an invitation's mail. */
    async linkTokenOf(invitationId: string): Promise<string> {
      const invitation = await shared.invitationStore.byId(invitationId);
      if (!invitation) throw new Error(`no invitation ${invitationId}`);
      return shared.invitations.link(invitation).token;
    },
    /** Signs in and gives the cookie's value. */
    async signIn(emailAddress: string): Promise<string> {
      const answer = await attempt(emailAddress);
      if (!answer.session) throw new Error(`sign-in of ${emailAddress} failed: ${JSON.stringify(answer.errors)}`);
      return answer.session;
    },
    async internal(
      method: 'GET' | 'POST',
      url: string,
      options: CallOptions & { body?: object; service?: string } = {},
    ) {
      const headers = options.service
        ? {
            authorization: actorAuthorization(
              systemActor(options.service, newId(), { everything: true, organizationIds: [], estateIds: [] }),
              SECRET,
              options.service,
            ),
          }
        : await headersOf(options);
      const response = await service.app.inject({
        method,
        url,
        headers,
        ...(options.body && { payload: options.body }),
      });
      const session = response.headers[SESSION_TOKEN_HEADER];
      return {
        status: response.statusCode,
        body: response.json<Record<string, unknown>>(),
        session: typeof session === 'string' ? session : undefined,
      };
    },
    /** The newest message to someone with these words in it, once it is there; others may be sent beside it. */
    messageTo: (to: string, has = ''): Promise<string> =>
      vi.waitFor(
        async () => {
          const found = (await shared.messages.latest(20, to)).find(({ text }) => text.includes(has));
          if (!found) throw new Error(`nothing with “${has}” was sent to ${to}`);
          return found.text;
        },
        { timeout: 30_000 },
      ),
    async stop(): Promise<void> {
      await service.stop();
      redis.disconnect();
    },
  };
}
export type StartedIdentity = Awaited<ReturnType<typeof startIdentity>>;
