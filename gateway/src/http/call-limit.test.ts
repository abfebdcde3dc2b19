import { expect, it } from 'vitest';
import { createCallLimit } from './call-limit.ts';

it('a caller may ask so often in a minute; others are not held up, and the next minute is a new one', () => {
  let now = 0;
  const limit = createCallLimit(3, () => now);
  expect([1, 2, 3].map(() => limit.take('ada'))).toEqual([0, 0, 0]);
  now = 20_000;
  expect(limit.take('ada')).toBe(40);
  expect(limit.take('bob')).toBe(0);
  now = 60_000;
  expect(limit.take('ada')).toBe(0);
});

it('more callers than are told apart share one count: memory has a bound', () => {
  const limit = createCallLimit(100, () => 0);
  for (let index = 0; index < 50_000; index += 1) limit.take(`caller ${index}`);
  const strangers = Array.from({ length: 101 }, (_, index) => limit.take(`stranger ${index}`));
  expect(strangers.filter((seconds) => seconds > 0)).toHaveLength(1);
  expect(limit.take('caller 7')).toBe(0);
});
