import { type Account, isMailedOnly } from '../../domain/account/account.ts';
import type { ActiveRole } from '../../domain/account/roles.ts';
import { assertMaySignIn, signInRefused } from '../../domain/account/sign-in.ts';
import type { Invitation } from '../../domain/invitation/invitation.ts';
import { ownSession } from '../../domain/session/own-session.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { SingleSignOnService } from '../google-sign-in/single-sign-on.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { InvitationRequest } from './acceptance.ts';
import { gone, type Joining, type JoiningDeps, signInFirst } from './joining.ts';
import { membershipIdOf } from './membership-id.ts';

export interface GuestsDeps {
  readonly accounts: Pick<AccountDirectory, 'byEmailAddress'>;
  readonly singleSignOn: Pick<SingleSignOnService, 'covers'>;
  readonly sessions: Pick<SessionService, 'waitForGuest'>;
  readonly joining: Joining;
  readonly record: JoiningDeps['record'];
  /** The invitation of a link while it may be used. Throws: DomainError NOT_FOUND, INVITE_EXPIRED. */
  readonly open: (token: string) => Promise<Invitation>;
  readonly openById: (id: string) => Promise<Invitation>;
  readonly now: () => Date;
}

/**
 * Guests come in by a link that is shown to whoever shares. So it tells nothing of the address: every visitor waits for
 * a code, and who that is, whether an account is there or is to be made, is decided after the code was verified.
 */
export function createGuests({ accounts, singleSignOn, sessions, joining, record, open, openById, now }: GuestsDeps) {
  /** A guest's link works until it ends or is cancelled, as often as the guest comes. */
  async function findGuest(token: string, exp: number): Promise<Invitation> {
    const invitation = await open(token);
    if (invitation.intent !== 'GUEST' || exp !== Math.floor(invitation.expiresAt.getTime() / 1000)) throw gone();
    return invitation;
  }

  async function enter(
    invitation: Invitation,
    existing: Account | null,
    origin: RequestOrigin,
  ): Promise<{ account: Account; active: ActiveRole }> {
    const held = existing?.memberships.some(({ id }) => id === membershipIdOf(invitation));
    const shown = invitation.name ?? invitation.emailAddress;
    const account = existing
      ? await joining.join(existing.id, invitation)
      : await joining.createAccount(invitation, shown, { passwordHash: null }, null, origin);
    await joining.assertStillTheirs(account, invitation);
    if (!held) await record('invitation.accepted', invitation, account.id, origin);
    return { account, active: joining.activeIn(account, invitation) };
  }

  return {
    /** Whoever is signed in to the account of the address goes on in it; everybody else waits for the mailed code. */
    async signInGuest(
      token: string,
      exp: number,
      { actor, origin, requestKey }: InvitationRequest,
    ): Promise<{ token: string; verified: boolean }> {
      const invitation = await findGuest(token, exp);
      const existing = await accounts.byEmailAddress(invitation.emailAddress);
      const own = existing && !isMailedOnly(existing) ? ownSession(actor, existing) : null;
      if (existing && own) {
        assertMaySignIn(existing, now());
        const { account, active } = await enter(invitation, existing, origin);
        return { token: await joining.continueSession(own, account, active, requestKey), verified: true };
      }
      if (await singleSignOn.covers(invitation.emailAddress)) throw signInRefused('ssoEnforced');
      return { token: (await sessions.waitForGuest(invitation, origin, actor.sessionId)).token, verified: false };
    },
    /** The code that was mailed to the guest of a link was right. Throws: DomainError NOT_FOUND, SIGN_IN_REQUIRED. */
    async comeIn(
      invitationId: string,
      emailAddress: string,
      origin: RequestOrigin,
    ): Promise<{ account: Account; active: ActiveRole }> {
      const invitation = await openById(invitationId);
      if (invitation.intent !== 'GUEST' || invitation.emailAddress !== emailAddress) throw gone();
      const existing = await accounts.byEmailAddress(emailAddress);
      if (existing) assertMaySignIn(existing, now());
      // A mailed code must not be a way around the password and the second factor of an account.
      if (existing && !isMailedOnly(existing)) throw signInFirst();
      return enter(invitation, existing, origin);
    },
  };
}
