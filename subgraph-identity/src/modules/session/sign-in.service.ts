import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { type Actor, type OrganizationSettings, type OutstandingDuty, outstandingDuty } from '@platform/contracts';
import { type Account, normalizeEmailAddress } from '../../domain/account/account.ts';
import { type ActiveRole, holdsTheSame, startingRole } from '../../domain/account/roles.ts';
import { isLocked, signInRefused } from '../../domain/account/sign-in.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import { dutiesOf } from '../../domain/session/session-record.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { PasswordHasher } from '../account/password-hash.service.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { SingleSignOnService } from '../google-sign-in/single-sign-on.service.ts';
import type { Admission, AttemptLimiter } from '../limit/attempt-limiter.service.ts';
import { tooManyRequests } from '../limit/request-limiter.service.ts';
import type { SecurityNotices } from '../message/security-notices.service.ts';
import type { OrganizationDirectory } from '../organization/organization-directory.service.ts';
import type { SessionService } from './session.service.ts';
import { createTurns } from './turns.ts';

export interface SignInDeps {
  readonly accounts: Pick<
    AccountDirectory,
    'byId' | 'forSignIn' | 'lockUntil' | 'openById' | 'recordFailedSignIn' | 'recordSignIn' | 'replacePasswordHash'
  >;
  readonly organizations: Pick<OrganizationDirectory, 'byId'>;
  readonly sessions: SessionService;
  readonly passwords: PasswordHasher;
  readonly attempts: AttemptLimiter;
  readonly singleSignOn: Pick<SingleSignOnService, 'covers'>;
  readonly audit: AuditTrail;
  readonly notices: SecurityNotices;
  readonly now: () => Date;
}

export interface SignedIn {
  readonly token: string;
  readonly verified: boolean;
  /** Where the account must go before anything else; null when nowhere. */
  readonly requires: OutstandingDuty | null;
}

/** One whose password is checked while another's session is written; more would only crowd out everybody else. */
const AT_ONCE = 2;
/** No refusal comes sooner, so that the few writes which only an account has do not show in the time it takes. */
const REFUSAL_MS = 100;
/** Some seconds of sign-ins; whoever comes then is told to come again instead of waiting for ever. */
const MAX_WAITING = 200;

/** Begins a turn later: what the answer waits for longest goes out first, and this is done in its time. */
async function beside<Result>(work: () => Promise<Result>): Promise<Result> {
  await nextTurn();
  return work();
}

