import type { DomainEvent, reviewNewsV1 } from '@platform/contracts/events';
import { derivedId } from '@platform/service-kit';
import type { z } from 'zod';
import type { Mail } from '../modules/message/messenger.service.ts';
import type { NotificationService } from '../modules/notification/notification.service.ts';
import { reviewNewsText, rfiMail } from '../views/notification/review-news.ts';

export interface ReviewNewsDeps {
  readonly notifications: Pick<NotificationService, 'notify'>;
  /** Whether an organization wants mails of requests for information. */
  readonly sendsRfiMails: (organizationId: string) => Promise<boolean>;
  readonly addressesOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Beside the work: a mail that fails fails nothing, and the notice is there. */
  readonly send: (mail: Mail) => void;
  readonly publicUrl: string;
}

/** Tells whoever something of a review waits for; once of each step, however often it comes. */
export const createReviewNewsConsumer =
  ({ notifications, sendsRfiMails, addressesOf, send, publicUrl }: ReviewNewsDeps) =>
  async ({ payload }: DomainEvent<z.infer<(typeof reviewNewsV1)['payload']>>): Promise<void> => {
    const { news, subjectId, version, estateId, organizationId, displayName, accountIds } = payload;
    const path = `/estate/${estateId}/documents`;
    const mails = news === 'RFI_SENT' && (await sendsRfiMails(organizationId));
    const addresses = mails ? await addressesOf(accountIds) : new Map<string, string>();
    for (const accountId of accountIds) {
      const id = derivedId('review-news', subjectId, String(version), accountId);
      const isNew = await notifications.notify({ id, accountId, ...reviewNewsText(payload), kind: 'OTHER', path });
      const to = addresses.get(accountId);
      if (isNew && to) send({ to, ...rfiMail(displayName, `${publicUrl}${path}`) });
    }
  };
