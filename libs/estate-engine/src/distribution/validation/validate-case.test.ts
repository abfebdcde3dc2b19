import { describe, expect, it } from 'vitest';
import {
  cash,
  estateCase,
  onDeath,
  play,
  policy,
  residue,
  type Sketch,
  trust,
  warned,
  will,
} from '../conventions/case-builder.ts';
import { distribution } from '../distribution.ts';
import type { EstateCase } from '../estate-case.ts';

const base: Sketch = { assets: [cash('x', 100, 'h')] };
const refuse = (input: unknown, code: string, field: string): void =>
  expect(() => distribution(input as EstateCase)).toThrow(
    expect.objectContaining({ name: 'DomainError', code, field }),
  );

describe('a case that cannot be right is refused, and the error names the item', () => {
  it.each<[string, Partial<Sketch>, string, string]>([
    ['a negative balance', { assets: [cash('x', -1, 'h')] }, 'OUT_OF_RANGE', 'assets[0].balanceCents'],
    ['an owner nobody knows', { assets: [cash('x', 1, 'nobody')] }, 'UNKNOWN_ID', 'assets[0].owners[0].id'],
    ['the same id twice', { trusts: [trust('a', 'OTHER', 'h')] }, 'DUPLICATE_ID', 'trusts[0].id'],
    ['a reserved id', { charities: ['tax:US'] }, 'RESERVED_ID', 'charities[0].id'],
    ['an asset twice', { assets: [cash('x', 1, 'h'), cash('x', 1, 'h')] }, 'DUPLICATE_ID', 'assets[1].id'],
    ['an unknown state', { state: 'ZZ' }, 'UNKNOWN_STATE', 'domicileState'],
    ['a state in small letters', { state: 'ma' }, 'WRONG_FORM', 'domicileState'],
    [
      'a death of somebody else',
      { deaths: [['nobody', '2026-03-01']] },
      'UNKNOWN_ID',
      'assumptions.deaths[0].personId',
    ],
    ['a death in a far year', { deaths: [['h', '3026-03-01']] }, 'OUT_OF_RANGE', 'assumptions.deaths[0].date'],
    ['law that is not held', { deaths: [['h', '2003-03-01']] }, 'LAW_NOT_HELD', 'assumptions.deaths[0].date'],
    [
      'shares that lie nowhere of somebody who is neither citizen nor resident',
      {
        state: 'NON_US',
        people: [{ id: 'h', citizenship: 'FR' }],
        relations: [],
        assets: [cash('x', 100, 'h', { assetType: 'BROKERAGE' })],
      },
      'NON_RESIDENT_ALIEN',
      'assets[0].state',
    ],
    ['a day that does not exist', { deaths: [['h', '2026-02-30']] }, 'NOT_A_DATE', 'assumptions.deaths[0].date'],
    [
      'deaths out of order',
      {
        deaths: [
          ['h', '2026-03-01'],
          ['w', '2026-02-01'],
        ],
      },
      'DEATHS_OUT_OF_ORDER',
      'assumptions.deaths[1].date',
    ],
    [
      'two deaths of one person',
      {
        deaths: [
          ['h', '2026-03-01'],
          ['h', '2026-04-01'],
        ],
      },
      'DUPLICATE_DEATH',
      'assumptions.deaths[1].personId',
    ],
    [
      'a birth after the death',
      { people: [{ id: 'h', birthDate: '2027-01-01' }] },
      'DEATH_BEFORE_BIRTH',
      'assumptions.deaths[0].date',
    ],
    [
      'a death of one already dead',
      { people: [{ id: 'h', isDeceased: true }] },
      'ALREADY_DEAD',
      'assumptions.deaths[0].personId',
    ],
    [
      'a circle of parents',
      {
        relations: [
          ['h', 'PARENT', 'a'],
          ['a', 'PARENT', 'h'],
        ],
      },
      'CIRCULAR_FAMILY',
      'relations[1]',
    ],
    ['a relation to oneself', { relations: [['h', 'SIBLING', 'h']] }, 'SELF_RELATION', 'relations[0]'],
    [
      'two living spouses',
      {
        relations: [
          ['h', 'SPOUSE', 'w'],
          ['h', 'SPOUSE', 'a'],
        ],
      },
      'TWO_SPOUSES',
      'relations[1]',
    ],
    [
      'a trust that pays itself',
      { trusts: [trust('t', 'OTHER', 'h', { terms: onDeath('h', residue('t')) })] },
      'CIRCULAR_TRUST',
      'trusts[0].terms[0].steps[0].to[0].to',
    ],
    [
      'trusts that benefit each other in a circle',
      {
        trusts: [
          trust('s', 'OTHER', 'h', { lifetimeBeneficiaries: ['t'] }),
          trust('t', 'OTHER', 'h', { lifetimeBeneficiaries: ['s'] }),
        ],
      },
      'CIRCULAR_TRUST',
      'trusts[0].lifetimeBeneficiaries',
    ],
    [
      'a settlor who is a trust',
      { trusts: [trust('s', 'OTHER', 'h'), trust('t', 'OTHER', 's')] },
      'UNKNOWN_ID',
      'trusts[1].settlors[0]',
    ],
    ['two wills', { wills: [will('h', []), will('h', [])] }, 'DUPLICATE_WILL', 'wills[1].personId'],
    [
      'a cash gift without amount',
      { wills: [will('h', [{ kind: 'CASH_GIFT', to: [{ to: 'a' }] }])] },
      'MISSING_FIELD',
      'wills[0].steps[0].amountCents',
    ],
    ['a target that is nobody', { wills: [will('h', [residue({})])] }, 'TARGET_UNCLEAR', 'wills[0].steps[0].to[0]'],
    ['an unknown target', { wills: [will('h', [residue('zz')])] }, 'UNKNOWN_ID', 'wills[0].steps[0].to[0].to'],
    [
      'a policy on nobody',
      { assets: [policy('p', 1, 'h', 'nobody')] },
      'UNKNOWN_ID',
      'assets[0].lifeInsurance.insuredId',
    ],
    [
      'owners of less than the whole',
      {
        assets: [
          cash('x', 1, 'h', {
            owners: [
              { id: 'h', percent: 40 },
              { id: 'w', percent: 40 },
            ],
          }),
        ],
      },
      'OWNERSHIP_INCOMPLETE',
      'assets[0].owners',
    ],
    [
      'beneficiaries of more than the whole',
      {
        assets: [
          cash('x', 1, 'h', {
            beneficiaries: [
              { to: 'a', percent: 80 },
              { to: 'b', percent: 40 },
            ],
          }),
        ],
      },
      'SHARES_OVER_100',
      'assets[0].beneficiaries',
    ],
    [
      'a trust that owns with a person',
      { assets: [cash('x', 1, 'h', { owners: [{ id: 'h' }, { id: 't' }] })], trusts: [trust('t', 'OTHER', 'h')] },
      'TRUST_NOT_SOLE_OWNER',
      'assets[0].owners',
    ],
  ])('%s', (_name, change, code, field) => refuse(estateCase({ ...base, ...change }), code, field));

  it('refuses what is not a case at all', () => {
    expect(() => distribution(null as unknown as EstateCase)).toThrow(expect.objectContaining({ code: 'WRONG_TYPE' }));
    refuse({}, 'MISSING_FIELD', 'domicileState');
    refuse({ ...estateCase(base), surprise: 1 }, 'UNKNOWN_FIELD', 'surprise');
    refuse(
      estateCase({ assets: [cash('x', 0.001, 'h', { balanceCents: 0.5 })] }),
      'NOT_CENTS',
      'assets[0].balanceCents',
    );
  });

  it('warns, and goes on, where a beneficiary died first and nobody takes instead', () => {
    const people = ['h', { id: 'pal', isDeceased: true }];
    const result = play({
      status: 'SINGLE',
      people,
      assets: [cash('x', 100, 'h', { beneficiaries: [{ to: 'pal' }] })],
    });
    expect(warned(result, 'DESIGNATION_FAILED')).toBe(100);
  });
});