export function createSignInService({
  accounts,
  organizations,
  sessions,
  passwords,
  attempts,
  singleSignOn,
  audit,
  notices,
  now,
}: SignInDeps) {
  const record = (
    action: 'sign-in.password-accepted' | 'sign-in.succeeded' | 'sign-in.failed' | 'sign-in.locked',
    account: Account | null,
    origin: RequestOrigin,
    details: Record<string, string> = {},
  ) =>
    audit.append({
      action,
      outcome: action === 'sign-in.failed' || action === 'sign-in.locked' ? 'REFUSED' : 'SUCCEEDED',
      accountId: account?.id ?? null,
      impersonatorId: null,
      organizationId: account && (startingRole(account)?.membership?.organizationId ?? null),
      subjectId: account?.id ?? null,
      ...origin,
      details,
    });

  /** The failure that uses up the attempts locks the account for as long as the limiter refuses its address. */
  async function fail(
    account: Account | null,
    { lastOne, lockedUntil }: Admission,
    origin: RequestOrigin,
  ): Promise<never> {
    // Without an account the same updates find nothing: both ways take as long.
    const id = account?.id ?? '';
    await Promise.all([accounts.recordFailedSignIn(id), lastOne ? accounts.lockUntil(id, now(), lockedUntil) : null]);
    await record(account && lastOne ? 'sign-in.locked' : 'sign-in.failed', account, origin);
    if (account && lastOne) notices.send('locked', account, origin);
    throw signInRefused('incorrect');
  }

  /** The account was disabled, locked or secured otherwise while its password was being checked. */
  async function turnAway({ id }: Account, origin: RequestOrigin): Promise<never> {
    const account = await accounts.byId(id);
    await record('sign-in.failed', account, origin, { reason: 'disabled, locked or secured otherwise meanwhile' });
    // Another password or a second factor: whoever tries again is told what is asked for now.
    const isOpen = account && !account.disabledAt && !isLocked(account, now());
    throw signInRefused(isOpen ? 'incorrect' : 'disabled');
  }

  /** The right password: a session, unless the account was disabled, locked or secured otherwise while it was being checked. */
  async function begin(
    account: Account,
    active: ActiveRole,
    { secondFactor, settings }: { secondFactor: boolean; settings: Partial<OrganizationSettings> },
    origin: RequestOrigin,
    previousSessionId: string | null,
  ): Promise<SignedIn> {
    const duties = dutiesOf(account, secondFactor, 'password');
    const chosen = { role: active.role, membershipId: active.membership?.id ?? null };
    const method = 'password';
    const grounds = { passwordChangedAt: account.passwordChangedAt, secondFactor };
    const entry = { verified: !secondFactor, duties, method } as const;
    // With a second factor it is no sign-in before the code was verified: see the two-factor service.
    const action = secondFactor ? 'sign-in.password-accepted' : 'sign-in.succeeded';
    const enter = async () => {
      const { token, record: session } = await sessions.start(account, active, origin, previousSessionId, entry);
      // After the session is there: whoever disables or locks the account now finds it and ends it.
      const current = secondFactor
        ? await accounts.openById(account.id, grounds)
        : await accounts.recordSignIn(account.id, now(), chosen, grounds);
      return { token, session, current };
    };
    const entering = enter();
    const recorded = beside(() => record(action, account, origin, { method, role: active.role }));
    // No token leaves unless all succeed. The trail may say too much for a moment, never too little.
    const [{ token, session, current }] = await Promise.all([
      entering,
      recorded,
      beside(() => attempts.succeeded(account.emailAddress, origin.ipAddress)),
    ]).catch(async (error: unknown) => {
      // Nobody holds its token.
      await Promise.allSettled([recorded, entering.then(({ session: { id } }) => sessions.end(id))]);
      await record('sign-in.failed', account, origin, { reason: 'not completed' }).catch(() => undefined);
      throw error;
    });
    if (!current) {
      await sessions.end(session.id);
      return turnAway(account, origin);
    }
    // Who took a role away meanwhile may have looked for the session before it was there.
    if (!holdsTheSame(account, current)) await sessions.refresh([account.id]);
    // The first screen that an account is forced to. Source: platform shell §2.
    const requires = secondFactor ? null : outstandingDuty(duties, settings, now());
    return { token, verified: !secondFactor, requires };
  }

  /** The password, and beside its hash, which takes longest, what else is to be known; the same without an account. */
  async function check(emailAddress: string, password: string) {
    const { account, secondFactor } = (await accounts.forSignIn(emailAddress)) ?? {
      account: null,
      secondFactor: false,
    };
    const active = account && startingRole(account);
    const [matches, organization] = await Promise.all([
      passwords.matches(password, account?.passwordHash ?? null),
      beside(() => organizations.byId(active?.membership?.organizationId ?? '')),
    ]);
    return { account, active, matches, secondFactor, organization };
  }

  /** The whole sign-in, once it has its turn. */
  async function signInNow(
    input: { emailAddress: string; password: string },
    origin: RequestOrigin,
    previousSessionId: string | null,
  ): Promise<SignedIn> {
    const emailAddress = normalizeEmailAddress(input.emailAddress);
    // What the check finds is told to nobody before the attempt is known to count.
    const counting = beside(() => attempts.admit(emailAddress, origin.ipAddress));
    const [{ account, active, matches, secondFactor, organization }, admission, byGoogleOnly] = await Promise.all([
      check(emailAddress, input.password),
      counting,
      beside(() => singleSignOn.covers(emailAddress)),
    ]).catch(async (error: unknown) => {
      // The password was not compared, by a failure of ours: that was no attempt.
      const admitted = await counting.catch(() => null);
      if (admitted && !admitted.refused) await attempts.giveBack(emailAddress, origin.ipAddress);
      throw error;
    });
    // An administrator's lock is told to whoever knows the password only: it would say that there is an account.
    const locked = account && isLocked(account, now()) && (matches || account.lockedUntil !== null);
    if (admission.refused === 'network') {
      await record('sign-in.failed', account, origin, { reason: 'too many attempts from this network' });
      throw tooManyRequests();
    }
    if (admission.refused || locked) {
      await record('sign-in.locked', account, origin);
      throw signInRefused('locked');
    }
    if (byGoogleOnly) {
      await record('sign-in.failed', account, origin, { reason: 'single sign-on enforced' });
      throw signInRefused('ssoEnforced');
    }
    if (!account || !matches) return fail(account, admission, origin);
    if (account.disabledAt) {
      await record('sign-in.failed', account, origin, { reason: 'disabled' });
      throw signInRefused('disabled');
    }
    if (!active) {
      await record('sign-in.failed', account, origin, { reason: 'no membership' });
      throw signInRefused('expired');
    }
    const { passwordHash } = account;
    if (passwordHash && passwords.isOutdated(passwordHash)) {
      await accounts.replacePasswordHash(account.id, passwordHash, await passwords.hash(input.password));
    }
    const requirements = { secondFactor, settings: organization?.settings ?? {} };
    return begin(account, active, requirements, origin, previousSessionId);
  }

  const turns = createTurns(AT_ONCE, MAX_WAITING);

  return {
    /**
     * An unknown address, a wrong password and a disabled account with a wrong password answer alike, after the same
     * work: one hash. An address with too many failures is refused alike whether an account has it or not.
     * Where a domain signs in with Google only, a password is refused for every address of it, known or not.
     * Throws: DomainError sign_in.incorrect, .locked, .disabled, .expired, .sso_enforced, TOO_MANY_REQUESTS.
     */
    async signIn(
      input: { emailAddress: string; password: string },
      origin: RequestOrigin,
      previousSessionId: string | null,
    ): Promise<SignedIn> {
      let began = Number.NEGATIVE_INFINITY;
      try {
        return await turns.take(() => {
          began = performance.now();
          return signInNow(input, origin, previousSessionId);
        });
      } catch (error) {
        await pause(Math.max(0, began + REFUSAL_MS - performance.now()));
        throw error;
      }
    },
    /** Ends the session at once, on every path that reads it. Signing out twice is no error. */
    async signOut(actor: Actor, origin: RequestOrigin): Promise<void> {
      if (!actor.sessionId) return;
      await sessions.end(actor.sessionId);
      await audit.append({
        action: 'sign-out',
        outcome: 'SUCCEEDED',
        accountId: actor.accountId,
        impersonatorId: actor.impersonator?.accountId ?? null,
        organizationId: actor.organizationId,
        subjectId: actor.accountId,
        ...origin,
        details: {},
      });
    },
  };
}
export type SignInService = ReturnType<typeof createSignInService>;
