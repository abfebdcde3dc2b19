import { MEMBERSHIP_ROLES } from '@platform/contracts';
import {
  aggregatePlugin,
  flag,
  list,
  oneOf,
  part,
  schemaHistoryPlugin,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type {
  CustomSlide,
  Disclosure,
  ReportContent,
  ReportSetting,
  ReportTitle,
} from '../../domain/report-content/report-content.ts';

const contentSchema = storedSchema<ReportContent, Omit<ReportContent, 'version'>>(
  {
    _id: text,
    organizationId: text,
    settings: part<ReportSetting>({
      allowsCustomReportTitles: flag,
      canUnlockPreviewToggle: flag,
      canGeneratePreview: flag,
      requiresPageNumbers: flag,
      lockReportOrder: flag,
      lockWepsReportOrder: flag,
      shouldHideSteps: flag,
      shouldHideVanillaDisclosure: flag,
      shouldHideTerms: flag,
      receivesVanillaMarketingSlides: flag,
    }),
    titles: list(part<ReportTitle>({ id: text, role: oneOf(MEMBERSHIP_ROLES), title: text })),
    disclosures: list(part<Disclosure>({ id: text, title: text, disclosureContent: text, isActive: flag })),
    slides: list(
      part<CustomSlide>({
        id: text,
        title: text,
        contents: text,
        showHeader: flag,
        isRequiredForAdvisor: flag,
        isRequiredForWeps: flag,
        isApproved: flag,
      }),
    ),
  },
  { collection: 'report_contents' },
);
contentSchema.index({ organizationId: 1 });
contentSchema.plugin(aggregatePlugin);
contentSchema.plugin(schemaHistoryPlugin, []);

export type ReportContentModel = Model<ReportContent>;
export function defineReportContentModel(connection: Connection): ReportContentModel {
  return connection.model<ReportContent>('ReportContent', contentSchema);
}
