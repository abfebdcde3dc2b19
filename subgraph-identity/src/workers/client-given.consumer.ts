import type { DomainEvent, estateChangedV1 } from '@platform/contracts/events';
import { derivedId } from '@platform/service-kit';
import type { z } from 'zod';
import type { NewNotification } from '../domain/notification/notification.ts';
import type { NotificationService } from '../modules/notification/notification.service.ts';
import type { EstateIndex } from '../modules/organization/estate-index.service.ts';
import { clientGivenText, clientSharedText } from '../views/notification/client-given.ts';

type EstateChanged = DomainEvent<z.infer<(typeof estateChangedV1)['payload']>>;

export interface ClientGivenDeps {
  readonly estates: Pick<EstateIndex, 'apply' | 'advisorsOf'>;
  readonly notifications: Pick<NotificationService, 'notify' | 'gather'>;
  readonly nameOf: (accountId: string) => Promise<string | null>;
}

/**
 * Keeps the index of estates, and tells whoever is given a client, or shares one, of it: once, and not who did it
 * herself. Of a client that is new to the index nobody is told: its founder knows.
 */
export function createClientGivenConsumer({ estates, notifications, nameOf }: ClientGivenDeps) {
  return async (event: EstateChanged): Promise<void> => {
    const { estateId, version, displayName, advisorId, sharedAccountIds = [], deleted, requestId } = event.payload;
    const known = await estates.advisorsOf(estateId);
    // Told before it is kept: a crash in between tells again, under the same id.
    if (known && known.version < version && !deleted) {
      const by = event.actor?.accountId ?? null;
      const isNew = (id: string): boolean =>
        id !== by && id !== known.advisorId && !known.sharedAccountIds.includes(id);
      const given = advisorId && advisorId !== by && advisorId !== known.advisorId ? [advisorId] : [];
      const shared = sharedAccountIds.filter((id) => isNew(id) && id !== advisorId);
      const byName = by && given.length + shared.length > 0 ? await nameOf(by) : null;
      const notice = (accountId: string, text: typeof clientGivenText): NewNotification => ({
        id: derivedId('client-given', estateId, String(version), accountId),
        accountId,
        ...text(displayName, byName),
        kind: 'OTHER',
        path: `/estate/${estateId}`,
      });
      for (const accountId of given) {
        const told = notice(accountId, clientGivenText);
        if (!requestId) await notifications.notify(told);
        // Clients that one request moves come one by one, in no order.
        else {
          const id = derivedId('clients-given', requestId, accountId);
          await notifications.gather({ ...told, id }, { estateId, displayName });
        }
      }
      for (const accountId of shared) await notifications.notify(notice(accountId, clientSharedText));
    }
    await estates.apply(event);
  };
}
