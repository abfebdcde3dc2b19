import { describe, expect, it } from 'vitest';
import type { Estate } from '../../domain/estate/estate.ts';
import { person } from '../../domain/estate/household.ts';
import { familyOf } from '../../domain/person/family.fixture.ts';
import { type NodeMoves, withNodePositions } from '../../domain/person/node-positions.ts';
import type { EstateRelationKind } from '../../domain/person/person.ts';
import { withoutPerson } from '../../domain/person/removal.ts';
import { flowEdges, placedNodes, unionsOf } from './family-graph.ts';

const relation = (from: string, to: string, kind: EstateRelationKind = 'PARENT') => ({
  id: `${from}-${kind}-${to}`,
  from,
  to,
  kind,
  isAdopted: false,
});
const named = (...names: string[]) => familyOf(Object.fromEntries(names.map((id) => [id, person({ id, name: id })])));

describe('the unions of a family', () => {
  const relations = [
    relation('ada', 'bo', 'FORMER_SPOUSE'),
    relation('ada', 'cy', 'SPOUSE'),
    relation('ada', 'first'),
    relation('bo', 'first'),
    relation('ada', 'half'),
    relation('cy', 'half'),
    relation('cy', 'alone'),
  ];
  it('hold the children of exactly these parents: half-siblings hang on two of them', () => {
    const found = unionsOf({ relations }).map(({ partnerIds, childIds, relation: tie }) => [
      partnerIds.join('+'),
      childIds.join(),
      tie?.kind ?? null,
    ]);
    expect(found).toEqual([
      ['ada+bo', 'first', 'FORMER_SPOUSE'],
      ['ada+cy', 'half', 'SPOUSE'],
      ['cy', 'alone', null],
    ]);
  });
  it('lead from partners to children, each line once', () => {
    const ids = flowEdges({ relations }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('union:ada+cy>half');
  });
});

describe('the places of cards', () => {
  const family = named('ada', 'bo');
  const moved = (estate: Estate, moves: Partial<NodeMoves>) =>
    withNodePositions(estate, { placed: [], released: [], reset: false, ...moves });
  it('are kept by person, and taken back one by one or together', () => {
    const once = moved(family, { placed: [{ id: 'ada', x: 10.4, y: -3 }] });
    expect(placedNodes(once)).toEqual([{ id: 'ada', x: 10, y: -3 }]);
    const twice = moved(once, { placed: [{ id: 'bo', x: 1, y: 2 }] });
    expect(placedNodes(twice).map(({ id }) => id)).toEqual(['ada', 'bo']);
    expect(placedNodes(moved(twice, { released: ['ada', 'who has left'] })).map(({ id }) => id)).toEqual(['bo']);
    expect(placedNodes(moved(twice, { reset: true }))).toEqual([]);
    expect(moved(twice, { placed: [{ id: 'bo', x: 1, y: 2 }] })).toBe(twice);
    expect(moved(family, { released: ['ada'] })).toBe(family);
  });
  it('go with the person', () => {
    const placed = moved(family, { placed: [{ id: 'bo', x: 1, y: 2 }] });
    expect(withoutPerson(placed, 'bo').nodePositions).toEqual([]);
  });
  it.each([
    ['nobody of the family', { id: 'zoe', x: 1, y: 1 }, 'UNKNOWN_REFERENCE'],
    ['no number', { id: 'ada', x: Number.NaN, y: 1 }, 'BAD_USER_INPUT'],
    ['the end of the world', { id: 'ada', x: 1, y: 1e9 }, 'BAD_USER_INPUT'],
  ])('are refused for %s', (_what, place, code) => {
    expect(() => moved(family, { placed: [place] })).toThrow(expect.objectContaining({ code }));
  });
});
