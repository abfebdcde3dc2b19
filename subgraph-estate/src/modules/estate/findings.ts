import type { IsoDate } from '@platform/kernel';
import type { FindingKind } from '../../views/estate/overview.ts';

/** Which rows have a finding: the dashboard counts by this, and the list of clients that it leads to is filtered by it. */
export const findingConditions = (
  oldBefore: IsoDate,
): Readonly<Record<FindingKind, Readonly<Record<string, unknown>>>> => ({
  INSURANCE_IN_ESTATE: { 'facts.taxedInsuranceCents': { $gt: 0 } },
  EXCLUSION_NOT_PORTED: { 'facts.exclusionNotPorted': true },
  OLD_DOCUMENTS: { 'facts.oldestSignedOn': { $ne: null, $lt: oldBefore } },
  NO_HEALTH_CARE_DIRECTIVE: { 'facts.healthCareDirectiveMissing': true },
  NO_WILL: { 'facts.hasWill': false },
});
