import { describe, expect, it } from 'vitest';
import { comparableName, findByName, isCharityName, isOrganizationName, samePerson } from './name-match.ts';

describe('names', () => {
  it.each([
    ['Helen M. Castellan', 'Helen Castellan', true],
    ['Helen M. Castellan', 'Helen Marie Castellan', true],
    ['HELEN CASTELLAN', 'Helen Castellan, Esq.', true],
    ['Winona Joy Vandermeer', 'Winona Vandermeer', true],
    ['Helen Ruth Castellan', 'Helen Marie Castellan', false],
    ['Helen Castellan', 'Ellen Castellan', false],
    ['José Peña', 'Jose Pena', true],
  ])('%s and %s can be the same person: %s', (a, b, same) => expect(samePerson(a, b)).toBe(same));

  it('means nobody when two could be meant', () => {
    const people = [{ name: 'John A. Roth' }, { name: 'John B. Roth' }];
    expect(findByName(people, 'John Roth')).toBeUndefined();
    expect(findByName(people, 'John A. Roth')).toBe(people[0]);
  });
  it('takes a given name alone where only one has it', () => {
    expect(findByName([{ name: 'Cedric Holloway' }, { name: 'Imani Holloway' }], 'Cedric')?.name).toBe(
      'Cedric Holloway',
    );
  });
  it('tells institutions and charities from people', () => {
    expect(isOrganizationName('Cuyahoga Valley Private Bank')).toBe(true);
    expect(isOrganizationName('Petronella Banks')).toBe(false);
    expect(isCharityName('Lake Effect Literacy Council')).toBe(true);
    expect(isCharityName('Clara Lowe')).toBe(false);
    expect(comparableName('The Garrick Vandermeer Trust')).toBe('garrick vandermeer trust');
  });
});
