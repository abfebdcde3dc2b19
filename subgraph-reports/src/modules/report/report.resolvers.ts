import { visiblePrinted } from '../../domain/printed-report/printed-report.ts';
import { isOlder } from '../../domain/report/freshness.ts';
import { visibleReport, visibleReports } from '../../domain/report/report.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { omissionsOf, printedDisclosures, printedSlides, titleOfRole } from '../../views/report/content-view.ts';
import { editionsView, revisionsView } from '../../views/report/report-view.ts';
import { outsideView, summaryView } from '../../views/report/view-settings.ts';

export const reportResolvers: Resolvers = {
  Query: {
    reports: (_parent, { estateId, batchId, searchTerm, pagination }, { service }) =>
      service.list({ estateId, batchId, searchTerm }, pagination),
    report: async (_parent, { id }, context) => visibleReport(await context.loaders.report.load(id), context.actor),
    reportBuilderConfig: (_parent, { estateId }, { service }) => service.builderConfig(estateId),
  },
  Mutation: {
    createReportWithPrefetch: async (_parent, { input }, { service }) => ({
      ok: true,
      report: await service.create(input),
    }),
    createReports: async (_parent, { estateIds, ...said }, { service }) => ({
      ok: true,
      ...(await service.createMany(estateIds, said)),
    }),
    steerReports: async (_parent, { ids, step }, { service }) => ({
      ok: true,
      reports: await service.steer(ids, step),
    }),
    generateReport: async (_parent, { id, version }, { service }) => ({
      ok: true,
      report: await service.generate(id, version),
    }),
    cancelReport: async (_parent, { id }, { service }) => ({ ok: true, report: await service.cancel(id) }),
    retryReport: async (_parent, { id }, { service }) => ({ ok: true, report: await service.retry(id) }),
    requestReportRevisions: async (_parent, { id, version, noteText }, { service }) => ({
      ok: true,
      report: await service.requestRevisions(id, version, noteText),
    }),
    updateReport: async (_parent, { id, version, attributes, ...said }, { service }) => ({
      ok: true,
      report: await service.update(id, version, { ...said, ...attributes }),
    }),
    deleteReport: async (_parent, { id }, { service }) => ({ ok: true, report: await service.remove(id) }),
    pdfUtil: async (_parent, { input: { reportId, kind } }, { service, pdfUtil, links }) => {
      const made = await pdfUtil.make(await service.found(reportId), kind);
      const { pageCount, sections } = made;
      return { ok: true, link: links.made(made, reportId), pageCount, sections: [...sections] };
    },
  },
  Report: {
    __resolveReference: async ({ id }, context) => visibleReport(await context.loaders.report.load(id), context.actor),
    id: ({ _id }) => _id,
    estate: ({ estateId }) => ({ id: estateId }),
    whatToInclude: ({ sections }) => sections,
    orderedRequestableSections: ({ sections }) => sections,
    isPreview: ({ options }) => options.isPreview,
    isHeld: ({ isHeld }) => isHeld ?? false,
    requestedAt: ({ createdAt }) => createdAt,
    isOlder: async (report, _args, { loaders }) => isOlder(await loaders.changedSince.load(report)),
    changedSince: async (report, _args, { loaders }) => (await loaders.changedSince.load(report)) ?? [],
    estateVersion: ({ editions }) => editions.at(-1)?.estateVersion ?? null,
    revisions: (report) => revisionsView(report),
    editions: (report) => editionsView(report),
    slides: async ({ organizationId, sections }, _args, { loaders }) =>
      printedSlides(await loaders.content.load(organizationId), sections),
    disclosures: async ({ organizationId }, _args, { loaders }) =>
      printedDisclosures(await loaders.content.load(organizationId)),
    leavesOut: async ({ organizationId }, _args, { loaders }) =>
      omissionsOf(await loaders.content.load(organizationId)),
    preparedByTitle: async ({ organizationId, requestedRole }, _args, { loaders }) =>
      titleOfRole(await loaders.content.load(organizationId), requestedRole ?? null),
    executiveSummarySetting: async ({ estateId }, _args, { loaders }) => summaryView(await loaders.view.load(estateId)),
    outsideEstateViewSetting: async ({ estateId }, _args, { loaders }) =>
      outsideView(await loaders.view.load(estateId)),
    summaries: async ({ estateId }, _args, { loaders, actor }) =>
      (await loaders.summaries.load(estateId)).flatMap((one) => visiblePrinted(one, actor) ?? []),
    compiledReport: ({ _id, blobKey, name }, _args, { links }) => links.pdf(blobKey, { type: 'Report', id: _id }, name),
  },
  ReportEdition: {
    compiledReport: ({ blobKey, reportId, fileName }, _args, { links }) =>
      links.pdf(blobKey, { type: 'Report', id: reportId }, fileName),
  },
  ReportBuilderConfig: {
    __resolveReference: ({ estateId }, { service }) => service.builderConfig(estateId),
  },
  Estate: {
    __resolveReference: ({ id }) => ({ id }),
    reports: async ({ id }, _args, { actor, loaders }) => visibleReports(await loaders.byEstate.load(id), actor),
    executiveSummarySetting: async ({ id }, _args, { loaders }) => summaryView(await loaders.view.load(id)),
    outsideEstateViewSetting: async ({ id }, _args, { loaders }) => outsideView(await loaders.view.load(id)),
  },
};
