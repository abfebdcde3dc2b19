import { offersThirdPartySettlors } from '@platform/contracts/third-party-settlors';
import type { Option } from '@platform/ui-kit';

export interface OwnedRow {
  readonly kind: string;
  readonly isTrust: boolean;
  /** Whose it is now; of a trust, everybody who has settled it. */
  readonly ownerIds: readonly string[];
}
interface Person {
  readonly id: string;
  readonly name: string;
  readonly isClient: boolean;
  readonly isSpouse: boolean;
}

const BOTH = '+';
/** Several people as one value of a list. */
export const ownerValue = (ids: readonly string[]): string => ids.join(BOTH);
export const ownersIn = (value: string): string[] => (value === '' ? [] : value.split(BOTH));

/**
 * Whose a document or trust can be said to be: the client’s or the spouse’s, of a trust both; somebody’s from outside the
 * couple as R264 has it; and whose it is already.
 */
export function ownerChoices(people: readonly Person[], row: OwnedRow, hasThirdParties: boolean): Option[] {
  const couple = people.filter(({ isClient, isSpouse }) => isClient || isSpouse);
  const others = offersThirdPartySettlors(row.kind, row.isTrust, hasThirdParties)
    ? people.filter((person) => !couple.includes(person))
    : [];
  const groups = [...couple, ...others].map((person) => [person]);
  if (row.isTrust && couple.length > 1) groups.splice(couple.length, 0, couple);
  const present = row.ownerIds.flatMap((id) => people.filter((person) => person.id === id));
  const options = [...groups, ...(present.length > 0 ? [present] : [])].map((group) => ({
    value: ownerValue(group.map(({ id }) => id)),
    label: group.map(({ name }) => name).join(' and '),
  }));
  return options.filter(({ value }, at) => options.findIndex((one) => one.value === value) === at);
}
