import { sumCents } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomEstate } from '../cases/random-estate.ts';
import { randomHousehold } from '../cases/random-household.ts';
import { distribution } from '../distribution.ts';
import type { Asset, EstateCase } from '../estate-case.ts';
import { ownership } from './ownership.ts';
import type { OwnershipLine } from './ownership-result.ts';

const RUNS = { numRuns: 200, seed: 20_261_122 };
const DAY = '2026-03-01';

/** Who of several designees is left to take a policy somebody else owns, no line of today can foresee. */
const withoutPayable = (input: EstateCase): EstateCase => ({
  ...input,
  assets: input.assets.map(({ beneficiaries, ...asset }) =>
    asset.lifeInsurance && asset.owners[0]?.id === 'b' ? asset : { ...asset, ...(beneficiaries && { beneficiaries }) },
  ),
});

describe('what is in whose estate, of any household', { timeout: 30_000 }, () => {
  it('gives every cent of every asset and debt one place, and refuses none', () => {
    fc.assert(
      fc.property(randomHousehold, (input) => {
        const { lines, insideCents, outsideCents, unknownCents, people, trusts } = ownership(input, DAY);
        for (const { id, balanceCents } of input.assets) {
          const own = lines.filter((line) => line.kind === 'asset' && line.id === id);
          expect([id, sumCents(own.map(({ amountCents }) => amountCents))]).toEqual([id, balanceCents]);
        }
        for (const { id, balanceCents } of input.liabilities ?? []) {
          const own = lines.filter((line) => line.kind === 'liability' && line.id === id);
          expect([id, 0 - sumCents(own.map(({ amountCents }) => amountCents))]).toEqual([id, balanceCents]);
        }
        const owned = input.assets.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
        const owed = (input.liabilities ?? []).reduce((sum, { balanceCents }) => sum + balanceCents, 0);
        expect(insideCents + outsideCents + unknownCents).toBe(owned - owed);
        expect(sumCents(people.map(({ totalCents }) => totalCents))).toBe(insideCents);
        for (const { standing, personId, authority } of [...lines, ...trusts]) {
          expect(personId !== undefined).toBe(standing === 'inside');
          expect(authority.length).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });

  it('gives every policy that will pay one place for each cent of its benefit', () => {
    fc.assert(
      fc.property(randomHousehold, (input) => {
        const { insurance } = ownership(input, DAY);
        for (const { id, lifeInsurance } of input.assets) {
          const paid = sumCents(insurance.filter((line) => line.assetId === id).map((line) => line.benefitCents));
          expect(paid).toBeLessThanOrEqual(lifeInsurance?.deathBenefitCents ?? 0);
        }
        expect(insurance.every(({ standing, personId }) => (personId !== undefined) === (standing === 'inside'))).toBe(
          true,
        );
      }),
      RUNS,
    );
  });

  it('comes for the first to die to his gross estate, had he died that day', () => {
    fc.assert(
      fc.property(randomEstate, (random) => {
        const input = withoutPayable(random);
        const result = distribution(input);
        const [first] = result.estates;
        const { lines, insurance } = result.ownership;
        const discounted = new Set(input.assets.flatMap(({ id, discountPercent }) => (discountPercent ? [id] : [])));
        const atDiscount = ({ id, amountCents, planCents }: OwnershipLine) =>
          discounted.has(id) ? planCents : amountCents;
        const pays = new Set(
          input.assets.flatMap(({ id, lifeInsurance: policy }) =>
            policy?.insuredId === first?.decedentId && !policy?.secondaryInsuredId ? [id] : [],
          ),
        );
        const own = lines.filter(
          ({ kind, id, personId }) => kind === 'asset' && personId === first?.decedentId && !pays.has(id),
        );
        const benefits = insurance.filter(
          ({ assetId, personId }) => personId === first?.decedentId && pays.has(assetId),
        );
        expect(sumCents([...own.map(atDiscount), ...benefits.map((line) => line.benefitCents)])).toBe(
          first?.grossCents,
        );
      }),
      RUNS,
    );
  });

  it('is what the diagram starts from: each holder’s node of today is his lines', () => {
    fc.assert(
      fc.property(randomEstate, (random) => {
        // The diagram shows policies at what they pay and holders net of the debts paid at their deaths.
        const assets = random.assets.map(
          ({ lifeInsurance, ...asset }): Asset => (lifeInsurance ? { ...asset, assetType: 'CASH' } : asset),
        );
        const { flow, ownership: owned } = distribution({ ...random, assets, liabilities: [] });
        const nodes = new Map(
          flow.nodes.flatMap(({ stage, partyId, amountCents }) => (stage === 'TODAY' ? [[partyId, amountCents]] : [])),
        );
        const holders = new Map<string, number>();
        for (const { ownerId = '', planCents } of owned.lines) {
          if (planCents > 0) holders.set(ownerId, (holders.get(ownerId) ?? 0) + planCents);
        }
        expect(new Map([...nodes].sort())).toEqual(new Map([...holders].sort()));
      }),
      RUNS,
    );
  });

  it('is as much whoever of a couple dies first', () => {
    fc.assert(
      fc.property(randomHousehold, (input) => {
        const { assumptions, maritalStatus } = input;
        // Whose earlier marriages count depends on who is the client, where there is no marriage.
        fc.pre(maritalStatus !== 'DOMESTIC_PARTNERSHIP');
        const turned = { ...input, assumptions: { ...assumptions, deaths: assumptions.deaths.toReversed() } };
        expect(ownership(turned, DAY).insideCents).toBe(ownership(input, DAY).insideCents);
        expect(ownership(turned, DAY).outsidePassingCents).toBe(ownership(input, DAY).outsidePassingCents);
      }),
      RUNS,
    );
  });
});
