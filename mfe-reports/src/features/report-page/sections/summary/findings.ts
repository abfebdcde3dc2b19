interface Warning {
  readonly code: string;
  readonly message: string;
  readonly amount: number;
}
export interface Finding extends Warning {
  /** Others of its kind, that are not told one by one. */
  readonly alike: number;
}

/** They say how a figure was made or what the law leaves open: nothing that a family decides. */
const OF_FIGURES: ReadonlySet<string> = new Set([
  'GROWTH_ASSUMED',
  'INTESTACY_MODEL',
  'LAW_ASSUMED',
  'LAW_DIFFERS',
  'LAW_PROJECTED',
  'LAW_SIMPLIFIED',
  'LAW_UNCERTAIN',
  'VALUATION_DISCOUNT',
]);

/**
 * One for each kind, that with the most money, and the kinds with the most money first; what is about figures alone comes
 * after them. Case: eight minors who take outright and a house that no will disposes of → the house, then a minor and
 * "7 more like it".
 */
export function findingsOf(warnings: readonly Warning[]): Finding[] {
  const isOfFigures = ({ code }: Warning): number => Number(OF_FIGURES.has(code));
  return [...Map.groupBy(warnings, ({ code }) => code).values()]
    .flatMap((same) => {
      const [largest] = same.toSorted((one, other) => other.amount - one.amount);
      return largest ? { ...largest, alike: same.length - 1 } : [];
    })
    .toSorted((one, other) => isOfFigures(one) - isOfFigures(other) || other.amount - one.amount);
}
