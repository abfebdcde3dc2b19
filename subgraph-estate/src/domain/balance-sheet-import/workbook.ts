import { MOST_HOLDINGS } from '@platform/contracts/list-lengths';
import type { IsoDate } from '@platform/kernel';

/** What a cell of an uploaded workbook holds; an empty one is not there. Amounts stay text until a rule has read them. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  /** In digits, without an exponent; `currency` where it is shown as money of another country. */
  | { readonly kind: 'number'; readonly text: string; readonly currency?: string }
  /** `33.33%` → 33.33. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'date'; readonly date: IsoDate }
  | { readonly kind: 'yesOrNo'; readonly text: string }
  /** What a workbook works out itself; its last result may be of other figures than those beside it. */
  | { readonly kind: 'formula' }
  /** `#REF!` */
  | { readonly kind: 'fault'; readonly text: string };

export interface SheetRow {
  /** As the spreadsheet counts: the first is 1. */
  readonly number: number;
  /** By the place of the column, the first being 0. */
  readonly cells: ReadonlyMap<number, SheetCell>;
}

export interface SheetTab {
  readonly name: string;
  /** Only rows in which something stands. */
  readonly rows: readonly SheetRow[];
}

export interface Workbook {
  readonly tabs: readonly SheetTab[];
}

/** Rows with something in them that one tab may have: what an import may create, and as many again. */
export const MOST_ROWS = 2 * MOST_HOLDINGS;
