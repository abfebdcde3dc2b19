import { type Answers, refusal, renderScreen, screen, sessionOf, waitFor, within } from '@platform/mfe-kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { SupportRoute } from './support.route.tsx';

const NORA = {
  id: 'account-1',
  name: 'Nora Finch',
  emailAddress: 'nora@example.com',
  role: 'ADVISOR',
  organizationName: 'Harrow Lane Partners',
};
const asksNothing = {
  identityProof: 'PASSWORD',
  mustConfirmIdentity: false,
  enable2fa: false,
  enableAuthApp2fa: false,
  enableSms2fa: false,
};
const asksCode = { ...asksNothing, identityProof: 'CODE', enable2fa: true, enableAuthApp2fa: true };

afterEach(() => vi.unstubAllGlobals());

async function openDialog(answers: Answers = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify({ success: false, message: 'Not this one.' }));
  });
  const { user, graph } = renderScreen(<SupportRoute />, {
    at: '/admin/support',
    session: sessionOf({ account: { activeRole: 'SUPER_ADMIN' } }),
    answers: {
      impersonationCandidates: { collection: [NORA], metadata: { totalCount: 1 } },
      account2faSettings: asksNothing,
      ...answers,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Act as this user: Nora Finch' }));
  const dialog = within(await screen.findByRole('dialog'));
  const start = () => user.click(dialog.getByRole('button', { name: 'Start support mode' }));
  return { user, dialog, start, sent, graph };
}

test('support mode does not start without a reason, and sends the one that is given', async () => {
  const { user, dialog, start, sent } = await openDialog();
  await start();
  await dialog.findByText('Say why, in a few words');
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'The report shows no trust');
  await start();
  await dialog.findByText('Not this one.');
  expect(sent).toMatchObject([{ user_id: 'account-1', reason: 'The report shows no trust', duration_minutes: 60 }]);
});

test('whoever signed in some time ago gives the password first, and a wrong one starts nothing', async () => {
  let right = false;
  const { user, dialog, start, sent } = await openDialog({
    account2faSettings: { ...asksNothing, mustConfirmIdentity: true },
    confirmIdentity: () => {
      if (!right) throw refusal('Your current password is not correct', 'BAD_USER_INPUT', 'currentPassword');
      return { ok: true };
    },
  });
  await user.type(dialog.getByLabelText('Reason'), 'The report shows no trust');
  const password = await dialog.findByLabelText('Current password');
  await start();
  await dialog.findByText('Enter your password');
  await user.type(password, 'Harbor-Lantern-27');
  await start();
  await dialog.findByText('Your current password is not correct');
  expect(sent).toEqual([]);
  right = true;
  await start();
  await dialog.findByText('Not this one.');
  expect(sent).toHaveLength(1);
});

test('an account without a password gives a code of its app, once: a start that fails asks for no other', async () => {
  let confirmed = false;
  const given: unknown[] = [];
  const { user, dialog, start, sent } = await openDialog({
    account2faSettings: () => ({ ...asksCode, mustConfirmIdentity: !confirmed }),
    confirmIdentity: (variables: unknown) => {
      given.push(variables);
      if (given.length === 1) throw refusal('Invalid code', 'INVALID_OTP');
      confirmed = true;
      return { ok: true };
    },
  });
  const code = await dialog.findByLabelText('Code');
  await user.type(dialog.getByLabelText('Reason'), 'The report shows no trust');
  await start();
  await dialog.findByText('Enter the code');
  await user.type(code, '123456');
  await start();
  await dialog.findByText('Your code is not valid, please check and retry');
  expect(sent).toEqual([]);
  await user.clear(code);
  await user.type(code, '654321');
  await start();
  await dialog.findByText('Not this one.');
  expect(given.at(-1)).toEqual({ input: { otp: '654321', otpSource: 'AUTH_APP' } });
  expect(dialog.queryByLabelText('Code')).toBeNull();
  await start();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(given).toHaveLength(2);
});

test('the people of one organization are asked for by its name, and everybody again with one click', async () => {
  const asked = vi.fn((_variables: unknown) => ({ collection: [NORA], metadata: { totalCount: 1 } }));
  const { user, path } = renderScreen(<SupportRoute />, {
    at: '/admin/support?organization=organization-7',
    session: sessionOf({ account: { activeRole: 'SUPER_ADMIN' } }),
    answers: {
      impersonationCandidates: asked,
      organization: { id: 'organization-7', name: 'Harrow Lane Partners' },
    },
  });
  await screen.findByText('Harrow Lane Partners', { selector: 'b' });
  expect(asked.mock.lastCall?.[0]).toMatchObject({ organizationId: 'organization-7' });
  await user.click(screen.getByRole('button', { name: 'Remove filter Organization' }));
  await expect.poll(path).toBe('/admin/support');
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ organizationId: null }));
});
