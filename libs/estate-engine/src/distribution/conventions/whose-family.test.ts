import { describe, expect, it } from 'vitest';
import type { Target, Trust } from '../estate-case.ts';
import { BOTH, cash, heldBy, M, onDeath, play, residue, type Sketch, trust, warned, will } from './case-builder.ts';

const DESCENDANTS: Target = { class: 'DESCENDANTS' };
/** `a` is the child of `h`, `b` of `w`. */
const REMARRIED: Sketch['relations'] = [
  ['h', 'SPOUSE', 'w'],
  ['h', 'PARENT', 'a'],
  ['w', 'PARENT', 'b'],
];
const SECOND = (...to: readonly Target[]): NonNullable<Trust['terms']> => [
  { on: 'SECOND_DEATH', steps: [residue(...to)] },
];

/** The will of `h` pays a trust that his death makes. */
const paying = (end: Partial<Trust>, more: Partial<Sketch> = {}) =>
  play({
    people: ['h', 'w', 'a', 'b'],
    relations: REMARRIED,
    assets: [cash('x', 2 * M, 'h')],
    wills: [will('h', [residue('t')])],
    trusts: [trust('t', 'BYPASS', 'h', { createdUponDeath: true, lifetimeBeneficiaries: ['w'], ...end })],
    deaths: BOTH,
    ...more,
  });
const COMMON: Sketch['relations'] = [...REMARRIED, ['w', 'PARENT', 'a'], ['h', 'PARENT', 'b']];

describe('a trust that leaves to a class and does not say whose', () => {
  it.each([
    ['of two', { settlors: ['h', 'w'], terms: SECOND(DESCENDANTS) }],
    ['of the one who died first', { terms: SECOND(DESCENDANTS) }],
    ['at the death of the other', { terms: onDeath('w', residue({ class: 'CHILDREN' })) }],
  ] as const)('is warned of to the cent where the families differ: %s', (_, end) => {
    const result = paying(end);
    // Of whoever dies, as before: the family of the one who made it is left with nothing, and that is said.
    expect(heldBy(result, 'a', 'b')).toEqual([0, 2 * M]);
    expect(warned(result, 'FAMILY_OF_WHOM')).toBe(2 * M);
    const said = result.warnings.find(({ code }) => code === 'FAMILY_OF_WHOM');
    expect(said).toMatchObject({ ids: ['t'], death: 'SECOND_DEATH' });
    expect(said?.explanation).toContain('The figures take those of w, whose death it is; h, who made the trust');
  });

  it('is warned of where whoever dies has no family at all', () => {
    const relations: Sketch['relations'] = [
      ['h', 'SPOUSE', 'w'],
      ['h', 'PARENT', 'a'],
    ];
    const result = paying({ terms: SECOND(DESCENDANTS) }, { relations });
    expect(warned(result, 'FAMILY_OF_WHOM')).toBe(2 * M);
    expect(result.warnings.find(({ code }) => code === 'FAMILY_OF_WHOM')?.explanation).toContain('the heirs of w');
  });

  it.each([
    ['both have the same family', { terms: SECOND(DESCENDANTS) }, { relations: COMMON }],
    ['it says whose', { terms: SECOND({ ...DESCENDANTS, classOf: 'h' }) }, {}],
    ['people are named', { terms: SECOND({ to: 'a' }) }, {}],
    ['it is the survivor’s own', { kind: 'SURVIVOR', settlors: ['h', 'w'], terms: SECOND(DESCENDANTS) }, {}],
    ['nothing is in it', { terms: SECOND(DESCENDANTS) }, { assets: [cash('x', M, 'w')] }],
  ] as const)('is not where %s', (_, end, more) => {
    expect(warned(paying(end, more), 'FAMILY_OF_WHOM')).toBeUndefined();
  });

  it('is not at the death of a child of its maker, whose own family is meant', () => {
    const result = play({
      people: ['h', 'a', 'b', 'c'],
      relations: [
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
        ['a', 'PARENT', 'c'],
      ],
      status: 'SINGLE',
      assets: [cash('x', M, 't')],
      trusts: [trust('t', 'OTHER', 'h', { terms: onDeath('a', residue(DESCENDANTS)) })],
      deaths: [['a', '2026-03-01']],
    });
    expect(heldBy(result, 'b', 'c')).toEqual([0, M]);
    expect(warned(result, 'FAMILY_OF_WHOM')).toBeUndefined();
  });
});
