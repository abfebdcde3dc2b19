import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import files from '@fastify/static';
import { findChromium } from '@platform/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newestVersion,
  pointRemote,
  REMOTES,
  type RemoteName,
  readRemotesFile,
  remoteEntry,
  seedRemotesFile,
  versionsFolder,
} from './remotes-file.ts';
import { createRemoteServer } from './serve-remote.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const NAMES = Object.keys(REMOTES) as RemoteName[];
/** Two of these in one page break it: hooks, contexts and stores would not meet. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  '@apollo/client',
  '@apollo/client/react',
  '@platform/mfe-kit',
  '@platform/ui-kit',
];

interface Manifest {
  readonly exposes: readonly { readonly name: string }[];
  readonly shared: readonly { readonly name: string; readonly version: string; readonly singleton: boolean }[];
}

interface Published {
  readonly title: string;
  readonly screens: readonly { readonly id: string; readonly path: string; readonly access: unknown }[];
}

const readScreens = async (name: RemoteName): Promise<Published> =>
  JSON.parse(await readFile(path.join(versionsFolder(name), String(newestVersion(name)), 'screens.json'), 'utf8'));

const readManifest = async (file: string): Promise<Manifest> => JSON.parse(await readFile(file, 'utf8')) as Manifest;

let origin: FastifyInstance;
let browser: Browser;
let page: Page;
let dataDir: string;
let remotesFile: string;
const remoteServers = new Map<RemoteName, FastifyInstance>();

/** An administrator's session: nothing else is answered, so that a page shows its frame and that its data failed. */
const ORGANIZATION_ID = '00000000-0000-4000-8000-000000000001';
const ADMIN_SESSION = {
  id: 'session',
  status: 'ACTIVE',
  isMicroservice: false,
  permissions: [],
  settings: { enableReportTemplates: true },
  // Pages for developers are published too.
  flags: { DEVELOPER_PAGES: true },
  impersonatedBy: null,
  impersonationExpiresAt: null,
  absoluteExpiresAt: null,
  requires: null,
  account: {
    id: 'account',
    name: 'Theresa Brandt',
    emailAddress: 'admin@example.com',
    activeRole: 'SUPER_ADMIN',
    assumableRoles: ['SUPER_ADMIN'],
    isSuperadmin: true,
    isFromSso: false,
    isEstateSpecialist: false,
    passwordExpired: false,
    phoneNumber: null,
    activeMembership: null,
    memberships: [],
  },
  organization: {
    id: ORGANIZATION_ID,
    name: 'Northmere Wealth',
    logoUrl: null,
    isDisabled: false,
    trialActive: false,
    isSubOrganization: false,
    organizationThemeSettings: null,
  },
};
let signedIn = false;

