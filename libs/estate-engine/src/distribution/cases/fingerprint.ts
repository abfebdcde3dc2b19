import { createHash } from 'node:crypto';
import { isDomainError } from '@platform/kernel';
import fc from 'fast-check';
import { federalEstateTax } from '../../federal/estate-tax.ts';
import { FEDERAL_SCHEDULES, FEDERAL_YEARS, REPORTED_EXCLUSION_2027, SECTION_2011 } from '../../law/federal-tables.ts';
import { INHERITANCE_REGIMES } from '../../law/inheritance-tables.ts';
import { INTESTACY_LAWS } from '../../law/intestacy-tables.ts';
import { STATE_REGIMES } from '../../law/state-tables.ts';
import { distribution } from '../distribution.ts';
import type { EstateCase } from '../estate-case.ts';
import { randomEstate } from './random-estate.ts';
import { ESTATE_CASES } from './shared-cases.ts';

/** What a reader reads beside the figures: other words for the same figure are no other rules. */
const WORDS: ReadonlySet<string> = new Set(['explanation', 'label', 'name', 'working', 'authority', 'formula', 'note']);
const wordless = (key: string, value: unknown): unknown => (WORDS.has(key) ? undefined : value);

const SAMPLE = { numRuns: 150, seed: 20_261_121 };

function answer(input: EstateCase): unknown {
  try {
    const { transfers, taxes, estates, finalHoldings, warnings, ownership, flow } = distribution(input);
    return {
      transfers: transfers.map(({ id: _, ...transfer }) => transfer),
      taxes,
      estates,
      finalHoldings,
      warnings,
      ownership,
      totals: flow.totals,
    };
  } catch (error) {
    if (isDomainError(error)) return error.code;
    throw error;
  }
}

/** Gifts are in none of the cases: an estate and gifts in millions, below and above the exclusion. */
const GIFTS: readonly (readonly [estate: number, gifts: number, paid?: number])[] = [
  [20, 3],
  [10, 20],
  [14, 12, 0.4],
];
function afterGifts(): unknown[] {
  return GIFTS.map(([estate, gifts, paid]) => {
    const million = 100_000_000;
    const { taxCents, giftTaxPayableCents, creditCents } = federalEstateTax({
      date: '2026-06-01',
      grossEstateCents: estate * million,
      adjustedTaxableGiftsCents: gifts * million,
      ...(paid === undefined ? {} : { giftTaxPayableCents: paid * million }),
    });
    return [taxCents, giftTaxPayableCents, creditCents];
  });
}

/** Nor are gifts with a day, and somebody who is neither citizen nor resident. */
const SINGLE: readonly EstateCase[] = (['NY', 'NON_US'] as const).map((domicileState) => ({
  domicileState,
  maritalStatus: 'SINGLE',
  people: [
    {
      id: 'p',
      name: 'P',
      citizenship: 'FR',
      ...(domicileState === 'NY' ? { lifetimeGifts: [{ givenOn: '2025-01-01', taxableCents: 300_000_000 }] } : {}),
    },
    { id: 'q', name: 'Q' },
  ],
  assets: [
    { id: 'x', name: 'X', assetType: 'REAL_ESTATE', state: 'NY', balanceCents: 900_000_000, owners: [{ id: 'p' }] },
    { id: 'y', name: 'Y', assetType: 'CASH', balanceCents: 200_000_000, owners: [{ id: 'p' }] },
  ],
  wills: [{ personId: 'p', steps: [{ kind: 'RESIDUE', to: [{ to: 'q' }] }] }],
  assumptions: { deaths: [{ personId: 'p', date: '2026-06-01' }] },
}));

/** Eight digits that are others once a figure of the law or of the engine's answers is another. */
export function rulesFingerprint(): string {
  const law = [FEDERAL_YEARS, FEDERAL_SCHEDULES, SECTION_2011, REPORTED_EXCLUSION_2027, STATE_REGIMES];
  const cases = [...ESTATE_CASES.map(({ input }) => input), ...SINGLE, ...fc.sample(randomEstate, SAMPLE)];
  const figures = [...law, INHERITANCE_REGIMES, INTESTACY_LAWS, ...cases.map(answer), ...afterGifts()];
  const hash = createHash('sha256');
  for (const part of figures) hash.update(JSON.stringify(part, wordless) ?? '');
  return hash.digest('hex').slice(0, 8);
}
