import { type Answers, refusal, renderScreen, screen, sessionOf, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { SecurityRoute } from './security.route.tsx';

const twoFactor = (more: object = {}) => ({
  countryCode: '+1',
  enable2fa: false,
  enableAuthApp2fa: false,
  enableSms2fa: false,
  phoneNumber: null,
  primary2faPreference: null,
  backupCodesLeft: 0,
  identityProof: 'PASSWORD',
  mustConfirmIdentity: false,
  ...more,
});
const BOTH = twoFactor({
  enable2fa: true,
  enableAuthApp2fa: true,
  enableSms2fa: true,
  phoneNumber: '6175550123',
  primary2faPreference: 'AUTH_APP',
  backupCodesLeft: 7,
});
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const signedIn = (id: string, isCurrent: boolean) => ({
  id,
  createdAt: '2026-11-20T15:00:00.000Z',
  lastActivityAt: '2026-11-21T15:00:00.000Z',
  ipAddress: '192.0.2.7',
  userAgent: CHROME,
  isCurrent,
});
const HERE = signedIn('s1', true);
const ELSEWHERE = signedIn('s2', false);

const open = (answers: Answers = {}, changes: Parameters<typeof sessionOf>[0] = {}) =>
  renderScreen(<SecurityRoute />, {
    at: '/account/edit/security',
    session: sessionOf(changes),
    answers: { account2faSettings: twoFactor(), accountSessions: [HERE], ...answers },
  });
const failing = (answer: unknown) => {
  const state = { fails: true };
  const field = () => {
    if (state.fails) throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
    return answer;
  };
  return { state, field };
};

test.each([
  ['account2faSettings', twoFactor(), 'Two-factor methods'],
  ['accountSessions', [HERE], 'Sessions'],
])('%s that cannot be read leaves the rest of the page, and can be read again', async (field, answer, list) => {
  const part = failing(answer);
  const { user } = open({ [field]: part.field });
  const again = await screen.findByRole('button', { name: 'Try again' });
  screen.getByRole('form', { name: 'Change password' });
  part.state.fails = false;
  await user.click(again);
  await screen.findByRole('list', { name: list });
});

test('in support mode nothing of how somebody signs in is shown', async () => {
  open({}, { impersonatedBy: { id: 'a9', name: 'Sam Support', emailAddress: 's@example.com' } as never });
  await screen.findByText(/cannot be changed in support mode/);
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Sessions' })).toBeNull();
});

test('whoever comes by single sign-on has no password to change', async () => {
  open({}, { account: { isFromSso: true } });
  await screen.findByText('You sign in through your organization’s single sign-on.');
  expect(screen.queryByRole('form', { name: 'Change password' })).toBeNull();
});

test('without a second factor its set-up is offered, and there is nothing to turn off', async () => {
  open();
  await screen.findByRole('button', { name: 'Set up two-factor sign-in' });
  expect(screen.queryByRole('button', { name: /Turn off/ })).toBeNull();
  expect(screen.queryByText('Backup codes')).toBeNull();
});

test('with both methods each can be asked first or turned off, and the codes that are left are counted', async () => {
  const preferred: unknown[] = [];
  const { user } = open({
    account2faSettings: BOTH,
    update2faSettings: ({ input }: { input: unknown }) => {
      preferred.push(input);
      return { ok: true };
    },
  });
  const list = await screen.findByRole('list', { name: 'Two-factor methods' });
  within(list).getByText('7 left');
  within(list).getByText(/To \+1 \(617\) 555-0123/);
  expect(screen.queryByRole('button', { name: 'Add a method' })).toBeNull();
  await user.click(within(list).getByRole('button', { name: 'Ask first: Text message' }));
  await screen.findByText('Text message is asked for first.');
  expect(preferred).toEqual([{ primary2faPreference: 'SMS' }]);
});

test('a preference that is refused says why', async () => {
  const { user } = open({
    account2faSettings: BOTH,
    update2faSettings: () => {
      throw refusal('Confirm that it is you first.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask first: Text message' }));
  await screen.findByText('Confirm that it is you first.');
});

test('a set-up that is long after the sign-in asks who is there first', async () => {
  const { user } = open({ account2faSettings: twoFactor({ mustConfirmIdentity: true }) });
  await user.click(await screen.findByRole('button', { name: 'Set up two-factor sign-in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  const confirm = within(dialog).getByRole('button', { name: 'Confirm' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await user.type(within(dialog).getByLabelText('Current password'), 'Velvet-Compass-94');
  expect(confirm.hasAttribute('disabled')).toBe(false);
});

test('another session can be ended, this one cannot', async () => {
  const ended: unknown[] = [];
  const { user } = open({
    accountSessions: () => (ended.length > 0 ? [HERE] : [HERE, ELSEWHERE]),
    revokeAccountSession: (input: unknown) => {
      ended.push(input);
      return { ok: true };
    },
  });
  const list = await screen.findByRole('list', { name: 'Sessions' });
  within(list).getByText('This session');
  await user.click(within(list).getByRole('button', { name: /^End / }));
  await screen.findByText('Session ended.');
  expect(ended).toEqual([{ id: 's2' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End/ })).toBeNull());
});

test('sessions that cannot be ended stay, and the page says why', async () => {
  const { user } = open({
    accountSessions: [HERE, ELSEWHERE],
    revokeOtherAccountSessions: () => {
      throw refusal('The service is away for a moment.', 'SERVICE_UNAVAILABLE');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'End all others' }));
  await screen.findByText('The service is away for a moment.');
  expect(screen.getAllByRole('button', { name: /^End / })).not.toEqual([]);
});

test('alone at one place there is no other session to end', async () => {
  open();
  await screen.findByText('This session');
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull();
});
