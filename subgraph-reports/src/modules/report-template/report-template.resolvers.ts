import type { Resolvers } from '../../schema.generated.ts';

export const reportTemplateResolvers: Resolvers = {
  Query: {
    reportTemplates: (_parent, { pagination }, { templates }) => templates.list(pagination),
  },
  Mutation: {
    createReportTemplate: async (_parent, { reportId, attributes }, { templates }) => ({
      ok: true,
      reportTemplate: await templates.create(reportId, attributes),
    }),
    updateReportTemplate: async (_parent, { id, version, attributes }, { templates }) => ({
      ok: true,
      reportTemplate: await templates.update(id, version, attributes),
    }),
    deleteReportTemplate: async (_parent, { id, version }, { templates }) => {
      await templates.remove(id, version);
      return { ok: true, reportTemplate: null };
    },
  },
  ReportTemplate: {
    id: ({ _id }) => _id,
    balanceSheetViewMode: ({ options }) => options.balanceSheetViewMode,
    hasConsolidatedDocuments: ({ options }) => options.hasConsolidatedDocuments,
    hidePageNumbers: ({ options }) => options.hidePageNumbers,
    isFamilyTreeLabelAgeState: ({ options }) => options.isFamilyTreeLabelAgeState,
    isGstTaxInfoExpanded: ({ options }) => options.isGstTaxInfoExpanded,
    isPreview: ({ options }) => options.isPreview,
    onlyShowEntityStructure: ({ options }) => options.onlyShowEntityStructure,
    projectionsEnabled: ({ options }) => options.projectionsEnabled,
    paperSize: ({ options }) => options.paperSize,
    orderedRequestableSections: ({ sections }) => sections,
    whatToInclude: ({ sections }) => sections,
    canEdit: (template, _args, { templates }) => templates.mayEdit(template),
  },
};
