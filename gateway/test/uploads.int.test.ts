import { readdir, readFile } from 'node:fs/promises';
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

/** A stored (uncompressed) ZIP of empty files: enough for what a DOCX is recognized by. */
function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const local = Object.entries(entries).map(([name, content]) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name), Buffer.from(content)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([...local, end]);
}
const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const DOCX = zipOf({ '[Content_Types].xml': TYPES, 'word/document.xml': '<w:document/>' });

const UPLOAD = 'mutation Upload($file: Upload!) { upload(file: $file) { filename mimetype byteSize blobKey } }';

interface Answer {
  data?: { upload: { filename: string; mimetype: string; byteSize: number; blobKey: string } | null } | null;
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
  return files.filter((file) => file.includes('/'));
};

describe('an upload', () => {
  it('is stored whole and reaches the subgraph as a reference', async () => {
    const { data } = await upload(PDF, 'Will of Ada.pdf');
    expect(data?.upload).toMatchObject({
      filename: 'Will of Ada.pdf',
      mimetype: 'application/pdf',
      byteSize: PDF.length,
    });
    const stored = await readFile(join(gateway.folder, 'blobs', data?.upload?.blobKey ?? ''));
    expect(stored.equals(PDF)).toBe(true);
  });

  it('is what its content says, whatever its name and declared type', async () => {
    const { data } = await upload(DOCX, 'letter.pdf');
    expect(data?.upload?.mimetype).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
  });

  it('keeps only the last part of a file name', async () => {
    const { data } = await upload(PDF, '../../etc/will.pdf');
    expect(data?.upload?.filename).toBe('will.pdf');
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'empty.pdf', 'FILE_EMPTY'],
    ['a file above the limit', Buffer.concat([PDF, Buffer.alloc(MAX_BYTES)]), 'huge.pdf', 'FILE_TOO_LARGE'],
    [
      'a picture named like a PDF',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2_000)]),
      'scan.pdf',
      'FILE_TYPE_NOT_SUPPORTED',
    ],
    [
      'a page named like a PDF',
      Buffer.from('<html><script>alert(1)</script></html>'),
      'page.pdf',
      'FILE_TYPE_NOT_SUPPORTED',
    ],
    ['a ZIP that is no DOCX', zipOf({ 'notes.txt': 'plain text' }), 'letter.docx', 'FILE_TYPE_NOT_SUPPORTED'],
  ])('refuses %s and leaves nothing behind', async (_name, content, filename, code) => {
    const before = await storedFiles();
    const { data, errors } = await upload(content, filename);
    expect([data ?? null, errors?.[0]?.extensions.code]).toEqual([null, code]);
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
