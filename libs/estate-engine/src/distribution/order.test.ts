import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomEstate } from './cases/random-estate.ts';
import { cash, estateCase, onDeath, residue, trust, warned } from './conventions/case-builder.ts';
import { distribution } from './distribution.ts';
import type { Asset, EstateCase, Step } from './estate-case.ts';

const RUNS = { numRuns: 300, seed: 20_261_123 };
/** Cents left over go by listing order (C2): a few divisions, one after the other, of people and of taxes. */
const CENTS_LEFT = 60;

/** What somebody gets and bears, under its name; which trust a cent passed through on its way is left out. */
function amounts(input: EstateCase): Map<string, number> {
  const { taxes, estates, finalHoldings, warnings } = distribution(input);
  const sums = new Map<string, number>();
  const add = (key: string, cents: number): void => {
    sums.set(key, (sums.get(key) ?? 0) + cents);
  };
  for (const { death, jurisdiction, kind, amountCents, borneBy } of taxes) {
    add(`${death} ${jurisdiction} ${kind}`, amountCents);
    for (const one of borneBy) add(`${death} ${jurisdiction} ${kind} by ${one.id}`, one.amountCents);
  }
  for (const { holderId, outrightCents, inTrustCents } of finalHoldings) {
    add(`${holderId} outright`, outrightCents);
    add(`${holderId} in trust`, inTrustCents);
  }
  for (const estate of estates) {
    for (const [key, value] of Object.entries(estate)) {
      if (typeof value === 'number') add(`${estate.death} ${key}`, value);
    }
  }
  for (const { death, code, amountCents } of warnings) add(`${death} ${code}`, amountCents);
  return sums;
}

function differing(one: EstateCase, other: EstateCase): string[] {
  const [a, b] = [amounts(one), amounts(other)];
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((key) => {
    const [was, is] = [a.get(key) ?? 0, b.get(key) ?? 0];
    return Math.abs(was - is) > CENTS_LEFT ? [`${key}: ${was}, ${is}`] : [];
  });
}

const shuffled = <T>(items: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });

/** What pays first, and what the same: proceeds are cash (C5). */
const rankOf = ({ assetType }: Asset): string => (assetType === 'LIFE_INSURANCE' ? 'CASH' : assetType);

/** Steps that take some property before other of its kind, or use up something, in the order of the trusts (C3, C5). */
const IN_TURN: readonly Step['kind'][] = ['CASH_GIFT', 'PERCENT_GIFT', 'GST_EXEMPT_FUNDING'];
const withoutTurns = (steps: readonly Step[]): Step[] => steps.filter(({ kind }) => !IN_TURN.includes(kind));

/** No debts, expenses and disclaimers, which reach trusts as they are listed (C4, C14). */
const owingNothing = (input: EstateCase): EstateCase => ({
  ...input,
  liabilities: [],
  trusts: (input.trusts ?? []).map((one) => ({
    ...one,
    terms: (one.terms ?? []).map((term) => ({ ...term, steps: withoutTurns(term.steps) })),
  })),
  wills: (input.wills ?? []).map((one) => ({ ...one, steps: withoutTurns(one.steps) })),
  assumptions: { ...input.assumptions, expensesPercent: 0, disclaimers: [] },
});

/** Policies without cash value go to the first of several takers (C22). */
const withoutPolicies = (input: EstateCase): EstateCase => ({
  ...input,
  assets: input.assets.map(({ lifeInsurance, ...asset }) => (lifeInsurance ? { ...asset, assetType: 'CASH' } : asset)),
});

describe('the order in which a case lists things moves nothing but what the conventions give to the order', {
  timeout: 120_000,
}, () => {
  it('C5, C21, C29: assets, of which those of one kind keep their order', () => {
    const turned = randomEstate.chain((input) => {
      const kinds = [...Map.groupBy(input.assets, rankOf).values()];
      return shuffled(kinds).map((order) => ({ input, other: { ...input, assets: order.flat() } }));
    });
    fc.assert(
      fc.property(turned, ({ input, other }) => {
        expect(differing(input, other)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('C3, C20: trusts that owe nothing, and the shortfall of a formula that several of them have', () => {
    const turned = randomEstate
      .map(owingNothing)
      .chain((input) => shuffled(input.trusts ?? []).map((trusts) => ({ input, other: { ...input, trusts } })));
    fc.assert(
      fc.property(turned, ({ input, other }) => {
        expect(differing(input, other)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('people, relations, charities and wills', () => {
    const turned = randomEstate.map(withoutPolicies).chain((input) =>
      fc
        .tuple(shuffled(input.people.slice(1)), shuffled(input.relations ?? []), shuffled(input.wills ?? []))
        // The client is the first.
        .map(([people, relations, wills]) => ({
          input,
          other: { ...input, people: [...input.people.slice(0, 1), ...people], relations, wills },
        })),
    );
    fc.assert(
      fc.property(turned, ({ input, other }) => {
        expect(differing(input, other)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('C19, C20: a bypass that a second trust fills is not short, whichever trust is listed first', () => {
    // Federal 15,000,000: the one trust holds 10,000,000, the other 6,000,000; an account passes to her by title.
    const steps = [{ kind: 'BYPASS_FUNDING' as const, formula: 'FEDERAL' as const, to: [{ to: 'by' }] }, residue('w')];
    const one = trust('one', 'REVOCABLE', 'h', { terms: onDeath('h', ...steps) });
    const two = trust('two', 'REVOCABLE', 'h', { terms: onDeath('h', ...steps) });
    const by = trust('by', 'BYPASS', 'h', { createdUponDeath: true, lifetimeBeneficiaries: ['w'] });
    const joint = cash('j', 2_000_000, 'h', { owners: [{ id: 'h' }, { id: 'w' }], titling: 'JOINT_WITH_SURVIVORSHIP' });
    const short = (second: number, ...trusts: readonly (typeof one)[]) =>
      warned(
        distribution(
          estateCase({
            assets: [cash('x', 10_000_000, 'one'), cash('y', second, 'two'), joint],
            trusts: [...trusts, by],
          }),
        ),
        'BYPASS_UNDERFUNDED',
      );
    for (const trusts of [
      [one, two],
      [two, one],
    ]) {
      expect(short(6_000_000, ...trusts)).toBeUndefined();
      // 15,000,000 − 10,000,000 − 4,500,000
      expect(short(4_500_000, ...trusts)).toBe(500_000);
    }
  });
});
