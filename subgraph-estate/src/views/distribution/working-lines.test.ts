import type { Working } from '@platform/estate-engine';
import { describe, expect, it } from 'vitest';
import { sumsThatFail } from './receipt-sums.fixture.ts';
import { workingReceipt } from './working-lines.ts';

const TAX: Working = {
  label: 'Tax',
  amountCents: 70,
  basis: [
    {
      label: 'Taxable estate',
      amountCents: 900,
      parts: [
        { label: 'Estate', amountCents: 1_000 },
        { label: 'To charity', amountCents: -100 },
      ],
    },
    { label: 'Exclusion', amountCents: 200 },
  ],
  parts: [
    {
      label: 'By the table',
      amountCents: 100,
      parts: [
        { label: 'First band', amountCents: 60 },
        { label: 'Next band', amountCents: 40 },
      ],
    },
    { label: 'Credit', amountCents: -30, basis: [{ label: 'Credit in full', amountCents: 45 }] },
    { label: 'Rate', value: '10%' },
  ],
};

describe('the lines of a receipt', () => {
  const { lines } = workingReceipt(TAX);

  it('stand above the sum they make, and what is in no sum says so', () => {
    expect(lines.map(({ depth, rule, label, amount, value }) => [depth, rule, label, amount ?? value])).toEqual([
      [1, 'plain', 'Estate', 1_000],
      [1, 'plain', 'To charity', -100],
      [0, 'subtotal', 'Taxable estate', 900],
      [0, 'info', 'Exclusion', 200],
      [2, 'plain', 'First band', 60],
      [2, 'plain', 'Next band', 40],
      [1, 'subtotal', 'By the table', 100],
      [1, 'info', 'Credit in full', 45],
      [1, 'plain', 'Credit', -30],
      [1, 'info', 'Rate', '10%'],
      [0, 'total', 'Tax', 70],
    ]);
    expect(sumsThatFail(lines)).toEqual([]);
  });

  it('that do not come to their sum are found', () => {
    const wrong = lines.map((line) => (line.label === 'Next band' ? { ...line, amount: 41 } : line));
    expect(sumsThatFail(wrong).map(({ label }) => label)).toEqual(['By the table']);
    const counted = lines.map((line) => (line.label === 'Credit in full' ? { ...line, rule: 'plain' as const } : line));
    expect(sumsThatFail(counted).map(({ label }) => label)).toEqual(['Tax']);
  });
});
