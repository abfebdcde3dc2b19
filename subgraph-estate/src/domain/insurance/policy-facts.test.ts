import { castellan } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import type { EstateAsset } from '../balance-sheet/holding.ts';
import { assetWith } from '../balance-sheet/holding-facts.ts';
import { checkEstate, type Estate, spouseOf } from '../estate/estate.ts';
import { NO_POLICY_RECORD, premiumPerYearCents } from './policy.ts';
import { checkPolicyFacts, newPolicy, type PolicyFacts, policyWith } from './policy-facts.ts';

const TODAY = '2026-11-23';
const estate: Estate = sampleEstate(castellan, `${TODAY}T00:00:00.000Z`);
const client = estate.personId;
const spouse = spouseOf(estate, client)?.id ?? '';
const trustId = estate.trusts[0]?.id ?? '';

const UNSAID: PolicyFacts = {
  asset: {},
  ownerId: undefined,
  insuredId: undefined,
  secondaryInsuredId: undefined,
  deathBenefitCents: undefined,
  transferredOn: undefined,
  transferorId: undefined,
  policyKind: undefined,
  policyNumber: undefined,
  policyLength: undefined,
  policyRating: undefined,
  policyInformation: undefined,
  premiumCents: undefined,
  premiumFrequency: undefined,
  issueDate: undefined,
  lastReviewed: undefined,
};
const NEW: PolicyFacts = { ...UNSAID, asset: { name: 'Term' }, insuredId: client, deathBenefitCents: 500 };
const made = (facts: Partial<PolicyFacts> = {}): EstateAsset => newPolicy(estate, 'p', { ...NEW, ...facts }, TODAY);
const refused = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    const { code, field, message } = error as Record<string, unknown>;
    return { code, field, message };
  }
  return null;
};

