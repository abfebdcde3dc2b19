import type { Scope } from '@platform/contracts';
import {
  type ChangeResult,
  createEstateBoundCollection,
  type EstateBound,
  type OutboxEvent,
} from '@platform/service-kit';
import type { Model } from 'mongoose';
import type { PersonPhoto } from '../../domain/person/person-photo.ts';
import type { PersonPhotoRecord } from './person-photo.model.ts';

interface PhotoWrite {
  readonly version: number;
  readonly idempotencyKey: string | null;
  readonly events: readonly OutboxEvent[];
}

/** Photos within the actor's reach, each by the id of its person. */
export function createPersonPhotoRepository(model: Model<PersonPhotoRecord>, actorScope: Scope) {
  const photos = createEstateBoundCollection(model as unknown as Model<EstateBound>, actorScope);
  const toPhoto = (record: EstateBound): PersonPhoto => {
    const { _id, estateDeleted: _d, estateArchived: _a, ...rest } = record as unknown as PersonPhotoRecord;
    return { ...rest, id: _id };
  };
  const asPhoto = ({ outcome, document }: ChangeResult<EstateBound>): ChangeResult<PersonPhoto> => ({
    outcome,
    document: toPhoto(document),
  });
  return {
    byIds: async (ids: readonly string[]): Promise<PersonPhoto[]> => (await photos.byIds(ids)).map(toPhoto),
    insert: async ({ id, ...photo }: PersonPhoto, archived: boolean, { idempotencyKey, events }: PhotoWrite) => {
      const handledKeys = idempotencyKey ? [idempotencyKey] : [];
      const document = { ...photo, _id: id, estateArchived: archived, handledKeys };
      return asPhoto(await photos.insert(document as unknown as EstateBound, events));
    },
    change: async (id: string, set: Pick<PersonPhoto, 'file' | 'updatedAt'>, write: PhotoWrite) =>
      asPhoto(await photos.change(id, { ...write, update: { $set: set } as never })),
  };
}
export type PersonPhotoRepository = ReturnType<typeof createPersonPhotoRepository>;
