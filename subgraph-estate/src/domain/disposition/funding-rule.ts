import type { BypassFormula, Step, StepKind } from '@platform/estate-engine';
import type { StepFacts } from './step-facts.ts';
import { FIELDS, refuse } from './step-rules.ts';

export const FUNDING_RULES = [
  'NAMED_ASSET',
  'FIXED_AMOUNT',
  'PART_OF_ESTATE',
  'OWN_SHARE_OF_SURVIVOR',
  'FEDERAL_EXCLUSION',
  'STATE_EXCLUSION',
  'LESSER_OF_FEDERAL_AND_STATE',
  'GST_EXEMPTION',
  'ALL_THAT_IS_LEFT',
  'PART_OF_WHAT_IS_LEFT',
] as const;
export type FundingRule = (typeof FUNDING_RULES)[number];

/** The ways in which the engine can pay a step of a kind; the first is what it means without a limit. */
export const RULES_OF: Readonly<Record<StepKind, readonly FundingRule[]>> = {
  SPECIFIC_GIFT: ['NAMED_ASSET'],
  CASH_GIFT: ['FIXED_AMOUNT'],
  PERCENT_GIFT: ['PART_OF_ESTATE'],
  SURVIVOR_SHARE: ['OWN_SHARE_OF_SURVIVOR'],
  BYPASS_FUNDING: ['FEDERAL_EXCLUSION', 'STATE_EXCLUSION', 'LESSER_OF_FEDERAL_AND_STATE'],
  GST_EXEMPT_FUNDING: ['GST_EXEMPTION', 'FIXED_AMOUNT', 'PART_OF_WHAT_IS_LEFT'],
  MARITAL_FUNDING: ['ALL_THAT_IS_LEFT', 'FIXED_AMOUNT', 'PART_OF_WHAT_IS_LEFT'],
  RESIDUE: ['ALL_THAT_IS_LEFT', 'PART_OF_WHAT_IS_LEFT'],
};

const BY_FORMULA: Readonly<Record<BypassFormula, FundingRule>> = {
  FEDERAL: 'FEDERAL_EXCLUSION',
  STATE: 'STATE_EXCLUSION',
  LESSER_OF_FEDERAL_AND_STATE: 'LESSER_OF_FEDERAL_AND_STATE',
};

export function fundingRule({ kind, formula, amountCents, percent }: Step): FundingRule {
  const [first = 'ALL_THAT_IS_LEFT', ...others] = RULES_OF[kind];
  if (kind === 'BYPASS_FUNDING') return BY_FORMULA[formula ?? 'FEDERAL'];
  if (others.length === 0) return first;
  if (amountCents !== undefined) return 'FIXED_AMOUNT';
  return percent === undefined ? first : 'PART_OF_WHAT_IS_LEFT';
}

export interface FundingFacts {
  readonly rule: FundingRule;
  readonly amountCents: number | null;
  readonly percent: number | null;
  readonly assetId: string | null;
}

const NO_FUNDING = { assetId: null, amountCents: null, percent: null, formula: null };

/** What a way of paying says of a step of a kind. Throws: DomainError OUT_OF_RANGE, REQUIRED. */
export function fundingFacts(
  kind: StepKind,
  { rule, amountCents, percent, assetId }: FundingFacts,
): Pick<StepFacts, 'assetId' | 'amountCents' | 'percent' | 'formula'> {
  if (!RULES_OF[kind].includes(rule))
    refuse('OUT_OF_RANGE', 'A step of this kind is not paid that way.', FIELDS.funding);
  const [formula] = Object.entries(BY_FORMULA).find(([, one]) => one === rule) ?? [];
  if (formula) return { ...NO_FUNDING, formula: formula as BypassFormula };
  if (rule === 'FIXED_AMOUNT') {
    if (amountCents === null) refuse('REQUIRED', 'Enter the amount.', FIELDS.funding);
    return { ...NO_FUNDING, amountCents };
  }
  if (rule === 'PART_OF_ESTATE' || rule === 'PART_OF_WHAT_IS_LEFT') {
    if (percent === null) refuse('REQUIRED', 'Enter the part.', FIELDS.funding);
    return { ...NO_FUNDING, percent };
  }
  if (rule === 'NAMED_ASSET') {
    if (assetId === null) refuse('REQUIRED', 'Choose the thing that is given.', FIELDS.funding);
    return { ...NO_FUNDING, assetId };
  }
  return NO_FUNDING;
}

/** A step without the limit that somebody put on it. Throws: DomainError REQUIRED where it says nothing without one. */
export function withoutLimit(kind: StepKind): ReturnType<typeof fundingFacts> {
  const [, limit] = RULES_OF[kind];
  if (!limit || kind === 'BYPASS_FUNDING')
    refuse('REQUIRED', 'This step says nothing without what pays it. Remove the step.', FIELDS.funding);
  return NO_FUNDING;
}
