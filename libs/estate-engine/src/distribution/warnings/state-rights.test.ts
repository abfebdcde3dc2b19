import { describe, expect, it } from 'vitest';
import {
  cash,
  gift,
  heldBy,
  joint,
  play,
  policy,
  residue,
  type Sketch,
  warned,
  will,
} from '../conventions/case-builder.ts';

const M = 1_000_000;
const said = (sketch: Sketch, code: string): string[] =>
  play(sketch)
    .warnings.filter((warning) => warning.code === code)
    .map(({ explanation }) => explanation);
const BY_LAW = { assume: { intestacy: 'STATE_LAW', silentTaxClause: 'STATE_LAW' } } as const;

describe('C18 what a surviving spouse may ask for', () => {
  const leftOut = (state: string): Sketch => ({
    state,
    ...BY_LAW,
    assets: [cash('x', M, 'h')],
    wills: [will('h', [residue('a')])],
  });

  it('names the most that an elective share can come to', () => {
    // Descendants: a third of what passes by the will; half in the states that ask for none.
    expect(said(leftOut('IL'), 'ELECTIVE_SHARE_POSSIBLE')[0]).toContain('at most $333,333.33');
    expect(said(leftOut('VT'), 'ELECTIVE_SHARE_POSSIBLE')[0]).toContain('at most $500,000.00');
    expect(said(leftOut('FL'), 'ELECTIVE_SHARE_POSSIBLE')[0]).toContain('at most $300,000.00');
    expect(said(leftOut('TX'), 'ELECTIVE_SHARE_POSSIBLE')[0]).not.toContain('at most');
    // A row that was not read says so.
    expect(said(leftOut('AR'), 'ELECTIVE_SHARE_POSSIBLE')[0]).toContain('have it checked');
    expect(said(leftOut('IL'), 'ELECTIVE_SHARE_POSSIBLE')[0]).not.toContain('have it checked');
  });

  it('names homestead, exempt property and allowance, where others take before her', () => {
    // Nebraska: 20,000 + 12,500 + 20,000
    expect(warned(play(leftOut('NE')), 'FAMILY_ALLOWANCES')).toBe(52_500);
    expect(said(leftOut('NE'), 'FAMILY_ALLOWANCES')[0]).toContain('$20,000 as homestead');
    const intestate = { ...leftOut('NE'), wills: [] };
    expect(warned(play(intestate), 'FAMILY_ALLOWANCES')).toBe(52_500);
    expect(warned(play({ ...intestate, assets: [cash('x', 1_000, 'h')] }), 'FAMILY_ALLOWANCES')).toBeUndefined();
    expect(warned(play({ ...leftOut('NE'), wills: [will('h', [residue('w')])] }), 'FAMILY_ALLOWANCES')).toBeUndefined();
  });

  it('says of land in Florida that a homestead cannot be left to others by will', () => {
    const home = cash('home', M, 'h', { assetType: 'REAL_ESTATE' });
    const plan = (to: string, state = 'FL'): Sketch => ({
      state,
      ...BY_LAW,
      assets: [home],
      wills: [will('h', [residue(to)])],
    });
    expect(warned(play(plan('a')), 'HOMESTEAD')).toBe(M);
    expect(warned(play(plan('w')), 'HOMESTEAD')).toBeUndefined();
    expect(warned(play(plan('a', 'GA')), 'HOMESTEAD')).toBeUndefined();
  });
});

