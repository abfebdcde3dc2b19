import { describe, expect, it } from 'vitest';
import { deceasedToHide, drawingOf } from './family-drawing.ts';
import type { FamilyEstate } from './family-query.ts';

type Kind = FamilyEstate['relations'][number]['kind'];

/** What a drawing reads of an estate. */
function estateOf(alive: readonly string[], deceased: readonly string[], ties: readonly [Kind, string, string][]) {
  const people = [
    ...alive.map((id) => ({ id, isClient: id === 'nell', isDeceased: false })),
    ...deceased.map((id) => ({ id, isClient: id === 'nell', isDeceased: true })),
  ];
  return {
    people,
    familyTree: { g1: [{ id: 'nell' }], g2: [], g3: [], other: [] },
    relations: ties.map(([kind, from, to]) => ({ kind, from: { id: from }, to: { id: to } })),
  } as unknown as FamilyEstate;
}
const drawn = (estate: FamilyEstate) =>
  drawingOf(estate, deceasedToHide(estate))
    .cards.map(({ id }) => id)
    .toSorted();

describe('a tree without its deceased', () => {
  it('leaves out a former husband and a child without children, and keeps their half of the family', () => {
    const estate = estateOf(
      ['nell', 'first'],
      ['hugh', 'iris'],
      [
        ['FORMER_SPOUSE', 'nell', 'hugh'],
        ['PARENT', 'nell', 'first'],
        ['PARENT', 'hugh', 'first'],
        ['PARENT', 'nell', 'iris'],
      ],
    );
    expect([...deceasedToHide(estate)].toSorted()).toEqual(['hugh', 'iris']);
    expect(drawn(estate)).toEqual(['first', 'nell']);
  });

  it('keeps a deceased child through whom a son-in-law and a grandchild belong to the family', () => {
    const estate = estateOf(
      ['nell', 'max', 'lola'],
      ['iris'],
      [
        ['PARENT', 'nell', 'iris'],
        ['SPOUSE', 'iris', 'max'],
        ['PARENT', 'iris', 'lola'],
        ['PARENT', 'max', 'lola'],
      ],
    );
    expect(deceasedToHide(estate)).toEqual(new Set());
    expect(drawn(estate)).toEqual(['iris', 'lola', 'max', 'nell']);
  });

  it('keeps one of two deceased parents, and the client', () => {
    const estate = estateOf(
      ['first'],
      ['nell', 'hugh'],
      [
        ['SPOUSE', 'nell', 'hugh'],
        ['PARENT', 'nell', 'first'],
        ['PARENT', 'hugh', 'first'],
      ],
    );
    expect(deceasedToHide(estate)).toEqual(new Set(['hugh']));
  });

  it('leaves out who has no place in the tree anyway', () => {
    expect(deceasedToHide(estateOf(['nell'], ['gerald'], [['PARENT', 'gerald', 'nell']]))).toEqual(new Set(['gerald']));
  });
});
