import {
  changeRecordedV1,
  estateChangedV1,
  organizationChangedV1,
  tokensRefusedV1,
  tokensReservedV1,
} from '@platform/contracts/events';
import { changeAggregate, type createRealtime, type EventHandler, onEvent } from '@platform/service-kit';
import { PARTS_BESIDE } from '../../domain/report/freshness.ts';
import { type EstateCopy, ofQuotaReference, type ReportRecord } from '../../domain/report/report.ts';
import type { EstateCopyModel, OrganizationCopyModel, ReportModel } from './report.model.ts';

interface Deps {
  readonly reports: ReportModel;
  readonly estates: EstateCopyModel;
  readonly organizations: OrganizationCopyModel;
  readonly realtime: ReturnType<typeof createRealtime>;
  readonly wake: () => void;
}

const EVERYTHING = {};

export function reportConsumers({ reports, estates, organizations, realtime, wake }: Deps): EventHandler[] {
  const known = async (id: string): Promise<boolean> => (await reports.countDocuments({ _id: id })) > 0;
  return [
    /**
     * A later version wins, and of one version what was said last: figures can follow without a change of the estate. An
     * older one that arrives again changes nothing, so no event id need be remembered.
     */
    onEvent(estateChangedV1, async ({ payload }) => {
      const { estateId, organizationId, displayName, ultraEligible, version, deleted, archived } = payload;
      const copy = { organizationId, displayName, ultraEligible, estateVersion: version, deleted, archived };
      const { matchedCount } = await estates.updateOne(
        { _id: estateId, estateVersion: { $lte: version } },
        { $set: copy },
      );
      if (matchedCount === 0) await estates.updateOne({ _id: estateId }, { $setOnInsert: copy }, { upsert: true });
      // What the copy says now: of two events the older one may come last.
      const now = await estates.findOne({ _id: estateId }).lean<Pick<EstateCopy, 'deleted' | 'archived'>>();
      const marks = { estateDeleted: now?.deleted ?? false, estateArchived: now?.archived ?? false };
      const isMarked = (mark: boolean) => (mark ? { $ne: true } : true);
      const others = Object.entries(marks).map(([field, mark]) => ({ [field]: isMarked(mark) }));
      await reports.updateMany({ estateId, $or: others }, { $set: marks });
    }),
    /** The latest wins, so that one that comes again changes nothing. */
    onEvent(changeRecordedV1, async ({ payload: { estateId, at, things } }) => {
      const parts = PARTS_BESIDE.filter((name) => things.some(({ part }) => part === name));
      if (parts.length === 0) return;
      const latest = Object.fromEntries(parts.map((part) => [`besideChangedAt.${part}`, at]));
      await estates.updateOne({ _id: estateId }, { $max: latest });
    }),
    onEvent(organizationChangedV1, async ({ payload: { organizationId, look } }) => {
      if (look) await organizations.updateOne({ _id: organizationId }, { $set: { look } }, { upsert: true });
    }),
    onEvent(tokensReservedV1, async ({ id, payload }) => {
      const { id: reportId, edition } = ofQuotaReference(payload.referenceId);
      if (payload.quotaType === 'DOC_ABSTRACTION_TOKENS' || !(await known(reportId))) return;
      await changeAggregate<ReportRecord>(reports, {
        id: reportId,
        scope: EVERYTHING,
        only: { status: 'REQUESTED', edition },
        update: { $set: { granted: true, statusMessage: 'Waiting for a renderer' } },
        handledEvent: id,
      });
      wake();
    }),
    onEvent(tokensRefusedV1, async ({ id, payload }) => {
      const { id: reportId, edition } = ofQuotaReference(payload.referenceId);
      if (payload.quotaType === 'DOC_ABSTRACTION_TOKENS' || !(await known(reportId))) return;
      const { outcome, document } = await changeAggregate<ReportRecord>(reports, {
        id: reportId,
        scope: EVERYTHING,
        only: { status: 'REQUESTED', edition },
        update: { $set: { status: 'ERROR', statusMessage: payload.reason } },
        handledEvent: id,
      });
      if (outcome !== 'applied') return;
      const { _id, estateId } = document;
      await realtime.publish({
        type: 'reportProgress',
        reportId: _id,
        estateId,
        status: 'ERROR',
        percent: 0,
        message: payload.reason,
      });
    }),
  ];
}
