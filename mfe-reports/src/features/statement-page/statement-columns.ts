import { formatWholeDollars, sumCents } from '@platform/kernel';

interface Column {
  readonly type: string;
  readonly label: string;
}
interface Row {
  readonly cells: readonly number[];
}
interface Person {
  readonly firstName?: string | null;
  readonly isClient: boolean;
  readonly isSpouse: boolean;
}

const MARRIED: readonly string[] = ['SPOUSE', 'JOINT'];
const amountsOf = (rows: readonly Row[], index: number): number[] => rows.map(({ cells }) => cells[index] ?? 0);

/**
 * Columns as a household reads them, each with its place among the cells: by first names, and of no spouse where there is
 * none. Case: a widow's statement → Augusta, Trusts, Total.
 */
export function printedColumns(columns: readonly Column[], rows: readonly Row[], people: readonly Person[]) {
  const firstName = (is: (person: Person) => boolean): string | null => {
    const [only, another] = people.filter(is);
    return (!another && only?.firstName) || null;
  };
  const client = firstName(({ isClient }) => isClient);
  const spouse = firstName(({ isSpouse }) => isSpouse);
  const isMarried = people.some(({ isSpouse }) => isSpouse);
  const nameOf = ({ type, label }: Column): string => {
    if (type === 'CLIENT' && client) return label.replace(/^Client/, client);
    return type === 'SPOUSE' && spouse ? label.replace(/^Spouse/, spouse) : label;
  };
  const isEmpty = (index: number): boolean => amountsOf(rows, index).every((amount) => amount === 0);
  return columns.flatMap((column, index) =>
    !isMarried && MARRIED.includes(column.type) && isEmpty(index) ? [] : [{ index, label: nameOf(column) }],
  );
}

const dollars = (amount: number): number =>
  Number(formatWholeDollars(Math.abs(amount)).replaceAll(',', '')) * Math.sign(amount);

/** Whether a reader who adds the printed lines of a column comes to another sum than the printed one. */
export const isRounded = (rows: readonly Row[], indexes: readonly number[]): boolean =>
  indexes.some((index) => {
    const amounts = amountsOf(rows, index);
    return amounts.reduce((sum, amount) => sum + dollars(amount), 0) !== dollars(sumCents(amounts));
  });
