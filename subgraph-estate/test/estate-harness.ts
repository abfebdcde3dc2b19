import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Actor, anonymousActor, type MembershipRole } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { actorAuthorization, createBlobStore, signUploadReference } from '@platform/service-kit';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { composeEstate } from '../src/compose.ts';
import { readEnvironment } from '../src/environment.ts';
import { seedEstates } from '../src/seed.ts';
import { eventHandlers } from '../src/services.ts';
import { startIdentityDouble } from './identity-double.ts';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of each test's own query
  readonly data: any;
  readonly errors: { message: string; extensions: { code: string; field?: string } }[];
}

/** An actor of a sample account, reaching what the gateway would give it. */
export function sampleActor(name: keyof typeof SAMPLE_ACCOUNTS): Actor {
  const account = SAMPLE_ACCOUNTS[name];
  const role: MembershipRole = account.role;
  const wide = role === 'ADVISOR' || role === 'ADMIN' || role === 'ESTATE_SPECIALIST' || role === 'REPORT_ADMIN';
  const organizationIds =
    role === 'ADMIN' ? [account.organizationId, SAMPLE_ORGANIZATIONS.familyOffice.id] : [account.organizationId];
  return {
    ...anonymousActor(newId()),
    kind: 'account',
    accountId: account.id,
    name: account.name,
    emailAddress: account.emailAddress,
    membershipId: account.membershipId,
    organizationId: account.organizationId,
    activeRole: role,
    settings: { enableVaiAutomaticProfiles: true },
    roles: [role],
    isSuperadmin: role === 'SUPER_ADMIN',
    scope: {
      everything: role === 'SUPER_ADMIN',
      organizationIds: wide ? organizationIds : [],
      estateIds: 'estateIds' in account && account.estateIds ? [...account.estateIds] : [],
    },
  };
}

/** The really composed service on the started store, cache and broker, with a database of its own and the sample estates. */
export async function startEstate(now: () => Date = () => new Date('2026-11-21T10:00:00.000Z')) {
  const identity = await startIdentityDouble();
  const dataDir = await mkdtemp(join(tmpdir(), 'estate-blobs-'));
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ACTOR_TOKEN_SECRET: SECRET,
    IDENTITY_URL: identity.url,
    DATA_DIR: dataDir,
    MONGODB_URL: process.env['MONGODB_URL'],
    KAFKA_BROKERS: process.env['KAFKA_BROKERS'],
    REDIS_URL: process.env['REDIS_URL'],
    MONGODB_DATABASE: `estate-${newId().slice(0, 8)}`,
  });
  const { service, shared } = await composeEstate(environment, now);
  await shared.estateModel.init();
  await shared.uploadModel.init();
  await shared.groupModel.init();
  const seed = () => seedEstates({ environment: environment.NODE_ENV, estateModel: shared.estateModel, now });
  await seed();
  const blobs = createBlobStore(environment);

  async function call(actor: Actor | null, query: string, variables: object = {}, key?: string): Promise<Answer> {
    const response = await service.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        ...(actor && { authorization: actorAuthorization(actor, SECRET) }),
        ...(key && { 'x-idempotency-key': key }),
      },
      payload: { query, variables },
    });
    const body = response.json<{ data?: unknown; errors?: Answer['errors'] }>();
    return { status: response.statusCode, data: body.data ?? null, errors: body.errors ?? [] };
  }

  return {
    service,
    shared,
    blobs,
    seed,
    graphql: call,
    as:
      (name: keyof typeof SAMPLE_ACCOUNTS) =>
      (query: string, variables: object = {}, key?: string) =>
        call(sampleActor(name), query, variables, key),
    /** Hands an event to this service's own handlers, as the broker would. */
    async deliver(type: string, payload: object, id = newId()): Promise<void> {
      const handler = eventHandlers(shared, () => undefined).find(({ definition }) => definition.type === type);
      if (!handler) throw new Error(`nothing here handles ${type}`);
      const event = { id, type, occurredAt: now().toISOString(), actor: null, traceparent: null, payload };
      await handler.handle(event, { log: service.log, heartbeat: async () => undefined });
    },
    /** What the gateway does with a file part: into the blob store, then a signed reference. */
    async file(bytes: Buffer, filename: string) {
      const { key, byteSize, sha256 } = await blobs.put(Readable.from([bytes]));
      return { key, reference: signUploadReference({ blobKey: key, filename, byteSize, sha256 }, SECRET) };
    },
    async stop() {
      await service.stop();
      await identity.stop();
      await shared.estateModel.db.close().catch(() => undefined);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type StartedEstate = Awaited<ReturnType<typeof startEstate>>;
