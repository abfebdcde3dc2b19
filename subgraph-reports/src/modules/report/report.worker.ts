import { Readable } from 'node:stream';
import { reportCompletedV1, reportFailedV1 } from '@platform/contracts/events';
import { isDomainError, newId } from '@platform/kernel';
import {
  type BlobStore,
  changeAggregate,
  type createRealtime,
  derivedId,
  type Logger,
  type OutboxEvent,
  type OutboxRelay,
  outboxEvent,
  type Worker,
} from '@platform/service-kit';
import type { ReportRecord } from '../../domain/report/report.ts';
import { countPdfPages } from '../../workers/pdf-pages.ts';
import type { PdfRenderer } from '../../workers/pdf-renderer.ts';
import type { IssueRendererSession } from '../../workers/renderer-session.ts';
import type { ReportModel } from './report.model.ts';

export interface ReportWorkerDeps {
  readonly model: ReportModel;
  readonly blobs: BlobStore;
  readonly renderer: PdfRenderer;
  readonly issueSession: IssueRendererSession;
  readonly realtime: ReturnType<typeof createRealtime>;
  readonly relay: OutboxRelay;
  readonly log: Logger;
  readonly concurrency: number;
  /** `session` on plain http, `__Host-session` with TLS. */
  readonly cookieName: string;
}

export interface ReportWorker extends Worker {
  nudge(): void;
}

const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
const POLL_MS = 2_000;
/** The first try and two more: a page may meet a restart of what it reads. */
const MAX_ATTEMPTS = 3;

const EVERYTHING = {};
const waiting = { granted: true, status: { $in: ['REQUESTED', 'DRAFT'] as const } };

const payloadOf = ({ _id, estateId, organizationId, requestedBy, quotaType }: ReportRecord) => ({
  reportId: _id,
  estateId,
  organizationId,
  requestedBy,
  quotaType,
});

/** Renders granted reports, one lease at a time; a killed worker's report is taken up by the next. */
export function createReportWorker(deps: ReportWorkerDeps): ReportWorker {
  const { model, blobs, renderer, issueSession, realtime, relay, log, concurrency, cookieName } = deps;
  const workerId = newId();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let busy = 0;
  let running: Promise<unknown>[] = [];
  const mine = { 'lease.workerId': workerId, status: 'DRAFT' };

  const claim = (): Promise<ReportRecord | null> => {
    const now = new Date();
    return model
      .findOneAndUpdate(
        { $and: [waiting, { $or: [{ lease: null }, { 'lease.until': { $lt: now } }] }] } as never,
        {
          $set: {
            lease: { workerId, until: new Date(now.getTime() + LEASE_MS) },
            status: 'DRAFT',
            statusMessage: 'Rendering the pages',
            percent: 30,
          },
          $inc: { attempts: 1 },
        } as never,
        { sort: { createdAt: 1 }, returnDocument: 'after' },
      )
      .lean<ReportRecord>();
  };
  const tell = (
    report: ReportRecord,
    status: ReportRecord['status'],
    percent: number,
    message: string | null,
  ): Promise<void> =>
    realtime.publish({
      type: 'reportProgress',
      reportId: report._id,
      estateId: report.estateId,
      status,
      percent,
      message,
    });
  const change = async (
    report: ReportRecord,
    set: Partial<ReportRecord>,
    events: readonly OutboxEvent[] = [],
  ): Promise<boolean> => {
    const { outcome } = await changeAggregate<ReportRecord>(model, {
      id: report._id,
      scope: EVERYTHING,
      only: mine as never,
      update: { $set: set },
      events,
    });
    if (outcome === 'applied' && events.length > 0) relay.nudge();
    return outcome === 'applied';
  };

  async function fail(report: ReportRecord, message: string): Promise<void> {
    const event = outboxEvent(
      reportFailedV1,
      { ...payloadOf(report), message },
      { actor: null, id: derivedId('report-failed', report._id, String(report.round)) },
    );
    if (await change(report, { status: 'ERROR', statusMessage: message, lease: null, granted: false }, [event]))
      await tell(report, 'ERROR', 0, message);
  }

  async function complete(report: ReportRecord, pdf: Buffer): Promise<void> {
    const { key, byteSize } = await blobs.put(Readable.from([pdf]));
    const pageCount = countPdfPages(pdf);
    const event = outboxEvent(
      reportCompletedV1,
      { ...payloadOf(report), blobKey: key, byteSize, pageCount },
      { actor: null, id: derivedId('report-completed', report._id, String(report.round)) },
    );
    const done = {
      status: 'COMPLETE' as const,
      statusMessage: null,
      percent: 100,
      blobKey: key,
      byteSize,
      pageCount,
      completedAt: new Date(),
      lease: null,
    };
    if (await change(report, done, [event])) await tell(report, 'COMPLETE', 100, null);
    else await blobs.delete(key);
  }

  async function render(report: ReportRecord): Promise<void> {
    const renew = setInterval(() => {
      model
        .updateOne({ _id: report._id, ...mine } as never, { $set: { 'lease.until': new Date(Date.now() + LEASE_MS) } })
        .catch((error: Error) => log.warn({ err: error }, 'a lease was not renewed'));
    }, RENEW_MS);
    await tell(report, 'DRAFT', 30, 'Rendering the pages');
    try {
      const { _id: reportId, requestedBy: accountId, organizationId, estateId } = report;
      const token = await issueSession({ accountId, organizationId, estateId, reportId });
      await complete(
        report,
        await renderer.render({ path: `/service/reports/${reportId}`, cookie: { name: cookieName, value: token } }),
      );
    } catch (error) {
      log.warn({ err: error, reportId: report._id, attempt: report.attempts }, 'a report was not rendered');
      if (stopped) return;
      if (report.attempts >= MAX_ATTEMPTS) {
        await fail(
          report,
          isDomainError(error) ? error.message : 'The report could not be rendered. Please try again.',
        );
      } else await change(report, { lease: null, statusMessage: 'Trying again' });
    } finally {
      clearInterval(renew);
    }
  }

  async function work(): Promise<void> {
    while (!stopped && busy < concurrency) {
      busy += 1;
      const report = await claim().catch((error: Error) => {
        log.warn({ err: error }, 'no report could be claimed');
        return null;
      });
      if (!report) {
        busy -= 1;
        return;
      }
      const job = render(report)
        .catch((error: Error) =>
          log.error({ err: error, reportId: report._id }, 'a report failed and will be tried again'),
        )
        .finally(() => {
          busy -= 1;
          running = running.filter((other) => other !== job);
          if (!stopped) void work();
        });
      running.push(job);
    }
  }

  return {
    nudge: () => void work(),
    async start() {
      timer = setInterval(() => void work(), POLL_MS);
      void work();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await renderer.close();
      await Promise.allSettled(running);
      await model.updateMany({ 'lease.workerId': workerId } as never, { $set: { lease: null } }).catch(() => undefined);
    },
  };
}
