import { MARRIED_STATUSES } from '@platform/contracts/domain';
import type { NetWorthRange, OnboardingGapKind } from '@platform/contracts/onboarding';
import { type Cents, DomainError } from '@platform/kernel';
import { childrenOfHousehold } from '../person/family.ts';
import type { EstatePerson } from '../person/person.ts';
import { type Estate, personById, spouseOf } from './estate.ts';
import { NO_ANSWERS, type OnboardingAnswers } from './onboarding-answers.ts';
import { type Said, said } from './said.ts';

export type OnboardingFacts = {
  readonly [Field in keyof OnboardingAnswers]?: Said<OnboardingAnswers[Field]>;
};

function answersWith(known: OnboardingAnswers, facts: OnboardingFacts): OnboardingAnswers {
  return {
    advisorComplete: facts.advisorComplete ?? known.advisorComplete,
    clientComplete: facts.clientComplete ?? known.clientComplete,
    advisorLastScreen: said(facts.advisorLastScreen, known.advisorLastScreen),
    hasChildren: said(facts.hasChildren, known.hasChildren),
    hasUsedExemption: said(facts.hasUsedExemption, known.hasUsedExemption),
    hasUsedGstExemption: said(facts.hasUsedGstExemption, known.hasUsedGstExemption),
    planningGoals: [...new Set(facts.planningGoals ?? known.planningGoals)],
    netWorthRange: said(facts.netWorthRange, known.netWorthRange),
  };
}

/** Throws: DomainError BEGUN_ALREADY. */
export function withOnboardingBegun(estate: Estate, facts: OnboardingFacts): Estate {
  if (estate.onboarding)
    throw new DomainError('BEGUN_ALREADY', 'These questions have been begun already. Open them again to go on.');
  return { ...estate, onboarding: answersWith(NO_ANSWERS, facts) };
}

/** What is left out stays. Throws: DomainError NOT_FOUND before they were begun. */
export function withOnboarding(estate: Estate, facts: OnboardingFacts): Estate {
  if (!estate.onboarding) throw new DomainError('NOT_FOUND', 'These questions have not been begun yet.');
  return { ...estate, onboarding: answersWith(estate.onboarding, facts) };
}

const couple = (estate: Estate): EstatePerson[] =>
  [personById(estate, estate.personId), spouseOf(estate, estate.personId)].flatMap((one) => one ?? []);

/** What the estate itself shows of the questions: it counts before any answer. */
function shown(estate: Estate) {
  const people = couple(estate);
  const gifts = people.flatMap((one) => one.gifts);
  return {
    hasChildren: childrenOfHousehold(estate).length > 0,
    hasUsedExemption: gifts.length > 0 || people.some(({ federalExemptionUsedCents }) => federalExemptionUsedCents > 0),
    hasUsedGstExemption:
      gifts.some(({ gstExemptionUsedCents }) => gstExemptionUsedCents > 0) ||
      people.some(({ gstExemptionUsedCents }) => gstExemptionUsedCents > 0),
  };
}

const MILLION = 100_000_000;
/** Dollars in cents: from the first on, below the second. */
const RANGE_CENTS: Readonly<Record<NetWorthRange, readonly [from: Cents, below: Cents]>> = {
  UNDER_1M: [Number.NEGATIVE_INFINITY, MILLION],
  FROM_1M_TO_5M: [MILLION, 5 * MILLION],
  FROM_5M_TO_15M: [5 * MILLION, 15 * MILLION],
  FROM_15M_TO_30M: [15 * MILLION, 30 * MILLION],
  FROM_30M_TO_100M: [30 * MILLION, 100 * MILLION],
  OVER_100M: [100 * MILLION, Number.POSITIVE_INFINITY],
};

/** What the answers say that the estate does not show yet, in the order of the questions. */
function gaps(estate: Estate, answers: OnboardingAnswers): OnboardingGapKind[] {
  const facts = shown(estate);
  const netWorthCents = estate.calculated.netWorthCents;
  const [from, below] = answers.netWorthRange ? RANGE_CENTS[answers.netWorthRange] : [0, 0];
  const isApart = answers.netWorthRange && netWorthCents !== null && (netWorthCents < from || netWorthCents >= below);
  return [
    ...(answers.hasChildren && !facts.hasChildren ? (['CHILDREN_NOT_ENTERED'] as const) : []),
    ...(answers.hasUsedExemption && !facts.hasUsedExemption ? (['EXEMPTION_NOT_ENTERED'] as const) : []),
    ...(answers.hasUsedGstExemption && !facts.hasUsedGstExemption ? (['GST_EXEMPTION_NOT_ENTERED'] as const) : []),
    ...(isApart ? (['NET_WORTH_APART'] as const) : []),
  ];
}

export interface OnboardingInfo extends OnboardingAnswers {
  readonly isMarried: boolean;
  readonly gaps: readonly OnboardingGapKind[];
}

/** The answers, with what the estate shows in place of what was said; null before they were begun. */
export function onboardingInfo(estate: Estate): OnboardingInfo | null {
  const { onboarding } = estate;
  if (!onboarding) return null;
  const facts = shown(estate);
  return {
    ...onboarding,
    isMarried: MARRIED_STATUSES.has(estate.maritalStatus),
    hasChildren: facts.hasChildren || onboarding.hasChildren,
    hasUsedExemption: facts.hasUsedExemption || onboarding.hasUsedExemption,
    hasUsedGstExemption: facts.hasUsedGstExemption || onboarding.hasUsedGstExemption,
    gaps: gaps(estate, onboarding),
  };
}
