import { newId } from '@platform/kernel';
import { CASTELLAN_ESTATE_ID, SAMPLE_ORGANIZATIONS, sampleEstateId } from '@platform/test-kit/sample-world';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUBLIC_URL, type StartedWithGoogle, startIdentityWithGoogle } from './google-harness.ts';
import { codesOf, forgetAttempts } from './identity-harness.ts';

const { northmere, operations } = SAMPLE_ORGANIZATIONS;
const ESTATE_OF_THE_SECOND = sampleEstateId(931);
/** Set by whoever got hold of the account before its owner did. */
const PLANTED = 'Cobalt!Meadow-Quartz9';
const OWN = 'Velvet?Compass-Orchard4';

let { google, identity, stop } = {} as StartedWithGoogle;
beforeAll(async () => {
  ({ google, identity, stop } = await startIdentityWithGoogle());
  await identity.knowEstate(CASTELLAN_ESTATE_ID, northmere.id);
  await identity.knowEstate(ESTATE_OF_THE_SECOND, operations.id);
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => stop());

const INVITE =
  'mutation ($input: InviteClientInput!) { inviteClient(input: $input) { invitationToken { id token emailAddress } } }';
const READ = 'query ($token: String!) { invitationToken(token: $token) { acceptance } }';
const CREATE = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok earlierAccessEnded } }';

interface Invited {
  readonly id: string;
  /** What the answer says of it. */
  readonly shown: string;
  /** What the mail has. */
  readonly link: string;
  readonly emailAddress: string;
}
async function inviteClient(
  emailAddress = `owner-${newId().slice(0, 8)}@example.com`,
  { by = 'advisor@example.com', organizationId = northmere.id, estateId = CASTELLAN_ESTATE_ID } = {},
): Promise<Invited> {
  const input = { organizationId, emailAddress, name: 'Clara Client', estateId };
  const { data, errors } = await identity.graphql(INVITE, { input }, { token: await identity.signIn(by) });
  expect(errors).toEqual([]);
  const { id, token } = Object(data?.['inviteClient']).invitationToken as { id: string; token: string };
  return { id, shown: token, link: await identity.linkTokenOf(id), emailAddress };
}

it('nobody is invited as a person of another household; before it is known whom a household has, nobody is refused', async () => {
  const estateId = newId();
  const invite = async (personId: string) => {
    const emailAddress = `person-${newId().slice(0, 8)}@example.com`;
    const input = { organizationId: northmere.id, emailAddress, name: 'Clara Client', estateId, personId };
    const token = await identity.signIn('advisor@example.com');
    const { errors } = await identity.graphql(INVITE, { input }, { token });
    return errors.map(({ message }) => message);
  };
  await identity.knowEstate(estateId, northmere.id, { version: 1 });
  expect(await invite('clara')).toEqual([]);
  await identity.knowEstate(estateId, northmere.id, { version: 2, personIds: ['clara'] });
  expect(await invite('clara')).toEqual([]);
  expect(await invite('stranger')).toEqual(['This person is not part of the estate.']);
});

const inviteElsewhere = (emailAddress: string) =>
  inviteClient(emailAddress, {
    by: 'super@example.com',
    organizationId: operations.id,
    estateId: ESTATE_OF_THE_SECOND,
  });
const join = (token: string, password: string, session?: string) =>
  identity.graphql(
    CREATE,
    { input: { token, name: 'Clara Client', password, passwordConfirmation: password, termsAccepted: true } },
    { token: session },
  );
const accountOf = async (emailAddress: string) => {
  const found = await identity.shared.accounts.byEmailAddress(emailAddress);
  if (!found) throw new Error(`no account ${emailAddress}`);
  return found;
};
const mailOf = (to: string, subject: string) =>
  vi.waitFor(
    async () => {
      const found = (await identity.shared.messages.latest(20, to)).find((mail) => mail.subject === subject);
      if (!found) throw new Error(`no mail "${subject}" yet`);
      return found.text;
    },
    { timeout: 30_000 },
  );

async function withGoogle(email: string, wish: { invitationToken?: string; redirect?: string } = {}) {
  const body = { invitationToken: null, termsAccepted: true, redirect: '/clients', ...wish };
  const begun = (await identity.internal('POST', '/internal/sso/google/start', { body })).body as {
    location: string;
    transaction: string | null;
  };
  if (!begun.transaction) return { location: begun.location, session: undefined };
  const user = { sub: `google-${email}`, email, email_verified: true };
  const { search: query } = await google.visit(begun.location, user);
  const back = await identity.internal('POST', '/internal/sso/google/callback', {
    body: { transaction: begun.transaction, query },
  });
  return { location: back.body['location'] as string, session: back.session };
}

