import { type Answers, refusal, renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { DashboardRoute } from './dashboard.route.tsx';

const OVERVIEW = {
  estatesCount: 1,
  addedThisQuarter: 1,
  netWorth: 4_200_000_00,
  valuedWithin90DaysPercent: 50,
  estimatedEstateTax: 0,
  basicExclusion: 15_000_000_00,
  basicExclusionAuthority: 'Pub. L. 119-21, § 70106',
  figuresAsOf: '2026-11-22',
  staleFiguresCount: 0,
  hasMoreWork: false,
  households: [{ estateId: 'e1', displayName: 'The Marsh Family', netWorth: 4_200_000_00 }],
  work: [
    {
      id: 'missing:d1',
      kind: 'MISSING_DOCUMENT',
      estateId: 'e1',
      estateName: 'The Marsh Family',
      title: 'Will of Ada Marsh: not on file',
      detail: 'Ada Marsh',
      path: '/estate/e1/documents',
      actionLabel: 'Upload',
      days: 0,
    },
  ],
  opportunities: [
    {
      kind: 'NO_WILL',
      title: 'No will on file',
      detail: 'the state decides who inherits',
      count: 1,
      estateIds: ['e1'],
    },
  ],
};

const openAs = (activeRole: 'ADVISOR' | 'ATTORNEY', estateOverview: Answers[string] = OVERVIEW) =>
  renderScreen(<DashboardRoute />, {
    at: '/dashboard',
    session: sessionOf({ account: { activeRole } }),
    answers: { estateOverview, organization: { quotas: [] } },
  });

test('an advisor sees what the firm’s households come to, his work, and what is worth a talk', async () => {
  openAs('ADVISOR');
  await screen.findByText('Net worth on the platform');
  const work = within(screen.getByRole('list', { name: 'Your work' }));
  expect(
    work.getByRole('link', { name: 'Upload: Will of Ada Marsh: not on file, The Marsh Family' }).getAttribute('href'),
  ).toBe('/estate/e1/documents');
  screen.getByRole('heading', { name: 'Opportunities' });
  screen.getByRole('heading', { name: 'Where your households stand' });
});

test('what several households have in common leads to the list of them, one household to itself', async () => {
  const [common] = OVERVIEW.opportunities;
  openAs('ADVISOR', { ...OVERVIEW, opportunities: [{ ...common, count: 3, estateIds: ['e1', 'e2', 'e3'] }] });
  const several = await screen.findByRole('link', { name: 'No will on file' });
  expect(several.getAttribute('href')).toBe('/clients?finding=NO_WILL');
});

test('more work than is listed is said to be more', async () => {
  openAs('ADVISOR', { ...OVERVIEW, hasMoreWork: true });
  await screen.findByRole('heading', { name: 'Your work 1+' });
});

test('whoever is given single estates reads of those, and of no firm', async () => {
  openAs('ATTORNEY');
  await screen.findByText('Net worth');
  screen.getByRole('heading', { name: 'Worth a look' });
  expect(screen.queryByText(/on the platform|your households|opportunit/i)).toBeNull();
});

test('without an estate the page says what to begin with, or that nothing is shared yet', async () => {
  openAs('ADVISOR', { ...OVERVIEW, estatesCount: 0 });
  await screen.findByText('Bring in your first client');
});

test('nobody who may not create a client is offered to', async () => {
  openAs('ATTORNEY', { ...OVERVIEW, estatesCount: 0 });
  await screen.findByText('Nothing is shared with you yet');
  expect(screen.queryByRole('link', { name: 'New client' })).toBeNull();
});

test('a dashboard that does not load can be asked for again', async () => {
  let fails = true;
  const { user } = openAs('ADVISOR', () => {
    if (fails) throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
    return OVERVIEW;
  });
  await screen.findByText('The dashboard did not load');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Net worth on the platform');
});
