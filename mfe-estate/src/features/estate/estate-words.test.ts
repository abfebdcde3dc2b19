import { expect, it } from 'vitest';
import { shareWords } from './estate-words.ts';

it.each([
  [{ percent: null }, 'Ada Marsh'],
  [{ percent: 50, tier: 'PRIMARY' }, 'Ada Marsh 50%'],
  [{ percent: 50, tier: 'CONTINGENT' }, 'Ada Marsh 50% (contingent)'],
  [{ percent: null, tier: 'PRIMARY', perStirpes: true }, 'Ada Marsh (descendants in their place)'],
  [{ percent: 12.5, tier: 'CONTINGENT', perStirpes: true }, 'Ada Marsh 12.5% (contingent, descendants in their place)'],
] as const)('two versions of a share that differ read differently: %j', (share, words) => {
  expect(shareWords('Ada Marsh', share)).toBe(words);
});
