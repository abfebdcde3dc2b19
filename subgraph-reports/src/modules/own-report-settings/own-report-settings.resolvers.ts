import type { Resolvers } from '../../schema.generated.ts';
import { REPORT_SECTIONS } from '../report/domain/report-sections.ts';

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
    availableSections: () => [...REPORT_SECTIONS],
  },
};
