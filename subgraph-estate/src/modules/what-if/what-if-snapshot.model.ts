import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, number, orNull, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { WhatIfSnapshot } from '../../domain/what-if/what-if-snapshot.ts';

export type WhatIfSnapshotRecord = StoredNoun<WhatIfSnapshot>;

export function defineWhatIfSnapshotModel(connection: Connection): Model<WhatIfSnapshotRecord> {
  const schema = estateNounSchema<WhatIfSnapshotRecord>({
    name: text,
    address: text,
    estateVersion: number,
    createdByName: orNull(text),
  });
  schema.index({ estateId: 1, createdAt: -1, _id: 1 });
  return connection.model<WhatIfSnapshotRecord>('WhatIfSnapshot', schema, 'what_if_snapshots');
}
