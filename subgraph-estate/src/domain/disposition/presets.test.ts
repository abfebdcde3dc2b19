import { distribution } from '@platform/estate-engine';
import { describe, expect, it } from 'vitest';
import { NO_ASSET } from '../balance-sheet/holding-facts.ts';
import { runDistribution } from '../distribution/distribution.ts';
import { type EstateDocument, NO_WILL_TERMS } from '../document/document.ts';
import { newDocument } from '../document/document-facts.ts';
import type { Estate } from '../estate/estate.ts';
import { toEstateCase } from '../estate/estate-case.ts';
import { person } from '../estate/household.ts';
import { familyOf } from '../person/family.fixture.ts';
import { existingTrust } from '../trust/trust.ts';
import { planOf } from './plan.ts';
import { DISPOSITION_PRESETS, type DispositionPreset, withPreset } from './presets.ts';

const TODAY = '2026-11-21';
const EVERYTHING = 4_000_000_007;
const people = {
  ada: person({ id: 'ada', name: 'Ada Marsh', firstName: 'Ada', lastName: 'Marsh', state: 'MA' }),
  ben: person({ id: 'ben', name: 'Ben Marsh', firstName: 'Ben', lastName: 'Marsh', state: 'MA' }),
  ida: person({ id: 'ida', name: 'Ida Marsh' }),
  cal: person({ id: 'cal', name: 'Cal Marsh' }),
};
const family = familyOf(
  people,
  ['ben', 'SPOUSE', 'ada'],
  ['ida', 'CHILD', 'ada'],
  ['ida', 'CHILD', 'ben'],
  ['cal', 'CHILD', 'ada'],
  ['cal', 'CHILD', 'ben'],
);
const will: EstateDocument = {
  ...newDocument('will', 'WILL', 'Will of Ada', '2026-01-01T00:00:00.000Z'),
  ownerId: 'ada',
  will: NO_WILL_TERMS,
};
const holding = (ownerId: string) => ({
  ...NO_ASSET,
  id: 'savings',
  name: 'Savings',
  assetType: 'CASH' as const,
  balanceCents: EVERYTHING,
  owners: [{ id: ownerId, percent: 100 }],
});
const byWill: Estate = { ...family, documents: [will], assets: [holding('ada')] };
const joint = { ...existingTrust('joint', 'Marsh Trust', 'REVOCABLE_JOINT'), settlors: ['ada', 'ben'] };
const byTrust: Estate = {
  ...family,
  trusts: [joint],
  assets: [
    {
      ...holding('joint'),
      contributions: [
        { id: 'ada', percent: 50 },
        { id: 'ben', percent: 50 },
      ],
    },
  ],
};
function withIt(estate: Estate, planId: string, preset: DispositionPreset): Estate {
  const plan = planOf(estate, planId);
  if (!plan) throw new Error('no plan');
  return withPreset(estate, plan, preset, (at) => `new-${at}`);
}
const heldBy = (estate: Estate): Record<string, number> => {
  const outcome = runDistribution(estate, TODAY);
  if ('problem' in outcome) throw new Error(outcome.problem.message);
  return Object.fromEntries(
    outcome.result.finalHoldings.map(({ holderId, outrightCents, inTrustCents }) => [
      holderId,
      outrightCents + inTrustCents,
    ]),
  );
};
const warningsOf = (estate: Estate): string[] =>
  distribution(toEstateCase(estate, TODAY)).warnings.map(({ code }) => code);
const taxOf = (estate: Estate): number =>
  distribution(toEstateCase(estate, TODAY)).taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);

