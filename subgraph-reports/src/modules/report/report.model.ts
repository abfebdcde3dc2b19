import { MEMBERSHIP_ROLES, QUOTA_TYPES } from '@platform/contracts';
import {
  flag,
  instant,
  leasedSchema,
  list,
  number,
  oneOf,
  optional,
  orNull,
  part,
  schemaHistoryPlugin,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { BesideChangedAt, PrintedMarks } from '../../domain/report/freshness.ts';
import {
  type EstateCopy,
  type OrganizationCopy,
  REPORT_STATES,
  type ReportEdition,
  type ReportRecord,
  type RevisionRequest,
  withLife,
} from '../../domain/report/report.ts';
import { reportOptions } from './stored-options.ts';

const reportSchema = leasedSchema<ReportRecord>(
  {
    batchId: optional(text),
    isHeld: optional(flag),
    requestedBy: text,
    requestedRole: optional(oneOf(MEMBERSHIP_ROLES)),
    name: text,
    subName: orNull(text),
    kind: text,
    status: oneOf(REPORT_STATES),
    statusMessage: orNull(text),
    percent: number,
    sections: list(text),
    options: reportOptions,
    revisions: list(part<RevisionRequest>({ at: instant, byName: text, note: text })),
    editions: list(
      part<ReportEdition>({
        number,
        blobKey: text,
        byteSize: number,
        pageCount: number,
        completedAt: instant,
        estateVersion: orNull(number),
        name: text,
        subName: optional(text),
        sections: list(text),
        options: optional(reportOptions),
        preparedBy: orNull(text),
        readAt: optional(instant),
        marks: optional(
          part<PrintedMarks>({
            slides: text,
            disclosures: text,
            omissions: text,
            title: text,
            views: text,
            look: orNull(text),
          }),
        ),
      }),
    ),
    preparedBy: orNull(text),
    showToClient: flag,
    isWithheld: optional(flag),
    quotaType: oneOf(QUOTA_TYPES),
    round: number,
    edition: number,
    granted: flag,
    blobKey: orNull(text),
    byteSize: orNull(number),
    pageCount: orNull(number),
    completedAt: orNull(instant),
    estateDeleted: optional(flag),
    estateArchived: optional(flag),
  },
  {
    collection: 'reports',
    history: [
      {
        says: 'every report has options, revisions and its printings; a draft is one that nobody prints',
        change: withLife,
      },
    ],
  },
);
reportSchema.index({ organizationId: 1, createdAt: -1 }); // the reports list
reportSchema.index({ estateId: 1, createdAt: -1 }); // reports of an estate
reportSchema.index({ status: 1, granted: 1, 'lease.until': 1 }); // work to do
reportSchema.index({ batchId: 1, createdAt: -1 }, { sparse: true }); // reports that were asked for at once
reportSchema.index({ 'editions.blobKey': 1 }, { sparse: true }); // which of before
reportSchema.index({ blobKey: 1 }, { sparse: true }); // which blobs are still referred to

export type ReportModel = Model<ReportRecord>;
export function defineReportModel(connection: Connection): ReportModel {
  return connection.model<ReportRecord>('Report', reportSchema);
}

const estateSchema = storedSchema<EstateCopy, Omit<EstateCopy, 'version'>>(
  {
    _id: text,
    organizationId: text,
    displayName: text,
    ultraEligible: flag,
    estateVersion: number,
    deleted: flag,
    archived: optional(flag),
    besideChangedAt: optional(
      part<BesideChangedAt>({
        milestones: optional(text),
        cashFlow: optional(text),
        team: optional(text),
        opportunities: optional(text),
        opportunityWordings: optional(text),
      }),
    ),
  },
  { collection: 'estates' },
);
estateSchema.plugin(schemaHistoryPlugin, []);

export type EstateCopyModel = Model<EstateCopy>;
export function defineEstateCopyModel(connection: Connection): EstateCopyModel {
  return connection.model<EstateCopy>('EstateCopy', estateSchema);
}

const organizationSchema = storedSchema<OrganizationCopy, Omit<OrganizationCopy, 'version'>>(
  { _id: text, look: text },
  { collection: 'organizations' },
);
organizationSchema.plugin(schemaHistoryPlugin, []);

export type OrganizationCopyModel = Model<OrganizationCopy>;
export function defineOrganizationCopyModel(connection: Connection): OrganizationCopyModel {
  return connection.model<OrganizationCopy>('OrganizationCopy', organizationSchema);
}
