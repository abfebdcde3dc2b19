import type { StoredNoun } from '@platform/service-kit';
import {
  type AddedToEstateBound,
  estateBoundPlugin,
  flag,
  optional,
  orNull,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { Reminder } from '../../domain/reminder/reminder.ts';

export type ReminderRecord = StoredNoun<Reminder>;

export function defineReminderModel(connection: Connection): Model<ReminderRecord> {
  const schema = storedSchema<ReminderRecord, Omit<ReminderRecord, AddedToEstateBound>>({
    text,
    dueOn: text,
    doneAt: orNull(text),
    isTold: optional(flag),
    createdByName: orNull(text),
    createdAt: text,
    updatedAt: text,
    estateDeleted: optional(flag),
    estateArchived: optional(flag),
  });
  schema.index({ estateId: 1, dueOn: 1, createdAt: 1, _id: 1 });
  schema.index({ organizationId: 1, dueOn: 1, createdAt: 1, _id: 1 });
  schema.index({ doneAt: 1, dueOn: 1 }); // those whose day has come, of every organization
  schema.plugin(estateBoundPlugin, []);
  return connection.model<ReminderRecord>('Reminder', schema, 'reminders');
}
