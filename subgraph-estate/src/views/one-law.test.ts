import { type Cents, sumCents } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runDistribution } from '../domain/distribution/distribution.ts';
import { counted } from '../domain/estate/counted.ts';
import type { Estate } from '../domain/estate/estate.ts';
import { estateOwnership, trustBenefitCents, trustStanding } from '../domain/estate/estate-ownership.ts';
import { withFigures } from '../domain/estate/figures.ts';
import { randomStoredEstate } from '../seed/random-estate.fixture.ts';
import { balanceSheet } from './balance-sheet/balance-sheet.ts';
import { balanceSheetTable } from './balance-sheet/balance-sheet-table.ts';
import { netWorthReceipt, type ReceiptLine } from './balance-sheet/net-worth-receipt.ts';
import { ownershipData } from './balance-sheet/ownership-data.ts';
import { distributionView } from './distribution/distribution-view.ts';
import { sumsThatFail } from './distribution/receipt-sums.fixture.ts';
import { estateRow } from './rows/estate-row.ts';

const TODAY = '2026-11-21';
/** Other estates in every run: what fails says the seed that finds it again. */
const RUNS = { numRuns: 150 };

const sumOf = (lines: readonly ReceiptLine[]): Cents => sumCents(lines.map(({ amount }) => amount));
const all = (rule: (estate: Estate) => void): void => fc.assert(fc.property(randomStoredEstate, rule), RUNS);

/** A policy pays no less than its cash value. */
const payingCashValue = (estate: Estate): Estate => ({
  ...estate,
  assets: estate.assets.map((asset) => {
    const { lifeInsurance, balanceCents } = asset;
    if (!lifeInsurance) return asset;
    const deathBenefitCents = Math.max(lifeInsurance.deathBenefitCents, balanceCents);
    return { ...asset, lifeInsurance: { ...lifeInsurance, deathBenefitCents } };
  }),
});

