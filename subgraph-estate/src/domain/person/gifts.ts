import { dateProblem, FIELD_MESSAGES, lengthProblem, yearProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { type GiftHistory, giftHistory } from '@platform/estate-engine';
import { type Cents, DomainError, formatWholeDollars, type IsoDate, LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import type { Said } from '../estate/said.ts';
import type { EstateGift, EstatePerson } from './person.ts';

/** A gift as a form says it. `givenOn` decides the year where both are said. */
export interface GiftFacts {
  readonly id?: Said<string>;
  readonly givenOn?: Said<IsoDate>;
  readonly year?: Said<number>;
  readonly amountCents: Cents;
  readonly recipient?: Said<string>;
  readonly gstExemptionUsed?: Said<Cents>;
  readonly giftTaxPaid?: Said<Cents>;
}

type Giver = Pick<EstatePerson, 'gifts' | 'federalDsueCents' | 'federalExemptionUsedCents' | 'gstExemptionUsedCents'>;

/** What a person's gifts come to, whether they are listed or one sum is known of them. */
export interface GiftsMade {
  readonly adjustedTaxableGiftsCents: Cents;
  readonly federalExemptionUsedCents: Cents;
  readonly gstExemptionUsedCents: Cents;
  /** null where no gifts are listed: nobody knows which tax was paid on the sum. */
  readonly giftTaxPayableCents: Cents | null;
  readonly isSure: boolean;
}

/** Only gifts after 1976 are added to an estate. 26 U.S.C. § 2001(b). */
const FIRST_YEAR = 1977;
const MOST_GIFTS = 100;

const yearOf = ({ givenOn, year }: Pick<EstateGift, 'givenOn' | 'year'>): number | null =>
  givenOn ? Number(givenOn.slice(0, 4)) : year;

function historyOf(
  { gifts, federalDsueCents }: Pick<Giver, 'gifts' | 'federalDsueCents'>,
  today: IsoDate,
): GiftHistory {
  return giftHistory({
    gifts: gifts.map((gift) => ({
      year: yearOf(gift),
      taxableCents: gift.amountCents,
      giftTaxPaidCents: gift.giftTaxPaidCents,
    })),
    dsueCents: federalDsueCents,
    date: today,
  });
}

/**
 * The one decider of what gifts have used up: worked out from the gifts where they are listed, else the sum on record.
 * Units: cents. Case: 3,000,000.00 in 2021 and 1,000,000.00 in 2024, no tax paid → 4,000,000.00 used.
 */
export function giftsMade(person: Giver, today: IsoDate): GiftsMade {
  const { gifts, federalExemptionUsedCents, gstExemptionUsedCents } = person;
  if (gifts.length === 0) {
    const adjustedTaxableGiftsCents = federalExemptionUsedCents;
    const onRecord = { adjustedTaxableGiftsCents, federalExemptionUsedCents, gstExemptionUsedCents };
    return { ...onRecord, giftTaxPayableCents: null, isSure: true };
  }
  const history = historyOf(person, today);
  return {
    adjustedTaxableGiftsCents: history.adjustedTaxableGiftsCents,
    federalExemptionUsedCents: history.exclusionUsedCents,
    gstExemptionUsedCents: gifts.reduce((sum, gift) => sum + gift.gstExemptionUsedCents, 0),
    giftTaxPayableCents: history.giftTaxPayableCents,
    isSure: history.isSure,
  };
}

function checkGift(gift: EstateGift, at: number, today: IsoDate): void {
  const refuse = (field: string, message: string): never => {
    throw new DomainError('BAD_USER_INPUT', message, { field: `gifts.${at}.${field}` });
  };
  const badDay = dateProblem(gift.givenOn ?? '');
  if (badDay) refuse('givenOn', badDay);
  const year = yearOf(gift);
  if (gift.givenOn && gift.givenOn > today) refuse('givenOn', 'A gift cannot be in the future.');
  if (year !== null) {
    const badYear = yearProblem(String(year), Number(today.slice(0, 4)));
    if (badYear) refuse('givenOn', badYear);
    if (year > Number(today.slice(0, 4))) refuse('givenOn', 'A gift cannot be in the future.');
    if (year < FIRST_YEAR) refuse('givenOn', `Gifts before ${FIRST_YEAR} are not counted.`);
  }
  const amounts = [
    ['amount', gift.amountCents],
    ['gstExemptionUsed', gift.gstExemptionUsedCents],
    ['giftTaxPaid', gift.giftTaxPaidCents],
  ] as const;
  for (const [field, cents] of amounts)
    if (!Number.isSafeInteger(cents) || cents < 0 || cents > LARGEST_AMOUNT_CENTS) refuse(field, FIELD_MESSAGES.number);
  if (gift.amountCents === 0) refuse('amount', 'Enter what the gift was worth.');
  if (gift.gstExemptionUsedCents > gift.amountCents)
    refuse('gstExemptionUsed', 'No more GST exemption can be used than was given.');
  if (gift.giftTaxPaidCents > gift.amountCents) refuse('giftTaxPaid', 'The tax cannot be more than the gift.');
  const tooLong = lengthProblem(gift.recipient ?? '', TEXT_LENGTHS.recipient);
  if (tooLong) refuse('recipient', tooLong);
}

/**
 * A person's gifts as a form says all of them. Throws: DomainError BAD_USER_INPUT with the field of the gift.
 */
export function withGifts(
  known: readonly EstateGift[],
  said: readonly GiftFacts[],
  today: IsoDate,
  nextId: () => string,
): EstateGift[] {
  if (said.length > MOST_GIFTS)
    throw new DomainError('BAD_USER_INPUT', `At most ${MOST_GIFTS} gifts can be listed.`, { field: 'gifts' });
  const taken = new Set<string>();
  return said.map((facts, at) => {
    const kept = known.find(({ id }) => id === facts.id && !taken.has(id));
    if (kept) taken.add(kept.id);
    const givenOn = facts.givenOn || null;
    const gift: EstateGift = {
      id: kept?.id ?? nextId(),
      givenOn,
      year: givenOn ? Number(givenOn.slice(0, 4)) : (facts.year ?? null),
      amountCents: facts.amountCents,
      recipient: facts.recipient?.trim() || null,
      gstExemptionUsedCents: facts.gstExemptionUsed ?? 0,
      giftTaxPaidCents: facts.giftTaxPaid ?? 0,
    };
    checkGift(gift, at, today);
    return gift;
  });
}

/**
 * Nobody could give more free of tax by the end of a year than the law of that year allowed.
 * Throws: DomainError GIFT_TAX_MISSING at the gift of that year.
 */
export function checkGiftTax(person: Pick<EstatePerson, 'gifts' | 'federalDsueCents'>, today: IsoDate): void {
  const { beyond } = historyOf(person, today);
  if (!beyond) return;
  const { year, allowedCents, freeCents } = beyond;
  const at = person.gifts.findLastIndex((gift) => yearOf(gift) === year);
  const message = `By the end of ${year} at most $${formatWholeDollars(allowedCents)} could be given free of tax, and the gifts come to $${formatWholeDollars(freeCents)}. Enter the gift tax paid.`;
  throw new DomainError('GIFT_TAX_MISSING', message, { field: `gifts.${at}.giftTaxPaid` });
}
