import type { Actor, MembershipRole } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import { forbidden, requireAction } from '@platform/service-kit';
import type { Account, Membership } from '../../domain/account/account.ts';
import { profileDetails, profileOf } from '../../domain/account/profile.ts';
import { assumeRole, isPlanner } from '../../domain/account/roles.ts';
import type { AuditAction } from '../../domain/audit/audit-entry.ts';
import { isAtHome, mayAdminister } from '../../domain/organization/member-rules.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { AttemptLimiter } from '../limit/attempt-limiter.service.ts';
import type { SecurityNotices } from '../message/security-notices.service.ts';
import { lastPrimary, type PrimaryAdmins } from '../organization/primary-admins.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import type { AccountRepository, AccountStore, CandidateQuery, MemberQuery } from './account.repository.ts';

export type { CandidateQuery, MemberQuery } from './account.repository.ts';

export interface AccountAttributes {
  readonly activeRole?: MembershipRole | null | undefined;
  readonly activeMembershipId?: string | null | undefined;
  readonly disabled?: boolean | null | undefined;
  readonly locked?: boolean | null | undefined;
  readonly resetTwoFactor?: boolean | null | undefined;
}

export interface AccountServiceDeps {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly accounts: AccountStore;
  readonly reachable: AccountRepository;
  readonly sessions: SessionService;
  readonly attempts: AttemptLimiter;
  readonly twoFactor: Pick<TwoFactorService, 'reset'>;
  readonly primaryAdmins: PrimaryAdmins;
  readonly audit: AuditTrail;
  readonly notices: SecurityNotices;
  readonly requestKey: string | null;
  /** Hands the browser a new session with the answer. */
  readonly setSessionToken: (token: string) => void;
  readonly now: () => Date;
}

const notFound = (): DomainError => new DomainError('NOT_FOUND', 'This account does not exist.');

