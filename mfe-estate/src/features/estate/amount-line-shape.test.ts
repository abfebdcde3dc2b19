import { expect, it } from 'vitest';
import { lineShape } from './amount-line-shape.ts';

const JANUARY = '2026-01-01';
const points = (...amounts: number[]) =>
  amounts.map((amount, at) => ({ day: `2026-01-${String(at * 10 + 1).padStart(2, '0')}`, amount }));

it('an amount holds until the day of the next one, in proportion of days', () => {
  const shape = lineShape([
    { day: JANUARY, amount: 0 },
    { day: '2026-01-06', amount: 50 },
    { day: '2026-01-11', amount: 100 },
  ]);
  expect(shape?.line).toBe('M0 100H50V50H100V0');
  expect(shape?.area).toBe('M0 100H50V50H100V0V100H0Z');
  expect(shape?.endTop).toBe(0);
});

it('the lines across are round amounts that hold all of the line', () => {
  const grid = lineShape(points(1_389_666_603, 1_420_000_000, 1_404_666_603))?.grid.map(({ amount }) => amount);
  expect(grid).toEqual([1_440_000_000, 1_420_000_000, 1_400_000_000, 1_380_000_000, 1_360_000_000]);
});

it('a small change of a large amount is a small step', () => {
  const shape = lineShape(points(1_389_666_603, 1_389_666_604));
  const [before, after] = (shape?.line.match(/[\d.]+/g) ?? []).map(Number).filter((_one, at) => at === 1 || at === 3);
  expect(Math.abs((before ?? 0) - (after ?? 100))).toBeLessThan(1);
});

it('debts beyond what is owned go below zero, and the area begins at zero', () => {
  const shape = lineShape(points(-50, 50));
  expect(shape?.grid.map(({ amount, top }) => [amount, top])).toContainEqual([0, 50]);
  expect(shape?.area?.endsWith('V50H0Z')).toBe(true);
});

it('amounts far from zero are shown without it, and without an area', () => {
  expect(lineShape(points(900, 1000))?.area).toBeNull();
});

it('nothing is drawn of one day', () => {
  expect(lineShape([])).toBeNull();
  expect(lineShape(points(5))).toBeNull();
});

it('zero from one day to another is a line too', () => {
  expect(lineShape(points(0, 0))?.line).toBe('M0 50H100V50');
});
