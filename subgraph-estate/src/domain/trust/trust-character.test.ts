import { describe, expect, it } from 'vitest';
import { emptyTrust } from './trust.ts';
import { trustCharacter } from './trust-character.ts';

const of = (more: Partial<ReturnType<typeof emptyTrust>>, begins: readonly string[] = []) =>
  trustCharacter({ ...emptyTrust('t', 'T'), ...more }, new Set(begins));

describe('what follows from what is known of a trust', () => {
  it('its kind says who is taxed on its income, or that its terms decide it', () => {
    expect(of({ kind: 'REVOCABLE' }).isGrantorTrust).toBe(true);
    expect(of({ kind: 'SLAT' }).isGrantorTrust).toBe(true);
    expect(of({ kind: 'OTHER' }).isGrantorTrust).toBeNull();
    expect([of({ kind: 'SURVIVOR' }).isSurvivorTrust, of({ kind: 'MARITAL' }).isSurvivorTrust]).toEqual([true, false]);
  });
  it.each([
    ['EXEMPT', true],
    ['NON_EXEMPT', false],
    ['PARTIALLY_EXEMPT', null],
    ['UNSURE', null],
    [null, null],
  ] as const)('%s of the generation-skipping tax: %s', (gstStatus, exempt) => {
    expect(of({ gstStatus }).generationSkippingTaxExempt).toBe(exempt);
  });
  it('a class that takes says how it is divided; people who are named do not', () => {
    const taking = (...to: { to?: string; class?: 'DESCENDANTS'; scheme?: 'PER_STIRPES' }[]) =>
      of({ terms: [{ on: 'SECOND_DEATH', steps: [{ kind: 'RESIDUE', to }] }] }).dividedByStirpes;
    expect(taking({ class: 'DESCENDANTS', scheme: 'PER_STIRPES' })).toBe(true);
    expect(taking({ class: 'DESCENDANTS' })).toBe(false);
    expect(taking({ to: 'anna' })).toBeNull();
  });
  it('names the trusts that begin by it, once each, and whether its deaths differ', () => {
    const step = (to: string) => ({ kind: 'RESIDUE' as const, to: [{ to, disclaimerTrustId: 'gap' }] });
    const trust = of(
      {
        terms: [
          { on: 'FIRST_DEATH', steps: [step('marital')] },
          { on: 'SECOND_DEATH', steps: [step('anna')] },
        ],
      },
      ['marital', 'gap', 'other'],
    );
    expect([trust.syntheticTrustIds, trust.hasUniqueDeathScenarios]).toEqual([['marital', 'gap'], true]);
    expect(of({ terms: [{ on: 'FIRST_DEATH', steps: [step('anna')] }] }).hasUniqueDeathScenarios).toBe(false);
  });
});
