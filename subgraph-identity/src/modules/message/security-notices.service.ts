import { DEFAULT_TIME_ZONE, type TimeZone } from '@platform/kernel';
import type { Logger } from '@platform/service-kit';
import type { Account } from '../../domain/account/account.ts';
import { type NoticeOrigin, noticeMail, type SecurityNotice } from '../../views/account/security-notice.ts';
import { type Messenger, sendBeside } from './messenger.service.ts';

export interface SecurityNoticesDeps {
  readonly messenger: Pick<Messenger, 'mail'>;
  readonly organizations: { byId(id: string): Promise<{ readonly timeZone: TimeZone } | null> };
  readonly log: Logger;
  readonly now: () => Date;
}

/** Tells owners of accounts what was done to how they sign in. Sent beside the answer: a failure fails nothing. */
export function createSecurityNotices({ messenger, organizations, log, now }: SecurityNoticesDeps) {
  type Owner = Pick<Account, 'emailAddress' | 'memberships' | 'activeMembershipId'>;

  /** The mail names the time by the clock of the organization that the owner last worked in. */
  async function mail(notice: SecurityNotice, owner: Owner, origin: NoticeOrigin, at: Date): Promise<void> {
    const { emailAddress, memberships, activeMembershipId } = owner;
    const membership = memberships.find(({ id }) => id === activeMembershipId) ?? memberships[0];
    const organization = membership ? await organizations.byId(membership.organizationId) : null;
    const timeZone = organization?.timeZone ?? DEFAULT_TIME_ZONE;
    await messenger.mail({ to: emailAddress, ...noticeMail(notice, origin, at, timeZone) });
  }

  return {
    send(notice: SecurityNotice, owner: Owner, origin: NoticeOrigin): void {
      sendBeside(mail(notice, owner, origin, now()), log);
    },
  };
}
export type SecurityNotices = ReturnType<typeof createSecurityNotices>;
