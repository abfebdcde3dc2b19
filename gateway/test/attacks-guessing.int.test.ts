import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, codesOf, type PlatformStand, type SampleName, startPlatformStand } from './platform-stand.ts';
import { totp } from './totp.ts';

/** Of the identity subgraph in this stand: small, so that a test reaches them; the defaults are larger. */
const PER_ADDRESS = 5;
const PER_CLIENT = 30;
const RIGHT = 'Harbor-Lantern-27';
let stand: PlatformStand;
beforeAll(async () => {
  stand = await startPlatformStand({ SIGN_IN_MAX_PER_IP: String(PER_CLIENT) });
}, 120_000);
afterAll(() => stand?.stop());

let lastAddress = 30;
/** A network address that nothing was counted for yet. */
const freshClient = (): Client => {
  lastAddress += 1;
  return stand.client(`127.0.1.${lastAddress}`);
};
const codeOf = async (client: Client, who: string, password: string): Promise<string> =>
  codesOf(await client.signIn(who, password))[0] ?? 'signed in';

describe('guessing passwords', () => {
  it('one address from many clients is locked after five wrong ones, with the right password too', async () => {
    const said: string[] = [];
    for (let n = 0; n < PER_ADDRESS + 2; n += 1) said.push(await codeOf(freshClient(), 'planner', `Wrong-Guess-${n}`));
    expect(said).toEqual([...Array(PER_ADDRESS).fill('sign_in.incorrect'), 'sign_in.locked', 'sign_in.locked']);
    expect(await codeOf(freshClient(), 'planner', RIGHT)).toBe('sign_in.locked');
  });

  it('many at once get no more tries than one after the other', async () => {
    const clients = Array.from({ length: 20 }, freshClient);
    const said = await Promise.all(clients.map((client, n) => codeOf(client, 'reports', `Wrong-Guess-${n}`)));
    expect(said.filter((code) => code === 'sign_in.incorrect')).toHaveLength(PER_ADDRESS);
  });

  it('writing the address differently gives no new tries', async () => {
    const spellings = [
      'attorney@example.com',
      'ATTORNEY@example.com',
      ' attorney@EXAMPLE.com',
      'Attorney@Example.Com ',
    ];
    const said: string[] = [];
    for (const spelling of [...spellings, ...spellings])
      said.push(await codeOf(freshClient(), spelling, 'Wrong-Guess'));
    expect(said.slice(PER_ADDRESS)).toEqual(Array(said.length - PER_ADDRESS).fill('sign_in.locked'));
  });

  it('one client gets a bounded number of tries over many addresses, whatever forwarded address it claims', async () => {
    const client = freshClient();
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { verified } }';
    const said: string[] = [];
    for (let n = 0; n < PER_CLIENT + 5; n += 1) {
      const input = { emailAddress: `spray-${n}@example.com`, password: 'Spring-Flowers-1' };
      const claims = { 'x-forwarded-for': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` };
      said.push(codesOf(await client.graphql(query, { input }, claims))[0] ?? '');
    }
    expect(said.slice(0, PER_CLIENT)).toEqual(Array(PER_CLIENT).fill('sign_in.incorrect'));
    expect(new Set(said.slice(PER_CLIENT))).toEqual(new Set(['TOO_MANY_REQUESTS']));
    expect(await codeOf(client, 'super', RIGHT)).toBe('TOO_MANY_REQUESTS');
    expect(await codeOf(freshClient(), 'super', RIGHT)).toBe('signed in');
  });

  it('one request carries one guess, by alias, fragment or batch', async () => {
    const guess = (n: number): string =>
      `g${n}: signIn(input: { emailAddress: "super@example.com", password: "Guess-${n}" }) { verified }`;
    const guesses = Array.from({ length: 20 }, (_, n) => guess(n)).join(' ');
    const nested = `fragment A on Mutation { ...B ...C } fragment B on Mutation { ${guess(1)} } fragment C on Mutation { ... on Mutation { ${guess(2)} } }`;
    const many = [
      `mutation { ${guesses} }`,
      `mutation { ...A } fragment A on Mutation { ${guesses} }`,
      `mutation { ...A } ${nested}`,
      `mutation { ... on Mutation { ${guesses} } }`,
      `mutation { ${guess(1)} verifyOtp(otp: "123456", otpSource: SMS) { verified } }`,
    ];
    const client = freshClient();
    for (const query of many)
      expect([query, codesOf(await client.graphql(query))]).toEqual([query, ['OPERATION_TOO_LARGE']]);
    const batch = JSON.stringify([{ query: `mutation { ${guess(1)} }` }, { query: `mutation { ${guess(2)} }` }]);
    const headers = { 'content-type': 'application/json' };
    expect((await client.send('/graphql', { method: 'POST', headers, body: batch })).status).toBe(400);
    // Two operations in a document: one is run, and it is counted.
    expect(await codeOf(freshClient(), 'super', RIGHT)).toBe('signed in');
  });
});

describe('telling who has an account', () => {
  const administer = async (who: SampleName, attributes: object): Promise<void> => {
    const admin = freshClient();
    await admin.signIn('admin');
    const query =
      'mutation ($id: ID!, $attributes: AccountAttributesInput!) { updateAccount(id: $id, attributes: $attributes) { ok } }';
    expect((await admin.graphql(query, { id: SAMPLE_ACCOUNTS[who].id, attributes })).errors).toEqual([]);
  };
  /** All that a client sees of an answer, but for what is new in each. */
  const seen = async (client: Client, who: string, password: string) => {
    const { status, text, headers } = await client.signIn(who, password);
    const names = [...headers.keys()].filter((name) => !name.startsWith('x-ratelimit')).sort();
    return { status, text, names };
  };

  it('sign-in answers an unknown address as it answers a wrong password, a disabled and a locked account', async () => {
    await administer('collaborator', { disabled: true });
    await administer('reviewer', { locked: true });
    const unknown = await seen(freshClient(), `nobody-${newId()}@example.com`, 'Wrong-Guess-1');
    for (const who of ['advisor', 'collaborator', 'reviewer', 'client'] as const) {
      expect([who, await seen(freshClient(), who, 'Wrong-Guess-1')]).toEqual([who, unknown]);
    }
    // Whoever knows the password is told.
    expect(await codeOf(freshClient(), 'collaborator', RIGHT)).toBe('sign_in.disabled');
    expect(await codeOf(freshClient(), 'reviewer', RIGHT)).toBe('sign_in.locked');
  });

  it('locking answers alike with and without an account', async () => {
    const runs = await Promise.all(
      ['client', `nobody-${newId()}@example.com`].map(async (who) => {
        const said: string[] = [];
        for (let n = 0; n < PER_ADDRESS + 2; n += 1) said.push(await codeOf(freshClient(), who, `Wrong-Guess-${n}`));
        return said;
      }),
    );
    // One wrong guess at the client's password was made before.
    expect(runs[0]?.slice(0, -1)).toEqual(runs[1]?.slice(1));
  });

  it('a forgotten password answers alike', async () => {
    const query = 'mutation ($a: String!) { requestPasswordReset(input: { emailAddress: $a }) { ok } }';
    const ask = async (a: string) => {
      const { status, text } = await freshClient().graphql(query, { a });
      return { status, text };
    };
    expect(await ask('advisor@example.com')).toEqual(await ask(`nobody-${newId()}@example.com`));
    expect(await ask('collaborator@example.com')).toEqual(await ask('not an address'));
  });
});

describe('guessing codes', () => {
  const VERIFY =
    'mutation ($otp: String!, $source: OtpSource!) { verifyOtp(otp: $otp, otpSource: $source) { verified } }';
  const verify = async (client: Client, otp: string, source = 'AUTH_APP'): Promise<string> =>
    codesOf(await client.graphql(VERIFY, { otp, source }))[0] ?? 'verified';
  let uri = '';
  let backupCodes: string[] = [];

  it('a code and a backup code work once, also twice at once', async () => {
    const owner = freshClient();
    await owner.signIn('advisor');
    uri = (await owner.graphql('{ accountOtpUri { provisioningUri } }')).data.accountOtpUri.provisioningUri;
    expect(await verify(owner, totp(uri, -1))).toBe('verified');
    await owner.graphql('mutation { update2faSettings(input: { enableAuthApp2fa: true }) { ok } }');
    const made = await owner.graphql('mutation { generate2faBackupCodes { backupCodes } }');
    backupCodes = made.data.generate2faBackupCodes.backupCodes;
    const waiting = async (): Promise<Client> => {
      const client = freshClient();
      await client.signIn('advisor');
      return client;
    };
    for (const [code, source] of [
      [totp(uri), 'AUTH_APP'],
      [backupCodes[0] ?? '', 'BACKUP_CODE'],
    ] as const) {
      const pair = [await waiting(), await waiting()];
      const said = await Promise.all(pair.map((client) => verify(client, code, source)));
      expect(said.sort()).toEqual(['INVALID_OTP', 'verified']);
      expect(await verify(await waiting(), code, source)).toBe('INVALID_OTP');
    }
  });

  it('starting the sign-in anew gives no new tries: the account is limited too', async () => {
    let wrong = 0;
    let last = '';
    for (let round = 0; round < 8 && last !== 'TOO_MANY_REQUESTS'; round += 1) {
      const client = freshClient();
      expect((await client.signIn('advisor')).data?.signIn).toEqual({ verified: false, requires: null });
      for (let n = 0; n < 3; n += 1) {
        last = await verify(client, `00000${n}`);
        if (last === 'INVALID_OTP') wrong += 1;
      }
    }
    expect(last).toBe('TOO_MANY_REQUESTS');
    expect(wrong).toBeLessThanOrEqual(15);
    const client = freshClient();
    await client.signIn('advisor');
    expect(await verify(client, backupCodes[1] ?? '', 'BACKUP_CODE')).toBe('TOO_MANY_REQUESTS');
    // That sign-in is over, and the code was not used up.
    expect((await client.graphql('{ isLoggedIn }')).data?.isLoggedIn ?? false).toBe(false);
  });
});

describe('guessing and reusing links', () => {
  const CONFIRM = 'mutation ($input: ConfirmPasswordResetInput!) { confirmPasswordReset(input: $input) { ok } }';
  const PASSWORD = 'Cobalt!Meadow-Quartz9';
  const confirm = async (token: string, password = PASSWORD): Promise<string> => {
    const input = { token, password, passwordConfirmation: password };
    return codesOf(await freshClient().graphql(CONFIRM, { input }))[0] ?? 'set';
  };
  const resetToken = async (address: string, not = ''): Promise<string> => {
    const query = 'mutation ($a: String!) { requestPasswordReset(input: { emailAddress: $a }) { ok } }';
    await freshClient().graphql(query, { a: address });
    return vi.waitFor(
      async () => {
        const tokens = (await stand.messagesTo(address)).map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1]);
        const token = tokens.find((found) => found && found !== not);
        if (!token) throw new Error('no link yet');
        return token;
      },
      { timeout: 30_000 },
    );
  };

  it('a reset link has 256 bits, works once, and a newer one or a changed password ends it', async () => {
    const address = 'admin@example.com';
    const first = await resetToken(address);
    expect(first).toHaveLength(43);
    for (const near of [first.slice(0, -1), `${first}A`, first.toLowerCase(), '', ' ', "' || '1'=='1", '%00'])
      expect([near, await confirm(near)]).toEqual([near, 'LINK_EXPIRED']);
    const second = await resetToken(address, first);
    expect(await confirm(first)).toBe('LINK_EXPIRED');
    const both = await Promise.all([confirm(second), confirm(second)]);
    expect(both.sort()).toEqual(['LINK_EXPIRED', 'set']);
    expect(await confirm(second)).toBe('LINK_EXPIRED');

    const third = await resetToken(address, second);
    const owner = freshClient();
    await owner.signIn('admin', PASSWORD);
    const change = {
      currentPassword: PASSWORD,
      password: `${PASSWORD}-next`,
      passwordConfirmation: `${PASSWORD}-next`,
    };
    const UPDATE = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { ok } }';
    expect((await owner.graphql(UPDATE, { input: change })).errors).toEqual([]);
    expect(await confirm(third)).toBe('LINK_EXPIRED');
  });

  it('an invitation works once, also twice at once, and not by a guessed proof', async () => {
    const owner = freshClient();
    await owner.signIn('super');
    const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }';
    const emailAddress = `once-${newId()}@example.com`;
    const input = { organizationId: SAMPLE_ORGANIZATIONS.northmere.id, emailAddress, role: 'ADVISOR' };
    expect((await owner.graphql(INVITE, { input })).errors).toEqual([]);
    const token = await stand.invitationTo(emailAddress);
    const JOIN = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok } }';
    const join = async (with_: string): Promise<string> => {
      const person = { name: 'Ina Invited', password: PASSWORD, passwordConfirmation: PASSWORD, termsAccepted: true };
      return codesOf(await freshClient().graphql(JOIN, { input: { token: with_, ...person } }))[0] ?? 'joined';
    };
    const [id = ''] = token.split('.');
    for (const guess of [id, `${id}.`, `${id}.${'A'.repeat(43)}`, `${newId()}.${token.split('.')[1]}`])
      expect([guess, await join(guess)]).toEqual([guess, 'NOT_FOUND']);
    expect((await Promise.all([join(token), join(token)])).sort()).toEqual(['NOT_FOUND', 'joined']);
    expect(await join(token)).toBe('NOT_FOUND');
  });
});
