import { cash, play, type Sketch } from './case-builder.ts';

export type Family = Pick<Sketch, 'people' | 'relations'>;
const COUPLE = [['h', 'SPOUSE', 'w']] as const;
export const of = (...own: readonly string[]) => own.map((id) => ['h', 'PARENT', id] as const);
const hers = (...ids: readonly string[]) => ids.map((id) => ['w', 'PARENT', id] as const);
const grown = (id: string) => ({ id, birthDate: '1990-01-01' });
/** The families that statutes tell apart. */
export const FAMILIES = {
  joint: { people: ['h', 'w', grown('a')], relations: [...COUPLE, ...of('a'), ...hers('a')] },
  'joint, two': {
    people: ['h', 'w', grown('a'), grown('b')],
    relations: [...COUPLE, ...of('a', 'b'), ...hers('a', 'b')],
  },
  'joint and hers': { people: ['h', 'w', grown('a'), 's'], relations: [...COUPLE, ...of('a'), ...hers('a', 's')] },
  'joint, minor': {
    people: ['h', 'w', { id: 'a', birthDate: '2015-01-01' }],
    relations: [...COUPLE, ...of('a'), ...hers('a')],
  },
  'his one': { people: ['h', 'w', grown('a')], relations: [...COUPLE, ...of('a')] },
  'his two': { people: ['h', 'w', grown('a'), grown('b')], relations: [...COUPLE, ...of('a', 'b')] },
  'his one, joint one': {
    people: ['h', 'w', grown('a'), grown('b')],
    relations: [...COUPLE, ...of('a', 'b'), ...hers('b')],
  },
  'his three': { people: ['h', 'w', 'a', 'b', 'c'], relations: [...COUPLE, ...of('a', 'b', 'c')] },
  parents: {
    people: ['h', 'w', 'mum', 'sis'],
    relations: [...COUPLE, ['mum', 'PARENT', 'h'], ['mum', 'PARENT', 'sis']],
  },
  sibling: { people: ['h', 'w', 'sis'], relations: [...COUPLE, ['h', 'SIBLING', 'sis']] },
  nobody: { people: ['h', 'w'], relations: COUPLE },
} satisfies Record<string, Family>;

/** Somebody of a state dies without a will, with so much in cash or the assets given. */
export const intestate = (state: string, family: Family, dollars = 1_000_000, more: Partial<Sketch> = {}) =>
  play({
    state,
    ...family,
    assets: [cash('x', dollars, 'h')],
    assume: { intestacy: 'STATE_LAW', silentTaxClause: 'RESIDUE' },
    ...more,
  });
