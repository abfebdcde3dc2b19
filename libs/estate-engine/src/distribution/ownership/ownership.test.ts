import { describe, expect, it } from 'vitest';
import { cash, estateCase, joint, policy, type Sketch, trust } from '../conventions/case-builder.ts';
import { distribution } from '../distribution.ts';
import { ownership } from './ownership.ts';

const DAY = '2026-03-01';
const MILLION = 100_000_000;
const owned = (sketch: Sketch) => ownership(estateCase(sketch), DAY);

/** `personId or standing, dollars, reason` of each line. */
const lines = (sketch: Sketch) =>
  owned(sketch).lines.map(({ personId, standing, amountCents, reason }) => [
    personId ?? standing,
    amountCents / 100,
    reason,
  ]);
const inside = (sketch: Sketch): number => owned(sketch).insideCents / 100;

describe('what is in whose taxable estate', () => {
  it('C9: of an account held jointly with a child, only the client’s half, or what he gave (IRC 2040(a))', () => {
    const account = joint('account', 1_000_000, ['h', 'a']);
    expect(lines({ assets: [account] })).toEqual([
      ['h', 500_000, 'joint_owners'],
      ['outside', 500_000, 'owned_by_another'],
    ]);
    expect(owned({ assets: [account] }).lines[0]?.authority[0]?.cite).toBe('IRC § 2040(a)');
    const paid = { ...account, contributions: [{ id: 'h', percent: 100 }] };
    expect(inside({ assets: [paid] })).toBe(1_000_000);
  });

  it('C23, C28: a marital trust counts with the survivor by its election alone (IRC 2044, 2056(b)(7))', () => {
    const household = (more: object): Sketch => ({
      people: ['w', { id: 'h', isDeceased: true }],
      relations: [['h', 'SPOUSE', 'w']],
      status: 'WIDOWED',
      deaths: [['w', DAY]],
      assets: [cash('own', 1_000_000, 'w'), cash('held', 2_000_000, 'mt')],
      trusts: [trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'], ...more })],
    });
    // No election is stated: a marital trust is elected unless its terms say otherwise, as the deaths play it.
    expect(inside(household({}))).toBe(3_000_000);
    expect(inside(household({ qtipElection: 'NONE' }))).toBe(1_000_000);
    expect(lines(household({ qtipElection: 'STATE_ONLY' }))).toEqual([
      ['w', 1_000_000, 'own_name'],
      ['outside', 2_000_000, 'state_only_election'],
    ]);
    for (const more of [{}, { qtipElection: 'NONE' as const }]) {
      const input = estateCase(household(more));
      expect(distribution(input).estates[0]?.grossCents).toBe(ownership(input, DAY).insideCents);
    }
  });

  it('C16: community property is each spouse’s half, whoever holds it', () => {
    const account = cash('account', 1_000_000, 'h', { titling: 'COMMUNITY_PROPERTY' });
    expect(lines({ assets: [account] })).toEqual([
      ['h', 500_000, 'community_property'],
      ['w', 500_000, 'community_property'],
    ]);
  });

  it('C9: spouses hold half each, and what a dead joint owner held is the survivors’', () => {
    expect(lines({ assets: [joint('house', 800_000, ['h', 'w'])] })).toEqual([
      ['h', 400_000, 'joint_spouses'],
      ['w', 400_000, 'joint_spouses'],
    ]);
    const widowed = {
      people: ['w', { id: 'h', isDeceased: true }],
      deaths: [['w', DAY]] as const,
      assets: [joint('house', 800_000, ['h', 'w'])],
    };
    expect(inside(widowed)).toBe(800_000);
  });

  it('C23: an irrevocable trust with a retained interest counts with its settlor, never with who benefits', () => {
    const kept = (settlor: string): Sketch => ({
      assets: [cash('held', 900_000, 't')],
      trusts: [trust('t', 'IRREVOCABLE', settlor, { insideEstate: true, lifetimeBeneficiaries: ['w'] })],
    });
    expect(lines(kept('h'))).toEqual([['h', 900_000, 'retained_interest']]);
    expect(lines(kept('a'))).toEqual([['outside', 900_000, 'trust_outside']]);
  });

  it('C4: a debt stands where who owes it stands: a trust’s with the trust, a child’s with the child', () => {
    const debt = (id: string, ...owners: string[]) => ({
      id,
      name: id,
      balanceCents: MILLION,
      owners: owners.map((owner) => ({ id: owner })),
    });
    const sketch: Sketch = {
      assets: [],
      debts: [debt('joint', 'h', 'a'), debt('elected', 'mt'), debt('given', 'slat'), debt('own', 'rt')],
      trusts: [
        trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'] }),
        trust('slat', 'SLAT', 'h'),
        trust('rt', 'REVOCABLE', 'h'),
      ],
    };
    expect(lines(sketch)).toEqual([
      ['h', -500_000, 'own_name'],
      ['outside', -500_000, 'owned_by_another'],
      ['w', -1_000_000, 'elected_trust'],
      ['outside', -1_000_000, 'trust_outside'],
      ['h', -1_000_000, 'revocable_trust'],
    ]);
  });
});

describe('what the case does not say', () => {
  it('is said to be unknown: a trust without a settlor, an owner who died, shares short of the whole, no owner', () => {
    const sketch: Sketch = {
      people: ['h', 'w', 'a', { id: 'late', isDeceased: true }],
      assets: [
        cash('trusted', 100, 't'),
        cash('late', 200, 'late'),
        cash('short', 300, 'h', { owners: [{ id: 'h', percent: 50 }] }),
        cash('nobody', 400, 'h', { owners: [] }),
        cash('over', 500, 'h', {
          owners: [
            { id: 'h', percent: 80 },
            { id: 'a', percent: 80 },
          ],
        }),
      ],
      trusts: [{ ...trust('t', 'REVOCABLE', 'h'), settlors: [] }],
    };
    expect(lines(sketch)).toEqual([
      ['unknown', 100, 'no_settlor'],
      ['unknown', 200, 'owner_dead'],
      ['h', 150, 'own_name'],
      ['unknown', 150, 'shares_unclear'],
      ['unknown', 400, 'no_owner'],
      ['unknown', 500, 'shares_unclear'],
    ]);
    expect(() => distribution(estateCase(sketch))).toThrow();
    expect(owned(sketch).trusts).toMatchObject([{ trustId: 't', standing: 'unknown', amountCents: 10_000 }]);
  });

  it('keeps property that a trust holds beside others apart, though no trust may own so', () => {
    const account = cash('account', 1_000, 'h', { owners: [{ id: 'h', percent: 40 }, { id: 'ilit' }] });
    expect(lines({ assets: [account], trusts: [trust('ilit', 'ILIT', 'h')] })).toEqual([
      ['h', 400, 'own_name'],
      ['outside', 600, 'trust_outside'],
    ]);
  });
});

describe('whose estate a policy will be paid into', () => {
  const insurance = (sketch: Sketch) =>
    owned(sketch).insurance.map(({ personId, standing, benefitCents, reason }) => [
      personId ?? standing,
      benefitCents / 100,
      reason,
    ]);
  const ilit = [trust('ilit', 'ILIT', 'h')];

  it('C22: the insured’s who owns it; nobody’s when his wife or a trust does (IRC 2042(2))', () => {
    expect(insurance({ assets: [policy('p', 5_000_000, 'h', 'h')] })).toEqual([['h', 5_000_000, 'policy_owned']]);
    expect(insurance({ assets: [policy('p', 5_000_000, 'w', 'h')] })).toEqual([
      ['outside', 5_000_000, 'policy_outside'],
    ]);
    expect(insurance({ assets: [policy('p', 5_000_000, 'ilit', 'h')], trusts: ilit })).toEqual([
      ['outside', 5_000_000, 'policy_outside'],
    ]);
  });

  it('C22: the giver’s for three years after he gave it away (IRC 2035(a))', () => {
    const given = (transferredOn: string) =>
      policy('p', 5_000_000, 'ilit', 'h', {
        lifeInsurance: { insuredId: 'h', deathBenefitCents: 500_000_000, transferredOn },
        balanceCents: 1_000_000,
      });
    expect(insurance({ assets: [given('2023-03-02')], trusts: ilit })).toEqual([['h', 5_000_000, 'policy_given_away']]);
    expect(insurance({ assets: [given('2023-03-01')], trusts: ilit })).toEqual([
      ['outside', 5_000_000, 'policy_outside'],
    ]);
    expect(owned({ assets: [given('2023-03-01')], trusts: ilit })).toMatchObject({
      outsideCents: 1_000_000,
      outsidePassingCents: 500_000_000,
    });
    // While it would be taxed with the giver, only its cash value stands outside.
    expect(owned({ assets: [given('2023-03-02')], trusts: ilit }).outsidePassingCents).toBe(1_000_000);
  });

  it('C22: in part, where it is payable in part to the estate (IRC 2042(1)); not at all on somebody else’s life', () => {
    const split = policy('p', 1_000, 'a', 'h', { beneficiaries: [{ to: 'h', percent: 25 }, { to: 'a' }] });
    expect(insurance({ assets: [split] })).toEqual([
      ['h', 250, 'payable_to_estate'],
      ['outside', 750, 'policy_outside'],
    ]);
    expect(insurance({ assets: [policy('p', 1_000, 'h', 'a')] })).toEqual([]);
  });
});
