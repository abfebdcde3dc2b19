import { describe, expect, it } from 'vitest';
import type { Target } from '../estate-case.ts';
import {
  BOTH,
  cash,
  gift,
  held,
  heldBy,
  inTrust,
  joint,
  M,
  moved,
  onDeath,
  play,
  policy,
  residue,
  type Sketch,
  single,
  trust,
  warned,
  will,
} from './case-builder.ts';

describe('C8 designations', () => {
  it('gives a dead primary’s part pro rata to the others’ percentages', () => {
    const beneficiaries = [
      { to: 'dead', percent: 40 },
      { to: 'a', percent: 40 },
      { to: 'b', percent: 20 },
    ];
    const result = play({
      ...single,
      people: ['h', { id: 'dead', isDeceased: true }, 'a', 'b'],
      assets: [cash('x', 90, 'h', { beneficiaries })],
    });
    expect(heldBy(result, 'a', 'b')).toEqual([60, 30]);
  });

  it('is strictly per stirpes, whatever generation lives', () => {
    const result = play({
      status: 'WIDOWED',
      people: ['h', ...['s', 't'].map((id) => ({ id, isDeceased: true })), 's1', 's2', 't1'],
      relations: [
        ['h', 'PARENT', 's'],
        ['s', 'PARENT', 's1'],
        ['s', 'PARENT', 's2'],
        ['h', 'PARENT', 't'],
        ['t', 'PARENT', 't1'],
      ],
      assets: [cash('x', 120, 'h', { beneficiaries: ['s', 't'].map((to) => ({ to, perStirpes: true })) })],
    });
    expect(heldBy(result, 's1', 's2', 't1')).toEqual([30, 30, 60]);
  });

  it('is no anti-lapse for a child, and no failure where nobody was ever named', () => {
    const people = ['h', { id: 'a', isDeceased: true }, 'a1', 'pal'];
    const relations = [
      ['h', 'PARENT', 'a'],
      ['a', 'PARENT', 'a1'],
    ] as const;
    const wills = [will('h', [residue('pal')])];
    const of = (beneficiaries: { to: string }[]) =>
      play({ status: 'WIDOWED', people, relations, wills, assets: [cash('x', 10, 'h', { beneficiaries })] });
    expect(heldBy(of([{ to: 'a' }]), 'a1', 'pal')).toEqual([0, 10]);
    expect(warned(of([{ to: 'a' }]), 'DESIGNATION_FAILED')).toBe(10);
    expect(warned(of([]), 'DESIGNATION_FAILED')).toBeUndefined();
  });

  it('works on a joint account at the last owner’s death', () => {
    const account = joint('x', 100, ['h', 'w'], { beneficiaries: [{ to: 'a' }] });
    const result = play({ assets: [account], wills: [will('w', [residue('b')])], deaths: BOTH });
    expect(moved(result, 'h', 'w', 'title')).toBe(50);
    expect(moved(result, 'w', 'a', 'designation')).toBe(100);
  });

  it('passes to a charity and to a trust like to anybody', () => {
    const beneficiaries = [
      { to: 'c', percent: 25 },
      { to: 't', percent: 75 },
    ];
    const result = play({
      charities: ['c'],
      assets: [cash('x', 100, 'h', { beneficiaries })],
      trusts: [trust('t', 'OTHER', 'h')],
    });
    expect([held(result, 'c'), inTrust(result, 't'), result.estates[0]?.charitableCents]).toEqual([25, 75, 25_00]);
  });
});

describe('C9 joint ownership', () => {
  it('counts by contributions among three, and the survivors take equally', () => {
    const account = joint('x', 100, ['h', 'f', 'g'], {
      contributions: [
        { id: 'h', percent: 60 },
        { id: 'f', percent: 40 },
      ],
    });
    const result = play({ ...single, people: ['h', 'f', 'g'], assets: [account] });
    expect(result.estates[0]?.grossCents).toBe(60_00);
    expect(heldBy(result, 'f', 'g')).toEqual([70, 30]);
  });

  it('counts equally among others without contributions', () => {
    const result = play({ ...single, people: ['h', 'f', 'g'], assets: [joint('x', 90, ['h', 'f', 'g'])] });
    expect(result.estates[0]?.grossCents).toBe(30_00);
  });

  it('beats the will', () => {
    const steps = [{ kind: 'SPECIFIC_GIFT' as const, assetId: 'x', to: [{ to: 'a' }] }, residue('a')];
    const result = play({ assets: [joint('x', 100, ['h', 'w'])], wills: [will('h', steps)] });
    expect(heldBy(result, 'w', 'a')).toEqual([100, 0]);
    expect(result.estates[0]).toMatchObject({ grossCents: 50_00, maritalCents: 50_00 });
  });
});

