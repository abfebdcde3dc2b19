import { type FamilyLayout, layoutFamily } from './family-layout.ts';
import type { FamilyEstate } from './family-query.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** The family tree of an estate, without `hidden`: the client first, then whoever else is of the same generation. */
export function drawingOf(estate: FamilyEstate, hidden: ReadonlySet<string> = NOBODY): FamilyLayout {
  const { people, familyTree, relations } = estate;
  const client = people.find(({ isClient }) => isClient);
  const others = familyTree.g1.map(({ id }) => id).filter((id) => id !== client?.id && !hidden.has(id));
  const kin = relations
    .filter(({ from, to }) => !hidden.has(from.id) && !hidden.has(to.id))
    .map(({ kind, from, to }) => ({ kind, from: from.id, to: to.id }));
  return layoutFamily(client ? [client.id, ...others] : others, kin);
}

/**
 * The deceased whom the tree can do without: everybody else keeps their place in it, and nobody loses the only parent
 * that they hang from. The client is never one of them.
 */
export function deceasedToHide(estate: FamilyEstate): ReadonlySet<string> {
  const all = new Set(drawingOf(estate).cards.map(({ id }) => id));
  const parentsOf = (id: string, hidden: ReadonlySet<string>): number =>
    estate.relations.filter(
      ({ kind, from, to }) => kind === 'PARENT' && to.id === id && all.has(from.id) && !hidden.has(from.id),
    ).length;
  const isWhole = (hidden: ReadonlySet<string>): boolean => {
    const drawn = new Set(drawingOf(estate, hidden).cards.map(({ id }) => id));
    return [...all].every((id) => {
      const isOrphaned = parentsOf(id, NOBODY) > 0 && parentsOf(id, hidden) === 0;
      return hidden.has(id) || (drawn.has(id) && !isOrphaned);
    });
  };
  let hidden = NOBODY;
  for (const { id } of estate.people.filter(({ isDeceased, isClient }) => isDeceased && !isClient)) {
    const more = new Set([...hidden, id]);
    if (isWhole(more)) hidden = more;
  }
  return hidden;
}
