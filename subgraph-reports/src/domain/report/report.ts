import type { Actor, MembershipRole, QuotaType, ReportStatus } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { REPORT_STATUSES } from '@platform/contracts/domain';
import type { BesideChangedAt, PrintedMarks } from './freshness.ts';
import { type ReportOptions, USUAL_OPTIONS } from './report-options.ts';

export const REPORT_STATES = REPORT_STATUSES;

/** What somebody wants changed in a finished report. */
export interface RevisionRequest {
  readonly at: Date;
  readonly byName: string;
  readonly note: string;
}

/** One printing of a report; what was printed stays as it was. */
export interface ReportEdition {
  readonly number: number;
  readonly blobKey: string;
  readonly byteSize: number;
  readonly pageCount: number;
  readonly completedAt: Date;
  /** Of the estate, when its figures were read; null of those of before. */
  readonly estateVersion: number | null;
  readonly name: string;
  /** Left out by printings of before, as the options are. */
  readonly subName?: string;
  readonly sections: readonly string[];
  readonly options?: ReportOptions;
  readonly preparedBy: string | null;
  /** Before its pages were read; left out by printings of before, as the marks are. */
  readonly readAt?: Date;
  readonly marks?: PrintedMarks;
}

/** A report as stored; a state machine driven by the quota's answer and by the worker that holds its lease. */
export interface ReportRecord {
  _id: string;
  /** While its estate is deleted nobody sees it. */
  estateDeleted?: boolean;
  /** The firm's lists leave it out while its estate is archived. */
  estateArchived?: boolean;
  estateId: string;
  organizationId: string;
  /** Of those that were asked for at once for several estates. */
  batchId?: string;
  /** Paused: nobody begins it. */
  isHeld?: boolean;
  requestedBy: string;
  /** In which role; left out by reports of before. */
  requestedRole?: MembershipRole;
  name: string;
  subName: string | null;
  kind: string;
  status: ReportStatus;
  statusMessage: string | null;
  percent: number;
  sections: string[];
  options: ReportOptions;
  revisions: RevisionRequest[];
  editions: ReportEdition[];
  preparedBy: string | null;
  showToClient: boolean;
  /** What was printed last is not for the client: it is marked as a preview, or was sent back. */
  isWithheld?: boolean;
  quotaType: QuotaType;
  /** Counts the requests to render; the quota is asked for anew at each. */
  round: number;
  /** Which printing the round is for; the quota counts each once. */
  edition: number;
  /** The quota has granted this round. */
  granted: boolean;
  attempts: number;
  /** In a row ended by something outside being away. */
  outages: number;
  notBefore: Date | null;
  lease: { workerId: string; until: Date } | null;
  /** Of the last edition. */
  blobKey: string | null;
  byteSize: number | null;
  pageCount: number | null;
  completedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** What reports knows of an estate, kept by estate events: whose it is and what its report counts as. */
export interface EstateCopy {
  _id: string;
  organizationId: string;
  displayName: string;
  ultraEligible: boolean;
  estateVersion: number;
  deleted: boolean;
  /** Left out by copies of before. */
  archived?: boolean;
  besideChangedAt?: BesideChangedAt;
  version: number;
}

/** What reports knows of an organization. */
export interface OrganizationCopy {
  _id: string;
  /** Differs where its name, its logo or its colours differ. */
  look: string;
  version: number;
}

/** An estate report counts as a standard one; that of an ultra-eligible estate as an ultra one. */
export const quotaTypeOf = (estate: Pick<EstateCopy, 'ultraEligible'>): QuotaType =>
  estate.ultraEligible ? 'ULTRA_REPORTS' : 'STANDARD_REPORTS';

/** The report and its edition that a reference of the quota speaks of: the report's id, from the second edition on `ID:edition`. */
export function ofQuotaReference(reference: string): { readonly id: string; readonly edition: number } {
  const [id = '', edition = '1'] = reference.split(':');
  return { id, edition: Number(edition) };
}

/** Those in which what was printed last stands: it stays while the next printing is made, and when that fails. */
export const READ_BY_CLIENT: readonly ReportStatus[] = ['COMPLETE', 'REQUESTED', 'ERROR'];

/** Whether the client it is about reads it: what is meant for him, printed, no preview, and not sent back since. */
export const isForClient = ({
  showToClient,
  isWithheld,
  status,
  options,
  editions,
}: Pick<ReportRecord, 'showToClient' | 'isWithheld' | 'status' | 'options' | 'editions'>): boolean =>
  showToClient && !isWithheld && !options.isPreview && editions.length > 0 && READ_BY_CLIENT.includes(status);

/**
 * A report as its client reads it: what was printed last. How the next printing goes, what stood in earlier ones and what
 * advisers wrote to each other about it are theirs.
 */
export const asClientReads = (report: ReportRecord): ReportRecord => ({
  ...report,
  status: 'COMPLETE',
  statusMessage: null,
  percent: 100,
  revisions: [],
  editions: report.editions.slice(-1),
});

/**
 * The report as far as whoever asks may see it: a client finished ones that are meant for him, the renderer only the one
 * that it renders. Null for nobody's.
 */
export function visibleReport(report: ReportRecord | null, actor: Actor): ReportRecord | null {
  if (!report || !can(actor, 'report:view')) return null;
  if (actor.microservice) return report._id === actor.microservice.reportId ? report : null;
  if (actor.activeRole === 'CLIENT') return isForClient(report) ? asClientReads(report) : null;
  return report;
}

export const visibleReports = (reports: readonly ReportRecord[], actor: Actor): ReportRecord[] =>
  reports.flatMap((report) => visibleReport(report, actor) ?? []);

/** What a report is called on the disk of whoever downloads it. */
export const fileNameOf = ({ name }: Pick<ReportRecord, 'name'>, extension = 'pdf'): string =>
  `${
    name
      .replace(/[^\p{L}\p{N} .-]+/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim() || 'Report'
  }.${extension}`;

type Stored = Readonly<Record<string, unknown>>;

/** A stored report of before drafts, options and editions: what was being printed was called a draft. */
export function withLife(document: Stored): Stored {
  const { blobKey, byteSize, pageCount, completedAt, name, sections, preparedBy, status } = document;
  const printed = {
    number: 1,
    blobKey,
    byteSize: byteSize ?? 0,
    pageCount: pageCount ?? 0,
    completedAt: completedAt ?? document['createdAt'],
    estateVersion: null,
    name,
    sections,
    preparedBy: preparedBy ?? null,
  };
  return {
    ...document,
    status: status === 'DRAFT' ? 'REQUESTED' : status,
    options: USUAL_OPTIONS,
    revisions: [],
    editions: blobKey ? [printed] : [],
    edition: 1,
  };
}
