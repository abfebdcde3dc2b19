import { refusal, renderScreen, screen } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ForgotPasswordRoute } from './forgot-password.route.tsx';

function open(requestPasswordReset: unknown = { ok: true }) {
  const shown = renderScreen(<ForgotPasswordRoute />, {
    at: '/auth/forgot-password',
    answers: { requestPasswordReset },
  });
  const send = async (emailAddress: string): Promise<void> => {
    if (emailAddress) await shown.user.type(await screen.findByLabelText('Email'), emailAddress);
    await shown.user.click(await screen.findByRole('button', { name: 'Send the link' }));
  };
  return { ...shown, send };
}

test.each([
  ['', 'Email is required'],
  ['nobody', 'Please enter a valid email'],
])('"%s" is told at the field, and nothing is sent', async (typed, message) => {
  const { send, graph } = open();
  await send(typed);
  await screen.findByText(message);
  expect(graph.sent.map(({ name }) => name)).not.toContain('RequestPasswordReset');
});

test('what is said of a sent link does not tell whether there is an account', async () => {
  const { send, graph } = open();
  await send(' nora@example.com ');
  await screen.findByText('If there is an account for nora@example.com, a link is on its way.');
  expect(graph.sent.at(-1)?.variables).toEqual({ input: { emailAddress: 'nora@example.com' } });
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
});

test('a link that was asked for too often says when to come back, and keeps the address', async () => {
  const { send } = open(() => {
    throw refusal('Please wait a few minutes before making this request again', 'BAD_USER_INPUT');
  });
  await send('nora@example.com');
  await screen.findByText('Please wait a few minutes before making this request again');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nora@example.com');
});
