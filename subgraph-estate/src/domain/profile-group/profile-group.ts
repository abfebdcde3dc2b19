import { lengthProblem } from '@platform/contracts/field-rules';
import { DomainError } from '@platform/kernel';

/** A named set of clients, by which an organization arranges its own work: "Annual review in spring". */
export interface ProfileGroup {
  readonly id: string;
  readonly version: number;
  readonly organizationId: string;
  readonly name: string;
  /** In the order in which they were put in. */
  readonly estateIds: readonly string[];
  readonly createdAt: string;
  readonly createdByName: string | null;
}

/** One client in one group. */
export interface EstateGrouping {
  readonly id: string;
  readonly group: ProfileGroup;
  readonly estateId: string;
}

/** More than anybody tells apart in a list to choose from. */
export const MOST_GROUPS = 100;
/** One page of a list is read at a time; a set of more clients is a search. */
export const MOST_MEMBERS = 2_000;
/** Put in or taken out at once. */
export const MOST_AT_ONCE = 500;
export const LONGEST_GROUP_NAME = 60;

/** Throws: DomainError REQUIRED, TOO_LONG. */
export function groupName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (!name) throw new DomainError('REQUIRED', 'Name the group.', { field: 'name' });
  const tooLong = lengthProblem(name, LONGEST_GROUP_NAME);
  if (tooLong) throw new DomainError('TOO_LONG', tooLong, { field: 'name' });
  return name;
}

/** Two names that a reader takes for one are one. */
export const sameName = (name: string): string => name.toLocaleLowerCase('en-US');

export const nameTaken = (name: string): DomainError =>
  new DomainError('NAME_TAKEN', `There is a group called “${name}” already.`, { field: 'name' });

/** Throws: DomainError TOO_MANY. */
export function checkMembers(group: ProfileGroup, added: readonly string[]): void {
  const all = new Set([...group.estateIds, ...added]);
  if (all.size <= MOST_MEMBERS || all.size === group.estateIds.length) return;
  const most = MOST_MEMBERS.toLocaleString('en-US');
  throw new DomainError('TOO_MANY', `A group has at most ${most} clients.`, { field: 'estateIds' });
}
