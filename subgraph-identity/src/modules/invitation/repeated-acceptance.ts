import { createHash } from 'node:crypto';
import type { Account } from '../../domain/account/account.ts';
import { type ActiveRole, assumeRole } from '../../domain/account/roles.ts';
import { assertMaySignIn } from '../../domain/account/sign-in.ts';
import type { Invitation } from '../../domain/invitation/invitation.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { PasswordHasher } from '../account/password-hash.service.ts';
import type { SingleSignOnService } from '../google-sign-in/single-sign-on.service.ts';
import type { RequestLimiter } from '../limit/request-limiter.service.ts';
import type { Asked, BegunRequests } from '../repetition/begun-requests.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import type { Acceptance, Accepted, InvitationRequest } from './acceptance.ts';
import { signInFirst } from './joining.ts';
import { membershipIdOf } from './membership-id.ts';

export interface RepeatedAcceptanceDeps {
  readonly accounts: Pick<AccountDirectory, 'byEmailAddress'>;
  readonly twoFactor: Pick<TwoFactorService, 'isOn'>;
  readonly singleSignOn: Pick<SingleSignOnService, 'covers'>;
  readonly sessions: Pick<SessionService, 'repeated'>;
  readonly passwords: PasswordHasher;
  readonly limits: RequestLimiter;
  readonly begun: BegunRequests;
  readonly now: () => Date;
  /** The invitation of a link, whatever became of it; null for a link that was never one. */
  readonly find: (token: string) => Promise<Invitation | null>;
}

/** Noted of an acceptance by which somebody's access ended. */
const ENDED = 'access-ended';

const noteOf = ({ token }: Acceptance): string => `accept:${createHash('sha256').update(token).digest('hex')}`;
/** Whoever asks may have been nobody, and is the account that was made when they ask again. */
const askedOf = ({ requestKey }: InvitationRequest): Asked => ({
  actor: { accountId: null },
  idempotencyKey: requestKey,
});

/** A link is used up by the first try. Its repetition signs in, by what a sign-in asks for: the password. */
export function createRepeatedAcceptance(deps: RepeatedAcceptanceDeps) {
  const { begun } = deps;

  /** Who came in by the link with this password; null when nobody did. Throws: DomainError SIGN_IN_REQUIRED. */
  async function whoCameIn(
    invitation: Invitation,
    { password }: Acceptance,
  ): Promise<{ account: Account; active: ActiveRole } | null> {
    const account = await deps.accounts.byEmailAddress(invitation.emailAddress);
    if (!account?.memberships.some(({ id }) => id === membershipIdOf(invitation))) return null;
    const { passwordHash } = account;
    if (!(await deps.limits.asTry('password-check', account.id, () => deps.passwords.matches(password, passwordHash))))
      throw signInFirst();
    assertMaySignIn(account, deps.now());
    const isMoreAsked =
      (await deps.twoFactor.isOn(account.id)) || (await deps.singleSignOn.covers(account.emailAddress));
    if (isMoreAsked) throw signInFirst();
    return { account, active: assumeRole(account, invitation.role, membershipIdOf(invitation)) };
  }

  return {
    begin: (input: Acceptance, request: InvitationRequest) => begun.note(askedOf(request), noteOf(input), 'begun'),
    noteAccessEnded: (input: Acceptance, request: InvitationRequest) =>
      begun.conclude(askedOf(request), noteOf(input), ENDED),
    /** The answer of the first try; null when there was none, or it did not use the link up. */
    async answer(
      input: Acceptance,
      request: InvitationRequest,
      startSession: (account: Account, active: ActiveRole) => Promise<string>,
    ): Promise<Accepted | null> {
      const noted = await begun.noted(askedOf(request), noteOf(input));
      if (noted === null) return null;
      const earlierAccessEnded = noted === ENDED;
      const held = await deps.sessions.repeated(request.actor, request.requestKey);
      if (held) return { token: held.token, earlierAccessEnded };
      const invitation = await deps.find(input.token);
      const came = invitation?.acceptedAt ? await whoCameIn(invitation, input) : null;
      return came && { token: await startSession(came.account, came.active), earlierAccessEnded };
    },
  };
}
