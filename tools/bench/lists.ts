import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { type Figure, ms, percentile } from './figures.ts';
import type { GraphClient } from './graph-client.ts';
import type { InnerAddresses } from './platform-under-test.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SIZES = (process.env['BENCH_CLIENTS'] ?? '2000,50000').split(',').map(Number);
const TIMES = 40;
const FILL_TIMES = 10;
const FILL_PAUSE_MS = 5_000;
const ADDED_UP_LIMIT_MS = 10 * 60_000;
const ADDED_UP_LOOK_MS = 2_000;
const ROW = `id displayName city clientState maritalStatus isSample calculatedNetWorth calculatedFederalTaxEstimate
  calculatedStateTaxEstimate updatedAt advisor { id name }`;
const PAGE = 'metadata { totalCount totalPages currentPage limitValue }';
const estates = (sort: string): string => `query BenchEstates($page: Int!, $filter: EstateFilterInput) {
  estates(pagination: { page: $page, perPage: 50 }, sortBy: ${sort}, filter: $filter) { collection { ${ROW} } ${PAGE} }
}`;

interface Asked {
  readonly what: string;
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}
/** What a person opens; the deep page is the last but one. */
const asked = (size: number): readonly Asked[] => [
  { what: 'clients by name', query: estates('NAME'), variables: { page: 1 } },
  {
    what: 'clients by value, largest first',
    query: estates('NET_WORTH').replace('filter: $filter', 'filter: $filter, direction: DESC'),
    variables: { page: 1 },
  },
  { what: `clients by name, page ${size / 50 - 1}`, query: estates('NAME'), variables: { page: size / 50 - 1 } },
  {
    what: 'clients with a part of a name',
    query: estates('NAME'),
    variables: { page: 1, filter: { searchTerm: 'norfer' } },
  },
  ...['norfer', 'an', 'trust'].map((needle) => ({
    what: `search "${needle}"`,
    query:
      'query BenchSearch($needle: String!) { search(needle: $needle, perPage: 10) { collection { title } ' +
      PAGE +
      ' } }',
    variables: { needle },
  })),
  {
    what: 'documents of all clients',
    query: `query BenchDocuments { documents(pagination: { page: 1, perPage: 20 }) { collection { id name } ${PAGE} } }`,
  },
  {
    what: 'trusts of all clients',
    query: `query BenchTrusts { trusts(pagination: { page: 1, perPage: 20 }) { collection { id name } ${PAGE} } }`,
  },
  {
    what: 'dashboard',
    query: `query BenchDashboard { estateOverview { estatesCount netWorth estimatedEstateTax valuedWithin90DaysPercent
      staleFiguresCount households { estateId netWorth } work { id title } opportunities { kind count estateIds } } }`,
  },
];

/** Rows for so many clients, by the code that writes rows; the store counts what it looks at for a list. */
export async function lists(
  client: GraphClient,
  inner: InnerAddresses | undefined,
  say: (line: string) => void,
): Promise<Figure[]> {
  if (!inner) return [{ what: 'lists', value: 'not measured: the address of the store is not known' }];
  const connection = await mongoose.createConnection(inner.mongodbUrl).asPromise();
  const read = async (): Promise<number> => {
    const { metrics } = (await connection.db?.admin().serverStatus()) ?? {};
    return Number(metrics?.queryExecutor?.scannedObjects ?? Number.NaN);
  };
  try {
    const figures: Figure[] = [];
    for (const [place, size] of SIZES.entries()) {
      const filled = await fill(inner.mongodbUrl, SIZES[place - 1] ?? 0, size);
      figures.push({ what: `rows of ${size} clients written`, value: ms(filled) });
      figures.push({ what: `rows of ${size} clients added up`, value: ms(await addedUp(connection)) });
      for (const one of asked(size)) {
        const figure = await measure(client, one, size, read);
        say(`${figure.what}: ${figure.value}`);
        figures.push(figure);
      }
    }
    return figures;
  } finally {
    await connection.close();
  }
}

/**
 * Until the worker has added up what was written: no firm is given ten thousands of clients in a moment, and its reads
 * would be counted with those of the lists.
 */
async function addedUp(connection: mongoose.Connection): Promise<number> {
  const began = performance.now();
  const rows = connection.useDb('estate').collection('estate_rows');
  while (performance.now() - began < ADDED_UP_LIMIT_MS) {
    if (!(await rows.findOne({ sumsDue: { $exists: true } }, { projection: { _id: 1 } }))) {
      return performance.now() - began;
    }
    await pause(ADDED_UP_LOOK_MS);
  }
  throw new Error('the rows were not added up in time');
}

async function fill(mongodbUrl: string, from: number, to: number): Promise<number> {
  const began = performance.now();
  const command = ['subgraph-estate/src/seed/many-rows.ts', String(from), String(to)];
  const env = { ...process.env, MONGODB_URL: mongodbUrl };
  // It goes on where it was interrupted: on a machine that others work on, the store may answer too late for it.
  for (let time = 0; time < FILL_TIMES; time += 1) {
    const [code] = await once(spawn(process.execPath, command, { cwd: ROOT, env, stdio: 'inherit' }), 'close');
    if (code === 0) return performance.now() - began;
    await pause(FILL_PAUSE_MS);
  }
  throw new Error('the rows could not be written');
}

async function measure(client: GraphClient, one: Asked, size: number, read: () => Promise<number>): Promise<Figure> {
  await client.request(one.query, one.variables);
  const before = await read();
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    await client.request(one.query, one.variables);
    times.push(performance.now() - began);
  }
  const each = Math.round(((await read()) - before) / TIMES);
  return {
    what: `${one.what}, ${size} clients`,
    value: `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, ${each} documents read`,
  };
}