describe('C12, C13 where the statute of the state has another rule than the model acts', () => {
  const family = {
    people: [
      'h',
      { id: 'mum', isDeceased: true },
      { id: 'sis', isDeceased: true },
      'niece',
      'a',
      { id: 'pal', isDeceased: true },
      'kid',
    ],
    relations: [
      ['mum', 'PARENT', 'h'],
      ['mum', 'PARENT', 'sis'],
      ['sis', 'PARENT', 'niece'],
      ['h', 'PARENT', 'a'],
      ['pal', 'PARENT', 'kid'],
    ],
    status: 'SINGLE',
  } satisfies Partial<Sketch>;
  const leaves = (state: string, to: string): Sketch => ({
    ...family,
    ...BY_LAW,
    state,
    assets: [cash('x', 300_000, 'h')],
    wills: [will('h', [gift(100_000, to), residue('a')])],
  });

  it('says that Illinois keeps no gift for the line of a sister, and Georgia one for that of a friend', () => {
    expect(heldBy(play(leaves('IL', 'sis')), 'niece', 'a')).toEqual([100_000, 200_000]);
    expect(said(leaves('IL', 'sis'), 'LAW_DIFFERS')).toEqual([
      'sis does not survive, and the descendants take instead by the model act; the statute of this state does not give it to them.',
    ]);
    expect(heldBy(play(leaves('GA', 'pal')), 'kid', 'a')).toEqual([0, 300_000]);
    expect(said(leaves('GA', 'pal'), 'LAW_DIFFERS')[0]).toContain(
      'by the statute of this state the descendants take it',
    );
    for (const [state, to] of [
      ['NY', 'sis'],
      ['CO', 'sis'],
      ['TX', 'sis'],
      ['CO', 'pal'],
    ] as const) {
      expect(said(leaves(state, to), 'LAW_DIFFERS'), `${state} ${to}`).toEqual([]);
    }
  });

  it('keeps a gift to a child for the child’s line in Texas whoever is on record above; stepchildren where the statute has them', () => {
    const child = (state: string, to: string): Sketch => ({
      ...BY_LAW,
      state,
      people: ['h', 'w', { id: 'a', isDeceased: true }, 'b', 'a1', { id: 'step', isDeceased: true }, 's1'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
        ['a', 'PARENT', 'a1'],
        ['w', 'PARENT', 'step'],
        ['step', 'PARENT', 's1'],
      ],
      assets: [cash('x', 300_000, 'h')],
      wills: [will('h', [gift(100_000, to), residue('b')])],
    });
    expect(said(child('TX', 'a'), 'LAW_DIFFERS')).toEqual([]);
    expect(said(child('CA', 'step'), 'LAW_DIFFERS')).toEqual([]);
    for (const state of ['MO', 'CO']) {
      expect(said(child(state, 'step'), 'LAW_DIFFERS')[0], state).toContain('does not give it to them');
    }
  });

  const together = (state: string): Sketch => ({
    state,
    ...BY_LAW,
    assets: [cash('x', M, 'h')],
    deaths: [
      ['h', '2026-03-01'],
      ['w', '2026-03-03'],
    ],
  });

  it('says how long one must survive where two die together', () => {
    expect(said(together('FL'), 'LAW_DIFFERS')[0]).toContain('a moment of survival is enough');
    expect(said(together('MD'), 'LAW_DIFFERS')[0]).toContain('asks for 30 days');
    expect(said(together('NY'), 'LAW_DIFFERS')).toEqual([]);
    // Statutes that ask for survival alone: M.G.L. c. 190B, 2-702; O.C.G.A. 53-10-2; 20 Pa.C.S. 8501, of wills.
    for (const state of ['MA', 'GA', 'PA']) {
      expect(said(together(state), 'LAW_DIFFERS')[0], state).toContain('a moment of survival is enough');
    }
  });

  it('says where heirs without a will must survive longer than takers of one', () => {
    for (const state of ['CA', 'PA']) {
      expect(said(together(state), 'LAW_DIFFERS')[0], state).toContain(
        'Heirs without a will must survive by 120 hours',
      );
    }
    expect(said(together('GA'), 'LAW_DIFFERS')[0]).not.toContain('Heirs without a will');
  });

  it('cites the state’s own section for 120 hours, and the model act where the state has no such rule', () => {
    const citedIn = (state: string): unknown =>
      play(together(state)).warnings.find(({ code }) => code === 'SIMULTANEOUS_DEATH')?.authority[0]?.cite;
    expect(citedIn('NY')).toBe('N.Y. EPTL 2-1.6');
    expect(citedIn('MA')).toBe('UPC 2-702');
  });

  it('keeps a gift to a niece for her line in Pennsylvania', () => {
    const niece = (state: string): Sketch => ({
      ...BY_LAW,
      state,
      status: 'SINGLE',
      people: ['h', 'a', { id: 'mum', isDeceased: true }, 'sis', { id: 'niece', isDeceased: true }, 'grandniece'],
      relations: [
        ['mum', 'PARENT', 'h'],
        ['mum', 'PARENT', 'sis'],
        ['sis', 'PARENT', 'niece'],
        ['niece', 'PARENT', 'grandniece'],
        ['h', 'PARENT', 'a'],
      ],
      assets: [cash('x', 300_000, 'h')],
      wills: [will('h', [gift(100_000, 'niece'), residue('a')])],
    });
    // 20 Pa.C.S. 2514(9): to a child of a brother or sister, too. New York's statute stops at brothers and sisters.
    expect(said(niece('PA'), 'LAW_DIFFERS')).toEqual([]);
    expect(said(niece('NY'), 'LAW_DIFFERS')[0]).toContain('does not give it to them');
  });

  it('says where no statute revokes what a former spouse is named for', () => {
    const divorced = (state: string): Sketch => ({
      state,
      ...BY_LAW,
      status: 'DIVORCED',
      people: ['h', 'ex', 'a'],
      relations: [
        ['h', 'FORMER_SPOUSE', 'ex'],
        ['h', 'PARENT', 'a'],
      ],
      assets: [cash('ira', M, 'h', { beneficiaries: [{ to: 'ex' }] })],
      wills: [will('h', [residue('a')])],
    });
    expect(heldBy(play(divorced('GA')), 'a', 'ex')).toEqual([M, 0]);
    expect(warned(play(divorced('GA')), 'LAW_DIFFERS')).toBe(M);
    expect(warned(play(divorced('NY')), 'LAW_DIFFERS')).toBeUndefined();
    // California revokes all designations but those of life insurance (Prob. Code 5040(e)).
    expect(warned(play(divorced('CA')), 'LAW_DIFFERS')).toBeUndefined();
    const insured = { ...divorced('CA'), assets: [policy('p', M, 'h', 'h', { beneficiaries: [{ to: 'ex' }] })] };
    expect(warned(play(insured), 'LAW_DIFFERS')).toBe(M);
    expect(said(insured, 'LAW_DIFFERS')[0]).toContain('but not those of life insurance');
  });

  it('says that a former spouse takes by joint title, and whether the state has the model act’s section on it', () => {
    const divorced = (state: string): Sketch => ({
      state,
      ...BY_LAW,
      status: 'DIVORCED',
      people: ['h', 'ex', 'a'],
      relations: [
        ['h', 'FORMER_SPOUSE', 'ex'],
        ['h', 'PARENT', 'a'],
      ],
      assets: [joint('house', M, ['h', 'ex'])],
      wills: [will('h', [residue('a')])],
    });
    expect(heldBy(play(divorced('HI')), 'ex')).toEqual([M]);
    expect(warned(play(divorced('HI')), 'LAW_DIFFERS')).toBe(M / 2);
    expect(said(divorced('HI'), 'LAW_DIFFERS')[0]).toContain('makes former spouses owners in common');
    expect(said(divorced('OH'), 'LAW_DIFFERS')[0]).toContain('is not held, and the decree may say it');
  });
});
