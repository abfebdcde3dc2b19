import { atMostCents, type Cents, counted, formatDollarsAndCents } from '@platform/kernel';
import type { ImportError, ImportRow, RowsDone } from './import-query.ts';

/** Where an error stands: `Assets, row 3: Cabin`. */
export function placeOf({ tab, row, rowName }: ImportError): string {
  const place = [tab, row === null || row === undefined ? null : `row ${row}`].filter(Boolean).join(', ');
  if (place === '') return 'The workbook';
  return rowName ? `${place}: ${rowName}` : place;
}

export interface PlacedErrors {
  readonly place: string;
  readonly errors: readonly ImportError[];
}

/** What is wrong, row by row, in the order of the sheet. */
export function byPlace(errors: readonly ImportError[]): PlacedErrors[] {
  const places = new Map<string, ImportError[]>();
  for (const error of errors) {
    const here = places.get(placeOf(error));
    if (here) here.push(error);
    else places.set(placeOf(error), [error]);
  }
  return [...places].map(([place, of]) => ({ place, errors: of }));
}

const totalOf = (rows: readonly ImportRow[]): Cents => atMostCents(rows.reduce((sum, { balance }) => sum + balance, 0));

/** `2 assets of $901,234.56 and 1 debt of $400,000.00` */
export function whatIsAdded(rows: readonly ImportRow[]): string {
  const parts = [
    { rows: rows.filter(({ isLiability }) => !isLiability), noun: 'asset' },
    { rows: rows.filter(({ isLiability }) => isLiability), noun: 'debt' },
  ].filter((part) => part.rows.length > 0);
  return parts
    .map((part) => `${counted(part.rows.length, part.noun)} of ${formatDollarsAndCents(totalOf(part.rows))}`)
    .join(' and ');
}

/** Of a bar for two steps where rows are added, which are checked and then saved together, and of one where they are looked at. */
export function percentDone({ stage, done, total }: RowsDone, isAdding: boolean): number {
  const checked = stage === 'CHECKING' ? (100 * done) / total : 100;
  return isAdding ? checked / 2 : checked;
}

/** `1,250 of 5,000 rows checked` */
export const rowsDone = ({ stage, done, total }: RowsDone): string =>
  stage === 'CHECKING'
    ? `${done.toLocaleString('en-US')} of ${counted(total, 'row')} checked`
    : `All ${counted(total, 'row')} checked. Saving them together.`;
