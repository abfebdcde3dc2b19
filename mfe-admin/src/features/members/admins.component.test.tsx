import {
  type Answers,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  within,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { AdminsRoute } from './admins.route.tsx';

const admin = (id: string, name: string, isPrimaryAdmin: boolean) => ({
  id,
  name,
  emailAddress: `${id}@example.com`,
  isPrimaryAdmin,
});
const ADMINS = { collection: [admin('ada', 'Ada Harrow', true), admin('ben', 'Ben Lane', false)] };
const open = (answers: Answers) =>
  renderScreen(
    <Routes>
      <Route path="/organizations/:organizationId/admins" element={<AdminsRoute />} />
    </Routes>,
    {
      at: '/organizations/o7/admins',
      session: sessionOf({ account: { activeRole: 'ADMIN' } }),
      answers: { organization: { id: 'o7', name: 'Harrow Lane West' }, ...answers },
    },
  );

const states = { open, field: 'organizationAdmins', answer: ADMINS, loading: 'Loading admins', shown: 'Ada Harrow' };
testLoading(states);
testStale({ ...states, operation: 'AdminsRoute', says: /The last update did not arrive/ });

test('administrators of the organization of the address are listed, the primary one marked', async () => {
  const { graph } = open({ organizationAdmins: ADMINS });
  const list = await screen.findByRole('list', { name: 'Admins' });
  const [ada, ben] = within(list).getAllByRole('listitem');
  within(ada as HTMLElement).getByText('Primary');
  within(ben as HTMLElement).getByText('ben@example.com');
  expect(within(ben as HTMLElement).queryByText('Primary')).toBeNull();
  expect(graph.sent.at(-1)?.variables).toMatchObject({ organizationId: 'o7' });
});

test('an organization without one says what it should have', async () => {
  open({ organizationAdmins: { collection: [] } });
  await screen.findByText('No admins');
});

test('the admins of another organization than the own one are called its', async () => {
  open({ organizationAdmins: ADMINS });
  await screen.findByRole('heading', { level: 1, name: 'Admins of Harrow Lane West' });
});
