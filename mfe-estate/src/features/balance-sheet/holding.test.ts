import { describe, expect, it } from 'vitest';
import { holdingInput, holdingSchema, holdingValues } from './holding.schema.ts';

const HOLDING = {
  ...holdingValues(null, 'robert'),
  name: 'Beacon Street',
  assetType: ['REAL_ESTATE'],
  owners: [{ ownerId: 'robert', percent: null }],
  balance: 142_500_000,
  valuationDate: '2026-01-31',
  state: '',
  titling: '',
};
const problems = (change: object): unknown[] =>
  holdingSchema
    .safeParse({ ...HOLDING, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('the form of a new holding', () => {
  it('sends one owner without a share, what was not chosen as not known, and nothing of a debt', () => {
    const input = holdingInput('asset', holdingSchema.parse(HOLDING));
    expect(input).toEqual({
      isLiability: false,
      name: 'Beacon Street',
      assetType: 'REAL_ESTATE',
      owners: [{ ownerId: 'robert', percent: null }],
      balance: 142_500_000,
      valuationDate: '2026-01-31',
      valuationSource: null,
      state: null,
      titling: null,
      contributions: [],
      realEstateType: null,
      retirementAccountType: null,
      beneficiaries: [],
      discountPercent: null,
      use: null,
      isLifeEstate: false,
      costBasis: null,
      acquisitionDate: null,
      custodian: null,
    });
  });
  it('sends a debt with its terms, and nothing of an asset', () => {
    const debt = { ...HOLDING, assetType: ['MORTGAGE'], securedById: 'house', interestRate: 3.5, custodian: 'Bank' };
    expect(Object.keys(holdingInput('debt', holdingSchema.parse(debt))).toSorted()).toEqual([
      'assetType',
      'balance',
      'interestRate',
      'isLiability',
      'lengthOfTerm',
      'name',
      'owners',
      'paymentAmount',
      'paymentTerms',
      'paymentType',
      'securedById',
      'valuationDate',
      'valuationSource',
    ]);
  });
  it('lets somebody stand in both lines of beneficiaries, once in each, and each line make 100%', () => {
    const to = (beneficiaryId: string, tier: string, percent: number | null = null) => ({
      beneficiaryId,
      tier,
      percent,
      perStirpes: false,
    });
    expect(problems({ beneficiaries: [to('a', 'PRIMARY', 100), to('a', 'CONTINGENT', 100)] })).toEqual([]);
    expect(problems({ beneficiaries: [to('a', 'PRIMARY'), to('a', 'PRIMARY')] })).toEqual([
      ['beneficiaries', 'Each beneficiary once'],
    ]);
    expect(problems({ beneficiaries: [to('a', 'CONTINGENT', 60), to('b', 'CONTINGENT', 60)] })).toEqual([
      ['beneficiaries', 'The shares are more than 100% together'],
    ]);
  });
  it('takes shares of several owners that make 100%, to five decimals', () => {
    const owners = ['a', 'b', 'c'].map((ownerId) => ({ ownerId, percent: 33.33333 }));
    expect(problems({ owners })).toEqual([]);
  });
  it.each([
    [{ name: ' ' }, ['name', 'Name is required']],
    [{ assetType: [] }, ['assetType', 'Choose a type']],
    [{ balance: null }, ['balance', 'Please specify a valid number']],
    [{ owners: [] }, ['owners', 'Choose an owner']],
    [{ owners: [{ ownerId: 'a', percent: 0 }] }, ['owners.0.percent', 'A share is a percentage above 0 and up to 100']],
    [
      {
        owners: [
          { ownerId: 'a', percent: 60 },
          { ownerId: 'b', percent: 40.1 },
        ],
      },
      ['owners', 'The shares are more than 100% together'],
    ],
    [
      {
        owners: [
          { ownerId: 'a', percent: 50 },
          { ownerId: 'a', percent: 50 },
        ],
      },
      ['owners', 'Each owner once'],
    ],
    [{ valuationDate: '2999-01-01' }, ['valuationDate', 'A value cannot be from the future']],
  ])('refuses %j', (change, problem) => expect(problems(change)).toEqual([problem]));
});
