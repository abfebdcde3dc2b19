import { type Answers, refusal, renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { AuditLogsRoute } from './audit-logs.route.tsx';

const metadata = { totalCount: 0, currentPage: 1, limitValue: 25 };
const NOTHING: Answers = {
  auditEntries: { collection: [], metadata },
  organizationTeam: { collection: [], metadata },
};
const PATH = '/organizations/organization-1/audit-logs';

function openLogs(answers: Answers, at = PATH) {
  const session = sessionOf({ account: { activeRole: 'ADMIN' } });
  const screens = (
    <Routes>
      <Route path="organizations/:organizationId/audit-logs" element={<AuditLogsRoute />} />
    </Routes>
  );
  return renderScreen(screens, { at, session, answers: { ...NOTHING, ...answers } });
}

test('a trail that does not load says so and can be tried again', async () => {
  const { user, graph } = openLogs({
    auditEntries: () => {
      throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
    },
  });
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  graph.answer(NOTHING);
  if (again) await user.click(again);
  await screen.findByText('Nothing recorded yet');
});

test('filters that fit nothing are told apart from an empty trail', async () => {
  openLogs({}, `${PATH}?action=account.locked`);
  await screen.findByText('No entry found');
});

test.each([
  [2_000, false],
  [2_001, true],
])('a trail of %i entries: whether older ones are a line each is said: %s', async (entryCount, said) => {
  openLogs({
    auditTrailState: {
      intact: true,
      entryCount,
      brokenAt: null,
      reason: null,
      unsealedThrough: null,
      newestSeal: null,
      checkedAt: '2026-11-20T15:00:00.000Z',
    },
  });
  await screen.findByText('Intact.');
  expect(screen.queryAllByText(/for the newest 2,000 entries; older ones are a line each\.$/).length).toBe(
    said ? 1 : 0,
  );
});

test('the trail of another organization than the own one is called its', async () => {
  openLogs({ organization: { id: 'o7', name: 'Harrow Lane West' } }, '/organizations/o7/audit-logs');
  await screen.findByRole('heading', { level: 1, name: 'Audit logs of Harrow Lane West' });
});
