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

  it('says of allowances that were not read that they were not', () => {
    // Va. Code 64.2-309 to 64.2-311 since July 1, 2025: 25,000 + 25,000 + 30,000
    expect(warned(play(leftOut('VA')), 'FAMILY_ALLOWANCES')).toBe(80_000);
    expect(said(leftOut('VA'), 'FAMILY_ALLOWANCES')[0]).not.toContain('have it checked');
    expect(said(leftOut('AL'), 'FAMILY_ALLOWANCES')[0]).toContain('have it checked');
  });

  it('Minnesota: the schedule of its own statute, and not that of the model act', () => {
    expect(said(leftOut('MN'), 'ELECTIVE_SHARE_POSSIBLE')[0]).toContain('at least $75,000');
  });

  it('says what a forced heir is left short of in Louisiana (La. Civ. Code arts. 1493 to 1495.1)', () => {
    const plan = (children: Sketch['people'], state = 'LA', to = 'w'): Sketch => ({
      state,
      ...BY_LAW,
      people: ['h', 'w', ...(children ?? [])],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ...(children ?? []).map((one) => ['h', 'PARENT', typeof one === 'string' ? one : one.id] as const),
      ],
      assets: [cash('x', M, 'h')],
      wills: [will('h', [residue(to)])],
    });
    const born = (id: string, birthDate: string) => ({ id, birthDate });
    // Dead on March 1, 2026: 23 until March 1, 2026 is the birthday of 24. One: a quarter; two: half, in two.
    expect(warned(play(plan([born('a', '2002-03-02')])), 'LAW_DIFFERS')).toBe(250_000);
    expect(warned(play(plan([born('a', '2002-03-01')])), 'LAW_DIFFERS')).toBeUndefined();
    const two = plan([born('a', '2004-01-01'), born('b', '2006-01-01')]);
    expect(warned(play(two), 'LAW_DIFFERS')).toBe(500_000);
    // One of five: never more than a fifth.
    expect(warned(play(plan([born('a', '2004-01-01'), 'b', 'c', 'd', 'e'])), 'LAW_DIFFERS')).toBe(200_000);
    // At any age where he cannot care for himself; nothing is missing where he takes all, or elsewhere.
    const disabled = [{ id: 'a', birthDate: '1980-01-01', isDisabled: true }];
    expect(warned(play(plan(disabled)), 'LAW_DIFFERS')).toBe(250_000);
    expect(warned(play(plan(disabled, 'LA', 'a')), 'LAW_DIFFERS')).toBeUndefined();
    expect(warned(play(plan(disabled, 'TX')), 'LAW_DIFFERS')).toBeUndefined();
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

  it('keeps a gift to a niece for her line in Pennsylvania, unless a spouse or descendants take the residue', () => {
    const niece = (state: string, rest: string): Sketch => ({
      ...BY_LAW,
      state,
      status: 'SINGLE',
      people: ['h', 'a', 'friend', { id: 'mum', isDeceased: true }, 'sis', { id: 'niece', isDeceased: true }, 'grand'],
      relations: [
        ['mum', 'PARENT', 'h'],
        ['mum', 'PARENT', 'sis'],
        ['sis', 'PARENT', 'niece'],
        ['niece', 'PARENT', 'grand'],
        ['h', 'PARENT', 'a'],
      ],
      assets: [cash('x', 300_000, 'h')],
      wills: [will('h', [gift(100_000, 'niece'), residue(rest)])],
    });
    // 20 Pa.C.S. 2514(9): to a child of a brother or sister, too. New York's statute stops at brothers and sisters.
    expect(said(niece('PA', 'friend'), 'LAW_DIFFERS')).toEqual([]);
    expect(said(niece('PA', 'a'), 'LAW_DIFFERS')[0]).toContain('does not give it to them');
    expect(said(niece('NY', 'friend'), 'LAW_DIFFERS')[0]).toContain('does not give it to them');
  });

  it('goes up to great-grandparents in South Carolina, and down to grandchildren in Connecticut', () => {
    const gone = (id: string) => ({ id, isDeceased: true });
    const up: Sketch = {
      ...BY_LAW,
      state: 'SC',
      status: 'SINGLE',
      people: ['h', gone('mum'), gone('gran'), gone('great'), gone('grandaunt'), 'second', 'friend'],
      relations: [
        ['mum', 'PARENT', 'h'],
        ['gran', 'PARENT', 'mum'],
        ['great', 'PARENT', 'gran'],
        ['great', 'PARENT', 'grandaunt'],
        ['grandaunt', 'PARENT', 'second'],
      ],
      assets: [cash('x', 300_000, 'h')],
      wills: [will('h', [gift(100_000, 'grandaunt'), residue('friend')])],
    };
    // S.C. Code 62-2-603(A); the model act and Virginia stop at grandparents.
    expect(said(up, 'LAW_DIFFERS')[0]).toContain('by the statute of this state the descendants take it');
    expect(said({ ...up, state: 'VA' }, 'LAW_DIFFERS')).toEqual([]);
    const down = (id: string): Sketch => ({
      ...BY_LAW,
      state: 'CT',
      status: 'SINGLE',
      people: ['h', 'a', gone('b'), gone('c'), gone('d'), 'e'],
      relations: [
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
        ['b', 'PARENT', 'c'],
        ['c', 'PARENT', 'd'],
        ['d', 'PARENT', 'e'],
      ],
      assets: [cash('x', 300_000, 'h')],
      wills: [will('h', [gift(100_000, id), residue('a')])],
    });
    // Conn. Gen. Stat. 45a-441: child, stepchild, grandchild, brother or sister.
    expect(said(down('c'), 'LAW_DIFFERS')).toEqual([]);
    expect(said(down('d'), 'LAW_DIFFERS')[0]).toContain('does not give it to them');
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
    expect(said(divorced('HI'), 'LAW_DIFFERS')[0]).toContain('its words on it were not read');
    // N.J.S.A. 3B:3-14(a)(2), S.C. Code 62-2-507
    for (const state of ['NJ', 'SC']) {
      expect(said(divorced(state), 'LAW_DIFFERS')[0], state).toContain('this part would belong to the estate.');
    }
    expect(said(divorced('OH'), 'LAW_DIFFERS')[0]).toContain('is not held, and the decree may say it');
  });
});
