import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CASTELLAN_ESTATE_ID, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { createAttacker, dataOf, foreignWorld } from '../attack/world.ts';
import type { Platform } from '../platform.ts';
import { type Figure, kilobytes, ms, percentile, seconds } from './figures.ts';
import { createGraphClient, type GraphClient, signIn } from './graph-client.ts';
import type { DocumentContent } from './sample-documents.ts';

const POLL_MS = 100;
const LIMIT_MS = 15 * 60_000;
const TRIES_MS = 15_000;
const ADDRESSES = 6;
const ALIASES = 50;
const WRITES_PER_SECOND = 5;

const UPLOAD =
  'mutation ($input: CreateEstateUploadInput!) { createEstateUpload(input: $input) { estateUpload { id } } }';
const STATUS = 'query ($id: ID!) { estateUpload(id: $id) { status } }';
const CREATE = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }';
const ESTATE = 'query ($id: ID!) { estate(id: $id) { version people { id } assets { id } } }';
const ADD =
  'mutation ($id: ID!, $version: Int!, $attributes: AssetInput!) { createAsset(estateId: $id, version: $version, attributes: $attributes) { asset { id } } }';
const REMOVE = 'mutation ($id: ID!, $version: Int!) { deleteAsset(id: $id, version: $version) { asset { id } } }';

const guess = (alias: string, at: number): string =>
  `${alias}: validatePassword(password: "Velvet-Compass-${at}-Otter") { valid }`;

async function signInTimes(url: string, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const from = performance.now();
    await signIn(url, 'advisor');
    times.push(performance.now() - from);
  }
  return times;
}

/** Sign-ins while visitors of several networks have passwords checked, fifty in a request and one in a request. */
export async function guessing(platform: Platform): Promise<Figure[]> {
  const { url } = platform;
  const said = (times: number[]) =>
    `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, ${times.length} sign-ins`;
  await signInTimes(url, performance.now() + 3_000);
  const figures = [{ what: 'sign-in, nobody else', value: said(await signInTimes(url, performance.now() + TRIES_MS)) }];
  for (const aliases of [ALIASES, 1]) {
    const query = `mutation { ${Array.from({ length: aliases }, (_, at) => guess(`a${at}`, at)).join(' ')} }`;
    const until = performance.now() + TRIES_MS;
    const answers = { taken: 0, refused: 0 };
    const trying = Array.from({ length: ADDRESSES }, async (_, at) => {
      const visitor = createAttacker(url, `visitor ${at}`);
      while (performance.now() < until) {
        const { text } = await visitor.ask(query);
        answers[text.includes('"valid"') ? 'taken' : 'refused'] += 1;
      }
    });
    const [times] = await Promise.all([signInTimes(url, until), ...trying]);
    figures.push({
      what: `sign-in, ${ADDRESSES} visitors try ${aliases} password${aliases > 1 ? 's' : ''} a request`,
      value: `${said(times)}; ${answers.taken} of theirs taken, ${answers.refused} refused`,
    });
  }
  return figures;
}

async function untilRead(ask: () => Promise<string>): Promise<string> {
  for (const until = performance.now() + LIMIT_MS; performance.now() < until; await pause(POLL_MS)) {
    const status = await ask();
    if (['READ', 'FAILED', 'TOKENS_REFUSED'].includes(status)) return status;
  }
  throw new Error(`not read after ${seconds(LIMIT_MS)}`);
}

/** Four large files of one organization at once, and a small one of another that comes a second later. */
export async function largeFiles(
  platform: Platform,
  large: DocumentContent,
  small: DocumentContent,
): Promise<Figure[]> {
  const client = createGraphClient(platform.url, await signIn(platform.url, 'advisor'));
  // A sub-organization, which draws from the tokens above, and waits its turn as another one.
  const outboxUrl = platform.services['outbox']?.url ?? '';
  const { owner, ids } = await foreignWorld(platform.url, outboxUrl, SAMPLE_ORGANIZATIONS.familyOffice.id);
  const from = performance.now();
  const one = async (at: number): Promise<number> => {
    const answer = await client.upload<{ createEstateUpload: { estateUpload: { id: string } } }>(
      UPLOAD,
      { estateId: CASTELLAN_ESTATE_ID, abstract: true },
      { name: `large-${at}.pdf`, content: large },
    );
    const { id } = answer.createEstateUpload.estateUpload;
    await untilRead(
      async () => (await client.request<{ estateUpload: { status: string } }>(STATUS, { id })).estateUpload.status,
    );
    return performance.now() - from;
  };
  const ofAnother = async (): Promise<[number, string]> => {
    await pause(1_000);
    const given = performance.now();
    const file = { name: 'small.pdf', content: Buffer.from(small) };
    const { text } = await owner.upload(UPLOAD, { estateId: ids['estateId'], abstract: true }, file);
    const id = /"estateUpload":\{"id":"([^"]+)"/.exec(text)?.[1];
    if (!id) throw new Error(`the other organization's file was not taken: ${text.slice(0, 200)}`);
    const status = await untilRead(async () => (await dataOf(owner, STATUS, { id })).estateUpload.status);
    return [performance.now() - given, status];
  };
  const [other, ...times] = await Promise.all([ofAnother(), ...[1, 2, 3, 4].map(one)]);
  return [
    {
      what: `four files of ${kilobytes(large.length)} of text at once`,
      value: `read after ${times.map(seconds).join(', ')}`,
    },
    {
      what: `a file of ${kilobytes(small.length)} of another organization meanwhile`,
      value: `${other[1]} after ${seconds(other[0])}`,
    },
  ];
}

async function change(client: GraphClient, estateId: string): Promise<void> {
  const { estate } = await client.request<{
    estate: { version: number; people: { id: string }[]; assets: { id: string }[] };
  }>(ESTATE, { id: estateId });
  const [asset] = estate.assets;
  if (asset) await client.request(REMOVE, { id: asset.id, version: estate.version });
  else {
    const owners = [{ ownerId: estate.people[0]?.id, percent: 100 }];
    const attributes = { name: 'Savings', assetType: 'CASH', balance: 1_000, owners };
    await client.request(ADD, { id: estateId, version: estate.version, attributes });
  }
}

/** The size of the store's file under five changes a second. */
export async function storeSize(platform: Platform, minutes: number, say: (line: string) => void): Promise<Figure[]> {
  const file = join(platform.dataDir, 'infrastructure', 'mongodb', 'store.mv');
  const megabytes = (): string => (statSync(file).size / 1024 / 1024).toFixed(0);
  const client = createGraphClient(platform.url, await signIn(platform.url, 'advisor'));
  const input = { firstName: 'Stella', lastName: 'Store', state: 'NY', maritalStatus: 'SINGLE' };
  const made = await client.request<{ createEstate: { estate: { id: string } } }>(CREATE, { input });
  const course = [megabytes()];
  let written = 0;
  const started = performance.now();
  for (let minute = 1; minute <= minutes; minute += 1) {
    while (performance.now() < started + minute * 60_000) {
      const next = performance.now() + 1_000 / WRITES_PER_SECOND;
      await change(client, made.createEstate.estate.id);
      written += 1;
      await pause(Math.max(0, next - performance.now()));
    }
    course.push(megabytes());
    say(`store.mv after ${minute} min: ${course.at(-1)} MB`);
  }
  const rate = (written / minutes / 60).toFixed(1);
  return [{ what: `store.mv each minute, ${rate} changes a second`, value: `${course.join(', ')} MB` }];
}
