import { describe, expect, it } from 'vitest';
import { formatBps, joinSteps, leastCertain, type Working, workingAddsUp, workingCertainty } from './working.ts';

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
  it('joins steps that start from each other’s taxable estate, and leaves what starts from nothing as it is', () => {
    const taxable = {
      label: 'State taxable estate',
      amountCents: 90,
      parts: [
        { label: 'Estate', amountCents: 100 },
        { label: 'To charity', amountCents: -10 },
      ],
    };
    const base = { label: 'Massachusetts taxable estate', amountCents: 90 };
    const exclusion = { label: 'Exclusion', amountCents: 20 };
    const adjusted = {
      label: 'Adjusted taxable estate',
      amountCents: 84,
      parts: [
        { label: 'State taxable estate', amountCents: 90 },
        { label: 'Table adjustment', amountCents: -6 },
      ],
    };
    const joined = joinSteps([taxable, base, exclusion, adjusted]);
    expect(joined).toEqual([exclusion, { ...adjusted, parts: [{ ...base, parts: taxable.parts }, adjusted.parts[1]] }]);
    expect(joined.every(workingAddsUp)).toBe(true);
    expect(joinSteps([base, { ...adjusted, amountCents: 84 }])).toEqual([base, adjusted]);
  });
  it('prints percentages as the law does', () => {
    expect([1_570, 1_600, 306, 1_025].map(formatBps)).toEqual(['15.7%', '16%', '3.06%', '10.25%']);
  });
});
