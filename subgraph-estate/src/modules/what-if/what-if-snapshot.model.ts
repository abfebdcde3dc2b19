import type { StoredNoun } from '@platform/service-kit';
import {
  type AddedToEstateBound,
  estateBoundPlugin,
  flag,
  number,
  optional,
  orNull,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { WhatIfSnapshot } from '../../domain/what-if/what-if-snapshot.ts';

export type WhatIfSnapshotRecord = StoredNoun<WhatIfSnapshot>;

export function defineWhatIfSnapshotModel(connection: Connection): Model<WhatIfSnapshotRecord> {
  const schema = storedSchema<WhatIfSnapshotRecord, Omit<WhatIfSnapshotRecord, AddedToEstateBound>>({
    name: text,
    address: text,
    estateVersion: number,
    createdByName: orNull(text),
    createdAt: text,
    updatedAt: text,
    estateDeleted: optional(flag),
    estateArchived: optional(flag),
  });
  schema.index({ estateId: 1, createdAt: -1, _id: 1 });
  schema.plugin(estateBoundPlugin, []);
  return connection.model<WhatIfSnapshotRecord>('WhatIfSnapshot', schema, 'what_if_snapshots');
}
