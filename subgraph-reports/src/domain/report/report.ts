import type { Actor, QuotaType, ReportStatus } from '@platform/contracts';
import { can } from '@platform/contracts/access';

/** Those of the specification's that a report is made in. */
export const REPORT_STATES = ['REQUESTED', 'DRAFT', 'COMPLETE', 'ERROR'] as const satisfies ReportStatus[];

/** A report as stored; a state machine driven by the quota's answer and by the worker that holds its lease. */
export interface ReportRecord {
  _id: string;
  /** While its estate is deleted nobody sees it. */
  estateDeleted?: boolean;
  /** The firm's lists leave it out while its estate is archived. */
  estateArchived?: boolean;
  estateId: string;
  organizationId: string;
  requestedBy: string;
  name: string;
  subName: string | null;
  kind: string;
  status: (typeof REPORT_STATES)[number];
  statusMessage: string | null;
  percent: number;
  sections: string[];
  preparedBy: string | null;
  showToClient: boolean;
  quotaType: QuotaType;
  /** Counts the requests to render; the quota is asked for anew at each. */
  round: number;
  /** The quota has granted this round. */
  granted: boolean;
  attempts: number;
  /** In a row ended by something outside being away. */
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
  version: number;
}

/** An estate report counts as a standard one; that of an ultra-eligible estate as an ultra one. */
export const quotaTypeOf = (estate: Pick<EstateCopy, 'ultraEligible'>): QuotaType =>
  estate.ultraEligible ? 'ULTRA_REPORTS' : 'STANDARD_REPORTS';

/**
 * The report as far as whoever asks may see it: a client finished ones that are meant for him, the renderer only the one
 * that it renders. Null for nobody's.
 */
export function visibleReport(report: ReportRecord | null, actor: Actor): ReportRecord | null {
  if (!report || !can(actor, 'report:view')) return null;
  if (actor.microservice) return report._id === actor.microservice.reportId ? report : null;
  if (actor.activeRole === 'CLIENT') return report.showToClient && report.status === 'COMPLETE' ? report : null;
  return report;
}

export const visibleReports = (reports: readonly ReportRecord[], actor: Actor): ReportRecord[] =>
  reports.flatMap((report) => visibleReport(report, actor) ?? []);

/** What a report is called on the disk of whoever downloads it. */
export const fileNameOf = ({ name }: Pick<ReportRecord, 'name'>): string =>
  `${name.replace(/[^\p{L}\p{N} .-]+/gu, ' ').trim() || 'Report'}.pdf`;
