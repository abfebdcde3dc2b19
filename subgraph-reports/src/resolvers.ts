import { ownReportSettingsResolvers } from './modules/own-report-settings/own-report-settings.resolvers.ts';
import { reportResolvers } from './modules/report/report.resolvers.ts';
import type { Resolvers } from './schema.generated.ts';

export const resolvers: Resolvers = {
  ...reportResolvers,
  ...ownReportSettingsResolvers,
  Query: { ...reportResolvers.Query, ...ownReportSettingsResolvers.Query },
  Mutation: { ...reportResolvers.Mutation, ...ownReportSettingsResolvers.Mutation },
};
