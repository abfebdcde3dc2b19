import { type Answers, fireEvent, refusal, renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { RecentActivity } from '../overview/recent-activity.tsx';
import { RemindersSheet } from './reminders-sheet.tsx';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly dueOn: string;
  readonly isDue: boolean;
  readonly doneAt: string | null;
  readonly createdByName: string | null;
}
const row = (id: string, text: string, more: Partial<Row> = {}): Row => ({
  id,
  version: 1,
  text,
  dueOn: '2026-11-20',
  isDue: true,
  doneAt: null,
  createdByName: 'Nora Finch',
  ...more,
});

/** Reminders as the server keeps them. */
function open(rows: readonly Row[], answers: Answers = {}) {
  let kept = rows;
  const shown = renderScreen(<RemindersSheet estateId="estate-1" />, {
    session: sessionOf(),
    answers: {
      estate: () => ({ id: 'estate-1', estateReminders: kept }),
      createReminder: ({ attributes }: { attributes: { text: string; dueOn: string } }) => {
        kept = [...kept, row(`r${kept.length + 1}`, attributes.text, { dueOn: attributes.dueOn, isDue: false })];
        return { ok: true, reminder: kept.at(-1) };
      },
      updateReminder: ({
        id,
        version,
        attributes,
      }: {
        id: string;
        version: number;
        attributes: { isDone?: boolean };
      }) => {
        const known = kept.find((one) => one.id === id);
        if (known?.version !== version) throw refusal('Somebody was faster.', 'STALE_VERSION');
        const doneAt = attributes.isDone ? '2026-11-23T10:00:00.000Z' : null;
        const next = { ...known, ...attributes, version: version + 1, doneAt, isDue: !doneAt };
        kept = kept.map((one) => (one.id === id ? next : one));
        return { ok: true, reminder: next };
      },
      deleteReminder: ({ id }: { id: string }) => {
        kept = kept.filter((one) => one.id !== id);
        return { ok: true };
      },
      ...answers,
    },
  });
  return { ...shown, kept: () => kept };
}

test('with nothing to think of the sheet says so, and a reminder is set for a day', async () => {
  const { user, kept } = open([]);
  await screen.findByText('Nothing to think of.');
  await user.click(screen.getByRole('button', { name: 'Set a reminder' }));
  await user.click(await screen.findByRole('button', { name: 'Add reminder' }));
  await screen.findAllByText('Say what to think of.');
  await user.type(screen.getByLabelText('What to think of'), 'Ask about the will');
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '0024-12-01' } });
  await user.click(screen.getByRole('button', { name: 'Add reminder' }));
  await screen.findAllByText(/Year must have 4 digits/);
  expect(kept()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Due'), { target: { value: '2026-12-01' } });
  await user.click(screen.getByRole('button', { name: 'Add reminder' }));
  await screen.findByText('The reminder is set.');
  expect(kept()).toMatchObject([{ text: 'Ask about the will', dueOn: '2026-12-01' }]);
  await screen.findByText('Due Dec 1, 2026 · Nora Finch');
});

test('a reminder that is done leaves the list, stands among those that are, and comes back by Undo', async () => {
  const { user } = open([row('r1', 'Call'), row('r2', 'Write', { isDue: false, dueOn: '2026-12-24' })]);
  const list = await screen.findByRole('list', { name: 'Reminders to be done' });
  expect(within(list).getAllByText('Due')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Done: Call' }));
  await user.click(await screen.findByRole('button', { name: 'Show 1 reminder that is done' }));
  within(screen.getByRole('list', { name: 'Reminders that are done' })).getByText('Call');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Done: Call' });
});

test('what somebody else has done meanwhile is said, and shown as it is', async () => {
  const { user } = open([row('r1', 'Call')], {
    updateReminder: () => {
      throw refusal('Somebody was faster.', 'STALE_VERSION');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Done: Call' }));
  await screen.findByText(/Somebody was faster/);
  screen.getByRole('button', { name: 'Done: Call' });
});

test('a reminder is removed, and back by Undo', async () => {
  const { user, kept } = open([row('r1', 'Call')]);
  await user.click(await screen.findByRole('button', { name: 'Change: Call' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('Nothing to think of.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The reminder is back.');
  expect(kept()).toMatchObject([{ text: 'Call', dueOn: '2026-11-20' }]);
});

test('what cannot be read says so, and is read again', async () => {
  let isAway = true;
  const { user } = open([], {
    estate: () => {
      if (isAway) throw refusal('Away', 'SERVICE_UNAVAILABLE');
      return { id: 'estate-1', estateReminders: [row('r1', 'Call')] };
    },
  });
  await screen.findByText('Reminders could not be read.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Call');
});

test('what is done of a reminder stands among the last changes at once', async () => {
  let kept = row('r1', 'Ask about the will');
  const { user } = renderScreen(
    <>
      <RemindersSheet estateId="estate-1" />
      <RecentActivity estateId="estate-1" />
    </>,
    {
      session: sessionOf(),
      answers: {
        estate: () => ({ id: 'estate-1', estateReminders: [kept] }),
        estateHistory: () => ({
          collection: kept.doneAt
            ? [
                {
                  id: 'c1',
                  at: kept.doneAt,
                  actorName: 'Nora Finch',
                  supportName: null,
                  leftOut: 0,
                  things: [{ part: 'reminders', thingId: 'r1', name: kept.text, action: 'CHANGED', fields: [] }],
                },
              ]
            : [],
        }),
        updateReminder: () => {
          kept = { ...kept, version: 2, doneAt: '2026-11-23T10:00:00.000Z', isDue: false };
          return { ok: true, reminder: kept };
        },
      },
    },
  );
  await screen.findByText(/Nothing is on record yet/);
  await user.click(await screen.findByRole('button', { name: /Done/ }));
  await within(await screen.findByRole('list', { name: 'Recent activity' })).findByText(/Ask about the will/);
});
