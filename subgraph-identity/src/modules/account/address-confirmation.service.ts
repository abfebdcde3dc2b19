import type { Account } from '../../domain/account/account.ts';
import { startingRole } from '../../domain/account/roles.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import { isTwoFactorOn } from '../../domain/two-factor/two-factor.ts';
import type { TwoFactorStore } from '../../domain/two-factor/two-factor-store.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { RequestLimiter } from '../limit/request-limiter.service.ts';
import type { SecurityNotices } from '../message/security-notices.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { AccountStore } from './account.repository.ts';

export interface AddressConfirmationDeps {
  readonly accounts: Pick<AccountStore, 'confirmAddress' | 'byId'>;
  readonly secondFactors: Pick<TwoFactorStore, 'read'>;
  readonly sessions: Pick<SessionService, 'endAll'>;
  readonly limits: Pick<RequestLimiter, 'forget'>;
  readonly audit: AuditTrail;
  readonly notices: SecurityNotices;
  readonly now: () => Date;
}

export interface Confirmation {
  readonly account: Account;
  /** Somebody had access before, which has ended now: the owner is told. */
  readonly earlierAccessEnded: boolean;
}

/**
 * Whoever shows to read the mail of an account's address owns the account. Until then anybody may have set it up: its
 * password, second factor and sessions end with the first such proof.
 */
export function createAddressConfirmation(deps: AddressConfirmationDeps) {
  const { accounts, now } = deps;
  return {
    /** @param passwordHash what the owner sets with the proof, in place of whatever was there */
    async confirm(account: Account, origin: RequestOrigin, passwordHash: string | null = null): Promise<Confirmation> {
      if (account.addressConfirmedAt) return { account, earlierAccessEnded: false };
      const secondFactor = isTwoFactorOn(await deps.secondFactors.read(account.id));
      const confirmed = await accounts.confirmAddress(account.id, now(), passwordHash);
      // Confirmed by a second request of the owner's meanwhile.
      if (!confirmed) return { account: (await accounts.byId(account.id)) ?? account, earlierAccessEnded: false };
      const sessions = await deps.sessions.endAll(account.id);
      await deps.limits.forget('otp-failures', account.id);
      const password = account.passwordHash !== null;
      await deps.audit.append({
        action: 'account.address-confirmed',
        outcome: 'SUCCEEDED',
        accountId: account.id,
        impersonatorId: null,
        organizationId: startingRole(account)?.membership?.organizationId ?? null,
        subjectId: account.id,
        ...origin,
        details: { passwordEnded: password, secondFactorEnded: secondFactor, sessionsEnded: sessions },
      });
      const earlierAccessEnded = password || secondFactor || sessions > 0;
      if (earlierAccessEnded) deps.notices.send('address-confirmed', account, origin);
      return { account: confirmed, earlierAccessEnded };
    },
  };
}
export type AddressConfirmation = ReturnType<typeof createAddressConfirmation>;
