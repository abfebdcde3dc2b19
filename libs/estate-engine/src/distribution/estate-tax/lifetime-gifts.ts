import { addYears, type Cents, type IsoDate, parseIsoDate, sumCents } from '@platform/kernel';
import { giftTaxPayableByYear } from '../../federal/gift-history.ts';
import { federalSchedule, tentativeTax } from '../../federal/tentative-tax.ts';
import { amountTaxed } from '../../law/brackets.ts';
import type { GiftAddBack } from '../../law/state-tables.ts';
import { giftRule } from '../../state/estate-tax.ts';
import { stateLaw } from '../../state/regimes.ts';
import type { LifetimeGift, Person } from '../estate-case.ts';
import type { DeathScene } from '../succession/death.ts';
import { dsueOfGifts, isNonresident } from './nonresident.ts';

/** Adjusted taxable gifts of a lifetime: the sum on record, else what the gifts with a day come to (C25). */
export const giftsOf = (person: Person | undefined): Cents =>
  person?.federalExemptionUsedCents ?? sumCents((person?.lifetimeGifts ?? []).map((gift) => gift.taxableCents));

/**
 * Gift tax payable on the gifts of a lifetime (IRC 2001(b)(2)): as the case says, else by the exclusions of their years
 * where the day of all of them is known, else undefined. Of a nonresident, who has no credit for gifts, the table on them
 * (IRC 2101(b)(2)).
 */
export function giftTaxPayable(scene: DeathScene): Cents | undefined {
  const { family, decedentId, lawDate, law } = scene;
  const person = family.person(decedentId);
  if (isNonresident(scene)) return tentativeTax(giftsOf(person), lawDate, law);
  if (!person || person.giftTaxPayableCents !== undefined) return person?.giftTaxPayableCents;
  const gifts = (person.lifetimeGifts ?? []).map(({ givenOn, taxableCents }) => {
    return { year: parseIsoDate(givenOn).year, taxableCents };
  });
  if (sumCents(gifts.map(({ taxableCents }) => taxableCents)) !== giftsOf(person)) return undefined;
  return giftTaxPayableByYear({ gifts, dsueCents: dsueOfGifts(scene), date: lawDate, assumptions: law });
}

/**
 * Of the gifts of a lifetime what used exclusion up: not the part that was taxed (Reg. 20.2010-2(c)(2)). Which part that is
 * follows from the days of the gifts; of a sum without them all counts (C26).
 *
 * Units: cents. Case: 2015, $8,000,000 under an exclusion of $5,430,000 → $5,430,000.
 */
export function giftsUsingExclusion(scene: DeathScene): Cents {
  const { family, decedentId, lawDate, law } = scene;
  const person = family.person(decedentId);
  const total = giftsOf(person);
  const payable = person?.lifetimeGifts && !isNonresident(scene) ? giftTaxPayable(scene) : undefined;
  if (!payable) return total;
  const free = Math.max(0, tentativeTax(total, lawDate, law) - payable);
  return Math.min(total, amountTaxed(federalSchedule(lawDate, law), free));
}

/** The first day of death on which a gift no longer counts: “during the three years ending on the date of death”. */
export const giftCountsUntil = (givenOn: IsoDate, years: number): IsoDate => addYears(givenOn, years);

function counts({ givenOn, state }: LifetimeGift, rule: GiftAddBack, date: IsoDate, domicile: string): boolean {
  if (givenOn > date || (rule.givenFrom !== undefined && givenOn < rule.givenFrom)) return false;
  if (rule.leavesOutElsewhere && state !== undefined && state !== domicile) return false;
  return rule.years === 'LIFETIME' || date < giftCountsUntil(givenOn, rule.years);
}

/** What the state of domicile counts in the estate again, and its gift tax on it. */
export interface AddedBack {
  readonly giftsCents: Cents;
  readonly giftTaxPaidCents: Cents;
}

/** CT: gift tax paid on gifts of so many years before death is taxed too (12-391(c)(3)). */
const LATE_YEARS = 3;

const NONE: AddedBack = { giftsCents: 0, giftTaxPaidCents: 0 };

/**
 * C21: gifts that the state counts in the estate. Those of the last years count by their day alone; a state that counts
 * all adjusted taxable gifts and has no gift tax (IL) knows what to do with a sum.
 */
export function addedBack({ domicile, family, decedentId, date, lawDate, law }: DeathScene): AddedBack {
  const person = family.person(decedentId);
  if (domicile === 'NON_US' || giftsOf(person) === 0) return NONE;
  const held = stateLaw(domicile, lawDate, law);
  const rule = giftRule(held, lawDate);
  if (!rule) return NONE;
  const isSum = rule.years === 'LIFETIME' && !rule.lowersExclusion && !held?.regime.hasGiftTax;
  if (isSum) return { giftsCents: giftsOf(person), giftTaxPaidCents: 0 };
  const gifts = (person?.lifetimeGifts ?? []).filter((gift) => counts(gift, rule, date, domicile));
  const taxable = gifts.map((gift) => gift.taxableCents);
  if (!held?.regime.hasGiftTax) return { giftsCents: sumCents(taxable), giftTaxPaidCents: 0 };
  const paidOn = (list: readonly LifetimeGift[]): Cents[] => list.map((gift) => gift.stateGiftTaxPaidCents ?? 0);
  const late = gifts.filter(({ givenOn }) => date < giftCountsUntil(givenOn, LATE_YEARS));
  return { giftsCents: sumCents([...taxable, ...paidOn(late)]), giftTaxPaidCents: sumCents(paidOn(gifts)) };
}

/** How the federal estate tax treats the state's tax on gifts added back. */
export interface TaxOnGifts {
  /** Deducted as a debt of the decedent (IRC 2053(a)(3)). */
  readonly debtCents: Cents;
  /** Not deducted: not paid in respect of the gross estate (IRC 2058(a)). */
  readonly lostCents: Cents;
  readonly cite: string;
}

export function taxOnGifts({ domicile, lawDate, law }: DeathScene, onGiftsCents: Cents): TaxOnGifts {
  const nothing = { debtCents: 0, lostCents: 0, cite: 'IRC § 2058' };
  if (onGiftsCents === 0) return nothing;
  const rule = giftRule(stateLaw(domicile, lawDate, law), lawDate)?.federalDeduction;
  if (!rule) return nothing;
  const isDebt = rule.debtFrom !== undefined && lawDate >= rule.debtFrom;
  return { debtCents: isDebt ? onGiftsCents : 0, lostCents: isDebt ? 0 : onGiftsCents, cite: rule.cite };
}
