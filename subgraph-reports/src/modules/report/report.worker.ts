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
  type LeaseTiming,
  type Logger,
  type OutboxRelay,
  outboxEvent,
} from '@platform/service-kit';
import type { ReportEdition, ReportRecord } from '../../domain/report/report.ts';
import { countPdfPages } from './pdf-pages.ts';
import type { LaidOut, PdfRenderer, Rendered } from './pdf-renderer.ts';
import type { PrintedMarksOf } from './printed-marks.service.ts';
import type { IssueRendererSession } from './renderer-session.ts';
import type { ReportModel } from './report.model.ts';

export interface ReportWorkerDeps {
  readonly model: ReportModel;
  readonly blobs: BlobStore;
  readonly renderer: PdfRenderer;
  readonly issueSession: IssueRendererSession;
  readonly marksOf: PrintedMarksOf;
  readonly realtime: ReturnType<typeof createRealtime>;
  readonly relay: OutboxRelay;
  readonly log: Logger;
  readonly concurrency: number;
  /** `session` on plain http, `__Host-session` with TLS. */
  readonly cookieName: string;
  readonly timing?: Partial<LeaseTiming>;
}

type Work = LeasedWork<ReportRecord>;

/** With the pauses between them half a minute: a page may meet a restart of what it reads. */
const MAX_ATTEMPTS = 6;
const RENDERING = { status: 'REQUESTED', statusMessage: 'Rendering the pages', percent: 30 } as const;
/** Not the report's fault: the gateway or identity is away, or others are being printed. */
const OUTAGES: readonly string[] = ['RENDER_UNREACHABLE', 'RENDERER_BUSY'];

const failureOf = (error: unknown): Failure =>
  isOutage(error) || (isDomainError(error) && OUTAGES.includes(error.code)) ? 'outage' : 'fault';

const payloadOf = ({ _id, estateId, organizationId, requestedBy, quotaType, edition }: ReportRecord) => ({
  reportId: _id,
  estateId,
  organizationId,
  requestedBy,
  quotaType,
  edition,
});

/** Renders granted reports; a killed worker's report is taken up by the next. */
export function createReportWorker(deps: ReportWorkerDeps): LeasedWorker {
  const { model, blobs, renderer, issueSession, marksOf, realtime, relay, log, concurrency, cookieName, timing } = deps;

  const tell = (report: ReportRecord, told: Pick<ReportRecord, 'status' | 'percent'> & { message: string | null }) =>
    realtime.publish({ type: 'reportProgress', reportId: report._id, estateId: report.estateId, ...told });

  async function giveUp({ document: report, finish }: Work, error: unknown): Promise<void> {
    const message = isDomainError(error) ? error.message : 'The report could not be rendered. Please try again.';
    const id = derivedId('report-failed', report._id, String(report.round));
    const event = outboxEvent(reportFailedV1, { ...payloadOf(report), message }, { actor: null, id });
    if (await finish({ status: 'ERROR', statusMessage: message, granted: false }, [event]))
      await tell(report, { status: 'ERROR', percent: 0, message });
  }

  async function complete(
    { document: report, finish }: Work,
    { pdf, estateVersion }: Rendered,
    read: Pick<ReportEdition, 'readAt' | 'marks'>,
  ): Promise<void> {
    const { key: blobKey, byteSize } = await blobs.put(Readable.from([pdf]), 'reports');
    const made = { blobKey, byteSize, pageCount: countPdfPages(pdf) };
    const completedAt = new Date();
    const { edition: number, name, subName, sections, options, preparedBy } = report;
    const of = { name, ...(subName && { subName }), sections, options, preparedBy };
    const edition: ReportEdition = { number, ...made, completedAt, estateVersion, ...of, ...read };
    const id = derivedId('report-completed', report._id, String(report.round));
    const event = outboxEvent(reportCompletedV1, { ...payloadOf(report), ...made }, { actor: null, id });
    const editions = [...report.editions, edition];
    const isWithheld = options.isPreview;
    const done = {
      ...({ status: 'COMPLETE', statusMessage: null, percent: 100 } as const),
      ...{ completedAt, editions, isWithheld, ...made },
    };
    if (await finish(done, [event])) await tell(report, { status: 'COMPLETE', percent: 100, message: null });
    else await blobs.delete(blobKey);
  }

  async function render(work: Work): Promise<void> {
    const report = work.document;
    const { _id: reportId, requestedBy: accountId, organizationId, estateId } = report;
    await tell(report, { status: 'REQUESTED', percent: RENDERING.percent, message: RENDERING.statusMessage });
    const value = await issueSession({ accountId, organizationId, estateId, reportId });
    /** Told on the way, and never waited for: what is missed is told with the next. */
    const onSection = ({ title, done, of }: LaidOut): void => {
      const percent = RENDERING.percent + Math.round((60 * done) / Math.max(1, of));
      void tell(report, { status: 'REQUESTED', percent, message: `${title}, ${done} of ${of}` });
    };
    const page = { path: `/service/reports/${reportId}`, cookie: { name: cookieName, value }, onSection };
    // Before the pages are read: what changes meanwhile makes the report look older than it is, never fresher.
    const read = { readAt: new Date(), marks: await marksOf(report, report.sections) };
    await complete(work, await renderer.render(page), read);
  }

  const worker = createLeasedWorker<ReportRecord>({
    model,
    name: 'report',
    waiting: { granted: true, status: 'REQUESTED', isHeld: { $ne: true } },
    onTake: RENDERING,
    onPause: { statusMessage: 'Trying again' },
    concurrency,
    maxAttempts: MAX_ATTEMPTS,
    run: render,
    failureOf,
    giveUp,
    nudgeRelay: relay.nudge,
    log,
    ...(timing && { timing }),
  });
  return {
    ...worker,
    async stop() {
      // Stopping first: a page that is closed under its worker is no failure of the report.
      const stopped = worker.stop();
      await renderer.close();
      await stopped;
    },
  };
}
