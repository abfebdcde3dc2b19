import { DomainError } from '@platform/kernel';
import { type Estate, personById, spouseOf } from '../estate/estate.ts';
import { childrenOf, parentsOf } from './family.ts';
import { isAncestor } from './family-rules.ts';
import { type EstatePerson, type EstateRelation, isPresentMarriage } from './person.ts';

/** What one person is to another, as it is said: a relation read from one of its ends. */
export const RELATION_ROLES = [
  'CHILD',
  'ADOPTED_CHILD',
  'STEPCHILD',
  'SPOUSE',
  'DOMESTIC_PARTNER',
  'REGISTERED_PARTNER',
  'FORMER_SPOUSE',
  'PARENT',
  'ADOPTIVE_PARENT',
  'STEPPARENT',
  'SIBLING',
] as const;
export type RelationRole = (typeof RELATION_ROLES)[number];

/** One tie of a person: `role` says what the person is to `otherId`. */
export interface Tie {
  readonly role: RelationRole;
  readonly otherId: string;
}

type Form = Pick<EstateRelation, 'kind' | 'isAdopted'>;
const FORMS: Readonly<Record<RelationRole, Form & { readonly downward: boolean }>> = {
  CHILD: { kind: 'PARENT', isAdopted: false, downward: true },
  ADOPTED_CHILD: { kind: 'PARENT', isAdopted: true, downward: true },
  STEPCHILD: { kind: 'STEPPARENT', isAdopted: false, downward: true },
  SPOUSE: { kind: 'SPOUSE', isAdopted: false, downward: false },
  DOMESTIC_PARTNER: { kind: 'DOMESTIC_PARTNER', isAdopted: false, downward: false },
  REGISTERED_PARTNER: { kind: 'REGISTERED_PARTNER', isAdopted: false, downward: false },
  FORMER_SPOUSE: { kind: 'FORMER_SPOUSE', isAdopted: false, downward: false },
  PARENT: { kind: 'PARENT', isAdopted: false, downward: false },
  ADOPTIVE_PARENT: { kind: 'PARENT', isAdopted: true, downward: false },
  STEPPARENT: { kind: 'STEPPARENT', isAdopted: false, downward: false },
  SIBLING: { kind: 'SIBLING', isAdopted: false, downward: false },
};

const isBetween = ({ from, to }: EstateRelation, a: string, b: string): boolean =>
  (from === a && to === b) || (from === b && to === a);

/** What `personId` is to the other end of a relation. */
export function roleIn({ kind, from, isAdopted }: EstateRelation, personId: string): RelationRole {
  if (kind !== 'PARENT' && kind !== 'STEPPARENT') return kind;
  if (kind === 'STEPPARENT') return from === personId ? 'STEPPARENT' : 'STEPCHILD';
  if (from === personId) return isAdopted ? 'ADOPTIVE_PARENT' : 'PARENT';
  return isAdopted ? 'ADOPTED_CHILD' : 'CHILD';
}

/** The ties of a person, in the order they are stored. */
export function tiesOf({ relations }: Estate, personId: string): (Tie & { readonly id: string })[] {
  return relations
    .filter(({ from, to }) => from === personId || to === personId)
    .map((relation) => ({
      id: relation.id,
      role: roleIn(relation, personId),
      otherId: relation.from === personId ? relation.to : relation.from,
    }));
}

function toRelation({ role, otherId }: Tie, personId: string, id: string): EstateRelation {
  const { kind, isAdopted, downward } = FORMS[role];
  return { id, kind, isAdopted, from: downward ? otherId : personId, to: downward ? personId : otherId };
}

function checkTies(estate: Estate, personId: string, ties: readonly Tie[]): void {
  const seen = new Set<string>();
  for (const { otherId } of ties) {
    const other = personById(estate, otherId);
    if (!other) {
      throw new DomainError('UNKNOWN_REFERENCE', 'This person is not part of the estate.', { field: 'relations' });
    }
    if (otherId === personId) {
      throw new DomainError('SELF_RELATION', 'Nobody can be related to themselves.', { field: 'relations' });
    }
    if (seen.has(otherId)) {
      throw new DomainError('RELATED_TWICE', `Two relationships to ${other.name}. Keep the one that holds.`, {
        field: 'relations',
      });
    }
    seen.add(otherId);
  }
}

/**
 * The estate with exactly these ties of a person. One that stays is left as it is stored, from whichever end it was said.
 * Throws: DomainError UNKNOWN_REFERENCE, SELF_RELATION, RELATED_TWICE.
 */
export function withTiesOf(estate: Estate, personId: string, ties: readonly Tie[], nextId: () => string): Estate {
  checkTies(estate, personId, ties);
  const said = new Map(ties.map((tie) => [tie.otherId, tie]));
  const kept = estate.relations.flatMap((relation) => {
    if (relation.from !== personId && relation.to !== personId) return [relation];
    const tie = said.get(relation.from === personId ? relation.to : relation.from);
    if (!tie) return [];
    said.delete(tie.otherId);
    return [roleIn(relation, personId) === tie.role ? relation : toRelation(tie, personId, relation.id)];
  });
  const added = [...said.values()].map((tie) => toRelation(tie, personId, nextId()));
  return { ...estate, relations: [...kept, ...added] };
}

