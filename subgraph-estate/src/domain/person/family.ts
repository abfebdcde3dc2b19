import { type Estate, type EstatePerson, personById, spouseOf } from '../estate/estate.ts';

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

const partnerKinds = new Set(['SPOUSE', 'FORMER_SPOUSE', 'DOMESTIC_PARTNER', 'SIBLING']);

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

/** Everything in the estate that names a person, in words; a person that nothing names may be deleted. */
export function usesOfPerson(estate: Estate, personId: string): string[] {
  const uses: string[] = [];
  if (personId === estate.personId) uses.push('the client of this estate');
  for (const { name, owners, beneficiaries, lifeInsurance } of estate.assets) {
    const insured = lifeInsurance?.insuredId === personId || lifeInsurance?.secondaryInsuredId === personId;
    if (insured || owners.some(({ id }) => id === personId) || beneficiaries.some(({ to }) => to === personId))
      uses.push(name);
  }
  for (const { name, owners } of estate.liabilities) if (owners.some(({ id }) => id === personId)) uses.push(name);
  const instruments = [...estate.trusts, ...estate.documents];
  for (const instrument of instruments)
    if (JSON.stringify(instrument).includes(`"${personId}"`)) uses.push(instrument.name);
  return uses;
}