describe('C10, C12 classes and lapse', () => {
  const family: Sketch = {
    status: 'WIDOWED',
    people: ['h', { id: 'late', isDeceased: true }, 'half', 'both', 'step', { id: 'gone', isDeceased: true }, 'grand'],
    relations: [
      ['h', 'SPOUSE', 'late'],
      ['h', 'PARENT', 'half'],
      ['h', 'PARENT', 'both'],
      ['late', 'PARENT', 'both'],
      ['late', 'PARENT', 'step'],
      ['late', 'PARENT', 'gone'],
      ['gone', 'PARENT', 'grand'],
    ],
    assets: [cash('x', 120, 'h')],
  };
  const by = (target: Target) =>
    heldBy(play({ ...family, wills: [will('h', [residue(target)])] }), 'half', 'both', 'step', 'grand');

  it('counts children of half blood, not stepchildren', () => {
    expect(by({ class: 'CHILDREN' })).toEqual([60, 60, 0, 0]);
  });

  it('keeps a gift to a dead stepchild in his line (UPC 2-603)', () => {
    expect(by({ to: 'gone' })).toEqual([0, 0, 0, 120]);
  });

  it('divides targets without a percentage equally, and those beside stated ones what is left', () => {
    expect(
      heldBy(
        play({ ...family, wills: [will('h', [residue({ to: 'half', percent: 50 }, 'both', 'step')])] }),
        'half',
        'both',
        'step',
      ),
    ).toEqual([60, 30, 30]);
  });

  it('sends the failed remainder of a trust to the decedent’s heirs', () => {
    const result = play({
      status: 'WIDOWED',
      people: ['h', { id: 'pal', isDeceased: true }, 'a'],
      relations: [['h', 'PARENT', 'a']],
      assets: [cash('x', 50, 't', { titling: 'TRUST_OWNED' })],
      trusts: [trust('t', 'REVOCABLE', 'h', { terms: onDeath('h', residue('pal')) })],
    });
    expect(moved(result, 't', 'a', 'trust_term')).toBe(50);
    expect(warned(result, 'INTESTATE_SHARE')).toBeUndefined();
  });

  it('lets a specific gift fall into the residue with its value', () => {
    const result = play({
      ...single,
      people: ['h', { id: 'pal', isDeceased: true }, 'a'],
      assets: [cash('s', 30, 'h'), cash('x', 70, 'h')],
      wills: [will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 's', to: [{ to: 'pal' }] }, residue('a')])],
    });
    expect([held(result, 'a'), warned(result, 'LAPSED_GIFT')]).toEqual([100, 30]);
  });
});

describe('C13, C14 survival and disclaimer', () => {
  it('treats the insured and a beneficiary who dies within 120 hours as each the earlier', () => {
    const beneficiaries = [{ to: 'w' }, { to: 'a', tier: 'CONTINGENT' as const }];
    const on = (date: string) =>
      play({
        assets: [policy('p', 100, 'h', 'h', { beneficiaries })],
        wills: [will('w', [residue('b')])],
        deaths: [
          ['h', '2026-03-01'],
          ['w', date],
        ],
      });
    expect(heldBy(on('2026-03-05'), 'a', 'b')).toEqual([100, 0]);
    expect(heldBy(on('2026-03-06'), 'a', 'b')).toEqual([0, 100]);
  });

  it('goes by the date of death of somebody outside the scenario', () => {
    const of = (deathDate: string) =>
      held(
        play({
          ...single,
          people: ['h', { id: 'f', deathDate }, 'a'],
          assets: [cash('x', 10, 'h')],
          wills: [will('h', [residue({ to: 'f', alternates: [{ to: 'a' }] })])],
        }),
        'a',
      );
    expect([of('2026-02-01'), of('2026-03-05'), of('2026-03-06')]).toEqual([10, 10, 0]);
  });

  it('hands a disclaimed designation to the next takers', () => {
    const account = cash('x', 100, 'h', {
      beneficiaries: [{ to: 'w' }, { to: 'a', tier: 'CONTINGENT' }, { to: 'b', tier: 'CONTINGENT' }],
    });
    const result = play({
      assets: [account],
      assume: { disclaimers: [{ personId: 'w', assetId: 'x', amountCents: 60_00 }] },
    });
    expect(heldBy(result, 'w', 'a', 'b')).toEqual([40, 30, 30]);
  });

  it('takes a residue disclaimed without a trust to alternates, and the spouse out of the deduction', () => {
    const result = play({
      assets: [cash('x', 100, 'h')],
      wills: [will('h', [residue({ to: 'w', alternates: [{ to: 'b' }] })])],
      assume: { disclaimers: [{ personId: 'w', amountCents: 25_00 }] },
    });
    expect(heldBy(result, 'w', 'b')).toEqual([75, 25]);
    expect(result.estates[0]?.maritalCents).toBe(75_00);
  });

  it('disclaims the state’s exclusion by formula', () => {
    const result = play({
      state: 'MA',
      assets: [cash('x', 5 * M, 'h'), cash('tod', 500_000, 'h', { beneficiaries: [{ to: 'a' }] })],
      trusts: [trust('dt', 'DISCLAIMER_TRUST', 'h', { lifetimeBeneficiaries: ['w'] })],
      wills: [will('h', [residue({ to: 'w', disclaimerTrustId: 'dt' })])],
      assume: { disclaimers: [{ personId: 'w', formula: 'LESSER_OF_FEDERAL_AND_STATE' }] },
    });
    // 2,000,000 less the 500,000 that the child has; nothing is taxed.
    expect([held(result, 'dt'), result.taxes.length]).toEqual([1_500_000, 0]);
  });
});