/** One origin as the gateway makes it: shell files, remotes.json, each remote's own server behind /remotes/NAME. */
async function startOrigin(): Promise<string> {
  origin = fastify({ forceCloseConnections: true });
  origin.get('/remotes.json', async () => {
    const { remotes } = await readRemotesFile(remotesFile);
    const entries = Object.entries(remotes) as [RemoteName, { readonly version: string; readonly manifest: string }][];
    const published = entries.map(async ([name, remote]) => [name, { ...remote, screens: await readScreens(name) }]);
    return { remotes: Object.fromEntries(await Promise.all(published)) };
  });
  origin.get('/remotes/:name/*', async (request, reply) => {
    const server = remoteServers.get((request.params as { name: RemoteName }).name);
    if (!server) return reply.code(502).send();
    const answer = await server.inject({ url: request.url });
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  });
  origin.post('/graphql', async (request) => {
    const { operationName } = request.body as { readonly operationName?: string };
    if (operationName === 'CurrentSession') return { data: { currentSession: signedIn ? ADMIN_SESSION : null } };
    if (!signedIn) return { data: { signInOptions: { googleSso: false } } };
    return { errors: [{ message: 'No data here', extensions: { code: 'INTERNAL' } }] };
  });
  await origin.register(files, { root: path.join(ROOT, 'shell-app/dist') });
  origin.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'));
  return origin.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  const built = spawnSync(process.execPath, [path.join(ROOT, 'tools/build-web.mjs')], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the web projects do not build:\n${built.stdout}${built.stderr}`);
  dataDir = await mkdtemp(path.join(tmpdir(), 'remotes-'));
  remotesFile = path.join(dataDir, 'remotes.json');
  await seedRemotesFile(remotesFile);
  for (const name of NAMES) remoteServers.set(name, await createRemoteServer({ name }));
  const address = await startOrigin();
  const { executablePath } = await findChromium();
  // One process for all tabs, as some packaged browsers ask for, ends with the first tab that closes.
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  page = await browser.newPage();
  await page.goto(`${address}/account/login`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await origin?.close();
  for (const server of remoteServers.values()) await server.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** Loads a remote through the shell's own federation runtime and tells what it exposes. */
function load(name: RemoteName): Promise<string> {
  return page.evaluate(async (remote) => {
    interface Instance {
      readonly name: string;
      loadRemote(id: string): Promise<{ readonly default?: unknown } | null>;
    }
    const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
    const shell = federation.__INSTANCES__.find((instance) => instance.name === 'shell');
    const module = await shell?.loadRemote(`remote_${remote}/routes`);
    return typeof module?.default;
  }, name);
}

describe.each(NAMES)('remote %s', (name) => {
  it('exposes ./routes in its manifest', async () => {
    const version = newestVersion(name);
    const manifest = await readManifest(path.join(versionsFolder(name), String(version), 'mf-manifest.json'));
    expect(manifest.exposes.map((exposed) => exposed.name)).toContain('routes');
  });

  it('shares the same versions of the singletons as the shell', async () => {
    const shell = await readManifest(path.join(ROOT, 'shell-app/dist/mf-manifest.json'));
    const own = await readManifest(path.join(versionsFolder(name), String(newestVersion(name)), 'mf-manifest.json'));
    for (const request of SINGLETONS) {
      const [theirs, ours] = [shell, own].map(({ shared }) => shared.find((one) => one.name === request));
      expect(ours, request).toMatchObject({ singleton: true, version: theirs?.version });
    }
  });

  it('publishes its screens beside its manifest, each with a name, an address and who may open it', async () => {
    const { title, screens } = await readScreens(name);
    expect(title).not.toBe('');
    expect(screens.length).toBeGreaterThan(0);
    for (const screen of screens) {
      expect(screen).toEqual(expect.objectContaining({ id: expect.any(String), path: expect.any(String) }));
      expect(screen.access).toBeTruthy();
    }
  });

  it('has a page for each screen that it publishes', async () => {
    signedIn = true;
    const tab = await browser.newPage();
    try {
      const { screens } = await readScreens(name);
      for (const { id, path: pattern } of screens) {
        const address = pattern.replace(':organizationId', ORGANIZATION_ID).replace(/:\w+/g, '7').replace('/*', '');
        const loaded = tab.waitForResponse((response) =>
          new URL(response.url()).pathname.startsWith(`/remotes/${name}/`),
        );
        await tab.goto(new URL(address, `${new URL(page.url()).origin}/`).href);
        await loaded;
        await tab.locator('h1, [role=alert], main h2').first().waitFor();
        const text = await tab.locator('body').innerText();
        for (const nothing of ['Page not found', 'Access Denied', 'unavailable right now', 'Something went wrong...']) {
          expect(text, `${id} at ${address}`).not.toContain(nothing);
        }
      }
    } finally {
      signedIn = false;
      await tab.close();
    }
  });

  it('gives a component when the running shell loads it', async () => {
    expect(await load(name)).toBe('function');
  });
});

describe('the page with every remote in it', () => {
  it('holds one copy of each singleton', async () => {
    const copies = await page.evaluate((requests) => {
      interface Shared {
        readonly loaded?: boolean;
      }
      type Scope = Record<string, Record<string, Shared>>;
      interface Instance {
        readonly shareScopeMap: { readonly default?: Scope };
      }
      const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
      const loaded = new Map<string, Set<Shared>>();
      for (const { shareScopeMap } of federation.__INSTANCES__) {
        for (const request of requests) {
          for (const shared of Object.values(shareScopeMap.default?.[request] ?? {})) {
            if (shared.loaded) loaded.set(request, (loaded.get(request) ?? new Set()).add(shared));
          }
        }
      }
      return Object.fromEntries([...loaded].map(([request, set]) => [request, set.size]));
    }, SINGLETONS);
    expect(copies).toEqual(Object.fromEntries(SINGLETONS.map((request) => [request, 1])));
  });

  it('shows the section as unavailable, and nothing else, when a remote is gone', async () => {
    const gone = remoteServers.get('admin');
    remoteServers.delete('admin');
    const fresh = await browser.newPage();
    try {
      await fresh.goto(page.url());
      await fresh.getByRole('heading', { name: 'Sign in' }).waitFor();
      const failed = await fresh.evaluate(async () => {
        interface Instance {
          readonly name: string;
          loadRemote(id: string): Promise<unknown>;
        }
        const { __FEDERATION__: federation } = globalThis as unknown as {
          __FEDERATION__: { __INSTANCES__: Instance[] };
        };
        const shell = federation.__INSTANCES__.find((instance) => instance.name === 'shell');
        const outcome = async (id: string): Promise<boolean> => {
          try {
            return Boolean(await shell?.loadRemote(id));
          } catch {
            return false;
          }
        };
        return { admin: await outcome('remote_admin/routes'), reports: await outcome('remote_reports/routes') };
      });
      expect(failed).toEqual({ admin: false, reports: true });
      expect(await fresh.getByRole('heading', { name: 'Sign in' }).isVisible()).toBe(true);
    } finally {
      await fresh.close();
      if (gone) remoteServers.set('admin', gone);
    }
  });
});

describe('a release', () => {
  it('is one new folder and one line: the other remotes and the shell stay as they are', async () => {
    const before = await readRemotesFile(remotesFile);
    const version = `test-${process.pid}`;
    const folder = path.join(versionsFolder('admin'), version);
    await cp(path.join(versionsFolder('admin'), String(newestVersion('admin'))), folder, { recursive: true });
    try {
      await pointRemote(remotesFile, 'admin', version);
      const after = await readRemotesFile(remotesFile);
      expect(after.remotes).toEqual({ ...before.remotes, admin: remoteEntry('admin', version) });
      const answer = await remoteServers.get('admin')?.inject({ url: `/remotes/admin/${version}/mf-manifest.json` });
      expect(answer?.statusCode).toBe(200);
      expect(answer?.headers['cache-control']).toBe('no-cache');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