describe('a policy', () => {
  it('is an asset of its own, the client’s until somebody says otherwise', () => {
    expect(made()).toMatchObject({
      id: 'p',
      name: 'Term',
      assetType: 'LIFE_INSURANCE',
      owners: [{ id: client }],
      balanceCents: 0,
      valuationDate: TODAY,
      lifeInsurance: { ...NO_POLICY_RECORD, insuredId: client, deathBenefitCents: 500 },
    });
  });
  it('keeps what is left out, and loses what is taken away', () => {
    const whole = made({ secondaryInsuredId: spouse, policyRating: ' Preferred ', issueDate: '2020-01-02' });
    const same = policyWith(estate, whole, UNSAID);
    expect(same).toEqual(whole);
    expect(whole.lifeInsurance?.policyRating).toBe('Preferred');
    const less = policyWith(estate, whole, { ...UNSAID, secondaryInsuredId: null, policyRating: null });
    expect(less.lifeInsurance).toEqual({
      ...NO_POLICY_RECORD,
      insuredId: client,
      deathBenefitCents: 500,
      issueDate: '2020-01-02',
    });
  });
  it('goes to another owner whole, with its title and who paid for it; to the same one nothing changes', () => {
    const joint = {
      ...made(),
      owners: [
        { id: client, percent: 70 },
        { id: spouse, percent: 30 },
      ],
      titling: 'SOLE' as const,
    };
    const both = [client, spouse].toSorted().join('+');
    expect(policyWith(estate, joint, { ...UNSAID, ownerId: both })).toEqual(joint);
    const given = policyWith(estate, joint, { ...UNSAID, ownerId: trustId });
    expect(given).toMatchObject({ owners: [{ id: trustId }], titling: null });
    expect(
      policyWith(estate, given, { ...UNSAID, ownerId: both })
        .owners.map(({ id }) => id)
        .toSorted(),
    ).toEqual([client, spouse].toSorted());
  });
  it.each([
    ['without a life', { insuredId: null }, 'REQUIRED', 'insuredId', 'Required'],
    ['without a benefit', { deathBenefitCents: null }, 'REQUIRED', 'netDeathBenefit', 'Required'],
    ['without a name', { asset: { name: '  ' } }, 'REQUIRED', 'name', 'Required'],
    ['without an owner', { ownerId: null }, 'REQUIRED', 'ownerId', 'Required'],
    [
      'on one life twice',
      { secondaryInsuredId: client },
      'OUT_OF_RANGE',
      'secondaryInsuredId',
      'The second insured is somebody else than the first.',
    ],
    [
      'on the life of a trust',
      { insuredId: trustId },
      'UNKNOWN_REFERENCE',
      'insuredId',
      'This person is not part of the estate.',
    ],
    [
      'given away before it was issued',
      { issueDate: '2025-02-01', transferredOn: '2025-01-31' },
      'OUT_OF_RANGE',
      'transferredOn',
      'A policy cannot have been given away before it was issued.',
    ],
    [
      'given away by the insured who owns it still',
      { transferredOn: '2025-01-31' },
      'OUT_OF_RANGE',
      'transferorId',
      'Whoever gave the policy away cannot own it still: name its new owner, or who gave it.',
    ],
    [
      'given away by another who owns it still',
      { ownerId: spouse, transferredOn: '2025-01-31', transferorId: spouse },
      'OUT_OF_RANGE',
      'transferorId',
      'Whoever gave the policy away cannot own it still: name its new owner, or who gave it.',
    ],
    [
      'given by somebody on no day',
      { transferorId: spouse },
      'REQUIRED',
      'transferredOn',
      'Say when it was given away.',
    ],
    [
      'with a premium at no time',
      { premiumCents: 5 },
      'REQUIRED',
      'premiumFrequency',
      'Choose how often the premium is paid.',
    ],
    [
      'for half of it alone',
      { asset: { name: 'Term', beneficiaries: [{ to: spouse, percent: 50 }] } },
      'SHARES_NOT_WHOLE',
      'beneficiaries',
      'The shares of the primary beneficiaries add up to 50%: 50% is missing.',
    ],
  ])('%s is refused at its field', (_what, facts, code, field, message) => {
    expect(refused(() => made(facts as Partial<PolicyFacts>))).toEqual({ code, field, message });
  });
  it.each([
    ['a benefit below nothing', { deathBenefitCents: -1 }, 'netDeathBenefit'],
    ['a premium beyond all', { premiumCents: 999_999_999_999_999 }, 'premium'],
    ['a cash value below nothing', { asset: { balanceCents: -1 } }, 'csv'],
    ['a basis below nothing', { asset: { costBasisCents: -1 } }, 'taxBasis'],
    ['a term of no years', { policyLength: 0 }, 'policyLength'],
    ['a term of 101 years', { policyLength: 101 }, 'policyLength'],
    ['issued tomorrow', { issueDate: '2026-11-24' }, 'issueDate'],
    ['given away tomorrow', { transferredOn: '2026-11-24' }, 'transferredOn'],
    ['reviewed in the year 24', { lastReviewed: '0024-05-01' }, 'lastReviewed'],
  ])('%s is refused at its field', (_what, facts, field) => {
    expect(refused(() => checkPolicyFacts({ ...UNSAID, ...facts }, TODAY))).toMatchObject({ field });
  });
  it('goes to whoever it is given to, also where the giver keeps a share', () => {
    const given = { transferredOn: '2025-01-31' };
    expect(made({ ...given, ownerId: trustId }).owners).toEqual([{ id: trustId }]);
    expect(made({ ...given, ownerId: [client, spouse].toSorted().join('+') }).owners).toHaveLength(2);
    expect(made({ ...given, transferorId: spouse }).owners).toEqual([{ id: client }]);
  });
  it('stays one, and shares stored before the rule keep nobody from changing the rest', () => {
    const old: EstateAsset = { ...made(), beneficiaries: [{ to: spouse, percent: 40 }] };
    expect(refused(() => assetWith(old, { assetType: 'CASH' }))).toMatchObject({ field: 'assetType' });
    expect(assetWith(old, { balanceCents: 9, beneficiaries: [{ to: spouse, percent: 40 }] }).balanceCents).toBe(9);
    expect(refused(() => assetWith(old, { beneficiaries: [{ to: spouse, percent: 41 }] }))).toMatchObject({
      code: 'SHARES_NOT_WHOLE',
    });
  });
  it.each(['insuredId', 'secondaryInsuredId', 'transferorId'] as const)(
    'whose %s is not of the estate is never stored',
    (field) => {
      const policy = made();
      const strange = {
        ...policy,
        lifeInsurance: { ...NO_POLICY_RECORD, insuredId: client, deathBenefitCents: 1, [field]: 'x' },
      };
      expect(refused(() => checkEstate({ ...estate, assets: [strange] }))).toMatchObject({
        code: 'UNKNOWN_REFERENCE',
        field,
      });
    },
  );
  it.each([
    ['Annual', 1_200],
    ['Semiannual', 2_400],
    ['Quarterly', 4_800],
    ['Monthly', 14_400],
    [null, null],
  ] as const)('paid %s costs so much a year', (premiumFrequency, cents) => {
    expect(premiumPerYearCents({ ...NO_POLICY_RECORD, premiumCents: 1_200, premiumFrequency })).toBe(cents);
  });
});
