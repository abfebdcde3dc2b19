import type { Resolvers } from '../../schema.generated.ts';
import { disclosuresView, slidesView, titlesView } from '../../views/report/content-view.ts';

export const reportContentResolvers: Resolvers = {
  Query: {
    organizationContent: (_parent, { organizationId }, { content }) => content.read(organizationId),
    customSlides: (_parent, { organizationId, pagination }, { content }) => content.slides(organizationId, pagination),
  },
  Mutation: {
    updateOrganizationContent: async (_parent, { slides, ...version }, { content }) => ({
      ok: true,
      organizationContent: await content.changeSlides(version, slides),
    }),
    bulkApproveSlides: async (_parent, { ids, isApproved, ...version }, { content }) => ({
      ok: true,
      organizationContent: await content.approveSlides(version, ids, isApproved),
    }),
    createDisclosure: async (_parent, { attributes, ...version }, { content }) => ({
      ok: true,
      organizationContent: await content.createDisclosure(version, attributes),
    }),
    updateDisclosure: async (_parent, { id, attributes, ...version }, { content }) => ({
      ok: true,
      organizationContent: await content.updateDisclosure(version, id, attributes),
    }),
    createReportTitle: async (_parent, { role, title, ...version }, { content }) => ({
      ok: true,
      organizationContent: await content.createTitle(version, role, title),
    }),
    deleteReportTitle: async (_parent, { id, ...version }, { content }) => ({
      ok: true,
      organizationContent: await content.deleteTitle(version, id),
    }),
    updateReportSettings: async (_parent, { attributes, ...version }, { content }) => ({
      ok: true,
      organizationContent: await content.changeSettings(version, attributes),
    }),
  },
  OrganizationContent: {
    id: ({ _id }) => _id,
    titles: (content) => titlesView(content),
    disclosures: (content) => disclosuresView(content),
    slides: (content) => slidesView(content),
  },
};
