import type { Estate } from '../estate/estate.ts';
import { newEstate, person } from '../estate/household.ts';
import type { EstatePerson, EstateRelation } from './person.ts';
import { type RelationRole, withRelationships } from './relations.ts';

type Tied = readonly [personId: string, role: RelationRole, otherId: string];

/** A household of these people, the first of them the client, and what one is to the other. */
export function familyOf(people: Readonly<Record<string, Partial<EstatePerson>>>, ...ties: readonly Tied[]): Estate {
  const founded = newEstate(
    { firstName: 'Ada', lastName: 'Marsh', state: 'OR', maritalStatus: 'LEGALLY_MARRIED' },
    { id: 'e', organizationId: 'o', advisorId: null, at: '2026-11-20', today: '2026-11-20', nextId: () => 'x' },
  );
  const members = Object.entries(people).map(([id, known]) => {
    const firstName = id.charAt(0).toUpperCase() + id.slice(1);
    return person({ id, name: `${firstName} Marsh`, firstName, lastName: 'Marsh', ...known });
  });
  const estate = { ...founded, personId: members[0]?.id ?? '', people: members };
  const changes = ties.map(([personId, role, otherId]) => ({ personId, role, otherId }));
  return withRelationships(estate, changes, counter());
}

export function counter(prefix = 'tie'): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}

export const tiesBetween = ({ relations }: Estate): string[] =>
  relations.map(
    ({ from, to, kind, isAdopted }: EstateRelation) => `${from} ${kind} ${to}${isAdopted ? ' adopted' : ''}`,
  );
