import { expect, it } from 'vitest';
import { figureHeight } from './summary-height.ts';

it('gives the diagram of the summary what bars and findings leave of one page', () => {
  expect(figureHeight({ page: 860, bars: 4, findings: 0 })).toBe(470);
  expect(figureHeight({ page: 860, bars: 7, findings: 1 })).toBe(302);
});
it('leaves a diagram out that nobody could read', () => {
  expect(figureHeight({ page: 860, bars: 13, findings: 4 })).toBeNull();
});
