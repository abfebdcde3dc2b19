import type { ReportPageProps } from './report-pages.ts';

type Document = ReportPageProps['estate']['estateDocuments'][number];

/** Why a document is no part of the plan, in words; null for one that is. */
export function outOfPlan({ isOnFile, standing }: Pick<Document, 'isOnFile' | 'standing'>): string | null {
  if (!isOnFile) return 'Missing: what it says is not known';
  return standing === 'REPLACED' ? 'Replaced by a later will' : null;
}
