import { connect, type Socket } from 'node:net';
import { createLogger } from '@platform/service-kit';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningGateway, startGateway } from './gateway-fixture.ts';

const BODY_TIMEOUT_MS = 400;
const PER_ADDRESS = 200;
const PER_MINUTE = 60;
let gateway: RunningGateway;
/** What the gateway has logged as its own fault. */
const errors: string[] = [];
beforeAll(async () => {
  const environment = {
    BODY_TIMEOUT_MS: String(BODY_TIMEOUT_MS),
    CONNECTIONS_PER_ADDRESS: String(PER_ADDRESS),
    REQUESTS_PER_MINUTE: String(PER_MINUTE),
  };
  const log = createLogger('test', 'error', { write: (line) => void errors.push(line) });
  gateway = await startGateway(environment, undefined, log);
});
afterAll(() => gateway.stop());

/** What came back until the other side closed. */
async function sent(text: string, onOpen: (socket: Socket) => void = () => undefined): Promise<string> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(text);
  onOpen(socket);
  await new Promise((closed) => socket.once('close', closed));
  return answer;
}
const post = (length: number, type = 'application/json', host = 'Host: gateway.test') =>
  `POST /graphql HTTP/1.1\r\n${host}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

describe('a connection that only takes room', () => {
  it('with a body that does not come is closed; others are served meanwhile', async () => {
    const slow = Array.from({ length: 20 }, () =>
      sent(post(1_000), (socket) => {
        const drip = setInterval(() => socket.write(' '), 50);
        socket.once('close', () => clearInterval(drip));
      }),
    );
    expect((await gateway.graphql('{ me { kind } }')).status).toBe(200);
    const from = performance.now();
    await Promise.all(slow);
    expect(performance.now() - from).toBeLessThan(BODY_TIMEOUT_MS * 5);
    expect(errors).toEqual([]);
  });

  it('with an upload is kept as long as something comes', async () => {
    const { cookie } = await gateway.signIn();
    const part = 'x'.repeat(40_000);
    const boundary = '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n';
    const length = boundary.length + part.length * 8;
    const head = post(length, 'multipart/form-data; boundary=b').replace(
      'Connection',
      `Cookie: ${cookie}\r\nApollo-Require-Preflight: 1\r\nConnection`,
    );
    const from = performance.now();
    await sent(head + boundary, (socket) => {
      let parts = 0;
      const drip = setInterval(() => {
        parts += 1;
        socket.write(part);
        if (parts === 8) clearInterval(drip);
      }, BODY_TIMEOUT_MS / 2);
      socket.once('close', () => clearInterval(drip));
    });
    expect(performance.now() - from).toBeGreaterThan(BODY_TIMEOUT_MS * 3);
  });

  it('is refused where one address has too many', async () => {
    const port = Number(new URL(gateway.url).port);
    const sockets = Array.from({ length: PER_ADDRESS * 2 }, () => connect(port, '127.0.0.1'));
    const closed = sockets.map(
      (socket) => new Promise((done) => socket.once('close', done).on('error', () => done(1))),
    );
    await Promise.all(closed.slice(PER_ADDRESS));
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
    await expect.poll(async () => (await gateway.graphql('{ me { kind } }')).status).toBe(200);
  });
});

it('a request that names two hosts is refused', async () => {
  const body = JSON.stringify({ query: '{ me { kind } }' });
  const two = 'Host: gateway.test\r\nHost: evil.test';
  expect(await sent(post(body.length, 'application/json', two) + body)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await sent(post(body.length) + body)).toMatch(/^HTTP\/1\.1 200 /);
});

it('a person who asks more often than anybody does is asked to wait, whatever it is; others are served', async () => {
  const [{ cookie }, { cookie: other }] = [await gateway.signIn(), await gateway.signIn()];
  const answers = [];
  for (let index = 0; index < PER_MINUTE + 10; index += 1)
    answers.push(await gateway.graphql('{ me { kind } }', { cookie }));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await gateway.graphql('{ me { kind } }', { cookie: other })).status).toBe(200);
});

describe('/cable', () => {
  const socketOf = (cookie: string) => {
    class BrowserSocket extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, { headers: { cookie, origin: 'http://gateway.test' } });
      }
    }
    const { promise: connected, resolve } = Promise.withResolvers<'connected' | number>();
    const client = createClient({
      url: `${gateway.url.replace('http', 'ws')}/cable`,
      webSocketImpl: BrowserSocket,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
      on: { connected: () => resolve('connected'), closed: (event) => resolve((event as { code: number }).code) },
    });
    return { client, connected };
  };

  it('has at most fifty subscriptions on a socket', async () => {
    const { cookie } = await gateway.signIn();
    const { client } = socketOf(cookie);
    const refused: unknown[] = [];
    const last = Promise.withResolvers<void>();
    for (let index = 0; index < 60; index += 1) {
      client.subscribe(
        { query: 'subscription { notificationAdded { notificationId } }' },
        {
          next: () => undefined,
          complete: () => undefined,
          error: (error) => refused.push(error) === 10 && last.resolve(),
        },
      );
    }
    await last.promise;
    expect(JSON.stringify(refused[0])).toContain('At most 50 subscriptions at once');
    await client.dispose();
  });

  it('has at most thirty sockets of a session, and a place again when one closes', async () => {
    const { cookie } = await gateway.signIn();
    const sockets = Array.from({ length: 30 }, () => socketOf(cookie));
    expect(new Set(await Promise.all(sockets.map(({ connected }) => connected)))).toEqual(new Set(['connected']));
    const one = socketOf(cookie);
    expect(await one.connected).toBe(4429);
    await sockets[0]?.client.dispose();
    await expect
      .poll(async () => {
        const next = socketOf(cookie);
        const outcome = await next.connected;
        await next.client.dispose();
        return outcome;
      })
      .toBe('connected');
    await Promise.all([one, ...sockets].map(({ client }) => client.dispose()));
  });
});
