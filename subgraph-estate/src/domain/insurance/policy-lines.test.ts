import { beneficiaryProblems } from '@platform/contracts/beneficiary-lines';
import { describe, expect, it } from 'vitest';
import { checkBeneficiaries } from './policy-lines.ts';

const share = (to: string, percent?: number, tier?: 'CONTINGENT') => ({
  to,
  ...(percent !== undefined && { percent }),
  ...(tier && { tier }),
});

describe('who receives a policy', () => {
  it.each([
    [
      'too little',
      [share('a', 60), share('b', 30)],
      'The shares of the primary beneficiaries add up to 90%: 10% is missing.',
    ],
    [
      'too much',
      [share('a', 60), share('b', 40.5)],
      'The shares of the primary beneficiaries add up to 100.5%: 0.5% too much.',
    ],
    [
      'thirds without their last cent',
      [share('a', 33.33), share('b', 33.33), share('c', 33.33)],
      'The shares of the primary beneficiaries add up to 99.99%: 0.01% is missing.',
    ],
    [
      'nothing left for one',
      [share('a', 100), share('b')],
      'The shares of the primary beneficiaries add up to 100%: nothing is left for those without a percentage.',
    ],
    [
      'the second line alone',
      [share('a', 100), share('b', 50, 'CONTINGENT')],
      'The shares of the contingent beneficiaries add up to 50%: 50% is missing.',
    ],
  ])('%s names the line and by how much', (_what, beneficiaries, problem) => {
    expect(beneficiaryProblems(beneficiaries)).toEqual([problem]);
    expect(() => checkBeneficiaries(beneficiaries)).toThrow(
      expect.objectContaining({ code: 'SHARES_NOT_WHOLE', field: 'beneficiaries', message: problem }),
    );
  });
  it('names both lines where both are wrong', () => {
    expect(beneficiaryProblems([share('a', 10), share('b', 20, 'CONTINGENT')])).toHaveLength(2);
  });
  it.each([
    ['nobody', []],
    ['one without a percentage', [share('a')]],
    ['thirds to the last part', [share('a', 33.33333), share('b', 33.33333), share('c', 33.33334)]],
    ['a share of what is left', [share('a', 50), share('b'), share('c')]],
    ['two whole lines', [share('a', 100), share('b', 25, 'CONTINGENT'), share('c', 75, 'CONTINGENT')]],
  ])('may be %s', (_what, beneficiaries) => {
    expect(beneficiaryProblems(beneficiaries)).toEqual([]);
  });
});
