import type { Actor } from '@platform/contracts';
import { reportRequestedV1 } from '@platform/contracts/events';
import { DomainError } from '@platform/kernel';
import {
  type BlobStore,
  derivedId,
  forbidden,
  newDocumentId,
  notFound,
  outboxEvent,
  type PaginationInput,
} from '@platform/service-kit';
import {
  checkedColumns,
  checkedRows,
  isUnderWay,
  listsPrinted,
  type PrintedReportRecord,
  type StatementRow,
} from '../../domain/printed-report/printed-report.ts';
import { checkedReportName } from '../../domain/report/names.ts';
import { checkedPreparedBy } from '../../domain/report/prepared-by.ts';
import type { PrintedReportRepository } from './printed-report.repository.ts';

interface Deps {
  readonly repository: PrintedReportRepository;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly blobs: Pick<BlobStore, 'delete'>;
  /** The organization of an estate within reach. Throws: DomainError NOT_FOUND. */
  readonly organizationOf: (estateId: string) => Promise<string>;
  readonly wake: () => void;
}

export interface StatementSaid {
  readonly name?: string | null | undefined;
  readonly columns?: Parameters<typeof checkedColumns>[0];
  readonly balanceSheetRows?: readonly StatementRow[] | null | undefined;
  readonly preparedBy?: string | null | undefined;
}

/** A personal financial statement and a summary count as one basic report each. */
const QUOTA = 'BASIC_REPORTS';

/** Statements and summaries: asked for, listed, deleted with their files. */
export function createPrintedReportService(deps: Deps) {
  const { repository, actor, idempotencyKey, blobs, organizationOf, wake } = deps;
  type Own = Pick<
    PrintedReportRecord,
    'kind' | 'name' | 'summaryType' | 'columns' | 'rows' | 'isEdited' | 'preparedBy'
  >;
  async function ask(estateId: string, own: Own): Promise<PrintedReportRecord> {
    const { accountId } = actor;
    if (!accountId) throw forbidden();
    const organizationId = await organizationOf(estateId);
    const _id = newDocumentId(accountId, idempotencyKey, `printed-${own.kind}`);
    const report = {
      _id,
      estateId,
      organizationId,
      requestedBy: accountId,
      ...own,
      status: 'REQUESTED' as const,
      statusMessage: 'Checking the quota',
      asOf: null,
      quotaType: QUOTA as typeof QUOTA,
      granted: false,
      blobKey: null,
      byteSize: null,
      pageCount: null,
      completedAt: null,
      version: 1,
    };
    const payload = {
      reportId: _id,
      estateId,
      organizationId,
      requestedBy: accountId,
      quotaType: QUOTA as typeof QUOTA,
    };
    const event = outboxEvent(reportRequestedV1, payload, { actor, id: derivedId('printed-requested', _id) });
    const { document } = await repository.insert(report, [event]);
    wake();
    return document;
  }
  return {
    byIds: (ids: readonly string[]) => repository.byIds(ids),
    summariesOf: (estateIds: readonly string[]) => repository.summariesOf(estateIds),
    list: (kind: PrintedReportRecord['kind'], estateId: string, pagination: PaginationInput | null | undefined) =>
      repository.list(listsPrinted(actor) ? estateId : '', kind, pagination),
    /** Throws DomainError NOT_FOUND, BAD_USER_INPUT. */
    generateStatement(estateId: string, { name, columns, balanceSheetRows, preparedBy }: StatementSaid) {
      const chosen = checkedColumns(columns);
      return ask(estateId, {
        kind: 'STATEMENT',
        name: checkedReportName(name ?? 'Personal financial statement'),
        summaryType: null,
        columns: chosen,
        rows: balanceSheetRows ? checkedRows(balanceSheetRows, chosen) : [],
        isEdited: Boolean(balanceSheetRows),
        preparedBy: checkedPreparedBy(preparedBy) ?? actor.name,
      });
    },
    /** Throws DomainError NOT_FOUND, BAD_USER_INPUT. */
    generateSummary: (estateId: string, reportName: string | null | undefined) =>
      ask(estateId, {
        kind: 'SUMMARY',
        name: checkedReportName(reportName ?? 'Summary of the documents'),
        summaryType: 'ESTATE_DOCUMENTS',
        columns: [],
        rows: [],
        isEdited: false,
        preparedBy: actor.name,
      }),
    /** With its file. Throws: DomainError NOT_FOUND, but for a repetition; REPORT_UNDER_WAY. */
    async remove(kind: PrintedReportRecord['kind'], id: string): Promise<PrintedReportRecord> {
      const [found] = await repository.byIds([id]);
      if (found && found.kind !== kind) throw notFound('The report');
      if (found && isUnderWay(found))
        throw new DomainError('REPORT_UNDER_WAY', 'The report is being made. Delete it when it is done.');
      const { document } = await repository.remove(id, { idempotencyKey });
      if (document.blobKey) await blobs.delete(document.blobKey);
      return document;
    },
  };
}
export type PrintedReportService = ReturnType<typeof createPrintedReportService>;
