import { DEFAULT_PAGES_PER_TOKEN, tokensForPages } from '@platform/contracts';
import type {
  abstractionCompletedV1,
  abstractionFailedV1,
  abstractionRequestedV1,
  abstractionRequestedV2,
  DomainEvent,
} from '@platform/contracts/events';
import type { z } from 'zod';
import type { NotificationService } from '../modules/notification/notification.service.ts';
import type { OrganizationDirectory } from '../modules/organization/organization-directory.service.ts';
import type { QuotaService } from '../modules/quota/quota.service.ts';
import { documentReadText } from '../views/notification/work-ended.ts';
import type { AbstractionRequests } from './abstraction-requests.ts';

type Event<Definition extends { payload: z.ZodType }> = DomainEvent<z.infer<Definition['payload']>>;

type Requested = Event<typeof abstractionRequestedV1> | Event<typeof abstractionRequestedV2>;

export interface AbstractionConsumerDeps {
  readonly quotas: QuotaService;
  readonly organizations: Pick<OrganizationDirectory, 'byId'>;
  readonly notifications: NotificationService;
  /** An event waits to be published. */
  readonly onHandled: () => void;
  readonly requests: AbstractionRequests;
}

const TYPES = ['DOC_ABSTRACTION_TOKENS'] as const;

/** Tokens of a document: taken when it is to be read, counted when it was, given back when it could not be. */
export function createAbstractionConsumer({
  quotas,
  organizations,
  notifications,
  requests,
  onHandled,
}: AbstractionConsumerDeps) {
  const needOf = ({
    abstractionId,
    estateId,
    organizationId,
  }: {
    abstractionId: string;
    estateId: string;
    organizationId: string;
  }) => ({
    referenceId: abstractionId,
    estateId,
    organizationId,
  });
  const tell = async (
    event: DomainEvent<{ abstractionId: string; estateId: string; estateUploadId: string }>,
    failed: string | null,
  ): Promise<void> => {
    const { abstractionId, estateId, estateUploadId } = event.payload;
    const request = await requests.find(abstractionId);
    if (!request) return;
    await notifications.notify({
      id: event.id,
      accountId: request.requestedBy,
      ...documentReadText(request.filename, failed),
      kind: 'OTHER',
      path: `/estate/${estateId}/abstractions/${estateUploadId}`,
    });
  };

  return {
    /** Tokens for the pages that were counted when the file was taken. */
    async requested({ id, payload }: Requested): Promise<void> {
      const pageCount = 'intake' in payload ? payload.intake.pageCount : payload.pageCount;
      await requests.remember(payload.abstractionId, payload.requestedBy, payload.file.filename);
      const organization = await organizations.byId(payload.organizationId);
      const amount = tokensForPages(pageCount, organization?.pagesPerToken ?? DEFAULT_PAGES_PER_TOKEN);
      await quotas.reserve({ ...needOf(payload), type: 'DOC_ABSTRACTION_TOKENS' }, amount, id);
      onHandled();
    },
    async completed(event: Event<typeof abstractionCompletedV1>): Promise<void> {
      await quotas.settle(needOf(event.payload), TYPES, event.id);
      onHandled();
      await tell(event, null);
    },
    async failed(event: Event<typeof abstractionFailedV1>): Promise<void> {
      await quotas.giveBack(needOf(event.payload), TYPES, event.id);
      onHandled();
      if (!event.payload.cancelled) await tell(event, event.payload.message);
    },
  };
}
