import { expect, it } from 'vitest';
import { isotonic, learnFrom } from './learn.ts';

it('learns which feature makes a value wrong', () => {
  const examples = Array.from({ length: 60 }, (_, at) => ({
    features: { odd: at % 3 === 0 ? 1 : 0, same: 1 },
    isRight: at % 3 !== 0,
  }));
  const { weights } = learnFrom(examples);
  expect(weights['odd']).toBeLessThan(-1);
  expect(weights['odd']).toBeLessThan(weights['same'] ?? 0);
});

it('a curve never falls, and a single value makes no step of its own', () => {
  const values = [0, 1, 2, 3, 4, 5].map((sum) => ({ sum, isRight: sum !== 3 && sum !== 0 }));
  const curve = isotonic(values, 2);
  const parts = curve.map(([, part]) => part);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(curve.length).toBeLessThan(values.length);
});
