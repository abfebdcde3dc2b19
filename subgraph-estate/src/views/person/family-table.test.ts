import { describe, expect, it } from 'vitest';
import { familyOf } from '../../domain/person/family.fixture.ts';
import { clientRelationship } from './family-table.ts';

describe('what somebody is to the client', () => {
  const estate = familyOf(
    { ada: {}, ben: {}, cara: {}, dov: {}, eli: {}, fay: {}, gus: {}, hal: {}, ida: {}, jon: {}, kit: {}, lou: {} },
    ['ben', 'SPOUSE', 'ada'],
    ['cara', 'CHILD', 'ada'],
    ['dov', 'SPOUSE', 'cara'],
    ['eli', 'CHILD', 'ben'],
    ['fay', 'SPOUSE', 'eli'],
    ['gus', 'CHILD', 'cara'],
    ['hal', 'DOMESTIC_PARTNER', 'gus'],
    ['ida', 'SIBLING', 'ada'],
    ['jon', 'SPOUSE', 'ida'],
    ['kit', 'SIBLING', 'jon'],
  );

  it.each([
    ['cara', 'Child'],
    ['dov', 'Spouse of Cara Marsh'],
    ['eli', 'Stepchild'],
    ['gus', 'Grandchild'],
    ['ida', 'Sibling'],
  ])('is said of %s', (id, words) => expect(clientRelationship(estate, id)).toBe(words));

  it.each([
    ['a child of the spouse alone', 'fay', 'Spouse of Eli Marsh'],
    ['a grandchild', 'hal', 'Partner of Gus Marsh'],
    ['a sibling', 'jon', 'Spouse of Ida Marsh'],
  ])('is said of whoever married %s', (_whom, id, words) => expect(clientRelationship(estate, id)).toBe(words));

  it('is nothing for whoever stands two steps away, and for a stranger', () => {
    expect(['kit', 'lou'].map((id) => clientRelationship(estate, id))).toEqual([null, null]);
  });
});
