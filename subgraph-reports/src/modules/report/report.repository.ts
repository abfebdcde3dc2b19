import type { Scope } from '@platform/contracts';
import { createEstateBoundCollection, type PaginationInput, scopeFilter, searchPattern } from '@platform/service-kit';
import type { QueryFilter } from 'mongoose';
import { type EstateCopy, READ_BY_CLIENT, type ReportRecord } from '../../domain/report/report.ts';
import type { EstateCopyModel, ReportModel } from './report.model.ts';

const NEWEST_FIRST = { createdAt: -1 } as const;

/** Not those of an estate that is deleted. */
const SEEN = { estateDeleted: { $ne: true } } as const;

interface ReportFilter {
  readonly estateId?: string | null | undefined;
  readonly batchId?: string | null | undefined;
  readonly searchTerm?: string | null | undefined;
  /** A client sees only what is meant for him. */
  readonly clientOnly: boolean;
  /** Those of archived estates are among those of all only where it is said. */
  readonly withArchived: boolean;
}

export function createReportRepository(
  { reports: model, estates }: { reports: ReportModel; estates: EstateCopyModel },
  scope: Scope,
) {
  const reports = createEstateBoundCollection(model, scope);
  const ownEstates = scopeFilter(scope, { organizationField: 'organizationId', estateField: '_id' });
  return {
    insert: reports.insert,
    change: reports.change,
    remove: reports.remove,
    byIds: (ids: readonly string[]): Promise<ReportRecord[]> => reports.find({ _id: { $in: [...ids] }, ...SEEN }),
    byEstates: (estateIds: readonly string[]): Promise<ReportRecord[]> =>
      reports.find({ estateId: { $in: [...estateIds] }, ...SEEN }, { sort: NEWEST_FIRST }),
    list(
      { estateId, batchId, searchTerm, clientOnly, withArchived }: ReportFilter,
      pagination: PaginationInput | null | undefined,
    ) {
      const filter: QueryFilter<ReportRecord> = {
        ...(estateId ? { estateId } : !withArchived && { estateArchived: { $ne: true } }),
        ...(batchId && { batchId }),
        ...(searchTerm?.trim() && { name: searchPattern(searchTerm) }),
        ...SEEN,
        // As `isForClient` says it.
        ...(clientOnly && {
          showToClient: true,
          isWithheld: { $ne: true },
          status: { $in: [...READ_BY_CLIENT] },
          blobKey: { $ne: null },
          'options.isPreview': false,
        }),
      };
      return reports.list({ filter, sort: NEWEST_FIRST, pagination });
    },
    estates: (ids: readonly string[]): Promise<EstateCopy[]> =>
      estates.find({ $and: [{ _id: { $in: [...ids] } }, ownEstates] }).lean<EstateCopy[]>(),
    async estate(id: string): Promise<EstateCopy | null> {
      return estates.findOne({ $and: [{ _id: id, deleted: false }, ownEstates] }).lean<EstateCopy>();
    },
  };
}
export type ReportRepository = ReturnType<typeof createReportRepository>;
