import { type Cents, multiplyRatio } from '@platform/kernel';
import { formatBps, formatLabelAmount, type Working } from '../explanation/working.ts';

/** One line of a rate table: tax on `over` is `baseCents`, and the rest is taxed at `rateBps` (1/100 of a percent). */
export interface Bracket {
  readonly overCents: Cents;
  readonly baseCents: Cents;
  readonly rateBps: number;
}

/** Rows as the law prints them, in whole dollars: [over, base, percent]. */
export function brackets(rows: readonly (readonly [over: number, base: number, percent: number])[]): Bracket[] {
  return rows.map(([over, base, percent]) => ({
    overCents: over * 100,
    baseCents: base * 100,
    rateBps: Math.round(percent * 100),
  }));
}

/** Rows of [over, percent] in whole dollars, for tables that print no base: the bases are summed up. */
export function marginalBrackets(rows: readonly (readonly [over: number, percent: number])[]): Bracket[] {
  let base = 0;
  return rows.map(([over, percent], index) => {
    const rateBps = Math.round(percent * 100);
    const [previousOver, previousPercent] = rows[index - 1] ?? [over, 0];
    base += multiplyRatio((over - previousOver) * 100, Math.round(previousPercent * 100), 10_000);
    return { overCents: over * 100, baseCents: base, rateBps };
  });
}

/** The bracket an amount falls in; an amount exactly on a limit belongs to the bracket below, with the same tax. */
export function bracketOf(table: readonly Bracket[], amountCents: Cents): Bracket | undefined {
  let found: Bracket | undefined;
  for (const bracket of table) {
    if (bracket.overCents >= amountCents) break;
    found = bracket;
  }
  return found;
}

/** Tax by a rate table, rounded half up to the cent once; 0 at or below the first limit. */
export function bracketTax(table: readonly Bracket[], amountCents: Cents): Cents {
  const bracket = bracketOf(table, amountCents);
  return bracket ? bracket.baseCents + multiplyRatio(amountCents - bracket.overCents, bracket.rateBps, 10_000) : 0;
}

/** The amount on which a rate table gives this tax, to the cent: the other way round than `bracketTax`. */
export function amountTaxed(table: readonly Bracket[], taxCents: Cents): Cents {
  const bracket = table.findLast(({ baseCents }) => baseCents < taxCents);
  return bracket ? bracket.overCents + multiplyRatio(taxCents - bracket.baseCents, 10_000, bracket.rateBps) : 0;
}

/** The receipt lines of `bracketTax`: `Tax on the first 10,040,000` and `16% of the next 25,244,780`. */
export function bracketLines(table: readonly Bracket[], amountCents: Cents): Working[] {
  const bracket = bracketOf(table, amountCents);
  if (!bracket) return [{ label: `Tax on ${formatLabelAmount(Math.max(0, amountCents))}`, amountCents: 0 }];
  const rest = amountCents - bracket.overCents;
  const top = {
    label: `${formatBps(bracket.rateBps)} of ${bracket.baseCents === 0 ? '' : 'the next '}${formatLabelAmount(rest)}`,
    amountCents: multiplyRatio(rest, bracket.rateBps, 10_000),
  };
  if (bracket.baseCents === 0) return [top];
  return [{ label: `Tax on the first ${formatLabelAmount(bracket.overCents)}`, amountCents: bracket.baseCents }, top];
}
