import { type Answers, refusal, renderScreen, screen } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { GuestRoute } from './guest.route.tsx';

const INVITATION = {
  emailAddress: 'milo@example.com',
  organizationName: 'Northmere Wealth',
  inviterName: 'Theresa Brandt',
  acceptance: 'MAILED_CODE',
};
const NONE = { enable2fa: false, enableAuthApp2fa: false, enableSms2fa: false, phoneNumber: null };

function openLink(answers: Answers = {}) {
  const screens = (
    <Routes>
      <Route path="auth/guest/:token/:exp" element={<GuestRoute />} />
      <Route path="invite-expired" element={<p>The page of expired invitations</p>} />
      <Route path="/" element={<p>The first page</p>} />
    </Routes>
  );
  return renderScreen(screens, {
    at: '/auth/guest/token-1/1800000000',
    answers: {
      invitationToken: INVITATION,
      signInGuestWithToken: { verified: false },
      sendClientOtp: { ok: true, requestsLeft: 4, renewedInSeconds: 600 },
      account2faSettings: NONE,
      ...answers,
    },
  });
}
const ask = () => screen.findByRole('button', { name: 'Mail me the code' });

test('every visitor is asked for a code that is mailed, and may sign in instead', async () => {
  const { user } = openLink();
  const button = await ask();
  await screen.findByText(/We mail a code of six digits to milo@example.com/);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'I have an account' });
  expect(decodeURIComponent(link.href)).toContain('/account/login?redirect=/auth/guest/token-1/1800000000');
  await user.click(button);
  await screen.findByText(/Where it has an account already, the mail says to sign in instead/);
});

test('whoever is signed in to the account of the address opens it at once', async () => {
  const { user } = openLink({
    invitationToken: { ...INVITATION, acceptance: 'SIGN_IN' },
    signInGuestWithToken: { verified: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Open what is shared with you' }));
  await screen.findByText('The first page');
});

test('a guest with a second factor is asked for it after the mailed code', async () => {
  let isGuest = false;
  const { user } = openLink({
    account2faSettings: () => (isGuest ? { ...NONE, enable2fa: true, enableAuthApp2fa: true } : NONE),
    verifyOtp: () => {
      const verified = isGuest;
      isGuest = true;
      return { verified };
    },
  });
  await user.click(await ask());
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Your authenticator app shows a code of six digits.');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '654321');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('The first page');
});

const NO_LINK = 'Invitation not found or already accepted';

test('a link that is none is told in words', async () => {
  const { user } = openLink({ signInGuestWithToken: refusal(NO_LINK, 'NOT_FOUND') });
  await user.click(await ask());
  expect((await screen.findByRole('alert')).textContent).toContain(NO_LINK);
});

test('a link that has run out leads to the page that says so', async () => {
  const { user } = openLink({ signInGuestWithToken: refusal('This invitation has expired.', 'INVITE_EXPIRED') });
  await user.click(await ask());
  await screen.findByText('The page of expired invitations');
});
