import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createFolderBlobStore, type FileLink, signFileLink } from '@platform/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, SECRET, startGateway, UNKNOWN, UNSEEN } from './gateway-fixture.ts';

let gateway: RunningGateway;
let remote: Server;
const asked: { url: string | undefined; cookie: string | undefined }[] = [];
const PUBLISHED = { title: 'Clients', screens: [{ id: 'clients', path: 'clients' }] };
beforeAll(async () => {
  remote = createServer((request, response) => {
    asked.push({ url: request.url, cookie: request.headers.cookie });
    if (request.url === '/remotes/estate/2/screens.json') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(PUBLISHED));
      return;
    }
    if (request.url?.endsWith('/screens.json')) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('set-cookie', 'planted=1').setHeader('content-type', 'text/javascript').end('export {}');
  });
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve));
  gateway = await startGateway({
    REMOTE_ESTATE_URL: `http://127.0.0.1:${(remote.address() as AddressInfo).port}`,
    REMOTE_REPORTS_URL: 'http://127.0.0.1:9',
  });
  const shell = join(gateway.folder, 'shell');
  await mkdir(shell, { recursive: true });
  await writeFile(join(shell, 'index.html'), '<title>Shell</title>');
  await writeFile(join(shell, 'main.0123456789.js'), 'start()');
});
afterAll(async () => {
  await gateway.stop();
  remote.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, { headers, redirect: 'manual' });

describe('the one origin', () => {
  it('answers every page address with the shell', async () => {
    for (const path of ['/', '/estate/7/overview', '/account/login?redirect=/x']) {
      const response = await get(path, { accept: 'text/html' });
      expect([response.status, await response.text()]).toEqual([200, '<title>Shell</title>']);
    }
  });

  it('answers 404 for a file that is not there', async () => {
    expect((await get('/main.ffffffffff.js', { accept: '*/*' })).status).toBe(404);
  });

  it('lets browsers keep hashed files for ever and pages never', async () => {
    expect((await get('/main.0123456789.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  });

  it('sends the protections of a page', async () => {
    const { headers } = await get('/', { accept: 'text/html' });
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'/,
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe-eval;');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  const release = (name: string, version: string) => ({
    version,
    manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  });
  const write = (remotes: object) => writeFile(join(gateway.folder, 'remotes.json'), JSON.stringify({ remotes }));

  it('serves remotes.json as it is now, with what each release publishes of its screens, read once', async () => {
    expect(await (await get('/remotes.json')).json()).toEqual({ remotes: {} });
    await write({ estate: release('estate', '2'), reports: release('reports', '1') });
    for (let time = 0; time < 2; time += 1) {
      const response = await get('/remotes.json');
      expect([response.headers.get('cache-control'), await response.json()]).toEqual([
        'no-store',
        {
          remotes: {
            estate: { ...release('estate', '2'), screens: PUBLISHED },
            // Its server is down: nobody knows what it publishes.
            reports: { ...release('reports', '1'), screens: null },
          },
        },
      ]);
    }
    expect(asked.filter(({ url }) => url === '/remotes/estate/2/screens.json')).toHaveLength(1);
  });

  it('keeps what the release before published while the new one cannot be read', async () => {
    await write({ estate: release('estate', '3') });
    expect(await (await get('/remotes.json')).json()).toEqual({
      remotes: { estate: { ...release('estate', '3'), screens: PUBLISHED } },
    });
  });

  it('asks a remote for its own files only, whatever remotes.json says', async () => {
    const before = asked.length;
    await write({ estate: { version: '9', manifest: 'https://elsewhere.example/remotes/reports/9/mf-manifest.json' } });
    await get('/remotes.json');
    expect(asked).toHaveLength(before);
  });

  it('passes a remote on to its own server, without the cookie in either direction', async () => {
    const response = await get('/remotes/estate/2/main.js', { cookie: 'session=secret' });
    expect([response.status, await response.text()]).toEqual([200, 'export {}']);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(asked.at(-1)).toEqual({ url: '/remotes/estate/2/main.js', cookie: undefined });
  });

  it('answers 502 for a remote that is down, 404 for one that does not exist', async () => {
    expect((await get('/remotes/reports/1/main.js')).status).toBe(502);
    expect((await get('/remotes/unknown/1/main.js')).status).toBe(404);
    expect((await get('/live')).status).toBe(200);
  });
});

describe('a file link', () => {
  const content = Buffer.from('0123456789');
  let link: (accountId: string, nowMs?: number, of?: FileLink['of']) => string;
  beforeAll(async () => {
    const { key } = await createFolderBlobStore(join(gateway.folder, 'blobs')).put(Readable.from([content]));
    const file = {
      blobKey: key,
      filename: 'Will – "Ada".pdf',
      mimetype: 'application/pdf',
      disposition: 'attachment',
    } as const;
    link = (accountId, nowMs, of = { type: 'EstateUpload', id: 'will' }) =>
      signFileLink({ ...file, of, accountId }, SECRET, nowMs);
  });

  it('gives the file to the account it was made for, as a download in a sandbox', async () => {
    const { cookie, record } = await gateway.signIn();
    const response = await get(link(record.actor.accountId ?? ''), { cookie });
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Will _ _Ada_.pdf"; filename*=UTF-8''Will%20%E2%80%93%20%22Ada%22.pdf`,
    );
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
  ])('gives the range %s', async (range, status, text, contentRange) => {
    const { cookie, record } = await gateway.signIn();
    const response = await get(link(record.actor.accountId ?? ''), { cookie, range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  it.each(['EstateUpload', 'Report'] as const)(
    'ends at once when its %s is deleted, hidden or out of reach, also for the pieces of one that is open',
    async (type) => {
      const { cookie, record } = await gateway.signIn();
      const path = link(record.actor.accountId ?? '', undefined, { type, id: 'mine' });
      expect((await get(path, { cookie })).status).toBe(200);
      UNSEEN.add('mine');
      const refused = [await get(path, { cookie }), await get(path, { cookie, range: 'bytes=2-4' })];
      for (const answer of refused) {
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
      }
      UNSEEN.delete('mine');
      expect((await get(path, { cookie })).status).toBe(200);
    },
  );

  it('gives nothing while nobody can say who sees it, and says that', async () => {
    const { cookie, record } = await gateway.signIn();
    const path = link(record.actor.accountId ?? '', undefined, { type: 'Report', id: UNKNOWN });
    const answer = await get(path, { cookie });
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'SERVICE_UNAVAILABLE' }]);
  });

  it('gives nothing to another account, without a session, when forged or when it is old', async () => {
    const { cookie, record } = await gateway.signIn();
    const own = record.actor.accountId ?? '';
    expect((await get(link('somebody-else'), { cookie })).status).toBe(404);
    expect((await get(link(own))).status).toBe(401);
    expect((await get(`${link(own)}x`, { cookie })).status).toBe(404);
    expect((await get(link(own, Date.now() - 11 * 60_000), { cookie })).status).toBe(404);
    expect((await get('/files/..%2f..%2fsupergraph.graphql', { cookie })).status).toBe(404);
  });
});

describe('REST calls', () => {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(gateway.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('start no support mode without a session', async () => {
    const response = await post('/frontend/v1/impersonation/start', {
      reason: 'A question about a report',
      user_id: 'a',
    });
    expect([response.status, (await response.json()) as object]).toMatchObject([
      401,
      { success: false, code: 'UNAUTHENTICATED' },
    ]);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
    'lead to no other site: redirect_to %s',
    async (redirectTo) => {
      const { cookie } = await gateway.signIn();
      const response = await post(
        '/frontend/v1/impersonation/start',
        { reason: 'A question about a report', user_id: 'a', redirect_to: redirectTo },
        { cookie },
      );
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );

  it('take JSON only, from pages of this origin only', async () => {
    const { cookie } = await gateway.signIn();
    expect((await post('/frontend/v1/activity', {}, { cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/frontend/v1/activity', {}, { cookie, 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('note a person being there', async () => {
    const earlier = new Date(Date.now() - 20 * 60_000).toISOString();
    const { cookie, token } = await gateway.signIn({ record: { lastActivityAt: earlier } });
    expect((await post('/frontend/v1/activity', {}, { cookie })).status).toBe(200);
    const found = await gateway.sessions.read(token);
    expect(Date.parse(found?.record.lastActivityAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('do not take a poll for a person', async () => {
    const earlier = new Date(Date.now() - 20 * 60_000).toISOString();
    const { cookie, token } = await gateway.signIn({ record: { lastActivityAt: earlier } });
    await gateway.graphql('{ me { kind } }', { cookie });
    expect((await gateway.sessions.read(token))?.record.lastActivityAt).toBe(earlier);
  });
});
