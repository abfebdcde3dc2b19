import { estateBoundPlugin, flag, oneOf, part, storedSchema } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import {
  LIFE_INSURANCE_AMOUNTS,
  LIFE_INSURANCE_VIEWS,
  type OutsideEstateView,
  type ReportViewRecord,
} from '../../domain/report-view/report-view.ts';

const viewSchema = storedSchema<ReportViewRecord, Pick<ReportViewRecord, 'showDiagramNumbers' | 'outside'>>(
  {
    showDiagramNumbers: flag,
    outside: part<OutsideEstateView>({
      lifeInsuranceAmountView: oneOf(LIFE_INSURANCE_AMOUNTS),
      lifeInsuranceView: oneOf(LIFE_INSURANCE_VIEWS),
      showCharities: flag,
      showDollarAmount: flag,
      showLifeInsurance: flag,
    }),
  },
  { collection: 'report_views' },
);
viewSchema.plugin(estateBoundPlugin as never, [] as never);

export type ReportViewModel = Model<ReportViewRecord>;
export function defineReportViewModel(connection: Connection): ReportViewModel {
  return connection.model<ReportViewRecord>('ReportView', viewSchema);
}
