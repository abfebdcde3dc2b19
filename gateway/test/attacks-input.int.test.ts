import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { FormData } from 'undici';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { upload } from './foreign-world.ts';
import { type Client, codesOf, type GraphAnswer, type PlatformStand, startPlatformStand } from './platform-stand.ts';

let stand: PlatformStand;
let advisor: Client;
let admin: Client;
let estateId: string;
beforeAll(async () => {
  stand = await startPlatformStand();
  advisor = await stand.as('advisor');
  admin = await stand.as('admin');
  const { data } = await advisor.graphql('{ estates(pagination: { perPage: 1 }) { collection { id } } }');
  estateId = data.estates.collection[0].id;
}, 120_000);
afterAll(() => stand?.stop());

const refusedAsInput = ['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'];
const northmere = SAMPLE_ORGANIZATIONS.northmere.id;

describe('assigning what was not offered', () => {
  const ME = `{ currentSession { account {
    isSuperadmin activeRole emailAddress assumableRoles failedSignInAttempts lockedAt disabledAt
    memberships { id role isPrimaryAdmin organization { id } } } } }`;
  const me = async (client: Client) => (await client.graphql(ME)).data.currentSession.account;
  const own = SAMPLE_ACCOUNTS.advisor;

  /** Inputs with a field that they do not have: the whole operation is refused, known fields with it. */
  const EXTRA: readonly [string, string, Record<string, unknown>][] = [
    ['updateUser', 'UpdateUserInput', { name: 'Nora Finch', isSuperadmin: true }],
    ['updateUser', 'UpdateUserInput', { name: 'Nora Finch', memberships: [{ role: 'ADMIN' }] }],
    ['updateUser', 'UpdateUserInput', { name: 'Nora Finch', emailAddress: 'other@example.com' }],
    ['updateUser', 'UpdateUserInput', { name: 'Nora Finch', id: SAMPLE_ACCOUNTS.client.id }],
    ['updateUser', 'UpdateUserInput', { name: 'Nora Finch', passwordHash: 'x' }],
    ['updateMembership', 'UpdateMembershipInput', { id: own.membershipId, organizationId: northmere }],
    ['updateMembership', 'UpdateMembershipInput', { id: own.membershipId, estateIds: [] }],
    [
      'inviteMember',
      'InviteMemberInput',
      { organizationId: northmere, emailAddress: 'a@b.co', role: 'CLIENT', isSuperadmin: true },
    ],
    [
      'createMembership',
      'CreateMembershipInput',
      { organizationId: northmere, emailAddress: 'a@b.co', name: 'A B', estateIds: [], accountId: own.id },
    ],
    ['signIn', 'SignInInput', { emailAddress: own.emailAddress, password: 'x', verified: true }],
    [
      'createAccount',
      'CreateAccountInput',
      { token: 'x', name: 'A B', password: 'x', passwordConfirmation: 'x', termsAccepted: true, isSuperadmin: true },
    ],
    [
      'updatePassword',
      'UpdatePasswordInput',
      { currentPassword: 'x', password: 'x', passwordConfirmation: 'x', accountId: own.id },
    ],
  ];
  it.each(EXTRA)('%s takes no field beside those of %s', async (name, type, input) => {
    const before = await me(advisor);
    const answer = await advisor.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, {
      input,
    });
    expect([codesOf(answer), answer.data]).toEqual([['BAD_USER_INPUT'], null]);
    expect(await me(advisor)).toEqual(before);
  });

  /** Fields that exist, with a value that the caller may not give. */
  const RAISES: readonly [string, () => Client, string, Record<string, unknown>][] = [
    ...(['ADMIN', 'SUPER_ADMIN', 'ESTATE_SPECIALIST', 'REPORT_ADMIN'] as const).map(
      (role): [string, () => Client, string, Record<string, unknown>] => [
        `an advisor acts as ${role}`,
        () => advisor,
        'mutation ($id: ID!, $role: MembershipRole!) { updateAccount(id: $id, attributes: { activeRole: $role }) { ok } }',
        { id: own.id, role },
      ],
    ),
    [
      'an advisor unlocks herself',
      () => advisor,
      'mutation ($id: ID!) { updateAccount(id: $id, attributes: { locked: false }) { ok } }',
      { id: own.id },
    ],
    [
      'an advisor makes herself administrator',
      () => advisor,
      'mutation ($input: UpdateMembershipInput!) { updateMembership(input: $input) { ok } }',
      { input: { id: own.membershipId, role: 'ADMIN' } },
    ],
    [
      'an administrator raises himself',
      () => admin,
      'mutation ($input: UpdateMembershipInput!) { updateMembership(input: $input) { ok } }',
      { input: { id: SAMPLE_ACCOUNTS.admin.membershipId, role: 'SUPER_ADMIN' } },
    ],
    [
      'an administrator makes himself primary',
      () => admin,
      'mutation ($input: UpdateMembershipInput!) { updateMembership(input: $input) { ok } }',
      { input: { id: SAMPLE_ACCOUNTS.admin.membershipId, isPrimaryAdmin: true } },
    ],
    [
      'an administrator makes a super administrator',
      () => admin,
      'mutation ($input: UpdateMembershipInput!) { updateMembership(input: $input) { ok } }',
      { input: { id: own.membershipId, role: 'SUPER_ADMIN' } },
    ],
    [
      'an administrator invites a super administrator',
      () => admin,
      'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }',
      { input: { organizationId: northmere, emailAddress: 'x@example.com', role: 'SUPER_ADMIN' } },
    ],
    [
      'an advisor invites an administrator',
      () => advisor,
      'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }',
      { input: { organizationId: northmere, emailAddress: 'x@example.com', role: 'ADMIN' } },
    ],
    ...(['ADMIN', 'ADVISOR', 'SUPER_ADMIN', 'CLIENT'] as const).map(
      (role): [string, () => Client, string, Record<string, unknown>] => [
        `a guest comes in as ${role}`,
        () => advisor,
        'mutation ($input: CreateMembershipInput!) { createMembership(input: $input) { exp } }',
        {
          input: { organizationId: northmere, emailAddress: own.emailAddress, name: 'Nora Finch', role, estateIds: [] },
        },
      ],
    ),
    [
      'an advisor switches reports on',
      () => advisor,
      'mutation ($id: ID!) { updateOrganizationSetting(organizationId: $id, version: 1, attributes: { advisorCanGenerateReport: true }) { ok } }',
      { id: northmere },
    ],
  ];
  it.each(RAISES)('%s: refused, and nobody has more than before', async (_what, who, mutation, variables) => {
    const before = [await me(advisor), await me(admin)];
    const answer = await who().graphql(mutation, variables);
    expect(['FORBIDDEN', 'BAD_USER_INPUT'], answer.text).toContain(codesOf(answer)[0]);
    expect([await me(advisor), await me(admin)]).toEqual(before);
  });

  it('a guest membership that somebody attaches to an account gives its administrators no power over the account', async () => {
    const owner = await stand.as('super');
    const familyOffice = SAMPLE_ORGANIZATIONS.familyOffice.id;
    const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }';
    const input = { organizationId: familyOffice, emailAddress: 'rival-admin@example.com', role: 'ADMIN' };
    expect((await owner.graphql(INVITE, { input })).errors).toEqual([]);
    const token = await stand.invitationTo(input.emailAddress);
    const rival = stand.client('127.0.0.40');
    const password = 'Cobalt!Meadow-Quartz9';
    const join = { token, name: 'Ria Rival', password, passwordConfirmation: password, termsAccepted: true };
    const JOIN = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok } }';
    expect((await rival.graphql(JOIN, { input: join })).errors).toEqual([]);

    const GUEST = 'mutation ($input: CreateMembershipInput!) { createMembership(input: $input) { token exp } }';
    const victim = SAMPLE_ACCOUNTS.planner;
    const guest = {
      organizationId: familyOffice,
      emailAddress: victim.emailAddress,
      name: 'Priya Raman',
      estateIds: [],
    };
    const link = (await rival.graphql(GUEST, { input: guest })).data.createMembership;
    const COME =
      'mutation ($token: String!, $exp: Int!) { signInGuestWithToken(token: $token, exp: $exp) { verified } }';
    // Alike for every address: nobody is in by that, and whether there is an account is not told.
    expect((await stand.client('127.0.0.41').graphql(COME, link)).data).toEqual({
      signInGuestWithToken: { verified: false },
    });
    for (const attributes of [{ disabled: true }, { locked: true }, { resetTwoFactor: true }]) {
      const ADMINISTER =
        'mutation ($id: ID!, $a: AccountAttributesInput!) { updateAccount(id: $id, attributes: $a) { ok } }';
      const answer = await rival.graphql(ADMINISTER, { id: victim.id, a: attributes });
      expect([attributes, codesOf(answer)]).toEqual([attributes, ['NOT_FOUND']]);
    }
    const RENAME =
      'mutation ($input: UpdateMemberInformationInput!) { updateMemberInformation(input: $input) { success } }';
    expect(codesOf(await rival.graphql(RENAME, { input: { accountId: victim.id, name: 'Taken Over' } }))).toEqual([
      'NOT_FOUND',
    ]);
    expect((await stand.client('127.0.0.42').signIn('planner')).errors).toEqual([]);
  });
});

