import {
  CLIENT_ID,
  CLIENT_SECRET,
  type GoogleUser,
  type LocalGoogle,
  startLocalGoogle,
} from '@platform/test-kit/local-google';
import { SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type PlatformStand, startPlatformStand } from './platform-stand.ts';

const ORIGIN = 'http://plans.test';
let google: LocalGoogle;
let stand: PlatformStand;
beforeAll(async () => {
  google = await startLocalGoogle(`${ORIGIN}/sso/google`);
  stand = await startPlatformStand(
    {
      PUBLIC_URL: ORIGIN,
      GOOGLE_OIDC_ISSUER: google.issuer,
      GOOGLE_OIDC_CLIENT_ID: CLIENT_ID,
      GOOGLE_OIDC_CLIENT_SECRET: CLIENT_SECRET,
    },
    ['identity'],
  );
}, 180_000);
afterAll(async () => {
  await stand.stop();
  await google.stop();
});

const person = (email: string): GoogleUser => ({ sub: `google-${email}`, email, email_verified: true });
const WHO = '{ currentSession { account { emailAddress activeRole isFromSso } } }';

/** Keeps the cookie of the started sign-in, as a browser does. */
async function begin(client: Client, path: string) {
  const response = await client.send(path);
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('google-sign-in='));
  return { status: response.status, location: response.headers.get('location') ?? '', line };
}
async function comeBack(client: Client, callback: URL, line: string | undefined) {
  const session = client.cookie ? `; session=${client.cookie}` : '';
  const headers = { cookie: `${line?.split(';')[0] ?? ''}${session}` };
  const response = await client.send(callback.pathname + callback.search, { headers });
  return { status: response.status, location: response.headers.get('location'), headers: response.headers };
}
async function signIn(client: Client, email: string, path: string, change: (callback: URL) => void = () => undefined) {
  const { location, line } = await begin(client, path);
  const callback = await google.visit(location, person(email));
  change(callback);
  return comeBack(client, callback, line);
}

describe('GET /sso/google', () => {
  it('R138: without invitation_token it signs in the account of the address', async () => {
    const client = stand.client();
    const { location, line, status } = await begin(client, '/sso/google/start?redirect=%2Fclients%3Fpage%3D2');
    expect([status, new URL(location).origin]).toEqual([303, google.issuer]);
    expect(line).toMatch(/^google-sign-in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/);
    const callback = await google.visit(location, person('advisor@example.com'));
    expect(callback.origin + callback.pathname).toBe(`${ORIGIN}/sso/google`);
    const arrived = await comeBack(client, callback, line);
    expect([arrived.status, arrived.location]).toEqual([303, '/clients?page=2']);
    expect(arrived.headers.get('cache-control')).toBe('no-store');
    expect(arrived.headers.getSetCookie()).toContain('google-sign-in=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    const { data } = await client.graphql(WHO);
    expect(data.currentSession.account).toMatchObject({ emailAddress: 'advisor@example.com', isFromSso: false });
  });

  it('R138: with invitation_token it makes the account of the invitation', async () => {
    const admin = await stand.as('admin');
    await admin.graphql('mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }', {
      input: {
        organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
        emailAddress: 'ida@newcomer.example',
        name: 'Ida Newcomer',
        role: 'ADVISOR',
      },
    });
    const token = await stand.invitationTo('ida@newcomer.example');
    const client = stand.client();
    // The specification's own address begins too, when it is opened without an answer of the provider.
    const start = `/sso/google?invitation_token=${token}&terms_accepted=true`;
    const arrived = await signIn(client, 'ida@newcomer.example', start, (callback) =>
      callback.searchParams.set('invitation_token', token),
    );
    expect(arrived.location).toBe('/');
    const who = await client.graphql(WHO);
    expect(who.data.currentSession.account).toEqual({
      emailAddress: 'ida@newcomer.example',
      activeRole: 'ADVISOR',
      isFromSso: true,
    });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/sso/google/start',
  ])('leads to no other place by redirect=%s', async (redirect) => {
    const arrived = await signIn(
      stand.client(),
      'advisor@example.com',
      `/sso/google/start?redirect=${encodeURIComponent(redirect)}`,
    );
    expect(arrived.location).toBe('/');
  });

  it('opens nothing for a browser that did not begin, nor the second time', async () => {
    const { location, line } = await begin(stand.client(), '/sso/google/start');
    const callback = await google.visit(location, person('advisor@example.com'));
    const other = stand.client();
    const refused = await comeBack(other, callback, undefined);
    expect([refused.location, other.cookie]).toEqual(['/account/login?sso_error=failed', null]);
    const own = stand.client();
    await comeBack(own, callback, line);
    expect(own.cookie).not.toBeNull();
    const again = stand.client();
    expect([(await comeBack(again, callback, line)).location, again.cookie]).toEqual([
      '/account/login?sso_error=failed',
      null,
    ]);
  });

  it('gives the browser a new session, and ends the one it had', async () => {
    const client = await stand.as('collaborator');
    const before = client.cookie;
    await signIn(client, 'advisor@example.com', '/sso/google/start');
    expect(client.cookie).not.toBe(before);
    const left = stand.client();
    left.cookie = before;
    expect((await left.graphql('{ isLoggedIn }')).data).toEqual({ isLoggedIn: false });
  });

  it('writes no code, token or address of the provider’s answer to a log', async () => {
    const client = stand.client();
    const { location, line } = await begin(client, '/sso/google/start');
    const callback = await google.visit(location, person('advisor@example.com'));
    const code = callback.searchParams.get('code') ?? '';
    await comeBack(client, callback, line);
    for (const secret of [code, line?.split(/[=;]/)[1] ?? '', CLIENT_SECRET, client.cookie ?? '']) {
      expect(secret.length).toBeGreaterThan(10);
      expect(stand.log()).not.toContain(secret);
    }
  });
});
