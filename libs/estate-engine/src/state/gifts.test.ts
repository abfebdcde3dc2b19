import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../explanation/working.ts';
import { stateEstateTax } from './estate-tax.ts';
import { stateGiftTax } from './gift-tax.ts';

const M = 100_000_000;
const estate = (state: string, millions: number, gifts: number, giftTaxPaidCents = 0, date = '2026-03-01') =>
  stateEstateTax({
    state,
    date,
    taxableEstateCents: millions * M,
    giftsAddedBackCents: gifts * M,
    giftTaxPaidCents,
  });

describe('gifts that a state counts in the estate', () => {
  // NY 8 million: 650,800 + 13.6% of 900,000, past 105% of 7,350,000. MN: 13% of 2 million. ME: 8% of 0.84 million.
  // VT: 16% of 2 million. CT: 12% of 1 million.
  it.each([
    ['NY', 7, 1, 773_200],
    ['MN', 4, 1, 260_000],
    ['ME', 7, 1, 67_200],
    ['VT', 6, 1, 320_000],
    ['CT', 14, 2, 120_000],
  ])('%s: an estate of %d million and %d million of gifts', (state, millions, gifts, tax) => {
    const result = estate(state, millions, gifts);
    expect(result.taxCents).toBe(tax * 100);
    expect(workingAddsUp(result.working)).toBe(true);
  });

  it('credits Connecticut’s gift tax paid on them, and no more than the tax', () => {
    expect(estate('CT', 14, 2, 50_000_00).taxCents).toBe(70_000_00);
    expect(estate('CT', 14, 2, 500_000_00).taxCents).toBe(0);
  });

  it('takes Vermont’s rule from the lines of its return (EST-191, line 2b)', () => {
    expect(estate('VT', 6, 1).working.basis?.[0]?.parts?.[1]?.authority?.[0]?.cite).toContain('EST-191');
    expect(estate('VT', 6, 1).warnings).toEqual([]);
  });

  it.each([
    ['MA', 1, 0, 'NO_GIFT_ADD_BACK', 'giftsAddedBackCents'],
    ['FL', 1, 0, 'NO_GIFT_ADD_BACK', 'giftsAddedBackCents'],
    ['NY', 1, 5, 'NO_GIFT_TAX', 'giftTaxPaidCents'],
  ])('%s refuses what its law does not know', (state, gifts, paid, code, field) => {
    expect(() => estate(state, 5, gifts, paid)).toThrow(expect.objectContaining({ code, field }));
  });
});

describe('Connecticut’s gift tax (Conn. Gen. Stat. § 12-642)', () => {
  const gift = (taxable: number, prior = 0, paid = 0, date = '2026-06-01', state = 'CT') =>
    stateGiftTax({
      state,
      date,
      taxableGiftCents: taxable * M,
      priorTaxableGiftsCents: prior * M,
      priorGiftTaxPaidCents: paid * 100,
    });

  it.each([
    ['nothing up to the exclusion', gift(15), 0],
    ['12% of what exceeds it', gift(16), 120_000],
    ['in 2025 of what exceeds 13,990,000', gift(16, 0, 0, '2025-06-01'), 241_200],
    ['with earlier gifts, less the tax paid on them', gift(2, 16, 120_000), 240_000],
    ['at most 15 million in all', gift(200), 15_000_000],
    ['none in another state', gift(200, 0, 0, '2026-06-01', 'NY'), 0],
  ])('%s', (_name, { taxCents, working }, expected) => {
    expect(taxCents).toBe(expected * 100);
    expect(workingAddsUp(working)).toBe(true);
  });
});
