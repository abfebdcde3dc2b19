import type { DistributionResult } from '@platform/estate-engine';
import { sumCents } from '@platform/kernel';
import type { ReceiptLine } from '@platform/ui-kit';
import { describe, expect, it } from 'vitest';
import { comparedSums, comparedTaxes, play } from './outcomes.ts';
import { taxReceipts } from './tax-receipts.ts';
import { COUPLE } from './what-if.fixture.ts';

const TODAY = '2026-11-23';
function played(exclusionCents: number): DistributionResult {
  const { result, problem } = play(COUPLE, { federalExclusionCents: exclusionCents }, TODAY);
  if (!result) throw new Error(problem);
  return result;
}
/** With an exclusion of half a million there is a federal tax beside that of Massachusetts. */
const TAXED = played(500_000_00);
const totalOf = (lines: readonly ReceiptLine[]) => lines.findLast(({ kind }) => kind === 'total')?.cents;

describe('the receipt of a tax in a what-if', () => {
  it('comes to the cent of its line, as does what those who bear it pay together', () => {
    const lines = comparedTaxes(TAXED, TAXED);
    expect(lines.length).toBeGreaterThan(1);
    for (const { id, label, after } of lines) {
      const [receipt, ...others] = taxReceipts(COUPLE, TAXED, id);
      expect(others).toEqual([]);
      expect(receipt).toMatchObject({ title: label, amountCents: after });
      expect(totalOf(receipt?.lines ?? [])).toBe(after);
      const borne = receipt?.borneBy.filter(({ kind }) => kind !== 'total') ?? [];
      expect(sumCents(borne.map(({ cents }) => cents ?? 0))).toBe(after);
      expect(receipt?.statutes.length).toBeGreaterThan(0);
    }
  });

  it('stands with the others of its sum: all federal ones, all of the states', () => {
    const sums = new Map(comparedSums(TAXED, TAXED).map(({ id, after }) => [id, after]));
    expect(sums.get('federal')).toBeGreaterThan(0);
    for (const id of ['federal', 'states'])
      expect(sumCents(taxReceipts(COUPLE, TAXED, id).map(({ amountCents }) => amountCents))).toBe(sums.get(id));
    expect(taxReceipts(COUPLE, played(15_000_000_00), 'federal')).toEqual([]);
  });
});
