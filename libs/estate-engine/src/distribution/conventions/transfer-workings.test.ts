import { describe, expect, it } from 'vitest';
import type { Working } from '../../explanation/working.ts';
import type { Transfer } from '../distribution-result.ts';
import { type TransferWorking, transferWorkings } from '../transfer-workings.ts';
import { cash, estateCase, gift, joint, onDeath, play, residue, type Sketch, trust, will } from './case-builder.ts';

type Worked = Transfer & { readonly working: TransferWorking };

function transfer(sketch: Sketch, toId: string, reason: Transfer['reason']): Worked {
  const found = play(sketch).transfers.find((one) => one.toId === toId && one.reason === reason);
  if (!found) throw new Error(`nothing goes to ${toId} as ${reason}`);
  const working = transferWorkings(estateCase(sketch)).get(found.id);
  if (!working) throw new Error(`no working of ${found.id}`);
  return { ...found, working };
}

/** Lines as `label: dollars`. */
const lines = (workings: readonly Working[] | undefined): string[] =>
  (workings ?? []).map(({ label, amountCents = 0 }) => `${label}: ${amountCents / 100}`);
const cites = ({ authority }: Pick<Transfer, 'authority'>): string[] => authority.map(({ cite }) => cite);

const single = { status: 'SINGLE', people: ['p', 'a', 'b', 'c', 'd'] } as const satisfies Partial<Sketch>;
const died = [['p', '2026-03-01']] as const;

it('of jointly owned property names the whole of it, and the part that was the decedent’s', () => {
  // 1,000,000.01 of two: the cent left over is the first one's.
  const { working, amountCents } = transfer({ assets: [joint('house', 1_000_000.01, ['h', 'w'])] }, 'w', 'title');
  expect(amountCents).toBe(50_000_001);
  expect(working.parts?.[0]?.basis).toEqual([
    {
      label: 'house, owned jointly: part of h',
      amountCents: 50_000_001,
      formula: '$1,000,000.01 × 1/2',
      authority: [{ cite: 'IRC § 2040(b)' }],
    },
  ]);
});

it('of a mother and a daughter counts joint property by what each gave for it', () => {
  const assets = [joint('house', 1_000_000, ['p', 'a'])];
  const { working } = transfer({ ...single, assets, deaths: died }, 'a', 'title');
  expect(working.parts?.[0]?.basis?.[0]?.authority).toEqual([{ cite: 'IRC § 2040(a)' }]);
});

it('at the last death still names the property of a share, and the state whose tax is paid out of it', () => {
  const assets = [cash('savings', 6_000_000, 'p'), cash('fund', 3_000_000, 'p', { assetType: 'BROKERAGE' })];
  const { working } = transfer(
    { ...single, state: 'OR', assets, wills: [will('p', [residue('a', 'b')])], deaths: died },
    'a',
    'residue',
  );
  expect(lines(working.parts).map((line) => line.split(':')[0])).toEqual([
    'savings',
    'fund',
    'State estate tax paid out of it',
  ]);
  expect(working.parts?.at(-1)?.authority?.[0]?.cite).toContain('ORS 118');
});