describe('steps that are commonly written together', () => {
  it.each(DISPOSITION_PRESETS.filter((preset) => preset !== 'SURVIVOR_BYPASS_QTIP'))(
    'in a will pass everything to the family in the end: %s',
    (preset) => {
      const held = heldBy(withIt(byWill, 'will', preset));
      const tax = taxOf(withIt(byWill, 'will', preset));
      expect(Object.values(held).reduce((sum, cents) => sum + cents, 0) + tax).toBe(EVERYTHING);
      expect(held['ida']).toBeGreaterThan(0);
      expect(held['ben'] ?? 0).toBe(0);
    },
  );

  it.each(['BYPASS_AND_QTIP', 'SURVIVOR_BYPASS_QTIP', 'GST_SHARES'] as const)(
    'in a joint trust pass everything to the family in the end: %s',
    (preset) => {
      const estate = withIt(byTrust, 'joint', preset);
      const held = heldBy(estate);
      expect(Object.values(held).reduce((sum, cents) => sum + cents, 0) + taxOf(estate)).toBe(EVERYTHING);
      expect(held['ida']).toBeGreaterThan(0);
      expect(held['joint'] ?? 0).toBe(0);
      expect(warningsOf(estate)).not.toContain('TRUST_FOR_NOBODY');
    },
  );

  it.each(['BYPASS_AND_QTIP', 'SURVIVOR_BYPASS_QTIP', 'GST_SHARES'] as const)(
    'in a joint trust pass on what the will of the survivor pours into it: %s',
    (preset) => {
      const pouring: EstateDocument = {
        ...newDocument('pouring', 'POUROVER_WILL', 'Will of Ben', '2026-01-01T00:00:00.000Z'),
        ownerId: 'ben',
        will: { ...NO_WILL_TERMS, steps: [{ kind: 'RESIDUE', to: [{ to: 'joint' }] }] },
      };
      const assets = [...byTrust.assets, { ...holding('ben'), id: 'own' }];
      const estate = withIt({ ...byTrust, documents: [pouring], assets, firstSpouseToDieId: 'ada' }, 'joint', preset);
      expect(heldBy(estate)['joint'] ?? 0).toBe(0);
      expect(warningsOf(estate)).not.toContain('TRUST_FOR_NOBODY');
    },
  );

  it.each(['BYPASS_AND_QTIP', 'SURVIVOR_BYPASS_QTIP'] as const)(
    'in a joint trust of two with children of their own leave the part of whoever dies first to that one’s: %s',
    (preset) => {
      const remarried = familyOf(people, ['ben', 'SPOUSE', 'ada'], ['ida', 'CHILD', 'ada'], ['cal', 'CHILD', 'ben']);
      const estate = withIt(
        { ...byTrust, ...remarried, trusts: byTrust.trusts, assets: byTrust.assets },
        'joint',
        preset,
      );
      for (const [first, child, other] of [
        ['ada', 'ida', 'cal'],
        ['ben', 'cal', 'ida'],
      ] as const) {
        const held = heldBy({ ...estate, firstSpouseToDieId: first });
        expect(held[child]).toBeGreaterThan(1_000_000_000);
        expect(held[other]).toBeGreaterThan(1_000_000_000);
      }
    },
  );

  it('a bypass and a QTIP trust use both exclusions: less tax than all to the spouse without portability', () => {
    const all = taxOf(withIt(byWill, 'will', 'SPOUSE_THEN_DESCENDANTS'));
    const both = withIt(byWill, 'will', 'BYPASS_AND_QTIP');
    expect(taxOf(both)).toBeLessThan(all);
    const first = distribution(toEstateCase(both, TODAY, { firstDeathOnly: true }));
    const federal = first.taxes.filter(({ jurisdiction }) => jurisdiction === 'FEDERAL');
    expect(federal.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  });

  it('take the place of the steps of their kind, and leave gifts and who receives what is left', () => {
    const steps = [
      { kind: 'CASH_GIFT' as const, amountCents: 5, to: [{ to: 'cal' }] },
      { kind: 'RESIDUE' as const, to: [{ to: 'ida' }] },
    ];
    const known = { ...byWill, documents: [{ ...will, will: { ...NO_WILL_TERMS, steps } }] };
    expect(withIt(known, 'will', 'GST_SHARES').documents[0]?.will?.steps.map(({ kind }) => kind)).toEqual([
      'CASH_GIFT',
      'GST_EXEMPT_FUNDING',
      'RESIDUE',
    ]);
    expect(withIt(known, 'will', 'SPOUSE_THEN_DESCENDANTS').documents[0]?.will?.steps[1]?.to[0]?.to).toBe('ben');
  });

  it('are refused in words where nobody could survive, or two did not make it together', () => {
    const alone = {
      ...byWill,
      people: byWill.people.map((one) => (one.id === 'ben' ? { ...one, isDeceased: true } : one)),
    };
    expect(() => withIt(alone, 'will', 'BYPASS_AND_QTIP')).toThrow(/no one spouse who would survive/);
    expect(() => withIt(byWill, 'will', 'SURVIVOR_BYPASS_QTIP')).toThrow(/two made together/);
    expect(() => withIt({ ...byTrust, trusts: [{ ...joint, settlors: [] }] }, 'joint', 'GST_SHARES')).toThrow(
      /whose it is/,
    );
  });
});
