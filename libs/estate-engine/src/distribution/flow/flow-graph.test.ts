import { describe, expect, it } from 'vitest';
import { cash, held, play, policy, residue, type Sketch, trust, will } from '../conventions/case-builder.ts';
import type { DistributionResult } from '../distribution-result.ts';

const WIDOWER: Sketch = {
  state: 'IL',
  status: 'WIDOWED',
  people: [{ id: 'h', federalDsueCents: 1_500_000_000 }, { id: 'w', isDeceased: true }, 'a'],
  relations: [
    ['h', 'SPOUSE', 'w'],
    ['h', 'PARENT', 'a'],
  ],
  deaths: [['h', '2026-03-01']],
  wills: [will('h', [residue('a')])],
  assets: [cash('own', 300_000, 'h')],
};
const MILLION = 1_000_000;

const onTwoLives = (owner: string) =>
  policy('second', 20 * MILLION, owner, 'w', {
    balanceCents: 5_000_000,
    lifeInsurance: { insuredId: 'w', secondaryInsuredId: 'h', deathBenefitCents: 2_000 * MILLION },
  });

/** Everything, family, charity, tax and claims at the end, in dollars. */
const ends = ({ flow }: DistributionResult): (number | undefined)[] => {
  const final = flow.totals.at(-1);
  return [final?.totalCents, final?.familyCents, final?.charityCents, final?.taxCents, final?.claimsCents].map(
    (amount) => (amount ?? 0) / 100,
  );
};

describe('C22: a policy on two lives of which one is over', () => {
  it('pays at the death of the other, and is there at its benefit from today on', () => {
    const result = play({ ...WIDOWER, assets: [cash('own', 300_000, 'h'), onTwoLives('h')] });
    expect(result.estates[0]?.grossCents).toBe(2_030 * MILLION);
    expect(ends(result)).toEqual([20_300_000, 17_959_655.17, 0, 2_340_344.83, 0]);
    expect(held(result, 'a')).toBe(17_959_655.17);
    expect(result.ownership.insurance.map(({ standing, benefitCents }) => [standing, benefitCents])).toEqual([
      ['inside', 2_000 * MILLION],
    ]);
    const illinois = result.flow.nodes.find(({ id }) => id === 'FINAL:tax:IL');
    expect(illinois?.amountCents).toBe(234_034_483);
  });

  it('held by a trust outside reaches the family whole', () => {
    const trusts = [trust('ilit', 'ILIT', 'h')];
    const result = play({ ...WIDOWER, trusts, assets: [cash('own', 300_000, 'h'), onTwoLives('ilit')] });
    expect(ends(result)).toEqual([20_300_000, 20_300_000, 0, 0, 0]);
    expect(result.ownership.outsidePassingCents).toBe(2_000 * MILLION);
  });

  it('pays at none while somebody insured outlives every death of the case', () => {
    const sketch: Sketch = { assets: [onTwoLives('h')], wills: [will('h', [residue('a')])] };
    const result = play(sketch);
    expect(ends(result)).toEqual([50_000, 50_000, 0, 0, 0]);
    expect(result.ownership.insurance).toEqual([]);
  });
});