/** An authenticator app, set up in a session as a person does it. */
async function addAuthenticator(session: string | undefined): Promise<() => string> {
  const ask = (query: string, variables = {}) => identity.graphql(query, variables, { token: session });
  const { data } = await ask('{ accountOtpUri { provisioningUri } }');
  const totp = URI.parse(Object(data?.['accountOtpUri']).provisioningUri) as TOTP;
  let step = 0;
  const code = (): string => totp.generate({ timestamp: Date.now() + 30_000 * step++ });
  await ask('mutation ($otp: String!) { verifyOtp(otp: $otp, otpSource: AUTH_APP) { verified } }', { otp: code() });
  const on = await ask('mutation { update2faSettings(input: { enableAuthApp2fa: true }) { ok } }');
  expect(on.errors).toEqual([]);
  return code;
}

/**
 * What the release before allowed: a colleague accepts an invitation with the link that he was shown, sets a password and
 * an authenticator of his own. Nobody has confirmed the address of that account.
 */
async function plantedAccount() {
  const invited = await inviteClient();
  await join(invited.link, PLANTED);
  await identity.shared.accountModel.updateOne(
    { emailAddress: invited.emailAddress },
    { $set: { addressConfirmedAt: null } },
  );
  const session = (await identity.attempt(invited.emailAddress, PLANTED)).session;
  await addAuthenticator(session);
  return { ...invited, session };
}

/** Nothing that was set up before opens the account; it says so by mail, and on record. */
async function expectEarlierAccessGone(emailAddress: string, session: string | undefined) {
  expect(codesOf(await identity.attempt(emailAddress, PLANTED))).toEqual(['sign_in.incorrect']);
  expect((await identity.actorOf(session)).kind).toBe('anonymous');
  expect(await identity.shared.twoFactor.isOn((await accountOf(emailAddress)).id)).toBe(false);
  expect(await mailOf(emailAddress, 'Your address is confirmed')).toContain('does not open it any more');
  const { entries } = await identity.shared.audit.list({
    chains: 'all',
    actions: ['account.address-confirmed'],
    skip: 0,
    limit: 1,
  });
  expect(entries[0]).toMatchObject({
    accountId: (await accountOf(emailAddress)).id,
    details: { passwordEnded: true, secondFactorEnded: true, sessionsEnded: 1 },
  });
}

