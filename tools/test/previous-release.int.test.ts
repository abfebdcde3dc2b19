import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Platform, startPlatform } from '../platform.ts';
import kept from './previous-release/expected.json' with { type: 'json' };

/**
 * data.tar.gz is the data folder of a platform of the release before, stopped in order: its sample, and a client, two
 * read files, a stored file, a report and three sessions made through its own graph. Its secrets are of no other use.
 */
const DATA = join(import.meta.dirname, 'previous-release/data.tar.gz');

let folder: string;
let platform: Platform;

/** A session ends after half an hour, so the moments that Redis holds are moved to now: as if the stop was just now. */
function moveSessionsToNow(file: string): void {
  const shiftMs = Date.now() - Date.parse(kept.stoppedAt);
  const moved = readFileSync(file, 'latin1')
    .replace(/(?<=")\d{4}-\d\d-\d\dT[\d:.]{12}Z(?=")/g, (at) => new Date(Date.parse(at) + shiftMs).toISOString())
    .replace(/(?<=\r\n)1[78]\d{11}(?=\r\n)/g, (at) => String(Number(at) + shiftMs));
  writeFileSync(file, moved, 'latin1');
}

async function ask(session: string, query: string, variables: object = {}) {
  const response = await fetch(`${platform.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${session}` },
    body: JSON.stringify({ query, variables }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of each query
  return (await response.json()) as { data: any; errors?: unknown };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'previous-release-'));
  const dataDir = join(folder, 'data');
  const shell = join(folder, 'shell');
  mkdirSync(dataDir);
  mkdirSync(shell);
  writeFileSync(join(shell, 'index.html'), '<!doctype html><title>Shell</title>');
  execFileSync('tar', ['-xzf', DATA, '-C', dataDir]);
  moveSessionsToNow(join(dataDir, 'infrastructure/redis/appendonly.aof'));
  // Its own store, broker and cache, on the folder: not those that other tests share.
  const { MONGODB_URL: _mongo, KAFKA_BROKERS: _kafka, REDIS_URL: _redis, ...env } = process.env;
  platform = await startPlatform({
    dataDir,
    port: 0,
    pages: false,
    sampleData: false,
    // Stored things are what this is about, not how soon they come while other tests run beside.
    env: { ...env, NODE_ENV: 'development', SHELL_DIST: shell, READ_DEADLINE_MS: '15000', WRITE_DEADLINE_MS: '30000' },
  });
}, 240_000);
afterAll(async () => {
  await platform?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const ESTATE = `query ($id: ID!) {
  estate(id: $id) {
    id displayName city
    people { name } relations { id } trusts { name } assets { name } liabilities { name } charitables { name }
    estateDocuments { name }
    estateUploads { id status file { filename byteSize url } }
  }
}`;
const VALUES = 'query ($id: ID!) { estateUpload(id: $id) { values { path } } }';

// biome-ignore lint/suspicious/noExplicitAny: the shape is that of the query
async function estateOf(id: string): Promise<any> {
  const { data, errors } = await ask(kept.sessions.advisor, ESTATE, { id });
  expect(errors).toBeUndefined();
  for (const upload of data.estate.estateUploads) {
    const read = await ask(kept.sessions.advisor, VALUES, { id: upload.id });
    upload.values = read.data.estateUpload.values;
  }
  return data.estate;
}

interface Named {
  readonly name: string;
}
const names = (things: readonly Named[]): string[] => things.map(({ name }) => name).toSorted();

describe('a platform started on the data folder of the release before', () => {
  it('keeps every estate with all it holds, and every upload with its values', async () => {
    const estates = await Promise.all(kept.estates.map(({ id }) => estateOf(id)));
    const found = estates.map((estate) => ({
      id: estate.id,
      displayName: estate.displayName,
      city: estate.city,
      people: names(estate.people),
      relations: estate.relations.length,
      trusts: names(estate.trusts),
      assets: names(estate.assets),
      liabilities: names(estate.liabilities),
      charitables: names(estate.charitables),
      estateDocuments: names(estate.estateDocuments),
      // biome-ignore lint/suspicious/noExplicitAny: as above
      estateUploads: estate.estateUploads.map(({ id, status, file, values }: any) => ({
        id,
        status,
        filename: file.filename,
        byteSize: file.byteSize,
        values: values.map(({ path }: { path: string }) => path).toSorted(),
      })),
    }));
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    for (const estate of found) estate.estateUploads.sort(byId);
    expect(found.toSorted(byId)).toEqual(kept.estates.toSorted(byId));
    const { data } = await ask(kept.sessions.advisor, '{ estates { metadata { totalCount } } }');
    expect(data.estates.metadata.totalCount).toBe(kept.estates.length);
  });

  it('keeps the sessions: each cookie still stands for its person, with that person’s reach', async () => {
    for (const [who, email] of Object.entries({
      advisor: 'advisor@example.com',
      client: 'client@example.com',
      admin: 'admin@example.com',
    })) {
      const session = kept.sessions[who as keyof typeof kept.sessions];
      const { data } = await ask(session, '{ currentSession { account { emailAddress } } }');
      expect(data?.currentSession?.account?.emailAddress).toBe(email);
    }
    const { data } = await ask(kept.sessions.client, '{ estates { metadata { totalCount } } }');
    expect(data?.estates?.metadata.totalCount ?? 1).toBe(1);
  });

  it('keeps the files themselves', async () => {
    const own = await estateOf(kept.ownEstateId);
    const [{ file }] = own.estateUploads;
    const response = await fetch(new URL(file.url, platform.url), {
      headers: { cookie: `session=${kept.sessions.advisor}` },
    });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(file.byteSize);
    const { data: made } = await ask(kept.sessions.advisor, 'query ($id: ID!) { report(id: $id) { status } }', {
      id: kept.reportId,
    });
    expect(made.report.status).toBe('COMPLETE');
  });

  it('finds and lists what was there before lists had rows of their own', async () => {
    const { data } = await ask(
      kept.sessions.advisor,
      '{ search(needle: "benning", perPage: 50) { collection { title estateId } } estateOverview { estatesCount } documents { metadata { totalCount } } }',
    );
    expect(data.search.collection.map(({ estateId }: { estateId: string }) => estateId)).toContain(kept.ownEstateId);
    expect(data.estateOverview.estatesCount).toBe(kept.estates.length);
    expect(data.documents.metadata.totalCount).toBeGreaterThan(0);
  });

  it('lets work go on: a person of an old estate is changed', async () => {
    const read = 'query ($id: ID!) { estate(id: $id) { version personId } }';
    const { data } = await ask(kept.sessions.advisor, read, { id: kept.ownEstateId });
    const { version, personId } = data.estate;
    const changed = await ask(
      kept.sessions.advisor,
      'mutation ($input: UpdatePersonInput!) { updatePerson(input: $input) { person { legalName } } }',
      { input: { id: personId, version, legalName: 'Marguerite Elaine Benning' } },
    );
    expect(changed.errors).toBeUndefined();
    expect(changed.data.updatePerson.person.legalName).toBe('Marguerite Elaine Benning');
  });
});
