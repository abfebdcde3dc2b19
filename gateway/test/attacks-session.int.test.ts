import { randomBytes } from 'node:crypto';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Client, codesOf, type PlatformStand, type SampleName, startPlatformStand } from './platform-stand.ts';
import { totp } from './totp.ts';

let stand: PlatformStand;
beforeAll(async () => {
  stand = await startPlatformStand();
}, 120_000);
afterAll(() => stand?.stop());

const WHO = '{ isLoggedIn currentSession { account { emailAddress } } }';
const PASSWORD = 'Cobalt!Meadow-Quartz9';

/** A client that holds nothing but a cookie's value, as whoever stole or planted it. */
function thief(cookie: string | null): Client {
  const client = stand.client('127.0.0.66');
  client.cookie = cookie;
  return client;
}

/** Whom the cookie stands for, null for nobody; the socket's upgrade and the REST routes must say the same. */
async function standsFor(cookie: string | null): Promise<string | null> {
  const { data } = await thief(cookie).graphql(WHO);
  const who: string | null = data?.currentSession?.account?.emailAddress ?? null;
  const activity = await thief(cookie).send('/frontend/v1/activity', { method: 'POST' });
  expect(activity.status).toBe(who ? 200 : 401);
  expect(await socketOpens(cookie)).toBe(who !== null);
  return who;
}

function socketOpens(cookie: string | null, origin = stand.url): Promise<boolean> {
  const socket = new WebSocket(`${stand.url.replace('http', 'ws')}/cable`, 'graphql-transport-ws', {
    headers: { cookie: `session=${cookie}`, origin },
  });
  return new Promise((done) => {
    const answer = (opens: boolean): void => {
      done(opens);
      socket.terminate();
    };
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('message', (text) => answer(String(text).includes('connection_ack')));
    socket.on('close', () => answer(false));
    socket.on('error', () => answer(false));
  });
}

const START = '/frontend/v1/impersonation/start';
const STOP = '/frontend/v1/impersonation/stop';
const json = { 'content-type': 'application/json' };
const start = (client: Client, who: SampleName) =>
  client.send(START, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ reason: 'A question about a report', user_id: SAMPLE_ACCOUNTS[who].id }),
  });

describe('session fixation', () => {
  it('a made-up cookie planted before sign-in is not the one that gets signed in', async () => {
    const planted = 'A'.repeat(43);
    const victim = thief(planted);
    await victim.signIn('advisor');
    expect(victim.cookie).not.toBe(planted);
    expect(await standsFor(victim.cookie)).toBe('advisor@example.com');
    expect(await standsFor(planted)).toBeNull();
  });

  it('an attacker’s own session planted before sign-in ends, and never becomes the victim’s', async () => {
    const attacker = await stand.as('collaborator');
    const planted = attacker.cookie;
    expect(await standsFor(planted)).toBe('collaborator@example.com');
    const victim = thief(planted);
    await victim.signIn('advisor');
    expect(await standsFor(planted)).toBeNull();
  });

  it('a cookie known before the second factor stays nobody’s after it', async () => {
    const victim = await stand.as('attorney');
    const { data } = await victim.graphql('{ accountOtpUri { provisioningUri } }');
    const uri: string = data.accountOtpUri.provisioningUri;
    const VERIFY = 'mutation ($otp: String!) { verifyOtp(otp: $otp, otpSource: AUTH_APP) { verified } }';
    await victim.graphql(VERIFY, { otp: totp(uri, -1) });
    await victim.graphql('mutation { update2faSettings(input: { enableAuthApp2fa: true }) { ok } }');
    const again = thief(null);
    expect((await again.signIn('attorney')).data).toEqual({ signIn: { verified: false, requires: null } });
    const known = again.cookie;
    expect(await standsFor(known)).toBeNull();
    expect((await again.graphql(VERIFY, { otp: totp(uri, 0) })).errors).toEqual([]);
    expect(await standsFor(again.cookie)).toBe('attorney@example.com');
    expect(again.cookie).not.toBe(known);
    expect(await standsFor(known)).toBeNull();
  });

  it('a cookie known before support mode starts, and one of support mode after it stops, stand for nobody', async () => {
    const admin = await stand.as('admin');
    const before = admin.cookie;
    expect((await start(admin, 'advisor')).status).toBe(200);
    const during = admin.cookie;
    expect(await standsFor(during)).toBe('advisor@example.com');
    expect(await standsFor(before)).toBeNull();
    expect((await admin.send(STOP, { method: 'POST', headers: json, body: '{}' })).status).toBe(200);
    expect(await standsFor(during)).toBeNull();
    expect([before, during]).not.toContain(admin.cookie);
    expect(await standsFor(admin.cookie)).toBe('admin@example.com');
  });
});

