import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedIdentity, startIdentity } from './identity-harness.ts';

const MONGODB_DATABASE = `identity-${newId().slice(0, 8)}`;
const IDENTITY_SECRET = 'another-secret-of-the-tests-that-is-long';
const READ = 'query ($token: String!) { invitationToken(token: $token) { emailAddress } }';
const VERIFY = 'mutation ($otp: String!) { verifyOtp(otp: $otp, otpSource: AUTH_APP) { verified } }';

let before: StartedIdentity;
let link: string;
let app: TOTP;
beforeAll(async () => {
  before = await startIdentity({ MONGODB_DATABASE });
  const admin = await before.signIn('admin@example.com');
  const input = {
    organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
    emailAddress: 'rotation@example.com',
    name: 'Rosa Tate',
    role: 'ADVISOR' as const,
    intent: 'MEMBER' as const,
  };
  const origin = { requestId: newId(), ipAddress: '203.0.113.7', userAgent: 'test browser' };
  const caller = { actor: await before.actorOf(admin), origin, idempotencyKey: null, requestKey: null };
  link = before.shared.invitations.link(await before.shared.invitations.invite(caller, input)).token;
  const uri = await before.graphql(
    '{ accountOtpUri { provisioningUri } }',
    {},
    { token: await before.signIn('planner@example.com') },
  );
  app = URI.parse(Object(uri.data?.['accountOtpUri']).provisioningUri) as TOTP;
});
afterAll(() => before.stop());

it('after a change of the secret, links and authenticator apps from before are good while the earlier one is listed', async () => {
  const after = await startIdentity({ MONGODB_DATABASE, IDENTITY_SECRET, IDENTITY_EARLIER_SECRETS: before.secret });
  try {
    const opened = await after.graphql(READ, { token: link });
    expect(opened.data).toEqual({ invitationToken: { emailAddress: 'rotation@example.com' } });
    const token = await after.signIn('planner@example.com');
    expect((await after.graphql(VERIFY, { otp: app.generate() }, { token })).data).toEqual({
      verifyOtp: { verified: true },
    });
  } finally {
    await after.shared.twoFactor.reset(SAMPLE_ACCOUNTS.planner.id);
    await after.stop();
  }
});

it('without the earlier one they are worth nothing', async () => {
  const after = await startIdentity({ MONGODB_DATABASE, IDENTITY_SECRET });
  try {
    const refused = await after.graphql(READ, { token: link });
    expect(refused.errors[0]?.extensions.code).toBe('NOT_FOUND');
  } finally {
    await after.stop();
  }
});
