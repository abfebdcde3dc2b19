import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

const NEW_PASSWORD = 'Cobalt!Meadow-Quartz9';
let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ PUBLIC_URL: 'https://plans.example' });
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

/** The token of the newest reset link that was mailed. */
const resetTokenOf = async (address: string): Promise<string> =>
  /reset-password\/([\w-]+)/.exec(await identity.messageTo(address, 'reset-password'))?.[1] ?? '';

describe('password reset', () => {
  const REQUEST =
    'mutation ($emailAddress: String!) { requestPasswordReset(input: { emailAddress: $emailAddress }) { ok } }';
  const CONFIRM = 'mutation ($input: ConfirmPasswordResetInput!) { confirmPasswordReset(input: $input) { ok } }';

  it('works once by the mailed link of the configured origin, and ends every session', async () => {
    const before = await identity.signIn('reports@example.com');
    expect((await identity.graphql(REQUEST, { emailAddress: 'reports@example.com' })).data).toEqual({
      requestPasswordReset: { ok: true },
    });
    expect(await identity.messageTo('reports@example.com', 'reset-password')).toContain(
      'https://plans.example/auth/reset-password/',
    );
    const token = await resetTokenOf('reports@example.com');
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
    expect(codesOf(await identity.attempt('reports@example.com', SAMPLE_PASSWORD_DEFAULT))).toEqual([
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
    const token = await resetTokenOf('collaborator@example.com');
    identity.clock.offsetMs = 61 * 60_000;
    try {
      const input = { token, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
      expect(codesOf(await identity.graphql(CONFIRM, { input }))).toEqual(['LINK_EXPIRED']);
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
    expect(codesOf(await identity.graphql(UPDATE, { input }, { token: session }))).toEqual(['FORBIDDEN']);
    expect(
      codesOf(await identity.graphql('mutation { generate2faBackupCodes { backupCodes } }', {}, { token: session })),
    ).toEqual(['FORBIDDEN']);
    expect(codesOf(await identity.graphql('{ account2faSettings { enable2fa } }', {}, { token: session }))).toEqual([
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
    const reset = await resetTokenOf('client@example.com');
    expect(await validate({ password: 'Northmere-Lantern-58', linkToken: reset })).toEqual({
      valid: false,
      messages: ownWord,
    });
  });
  it('has a limit of its own, which stops neither signing in nor another browser', async () => {
    const token = await identity.signIn('advisor@example.com');
    const ask = () => identity.graphql(VALIDATE, { password: 'short' }, { token });
    const all = [];
    for (let n = 0; n < 121; n += 1) all.push(codesOf(await ask())[0]);
    expect([...new Set(all)]).toEqual([undefined, 'TOO_MANY_REQUESTS']);
    const other = await identity.signIn('advisor@example.com');
    expect(codesOf(await identity.graphql(VALIDATE, { password: 'short' }, { token: other }))).toEqual([]);
  });
});
