import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { counted, formatDate } from '@platform/kernel';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Chip, List, ListItem, lazyPart, notify, Sheet, SkeletonBar, SkeletonGroup } from '@platform/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { type Reminder, RemindersQuery, type RemindersReload, UpdateReminderMutation } from './reminders-query.ts';

// The form is fetched with the first reminder that is set or changed.
const ReminderDialog = lazyPart(() => import('./reminder-dialog.tsx'), 'ReminderDialog');

/** What is to be thought of for a household, for those who advise it. */
export function RemindersSheet({ estateId }: { readonly estateId: string }) {
  const { data, error, refetch } = useQuery(RemindersQuery, {
    variables: { estateId },
    fetchPolicy: 'cache-and-network',
  });
  const [editing, setEditing] = useState<Reminder | 'new' | null>(null);
  const estate = data?.estate;
  const { cache } = useApolloClient();
  const reload = async () => {
    // What was changed last stands beside the reminders, and each change of one is among it.
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'estateHistory' });
    return (await refetch()).data?.estate ?? null;
  };
  return (
    <Sheet
      title="Reminders"
      aside={
        estate && (
          <Button size="small" icon={<IconPlus size={16} stroke={1.6} />} onClick={() => setEditing('new')}>
            Set a reminder
          </Button>
        )
      }
    >
      {estate ? (
        <Reminders reminders={estate.estateReminders ?? []} estate={estate} reload={reload} onEdit={setEditing} />
      ) : error ? (
        <>
          <p>Reminders could not be read.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      ) : (
        <SkeletonGroup label="Loading reminders">
          <SkeletonBar height={80} />
        </SkeletonGroup>
      )}
      {editing && estate && (
        <Suspense>
          <ReminderDialog
            key={editing === 'new' ? 'new' : editing.id}
            reminder={editing === 'new' ? null : editing}
            estate={estate}
            reload={reload}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}

interface RemindersProps extends RemindersReload {
  readonly reminders: readonly Reminder[];
  readonly onEdit: (reminder: Reminder) => void;
}

function Reminders({ reminders, reload, onEdit }: RemindersProps) {
  const [update] = useMutation(UpdateReminderMutation);
  const [isShown, setShown] = useState(false);
  const open = reminders.filter(({ doneAt }) => doneAt === null);
  const done = reminders.filter(({ doneAt }) => doneAt !== null);
  const set = async ({ id }: Reminder, version: number, isDone: boolean): Promise<number> => {
    const { data } = await update({ variables: { id, version, attributes: { isDone } } });
    await refreshed(reload);
    return data?.updateReminder.reminder?.version ?? version + 1;
  };
  const put = async (reminder: Reminder, isDone: boolean): Promise<void> => {
    try {
      const next = await set(reminder, reminder.version, isDone);
      const undo = () => set(reminder, next, !isDone).catch((error) => fail(error));
      notify({ message: isDone ? 'Done.' : 'To be done again.', undo: () => void undo() });
    } catch (error) {
      fail(error);
      await refreshed(reload);
    }
  };
  const rowOf = (reminder: Reminder) => (
    <ReminderRow key={reminder.id} reminder={reminder} onPut={put} onEdit={() => onEdit(reminder)} />
  );
  return (
    <>
      {open.length === 0 && <p>Nothing to think of.</p>}
      {open.length > 0 && <List label="Reminders to be done">{open.map(rowOf)}</List>}
      {done.length > 0 && (
        <Button size="small" variant="ghost" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown
            ? 'Hide what is done'
            : `Show ${counted(done.length, 'reminder')} that ${done.length > 1 ? 'are' : 'is'} done`}
        </Button>
      )}
      {isShown && done.length > 0 && <List label="Reminders that are done">{done.toReversed().map(rowOf)}</List>}
    </>
  );
}

const fail = (error: unknown): void => notify({ message: serverErrorText(error), tone: 'error' });

interface ReminderRowProps {
  readonly reminder: Reminder;
  readonly onPut: (reminder: Reminder, isDone: boolean) => Promise<void>;
  readonly onEdit: () => void;
}

function ReminderRow({ reminder, onPut, onEdit }: ReminderRowProps) {
  const { text, dueOn, isDue, doneAt, createdByName } = reminder;
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await onPut(reminder, doneAt === null);
    setBusy(false);
  };
  const said = `Due ${formatDate(dueOn)}${createdByName ? ` · ${createdByName}` : ''}`;
  return (
    <ListItem
      title={text}
      text={said}
      trailing={
        <>
          {isDue && <Chip tone="warning">Due</Chip>}
          <Button
            size="small"
            busy={busy}
            onClick={() => void run()}
            aria-label={`${doneAt ? 'To be done again' : 'Done'}: ${text}`}
          >
            {doneAt ? 'To be done again' : 'Done'}
          </Button>
          <Button size="small" variant="ghost" aria-label={`Change: ${text}`} onClick={onEdit}>
            Change
          </Button>
        </>
      }
    />
  );
}
