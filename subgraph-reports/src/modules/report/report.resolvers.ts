import { can } from '@platform/contracts/access';
import { notFound, signFileLink } from '@platform/service-kit';
import type { Context } from '../../context.ts';
import { REPORT_SECTIONS } from '../../domain/report/report-sections.ts';
import type { Resolvers } from '../../schema.generated.ts';
import type { ReportRecord } from './report.model.ts';
import { quotaTypeOf } from './report.service.ts';

/** A client sees finished reports that are meant for him; the renderer only the report it renders. */
function visible(report: ReportRecord | null, { actor }: Context): ReportRecord | null {
  if (!report || !can(actor, 'report:view')) return null;
  if (actor.microservice) return report._id === actor.microservice.reportId ? report : null;
  if (actor.activeRole === 'CLIENT') return report.showToClient && report.status === 'COMPLETE' ? report : null;
  return report;
}

const fileName = (name: string): string => `${name.replace(/[^\p{L}\p{N} .-]+/gu, ' ').trim() || 'Report'}.pdf`;

export const reportResolvers: Resolvers = {
  Query: {
    reports: async (_parent, { estateId, searchTerm, pagination }, { actor, repository }) => {
      const page = await repository.list(
        { estateId, searchTerm, clientOnly: actor.activeRole === 'CLIENT' },
        pagination,
      );
      return { collection: page.collection as ReportRecord[], metadata: page.metadata };
    },
    report: async (_parent, { id }, context) => visible(await context.loaders.report.load(id), context),
    reportBuilderConfig: async (_parent, { estateId }, { repository }) => {
      const estate = await repository.estate(estateId);
      if (!estate) throw notFound('The estate');
      return { sections: [...REPORT_SECTIONS], illustrationErrors: [], quotaType: quotaTypeOf(estate) };
    },
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
    __resolveReference: async ({ id }, context) => visible(await context.loaders.report.load(id), context),
    id: ({ _id }) => _id,
    estate: ({ estateId }) => ({ id: estateId }),
    orderedRequestableSections: ({ sections }) => sections,
    isPreview: () => false,
    requestedAt: ({ createdAt }) => createdAt,
    compiledReport: ({ blobKey, name }, _args, { actor, secret }) =>
      blobKey && actor.accountId
        ? signFileLink(
            {
              blobKey,
              filename: fileName(name),
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
    reports: async ({ id }, _args, context) => {
      if (!can(context.actor, 'report:view')) return [];
      return (await context.loaders.byEstate.load(id)).filter((report) => visible(report, context));
    },
  },
};
