import { isDue } from '../../domain/reminder/reminder.ts';
import type { EstateResolvers, MutationResolvers, QueryResolvers, ReminderResolvers } from '../../schema.generated.ts';

export const reminderQueries: Pick<QueryResolvers, 'reminders'> = {
  reminders: (_parent, { association, pagination }, { services }) =>
    services.reminders.list(association ?? {}, pagination),
};

export const reminderMutations: Pick<MutationResolvers, 'createReminder' | 'updateReminder' | 'deleteReminder'> = {
  createReminder: async (_parent, { estateId, attributes }, { services }) => ({
    ok: true,
    reminder: await services.reminders.create(estateId, attributes),
  }),
  updateReminder: async (_parent, { id, version, attributes }, { services }) => ({
    ok: true,
    reminder: await services.reminders.update(id, version, attributes),
  }),
  deleteReminder: async (_parent, { id, version }, { services }) => {
    await services.reminders.remove(id, version);
    return { ok: true, reminder: null };
  },
};

export const estateReminders: Pick<EstateResolvers, 'estateReminders'> = {
  estateReminders: ({ id }, _args, { services, loaders }) =>
    services.reminders.areShown ? loaders.reminders.load(id) : null,
};

export const Reminder: ReminderResolvers = {
  estate: ({ estateId }, _args, { loaders }) => loaders.summaryOf(estateId),
  isDue: (reminder, _args, { today }) => isDue(reminder, today),
};
