import type { WhatIfChanges } from '@platform/estate-engine';
import { expect, it } from 'vitest';
import { addressOf, changesOf } from './what-if-address.ts';

const WHOLE: WhatIfChanges = {
  firstToDieId: 'e5000000-0000-4000-8000-000000000002',
  firstYear: 2031,
  secondYear: 2044,
  growthRate: 0.0425,
  growthBetweenRate: 0.03,
  federalExclusionCents: 700_000_000,
  inflationRate: 0.0325,
  domicileState: 'FL',
  portabilityElected: false,
  predeceasedIds: ['a', 'b'],
  disclaimers: [{ personId: 'a' }, { personId: 'b', assetId: 'house', amountCents: 1_050 }],
};

it('what is asked comes back from its address, and asking nothing has none', () => {
  expect(changesOf(addressOf(WHOLE))).toEqual(WHOLE);
  expect(addressOf({}).toString()).toBe('');
  expect(changesOf(new URLSearchParams())).toEqual({});
  expect(changesOf(addressOf({ growthRate: -0.0225, predeceasedIds: [], disclaimers: [] }))).toEqual({
    growthRate: -0.0225,
  });
});

it.each([
  'year=soon',
  'year=-4',
  'growth=fast',
  'growth=1e9',
  'exclusion=7M',
  'gone=',
  'disclaims=',
  'disclaims=..house.5',
])('what cannot be read of an address is not asked: %s', (text) => {
  expect(changesOf(new URLSearchParams(text))).toEqual({});
});
