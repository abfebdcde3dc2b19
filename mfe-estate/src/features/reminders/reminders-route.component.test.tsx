import { refusal, renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { RemindersRoute } from './reminders.route.tsx';

const MARSH = { id: 'estate-1', displayName: 'The Marsh Family' };
const listOf = (...collection: object[]) => ({
  collection,
  metadata: { totalCount: collection.length, currentPage: 1, limitValue: 25 },
});
const REMINDER = {
  id: 'r1',
  text: 'Ask about the will',
  dueOn: '2026-12-01',
  isDue: true,
  doneAt: null,
  estate: MARSH,
};
const FOUND = {
  id: 'o1',
  title: 'No will on file',
  description: 'No will is on file.',
  status: 'TODO',
  estate: MARSH,
};
const open = (at: string, answers: object = {}) =>
  renderScreen(<RemindersRoute />, {
    at,
    session: sessionOf(),
    answers: { reminders: listOf(REMINDER), opportunities: listOf(FOUND), ...answers },
  });

test('reminders of all clients name the household of each, and lead to it', async () => {
  open('/reminders');
  const table = await screen.findByRole('grid', { name: 'Reminders' });
  within(table).getByText('Ask about the will');
  within(table).getByText('Dec 1, 2026');
  within(table).getByText('Due', { selector: 'span' });
  expect(within(table).getByRole('link', { name: 'The Marsh Family' }).getAttribute('href')).toBe('/estate/estate-1');
});

test('opportunities of all clients are narrowed by their status, in the address', async () => {
  const { user, path } = open('/reminders?list=opportunities');
  const table = await screen.findByRole('grid', { name: 'Opportunities' });
  within(table).getByText('No will on file');
  await user.selectOptions(screen.getByLabelText('Status'), 'In review');
  await screen.findByRole('grid', { name: 'Opportunities' });
  await expect.poll(path).toBe('/reminders?list=opportunities&status=IN_REVIEW');
});

test('an empty list says what would stand there', async () => {
  open('/reminders', { reminders: listOf() });
  await screen.findByText('No reminders');
});

test('a list that cannot be read is asked for again', async () => {
  let fails = true;
  const { user } = open('/reminders?list=opportunities', {
    opportunities: () => {
      if (fails) throw refusal('Down', 'UNAVAILABLE');
      return listOf();
    },
  });
  const again = await screen.findByRole('button', { name: /again/i });
  fails = false;
  await user.click(again);
  await screen.findByText('No opportunities');
});
