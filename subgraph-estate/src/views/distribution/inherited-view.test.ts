import { castellan } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { distributionView } from './distribution-view.ts';
import { inheritedPropertyView } from './inherited-view.ts';

const TODAY = '2026-11-21';
const family = sampleEstate(castellan, `${TODAY}T00:00:00.000Z`);

const viewOf = (percent?: number) => inheritedPropertyView(family, TODAY, {}, percent);

describe('what heirs take over for income tax', () => {
  it('comes to what each of them holds in the end, under the same name', () => {
    const { finalHoldings } = distributionView(family, TODAY);
    expect(viewOf().heirs.map(({ holderName, value }) => [holderName, value])).toEqual(
      finalHoldings.map(({ holderName, total }) => [holderName, total]),
    );
    for (const { value, known, unknown, account, basis, gain } of viewOf().heirs) {
      expect([known + unknown + account, known - basis]).toEqual([value, gain]);
    }
  });

  it('names each asset, and says when the first account must be paid out', () => {
    const { heirs } = viewOf();
    const lines = heirs.flatMap(({ properties, accounts }) => [...properties, ...accounts]);
    expect(lines.length).toBeGreaterThan(10);
    const names = new Set(family.assets.map(({ name }) => name));
    expect(lines.filter(({ assetName }) => !names.has(assetName))).toEqual([]);
    const withAccounts = heirs.filter(({ accounts }) => accounts.length > 0);
    expect(withAccounts.length).toBeGreaterThan(0);
    for (const { firstLastYear, accounts } of withAccounts) {
      expect(firstLastYear).toBe(Math.min(...accounts.flatMap(({ lastYear }) => lastYear ?? [])));
    }
  });

  it('knows a basis once somebody has entered what was paid, and none before', () => {
    const unknownOf = (estate: typeof family) =>
      inheritedPropertyView(estate, TODAY, {}, null).heirs.filter(({ unknown }) => unknown > 0);
    expect(unknownOf(family).length).toBeGreaterThan(0);
    const assets = family.assets.map((asset) => ({ ...asset, costBasisCents: Math.floor(asset.balanceCents / 4) }));
    const entered = { ...family, assets };
    expect(unknownOf(entered)).toEqual([]);
    // A quarter of what does not count in either estate was paid: three quarters of it are gain.
    for (const { holderName, unknown } of unknownOf(family)) {
      const one = inheritedPropertyView(entered, TODAY, {}, null).heirs.find((heir) => heir.holderName === holderName);
      expect(Math.abs((one?.gain ?? 0) - unknown * 0.75)).toBeLessThanOrEqual(family.assets.length);
    }
  });

  it('estimates a tax by the rate that is asked for, and none without one', () => {
    expect(viewOf().heirs.every(({ incomeTax }) => incomeTax === null)).toBe(true);
    const { heirs } = viewOf(40);
    expect(heirs.some(({ income }) => income > 0)).toBe(true);
    // Each account is rounded by itself.
    for (const { income, incomeTax, accounts } of heirs) {
      expect(Math.abs((incomeTax ?? Number.NaN) - income * 0.4)).toBeLessThanOrEqual(accounts.length);
    }
  });

  it('says what is wrong with the estate’s data, and refuses a rate that is none', () => {
    const nobody = { ...family, people: family.people.map((one) => ({ ...one, isDeceased: true })) };
    const { problem } = distributionView(nobody, TODAY);
    expect(problem).not.toBeNull();
    expect(inheritedPropertyView(nobody, TODAY, {}, null)).toEqual({ problem, heirs: [], simplifications: [] });
    expect(() => viewOf(101)).toThrow('Enter a percentage from 0 to 100');
  });
});
