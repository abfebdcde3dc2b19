import { castellan } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { existingTrust } from './trust.ts';
import { checkTrust, remainderOf, saysMore, type TrustFacts, trustWith } from './trust-facts.ts';

const estate = sampleEstate(castellan, '2026-11-21T00:00:00.000Z');
const [client, spouse, child, other] = estate.people.map(({ id }) => id) as [string, string, string, string];
const known = existingTrust('new', 'Marsh trust', 'ILIT');

function told(facts: TrustFacts) {
  const trust = trustWith({ ...estate, trusts: [...estate.trusts, known] }, known, facts, (at) => `fiduciary-${at}`);
  checkTrust({ ...estate, trusts: [...estate.trusts, trust] }, trust, facts, '2026-11-23');
  return trust;
}
const leftTo = (shares: readonly { to: string; percent: number | null }[]): TrustFacts => ({
  remainder: { on: 'DEATH_OF', personId: client, shares },
});

describe('what is said of a trust', () => {
  it('leaves what is not said, and takes away what is null', () => {
    const whole = { ...known, situs: 'MA', settlors: [client] };
    const trust = trustWith(estate, whole, { situs: null, name: '  Marsh   family trust ' }, String);
    expect([trust.name, trust.situs, trust.settlors]).toEqual(['Marsh family trust', null, [client]]);
  });

  it('is in the engine’s shape who takes what is left, and read back as it was said', () => {
    const facts = leftTo([
      { to: child, percent: 60 },
      { to: other, percent: 40 },
    ]);
    const trust = told(facts);
    expect(trust.terms).toEqual([
      {
        on: 'DEATH_OF',
        personId: client,
        steps: [
          {
            kind: 'RESIDUE',
            to: [
              { to: child, percent: 60 },
              { to: other, percent: 40 },
            ],
          },
        ],
      },
    ]);
    expect(remainderOf(trust)).toEqual(facts.remainder);
    expect(saysMore(trust)).toBe(false);
  });

  it('has the exemption that was allocated late by day, each on a day after its funding and above 0', () => {
    const one = { allocatedOn: '2024-05-01', exemptionCents: 100, valueCents: 400 };
    const other = { ...one, allocatedOn: '2021-03-01' };
    expect(told({ lateAllocations: [one, other] }).lateAllocations).toEqual([other, one]);
    expect(told({ lateAllocations: null }).lateAllocations).toEqual([]);
    const refused = (facts: TrustFacts): unknown => {
      try {
        told(facts);
      } catch (error) {
        return (error as { field?: string }).field;
      }
      return undefined;
    };
    expect(refused({ lateAllocations: [{ ...one, allocatedOn: '2026-11-24' }] })).toBe('lateAllocations.0.allocatedOn');
    expect(refused({ lateAllocations: [{ ...one, allocatedOn: '2024-02-30' }] })).toBe('lateAllocations.0.allocatedOn');
    expect(refused({ fundedAt: '2024-06-01', lateAllocations: [one] })).toBe('lateAllocations.0.allocatedOn');
    expect(refused({ lateAllocations: [{ ...one, exemptionCents: 0 }] })).toBe('lateAllocations.0.exemption');
    expect(refused({ lateAllocations: [{ ...one, valueCents: 0 }] })).toBe('lateAllocations.0.value');
  });

  it('names fiduciaries of the estate by their names, strangers by theirs, in order of succession', () => {
    const { fiduciaries } = told({
      fiduciaries: [
        { personId: null, name: 'Harbor Trust Company', role: 'trustee', designation: 'first_successor' },
        { personId: spouse, name: null, role: 'trustee', designation: 'primary' },
      ],
    });
    expect(fiduciaries.map(({ personName, designation }) => [personName, designation])).toEqual([
      ['Helen Castellan', 'primary'],
      ['Harbor Trust Company', 'first_successor'],
    ]);
  });

  it('a text that says more is not taken for one that a form holds', () => {
    const [said] = estate.trusts.filter(saysMore);
    expect(said && remainderOf(said)).toBeNull();
    expect(remainderOf(known)).toBeNull();
    expect(saysMore(known)).toBe(false);
  });

  it.each([
    ['a stranger as settlor', { settlorIds: ['nobody'] }, 'UNKNOWN_REFERENCE', 'settlorIds'],
    ['a settlor twice', { settlorIds: [client, client] }, 'DUPLICATE_OWNER', 'settlorIds'],
    [
      'a stranger as beneficiary',
      { lifetimeBeneficiaryIds: ['nobody'] },
      'UNKNOWN_REFERENCE',
      'lifetimeBeneficiaryIds',
    ],
    ['a remainder to strangers', leftTo([{ to: 'nobody', percent: null }]), 'UNKNOWN_REFERENCE', 'remainder'],
    ['a remainder to itself', leftTo([{ to: 'new', percent: null }]), 'OUT_OF_RANGE', 'remainder'],
    ['a remainder to nobody', leftTo([]), 'REQUIRED', 'remainder'],
    ['a remainder in part', leftTo([{ to: child, percent: 60 }]), 'SHARES_UNDER_100', 'remainder'],
    [
      'a remainder at nobody’s death',
      { remainder: { on: 'DEATH_OF', personId: null, shares: [{ to: child, percent: null }] } } as const,
      'REQUIRED',
      'remainder',
    ],
    [
      'an office that there is not',
      { fiduciaries: [{ personId: client, name: null, role: 'king', designation: 'primary' }] },
      'NOT_ONE_OF',
      'fiduciaries',
    ],
  ] satisfies (readonly [string, TrustFacts, string, string])[])('is refused: %s', (_what, facts, code, field) => {
    expect(() => told(facts)).toThrow(expect.objectContaining({ code, field }));
  });

  it.each([0, 0.0009, 0.9991, 1])('R112: an inclusion ratio of %s is refused', (inclusionRatio) => {
    expect(() => told({ gstStatus: 'PARTIALLY_EXEMPT', inclusionRatio })).toThrow('between 0.001 and 0.999');
  });

  it('R112: an inclusion ratio from 0.001 to 0.999 is kept while the trust is exempt in part', () => {
    expect(told({ gstStatus: 'PARTIALLY_EXEMPT', inclusionRatio: 0.999 }).inclusionRatio).toBe(0.999);
    expect(told({ gstStatus: 'EXEMPT', inclusionRatio: 0.5 }).inclusionRatio).toBeNull();
  });
});
