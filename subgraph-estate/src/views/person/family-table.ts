import { labelOf } from '@platform/contracts/labels';
import type { IsoDate } from '@platform/kernel';
import { type Estate, personById, spouseOf } from '../../domain/estate/estate.ts';
import { ageOf } from '../../domain/estate/household-name.ts';
import { childrenOfHousehold, parentsOf } from '../../domain/person/family.ts';
import type { EstatePerson } from '../../domain/person/person.ts';
import { tiesOf } from '../../domain/person/relations.ts';
import { usesOfPerson } from '../../domain/person/uses.ts';

/** What `personId` is to `ofId` by a relation of its own; null for none. */
export function directRelationship(estate: Estate, personId: string, ofId: string): string | null {
  const tie = tiesOf(estate, personId).find(({ otherId }) => otherId === ofId);
  return tie ? labelOf('RelationRole', tie.role) : null;
}

const shared = (ids: readonly string[], others: readonly string[]): number =>
  ids.filter((id) => others.includes(id)).length;

/** By parents in common: both, or one of two that are known. */
function siblingWords(own: readonly string[], others: readonly string[]): string | null {
  const inCommon = shared(own, others);
  if (inCommon === 0) return null;
  return inCommon < Math.max(own.length, others.length) && own.length > 1 && others.length > 1
    ? 'Half-sibling'
    : 'Sibling';
}

/** What a person is to another one by blood and adoption over two or three steps; null for nothing that has a word. */
function kinship(estate: Estate, personId: string, ofId: string): string | null {
  const parents = (id: string): string[] => parentsOf(estate, id);
  const [mine, theirs] = [parents(personId), parents(ofId)];
  const sibling = siblingWords(mine, theirs);
  if (sibling) return sibling;
  if (mine.flatMap(parents).includes(ofId)) return 'Grandchild';
  if (mine.flatMap(parents).flatMap(parents).includes(ofId)) return 'Great-grandchild';
  if (theirs.flatMap(parents).includes(personId)) return 'Grandparent';
  if (mine.some((id) => directRelationship(estate, id, ofId) === labelOf('RelationRole', 'STEPCHILD')))
    return 'Step-grandchild';
  const aunts = mine.filter((id) => siblingWords(parents(id), theirs) || isSibling(estate, id, ofId));
  return aunts.length > 0 ? 'Niece or nephew' : null;
}

const isSibling = ({ relations }: Estate, a: string, b: string): boolean =>
  relations.some(({ kind, from, to }) => kind === 'SIBLING' && ((from === a && to === b) || (from === b && to === a)));

/** What a person is to the client: directly, by blood, or by the spouse. */
function ownRelationship(estate: Estate, personId: string): string | null {
  if (personId === estate.personId) return 'Client';
  const own = directRelationship(estate, personId, estate.personId) ?? kinship(estate, personId, estate.personId);
  if (own) return own;
  const spouse = spouseOf(estate, estate.personId);
  if (!spouse) return null;
  if (parentsOf(estate, personId).includes(spouse.id)) return labelOf('RelationRole', 'STEPCHILD');
  const ofSpouse = directRelationship(estate, personId, spouse.id) ?? kinship(estate, personId, spouse.id);
  if (!ofSpouse) return null;
  return ofSpouse === 'Grandchild' ? 'Step-grandchild' : `${ofSpouse} of ${spouse.name}`;
}

/** The same, and for whoever is none of it what they are to a relative: to a child before others. Null for a stranger. */
export function clientRelationship(estate: Estate, personId: string): string | null {
  const own = ownRelationship(estate, personId);
  if (own) return own;
  const ties = tiesOf(estate, personId);
  const children = childrenOfHousehold(estate).map(({ id }) => id);
  const tie =
    ties.find(({ otherId }) => children.includes(otherId)) ??
    ties.find(({ otherId }) => ownRelationship(estate, otherId) !== null);
  return tie ? `${labelOf('RelationRole', tie.role)} of ${personById(estate, tie.otherId)?.name ?? 'a child'}` : null;
}

export interface FamilyTableLine {
  readonly person: EstatePerson;
  readonly age: number | null;
  readonly isDeletable: boolean;
  readonly primaryRelationship: string | null;
  readonly secondaryRelationship: string | null;
}

/** One line for each person, with what they are to the client and to the spouse. */
export function familyTable(estate: Estate, today: IsoDate): FamilyTableLine[] {
  const spouse = spouseOf(estate, estate.personId);
  return estate.people.map((person) => ({
    person,
    age: ageOf(person, today),
    isDeletable: usesOfPerson(estate, person.id).length === 0,
    primaryRelationship: clientRelationship(estate, person.id),
    secondaryRelationship:
      spouse && person.id !== spouse.id
        ? (directRelationship(estate, person.id, spouse.id) ?? kinship(estate, person.id, spouse.id))
        : null,
  }));
}
