import { DomainError } from '@platform/kernel';
import { derivedId } from '@platform/service-kit';
import type { Account, Membership } from '../../domain/account/account.ts';
import { type ActiveRole, assumeRole } from '../../domain/account/roles.ts';
import { type Invitation, signUpSource } from '../../domain/invitation/invitation.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { OrganizationDirectory } from '../organization/organization-directory.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { InvitationStore } from './invitation.repository.ts';
import { membershipIdOf } from './membership-id.ts';

export interface JoiningDeps {
  readonly invitations: InvitationStore;
  readonly accounts: Pick<AccountDirectory, 'addMembership' | 'create' | 'removeMembership' | 'setActive'>;
  readonly organizations: Pick<OrganizationDirectory, 'addPrimaryAdmin' | 'byId'>;
  readonly sessions: Pick<SessionService, 'refresh' | 'switchRole'>;
  readonly now: () => Date;
  readonly record: (
    action: 'invitation.accepted' | 'account.created',
    invitation: Invitation,
    accountId: string,
    origin: RequestOrigin,
    subjectId?: string,
  ) => Promise<unknown>;
}

export const gone = (): DomainError => new DomainError('NOT_FOUND', 'Invitation not found or already accepted');

export const signInFirst = (): DomainError =>
  new DomainError('SIGN_IN_REQUIRED', 'You have an account already. Please sign in.');

/** What is written when an invitation is accepted, whoever accepts it and how: the account and its membership. */
export function createJoining(deps: JoiningDeps) {
  const { invitations, accounts, organizations, sessions, now } = deps;

  const membershipOf = (invitation: Invitation): Membership => ({
    id: membershipIdOf(invitation),
    organizationId: invitation.organizationId,
    role: invitation.role,
    isEstateSpecialist: invitation.role === 'ESTATE_SPECIALIST',
    estateIds: [...invitation.estateIds],
    joinedAt: now(),
  });
  const activeIn = (account: Account, invitation: Invitation): ActiveRole =>
    assumeRole(account, invitation.role, membershipIdOf(invitation));
  /** Open sessions learn of it at once, and support mode that may not reach the organization joined ends. */
  async function join(accountId: string, invitation: Invitation): Promise<Account> {
    const joined = await accounts.addMembership(accountId, membershipOf(invitation));
    await sessions.refresh([accountId]);
    return joined;
  }

  /** A guest's link is not used up, so it may be cancelled in between: whoever did that found no membership to remove. */
  async function assertStillTheirs(account: Account, invitation: Invitation): Promise<void> {
    const current = await invitations.byId(invitation.id);
    const isTheirs = current && !current.cancelledAt && current.emailAddress === invitation.emailAddress;
    // An estate may have been taken back in between as well: the next try comes in without it.
    if (isTheirs && current.estateIds.length === invitation.estateIds.length) return;
    await accounts.removeMembership(account.id, membershipIdOf(invitation));
    await sessions.refresh([account.id]);
    throw gone();
  }

  /** The first administrator of an organization is its primary one, also when the invitation does not say so. */
  async function isPrimaryAdmin({ role, isPrimaryAdmin: asked, organizationId }: Invitation): Promise<boolean> {
    if (role !== 'ADMIN') return false;
    return asked || (await organizations.byId(organizationId))?.primaryAdminIds.length === 0;
  }

  async function createAccount(
    invitation: Invitation,
    name: string,
    proof: { readonly passwordHash: string | null; readonly isFromSso?: boolean; readonly ssoSubject?: string },
    addressConfirmedAt: Date | null,
    origin: RequestOrigin,
  ): Promise<Account> {
    const { role, emailAddress } = invitation;
    const made = await accounts.create({
      id: derivedId('account', invitation.id),
      emailAddress,
      addressConfirmedAt,
      name,
      isSuperadmin: false,
      memberships: [membershipOf(invitation)],
      source: signUpSource({ ...invitation, isPrimaryAdmin: await isPrimaryAdmin(invitation) }),
      personId: invitation.personId,
      canShareEstate: role === 'ADVISOR' || role === 'ESTATE_SPECIALIST',
      ...proof,
      at: now(),
    });
    // Its id is there already: the account of whoever came in before the invitation got another address.
    if (made.emailAddress !== emailAddress) throw gone();
    await deps.record('account.created', invitation, made.id, origin, made.id);
    return made;
  }

  /**
   * Uses the link up. While the account is written nobody else can accept, cancel or resend it; when the writing fails
   * or is interrupted the link works again, and writes the same account and membership.
   */
  async function useUp(
    invitation: Invitation,
    origin: RequestOrigin,
    write: () => Promise<Account>,
  ): Promise<{ account: Account; active: ActiveRole }> {
    if (!(await invitations.claim(invitation, now()))) throw gone();
    const primary = await isPrimaryAdmin(invitation);
    const account = await write().catch(async (error: unknown) => {
      await invitations.release(invitation.id);
      throw error;
    });
    if (!(await invitations.accept(invitation.id, now()))) {
      // The writing outlasted its claim. Whoever cancelled meanwhile found no membership to remove yet.
      const current = await invitations.byId(invitation.id);
      if (!current?.acceptedAt) await accounts.removeMembership(account.id, membershipIdOf(invitation));
      throw gone();
    }
    if (primary) await organizations.addPrimaryAdmin(invitation.organizationId, membershipIdOf(invitation));
    await deps.record('invitation.accepted', invitation, account.id, origin);
    return { account, active: activeIn(account, invitation) };
  }

  /** The own session goes on, in the role that the invitation gives. */
  async function continueSession(
    sessionId: string,
    account: Account,
    active: ActiveRole,
    requestKey: string | null,
  ): Promise<string> {
    await accounts.setActive(account.id, { role: active.role, membershipId: active.membership?.id ?? null });
    return (await sessions.switchRole(sessionId, active.role, active.membership?.id ?? null, requestKey)).token;
  }

  return { activeIn, assertStillTheirs, continueSession, createAccount, join, useUp };
}
export type Joining = ReturnType<typeof createJoining>;
