import { type Answers, renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { SignOutRoute } from './sign-out.route.tsx';

const open = (answers: Answers) =>
  renderScreen(
    <Routes>
      <Route path="/account/logout" element={<SignOutRoute />} />
      <Route path="/account/login" element={<p>Sign in here</p>} />
    </Routes>,
    { at: '/account/logout', answers },
  );
const asked = ({ graph }: ReturnType<typeof open>) => graph.sent.map(({ name }) => name);

test('the session is ended once, and the page goes to sign-in without a way back', async () => {
  let ended = false;
  const shown = open({
    currentSession: () => (ended ? null : sessionOf()),
    signOut: () => {
      ended = true;
      return { ok: true };
    },
  });
  await screen.findByText('Sign in here');
  expect(asked(shown).filter((name) => name === 'SignOut')).toHaveLength(1);
  expect(shown.path()).toBe('/account/login');
});

test('R005: a signed-out visitor of the logout page lands on sign-in without a way back to it', async () => {
  const shown = open({ currentSession: null });
  await screen.findByText('Sign in here');
  expect(shown.path()).toBe('/account/login');
  expect(asked(shown)).not.toContain('SignOut');
});
