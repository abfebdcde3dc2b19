import { describe, expect, it } from 'vitest';
import {
  cash,
  estateCase,
  joint,
  onDeath,
  policy,
  residue,
  type Sketch,
  trust,
  will,
} from '../conventions/case-builder.ts';
import type { Asset } from '../estate-case.ts';
import { type HeirProperty, inheritedProperty } from './inherited-property.ts';

const TWO: Sketch['deaths'] = [
  ['h', '2026-03-01'],
  ['w', '2026-09-01'],
];

const shares = (id: string, dollars: number, owner: string, cost?: number, more: Partial<Asset> = {}): Asset =>
  cash(id, dollars, owner, {
    assetType: 'BROKERAGE',
    ...(cost === undefined ? {} : { costBasisCents: cost * 100 }),
    ...more,
  });

const account = (id: string, dollars: number, owner: string, more: Partial<Asset> = {}): Asset =>
  cash(id, dollars, owner, { assetType: 'RETIREMENT', retirementAccountType: 'IRA', ...more });

function heirOf(sketch: Sketch, id: string, incomeTaxPercent?: number): HeirProperty {
  const options = incomeTaxPercent === undefined ? {} : { incomeTaxPercent };
  const one = inheritedProperty(estateCase(sketch), options).heirs.find(({ holderId }) => holderId === id);
  if (!one) throw new Error(`${id} holds nothing`);
  return one;
}

/** Value, basis and gain in dollars, with what is unknown and in accounts. */
const figures = ({ valueCents, basisCents, gainCents, unknownCents, accountCents }: HeirProperty): number[] =>
  [valueCents, basisCents, gainCents, unknownCents, accountCents].map((cents) => cents / 100);

const treatments = ({ properties }: HeirProperty): string[] => properties.map(({ treatment }) => treatment);

