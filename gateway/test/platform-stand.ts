import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, systemActor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { actorAuthorization, connectRedis, createLogger } from '@platform/service-kit';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { Agent, type BodyInit, fetch, type Response } from 'undici';
import { vi } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const SUBGRAPHS = ['identity', 'estate', 'reports', 'integrations'] as const;
export type SubgraphName = (typeof SUBGRAPHS)[number];
const READY_LIMIT_MS = 60_000;
export const SECRET = 'the actor secret of the started platform, long enough';

export type SampleName = keyof typeof SAMPLE_ACCOUNTS;

export interface GraphAnswer {
  readonly status: number;
  readonly headers: Response['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of each test's own query
  readonly data: any;
  readonly errors: { message: string; path?: unknown[]; extensions: { code: string; field?: string } }[];
  readonly text: string;
}

export interface SendOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/** A browser's cookie jar and network address, without anything else that a browser does. */
export interface Client {
  cookie: string | null;
  send(path: string, options?: SendOptions): Promise<Response>;
  graphql(query: string, variables?: object, headers?: Readonly<Record<string, string>>): Promise<GraphAnswer>;
  signIn(who: SampleName | (string & {}), password?: string): Promise<GraphAnswer>;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<Server>((done) => server.listen(0, '127.0.0.1', () => done(server)));
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_LIMIT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`${url} ended with ${child.exitCode} before it was ready`);
    const status = await fetch(`${url}/ready`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(100); // for a process that starts; nothing tells when
  }
  throw new Error(`${url} was not ready in time`);
}

/** What was counted in another test file would refuse the first sign-ins of this one. */
async function forgetAttempts(): Promise<void> {
  const redis = connectRedis(process.env['REDIS_URL'] ?? '', createLogger('test', 'silent'));
  const keys = await Promise.all(['sign-in-*', 'limit-*', 'rate-limit:*'].map((pattern) => redis.keys(pattern)));
  if (keys.flat().length > 0) await redis.del(keys.flat());
  redis.disconnect();
}

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { verified requires } }';

function createClient(url: string, localAddress: string, agents: Agent[]): Client {
  const dispatcher = new Agent({ localAddress });
  agents.push(dispatcher);
  return {
    cookie: null,
    async send(path, { method = 'GET', headers = {}, body } = {}) {
      const own = this.cookie === null ? {} : { cookie: `session=${this.cookie}` };
      const init = { method, headers: { ...own, ...headers }, redirect: 'manual', dispatcher } as const;
      const response = await fetch(url + path, body === undefined ? init : { ...init, body });
      for (const line of response.headers.getSetCookie()) {
        const value = /^session=([^;]*)/.exec(line)?.[1];
        if (value !== undefined) this.cookie = value === '' ? null : value;
      }
      return response;
    },
    async graphql(query, variables = {}, headers = {}) {
      const all = { 'content-type': 'application/json', 'x-user-activity': '1', ...headers };
      const body = JSON.stringify({ query, variables });
      const response = await this.send('/graphql', { method: 'POST', headers: all, body });
      const text = await response.text();
      const { data = null, errors = [] } = JSON.parse(text) as Partial<Pick<GraphAnswer, 'data' | 'errors'>>;
      return { status: response.status, headers: response.headers, data, errors, text };
    },
    signIn(who, password = SAMPLE_PASSWORD_DEFAULT) {
      const emailAddress = who in SAMPLE_ACCOUNTS ? SAMPLE_ACCOUNTS[who as SampleName].emailAddress : who;
      return this.graphql(SIGN_IN, { input: { emailAddress, password } });
    },
  };
}

export type PlatformStand = Awaited<ReturnType<typeof startPlatformStand>>;

/**
 * The real gateway and the real subgraphs, each a process of its own as in production, over the started store, with
 * the sample world in databases of its own and every log line kept. Attacks go over HTTP only. Tests of one subgraph
 * start that one alone.
 */
