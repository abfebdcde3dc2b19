import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../explanation/working.ts';
import { unaccounted } from './cases/compare.ts';
import { randomEstate } from './cases/random-estate.ts';
import { distribution } from './distribution.ts';
import type { DistributionResult } from './distribution-result.ts';
import type { EstateCase } from './estate-case.ts';
import { transferWorkings } from './transfer-workings.ts';

const RUNS = { numRuns: 250, seed: 20_261_121 };

function reconcile({ flow, finalHoldings, warnings }: DistributionResult): void {
  const inflow = new Map<string, number>();
  const outflow = new Map<string, number>();
  for (const { from, to, amountCents, reasons } of flow.edges) {
    expect(amountCents).toBeGreaterThan(0);
    expect(reasons.reduce((sum, reason) => sum + reason.amountCents, 0)).toBe(amountCents);
    inflow.set(to, (inflow.get(to) ?? 0) + amountCents);
    outflow.set(from, (outflow.get(from) ?? 0) + amountCents);
  }
  for (const { id, stage, kind, amountCents } of flow.nodes) {
    if (stage !== 'TODAY' && kind !== 'growth') expect([id, inflow.get(id)]).toEqual([id, amountCents]);
    const ends = stage === 'FINAL' || ['charity', 'tax', 'claims', 'state'].includes(kind);
    if (!ends) expect([id, outflow.get(id) ?? 0]).toEqual([id, amountCents]);
  }
  const [today] = flow.totals;
  const grown = warnings.find(({ code }) => code === 'GROWTH_ASSUMED')?.amountCents ?? 0;
  expect(flow.nodes.find(({ kind }) => kind === 'growth')?.amountCents ?? 0).toBe(grown);
  const final = flow.totals[flow.totals.length - 1];
  expect(
    (final?.familyCents ?? 0) +
      (final?.charityCents ?? 0) +
      (final?.taxCents ?? 0) +
      (final?.claimsCents ?? 0) +
      (final?.stateCents ?? 0) +
      (final?.nobodysCents ?? 0),
  ).toBe((today?.totalCents ?? 0) + grown);
  const heldCents = finalHoldings.reduce((sum, one) => sum + one.outrightCents + one.inTrustCents, 0);
  const reached = (final?.familyCents ?? 0) + (final?.nobodysCents ?? 0);
  expect(reached + (final?.charityCents ?? 0) + (final?.stateCents ?? 0)).toBe(heldCents);
  const states = finalHoldings.filter(({ holderId }) => holderId.startsWith('state:'));
  expect(final?.stateCents).toBe(states.reduce((sum, one) => sum + one.outrightCents + one.inTrustCents, 0));
  for (const { familyCents } of flow.totals) expect(familyCents).toBeGreaterThanOrEqual(0);
}

