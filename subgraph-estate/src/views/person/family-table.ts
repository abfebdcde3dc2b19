import type { IsoDate } from '@platform/kernel';
import { type Estate, type EstatePerson, personById, spouseOf } from '../../domain/estate/estate.ts';
import { ageOf } from '../../domain/estate/household-name.ts';
import { childrenOf, parentsOf, usesOfPerson } from '../../domain/person/family.ts';

const DIRECT: Readonly<Record<string, readonly [string, string]>> = {
  SPOUSE: ['Spouse', 'Spouse'],
  FORMER_SPOUSE: ['Former spouse', 'Former spouse'],
  DOMESTIC_PARTNER: ['Partner', 'Partner'],
  PARENT: ['Child', 'Parent'],
  STEPPARENT: ['Stepchild', 'Stepparent'],
  SIBLING: ['Sibling', 'Sibling'],
};

/** What `personId` is to `ofId`, by one relation; null for none. */
export function directRelationship(estate: Estate, personId: string, ofId: string): string | null {
  for (const { kind, from, to } of estate.relations) {
    const words = DIRECT[kind];
    if (words && from === ofId && to === personId) return words[0];
    if (words && from === personId && to === ofId) return words[1];
  }
  return null;
}

/** What a person is to the client: directly, by two steps, or by the role in the plan. Null for a stranger. */
export function clientRelationship(estate: Estate, personId: string): string | null {
  if (personId === estate.personId) return 'Client';
  const direct = directRelationship(estate, personId, estate.personId);
  if (direct) return direct;
  const children = childrenOf(estate, estate.personId).map(({ id }) => id);
  if (parentsOf(estate, personId).some((id) => children.includes(id))) return 'Grandchild';
  const spouse = spouseOf(estate, estate.personId);
  if (spouse) {
    const ofSpouse = directRelationship(estate, personId, spouse.id);
    if (ofSpouse) return ofSpouse === 'Child' ? 'Stepchild' : `${ofSpouse} of ${spouse.name}`;
  }
  const married = children.find((id) => spouseOf(estate, id)?.id === personId);
  return married ? `Spouse of ${personById(estate, married)?.name ?? 'a child'}` : null;
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
    secondaryRelationship: spouse ? directRelationship(estate, person.id, spouse.id) : null,
  }));
}
