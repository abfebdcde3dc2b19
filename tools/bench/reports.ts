import { readdirSync, readFileSync } from 'node:fs';
import { CASTELLAN_ESTATE_ID, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import mongoose from 'mongoose';
import { memoryOf } from '../soak/memory.ts';
import { type Figure, ms, percentile, seconds } from './figures.ts';
import type { GraphClient } from './graph-client.ts';
import type { InnerAddresses } from './platform-under-test.ts';

const TEN = [
  'cover',
  'contents',
  'summary',
  'family',
  'balance_sheet',
  'diagram',
  'taxes',
  'trusts',
  'documents',
  'assumptions',
];
const ROUNDS = 12;
const QUEUED = 50;
const LOOK_EVERY_MS = 500;
const LIMIT_MS = 10 * 60_000;

const CREATE = `mutation BenchReports($input: CreateReportInput!) {
  createReportWithPrefetch(input: $input) { report { id } }
}`;
const PREVIEW = 'mutation BenchPreview($input: PdfUtilInput!) { pdfUtil(input: $input) { pageCount } }';
const STATES = `query BenchStates($searchTerm: String!) {
  reports(searchTerm: $searchTerm, pagination: { perPage: -1 }) { collection { id status statusMessage } }
}`;
const DELETE = 'mutation BenchDelete($id: ID!) { deleteReport(id: $id) { ok } }';

interface State {
  readonly id: string;
  readonly status: string;
  readonly statusMessage: string | null;
}

/** Fifty are more than the sample organization has left; where its store cannot be reached the figure says how many came. */
async function withRoom(inner: InnerAddresses | undefined): Promise<void> {
  if (!inner) return;
  const connection = await mongoose.createConnection(inner.mongodbUrl).asPromise();
  try {
    await connection
      .useDb('identity')
      .collection('quotas')
      .updateMany(
        { organizationId: SAMPLE_ORGANIZATIONS.northmere.id, type: { $in: ['STANDARD_REPORTS', 'ULTRA_REPORTS'] } },
        { $inc: { total: 10 * QUEUED, free: 10 * QUEUED } },
      );
  } finally {
    await connection.close();
  }
}

async function created(client: GraphClient, name: string, asDraft: boolean): Promise<string> {
  const input = { estateId: CASTELLAN_ESTATE_ID, name, sections: TEN, asDraft };
  const { createReportWithPrefetch } = await client.request<{ createReportWithPrefetch: { report: { id: string } } }>(
    CREATE,
    { input },
  );
  return createReportWithPrefetch.report.id;
}

/** Megabytes of a process with all that it started: the service, and Chromium with its pages. */
function memoryOfTree(root: number): number {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
        return [[Number(name), Number(parent)] as const];
      } catch {
        // It has ended between the two readings.
        return [];
      }
    });
  const below = (pid: number): number[] => [
    pid,
    ...parents.flatMap(([child, parent]) => (parent === pid ? below(child) : [])),
  ];
  return below(root).reduce((sum, pid) => sum + (memoryOf(pid) ?? 0), 0);
}

/** Ten sections one after another with a warm browser; a preview is the same printing without a quota. */
async function oneByOne(client: GraphClient): Promise<Figure> {
  const id = await created(client, 'Benchmark preview', true);
  const took: number[] = [];
  let pages = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const started = performance.now();
    const { pdfUtil } = await client.request<{ pdfUtil: { pageCount: number } }>(PREVIEW, {
      input: { reportId: id, kind: 'PREVIEW' },
    });
    // The first one starts the browser.
    if (round > 0) took.push(performance.now() - started);
    pages = pdfUtil.pageCount;
  }
  await client.request(DELETE, { id });
  return {
    what: `report of ten sections, ${ROUNDS} one after another`,
    value: `p50 ${ms(percentile(took, 0.5))}, p95 ${ms(percentile(took, 0.95))} (${pages} pages)`,
  };
}

/** Fifty at once: when the last is there, how many came, and what memory the service and its browser took at most. */
async function allAtOnce(client: GraphClient, pid: number | undefined): Promise<Figure> {
  const name = `Benchmark ${Date.now()}`;
  const before = pid ? memoryOfTree(pid) : 0;
  const started = performance.now();
  await Promise.all(Array.from({ length: QUEUED }, () => created(client, name, false)));
  let peak = before;
  let first: number | null = null;
  for (;;) {
    const { reports } = await client.request<{ reports: { collection: State[] } }>(STATES, { searchTerm: name });
    const over = reports.collection.filter(({ status }) => status !== 'REQUESTED');
    if (pid) peak = Math.max(peak, memoryOfTree(pid));
    if (over.length > 0) first ??= performance.now() - started;
    const took = performance.now() - started;
    if (over.length === QUEUED || took > LIMIT_MS) {
      for (const { id } of over) await client.request(DELETE, { id });
      const complete = over.filter(({ status }) => status === 'COMPLETE').length;
      const problem = over.find(({ status }) => status === 'ERROR')?.statusMessage;
      const memory = pid ? `, memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most` : '';
      return {
        what: `${QUEUED} reports queued at once`,
        value: `first ${seconds(first ?? took)}, last ${seconds(took)}, ${complete} complete${problem ? ` (${problem})` : ''}${memory}`,
      };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** `pid`: of the service that prints, where the platform is our own. */
export async function reports(
  client: GraphClient,
  inner: InnerAddresses | undefined,
  pid: number | undefined,
): Promise<Figure[]> {
  await withRoom(inner);
  return [await oneByOne(client), await allAtOnce(client, pid)];
}
