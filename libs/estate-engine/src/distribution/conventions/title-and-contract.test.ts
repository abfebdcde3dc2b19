import { describe, expect, it } from 'vitest';
import { distribution } from '../distribution.ts';
import {
  cash,
  estateCase,
  gift,
  held,
  heldBy,
  inTrust,
  joint,
  moved,
  onDeath,
  play,
  policy,
  residue,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

const toKids = residue('a', 'b');

describe('order, rounding and claims', () => {
  it('C1 a death dated today is the first death, and everything leaves from the person who dies', () => {
    const result = play({ assets: [cash('x', 100, 'h')], wills: [will('h', [toKids])] });
    expect(result.transfers.map(({ death, fromId }) => [death, fromId])).toEqual([
      ['FIRST_DEATH', 'h'],
      ['FIRST_DEATH', 'h'],
    ]);
  });

  it('C2 gives cents left over to the largest remainders, ties as listed, and scales 33.33333 three times to thirds', () => {
    const third = (to: string) => ({ to, percent: 33.33333 });
    const result = play({
      people: ['h', 'a', 'b', 'c'],
      assets: [cash('x', 1, 'h')],
      wills: [will('h', [residue(third('a'), third('b'), third('c'))])],
    });
    // 100 cents in thirds: 33 each, one left over for the first listed.
    expect(heldBy(result, 'a', 'b', 'c')).toEqual([0.34, 0.33, 0.33]);
  });

  it('C2 refuses shares of more than 100.01% and lets what is under 99.99% lapse to the other residuary takers', () => {
    const shares = (a: number, b: number) =>
      estateCase({
        assets: [cash('x', 100, 'h')],
        wills: [will('h', [residue({ to: 'a', percent: a }, { to: 'b', percent: b })])],
      });
    expect(() => distribution(shares(60, 41))).toThrow(
      expect.objectContaining({ code: 'SHARES_OVER_100', field: 'wills[0].steps[0].to' }),
    );
    // 60% and 20% stated, 20% lapses pro rata: 75 and 25.
    expect(heldBy(distribution(shares(60, 20)), 'a', 'b')).toEqual([75, 25]);
  });

  it('C3 runs a trust on what it holds after pour-over, and lets what a trust gives it wait for its next event', () => {
    const result = play({
      assets: [cash('x', 100, 'h'), cash('y', 50, 'first', { titling: 'TRUST_OWNED' })],
      trusts: [
        trust('first', 'IRREVOCABLE', 'h', { terms: onDeath('h', residue('rt')) }),
        trust('rt', 'REVOCABLE', 'h', { terms: onDeath('h', toKids) }),
      ],
      wills: [will('h', [residue('rt')], { kind: 'POUROVER_WILL' })],
    });
    expect(heldBy(result, 'a', 'b', 'rt')).toEqual([50, 50, 50]);
    expect(moved(result, 'h', 'rt', 'pour_over')).toBe(100);
  });

  it('C4 charges a secured debt to its property, pays expenses before debts, and reports what cannot be paid', () => {
    const result = play({
      assets: [joint('house', 400, ['h', 'w'], { assetType: 'REAL_ESTATE' }), cash('x', 100, 'h')],
      debts: [
        { id: 'm', name: 'm', balanceCents: 100_00, owners: [{ id: 'h' }, { id: 'w' }], securedByAssetId: 'house' },
        { id: 'd', name: 'd', balanceCents: 120_00, owners: [{ id: 'h' }] },
      ],
      assume: { expensesPercent: 10 },
    });
    // Half the mortgage, 50, out of half the house; 10% of the probate 100; 90 of the debt of 120.
    expect(moved(result, 'h', 'w', 'title')).toBe(150);
    expect(moved(result, 'h', 'expenses', 'expense')).toBe(10);
    expect(moved(result, 'h', 'creditors', 'debt')).toBe(140);
    expect(warned(result, 'INSOLVENT_ESTATE')).toBe(30);
    expect(result.estates[0]?.grossCents).toBe(300_00);
    expect(result.estates[0]?.deductionsCents).toBe(150_00);
  });

  it('C4 reaches the decedent’s own part of a joint trust, and his half of its debt', () => {
    const result = play({
      assets: [cash('x', 200, 'jt', { titling: 'TRUST_OWNED' })],
      trusts: [trust('jt', 'REVOCABLE_JOINT', 'h', { settlors: ['h', 'w'], terms: onDeath('h', toKids) })],
      debts: [{ id: 'd', name: 'd', balanceCents: 60_00, owners: [{ id: 'jt' }] }],
    });
    // His half 100 less half the debt 30 goes to the children; her half stays in the trust.
    expect(heldBy(result, 'a', 'b', 'jt')).toEqual([35, 35, 100]);
    expect(moved(result, 'jt', 'creditors', 'debt')).toBe(30);
  });

  it('C5 pays out of cash, then brokerage, then real estate, and specific gifts last', () => {
    const result = play({
      assets: [
        cash('home', 100, 'h', { assetType: 'REAL_ESTATE' }),
        cash('fund', 50, 'h', { assetType: 'BROKERAGE' }),
        cash('bank', 30, 'h'),
      ],
      debts: [{ id: 'd', name: 'd', balanceCents: 60_00, owners: [{ id: 'h' }] }],
      wills: [will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 'bank', to: [{ to: 'a' }] }, residue('b')])],
      people: ['h', 'a', 'b'],
    });
    // 60 = 50 of the fund + 10 of the home; the bank account is given by name.
    expect(heldBy(result, 'a', 'b')).toEqual([30, 90]);
  });

  it('C6 pays percent gifts on the pool after claims, and reports a gift whose property is gone or passes by title', () => {
    const result = play({
      assets: [cash('x', 1_100, 'h'), joint('y', 200, ['h', 'w']), cash('z', 10, 'a')],
      debts: [{ id: 'd', name: 'd', balanceCents: 100_00, owners: [{ id: 'h' }] }],
      wills: [
        will('h', [
          residue('b'),
          { kind: 'PERCENT_GIFT', percent: 10, to: [{ to: 'a' }] },
          { kind: 'SPECIFIC_GIFT', assetId: 'y', to: [{ to: 'a' }] },
          { kind: 'SPECIFIC_GIFT', assetId: 'z', to: [{ to: 'a' }] },
        ]),
      ],
    });
    expect(moved(result, 'h', 'a', 'general_gift')).toBe(100);
    expect(warned(result, 'TITLE_DEFEATS_GIFT')).toBe(100);
    expect(warned(result, 'ADEEMED_GIFT')).toBe(0);
    expect(result.warnings.find(({ code }) => code === 'ADEEMED_GIFT')?.explanation).toMatch(
      /^\S.* is given, but it is not among what passes here/,
    );
  });

  it('C7 abates residue, then general gifts pro rata, then specific gifts pro rata to value', () => {
    const result = play({
      people: ['h', 'a', 'b', 'c'],
      assets: [
        cash('p', 300, 'h', { assetType: 'BUSINESS' }),
        cash('q', 100, 'h', { assetType: 'TANGIBLE', state: 'FL' }),
        cash('x', 60, 'h'),
      ],
      debts: [{ id: 'd', name: 'd', balanceCents: 100_00, owners: [{ id: 'h' }] }],
      wills: [
        will('h', [
          { kind: 'SPECIFIC_GIFT', assetId: 'p', to: [{ to: 'a' }] },
          { kind: 'SPECIFIC_GIFT', assetId: 'q', to: [{ to: 'b' }] },
          gift(50, 'c'),
          residue('c'),
        ]),
      ],
    });
    // 60 of cash goes first; the other 40 is 30 of p and 10 of q; the gift of 50 gets nothing.
    expect(heldBy(result, 'a', 'b', 'c')).toEqual([270, 90, 0]);
    expect(warned(result, 'ABATED_GIFT')).toBe(90);
  });
});

