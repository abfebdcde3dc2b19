import { refusal, renderScreen, screen, waitFor } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ResetPasswordRoute } from './reset-password.route.tsx';

const NEW_PASSWORD = 'Velvet-Compass-94';

/** The server's dictionary, as far as these tests need it. */
const validatePassword = ({ password }: { password: string }) => ({
  valid: !/summer/i.test(password),
  messages: [],
});

function openReset(confirmPasswordReset: unknown = { ok: true, earlierAccessEnded: false }) {
  return renderScreen(<ResetPasswordRoute />, {
    at: '/auth/reset-password/any',
    answers: { confirmPasswordReset, validatePassword },
  });
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
/** What a screen reader says of a field after its name. */
const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id && document.getElementById(id)?.textContent) || '')
    .join(' ')
    .trim();
const rule = (text: string) =>
  screen.getByText((_content, node) => node?.tagName === 'LI' && node.textContent?.startsWith(text) === true);

test.each([
  ['Harbor-Lan2', 'Password is too short'],
  [`${'Zq7-'.repeat(16)}x`, 'Password is too long'],
  ['My-PassWord-Is-27', 'Password is insecure'],
  ['harbor-lantern-27', 'Password needs at least one uppercase letter'],
  ['HarborLanternQuay', 'Password needs at least one symbol or number'],
  ['Harbor-Lantern-1234', 'Password has repetitive or sequential characters'],
])('R094 R095 R096 R098 R099: %s is told while it is typed: %s', async (typed, message) => {
  const { user } = openReset();
  const password = await field('New password');
  await user.click(password);
  await user.tab();
  await waitFor(() => expect(descriptionOf(password)).toBe('Password is required'));
  await user.click(password);
  await user.paste(typed);
  await waitFor(() => expect(descriptionOf(password)).toBe(message));
});

test('R093 R097: nothing typed and a differing confirmation are told when their field is left', async () => {
  const { user } = openReset();
  const [password, confirmation] = [await field('New password'), await field('Confirm password')];
  await user.click(password);
  await user.tab();
  await waitFor(() => expect(descriptionOf(password)).toBe('Password is required'));
  await user.type(password, NEW_PASSWORD);
  await user.type(confirmation, 'Velvet');
  await user.tab();
  await waitFor(() => expect(descriptionOf(confirmation)).toBe('Passwords must match'));
});

test.each(['Harbor-Lan27', 'Zq7-'.repeat(16)])('twelve and sixty-four characters pass: %s', async (typed) => {
  const { user } = openReset();
  await user.click(await field('New password'));
  await user.paste(typed);
  await waitFor(() => expect(rule('12 to 64 characters').textContent).toContain(', met'));
});

test('words that are easy to guess are told before the server refuses them', async () => {
  const { user } = openReset();
  const enter = async (typed: string): Promise<void> => {
    for (const label of ['New password', 'Confirm password']) {
      await user.clear(await field(label));
      await user.click(await field(label));
      await user.paste(typed);
    }
  };
  await enter('Summer-Winter-2024');
  await waitFor(() => expect(rule('Both entries are the same').textContent).toContain(', met'));
  await waitFor(() => expect(rule('No words or names').textContent).toContain(', not met yet'));
  await enter(NEW_PASSWORD);
  await waitFor(() => expect(rule('No words or names').textContent).toContain(', met'));
});

test('what the server refuses is told at the password, which gets the focus', async () => {
  const { user } = openReset(() => {
    throw refusal('Password has words that are easy to guess', 'VALIDATION_FAILED', 'password');
  });
  for (const label of ['New password', 'Confirm password']) {
    await user.click(await field(label));
    await user.paste(NEW_PASSWORD);
  }
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  const password = await field('New password');
  await waitFor(() => expect(descriptionOf(password)).toBe('Password has words that are easy to guess'));
  await expect.poll(() => document.activeElement).toBe(password);
});

test('a link that has run out leads to a new one', async () => {
  const { user } = openReset(() => {
    throw refusal('This link has expired.', 'LINK_EXPIRED');
  });
  for (const label of ['New password', 'Confirm password']) {
    await user.click(await field(label));
    await user.paste(NEW_PASSWORD);
  }
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  const again = await screen.findByRole('link', { name: 'Ask for a new link' });
  expect(again.getAttribute('href')).toBe('/auth/forgot-password');
});

test('whoever takes an account over with the mailed link is told that earlier access has ended', async () => {
  const { user } = openReset({ ok: true, earlierAccessEnded: true });
  for (const label of ['New password', 'Confirm password']) {
    await user.click(await field(label));
    await user.paste(NEW_PASSWORD);
  }
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await screen.findByText(/What opened this account before, whoever set it up, has ended/);
});
