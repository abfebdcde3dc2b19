import { request as httpRequest } from 'node:http';
import { type Actor, anonymousActor, systemActor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { actorAuthorization, purposeKey, signFileLink } from '@platform/service-kit';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codesOf, type PlatformStand, SECRET, type SubgraphName, startPlatformStand } from './platform-stand.ts';

let stand: PlatformStand;
beforeAll(async () => {
  stand = await startPlatformStand();
}, 120_000);
afterAll(() => stand?.stop());

const json = { 'content-type': 'application/json' };
const EVIL = 'evil.example';
/** What proxies and browsers say of the address that was asked for. */
const NAMED_HOSTS: Readonly<Record<string, string>> = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-server': EVIL,
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '8443',
  'x-forwarded-prefix': `//${EVIL}`,
  'x-original-url': `https://${EVIL}/`,
  'x-rewrite-url': `https://${EVIL}/`,
  forwarded: `for=192.0.2.1;host=${EVIL};proto=https`,
};

interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}
/** With any `host`, which fetch does not send. */
function raw(path: string, headers: Record<string, string>, body?: string): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const call = httpRequest(stand.url + path, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    call.on('error', fail).end(body);
  });
}
const mailed = (to: string, has: string) =>
  vi.waitFor(
    async () => {
      const found = (await stand.messagesTo(to)).find(({ text }) => text.includes(has));
      if (!found) throw new Error(`no mail to ${to}`);
      return found.text;
    },
    { timeout: 30_000 },
  );
const LINK = /https?:\/\/\S+/g;

describe('a host that the request names', () => {
  const own = (): string => stand.url.replace('127.0.0.1', 'localhost');

  it('is in no reset link', async () => {
    const query = 'mutation { requestPasswordReset(input: { emailAddress: "planner@example.com" }) { ok } }';
    expect((await raw('/graphql', { ...json, ...NAMED_HOSTS }, JSON.stringify({ query }))).status).toBe(200);
    const text = await mailed('planner@example.com', 'reset-password');
    expect(text).not.toContain(EVIL);
    for (const link of text.match(LINK) ?? []) expect(new URL(link).origin).toBe(own());
  });

  it('is in no invitation of a member, a client or a guest', async () => {
    const admin = await stand.as('admin');
    const organizationId = SAMPLE_ORGANIZATIONS.northmere.id;
    const headers = { ...json, ...NAMED_HOSTS, cookie: `session=${admin.cookie}` };
    const to = `host-${newId()}@example.com`;
    const estates = await admin.graphql('{ estates { collection { id } } }');
    const estateId: string = estates.data.estates.collection[0].id;
    const member = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }';
    const client = 'mutation ($input: InviteClientInput!) { inviteClient(input: $input) { ok } }';
    const guest = 'mutation ($input: CreateMembershipInput!) { createMembership(input: $input) { exp } }';
    const someone = { organizationId, emailAddress: to, name: 'Hope Host' };
    const invitations = [
      [member, { organizationId, emailAddress: to, role: 'ADVISOR' }, 'create_member'],
      [client, { ...someone, estateId }, 'create_client'],
      [guest, { ...someone, estateIds: [estateId] }, '/auth/guest/'],
    ] as const;
    for (const [query, input, has] of invitations) {
      // The list of known estates comes by events.
      await vi.waitFor(
        async () => {
          const { text } = await raw('/graphql', headers, JSON.stringify({ query, variables: { input } }));
          expect(JSON.parse(text).errors).toBeUndefined();
        },
        { timeout: 30_000, interval: 300 },
      );
      const text = await mailed(to, has);
      expect(text).not.toContain(EVIL);
      for (const link of text.match(LINK) ?? []) expect(new URL(link).origin).toBe(own());
    }
  });

  it.each(['/', '/account/login', '/account/logout', '/files/x', '/graphql', '/sso/google', '/remotes/x/y', '/cable'])(
    'leads nowhere from %s, in no header and in no page',
    async (path) => {
      const { headers, text } = await raw(path, { ...NAMED_HOSTS, accept: 'text/html' });
      expect(JSON.stringify(headers) + text).not.toContain(EVIL);
    },
  );
});

