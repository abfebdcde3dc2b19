import { sumCents } from '@platform/kernel';

interface Sheet {
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly groups: readonly {
    readonly rows: readonly { readonly id: string; readonly label: string; readonly cells: readonly number[] }[];
  }[];
}

export interface Holder {
  readonly id: string;
  readonly name: string;
  readonly total: number;
  readonly lines: readonly { readonly id: string; readonly label: string; readonly amount: number }[];
}

/** Columns that add others up: where a holding counts, not who holds it. */
const SUMS: ReadonlySet<string> = new Set(['inside', 'outside', 'unknown']);
export const isSumColumn = (id: string): boolean => SUMS.has(id);

/** Each owner of the balance sheet with what stands in the owner's column; who holds nothing is left out. */
export function entityStructure({ columns, groups }: Sheet): Holder[] {
  const rows = groups.flatMap((group) => group.rows);
  return columns.flatMap(({ id, label: name }, index) => {
    if (isSumColumn(id)) return [];
    const lines = rows
      .map((row) => ({ id: row.id, label: row.label, amount: row.cells[index] ?? 0 }))
      .filter(({ amount }) => amount !== 0);
    return lines.length === 0 ? [] : { id, name, total: sumCents(lines.map(({ amount }) => amount)), lines };
  });
}
