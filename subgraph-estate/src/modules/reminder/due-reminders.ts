import type { Scope } from '@platform/contracts';
import type { IsoDate } from '@platform/kernel';
import { createEstateBoundCollection } from '@platform/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { Reminder } from '../../domain/reminder/reminder.ts';
import type { ReminderRecord } from './reminder.model.ts';

/** The longest due first; whoever has more does not read on. */
const MOST = 500;

/** Whose day has come, and that nobody has done (`isDue`); none of a deleted or archived client. */
export const dueOn = (today: IsoDate) =>
  ({
    doneAt: null,
    dueOn: { $lte: today },
    estateDeleted: { $ne: true },
    estateArchived: { $ne: true },
  }) as QueryFilter<ReminderRecord>;

/** Within the actor's reach. */
export async function dueReminders(
  model: Model<ReminderRecord>,
  scope: Scope,
  today: IsoDate,
): Promise<Omit<Reminder, 'version'>[]> {
  const found = await createEstateBoundCollection(model, scope).find(dueOn(today), {
    sort: { dueOn: 1, _id: 1 },
    limit: MOST,
  });
  return found.map(({ _id, ...reminder }) => ({ ...reminder, id: _id }));
}
