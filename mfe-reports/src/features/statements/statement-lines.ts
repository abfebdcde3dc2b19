import { sumCents } from '@platform/kernel';

export interface StatementColumn {
  readonly type: 'CLIENT' | 'SPOUSE' | 'JOINT' | 'TRUSTS' | 'TOTAL';
  /** Null counts both. */
  readonly inTaxableEstate: boolean | null;
}
export interface StatementLine {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly isLiability: boolean;
  readonly cells: readonly number[];
}

export const USUAL_COLUMNS: readonly StatementColumn[] = (
  ['CLIENT', 'SPOUSE', 'JOINT', 'TRUSTS', 'TOTAL'] as const
).map((type) => ({ type, inTaxableEstate: null }));

export const sameColumn = (one: StatementColumn, other: StatementColumn): boolean =>
  one.type === other.type && one.inTaxableEstate === other.inTaxableEstate;

/** The column whose amounts are the sums of the others, where each line says so; -1 where there is none. */
const totalOf = (columns: readonly StatementColumn[], cells: readonly number[]): number => {
  const at = columns.findIndex(({ type }) => type === 'TOTAL');
  const others = cells.filter((_, index) => index !== at);
  return at >= 0 && others.length > 0 && cells[at] === sumCents(others) ? at : -1;
};

/**
 * A line as it was typed, without signs: what is owed counts down, and what had its own sign before keeps it. A total that
 * was the sum of the line stays the sum, unless somebody has typed another one.
 * Case: client 100, total 100 → client typed as 250 → total 250.
 */
export function typedLine(
  before: StatementLine,
  typed: Pick<StatementLine, 'group' | 'label' | 'isLiability' | 'cells'>,
  columns: readonly StatementColumn[],
): StatementLine {
  const usual = typed.isLiability ? -1 : 1;
  const signed = typed.cells.map((amount, index) => {
    const was = before.cells[index] ?? 0;
    const own = was !== 0 && typed.isLiability === before.isLiability ? Math.sign(was) : usual;
    return amount === 0 ? 0 : Math.abs(amount) * own;
  });
  const total = totalOf(columns, before.cells);
  const isTotalTyped = signed[total] !== before.cells[total];
  const cells =
    total < 0 || isTotalTyped ? signed : signed.with(total, sumCents(signed.filter((_, index) => index !== total)));
  return { ...before, ...typed, cells };
}

/** Of each column: what is owned, what is owed, and what is left. */
export function sumsOf(lines: readonly StatementLine[], width: number) {
  const sum = (of: readonly StatementLine[]): number[] =>
    Array.from({ length: width }, (_, index) => sumCents(of.map(({ cells }) => cells[index] ?? 0)));
  return {
    assets: sum(lines.filter(({ isLiability }) => !isLiability)),
    liabilities: sum(lines.filter(({ isLiability }) => isLiability)),
    net: sum(lines),
  };
}
