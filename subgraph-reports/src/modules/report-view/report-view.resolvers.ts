import type { Resolvers } from '../../schema.generated.ts';
import { outsideView, summaryView } from '../../views/report/view-settings.ts';

export const reportViewResolvers: Resolvers = {
  Mutation: {
    upsertExecutiveSummarySetting: async (_parent, { estateId, version, showDiagramNumbers }, { views }) => ({
      ok: true,
      executiveSummarySetting: summaryView(await views.showDiagramNumbers(estateId, version, showDiagramNumbers)),
    }),
    upsertOutsideEstateViewSetting: async (_parent, { estateId, version, attributes }, { views }) => ({
      ok: true,
      outsideEstateViewSetting: outsideView(await views.changeOutside(estateId, version, attributes)),
    }),
  },
};
