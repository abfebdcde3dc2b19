import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  within,
} from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { AccessDrawer } from './access-drawer.tsx';

const ESTATE = {
  id: 'estate-1',
  displayName: 'The Castellan Family',
  organizationId: 'organization-1',
  advisor: { id: 'account-1', name: 'Nora Finch' },
  mayShareOwnership: true,
  sharedEstateOwnerships: [],
  people: [
    { id: 'person-1', name: 'Robert Castellan', isClient: true, isSpouse: false, isDeceased: false },
    { id: 'person-2', name: 'Helen Castellan', isClient: false, isSpouse: true, isDeceased: false },
    { id: 'person-3', name: 'Tomas Castellan', isClient: false, isSpouse: false, isDeceased: false },
  ],
};
const ATTORNEY = {
  id: 'access-1',
  name: 'Ada Quill',
  emailAddress: 'ada@quill.example',
  role: 'ATTORNEY',
  status: 'ACTIVE',
  since: '2026-03-04T15:00:00.000Z',
  endsAt: null,
  invitationId: null,
  signedInAt: '2026-11-02T15:00:00.000Z',
  estatesCount: 2,
};
const INVITED = {
  ...ATTORNEY,
  id: 'access-2',
  name: null,
  emailAddress: 'gus@guest.example',
  role: 'EXTERNAL_COLLABORATOR',
  status: 'INVITE_PENDING',
  since: '2026-11-20T15:00:00.000Z',
  endsAt: '2026-12-04T15:00:00.000Z',
  invitationId: 'invitation-2',
  signedInAt: null,
  estatesCount: 1,
};
const EXPIRED = { ...INVITED, id: 'access-3', emailAddress: 'old@guest.example', status: 'INVITE_EXPIRED' };
const SHOWN = { estate: ESTATE, estateAccess: [ATTORNEY, INVITED, EXPIRED] };

const open = (answers: Answers = {}, session = sessionOf()) =>
  renderScreen(<AccessDrawer estateId="estate-1" displayName="The Castellan Family" onClose={() => undefined} />, {
    at: '/clients',
    session,
    answers: { ...SHOWN, ...answers },
  });
const states = {
  open: (answers: Answers) => open(answers),
  field: 'estateAccess',
  answer: SHOWN.estateAccess,
  loading: 'Loading who has access',
  shown: 'Ada Quill',
};
testLoading(states);
testStale({ ...states, operation: 'EstateAccess', says: /The last update did not arrive|could not be/ });

test('who has access says as what, since when and when last, and who is invited until when', async () => {
  open();
  const inside = within(await screen.findByRole('list', { name: 'Who has access' }));
  inside.getByText('Attorney');
  inside.getByText('Has access since Mar 4, 2026, last signed in on Nov 2, 2026');
  const waiting = within(screen.getByRole('list', { name: 'Invitations' }));
  waiting.getByText('Invited on Nov 20, 2026, the link ends on Dec 4, 2026');
  waiting.getByText('Invited on Nov 20, 2026, the link ended on Dec 4, 2026');
  waiting.getByText('Expired');
});

test('where nobody was let in the panel says so, and who sees the estate anyway', async () => {
  open({ estateAccess: [] });
  await screen.findByText('Nobody else was let into this estate.');
  screen.getByText(
    /Advisors, planners, administrators and report administrators of your organization see every estate/,
  );
});

