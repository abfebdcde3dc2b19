import { type Answers, refusal, renderScreen, screen, sessionOf, waitFor, within } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { MembersRoute } from './members.route.tsx';

const ADA = {
  id: 'account-ada',
  membershipId: 'membership-ada',
  name: 'Ada Harrow',
  emailAddress: 'ada@example.com',
  role: 'ADMIN',
  isPrimaryAdmin: true,
  organizationName: 'Harrow Lane Partners',
  lastSignedInAt: null,
  lockedAt: null,
  disabledAt: null,
  mayBeChanged: true,
  mayBeAdministered: true,
};
const INVITATION = {
  id: 'invitation-1',
  intent: 'MEMBER',
  emailAddress: 'quilla@example.com',
  name: 'Quilla Wren',
  role: 'ADVISOR',
  status: 'INVITE_PENDING',
  isPrimaryAdmin: false,
  organizationName: 'Harrow Lane Partners',
  inviterName: 'Ada Harrow',
  expiresAt: '2099-01-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const metadata = { totalCount: 1, currentPage: 1, limitValue: 20 };
const ANSWERS: Answers = {
  organization: { id: 'organization-1', name: 'Harrow Lane Partners', subOrganizations: [] },
  organizationTeam: { collection: [ADA], metadata },
  invitationTokens: { collection: [INVITATION], metadata },
};
const PATH = '/organizations/organization-1/team-members';

function openMembers(answers: Answers, at = PATH) {
  const session = sessionOf({ account: { activeRole: 'ADMIN' } });
  const screens = (
    <Routes>
      <Route path="organizations/:organizationId/team-members" element={<MembersRoute />} />
    </Routes>
  );
  return renderScreen(screens, { at, session, answers: { ...ANSWERS, ...answers } });
}

test('what the API refuses is said in the question, and the list stays as it was', async () => {
  const { user } = openMembers({
    updateMembership: () => {
      throw refusal('An organization keeps at least one primary administrator.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Ada Harrow' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End primary administrator…' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'End primary' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('An organization keeps at least one primary administrator.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Primary')).toBeDefined();
});

test('a change that was saved is said, also where the list cannot be read again', async () => {
  let isSaved = false;
  const { user } = openMembers({
    organizationTeam: () => {
      if (isSaved) throw refusal('The service is away.', 'INTERNAL_SERVER_ERROR');
      return ANSWERS.organizationTeam;
    },
    updateMembership: () => {
      isSaved = true;
      return { ok: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Ada Harrow' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End primary administrator…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End primary' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isSaved).toBe(true);
});

test('an invitation that was cancelled meanwhile is refused beside its own question', async () => {
  const { user } = openMembers(
    {
      updateInvitationToken: () => {
        throw refusal('Invitation not found or already accepted', 'NOT_FOUND');
      },
    },
    `${PATH}?view=invitations`,
  );
  await user.click(await screen.findByRole('button', { name: 'Resend the invitation to quilla@example.com' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Resend invitation' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain('Invitation not found or already accepted');
});

test('an invitation without an address is told at the field, and not sent', async () => {
  const { user, graph } = openMembers({});
  await screen.findByText('Ada Harrow');
  await user.click(screen.getByRole('button', { name: 'Invite member' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  await within(dialog).findAllByText('Email is required');
  expect(graph.sent.map(({ name }) => name)).not.toContain('InviteMember');
});

test('without an open invitation the page says who would stand there', async () => {
  openMembers(
    { invitationTokens: { collection: [], metadata: { ...metadata, totalCount: 0 } } },
    `${PATH}?view=invitations`,
  );
  await screen.findByText('No open invitations');
});

test('a list of members that does not load says so and can be tried again', async () => {
  const { user, graph } = openMembers({
    organizationTeam: () => {
      throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  graph.answer({ organizationTeam: ANSWERS['organizationTeam'] });
  await user.click(again);
  await screen.findByText('Ada Harrow');
});

test('the members of the own organization are its members', async () => {
  const own = sessionOf().organization?.id ?? '';
  const at = `/organizations/${own}/team-members`;
  openMembers({ organization: { id: own, name: 'Harrow Lane Partners', subOrganizations: [] } }, at);
  await screen.findByRole('heading', { level: 1, name: 'Members' });
});

test('a part of the organization is named, for the rail is headed by the whole', async () => {
  const part = { id: 'part-1', name: 'Harrow Lane West', subOrganizations: [] };
  openMembers({ organization: part }, '/organizations/part-1/team-members');
  await screen.findByRole('heading', { level: 1, name: 'Members of Harrow Lane West' });
});
