import { type Answers, refusal, renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { RotatePasswordRoute } from './rotate-password.route.tsx';

const open = (answers: Answers = {}, requires: 'rotate-password' | null = 'rotate-password') =>
  renderScreen(
    <Routes>
      <Route path="/account/rotate-password" element={<RotatePasswordRoute />} />
      <Route path="/" element={<p>Home</p>} />
    </Routes>,
    {
      at: '/account/rotate-password',
      session: sessionOf({ requires } as never),
      answers: { validatePassword: { valid: true, messages: [] }, ...answers },
    },
  );
async function fill(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.type(await screen.findByLabelText('Current password'), 'Harbor-Lantern-27');
  await user.type(screen.getByLabelText('New password'), 'Velvet-Compass-94');
  await user.type(screen.getByLabelText('Confirm password'), 'Velvet-Compass-94');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('whoever is led here is told why, and may still sign out', async () => {
  open();
  await screen.findByRole('heading', { name: 'Your password has expired' });
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/account/logout');
});

test('whoever comes by himself is not told that anything has expired', async () => {
  open({}, null);
  await screen.findByRole('heading', { name: 'Change your password' });
});

test('a new password leads on to where one starts', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    updatePassword: ({ input }: { input: unknown }) => {
      sent.push(input);
      return { ok: true };
    },
  });
  await fill(user);
  await screen.findByText('Home');
  screen.getByText('Password changed. Your other sessions have ended.');
  expect(sent).toEqual([
    {
      currentPassword: 'Harbor-Lantern-27',
      password: 'Velvet-Compass-94',
      passwordConfirmation: 'Velvet-Compass-94',
    },
  ]);
});

test('a wrong present password is told at its field, and the page stays', async () => {
  const { user, path } = open({
    updatePassword: () => {
      throw refusal('The current password is incorrect', 'BAD_USER_INPUT', 'currentPassword');
    },
  });
  await fill(user);
  await screen.findAllByText('The current password is incorrect');
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(path).toBe('/account/rotate-password');
});

test('an empty form says what is required, and nothing is sent', async () => {
  const { user, graph } = open();
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  expect(await screen.findAllByText('Password is required')).not.toEqual([]);
  expect(graph.sent.map(({ name }) => name)).not.toContain('UpdatePassword');
});
