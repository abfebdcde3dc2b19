import type {
  DomainEvent,
  reportCancelledV1,
  reportCompletedV1,
  reportFailedV1,
  reportRequestedV1,
} from '@platform/contracts/events';
import type { z } from 'zod';
import type { NotificationService } from '../modules/notification/notification.service.ts';
import type { QuotaService } from '../modules/quota/quota.service.ts';
import { type NotificationText, reportFailedText, reportReadyText } from '../views/notification/work-ended.ts';

type Event<Definition extends { payload: z.ZodType }> = DomainEvent<z.infer<Definition['payload']>>;

export interface ReportConsumerDeps {
  readonly quotas: QuotaService;
  readonly notifications: NotificationService;
  /** An event waits to be published. */
  readonly onHandled: () => void;
}

/** Each printing of a report counts once: taken when asked for, counted when it is there, given back when it failed. */
export function createReportConsumer({ quotas, notifications, onHandled }: ReportConsumerDeps) {
  const needOf = ({ reportId, estateId, organizationId, edition }: z.infer<(typeof reportCancelledV1)['payload']>) => ({
    referenceId: edition === 1 ? reportId : `${reportId}:${edition}`,
    estateId,
    organizationId,
  });
  const tell = (event: DomainEvent<{ requestedBy: string; estateId: string }>, text: NotificationText) =>
    notifications.notify({
      id: event.id,
      accountId: event.payload.requestedBy,
      ...text,
      kind: 'OTHER',
      path: `/estate/${event.payload.estateId}/reports`,
    });

  return {
    async requested({ id, payload }: Event<typeof reportRequestedV1>): Promise<void> {
      await quotas.reserve({ ...needOf(payload), type: payload.quotaType }, 1, id);
      onHandled();
    },
    async completed(event: Event<typeof reportCompletedV1>): Promise<void> {
      await quotas.settle(needOf(event.payload), [event.payload.quotaType], event.id);
      onHandled();
      await tell(event, reportReadyText(event.payload.pageCount));
    },
    /** Whoever stopped it knows. */
    async cancelled({ id, payload }: Event<typeof reportCancelledV1>): Promise<void> {
      await quotas.giveBack(needOf(payload), [payload.quotaType], id);
      onHandled();
    },
    async failed(event: Event<typeof reportFailedV1>): Promise<void> {
      await quotas.giveBack(needOf(event.payload), [event.payload.quotaType], event.id);
      onHandled();
      await tell(event, reportFailedText(event.payload.message));
    },
  };
}
