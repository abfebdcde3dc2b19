import { CLIENT_ID, CLIENT_SECRET, startLocalGoogle } from '@platform/test-kit/local-google';
import { startIdentity } from './identity-harness.ts';

export const PUBLIC_URL = 'https://plans.example';

/** The service beside a provider of ours that speaks as Google does. */
export async function startIdentityWithGoogle() {
  const google = await startLocalGoogle(`${PUBLIC_URL}/sso/google`);
  const identity = await startIdentity({
    PUBLIC_URL,
    GOOGLE_OIDC_ISSUER: google.issuer,
    GOOGLE_OIDC_CLIENT_ID: CLIENT_ID,
    GOOGLE_OIDC_CLIENT_SECRET: CLIENT_SECRET,
  });
  async function stop(): Promise<void> {
    await identity.stop();
    await google.stop();
  }
  return { google, identity, stop };
}
export type StartedWithGoogle = Awaited<ReturnType<typeof startIdentityWithGoogle>>;
