import { refusal, renderScreen, screen } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { SignInRoute } from './sign-in.route.tsx';

const INCORRECT = 'The username and/or password are incorrect. Please try again.';
const NO_GOOGLE = { signInOptions: { googleSso: false } };

function openSignIn(answers: Record<string, unknown> = {}) {
  const shown = renderScreen(<SignInRoute />, { at: '/account/login', answers: { ...NO_GOOGLE, ...answers } });
  const signIn = async (emailAddress: string, password: string): Promise<void> => {
    if (emailAddress) await shown.user.type(await screen.findByLabelText('Email'), emailAddress);
    if (password) await shown.user.type(screen.getByLabelText('Password'), password);
    await shown.user.click(await screen.findByRole('button', { name: 'Sign in' }));
  };
  return { ...shown, signIn };
}

test('an empty form says what is required, and nothing is sent', async () => {
  const { signIn, graph } = openSignIn();
  await signIn('', '');
  await screen.findByText('Email is required');
  expect(screen.getByText('Password is required')).toBeDefined();
  expect(graph.sent.filter(({ name }) => name === 'signIn')).toEqual([]);
});

test('an address that is none is told at its field', async () => {
  const { signIn } = openSignIn();
  await signIn('not an address', 'Harbor-Lantern-27');
  await screen.findByText('Please enter a valid email');
});

test('a refused sign-in is told once, at the password, which gets the focus', async () => {
  const { signIn } = openSignIn({
    signIn: () => {
      throw refusal(INCORRECT, 'sign_in.incorrect');
    },
  });
  await signIn('advisor@example.com', 'Wrong-Harbor-31');
  expect(await screen.findAllByText(INCORRECT)).toHaveLength(1);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Password'));
});

test.each([
  ['/clients', '/clients'],
  ['//elsewhere.example', '/'],
  ['https://elsewhere.example/x', '/'],
])('a sign-in with redirect=%s leads to %s', async (redirect, path) => {
  const shown = renderScreen(<SignInRoute />, {
    at: `/account/login?redirect=${encodeURIComponent(redirect)}`,
    answers: { ...NO_GOOGLE, signIn: { verified: true, requires: null } },
  });
  await shown.user.type(await screen.findByLabelText('Email'), 'advisor@example.com');
  await shown.user.type(screen.getByLabelText('Password'), 'Harbor-Lantern-27');
  await shown.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await expect.poll(() => shown.path()).toBe(path);
});