describe('the link of an invitation', () => {
  it('is in the mail to the invited address, and what whoever invites is told opens nothing', async () => {
    const { shown, link, emailAddress } = await inviteClient();
    expect(await mailOf(emailAddress, 'Northmere Wealth invites you')).toContain(link);
    expect(shown).not.toBe('');
    expect(link).not.toBe(shown);
    expect(codesOf(await identity.graphql(READ, { token: shown }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await join(shown, PLANTED))).toEqual(['NOT_FOUND']);
    const refused = { location: '/account/login?sso_error=invitation', session: undefined };
    expect(await withGoogle(emailAddress, { invitationToken: shown, redirect: '/' })).toEqual(refused);
    expect(await identity.shared.accounts.byEmailAddress(emailAddress)).toBeNull();
  });
  it('is in no answer to whoever lists, changes or sends invitations again', async () => {
    const { id, emailAddress } = await inviteClient();
    const token = await identity.signIn('admin@example.com');
    const FIELDS = 'id token emailAddress';
    const answers = await Promise.all([
      identity.graphql(
        `query ($organizationId: ID!) { invitationTokens(organizationId: $organizationId) { collection { ${FIELDS} } } }`,
        { organizationId: northmere.id },
        { token },
      ),
      identity.graphql(
        `mutation ($id: ID!) { updateInvitationToken(id: $id, attributes: { isRefresh: true }) { invitationToken { ${FIELDS} } } }`,
        { id },
        { token },
      ),
    ]);
    const link = await identity.linkTokenOf(id);
    for (const { data, errors } of answers) {
      expect(errors).toEqual([]);
      expect(JSON.stringify(data)).not.toContain(link);
      expect(JSON.stringify(data)).toContain(emailAddress);
    }
  });
  it('goes to the invited address also where advisors give their clients links themselves', async () => {
    const where = { _id: northmere.id };
    await identity.shared.organizationModel.updateOne(where, { $set: { 'settings.advisorMustSendInviteLink': true } });
    const { link, emailAddress } = await inviteClient();
    expect(await mailOf(emailAddress, 'Northmere Wealth invites you')).toContain(link);
    await identity.shared.organizationModel.updateOne(where, { $set: { 'settings.advisorMustSendInviteLink': false } });
  });
  it('makes an account whose address is confirmed: what its owner set stays', async () => {
    const { link, emailAddress } = await inviteClient();
    const joined = await join(link, OWN);
    expect(joined.data).toMatchObject({ createAccount: { ok: true, earlierAccessEnded: false } });
    const code = await addAuthenticator(joined.session);
    const entered = await withGoogle(emailAddress);
    expect(entered.location).toMatch(/^\/account\/login/);
    expect((await accountOf(emailAddress)).passwordHash).not.toBeNull();
    const VERIFY = 'mutation ($otp: String!) { verifyOtp(otp: $otp, otpSource: AUTH_APP) { verified } }';
    const verified = await identity.graphql(VERIFY, { otp: code() }, { token: entered.session });
    expect((await identity.actorOf(verified.session)).emailAddress).toBe(emailAddress);
  });
});

describe('an account that somebody else set up', () => {
  it('is its owner’s alone after a sign-in with Google, also in the organization that invites next', async () => {
    const { emailAddress, session } = await plantedAccount();
    const second = await inviteElsewhere(emailAddress);
    const entered = await withGoogle(emailAddress, { invitationToken: second.link, redirect: '/clients' });
    expect(entered.location).toBe('/account/address-confirmed?redirect=%2Fclients');
    expect(await identity.actorOf(entered.session)).toMatchObject({ emailAddress, organizationId: operations.id });
    await expectEarlierAccessGone(emailAddress, session);
  });
  it('is so by a plain sign-in with Google as well, once', async () => {
    const { emailAddress, session } = await plantedAccount();
    expect((await withGoogle(emailAddress)).location).toBe('/account/address-confirmed?redirect=%2Fclients');
    await expectEarlierAccessGone(emailAddress, session);
    expect((await withGoogle(emailAddress)).location).toBe('/clients');
  });
  it('is so by a reset of the password, which no authenticator of the other one outlives', async () => {
    const { emailAddress, session } = await plantedAccount();
    await identity.graphql(
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }',
      {
        input: { emailAddress },
      },
    );
    const mail = await mailOf(emailAddress, 'Reset your password');
    const token = /reset-password\/([\w-]+)/.exec(mail)?.[1];
    const reset = await identity.graphql(
      'mutation ($input: ConfirmPasswordResetInput!) { confirmPasswordReset(input: $input) { ok earlierAccessEnded } }',
      { input: { token, password: OWN, passwordConfirmation: OWN } },
    );
    expect(reset.data).toEqual({ confirmPasswordReset: { ok: true, earlierAccessEnded: true } });
    await expectEarlierAccessGone(emailAddress, session);
    expect((await identity.attempt(emailAddress, OWN)).data).toMatchObject({ signIn: { verified: true } });
  });
  it('is so by the link that the next organization mails: it asks for a password of the owner’s own', async () => {
    const { emailAddress, session } = await plantedAccount();
    const { link } = await inviteElsewhere(emailAddress);
    expect((await identity.graphql(READ, { token: link })).data).toEqual({
      invitationToken: { acceptance: 'NEW_ACCOUNT' },
    });
    const joined = await join(link, OWN);
    expect(joined.data).toEqual({ createAccount: { ok: true, earlierAccessEnded: true } });
    expect(await identity.actorOf(joined.session)).toMatchObject({ organizationId: operations.id });
    await expectEarlierAccessGone(emailAddress, session);
    expect((await identity.attempt(emailAddress, OWN)).data).toMatchObject({ signIn: { verified: true } });
  });
  it('gives whoever set it up nothing of the next organization', async () => {
    const { emailAddress, session } = await plantedAccount();
    const { shown } = await inviteElsewhere(emailAddress);
    expect(codesOf(await join(shown, PLANTED, session))).toEqual(['NOT_FOUND']);
    expect((await accountOf(emailAddress)).memberships).toHaveLength(1);
  });
});

describe('a second factor', () => {
  const secured = async () => {
    const { link, emailAddress } = await inviteClient();
    const { session } = await join(link, OWN);
    return { emailAddress, code: await addAuthenticator(session) };
  };
  const VERIFY = 'mutation ($otp: String!) { verifyOtp(otp: $otp, otpSource: AUTH_APP) { verified } }';

  it('comes before a Google account is linked', async () => {
    const { emailAddress, code } = await secured();
    const { session } = await withGoogle(emailAddress);
    expect((await accountOf(emailAddress)).ssoSubject).toBeUndefined();
    expect((await identity.graphql(VERIFY, { otp: code() }, { token: session })).errors).toEqual([]);
    expect((await accountOf(emailAddress)).ssoSubject).toContain(`google-${emailAddress}`);
    await mailOf(emailAddress, 'A Google account was linked');
  });
  it('comes before an invitation is joined, with Google and with a password', async () => {
    const { emailAddress, code } = await secured();
    const { link } = await inviteElsewhere(emailAddress);
    expect(codesOf(await join(link, OWN))).toEqual(['SIGN_IN_REQUIRED']);
    const entered = await withGoogle(emailAddress, { invitationToken: link });
    expect((await accountOf(emailAddress)).memberships).toHaveLength(1);
    // After the code the browser is back at the link, which is accepted there.
    const back = new URL(entered.location, PUBLIC_URL).searchParams.get('redirect');
    expect(back).toContain(encodeURIComponent(link));
    const verified = await identity.graphql(VERIFY, { otp: code() }, { token: entered.session });
    const joined = await join(link, '', verified.session);
    expect(joined.errors).toEqual([]);
    expect((await accountOf(emailAddress)).memberships).toHaveLength(2);
  });
});
