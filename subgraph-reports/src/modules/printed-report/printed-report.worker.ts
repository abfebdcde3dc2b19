import { Readable } from 'node:stream';
import { reportCompletedV1, reportFailedV1 } from '@platform/contracts/events';
import { isDomainError } from '@platform/kernel';
import {
  type BlobStore,
  createLeasedWorker,
  type createRealtime,
  derivedId,
  type Failure,
  isOutage,
  type LeasedWork,
  type LeasedWorker,
  type Logger,
  type OutboxRelay,
  outboxEvent,
} from '@platform/service-kit';
import type { PrintedReportRecord } from '../../domain/printed-report/printed-report.ts';
import type { ReadEstateLines } from './estate-lines.ts';
import type { PrintedReportModel } from './printed-report.model.ts';

/** The renderer, as far as this worker knows it. */
interface PagePrinter {
  render(request: { path: string; cookie: { name: string; value: string } }): Promise<{ readonly pdf: Buffer }>;
}

export interface PrintedReportWorkerDeps {
  readonly model: PrintedReportModel;
  readonly blobs: BlobStore;
  readonly renderer: PagePrinter;
  readonly countPages: (pdf: Buffer) => number;
  readonly issueSession: (of: {
    accountId: string;
    organizationId: string;
    estateId: string;
    reportId: string;
  }) => Promise<string>;
  readonly readLines: ReadEstateLines;
  readonly realtime: ReturnType<typeof createRealtime>;
  readonly relay: OutboxRelay;
  readonly log: Logger;
  readonly concurrency: number;
  readonly cookieName: string;
}

type Work = LeasedWork<PrintedReportRecord>;

const MAX_ATTEMPTS = 6;
const OUTAGES: readonly string[] = ['RENDER_UNREACHABLE', 'RENDERER_BUSY'];
const pathOf = ({ kind, _id }: Pick<PrintedReportRecord, 'kind' | '_id'>): string =>
  kind === 'STATEMENT' ? `/service/pfs-reports/${_id}` : `/service/estate-documents-summary-reports/${_id}`;

function failureOf(error: unknown): Failure {
  if (isOutage(error) || (isDomainError(error) && OUTAGES.includes(error.code))) return 'outage';
  return isDomainError(error) && error.code === 'SUMMARY_FAILED' ? 'final' : 'fault';
}

/** Fills granted statements and summaries with what their estate says, and prints them. */
export function createPrintedReportWorker(deps: PrintedReportWorkerDeps): LeasedWorker {
  const { model, blobs, renderer, countPages, issueSession, readLines, realtime, relay, log, cookieName } = deps;
  const payloadOf = ({ _id, estateId, organizationId, requestedBy, quotaType }: PrintedReportRecord) => ({
    reportId: _id,
    estateId,
    organizationId,
    requestedBy,
    quotaType,
  });
  const tell = ({ _id, estateId }: PrintedReportRecord, status: 'REQUESTED' | 'COMPLETE' | 'ERROR', percent: number) =>
    realtime.publish({ type: 'reportProgress', reportId: _id, estateId, status, percent, message: null });

  async function giveUp({ document: report, finish }: Work, error: unknown): Promise<void> {
    const message = isDomainError(error) ? error.message : 'The report could not be rendered. Please try again.';
    const isEmpty = isDomainError(error) && error.code === 'SUMMARY_FAILED';
    const id = derivedId('printed-failed', report._id);
    const event = outboxEvent(reportFailedV1, { ...payloadOf(report), message }, { actor: null, id });
    const status = isEmpty ? 'SUMMARY_FAILED' : 'ERROR';
    if (await finish({ status, statusMessage: message, granted: false }, [event])) await tell(report, 'ERROR', 0);
  }

  async function run({ document: report, change, finish }: Work): Promise<void> {
    const { _id: reportId, requestedBy: accountId, organizationId, estateId, kind, columns } = report;
    const value = await issueSession({ accountId, organizationId, estateId, reportId });
    if (kind === 'STATEMENT' && report.asOf === null) {
      const lines = await readLines(estateId, columns, `${cookieName}=${value}`);
      await change(report.isEdited ? { asOf: lines.asOf } : lines);
    }
    await change({ status: 'PENDING_PDF_RENDERING', statusMessage: 'Rendering the pages' });
    await tell(report, 'REQUESTED', 50);
    const { pdf } = await renderer.render({
      path: pathOf(report),
      cookie: { name: cookieName, value },
    });
    const { key: blobKey, byteSize } = await blobs.put(Readable.from([pdf]), 'reports');
    const made = { blobKey, byteSize, pageCount: countPages(pdf) };
    const id = derivedId('printed-completed', reportId);
    const event = outboxEvent(reportCompletedV1, { ...payloadOf(report), ...made }, { actor: null, id });
    const done = { status: 'COMPLETE', statusMessage: null, completedAt: new Date(), ...made } as const;
    if (await finish(done, [event])) await tell(report, 'COMPLETE', 100);
    else await blobs.delete(blobKey);
  }

  return createLeasedWorker<PrintedReportRecord>({
    model,
    name: 'statement',
    waiting: { granted: true, status: { $in: ['REQUESTED', 'PENDING_ESTATE_SUMMARY', 'PENDING_PDF_RENDERING'] } },
    onTake: { status: 'PENDING_ESTATE_SUMMARY', statusMessage: 'Reading the estate' },
    onPause: { statusMessage: 'Trying again' },
    concurrency: deps.concurrency,
    maxAttempts: MAX_ATTEMPTS,
    run,
    failureOf,
    giveUp,
    nudgeRelay: relay.nudge,
    log,
  });
}