describe('what basis an heir takes', () => {
  it('is the value at death of what counts in the estate, also of property that has lost (IRC 1014(a))', () => {
    const assets = [shares('won', 900_000, 'h', 200_000), shares('lost', 100_000, 'h', 250_000)];
    const son = heirOf({ assets, wills: [will('h', [residue('a')])] }, 'a');
    expect(figures(son)).toEqual([1_000_000, 1_000_000, 0, 0, 0]);
    expect(treatments(son)).toEqual(['STEPPED_UP', 'STEPPED_UP']);
    expect(son.properties[0]?.authority[0]?.cite).toContain('1014(a)');
  });

  it('is known of what counts in the estate even where nobody has entered its cost', () => {
    const son = heirOf({ assets: [shares('x', 500_000, 'h')], wills: [will('h', [residue('a')])] }, 'a');
    expect(figures(son)).toEqual([500_000, 500_000, 0, 0, 0]);
  });

  it('doubles for community property, half for what spouses own jointly (IRC 1014(b)(6), 2040(b))', () => {
    const both = { owners: [{ id: 'h' }, { id: 'w' }], costBasisCents: 20_000_000, assetType: 'REAL_ESTATE' as const };
    const community = { ...cash('home', 1_000_000, 'h'), ...both, titling: 'COMMUNITY_PROPERTY' as const };
    const plan = { wills: [will('h', [residue('w')])] };
    const first = heirOf({ assets: [community], ...plan }, 'w');
    // Both halves of 500,000: one is inherited, the other hers.
    expect(figures(first)).toEqual([1_000_000, 1_000_000, 0, 0, 0]);
    expect(treatments(first).toSorted()).toEqual(['COMMUNITY', 'STEPPED_UP']);
    // His half 500,000, her half keeps 100,000 of the 200,000 paid: 600,000; gain 400,000.
    const second = heirOf({ assets: [{ ...community, titling: 'JOINT_WITH_SURVIVORSHIP' }], ...plan }, 'w');
    expect(figures(second)).toEqual([1_000_000, 600_000, 400_000, 0, 0]);
    expect(treatments(second).toSorted()).toEqual(['OWN', 'STEPPED_UP']);
  });

  it('doubles for community property in a joint trust and with survivorship', () => {
    const inTrust = shares('x', 1_000_000, 't', 300_000, { titling: 'COMMUNITY_PROPERTY' });
    const t = trust('t', 'REVOCABLE_JOINT', 'h', {
      settlors: ['h', 'w'],
      terms: onDeath('h', { kind: 'SURVIVOR_SHARE', to: [{ to: 'w' }] }, residue('a')),
    });
    const plan = { assets: [inTrust], trusts: [t] };
    expect([figures(heirOf(plan, 'w')), treatments(heirOf(plan, 'w'))]).toEqual([
      [500_000, 500_000, 0, 0, 0],
      ['COMMUNITY'],
    ]);
    expect(treatments(heirOf(plan, 'a'))).toEqual(['STEPPED_UP']);
    const survivorship = shares('x', 1_000_000, 'h', 300_000, {
      owners: [{ id: 'h' }, { id: 'w' }],
      titling: 'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP',
    });
    expect(figures(heirOf({ assets: [survivorship] }, 'w'))).toEqual([1_000_000, 1_000_000, 0, 0, 0]);
  });

  it('carries over for property given away in trust before, and is unknown without a cost (Rev. Rul. 2023-2)', () => {
    const gift = trust('t', 'IRREVOCABLE', 'h', { terms: onDeath('h', residue('a')) });
    const known = heirOf({ assets: [shares('x', 800_000, 't', 150_000)], trusts: [gift] }, 'a');
    expect(figures(known)).toEqual([800_000, 150_000, 650_000, 0, 0]);
    expect(known.properties[0]?.authority.map(({ cite }) => cite)).toContain('Rev. Rul. 2023-2');
    const unknown = heirOf({ assets: [shares('x', 800_000, 't')], trusts: [gift] }, 'a');
    expect(figures(unknown)).toEqual([800_000, 0, 0, 800_000, 0]);
    expect(unknown.properties[0]).toMatchObject({
      treatment: 'CARRIED_OVER',
      basisCents: undefined,
      gainCents: undefined,
    });
    // The same trust counts where its settlor kept an interest (IRC 2036), and its property is stepped up.
    const retained = { ...gift, insideEstate: true };
    expect(figures(heirOf({ assets: [shares('x', 800_000, 't')], trusts: [retained] }, 'a'))).toEqual([
      800_000, 800_000, 0, 0, 0,
    ]);
  });

  it('carries over of a trust that no death moves, whose beneficiaries will have it', () => {
    const ilit = trust('t', 'IRREVOCABLE', 'h');
    const held = heirOf({ assets: [shares('x', 800_000, 't', 150_000), cash('y', 1, 'h')], trusts: [ilit] }, 't');
    expect([figures(held), treatments(held)]).toEqual([[800_000, 150_000, 650_000, 0, 0], ['CARRIED_OVER']]);
  });

  it('is one step for a bypass trust and two for a marital trust (IRC 1014(b)(10), 2044)', () => {
    const assets = [shares('x', 20_000_000, 'h', 4_000_000)];
    const trusts = [
      trust('bypass', 'BYPASS', 'h', { createdUponDeath: true, terms: onDeath('w', residue('a')) }),
      trust('marital', 'MARITAL', 'h', { createdUponDeath: true, terms: onDeath('w', residue('b')) }),
    ];
    const steps = [
      { kind: 'BYPASS_FUNDING' as const, formula: 'FEDERAL' as const, to: [{ to: 'bypass' }] },
      { kind: 'MARITAL_FUNDING' as const, to: [{ to: 'marital' }] },
    ];
    const plan: Sketch = { assets, trusts, wills: [will('h', steps)], deaths: TWO };
    expect(heirOf(plan, 'a').properties.map((line) => [line.treatment, line.death])).toEqual([
      ['STEPPED_UP', 'FIRST_DEATH'],
    ]);
    expect(heirOf(plan, 'b').properties.map((line) => [line.treatment, line.death])).toEqual([
      ['STEPPED_UP', 'SECOND_DEATH'],
    ]);
    // What was in the bypass trust before the first death has never been stepped up.
    const old = trust('old', 'BYPASS', 'h', { terms: onDeath('w', residue('a')) });
    const kept = heirOf({ ...plan, assets: [shares('x', 5_000_000, 'old', 1_000_000)], trusts: [old], wills: [] }, 'a');
    expect(figures(kept)).toEqual([5_000_000, 1_000_000, 4_000_000, 0, 0]);
  });

  it('is stepped up at the second death again, in what was hers and what came to her', () => {
    const home = joint('home', 1_000_000, ['h', 'w'], { assetType: 'REAL_ESTATE', costBasisCents: 20_000_000 });
    const son = heirOf({ assets: [home], wills: [will('w', [residue('a')])], deaths: TWO }, 'a');
    expect(figures(son)).toEqual([1_000_000, 1_000_000, 0, 0, 0]);
    expect(son.properties.every(({ death }) => death === 'SECOND_DEATH')).toBe(true);
  });

  it('of a trust elected for the state alone is not stepped up: the federal estate does not count it', () => {
    const only = trust('t', 'MARITAL', 'h', {
      qtipElection: 'STATE_ONLY',
      terms: onDeath('w', residue('a')),
      lifetimeBeneficiaries: ['w'],
    });
    const plan = { state: 'MA', assets: [shares('x', 900_000, 't', 100_000), cash('y', 10, 'w')], trusts: [only] };
    const son = heirOf({ ...plan, deaths: [['w', '2026-03-01']] }, 'a');
    expect(son.properties.find(({ assetId }) => assetId === 'x')).toMatchObject({ treatment: 'CARRIED_OVER' });
  });

  it('is the money of a policy that has paid, whoever owned it, and of cash', () => {
    const ilit = trust('t', 'ILIT', 'h', { terms: onDeath('h', residue('a')) });
    const assets = [policy('p', 2_000_000, 't', 'h'), cash('c', 300_000, 'h')];
    const son = heirOf({ assets, trusts: [ilit], wills: [will('h', [residue('a')])] }, 'a');
    expect(figures(son)).toEqual([2_300_000, 2_300_000, 0, 0, 0]);
    expect(treatments(son).toSorted()).toEqual(['PROCEEDS', 'STEPPED_UP']);
  });

  it('of part of a trust kept for a term follows the part that counts (IRC 2036; Reg. 20.2036-1(c)(2))', () => {
    // 104,000 a year at 5.2% counts 2,000,000 of 5,000,000: stepped up; 3/5 of the cost of 1,000,000 carries over.
    const grat = trust('t', 'GRAT', 'h', {
      retainedTerm: { endsOn: '2030-01-01', annuityCents: 10_400_000, rate: 0.052 },
      terms: onDeath('h', residue('a')),
    });
    const son = heirOf({ assets: [shares('x', 5_000_000, 't', 1_000_000)], trusts: [grat] }, 'a');
    expect(figures(son)).toEqual([5_000_000, 2_600_000, 2_400_000, 0, 0]);
  });

  it('goes with its property where debts and costs are paid with it', () => {
    // Half of the trust's shares pay its debt of 400,000 at the last death; half of the cost is left.
    const gift = trust('t', 'IRREVOCABLE', 'h', { terms: onDeath('h', residue('a')) });
    const debts = [{ id: 'd', name: 'd', balanceCents: 40_000_000, owners: [{ id: 't' }] }];
    const sketch = { assets: [shares('x', 800_000, 't', 150_000)], debts, trusts: [gift] };
    expect(figures(heirOf(sketch, 'a'))).toEqual([400_000, 75_000, 325_000, 0, 0]);
    expect(inheritedProperty(estateCase(sketch)).spent).toEqual([
      { assetId: 'x', treatment: 'CARRIED_OVER', valueCents: 40_000_000, basisCents: 7_500_000 },
    ]);
  });

  it('of what the living own is as it was', () => {
    const assets = [shares('own', 100_000, 'a', 40_000), shares('x', 500_000, 'h', 1)];
    const son = heirOf({ assets, wills: [will('h', [residue('a')])] }, 'a');
    expect(figures(son)).toEqual([600_000, 540_000, 60_000, 0, 0]);
    expect(treatments(son)).toEqual(['OWN', 'STEPPED_UP']);
  });
});

