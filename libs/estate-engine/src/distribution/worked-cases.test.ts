import { describe, expect, it } from 'vitest';
import { type Working, workingAddsUp } from '../explanation/working.ts';
import { differences, unaccounted } from './cases/compare.ts';
import { ESTATE_CASES as cases } from './cases/shared-cases.ts';
import { distribution } from './distribution.ts';
import type { Transfer } from './distribution-result.ts';
import { transferWorkings } from './transfer-workings.ts';

function expectWorked({ id, amountCents }: Transfer, working: Working | undefined): void {
  expect([id, working?.amountCents]).toEqual([id, amountCents]);
  expect([id, working?.parts?.length]).not.toEqual([id, 0]);
  expect([id, working && workingAddsUp(working)]).toEqual([id, true]);
}

describe('the worked estates of the contract', () => {
  it.each(cases.map((one) => [one.id, one.title, one] as const))('%s: %s', (_id, _title, one) => {
    const result = distribution(one.input);
    expect(differences(one, result)).toEqual([]);
    expect(unaccounted(one.input, result)).toBe(0);
  });

  it.each(cases.map((one) => [one.id, one] as const))('%s: every receipt adds up to its figure', (_id, one) => {
    const { taxes, estates, transfers } = distribution(one.input);
    const workings = transferWorkings(one.input);
    for (const transfer of transfers) expectWorked(transfer, workings.get(transfer.id));
    for (const { working, amountCents } of taxes) {
      expect(working.amountCents).toBe(amountCents);
      expect(workingAddsUp(working)).toBe(true);
    }
    for (const { working, taxableCents } of estates) {
      expect(working.amountCents).toBe(taxableCents);
      expect(workingAddsUp(working)).toBe(true);
    }
  });
});
