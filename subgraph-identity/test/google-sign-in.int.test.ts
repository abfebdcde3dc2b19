import { newId } from '@platform/kernel';
import { CLIENT_ID, type GoogleUser } from '@platform/test-kit/local-google';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUBLIC_URL, type StartedWithGoogle, startIdentityWithGoogle } from './google-harness.ts';
import { forgetAttempts, startIdentity } from './identity-harness.ts';

const northmere = SAMPLE_ORGANIZATIONS.northmere.id;
let { google, identity, stop } = {} as StartedWithGoogle;
beforeAll(async () => {
  ({ google, identity, stop } = await startIdentityWithGoogle());
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => stop());

const person = (email: string, rest: Partial<GoogleUser> = {}): GoogleUser => ({
  sub: `google-${email.toLowerCase()}`,
  email,
  email_verified: true,
  ...rest,
});

interface Wish {
  readonly invitationToken?: string;
  readonly termsAccepted?: boolean;
  readonly redirect?: string;
}
async function begin({ invitationToken, termsAccepted = true, redirect = '/' }: Wish = {}) {
  const body = { invitationToken: invitationToken ?? null, termsAccepted, redirect };
  const answer = await identity.internal('POST', '/internal/sso/google/start', { body });
  return answer.body as { location: string; transaction: string | null };
}
/** The gateway's call when the browser is back. */
async function comeBack(transaction: string | null, query: string, token?: string) {
  const answer = await identity.internal('POST', '/internal/sso/google/callback', {
    body: { transaction, query },
    token,
  });
  return { location: (answer.body as { location: string }).location, session: answer.session };
}
/** The whole way: begin, sign in at the provider, come back. */
async function signInWithGoogle(user: GoogleUser | null, wish: Wish = {}, token?: string) {
  const { location, transaction } = await begin(wish);
  const callback = await google.visit(location, user);
  return comeBack(transaction, callback.search, token);
}
const refusedWith = (reason: string) => ({ location: `/account/login?sso_error=${reason}`, session: undefined });

const INVITE = `mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { invitationToken { id } } }`;
async function invite(emailAddress: string, role = 'ADVISOR'): Promise<string> {
  const admin = await identity.signIn('admin@example.com');
  const input = { organizationId: northmere, emailAddress, name: 'Ida Newcomer', role };
  const { data } = await identity.graphql(INVITE, { input }, { token: admin });
  return identity.linkTokenOf(Object(data?.['inviteMember']).invitationToken.id as string);
}
const lastOfTrail = async (action: 'sign-in.failed' | 'sign-in.succeeded' | 'account.google-linked') =>
  (await identity.shared.audit.list({ chains: 'all', actions: [action], skip: 0, limit: 1 })).entries[0];

describe('the start', () => {
  it('leads to the provider with PKCE, state and nonce, and back to the configured origin', async () => {
    const { location, transaction } = await begin();
    const url = new URL(location);
    expect(url.origin).toBe(google.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: CLIENT_ID,
      redirect_uri: `${PUBLIC_URL}/sso/google`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(transaction).toMatch(/^[\w-]{43}$/);
  });
  it('is not possible where no client is configured, and the flag is off', async () => {
    const without = await startIdentity();
    try {
      const body = { invitationToken: null, termsAccepted: false, redirect: '/' };
      const answer = await without.internal('POST', '/internal/sso/google/start', { body });
      expect(answer.body).toEqual({ location: '/account/login?sso_error=unavailable', transaction: null });
      expect((await without.graphql('{ signInOptions { googleSso } }')).data).toEqual({
        signInOptions: { googleSso: false },
      });
      const session = await without.graphql(
        '{ currentSession { flags } }',
        {},
        { token: await without.signIn('advisor@example.com') },
      );
      expect(session.data).toMatchObject({ currentSession: { flags: { ENABLE_GOOGLE_SSO: false } } });
    } finally {
      await without.stop();
    }
    expect((await identity.graphql('{ signInOptions { googleSso } }')).data).toEqual({
      signInOptions: { googleSso: true },
    });
  });
});

describe('sign-in with Google', () => {
  it('R138: without invitation_token it opens the account that has the verified address, and links it', async () => {
    const planted = await identity.signIn('collaborator@example.com');
    const first = await signInWithGoogle(person('Advisor@Example.com'), { redirect: '/clients?page=2' }, planted);
    expect(first).toEqual({ location: '/clients?page=2', session: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await identity.actorOf(first.session)).accountId).toBe(SAMPLE_ACCOUNTS.advisor.id);
    expect((await identity.actorOf(planted)).kind).toBe('anonymous');
    expect(await lastOfTrail('sign-in.succeeded')).toMatchObject({
      accountId: SAMPLE_ACCOUNTS.advisor.id,
      details: { method: 'google', role: 'ADVISOR' },
    });
    expect(await lastOfTrail('account.google-linked')).toMatchObject({ accountId: SAMPLE_ACCOUNTS.advisor.id });
    // Linked once, the account is found by its Google account, whatever address that has later.
    const renamed = await signInWithGoogle({ ...person('advisor@example.com'), email: 'nora@elsewhere.example' });
    expect((await identity.actorOf(renamed.session)).accountId).toBe(SAMPLE_ACCOUNTS.advisor.id);
    // An address that was given to somebody else opens nothing.
    expect(await signInWithGoogle(person('advisor@example.com', { sub: 'google-of-somebody-else' }))).toEqual(
      refusedWith('other_google_account'),
    );
    // The password still works: the account has both.
    expect((await identity.attempt('advisor@example.com')).data).toMatchObject({ signIn: { verified: true } });
  });

  it('refuses whoever has no account and no invitation', async () => {
    expect(await signInWithGoogle(person('stranger@example.com'))).toEqual(refusedWith('unknown'));
    expect(await lastOfTrail('sign-in.failed')).toMatchObject({
      accountId: null,
      outcome: 'REFUSED',
      details: { method: 'google', reason: 'unknown' },
    });
  });

  it('believes no address that the provider has not verified', async () => {
    expect(await signInWithGoogle(person('admin@example.com', { email_verified: false }))).toEqual(
      refusedWith('unverified'),
    );
    expect((await identity.shared.accounts.byId(SAMPLE_ACCOUNTS.admin.id))?.ssoSubject).toBeUndefined();
  });

  it('says so when the person gives up at the provider', async () => {
    expect(await signInWithGoogle(null)).toEqual(refusedWith('cancelled'));
  });

  it.each([
    ['disabled', { disabledAt: new Date() }, { disabledAt: null }],
    ['locked', { lockedAt: new Date(), lockedUntil: null }, { lockedAt: null }],
    ['expired', { memberships: [] }, null],
  ])('refuses an account that is %s', async (reason, change, back) => {
    const id = SAMPLE_ACCOUNTS.reports.id;
    const before = await identity.shared.accountModel.findById(id).lean();
    await identity.shared.accountModel.updateOne({ _id: id }, { $set: change as never });
    expect(await signInWithGoogle(person('reports@example.com'))).toEqual(refusedWith(reason));
    expect(await lastOfTrail('sign-in.failed')).toMatchObject({ accountId: id, details: { reason } });
    await identity.shared.accountModel.updateOne(
      { _id: id },
      { $set: (back ?? { memberships: before?.memberships }) as never },
    );
  });

  it.each([
    ['disabled', (id: string) => identity.shared.accounts.disable(id, new Date())],
    ['locked by an administrator', (id: string) => identity.shared.accounts.lock(id, new Date())],
  ])('begins no session for an account that is %s while the person comes back', async (_what, change) => {
    const { id } = SAMPLE_ACCOUNTS.reports;
    await identity.shared.sessions.endAll(id); // the cache is shared: other files have signed this account in
    const { start } = identity.shared.sessions;
    const started = vi.spyOn(identity.shared.sessions, 'start').mockImplementationOnce(async (...input) => {
      await change(id);
      return start.apply(identity.shared.sessions, input);
    });
    const answer = await signInWithGoogle(person('reports@example.com'));
    started.mockRestore();
    expect(answer).toEqual(refusedWith('disabled'));
    expect(await identity.shared.sessions.list(id)).toEqual([]);
    expect(await lastOfTrail('sign-in.failed')).toMatchObject({ accountId: id });
    await identity.shared.accounts.disable(id, null);
    await identity.shared.accounts.unlock(id);
  });

  it('leads the advisor of a disabled organization to the page that says so', async () => {
    const set = (disabledAt: Date | null) =>
      identity.shared.organizationModel.updateOne({ _id: northmere }, { $set: { disabledAt } });
    await set(new Date());
    const planner = await signInWithGoogle(person('planner@example.com'), { redirect: '/clients' });
    const client = await signInWithGoogle(person('client@example.com'));
    await set(null);
    await identity.shared.access.write([northmere]);
    expect([planner.location, client.location]).toEqual(['/disabled-organization', '/']);
  });

  it('still asks for the second factor that the account has', async () => {
    await identity.shared.accountModel.updateOne(
      { _id: SAMPLE_ACCOUNTS.attorney.id },
      {
        $set: { twoFactor: { enableSms2fa: true, phoneVerified: true, countryCode: '+1', phoneNumber: '5551234567' } },
      },
    );
    const { location, session } = await signInWithGoogle(person('attorney@example.com'), { redirect: '/estate/1' });
    expect(location).toBe('/account/login?redirect=%2Festate%2F1');
    expect((await identity.actorOf(session)).kind).toBe('anonymous');
    // A mailed code is for guests: it is no way around the second factor.
    const mailed = await identity.graphql('mutation { sendClientOtp { ok } }', {}, { token: session });
    expect(mailed.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('still leads to its set-up where the organization enforces one, but never to a new password', async () => {
    const set = (on: boolean) =>
      identity.shared.organizationModel.updateOne(
        { _id: northmere },
        { $set: { 'settings.shouldEnforceMfaForOrganization': on } },
      );
    await set(true);
    await identity.shared.accountModel.updateOne(
      { _id: SAMPLE_ACCOUNTS.reviewer.id },
      { $set: { passwordExpired: true } },
    );
    const { location } = await signInWithGoogle(person('reviewer@example.com'));
    await set(false);
    await identity.shared.access.write([northmere]);
    expect(location).toBe('/account/edit/security');
    expect((await signInWithGoogle(person('reviewer@example.com'))).location).toBe('/');
  });

  it('is refused where the organization does not use it', async () => {
    const set = (enabled: boolean) =>
      identity.shared.organizationModel.updateOne(
        { _id: northmere },
        { $set: { flags: [{ name: 'ENABLE_GOOGLE_SSO', enabled }] } },
      );
    await set(false);
    expect(await signInWithGoogle(person('planner@example.com'))).toEqual(refusedWith('unavailable'));
    const options = await identity.graphql(`{ signInOptions(organizationId: "${northmere}") { googleSso } }`);
    expect(options.data).toEqual({ signInOptions: { googleSso: false } });
    await set(true);
  });
});

describe('an invitation with Google', () => {
  it('R138: with invitation_token it makes the account of the invitation, without a password', async () => {
    const token = await invite('ida@newcomer.example');
    const user = person('ida@newcomer.example', { name: 'Ida From Google' });
    const { location, transaction } = await begin({ invitationToken: token });
    expect(new URL(location).searchParams.get('login_hint')).toBe('ida@newcomer.example');
    const callback = await google.visit(location, user);
    callback.searchParams.set('invitation_token', token);
    const arrived = await comeBack(transaction, callback.search);
    expect(arrived.location).toBe('/');
    const actor = await identity.actorOf(arrived.session);
    expect(actor).toMatchObject({
      emailAddress: 'ida@newcomer.example',
      name: 'Ida From Google',
      activeRole: 'ADVISOR',
    });
    const account = await identity.shared.accounts.byId(actor.accountId ?? '');
    expect(account).toMatchObject({ isFromSso: true, passwordHash: null, source: 'ADVISOR_SIGNUP' });
    const again = await signInWithGoogle(user);
    expect((await identity.actorOf(again.session)).accountId).toBe(actor.accountId);
    // Used up: it opens no second account.
    expect((await begin({ invitationToken: token })).location).toBe('/account/login?sso_error=invitation');
  });

  it('adds the membership to an account that is there', async () => {
    const token = await invite('client@example.com', 'REPORT_ADMIN');
    const { session } = await signInWithGoogle(person('client@example.com'), { invitationToken: token });
    expect(await identity.actorOf(session)).toMatchObject({
      accountId: SAMPLE_ACCOUNTS.client.id,
      activeRole: 'REPORT_ADMIN',
    });
    expect((await identity.shared.accounts.byId(SAMPLE_ACCOUNTS.client.id))?.isFromSso).toBe(false);
  });

  it('needs the address of the invitation and the accepted terms, and goes back to its page otherwise', async () => {
    const token = await invite('otto@newcomer.example');
    const page = `/account/verify/${northmere}/${token}/create_member`;
    expect(await signInWithGoogle(person('eve@elsewhere.example'), { invitationToken: token })).toEqual({
      location: `${page}?sso_error=other_address`,
      session: undefined,
    });
    expect((await begin({ invitationToken: token, termsAccepted: false })).location).toBe(`${page}?sso_error=terms`);
    expect(await identity.shared.accounts.byEmailAddress('eve@elsewhere.example')).toBeNull();
  });

  it('cannot be exchanged for another one on the way back', async () => {
    const [own, other] = [await invite('own@newcomer.example'), await invite('other@newcomer.example', 'ADMIN')];
    const { location, transaction } = await begin({ invitationToken: own });
    const callback = await google.visit(location, person('own@newcomer.example'));
    callback.searchParams.set('invitation_token', other);
    const arrived = await comeBack(transaction, callback.search);
    expect(arrived).toEqual({
      location: `/account/verify/${northmere}/${own}/create_member?sso_error=invitation`,
      session: undefined,
    });
  });

  it('that is over leads to the page for it', async () => {
    const token = await invite('late@newcomer.example');
    identity.clock.offsetMs = 15 * 86_400_000;
    expect((await begin({ invitationToken: token })).location).toBe('/invite-expired');
    identity.clock.offsetMs = 0;
  });
});

describe('a callback that does not fit', () => {
  const user = person('advisor@example.com');
  it('is refused with another state, without one, and without the browser that began', async () => {
    for (const change of [
      (url: URL) => url.searchParams.set('state', 'forged'),
      (url: URL) => url.searchParams.delete('state'),
    ]) {
      const { location, transaction } = await begin();
      const callback = await google.visit(location, user);
      change(callback);
      expect(await comeBack(transaction, callback.search)).toEqual(refusedWith('failed'));
    }
    const { location } = await begin();
    const callback = await google.visit(location, user);
    expect(await comeBack(null, callback.search)).toEqual(refusedWith('failed'));
    const stolen = await begin(); // another browser's own start does not help
    expect(await comeBack(stolen.transaction, callback.search)).toEqual(refusedWith('failed'));
  });
  it('is refused the second time', async () => {
    const { location, transaction } = await begin();
    const callback = await google.visit(location, user);
    expect((await comeBack(transaction, callback.search)).session).toBeTruthy();
    expect(await comeBack(transaction, callback.search)).toEqual(refusedWith('failed'));
  });
  it.each([['nonce'], ['code_challenge']])('is refused when the %s was changed on the way', async (parameter) => {
    const { location, transaction } = await begin();
    const url = new URL(location);
    url.searchParams.set(parameter, 'x'.repeat(43));
    const callback = await google.visit(url.href, user);
    expect(await comeBack(transaction, callback.search)).toEqual(refusedWith('failed'));
  });
  it('is refused with a code that the provider did not give', async () => {
    const { location, transaction } = await begin();
    const callback = await google.visit(location, user);
    callback.searchParams.set('code', newId());
    expect(await comeBack(transaction, callback.search)).toEqual(refusedWith('failed'));
  });
});

describe('a domain that signs in with Google only', () => {
  const ENFORCE =
    'mutation ($id: ID!, $domain: String!) { enforceSingleSignOn(organizationId: $id, emailDomain: $domain) { ok } }';
  const RELEASE =
    'mutation ($id: ID!, $domain: String!) { releaseSingleSignOn(organizationId: $id, emailDomain: $domain) { ok } }';
  it('refuses every password there with sign_in.sso_enforced, whether there is an account or not', async () => {
    // The super administrator's address is in the sample's one domain, so another stands in.
    await identity.shared.accountModel.updateOne(
      { _id: SAMPLE_ACCOUNTS.planner.id },
      { $set: { emailAddress: 'planner@northmere.example' } },
    );
    const token = await identity.signIn('super@example.com');
    const variables = { id: northmere, domain: 'Northmere.example' };
    expect((await identity.graphql(ENFORCE, variables, { token })).errors).toEqual([]);
    for (const [address, password] of [
      ['planner@northmere.example', undefined],
      ['planner@northmere.example', 'wrong'],
      ['nobody@northmere.example', 'wrong'],
    ] as const) {
      const { errors, session } = await identity.attempt(address, password);
      expect([errors[0]?.extensions.code, session]).toEqual(['sign_in.sso_enforced', undefined]);
    }
    expect((await identity.attempt('admin@example.com')).errors).toEqual([]);
    const linked = person('planner@northmere.example', { sub: 'google-planner@example.com' });
    expect((await signInWithGoogle(linked)).session).toBeTruthy();
    expect((await identity.graphql(RELEASE, variables, { token })).errors).toEqual([]);
    expect((await identity.attempt('planner@northmere.example')).errors).toEqual([]);
  });
  it.each([
    ['gmail.com', 'This domain belongs to no organization.'],
    ['not a domain', 'Please enter a domain, as example.com'],
    ['example.com', 'Your own address is in this domain: you could not lift it any more.'],
  ])('cannot be %s', async (domain, message) => {
    const token = await identity.signIn('super@example.com');
    const { errors } = await identity.graphql(ENFORCE, { id: northmere, domain }, { token });
    expect(errors).toMatchObject([{ message, extensions: { field: 'emailDomain' } }]);
  });
  it('is the super administrator’s to say', async () => {
    const token = await identity.signIn('admin@example.com');
    const { errors } = await identity.graphql(ENFORCE, { id: northmere, domain: 'northmere.example' }, { token });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
