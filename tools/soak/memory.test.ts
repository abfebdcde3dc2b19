import { expect, it } from 'vitest';
import { byMinute, courseOf, memoryOf } from './memory.ts';

const over = (count: number, at: (index: number) => number) => Array.from({ length: count }, (_, index) => at(index));

const PER_MINUTE = 4;

it('a process that warms up and then stays is flat, with what its collector leaves to later', () => {
  const course = courseOf(
    over(80, (index) => Math.min(100 + index * 5, 200) + (index % 7) * 2),
    PER_MINUTE,
  );
  expect(course.isFlat).toBe(true);
  expect(Math.abs(course.growthAnHour)).toBeLessThan(20);
});

it('a process that goes on growing is not, however much its collector takes back in between', () => {
  const course = courseOf(
    over(80, (index) => 100 + index * 2 + (index % 4) * 30),
    PER_MINUTE,
  );
  expect(course).toMatchObject({ first: 100, isFlat: false });
  // Two megabytes in each quarter of a minute.
  expect(course.growthAnHour).toBeCloseTo(480, 5);
});

it('a process that was away for a moment is judged by what is known of it', () => {
  const away = over(40, (index) => (index === 30 ? Number.NaN : 150));
  expect(courseOf(away, PER_MINUTE)).toMatchObject({ first: 150, last: 150, isFlat: true });
});

it('what is left of a minute belongs to the one before', () => {
  expect(byMinute([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

it('this process has memory, and one that is not there has none', () => {
  expect(memoryOf(process.pid)).toBeGreaterThan(10);
  expect([memoryOf(undefined), memoryOf(2 ** 30)]).toEqual([undefined, undefined]);
});
