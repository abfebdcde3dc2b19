import type { DistributionWarning } from '@platform/estate-engine';
import { expect, it } from 'vitest';
import { saidOnce } from './said-once.ts';

const warning = (code: DistributionWarning['code'], explanation: string, amountCents: number): DistributionWarning => ({
  code,
  explanation,
  amountCents,
  ids: ['elio'],
  authority: [],
});

it('a minor is warned of once, with all that comes outright', () => {
  const text = 'Elio is a minor.';
  const warnings = [100, 25, 7].map((cents) => warning('MINOR_OUTRIGHT', text, cents));
  expect(saidOnce(warnings)).toEqual([warning('MINOR_OUTRIGHT', text, 132)]);
});

it('what both deaths bring is the same thing, with the larger amount', () => {
  const warnings = [100, 300, 200].map((cents) => warning('LAPSED_GIFT', 'The boat lapses.', cents));
  expect(saidOnce([...warnings, warning('LAPSED_GIFT', 'The car lapses.', 1)])).toEqual([
    warning('LAPSED_GIFT', 'The boat lapses.', 300),
    warning('LAPSED_GIFT', 'The car lapses.', 1),
  ]);
});
