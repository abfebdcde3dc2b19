import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomEstate } from '../cases/random-estate.ts';
import { distribution } from '../distribution.ts';
import type { EstateCase } from '../estate-case.ts';
import { atPlanValue } from '../succession/world.ts';
import { inheritedProperty } from './inherited-property.ts';

const RUNS = { numRuns: 250, seed: 20_261_123 };

const sum = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

/** Every second asset with a cost of its own, from nothing to more than it is worth. */
const withCosts = (input: EstateCase): EstateCase => ({
  ...input,
  assets: input.assets.map((asset, index) => ({
    ...asset,
    ...(asset.assetType === 'RETIREMENT' && { retirementAccountType: 'IRA' as const }),
    ...(index % 2 === 0 && { costBasisCents: Math.floor((asset.balanceCents * (index % 5)) / 3) }),
  })),
});

/** Growth after a step-up is a gain: that has examples of its own. */
const withoutGrowth = ({
  assumptions: { growthBetweenDeathsPercent: _, ...assumptions },
  ...input
}: EstateCase): EstateCase => ({
  ...input,
  assumptions,
});

describe('the property of any estate', { timeout: 120_000 }, () => {
  it('comes to what everybody holds in the end, and to what was paid', () => {
    fc.assert(
      fc.property(randomEstate.map(withCosts), (input) => {
        const { heirs, spent } = inheritedProperty(input, { incomeTaxPercent: 37 });
        const { finalHoldings, transfers, taxes } = distribution(input);
        expect(heirs.map(({ holderId, valueCents }) => [holderId, valueCents])).toEqual(
          finalHoldings.map(({ holderId, outrightCents, inTrustCents }) => [holderId, outrightCents + inTrustCents]),
        );
        const claims = transfers.filter(({ reason }) => reason === 'debt' || reason === 'expense');
        expect(sum(spent.map(({ valueCents }) => valueCents))).toBe(
          sum([...claims, ...taxes].map(({ amountCents }) => amountCents)),
        );
        for (const one of heirs) {
          expect(one.knownCents + one.unknownCents + one.accountCents).toBe(one.valueCents);
          expect(one.gainCents).toBe(one.knownCents - one.basisCents);
          expect(sum(one.properties.map(({ gainCents }) => gainCents))).toBe(one.gainCents);
          expect(one.unknownCents).toBe(
            sum(one.properties.filter((line) => line.basisCents === undefined).map((line) => line.valueCents)),
          );
        }
      }),
      RUNS,
    );
  });

  it('has a basis that adds up asset by asset: the cost where nothing counted, the value where it did', () => {
    fc.assert(
      fc.property(randomEstate.map(withCosts).map(withoutGrowth), (input) => {
        const { heirs, spent } = inheritedProperty(input);
        const lines = heirs.flatMap(({ properties }) => properties);
        for (const line of lines) {
          if (line.treatment === 'STEPPED_UP' || line.treatment === 'COMMUNITY' || line.treatment === 'PROCEEDS')
            expect(line.basisCents).toBe(line.valueCents);
        }
        for (const asset of input.assets) {
          const own = [...lines, ...spent].filter(({ assetId }) => assetId === asset.id);
          if (asset.assetType === 'CASH' || own.length === 0) continue;
          if (!own.every(({ treatment }) => treatment === 'OWN' || treatment === 'CARRIED_OVER')) continue;
          if (asset.costBasisCents === undefined) {
            expect(own.every(({ basisCents }) => basisCents === undefined)).toBe(true);
            continue;
          }
          expect(sum(own.map(({ valueCents }) => valueCents))).toBe(atPlanValue(asset).balanceCents);
          expect(sum(own.map(({ basisCents }) => basisCents))).toBe(asset.costBasisCents);
        }
      }),
      RUNS,
    );
  });

  it('changes no figure of the distribution, and does not depend on any cost', () => {
    fc.assert(
      fc.property(randomEstate, (input) => {
        expect(distribution(withCosts(input)).finalHoldings).toEqual(distribution(input).finalHoldings);
      }),
      { ...RUNS, numRuns: 60 },
    );
  });
});
