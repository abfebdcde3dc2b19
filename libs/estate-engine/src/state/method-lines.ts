import type { Cents } from '@platform/kernel';
import { add, compare, divide, multiply, ONE, type Ratio, ratio, ratioOf, toCents } from '../arithmetic/ratio.ts';
import { formatBps, formatLabelAmount, type Working } from '../explanation/working.ts';
import { federalSchedule, tentativeTax } from '../federal/tentative-tax.ts';
import { type Bracket, bracketLines, bracketTax } from '../law/brackets.ts';
import { SECTION_2011, SECTION_2011_ADJUSTMENT_CENTS, SECTION_2011_AUTHORITY } from '../law/federal-tables.ts';
import type { StateMethod } from '../law/state-tables.ts';
import { type StateLaw, section2011Credit } from './regimes.ts';

/** What a method needs beside the law: the base the state taxes, and what is credited against it. */
export interface MethodInput {
  readonly baseCents: Cents;
  readonly exclusionCents: Cents;
  readonly inheritanceTaxPaidCents: Cents;
  /** Of the base, lifetime gifts that the state counts again. */
  readonly giftsCents: Cents;
}

/** Receipt lines that add up to the tax on the whole base, and the lines of what it was worked out on. */
export interface MethodLines {
  readonly parts: readonly Working[];
  readonly basis: readonly Working[];
}

type Method<K extends StateMethod['kind']> = Extract<StateMethod, { kind: K }>;

const total = (lines: readonly Working[]): Cents => lines.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
const NOTHING: MethodLines = { parts: [], basis: [] };

/** A credit line that never takes the tax below zero. */
function credit(label: string, full: Cents, against: Cents, rest: Partial<Working> = {}): Working {
  const used = Math.max(0, Math.min(full, against));
  return { label: used < full ? `${label}, limited to the tax` : label, amountCents: used === 0 ? 0 : -used, ...rest };
}

function overExclusion(input: MethodInput): Working {
  return {
    label: 'Above the exclusion',
    amountCents: Math.max(0, input.baseCents - input.exclusionCents),
    parts: [
      { label: 'State taxable estate', amountCents: input.baseCents },
      { label: 'Exclusion', amountCents: -Math.min(input.exclusionCents, input.baseCents) },
    ],
  };
}

export function excess(method: Method<'EXCESS'>, input: MethodInput): MethodLines {
  const above = overExclusion(input);
  const lines = bracketLines(method.table, above.amountCents ?? 0);
  const cap = method.capDollars === undefined ? Number.POSITIVE_INFINITY : method.capDollars * 100;
  const over = total(lines) - cap;
  const capped = over > 0 ? [{ label: `Above the cap of ${formatLabelAmount(cap)}`, amountCents: -over }] : [];
  return { parts: [...lines, ...capped], basis: [above] };
}

/** The bands of the whole estate with everything up to the exclusion taxed at nothing. */
export function zeroBracket(method: Method<'ZERO_BRACKET'>, input: MethodInput): MethodLines {
  const { baseCents, exclusionCents } = input;
  if (baseCents <= exclusionCents) return { parts: bracketLines([], 0), basis: [overExclusion(input)] };
  const free = bracketTax(method.table, exclusionCents);
  const parts = [
    ...bracketLines(method.table, baseCents),
    { label: `Zero bracket up to ${formatLabelAmount(exclusionCents)}`, amountCents: -free },
  ];
  return { parts, basis: [] };
}

export function whole(method: Method<'WHOLE'>, input: MethodInput): MethodLines {
  return { parts: bracketLines(method.table, input.baseCents), basis: [] };
}

/**
 * New York: the credit is the whole tax up to the exclusion B; from there to 105% of B it is the tax of the table on
 * B × (1 − (estate − B) ÷ 5% of B), which is B less twenty times what the estate exceeds it by; above 105% there is none
 * (Tax Law 952(c)(1), CONVENTIONS C21). The statute calls each an amount of tax, and a tax is rounded to the cent (C2),
 * so both are before one is taken off the other: of $7,000,000.01 in 2024 that is a cent less than rounding the
 * difference. Case: 2026, $7,400,000 → table on $6,350,000, $554,800.00.
 */
export function cliff(method: Method<'CLIFF'>, input: MethodInput): MethodLines {
  const { baseCents, exclusionCents } = input;
  const lines = bracketLines(method.table, baseCents);
  const label = 'Applicable credit';
  if (baseCents <= exclusionCents) return { parts: [...lines, credit(label, total(lines), total(lines))], basis: [] };
  const reducedCents = exclusionCents - 20 * (baseCents - exclusionCents);
  if (reducedCents <= 0) {
    return { parts: [...lines, { label: `${label}: none above 105% of the exclusion`, amountCents: 0 }], basis: [] };
  }
  const full = bracketTax(method.table, reducedCents);
  const formula = `tax of the table on ${formatLabelAmount(reducedCents)}: the exclusion less 20 × what the estate exceeds it by`;
  return { parts: [...lines, credit(label, full, total(lines), { formula })], basis: [] };
}

function adjusted2011(baseCents: Cents): Working {
  const taken = Math.min(SECTION_2011_ADJUSTMENT_CENTS, baseCents);
  return {
    label: 'Adjusted taxable estate',
    amountCents: baseCents - taken,
    parts: [
      { label: 'State taxable estate', amountCents: baseCents },
      { label: 'Table adjustment', amountCents: -taken },
    ],
    authority: [SECTION_2011_AUTHORITY],
  };
}

