import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { type TOTP, URI } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditAction } from '../src/domain/audit/audit-entry.ts';
import { codesOf, forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

const VERIFY =
  'mutation ($otp: String!, $source: OtpSource!) { verifyOtp(otp: $otp, otpSource: $source) { verified } }';
const UPDATE =
  'mutation ($input: Update2faSettingsInput!) { update2faSettings(input: $input) { ok account2faSettings { enable2fa enableAuthApp2fa primary2faPreference } } }';
const CONFIRM = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { ok } }';
const REQUEST = 'mutation ($phone: String) { requestOtp(phoneNumber: $phone) { ok requestsLeft renewedInSeconds } }';
const URI_OF = '{ accountOtpUri { provisioningUri } }';
const MAKE_CODES = 'mutation { generate2faBackupCodes { backupCodes } }';
const PROOF = '{ account2faSettings { identityProof mustConfirmIdentity } }';

type Token = string | undefined;
const ask = (token: Token, query: string, variables: object = {}) =>
  identity.graphql(query, { ...variables }, { token });
const verify = (token: Token, otp: string, source: string) => ask(token, VERIFY, { otp, source });
const update = (token: Token, input: object) => ask(token, UPDATE, { input });
const storedOf = async (id: string) =>
  (await identity.shared.accountModel.findById(id).select('+twoFactor').lean())?.twoFactor;
const later = (minutes: number): void => {
  identity.clock.offsetMs += minutes * 60_000;
};
const mailsTo = async (to: string) => (await identity.shared.messages.latest(20, to)).map(({ subject }) => subject);
const textTo = (to: string) =>
  vi.waitFor(
    async () => {
      const [newest] = await identity.shared.messages.latest(1, to);
      return /code is (\d{6})/.exec(newest?.text ?? '')?.[1] ?? '';
    },
    { timeout: 30_000 },
  );
const entriesOf = async (accountId: string, action: AuditAction) => {
  const wanted = { chains: 'all', accountId, actions: [action], skip: 0, limit: 100 } as const;
  const { entries } = await identity.shared.audit.list(wanted);
  return entries.map(({ details, outcome }) => ({ ...details, outcome }));
};

let app: TOTP;
const nextCode = (from: TOTP = app): string => {
  identity.clock.offsetMs += 30_000;
  return from.generate({ timestamp: Date.now() + identity.clock.offsetMs });
};
const newApp = async (token: Token): Promise<TOTP> =>
  URI.parse(Object((await ask(token, URI_OF)).data?.['accountOtpUri']).provisioningUri) as TOTP;
/** Signed in, with the authenticator app on. */
async function withApp(emailAddress: string): Promise<string> {
  const token = await identity.signIn(emailAddress);
  app = await newApp(token);
  await verify(token, nextCode(), 'AUTH_APP');
  expect(codesOf(await update(token, { enableAuthApp2fa: true }))).toEqual([]);
  return token;
}
const without = async (id: string, change: object): Promise<void> => {
  await identity.shared.accountModel.updateOne({ _id: id }, change);
};
afterEach(async () => {
  for (const { id } of [SAMPLE_ACCOUNTS.attorney, SAMPLE_ACCOUNTS.advisor])
    await without(id, { $unset: { twoFactor: '' } });
  identity.clock.offsetMs = 0;
});