/** Each is, or could be read as, another site. */
const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2e%2e//evil.example/..//evil.example',
  '/dashboard/../..//evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:evil.example',
  'http:/evil.example',
  '//evil.example@localhost',
  '//localhost@evil.example',
  '//[::1]/',
  '/\u0000/evil.example',
  '／／evil.example',
  '//',
  '/\\/\\evil.example',
  '.evil.example',
];

describe('a redirect that a request asks for', () => {
  const START = '/frontend/v1/impersonation/start';
  const STOP = '/frontend/v1/impersonation/stop';
  /** Where a browser at this site goes when it is told `location`. */
  const lands = (location: unknown): string => new URL(String(location), stand.url).origin;

  it.each(ELSEWHERE)('%j leads to no other site, before and after support mode', async (target) => {
    const admin = await stand.as('admin', '127.0.0.12');
    const body = JSON.stringify({
      reason: 'A question about a report',
      user_id: SAMPLE_ACCOUNTS.advisor.id,
      redirect_to: target,
      return_to: target,
    });
    const started = await admin.send(START, { method: 'POST', headers: json, body });
    expect([200, 400]).toContain(started.status);
    if (started.status === 400) return;
    const { redirectTo } = (await started.json()) as { redirectTo: unknown };
    expect([redirectTo, lands(redirectTo)]).toEqual([redirectTo, stand.url]);
    const stopped = await admin.send(STOP, { method: 'POST', headers: json, body: '{}' });
    const { returnTo } = (await stopped.json()) as { returnTo: unknown };
    expect([returnTo, lands(returnTo)]).toEqual([returnTo, stand.url]);
  });

  it('goes to a path of this site that was asked for', async () => {
    const admin = await stand.as('admin', '127.0.0.12');
    const body = JSON.stringify({
      reason: 'A question about a report',
      user_id: SAMPLE_ACCOUNTS.advisor.id,
      redirect_to: '/clients?page=2#top',
      return_to: '/team-members',
    });
    const started = await admin.send(START, { method: 'POST', headers: json, body });
    expect(await started.json()).toMatchObject({ redirectTo: '/clients?page=2#top' });
    const stopped = await admin.send(STOP, { method: 'POST', headers: json, body: '{}' });
    expect(await stopped.json()).toMatchObject({ returnTo: '/team-members' });
  });
});

const superActor = (): Actor => ({
  ...anonymousActor(newId()),
  kind: 'account',
  accountId: SAMPLE_ACCOUNTS.super.id,
  activeRole: 'SUPER_ADMIN',
  roles: ['SUPER_ADMIN'],
  isSuperadmin: true,
  scope: { everything: true, organizationIds: [], estateIds: [] },
});

