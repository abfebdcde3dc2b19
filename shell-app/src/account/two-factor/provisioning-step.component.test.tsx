import { renderScreen, screen } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ProvisioningStep } from './provisioning-step.tsx';

const uri = 'otpauth://totp/Northmere:nora%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Northmere';

test('the key of an authenticator app can be copied, where it cannot be scanned', async () => {
  const { user } = renderScreen(<ProvisioningStep onError={() => undefined} />, {
    answers: { accountOtpUri: { provisioningUri: uri } },
  });
  await user.click(await screen.findByRole('button', { name: 'Copy key' }));
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
});
