import { addDays, formatDate, formatDollarsAndCents, formatWholeDollars, type IsoDate } from '@platform/kernel';
import { type Authority, type Certainty, formatBps } from '../explanation/working.ts';
import type { Bracket } from '../law/brackets.ts';

/** What a row of law is about, in the order in which a reader meets them. */
export const LAW_TOPICS = [
  'exclusions',
  'rates',
  'estate-tax',
  'gifts',
  'election',
  'inheritance-tax',
  'relief',
  'apportionment',
  'intestacy',
  'property',
  'survival',
  'inclusion',
  'taxation',
  'income-tax',
] as const;
export type LawTopic = (typeof LAW_TOPICS)[number];

export const TOPIC_WORDS: Readonly<Record<LawTopic, string>> = {
  exclusions: 'Exclusions',
  rates: 'Rates',
  'estate-tax': 'Estate tax',
  gifts: 'Gifts',
  election: 'Elections for the state alone',
  'inheritance-tax': 'Inheritance tax',
  relief: 'Farms and family businesses',
  apportionment: 'Who bears the tax',
  intestacy: 'Without a will',
  property: 'How property passes',
  survival: 'Who takes, and who acts',
  inclusion: 'What counts in the taxable estate',
  taxation: 'Deductions, credits and other rules',
  'income-tax': 'Income tax of the heirs',
};

/** One rule that the engine works with, as somebody reads it who checks it against the law. */
export interface LawRow {
  readonly topic: LawTopic;
  /** Deaths (or gifts) from this day on; without it, every date that the engine answers for. */
  readonly from?: IsoDate;
  /** The first day on which it is no longer the law; without it, it goes on. */
  readonly until?: IsoDate;
  /** A heading: "Exclusion of $7,350,000". */
  readonly title: string;
  readonly says: readonly string[];
  /** Rates as the law prints them, and what they are applied to. */
  readonly rates?: { readonly of: string; readonly table: readonly Bracket[] };
  readonly authority: readonly Authority[];
  /** Left out where nothing is held that could be more or less sure. */
  readonly certainty?: Certainty;
  /** False where no row of the jurisdiction's own is held: a model stands in, or there is nothing to hold. */
  readonly isOwn: boolean;
}

export const CERTAINTY_WORDS: Readonly<Record<Certainty, string>> = {
  A: 'Read in the law or in an official table',
  B: 'A careful secondary source cites the law',
  C: 'Derived from published figures, or known by practice',
  D: 'A single weak source, or a model that stands in',
};

/** Whole dollars; cents only where the law has them. Cases: 7350000 → "$7,350,000"; 499.99 → "$499.99". */
export function dollars(amount: number): string {
  const cents = Math.round(amount * 100);
  return cents % 100 === 0 ? `$${formatWholeDollars(cents)}` : formatDollarsAndCents(cents);
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': 'half',
  '1/3': 'a third',
  '2/3': 'two thirds',
  '1/4': 'a quarter',
  '3/4': 'three quarters',
  '3/5': 'three fifths',
};

/** A fraction as people write it. Case: [1, 2] → "half"; [3, 4] → "three quarters". */
export const fraction = ([numerator, denominator]: readonly [number, number]): string =>
  FRACTIONS[`${numerator}/${denominator}`] ?? `${numerator}/${denominator}`;

/**
 * A rate table in words, a line each. Case: [0, 0, 3.06%], [$500,000, $15,300, 5%] → "3.06% of the first $500,000",
 * "$15,300 and 5% of what is over $500,000".
 */
export const rateLines = (table: readonly Bracket[]): string[] =>
  table.map(({ overCents, baseCents, rateBps }, index) => {
    const next = table[index + 1];
    const rate = formatBps(rateBps);
    if (overCents === 0)
      return next ? `${rate} of the first ${dollars(next.overCents / 100)}` : `${rate} of everything`;
    const share = `${rate} of what is over ${dollars(overCents / 100)}`;
    return baseCents === 0 ? share : `${dollars(baseCents / 100)} and ${share}`;
  });

/** When a row is the law, in words. Case: from 2026-01-01 until 2026-07-01 → "Jan 1, 2026 – Jun 30, 2026". */
export function rangeWords({ from, until }: Pick<LawRow, 'from' | 'until'>): string {
  const last = until === undefined ? undefined : formatDate(addDays(until, -1));
  if (from === undefined) return last === undefined ? 'Every date' : `Until ${last}`;
  return last === undefined ? `From ${formatDate(from)}` : `${formatDate(from)} – ${last}`;
}
