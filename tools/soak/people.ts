import { setTimeout as pause } from 'node:timers/promises';
import { emptyPdf } from '@platform/test-kit/empty-pdf';
import { CASTELLAN_ESTATE_ID } from '@platform/test-kit/sample-world';
import { WebSocket } from 'undici';
import { createGraphClient, type GraphClient, type SampleName, signIn } from '../bench/graph-client.ts';

/** What the people of a soak did, and what of it failed. */
export interface Tally {
  reads: number;
  writes: number;
  uploads: number;
  messages: number;
  readonly failures: string[];
}

const LIST = '{ estates(pagination: { perPage: 20 }) { collection { id displayName netWorth } } }';
const ESTATE =
  'query ($id: ID!) { estate(id: $id) { id version displayName people { id displayName } distribution { totals { tax } } } }';
const DOCUMENTS = '{ documents(pagination: { perPage: 20 }) { collection { id } } }';
const ME = '{ currentSession { id account { id name } } }';
const NOTICES = '{ notifications { collection { id } } }';
const ADD =
  'mutation ($id: ID!, $version: Int!, $attributes: AssetInput!) { createAsset(estateId: $id, version: $version, attributes: $attributes) { asset { id } } }';
const REMOVE = 'mutation ($id: ID!, $version: Int!) { deleteAsset(id: $id, version: $version) { asset { id } } }';
const UPLOAD =
  'mutation ($input: CreateEstateUploadInput!) { createEstateUpload(input: $input) { estateUpload { id } } }';
const UNLOAD = 'mutation ($id: ID!) { deleteEstateUpload(id: $id) { ok } }';
const CREATE = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }';

interface Estate {
  readonly version: number;
  readonly people: readonly { id: string }[];
}

async function change(client: GraphClient, estateId: string): Promise<void> {
  const read = async () => (await client.request<{ estate: Estate }>(ESTATE, { id: estateId })).estate;
  const { version, people } = await read();
  const owners = [{ ownerId: people[0]?.id, percent: 100 }];
  const attributes = { name: 'Savings', assetType: 'CASH', balance: 1_000, owners };
  const { createAsset } = await client.request<{ createAsset: { asset: { id: string } } }>(ADD, {
    id: estateId,
    version,
    attributes,
  });
  await client.request(REMOVE, { id: createAsset.asset.id, version: (await read()).version });
}

async function fileAndRemove(client: GraphClient, estateId: string): Promise<void> {
  const file = { name: 'letter.pdf', content: new Uint8Array(emptyPdf()) };
  const { createEstateUpload } = await client.upload<{ createEstateUpload: { estateUpload: { id: string } } }>(
    UPLOAD,
    { estateId, abstract: false },
    file,
  );
  await client.request(UNLOAD, { id: createEstateUpload.estateUpload.id });
}

/** A tab that watches an estate; closed and opened again as people do. */
async function watch(url: string, cookie: string, estateId: string, ms: number, tally: Tally): Promise<void> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/cable`, {
    protocols: ['graphql-transport-ws'],
    headers: { cookie, origin: url },
  });
  const query = `subscription { estateChanged(estateId: "${estateId}") { estateId version } }`;
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  socket.addEventListener('message', ({ data }) => {
    const { type } = JSON.parse(String(data)) as { type: string };
    if (type === 'connection_ack') socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    if (type === 'next') tally.messages += 1;
  });
  await pause(ms);
  socket.close();
}

/** One person at work until the end: reads mostly, changes and files now and then, and always watches. */
async function work(
  url: string,
  who: SampleName,
  estateId: string | null,
  until: () => number,
  tally: Tally,
): Promise<void> {
  const cookie = await signIn(url, who);
  const client = createGraphClient(url, cookie);
  const seen = estateId ?? CASTELLAN_ESTATE_ID;
  const watching = (async () => {
    while (Date.now() < until())
      await watch(url, cookie, seen, Math.min(20_000, Math.max(0, until() - Date.now())), tally);
  })();
  for (let round = 0; Date.now() < until(); round += 1) {
    try {
      await client.request(ME);
      await client.request(ESTATE, { id: seen });
      tally.reads += 2;
      if (estateId) {
        await client.request(LIST);
        await client.request(DOCUMENTS);
        await client.request(NOTICES);
        tally.reads += 3;
        if (round % 3 === 0) {
          await change(client, estateId);
          tally.writes += 2;
        }
        if (round % 6 === 0) {
          await fileAndRemove(client, estateId);
          tally.uploads += 1;
        }
      }
    } catch (error) {
      tally.failures.push(`${who}: ${(error as Error).message}`);
    }
    await pause(400);
  }
  await watching;
}

/** Advisors change an estate of their own each; clients and attorneys read theirs. */
export async function peopleAtWork(url: string, until: () => number): Promise<Tally> {
  const tally: Tally = { reads: 0, writes: 0, uploads: 0, messages: 0, failures: [] };
  const ownEstate = async (who: SampleName): Promise<string> => {
    const client = createGraphClient(url, await signIn(url, who));
    const name = { firstName: 'Sol', lastName: `Soak ${who}`, state: 'NY', maritalStatus: 'SINGLE' };
    const { createEstate } = await client.request<{ createEstate: { estate: { id: string } } }>(CREATE, {
      input: name,
    });
    return createEstate.estate.id;
  };
  const writers = ['advisor', 'admin', 'planner'] as const;
  const readers = ['client', 'attorney', 'collaborator'] as const;
  await Promise.all([
    ...writers.map(async (who) => work(url, who, await ownEstate(who), until, tally)),
    ...readers.map((who) => work(url, who, null, until, tally)),
  ]);
  return tally;
}
