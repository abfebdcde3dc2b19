import {
  type Answers,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  within,
} from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { PlannersRoute } from './planners.route.tsx';

const planner = (id: string, name: string, more: object = {}) => ({
  id,
  membershipId: `m-${id}`,
  name,
  emailAddress: `${id}@example.com`,
  organizationName: 'Harrow Lane',
  lastSignedInAt: null,
  disabledAt: null,
  ...more,
});
const PLANNERS = {
  collection: [
    planner('ada', 'Ada Harrow', { lastSignedInAt: '2026-11-20T12:00:00.000Z' }),
    planner('ben', 'Ben Lane', { disabledAt: '2026-11-20T12:00:00.000Z' }),
    planner('cy', 'Cy Moss'),
  ],
};
const open = (answers: Answers) =>
  renderScreen(<PlannersRoute />, {
    at: '/weps',
    session: sessionOf({ account: { activeRole: 'ADMIN' } }),
    answers,
  });

const states = { open, field: 'organizationTeam', answer: PLANNERS, loading: 'Loading planners', shown: 'Ada Harrow' };
testLoading(states);
testStale({ ...states, operation: 'PlannersRoute', says: /The last update did not arrive/ });

test('planners are listed with where they belong and whether they work', async () => {
  const { graph } = open({ organizationTeam: PLANNERS });
  const rows = within(await screen.findByRole('list', { name: 'Planners' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Last signed in on Nov 20, 2026'),
    expect.stringContaining('Disabled'),
    expect.stringContaining('Has not signed in yet'),
  ]);
  expect(graph.sent.at(-1)?.variables).toMatchObject({ organizationId: expect.any(String) });
});

test('an organization without planners says what makes one', async () => {
  open({ organizationTeam: { collection: [] } });
  await screen.findByText('No planners yet');
});
