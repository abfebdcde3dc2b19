import { type Scope, SUPPORT_MODE_MINUTES } from '@platform/contracts';
import { supportReasonProblem } from '@platform/contracts/field-rules';
import { DomainError } from '@platform/kernel';
import type { Account } from '../account/account.ts';
import { highestRank, roleRank, rolesOf, rolesOfMembership } from '../account/roles.ts';

/** The part of the calling session that decides. */
export interface Impersonator {
  readonly accountId: string;
  readonly activeRole: string | null;
  /** Organizations that the caller administers: its own and their sub-organizations. */
  readonly organizationIds: readonly string[];
  readonly alreadyImpersonating: boolean;
}

/** Whether the caller may be told that there is such an account: one with a membership in its reach. */
export function mayKnowOf({ everything, organizationIds }: Scope, target: Pick<Account, 'memberships'>): boolean {
  return everything || target.memberships.some(({ organizationId }) => organizationIds.includes(organizationId));
}

const refuse = (message: string): never => {
  throw new DomainError('FORBIDDEN', message);
};

/**
 * Whether the caller may act as the target. A super administrator may act as anyone but another super administrator;
 * an organization's administrator as members of its own organizations whose every role stands below an
 * administrator's. Nobody acts as themselves, nor while acting as somebody else, nor as an account that cannot sign in.
 * Throws: DomainError FORBIDDEN with a reason the caller may read.
 */
export function assertMayImpersonate(caller: Impersonator, target: Account): void {
  if (caller.alreadyImpersonating) refuse('Stop the current support mode before you start another.');
  if (target.id === caller.accountId) refuse('You cannot act as yourself.');
  if (target.isSuperadmin || rolesOf(target).includes('SUPER_ADMIN'))
    refuse('A super administrator cannot be impersonated.');
  if (target.disabledAt) refuse('This account is disabled.');
  if (target.memberships.length === 0) refuse('This account is in no organization.');
  if (caller.activeRole === 'SUPER_ADMIN') return;
  if (caller.activeRole !== 'ADMIN') refuse("Unauthorized: You don't have enough permissions");
  const inReach = target.memberships.every(({ organizationId }) => caller.organizationIds.includes(organizationId));
  const below = highestRank(target.memberships.flatMap(rolesOfMembership)) < roleRank('ADMIN');
  if (!inReach || !below) refuse("Unauthorized: You don't have enough permissions");
}

/** Whole minutes within what support mode may last. Throws: DomainError BAD_USER_INPUT. */
export function impersonationMinutes(asked: unknown): number {
  const { least, most, unlessAsked } = SUPPORT_MODE_MINUTES;
  if (asked === undefined || asked === null || asked === '') return unlessAsked;
  const minutes = Number(asked);
  if (!Number.isInteger(minutes) || minutes < least || minutes > most) {
    throw new DomainError('BAD_USER_INPUT', `The duration must be ${least} to ${most} minutes.`, {
      field: 'duration_minutes',
    });
  }
  return minutes;
}

/**
 * A path of this origin to go to, or the fallback. Anything that a browser could read as another origin is refused:
 * `//host`, `/\host`, a scheme, control characters.
 */
export function sameOriginPath(asked: unknown, fallback: string): string {
  if (typeof asked !== 'string' || asked.length > 2_000) return fallback;
  const base = 'http://origin.invalid';
  if (!/^\/(?![/\\])/.test(asked) || /[\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, base)) return fallback;
  const url = new URL(asked, base);
  // `/..//host` is a path that becomes `//host` when its dots are resolved.
  const isPath = url.origin === base && !url.pathname.startsWith('//');
  return isPath ? `${url.pathname}${url.search}${url.hash}` : fallback;
}

/** The reason as it goes on the trail: one line. Throws: DomainError BAD_USER_INPUT. */
export function supportReason(asked: unknown): string {
  const reason = typeof asked === 'string' ? asked.replace(/\s+/g, ' ').trim() : '';
  const problem = supportReasonProblem(reason);
  if (problem) throw new DomainError('BAD_USER_INPUT', problem, { field: 'reason' });
  return reason;
}
