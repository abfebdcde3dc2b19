import { describe, expect, it } from 'vitest';
import { counter, familyOf, tiesBetween } from './family.fixture.ts';
import {
  parentQuestions,
  possibleParents,
  RELATION_ROLES,
  suggestedTies,
  tiesOf,
  withRelationships,
  withTiesOf,
} from './relations.ts';

const couple = familyOf({ ada: {}, ben: {}, cleo: {} }, ['ben', 'SPOUSE', 'ada']);
const suggested = (...[estate, role, otherId]: [typeof couple, (typeof RELATION_ROLES)[number], string]) =>
  suggestedTies(estate, [{ role, otherId }], null).map((tie) => `${tie.role} ${tie.otherId}`);

describe('ties of a person', () => {
  it.each(RELATION_ROLES)('%s is read back as it was said', (role) => {
    const estate = withTiesOf(couple, 'cleo', [{ role, otherId: 'ada' }], counter());
    expect(tiesOf(estate, 'cleo')).toEqual([{ id: 'tie-1', role, otherId: 'ada' }]);
  });

  it('take the place of those before; one that stays keeps its id, and those of others are not touched', () => {
    const one = withTiesOf(couple, 'cleo', [{ role: 'CHILD', otherId: 'ada' }], counter('first'));
    const both = withTiesOf(
      one,
      'cleo',
      [
        { role: 'ADOPTED_CHILD', otherId: 'ada' },
        { role: 'CHILD', otherId: 'ben' },
      ],
      counter('second'),
    );
    expect(tiesOf(both, 'cleo').map(({ id }) => id)).toEqual(['first-1', 'second-1']);
    expect(tiesBetween(both)).toEqual(['ben SPOUSE ada', 'ada PARENT cleo adopted', 'ben PARENT cleo']);
    expect(withTiesOf(both, 'cleo', [], counter()).relations).toEqual(couple.relations);
  });

  it('that stay as they were change nothing, from whichever end they are said', () => {
    const before = familyOf(
      { ada: {}, ben: {}, cleo: {}, dan: {} },
      ['ben', 'SPOUSE', 'ada'],
      ['dan', 'FORMER_SPOUSE', 'ada'],
      ['cleo', 'CHILD', 'ada'],
    );
    const again = withTiesOf(before, 'ada', tiesOf(before, 'ada').toReversed(), counter());
    expect(again.relations).toEqual(before.relations);
  });

  it.each([
    ['a stranger', 'zoe', 'UNKNOWN_REFERENCE'],
    ['oneself', 'cleo', 'SELF_RELATION'],
  ])('to %s are refused', (_what, otherId, code) => {
    expect(() => withTiesOf(couple, 'cleo', [{ role: 'SIBLING', otherId }], counter())).toThrow(
      expect.objectContaining({ code, field: 'relations' }),
    );
  });

  it('are one for each other person', () => {
    const twice = [
      { role: 'CHILD', otherId: 'ada' },
      { role: 'STEPCHILD', otherId: 'ada' },
    ] as const;
    expect(() => withTiesOf(couple, 'cleo', twice, counter())).toThrow(/Two relationships to Ada Marsh/);
  });

  it('between two people are corrected and taken away without the others', () => {
    const before = familyOf({ ada: {}, ben: {}, cleo: {} }, ['ben', 'SPOUSE', 'ada'], ['cleo', 'CHILD', 'ada']);
    const former = withRelationships(
      before,
      [
        { personId: 'ben', otherId: 'ada', role: 'FORMER_SPOUSE' },
        { personId: 'cleo', otherId: 'ada', role: null },
      ],
      counter(),
    );
    expect(tiesBetween(former)).toEqual(['ben FORMER_SPOUSE ada']);
  });
});

