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
import { OverviewRoute } from './overview.route.tsx';

const organization = (more: object = {}) => ({
  id: 'organization-1',
  name: 'Northmere Wealth',
  tierName: 'Plus',
  trialActive: true,
  seatsAllocated: 25,
  subOrganizations: [{ id: 'o2', name: 'Northmere South', isDisabled: true }],
  quotas: [{ id: 'q1', type: 'DOC_ABSTRACTION_TOKENS', free: 40, total: 100 }],
  ...more,
});
const ANSWERS = { organization: organization(), organizationTeam: { metadata: { totalCount: 12 } } };
const open = (answers: Answers, session = sessionOf({ account: { activeRole: 'ADMIN' } })) =>
  renderScreen(
    <Routes>
      <Route path="/organization-overview" element={<OverviewRoute />} />
      <Route path="/organizations" element={<p>All organizations</p>} />
    </Routes>,
    { at: '/organization-overview', session, answers: { ...ANSWERS, ...answers } },
  );
const figure = (label: string) => screen.getAllByText(label)[0]?.parentElement?.textContent;

const states = {
  open: (answers: Answers) => open(answers),
  field: 'organization',
  answer: organization(),
  loading: 'Loading the organization',
  shown: 'Northmere South',
};
testLoading(states);
testStale({ ...states, operation: 'OverviewRoute', says: /The last update did not arrive/ });

test('members, what it has bought and what is left are said in words and figures', async () => {
  open({});
  await screen.findByText('12 members, Plus, on trial.');
  expect(figure('Document tokens left')).toMatch(/40.*of 100/);
  expect(figure('Standard reports left')).toMatch(/–.*No quota/);
  expect(figure('Members')).toContain('25 seats');
});

test('a part that is disabled says so, and leads to its members', async () => {
  open({});
  const part = (await screen.findByText('Northmere South')).closest('li') as HTMLElement;
  within(part).getByText('Disabled');
  expect(within(part).getByRole('link', { name: 'Members' }).getAttribute('href')).toBe(
    '/organizations/o2/team-members',
  );
});

test('an organization without parts says so', async () => {
  open({ organization: organization({ subOrganizations: [], quotas: [], tierName: null, trialActive: false }) });
  await screen.findByText('This organization has none.');
  screen.getByText('12 members.');
});

test('an organization that is gone is said to be, and is not waited for', async () => {
  open({ organization: null });
  await screen.findByText('This organization was not found');
  expect(screen.queryByLabelText('Loading the organization')).toBeNull();
});

test('whoever works for the whole platform is led to all organizations', async () => {
  open({}, { ...sessionOf({ account: { activeRole: 'SUPER_ADMIN' } }), organization: null });
  await screen.findByText('All organizations');
});

test('of an organization without parts nothing is said of them under its members', async () => {
  open({ organization: organization({ seatsAllocated: null, subOrganizations: [] }) });
  await screen.findByText('12 members, Plus, on trial.');
  expect(figure('Members')).toBe('Members12');
});
