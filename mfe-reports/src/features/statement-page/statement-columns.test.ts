import { expect, test } from 'vitest';
import { isRounded, printedColumns } from './statement-columns.ts';

const COLUMNS = [
  { type: 'CLIENT', label: 'Client' },
  { type: 'SPOUSE', label: 'Spouse' },
  { type: 'JOINT', label: 'Joint' },
  { type: 'TOTAL', label: 'Total' },
];
const AUGUSTA = { firstName: 'Augusta', isClient: true, isSpouse: false };
const HENRY = { firstName: 'Henry', isClient: false, isSpouse: true };
const CHILD = { firstName: 'Felix', isClient: false, isSpouse: false };
const labels = (...of: Parameters<typeof printedColumns>) => printedColumns(...of).map(({ label }) => label);

test('columns are headed by first names', () => {
  const in2 = [{ type: 'CLIENT', label: 'Client, in the taxable estate' }];
  expect(labels(COLUMNS, [], [AUGUSTA, HENRY, CHILD])).toEqual(['Augusta', 'Henry', 'Joint', 'Total']);
  expect(labels(in2, [], [AUGUSTA])).toEqual(['Augusta, in the taxable estate']);
  expect(labels(COLUMNS, [], [AUGUSTA, AUGUSTA, HENRY])).toEqual(['Client', 'Henry', 'Joint', 'Total']);
});

test('a household without a spouse has no empty columns of one, and cells keep their column', () => {
  const rows = [{ cells: [10, 0, 0, 10] }];
  expect(printedColumns(COLUMNS, rows, [AUGUSTA, CHILD])).toEqual([
    { index: 0, label: 'Augusta' },
    { index: 3, label: 'Total' },
  ]);
  const shared = [{ cells: [10, 0, 5, 15] }];
  expect(labels(COLUMNS, shared, [AUGUSTA])).toEqual(['Augusta', 'Joint', 'Total']);
});

test('lines in whole dollars that do not add up to the printed sum are found', () => {
  expect(isRounded([{ cells: [1_40] }, { cells: [1_40] }], [0])).toBe(true);
  expect(isRounded([{ cells: [1_40] }, { cells: [-1_40] }], [0])).toBe(false);
  expect(isRounded([{ cells: [1_00, 1_50] }, { cells: [2_00, 1_50] }], [0])).toBe(false);
});
