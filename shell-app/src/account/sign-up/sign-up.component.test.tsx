import { type Answers, refusal, renderScreen, screen, unanswered, waitFor } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { SignUpRoute } from './sign-up.route.tsx';

const PASSWORD = 'Quiet-Orchard-58';
const INVITATION = {
  emailAddress: 'ines@example.com',
  name: 'Ines',
  organizationName: 'Northmere Wealth',
  inviterName: 'Theresa Brandt',
  acceptance: 'NEW_ACCOUNT',
};

function openSignUp(answers: Answers = {}) {
  const screens = (
    <Routes>
      <Route path="account/verify/:organizationId/:token/create_member" element={<SignUpRoute />} />
      <Route path="invite-expired" element={<p>The page of expired invitations</p>} />
    </Routes>
  );
  return renderScreen(screens, {
    at: '/account/verify/organization-1/token-1/create_member',
    answers: {
      invitationToken: INVITATION,
      signInOptions: { googleSso: false },
      validatePassword: { valid: true, messages: [] },
      ...answers,
    },
  });
}
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });

async function fill({ user }: ReturnType<typeof openSignUp>, password: string, confirmation = password) {
  for (const [label, text] of [
    ['Password', password],
    ['Confirm password', confirmation],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  const terms = screen.getByRole<HTMLInputElement>('checkbox');
  if (!terms.checked) await user.click(terms);
}

test('while the invitation is read a placeholder says so', async () => {
  openSignUp({ invitationToken: unanswered });
  await screen.findByLabelText('Loading your invitation');
});

test('an account cannot be made before both passwords are typed and the terms are accepted', async () => {
  const shown = openSignUp();
  await screen.findByLabelText('Password');
  expect(create().disabled).toBe(true);
  await fill(shown, PASSWORD);
  expect(create().disabled).toBe(false);
  await shown.user.click(screen.getByRole('checkbox'));
  expect(create().disabled).toBe(true);
});

test('a first name alone is told at the name, which gets the focus, and nothing is sent', async () => {
  const shown = openSignUp();
  await fill(shown, PASSWORD);
  await shown.user.click(create());
  expect((await screen.findAllByText('Please add a first and last name')).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name')));
  expect(shown.graph.sent.map(({ name }) => name)).not.toContain('AcceptInvitation');
});

test.each([
  ['Harbor-Lan2', 'Harbor-Lan2', 'Password is too short'],
  ['harbor-lantern-27', 'harbor-lantern-27', 'Password needs at least one uppercase letter'],
  ['My-PassWord-Is-27', 'My-PassWord-Is-27', 'Password is insecure'],
  [PASSWORD, 'Velvet-Compass-94', 'Passwords must match'],
])('%s and %s is told at its field: %s', async (password, confirmation, message) => {
  const shown = openSignUp({ invitationToken: { ...INVITATION, name: 'Ines Calder' } });
  await fill(shown, password, confirmation);
  await shown.user.click(create());
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('words that the server finds easy to guess are told at the password', async () => {
  const shown = openSignUp({
    invitationToken: { ...INVITATION, name: 'Ines Calder' },
    acceptClientInvitation: () => {
      throw refusal('Password has words that are easy to guess', 'VALIDATION_FAILED', 'password');
    },
  });
  await fill(shown, PASSWORD);
  await shown.user.click(create());
  expect((await screen.findAllByText('Password has words that are easy to guess')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['NOT_FOUND', /This invitation cannot be used/],
  ['INVITE_EXPIRED', /The page of expired invitations/],
])('an invitation that the API answers with %s says so', async (code, words) => {
  openSignUp({
    invitationToken: () => {
      throw refusal('Invitation not found or already accepted', code);
    },
  });
  await screen.findByText(words);
});