describe('changing a second factor that is on', () => {
  it('takes a proof that is not ten minutes old: a session alone neither replaces nor adds a method', async () => {
    const token = await withApp('attorney@example.com');
    later(11);
    const REFUSED = ['REAUTHENTICATION_REQUIRED'];
    expect(codesOf(await ask(token, URI_OF))).toEqual(REFUSED);
    expect(codesOf(await ask(token, REQUEST, { phone: '2125550142' }))).toEqual(REFUSED);
    expect(codesOf(await ask(token, MAKE_CODES))).toEqual(REFUSED);
    expect((await ask(token, PROOF)).data).toEqual({
      account2faSettings: { identityProof: 'PASSWORD', mustConfirmIdentity: true },
    });
    expect((await storedOf(SAMPLE_ACCOUNTS.attorney.id))?.pendingPhone ?? null).toBeNull();
    const wrong = await ask(token, CONFIRM, { input: { currentPassword: 'Wrong-Harbor-31' } });
    expect(wrong.errors).toMatchObject([{ message: 'Your current password is not correct' }]);
    const confirmed = await ask(token, CONFIRM, { input: { currentPassword: SAMPLE_PASSWORD_DEFAULT } });
    expect(confirmed.errors).toEqual([]);
    expect((await ask(token, PROOF)).data).toMatchObject({
      account2faSettings: { mustConfirmIdentity: false },
    });
    expect(codesOf(await ask(token, MAKE_CODES))).toEqual([]);
    expect(await entriesOf(SAMPLE_ACCOUNTS.attorney.id, 'account.confirmation-failed')).toHaveLength(1);
  });
  it('is not asked for right after signing in, nor once more at the end of a long set-up', async () => {
    const token = await identity.signIn('attorney@example.com');
    app = await newApp(token);
    later(20);
    await verify(token, nextCode(), 'AUTH_APP');
    expect(codesOf(await update(token, { enableAuthApp2fa: true }))).toEqual([]);
    expect(codesOf(await ask(token, MAKE_CODES))).toEqual([]);
  });
  it('a secret that was shown long ago replaces nothing', async () => {
    const token = await withApp('attorney@example.com');
    const before = await storedOf(SAMPLE_ACCOUNTS.attorney.id);
    const shown = await newApp(token);
    later(31);
    expect(codesOf(await verify(token, nextCode(shown), 'AUTH_APP'))).toEqual(['INVALID_OTP']);
    expect((await storedOf(SAMPLE_ACCOUNTS.attorney.id))?.sealedSecret).toBe(before?.sealedSecret);
    expect(codesOf(await ask(token, MAKE_CODES))).toEqual(['REAUTHENTICATION_REQUIRED']);
  });
  it('backup codes of a second factor that was turned off open no later one', async () => {
    const token = await withApp('attorney@example.com');
    const [backup = ''] = Object((await ask(token, MAKE_CODES)).data?.['generate2faBackupCodes']).backupCodes;
    await update(token, { enableAuthApp2fa: false, currentPassword: SAMPLE_PASSWORD_DEFAULT });
    app = await newApp(token);
    await verify(token, nextCode(), 'AUTH_APP');
    await update(token, { enableAuthApp2fa: true });
    const { session } = await identity.attempt('attorney@example.com');
    expect(codesOf(await verify(session, backup, 'BACKUP_CODE'))).toEqual(['INVALID_OTP']);
  });
  it('of two changes at once none undoes the other', async () => {
    const token = await withApp('attorney@example.com');
    await ask(token, REQUEST, { phone: '2125550142' });
    await verify(token, await textTo('+12125550142'), 'SMS');
    const { id } = SAMPLE_ACCOUNTS.attorney;
    const { matches } = identity.shared.passwords;
    vi.spyOn(identity.shared.passwords, 'matches').mockImplementationOnce(async (password, hash) => {
      await without(id, { $unset: { twoFactor: '' } }); // an administrator's reset
      return matches(password, hash);
    });
    const input = { enableSms2fa: true, enableAuthApp2fa: false, currentPassword: SAMPLE_PASSWORD_DEFAULT };
    expect(codesOf(await update(token, input))).toEqual(['STALE_VERSION']);
    expect((await storedOf(id))?.enableSms2fa ?? false).toBe(false);
  });
  it('a replaced app ends the other sessions, is recorded and told by mail', async () => {
    const token = await withApp('attorney@example.com');
    const waiting = await identity.attempt('attorney@example.com');
    const other = (await verify(waiting.session, nextCode(), 'AUTH_APP')).session;
    const replacing = await newApp(token);
    expect(codesOf(await verify(token, nextCode(replacing), 'AUTH_APP'))).toEqual([]);
    expect((await identity.actorOf(other)).kind).toBe('anonymous');
    expect((await identity.actorOf(token)).kind).toBe('account');
    expect(await entriesOf(SAMPLE_ACCOUNTS.attorney.id, 'two-factor.changed')).toContainEqual({
      replaced: 'AUTH_APP',
      outcome: 'SUCCEEDED',
    });
    await vi.waitFor(
      async () => expect(await mailsTo('attorney@example.com')).toContain('A second factor was replaced'),
      { timeout: 30_000 },
    );
  });
  it('an account without a password confirms by a code, and can turn its second factor off', async () => {
    const { id } = SAMPLE_ACCOUNTS.attorney;
    const token = await withApp('attorney@example.com');
    const before = await identity.shared.accountModel.findById(id).lean();
    await without(id, { $set: { passwordHash: null } });
    try {
      later(11);
      expect((await ask(token, PROOF)).data).toMatchObject({ account2faSettings: { identityProof: 'CODE' } });
      expect(codesOf(await update(token, { enableAuthApp2fa: false }))).toEqual(['REAUTHENTICATION_REQUIRED']);
      const wrong = await ask(token, CONFIRM, { input: { otp: '12345x', otpSource: 'AUTH_APP' } });
      expect(codesOf(wrong)).toEqual(['INVALID_OTP']);
      const confirmed = await ask(token, CONFIRM, { input: { otp: nextCode(), otpSource: 'AUTH_APP' } });
      expect(confirmed.errors).toEqual([]);
      const off = await update(token, { enableAuthApp2fa: false });
      expect(off.data?.['update2faSettings']).toMatchObject({ account2faSettings: { enable2fa: false } });
    } finally {
      await without(id, { $set: { passwordHash: before?.passwordHash ?? null } });
    }
  });
  it('a number that is named with the change must be the verified one', async () => {
    const token = await withApp('attorney@example.com');
    await ask(token, REQUEST, { phone: '2125550142' });
    await verify(token, await textTo('+12125550142'), 'SMS');
    const other = await update(token, { enableSms2fa: true, countryCode: '44', phoneNumber: '2125550142' });
    expect(other.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'phoneNumber' } }]);
    expect(codesOf(await update(token, { enableSms2fa: true, phoneNumber: '(212) 555-0142' }))).toEqual([]);
  });
  it('another method asked first ends no session', async () => {
    const token = await withApp('attorney@example.com');
    await ask(token, REQUEST, { phone: '2125550142' });
    await verify(token, await textTo('+12125550142'), 'SMS');
    await update(token, { enableSms2fa: true });
    const waiting = await identity.attempt('attorney@example.com');
    const other = (await verify(waiting.session, nextCode(), 'AUTH_APP')).session;
    const asked = await update(token, { primary2faPreference: 'SMS' });
    expect(asked.data?.['update2faSettings']).toMatchObject({ account2faSettings: { primary2faPreference: 'SMS' } });
    expect((await identity.actorOf(other)).kind).toBe('account');
  });
  it('two tabs show the same secret, and a later set-up another one', async () => {
    const token = await identity.signIn('attorney@example.com');
    const both = await Promise.all([newApp(token), newApp(token)]);
    expect(both[0]?.secret.base32).toBe(both[1]?.secret.base32);
    await ask(token, CONFIRM, { input: { currentPassword: SAMPLE_PASSWORD_DEFAULT } });
    later(31);
    const again = await newApp(await identity.signIn('attorney@example.com'));
    expect(again.secret.base32).not.toBe(both[0]?.secret.base32);
  });
});

