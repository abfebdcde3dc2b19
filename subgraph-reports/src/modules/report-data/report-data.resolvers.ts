import type { Resolvers } from '../../schema.generated.ts';

export const reportDataResolvers: Resolvers = {
  Query: {
    pdfData: (_parent, { estateId }, { service }) => service.keyOf(estateId),
    reportPageData: (_parent, { estateId }, { service }) => service.keyOf(estateId),
  },
  PdfData: { __resolveReference: ({ estateId }, { service }) => service.keyOf(estateId) },
  ReportPageData: { __resolveReference: ({ estateId }, { service }) => service.keyOf(estateId) },
};