describe('inherited retirement accounts', () => {
  const PEOPLE: Sketch['people'] = [
    { id: 'h', birthDate: '1945-03-01' },
    { id: 'w', birthDate: '1950-01-01' },
    { id: 'a', birthDate: '1975-06-01' },
    { id: 'bro', birthDate: '1950-12-24' },
  ];
  const RELATIONS: Sketch['relations'] = [
    ['h', 'SPOUSE', 'w'],
    ['h', 'PARENT', 'a'],
    ['w', 'PARENT', 'a'],
    ['h', 'SIBLING', 'bro'],
  ];
  const family = { people: PEOPLE, relations: RELATIONS };
  const named = (id: string): Partial<Asset> => ({ beneficiaries: [{ to: id }] });

  it('have no basis and no step-up; what is in them is income, taxed by the rate given and not without one', () => {
    const sketch = { ...family, assets: [account('ira', 600_000, 'h', { ...named('a'), costBasisCents: 100 })] };
    const son = heirOf(sketch, 'a');
    expect(figures(son)).toEqual([600_000, 0, 0, 0, 600_000]);
    expect([son.incomeCents, son.incomeTaxCents]).toEqual([60_000_000, undefined]);
    expect(son.accounts[0]).toMatchObject({
      incomeTaxCents: undefined,
      payout: { rule: 'TEN_YEARS', lastYear: 2036, yearly: true },
    });
    // 600,000 × 32.5% = 195,000.
    expect(heirOf(sketch, 'a', 32.5).incomeTaxCents).toBe(19_500_000);
  });

  it('of a Roth IRA are no income, and of an account of no known kind not known', () => {
    const roth = account('r', 100_000, 'h', { ...named('a'), retirementAccountType: 'ROTH_IRA' });
    const { retirementAccountType: _kind, ...some } = account('s', 50_000, 'h', named('a'));
    const son = heirOf({ ...family, assets: [roth, some] }, 'a', 40);
    expect([son.incomeCents, son.incomeTaxCents]).toEqual([0, 0]);
    expect(son.accounts.map(({ incomeCents, incomeTaxCents }) => [incomeCents, incomeTaxCents])).toEqual([
      [0, 0],
      [undefined, undefined],
    ]);
  });

  it('are the surviving spouse’s own, and her heirs’ by her death', () => {
    const beneficiaries = [{ to: 'w' }, { to: 'a', tier: 'CONTINGENT' as const }];
    const sketch = { ...family, assets: [account('ira', 600_000, 'h', { beneficiaries })] };
    expect(heirOf(sketch, 'w').accounts[0]?.payout).toMatchObject({ rule: 'OWN_ACCOUNT', lastYear: undefined });
    const later: Sketch = {
      ...sketch,
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2031-03-01'],
      ],
    };
    expect(heirOf(later, 'a').accounts[0]?.payout).toMatchObject({ rule: 'TEN_YEARS', lastYear: 2041 });
  });

  it('may last a life for a brother, and go by the owner’s life where the will gives them', () => {
    const brother = heirOf({ ...family, assets: [account('ira', 1, 'h', named('bro'))] }, 'bro');
    expect(brother.accounts[0]?.payout).toMatchObject({ rule: 'LIFE_EXPECTANCY', lastYear: 2040 });
    const byWill = heirOf({ ...family, assets: [account('ira', 1, 'h')], wills: [will('h', [residue('a')])] }, 'a');
    expect(byWill.accounts[0]?.payout).toMatchObject({ rule: 'OWNERS_LIFE_EXPECTANCY', lastYear: 2036 });
  });

  it('go on by the first death’s time in a trust that pays out at the second', () => {
    const t = trust('t', 'BYPASS', 'h', { createdUponDeath: true, terms: onDeath('w', residue('a')) });
    const sketch: Sketch = {
      ...family,
      assets: [account('ira', 1_000, 'h', named('t'))],
      trusts: [t],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2031-03-01'],
      ],
    };
    expect(heirOf(sketch, 'a').accounts[0]?.payout).toMatchObject({ rule: 'TRUST_TEN_YEARS', lastYear: 2036 });
  });

  it('cost a charity no income tax', () => {
    const gift = heirOf({ ...family, charities: ['c'], assets: [account('ira', 5, 'h', named('c'))] }, 'c', 37);
    expect([gift.incomeCents, gift.incomeTaxCents, gift.accounts[0]?.payout.rule]).toEqual([0, 0, 'NO_TAX']);
  });

  it('refuse a rate that is none', () => {
    const sketch = estateCase({ assets: [cash('x', 1, 'h')] });
    for (const incomeTaxPercent of [-1, 100.5, Number.NaN])
      expect(() => inheritedProperty(sketch, { incomeTaxPercent })).toThrow(/not a percentage/);
  });
});