describe('a code sent by text message', () => {
  const [MINE, OTHERS] = ['2125550143', '2125550144'];
  it('verifies the number that it was sent to and no other, also when no more may be sent', async () => {
    const token = await identity.signIn('attorney@example.com');
    const left = [];
    for (let n = 0; n < 3; n += 1) left.push((await ask(token, REQUEST, { phone: MINE })).data?.['requestOtp']);
    expect(left).toMatchObject([{ requestsLeft: 2 }, { requestsLeft: 1 }, { requestsLeft: 0 }]);
    expect(Object(left[2]).renewedInSeconds).toBeGreaterThan(500);
    const otp = await textTo(`+1${MINE}`);
    expect(codesOf(await ask(token, REQUEST, { phone: OTHERS }))).toEqual(['TOO_MANY_REQUESTS']);
    expect(codesOf(await verify(token, otp, 'SMS'))).toEqual([]);
    expect(await storedOf(SAMPLE_ACCOUNTS.attorney.id)).toMatchObject({ phoneNumber: MINE, phoneVerified: true });
  });
  it('to the number in use confirms none that is being set up', async () => {
    const token = await identity.signIn('attorney@example.com');
    await ask(token, REQUEST, { phone: MINE });
    await verify(token, await textTo(`+1${MINE}`), 'SMS');
    await ask(token, REQUEST, { phone: OTHERS });
    await ask(token, REQUEST);
    expect(codesOf(await verify(token, await textTo(`+1${MINE}`), 'SMS'))).toEqual([]);
    expect(await storedOf(SAMPLE_ACCOUNTS.attorney.id)).toMatchObject({ phoneNumber: MINE });
  });
});

