import { signFileLink } from '@platform/service-kit';
import { fileNameOf, type ReportRecord, visibleReport, visibleReports } from '../../domain/report/report.ts';
import { REPORT_SECTIONS } from '../../domain/report/report-sections.ts';
import type { Resolvers } from '../../schema.generated.ts';

export const reportResolvers: Resolvers = {
  Query: {
    reports: async (_parent, { estateId, searchTerm, pagination }, { service }) => {
      const page = await service.list({ estateId, searchTerm }, pagination);
      return { collection: page.collection as ReportRecord[], metadata: page.metadata };
    },
    report: async (_parent, { id }, context) => visibleReport(await context.loaders.report.load(id), context.actor),
    reportBuilderConfig: async (_parent, { estateId }, { service }) => ({
      sections: [...REPORT_SECTIONS],
      illustrationErrors: [],
      quotaType: await service.quotaTypeFor(estateId),
    }),
  },
  Mutation: {
    createReportWithPrefetch: async (_parent, { input }, { service }) => ({
      ok: true,
      report: await service.create(input),
    }),
    retryReport: async (_parent, { id }, { service }) => ({ ok: true, report: await service.retry(id) }),
    updateReport: async (_parent, { id, version, name, showToClient }, { service }) => ({
      ok: true,
      report: await service.update(id, version, { name, showToClient }),
    }),
    deleteReport: async (_parent, { id }, { service }) => ({ ok: true, report: await service.remove(id) }),
  },
  Report: {
    __resolveReference: async ({ id }, context) => visibleReport(await context.loaders.report.load(id), context.actor),
    id: ({ _id }) => _id,
    estate: ({ estateId }) => ({ id: estateId }),
    orderedRequestableSections: ({ sections }) => sections,
    isPreview: () => false,
    requestedAt: ({ createdAt }) => createdAt,
    compiledReport: ({ _id, blobKey, name }, _args, { actor, secret }) =>
      blobKey && actor.accountId
        ? signFileLink(
            {
              blobKey,
              of: { type: 'Report', id: _id },
              filename: fileNameOf({ name }),
              mimetype: 'application/pdf',
              accountId: actor.accountId,
              disposition: 'attachment',
            },
            secret,
          )
        : null,
  },
  Estate: {
    __resolveReference: ({ id }) => ({ id }),
    reports: async ({ id }, _args, { actor, loaders }) => visibleReports(await loaders.byEstate.load(id), actor),
  },
};
