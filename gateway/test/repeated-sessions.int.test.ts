import { newId } from '@platform/kernel';
import { SAMPLE_ORGANIZATIONS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, codesOf, type GraphAnswer, type PlatformStand, startPlatformStand } from './platform-stand.ts';
import { totp } from './totp.ts';

let stand: PlatformStand;
beforeAll(async () => {
  stand = await startPlatformStand({}, ['identity']);
}, 120_000);
afterAll(() => stand?.stop());

const PASSWORD = 'Plum-Orchard-Lantern-58';
const WHO = '{ isLoggedIn currentSession { account { emailAddress } } }';
const VERIFY = 'mutation ($otp: String!) { verifyOtp(otp: $otp, otpSource: AUTH_APP) { verified } }';
const CHANGE = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { ok } }';
const CREATE = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok earlierAccessEnded } }';
const ACCEPT =
  'mutation ($input: AcceptClientInvitationInput!) { acceptClientInvitation(input: $input) { ok earlierAccessEnded } }';

let networks = 0;
/** A browser that holds this cookie, wherever it has it from. */
function holding(cookie: string | null): Client {
  // Each at a network of its own: how often one may ask is tested elsewhere.
  networks += 1;
  const client = stand.client(`127.7.${networks}.1`);
  client.cookie = cookie;
  return client;
}
async function standsFor(cookie: string | null): Promise<string | null> {
  const { data } = await holding(cookie).graphql(WHO);
  return data?.currentSession?.account?.emailAddress ?? null;
}
const keyed = (key: string) => ({ 'x-idempotency-key': key });

interface Lost {
  readonly first: GraphAnswer;
  readonly again: GraphAnswer;
  /** What the browser that lost the first answer holds after the second. */
  readonly cookie: string | null;
  /** What the first answer carried, and nobody has. */
  readonly lost: string | null;
}
/** The answer of the first try never arrives: the browser asks again with the cookie that it had. */
async function losingTheAnswer(cookie: string | null, query: string, variables: object, key = newId()): Promise<Lost> {
  const sent = holding(cookie);
  const first = await sent.graphql(query, variables, keyed(key));
  const browser = holding(cookie);
  const again = await browser.graphql(query, variables, keyed(key));
  return { first, again, cookie: browser.cookie, lost: sent.cookie };
}

const address = (): string => `lost-${newId().slice(0, 8)}@example.com`;
async function invitation(): Promise<{ emailAddress: string; token: string }> {
  const admin = await stand.as('admin');
  const emailAddress = address();
  const organizationId = SAMPLE_ORGANIZATIONS.northmere.id;
  const { errors } = await admin.graphql(
    'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }',
    { input: { organizationId, emailAddress, role: 'ADVISOR' } },
  );
  expect(errors).toEqual([]);
  return { emailAddress, token: await stand.invitationTo(emailAddress) };
}
async function member(): Promise<{ emailAddress: string; cookie: string | null }> {
  const { emailAddress, token } = await invitation();
  const browser = holding(null);
  const input = { token, name: 'Ida Example', password: PASSWORD, passwordConfirmation: PASSWORD, termsAccepted: true };
  expect((await browser.graphql(CREATE, { input })).errors).toEqual([]);
  return { emailAddress, cookie: browser.cookie };
}
const change = (password: string) => ({
  input: { currentPassword: PASSWORD, password, passwordConfirmation: password },
});

describe('a change of one’s own session, whose answer and cookie are lost', () => {
  it('of the password is answered as it was done, to the cookie that it ended, and leaves one session', async () => {
    const { emailAddress, cookie } = await member();
    const answers = await losingTheAnswer(cookie, CHANGE, change('Cobalt!Meadow-Quartz9'));
    expect([answers.first.errors, answers.again.errors]).toEqual([[], []]);
    expect(answers.again.data).toEqual(answers.first.data);
    expect(await standsFor(answers.cookie)).toBe(emailAddress);
    expect([await standsFor(cookie), await standsFor(answers.lost)]).toEqual([null, null]);
    expect((await holding(null).signIn(emailAddress, 'Cobalt!Meadow-Quartz9')).errors).toEqual([]);
  });

  it('is answered a third time, and to the new cookie', async () => {
    const { emailAddress, cookie } = await member();
    const key = newId();
    const input = change('Cobalt!Meadow-Quartz9');
    await losingTheAnswer(cookie, CHANGE, input, key);
    const third = holding(cookie);
    expect((await third.graphql(CHANGE, input, keyed(key))).errors).toEqual([]);
    expect((await third.graphql(CHANGE, input, keyed(key))).errors).toEqual([]);
    expect(await standsFor(third.cookie)).toBe(emailAddress);
  });

  it('opens nothing to the ended cookie with another key, another password or another question', async () => {
    const { cookie } = await member();
    const key = newId();
    await holding(cookie).graphql(CHANGE, change('Cobalt!Meadow-Quartz9'), keyed(key));
    const thief = holding(cookie);
    const tries = [
      await thief.graphql(CHANGE, change('Cobalt!Meadow-Quartz9'), keyed(newId())),
      await thief.graphql(CHANGE, change('Cobalt!Meadow-Quartz9')),
      await thief.graphql(CHANGE, change('Harbor!Willow-Basalt7'), keyed(key)),
      await thief.graphql('mutation { generate2faBackupCodes { backupCodes } }', {}, keyed(key)),
      await thief.graphql('mutation { revokeOtherAccountSessions { ok } }', {}, keyed(key)),
    ];
    expect(tries.map(codesOf)).toEqual(tries.map(() => ['UNAUTHENTICATED']));
    expect(await standsFor(thief.cookie)).toBeNull();
  });

  it('ends with the session: a reset or a sign-out meanwhile leaves nothing to answer with', async () => {
    const { cookie } = await member();
    const key = newId();
    const sent = holding(cookie);
    await sent.graphql(CHANGE, change('Cobalt!Meadow-Quartz9'), keyed(key));
    await sent.graphql('mutation { signOut { ok } }');
    const again = await holding(cookie).graphql(CHANGE, change('Cobalt!Meadow-Quartz9'), keyed(key));
    expect(codesOf(again)).toEqual(['UNAUTHENTICATED']);
  });

  it('of the role is answered with the session in that role', async () => {
    const planner = await stand.as('planner');
    const { data } = await planner.graphql('{ currentSession { account { id activeRole } } }');
    const { id } = data.currentSession.account;
    const SWITCH =
      'mutation ($id: ID!) { updateAccount(id: $id, attributes: { activeRole: ADVISOR }) { ok account { id } } }';
    const answers = await losingTheAnswer(planner.cookie, SWITCH, { id });
    expect([answers.first.errors, answers.again.errors]).toEqual([[], []]);
    expect(await standsFor(answers.cookie)).toBe('planner@example.com');
  });
});

