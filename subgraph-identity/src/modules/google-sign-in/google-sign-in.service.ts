import type { GoogleSignInRefusal, OrganizationAccess, SessionDuties } from '@platform/contracts';
import { GOOGLE_SIGN_IN_ERROR_PARAM, outstandingDuty } from '@platform/contracts';
import { isDomainError } from '@platform/kernel';
import type { Logger } from '@platform/service-kit';
import { AuthorizationResponseError } from 'openid-client';
import type { Account } from '../../domain/account/account.ts';
import { type ActiveRole, holdsTheSame, startingRole } from '../../domain/account/roles.ts';
import { isLocked } from '../../domain/account/sign-in.ts';
import { googleRefused, type VouchedPerson, vouchedPerson } from '../../domain/google-sign-in/vouched-person.ts';
import type { Invitation } from '../../domain/invitation/invitation.ts';
import type { Caller, RequestOrigin } from '../../domain/session/request-origin.ts';
import { dutiesOf } from '../../domain/session/session-record.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { AddressConfirmation, Confirmation } from '../account/address-confirmation.service.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { InvitationService } from '../invitation/invitation.service.ts';
import type { SecurityNotices } from '../message/security-notices.service.ts';
import type { OrganizationAccessService } from '../organization/organization-access.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import type { IdentityProvider } from './google-provider.ts';
import type { SignInTransaction, SignInTransactions } from './sign-in-transactions.ts';