describe('one law, for any estate', { timeout: 60_000 }, () => {
  it('gives list, dashboard, overview, receipt, balance sheet and distribution the same net worth to the cent', () => {
    all((stored) => {
      const estate = withFigures({ ...stored, updatedAt: `${TODAY}T12:00:00.000Z` }, TODAY);
      const owned = estateOwnership(estate, TODAY);
      const receipt = netWorthReceipt(estate, TODAY);
      const sheet = balanceSheet(estate, TODAY);
      const { totals } = distributionView(estate, TODAY);
      const inside = sheet.totals[sheet.columns.findIndex(({ id }) => id === 'inside')];
      const outside = sheet.totals[sheet.columns.findIndex(({ id }) => id === 'outside')];
      const byPerson = sumCents(estate.calculated.netWorthByPerson.map(({ amountCents }) => amountCents));
      const row = estateRow(estate);
      const outcome = runDistribution(estate, TODAY);
      const played = 'result' in outcome ? outcome.result.ownership.insideCents : owned.insideCents;
      expect([
        estate.calculated.netWorthCents,
        byPerson,
        row.calculated.netWorthCents,
        row.facts.insideCents,
        totals.insideTaxableEstate,
        receipt.total,
        inside,
        played,
      ]).toEqual(Array.from({ length: 8 }, () => owned.insideCents));
      expect([totals.outsideTaxableEstate, receipt.outsideTotal]).toEqual([
        owned.outsidePassingCents,
        owned.outsidePassingCents,
      ]);
      expect([outside, sheet.total]).toEqual([
        owned.outsideCents,
        owned.insideCents + owned.outsideCents + owned.unknownCents,
      ]);
    });
  });

  it('adds up on the net worth receipt: lines to subtotals, subtotals to the total, kinds of property to it too', () => {
    all((estate) => {
      const receipt = netWorthReceipt(estate, TODAY);
      for (const { lines, subtotal } of receipt.groups) expect(sumOf(lines)).toBe(subtotal);
      expect(sumCents(receipt.groups.map(({ subtotal }) => subtotal))).toBe(receipt.total);
      expect(sumOf(receipt.byType)).toBe(receipt.total);
      expect(sumOf(receipt.outside)).toBe(receipt.outsideTotal);
      expect(sumOf(receipt.unknown)).toBe(receipt.unknownTotal);
      expect([...receipt.outside, ...receipt.unknown].every(({ label, note }) => label !== '' && note !== null)).toBe(
        true,
      );
    });
  });

  it('adds up on the balance sheet: owners to what is inside, the three places to a row’s total, rows to all sums', () => {
    all((estate) => {
      const { columns, groups, totals } = balanceSheet(estate, TODAY);
      const isPlace = (id: string): boolean => ['inside', 'outside', 'unknown'].includes(id);
      const rows = groups.flatMap((group) => group.rows);
      const { assets, liabilities, entityOf } = counted(estate);
      const standing = [...assets, ...liabilities].filter(({ id }) => !entityOf.has(id)).map(({ id }) => id);
      expect(rows.map(({ id }) => id).toSorted()).toEqual([...standing, ...new Set(entityOf.values())].toSorted());
      for (const { id, cells, total } of rows) {
        const part = (wanted: (column: string) => boolean): Cents =>
          sumCents(cells.filter((_, at) => wanted(columns[at]?.id ?? '')));
        expect([id, part((column) => !isPlace(column))]).toEqual([id, part((column) => column === 'inside')]);
        expect([id, part(isPlace)]).toEqual([id, total]);
      }
      columns.forEach((_, at) => {
        expect(sumCents(rows.map(({ cells }) => cells[at] ?? 0))).toBe(totals[at]);
      });
    });
  });

  it('says who owns what to the same cents: holders to the three places, holdings to their holder and to their row', () => {
    all((estate) => {
      const sheet = balanceSheet(estate, TODAY);
      const at = (id: string): Cents => sheet.totals[sheet.columns.findIndex((column) => column.id === id)] ?? 0;
      const data = ownershipData(estate, TODAY);
      const standing = (wanted: string): Cents =>
        sumCents(data.holders.filter((holder) => holder.standing === wanted).map(({ total }) => total));
      expect([standing('inside'), standing('outside'), standing('unknown')]).toEqual([
        at('inside'),
        at('outside'),
        at('unknown'),
      ]);
      expect([data.total, data.inside, data.outside, data.unknown]).toEqual([
        sheet.total,
        at('inside'),
        at('outside'),
        at('unknown'),
      ]);
      for (const { id, standing: place, holdings, total } of data.holders) {
        expect(sumCents(holdings.map(({ amount }) => amount))).toBe(total);
        if (place === 'inside') expect([id, total]).toEqual([id, at(id)]);
      }
      for (const row of sheet.groups.flatMap((group) => group.rows)) {
        const parts = data.holders.flatMap(({ holdings }) => holdings.filter(({ holdingId }) => holdingId === row.id));
        expect([row.id, sumCents(parts.map(({ amount }) => amount))]).toEqual([row.id, row.total]);
      }
    });
  });

  it('is the same balance sheet in every mode, to the cent, and hides no column but empty ones', () => {
    all((estate) => {
      const sheet = balanceSheet(estate, TODAY);
      const at = (id: string): Cents => sheet.totals[sheet.columns.findIndex((column) => column.id === id)] ?? 0;
      const open = balanceSheetTable(estate, TODAY, { mode: 'BY_OWNER', hideEmptyColumns: false });
      expect(open.total).toBe(sheet.total);
      const more = open.columns.filter(({ id }) => !sheet.columns.some((column) => column.id === id));
      for (const column of more) expect(open.totals[open.columns.indexOf(column)]).toBe(0);
      const parts = balanceSheetTable(estate, TODAY, { mode: 'BY_TYPE', hideEmptyColumns: true });
      expect(parts.total).toBe(sheet.total);
      expect(parts.columns.map(({ id }) => at(id))).toEqual(parts.totals);
      const taxed = balanceSheetTable(estate, TODAY, { mode: 'BY_TAX_TREATMENT', hideEmptyColumns: undefined });
      expect([taxed.total, taxed.totals]).toEqual([sheet.total, [sheet.total]]);
      for (const { label, subtotal, rows } of taxed.groups) {
        const column = sheet.columns.find((one) => one.label === label);
        expect([label, subtotal]).toEqual([label, at(column?.id ?? '')]);
        expect(sumCents(rows.map(({ total }) => total))).toBe(subtotal);
      }
    });
  });

  it('adds up on every receipt of the taxes: the lines of each sum come to it, and all else is marked as told only', () => {
    let played = 0;
    all((stored) => {
      const { deaths, taxes, totals, problem } = distributionView(payingCashValue(stored), TODAY);
      if (!problem) played += 1;
      for (const { working, amount, borneBy } of taxes) {
        expect(sumsThatFail(working.lines)).toEqual([]);
        expect(working.lines.at(-1)).toMatchObject({ rule: 'total', depth: 0, amount });
        expect(sumCents(borneBy.map((share) => share.amount))).toBe(amount);
      }
      for (const death of deaths) {
        const { working, exclusionUsed, exclusionLeft, gross, marital, charitable, deductions, taxable } = death;
        expect(sumsThatFail(working.lines)).toEqual([]);
        expect(working.lines.at(-1)).toMatchObject({ rule: 'total', depth: 0, amount: working.amount });
        expect(exclusionUsed + exclusionLeft).toBe(working.amount);
        expect(gross - marital - charitable - deductions).toBe(taxable);
      }
      expect(sumCents(deaths.map(({ tax }) => tax))).toBe(totals.tax);
      expect(totals.federalTax + totals.stateTax).toBe(totals.tax);
      const left = totals.charity + totals.tax + totals.claims + totals.state + totals.nobodys;
      expect(totals.family + left).toBe(totals.everything);
      expect(Math.abs((totals.taxPercent * totals.everything) / 100 - totals.tax)).toBeLessThan(
        totals.everything * 0.000501 + 1,
      );
    });
    expect(played).toBeGreaterThan(RUNS.numRuns / 4);
  });

  it('draws outside what stands outside, at what passes, and ends with what everybody holds in the end', () => {
    let played = 0;
    all((stored) => {
      const estate = payingCashValue(stored);
      const outcome = runDistribution(estate, TODAY);
      if (!('result' in outcome)) return;
      played += 1;
      // The plan begins on the day of the first death: by then three years may have passed since a gift.
      const owned = outcome.result.ownership;
      const view = distributionView(estate, TODAY);
      const { totals, finalHoldings, flow, warnings } = view;
      expect(sumCents(finalHoldings.map(({ total }) => total))).toBe(
        totals.family + totals.charity + totals.state + totals.nobodys,
      );
      expect(totals.family).toBeGreaterThanOrEqual(0);
      for (const { column, entityId, outsideEstate, amount, label } of flow.nodes) {
        expect(label).not.toMatch(/^\w+:/);
        if (column !== 'TODAY') continue;
        const lines = owned.lines.filter(({ ownerId }) => ownerId === entityId);
        const policies = owned.insurance.filter(({ ownerId }) => ownerId === entityId);
        const isOutside = [...lines, ...policies].every(({ standing }) => standing === 'outside');
        expect([entityId, outsideEstate]).toEqual([entityId, isOutside]);
        if (!isOutside) continue;
        const unpaid = warnings.find(({ code, ids }) => code === 'INSOLVENT_ESTATE' && ids[0] === entityId);
        const passing = sumCents(lines.map(({ passingCents }) => passingCents));
        expect([entityId, amount]).toEqual([entityId, passing + (unpaid?.amount ?? 0)]);
      }
    });
    expect(played).toBeGreaterThan(RUNS.numRuns / 4);
  });

  it('says of each trust what its lines come to, and what its policies pay beside it', () => {
    all((estate) => {
      const { lines, insurance } = estateOwnership(estate, TODAY);
      for (const { id } of estate.trusts) {
        const own = lines.filter(({ trustId }) => trustId === id);
        expect([id, trustStanding(estate, id, TODAY)?.amountCents]).toEqual([
          id,
          sumCents(own.map(({ amountCents }) => amountCents)),
        ]);
        const pays = own.filter((line) => insurance.some(({ assetId }) => assetId === line.id));
        const benefit = trustBenefitCents(estate, id, TODAY);
        expect([id, benefit !== null]).toEqual([id, pays.length > 0]);
        const beyond = sumCents(own.map(({ planCents, amountCents }) => planCents - amountCents));
        const cashValue = sumCents(pays.map(({ amountCents }) => amountCents));
        if (benefit !== null) expect([id, benefit - cashValue]).toEqual([id, beyond]);
      }
    });
  });
});
