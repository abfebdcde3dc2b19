import { describe, expect, it } from 'vitest';
import {
  BOTH,
  cash,
  figures,
  gift,
  held,
  heldBy,
  joint,
  land,
  M,
  onDeath,
  play,
  policy,
  residue,
  single,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

/** Each estate was worked by hand from the statutes before the engine was asked; the arithmetic stands beside it. */

const STATE_LAW = { intestacy: 'STATE_LAW' as const };
const community = { titling: 'COMMUNITY_PROPERTY' as const };

describe('wills, trusts and titles that meet', () => {
  it('both die within five days: joint house, community and a policy on each other', () => {
    const result = play({
      state: 'CA',
      people: ['h', 'w', 'ha', 'wa'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'ha'],
        ['w', 'PARENT', 'wa'],
      ],
      assets: [
        joint('house', 2 * M, ['h', 'w'], land),
        cash('cp', M, 'h', { ...community, owners: [{ id: 'h' }, { id: 'w' }] }),
        policy('p', M, 'h', 'h', { beneficiaries: [{ to: 'w' }] }),
      ],
      wills: [
        will('h', [residue({ to: 'w', alternates: [{ to: 'ha' }] })]),
        will('w', [residue({ to: 'h', alternates: [{ to: 'wa' }] })]),
      ],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-03-04'],
      ],
    });
    // Halves of house and community each; his policy to his own estate.
    expect(heldBy(result, 'ha', 'wa')).toEqual([2_500_000, 1_500_000]);
  });

  it('a gift of a painting that was sold, and one that a friend owns', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b', 'friend'],
      assets: [cash('x', 100_000, 'h'), cash('art', 50_000, 'friend', { assetType: 'TANGIBLE' })],
      wills: [will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 'art', to: [{ to: 'a' }] }, residue('b')])],
    });
    expect([heldBy(result, 'a', 'b', 'friend'), warned(result, 'ADEEMED_GIFT') !== undefined]).toEqual([
      [0, 100_000, 50_000],
      true,
    ]);
  });

  it('debts take residue, then gifts of money, then a fifth of the gift of shares', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b', 'c'],
      assets: [cash('x', 600_000, 'h'), cash('shares', 500_000, 'h', { assetType: 'BROKERAGE' })],
      debts: [{ id: 'd', name: 'd', balanceCents: 70_000_000, owners: [{ id: 'h' }] }],
      wills: [
        will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 'shares', to: [{ to: 'a' }] }, gift(300_000, 'b'), residue('c')]),
      ],
    });
    expect([heldBy(result, 'a', 'b', 'c'), warned(result, 'ABATED_GIFT')]).toEqual([[400_000, 0, 0], 400_000]);
  });

  it('debts beyond the estate leave an account named to a child alone, and only what is paid is deducted', () => {
    const result = play({
      ...single,
      people: ['h', 'a'],
      relations: [['h', 'PARENT', 'a']],
      assets: [
        cash('x', 500_000, 'h'),
        cash('ira', 18 * M, 'h', {
          assetType: 'RETIREMENT',
          retirementAccountType: 'IRA',
          beneficiaries: [{ to: 'a' }],
        }),
      ],
      debts: [{ id: 'd', name: 'd', balanceCents: 200_000_000, owners: [{ id: 'h' }] }],
    });
    // 40% × (18.5 − 0.5 − 15) million.
    expect([
      warned(result, 'INSOLVENT_ESTATE'),
      figures(result)[3],
      tax(result, 'federal_estate'),
      held(result, 'a'),
    ]).toEqual([1_500_000, 500_000, 1_200_000, 16_800_000]);
  });

  it('two trusts whose remainders are each other keep what they hold, and it is said', () => {
    const result = play({
      assets: [cash('x', M, 'h')],
      trusts: [
        trust('s', 'REVOCABLE', 'h', { terms: onDeath('h', residue('t')) }),
        trust('t', 'REVOCABLE', 'h', { terms: onDeath('h', residue('s')) }),
      ],
      wills: [will('h', [residue('s')])],
    });
    expect(held(result, 's') + held(result, 't')).toBe(M);
    expect(warned(result, 'CIRCULAR_TERMS')).toBeDefined();
  });

  it('2518: she disclaims half a joint account, which goes by the will to the children', () => {
    const result = play({
      assets: [joint('j', 2 * M, ['h', 'w']), cash('x', M, 'h')],
      wills: [will('h', [residue({ to: 'w', alternates: [{ class: 'CHILDREN' }] })])],
      assume: { disclaimers: [{ personId: 'w', assetId: 'j', amountCents: 60_000_000 }, { personId: 'w' }] },
    });
    // 400,000 of his half and her own million; 600,000 and the will’s million to a and b.
    expect(heldBy(result, 'w', 'a', 'b')).toEqual([1_400_000, 800_000, 800_000]);
    expect(figures(result)).toEqual([2 * M, 400_000, 0, 0, 1_600_000]);
  });

  it.each<[string, string]>([
    // A third of 3 million; 30%; half where there is no descendant, else a third
    ['NY', '$1,000,000.00'],
    ['FL', '$900,000.00'],
    ['IL', '$1,000,000.00'],
  ])('%s: a husband leaves everything to a child of both', (state, most) => {
    const result = play({
      state,
      assume: STATE_LAW,
      assets: [cash('x', 3 * M, 'h')],
      wills: [will('h', [residue('a')])],
    });
    expect(result.warnings.find(({ code }) => code === 'ELECTIVE_SHARE_POSSIBLE')?.explanation).toContain(most);
  });

  it('2056(d), 2056A, 2010(c): a wife who is no citizen has half in a qualified domestic trust and half outright', () => {
    const result = play({
      people: ['h', { id: 'w', citizenship: 'FR' }, 'a'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['w', 'PARENT', 'a'],
      ],
      assets: [cash('x', 40 * M, 'h')],
      trusts: [
        trust('q', 'MARITAL', 'h', { isQdot: true, lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('a')) }),
      ],
      wills: [will('h', [residue({ to: 'q', percent: 50 }, { to: 'w', percent: 50 })])],
      deaths: BOTH,
      assume: { priorTransferCredit: true },
    });
    // Outright 20 − 15 = 5 million × 40%, borne by her share.
    expect([tax(result, 'federal_estate'), held(result, 'a') > 0]).toEqual([2 * M, true]);
    // The trust: 20 million at 40% is what the first estate would have paid more.
    expect(tax(result, 'qdot', 1)).toBe(8 * M);
  });

  it('a policy that the wife owns on his life for their child is her gift (Goodman v. Commissioner)', () => {
    const result = play({
      assets: [policy('p', 10 * M, 'w', 'h', { beneficiaries: [{ to: 'a' }] }), cash('x', 10 * M, 'w')],
      wills: [will('w', [residue('b')])],
      deaths: BOTH,
    });
    expect(tax(result, 'federal_estate')).toBe(0);
    // 10,000,000 less the annual exclusion of 19,000.
    expect(warned(result, 'LAW_SIMPLIFIED')).toBe(9_981_000);
  });
});
