import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, flag, optional, orNull, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { Reminder } from '../../domain/reminder/reminder.ts';

export type ReminderRecord = StoredNoun<Reminder>;

export function defineReminderModel(connection: Connection): Model<ReminderRecord> {
  const schema = estateNounSchema<ReminderRecord>({
    text,
    dueOn: text,
    doneAt: orNull(text),
    isTold: optional(flag),
    createdByName: orNull(text),
  });
  schema.index({ estateId: 1, dueOn: 1, createdAt: 1, _id: 1 });
  schema.index({ organizationId: 1, dueOn: 1, createdAt: 1, _id: 1 });
  schema.index({ doneAt: 1, dueOn: 1 }); // those whose day has come, of every organization
  return connection.model<ReminderRecord>('Reminder', schema, 'reminders');
}
