import type { MembershipRole } from '@platform/contracts';
import { DomainError } from '@platform/kernel';

/** Somebody of the organization who advises a client beside its advisor. */
export interface SharedOwnership {
  readonly id: string;
  readonly accountId: string;
  /** As it was then: who has left the organization keeps a name here. */
  readonly name: string;
  readonly sharedAt: string;
  readonly sharedById: string | null;
  readonly sharedByName: string | null;
}

/** Of an estate, whatever is asked of it here. */
export interface Advised {
  readonly advisorId: string | null;
  readonly sharedOwnerships: readonly SharedOwnership[];
}

/** Who works for a household are a few. */
const MOST_OWNERS = 20;

/** Those beside the advisor: whoever has become the advisor since is none of them. */
export const sharedOwnersOf = ({ advisorId, sharedOwnerships }: Advised): SharedOwnership[] =>
  sharedOwnerships.filter(({ accountId }) => accountId !== advisorId);

/** Everybody who advises the client; the one rule of it, by which lists and reach go. */
export const advisorIdsOf = (estate: Advised): string[] => [
  ...(estate.advisorId ? [estate.advisorId] : []),
  ...sharedOwnersOf(estate).map(({ accountId }) => accountId),
];

interface Sharer {
  readonly accountId: string | null;
  readonly activeRole: MembershipRole | null;
}

/** A client is an advisor's own to share; planners and administrators share any. Nobody passes on what was shared. */
export const mayShare = ({ advisorId }: Pick<Advised, 'advisorId'>, { accountId, activeRole }: Sharer): boolean =>
  activeRole !== 'ADVISOR' || advisorId === null || advisorId === accountId;

/** Throws: DomainError BAD_USER_INPUT for the advisor and for whoever has it already, TOO_MANY. */
export function withSharedOwnership<Estate extends Advised>(estate: Estate, shared: SharedOwnership): Estate {
  const { accountId, name } = shared;
  if (estate.sharedOwnerships.some(({ id }) => id === shared.id)) return estate;
  const refuse = (text: string) => new DomainError('BAD_USER_INPUT', text, { field: 'accountId' });
  if (accountId === estate.advisorId) throw refuse(`${name} is the advisor of this client already.`);
  if (estate.sharedOwnerships.some((one) => one.accountId === accountId)) {
    throw refuse(`This client is shared with ${name} already.`);
  }
  if (estate.sharedOwnerships.length >= MOST_OWNERS) {
    throw new DomainError('TOO_MANY', `A client is shared with at most ${MOST_OWNERS} people.`, { field: 'accountId' });
  }
  return { ...estate, sharedOwnerships: [...estate.sharedOwnerships, shared] };
}

/** The same estate where it is gone already. */
export function withoutSharedOwnership<Estate extends Advised>(estate: Estate, id: string): Estate {
  const left = estate.sharedOwnerships.filter((one) => one.id !== id);
  return left.length === estate.sharedOwnerships.length ? estate : { ...estate, sharedOwnerships: left };
}