describe('commands in values', () => {
  const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { verified } }';
  const COMMANDS = [{ $ne: null }, { $gt: '' }, { $regex: '.*' }, { $where: 'true' }, ['admin@example.com'], true, 0];

  it.each(COMMANDS)('%j is no text and no id', async (command) => {
    const visitor = stand.client('127.0.0.43');
    for (const input of [
      { emailAddress: command, password: 'Harbor-Lantern-27' },
      { emailAddress: 'admin@example.com', password: command },
    ]) {
      const answer = await visitor.graphql(SIGN_IN, { input });
      expect([codesOf(answer), visitor.cookie]).toEqual([['BAD_USER_INPUT'], null]);
    }
    const byId = await advisor.graphql('query ($id: ID!) { estate(id: $id) { id } }', { id: command });
    expect(byId.data?.estate ?? null).toBeNull();
    const list = await advisor.graphql('query ($f: EstateFilterInput) { estates(filter: $f) { collection { id } } }', {
      f: { searchTerm: command },
    });
    expect(refusedAsInput).toContain(codesOf(list)[0]);
    const body = JSON.stringify({ reason: 'A question about a report', user_id: command });
    const headers = { 'content-type': 'application/json' };
    const started = await admin.send('/frontend/v1/impersonation/start', { method: 'POST', headers, body });
    expect(started.status).toBe(400);
  });

  const REVIEW = 'mutation ($input: ReviewValueInput!) { reviewExtractedValue(input: $input) { ok } }';
  const POLLUTIONS = [
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"a":[{"__proto__":{"polluted":true}}]}',
    '{"$set":{"isSuperadmin":true}}',
    '{"a":{"$ne":null}}',
    '{"a.b":1}',
  ];
  it.each(POLLUTIONS)('the JSON value %s is refused and changes no prototype', async (value) => {
    const uploaded = await upload(advisor, estateId);
    const estateUploadId = uploaded.data?.createEstateUpload?.estateUpload.id;
    // As text: an object literal with __proto__ would lose it on the way.
    const body = `{"query":${JSON.stringify(REVIEW)},"variables":{"input":{"estateUploadId":"${estateUploadId}","valueId":"v","decision":"EDIT","value":${value}}}}`;
    const headers = { 'content-type': 'application/json' };
    const response = await advisor.send('/graphql', { method: 'POST', headers, body });
    const text = await response.text();
    const { data: none, errors } = JSON.parse(text) as Pick<GraphAnswer, 'data' | 'errors'>;
    expect(['BAD_USER_INPUT', 'BAD_REQUEST']).toContain(codesOf({ errors })[0]);
    expect(none ?? null).toBeNull();
    const { data } = await advisor.graphql('{ currentSession { account { isSuperadmin } } }');
    expect(data.currentSession.account.isSuperadmin).toBe(false);
  });

  it('a multipart request sets no prototype through its map', async () => {
    for (const path of ['__proto__.polluted', 'constructor.prototype.polluted', 'variables.__proto__.polluted']) {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query: '{ isLoggedIn }', variables: {} }));
      form.set('map', JSON.stringify({ 0: [path] }));
      form.set('0', new Blob(['%PDF-1.4 x'], { type: 'application/pdf' }), 'a.pdf');
      const headers = { 'apollo-require-preflight': '1' };
      const response = await advisor.send('/graphql', { method: 'POST', headers, body: form });
      expect([path, response.status < 500]).toEqual([path, true]);
      const after = (await (await stand.client().send('/live')).json()) as Record<string, unknown>;
      expect('polluted' in after).toBe(false);
    }
  });

  it('a search term is taken literally, and none takes long', async () => {
    const query = 'query ($n: String!) { search(needle: $n, perPage: 100) { collection { id } } }';
    const list = 'query ($n: String) { estates(filter: { searchTerm: $n }) { collection { id } } }';
    for (const n of [
      '.*.*.*',
      '...',
      '[A-Z]+',
      '^.',
      '(a+)+$',
      '\\',
      '(?=.)',
      `${'a'.repeat(450)}!`,
      '(x+x+)+y'.repeat(50),
    ]) {
      for (const operation of [query, list]) {
        const answer = await advisor.graphql(operation, { n });
        expect([n.slice(0, 20), answer.errors]).toEqual([n.slice(0, 20), []]);
        expect([
          n.slice(0, 20),
          Object.values(answer.data as Record<string, { collection: unknown[] }>)[0]?.collection,
        ]).toEqual([n.slice(0, 20), []]);
      }
    }
  });

  it('a search term that cannot be shown, or is longer than any name, is refused', async () => {
    const query = 'query ($n: String!) { search(needle: $n) { collection { id } } }';
    const list = 'query ($n: String) { estates(filter: { searchTerm: $n }) { collection { id } } }';
    for (const n of ['Castellan\u0000', '\u202EnalletsaC', `${'a'.repeat(501)}`, `${'a'.repeat(50_000)}!`]) {
      for (const operation of [query, list])
        expect(codesOf(await advisor.graphql(operation, { n }))).toEqual(['BAD_USER_INPUT']);
    }
  });

  it('no checked text takes longer than a second, however it is made', async () => {
    const dots = `a@${'.'.repeat(200_000)}@`;
    const spaces = `${' '.repeat(200_000)}x`;
    const invite = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }';
    const guest = 'mutation ($input: CreateMembershipInput!) { createMembership(input: $input) { exp } }';
    const organizationId = northmere;
    const slow: readonly [Client, string, object][] = [
      [admin, invite, { input: { organizationId, emailAddress: dots, role: 'ADVISOR' } }],
      [
        admin,
        invite,
        { input: { organizationId, emailAddress: 'a@b.co', name: 'n'.repeat(300_000), role: 'ADVISOR' } },
      ],
      [advisor, guest, { input: { organizationId, emailAddress: 'a@b.co', name: spaces, estateIds: [] } }],
      [
        advisor,
        'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok } }',
        { input: { name: spaces } },
      ],
      [advisor, 'mutation ($p: String!) { validatePassword(password: $p) { valid } }', { p: 'aA1!'.repeat(100_000) }],
      [advisor, 'mutation ($p: String!) { requestOtp(phoneNumber: $p) { ok } }', { p: '1'.repeat(300_000) }],
    ];
    for (const [client, mutation, variables] of slow) {
      const from = performance.now();
      const answer = await client.graphql(mutation, variables);
      expect([mutation, performance.now() - from < 5_000]).toEqual([mutation, true]);
      if (!mutation.includes('validatePassword'))
        expect([mutation, codesOf(answer)]).toEqual([mutation, ['BAD_USER_INPUT']]);
    }
  });
});

