import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { wrongAmounts, wrongAmountsIn } from './amount-words.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

describe('an amount that travels', () => {
  it('has the glossary’s word', () => {
    expect(wrongAmountsIn(ROOT, ['subgraph-estate', 'libs/contracts', 'libs/estate-engine'])).toEqual([]);
  });
  it.each([
    ['subgraph-estate/src/domain/gift/gift.ts', '  readonly cents: Cents;'],
    ['subgraph-estate/src/domain/gift/gift.ts', '  readonly federalTax: Cents;'],
    ['subgraph-estate/src/views/rows/gift-row.ts', '  readonly netWorth?: Cents;'],
    [
      'subgraph-estate/src/domain/gift/gift.ts',
      'readonly gifts: readonly { readonly id: string; readonly amount: Cents }[];',
    ],
    ['subgraph-estate/src/modules/gift/gift.parts.ts', 'list(part<Line>({ personId: text, cents: number }))'],
    ['subgraph-estate/src/views/rows/gift-row.ts', '  readonly balance: Cents;'],
    ['subgraph-estate/src/views/gift/gift.ts', '  readonly cents: Cents;'],
    ['libs/contracts/src/events/estate.ts', '  amount: z.number().int(),'],
    ['libs/estate-engine/src/distribution/distribution-result.ts', '  readonly cents: Cents;'],
    [
      'libs/estate-engine/src/distribution/succession/death.ts',
      'readonly takers: readonly { readonly cents: Cents }[];',
    ],
  ])('is found in %s under another: %s', (file, line) => expect(wrongAmounts(file, line)).toHaveLength(1));
  it.each([
    ['subgraph-estate/src/domain/gift/gift.ts', '  readonly amountCents: Cents;'],
    ['subgraph-estate/src/views/gift/gift.ts', '  readonly federalTax: Cents;'],
    ['subgraph-estate/src/domain/gift/gift.ts', 'const cents = 5;'],
    ['subgraph-estate/src/views/gift/gift.ts', '  readonly amount: Cents;'],
    [
      'libs/estate-engine/src/distribution/money/division.ts',
      'function share(amount: number, weight: number): number {',
    ],
    ['subgraph-identity/src/domain/quota/quota.ts', '  readonly amount: number;'],
  ])('is fine in %s: %s', (file, line) => expect(wrongAmounts(file, line)).toEqual([]));
});
