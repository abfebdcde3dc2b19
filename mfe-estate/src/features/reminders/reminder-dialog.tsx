import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { changeReversibly, type Versioned } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { PlanDialog } from '../plans/plan-dialog.tsx';
import { takeBack } from '../plans/take-back.ts';
import {
  REMINDER_ELEMENTS,
  REMINDER_LABELS,
  type ReminderValues,
  reminderSchema,
  reminderValues,
  reminderWords,
} from './reminder.schema.ts';
import {
  CreateReminderMutation,
  DeleteReminderMutation,
  type Reminder,
  type RemindersReload,
  UpdateReminderMutation,
} from './reminders-query.ts';

interface ReminderDialogProps extends RemindersReload {
  /** null sets one. */
  readonly reminder: Reminder | null;
  readonly onClose: () => void;
}

/** Sets a reminder, changes one, or takes one away. Mounted while it is open. */
export function ReminderDialog({ reminder, estate, reload, onClose }: ReminderDialogProps) {
  const [create] = useMutation(CreateReminderMutation);
  const [update] = useMutation(UpdateReminderMutation);
  const [remove] = useMutation(DeleteReminderMutation);
  const start: Versioned<ReminderValues> = { values: reminderValues(reminder), version: reminder?.version ?? 0 };
  const add = async (attributes: ReminderValues & { readonly isDone?: boolean }): Promise<void> => {
    await create({ variables: { estateId: estate.id, attributes } });
    await refreshed(reload);
  };
  const change = async (id: string, attributes: ReminderValues, version: number): Promise<number> => {
    const { data } = await update({ variables: { id, version, attributes } });
    return data?.updateReminder.reminder?.version ?? version + 1;
  };
  const write = async (values: ReminderValues, _version: number, before: Versioned<ReminderValues>): Promise<void> => {
    if (!reminder) {
      await add(values);
      notify('The reminder is set.');
      return;
    }
    await changeReversibly({
      name: 'The reminder',
      before,
      after: values,
      change: (to, version) => change(reminder.id, to, version),
      read,
      saved: 'The reminder is saved.',
      undone: 'The reminder is as it was.',
    });
  };
  const read = async (): Promise<Versioned<ReminderValues> | null> => {
    const saved = (await reload())?.estateReminders?.find(({ id }) => id === reminder?.id);
    return saved ? { values: reminderValues(saved), version: saved.version } : null;
  };
  const takeAway = async (): Promise<void> => {
    if (!reminder) return;
    await remove({ variables: { id: reminder.id, version: reminder.version } });
    await refreshed(reload);
    const kept = { ...start.values, isDone: reminder.doneAt !== null };
    notify({
      message: 'The reminder is removed.',
      undo: () => void takeBack(() => add(kept), 'The reminder is back.'),
    });
  };
  return (
    <PlanDialog
      name={reminder && 'Reminder'}
      noun="reminder"
      schema={reminderSchema}
      start={start}
      elements={() => REMINDER_ELEMENTS}
      labels={REMINDER_LABELS}
      wordsOf={reminderWords}
      read={read}
      write={write}
      onRemove={reminder ? takeAway : undefined}
      onClose={onClose}
    />
  );
}
