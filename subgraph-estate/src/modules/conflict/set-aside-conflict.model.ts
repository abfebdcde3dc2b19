import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, number, orNull, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { SetAsideConflict } from '../../domain/conflict/set-aside.ts';

export type SetAsideConflictRecord = StoredNoun<SetAsideConflict>;

export function defineSetAsideConflictModel(connection: Connection): Model<SetAsideConflictRecord> {
  const schema = estateNounSchema<SetAsideConflictRecord>({
    conflictId: text,
    name: text,
    about: text,
    reason: text,
    facts: text,
    worthCents: orNull(number),
    setAsideByName: orNull(text),
  });
  schema.index({ estateId: 1, createdAt: -1, _id: 1 });
  return connection.model<SetAsideConflictRecord>('SetAsideConflict', schema, 'set_aside_conflicts');
}
