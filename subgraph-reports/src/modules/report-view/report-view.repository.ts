import type { Scope } from '@platform/contracts';
import { createEstateBoundCollection } from '@platform/service-kit';
import type { ReportViewModel } from './report-view.model.ts';

export const createReportViewRepository = (model: ReportViewModel, scope: Scope) =>
  createEstateBoundCollection(model, scope);
export type ReportViewRepository = ReturnType<typeof createReportViewRepository>;
