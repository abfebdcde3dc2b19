import type { Scope } from '@platform/contracts';
import { createEstateBoundCollection, type PaginationInput } from '@platform/service-kit';
import type { PrintedReportRecord } from '../../domain/printed-report/printed-report.ts';
import type { PrintedReportModel } from './printed-report.model.ts';

const NEWEST_FIRST = { createdAt: -1 } as const;
const SEEN = { estateDeleted: { $ne: true } } as const;

export function createPrintedReportRepository(model: PrintedReportModel, scope: Scope) {
  const printed = createEstateBoundCollection(model, scope);
  return {
    insert: printed.insert,
    remove: printed.remove,
    byIds: (ids: readonly string[]): Promise<PrintedReportRecord[]> =>
      printed.find({ _id: { $in: [...ids] }, ...SEEN }),
    summariesOf: (estateIds: readonly string[]): Promise<PrintedReportRecord[]> =>
      printed.find({ estateId: { $in: [...estateIds] }, kind: 'SUMMARY', ...SEEN }, { sort: NEWEST_FIRST }),
    list: (estateId: string, kind: PrintedReportRecord['kind'], pagination: PaginationInput | null | undefined) =>
      printed.list({ filter: { estateId, kind, ...SEEN }, sort: NEWEST_FIRST, pagination }),
  };
}
export type PrintedReportRepository = ReturnType<typeof createPrintedReportRepository>;
