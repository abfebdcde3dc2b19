import { type FamilyLayout, layoutFamily } from './family-layout.ts';
import type { FamilyEstate } from './family-query.ts';

/** The family tree of an estate: the client first, then whoever else is of the same generation. */
export function drawingOf({ people, familyTree, relations }: FamilyEstate): FamilyLayout {
  const client = people.find(({ isClient }) => isClient);
  const others = familyTree.g1.map(({ id }) => id).filter((id) => id !== client?.id);
  const kin = relations.map(({ kind, from, to }) => ({ kind, from: from.id, to: to.id }));
  return layoutFamily(client ? [client.id, ...others] : others, kin);
}
