import { OLD_DOCUMENT_YEARS } from '@platform/contracts/labels';
import { addYears, type Cents, type IsoDate } from '@platform/kernel';

/** What is found whatever the day; that a paper is old is said by the day. */
export const STANDING_FINDINGS = [
  'INSURANCE_IN_ESTATE',
  'EXCLUSION_NOT_PORTED',
  'NO_HEALTH_CARE_DIRECTIVE',
  'NO_WILL',
] as const;
export type StandingFinding = (typeof STANDING_FINDINGS)[number];
/** In the order in which they are shown. */
export const FINDING_KINDS = [
  'INSURANCE_IN_ESTATE',
  'EXCLUSION_NOT_PORTED',
  'OLD_DOCUMENTS',
  'NO_HEALTH_CARE_DIRECTIVE',
  'NO_WILL',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** What of an estate findings are made of. */
export interface FindingFacts {
  /** Life insurance inside an estate that pays tax. */
  readonly taxedInsuranceCents: Cents;
  readonly exclusionNotPorted: boolean;
  readonly oldestSignedOn: IsoDate | null;
  readonly healthCareDirectiveMissing: boolean;
  readonly hasWill: boolean;
}

/** What is found of an estate on every day alike. */
export function standingFindings(facts: Omit<FindingFacts, 'oldestSignedOn'>): StandingFinding[] {
  const found: Readonly<Record<StandingFinding, boolean>> = {
    INSURANCE_IN_ESTATE: facts.taxedInsuranceCents > 0,
    EXCLUSION_NOT_PORTED: facts.exclusionNotPorted,
    NO_HEALTH_CARE_DIRECTIVE: facts.healthCareDirectiveMissing,
    NO_WILL: !facts.hasWill,
  };
  return STANDING_FINDINGS.filter((kind) => found[kind]);
}

/** A will or trust that was signed before this day is old. */
export const oldBeforeOn = (today: IsoDate): IsoDate => addYears(today, -OLD_DOCUMENT_YEARS);

/** All that is found, where a will or trust that was signed before `oldBefore` is old. In the order of the kinds. */
export function findingsOn(facts: FindingFacts, oldBefore: IsoDate): FindingKind[] {
  const isOld = facts.oldestSignedOn !== null && facts.oldestSignedOn < oldBefore;
  const found: readonly FindingKind[] = [...standingFindings(facts), ...(isOld ? (['OLD_DOCUMENTS'] as const) : [])];
  return FINDING_KINDS.filter((kind) => found.includes(kind));
}