describe('suggested ties', () => {
  it('a child of somebody married has both for parents, an adopted one both by adoption', () => {
    expect(suggested(couple, 'CHILD', 'ada')).toEqual(['CHILD ben']);
    expect(suggested(couple, 'ADOPTED_CHILD', 'ben')).toEqual(['ADOPTED_CHILD ada']);
  });
  it('a stepchild of one has the other for a parent', () => {
    expect(suggested(couple, 'STEPCHILD', 'ben')).toEqual(['CHILD ada']);
  });
  it('nobody dead or divorced is suggested', () => {
    expect(
      suggested(familyOf({ ada: {}, ben: { isDeceased: true } }, ['ben', 'SPOUSE', 'ada']), 'CHILD', 'ada'),
    ).toEqual([]);
    expect(suggested(familyOf({ ada: {}, ben: {} }, ['ben', 'FORMER_SPOUSE', 'ada']), 'CHILD', 'ada')).toEqual([]);
  });
  it('a sibling has the same parents, and a new spouse the children for stepchildren', () => {
    const family = familyOf(
      { ada: {}, ben: {}, cleo: {} },
      ['ben', 'SPOUSE', 'ada'],
      ['cleo', 'CHILD', 'ada'],
      ['cleo', 'CHILD', 'ben'],
    );
    expect(suggested(family, 'SIBLING', 'cleo')).toEqual(['CHILD ada', 'CHILD ben']);
    expect(suggested(family, 'SPOUSE', 'ada')).toEqual(['STEPPARENT cleo']);
  });
  it('nothing is suggested that is named already, nor a third parent', () => {
    const ties = (...named: [(typeof RELATION_ROLES)[number], string][]) =>
      suggestedTies(
        couple,
        named.map(([role, otherId]) => ({ role, otherId })),
        'cleo',
      );
    expect(ties(['CHILD', 'ada'], ['STEPCHILD', 'ben'])).toEqual([]);
    const former = familyOf({ ada: {}, ben: {}, dan: {}, cleo: {} }, ['ben', 'SPOUSE', 'ada']);
    const of = [
      { role: 'CHILD', otherId: 'ada' },
      { role: 'CHILD', otherId: 'dan' },
    ] as const;
    expect(suggestedTies(former, of, null)).toEqual([]);
  });
});

describe('the second parent', () => {
  const asked = (estate: typeof couple) =>
    parentQuestions(estate).map(({ child, parent, other }) => [child.id, parent.id, other.id]);
  const oneParent = familyOf(
    { ada: { birthDate: '1980-01-01' }, ben: { birthDate: '1999-05-05' }, cleo: {} },
    ['ben', 'SPOUSE', 'ada'],
    ['cleo', 'CHILD', 'ada'],
  );
  it('of a child with one parent who is married is asked for, never made up', () => {
    expect(asked(oneParent)).toEqual([['cleo', 'ada', 'ben']]);
    expect(tiesBetween(oneParent)).toEqual(['ben SPOUSE ada', 'ada PARENT cleo']);
  });
  it.each(['CHILD', 'ADOPTED_CHILD', 'STEPCHILD'] as const)('is answered by %s', (role) => {
    expect(asked(withRelationships(oneParent, [{ personId: 'cleo', otherId: 'ben', role }], counter()))).toEqual([]);
  });
  it('is not asked for where there are two, where nobody is married, or where the spouse is too young', () => {
    expect(asked(familyOf({ ada: {}, cleo: {} }, ['cleo', 'CHILD', 'ada']))).toEqual([]);
    const two = familyOf(
      { ada: {}, ben: {}, dan: {}, cleo: {} },
      ['ben', 'SPOUSE', 'ada'],
      ['cleo', 'CHILD', 'ada'],
      ['cleo', 'CHILD', 'dan'],
    );
    expect(asked(two)).toEqual([]);
    const people = oneParent.people.map((one) => (one.id === 'cleo' ? { ...one, birthDate: '1999-01-01' } : one));
    expect(asked({ ...oneParent, people })).toEqual([]);
  });
});

it('may be a parent who neither descends from the child, nor is younger, nor is a bank', () => {
  const family = familyOf(
    {
      ada: { birthDate: '1970-01-01' },
      cleo: { birthDate: '1995-01-01' },
      kid: { birthDate: null },
      young: { birthDate: '2001-01-01' },
      bank: { isCorporateTrustee: true },
      aunt: {},
    },
    ['kid', 'CHILD', 'cleo'],
  );
  expect(possibleParents(family, 'cleo').map(({ id }) => id)).toEqual(['ada', 'aunt']);
});
