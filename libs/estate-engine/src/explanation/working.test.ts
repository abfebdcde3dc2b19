import { describe, expect, it } from 'vitest';
import { formatBps, leastCertain, type Working, workingAddsUp, workingCertainty } from './working.ts';

const receipt: Working = {
  label: 'Tax',
  amountCents: 90,
  certainty: 'A',
  parts: [
    { label: 'Table', amountCents: 100 },
    { label: 'Credit', amountCents: -10 },
    { label: 'Rate', value: '16%' },
  ],
  basis: [{ label: 'Estate', amountCents: 1_000, certainty: 'C' }],
};

describe('a working', () => {
  it('adds up when its parts do, at every level, and its basis is not counted', () => {
    expect(workingAddsUp(receipt)).toBe(true);
    expect(workingAddsUp({ ...receipt, amountCents: 91 })).toBe(false);
    expect(workingAddsUp({ label: 'Outer', basis: [{ ...receipt, amountCents: 91 }] })).toBe(false);
  });
  it('is as certain as its least certain line', () => {
    expect(workingCertainty(receipt)).toBe('C');
    expect(leastCertain(['A', undefined, 'D', 'B'])).toBe('D');
    expect(leastCertain([])).toBe('A');
  });
  it('prints percentages as the law does', () => {
    expect([1_570, 1_600, 306, 1_025].map(formatBps)).toEqual(['15.7%', '16%', '3.06%', '10.25%']);
  });
});
