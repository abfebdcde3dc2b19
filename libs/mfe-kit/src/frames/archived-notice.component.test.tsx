import { renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ArchivedNotice } from './archived-notice.tsx';

const ESTATE = {
  id: 'estate-1',
  displayName: 'The Castellan Family',
  archivedAt: '2026-11-20T15:00:00.000Z',
  archivedByName: 'Theresa Brandt',
};
const open = (session = sessionOf()) =>
  renderScreen(<ArchivedNotice estate={ESTATE} />, {
    at: '/estate/estate-1',
    session,
    answers: {
      unarchiveEstate: { ok: true, estate: { id: 'estate-1', version: 5, archivedAt: null, archivedByName: null } },
    },
  });

test('an archived client says since when, by whom and what that means, and can be brought back', async () => {
  const { user, graph } = open();
  await screen.findByText(/Archived on Nov 20, 2026 by Theresa Brandt\. Everything is kept/);
  await user.click(screen.getByRole('button', { name: 'Bring back' }));
  await screen.findByText('The Castellan Family is among the clients again.');
  expect(graph.sent.map(({ variables }) => variables)).toContainEqual({ id: 'estate-1' });
});

test('who manages no clients reads that it is archived, and is offered nothing', async () => {
  open(sessionOf({ account: { activeRole: 'ATTORNEY', assumableRoles: ['ATTORNEY'] } }));
  await screen.findByText(/Archived on Nov 20, 2026/);
  expect(screen.queryByRole('button', { name: 'Bring back' })).toBeNull();
});
