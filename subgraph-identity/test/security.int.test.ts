import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

const NEW_PASSWORD = 'Cobalt!Meadow-Quartz9';
let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ PUBLIC_URL: 'https://plans.example' });
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

const codes = (answer: { errors: { extensions: { code: string } }[] }) =>
  answer.errors.map(({ extensions }) => extensions.code);
/** The newest message to someone, once it is there. */
const messageTo = (to: string) =>
  vi.waitFor(async () => {
    const found = (await identity.shared.messages.latest(50)).find((message) => message.to === to);
    if (!found) throw new Error(`nothing was sent to ${to}`);
    return found.text;
  });

describe('password reset', () => {
  const REQUEST =
    'mutation ($emailAddress: String!) { requestPasswordReset(input: { emailAddress: $emailAddress }) { ok } }';
  const CONFIRM = 'mutation ($input: ConfirmPasswordResetInput!) { confirmPasswordReset(input: $input) { ok } }';
  const linkToken = async (address: string): Promise<string> =>
    /reset-password\/([\w-]+)/.exec(await messageTo(address))?.[1] ?? '';

  it('works once by the mailed link of the configured origin, and ends every session', async () => {
    const before = await identity.signIn('reports@example.com');
    expect((await identity.graphql(REQUEST, { emailAddress: 'reports@example.com' })).data).toEqual({
      requestPasswordReset: { ok: true },
    });
    expect(await messageTo('reports@example.com')).toContain('https://plans.example/auth/reset-password/');
    const token = await linkToken('reports@example.com');
    const input = { token, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
    const weak = await identity.graphql(CONFIRM, {
      input: { ...input, password: 'password', passwordConfirmation: 'password' },
    });
    expect(weak.errors).toMatchObject([
      { message: 'Password is too short', extensions: { code: 'BAD_USER_INPUT', field: 'password' } },
    ]);
    const both = await Promise.all([identity.graphql(CONFIRM, { input }), identity.graphql(CONFIRM, { input })]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const again = await identity.graphql(CONFIRM, { input });
    expect(again.errors).toMatchObject([
      { message: 'This link has expired. Please submit a new password reset request.' },
    ]);
    expect((await identity.actorOf(before)).kind).toBe('anonymous');
    expect((await identity.attempt('reports@example.com', NEW_PASSWORD)).data).toMatchObject({
      signIn: { verified: true },
    });
    expect(codes(await identity.attempt('reports@example.com', SAMPLE_PASSWORD_DEFAULT))).toEqual([
      'sign_in.incorrect',
    ]);
  });
  it('answers alike for an unknown address, and asks to wait when repeated too soon', async () => {
    const address = `nobody-${newId()}@example.com`;
    for (let n = 0; n < 5; n += 1)
      expect((await identity.graphql(REQUEST, { emailAddress: address })).errors).toEqual([]);
    expect((await identity.graphql(REQUEST, { emailAddress: address })).errors).toMatchObject([
      { message: 'Please wait a few minutes before making this request again' },
    ]);
    expect((await identity.shared.messages.latest(50)).map(({ to }) => to)).not.toContain(address);
  });
  it('a link ends after an hour', async () => {
    await identity.graphql(REQUEST, { emailAddress: 'collaborator@example.com' });
    const token = await linkToken('collaborator@example.com');
    identity.clock.offsetMs = 61 * 60_000;
    try {
      const input = { token, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
      expect(codes(await identity.graphql(CONFIRM, { input }))).toEqual(['LINK_EXPIRED']);
    } finally {
      identity.clock.offsetMs = 0;
    }
  });
});

describe('changing the own password', () => {
  const UPDATE = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { ok } }';
  const input = {
    currentPassword: SAMPLE_PASSWORD_DEFAULT,
    password: NEW_PASSWORD,
    passwordConfirmation: NEW_PASSWORD,
  };
  it('R098, R099: needs the current one and keeps the rules, then gives a new session and ends the others', async () => {
    const other = await identity.signIn('planner@example.com');
    const token = await identity.signIn('planner@example.com');
    const change = (rest: object) => identity.graphql(UPDATE, { input: { ...input, ...rest } }, { token });
    const refused: [object, string, string][] = [
      [{ currentPassword: 'wrong' }, 'Your current password is not correct', 'currentPassword'],
      [{ passwordConfirmation: 'other' }, 'Passwords must match', 'passwordConfirmation'],
      [
        { password: 'harbor-lantern-99', passwordConfirmation: 'harbor-lantern-99' },
        'Password needs at least one uppercase letter',
        'password',
      ],
      [
        { password: 'Summer-Winter-24', passwordConfirmation: 'Summer-Winter-24' },
        'Password has words that are easy to guess',
        'password',
      ],
    ];
    for (const [rest, message, field] of refused) {
      expect((await change(rest)).errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', field } }]);
    }
    const answer = await change({});
    expect(answer.errors).toEqual([]);
    expect((await identity.actorOf(answer.session)).accountId).toBe(SAMPLE_ACCOUNTS.planner.id);
    for (const old of [other, token]) expect((await identity.actorOf(old)).kind).toBe('anonymous');
  });
  it('is refused in support mode', async () => {
    const own = await identity.signIn('super@example.com');
    const { session } = await identity.internal('POST', '/internal/impersonation/start', {
      token: own,
      body: { reason: 'A question about a report', user_id: SAMPLE_ACCOUNTS.advisor.id },
    });
    expect(codes(await identity.graphql(UPDATE, { input }, { token: session }))).toEqual(['FORBIDDEN']);
    expect(
      codes(await identity.graphql('mutation { generate2faBackupCodes { backupCodes } }', {}, { token: session })),
    ).toEqual(['FORBIDDEN']);
    expect(codes(await identity.graphql('{ account2faSettings { enable2fa } }', {}, { token: session }))).toEqual([
      'FORBIDDEN',
    ]);
  });
  it('an expired password leads to its rotation first', async () => {
    await identity.shared.accountModel.updateOne(
      { _id: SAMPLE_ACCOUNTS.client.id },
      { $set: { passwordExpired: true } },
    );
    const { data, session } = await identity.attempt('client@example.com');
    expect(data).toEqual({ signIn: { verified: true, requires: 'rotate-password' } });
    const requires = (token: string | undefined) =>
      identity.graphql('{ currentSession { requires } }', {}, { token }).then((answer) => answer.data);
    expect(await requires(session)).toEqual({ currentSession: { requires: 'rotate-password' } });
    const changed = await identity.graphql(UPDATE, { input }, { token: session });
    expect(changed.errors).toEqual([]);
    expect(await requires(changed.session)).toEqual({ currentSession: { requires: null } });
  });
});

describe('validatePassword', () => {
  const VALIDATE =
    'mutation ($password: String!, $name: String, $emailAddress: String, $linkToken: String) { validatePassword(password: $password, name: $name, emailAddress: $emailAddress, linkToken: $linkToken) { valid messages } }';
  const validate = async (variables: object, token?: string) =>
    (await identity.graphql(VALIDATE, { ...variables }, { token })).data?.['validatePassword'];
  it('tells a visitor and an account what is wrong while it is typed', async () => {
    expect(await validate({ password: 'short' })).toEqual({
      valid: false,
      messages: [
        'Password is too short',
        'Password needs at least one uppercase letter',
        'Password needs at least one symbol or number',
      ],
    });
    expect(await validate({ password: 'Summer-Winter-24' })).toEqual({
      valid: false,
      messages: ['Password has words that are easy to guess'],
    });
    const own = { password: 'Quixotic!Fandango7', name: 'Ada Quixotic', emailAddress: 'ada@example.com' };
    expect(await validate(own)).toMatchObject({ valid: false });
    expect(await validate({ ...own, name: 'Ada Example' })).toEqual({ valid: true, messages: [] });
    const token = await identity.signIn('admin@example.com');
    for (const password of ['Northmere-Wealth-2026', 'N0rthmere-Lantern-58', 'Estate-Quartz-Orchard7'])
      expect(await validate({ password }, token)).toEqual({
        valid: false,
        messages: ['Password has a word of your name, your address, your organization or this product'],
      });
    expect(await validate({ password: 'Theresa!Zanzibar7' }, await identity.signIn('admin@example.com'))).toMatchObject(
      { valid: false },
    );
  });
  it('knows a visitor by the link of an invitation or a reset, as the submitted form does', async () => {
    const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { invitationToken { id } } }';
    const input = {
      organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
      emailAddress: 'ines.quixotic@example.com',
      name: 'Ines Fandango',
      role: 'ADVISOR',
    };
    const invited = await identity.graphql(INVITE, { input }, { token: await identity.signIn('admin@example.com') });
    const { id } = Object(invited.data?.['inviteMember']).invitationToken as { id: string };
    const linkToken = await identity.linkTokenOf(id);
    const ownWord = ['Password has a word of your name, your address, your organization or this product'];
    for (const password of ['Northmere-Lantern-58', 'Quixotic!Lantern-58', 'Fandango!Lantern-58']) {
      expect(await validate({ password, linkToken })).toEqual({ valid: false, messages: ownWord });
      // Nobody's words, of a link that opens nothing.
      expect(await validate({ password, linkToken: `${id}.x` })).toEqual({ valid: true, messages: [] });
    }
    await identity.graphql('mutation { requestPasswordReset(input: { emailAddress: "client@example.com" }) { ok } }');
    await vi.waitFor(async () =>
      expect((await identity.shared.messages.latest(1))[0]?.text).toContain('reset-password'),
    );
    const [mail] = await identity.shared.messages.latest(1);
    const reset = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect(await validate({ password: 'Northmere-Lantern-58', linkToken: reset })).toEqual({
      valid: false,
      messages: ownWord,
    });
  });
  it('has a limit of its own, which stops neither signing in nor another browser', async () => {
    const token = await identity.signIn('advisor@example.com');
    const ask = () => identity.graphql(VALIDATE, { password: 'short' }, { token });
    const all = [];
    for (let n = 0; n < 121; n += 1) all.push(codes(await ask())[0]);
    expect([...new Set(all)]).toEqual([undefined, 'TOO_MANY_REQUESTS']);
    const other = await identity.signIn('advisor@example.com');
    expect(codes(await identity.graphql(VALIDATE, { password: 'short' }, { token: other }))).toEqual([]);
  });
});

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
    expect(codes(await identity.graphql(UPDATE, { input: { enableAuthApp2fa: true } }, { token }))).toEqual([
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
    for (let n = 0; n < 5; n += 1) expect(codes(await verify(session, '12345x', 'AUTH_APP'))).toEqual(['INVALID_OTP']);
    expect(codes(await verify(session, nextCode(), 'AUTH_APP'))).toEqual(['TOO_MANY_REQUESTS']);
    expect(codes(await verify(session, nextCode(), 'AUTH_APP'))).toEqual(['UNAUTHENTICATED']);
  });
  it('a mailed code is no way around it', async () => {
    const { session } = await identity.attempt('attorney@example.com');
    expect(codes(await identity.graphql('mutation { sendClientOtp { ok } }', {}, { token: session }))).toEqual([
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
    const otp = /code is (\d{6})/.exec(await messageTo('+12125550142'))?.[1] ?? '';
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
    expect(codes(await identity.graphql(END, { id: foreign }, { token: a }))).toEqual(['NOT_FOUND']);
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
    expect(codes(await identity.graphql(QUERY, { id: SAMPLE_ORGANIZATIONS.operations.id }, { token: admin }))).toEqual([
      'NOT_FOUND',
    ]);
    expect(codes(await identity.graphql(QUERY, {}, { token: await identity.signIn('advisor@example.com') }))).toEqual([
      'FORBIDDEN',
    ]);
    const intact = await identity.graphql(
      `{ auditTrailIntact(organizationId: "${SAMPLE_ORGANIZATIONS.northmere.id}") }`,
      {},
      { token: admin },
    );
    expect(intact.data).toEqual({ auditTrailIntact: true });
  });
});
