import { ownership } from '@platform/estate-engine';
import { sumCents } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EstateAsset } from '../../domain/balance-sheet/holding.ts';
import { NO_ASSET } from '../../domain/balance-sheet/holding-facts.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { toEstateCase } from '../../domain/estate/estate-case.ts';
import { NO_POLICY_RECORD, type Policy } from '../../domain/insurance/policy.ts';
import { emptyTrust } from '../../domain/trust/trust.ts';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import { policyNotes } from './policy-notes.ts';
import { policyStandings, policySummary } from './policy-summary.ts';

const TODAY = '2026-11-23';
const [pattern] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 7 }) as [Estate];
const ILIT = { ...emptyTrust('ilit', 'Insurance trust'), kind: 'ILIT' as const, settlors: ['h'] };

const policy = (more: Partial<EstateAsset> = {}, facts: Partial<Policy> = {}): EstateAsset => ({
  ...NO_ASSET,
  id: 'p',
  name: 'Term',
  assetType: 'LIFE_INSURANCE',
  balanceCents: 7_000,
  owners: [{ id: 'h' }],
  lifeInsurance: { ...NO_POLICY_RECORD, insuredId: 'h', deathBenefitCents: 900_000, ...facts },
  ...more,
});
const withPolicies = (...assets: EstateAsset[]): Estate => ({
  ...pattern,
  personId: 'h',
  maritalStatus: 'LEGALLY_MARRIED',
  people: pattern.people.map((one) => ({ ...one, isDeceased: one.id === 'late', deathDate: null })),
  trusts: [ILIT],
  assets,
  liabilities: [],
});
const standingsOf = (asset: EstateAsset) => policyStandings(withPolicies(asset), 'p', TODAY);

describe('what a policy adds to whose taxable estate', () => {
  it('all of it where the insured owns it: incidents of ownership', () => {
    expect(standingsOf(policy())).toEqual([
      expect.objectContaining({
        amount: 900_000,
        isBenefit: true,
        inTaxableEstate: true,
        personId: 'h',
        cite: 'IRC § 2042(2)',
        endsOn: null,
      }),
    ]);
  });
  it('nothing where an insurance trust has always owned it', () => {
    const [only] = standingsOf(policy({ owners: [{ id: 'ilit' }] }));
    expect(only).toMatchObject({ amount: 900_000, inTaxableEstate: false, personId: null, cite: 'IRC § 2042' });
  });
  it.each([
    ['the day before three years are over', '2023-11-24', true, '2026-11-24'],
    ['three years later', '2023-11-23', false, null],
  ])('given to the trust, on %s', (_when, transferredOn, inTaxableEstate, endsOn) => {
    const [only] = standingsOf(policy({ owners: [{ id: 'ilit' }] }, { transferredOn, transferorId: 'h' }));
    expect(only).toMatchObject({ amount: 900_000, inTaxableEstate, endsOn });
  });
  it('its cash value where it pays at no death that is looked at', () => {
    const [only] = standingsOf(policy({}, { insuredId: 'child' }));
    expect(only).toMatchObject({ amount: 7_000, isBenefit: false, inTaxableEstate: true, personId: 'h' });
  });
  it('is what the engine says, of whatever estate, to the cent; no amount is lost or counted twice', () => {
    fc.assert(
      fc.property(randomStoredEstate, (estate) => {
        const owned = ownership(toEstateCase(estate, TODAY), TODAY);
        const { insideTotal, outsideTotal, unknownTotal, inTaxableEstates } = policySummary(estate, TODAY);
        const paying = new Set(owned.insurance.map(({ assetId }) => assetId));
        const types = new Map(estate.assets.map(({ id, assetType }) => [id, assetType]));
        const held = owned.lines.filter(
          ({ kind, id }) => kind === 'asset' && types.get(id) === 'LIFE_INSURANCE' && !paying.has(id),
        );
        const all = [
          ...owned.insurance.map(({ benefitCents }) => benefitCents),
          ...held.map(({ amountCents }) => amountCents),
        ];
        expect(insideTotal + outsideTotal + unknownTotal).toBe(sumCents(all));
        expect(sumCents(inTaxableEstates.map(({ amount }) => amount))).toBe(insideTotal);
      }),
      { numRuns: 200 },
    );
  });
});

it('all policies together: benefits, cash values, premiums of a year, and how many are not known', () => {
  const estate = withPolicies(
    policy({}, { premiumCents: 1_000, premiumFrequency: 'Monthly' }),
    policy({ id: 'q', owners: [{ id: 'ilit' }] }, { deathBenefitCents: 100_000 }),
    policy({ id: 'r', lifeInsurance: null }),
  );
  expect(policySummary(estate, TODAY)).toMatchObject({
    count: 3,
    benefit: 1_000_000,
    cashValue: 21_000,
    premiumPerYear: 12_000,
    premiumsUnknown: 2,
    insideTotal: 907_000,
    outsideTotal: 100_000,
    unknownTotal: 0,
    inTaxableEstates: [{ personId: 'h', amount: 907_000 }],
    asOf: TODAY,
  });
});

describe('what is worth a look', () => {
  const notesOf = (asset: EstateAsset) => policyNotes(withPolicies(asset), asset, TODAY);
  const toSpouse = { beneficiaries: [{ to: 'w' }] };
  it.each([
    [
      'a benefit below the cash value',
      policy({ ...toSpouse, balanceCents: 900_001 }),
      /below its cash value of \$9,000\.01/,
    ],
    ['nobody to receive it', policy(), /^No beneficiary is named/],
    ['an insured who has died', policy(toSpouse, { insuredId: 'late' }), /has died: the policy has paid/],
    [
      'a term that is over',
      policy(toSpouse, { issueDate: '2006-11-23', policyLength: 20 }),
      /^Its term ended on Nov 23, 2026/,
    ],
    ['shares that are not the whole', policy({ beneficiaries: [{ to: 'w', percent: 40 }] }), /60% is missing/],
    ['a policy of which nobody has said anything', policy({ lifeInsurance: null }), /^Nobody has said whose life/],
  ])('%s', (_what, asset, note) => {
    expect(notesOf(asset)).toEqual([expect.stringMatching(note)]);
  });
  it.each([
    ['a term that ends tomorrow', policy(toSpouse, { issueDate: '2006-11-24', policyLength: 20 })],
    ['one of two insured has died', policy(toSpouse, { insuredId: 'late', secondaryInsuredId: 'h' })],
    ['a trust that owns it and is its beneficiary', policy({ owners: [{ id: 'ilit' }] })],
    ['a benefit that is the cash value', policy({ ...toSpouse, balanceCents: 900_000 })],
  ])('nothing: %s', (_what, asset) => {
    expect(notesOf(asset)).toEqual([]);
  });
});
