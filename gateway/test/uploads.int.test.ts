import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from './gateway-fixture.ts';

const MAX_BYTES = 200_000;
let gateway: RunningGateway;
let cookie: string;
beforeAll(async () => {
  gateway = await startGateway({ UPLOAD_MAX_BYTES: String(MAX_BYTES) });
  cookie = (await gateway.signIn()).cookie;
});
afterAll(() => gateway.stop());

const PDF = Buffer.from(`%PDF-1.7\n${'x'.repeat(3_000)}\n%%EOF`);

const UPLOAD = 'mutation Upload($file: Upload!) { upload(file: $file) { filename byteSize blobKey } }';

interface Answer {
  data?: { upload: { filename: string; byteSize: number; blobKey: string } | null } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

async function upload(
  content: Buffer,
  name: string,
  options: { query?: string; headers?: Record<string, string> } = {},
) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: options.query ?? UPLOAD, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name);
  const headers = options.headers ?? { cookie, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', body: form, headers });
  return { status: response.status, ...((await response.json()) as Answer) };
}

const storedFiles = async (): Promise<string[]> => {
  const files = await readdir(join(gateway.folder, 'blobs'), { recursive: true }).catch(() => []);
  return files.filter((file) => /[0-9a-f-]{36}/.test(file));
};

describe('an upload', () => {
  it('R132: travels as a file part of the request, is stored whole and reaches the subgraph as a reference', async () => {
    const { data } = await upload(PDF, 'Will of Ada.pdf');
    expect(data?.upload).toMatchObject({
      filename: 'Will of Ada.pdf',
      byteSize: PDF.length,
    });
    const stored = await readFile(join(gateway.folder, 'blobs', data?.upload?.blobKey ?? ''));
    expect(stored.equals(PDF)).toBe(true);
  });

  it('keeps only the last part of a file name', async () => {
    const { data } = await upload(PDF, '../../etc/will.pdf');
    expect(data?.upload?.filename).toBe('will.pdf');
  });

  it.each(['a', 'é', '遺'])('keeps two hundred characters of a name of %s', async (character) => {
    const { data } = await upload(PDF, `${character.repeat(240)}.pdf`);
    expect(data?.upload?.filename).toBe(`${character.repeat(196)}.pdf`);
  });

  it('beside a text that its subgraph will not take is refused before it is stored', async () => {
    const before = await storedFiles();
    const { status, errors } = await upload(PDF, 'will.pdf', {
      query: 'mutation Upload($file: Upload!) { upload(file: $file) { filename } annotate(value: "\\u0000") }',
    });
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await storedFiles()).toEqual(before);
  });

  it('above the limit is refused and leaves nothing behind', async () => {
    const before = await storedFiles();
    const { data, errors } = await upload(Buffer.concat([PDF, Buffer.alloc(MAX_BYTES)]), 'huge.pdf');
    expect([data ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'FILE_TOO_LARGE']);
    expect(await storedFiles()).toEqual(before);
  });

  it('leaves nothing behind when the operation itself is refused', async () => {
    const before = await storedFiles();
    const { errors } = await upload(PDF, 'will.pdf', {
      query: 'mutation Upload($file: Upload!) { uplod(file: $file) { filename } }',
    });
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await storedFiles()).toEqual(before);
  });

  it('stays in the store when no answer came: whether the subgraph has taken it, nobody here can know', async () => {
    const before = await storedFiles();
    const { errors } = await upload(PDF, 'will.pdf', {
      query: 'mutation Upload($file: Upload!) { uploadThenDie(file: $file) }',
    });
    expect(errors).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });

  it.each([
    ['an operation that has no such variable', '{ currentSession { kind } }'],
    ['a query', 'query Upload($file: ID!) { estate(id: $file) { id } }'],
    [
      'an argument that is no file, though anything may stand there',
      'mutation Upload($file: JSON) { annotate(value: $file) }',
    ],
  ])('is not stored for %s', async (_name, query) => {
    const before = await storedFiles();
    const { status, errors } = await upload(PDF, 'will.pdf', { query });
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await storedFiles()).toEqual(before);
  });

  it.each(['EXTERNAL_COLLABORATOR', 'DOCUMENT_REVIEWER', 'REPORT_ADMIN'] as const)(
    'of a person who may hand in no documents (%s) is not stored',
    async (role) => {
      const before = await storedFiles();
      const { cookie: theirs } = await gateway.signIn({ actor: { activeRole: role, roles: [role] } });
      const headers = { cookie: theirs, 'apollo-require-preflight': 'true' };
      const { status, errors } = await upload(PDF, 'will.pdf', { headers });
      expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
      expect(await storedFiles()).toEqual(before);
    },
  );

  it('stays out when one field of several is not for whom it comes from', async () => {
    const before = await storedFiles();
    const { cookie: theirs } = await gateway.signIn({ actor: { activeRole: 'CLIENT', roles: ['CLIENT'] } });
    const headers = { cookie: theirs, 'apollo-require-preflight': 'true' };
    const query = `mutation Upload($file: Upload!) { upload(file: $file) { filename byteSize blobKey } ...Rest }
      fragment Rest on Mutation { deleteEverything }`;
    const { errors } = await upload(PDF, 'will.pdf', { headers, query });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await storedFiles()).toEqual(before);
  });

  it('needs a session', async () => {
    const { status, errors } = await upload(PDF, 'will.pdf', { headers: { 'apollo-require-preflight': 'true' } });
    expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('needs the header that no foreign form can send', async () => {
    const { status } = await upload(PDF, 'will.pdf', { headers: { cookie } });
    expect(status).toBe(400);
  });

  it('cannot be claimed by a reference that the gateway did not sign', async () => {
    const { data, errors } = await gateway.graphql(UPLOAD, {
      cookie,
      variables: { file: { token: 'e30.e30', blobKey: 'aa/x' } },
    });
    expect(data).toEqual({ upload: null });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});

/** A file system of half a megabyte, where whoever runs the tests may make one. */
const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;
async function smallDisk(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return process.getuid?.() === 0 && mount('-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder);
}

describe('an upload to a full disk', () => {
  it('is answered in words and leaves nothing behind; there is room again once something was removed', async (context) => {
    const blobs = join(gateway.folder, 'blobs');
    if (!(await smallDisk(blobs))) return context.skip('no file system can be mounted here');
    try {
      await writeFile(join(blobs, 'ballast'), Buffer.alloc(490 * 1024));
      const { status, errors } = await upload(Buffer.concat([PDF, Buffer.alloc(100_000)]), 'will.pdf');
      expect([status, errors?.[0]?.extensions.code]).toEqual([200, 'STORAGE_FULL']);
      expect(errors?.[0]?.message).toMatch(/^There is no room left .* Please try again later\.$/);
      expect(await storedFiles()).toEqual([]);
      await rm(join(blobs, 'ballast'));
      expect((await upload(PDF, 'will.pdf')).data?.upload?.byteSize).toBe(PDF.length);
    } finally {
      spawnSync('umount', [blobs]);
    }
  });
});
