import type { NewNotification } from '../domain/notification/notification.ts';
import type { Mail } from '../modules/message/messenger.service.ts';
import type { NotificationService } from '../modules/notification/notification.service.ts';
import type { MailText } from '../views/mail-text.ts';

export interface TellingDeps {
  readonly notifications: Pick<NotificationService, 'notify'>;
  /** Whether an organization wants mails of what is asked of its people: information, copies. */
  readonly sendsRequestMails: (organizationId: string) => Promise<boolean>;
  readonly addressesOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Beside the work: a mail that fails fails nothing, and the notice is there. */
  readonly send: (mail: Mail) => void;
  readonly publicUrl: string;
}

export interface News {
  readonly organizationId: string;
  readonly accountIds: readonly string[];
  readonly idFor: (accountId: string) => string;
  readonly notice: Omit<NewNotification, 'id' | 'accountId'>;
  /** Null for news that are a notice alone. */
  readonly mail: MailText | null;
}

/** Gives everybody the notice, and the mail where their organization sends them; once, however often it comes. */
export async function tellPeople(
  { notifications, sendsRequestMails, addressesOf, send }: TellingDeps,
  { organizationId, accountIds, idFor, notice, mail }: News,
): Promise<void> {
  const mails = mail !== null && (await sendsRequestMails(organizationId));
  const addresses = mails ? await addressesOf(accountIds) : new Map<string, string>();
  for (const accountId of accountIds) {
    const isNew = await notifications.notify({ id: idFor(accountId), accountId, ...notice });
    const to = addresses.get(accountId);
    if (isNew && to && mail) send({ to, ...mail });
  }
}
