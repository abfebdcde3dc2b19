import { describe, expect, it } from 'vitest';
import { readShare } from './share-text.ts';

describe('a share as people write it', () => {
  it.each([
    ['all', 1, 1],
    ['1/3', 1, 3],
    ['2 of 5', 2, 5],
    ['50%', 50, 100],
    ['33.25 %', 3325, 10_000],
  ])('%s', (text, shareNumerator, shareDenominator) => {
    expect(readShare(text)).toEqual({ shareNumerator, shareDenominator });
  });
  it.each(['', 'banana', '0%', '101%', '3/2', '1/0', '-1/2', '50'])('refuses “%s”', (text) => {
    expect(readShare(text)).toBeNull();
  });
});
