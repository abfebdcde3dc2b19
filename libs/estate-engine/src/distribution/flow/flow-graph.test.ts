import { sumCents } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import {
  cash,
  held,
  heldBy,
  moved,
  onDeath,
  play,
  policy,
  residue,
  type Sketch,
  trust,
  warned,
  will,
} from '../conventions/case-builder.ts';
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
    const trusts = [trust('ilit', 'ILIT', 'h', { lifetimeBeneficiaries: ['a'] })];
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

/** Node id, dollars, and `outside` where it is. */
const nodesOf = ({ flow }: DistributionResult, stage: string): (string | number)[][] =>
  flow.nodes
    .filter((node) => node.stage === stage)
    .map(({ partyId, amountCents, outsideEstate }) => [
      partyId,
      amountCents / 100,
      ...(outsideEstate ? ['outside'] : []),
    ]);

describe('C23: what stands inside by the engine’s lines is not drawn outside', () => {
  const widow: Sketch = { ...WIDOWER, people: ['h', { id: 'w', isDeceased: true }, 'a'] };
  const withTrust = (kind: 'MARITAL' | 'SURVIVOR' | 'BYPASS', settlor: string): Sketch => ({
    ...widow,
    trusts: [trust('t', kind, settlor, { lifetimeBeneficiaries: ['h'] })],
    assets: [cash('own', MILLION, 'h'), cash('held', 20 * MILLION, 't')],
  });

  it('a marital trust of a late wife, and the survivor’s own trust', () => {
    const marital = play(withTrust('MARITAL', 'w'));
    expect(marital.estates[0]?.grossCents).toBe(2_100 * MILLION);
    expect(nodesOf(marital, 'TODAY')).toEqual([
      ['h', MILLION],
      ['t', 20 * MILLION],
    ]);
    expect(nodesOf(play(withTrust('SURVIVOR', 'h')), 'TODAY')[1]).toEqual(['t', 20 * MILLION]);
    expect(nodesOf(play(withTrust('BYPASS', 'w')), 'TODAY')[1]).toEqual(['t', 20 * MILLION, 'outside']);
  });

  it('a trust with a kept interest, while its settlor is the first to die', () => {
    const grat = trust('t', 'GRAT', 'h', { insideEstate: true });
    const sketch: Sketch = {
      trusts: [grat],
      assets: [cash('held', MILLION, 't')],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-11-01'],
      ],
    };
    expect(nodesOf(play(sketch), 'TODAY')).toEqual([['t', MILLION]]);
    const given = { ...sketch, trusts: [{ ...grat, insideEstate: false }] };
    expect(nodesOf(play(given), 'TODAY')).toEqual([['t', MILLION, 'outside']]);
  });

  it('a policy given to a trust less than three years ago', () => {
    const given = (transferredOn: string): Sketch => ({
      ...WIDOWER,
      trusts: [trust('ilit', 'ILIT', 'h')],
      assets: [
        policy('p', 5 * MILLION, 'ilit', 'h', {
          balanceCents: 5_000_000,
          lifeInsurance: { insuredId: 'h', deathBenefitCents: 500 * MILLION, transferredOn },
        }),
      ],
    });
    expect(nodesOf(play(given('2025-06-01')), 'TODAY')).toEqual([['ilit', 5 * MILLION]]);
    expect(nodesOf(play(given('2020-06-01')), 'TODAY')).toEqual([['ilit', 5 * MILLION, 'outside']]);
  });

  it('what a child owns is outside; a revocable trust that is said to be outside is not its settlor’s', () => {
    const result = play({
      ...WIDOWER,
      trusts: [trust('rt', 'REVOCABLE', 'h', { insideEstate: false })],
      assets: [cash('own', MILLION, 'h'), cash('held', 2 * MILLION, 'rt'), cash('hers', 3 * MILLION, 'a')],
    });
    expect(nodesOf(result, 'TODAY')).toEqual([
      ['h', MILLION],
      ['rt', 2 * MILLION, 'outside'],
      ['a', 3 * MILLION, 'outside'],
    ]);
    const outside = result.flow.nodes.filter(({ stage, outsideEstate }) => stage === 'TODAY' && outsideEstate);
    expect(sumCents(outside.map(({ amountCents }) => amountCents))).toBe(result.ownership.outsidePassingCents);
  });

  it('draws what a will leaves to the survivor’s own revocable trust into her taxable estate', () => {
    const result = play({
      assets: [cash('his', MILLION, 'h'), cash('hers', 2 * MILLION, 'w')],
      trusts: [trust('wt', 'REVOCABLE', 'w')],
      wills: [will('h', [residue('wt')]), will('w', [residue('a')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-11-01'],
      ],
    });
    expect(nodesOf(result, 'FIRST_DEATH')).toEqual([['wt', MILLION]]);
    expect(nodesOf(result, 'SECOND_DEATH')).toEqual([['w', 3 * MILLION]]);
  });
});

describe('C4: what a trust owes itself', () => {
  const owing = (owner: string, more: Partial<Sketch> = {}): DistributionResult =>
    play({
      ...WIDOWER,
      trusts: [trust('slat', 'SLAT', 'h', { lifetimeBeneficiaries: ['a'] })],
      assets: [cash('own', MILLION, 'h'), cash('held', 900_000, 'slat')],
      debts: [{ id: 'loan', name: 'Loan', balanceCents: 40_000_000, owners: [{ id: owner }] }],
      ...more,
    });

  it('is paid out of what it holds, deducted in nobody’s estate, and missing in the end', () => {
    const result = owing('slat');
    expect(nodesOf(result, 'TODAY')).toEqual([
      ['h', MILLION],
      ['slat', 500_000, 'outside'],
    ]);
    expect(ends(result).slice(0, 2)).toEqual([1_500_000, 1_500_000]);
    expect(heldBy(result, 'a', 'slat')).toEqual([MILLION, 500_000]);
    expect(moved(result, 'slat', 'creditors', 'debt')).toBe(400_000);
    expect(result.estates[0]).toMatchObject({ grossCents: 100 * MILLION, deductionsCents: 0 });
    expect(result.ownership.outsidePassingCents).toBe(50_000_000);
  });

  it('is not what its property secures of the decedent’s: a trust elected for the state alone pays none of his', () => {
    const loan = {
      id: 'loan',
      name: 'Loan',
      balanceCents: 40_000_000,
      owners: [{ id: 'h' }],
      securedByAssetId: 'held',
    };
    const trusts = [trust('slat', 'BYPASS', 'w', { qtipElection: 'STATE_ONLY', lifetimeBeneficiaries: ['h'] })];
    const result = owing('h', { trusts, debts: [loan] });
    expect(nodesOf(result, 'TODAY')).toEqual([
      ['h', 600_000],
      ['slat', 900_000, 'outside'],
    ]);
  });

  it('is paid before it distributes', () => {
    const terms = onDeath('h', residue('a'));
    const result = owing('slat', { trusts: [trust('slat', 'SLAT', 'h', { terms })] });
    expect(heldBy(result, 'a', 'slat')).toEqual([1_500_000, 0]);
    expect(ends(result).slice(0, 2)).toEqual([1_500_000, 1_500_000]);
  });

  it('beyond what it holds is said, and nobody else pays it', () => {
    const result = owing('slat', { assets: [cash('own', MILLION, 'h'), cash('held', 100_000, 'slat')] });
    expect(heldBy(result, 'a', 'slat')).toEqual([MILLION, 0]);
    expect(warned(result, 'INSOLVENT_ESTATE')).toBe(300_000);
  });

  it('is paid by a survivor’s own trust at her death', () => {
    const trusts = [trust('survivor', 'SURVIVOR', 'h', { lifetimeBeneficiaries: ['h'] })];
    const result = owing('survivor', { trusts, assets: [cash('held', 900_000, 'survivor')] });
    expect(result.estates[0]).toMatchObject({ grossCents: 90_000_000, deductionsCents: 40_000_000 });
  });

  it('has no like in a child’s own loan: it stands on the balance sheet, and no death of the case pays it', () => {
    const result = owing('a');
    expect(result.ownership.outsideCents).toBe(50_000_000);
    expect(result.ownership.outsidePassingCents).toBe(90_000_000);
    expect(ends(result).slice(0, 2)).toEqual([1_900_000, 1_900_000]);
  });
});

describe('what a trust ends with of which no text says for whom it is', () => {
  const pouring: Sketch = {
    ...WIDOWER,
    trusts: [trust('living', 'REVOCABLE', 'h')],
    wills: [will('h', [residue('living')])],
  };

  it('is in no sum of the family, and is warned of to the cent', () => {
    const result = play(pouring);
    expect(ends(result).slice(0, 2)).toEqual([300_000, 0]);
    expect(result.flow.totals.map(({ nobodysCents }) => nobodysCents)).toEqual([0, 0, 30_000_000]);
    expect(warned(result, 'TRUST_FOR_NOBODY')).toBe(300_000);
    const end = result.flow.nodes.find(({ id }) => id === 'FINAL:living');
    expect(end).toMatchObject({ kind: 'trust', isNobodys: true });
    expect(result.flow.edges.find(({ to }) => to === end?.id)?.kind).toBe('trust');
  });

  it.each([
    ['whoever it is for while it lasts', { lifetimeBeneficiaries: ['a'] }],
    ['whoever receives at a later death', { terms: onDeath('a', residue('h')) }],
  ])('is of the family where it names %s', (_, named) => {
    const result = play({ ...pouring, trusts: [trust('living', 'SLAT', 'h', named)] });
    expect(ends(result).slice(0, 2)).toEqual([300_000, 300_000]);
    expect(result.warnings.map(({ code }) => code)).not.toContain('TRUST_FOR_NOBODY');
  });

  it.each([
    ['what came after the death at which it pays', { terms: onDeath('w', residue('a')) }],
    ['whom it was for died too', { lifetimeBeneficiaries: ['w'] }],
  ])('is nobody’s where nothing is ordered any more: %s', (_, said) => {
    const result = play({
      ...WIDOWER,
      people: ['h', 'w', 'a'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
      ],
      status: 'LEGALLY_MARRIED',
      trusts: [trust('living', 'IRREVOCABLE', 'h', said)],
      wills: [will('h', [residue('living')])],
      deaths: [
        ['w', '2026-03-01'],
        ['h', '2026-10-01'],
      ],
    });
    expect(warned(result, 'TRUST_FOR_NOBODY')).toBe(300_000);
    expect(result.flow.totals.at(-1)?.familyCents).toBe(0);
  });

  it('is its settlor’s while that one lives and may revoke it', () => {
    const result = play({
      ...WIDOWER,
      trusts: [trust('living', 'REVOCABLE', 'a')],
      assets: [cash('own', 300_000, 'h'), cash('kept', 50_000, 'living')],
    });
    expect(result.warnings.map(({ code }) => code)).not.toContain('TRUST_FOR_NOBODY');
    expect(result.flow.totals.at(-1)?.nobodysCents).toBe(0);
  });
});

it('what falls to a state for want of heirs is the state’s in every column, not the family’s', () => {
  const result = play({
    state: 'FL',
    people: ['h'],
    relations: [],
    deaths: [['h', '2026-03-01']],
    wills: [],
    assets: [cash('own', 400_000, 'h')],
  });
  expect(result.flow.totals.map(({ stage, familyCents, stateCents }) => [stage, familyCents, stateCents])).toEqual([
    ['TODAY', 40_000_000, 0],
    ['FIRST_DEATH', 0, 40_000_000],
    ['FINAL', 0, 40_000_000],
  ]);
  expect(ends(result)).toEqual([400_000, 0, 0, 0, 0]);
});
