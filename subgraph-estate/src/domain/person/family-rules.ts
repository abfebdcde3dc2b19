import { DomainError } from '@platform/kernel';
import { type Estate, personById } from '../estate/estate.ts';
import { parentsOf } from './family.ts';
import { type EstatePerson, isPresentMarriage } from './person.ts';

interface FamilyProblem {
  readonly code: 'SELF_RELATION' | 'CIRCULAR_FAMILY' | 'THREE_PARENTS' | 'CHILD_BEFORE_PARENT' | 'TWO_SPOUSES';
  readonly message: string;
  readonly isOfDates?: boolean;
}

/** True when `ancestorId` is above a person, at whatever distance. */
export function isAncestor(estate: Estate, ancestorId: string, personId: string): boolean {
  const seen = new Set<string>();
  const open = parentsOf(estate, personId);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === ancestorId) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...parentsOf(estate, id));
  }
  return false;
}

/** By birth two at most; who adopts comes beside them (UPC 2-119). */
const BIRTH_PARENTS = 2;

function parentProblems(estate: Estate, child: EstatePerson): FamilyProblem[] {
  const ties = estate.relations.filter(({ kind, to }) => kind === 'PARENT' && to === child.id);
  const parents = ties.flatMap(({ from }) => personById(estate, from) ?? []);
  const problems: FamilyProblem[] = [];
  if (ties.filter(({ isAdopted }) => !isAdopted).length > BIRTH_PARENTS) {
    const names = parents.map(({ name }) => name).join(', ');
    problems.push({ code: 'THREE_PARENTS', message: `${child.name} would have more than two parents: ${names}.` });
  }
  for (const parent of parents) {
    if (parent.birthDate && child.birthDate && child.birthDate <= parent.birthDate) {
      problems.push({
        code: 'CHILD_BEFORE_PARENT',
        message: `${child.name} was born before ${parent.name} and cannot be a child of ${parent.name}.`,
        isOfDates: true,
      });
    }
    if (isAncestor(estate, child.id, parent.id)) {
      problems.push({
        code: 'CIRCULAR_FAMILY',
        message: `${child.name} cannot be a child of ${parent.name}, who descends from ${child.name}.`,
      });
    }
  }
  return problems;
}

function marriageProblems(estate: Estate, person: EstatePerson): FamilyProblem[] {
  if (person.isDeceased) return [];
  const living = estate.relations.flatMap((relation) => {
    if (!isPresentMarriage(relation)) return [];
    const otherId = relation.from === person.id ? relation.to : relation.to === person.id ? relation.from : null;
    const other = personById(estate, otherId);
    return other && !other.isDeceased ? [other.name] : [];
  });
  if (living.length < 2) return [];
  const message = `${person.name} would be married to ${living.join(' and ')} at once. An earlier marriage is one to a former spouse.`;
  return [{ code: 'TWO_SPOUSES', message }];
}

/** Everything that no family can be, in the reader's words. */
function familyProblems(estate: Estate): FamilyProblem[] {
  const selves = estate.relations
    .filter(({ from, to }) => from === to)
    .map((): FamilyProblem => ({ code: 'SELF_RELATION', message: 'Nobody can be related to themselves.' }));
  return [
    ...selves,
    ...estate.people.flatMap((person) => [...parentProblems(estate, person), ...marriageProblems(estate, person)]),
  ];
}

/**
 * A change may not make a family impossible: nobody is their own ancestor or has two spouses at a time. What was
 * wrong before stays correctable one thing at a time, so only what is new is refused.
 * Throws: DomainError SELF_RELATION, CIRCULAR_FAMILY, THREE_PARENTS, CHILD_BEFORE_PARENT, TWO_SPOUSES.
 */
export function checkFamily(before: Estate, after: Estate): void {
  if (before.people === after.people && before.relations === after.relations) return;
  const known = new Set(familyProblems(before).map(({ message }) => message));
  const problem = familyProblems(after).find(({ message }) => !known.has(message));
  if (!problem) return;
  const isOfDates = problem.isOfDates && before.relations === after.relations;
  throw new DomainError(problem.code, problem.message, { field: isOfDates ? 'birthDate' : 'relations' });
}