describe('title and contract', () => {
  const ira = (beneficiaries: NonNullable<Parameters<typeof cash>[3]>['beneficiaries'], more = {}) =>
    cash('ira', 90, 'h', { assetType: 'RETIREMENT', beneficiaries: beneficiaries ?? [], ...more });

  it('C8 sends a dead primary’s part down its line if per stirpes, else to the other primaries, else to contingents', () => {
    const people = ['h', { id: 'a', isDeceased: true }, 'b', 'a1'];
    const relations = [
      ['h', 'PARENT', 'a'],
      ['h', 'PARENT', 'b'],
      ['a', 'PARENT', 'a1'],
    ] as const;
    const status = 'WIDOWED';
    const stirpes = play({ people, relations, status, assets: [ira([{ to: 'a', perStirpes: true }, { to: 'b' }])] });
    expect(heldBy(stirpes, 'a1', 'b')).toEqual([45, 45]);
    const plain = play({ people, relations, status, assets: [ira([{ to: 'a' }, { to: 'b' }])] });
    expect(heldBy(plain, 'a1', 'b')).toEqual([0, 90]);
    const contingent = play({
      people,
      relations,
      status,
      assets: [ira([{ to: 'a' }, { to: 'a1', tier: 'CONTINGENT' }])],
    });
    expect(heldBy(contingent, 'a1', 'b')).toEqual([90, 0]);
    const failed = play({ people, relations, status, assets: [ira([{ to: 'a' }])] });
    // Into the estate, and by intestacy half to b and half to a's child.
    expect(heldBy(failed, 'a1', 'b')).toEqual([45, 45]);
    expect(warned(failed, 'DESIGNATION_FAILED')).toBe(90);
  });

  it('C8 leaves to the estate what percentages do not give away', () => {
    const result = play({
      status: 'SINGLE',
      people: ['h', { id: 'z', isDeceased: true }, 'y', 'k'],
      assets: [
        cash('i', 100, 'h', {
          beneficiaries: [
            { to: 'z', percent: 50 },
            { to: 'y', percent: 30 },
          ],
        }),
      ],
      wills: [will('h', [residue('k')])],
    });
    expect([...heldBy(result, 'y', 'k'), warned(result, 'DESIGNATION_FAILED')]).toEqual([80, 20, 20]);
  });

  it('C8 keeps the contingents of an account the spouse rolls over, and ends any other designation', () => {
    const beneficiaries = [{ to: 'w' }, { to: 'b', tier: 'CONTINGENT' as const }];
    const deaths = [
      ['h', '2026-03-01'],
      ['w', '2026-10-01'],
    ] as const;
    const wills = [will('w', [residue('a')])];
    const account = play({ assets: [ira(beneficiaries)], deaths, wills });
    expect(heldBy(account, 'a', 'b')).toEqual([0, 90]);
    const bank = play({ assets: [cash('bank', 90, 'h', { beneficiaries })], deaths, wills });
    expect(heldBy(bank, 'a', 'b')).toEqual([90, 0]);
  });

  it('C9 passes half between spouses, contributions among others, and a part without survivor to the estate', () => {
    const spouses = play({ assets: [joint('x', 100, ['h', 'w'], { contributions: [{ id: 'h', percent: 100 }] })] });
    expect(spouses.estates[0]?.grossCents).toBe(50_00);
    const others = play({
      people: ['h', 'f'],
      assets: [joint('x', 100, ['h', 'f'], { contributions: [{ id: 'h', percent: 100 }] })],
    });
    expect(others.estates[0]?.grossCents).toBe(100_00);
    expect(held(others, 'f')).toBe(100);
    const common = play({
      assets: [
        cash('x', 100, 'h', {
          owners: [
            { id: 'h', percent: 30 },
            { id: 'w', percent: 70 },
          ],
          titling: 'TENANTS_IN_COMMON',
        }),
      ],
      wills: [will('h', [residue('a')])],
    });
    expect(heldBy(common, 'a', 'w')).toEqual([30, 70]);
  });

  it('C9 counts by contributions where the surviving spouse is not a citizen', () => {
    const result = play({
      people: ['h', { id: 'w', citizenship: 'FR' }],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [
        joint('x', 100, ['h', 'w'], {
          contributions: [
            { id: 'h', percent: 80 },
            { id: 'w', percent: 20 },
          ],
        }),
      ],
    });
    expect(result.estates[0]).toMatchObject({ grossCents: 80_00, maritalCents: 0 });
    expect(warned(result, 'NON_CITIZEN_SPOUSE')).toBe(80);
  });

  it('C16 gives each spouse half of community property, whoever holds it', () => {
    const community = { titling: 'COMMUNITY_PROPERTY' as const };
    const byWill = play({ state: 'CA', assets: [cash('x', 100, 'w', community)], wills: [will('h', [residue('a')])] });
    expect(heldBy(byWill, 'a', 'w')).toEqual([50, 50]);
    const intestate = play({ state: 'CA', assets: [cash('x', 100, 'h', community)] });
    expect(held(intestate, 'w')).toBe(100);
    const designated = play({
      state: 'CA',
      assets: [cash('x', 100, 'h', { ...community, beneficiaries: [{ to: 'b' }] })],
    });
    expect(heldBy(designated, 'b', 'w')).toEqual([50, 50]);
    const survivorship = play({
      state: 'CA',
      assets: [cash('x', 100, 'h', { titling: 'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP' })],
      wills: [will('h', [residue('a')])],
    });
    expect(moved(survivorship, 'h', 'w', 'title')).toBe(50);
  });

  it('C22 includes a policy the insured owned, not one of another owner, and pays a survivorship policy at the second death', () => {
    const own = play({ assets: [policy('p', 100, 'h', 'h', { beneficiaries: [{ to: 'a' }] })] });
    expect(own.estates[0]?.grossCents).toBe(100_00);
    const hers = play({ assets: [policy('p', 100, 'w', 'h', { beneficiaries: [{ to: 'a' }] })] });
    expect(hers.estates[0]?.grossCents).toBe(0);
    expect(moved(hers, 'w', 'a', 'designation')).toBe(100);
    const second = play({
      assets: [
        policy('p', 100, 'ilit', 'h', {
          lifeInsurance: { insuredId: 'h', secondaryInsuredId: 'w', deathBenefitCents: 100_00 },
        }),
      ],
      trusts: [trust('ilit', 'ILIT', 'h', { terms: [{ on: 'SECOND_DEATH', steps: [toKids] }] })],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-10-01'],
      ],
    });
    expect(second.estates.map(({ grossCents }) => grossCents)).toEqual([0, 0]);
    expect(heldBy(second, 'a', 'b')).toEqual([50, 50]);
  });

  it('C22 gives an unpaid policy without cash value to the first residuary taker, with its designation', () => {
    const result = play({
      assets: [policy('p', 100, 'h', 'w', { beneficiaries: [{ to: 'b' }] })],
      wills: [will('h', [residue('a', 'b')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-10-01'],
      ],
    });
    expect(moved(result, 'a', 'b', 'designation')).toBe(100);
  });

  it('C22 ends the three years on the third anniversary of the gift', () => {
    const on = (date: string) =>
      play({
        assets: [
          policy('p', 100, 'ilit', 'h', {
            lifeInsurance: { insuredId: 'h', deathBenefitCents: 100_00, transferredOn: '2023-03-02' },
          }),
        ],
        trusts: [trust('ilit', 'ILIT', 'h')],
        deaths: [['h', date]],
      });
    expect(warned(on('2026-03-01'), 'INSURANCE_THREE_YEAR')).toBe(100);
    expect(warned(on('2026-03-02'), 'INSURANCE_THREE_YEAR')).toBeUndefined();
    expect(inTrust(on('2026-03-02'), 'ilit')).toBe(100);
    expect(tax(on('2026-03-01'), 'federal_estate')).toBe(0);
  });
});

describe('what property carries with it when it changes hands', () => {
  it('C8 ends a designation that failed: the heir’s own estate disposes of the account', () => {
    const result = play({
      people: ['h', 'w', { id: 'pal', isDeceased: true }, 'c', 'a'],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [cash('ira', 100, 'h', { assetType: 'RETIREMENT', beneficiaries: [{ to: 'pal' }] })],
      wills: [will('h', [residue('w')]), will('w', [residue('c')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-10-01'],
      ],
    });
    expect(heldBy(result, 'c', 'pal')).toEqual([100, 0]);
    expect(warned(result, 'DESIGNATION_FAILED')).toBe(100);
  });

  it('C22 keeps proceeds with the owner of a policy when nobody is named, free of the old designation', () => {
    const result = play({
      assets: [policy('p', 100, 'w', 'h')],
      wills: [will('w', [residue('b')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-10-01'],
      ],
    });
    expect(result.transfers.map(({ death, toId }) => [death, toId])).toEqual([['SECOND_DEATH', 'b']]);
    expect(result.estates.map(({ grossCents }) => grossCents)).toEqual([0, 100_00]);
  });
});
