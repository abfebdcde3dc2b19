import type { Actor, QuotaType } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { SUMMARY_REPORT_STATUSES, type SummaryReportStatus } from '@platform/contracts/domain';
import { DomainError } from '@platform/kernel';

export { SUMMARY_REPORT_STATUSES };
export const PRINTED_KINDS = ['STATEMENT', 'SUMMARY'] as const;
export const SUMMARY_TYPES = ['ESTATE_DOCUMENTS'] as const;
export const PFS_COLUMN_TYPES = ['CLIENT', 'SPOUSE', 'JOINT', 'TRUSTS', 'TOTAL'] as const;

export interface StatementColumn {
  readonly type: (typeof PFS_COLUMN_TYPES)[number];
  /** Null counts both. */
  readonly inTaxableEstate: boolean | null;
}
export interface StatementRow {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly isLiability: boolean;
  readonly cells: readonly number[];
}

/** A statement or a summary: asked for, filled with what the estate says, printed; it stays as it was. */
export interface PrintedReportRecord {
  _id: string;
  estateId: string;
  organizationId: string;
  estateDeleted?: boolean;
  requestedBy: string;
  kind: (typeof PRINTED_KINDS)[number];
  name: string;
  status: SummaryReportStatus;
  statusMessage: string | null;
  summaryType: (typeof SUMMARY_TYPES)[number] | null;
  columns: StatementColumn[];
  /** Empty until the estate was read, where nobody has given them. */
  rows: StatementRow[];
  /** Somebody has given the lines as they are to be printed. */
  isEdited: boolean;
  preparedBy: string | null;
  /** The day of its figures; null until the estate was read. */
  asOf: string | null;
  quotaType: QuotaType;
  granted: boolean;
  attempts: number;
  outages: number;
  notBefore: Date | null;
  lease: { workerId: string; until: Date } | null;
  blobKey: string | null;
  byteSize: number | null;
  pageCount: number | null;
  completedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export const USUAL_COLUMNS: readonly StatementColumn[] = [
  { type: 'CLIENT', inTaxableEstate: null },
  { type: 'SPOUSE', inTaxableEstate: null },
  { type: 'JOINT', inTaxableEstate: null },
  { type: 'TRUSTS', inTaxableEstate: null },
  { type: 'TOTAL', inTaxableEstate: null },
];
const MOST_COLUMNS = 5;
const MOST_ROWS = 300;

type ColumnSaid = { readonly type: StatementColumn['type']; readonly inTaxableEstate?: boolean | null | undefined };

/** The columns asked for, each once. Throws DomainError `BAD_USER_INPUT`, field columns. */
export function checkedColumns(said: readonly ColumnSaid[] | null | undefined): StatementColumn[] {
  if (!said?.length) return [...USUAL_COLUMNS];
  const columns = said.map(({ type, inTaxableEstate }) => ({ type, inTaxableEstate: inTaxableEstate ?? null }));
  const unique = new Set(columns.map(({ type, inTaxableEstate }) => `${type} ${inTaxableEstate}`));
  if (columns.length > MOST_COLUMNS || unique.size < columns.length)
    throw new DomainError('BAD_USER_INPUT', `A statement has at most ${MOST_COLUMNS} columns, each once.`, {
      field: 'columns',
    });
  return columns;
}

/** Lines as somebody gave them. Throws DomainError `BAD_USER_INPUT`, field balanceSheetRows. */
export function checkedRows(rows: readonly StatementRow[], columns: readonly StatementColumn[]): StatementRow[] {
  const wrong = (message: string) => new DomainError('BAD_USER_INPUT', message, { field: 'balanceSheetRows' });
  if (rows.length > MOST_ROWS) throw wrong(`A statement has at most ${MOST_ROWS} lines.`);
  return rows.map(({ id, group, label, isLiability, cells }) => {
    const words = label.trim();
    if (!words || words.length > 200) throw wrong('Each line has a name of at most 200 characters.');
    if (cells.length !== columns.length || cells.some((cell) => !Number.isSafeInteger(cell)))
      throw wrong('Each line has one amount for each column.');
    return { id, group: group.trim().slice(0, 100), label: words, isLiability, cells: [...cells] };
  });
}

/** As a report of its estate: a client sees none; the renderer only the one that it renders. Null for nobody's. */
export function visiblePrinted(
  report: PrintedReportRecord | null | undefined,
  actor: Actor,
): PrintedReportRecord | null {
  if (!report || !can(actor, 'report:view') || actor.activeRole === 'CLIENT') return null;
  return actor.microservice && actor.microservice.reportId !== report._id ? null : report;
}

/** Whose lists hold statements and summaries at all: advisers' do, a client's and the renderer's do not. */
export const listsPrinted = (actor: Actor): boolean => actor.activeRole !== 'CLIENT' && !actor.microservice;

export const isUnderWay = ({ status }: Pick<PrintedReportRecord, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'PENDING_ESTATE_SUMMARY' || status === 'PENDING_PDF_RENDERING';
