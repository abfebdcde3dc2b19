import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { CASTELLAN_ESTATE_ID } from '@platform/test-kit/sample-world';
import type { Platform } from '../platform.ts';
import { peopleAtWork } from '../soak/people.ts';
import { type Figure, seconds } from './figures.ts';
import { createGraphClient, type GraphClient, signIn } from './graph-client.ts';
import type { DocumentContent } from './sample-documents.ts';

const LIMIT_MS = 180_000;
const ASK_EVERY_MS = 100;
/** One question may take this long, as in a page that shows nothing meanwhile. */
const ANSWER_LIMIT_MS = 5_000;
/** A lucky answer between two failures is not yet a platform that works. */
const IN_A_ROW = 5;
/** Pauses before a restart grow with each end, and start small again after this. */
const SETTLE_MS = 31_000;

const READ = 'query ($id: ID!) { currentSession { account { name } } estate(id: $id) { version people { id } } }';
const ADD =
  'mutation ($id: ID!, $version: Int!, $attributes: AssetInput!) { createAsset(estateId: $id, version: $version, attributes: $attributes) { asset { id } } }';
const CREATE = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }';
const UPLOAD =
  'mutation ($input: CreateEstateUploadInput!) { createEstateUpload(input: $input) { estateUpload { id } } }';
const STATUS = 'query ($id: ID!) { estateUpload(id: $id) { status } }';
const REMOVE = 'mutation ($id: ID!) { deleteEstateUpload(id: $id) { ok } }';

async function within<Answer>(work: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), ANSWER_LIMIT_MS);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** When the first of some successes in a row was asked for. */
async function worksAgain(ask: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + LIMIT_MS;
  let since: number | undefined;
  for (let inARow = 0; inARow < IN_A_ROW; ) {
    const asked = performance.now();
    try {
      await within(ask());
      since ??= asked;
      inARow += 1;
    } catch {
      since = undefined;
      inARow = 0;
    }
    if (asked > until) throw new Error(`does not work after ${seconds(LIMIT_MS)}`);
    await pause(ASK_EVERY_MS);
  }
  return since as number;
}

async function untilDone<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (const until = performance.now() + LIMIT_MS; performance.now() < until; await pause(ASK_EVERY_MS)) {
    const answer = await within(ask()).catch(() => undefined);
    if (answer !== undefined) return answer;
  }
  throw new Error(`not done after ${seconds(LIMIT_MS)}`);
}

async function readAndChange(client: GraphClient, estateId: string): Promise<void> {
  const { estate } = await client.request<{ estate: { version: number; people: { id: string }[] } }>(READ, {
    id: estateId,
  });
  const owners = [{ ownerId: estate.people[0]?.id, percent: 100 }];
  const attributes = { name: 'Savings', assetType: 'CASH', balance: 1_000, owners };
  await client.request(ADD, { id: estateId, version: estate.version, attributes });
}

/** A file that is given just now, again until it is taken, and until its values can be read. */
async function untilRead(client: GraphClient, content: DocumentContent): Promise<void> {
  const id = await untilDone(async () => {
    const input = { estateId: CASTELLAN_ESTATE_ID, abstract: true };
    const file = { name: 'healing.pdf', content };
    const answer = await client.upload<{ createEstateUpload: { estateUpload: { id: string } } }>(UPLOAD, input, file);
    return answer.createEstateUpload.estateUpload.id;
  });
  await untilDone(async () => {
    const { estateUpload } = await client.request<{ estateUpload: { status: string } }>(STATUS, { id });
    return estateUpload.status === 'READ' || undefined;
  });
  await untilDone(() => client.request(REMOVE, { id }));
}

const PARTS: readonly (readonly [what: string, services: readonly string[], jvm?: true])[] = [
  ['nothing', []],
  ['subgraph-estate', ['subgraph-estate']],
  ['subgraph-identity', ['subgraph-identity']],
  ['subgraph-integrations', ['subgraph-integrations']],
  ['gateway', ['gateway']],
  ['store, broker and cache', [], true],
  [
    'all of them',
    ['subgraph-estate', 'subgraph-identity', 'subgraph-reports', 'subgraph-integrations', 'gateway'],
    true,
  ],
];

async function allThere({ services, infrastructure }: Platform): Promise<void> {
  await infrastructure.check();
  await Promise.all(Object.values(services).map((service) => service.waitReady()));
}

/**
 * Kills each part with SIGKILL while six people work, and says how long it is until a read and a change work, and until
 * a file that is uploaded at that moment has been read.
 */
export async function healing(
  platform: Platform,
  content: DocumentContent,
  say: (line: string) => void,
): Promise<Figure[]> {
  const client = createGraphClient(platform.url, await signIn(platform.url, 'advisor'));
  const name = { firstName: 'Hal', lastName: 'Healing', state: 'NY', maritalStatus: 'SINGLE' };
  const { createEstate } = await client.request<{ createEstate: { estate: { id: string } } }>(CREATE, { input: name });
  const estateId = createEstate.estate.id;
  const end = { at: Number.POSITIVE_INFINITY };
  const atWork = peopleAtWork(platform.url, () => end.at);
  const figures: Figure[] = [];
  try {
    await pause(5_000);
    for (const [what, services, jvm] of PARTS) {
      const killedAt = performance.now();
      for (const service of services) void platform.services[service]?.kill();
      const { jvm: pid } = platform.infrastructure.pids();
      if (jvm && pid) process.kill(pid, 'SIGKILL');
      const [works, read] = await Promise.all([
        worksAgain(() => readAndChange(client, estateId)).then((at) => at - killedAt),
        untilRead(client, content).then(() => performance.now() - killedAt),
      ]);
      const busy = (loadavg()[0] ?? 0).toFixed(0);
      const value = `requests ${seconds(works)}, upload to read ${seconds(read)} (load ${busy})`;
      figures.push({ what: `killed: ${what}`, value });
      say(`killed: ${what}: ${value}`);
      await allThere(platform);
      await pause(SETTLE_MS);
    }
  } finally {
    end.at = 0;
    await atWork;
  }
  return figures;
}
