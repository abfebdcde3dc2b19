import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTATE_CASES } from './cases/shared-cases.ts';
import { distribution } from './distribution.ts';
import type { EstateCase } from './estate-case.ts';
import { type WhatIfChanges, whatIf } from './what-if.ts';

const TODAY = '2026-11-23';
const MILLION = 1_000_000_00;

/** A widow in Florida with $18,000,000, a daughter, and a son who has a child. */
const widow: EstateCase = {
  domicileState: 'FL',
  maritalStatus: 'WIDOWED',
  people: [
    { id: 'ada', name: 'Ada', domicileState: 'FL' },
    { id: 'dee', name: 'Dee' },
    { id: 'sam', name: 'Sam' },
    { id: 'gil', name: 'Gil' },
  ],
  relations: [
    { from: 'ada', to: 'dee', kind: 'PARENT' },
    { from: 'ada', to: 'sam', kind: 'PARENT' },
    { from: 'sam', to: 'gil', kind: 'PARENT' },
  ],
  assets: [{ id: 'cash', name: 'Cash', assetType: 'CASH', balanceCents: 18 * MILLION, owners: [{ id: 'ada' }] }],
  wills: [{ personId: 'ada', steps: [{ kind: 'RESIDUE', to: [{ class: 'DESCENDANTS', scheme: 'PER_STIRPES' }] }] }],
  assumptions: { deaths: [{ personId: 'ada', date: '2026-11-23' }] },
};
const couple: EstateCase = {
  ...widow,
  maritalStatus: 'LEGALLY_MARRIED',
  people: [...widow.people, { id: 'ben', name: 'Ben', domicileState: 'FL' }],
  relations: [...(widow.relations ?? []), { from: 'ada', to: 'ben', kind: 'SPOUSE' }],
  assumptions: {
    deaths: [
      { personId: 'ada', date: '2026-11-23' },
      { personId: 'ben', date: '2026-12-23' },
    ],
  },
};
const played = (input: EstateCase, changes: WhatIfChanges) => {
  const asked = whatIf(input, changes, TODAY);
  return distribution(asked.input, asked.law ? { law: asked.law } : {});
};
const taxOf = (input: EstateCase, changes: WhatIfChanges): number =>
  played(input, changes).taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
const outright = (input: EstateCase, changes: WhatIfChanges): Record<string, number> =>
  Object.fromEntries(
    played(input, changes).finalHoldings.map(({ holderId, outrightCents }) => [holderId, outrightCents]),
  );
const deaths = (input: EstateCase, changes: WhatIfChanges) => whatIf(input, changes, TODAY).input.assumptions.deaths;

it('nothing that is not asked for is changed, in any shared case', () => {
  for (const { input } of ESTATE_CASES) expect(whatIf(input, {}, TODAY).input, input.domicileState).toEqual(input);
});

