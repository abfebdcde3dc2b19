import { describe, expect, it } from 'vitest';
import { sumsOf, typedLine, USUAL_COLUMNS } from './statement-lines.ts';

const COLUMNS = [
  { type: 'CLIENT', inTaxableEstate: null },
  { type: 'TOTAL', inTaxableEstate: null },
] as const;
const line = (more: object = {}) => ({
  id: 'a',
  group: 'Cash',
  label: 'Savings',
  isLiability: false,
  cells: [100_00, 100_00],
  ...more,
});

describe('a line that somebody types', () => {
  it('keeps a total that was the sum of the line', () => {
    expect(typedLine(line(), line({ cells: [250_00, 100_00] }), COLUMNS).cells).toEqual([250_00, 250_00]);
  });
  it('leaves a total that somebody typed, and one that was no sum before', () => {
    expect(typedLine(line(), line({ cells: [250_00, 900_00] }), COLUMNS).cells).toEqual([250_00, 900_00]);
    const apart = line({ cells: [100_00, 700_00] });
    expect(typedLine(apart, line({ cells: [250_00, 700_00] }), COLUMNS).cells).toEqual([250_00, 700_00]);
  });
  it('counts down what is owed, whether it was before or not', () => {
    const debt = line({ isLiability: true, cells: [-50_00, -50_00] });
    expect(typedLine(debt, { ...debt, cells: [60_00, 50_00] }, COLUMNS).cells).toEqual([-60_00, -60_00]);
    expect(typedLine(line(), { ...debt, cells: [60_00, 60_00] }, COLUMNS).cells).toEqual([-60_00, -60_00]);
    expect(typedLine(debt, line({ cells: [60_00, 60_00] }), COLUMNS).cells).toEqual([60_00, 60_00]);
  });
  it('keeps the sign of an account that is overdrawn', () => {
    const overdrawn = line({ cells: [-5_00, -5_00] });
    expect(typedLine(overdrawn, line({ cells: [7_00, 5_00] }), COLUMNS).cells).toEqual([-7_00, -7_00]);
  });
});

it('adds up what is owned and owed, column by column', () => {
  const lines = [line(), line({ id: 'b', isLiability: true, cells: [-30_00, -40_00] })];
  expect(sumsOf(lines, 2)).toEqual({
    assets: [100_00, 100_00],
    liabilities: [-30_00, -40_00],
    net: [70_00, 60_00],
  });
  expect(USUAL_COLUMNS).toHaveLength(5);
});
