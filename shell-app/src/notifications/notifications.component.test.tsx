import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  unanswered,
  waitFor,
  within,
} from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsRoute } from './notifications.route.tsx';

const note = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  description: null,
  path: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  readAt: null,
  clients: [],
  ...more,
});
const listOf = (totalCount: number, ...collection: object[]) => ({ collection, metadata: { totalCount } });
const READ = note('n1', 'The will was read', { readAt: '2026-11-21T15:00:00.000Z', description: 'Of Ada Marsh' });
const NEW = note('n2', 'The report is ready', { path: '/estate/e1/reports' });

const open = (answers: Answers, at = '/notifications') =>
  renderScreen(<NotificationsRoute />, { at, session: sessionOf(), answers });

const states = {
  open,
  field: 'notifications',
  answer: listOf(1, READ),
  loading: 'Loading notifications',
  shown: 'The will was read',
};
testLoading(states);
testStale({ ...states, operation: 'NotificationsRoute', says: /The last update did not arrive/ });

test.each([
  ['while they are read', unanswered, () => screen.findByLabelText('Loading notifications')],
  [
    'when they cannot be read',
    () => {
      throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
    },
    () => screen.findByText('This did not load'),
  ],
])('%s nothing is said of how many are new', async (_when, notifications, stands) => {
  open({ notifications });
  await stands();
  expect(screen.queryAllByText('Nothing new.')).toEqual([]);
});

test('without a notification the page says what comes here', async () => {
  open({ notifications: listOf(0) });
  await screen.findByText('No notifications yet');
  screen.getByText('Nothing new.');
});

test('each says what happened and when, and leads there', async () => {
  open({ notifications: listOf(2, NEW, READ) });
  await screen.findByText('1 of these is new.');
  screen.getByText(/^Of Ada Marsh · Nov 20, 2026/);
  const ready = screen.getByText('The report is ready').closest('li') as HTMLElement;
  expect(within(ready).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/estate/e1/reports');
  const read = screen.getByText('The will was read').closest('li') as HTMLElement;
  expect(within(read).queryByRole('link')).toBeNull();
});

test('several clients that came together are one notification, which names each and leads to it', async () => {
  const clients = ['Marsh', 'Quince', 'Velez'].map((name, at) => ({
    estateId: `e${at}`,
    displayName: `The ${name} Family`,
  }));
  const { user } = open({ notifications: listOf(1, note('n3', 'You advise 3 more clients now', { clients })) });
  await user.click(await screen.findByText('Which clients'));
  const links = within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The Marsh Family', '/estate/e0'],
    ['The Quince Family', '/estate/e1'],
    ['The Velez Family', '/estate/e2'],
  ]);
});

test('all new ones are marked as read, and only those', async () => {
  const sent: unknown[] = [];
  let marked = false;
  const { user } = open({
    notifications: () => listOf(2, marked ? { ...NEW, readAt: READ.readAt } : NEW, READ),
    markNotificationsRead: (input: unknown) => {
      sent.push(input);
      marked = true;
      return { ok: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('Nothing new.');
  expect(sent).toEqual([{ notificationIds: ['n2'] }]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('what cannot be marked as read says why, and stays new', async () => {
  const { user } = open({
    notifications: listOf(1, NEW),
    markNotificationsRead: () => {
      throw refusal('The service is away for a moment.', 'SERVICE_UNAVAILABLE');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('The service is away for a moment.');
  screen.getByText('1 of these is new.');
});

test('another page is asked for by its number', async () => {
  const { graph } = open({ notifications: listOf(60, NEW) }, '/notifications?page=2');
  await waitFor(() => expect(graph.sent.at(-1)?.variables).toMatchObject({ page: 2 }));
});

const bell = (answers: Answers) => renderScreen(<NotificationBell />, { session: sessionOf(), answers });

test.each([
  [0, 'Notifications'],
  [3, 'Notifications, 3 new'],
  [120, 'Notifications, 120 new'],
])('the bell says how many are new: %i', async (count, name) => {
  bell({ notifications: listOf(count, ...(count ? [NEW] : [])) });
  const button = await screen.findByRole('button', { name });
  expect(button.textContent).toBe(count === 0 ? '' : count > 99 ? '99+' : String(count));
});

test('the bell’s menu leads to what happened and to all of them', async () => {
  const { user } = bell({ notifications: listOf(2, NEW, note('n3', 'A client has signed up')) });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
  const hrefs = (await screen.findAllByRole('menuitem')).map((item) => [item.textContent, item.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['The report is ready', '/estate/e1/reports'],
    ['A client has signed up', '/notifications'],
    ['All notifications', '/notifications'],
  ]);
});
