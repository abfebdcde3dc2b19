import type { Actor } from '@platform/contracts';
import { changeAggregate, createAggregate, derivedId, forbidden } from '@platform/service-kit';
import { type ClientView, checkedViews, type OwnClientViewsRecord } from '../../domain/client-view/client-views.ts';
import type { OwnClientViewsModel } from './client-view.model.ts';

export interface OwnClientViewsDeps {
  readonly model: OwnClientViewsModel;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
}
const FIRST_VERSION = 1;

/** Views of the actor's own in the organization it acts in; nobody else's can be named. */
export function createOwnClientViewsService({ model, actor, idempotencyKey }: OwnClientViewsDeps) {
  const unsaved = (): OwnClientViewsRecord => {
    const { accountId, organizationId } = actor;
    if (!accountId) throw forbidden();
    const _id = derivedId('own-client-views', accountId, organizationId ?? '');
    return { _id, version: FIRST_VERSION, accountId, organizationId, views: [] };
  };
  return {
    /** Throws: DomainError FORBIDDEN. */
    async read(): Promise<OwnClientViewsRecord> {
      const none = unsaved();
      return (await model.findById(none._id).lean<OwnClientViewsRecord>()) ?? none;
    },
    /** Throws: DomainError FORBIDDEN, BAD_USER_INPUT, STALE_VERSION. */
    async update(version: number, views: readonly ClientView[]): Promise<OwnClientViewsRecord> {
      const none = unsaved();
      const checked = checkedViews(views);
      // None become the first version, so that two first changes at once meet the same guard as later ones.
      await createAggregate<OwnClientViewsRecord>(model, none);
      const { document } = await changeAggregate<OwnClientViewsRecord>(model, {
        id: none._id,
        scope: { accountId: none.accountId, organizationId: none.organizationId },
        version,
        update: { $set: { views: checked } },
        idempotencyKey,
      });
      return document;
    },
  };
}
export type OwnClientViewsService = ReturnType<typeof createOwnClientViewsService>;