describe('the working of a share of the residue', () => {
  // 1,000,000 less 2% expenses is 980,000; less a gift of 80,000 is 900,000; a third is 300,000.
  const sketch: Sketch = {
    ...single,
    assets: [cash('account', 1_000_000, 'p')],
    wills: [will('p', [gift(80_000, 'd'), residue('a', 'b', 'c')])],
    deaths: died,
    assume: { expensesPercent: 2 },
  };

  it('starts from named property, less debts and earlier gifts, and says which part of it is meant', () => {
    const { working, amountCents } = transfer(sketch, 'b', 'residue');
    expect(amountCents).toBe(30_000_000);
    const [held, share] = working.basis ?? [];
    expect(held).toMatchObject({ label: 'Probate estate of p, less earlier gifts', amountCents: 90_000_000 });
    expect(lines(held?.parts)).toEqual(['account, net: 980000', 'Gift of money to d: -80000']);
    expect(lines(held?.parts?.[0]?.parts)).toEqual(['account: 1000000', 'Debts and expenses paid out of it: -20000']);
    expect(share).toMatchObject({ label: 'Share', amountCents: 30_000_000, formula: '$900,000.00 × 1/3' });
    expect(lines(working.parts)).toEqual(['account: 300000']);
  });

  it('names the clause of the instrument that gives it, also for a tax on it; no clause gives what the law gives', () => {
    const clauseOf = (to: string, reason: Transfer['reason']) => transfer(sketch, to, reason).working.clause;
    expect(clauseOf('b', 'residue')).toMatchObject({ instrumentId: 'p', step: { kind: 'RESIDUE' } });
    expect(clauseOf('d', 'general_gift')).toMatchObject({ instrumentId: 'p', step: { kind: 'CASH_GIFT' } });
    expect(clauseOf('expenses', 'expense')).toBeUndefined();
    const { clause } = transfer({ ...sketch, wills: [] }, 'state:FL', 'escheat').working;
    expect(clause).toBeUndefined();
  });

  it('of the expenses names the base and the percentage', () => {
    const { working } = transfer(sketch, 'expenses', 'expense');
    expect(working.parts).toMatchObject([{ amountCents: 2_000_000, formula: '$1,000,000.00 × 2%' }]);
    expect(lines(working.basis)).toEqual(['Probate estate and the decedent’s own trusts, before debts: 1000000']);
  });

  it('shows the tax paid out of it before it passes, and of that tax the part by value', () => {
    // 18,000,000 in Florida: tax 40% of 3,000,000 = 1,200,000, half on each of two equal shares.
    const rich: Sketch = {
      ...single,
      assets: [cash('account', 18_000_000, 'p')],
      wills: [will('p', [residue('a', 'b')])],
      deaths: died,
    };
    const share = transfer(rich, 'a', 'residue');
    expect(share.amountCents).toBe(840_000_000);
    expect(lines(share.working.parts)).toEqual(['account: 9000000', 'Federal estate tax paid out of it: -600000']);
    const tax = transfer(rich, 'tax:US', 'tax');
    expect(tax.working).toMatchObject({ label: 'Federal estate tax on the share of a', amountCents: 60_000_000 });
    expect(tax.working.parts).toMatchObject([
      { amountCents: 60_000_000, formula: '$1,200,000.00 × $9,000,000.00 ÷ $18,000,000.00' },
    ]);
    expect(lines(tax.working.basis)).toEqual(['Federal estate tax of this death: 1200000']);
  });

  it('names abatement where gifts of money are cut', () => {
    // 60,000 for gifts of 100,000 and 50,000: 40,000 and 20,000.
    const short: Sketch = {
      ...single,
      assets: [cash('account', 60_000, 'p')],
      wills: [will('p', [gift(100_000, 'a'), gift(50_000, 'b')])],
      deaths: died,
    };
    const { working, amountCents } = transfer(short, 'a', 'general_gift');
    expect(amountCents).toBe(4_000_000);
    expect(working.basis?.at(-1)).toMatchObject({
      amountCents: 4_000_000,
      formula: '$100,000.00, cut in proportion',
      authority: [{ cite: 'Fla. Stat. § 733.805' }],
    });
  });
});

describe('the working of what passes outside the will', () => {
  it('names the account, what of it was the decedent’s, and the debt it pays', () => {
    const { working } = transfer(
      {
        assets: [joint('house', 800_000, ['h', 'w'], { assetType: 'REAL_ESTATE' })],
        debts: [
          {
            id: 'm',
            name: 'Mortgage',
            balanceCents: 20_000_000,
            owners: [{ id: 'h' }, { id: 'w' }],
            securedByAssetId: 'house',
          },
        ],
      },
      'w',
      'title',
    );
    expect(working).toMatchObject({ label: 'house, by joint title, outside the will: w', amountCents: 30_000_000 });
    expect(lines(working.parts?.[0]?.parts)).toEqual(['house: 400000', 'Debt secured by it: -100000']);
  });

  it('names the part of a designation', () => {
    const beneficiaries = [
      { to: 'a', percent: 60 },
      { to: 'b', percent: 40 },
    ];
    const sketch: Sketch = { ...single, assets: [cash('ira', 100_000, 'p', { beneficiaries })], deaths: died };
    expect(transfer(sketch, 'b', 'designation').working.basis).toMatchObject([
      { label: 'Share', amountCents: 4_000_000, formula: '$100,000.00 × 2/5' },
    ]);
  });
});

