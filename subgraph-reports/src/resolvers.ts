import { ownReportSettingsResolvers } from './modules/own-report-settings/own-report-settings.resolvers.ts';
import { printedReportResolvers } from './modules/printed-report/printed-report.resolvers.ts';
import { reportResolvers } from './modules/report/report.resolvers.ts';
import { reportContentResolvers } from './modules/report-content/report-content.resolvers.ts';
import { reportDataResolvers } from './modules/report-data/report-data.resolvers.ts';
import { reportTemplateResolvers } from './modules/report-template/report-template.resolvers.ts';
import { reportViewResolvers } from './modules/report-view/report-view.resolvers.ts';
import type { Resolvers } from './schema.generated.ts';

const MODULES: readonly Resolvers[] = [
  reportResolvers,
  reportTemplateResolvers,
  reportContentResolvers,
  reportViewResolvers,
  printedReportResolvers,
  reportDataResolvers,
  ownReportSettingsResolvers,
];

export const resolvers: Resolvers = {
  ...Object.assign({}, ...MODULES),
  Query: Object.assign({}, ...MODULES.map(({ Query }) => Query)),
  Mutation: Object.assign({}, ...MODULES.map(({ Mutation }) => Mutation)),
};