const ADMINISTER =
  'mutation ($id: ID!, $attributes: AccountAttributesInput!) { updateAccount(id: $id, attributes: $attributes) { ok } }';
const administer = async (who: SampleName, attributes: object): Promise<void> => {
  const admin = await stand.as('admin', '127.0.0.3');
  const { errors } = await admin.graphql(ADMINISTER, { id: SAMPLE_ACCOUNTS[who].id, attributes });
  expect(errors).toEqual([]);
};

/** What happens to a signed-in client, after which its earlier cookie must be worth nothing. */
const ENDINGS: readonly { what: string; who: SampleName; act: (client: Client) => Promise<unknown> }[] = [
  { what: 'sign-out', who: 'advisor', act: (client) => client.graphql('mutation { signOut { ok } }') },
  {
    what: 'a change of role',
    who: 'planner',
    act: (client) =>
      client.graphql(ADMINISTER, { id: SAMPLE_ACCOUNTS.planner.id, attributes: { activeRole: 'ADVISOR' } }),
  },
  {
    what: 'a change of the password',
    who: 'reviewer',
    act: (client) =>
      client.graphql('mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { ok } }', {
        input: { currentPassword: 'Harbor-Lantern-27', password: PASSWORD, passwordConfirmation: PASSWORD },
      }),
  },
  {
    what: 'ending it from another session',
    who: 'collaborator',
    act: async () => {
      const other = await stand.as('collaborator', '127.0.0.4');
      await other.graphql('mutation { revokeOtherAccountSessions { ok } }');
    },
  },
  {
    what: 'a second factor set up in another session',
    who: 'planner',
    act: async ({ cookie }) => {
      const other = await stand.as('planner', '127.0.0.5');
      const { data } = await other.graphql('{ accountOtpUri { provisioningUri } }');
      const otp = totp(data.accountOtpUri.provisioningUri);
      await other.graphql(`mutation { verifyOtp(otp: "${otp}", otpSource: AUTH_APP) { verified } }`);
      const on = await other.graphql('mutation { update2faSettings(input: { enableAuthApp2fa: true }) { ok } }');
      expect(on.errors).toEqual([]);
      expect(await standsFor(cookie)).toBeNull();
      // For those who come after.
      await administer('planner', { resetTwoFactor: true });
    },
  },
  {
    what: 'a reset of the second factor by an administrator',
    who: 'advisor',
    act: () => administer('advisor', { resetTwoFactor: true }),
  },
  {
    what: 'removal of the only membership',
    who: 'collaborator',
    act: async () => {
      const admin = await stand.as('admin', '127.0.0.3');
      const id = SAMPLE_ACCOUNTS.collaborator.membershipId;
      expect((await admin.graphql('mutation ($id: ID!) { deleteMembership(id: $id) { ok } }', { id })).errors).toEqual(
        [],
      );
    },
  },
  { what: 'disabling the account', who: 'reports', act: () => administer('reports', { disabled: true }) },
  { what: 'locking the account', who: 'client', act: () => administer('client', { locked: true }) },
];

describe('replay of a cookie', () => {
  it.each(ENDINGS)('after $what it opens nothing: no query, no call, no socket', async ({ who, act }) => {
    const client = await stand.as(who, '127.0.0.2');
    const old = client.cookie;
    expect(await standsFor(old)).toBe(SAMPLE_ACCOUNTS[who].emailAddress);
    await act(client);
    expect(await standsFor(old)).toBeNull();
    const answer = await thief(old).graphql('mutation { updateUser(input: { phoneNumber: "2125550100" }) { ok } }');
    expect([answer.status, codesOf(answer)]).toEqual([401, ['UNAUTHENTICATED']]);
  });

  it('after a disabled account came back its old sessions do not', async () => {
    const client = await stand.as('reviewer', '127.0.0.2').catch(() => null);
    const own = client ?? stand.client('127.0.0.2');
    if (!client) await own.signIn('reviewer', PASSWORD);
    await administer('reviewer', { disabled: true });
    await administer('reviewer', { disabled: false });
    expect(await standsFor(own.cookie)).toBeNull();
  });
});

