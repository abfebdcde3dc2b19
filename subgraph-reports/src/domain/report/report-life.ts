import type { ReportStatus } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import type { ReportRecord } from './report.ts';

/** What somebody does with a report; the worker alone completes it or lets it fail. */
export type ReportStep = 'edit' | 'generate' | 'cancel' | 'retry' | 'requestRevisions' | 'remove';

const FROM: Readonly<Record<ReportStep, readonly ReportStatus[]>> = {
  edit: ['DRAFT', 'REVISED', 'REVISIONS_REQUIRED', 'COMPLETE', 'ERROR'],
  generate: ['DRAFT', 'REVISED', 'REVISIONS_REQUIRED', 'COMPLETE', 'ERROR'],
  cancel: ['REQUESTED'],
  retry: ['ERROR'],
  requestRevisions: ['COMPLETE', 'REVISED'],
  remove: ['DRAFT', 'REVISED', 'REVISIONS_REQUIRED', 'COMPLETE', 'ERROR'],
};

const REFUSALS: Readonly<Record<ReportStep, readonly [code: string, message: string]>> = {
  edit: ['REPORT_UNDER_WAY', 'The report is being made. Change it when it is done, or cancel it first.'],
  generate: ['REPORT_UNDER_WAY', 'The report is being made already.'],
  cancel: ['REPORT_NOT_UNDER_WAY', 'Only a report that is being made can be cancelled.'],
  retry: ['REPORT_NOT_FAILED', 'Only a report that failed can be made again.'],
  requestRevisions: ['REPORT_NOT_COMPLETE', 'Revisions can be asked for once the report is complete.'],
  remove: ['REPORT_UNDER_WAY', 'The report is being made. Delete it when it is done.'],
};

export const statusesFor = (step: ReportStep): readonly ReportStatus[] => FROM[step];

export function refusedStep(step: ReportStep): DomainError {
  const [code, message] = REFUSALS[step];
  return new DomainError(code, message);
}

/** What the report is after somebody changed what it holds. Case: revisions were asked for → REVISED. */
export const afterEdit = (status: ReportStatus): ReportStatus => (status === 'REVISIONS_REQUIRED' ? 'REVISED' : status);

/**
 * Back to where it was before it was asked for. Case: never printed → DRAFT; printed before → COMPLETE; revisions
 * were asked for since → REVISIONS_REQUIRED, whatever was changed for them already.
 */
export function afterCancel({ editions, revisions }: Pick<ReportRecord, 'editions' | 'revisions'>): ReportStatus {
  const printed = editions.at(-1)?.completedAt;
  if (!printed) return 'DRAFT';
  return revisions.some(({ at }) => at > printed) ? 'REVISIONS_REQUIRED' : 'COMPLETE';
}
