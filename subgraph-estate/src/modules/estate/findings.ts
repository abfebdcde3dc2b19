import type { IsoDate } from '@platform/kernel';
import { type FindingKind, STANDING_FINDINGS } from '../../domain/opportunity/findings.ts';

/** Which rows have a finding: whom the dashboard names, and the list of clients that it leads to, are filtered by it. */
export const findingConditions = (
  oldBefore: IsoDate,
): Readonly<Record<FindingKind, Readonly<Record<string, unknown>>>> => {
  const standing = STANDING_FINDINGS.map((kind) => [kind, { findings: kind }]);
  return { ...Object.fromEntries(standing), OLD_DOCUMENTS: { 'facts.oldestSignedOn': { $lt: oldBefore } } };
};
