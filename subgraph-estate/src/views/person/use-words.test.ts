import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import type { Estate } from '../../domain/estate/estate.ts';
import { familyOf, tiesBetween } from '../../domain/person/family.fixture.ts';
import { withoutPerson, withPersonBack } from '../../domain/person/removal.ts';
import { usesOfPerson } from '../../domain/person/uses.ts';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { inUseWords, personUses } from './use-words.ts';

const samples = SAMPLE_HOUSEHOLDS.map((household) => sampleEstate(household, '2026-11-20T10:00:00.000Z'));
const everybody = samples.flatMap((estate) => estate.people.map((person) => ({ estate, person })));

/** Every place of the stored estate that holds an id, but the person and what goes with them. */
function holds(estate: Estate, id: string): boolean {
  const { people: _people, relations: _ties, calculated: _figures, firstSpouseToDieId: _first, ...rest } = estate;
  return JSON.stringify(rest).includes(`"${id}"`);
}

describe('where a person is used', () => {
  it('is every place that holds them, and none else, for everybody of the sample estates', () => {
    expect(everybody.length).toBeGreaterThan(60);
    for (const { estate, person } of everybody) {
      expect([person.name, usesOfPerson(estate, person.id).length > 0]).toEqual([
        person.name,
        holds(estate, person.id),
      ]);
    }
  });

  it('is said in words with the name of the thing, no id among them', () => {
    const words = everybody.flatMap(({ estate, person }) => personUses(estate, person.id).map((use) => use.words));
    for (const kind of [/^Executor: .*[Ww]ill/, /^Owner of /, /^Insured by /, /^Child of /]) {
      expect(words).toContainEqual(expect.stringMatching(kind));
    }
    for (const one of words) expect(one).not.toMatch(/undefined|null|_|[0-9a-f]{8}-/);
  });

  it('says three places and how many more there are', () => {
    const { estate, person } = everybody.find((one) => usesOfPerson(one.estate, one.person.id).length > 4) ?? {};
    if (!estate || !person) throw new Error('no sample is used so often');
    const count = usesOfPerson(estate, person.id).length;
    expect(inUseWords(estate, person.id)).toMatch(
      new RegExp(`^${person.name} is named elsewhere: .+ and ${count - 3} more\\.$`),
    );
  });
});

describe('a removal', () => {
  const family = familyOf(
    { ada: {}, ben: {}, cleo: {}, kit: {} },
    ['ben', 'SPOUSE', 'ada'],
    ['cleo', 'CHILD', 'ada'],
    ['kit', 'ADOPTED_CHILD', 'cleo'],
  );
  it('leaves nothing that names the person, and undone everything is as before', () => {
    const without = withoutPerson(family, 'cleo');
    expect([without.people.length, tiesBetween(without)]).toEqual([3, ['ben SPOUSE ada']]);
    expect(holds({ ...without, removedPeople: [] }, 'cleo')).toBe(false);
    const back = withPersonBack(without, 'cleo');
    expect(back.people.map(({ id }) => id).toSorted()).toEqual(['ada', 'ben', 'cleo', 'kit']);
    expect(tiesBetween(back).toSorted()).toEqual(tiesBetween(family).toSorted());
    expect(back.removedPeople).toEqual([]);
  });
  it('undone after another one brings back relations to those alone who are there', () => {
    const both = withoutPerson(withoutPerson(family, 'cleo'), 'kit');
    expect(tiesBetween(withPersonBack(both, 'cleo'))).toEqual(['ben SPOUSE ada', 'ada PARENT cleo']);
    expect(() => withPersonBack(family, 'zoe')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});