export function createAccountService(deps: AccountServiceDeps) {
  const { actor, accounts, sessions } = deps;
  /** What was done to somebody is read where they belong, whoever did it. */
  const record = (action: AuditAction, subject: Account, details: Record<string, string | boolean | null> = {}) =>
    deps.audit.append({
      action,
      outcome: 'SUCCEEDED',
      accountId: actor.accountId,
      impersonatorId: actor.impersonator?.accountId ?? null,
      organizationId:
        subject.id === actor.accountId ? actor.organizationId : (subject.memberships[0]?.organizationId ?? null),
      subjectId: subject.id,
      ...deps.origin,
      details,
    });

  /** Choosing the current role does nothing; another one gives the session a new id. */
  async function switchRole(role: MembershipRole, membershipId: string | null): Promise<Account> {
    const own = actor.accountId ? await accounts.byId(actor.accountId) : null;
    if (!own || !actor.sessionId) throw notFound();
    const again = await sessions.repeated(actor, deps.requestKey);
    if (again) {
      deps.setSessionToken(again.token);
      return own;
    }
    const active = assumeRole(own, role, membershipId ?? actor.membershipId);
    if (membershipId && active.membership?.id !== membershipId) throw forbidden();
    if (active.role === actor.activeRole && (active.membership?.id ?? null) === actor.membershipId) return own;
    const { token } = await sessions.switchRole(actor.sessionId, role, active.membership?.id ?? null, deps.requestKey);
    deps.setSessionToken(token);
    const chosen = { role, membershipId: active.membership?.id ?? null };
    // In support mode the person's own choice of role stays as it was.
    const changed = actor.impersonator ? own : ((await accounts.setActive(own.id, chosen)) ?? own);
    await record('role.switched', own, { from: actor.activeRole, to: role });
    return changed;
  }

  /** Somebody else's account, within reach and below the actor. Nobody administers their own. */
  async function administered(id: string): Promise<Account> {
    requireAction(actor, 'account:administer');
    const found = await deps.reachable.byId(id);
    if (!found) throw notFound();
    if (!isAtHome(actor, found)) throw notFound();
    if (!mayAdminister(actor, found)) throw forbidden();
    return found;
  }

  /**
   * Shuts an account out, unless its organization would be left without a primary administrator who can sign in. Two
   * of them may do it to each other at once: whoever then sees nobody left takes it back. The platform's own
   * administrators may, for they can give the organization another. Throws: DomainError LAST_PRIMARY_ADMIN.
   */
  async function shutOut(account: Account, how: 'disabled' | 'locked'): Promise<Account | null> {
    const { id } = account;
    const isLast = async (): Promise<boolean> =>
      actor.activeRole !== 'SUPER_ADMIN' && deps.primaryAdmins.isLast(account);
    if (await isLast()) throw lastPrimary(how);
    const changed = await (how === 'locked' ? accounts.lock(id, deps.now()) : accounts.disable(id, deps.now()));
    if (!(await isLast())) return changed;
    await (how === 'locked' ? accounts.unlock(id) : accounts.disable(id, null));
    throw lastPrimary(how);
  }

  async function administer(id: string, { disabled, locked, resetTwoFactor }: AccountAttributes): Promise<Account> {
    let account = await administered(id);
    if (typeof disabled === 'boolean' && disabled !== (account.disabledAt !== null)) {
      account = (await (disabled ? shutOut(account, 'disabled') : accounts.disable(id, null))) ?? account;
      await record(disabled ? 'account.disabled' : 'account.reactivated', account);
    }
    if (typeof locked === 'boolean') {
      account = (await (locked ? shutOut(account, 'locked') : accounts.unlock(id))) ?? account;
      if (!locked) await deps.attempts.unlock(account.emailAddress);
      await record(locked ? 'account.locked' : 'account.unlocked', account);
    }
    if (resetTwoFactor) {
      await deps.twoFactor.reset(id);
      await record('account.two-factor-reset', account);
      deps.notices.send('two-factor-reset', account, deps.origin);
    }
    if (disabled || locked || resetTwoFactor) await sessions.endAll(id);
    return account;
  }

  /** What the account is in organizations that the actor administers; one's own account as a whole. */
  const visibleMemberships = ({ id, memberships }: Account): Membership[] =>
    memberships.filter(
      ({ organizationId }) =>
        id === actor.accountId || actor.scope.everything || actor.scope.organizationIds.includes(organizationId),
    );
  function activeMembership(account: Account): Membership | null {
    const active = account.id === actor.accountId ? actor.membershipId : account.activeMembershipId;
    return visibleMemberships(account).find(({ id }) => id === active) ?? null;
  }

  return {
    /** Throws: DomainError FORBIDDEN, NOT_FOUND, LAST_PRIMARY_ADMIN, BAD_USER_INPUT when own and administrative changes are mixed. */
    async update(id: string, attributes: AccountAttributes): Promise<Account> {
      const { activeRole, activeMembershipId, disabled, locked, resetTwoFactor } = attributes;
      const administrative = [disabled, locked, resetTwoFactor].some((value) => typeof value === 'boolean');
      if (!activeRole) return administer(id, attributes);
      if (administrative)
        throw new DomainError('BAD_USER_INPUT', 'Change the active role by itself.', { field: 'activeRole' });
      if (id !== actor.accountId) throw forbidden();
      return switchRole(activeRole, activeMembershipId ?? null);
    },
    /** The own profile. */
    async updateOwn(change: {
      name?: string | null | undefined;
      phoneNumber?: string | null | undefined;
    }): Promise<Account | null> {
      const own = actor.accountId ? await accounts.byId(actor.accountId) : null;
      if (!own) return null;
      const profile = profileOf(change);
      const changed = await accounts.setProfile(own.id, profile);
      await record('account.profile-changed', own, profileDetails(own, profile));
      return changed;
    },
    /**
     * An account by id: one's own, one in reach, or a colleague in the active organization, whose name everybody there
     * may see. What else of it is shown is decided field by field.
     */
    async byIds(ids: readonly string[]): Promise<(Account | null)[]> {
      const found = new Map((await accounts.byIds(ids)).map((account) => [account.id, account]));
      return ids.map((id) => {
        const account = found.get(id);
        return account && mayName(actor, account) ? account : null;
      });
    },
    /** Within the actor's reach; one outside it answers as if it did not exist. */
    reached: (id: string): Promise<Account | null> => deps.reachable.byId(id),
    search: (query: MemberQuery) => deps.reachable.search(query),
    searchCandidates: (query: CandidateQuery) => deps.reachable.searchCandidates(query),
    seesInFull: (account: Account): boolean => seesInFull(actor, account),
    visibleMemberships,
    /** The one in which an account acts, where whoever asks may know of it. */
    activeMembership,
    /** Acting elsewhere, an account shows nobody here as what. */
    activeRole(account: Account): MembershipRole | null {
      if (account.id === actor.accountId) return actor.activeRole;
      return activeMembership(account) ? account.activeRole : null;
    },
    /** Somewhere that whoever asks may know of. */
    isPlanner: (account: Account): boolean => visibleMemberships(account).some(isPlanner),
  };
}
export type AccountService = ReturnType<typeof createAccountService>;

function mayName(actor: Actor, account: Account): boolean {
  if (actor.kind === 'system' || actor.scope.everything) return true;
  if (account.id === actor.accountId || account.id === actor.impersonator?.accountId) return true;
  return account.memberships.some(
    ({ organizationId }) =>
      organizationId === actor.organizationId || actor.scope.organizationIds.includes(organizationId),
  );
}

/** Whether sign-in facts, memberships and the phone number of an account may be seen: its owner and its administrators. */
function seesInFull(actor: Actor, account: Account): boolean {
  if (account.id === actor.accountId || actor.kind === 'system') return true;
  if (!can(actor, 'member:list')) return false;
  return (
    actor.scope.everything ||
    account.memberships.some(({ organizationId }) => actor.scope.organizationIds.includes(organizationId))
  );
}