describe('the authority of formula funding', () => {
  const plan = (formula: 'FEDERAL' | 'STATE' | 'LESSER_OF_FEDERAL_AND_STATE', state: string): Sketch => ({
    state,
    assets: [cash('account', 20_000_000, 'rev', { titling: 'TRUST_OWNED' })],
    trusts: [
      trust('rev', 'REVOCABLE', 'h', {
        terms: onDeath('h', { kind: 'BYPASS_FUNDING', formula, to: [{ to: 'bypass' }] }, residue('w')),
      }),
      trust('bypass', 'BYPASS', 'h', { createdUponDeath: true }),
    ],
  });
  const funded = (sketch: Sketch): Worked => transfer(sketch, 'bypass', 'bypass_funding');

  it('C20 is the state’s statute where the state’s exclusion sets the amount', () => {
    expect(cites(funded(plan('STATE', 'NY')))[0]).toBe('N.Y. Tax Law § 952(b)');
    const lesser = funded(plan('LESSER_OF_FEDERAL_AND_STATE', 'MA'));
    expect(lesser.amountCents).toBe(200_000_000);
    expect(cites(lesser)[0]).toBe('M.G.L. c. 65C, § 2A');
    const sheltered = lesser.working.basis?.find(({ label }) => label.includes('still shelters'));
    expect(lines(sheltered?.parts)).toEqual(['Exclusion of Massachusetts: 2000000']);
    expect(lines(sheltered?.basis)).toEqual(['What the federal exclusion still shelters, the higher: 15000000']);
  });

  it('is IRC 2010 where the federal exclusion does, or the state has no estate tax', () => {
    expect(cites(funded(plan('FEDERAL', 'NY')))).toEqual(['IRC § 2010(c)']);
    expect(cites(funded(plan('STATE', 'FL')))).toEqual(['IRC § 2010(c)']);
  });

  it('says what of the exclusion was used before it', () => {
    const sketch = plan('STATE', 'MA');
    const given: Sketch = {
      ...sketch,
      assets: [...sketch.assets, cash('own', 500_000, 'h')],
      wills: [will('h', [residue('a')])],
    };
    const sheltered = funded(given).working.basis?.find(({ label }) => label.includes('still shelters'));
    expect(lines(sheltered?.parts)).toEqual([
      'Exclusion of Massachusetts: 2000000',
      'Passes to others than spouse and charity before it: -500000',
    ]);
  });
});

describe('the authority of an intestate share', () => {
  const intestate = (state: string, more: Partial<Sketch> = {}): Sketch => ({
    state,
    people: ['h', 'w', 'a'],
    relations: [
      ['h', 'SPOUSE', 'w'],
      ['h', 'PARENT', 'a'],
    ],
    assets: [cash('account', 1_000_000, 'h')],
    assume: { intestacy: 'STATE_LAW', silentTaxClause: 'RESIDUE' },
    ...more,
  });

  it('C15 is the state’s statute, with the first amount and the part of what is left', () => {
    // New York: 50,000 and half of 950,000.
    const { working, authority } = transfer(intestate('NY'), 'w', 'intestacy');
    expect(authority).toMatchObject([{ cite: 'N.Y. EPTL 4-1.1' }]);
    expect(lines(working.basis?.at(-1)?.parts)).toEqual(['First amount: 50000', 'Part of what is left: 475000']);
    expect(cites(transfer(intestate('NY'), 'a', 'intestacy'))).toEqual(['N.Y. EPTL 4-1.1']);
  });

  it('is the model act where it stands in: no statute of the state is cited for shares it does not give', () => {
    expect(cites(transfer(intestate('NY', { assume: { intestacy: 'UPC' } }), 'w', 'intestacy'))).toEqual([
      'UPC 2-102, 2-103',
    ]);
    // Nobody nearer than a child of grandparents: the statutes held end at descendants of the parents.
    const far = intestate('NY', {
      status: 'SINGLE',
      people: ['p', 'mum', 'gran', 'aunt'].map((id) => ({
        id,
        ...(id === 'mum' || id === 'gran' ? { isDeceased: true } : {}),
      })),
      relations: [
        ['mum', 'PARENT', 'p'],
        ['gran', 'PARENT', 'mum'],
        ['gran', 'PARENT', 'aunt'],
      ],
      assets: [cash('account', 1_000_000, 'p')],
      deaths: died,
    });
    expect(cites(transfer(far, 'aunt', 'intestacy'))).toEqual(['UPC 2-102, 2-103']);
  });
});
