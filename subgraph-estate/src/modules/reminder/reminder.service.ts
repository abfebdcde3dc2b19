import type { Scope } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import type { IsoDate } from '@platform/kernel';
import { createEstateNounRepository } from '@platform/service-kit';
import type { Model } from 'mongoose';
import { type Reminder, type ReminderFacts, reminderWith } from '../../domain/reminder/reminder.ts';
import { createEstateNounService, type EstateNounDeps } from '../estate-noun/estate-noun.service.ts';
import { dueReminders } from './due-reminders.ts';
import type { ReminderRecord } from './reminder.model.ts';

const MOST_REMINDERS = 200;

export type ReminderService = ReturnType<typeof createReminderService>;

/** What is to be thought of for a household, and when. */
export function createReminderService(deps: EstateNounDeps, model: Model<ReminderRecord>, scope: Scope) {
  const { estates, actor, now } = deps;
  const reminders = createEstateNounService<Reminder>(deps, {
    kind: 'reminder',
    name: 'Reminder',
    part: 'reminders',
    nameOf: ({ text }) => text,
    most: MOST_REMINDERS,
    nouns: createEstateNounRepository(model, scope, { dueOn: 1, createdAt: 1 }),
  });
  const day = () => ({ today: estates.today(), at: now().toISOString() });
  return {
    ...reminders,
    /** To those who advise the household; its client is told of none. */
    areShown: can(actor, 'estate:edit'),
    /** Those whose day has come and that nobody has done, the longest due first; of archived clients none. */
    due: (today: IsoDate): ReturnType<typeof dueReminders> =>
      can(actor, 'estate:edit') ? dueReminders(model, scope, today) : Promise.resolve([]),
    create: (estateId: string, facts: ReminderFacts): Promise<Reminder> =>
      reminders.create(estateId, () => ({ ...reminderWith(null, facts, day()), createdByName: actor.name })),
    update: (id: string, version: number, facts: ReminderFacts): Promise<Reminder> =>
      reminders.change(id, version, (known) => reminderWith(known, facts, day())),
  };
}
