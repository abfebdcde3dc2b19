import { describe, expect, it } from 'vitest';
import { holdingInput, holdingSchema } from './add-holding.schema.ts';

const HOLDING = {
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
  it('sends one owner without a share, and no state or titling that was not chosen', () => {
    const input = holdingInput(holdingSchema.parse(HOLDING));
    expect(input).toEqual({
      name: 'Beacon Street',
      assetType: 'REAL_ESTATE',
      owners: [{ ownerId: 'robert' }],
      balance: 142_500_000,
      valuationDate: '2026-01-31',
    });
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
