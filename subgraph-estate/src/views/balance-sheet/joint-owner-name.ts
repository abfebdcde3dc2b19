import type { JointOwner } from '../../domain/balance-sheet/joint-owner.ts';
import { type Estate, partyName } from '../../domain/estate/estate.ts';
import { listed } from '../listed.ts';

/** Client first, then as the estate lists them: `Robert Castellan and Helen Castellan`. */
export function jointOwnerName(estate: Estate, { memberIds }: JointOwner): string {
  const order = [estate.personId, ...estate.people.map(({ id }) => id)];
  const placeOf = (id: string): number => {
    const at = order.indexOf(id);
    return at === -1 ? order.length : at;
  };
  const members = memberIds.toSorted((a, b) => placeOf(a) - placeOf(b));
  return listed(members.map((id) => partyName(estate, id) ?? 'somebody'));
}
