import { addYears, ageOn, type IsoDate, parseIsoDate } from '@platform/kernel';
import { requiredBeginning } from './required-beginning.ts';
import { singleLifeYears } from './single-life-table.ts';

/** How long an account may stay untaxed after a death, by who takes it. */
export const PAYOUT_RULES = [
  'OWN_ACCOUNT',
  'TEN_YEARS',
  'MINOR_CHILD',
  'LIFE_EXPECTANCY',
  'TRUST_TEN_YEARS',
  'FIVE_YEARS',
  'OWNERS_LIFE_EXPECTANCY',
  'NO_TAX',
  'NOT_KNOWN',
] as const;
export type PayoutRule = (typeof PAYOUT_RULES)[number];

/** What would have to be known for the rule, or for a longer time. */
export const PAYOUT_FACTS = ['OWNER_BIRTH_DATE', 'HEIR_BIRTH_DATE', 'HEIR_DISABLED', 'LAW_BEFORE_2020'] as const;
export type PayoutFact = (typeof PAYOUT_FACTS)[number];

export interface Payout {
  readonly rule: PayoutRule;
  /** The calendar year by whose end all of it must be paid; undefined where there is none, or it is not known. */
  readonly lastYear: number | undefined;
  /** Whether something must be paid in each year before, too; undefined where there is no such year, or it is not known. */
  readonly yearly: boolean | undefined;
  readonly missing: readonly PayoutFact[];
}

/** Who takes an account as its designation names them; an estate where it names nobody who takes. */
export type PayoutTaker =
  | { readonly kind: 'trust' }
  | { readonly kind: 'estate' }
  | {
      readonly kind: 'person';
      readonly birthDate: IsoDate | undefined;
      readonly isDisabled: boolean;
      /** Special needs are on record, which need not be a disability as the law says it. */
      readonly mayBeDisabled: boolean;
      readonly isChildOfOwner: boolean;
    };

export interface PayoutQuestion {
  readonly diedOn: IsoDate;
  readonly ownerBirthDate: IsoDate | undefined;
  readonly isRoth: boolean;
  readonly taker: PayoutTaker;
}

/** IRC 401(a)(9)(H) for deaths from this day. */
const SECURE_ACT: IsoDate = '2020-01-01';
/** Age of majority, Reg. § 1.401(a)(9)-4(e)(3). */
const MAJORITY = 21;
const TEN = 10;
const FIVE = 5;

const yearOf = (date: IsoDate): number => parseIsoDate(date).year;

/**
 * Under which rule somebody other than the surviving spouse takes a retirement account, and the last year by which it
 * must be paid out.
 *
 * Source: IRC 401(a)(9)(B), (E), (H); Reg. § 1.401(a)(9)-3 to -5. Nothing is guessed: what is not known is named in
 * `missing`, and the year is then the one that holds in any case, or none. Throws: nothing.
 * Cases: an owner born 1945-03-01 dies in 2026. Daughter of 50 → ten years, 2036, something in each year. Brother born
 * 1950 → over his life, 77 in 2027: 13.3 years, 2040. Estate → over the owner's, 81 in 2026: 10.5 years, 2036.
 */
export function payoutRule(question: PayoutQuestion): Payout {
  const { diedOn, taker } = question;
  if (diedOn < SECURE_ACT) return payout('NOT_KNOWN', undefined, undefined, ['LAW_BEFORE_2020']);
  if (taker.kind === 'estate') return withoutDesignation(question);
  const ten = yearOf(diedOn) + TEN;
  const yearly = isPastBeginning(question);
  if (taker.kind === 'trust') return payout('TRUST_TEN_YEARS', ten, yearly, missingOwner(question));
  const { birthDate, isDisabled, mayBeDisabled, isChildOfOwner } = taker;
  const isNear = isNotTenYearsYounger(question.ownerBirthDate, birthDate);
  if (isDisabled || isNear) {
    if (birthDate === undefined) return payout('LIFE_EXPECTANCY', undefined, true, ['HEIR_BIRTH_DATE']);
    const years = singleLifeYears(yearOf(diedOn) + 1 - yearOf(birthDate));
    return payout('LIFE_EXPECTANCY', yearOf(diedOn) + Math.ceil(years), true, []);
  }
  const disability: readonly PayoutFact[] = mayBeDisabled ? ['HEIR_DISABLED'] : [];
  if (birthDate !== undefined && isChildOfOwner && ageOn(birthDate, diedOn) < MAJORITY) {
    return payout('MINOR_CHILD', yearOf(birthDate) + MAJORITY + TEN, true, disability);
  }
  const missing: PayoutFact[] = [
    ...missingOwner(question),
    ...(birthDate === undefined ? (['HEIR_BIRTH_DATE'] as const) : []),
    ...disability,
  ];
  return payout('TEN_YEARS', ten, yearly, missing);
}

/**
 * What the next taker has left of the time after the first one dies too: a period of years goes on, a payout over a
 * life ends with the tenth year after that death. Source: IRC 401(a)(9)(H)(iii); Reg. § 1.401(a)(9)-5(e)(3).
 */
export function afterSecondDeath(first: Payout, diedOn: IsoDate): Payout {
  if (first.rule !== 'LIFE_EXPECTANCY' && first.rule !== 'MINOR_CHILD') return first;
  const ten = yearOf(diedOn) + TEN;
  return payout('TEN_YEARS', Math.min(ten, first.lastYear ?? ten), true, first.missing);
}

function payout(
  rule: PayoutRule,
  lastYear: number | undefined,
  yearly: boolean | undefined,
  missing: readonly PayoutFact[],
): Payout {
  return { rule, lastYear, yearly, missing };
}

const missingOwner = ({ ownerBirthDate }: PayoutQuestion): readonly PayoutFact[] =>
  ownerBirthDate === undefined ? ['OWNER_BIRTH_DATE'] : [];

/** Whether the owner lived to the day on which payments had to begin; a Roth IRA has none (IRC 408A(c)(6)). */
function isPastBeginning({ ownerBirthDate, diedOn, isRoth }: PayoutQuestion): boolean | undefined {
  if (isRoth) return false;
  return ownerBirthDate === undefined ? undefined : diedOn >= requiredBeginning(ownerBirthDate);
}

/** Nobody is named: five years, or what was left of the owner's own life expectancy. */
function withoutDesignation(question: PayoutQuestion): Payout {
  const { diedOn, ownerBirthDate } = question;
  const died = yearOf(diedOn);
  const past = isPastBeginning(question);
  if (past === false) return payout('FIVE_YEARS', died + FIVE, false, []);
  if (ownerBirthDate === undefined) return payout('NOT_KNOWN', undefined, undefined, ['OWNER_BIRTH_DATE']);
  const years = singleLifeYears(died - yearOf(ownerBirthDate));
  return payout('OWNERS_LIFE_EXPECTANCY', died + Math.max(1, Math.ceil(years) - 1), true, []);
}

/** By the days of birth (Reg. § 1.401(a)(9)-4(e)(6)); who is older is not younger either. */
function isNotTenYearsYounger(owner: IsoDate | undefined, heir: IsoDate | undefined): boolean {
  return owner !== undefined && heir !== undefined && heir <= addYears(owner, TEN);
}
