import { setTimeout as pause } from 'node:timers/promises';
import type { Actor, QuotaType } from '@platform/contracts';
import { seesArchived } from '@platform/contracts';
import { reportRequestedV1 } from '@platform/contracts/events';
import { DomainError } from '@platform/kernel';
import {
  type BlobStore,
  derivedId,
  FRESH_LEASE,
  forbidden,
  newDocumentId,
  notFound,
  outboxEvent,
  type PaginationInput,
} from '@platform/service-kit';
import type { OwnReportSettingsRecord } from '../../domain/own-report-settings/own-report-settings.ts';
import { checkedPreparedBy } from '../../domain/report/prepared-by.ts';
import { type EstateCopy, quotaTypeOf, type ReportRecord } from '../../domain/report/report.ts';
import { orderedSections } from '../../domain/report/report-sections.ts';
import type { ReportRepository } from './report.repository.ts';

export interface NewReport {
  readonly estateId: string;
  readonly name: string;
  readonly subName?: string | null | undefined;
  readonly sections: readonly string[];
  readonly preparedBy?: string | null | undefined;
  readonly showToClient?: boolean | null | undefined;
}

interface Deps {
  readonly repository: ReportRepository;
  /** What the actor's reports start with. */
  readonly ownSettings: () => Promise<Pick<OwnReportSettingsRecord, 'preparedBy' | 'showToClient'>>;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly blobs: Pick<BlobStore, 'delete'>;
  readonly wake: () => void;
}

export const MAX_NAME = 60;

function checkedName(name: string): string {
  const trimmed = name.trim();
  if (!trimmed) throw new DomainError('BAD_USER_INPUT', 'Report name is required', { field: 'name' });
  if (trimmed.length > MAX_NAME)
    throw new DomainError('BAD_USER_INPUT', `Report name is at most ${MAX_NAME} characters`, { field: 'name' });
  return trimmed;
}

/** As long as an estate's event is under way where nothing is away; whoever asks for what is not there waits as well. */
const ARRIVAL_MS = 2_000;
const LOOK_EVERY_MS = 100;

/** Request, retry, rename and delete of reports. */
export function createReportService({ repository, ownSettings, actor, idempotencyKey, blobs, wake }: Deps) {
  const found = async (id: string): Promise<ReportRecord> => {
    const [report] = await repository.byIds([id]);
    if (!report) throw notFound('The report');
    return report;
  };
  /** One that was made a moment ago is on its way here. Throws DomainError NOT_FOUND. */
  const arrivedEstate = async (id: string): Promise<EstateCopy> => {
    const giveUpAt = performance.now() + ARRIVAL_MS;
    for (;;) {
      const estate = await repository.estate(id);
      if (estate) return estate;
      if (performance.now() > giveUpAt) throw notFound('The estate');
      await pause(LOOK_EVERY_MS);
    }
  };
  const requested = (
    report: Pick<ReportRecord, '_id' | 'estateId' | 'organizationId' | 'requestedBy' | 'quotaType' | 'round'>,
  ) =>
    outboxEvent(
      reportRequestedV1,
      {
        reportId: report._id,
        estateId: report.estateId,
        organizationId: report.organizationId,
        requestedBy: report.requestedBy,
        quotaType: report.quotaType,
      },
      { actor, id: derivedId('report-requested', report._id, String(report.round)) },
    );

  return {
    byIds: (ids: readonly string[]): Promise<ReportRecord[]> => repository.byIds(ids),
    byEstates: (estateIds: readonly string[]): Promise<ReportRecord[]> => repository.byEstates(estateIds),
    /** A client's list holds what is meant for him. */
    list: (
      filter: { readonly estateId?: string | null | undefined; readonly searchTerm?: string | null | undefined },
      pagination: PaginationInput | null | undefined,
    ) =>
      repository.list(
        { ...filter, clientOnly: actor.activeRole === 'CLIENT', withArchived: seesArchived(actor.activeRole) },
        pagination,
      ),
    /** What a report about an estate would count as. Throws DomainError NOT_FOUND. */
    async quotaTypeFor(estateId: string): Promise<QuotaType> {
      return quotaTypeOf(await arrivedEstate(estateId));
    },
    /** Throws DomainError FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, UNKNOWN_SECTION. */
    async create({ estateId, name, subName, sections, preparedBy, showToClient }: NewReport): Promise<ReportRecord> {
      const { accountId } = actor;
      if (!accountId) throw forbidden();
      const estate = await arrivedEstate(estateId);
      const own = await ownSettings();
      const report = {
        _id: newDocumentId(accountId, idempotencyKey, 'report'),
        estateId,
        organizationId: estate.organizationId,
        requestedBy: accountId,
        name: checkedName(name),
        subName: subName?.trim() || null,
        kind: 'estate',
        status: 'REQUESTED' as const,
        statusMessage: 'Checking the quota',
        sections: orderedSections(sections),
        preparedBy: checkedPreparedBy(preparedBy) ?? own.preparedBy ?? actor.name,
        showToClient: showToClient ?? own.showToClient,
        quotaType: quotaTypeOf(estate),
        round: 1,
        version: 1,
        percent: 0,
        granted: false,
        blobKey: null,
        byteSize: null,
        pageCount: null,
        completedAt: null,
        estateArchived: estate.archived ?? false,
      };
      const { document } = await repository.insert(report, [requested(report)]);
      wake();
      return document;
    },
    /** Renders a failed report again; the quota is asked for again, for the failed round was given back. */
    async retry(id: string): Promise<ReportRecord> {
      const report = await found(id);
      const round = report.round + 1;
      const { outcome, document } = await repository.change(id, {
        only: { status: 'ERROR', round: report.round },
        update: {
          $set: {
            status: 'REQUESTED',
            statusMessage: 'Checking the quota',
            percent: 0,
            round,
            granted: false,
            ...FRESH_LEASE,
          },
        },
        events: [requested({ ...report, round })],
        idempotencyKey,
      });
      if (outcome === 'refused')
        throw new DomainError('REPORT_NOT_FAILED', 'Only a report that failed can be made again.');
      wake();
      return document;
    },
    async update(
      id: string,
      version: number,
      change: { name?: string | null | undefined; showToClient?: boolean | null | undefined },
    ): Promise<ReportRecord> {
      const set = {
        ...(change.name !== null && change.name !== undefined && { name: checkedName(change.name) }),
        ...(typeof change.showToClient === 'boolean' && { showToClient: change.showToClient }),
      };
      const { document } = await repository.change(id, {
        version,
        update: { $set: set },
        idempotencyKey,
      });
      return document;
    },
    /** With its file. Throws: DomainError NOT_FOUND, but for a repetition, which is answered as the first was; REPORT_UNDER_WAY. */
    async remove(id: string): Promise<ReportRecord> {
      const [report] = await repository.byIds([id]);
      if (report?.status === 'REQUESTED' || report?.status === 'DRAFT') {
        throw new DomainError('REPORT_UNDER_WAY', 'The report is being made. Delete it when it is done.');
      }
      const { document } = await repository.remove(id, { idempotencyKey });
      if (document.blobKey) await blobs.delete(document.blobKey);
      return document;
    },
  };
}
export type ReportService = ReturnType<typeof createReportService>;
