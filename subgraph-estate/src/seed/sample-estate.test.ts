import { castellan, SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import { runDistribution } from '../domain/distribution/distribution.ts';
import { checkEstate } from '../domain/estate/estate.ts';
import { calculateFigures } from '../domain/estate/figures.ts';
import { checkChangedShares } from '../domain/estate/shares.ts';
import { balanceSheet } from '../views/balance-sheet/balance-sheet.ts';
import { netWorthReceipt } from '../views/balance-sheet/net-worth-receipt.ts';
import { distributionView } from '../views/distribution/distribution-view.ts';
import { sampleEstate } from './sample-estate.ts';

const TODAY = '2026-11-21';
const estates = SAMPLE_HOUSEHOLDS.map((household) => sampleEstate(household, `${TODAY}T00:00:00.000Z`));
const family = sampleEstate(castellan, `${TODAY}T00:00:00.000Z`);

describe('every sample household', () => {
  it('is of another kind, a dozen at least, one in the sub-organization', () => {
    expect(estates.length).toBeGreaterThanOrEqual(12);
    expect(new Set(estates.map(({ organizationId }) => organizationId)).size).toBe(2);
    expect(new Set(estates.map(({ maritalStatus }) => maritalStatus)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(estates.map(({ clientState }) => clientState)).size).toBeGreaterThanOrEqual(10);
  });
  it.each(estates.map((estate) => ({ name: estate.displayName, estate })))(
    '$name is sound, the engine takes it, and receipt, balance sheet and engine agree on its net worth',
    ({ estate }) => {
      expect(() => checkEstate(estate)).not.toThrow();
      expect(() => checkChangedShares(null, estate)).not.toThrow();
      const outcome = runDistribution(estate, TODAY);
      if ('problem' in outcome) throw new Error(outcome.problem.message);
      const inside = outcome.result.ownership.insideCents;
      const sheet = balanceSheet(estate, TODAY);
      expect(netWorthReceipt(estate, TODAY).total).toBe(inside);
      expect(sheet.totals[sheet.columns.findIndex(({ id }) => id === 'inside')]).toBe(inside);
    },
  );
});

// Figures of contract/distribution/cases/castellan.json and of the mock-ups d, e and g.
describe('the Castellan household', () => {
  const view = distributionView(family, TODAY);
  const receipt = netWorthReceipt(family, TODAY);

  it('has the net worth, taxes and shares of the contract to the cent', () => {
    expect(calculateFigures(family, TODAY)).toMatchObject({
      netWorthCents: 3_884_478_000,
      federalTaxCents: 216_896_608,
      stateTaxCents: 502_236_480,
      problem: null,
    });
    expect(view.totals).toMatchObject({
      tax: 719_133_088,
      taxPercent: 15,
      family: 3_940_734_912,
      everything: 4_809_868_000,
    });
    expect(view.finalHoldings.map(({ holderName, inTrust }) => [holderName, inTrust])).toEqual(
      expect.arrayContaining([
        ['Anna’s trust', 1_171_781_638],
        ['Thomas’s trust', 1_171_781_638],
        ['Julia’s trust', 1_171_781_636],
      ]),
    );
  });

  it('shows the net worth as the overview does', () => {
    expect(
      receipt.groups.map(({ label, lines, subtotalLabel, subtotal }) => [
        label,
        lines.map((line) => [line.label, line.amount]),
        subtotalLabel,
        subtotal,
      ]),
    ).toEqual([
      [
        'Robert',
        [
          ['Robert’s Revocable Trust', 2_200_730_000],
          ['Individual retirement account', 231_648_000],
          ['Half of the joint account', 20_635_000],
        ],
        'Robert’s estate',
        2_453_013_000,
      ],
      [
        'Helen',
        [
          ['Helen’s Revocable Trust', 1_400_491_000],
          ['Mortgage, Nantucket', -108_425_000],
          ['Individual retirement account', 118_764_000],
          ['Half of the joint account', 20_635_000],
        ],
        'Helen’s estate',
        1_431_465_000,
      ],
    ]);
    expect(receipt.byType.map(({ label, amount }) => [label, amount])).toEqual([
      ['Investments', 1_609_721_000],
      ['Business', 1_178_000_000],
      ['Real estate, less mortgage', 666_575_000],
      ['Retirement', 350_412_000],
      ['Cash and contents', 79_770_000],
    ]);
    expect(receipt.asOf).toBe('2026-11-20');
  });

  it('shows the balance sheet by owner, with the old appraisal marked', () => {
    const sheet = balanceSheet(family, TODAY);
    expect(sheet.columns.map(({ label }) => label)).toEqual([
      'Robert',
      'Helen',
      'Joint',
      'Robert’s Revocable Trust',
      'Helen’s Revocable Trust',
      'In the taxable estate',
      'Outside the estate',
    ]);
    expect(sheet.totals).toEqual([
      231_648_000, 118_764_000, 41_270_000, 2_200_730_000, 1_292_066_000, 3_884_478_000, 486_630_000,
    ]);
    expect(sheet.total).toBe(4_371_108_000);
    const stale = sheet.groups.flatMap(({ rows }) => rows).filter(({ isStale }) => isStale);
    expect(stale.map(({ label, detail }) => [label, detail])).toEqual([
      ['Castellan Precision Instruments, LLC, 62%', 'Appraisal, Jun 30, 2026, 144 days old'],
    ]);
  });

  it('works out the Massachusetts tax as the diagram’s panel does', () => {
    const tax = view.taxes.find(({ jurisdiction }) => jurisdiction === 'MA');
    expect(tax?.sentence).toBe(
      'Massachusetts taxes what Helen leaves above a shelter of $2M. The Marital Trust counts as Helen’s, because no tax was paid on it when Robert died.',
    );
    const lines = tax?.working.lines.map(({ label, amount }) => [label, amount]);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['Helen’s own estate', 1_431_465_000],
        ['Received from Robert outright', 290_783_000],
        ['Marital Trust', 1_912_230_000],
        ['Massachusetts taxable estate', 3_534_478_000],
        ['Table adjustment', -6_000_000],
        ['Tax on the first 10,040,000', 108_280_000],
        ['16% of the next 25,244,780', 403_916_480],
        ['Credit', -9_960_000],
      ]),
    );
    expect(tax?.working.lines.find(({ label }) => label === 'Exclusion')?.rule).toBe('info');
    expect(tax?.working.lines.at(-1)).toMatchObject({
      label: 'Massachusetts estate tax',
      amount: 502_236_480,
      rule: 'total',
    });
    expect(tax?.working.authority).toContainEqual({
      cite: 'M.G.L. c. 65C, § 2A',
      title: 'Credit of $99,600 for deaths from Jan 1, 2023',
    });
  });

  it('says what happens at each death and which exclusion is left', () => {
    expect(view.deaths.map(({ sentence }) => sentence)[0]).toBe(
      'The Family Trust uses Robert’s $2,000,000. All else passes to Helen or charity.',
    );
    expect(view.deaths[1]?.working.lines.map(({ label, amount, rule }) => [label, amount, rule])).toEqual([
      ['Robert’s own', 1_500_000_000, 'plain'],
      ['Used by gifts and Family Trust', -510_000_000, 'plain'],
      ['Ported from Robert', 990_000_000, 'subtotal'],
      ['Helen’s own', 1_500_000_000, 'plain'],
      ['Federal exclusion', 2_490_000_000, 'total'],
    ]);
    expect(view.deaths.map(({ exclusionUsed, exclusionLeft }) => [exclusionUsed, exclusionLeft])).toEqual([
      [510_000_000, 990_000_000],
      [2_490_000_000, 0],
    ]);
  });

  it('draws a diagram whose every middle node passes on what it got, in the words of the mock-up', () => {
    const { nodes, edges } = view.flow;
    for (const node of nodes) {
      const [into, out] = [edges.filter(({ to }) => to === node.id), edges.filter(({ from }) => from === node.id)];
      const sum = (some: typeof edges) => some.reduce((total, { amount }) => total + amount, 0);
      if (into.length > 0) expect(sum(into)).toBe(node.amount);
      if (out.length > 0) expect(sum(out)).toBe(node.amount);
    }
    expect(nodes.map(({ label, detail }) => `${label}: ${detail}`)).toEqual(
      expect.arrayContaining([
        'Robert’s estate: Trust, IRA, half of joint',
        'Castellan Insurance Trust: Second-to-die policy',
        'Spousal Lifetime Access Trust: Settled by Robert, 2021',
        'Family Trust: Bypass, GST exempt',
        'Marital Trust: QTIP, income to Helen',
        'Helen, outright: IRA, joint account, contents',
        'Anna’s trust: One third, 3 sources',
        'Massachusetts: Estate tax',
      ]),
    );
  });
});
