import { addDays, addYears, ageOn, type IsoDate, isIsoDate } from '@platform/kernel';
import { INHERITANCE_REGIMES, OLDEST_UNTAXED_CHILD } from '../law/inheritance-tables.ts';
import { nextLawDay } from '../law/law-days.ts';
import { STATE_REGIMES } from '../law/state-tables.ts';
import { next7520Day } from '../rates/section-7520.ts';
import type { EstateCase, Step, Target } from './estate-case.ts';
import { giftCountsUntil } from './estate-tax/lifetime-gifts.ts';
import { turnsOfPriorTransfer } from './estate-tax/prior-transfers.ts';
import { ADULT_AGE } from './family/minors.ts';
import { STATUTORY_DAYS } from './family/survival.ts';
import { giftOfPolicyEnds } from './succession/inclusion.ts';

/** Ages at which the law treats somebody otherwise: of age, and past the exemptions of inheritance taxes for the young. */
const AGES_OF_LAW: readonly number[] = [
  ADULT_AGE,
  OLDEST_UNTAXED_CHILD + 1,
  ...INHERITANCE_REGIMES.flatMap(({ exemptBelowAge }) => exemptBelowAge ?? []),
];

const targetsOf = (steps: readonly Step[]): Target[] => steps.flatMap(({ to }) => to.flatMap(withAlternates));
const withAlternates = (target: Target): Target[] => [target, ...(target.alternates ?? []).flatMap(withAlternates)];

/** Ages at which a share is released. */
function agesOfTerms({ trusts = [], wills = [] }: EstateCase): number[] {
  const steps = [
    ...trusts.flatMap(({ terms = [] }) => terms.flatMap((term) => term.steps)),
    ...wills.flatMap((will) => will.steps),
  ];
  return targetsOf(steps).flatMap(({ ages = [] }) => ages.map(({ age }) => age));
}

/** The first day on which somebody has reached an age: born on 29 February, of age on 1 March. */
function reaches(birthDate: IsoDate, age: number): IsoDate {
  const day = addYears(birthDate, age);
  return isIsoDate(day) && ageOn(birthDate, day) < age ? addDays(day, 1) : day;
}

/** Years for which some state counts a gift in the estate. */
const GIFT_YEARS: readonly number[] = [
  ...new Set(STATE_REGIMES.flatMap(({ giftAddBack }) => giftAddBack?.years ?? [])),
].filter((years) => typeof years === 'number');

/** A gift counts from the day it is given, until so many years have gone. */
const turnsOfGift = (givenOn: IsoDate): IsoDate[] =>
  isIsoDate(givenOn) ? [givenOn, ...GIFT_YEARS.map((years) => giftCountsUntil(givenOn, years))] : [];

/** Whoever dies on a day is dead from the next one on, and outlives by so many days only who died that long before. */
function aroundDeath(death: IsoDate, periods: readonly number[]): IsoDate[] {
  return [death, addDays(death, 1), ...periods.map((days) => addDays(death, 1 - days))];
}

/** Nobody is known to die so long after a death of the case. */
const MOST_DAYS = 36_500;

/**
 * The first day after a day on which a death, moved there from that day, may have another answer: by the law, a gift
 * of a policy that is three years old (IRC § 2035), somebody's age, or the death of somebody else. Between two such
 * days nothing that `distribution` or `ownership` says changes but the dates in it.
 *
 * `input.assumptions.deaths` are the deaths that stay where they are; those that move are left out.
 * Throws: DomainError `NOT_A_DATE` for `after`. Case: a policy given on 2025-06-01, after 2028-05-20 → 2028-06-01.
 */
export function nextTurningDay(input: EstateCase, after: IsoDate): IsoDate {
  const { people, assets, trusts = [], wills = [], assumptions } = input;
  const gifts = assets.flatMap(({ lifeInsurance }) => lifeInsurance?.transferredOn ?? []);
  const births = people.flatMap(({ birthDate }) => birthDate ?? []).filter(isIsoDate);
  const deaths = [...people.flatMap(({ deathDate }) => deathDate ?? []), ...assumptions.deaths.map(({ date }) => date)];
  const clauses = [...trusts, ...wills].flatMap(({ survivorshipDays }) => survivorshipDays ?? []);
  const periods = [STATUTORY_DAYS, ...clauses.filter((days) => days >= 0 && days <= MOST_DAYS)];
  const ages = [...AGES_OF_LAW, ...agesOfTerms(input)];
  const terms = trusts.flatMap(({ retainedTerm }) => retainedTerm ?? []);
  const valued = terms.some(({ annuityCents, rate }) => annuityCents !== undefined && rate === undefined);
  const rateDay = valued ? next7520Day(after) : undefined;
  const earlier = [
    ...people.flatMap(({ priorTransfers = [] }) => priorTransfers.map(({ diedOn }) => diedOn)),
    ...(assumptions.priorTransferCredit ? assumptions.deaths.map(({ date }) => date) : []),
  ];
  // Growth until a death that stays changes with every day.
  const grows = (assumptions.growthBetweenDeathsPercent ?? 0) > 0;
  const days = [
    ...(grows ? [addDays(after, 1)] : []),
    ...terms.map(({ endsOn }) => endsOn),
    // The rate at which an annuity is valued is that of the month.
    ...(rateDay ? [rateDay] : []),
    ...people.flatMap(({ lifetimeGifts = [] }) => lifetimeGifts.flatMap(({ givenOn }) => turnsOfGift(givenOn))),
    ...trusts.flatMap(({ lateAllocations = [] }) => lateAllocations.map(({ allocatedOn }) => allocatedOn)),
    ...earlier.filter(isIsoDate).flatMap(turnsOfPriorTransfer),
    ...gifts.filter(isIsoDate).map(giftOfPolicyEnds),
    ...births.flatMap((birth) => [birth, ...ages.map((age) => reaches(birth, age))]),
    ...deaths.filter(isIsoDate).flatMap((death) => aroundDeath(death, periods)),
  ];
  return [nextLawDay(after), ...days.filter((day) => day > after && isIsoDate(day))].sort()[0] ?? after;
}
