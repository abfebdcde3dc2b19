import type { EstateCase, Person } from '../estate-case.ts';

/** Who is related to whom. Lists are in the order of `people`. */
export interface Family {
  readonly order: ReadonlyMap<string, number>;
  readonly person: (id: string) => Person | undefined;
  readonly parents: (id: string) => readonly string[];
  readonly children: (id: string) => readonly string[];
  /** Husbands and wives, living and dead, whose marriage counts; former ones are not among them. */
  readonly spouses: (id: string) => readonly string[];
  /** Registered partners and partners by civil union, living and dead. */
  readonly partners: (id: string) => readonly string[];
  readonly isFormerSpouse: (a: string, b: string) => boolean;
}

const MARRIED = new Set(['LEGALLY_MARRIED', 'SEPARATED']);
const NEVER_MARRIED = new Set(['DOMESTIC_PARTNERSHIP', 'ENGAGED']);

/**
 * Builds the family of a case. Siblings whose parents are not listed get one unnamed dead parent in common, so that
 * every rule can walk parents and children alone. `maritalStatus` is the client's: a living spouse of his counts only
 * when the status says so (C18); his late spouse, and other couples of the family, are taken as they are listed.
 */
export function buildFamily(input: EstateCase): Family {
  const order = new Map(input.people.map((person, index) => [person.id, index]));
  const people = new Map(input.people.map((person) => [person.id, person]));
  const parents = new Map<string, string[]>();
  const children = new Map<string, string[]>();
  const spouses = new Map<string, string[]>();
  const partners = new Map<string, string[]>();
  const former = new Set<string>();
  const clients = new Set([input.people[0]?.id, input.assumptions.deaths[0]?.personId]);
  const gone = (id: string): boolean => people.get(id)?.isDeceased === true || people.get(id)?.deathDate !== undefined;
  const counts = (a: string, b: string): boolean => {
    if (MARRIED.has(input.maritalStatus) || !(clients.has(a) || clients.has(b))) return true;
    return !NEVER_MARRIED.has(input.maritalStatus) && (gone(a) || gone(b));
  };
  for (const { from, to, kind } of input.relations ?? []) {
    if (kind === 'PARENT') {
      push(parents, to, from);
      push(children, from, to);
    } else if (kind === 'FORMER_SPOUSE') {
      former.add(pair(from, to)).add(pair(to, from));
    } else if (kind === 'REGISTERED_PARTNER') {
      push(partners, from, to);
      push(partners, to, from);
    } else if (kind === 'SPOUSE' && counts(from, to)) {
      push(spouses, from, to);
      push(spouses, to, from);
    }
  }
  addSiblings(input, parents, children);
  for (const list of children.values()) list.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  return {
    order,
    person: (id) => people.get(id),
    parents: (id) => parents.get(id) ?? [],
    children: (id) => children.get(id) ?? [],
    spouses: (id) => spouses.get(id) ?? [],
    partners: (id) => partners.get(id) ?? [],
    isFormerSpouse: (a, b) => former.has(pair(a, b)),
  };
}

const pair = (a: string, b: string): string => `${a}\u0000${b}`;

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

function addSiblings(input: EstateCase, parents: Map<string, string[]>, children: Map<string, string[]>): void {
  const groups: Set<string>[] = [];
  for (const { from, to, kind } of input.relations ?? []) {
    if (kind !== 'SIBLING') continue;
    const touching = groups.filter((group) => group.has(from) || group.has(to));
    const merged = new Set([from, to, ...touching.flatMap((group) => [...group])]);
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  groups.forEach((group, index) => {
    const unnamed = `\u0000parent-${index}`;
    for (const id of group) {
      push(parents, id, unnamed);
      push(children, unnamed, id);
    }
  });
}

/** All descendants, nearest generation first within a line, each once. */
export function descendants(family: Family, id: string): string[] {
  const found = new Set<string>();
  const visit = (of: string): void => {
    for (const child of family.children(of)) {
      if (found.has(child)) continue;
      found.add(child);
      visit(child);
    }
  };
  visit(id);
  return [...found];
}

export function ancestors(family: Family, id: string): Set<string> {
  const found = new Set<string>();
  const visit = (of: string): void => {
    for (const parent of family.parents(of)) {
      if (found.has(parent)) continue;
      found.add(parent);
      visit(parent);
    }
  };
  visit(id);
  return found;
}

export function siblings(family: Family, id: string): string[] {
  const found = new Set(family.parents(id).flatMap((parent) => family.children(parent)));
  found.delete(id);
  return [...found].sort((a, b) => (family.order.get(a) ?? 0) - (family.order.get(b) ?? 0));
}

/** Children of any husband or wife, living or dead, who are not the person's own. */
export function stepchildren(family: Family, id: string): string[] {
  const own = new Set(family.children(id));
  const found = new Set(family.spouses(id).flatMap((spouse) => family.children(spouse)));
  return [...found]
    .filter((child) => !own.has(child))
    .sort((a, b) => (family.order.get(a) ?? 0) - (family.order.get(b) ?? 0));
}