export async function startPlatformStand(
  settings: Readonly<Record<string, string>> = {},
  running: readonly SubgraphName[] = SUBGRAPHS,
) {
  await forgetAttempts();
  const folder = await mkdtemp(join(tmpdir(), 'platform-stand-'));
  const shell = join(folder, 'shell');
  await mkdir(shell);
  await writeFile(join(shell, 'index.html'), '<!doctype html><title>Shell</title>');
  const [gatewayPort = 0, ...inner] = await freePorts(SUBGRAPHS.length + 1);
  const url = `http://127.0.0.1:${gatewayPort}`;
  const ports = Object.fromEntries(SUBGRAPHS.map((name, index) => [name, inner[index] ?? 0]));
  const urlOf = (name: SubgraphName): string => `http://127.0.0.1:${ports[name]}`;
  const run = newId().slice(0, 8);
  const lines: string[] = [];
  const children: ChildProcess[] = [];
  const agents: Agent[] = [];

  const launch = (file: string, env: Readonly<Record<string, string>>): ChildProcess => {
    const given = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'trace',
      REQUESTS_PER_MINUTE: '100000',
      ACTOR_TOKEN_SECRET: SECRET,
      DATA_DIR: folder,
      ...env,
    };
    const options = ['--import', `${ROOT}/tools/exit-with-parent.mjs`];
    const child = spawn(process.execPath, [...options, file], {
      cwd: ROOT,
      env: { ...process.env, ...given, PUBLIC_URL: `http://localhost:${gatewayPort}`, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
    }
    children.push(child);
    return child;
  };
  const database = (name: SubgraphName) => ({ MONGODB_DATABASE: `${name}-${run}` });
  const processes = new Map<SubgraphName, ChildProcess>();
  const start = (name: SubgraphName): Promise<void> => {
    const env = { PORT: String(ports[name]), IDENTITY_URL: urlOf('identity'), GATEWAY_URL: url, ...database(name) };
    const child = launch(`subgraph-${name}/src/main.ts`, env);
    processes.set(name, child);
    return ready(urlOf(name), child);
  };
  const started = running.map(start);
  const subgraphUrls = SUBGRAPHS.map((name) => [`SUBGRAPH_${name.toUpperCase()}_URL`, `${urlOf(name)}/graphql`]);
  const launchGateway = (port: number, further: Readonly<Record<string, string>> = {}): ChildProcess =>
    launch('gateway/src/main.ts', {
      PORT: String(port),
      SHELL_DIST: shell,
      ...Object.fromEntries(subgraphUrls),
      ...further,
    });
  const gateway = launchGateway(gatewayPort);
  const seed = (name: SubgraphName): Promise<void> =>
    new Promise((done, fail) => {
      const child = launch(`subgraph-${name}/src/seed.ts`, database(name));
      child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`the seed of ${name} ended with ${code}`))));
    });
  const stop = async (): Promise<void> => {
    const ends = children.map((child) =>
      // One that was killed has no code, and tells nobody any more.
      child.exitCode === null && child.signalCode === null
        ? new Promise<void>((done) => child.once('exit', () => done()))
        : undefined,
    );
    for (const child of children) child.kill('SIGTERM');
    await Promise.all([...ends, ...agents.map((agent) => agent.destroy())]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // The seeds write into what the services have made ready.
    await Promise.all([...started, ready(url, gateway)]);
    await Promise.all((['identity', 'estate'] as const).filter((name) => running.includes(name)).map(seed));
  } catch (error) {
    await stop();
    throw new Error(`${error}\n${lines.join('').slice(-4_000)}`);
  }

  const opened = new Set<string>();
  /** What the local outbox has for an address, the newest first. */
  async function messagesTo(to: string): Promise<{ subject: string | null; text: string }[]> {
    const actor = systemActor('tools', 'test', { everything: false, organizationIds: [], estateIds: [] });
    const response = await fetch(`${urlOf('identity')}/internal/outgoing-messages?to=${encodeURIComponent(to)}`, {
      headers: { authorization: actorAuthorization(actor, SECRET) },
    });
    return ((await response.json()) as { messages: { subject: string | null; text: string }[] }).messages;
  }

  return {
    url,
    urlOf,
    folder,
    stop,
    /** Ends a subgraph as a power cut would, in whatever it was doing, and starts it again. */
    async kill(name: SubgraphName): Promise<void> {
      const child = processes.get(name);
      const ended = new Promise<void>((done) => child?.once('exit', () => done()));
      child?.kill('SIGKILL');
      await ended;
      await start(name);
    },
    /** Every line that any process has written, at level trace. */
    log: (): string => lines.join(''),
    /** A browser at an address of its own; all of 127.0.0.0/8 is this machine. */
    client: (localAddress = '127.0.0.1'): Client => createClient(url, localAddress, agents),
    /** Signed in as a sample account. */
    async as(who: SampleName, localAddress?: string): Promise<Client> {
      const client = createClient(url, localAddress ?? '127.0.0.1', agents);
      const { errors, text } = await client.signIn(who);
      if (errors.length > 0) throw new Error(`sign-in as ${who}: ${text}`);
      return client;
    },
    /** Somebody who is signed in, at another gateway before the same subgraphs. */
    async atAnother(further: Readonly<Record<string, string>>, ...signedIn: readonly Client[]): Promise<Client[]> {
      const [port = 0] = await freePorts(1);
      const other = `http://127.0.0.1:${port}`;
      await ready(other, launchGateway(port, further));
      return signedIn.map(({ cookie }) => Object.assign(createClient(other, '127.0.0.1', agents), { cookie }));
    },
    messagesTo,
    /** The token of an invitation mailed to an address that was not asked for before: mail comes beside the answer. */
    invitationTo: (to: string): Promise<string> =>
      vi.waitFor(async () => {
        const links = (await messagesTo(to)).flatMap(({ text }) => /\/verify\/[^/]+\/([^/]+)\//.exec(text)?.[1] ?? []);
        const token = links.find((link) => !opened.has(link));
        if (!token) throw new Error(`no new invitation to ${to} yet`);
        opened.add(token);
        return token;
      }),
    /** GraphQL to one subgraph, past the gateway; `authorization` null sends none. */
    async direct(
      name: SubgraphName,
      authorization: string | null,
      query: string,
      variables: object = {},
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Pick<GraphAnswer, 'status' | 'data' | 'errors' | 'text'>> {
      const own = authorization === null ? {} : { authorization };
      const response = await fetch(`${urlOf(name)}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...own, ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const text = await response.text();
      const { data = null, errors = [] } = JSON.parse(text) as Partial<Pick<GraphAnswer, 'data' | 'errors'>>;
      return { status: response.status, data, errors, text };
    },
    sign: (actor: Actor): string => actorAuthorization(actor, SECRET),
  };
}

export const codesOf = ({ errors }: Pick<GraphAnswer, 'errors'>): string[] =>
  errors.map(({ extensions }) => extensions.code);
