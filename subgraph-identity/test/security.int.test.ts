import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ PUBLIC_URL: 'https://plans.example' });
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

describe('two-factor', () => {
  const VERIFY =
    'mutation ($otp: String!, $source: OtpSource!) { verifyOtp(otp: $otp, otpSource: $source) { verified } }';
  const UPDATE =
    'mutation ($input: Update2faSettingsInput!) { update2faSettings(input: $input) { ok account2faSettings { enable2fa enableAuthApp2fa enableSms2fa primary2faPreference phoneNumber countryCode backupCodesLeft } } }';
  const verify = (token: string | undefined, otp: string, source: string) =>
    identity.graphql(VERIFY, { otp, source }, { token });
  let app: TOTP;
  let backupCodes: string[];
  /** A code that was not used yet: the clock moves on by a step. */
  const nextCode = (): string => {
    identity.clock.offsetMs += 30_000;
    return app.generate({ timestamp: Date.now() + identity.clock.offsetMs });
  };

  it('an app counts once a code of it was verified; R299: verifyOtp returns verified', async () => {
    const token = await identity.signIn('attorney@example.com');
    const uri = await identity.graphql('{ accountOtpUri { provisioningUri } }', {}, { token });
    app = URI.parse(Object(uri.data?.['accountOtpUri']).provisioningUri) as TOTP;
    expect(codesOf(await identity.graphql(UPDATE, { input: { enableAuthApp2fa: true } }, { token }))).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect((await verify(token, '000000', 'AUTH_APP')).errors).toMatchObject([
      { message: 'Unauthorized: Invalid OTP code' },
    ]);
    expect((await verify(token, nextCode(), 'AUTH_APP')).data).toEqual({ verifyOtp: { verified: true } });
    const on = await identity.graphql(UPDATE, { input: { enableAuthApp2fa: true } }, { token });
    expect(on.data?.['update2faSettings']).toMatchObject({
      account2faSettings: { enable2fa: true, enableAuthApp2fa: true, primary2faPreference: 'AUTH_APP' },
    });
    const made = await identity.graphql('mutation { generate2faBackupCodes { backupCodes } }', {}, { token });
    backupCodes = Object(made.data?.['generate2faBackupCodes']).backupCodes;
    const stored = await identity.shared.accountModel.findById(SAMPLE_ACCOUNTS.attorney.id).select('+twoFactor').lean();
    expect(JSON.stringify(stored)).not.toContain(backupCodes[0]);
    expect(JSON.stringify(stored)).not.toContain(app.secret.base32);
  });
  it('a sign-in is nobody until its code was verified, and then has a new session', async () => {
    const first = await identity.attempt('attorney@example.com');
    expect(first.data).toEqual({ signIn: { verified: false, requires: null } });
    const waiting = await identity.actorOf(first.session);
    expect(
      (await identity.graphql('{ isLoggedIn notifications { metadata { totalCount } } }', {}, { token: first.session }))
        .errors,
    ).not.toEqual([]);
    expect(waiting).toMatchObject({ kind: 'anonymous', accountId: null });
    const done = await verify(first.session, nextCode(), 'AUTH_APP');
    expect(done.data).toEqual({ verifyOtp: { verified: true } });
    expect(done.session).not.toBe(first.session);
    expect((await identity.actorOf(done.session)).accountId).toBe(SAMPLE_ACCOUNTS.attorney.id);
    expect((await identity.actorOf(first.session)).sessionId).toBeNull();
  });
  it('each code works once, also when it comes twice at once', async () => {
    const [a, b] = await Promise.all([
      identity.attempt('attorney@example.com'),
      identity.attempt('attorney@example.com'),
    ]);
    const code = nextCode();
    const both = await Promise.all([verify(a?.session, code, 'AUTH_APP'), verify(b?.session, code, 'AUTH_APP')]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const [c, d] = await Promise.all([
      identity.attempt('attorney@example.com'),
      identity.attempt('attorney@example.com'),
    ]);
    const backup = backupCodes[0] ?? '';
    const twice = await Promise.all([
      verify(c?.session, backup, 'BACKUP_CODE'),
      verify(d?.session, backup, 'BACKUP_CODE'),
    ]);
    expect(twice.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });
  it('five wrong codes end the sign-in that waits', async () => {
    const { session } = await identity.attempt('attorney@example.com');
    for (let n = 0; n < 5; n += 1)
      expect(codesOf(await verify(session, '12345x', 'AUTH_APP'))).toEqual(['INVALID_OTP']);
    expect(codesOf(await verify(session, nextCode(), 'AUTH_APP'))).toEqual(['TOO_MANY_REQUESTS']);
    expect(codesOf(await verify(session, nextCode(), 'AUTH_APP'))).toEqual(['UNAUTHENTICATED']);
  });
  it('a mailed code is no way around it', async () => {
    const { session } = await identity.attempt('attorney@example.com');
    expect(codesOf(await identity.graphql('mutation { sendClientOtp { ok } }', {}, { token: session }))).toEqual([
      'UNAUTHENTICATED',
    ]);
  });
  it('R114: text messages go to a verified number; both methods at once, with a primary one; off only with the password', async () => {
    const { session } = await identity.attempt('attorney@example.com');
    const token = (await verify(session, nextCode(), 'AUTH_APP')).session;
    const REQUEST = 'mutation ($n: String) { requestOtp(phoneNumber: $n) { ok } }';
    expect((await identity.graphql(REQUEST, { n: '555' }, { token })).errors).toMatchObject([
      { message: 'Phone number needs at least 10 digits' },
    ]);
    expect((await identity.graphql(REQUEST, {}, { token })).errors).toMatchObject([
      { message: 'Phone number is required' },
    ]);
    await identity.graphql(REQUEST, { n: '(212) 555-0142' }, { token });
    const otp = /code is (\d{6})/.exec(await identity.messageTo('+12125550142'))?.[1] ?? '';
    expect((await verify(token, otp, 'SMS')).data).toEqual({ verifyOtp: { verified: true } });
    const both = await identity.graphql(
      UPDATE,
      { input: { enableSms2fa: true, primary2faPreference: 'SMS' } },
      { token },
    );
    expect(both.data?.['update2faSettings']).toMatchObject({
      account2faSettings: {
        enableAuthApp2fa: true,
        enableSms2fa: true,
        primary2faPreference: 'SMS',
        phoneNumber: '2125550142',
        countryCode: '+1',
      },
    });
    const off = { enableAuthApp2fa: false };
    expect((await identity.graphql(UPDATE, { input: off }, { token })).errors).toMatchObject([
      { extensions: { field: 'currentPassword' } },
    ]);
    const done = await identity.graphql(
      UPDATE,
      { input: { ...off, currentPassword: SAMPLE_PASSWORD_DEFAULT } },
      { token },
    );
    expect(done.data?.['update2faSettings']).toMatchObject({
      account2faSettings: { enable2fa: true, enableAuthApp2fa: false, primary2faPreference: 'SMS' },
    });
  });
  it('R053: an administrator resets it through updateAccount', async () => {
    const token = await identity.signIn('admin@example.com');
    const RESET = `mutation { updateAccount(id: "${SAMPLE_ACCOUNTS.attorney.id}", attributes: { resetTwoFactor: true }) { ok } }`;
    expect((await identity.graphql(RESET, {}, { token })).errors).toEqual([]);
    expect((await identity.attempt('attorney@example.com')).data).toMatchObject({ signIn: { verified: true } });
  });
  it('an organization that enforces it sends whoever has none to the security settings', async () => {
    const id = SAMPLE_ORGANIZATIONS.northmere.id;
    const set = async (value: boolean) => {
      await identity.shared.organizationModel.updateOne(
        { _id: id },
        { $set: { 'settings.shouldEnforceMfaForOrganization': value } },
      );
      await identity.shared.access.write([id]);
    };
    await set(true);
    const answer = await identity.attempt('collaborator@example.com');
    expect(answer.data).toEqual({ signIn: { verified: true, requires: 'edit/security' } });
    const { data } = await identity.graphql('{ currentSession { requires } }', {}, { token: answer.session });
    expect(data).toEqual({ currentSession: { requires: 'edit/security' } });
    await set(false);
  });
});

describe('own sessions', () => {
  it('are listed, and ended one by one or all but the current', async () => {
    const [a, b, c] = [
      await identity.signIn('advisor@example.com'),
      await identity.signIn('advisor@example.com'),
      await identity.signIn('advisor@example.com'),
    ];
    const LIST = '{ accountSessions { id isCurrent ipAddress userAgent } }';
    const { data } = await identity.graphql(LIST, {}, { token: a });
    const listed = Object(data)['accountSessions'] as { id: string; isCurrent: boolean }[];
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const END = 'mutation ($id: ID!) { revokeAccountSession(id: $id) { ok } }';
    const id = (await identity.actorOf(b)).sessionId;
    expect((await identity.graphql(END, { id }, { token: a })).errors).toEqual([]);
    expect((await identity.actorOf(b)).kind).toBe('anonymous');
    const foreign = (await identity.actorOf(await identity.signIn('admin@example.com'))).sessionId;
    expect(codesOf(await identity.graphql(END, { id: foreign }, { token: a }))).toEqual(['NOT_FOUND']);
    await identity.graphql('mutation { revokeOtherAccountSessions { ok } }', {}, { token: a });
    expect((await identity.actorOf(c)).kind).toBe('anonymous');
    expect((await identity.actorOf(a)).kind).toBe('account');
  });
});

describe('audit trail', () => {
  it('is read by administrators of the organization only', async () => {
    const QUERY =
      'query ($id: ID, $actions: [String!]) { auditEntries(organizationId: $id, actions: $actions, pagination: { perPage: 5 }) { collection { action outcome ipAddress account { name } } metadata { totalCount } } }';
    const admin = await identity.signIn('admin@example.com');
    const { data, errors } = await identity.graphql(QUERY, { actions: ['sign-in.succeeded'] }, { token: admin });
    expect(errors).toEqual([]);
    expect(data?.['auditEntries']).toMatchObject({
      collection: expect.arrayContaining([
        expect.objectContaining({ action: 'sign-in.succeeded', account: { name: 'Theresa Brandt' } }),
      ]),
    });
    expect(
      codesOf(await identity.graphql(QUERY, { id: SAMPLE_ORGANIZATIONS.operations.id }, { token: admin })),
    ).toEqual(['NOT_FOUND']);
    expect(codesOf(await identity.graphql(QUERY, {}, { token: await identity.signIn('advisor@example.com') }))).toEqual(
      ['FORBIDDEN'],
    );
    const intact = await identity.graphql(
      `{ auditTrailIntact(organizationId: "${SAMPLE_ORGANIZATIONS.northmere.id}") }`,
      {},
      { token: admin },
    );
    expect(intact.data).toEqual({ auditTrailIntact: true });
  });
});
