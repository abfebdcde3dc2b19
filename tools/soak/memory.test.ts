import { expect, it } from 'vitest';
import { courseOf, memoryOf } from './memory.ts';

const over = (count: number, at: (index: number) => number) => Array.from({ length: count }, (_, index) => at(index));

it('a process that warms up and then stays is flat, with what its collector leaves to later', () => {
  expect(courseOf(over(80, (index) => Math.min(100 + index * 5, 200) + (index % 7) * 2)).isFlat).toBe(true);
});

it('a process that goes on growing is not', () => {
  const { first, last, isFlat } = courseOf(over(80, (index) => 100 + index * 2));
  expect([first, isFlat]).toEqual([100, false]);
  expect(last).toBeGreaterThan(200);
});

it('this process has memory, and one that is not there has none', () => {
  expect(memoryOf(process.pid)).toBeGreaterThan(10);
  expect([memoryOf(undefined), memoryOf(2 ** 30)]).toEqual([undefined, undefined]);
});
