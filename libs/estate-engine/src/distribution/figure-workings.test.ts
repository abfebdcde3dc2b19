import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Working, workingAddsUp } from '../explanation/working.ts';
import { randomEstate } from './cases/random-estate.ts';
import { ESTATE_CASES } from './cases/shared-cases.ts';
import { distribution } from './distribution.ts';
import type { DistributionResult } from './distribution-result.ts';
import type { EstateCase } from './estate-case.ts';
import { ESTATE_FIGURES, type EstateFigure, type FigureWorking, figureWorkings } from './figure-workings.ts';
import { transferWorkings } from './transfer-workings.ts';

/** Every amount of a result that a reader can point at, by name, with the figure it stands in. */
function amountsOf({ estates, taxes, finalHoldings }: DistributionResult): Map<string, number> {
  const all = new Map<string, number>();
  for (const estate of estates) {
    const amounts: Record<EstateFigure, number> = {
      gross: estate.grossCents,
      marital: estate.maritalCents,
      charitable: estate.charitableCents,
      deductions: estate.deductionsCents,
      taxable: estate.taxableCents,
      exclusionUsed: estate.exclusionUsedCents,
      dsuePorted: estate.dsuePortedCents,
      stateTaxable: estate.stateTaxableCents,
      stateDsuePorted: estate.stateDsuePortedCents,
      gstExemptionAllocated: estate.gstExemptionAllocatedCents,
    };
    for (const figure of ESTATE_FIGURES) all.set(`${estate.death} ${figure}`, amounts[figure]);
  }
  for (const { death, jurisdiction, kind, borneBy } of taxes)
    for (const { id, amountCents } of borneBy) all.set(`${death} ${jurisdiction} ${kind} by ${id}`, amountCents);
  for (const { holderId, outrightCents, inTrustCents } of finalHoldings) {
    if (outrightCents > 0) all.set(`${holderId} outright`, outrightCents);
    if (inTrustCents > 0) all.set(`${holderId} in_trust`, inTrustCents);
  }
  return all;
}

function nameOf(figure: FigureWorking): string {
  switch (figure.of) {
    case 'estate':
      return `${figure.death} ${figure.figure}`;
    case 'borne':
      return `${figure.death} ${figure.jurisdiction} ${figure.kind} by ${figure.id}`;
    case 'held':
      return `${figure.id} ${figure.manner}`;
  }
}

const below = (working: Working): Working[] => [
  working,
  ...[...(working.parts ?? []), ...(working.basis ?? [])].flatMap(below),
];
const ROUNDING = 'Rounding of taxes that depend on each other';

const cents = (text: string): number => Math.round(Number(text.replaceAll(',', '')) * 100);
const part = (percent: string, days: string): number => 1 + ((Number(percent) / 100) * Number(days)) / 365;
/** `$1,000.00 × 33.33333%`, `$1,000.00 × 1/3`, `$1,000.00 × $20.00 ÷ $30.00`, `40% of the next 1,234.56`; growth. */
const SHAPES: readonly (readonly [RegExp, (...said: [string, string, string, string, string]) => number])[] = [
  [/^\$([\d,.]+) × ([\d.]+)%$/, (of, percent) => (cents(of) * Number(percent)) / 100],
  [/^\$([\d,.]+) × (\d+)\/(\d+)$/, (of, n, d) => (cents(of) * Number(n)) / Number(d)],
  [/^\$([\d,.]+) × \$([\d,.]+) ÷ \$([\d,.]+)$/, (of, n, d) => (cents(of) * cents(n)) / cents(d)],
  [
    /^\$([\d,.]+) × ([\d.]+)\^(\d+)(?: × \(1 \+ ([\d.]+)% × (\d+)\/365\))?$/,
    (of, yearly, years, percent, days) => cents(of) * Number(yearly) ** Number(years) * part(percent, days),
  ],
  [/^\$([\d,.]+) × \(1 \+ ([\d.]+)% × (\d+)\/365\)$/, (of, percent, days) => cents(of) * part(percent, days)],
  [/^([\d.]+)% of (?:the next )?([\d,.]+)$/, (percent, of) => (cents(of) * Number(percent)) / 100],
];
/** Five decimals of a percentage are what a reader sees of a share. */
const nearEnough = (said: number, amount: number): boolean => Math.abs(said - amount) <= 1 + Math.abs(amount) * 1e-5;

