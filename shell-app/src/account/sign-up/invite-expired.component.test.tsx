import { renderScreen, screen } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { InviteExpiredRoute } from './invite-expired.route.tsx';

test('an invitation that has expired says whom to ask, and leads to sign-in', async () => {
  renderScreen(<InviteExpiredRoute />);
  await screen.findByRole('heading', { name: 'This invitation has expired' });
  screen.getByText('Ask the person who invited you to send it again.');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/account/login');
});
