import { REPORT_SECTIONS } from '../../domain/report/report-sections.ts';
import type { Resolvers } from '../../schema.generated.ts';

export const ownReportSettingsResolvers: Resolvers = {
  Query: {
    ownReportSettings: (_parent, _args, { ownReportSettings }) => ownReportSettings.read(),
  },
  Mutation: {
    updateOwnReportSettings: async (_parent, { input }, { ownReportSettings }) => ({
      ok: true,
      ownReportSettings: await ownReportSettings.update(input),
    }),
  },
  OwnReportSettings: {
    id: ({ _id }) => _id,
    availableSections: () => REPORT_SECTIONS.map((section) => ({ ...section, options: [...section.options] })),
  },
};
