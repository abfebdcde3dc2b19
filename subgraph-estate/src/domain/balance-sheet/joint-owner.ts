import { type Estate, marriedAndAlive, spouseOf } from '../estate/estate.ts';

/** Several who own something together. */
export interface JointOwner {
  readonly id: string;
  readonly memberIds: readonly string[];
}

/** The same ones are one owner, in whatever order a thing names them. */
export function jointOwner(memberIds: readonly string[]): JointOwner {
  const members = memberIds.toSorted();
  return { id: members.join('+'), memberIds: members };
}

function distinct(groups: readonly (readonly string[])[]): JointOwner[] {
  const all = groups.filter(({ length }) => length > 1).map(jointOwner);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

type Holdings = Pick<Estate, 'assets' | 'assetAccounts' | 'liabilities'>;

const groupsOf = ({ assets, assetAccounts, liabilities }: Holdings): string[][] =>
  [...assets, ...assetAccounts, ...liabilities].map(({ owners }) => owners.map(({ id }) => id));

/** With whom a person owns or owes something today. */
export const jointOwnersWith = (estate: Estate, personId: string): JointOwner[] =>
  distinct(groupsOf(estate)).filter(({ memberIds }) => memberIds.includes(personId));

/** Who can be chosen as a joint owner: the living couple, and whoever is one already. */
export function possibleJointOwners(estate: Estate): JointOwner[] {
  const spouse = spouseOf(estate, estate.personId);
  const couple = spouse && marriedAndAlive(estate) ? [[estate.personId, spouse.id]] : [];
  return distinct([...couple, ...groupsOf(estate)]);
}