export function section2011LessCredit(law: StateLaw, input: MethodInput): MethodLines {
  const basis = [adjusted2011(input.baseCents)];
  const lines = bracketLines(SECTION_2011, input.baseCents - SECTION_2011_ADJUSTMENT_CENTS);
  // The published threshold is rounded to the dollar; what the credit leaves on it, a few cents, is not asked for.
  const full = input.baseCents <= law.exclusionCents ? total(lines) : law.creditCents;
  return { parts: [...lines, credit('Credit', full, total(lines))], basis };
}

/** Tax T with T = f(base − T) for a rate table f, exactly: each limit moves up by its own tax, each rate r to r/(1+r). */
function taxAfterItself(table: readonly Bracket[], baseCents: Cents): Ratio {
  const bracket = table.findLast((row) => row.overCents + row.baseCents < baseCents);
  if (!bracket) return ratio(0);
  const rate = ratio(bracket.rateBps, 10_000);
  const rest = multiply(rate, ratio(baseCents - bracket.overCents));
  return divide(add(ratio(bracket.baseCents), rest), add(ONE, rate));
}

/**
 * Illinois: the lesser of the former credit and the federal tax above the exclusion, each on the estate after the
 * Illinois tax. The lesser of two fixed points is the fixed point of the lesser, as both fall with the tax deducted.
 * Lifetime gifts are in the base of the federal tax alone, never in that of the former credit (Form 700, lines 3 and 5).
 * Case: estate $3,900,000, gifts $1,000,000 → (238,800 + 10.4% of 300,000) ÷ 1.104 = $244,565.22.
 */
export function interrelated(input: MethodInput, date: string): MethodLines {
  const { baseCents, exclusionCents, giftsCents } = input;
  if (baseCents <= exclusionCents) return { parts: bracketLines([], 0), basis: [overExclusion(input)] };
  const byCredit = taxAfterItself(SECTION_2011, baseCents - giftsCents - SECTION_2011_ADJUSTMENT_CENTS);
  const exclusionTax = tentativeTax(exclusionCents, date);
  const aboveExclusion = federalSchedule(date)
    .map((row) => ({ ...row, baseCents: row.baseCents - exclusionTax }))
    .filter((row) => row.rateBps > 0);
  const byFederal = taxAfterItself(aboveExclusion, baseCents);
  const lesser = compare(byCredit, byFederal) <= 0 ? byCredit : byFederal;
  const taxCents = toCents(lesser);
  const label =
    lesser === byCredit ? 'Former credit on the estate less this tax' : 'Federal tax on the estate less this tax';
  return {
    parts: [{ label, amountCents: taxCents, formula: 'tax = table(estate − tax), solved exactly' }],
    basis: [
      {
        ...solved('By the former credit', toCents(byCredit), (left) => bracketLines(SECTION_2011, left), [
          { label: 'Illinois taxable estate, without gifts', amountCents: baseCents - giftsCents },
          { label: 'Table adjustment', amountCents: -SECTION_2011_ADJUSTMENT_CENTS },
        ]),
        authority: [SECTION_2011_AUTHORITY],
      },
      solved(
        `By the federal tax above ${formatLabelAmount(exclusionCents)}`,
        toCents(byFederal),
        (left) => [
          ...bracketLines(federalSchedule(date), left),
          { label: `Tax on the first ${formatLabelAmount(exclusionCents)}`, amountCents: -exclusionTax },
        ],
        [{ label: 'Illinois taxable estate, with gifts', amountCents: baseCents }],
      ),
    ],
  };
}

/** A tax that its own table leaves, in lines that add up to it: on what is left once it is taken off. */
function solved(
  label: string,
  taxCents: Cents,
  table: (leftCents: Cents) => readonly Working[],
  before: readonly Working[],
): Working {
  const left = [...before, { label: 'This tax', amountCents: -taxCents }];
  const leftCents = total(left);
  if (taxCents === 0) return { label, amountCents: 0 };
  const lines = table(leftCents);
  const rounding = taxCents - total(lines);
  return {
    label,
    amountCents: taxCents,
    parts: [...lines, ...(rounding === 0 ? [] : [{ label: 'Rounding', amountCents: rounding }])],
    basis: [{ label: 'What the table is applied to', amountCents: leftCents, parts: left }],
  };
}

/** Maryland: a flat share of the excess, capped by former section 2011, less inheritance tax paid. */
export function cappedExcess(method: Method<'CAPPED_EXCESS'>, input: MethodInput): MethodLines {
  const above = overExclusion(input);
  const excessCents = above.amountCents ?? 0;
  if (excessCents === 0) return { ...NOTHING, basis: [above] };
  const lines: Working[] = bracketLines([{ overCents: 0, baseCents: 0, rateBps: method.rateBps }], excessCents);
  const over = total(lines) - section2011Credit(input.baseCents);
  if (over > 0)
    lines.push({ label: 'Above the former credit, the cap', amountCents: -over, authority: [SECTION_2011_AUTHORITY] });
  if (input.inheritanceTaxPaidCents > 0) {
    lines.push(credit('Inheritance tax paid', input.inheritanceTaxPaidCents, total(lines)));
  }
  return { parts: lines, basis: [above] };
}

/** A user's flat rate on what exceeds the exclusion, instead of the state's own table. */
export function assumedRate(rate: number, input: MethodInput): MethodLines {
  const above = overExclusion(input);
  const taxCents = toCents(multiply(ratioOf(rate), ratio(above.amountCents ?? 0)));
  const label = `${formatBps(Number((rate * 10_000).toFixed(4)))} (assumed) of ${formatLabelAmount(above.amountCents ?? 0)}`;
  return { parts: [{ label, amountCents: taxCents }], basis: [above] };
}
