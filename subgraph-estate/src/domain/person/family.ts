import { type Estate, personById, spouseOf } from '../estate/estate.ts';
import type { EstatePerson } from './person.ts';

export interface Generations {
  readonly g1: EstatePerson[];
  readonly g2: EstatePerson[];
  readonly g3: EstatePerson[];
  readonly other: EstatePerson[];
}

export function parentsOf(estate: Estate, personId: string): string[] {
  return estate.relations.flatMap(({ kind, from, to }) => (kind === 'PARENT' && to === personId ? [from] : []));
}

/** Children in listing order, without step-children. */
export function childrenOf(estate: Estate, personId: string): EstatePerson[] {
  const ids = estate.relations.flatMap(({ kind, from, to }) => (kind === 'PARENT' && from === personId ? [to] : []));
  return [...new Set(ids)].flatMap((id) => personById(estate, id) ?? []);
}

/** Children of the client and of the client's spouse or partner, each once. */
export function childrenOfHousehold(estate: Estate): EstatePerson[] {
  const spouse = spouseOf(estate, estate.personId);
  const parents = [estate.personId, ...(spouse ? [spouse.id] : [])];
  return [...new Set(parents.flatMap((id) => childrenOf(estate, id)))];
}

const partnerKinds = new Set(['SPOUSE', 'FORMER_SPOUSE', 'DOMESTIC_PARTNER', 'REGISTERED_PARTNER', 'SIBLING']);

/** How far below the client each person of the family stands; spouses and siblings stand beside, parents at -1. */
function levels(estate: Estate): Map<string, number> {
  const level = new Map([[estate.personId, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { kind, from, to } of estate.relations) {
      const step = partnerKinds.has(kind) ? 0 : 1;
      const [low, high] = [level.get(from), level.get(to)];
      if (low !== undefined && high === undefined) changed = Boolean(level.set(to, low + step));
      else if (high !== undefined && low === undefined) changed = Boolean(level.set(from, high - step));
    }
  }
  return level;
}

/** The family by generation: client's own as g1, children g2, grandchildren and below g3, everybody else as other. */
export function familyTree(estate: Estate): Generations {
  const level = levels(estate);
  const tree: Generations = { g1: [], g2: [], g3: [], other: [] };
  for (const person of estate.people) {
    const at = level.get(person.id);
    if (at === 0) tree.g1.push(person);
    else if (at === 1) tree.g2.push(person);
    else if (at !== undefined && at >= 2) tree.g3.push(person);
    else tree.other.push(person);
  }
  return tree;
}

/** True for a child of one spouse that the other one is not a parent of. */
export function isFromPriorRelationship(estate: Estate, personId: string): boolean {
  const spouse = spouseOf(estate, estate.personId);
  const parents = parentsOf(estate, personId);
  const ofClient = parents.includes(estate.personId);
  return Boolean(spouse) && ofClient !== parents.includes(spouse?.id ?? '') && parents.length > 0;
}