describe('any estate', { timeout: 120_000 }, () => {
  it('C35 conserves every cent: what leaves the dead arrives with takers, creditors and tax authorities', () => {
    fc.assert(
      fc.property(randomEstate, (input) => {
        const result = distribution(input);
        expect(unaccounted(input, result)).toBe(0);
        for (const { amountCents, borneBy } of result.taxes) {
          expect(borneBy.reduce((sum, one) => sum + one.amountCents, 0)).toBe(amountCents);
        }
        const amounts = [
          ...result.transfers.map((t) => t.amountCents),
          ...result.finalHoldings.flatMap((h) => [h.outrightCents, h.inTrustCents]),
          ...result.warnings.map((w) => w.amountCents),
        ];
        expect(amounts.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('C35 gives estates whose gross less deductions is the taxable estate, with receipts that add up', () => {
    fc.assert(
      fc.property(randomEstate, (input) => {
        const { estates, taxes } = distribution(input);
        for (const e of estates) {
          expect(e.grossCents - e.maritalCents - e.charitableCents - e.deductionsCents).toBe(e.taxableCents);
          expect(e.deductionsCents).toBeGreaterThanOrEqual(0);
          expect(e.working.amountCents).toBe(e.taxableCents);
          const { basicCents, dsueCents, totalCents, usedCents, leftCents } = e.exclusion;
          expect([basicCents + dsueCents, usedCents + leftCents]).toEqual([totalCents, totalCents]);
          expect(e.exclusionUsedCents).toBe(usedCents);
          expect(e.dsuePortedCents).toBeLessThanOrEqual(leftCents - e.exclusion.notPortableCents);
          expect(workingAddsUp(e.working)).toBe(true);
        }
        for (const { working, amountCents } of taxes) {
          expect(workingAddsUp(working)).toBe(true);
          expect(working.amountCents).toBe(amountCents);
        }
      }),
      RUNS,
    );
  });

  it('works out every transfer from named property to its amount, and names authority for each', () => {
    fc.assert(
      fc.property(randomEstate, (input) => {
        const { transfers, flow } = distribution(input);
        expect(new Set(transfers.map(({ id }) => id)).size).toBe(transfers.length);
        const workings = transferWorkings(input);
        expect([...workings.keys()]).toEqual(transfers.map(({ id }) => id));
        for (const { id, amountCents, authority } of transfers) {
          const working = workings.get(id) ?? { label: 'none' };
          expect([id, working.amountCents, workingAddsUp(working)]).toEqual([id, amountCents, true]);
          expect([id, working.parts?.some((part) => part.amountCents !== undefined)]).toEqual([id, true]);
          expect([id, authority.length > 0 && (working.authority ?? []).length > 0]).toEqual([id, true]);
        }
        const ids = new Set(transfers.map(({ id }) => id));
        for (const { from, to, amountCents, parts } of flow.edges) {
          const drawn = parts.reduce((sum, part) => sum + part.amountCents, 0);
          expect([from, to, drawn <= amountCents]).toEqual([from, to, true]);
          expect(parts.every(({ transferIds }) => transferIds.every((id) => ids.has(id)))).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('draws a flow graph in which every node passes on what it received and the columns agree', () => {
    fc.assert(
      fc.property(randomEstate, (input) => reconcile(distribution(input))),
      RUNS,
    );
  });

  it('C23 draws outside what stands outside by its lines, at what passes, and nothing else of today', () => {
    fc.assert(
      fc.property(randomEstate, (input) => {
        const { flow, ownership, warnings } = distribution(input);
        const linesOf = (id: string) => ownership.lines.filter(({ ownerId }) => ownerId === id);
        for (const { stage, partyId, amountCents, outsideEstate } of flow.nodes) {
          if (stage !== 'TODAY') continue;
          const lines = linesOf(partyId);
          const policies = ownership.insurance.filter(({ ownerId }) => ownerId === partyId);
          const isOutside = [...lines, ...policies].every(({ standing }) => standing === 'outside');
          expect([partyId, outsideEstate]).toEqual([partyId, isOutside]);
          const passing = lines.reduce((sum, { passingCents }) => sum + passingCents, 0);
          const unpaid = warnings.find(({ code, ids }) => code === 'INSOLVENT_ESTATE' && ids[0] === partyId);
          if (isOutside) expect([partyId, amountCents]).toEqual([partyId, passing + (unpaid?.amountCents ?? 0)]);
        }
      }),
      RUNS,
    );
  });

  it('gives the same result for the same input', () => {
    fc.assert(
      fc.property(randomEstate, (input) => {
        expect(distribution(structuredClone(input))).toEqual(distribution(input));
      }),
      { ...RUNS, numRuns: 50 },
    );
  });

  it('does not depend on the order in which relations are listed', () => {
    fc.assert(
      fc.property(randomEstate, (input) => {
        const turned: EstateCase = { ...input, relations: [...(input.relations ?? [])].reverse() };
        expect(distribution(turned).finalHoldings).toEqual(distribution(input).finalHoldings);
      }),
      { ...RUNS, numRuns: 100 },
    );
  });

  it('moves no cent by who is named to act, and says so only where a case names somebody', () => {
    const silent = (input: EstateCase): EstateCase => ({
      ...input,
      trusts: (input.trusts ?? []).map(({ trustees: _, ...trust }) => trust),
      wills: (input.wills ?? []).map(({ executors: _e, guardians: _g, custodians: _c, ...will }) => will),
    });
    fc.assert(
      fc.property(randomEstate, (input) => {
        const [named, unnamed] = [distribution(input), distribution(silent(input))];
        expect(named.transfers).toEqual(unnamed.transfers);
        expect(named.warnings.filter(({ code }) => code !== 'MISSING_FIDUCIARY')).toEqual(unnamed.warnings);
        expect(unnamed.warnings.some(({ code }) => code === 'MISSING_FIDUCIARY')).toBe(false);
      }),
      { ...RUNS, numRuns: 100 },
    );
  });

  it('never lowers the federal tax of a single person when he owns more', () => {
    const single = (cents: number): EstateCase => ({
      domicileState: 'FL',
      maritalStatus: 'SINGLE',
      people: [
        { id: 'p', name: 'P' },
        { id: 'q', name: 'Q' },
      ],
      relations: [{ from: 'p', to: 'q', kind: 'PARENT' }],
      assets: [{ id: 'x', name: 'X', assetType: 'CASH', balanceCents: cents, owners: [{ id: 'p' }] }],
      assumptions: { deaths: [{ personId: 'p', date: '2026-05-05' }] },
    });
    const tax = (cents: number): number => distribution(single(cents)).taxes.reduce((sum, t) => sum + t.amountCents, 0);
    const amount = fc.integer({ min: 0, max: 5_000_000_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1_000_000_000 }), (base, more) => {
        expect(tax(base + more)).toBeGreaterThanOrEqual(tax(base));
      }),
      RUNS,
    );
  });
});