describe('what is asked', () => {
  // 40% of what is above 15,000,000 (IRC 2001(c), 2010(c)(3) for 2026).
  it('of the exclusion holds in place of the law’s', () => {
    expect(taxOf(widow, {})).toBe(1_200_000_00);
    expect(taxOf(widow, { federalExclusionCents: 20 * MILLION })).toBe(0);
    expect(taxOf(widow, { federalExclusionCents: 7 * MILLION })).toBe(4_400_000_00);
  });
  it('of growth runs to the year of the first death', () => {
    const { assets } = whatIf(widow, { growthRate: 0.05, firstYear: 2028 }, TODAY).input;
    expect(assets[0]?.balanceCents).toBe(19_845_000_00);
    expect(whatIf(widow, { growthRate: 0.05 }, TODAY).input.assets).toEqual(widow.assets);
  });
  it('of the state moves those who die, and their tax', () => {
    // Oregon taxes what is above 1,000,000 (ORS 118.010), Florida nothing.
    expect(taxOf(widow, { domicileState: 'OR' })).toBeGreaterThan(taxOf(widow, {}));
    expect(
      whatIf(widow, { domicileState: 'OR' }, TODAY).input.people.map(({ domicileState }) => domicileState),
    ).toEqual(['OR', undefined, undefined, undefined]);
  });
  it('of a child who has died before goes to the child’s own', () => {
    expect(outright(widow, { predeceasedIds: ['sam'] })).toEqual({ dee: 8_400_000_00, gil: 8_400_000_00 });
    expect(outright(widow, {})).toEqual({ dee: 8_400_000_00, sam: 8_400_000_00 });
  });
  it('of a disclaimer passes the share on as if its taker had died', () => {
    const disclaimers = [{ personId: 'sam', decedentId: 'ada' }];
    expect(outright(widow, { disclaimers })).toEqual({ dee: 8_400_000_00, gil: 8_400_000_00 });
  });
  it('of the deaths: who, when, and the other one at the same distance', () => {
    expect(deaths(couple, { firstToDieId: 'ben' })).toEqual([
      { personId: 'ben', date: '2026-11-23' },
      { personId: 'ada', date: '2026-12-23' },
    ]);
    expect(deaths(couple, { firstYear: 2030 })).toEqual([
      { personId: 'ada', date: '2030-06-30' },
      { personId: 'ben', date: '2030-12-23' },
    ]);
    expect(deaths(couple, { firstYear: 2030, secondYear: 2041 }).map(({ date }) => date)).toEqual([
      '2030-06-30',
      '2041-12-31',
    ]);
  });
});

describe('growth of the exclusion', () => {
  it('is that of the years past the tables, or of an exclusion that is asked from this year on', () => {
    expect(whatIf(couple, { inflationRate: 0.03 }, TODAY).law).toEqual({ inflationRate: 0.03 });
    expect(whatIf(couple, { inflationRate: 0.03, federalExclusionCents: 7 * MILLION }, TODAY).law).toEqual({
      inflationRate: 0.03,
      federalExclusionCents: 7 * MILLION,
      fromYear: 2026,
    });
    expect(whatIf(couple, {}, TODAY).law).toBeUndefined();
  });
});

it.each([
  ['NOT_DYING', { firstToDieId: 'sam' }, 'firstToDieId'],
  ['DIES_TWICE', { predeceasedIds: ['ben'] }, 'predeceasedIds'],
  ['DEATHS_OUT_OF_ORDER', { firstYear: 2040, secondYear: 2030 }, 'secondYear'],
  ['RATE_OUT_OF_RANGE', { growthRate: 0.51 }, 'growthRate'],
  ['RATE_OUT_OF_RANGE', { inflationRate: -0.01 }, 'inflationRate'],
])('%s is refused with its field', (code, changes, field) => {
  expect(() => whatIf(couple, changes, TODAY)).toThrow(expect.objectContaining({ code, field }));
});

it('whatever is asked of a couple, everything that is there still comes to somebody, to the cent', () => {
  const changes = fc.record(
    {
      firstToDieId: fc.constantFrom('ada', 'ben'),
      firstYear: fc.integer({ min: 2026, max: 2060 }),
      growthRate: fc.double({ min: -0.1, max: 0.15, noNaN: true }),
      predeceasedIds: fc.subarray(['dee', 'sam', 'gil']),
      federalExclusionCents: fc.integer({ min: 0, max: 40 * MILLION }),
      domicileState: fc.constantFrom('FL', 'NY', 'MA', 'OR', 'WA', 'PA'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(changes, (asked) => {
      const { flow, finalHoldings } = played(couple, asked);
      const final = flow.totals.find(({ stage }) => stage === 'FINAL');
      const held = finalHoldings.reduce(
        (sum, { outrightCents, inTrustCents }) => sum + outrightCents + inTrustCents,
        0,
      );
      const reached = (final?.familyCents ?? 0) + (final?.nobodysCents ?? 0);
      expect(held).toBe(reached + (final?.charityCents ?? 0) + (final?.stateCents ?? 0));
      expect(flow.totals.map(({ totalCents }) => totalCents)).toEqual(flow.totals.map(() => final?.totalCents));
    }),
    { numRuns: 60 },
  );
});