/** A change that a foreign page would like to make for whoever is signed in. */
const CHANGE = 'mutation { updateUser(input: { phoneNumber: "9175550199" }) { ok } }';
const OTHER_SITE = { origin: 'https://evil.example' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const body = JSON.stringify({ query: CHANGE });
const inForm = `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${body}\r\n--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n`;
const FORGED: readonly {
  what: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}[] = [
  { what: 'JSON of another origin', method: 'POST', path: '/graphql', headers: { ...json, ...OTHER_SITE }, body },
  { what: 'JSON of a sandboxed frame', method: 'POST', path: '/graphql', headers: { ...json, origin: 'null' }, body },
  ...['cross-site', 'same-site'].map((site) => ({
    what: `JSON without an origin, ${site}`,
    method: 'POST',
    path: '/graphql',
    headers: { ...json, 'sec-fetch-site': site },
    body,
  })),
  { what: 'text/plain', method: 'POST', path: '/graphql', headers: { 'content-type': 'text/plain' }, body },
  { what: 'no content type', method: 'POST', path: '/graphql', headers: { 'content-type': '' }, body },
  { what: 'a form', method: 'POST', path: '/graphql', headers: form, body: `query=${encodeURIComponent(CHANGE)}` },
  { what: 'a multipart form', method: 'POST', path: '/graphql', headers: multipart, body: inForm },
  { what: 'a link', method: 'GET', path: `/graphql?query=${encodeURIComponent(CHANGE)}`, headers: {} },
  {
    what: 'a GET that passes for a program’s',
    method: 'GET',
    path: `/graphql?query=${encodeURIComponent(CHANGE)}`,
    headers: { 'apollo-require-preflight': '1' },
  },
  { what: 'PUT', method: 'PUT', path: '/graphql', headers: { ...json, ...OTHER_SITE }, body },
];

describe('requests that another site forges', () => {
  let victim: Client;
  beforeAll(async () => {
    victim = await stand.as('advisor');
  });
  const phoneNumber = async (): Promise<unknown> =>
    (await victim.graphql('{ currentSession { account { phoneNumber } } }')).data.currentSession.account.phoneNumber;

  it.each(FORGED)(
    '$what changes nothing and is readable by nobody',
    async ({ method, path, headers, body: content }) => {
      const response = await victim.send(path, { method, headers, ...(content !== undefined && { body: content }) });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(await phoneNumber()).not.toBe('9175550199');
    },
  );

  it('the same change from a page of the own origin is made, so the cases above could have changed something', async () => {
    const response = await victim.send('/graphql', { method: 'POST', headers: { ...json, origin: stand.url }, body });
    expect(response.status).toBe(200);
    expect(await phoneNumber()).toBe('9175550199');
  });

  it('a question before a foreign call is not answered with leave', async () => {
    const ask = {
      ...OTHER_SITE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const response = await victim.send('/graphql', { method: 'OPTIONS', headers: ask });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['another origin', { ...json, ...OTHER_SITE }],
    ['a sandboxed frame', { ...json, origin: 'null' }],
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', form],
  ])('support mode starts for no request as of %s', async (_what, headers) => {
    const admin = await stand.as('admin');
    const before = admin.cookie;
    const content = JSON.stringify({ reason: 'A question about a report', user_id: SAMPLE_ACCOUNTS.advisor.id });
    const response = await admin.send(START, { method: 'POST', headers, body: content });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(admin.cookie).toBe(before);
    expect(await standsFor(before)).toBe('admin@example.com');
  });

  it('the socket opens for pages of the own origin only', async () => {
    expect(await socketOpens(victim.cookie)).toBe(true);
    for (const origin of ['https://evil.example', 'null', `${stand.url}.evil.example`, '']) {
      expect([origin, await socketOpens(victim.cookie, origin)]).toEqual([origin, false]);
    }
  });
});

const newToken = (): string => randomBytes(24).toString('base64url');

/** The token of a real invitation, which was tried with a password that is refused. */
async function invitedToken(weak: string, say: Client['graphql']): Promise<string> {
  const admin = await stand.as('admin', '127.0.0.6');
  const { id: organizationId } = SAMPLE_ORGANIZATIONS.northmere;
  await admin.graphql('mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }', {
    input: { organizationId, emailAddress: 'ivo@example.com', name: 'Ivo Link', role: 'ADVISOR' },
  });
  const token = await stand.invitationTo('ivo@example.com');
  const input = { token, name: 'Ivo Link', password: weak, passwordConfirmation: weak, termsAccepted: true };
  const { errors } = await say(
    'mutation ($input: AcceptClientInvitationInput!) { acceptClientInvitation(input: $input) { ok } }',
    { input: { ...input, inviteType: 'create_member' } },
  );
  expect(errors).not.toEqual([]);
  return token;
}

describe('secrets', () => {
  it('passwords, codes, cookies and links are in no log line, no error and no redirect', async () => {
    const secrets: string[] = [];
    const note = (secret: string | null | undefined): string => {
      if (!secret) throw new Error('nothing to look for');
      secrets.push(secret);
      return secret;
    };
    const answers: string[] = [];
    const client = stand.client('127.0.0.50');
    const say = async (query: string, variables: object = {}) => {
      const answer = await client.graphql(query, variables);
      if (answer.errors.length > 0) answers.push(answer.text);
      return answer;
    };
    const typo = note('Typed-Into-The-Wrong-Field-77');
    for (const input of [
      { emailAddress: 'super@example.com', password: typo },
      { emailAddress: 'super@example.com', password: typo, remember: true },
      { emailAddress: { $ne: typo }, password: typo },
    ])
      await say('mutation ($input: SignInInput!) { signIn(input: $input) { verified } }', { input });
    await client.signIn('super');
    note(client.cookie);
    const uri = (await say('{ accountOtpUri { provisioningUri } }')).data.accountOtpUri.provisioningUri;
    note(new URL(uri).searchParams.get('secret'));
    const VERIFY =
      'mutation ($otp: String!, $source: OtpSource!) { verifyOtp(otp: $otp, otpSource: $source) { verified } }';
    await say(VERIFY, { otp: note('guess-4711'), source: 'AUTH_APP' });
    await say(VERIFY, { otp: totp(uri, -1), source: 'AUTH_APP' });
    await say('mutation { update2faSettings(input: { enableAuthApp2fa: true }) { ok } }');
    const made = await say('mutation { generate2faBackupCodes { backupCodes } }');
    for (const code of made.data.generate2faBackupCodes.backupCodes as string[]) note(code);
    await client.signIn('super');
    note(client.cookie);
    await say(VERIFY, { otp: note(made.data.generate2faBackupCodes.backupCodes[0]), source: 'BACKUP_CODE' });
    note(client.cookie);
    await say('mutation { requestPasswordReset(input: { emailAddress: "super@example.com" }) { ok } }');
    const mail = await vi.waitFor(
      async () => {
        // Beside it are notices of what was changed just now.
        const found = (await stand.messagesTo('super@example.com')).find(({ text }) => text.includes('reset-password'));
        if (!found) throw new Error('no mail yet');
        return found.text;
      },
      { timeout: 30_000 },
    );
    const token = note(/reset-password\/([\w-]+)/.exec(mail)?.[1]);
    const CONFIRM = 'mutation ($input: ConfirmPasswordResetInput!) { confirmPasswordReset(input: $input) { ok } }';
    const weak = note('abc-Short');
    await say(CONFIRM, { input: { token, password: weak, passwordConfirmation: weak } });
    const password = note('Cobalt!Meadow-Quartz9');
    await say(CONFIRM, { input: { token, password, passwordConfirmation: `${password}-other` } });
    await say(CONFIRM, { input: { token, password, passwordConfirmation: password } });
    await say(CONFIRM, { input: { token, password, passwordConfirmation: password } });
    const invited = note(await invitedToken(weak, say));
    const [guest, code, state] = [newToken(), newToken(), newToken()].map(note);
    const { id } = SAMPLE_ORGANIZATIONS.northmere;
    for (const path of [
      `/auth/reset-password/${token}`,
      `/account/verify/${id}/${invited}/create_member`,
      `/account/verify/${id}/${invited}/create_client`,
      `/auth/guest/${guest}/1893456000`,
      `/sso/google/start?invitation_token=${invited}&terms_accepted=true`,
      `/sso/google?invitation_token=${invited}`,
      `/sso/google?code=${code}&state=${state}`,
      `/no/such/place/${code}?token=${guest}`,
    ]) {
      const response = await client.send(path, { headers: { accept: 'text/html' } });
      const location = response.headers.get('location') ?? '';
      // What Google refuses is shown on the page of the invitation that the browser came with: nowhere else.
      const isOwnPage = location.startsWith(`/account/verify/${id}/${invited}/`) && path.includes(invited);
      answers.push(isOwnPage ? '' : location, await response.text());
    }
    note('Harbor-Lantern-27');
    const log = stand.log();
    expect(log.length).toBeGreaterThan(1_000);
    expect(answers.length).toBeGreaterThan(5);
    for (const secret of secrets) {
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
      expect([secret, answers.filter((text) => text.includes(secret))]).toEqual([secret, []]);
    }
    expect(log).not.toMatch(/Actor eyJ|session=[\w-]{20}/);
  });
});