/** What one person is to another; null: nothing (any more). */
export interface Relationship {
  readonly personId: string;
  readonly otherId: string;
  readonly role: RelationRole | null;
}

/** The estate where each of these holds in place of what was recorded between the two. Throws as `withTiesOf`. */
export function withRelationships(estate: Estate, changes: readonly Relationship[], nextId: () => string): Estate {
  return changes.reduce((current, { personId, otherId, role }) => {
    if (!personById(current, personId) || !personById(current, otherId)) {
      throw new DomainError('UNKNOWN_REFERENCE', 'This person is not part of the estate.', { field: 'relations' });
    }
    const kept = tiesOf(current, personId).filter((tie) => tie.otherId !== otherId);
    return withTiesOf(current, personId, role ? [...kept, { role, otherId }] : kept, nextId);
  }, estate);
}

export interface Suggestion extends Tie {
  /** Whom and what the suggestion follows from. */
  readonly because: { readonly kind: 'MARRIED' | 'PARENT' | 'CHILD'; readonly personId: string };
}

function suggestionsFrom(estate: Estate, { role, otherId }: Tie): Suggestion[] {
  const spouse = spouseOf(estate, otherId);
  const married = (as: RelationRole): Suggestion[] =>
    spouse && !spouse.isDeceased
      ? [{ role: as, otherId: spouse.id, because: { kind: 'MARRIED', personId: otherId } }]
      : [];
  switch (role) {
    case 'CHILD':
    case 'STEPCHILD':
      return married('CHILD');
    case 'ADOPTED_CHILD':
      return married('ADOPTED_CHILD');
    case 'SIBLING':
      return parentsOf(estate, otherId).map((id) => ({
        role: 'CHILD',
        otherId: id,
        because: { kind: 'PARENT', personId: otherId },
      }));
    case 'SPOUSE':
      return childrenOf(estate, otherId).map(({ id }) => ({
        role: 'STEPPARENT',
        otherId: id,
        because: { kind: 'CHILD', personId: otherId },
      }));
    default:
      return [];
  }
}

/**
 * Ties that most likely go with those that somebody has named, for confirmation, never stored by themselves. A child of
 * somebody married is likely the spouse's too, a stepchild the spouse's own; a sibling has the same parents; whoever
 * marries a parent becomes a stepparent. A child with both parents named has no third.
 */
export function suggestedTies(estate: Estate, ties: readonly Tie[], personId: string | null): Suggestion[] {
  const taken = new Set([personId, ...ties.map(({ otherId }) => otherId)]);
  const isChild = (role: RelationRole): boolean => role === 'CHILD' || role === 'ADOPTED_CHILD';
  const parents = ties.filter(({ role }) => isChild(role)).length;
  return ties
    .flatMap((tie) => suggestionsFrom(estate, tie))
    .filter(({ role, otherId }) => {
      if (taken.has(otherId) || (isChild(role) && parents > 1)) return false;
      taken.add(otherId);
      return true;
    });
}

/** A child with one parent on record whose spouse is neither parent nor stepparent: somebody has to say which. */
export interface ParentQuestion {
  readonly child: EstatePerson;
  readonly parent: EstatePerson;
  readonly other: EstatePerson;
}

export function parentQuestions(estate: Estate): ParentQuestion[] {
  return estate.people.flatMap((child): ParentQuestion[] => {
    const [parentId, ...more] = parentsOf(estate, child.id);
    const parent = personById(estate, parentId ?? null);
    if (!parent || more.length > 0) return [];
    return estate.relations.flatMap((relation): ParentQuestion[] => {
      if (!isPresentMarriage(relation)) return [];
      const otherId = relation.from === parent.id ? relation.to : relation.to === parent.id ? relation.from : null;
      const other = personById(estate, otherId);
      if (!other || other.id === child.id) return [];
      const isTied = estate.relations.some((tie) => isBetween(tie, other.id, child.id));
      const isTooYoung = Boolean(other.birthDate && child.birthDate && other.birthDate >= child.birthDate);
      return isTied || isTooYoung ? [] : [{ child, parent, other }];
    });
  });
}

/** Who may be recorded as a parent: people who neither descend from the child nor are known to be younger. */
export function possibleParents(estate: Estate, childId: string): EstatePerson[] {
  const child = personById(estate, childId);
  if (!child) return [];
  return estate.people.filter(
    ({ id, isCorporateTrustee, birthDate }) =>
      id !== childId &&
      !isCorporateTrustee &&
      !isAncestor(estate, childId, id) &&
      !(birthDate && child.birthDate && birthDate >= child.birthDate),
  );
}
