import { CASTELLAN_ESTATE_ID } from '@platform/test-kit/sample-world';
import { type Figure, kilobytes, seconds } from './figures.ts';
import type { GraphClient } from './graph-client.ts';
import type { DocumentContent } from './sample-documents.ts';

const POLL_MS = 100;
const LIMIT_MS = 5 * 60_000;

const UPLOAD = `mutation BenchUpload($input: CreateEstateUploadInput!) {
  createEstateUpload(input: $input) { estateUpload { id } }
}`;
const READING = `query BenchReading($id: ID!) {
  estateUpload(id: $id) { status statusMessage pageCount values { id } }
}`;
const DELETE_UPLOAD = 'mutation BenchDeleteUpload($id: ID!) { deleteEstateUpload(id: $id) { ok } }';
const SECTIONS = 'query BenchSections($estateId: ID!) { reportBuilderConfig(estateId: $estateId) { sections { id } } }';
const CREATE_REPORT = `mutation BenchReport($input: CreateReportInput!) {
  createReportWithPrefetch(input: $input) { report { id } }
}`;
const REPORT = 'query BenchReport($id: ID!) { report(id: $id) { status statusMessage pageCount byteSize } }';
const DELETE_REPORT = 'mutation BenchDeleteReport($id: ID!) { deleteReport(id: $id) { ok } }';

interface Reading {
  readonly status: string;
  readonly statusMessage: string | null;
  readonly pageCount: number | null;
  readonly values: readonly { id: string }[];
}
interface RenderedReport {
  readonly status: string;
  readonly statusMessage: string | null;
  readonly pageCount: number | null;
  readonly byteSize: number | null;
}

/** Asks again until there is an answer, as a page without realtime would. */
async function poll<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > until) throw new Error(`not done after ${seconds(LIMIT_MS)}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** From the first byte of the upload until its extracted values can be read; the upload is removed afterwards. */
export async function uploadToValues(client: GraphClient, what: string, content: DocumentContent): Promise<Figure> {
  const started = performance.now();
  const { createEstateUpload } = await client.upload<{ createEstateUpload: { estateUpload: { id: string } } }>(
    UPLOAD,
    { estateId: CASTELLAN_ESTATE_ID, abstract: true },
    { name: 'benchmark.pdf', content },
  );
  const { id } = createEstateUpload.estateUpload;
  try {
    const reading = await poll(async () => {
      const { estateUpload } = await client.request<{ estateUpload: Reading }>(READING, { id });
      if (['FAILED', 'TOKENS_REFUSED', 'CANCELLED'].includes(estateUpload.status)) {
        throw new Error(`${estateUpload.status}: ${estateUpload.statusMessage ?? ''}`);
      }
      return estateUpload.status === 'READ' ? estateUpload : undefined;
    });
    const took = performance.now() - started;
    return {
      what: `upload to extracted values, ${what}`,
      value: `${seconds(took)} (${reading.pageCount} pages, ${kilobytes(content.byteLength)}, ${reading.values.length} values)`,
    };
  } finally {
    await client.request(DELETE_UPLOAD, { id });
  }
}

/** From the request of a report with every section until its PDF is there. */
export async function reportToPdf(client: GraphClient, what: string): Promise<Figure> {
  const { reportBuilderConfig } = await client.request<{
    reportBuilderConfig: { sections: readonly { id: string }[] };
  }>(SECTIONS, { estateId: CASTELLAN_ESTATE_ID });
  const sections = reportBuilderConfig.sections.map(({ id }) => id);
  const started = performance.now();
  const { createReportWithPrefetch } = await client.request<{ createReportWithPrefetch: { report: { id: string } } }>(
    CREATE_REPORT,
    { input: { estateId: CASTELLAN_ESTATE_ID, name: 'Benchmark', sections } },
  );
  const { id } = createReportWithPrefetch.report;
  try {
    const report = await poll(async () => {
      const answer = await client.request<{ report: RenderedReport }>(REPORT, { id });
      if (answer.report.status === 'ERROR') throw new Error(answer.report.statusMessage ?? 'the report failed');
      return answer.report.status === 'COMPLETE' ? answer.report : undefined;
    });
    const took = performance.now() - started;
    return {
      what: `report PDF, ${what}`,
      value: `${seconds(took)} (${sections.length} sections, ${report.pageCount} pages, ${kilobytes(report.byteSize ?? 0)})`,
    };
  } finally {
    await client.request(DELETE_REPORT, { id });
  }
}