export interface GoogleSignInDeps {
  /** Null where no client is configured. */
  readonly provider: IdentityProvider | null;
  readonly transactions: SignInTransactions;
  readonly accounts: Pick<
    AccountDirectory,
    'byEmailAddress' | 'bySsoSubject' | 'linkSso' | 'openById' | 'recordSignIn'
  >;
  readonly invitations: Pick<InvitationService, 'open' | 'acceptVouched'>;
  readonly access: OrganizationAccessService;
  readonly sessions: SessionService;
  readonly twoFactor: Pick<TwoFactorService, 'isOn'>;
  readonly addresses: AddressConfirmation;
  readonly audit: AuditTrail;
  readonly notices: SecurityNotices;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Where the browser goes next, and the new session if there is one. */
export interface Arrival {
  readonly location: string;
  readonly token: string | null;
}

type Wish = Pick<SignInTransaction, 'invitationToken' | 'termsAccepted' | 'redirect'>;

const LOGIN = '/account/login';
const ADDRESS_CONFIRMED = '/account/address-confirmed';
const withRedirect = (page: string, to: string): string => `${page}?redirect=${encodeURIComponent(to)}`;
const STOPPED_BY_DISABLED = new Set(['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN']);

const reasonOf = (error: unknown): GoogleSignInRefusal | 'INVITE_EXPIRED' => {
  if (!isDomainError(error)) return 'failed';
  if (error.code === 'SSO_REFUSED') return error.message as GoogleSignInRefusal;
  if (error.code === 'INVITE_EXPIRED') return 'INVITE_EXPIRED';
  return error.code === 'NOT_FOUND' ? 'invitation' : 'failed';
};

const signUpPath = ({ organizationId, intent }: Invitation, token: string): string =>
  `/account/verify/${organizationId}/${encodeURIComponent(token)}/${intent === 'CLIENT_PORTAL' ? 'create_client' : 'create_member'}`;

/** Sign-in with Google: the same gate as a password for lock, second factor and forced steps. */
export function createGoogleSignInService(deps: GoogleSignInDeps) {
  const { provider, transactions, accounts, invitations, sessions, now } = deps;

  const record = (
    action: 'sign-in.google-accepted' | 'sign-in.succeeded' | 'sign-in.failed' | 'account.google-linked',
    account: Account | null,
    origin: RequestOrigin,
    details: Record<string, string>,
  ) =>
    deps.audit.append({
      action,
      outcome: action === 'sign-in.failed' ? 'REFUSED' : 'SUCCEEDED',
      accountId: account?.id ?? null,
      impersonatorId: null,
      organizationId: account && (startingRole(account)?.membership?.organizationId ?? null),
      subjectId: account?.id ?? null,
      ...origin,
      details: { method: 'google', ...details },
    });

  /** The account that this Google account was linked to, else the one with its verified address. */
  async function accountOf(person: VouchedPerson): Promise<Account | null> {
    return (await accounts.bySsoSubject(person.subject)) ?? accounts.byEmailAddress(person.emailAddress);
  }

  function assertUsable(account: Account, person: VouchedPerson): void {
    if (account.ssoSubject && account.ssoSubject !== person.subject) throw googleRefused('other_google_account');
    if (account.disabledAt) throw googleRefused('disabled');
    if (isLocked(account, now())) throw googleRefused('locked');
  }

  async function link(account: Account, person: VouchedPerson, origin: RequestOrigin): Promise<void> {
    if (account.ssoSubject) return;
    if (!(await accounts.linkSso(account.id, person.subject))) throw googleRefused('other_google_account');
    await record('account.google-linked', account, origin, {});
    deps.notices.send('google-linked', account, origin);
  }

  /** What the organization says; refused where it does not use Google. */
  async function accessOf({ membership }: ActiveRole): Promise<OrganizationAccess | null> {
    const access = membership ? await deps.access.refresh(membership.organizationId) : null;
    if (access?.flags['ENABLE_GOOGLE_SSO'] === false) throw googleRefused('unavailable');
    return access;
  }

  /** First the forced steps of platform shell §2, in its order, then where the person wanted to go. */
  function locationFor(
    { role }: ActiveRole,
    duties: SessionDuties,
    access: OrganizationAccess | null,
    to: string,
  ): string {
    const duty = outstandingDuty(duties, access?.settings ?? {}, now());
    if (duty) return `/account/${duty}`;
    return access?.disabled && STOPPED_BY_DISABLED.has(role) ? '/disabled-organization' : to;
  }

  /**
   * Google has verified the address: it is the account's, unless that was linked and the Google account got another
   * address since.
   */
  async function confirmed(account: Account, person: VouchedPerson, origin: RequestOrigin): Promise<Confirmation> {
    if (account.emailAddress !== person.emailAddress) return { account, earlierAccessEnded: false };
    return deps.addresses.confirm(account, origin);
  }

  /** Links the Google account and begins a session, or the other way round where a second factor comes before. */
  async function enter(
    { account, earlierAccessEnded }: Confirmation,
    active: ActiveRole,
    to: string,
    person: VouchedPerson,
    { actor, origin }: Caller,
  ): Promise<Arrival> {
    const access = await accessOf(active);
    const hasSecondFactor = await deps.twoFactor.isOn(account.id);
    const duties = dutiesOf(account, hasSecondFactor, 'google');
    const verified = !hasSecondFactor;
    if (verified) await link(account, person, origin);
    const googleToLink = verified || account.ssoSubject ? {} : { googleToLink: person.subject };
    const entry = { verified, duties, method: 'google', ...googleToLink } as const;
    const { token, record: session } = await sessions.start(account, active, origin, actor.sessionId, entry);
    const chosen = { role: active.role, membershipId: active.membership?.id ?? null };
    // After the session is there: whoever disables or locks the account now finds it and ends it.
    const grounds = { secondFactor: hasSecondFactor };
    const current = await (verified
      ? accounts.recordSignIn(account.id, now(), chosen, grounds)
      : accounts.openById(account.id, grounds));
    if (!current) {
      await sessions.end(session.id);
      throw googleRefused('disabled');
    }
    if (!holdsTheSame(account, current)) await sessions.refresh([account.id]);
    const action = verified ? 'sign-in.succeeded' : 'sign-in.google-accepted';
    await record(action, account, origin, { role: active.role });
    if (!verified) return { location: withRedirect(LOGIN, to), token };
    const location = locationFor(active, duties, access, to);
    return { location: earlierAccessEnded ? withRedirect(ADDRESS_CONFIRMED, location) : location, token };
  }

  async function signIn(person: VouchedPerson, redirect: string, caller: Caller): Promise<Arrival> {
    const account = await accountOf(person);
    if (!account) throw googleRefused('unknown');
    assertUsable(account, person);
    const active = startingRole(account);
    if (!active) throw googleRefused('expired');
    await accessOf(active);
    return enter(await confirmed(account, person, caller.origin), active, redirect, person, caller);
  }

  async function acceptInvitation(person: VouchedPerson, wish: Wish, token: string, caller: Caller): Promise<Arrival> {
    const invitation = await invitations.open(token);
    if (invitation.emailAddress !== person.emailAddress) throw googleRefused('other_address');
    if (!wish.termsAccepted) throw googleRefused('terms');
    const found = await accountOf(person);
    if (found) assertUsable(found, person);
    const existing = found && (await confirmed(found, person, caller.origin));
    const start = existing && startingRole(existing.account);
    // Nothing is joined before the second factor: the link is accepted after it, by whoever is signed in then. An
    // account without any membership has nowhere to wait; it joins, and enters nothing without the factor either.
    if (existing && start && (await deps.twoFactor.isOn(existing.account.id)))
      return enter(existing, start, signUpPath(invitation, token), person, caller);
    const { account, active } = await invitations.acceptVouched(
      invitation,
      existing?.account ?? null,
      person,
      caller.origin,
    );
    const earlierAccessEnded = existing?.earlierAccessEnded ?? false;
    return enter({ account, earlierAccessEnded }, active, wish.redirect, person, caller);
  }

  /** Where a refusal is shown: on the page that the person came from. */
  async function refusalLocation(reason: GoogleSignInRefusal | 'INVITE_EXPIRED', wish: Wish | null): Promise<string> {
    if (reason === 'INVITE_EXPIRED') return '/invite-expired';
    const token = wish?.invitationToken;
    const invitation = token ? await invitations.open(token).catch(() => null) : null;
    const page = invitation && token ? signUpPath(invitation, token) : LOGIN;
    const query = new URLSearchParams({ [GOOGLE_SIGN_IN_ERROR_PARAM]: reason });
    if (page === LOGIN && wish && wish.redirect !== '/') query.set('redirect', wish.redirect);
    return `${page}?${query}`;
  }

  return {
    isConfigured: provider !== null,
    /** Where the browser goes, and the id of what was begun; null where the sign-in cannot begin. */
    async begin(wish: Wish): Promise<{ location: string; transaction: string | null }> {
      try {
        if (!provider) throw googleRefused('unavailable');
        const invitation = wish.invitationToken ? await invitations.open(wish.invitationToken) : null;
        if (invitation?.intent === 'GUEST') throw googleRefused('invitation');
        if (invitation && !wish.termsAccepted) throw googleRefused('terms');
        const { url, checks } = await provider.begin(invitation?.emailAddress ?? null);
        return { location: url, transaction: await transactions.open({ ...wish, ...checks }) };
      } catch (error) {
        if (!isDomainError(error)) deps.log.error({ err: error }, 'sign-in with Google could not begin');
        return { location: await refusalLocation(reasonOf(error), wish), transaction: null };
      }
    },
    /**
     * The browser is back. Whatever does not fit ends with a page that says so, never with a session. An invitation
     * that the address names must be the one that was begun with.
     */
    async complete(transactionId: string | null, query: string, caller: Caller): Promise<Arrival> {
      const wish = transactionId ? await transactions.take(transactionId) : null;
      let account: Account | null = null;
      try {
        if (!provider) throw googleRefused('unavailable');
        if (!wish) throw googleRefused('failed');
        const named = new URLSearchParams(query).get('invitation_token');
        if (named !== null && named !== wish.invitationToken) throw googleRefused('invitation');
        const claims = await provider.complete(query, wish).catch((error: unknown) => {
          const cancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
          // What the provider or somebody else sent is not for the log: it may hold a code.
          if (!cancelled) deps.log.warn({ reason: (error as { code?: string }).code }, 'Google callback refused');
          throw googleRefused(cancelled ? 'cancelled' : 'failed');
        });
        const person = vouchedPerson(claims);
        account = await accountOf(person);
        if (!wish.invitationToken) return await signIn(person, wish.redirect, caller);
        return await acceptInvitation(person, wish, wish.invitationToken, caller);
      } catch (error) {
        if (!isDomainError(error)) throw error;
        const reason = reasonOf(error);
        await record('sign-in.failed', account, caller.origin, { reason });
        return { location: await refusalLocation(reason, wish), token: null };
      }
    },
  };
}
export type GoogleSignInService = ReturnType<typeof createGoogleSignInService>;
