import { renderScreen, screen } from '@platform/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { SecondFactorForm } from './second-factor-form.tsx';

test('a code that is typed while the page hears that it was sent keeps every digit, and the cursor stays', async () => {
  const sent = Promise.withResolvers<object>();
  const { user } = renderScreen(<SecondFactorForm sendAtOnce onVerified={vi.fn()} />, {
    answers: {
      account2faSettings: {
        enable2fa: true,
        enableAuthApp2fa: false,
        enableSms2fa: true,
        phoneNumber: '2025550171',
        primary2faPreference: 'SMS',
      },
      requestOtp: () => sent.promise,
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await expect.poll(() => document.activeElement).toBe(field);
  await user.keyboard('123');
  sent.resolve({ ok: true, requestsLeft: 2, renewedInSeconds: 600 });
  await screen.findByText(/on its way/);
  // One that is put up in its place would not get the key that is pressed in between.
  expect(screen.getByRole('textbox', { name: 'Code' })).toBe(field);
  await user.keyboard('456');
  expect(field).toHaveProperty('value', '123456');
});
