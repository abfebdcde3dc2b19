import { addDays, addYears, type Cents, type IsoDate } from '@platform/kernel';
import type { Authority, Working } from '../../explanation/working.ts';
import { divide, proportion } from '../money/division.ts';

/** Property that somebody received from another estate which paid federal tax on it. */
export interface PriorTransfer {
  readonly diedOn: IsoDate;
  /** As that estate was taxed on it, less what it paid of that estate's debts and taxes (IRC 2013(d)). */
  readonly valueCents: Cents;
  /** Taxable estate of whoever it came from. */
  readonly taxableEstateCents: Cents;
  /** Federal estate tax that estate paid. */
  readonly taxCents: Cents;
  /** Tax on a qualified domestic trust: all of `taxCents` is on this property, whenever it was funded (IRC 2056A(b)(7)). */
  readonly isQdot?: boolean;
}

export interface PriorTransferQuestion {
  readonly transfers: readonly PriorTransfer[];
  readonly diedOn: IsoDate;
  /** The estate tax before this credit. */
  readonly taxCents: Cents;
  /** The same if a part of the estate had not been in it. */
  readonly taxWithout: (valueCents: Cents) => Cents;
}

const YEARS_IN_FULL = 2;
const YEARS_AT_ALL = 10;
const LESS_EACH_TWO_YEARS = 20;

/** Percent of the credit: all within two years of the death before, a fifth less for each two years more (IRC 2013(a)). */
export function percentAfter(before: IsoDate, diedOn: IsoDate): number {
  // A transferor who outlived the decedent by up to two years counts in full.
  if (before > diedOn) return before <= addYears(diedOn, YEARS_IN_FULL) ? 100 : 0;
  for (let years = YEARS_IN_FULL; years <= YEARS_AT_ALL; years += 2) {
    if (diedOn <= addYears(before, years)) return 100 - LESS_EACH_TWO_YEARS * (years / 2 - 1);
  }
  return 0;
}

/** Days on which the percentage turns: the day after each two years, and where the order of the deaths changes. */
export const turnsOfPriorTransfer = (before: IsoDate): IsoDate[] => [
  addYears(before, -YEARS_IN_FULL),
  before,
  ...[2, 4, 6, 8, 10].map((years) => addDays(addYears(before, years), 1)),
];

/**
 * Credit for the tax that an earlier estate paid on the same property: the less of the part of that tax which fell on it
 * and of what it adds to this tax, for each transfer, by the years between the deaths.
 *
 * Units: cents, rounded half up. Source: IRC 2013; Reg. 20.2013-1 to -4; Form 706, Schedule Q. Throws: nothing.
 * Case: $2,000,000 received of a taxable estate of $20,000,000 that paid $2,000,000, three years before: 2,000,000 ×
 * 2 ÷ 18 = 222,222.22; it adds $800,000 to this tax; 80% of the less → $177,777.78.
 */
export function priorTransferCredit(question: PriorTransferQuestion): { creditCents: Cents; working: Working } {
  const { transfers, diedOn, taxCents, taxWithout } = question;
  const counted = transfers.filter(
    ({ diedOn: before, isQdot, valueCents }) => valueCents > 0 && (isQdot || percentAfter(before, diedOn) > 0),
  );
  const values = counted.map(({ valueCents }) => valueCents);
  const total = values.reduce((sum, cents) => sum + cents, 0);
  const added = Math.max(0, taxCents - taxWithout(total));
  const seconds = divide(added, values);
  const parts = counted.map((transfer, index): Working => {
    const first = firstLimit(transfer);
    const second = seconds[index] ?? 0;
    const percent = transfer.isQdot ? 100 : percentAfter(transfer.diedOn, diedOn);
    return {
      label: transfer.isQdot ? 'Tax on the qualified domestic trust' : 'Tax of an earlier estate on what came from it',
      amountCents: proportion(Math.min(first, second), percent, 100),
      formula: percent === 100 ? 'the less of both limits' : `the less of both limits × ${percent}%`,
      basis: [
        { label: 'Value of what was received', amountCents: transfer.valueCents },
        { label: 'Of the earlier tax, what fell on it', amountCents: first, authority: [FIRST_LIMIT] },
        { label: 'What it adds to this tax', amountCents: second, authority: [SECOND_LIMIT] },
      ],
    };
  });
  const creditCents = Math.min(
    taxCents,
    parts.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0),
  );
  return {
    creditCents,
    working: { label: 'Credit for tax on prior transfers', amountCents: creditCents, parts, authority: [AUTHORITY] },
  };
}

const AUTHORITY: Authority = { cite: 'IRC § 2013', title: 'Credit for tax on prior transfers' };
const FIRST_LIMIT: Authority = { cite: 'IRC § 2013(b)', title: 'The part of the earlier tax' };
const SECOND_LIMIT: Authority = { cite: 'IRC § 2013(c)', title: 'What the property adds to this tax' };

function firstLimit({ valueCents, taxableEstateCents, taxCents, isQdot }: PriorTransfer): Cents {
  if (isQdot) return taxCents;
  const whole = Math.max(valueCents, taxableEstateCents - taxCents);
  return whole === 0 ? 0 : proportion(taxCents, valueCents, whole);
}