describe('a code that was right, whose answer and cookie are lost', () => {
  /** Somebody whose sign-in waits for the code of the app. */
  async function waiting(): Promise<{ emailAddress: string; cookie: string | null; uri: string }> {
    const { emailAddress, cookie } = await member();
    const browser = holding(cookie);
    const { data } = await browser.graphql('{ accountOtpUri { provisioningUri } }');
    const uri: string = data.accountOtpUri.provisioningUri;
    const set = await losingTheAnswer(browser.cookie, VERIFY, { otp: totp(uri, -1) });
    expect([set.first.errors, set.again.errors]).toEqual([[], []]);
    await browser.graphql('mutation { update2faSettings(input: { enableAuthApp2fa: true }) { ok } }');
    const later = holding(null);
    await later.signIn(emailAddress, PASSWORD);
    return { emailAddress, cookie: later.cookie, uri };
  }

  it('signs in when it is asked again by the same browser with the same code and key', async () => {
    const { emailAddress, cookie, uri } = await waiting();
    const answers = await losingTheAnswer(cookie, VERIFY, { otp: totp(uri, 0) });
    expect([answers.first.errors, answers.again.errors]).toEqual([[], []]);
    expect(answers.again.data).toEqual({ verifyOtp: { verified: true } });
    expect(await standsFor(answers.cookie)).toBe(emailAddress);
    expect([await standsFor(cookie), await standsFor(answers.lost)]).toEqual([null, null]);
  });

  it('lets nobody else in: not by another sign-in, another key or another code', async () => {
    const { emailAddress, cookie, uri } = await waiting();
    const [key, otp] = [newId(), totp(uri, 0)];
    expect((await holding(cookie).graphql(VERIFY, { otp }, keyed(key))).errors).toEqual([]);
    const other = holding(null);
    await other.signIn(emailAddress, PASSWORD);
    expect(codesOf(await other.graphql(VERIFY, { otp }, keyed(key)))).toEqual(['INVALID_OTP']);
    for (const [code, its] of [
      [otp, newId()],
      ['000000', key],
    ] as const) {
      const thief = holding(cookie);
      expect((await thief.graphql(VERIFY, { otp: code }, keyed(its))).errors).not.toEqual([]);
      expect(await standsFor(thief.cookie)).toBeNull();
    }
  });
});

describe('an invitation that was accepted, whose answer and cookie are lost', () => {
  const acceptance = (token: string, password = PASSWORD) => ({
    input: { token, name: 'Ida Example', password, passwordConfirmation: password, termsAccepted: true },
  });

  it('by a new account signs in, by the same password, who asks again with the same key', async () => {
    const { emailAddress, token } = await invitation();
    const answers = await losingTheAnswer(null, CREATE, acceptance(token));
    expect([answers.first.errors, answers.again.errors]).toEqual([[], []]);
    expect(answers.again.data).toEqual(answers.first.data);
    expect(await standsFor(answers.cookie)).toBe(emailAddress);
  });

  it('by the other form of the link too', async () => {
    const { emailAddress, token } = await invitation();
    const input = { ...acceptance(token).input, inviteType: 'create_member' };
    const answers = await losingTheAnswer(null, ACCEPT, { input });
    expect([answers.first.errors, answers.again.errors]).toEqual([[], []]);
    expect(await standsFor(answers.cookie)).toBe(emailAddress);
  });

  it('opens nothing with the link and another key or password', async () => {
    const { token } = await invitation();
    const key = newId();
    await holding(null).graphql(CREATE, acceptance(token), keyed(key));
    for (const [password, its] of [
      [PASSWORD, newId()],
      ['Harbor!Willow-Basalt7', key],
    ] as const) {
      const thief = holding(null);
      expect((await thief.graphql(CREATE, acceptance(token, password), keyed(its))).errors).not.toEqual([]);
      expect(thief.cookie).toBeNull();
    }
  });

  it('by who was signed in already goes on in the session that it made', async () => {
    const { emailAddress, cookie } = await member();
    const superAdmin = await stand.as('super');
    const { errors } = await superAdmin.graphql(
      'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }',
      { input: { organizationId: SAMPLE_ORGANIZATIONS.operations.id, emailAddress, role: 'ADVISOR' } },
    );
    expect(errors).toEqual([]);
    const token = await stand.invitationTo(emailAddress);
    const answers = await losingTheAnswer(cookie, CREATE, acceptance(token, SAMPLE_PASSWORD_DEFAULT));
    expect([answers.first.errors, answers.again.errors]).toEqual([[], []]);
    expect(await standsFor(answers.cookie)).toBe(emailAddress);
  });
});