describe('a sign-in with a second factor', () => {
  it('is one on the audit trail and the account only once its code was verified', async () => {
    const { id } = SAMPLE_ACCOUNTS.advisor;
    const token = await withApp('advisor@example.com');
    const [backup = ''] = Object((await ask(token, MAKE_CODES)).data?.['generate2faBackupCodes']).backupCodes;
    await without(id, { $set: { failedSignInAttempts: 2, signedInAt: null } });
    const { session } = await identity.attempt('advisor@example.com');
    expect(await entriesOf(id, 'sign-in.password-accepted')).toMatchObject([{ method: 'password' }]);
    const before = await entriesOf(id, 'sign-in.succeeded');
    expect(await identity.shared.accounts.byId(id)).toMatchObject({ failedSignInAttempts: 2, signedInAt: null });
    expect(codesOf(await verify(session, backup, 'BACKUP_CODE'))).toEqual([]);
    const after = await entriesOf(id, 'sign-in.succeeded');
    expect(after.slice(0, after.length - before.length)).toMatchObject([
      { method: 'password', secondFactor: 'BACKUP_CODE' },
    ]);
    expect(await entriesOf(id, 'two-factor.backup-code-used')).toMatchObject([{ left: 9 }]);
    const account = await identity.shared.accounts.byId(id);
    expect(account).toMatchObject({ failedSignInAttempts: 0 });
    expect(account?.signedInAt).not.toBeNull();
    await vi.waitFor(async () => expect(await mailsTo('advisor@example.com')).toContain('A backup code was used'), {
      timeout: 30_000,
    });
  });
  it('is refused when the account was disabled while it waited for its code', async () => {
    const { id } = SAMPLE_ACCOUNTS.advisor;
    await withApp('advisor@example.com');
    const { session } = await identity.attempt('advisor@example.com');
    await without(id, { $set: { disabledAt: new Date() } });
    try {
      expect(codesOf(await verify(session, nextCode(), 'AUTH_APP'))).toEqual(['sign_in.disabled']);
    } finally {
      await without(id, { $set: { disabledAt: null } });
    }
  });
  it('that waits for its code is not among the own sessions', async () => {
    const token = await withApp('advisor@example.com');
    await identity.attempt('advisor@example.com');
    const { data } = await ask(token, '{ accountSessions { isCurrent createdAt } }');
    expect(Object(data)['accountSessions']).toMatchObject([{ isCurrent: true }]);
  });
});

describe('security notices', () => {
  it('tell by mail of a lock, of a second factor turned on and of one that an administrator reset', async () => {
    await withApp('attorney@example.com');
    const admin = await identity.signIn('admin@example.com');
    await ask(
      admin,
      `mutation { updateAccount(id: "${SAMPLE_ACCOUNTS.attorney.id}", attributes: { resetTwoFactor: true }) { ok } }`,
    );
    for (let n = 0; n < 5; n += 1) await identity.attempt('attorney@example.com', 'Wrong-Harbor-31');
    await vi.waitFor(
      async () =>
        expect(await mailsTo('attorney@example.com')).toEqual(
          expect.arrayContaining([
            'Two-factor sign-in is on',
            'Your two-factor sign-in was reset',
            'Your account was locked',
          ]),
        ),
      { timeout: 30_000 },
    );
    await identity.shared.accounts.unlock(SAMPLE_ACCOUNTS.attorney.id);
  });
});

describe('a reset of a password that there is none of', () => {
  it.each([
    ['an account of Google', { passwordHash: null, ssoSubject: 'google|reset-1' }, 'you sign in with Google'],
    ['a guest', { passwordHash: null }, 'by the link of your invitation'],
  ])('mails %s how it signs in, and no link', async (_name, change, words) => {
    const { id, emailAddress } = SAMPLE_ACCOUNTS.collaborator;
    const before = await identity.shared.accountModel.findById(id).lean();
    await without(id, { $set: change });
    try {
      await ask(undefined, `mutation { requestPasswordReset(input: { emailAddress: "${emailAddress}" }) { ok } }`);
      await vi.waitFor(
        async () => {
          const [newest] = await identity.shared.messages.latest(1, emailAddress);
          expect(newest?.text).toContain(words);
          expect(newest?.text).not.toContain('http');
        },
        { timeout: 30_000 },
      );
    } finally {
      await without(id, { $set: { passwordHash: before?.passwordHash ?? null }, $unset: { ssoSubject: '' } });
    }
  });
});
