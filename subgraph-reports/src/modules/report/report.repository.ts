import type { Scope } from '@platform/contracts';
import { type PaginationInput, paginate, scopeFilter, searchPattern } from '@platform/service-kit';
import type { EstateCopy, ReportRecord } from '../../domain/report/report.ts';
import type { EstateCopyModel, ReportModel } from './report.model.ts';

interface ReportFilter {
  readonly estateId?: string | null | undefined;
  readonly searchTerm?: string | null | undefined;
  /** A client sees only what is meant for him. */
  readonly clientOnly: boolean;
}

/** Every query carries the actor's scope; a foreign id finds nothing. */
export function createReportRepository(
  { reports, estates }: { reports: ReportModel; estates: EstateCopyModel },
  scope: Scope,
) {
  const own = scopeFilter(scope, { organizationField: 'organizationId', estateField: 'estateId' });
  const ownEstates = scopeFilter(scope, { organizationField: 'organizationId', estateField: '_id' });
  const visible = (clientOnly: boolean) => (clientOnly ? [{ showToClient: true, status: 'COMPLETE' as const }] : []);
  return {
    scope: own,
    async byIds(ids: readonly string[]): Promise<ReportRecord[]> {
      return reports.find({ $and: [{ _id: { $in: [...ids] } }, own] }).lean<ReportRecord[]>();
    },
    async byEstates(estateIds: readonly string[]): Promise<ReportRecord[]> {
      return reports
        .find({ $and: [{ estateId: { $in: [...estateIds] } }, own] })
        .sort({ createdAt: -1 })
        .lean<ReportRecord[]>();
    },
    async list({ estateId, searchTerm, clientOnly }: ReportFilter, pagination: PaginationInput | null | undefined) {
      const conditions: object[] = [own, ...visible(clientOnly)];
      if (estateId) conditions.push({ estateId });
      if (searchTerm?.trim()) conditions.push({ name: searchPattern(searchTerm) });
      return paginate(reports, { $and: conditions } as never, {
        sort: { createdAt: -1 },
        ...(pagination && { pagination }),
      });
    },
    async estate(id: string): Promise<EstateCopy | null> {
      return estates.findOne({ $and: [{ _id: id, deleted: false }, ownEstates] }).lean<EstateCopy>();
    },
  };
}
export type ReportRepository = ReturnType<typeof createReportRepository>;
