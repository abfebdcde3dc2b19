import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from './gateway-fixture.ts';
import { type Client, codesOf, type PlatformStand, startPlatformStand } from './platform-stand.ts';
import { totp } from './totp.ts';

let stand: PlatformStand;
beforeAll(async () => {
  stand = await startPlatformStand({}, ['identity', 'estate']);
}, 180_000);
afterAll(() => stand.stop());

const northmere = SAMPLE_ORGANIZATIONS.northmere.id;
const CLIENTS = '{ estates(pagination: { perPage: 1 }) { collection { id } } }';
const SETTINGS = `query { organizationSettings(organizationId: "${northmere}") { version } }`;
const SET = `mutation ($version: Int!, $attributes: OrganizationSettingAttributesInput!) {
  updateOrganizationSetting(organizationId: "${northmere}", version: $version, attributes: $attributes) { ok }
}`;

/** By the super administrator, whose own organization enforces nothing. */
async function setSettings(attributes: Record<string, boolean>): Promise<void> {
  const boss = await stand.as('super');
  const { version } = (await boss.graphql(SETTINGS)).data.organizationSettings;
  const { errors, text } = await boss.graphql(SET, { version, attributes });
  if (errors.length > 0) throw new Error(text);
}
const post = (client: Client, path: string, body: object) =>
  client.send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe('an organization that enforces two-factor sign-in', () => {
  it('lets a session without one do nothing but set it up, at its next request; then everything', async () => {
    const advisor = await stand.as('advisor');
    expect(codesOf(await advisor.graphql(CLIENTS))).toEqual([]);
    const admin = await stand.as('admin');
    await setSettings({ shouldEnforceMfaForOrganization: true });
    for (const query of [
      CLIENTS,
      'query { q: estates { collection { id } } currentSession { id } }',
      'fragment F on Query { notifications { metadata { totalCount } } } query { ...F }',
      'mutation { refreshRealtimeToken { token } }',
      `mutation { updateUser(input: { name: "Nora New" }) { ok } }`,
    ]) {
      const { status, data, errors } = await advisor.graphql(query);
      expect([status, data, errors]).toMatchObject([
        403,
        null,
        [
          {
            message: 'Your organization asks for two-factor sign-in. Please set it up first.',
            extensions: { code: 'TWO_FACTOR_REQUIRED', requires: 'edit/security' },
          },
        ],
      ]);
    }
    // Nor by what hangs on the session.
    const { data } = await admin.graphql(
      '{ currentSession { requires permissions organization { name members { name } quotas { type } } } }',
    );
    expect(data.currentSession).toMatchObject({
      requires: 'edit/security',
      organization: { name: 'Northmere Wealth', members: null, quotas: null },
    });
    expect([...data.currentSession.permissions].sort()).toEqual([
      'account:security',
      'account:self',
      'organization:view',
    ]);
    const start = await post(admin, '/frontend/v1/impersonation/start', {
      reason: 'A question about a report',
      user_id: SAMPLE_ACCOUNTS.advisor.id,
    });
    expect([start.status, await start.json()]).toMatchObject([403, { success: false, code: 'TWO_FACTOR_REQUIRED' }]);

    const uri = (await advisor.graphql('{ accountOtpUri { provisioningUri } }')).data.accountOtpUri.provisioningUri;
    const verify = `mutation { verifyOtp(otp: "${totp(uri)}", otpSource: AUTH_APP) { verified } }`;
    expect(codesOf(await advisor.graphql(verify))).toEqual([]);
    const on = 'mutation { update2faSettings(input: { enableAuthApp2fa: true }) { ok } }';
    expect(codesOf(await advisor.graphql(on))).toEqual([]);
    expect((await advisor.graphql('{ currentSession { requires } }')).data).toEqual({
      currentSession: { requires: null },
    });
    expect(codesOf(await advisor.graphql(CLIENTS))).toEqual([]);
  });

  it('does not stop support mode, whose person cannot set up the other’s second factor', async () => {
    const boss = await stand.as('super');
    const start = await post(boss, '/frontend/v1/impersonation/start', {
      reason: 'A question about a report',
      user_id: SAMPLE_ACCOUNTS.planner.id,
    });
    expect(start.status).toBe(200);
    expect(codesOf(await boss.graphql(CLIENTS))).toEqual([]);
    await post(boss, '/frontend/v1/impersonation/stop', {});
  });

  it('lets whoever must set it up sign out', async () => {
    const planner = await stand.as('planner');
    expect(codesOf(await planner.graphql(CLIENTS))).toEqual(['TWO_FACTOR_REQUIRED']);
    expect((await planner.graphql('mutation { signOut { ok } }')).data).toEqual({ signOut: { ok: true } });
    expect(planner.cookie).toBeNull();
    await setSettings({ shouldEnforceMfaForOrganization: false });
  });
});

describe('an expired password', () => {
  it('stops queries and files of every session that has it, but not signing out', async () => {
    const gateway = await startGateway();
    try {
      const duties = { passwordExpired: true, passwordChangedAt: null, hasSecondFactor: true };
      const { cookie } = await gateway.signIn({ record: { duties } });
      const refused = await gateway.graphql('{ estates { id } }', { cookie });
      expect(refused.errors).toEqual([
        {
          message: 'Your password has expired. Please choose a new one first.',
          extensions: { code: 'PASSWORD_EXPIRED', requires: 'rotate-password' },
        },
      ]);
      const file = await fetch(`${gateway.url}/files/some-token`, { headers: { cookie } });
      expect([file.status, await file.json()]).toMatchObject([403, { code: 'PASSWORD_EXPIRED' }]);
      expect((await gateway.graphql('mutation { signOut }', { cookie })).data).toEqual({ signOut: true });
      const free = await gateway.signIn({ record: { duties: { ...duties, passwordExpired: false } } });
      expect((await gateway.graphql('{ estates { id } }', { cookie: free.cookie })).errors).toBeUndefined();
    } finally {
      await gateway.stop();
    }
  });
});
