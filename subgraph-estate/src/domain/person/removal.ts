import { DomainError } from '@platform/kernel';
import { type Estate, personById } from '../estate/estate.ts';
import type { RemovedPerson } from './person.ts';

/** The last removals that can be taken back. */
const KEPT_REMOVALS = 20;

/** The estate without a person and the person's relations, which are kept so that the removal can be undone. */
export function withoutPerson(estate: Estate, id: string): Estate {
  const person = personById(estate, id);
  if (!person) return estate;
  const isOwn = ({ from, to }: Estate['relations'][number]): boolean => from === id || to === id;
  const removal: RemovedPerson = { person, relations: estate.relations.filter(isOwn) };
  return {
    ...estate,
    people: estate.people.filter((known) => known.id !== id),
    relations: estate.relations.filter((relation) => !isOwn(relation)),
    nodePositions: estate.nodePositions.filter((card) => card.id !== id),
    removedPeople: [...estate.removedPeople, removal].slice(-KEPT_REMOVALS),
  };
}

/**
 * The person back as they were, with the relations to whoever is still there.
 * Throws: DomainError NOT_FOUND for somebody who was never removed, or too long ago.
 */
export function withPersonBack(estate: Estate, id: string): Estate {
  const removal = estate.removedPeople.find(({ person }) => person.id === id);
  if (!removal) throw new DomainError('NOT_FOUND', 'This removal can no longer be undone.', { field: 'id' });
  const people = [...estate.people, removal.person];
  const isThere = (personId: string): boolean => people.some((person) => person.id === personId);
  return {
    ...estate,
    people,
    relations: [...estate.relations, ...removal.relations.filter(({ from, to }) => isThere(from) && isThere(to))],
    removedPeople: estate.removedPeople.filter(({ person }) => person.id !== id),
  };
}
