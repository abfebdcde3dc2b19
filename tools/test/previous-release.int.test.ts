import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Platform, startPlatform } from '../platform.ts';
import kept from './previous-release/expected.json' with { type: 'json' };
import whole from './previous-release/whole.json' with { type: 'json' };
import { wholeAnswers } from './previous-release/whole.ts';

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

const UPLOAD_ID = kept.estates.find(({ id }) => id === kept.ownEstateId)?.estateUploads[0]?.id ?? '';
const ORGANIZATION_ID = SAMPLE_ORGANIZATIONS.northmere.id;

describe('a platform started on the data folder of the release before', () => {
  it('shows every estate, upload, report, organization and account as that release did, to the last field', async () => {
    expect(await wholeAnswers(ask, whole.queries, kept)).toEqual(whole.answers);
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
    const files = 'query ($id: ID!) { estate(id: $id) { estateUploads { file { byteSize url } } } }';
    const { data: own } = await ask(kept.sessions.advisor, files, { id: kept.ownEstateId });
    const [{ file }] = own.estate.estateUploads;
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

  it.each([
    [
      'an estate',
      'advisor',
      'query ($id: ID!) { one: estate(id: $id) { version personId } }',
      kept.ownEstateId,
      `mutation ($personId: ID!, $version: Int!) {
        changed: updatePerson(input: { id: $personId, version: $version, legalName: "Marguerite Elaine Benning" }) { person { legalName } } }`,
      { person: { legalName: 'Marguerite Elaine Benning' } },
    ],
    [
      'what was read of a file',
      'advisor',
      'query ($id: ID!) { one: estateUpload(id: $id) { id } }',
      UPLOAD_ID,
      'mutation ($id: ID!) { changed: finishReview(estateUploadId: $id) { estateUpload { id } } }',
      { estateUpload: { id: UPLOAD_ID } },
    ],
    [
      'a report',
      'advisor',
      'query ($id: ID!) { one: report(id: $id) { id version } }',
      kept.reportId,
      'mutation ($id: ID!, $version: Int!) { changed: updateReport(id: $id, version: $version, name: "Renamed") { report { name } } }',
      { report: { name: 'Renamed' } },
    ],
    [
      'settings of an organization',
      'admin',
      'query ($id: ID!) { one: organizationSettings(organizationId: $id) { version } }',
      ORGANIZATION_ID,
      `mutation ($id: ID!, $version: Int!) {
        changed: updateOrganizationSetting(organizationId: $id, version: $version, attributes: { showPageGuides: false }) { organizationSetting { showPageGuides } } }`,
      { organizationSetting: { showPageGuides: false } },
    ],
    [
      'an account',
      'client',
      'query ($id: ID!) { one: estate(id: $id) { id } }',
      SAMPLE_ACCOUNTS.client.id,
      'mutation ($id: ID!) { changed: updateAccount(id: $id, attributes: { activeRole: CLIENT }) { account { activeRole } } }',
      { account: { activeRole: 'CLIENT' } },
    ],
  ] as const)('lets work go on: %s is changed', async (_kind, who, read, id, change, expected) => {
    const { data } = await ask(kept.sessions[who], read, { id });
    const changed = await ask(kept.sessions[who], change, { id, ...data.one });
    expect(changed.errors).toBeUndefined();
    expect(changed.data.changed).toMatchObject(expected);
  });
});