describe('names that are more than a name', () => {
  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\system.pdf', 'system.pdf'],
    ['/absolute/will.pdf', 'will.pdf'],
    ['will\u202Efdp.pdf', 'willfdp.pdf'],
    ['will.pdf/..', 'document.pdf'],
  ])('a file called %j is kept under a made-up key and shown without a path', async (given, shown) => {
    const { data } = await upload(advisor, estateId, given);
    expect(data?.createEstateUpload?.estateUpload.file.filename).toBe(shown);
  });

  const LINES = [
    'Mallory\r\nBcc: victims@example.com',
    'Mallory\nSubject: Hello',
    'Mallory\u2028Ray',
    'Mallory\u0000Ray',
  ];
  it.each(LINES)('a name with more than one line (%j) is refused wherever it is given', async (name) => {
    const user = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok } }';
    const invite = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }';
    const input = { organizationId: northmere, emailAddress: 'crlf@example.com', role: 'ADVISOR', name };
    expect(codesOf(await advisor.graphql(user, { input: { name } }))).toEqual(['BAD_USER_INPUT']);
    expect(codesOf(await admin.graphql(invite, { input }))).toEqual(['BAD_USER_INPUT']);
    const address = { organizationId: northmere, emailAddress: `a@b.co\r\nBcc: ${name}@c.de`, role: 'ADVISOR' };
    expect(codesOf(await admin.graphql(invite, { input: address }))).toEqual(['BAD_USER_INPUT']);
    expect(await stand.messagesTo('crlf@example.com')).toEqual([]);
  });

  it('markup in a name stays text: mail is text only', async () => {
    const emailAddress = `markup-${newId()}@example.com`;
    const name = '<img src=x onerror=alert(1)> Ray';
    const input = { organizationId: northmere, emailAddress, role: 'ADVISOR', name };
    const invite = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }';
    expect((await admin.graphql(invite, { input })).errors).toEqual([]);
    await vi.waitFor(async () => expect(await stand.messagesTo(emailAddress)).toHaveLength(1), { timeout: 30_000 });
    const [mail] = await stand.messagesTo(emailAddress);
    expect(Object.keys(mail ?? {}).sort()).toEqual(['createdAt', 'id', 'kind', 'subject', 'text', 'to']);
  });
});