/** What a line says it was worked out by, where that can be worked out again; undefined of words. */
function saidBy({ label, formula }: Working): number | undefined {
  for (const text of [formula ?? '', label])
    for (const [shape, work] of SHAPES) {
      const [, a = '', b = '', c = '', d, e] = shape.exec(text) ?? [];
      if (a !== '') return work(a, b, c, d ?? '0', e ?? '0');
    }
  return undefined;
}

function requireArithmetic(working: Working): void {
  for (const line of below(working)) {
    const said = saidBy(line);
    if (said === undefined || line.amountCents === undefined) continue;
    const near = nearEnough(said, Math.abs(line.amountCents));
    expect([line.label, line.formula, line.amountCents, near]).toEqual([
      line.label,
      line.formula,
      line.amountCents,
      true,
    ]);
  }
}

/** A cent more or less at each of the taxes that go round is what rounding can leave. */
const MOST_ROUNDING = 3;

function requireWorkings(input: EstateCase): void {
  const result = distribution(input);
  const figures = new Map(figureWorkings(input).map((figure) => [nameOf(figure), figure]));
  const amounts = amountsOf(result);
  expect([...figures.keys()].toSorted()).toEqual([...amounts.keys()].toSorted());
  for (const [name, amountCents] of amounts) {
    const figure = figures.get(name);
    const working = figure?.working ?? { label: 'none' };
    expect([name, working.amountCents, workingAddsUp(working)]).toEqual([name, amountCents, true]);
    if (amountCents === 0) continue;
    expect([name, working.parts?.some((part) => part.amountCents !== undefined)]).toEqual([name, true]);
    const lines = below(working);
    const rounding = lines.filter(({ label }) => label === ROUNDING).map((line) => Math.abs(line.amountCents ?? 0));
    expect([name, rounding.every((cents) => cents <= MOST_ROUNDING)]).toEqual([name, true]);
    const isOwned =
      figure?.of === 'held' && (working.parts ?? []).every(({ label }) => /held before$|, growth at /.test(label));
    expect([name, isOwned || lines.some(({ authority }) => (authority ?? []).length > 0)]).toEqual([name, true]);
  }
  for (const { working } of figures.values()) requireArithmetic(working);
  for (const { working } of result.taxes) requireArithmetic(working);
  for (const working of transferWorkings(input).values()) requireArithmetic(working);
}

describe('a working for every amount', { timeout: 120_000 }, () => {
  it('of any estate: each figure of it, burden of a tax and holding has one, which adds up, with authority', () => {
    fc.assert(fc.property(randomEstate, requireWorkings), { numRuns: 150, seed: 20_261_126 });
  });

  it('says by what a tax is divided, and that marital property bears none because an instrument waives it', () => {
    const castellan = ESTATE_CASES.find(({ id }) => id === 'castellan')?.input;
    if (!castellan) throw new Error('no such case');
    const figure = figureWorkings(castellan).find((one) => one.of === 'borne' && one.kind === 'federal_estate');
    const [charge] = figure?.working.parts?.[0]?.parts ?? [];
    // A third of what Helen's own trust leaves over bears a third of $2,168,966.08.
    expect(charge?.basis?.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Value of this share', 4_239_453_34],
      ['Value of all shares that bear it so', 12_718_360_00],
    ]);
    const waived = figure?.working.parts?.[0]?.basis?.find(({ value }) => value === 'waived by the instrument');
    expect(waived?.label).toBe('Recovery from marital property');
    expect(waived?.authority?.[0]?.cite).toBe('IRC § 2207A');
  });

  it.each(ESTATE_CASES.map(({ id, input }) => [id, input] as const))('of the worked case %s', (_, input) => {
    requireWorkings(input);
  });
});