describe('claiming to be somebody at the gateway', () => {
  const CLAIMS: readonly [string, () => Record<string, string> | Promise<Record<string, string>>][] = [
    [
      'a token that only the gateway could have signed',
      async () => ({ authorization: await stand.sign(superActor()) }),
    ],
    ['a bearer token', () => ({ authorization: `Bearer ${SAMPLE_ACCOUNTS.super.id}` })],
    ['an actor in a header', () => ({ 'x-actor': JSON.stringify(superActor()), actor: JSON.stringify(superActor()) })],
    [
      'ids and roles in headers',
      () => ({
        'x-user-id': SAMPLE_ACCOUNTS.super.id,
        'x-account-id': SAMPLE_ACCOUNTS.super.id,
        'x-organization-id': SAMPLE_ORGANIZATIONS.northmere.id,
        'x-role': 'SUPER_ADMIN',
        'x-forwarded-user': 'super@example.com',
        'x-session-token': 'a'.repeat(43),
        'x-session-id': 'a',
      }),
    ],
    ['the cookie of a site with TLS', () => ({ cookie: `__Host-session=${'a'.repeat(43)}` })],
    ['many cookies of one name', () => ({ cookie: `session=a; session=b; session=${'c'.repeat(43)}` })],
  ];
  it.each(CLAIMS)('with %s makes a visitor nobody else', async (_what, headers) => {
    const visitor = stand.client();
    const { data } = await visitor.graphql('{ isLoggedIn currentSession { id } }', {}, await headers());
    expect(data?.isLoggedIn ?? false).toBe(false);
    expect(data?.currentSession ?? null).toBeNull();
    const { data: none } = await visitor.graphql('{ estates { collection { id } } }', {}, await headers());
    expect(none).toBeNull();
  });

  it('a network address that a client claims is neither counted nor recorded', async () => {
    const claims = { 'x-forwarded-for': '198.51.100.77', 'x-real-ip': '198.51.100.77', 'x-client-ip': '198.51.100.77' };
    const client = stand.client('127.0.0.21');
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { verified } }';
    const input = { emailAddress: 'admin@example.com', password: 'Harbor-Lantern-27' };
    expect((await client.graphql(query, { input }, claims)).errors).toEqual([]);
    const { data } = await client.graphql('{ accountSessions { isCurrent ipAddress } }');
    expect(data.accountSessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).ipAddress).toBe(
      '127.0.0.21',
    );
  });

  it('the token for the subgraphs is in no answer', async () => {
    const admin = await stand.as('admin');
    for (const path of ['/graphql', '/frontend/v1/activity', '/live', '/remotes.json']) {
      const response = await admin.send(path, { method: path === '/graphql' || path.includes('v1') ? 'POST' : 'GET' });
      const all = JSON.stringify([...response.headers]) + (await response.text());
      expect(all).not.toMatch(/Actor |eyJ[\w-]{10,}\.[\w-]+\./);
    }
  });
});

const SUBGRAPHS: readonly SubgraphName[] = ['identity', 'estate', 'reports', 'integrations'];
const key = purposeKey(SECRET, 'actor+jwt');
/** A right token with one thing changed. */
const jwt = (
  change: (token: SignJWT) => SignJWT = (token) => token,
  signWith: Uint8Array = key,
  head = { alg: 'HS256', typ: 'actor+jwt' },
): Promise<string> =>
  change(
    new SignJWT({ actor: superActor() })
      .setProtectedHeader(head)
      .setIssuer('gateway')
      .setAudience('subgraph')
      .setIssuedAt()
      .setExpirationTime('60s'),
  ).sign(signWith);
const at = (secondsAgo: number): number => Math.floor(Date.now() / 1000) - secondsAgo;

const FORGERIES: Readonly<Record<string, () => Promise<string | null> | string | null>> = {
  'no token': () => null,
  'an empty scheme': () => 'Actor ',
  'a bearer token': async () => `Bearer ${await jwt()}`,
  'no signature (alg none)': () =>
    `Actor ${new UnsecuredJWT({ actor: superActor() }).setIssuer('gateway').setAudience('subgraph').setIssuedAt().setExpirationTime('60s').encode()}`,
  'a cut-off signature': async () => `Actor ${(await jwt()).replace(/[^.]+$/, '')}`,
  'a changed actor': async () => {
    const [head, , signature] = (await jwt()).split('.');
    const payload = { actor: superActor(), iss: 'gateway', aud: 'subgraph', iat: at(0), exp: at(-50) };
    return `Actor ${head}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`;
  },
  'another secret': async () =>
    `Actor ${await jwt(undefined, purposeKey('another secret, long enough for it', 'actor+jwt'))}`,
  'the secret itself as key': async () => `Actor ${await jwt(undefined, new TextEncoder().encode(SECRET))}`,
  'the key of another purpose': async () => `Actor ${await jwt(undefined, purposeKey(SECRET, 'file-link'))}`,
  'a file link of ours': () =>
    `Actor ${signFileLink({ blobKey: 'b', of: { type: 'Report', id: 'r' }, filename: 'f', mimetype: 'm', accountId: 'a', disposition: 'inline' }, SECRET)}`,
  'a token that is over': async () =>
    `Actor ${await jwt((token) => token.setIssuedAt(at(90)).setExpirationTime(at(30)))}`,
  'an old token with a long life': async () =>
    `Actor ${await jwt((token) => token.setIssuedAt(at(90)).setExpirationTime(at(-3_600)))}`,
  'no end': async () => {
    const token = new SignJWT({ actor: superActor() }).setProtectedHeader({ alg: 'HS256', typ: 'actor+jwt' });
    return `Actor ${await token.setIssuer('gateway').setAudience('subgraph').setIssuedAt().sign(key)}`;
  },
  'another audience': async () => `Actor ${await jwt((token) => token.setAudience('browser'))}`,
  'another type': async () => `Actor ${await jwt(undefined, key, { alg: 'HS256', typ: 'JWT' })}`,
  'another algorithm': async () => `Actor ${await jwt(undefined, key, { alg: 'HS512', typ: 'actor+jwt' })}`,
  'an actor of an unknown kind': async () => {
    const actor = { ...superActor(), kind: 'owner' as never };
    return actorAuthorization(actor, SECRET);
  },
};