describe('C15 to C18 heirs, community, minors', () => {
  it('counts the intestate amounts after claims', () => {
    const result = play({
      people: ['h', 'w', 'c'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'c'],
      ],
      assets: [cash('x', 600_000, 'h')],
      debts: [{ id: 'd', name: 'd', balanceCents: 100_000_00, owners: [{ id: 'h' }] }],
    });
    // 150,000 + half of 350,000.
    expect(heldBy(result, 'w', 'c')).toEqual([325_000, 175_000]);
    expect(warned(result, 'INTESTATE_SHARE')).toBe(500_000);
  });

  it('leaves community property out of those amounts', () => {
    const result = play({
      state: 'CA',
      people: ['h', 'w', 'c'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'c'],
      ],
      assets: [cash('cp', 800_000, 'h', { titling: 'COMMUNITY_PROPERTY' }), cash('own', 350_000, 'h')],
    });
    // Hers 400,000, his half 400,000, and of his own 150,000 + half of 200,000.
    expect(heldBy(result, 'w', 'c')).toEqual([1_050_000, 100_000]);
  });

  it('divides among grandchildren per capita at each generation', () => {
    const result = play({
      status: 'WIDOWED',
      people: ['h', ...['p', 'q'].map((id) => ({ id, isDeceased: true })), 'r', 'p1', 'q1', 'q2'],
      relations: [
        ['h', 'PARENT', 'p'],
        ['h', 'PARENT', 'q'],
        ['h', 'PARENT', 'r'],
        ['p', 'PARENT', 'p1'],
        ['q', 'PARENT', 'q1'],
        ['q', 'PARENT', 'q2'],
      ],
      assets: [cash('x', 90, 'h')],
    });
    // r a third; the other two thirds pooled among three.
    expect(heldBy(result, 'r', 'p1', 'q1', 'q2')).toEqual([30, 20, 20, 20]);
  });

  it('divides community property in a joint trust equally, unless contributions say otherwise', () => {
    const of = (contributions?: { id: string; percent: number }[]) =>
      play({
        state: 'CA',
        assets: [cash('x', 100, 'jt', { titling: 'TRUST_OWNED', ...(contributions ? { contributions } : {}) })],
        trusts: [trust('jt', 'REVOCABLE_JOINT', 'h', { settlors: ['h', 'w'], terms: onDeath('h', residue('a')) })],
      }).estates[0]?.grossCents;
    expect([
      of(),
      of([
        { id: 'h', percent: 80 },
        { id: 'w', percent: 20 },
      ]),
    ]).toEqual([50_00, 80_00]);
  });

  it('does not look at ages again at a later death', () => {
    const a: Target = {
      to: 'a',
      ages: [
        { age: 30, percent: 50 },
        { age: 40, percent: 50 },
      ],
    };
    const result = play({
      people: ['h', 'w', { id: 'a', birthDate: '1996-03-01' }, 'b'],
      assets: [cash('x', 100, 'h')],
      wills: [will('h', [residue(a)])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2040-01-01'],
      ],
    });
    // Thirty on the very day: half; the other half stays in trust at her death too.
    expect([held(result, 'a'), inTrust(result, 'a')]).toEqual([100, 50]);
    expect(moved(result, 'h', 'a', 'residue')).toBe(100);
  });

  it('calls somebody a minor up to the day before the eighteenth birthday', () => {
    const on = (birthDate: string) =>
      warned(
        play({
          ...single,
          people: ['h', { id: 'a', birthDate }],
          assets: [cash('x', 10, 'h')],
          wills: [will('h', [gift(5, 'a'), residue('a')])],
        }),
        'MINOR_OUTRIGHT',
      );
    expect([on('2008-03-01'), on('2008-03-02')]).toEqual([undefined, 10]);
  });

  it('gives an excluded heir’s share to his descendants, as if disclaimed', () => {
    const result = play({
      status: 'WIDOWED',
      people: ['h', 'a', 'b', 'a1'],
      relations: [
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
        ['a', 'PARENT', 'a1'],
      ],
      assets: [cash('x', 100, 'h')],
      wills: [will('h', [], { excludedHeirs: ['a'] })],
    });
    expect(heldBy(result, 'a', 'b', 'a1')).toEqual([0, 50, 50]);
  });
});
