import { type Answers, refusal, renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { test } from 'vitest';
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