test('access is taken back after a question that says what is lost and what stays', async () => {
  const { user, graph } = open({ revokeEstateAccess: { ok: true } });
  await user.click(await screen.findByRole('button', { name: 'Take back the access of Ada Quill' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take the access back?' }));
  dialog.getByText(/Ada Quill no longer sees The Castellan Family, at once/);
  dialog.getByText('1 other estate that came with it stays shared.');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await screen.findByText('Ada Quill has no access to The Castellan Family any more.');
  const sent = graph.sent.find(({ name }) => name === 'RevokeEstateAccess');
  expect(sent?.variables).toMatchObject({ estateId: 'estate-1', id: 'access-1' });
});

test('access that could not be taken back says why, and the question stays', async () => {
  const { user } = open({
    revokeEstateAccess: () => {
      throw refusal('This invitation is being accepted at this moment. Please try again.', 'CONFLICT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take back the access of gus@guest.example' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take the invitation back?' }));
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await dialog.findByText(/is being accepted at this moment/);
});

test('an attorney is let in by a link that is mailed and shown', async () => {
  const { user, graph } = open({ createMembership: { token: 'invitation-9.proof', exp: 1_796_000_000 } });
  const form = within(await screen.findByRole('form', { name: 'Share this estate' }));
  await user.selectOptions(form.getByLabelText('As'), 'ATTORNEY');
  form.getByText(/Sees and changes this estate/);
  await user.type(form.getByLabelText('Full name'), 'Nia Brief');
  await user.type(form.getByLabelText('Email'), 'nia@brief.example');
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  await form.findByText(/The link went to nia@brief.example by mail/);
  form.getByText(/\/auth\/guest\/invitation-9\.proof\/1796000000$/);
  const sent = graph.sent.find(({ name }) => name === 'ShareWithGuest');
  expect(sent?.variables).toEqual({
    input: {
      organizationId: 'organization-1',
      name: 'Nia Brief',
      emailAddress: 'nia@brief.example',
      role: 'ATTORNEY',
      estateIds: ['estate-1'],
    },
  });
});

test('a client is invited as somebody of the household', async () => {
  const { user, graph } = open({ inviteClient: { ok: true } });
  const form = within(await screen.findByRole('form', { name: 'Share this estate' }));
  const who = form.getByLabelText(/Who in the family/);
  expect(within(who).queryByText('Tomas Castellan')).toBeNull();
  await user.selectOptions(who, 'person-2');
  await user.type(form.getByLabelText('Full name'), 'Helen Castellan');
  await user.type(form.getByLabelText('Email'), 'helen@castellan.example');
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('The invitation to helen@castellan.example is sent.');
  const sent = graph.sent.find(({ name }) => name === 'ShareWithClient');
  expect(sent?.variables).toMatchObject({ input: { estateId: 'estate-1', personId: 'person-2' } });
});

test('whoever has access already is said at the address, and what was typed stays', async () => {
  const { user } = open({
    inviteClient: () => {
      throw refusal('ada@quill.example has access already.', 'ALREADY_MEMBER', 'emailAddress');
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Share this estate' }));
  const name = form.getByLabelText<HTMLInputElement>('Full name');
  await user.type(name, 'Ada Quill');
  await user.type(form.getByLabelText('Email'), 'ada@quill.example');
  await user.click(form.getByRole('button', { name: 'Send invitation' }));
  await form.findByText('ada@quill.example has access already.');
  expect(name.value).toBe('Ada Quill');
});

test('in support mode access is seen and not changed', async () => {
  const inSupport = { id: 'account-9', name: 'Sam Okoro', emailAddress: 'super@example.com' };
  open({}, sessionOf({ impersonatedBy: inSupport }));
  await screen.findByText('Ada Quill');
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
});

const SHARED = {
  id: 'shared-1',
  accountId: 'account-2',
  name: 'Priya Raman',
  sharedAt: '2026-11-02T15:00:00.000Z',
  sharedByName: 'Nora Finch',
  mayBeDeleted: true,
};
const ADVISORS = {
  collection: [
    { id: 'account-1', name: 'Nora Finch', emailAddress: 'nora@firm.example', role: 'ADVISOR' },
    { id: 'account-2', name: 'Priya Raman', emailAddress: 'priya@firm.example', role: 'ESTATE_SPECIALIST' },
    { id: 'account-3', name: 'Theo Marsh', emailAddress: 'theo@firm.example', role: 'ADVISOR' },
  ],
  metadata: { totalCount: 30 },
};
const WITH_PRIYA = { ...ESTATE, sharedEstateOwnerships: [SHARED] };

test('who advises the client beside its advisor is said, since when and by whom', async () => {
  open({ estate: WITH_PRIYA });
  const beside = within(await screen.findByRole('list', { name: 'Advisors who share this client' }));
  beside.getByText('Priya Raman');
  beside.getByText('Since Nov 2, 2026, by Nora Finch');
  screen.getByText(/Nora Finch is the advisor/);
});

test('an advisor is found by name and shares the client; whoever has it already is not offered', async () => {
  const created = { ok: true, sharedEstateOwnership: { id: 'shared-2' }, estate: WITH_PRIYA };
  const { user, graph } = open({
    estate: WITH_PRIYA,
    organizationAdvisors: ADVISORS,
    createSharedEstateOwnership: created,
    deleteSharedEstateOwnership: { ok: true, estate: WITH_PRIYA },
  });
  await user.click(await screen.findByRole('button', { name: 'Share with an advisor' }));
  const found = within(await screen.findByRole('list', { name: 'Advisors of your organization' }));
  expect(found.getAllByRole('listitem')).toHaveLength(1);
  found.getByText('theo@firm.example');
  screen.getByText('There are more. Type a name to find somebody.');
  await user.type(screen.getByLabelText('Name or email of the advisor'), 'the');
  await expect
    .poll(() => graph.sent.filter(({ name }) => name === 'AdvisorsToShareWith').at(-1)?.variables)
    .toEqual({ organizationId: 'organization-1', searchTerm: 'the' });
  await user.click(screen.getByRole('button', { name: 'Share with Theo Marsh' }));
  await screen.findByText('Theo Marsh now advises The Castellan Family too.');
  const sent = graph.sent.find(({ name }) => name === 'ShareOwnership');
  expect(sent?.variables).toEqual({ estateId: 'estate-1', accountId: 'account-3' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Theo Marsh no longer advises The Castellan Family.');
  expect(graph.sent.find(({ name }) => name === 'EndOwnership')?.variables).toEqual({ id: 'shared-2' });
});

test('sharing is taken back, and that is taken back too', async () => {
  const { user, graph } = open({
    estate: WITH_PRIYA,
    deleteSharedEstateOwnership: { ok: true, estate: ESTATE },
    createSharedEstateOwnership: { ok: true, sharedEstateOwnership: { id: 'shared-9' }, estate: WITH_PRIYA },
  });
  await user.click(await screen.findByRole('button', { name: 'Stop sharing this client with Priya Raman' }));
  await screen.findByText('Priya Raman no longer advises The Castellan Family.');
  expect(graph.sent.find(({ name }) => name === 'EndOwnership')?.variables).toEqual({ id: 'shared-1' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Priya Raman now advises The Castellan Family too.');
});

test('an advisor who was not found, and a sharing that was refused, say so', async () => {
  const { user } = open({
    organizationAdvisors: (variables: { searchTerm?: string | null }) =>
      variables.searchTerm ? { collection: [], metadata: { totalCount: 0 } } : ADVISORS,
    createSharedEstateOwnership: () => {
      throw refusal('This client is shared with Theo Marsh already.', 'BAD_USER_INPUT', 'accountId');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Share with an advisor' }));
  await user.click(await screen.findByRole('button', { name: 'Share with Theo Marsh' }));
  await screen.findByText('The client was not shared with Theo Marsh. This client is shared with Theo Marsh already.');
  await user.type(screen.getByLabelText('Name or email of the advisor'), 'Zoe');
  await screen.findByText('No other advisor is called “Zoe”.');
});

test('whoever the client was shared with sees it and passes it on to nobody', async () => {
  open({
    estate: { ...WITH_PRIYA, mayShareOwnership: false, sharedEstateOwnerships: [{ ...SHARED, mayBeDeleted: false }] },
  });
  await screen.findByText('Priya Raman');
  expect(screen.queryByRole('button', { name: /Stop sharing/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Share with an advisor' })).toBeNull();
});

test('Escape asks before the invitation that somebody types is lost', async () => {
  const { user } = open();
  const form = within(await screen.findByRole('form', { name: 'Share this estate' }));
  const name = form.getByLabelText<HTMLInputElement>('Full name');
  await user.type(name, 'Ada Quill');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(name.value).toBe('Ada Quill');
});
