import { realtimeChannel } from '@platform/contracts';
import {
  connectRedis,
  createRealtime,
  REALTIME_TOKEN_MS,
  seal,
  sessionKey,
  signRealtimeToken,
} from '@platform/service-kit';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { log, type RunningGateway, SECRET, startGateway } from './gateway-fixture.ts';

let gateway: RunningGateway;
const denials: object[] = [];
const redis = connectRedis(process.env['REDIS_URL'] ?? '', log);
const realtime = createRealtime(redis, log);
beforeAll(async () => {
  gateway = await startGateway({}, (app) => {
    app.post('/internal/access-denials', async ({ body }) => {
      denials.push(body as object);
      return { success: true };
    });
  });
});
afterAll(async () => {
  await gateway.stop();
  redis.disconnect();
});

interface Closed {
  code: number;
  reason: string;
}

function connect(
  cookie: string | undefined,
  origin: string | undefined = 'http://gateway.test',
  connectionParams: Record<string, unknown> = {},
  url = gateway.url,
) {
  const closed = Promise.withResolvers<Closed>();
  const connected = Promise.withResolvers<unknown>();
  class BrowserSocket extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) } });
    }
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/cable`,
    webSocketImpl: BrowserSocket,
    lazy: false,
    connectionParams,
    retryAttempts: 0,
    onNonLazyError: () => undefined,
    on: {
      connected: (_socket, payload) => connected.resolve(payload),
      closed: (event) => closed.resolve(event as Closed),
    },
  });
  return { client, closed: closed.promise, connected: connected.promise };
}

/** Subscribes and resolves with the first answer, publishing again until the subscription listens. */
async function firstOf(
  client: ReturnType<typeof connect>['client'],
  query: string,
  message?: Parameters<typeof realtime.publish>[0],
): Promise<unknown> {
  const answers = client.iterate({ query });
  const timer = message && setInterval(() => void realtime.publish(message), 20);
  try {
    return (await answers.next()).value;
  } finally {
    clearInterval(timer);
    await answers.return?.();
  }
}

const ESTATE_CHANGED = (id: string) => `subscription { estateChanged(estateId: "${id}") { estateId version } }`;

describe('/cable', () => {
  it('R133: brings a change of an estate that the caller sees', async () => {
    const { cookie, record } = await gateway.signIn();
    const { client, connected } = connect(cookie);
    expect(await connected).toMatchObject({ expiresAt: record.absoluteExpiresAt });
    const message = { type: 'estateChanged', estateId: 'e1', version: 4 } as const;
    expect(await firstOf(client, ESTATE_CHANGED('e1'), message)).toEqual({
      data: { estateChanged: { estateId: 'e1', version: 4 } },
    });
    await client.dispose();
  });

  it('answers NOT_FOUND for an estate or an organization out of reach', async () => {
    const { cookie } = await gateway.signIn({
      actor: { organizationId: null, scope: { everything: false, organizationIds: ['mine'], estateIds: [] } },
    });
    const { client } = connect(cookie);
    const codeOf = (answer: unknown) =>
      (answer as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;
    const rejected = (query: string) =>
      firstOf(client, query).catch((errors: { extensions: { code: string } }[]) => ({ errors }));
    expect(codeOf(await rejected(ESTATE_CHANGED('foreign')))).toBe('NOT_FOUND');
    expect(codeOf(await rejected('subscription { quotaChanged(organizationId: "other") { quotaType } }'))).toBe(
      'NOT_FOUND',
    );
    const message = { type: 'quotaChanged', organizationId: 'mine', quotaType: 'DOC_ABSTRACTION_TOKENS' } as const;
    expect(
      await firstOf(client, 'subscription { quotaChanged(organizationId: "mine") { quotaType } }', message),
    ).toEqual({
      data: { quotaChanged: { quotaType: 'DOC_ABSTRACTION_TOKENS' } },
    });
    await client.dispose();
  });

  it('puts who tries ids of others on the audit trail, as the graph does', async () => {
    const { cookie } = await gateway.signIn({
      actor: { organizationId: null, scope: { everything: false, organizationIds: [], estateIds: [] } },
    });
    const { client } = connect(cookie);
    denials.length = 0;
    await firstOf(client, ESTATE_CHANGED('foreign')).catch(() => undefined);
    await vi.waitFor(
      () => expect(denials).toEqual([{ operations: ['estateChanged'], subjects: ['foreign'], missing: true }]),
      { timeout: 30_000 },
    );
    await client.dispose();
  });

  it.each([
    ['many fields', `subscription { sessionEnded { ${'sessionId '.repeat(25)} } }`, 'OPERATION_TOO_LARGE'],
    ['many tokens', `subscription { sessionEnded(${'a: 1 '.repeat(100)}) { sessionId } }`, 'OPERATION_TOO_LARGE'],
    [
      'lists in lists',
      `subscription { estateChanged(estateId: ${'['.repeat(60)}${']'.repeat(60)}) { version } }`,
      'OPERATION_TOO_LARGE',
    ],
    ['a question', '{ live }', 'BAD_USER_INPUT'],
  ])('refuses a document with %s before it is looked at, in words', async (_what, query, code) => {
    const { cookie } = await gateway.signIn();
    const { client } = connect(cookie);
    const errors = (await firstOf(client, query).catch((thrown: unknown) => thrown)) as {
      message: string;
      extensions: object;
    }[];
    expect(errors).toMatchObject([{ extensions: { code } }]);
    expect(errors[0]?.message).toMatch(/^The operation (is|has)|^This connection answers subscriptions only/);
    await client.dispose();
  });

  it('closes on a message that is larger than any of ours', async () => {
    const { cookie } = await gateway.signIn();
    const { client, closed, connected } = connect(cookie);
    await connected;
    client.subscribe(
      { query: `subscription { sessionEnded { sessionId } } # ${'x'.repeat(5_000)}` },
      {
        next: () => undefined,
        error: () => undefined,
        complete: () => undefined,
      },
    );
    expect((await closed).code).toBe(1009);
  });

  it('closes at a flood, and reads none of what waits behind it', async () => {
    const { cookie } = await gateway.signIn();
    const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/cable`, 'graphql-transport-ws', {
      headers: { cookie, origin: 'http://gateway.test' },
    });
    const closed = Promise.withResolvers<number>();
    let answers = 0;
    socket.on('message', () => (answers += 1));
    socket.on('close', (code) => closed.resolve(code));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send('{"type":"connection_init"}');
    for (let index = 0; index < 2_000; index += 1) socket.send('{"type":"ping"}');
    expect(await closed.promise).toBe(4429);
    expect(answers).toBeLessThanOrEqual(301);
  });

  it('counts what is asked for here with what the person asks elsewhere', async () => {
    const busy = await startGateway({ REQUESTS_PER_MINUTE: '4' });
    const { cookie } = await busy.signIn();
    const { client, connected } = connect(cookie, undefined, {}, busy.url);
    await connected; // one
    for (let index = 0; index < 3; index += 1) await busy.graphql('{ me { kind } }', { cookie });
    const query = 'subscription { notificationAdded { title } }';
    expect(await firstOf(client, query).catch((errors: unknown) => errors)).toMatchObject([
      { extensions: { code: 'TOO_MANY_REQUESTS' }, message: expect.stringMatching(/^Please wait/) },
    ]);
    const files = await Promise.all(
      [1, 2, 3, 4, 5].map(() => fetch(`${busy.url}/files/none`, { headers: { cookie } })),
    );
    expect(files.map(({ status }) => status).sort()).toEqual([404, 404, 404, 404, 429]);
    await client.dispose();
    await busy.stop();
  });

  it('closes within a second of the end of the session', async () => {
    const { cookie, token } = await gateway.signIn();
    const { closed, connected } = connect(cookie);
    await connected;
    const before = Date.now();
    await gateway.sessions.end(sessionKey(token));
    expect((await closed).code).toBe(4403);
    expect(Date.now() - before).toBeLessThan(1_000);
  });

  it('stays open when another session of the same account ends', async () => {
    const { cookie, record } = await gateway.signIn();
    const { client, connected } = connect(cookie);
    await connected;
    const accountId = record.actor.accountId ?? '';
    await redis.publish(
      realtimeChannel({ type: 'sessionEnded', accountId, sessionId: 'another' }),
      JSON.stringify({ type: 'sessionEnded', accountId, sessionId: 'another' }),
    );
    const message = { type: 'notificationAdded', accountId, notificationId: 'n1', title: 'Read me' } as const;
    expect(await firstOf(client, 'subscription { notificationAdded { title } }', message)).toEqual({
      data: { notificationAdded: { title: 'Read me' } },
    });
    await client.dispose();
  });

  it('accepts nobody without a session', async () => {
    expect((await connect(undefined).closed).code).toBe(4403);
    expect((await connect('session=long-gone').closed).code).toBe(4403);
  });

  it('accepts no support mode whose time is over, though it may still be stopped', async () => {
    const impersonation = {
      startedAt: new Date(Date.now() - 3_600_000).toISOString(),
      expiresAt: new Date(Date.now() - 1_000).toISOString(),
      returnTo: '/',
      parentSessionKey: 'waiting',
    };
    const { cookie } = await gateway.signIn({ record: { impersonation } });
    expect((await connect(cookie).closed).code).toBe(4403);
  });

  it('ends soon after the session reaches something else, in a way that lets the browser come back', async () => {
    const scope = { everything: false, organizationIds: ['mine'], estateIds: [] };
    const { cookie, token } = await gateway.signIn({ actor: { membershipId: 'm1', organizationId: null, scope } });
    const { closed, connected } = connect(cookie);
    await connected;
    const found = await gateway.sessions.read(token);
    if (!found) throw new Error('no session');
    const actor = { ...found.record.actor, membershipId: 'm2', scope: { ...scope, organizationIds: ['other'] } };
    expect(await gateway.sessions.replace(found, { ...found.record, actor })).toBe(true);
    expect((await closed).code).toBe(4410);
  });

  it('accepts no session that must do something else first', async () => {
    const duties = { passwordExpired: true, passwordChangedAt: null, hasSecondFactor: false };
    const { cookie } = await gateway.signIn({ record: { duties } });
    expect((await connect(cookie).closed).code).toBe(4403);
  });

  it.each(['https://evil.example', ''])('accepts no page of another origin: "%s"', async (origin) => {
    const { cookie } = await gateway.signIn();
    expect((await connect(cookie, origin).closed).code).toBe(1006);
  });
});

describe('a realtime token', () => {
  const sessionId = (token: string): string => sessionKey(token).slice('session:'.length);
  const signedIn = async () => {
    const { token, cookie } = await gateway.signIn();
    const record = await gateway.sessions.read(token);
    const id = sessionId(token);
    await gateway.sessions.write(token, { ...(record?.record as NonNullable<typeof record>['record']), id });
    return { cookie, id };
  };
  const codeFor = async (cookie: string, token: unknown): Promise<number> =>
    (await connect(cookie, undefined, { token }).closed).code;

  it('opens one connection of its session, and no second', async () => {
    const { cookie, id } = await signedIn();
    const { token } = signRealtimeToken(id, SECRET);
    const { client, connected } = connect(cookie, undefined, { token });
    await connected;
    expect(await codeFor(cookie, token)).toBe(4403);
    await client.dispose();
  });

  it('is nothing without the cookie of its session', async () => {
    const [own, other] = [await signedIn(), await signedIn()];
    expect(await codeFor(other.cookie, signRealtimeToken(own.id, SECRET).token)).toBe(4403);
    expect((await connect(undefined, undefined, { token: signRealtimeToken(own.id, SECRET).token }).closed).code).toBe(
      4403,
    );
  });

  it.each([
    ['forged', (id: string) => signRealtimeToken(id, 'another secret that is long enough to sign').token],
    ['over', (id: string) => signRealtimeToken(id, SECRET, Date.now() - REALTIME_TOKEN_MS - 1_000).token],
    ['of another purpose', (id: string) => seal({ id: 'x', sessionId: id, expiresAtMs: 9e15 }, SECRET, 'file', 60_000)],
    ['no text', () => 42],
    ['empty', () => ''],
  ])('that is %s opens nothing, though the cookie would', async (_name, tokenOf) => {
    const { cookie, id } = await signedIn();
    expect(await codeFor(cookie, tokenOf(id))).toBe(4403);
  });

  it('ends its connection when it is over, in a way that lets the browser come back with a new one', async () => {
    const { cookie, id } = await signedIn();
    const { token, exp } = signRealtimeToken(id, SECRET, Date.now() - REALTIME_TOKEN_MS + 1_500);
    const { closed, connected } = connect(cookie, undefined, { token });
    await connected;
    expect((await closed).code).toBe(4410);
    expect(Date.now()).toBeGreaterThanOrEqual(exp * 1_000);
  });
});
