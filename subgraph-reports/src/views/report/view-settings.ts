import type { ReportViewRecord } from '../../domain/report-view/report-view.ts';

export const outsideView = ({ outside, version }: ReportViewRecord) => ({ ...outside, version });
export const summaryView = ({ showDiagramNumbers, version }: ReportViewRecord) => ({ showDiagramNumbers, version });