describe.each(SUBGRAPHS)('%s, asked past the gateway', (name) => {
  const extra = {
    'x-actor': JSON.stringify(superActor()),
    'x-user-id': SAMPLE_ACCOUNTS.super.id,
    'x-role': 'SUPER_ADMIN',
  };
  const QUESTIONS = ['{ __typename }', '{ _service { sdl } }', '{ _entities(representations: []) { __typename } }'];

  it.each(Object.entries(FORGERIES))('gives nothing for %s', async (_what, authorization) => {
    const given = await authorization();
    for (const query of QUESTIONS) {
      const answer = await stand.direct(name, given, query, {}, extra);
      expect([answer.status, answer.data, codesOf(answer)]).toEqual([401, null, ['UNAUTHENTICATED']]);
    }
  });

  it('answers a right token, so the cases above differ from it in one thing', async () => {
    const answer = await stand.direct(name, `Actor ${await jwt()}`, '{ __typename _service { sdl } }');
    expect([answer.status, answer.errors]).toEqual([200, []]);
    expect(answer.data._service.sdl).toContain('type');
  });

  it('takes no operation by GET and tells nothing of its schema to introspection', async () => {
    const token = `Actor ${await jwt()}`;
    const response = await fetch(`${stand.urlOf(name)}/graphql?query={__typename}`, {
      headers: { authorization: token },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    const answer = await stand.direct(name, token, '{ __schema { types { name } } }');
    expect(answer.data).toBeNull();
  });
});

describe('identity’s internal routes', () => {
  const ROUTES = [
    ['POST', '/internal/microservice-sessions'],
    ['GET', `/internal/organization-access/${SAMPLE_ORGANIZATIONS.northmere.id}`],
    ['GET', '/internal/outgoing-messages'],
  ] as const;
  it.each(ROUTES)('%s %s answers services only, and nothing through the gateway', async (method, path) => {
    const call = async (base: string, authorization?: string): Promise<number> => {
      const headers = { ...(authorization && { authorization }), ...(method === 'POST' && json) };
      const body = method === 'POST' ? JSON.stringify({ accountId: SAMPLE_ACCOUNTS.super.id }) : null;
      return (await fetch(base + path, { method, headers, body })).status;
    };
    const identity = stand.urlOf('identity');
    expect(await call(identity)).toBe(401);
    expect(await call(identity, await stand.sign(superActor()))).toBe(403);
    expect(await call(identity, await stand.sign(anonymousActor(newId())))).toBe(403);
    const service = await stand.sign(systemActor('tests', newId(), superActor().scope));
    expect([200, 400]).toContain(await call(identity, service));
    expect(await call(stand.url, service)).toBe(404);
  });
});
