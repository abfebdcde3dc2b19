import { newId } from '@platform/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from './gateway-fixture.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ SIGN_INS_PER_MINUTE: '5' });
});
afterAll(() => gateway.stop());

const codesOf = (errors: { extensions: Record<string, unknown> }[] | undefined) =>
  errors?.map(({ extensions }) => extensions['code']);

describe('sessions at the gateway', () => {
  it('turns the cookie into the actor that the subgraphs see', async () => {
    const { cookie, record } = await gateway.signIn();
    const { data, status } = await gateway.graphql('{ me { accountId kind } }', { cookie });
    expect({ status, data }).toEqual({
      status: 200,
      data: { me: { accountId: record.actor.accountId, kind: 'account' } },
    });
  });

  it('sends a visitor without a cookie on as nobody', async () => {
    const { data } = await gateway.graphql('{ me { accountId kind } }');
    expect(data).toEqual({ me: { accountId: null, kind: 'anonymous' } });
  });

  it('R056: answers the question for an expired session with 401 and its code', async () => {
    const cookie = 'session=long-gone';
    const { status, errors } = await gateway.graphql('query Now { currentSession { accountId } }', { cookie });
    expect([status, codesOf(errors)]).toEqual([401, ['UNAUTHENTICATED']]);
  });

  it('takes a request with an expired session as one of nobody, for public pages', async () => {
    const { status, data } = await gateway.graphql('{ me { accountId kind } }', { cookie: 'session=long-gone' });
    expect([status, data]).toEqual([200, { me: { accountId: null, kind: 'anonymous' } }]);
  });

  it('leaves the cookie alone when a request came too late for its session, for a newer cookie may be there', async () => {
    const { headers } = await gateway.graphql('{ currentSession { accountId } }', { cookie: 'session=rotated-away' });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('answers 401 to a mutation that needs a session and has none', async () => {
    const { status, errors } = await gateway.graphql('mutation { changeNothing }');
    expect([status, codesOf(errors)]).toEqual([401, ['UNAUTHENTICATED']]);
  });

  it('answers what it refuses as a whole with the status of its class, and with words', async () => {
    const subscribed = await gateway.graphql('subscription { anything { id } }');
    expect([subscribed.status, codesOf(subscribed.errors)]).toEqual([400, ['BAD_USER_INPUT']]);
    expect(subscribed.errors?.[0]?.message).toBe('Subscriptions are served over the websocket only.');
    const extensions = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } };
    const wrongHash = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }', extensions }),
    });
    expect([wrongHash.status, await wrongHash.json()]).toEqual([
      400,
      {
        errors: [
          {
            message: 'The hash that was sent is not the hash of this operation.',
            extensions: { code: 'PERSISTED_QUERY_HASH_MISMATCH' },
          },
        ],
      },
    ]);
  });

  it('does not plan for a visitor what only somebody signed in may ask, alone or beside what is open', async () => {
    for (const query of ['mutation { deleteEverything }', 'mutation { changeNothing ... { a: deleteEverything } }']) {
      const { status, data, errors } = await gateway.graphql(query);
      expect([status, data, codesOf(errors)]).toEqual([401, undefined, ['UNAUTHENTICATED']]);
      expect(errors?.[0]?.message).toBe('Please sign in.');
    }
  });

  it('lets nobody act on a session whose second factor is still open', async () => {
    const { cookie } = await gateway.signIn({ record: { verified: false } });
    const { data } = await gateway.graphql('{ me { accountId kind } }', { cookie });
    expect(data).toEqual({ me: { accountId: null, kind: 'anonymous' } });
  });

  it('ends support mode by itself when its time is over', async () => {
    const past = new Date(Date.now() - 1_000).toISOString();
    const impersonation = { startedAt: past, expiresAt: past, returnTo: '/', parentSessionKey: 'none' };
    const { cookie } = await gateway.signIn({ record: { impersonation } });
    expect((await gateway.graphql('{ currentSession { accountId } }', { cookie })).status).toBe(401);
    const { data } = await gateway.graphql('{ me { accountId } }', { cookie });
    expect(data).toEqual({ me: { accountId: null } });
  });

  it('keeps the session in a cookie that no script reads, and never in the answer', async () => {
    const { data, headers } = await gateway.graphql('mutation { signIn(name: "ada") }');
    expect(data).toEqual({ signIn: true });
    expect(headers.get('set-cookie')).toBe('session=token-of-ada; Path=/; HttpOnly; SameSite=Lax');
    expect(headers.get('x-session-token')).toBeNull();
  });

  it('clears the cookie and what the page has stored at sign-out', async () => {
    const { cookie } = await gateway.signIn();
    const { headers } = await gateway.graphql('mutation { signOut }', { cookie });
    expect(headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
    expect(headers.get('clear-site-data')).toBe('"storage"');
  });

  it('passes none of the headers on with which a client could claim to be somebody', async () => {
    const claims = {
      'x-actor': 'admin',
      'x-user-id': 'admin',
      'x-forwarded-for': '10.0.0.1',
      authorization: 'Actor forged',
    };
    const { data } = await gateway.graphql('{ me { accountId headers } }', { headers: claims });
    const me = data?.['me'] as { accountId: null; headers: string[] } | undefined;
    expect(me?.accountId).toBeNull();
    expect(me?.headers.filter((name) => /^x-(actor|user|forwarded)|^cookie$/.test(name))).toEqual([]);
  });

  it('hands the idempotency key of a mutation on as the key of that account alone', async () => {
    const key = { 'x-idempotency-key': 'b5f5ad7c-0000-4000-8000-000000000001' };
    const [one, another] = [await gateway.signIn(), await gateway.signIn({ actor: { accountId: 'another' } })];
    const keyOf = async (cookie?: string) =>
      (await gateway.graphql('mutation { idempotencyKey }', { headers: { ...key, ...(cookie && { cookie }) } })).data?.[
        'idempotencyKey'
      ];
    const own = await keyOf(one.cookie);
    expect(own).toEqual(expect.any(String));
    expect(await keyOf(one.cookie)).toBe(own);
    expect(new Set([own, await keyOf(another.cookie), await keyOf()]).size).toBe(3);
  });

  it('refuses in words a key that was used for another change, or with another input, and does nothing', async () => {
    const { cookie } = await gateway.signIn();
    const headers = { cookie, 'x-idempotency-key': newId() };
    const variables = { value: { worth: 1, name: 'House' } };
    const annotate = 'mutation ($value: JSON) { annotate(value: $value) }';
    expect((await gateway.graphql(annotate, { headers, variables })).data).toEqual({ annotate: true });
    const same = [
      await gateway.graphql('mutation Named($v: JSON) { done: annotate(value: $v) __typename }', {
        headers,
        variables: { v: { name: 'House', worth: 1 } },
      }),
      await gateway.graphql('mutation { annotate(value: { worth: 1, name: "House" }) }', { headers }),
    ];
    expect(same.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const others = [
      await gateway.graphql(annotate, { headers, variables: { value: { worth: 2, name: 'House' } } }),
      await gateway.graphql(annotate, { headers }),
      await gateway.graphql('mutation { refuse }', { headers }),
    ];
    for (const { status, errors } of others) {
      expect([status, errors?.[0]?.extensions['code']]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      expect(errors?.[0]?.message).toContain('Nothing of it was done.');
    }
  });

  it('takes a key for one change: the second of two in one request would pass for a repetition of the first', async () => {
    const headers = { 'x-idempotency-key': newId() };
    const both = 'mutation { one: annotate(value: 1) ...Two } fragment Two on Mutation { two: annotate(value: 2) }';
    const { status, errors } = await gateway.graphql(both, { headers });
    expect([status, errors?.[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
    expect((await gateway.graphql(both)).data).toEqual({ one: true, two: true });
  });
});

describe('operations at the gateway', () => {
  it('resolves an entity across subgraphs', async () => {
    const { cookie } = await gateway.signIn();
    const { data } = await gateway.graphql('{ estate(id: "7") { name organization } }', { cookie });
    expect(data).toEqual({ estate: { name: 'Estate 7', organization: 'Organization of 7' } });
  });

  it('keeps code, text and field of an expected error', async () => {
    const { errors } = await gateway.graphql('mutation { refuse }');
    expect(errors?.[0]).toMatchObject({
      message: 'Somebody else changed this.',
      extensions: { code: 'STALE_VERSION', field: 'version' },
    });
    expect(JSON.stringify(errors)).not.toContain('serviceName');
  });

  it('hides a bug behind a reference', async () => {
    const { errors, headers } = await gateway.graphql('{ boom }');
    expect(errors?.[0]?.message).toBe(`Something went wrong. Reference: ${headers.get('x-request-id')}`);
    expect(JSON.stringify(errors)).not.toMatch(/mongodb|identity|stack/);
  });

  it.each([
    ['a malformed query', '{ estates {', 400, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ estate(id: "1") { nam } }', 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['introspection', '{ __schema { types { name } } }', 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['the federation fields', '{ _service { sdl } }', 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['thousands of tokens', `{ ${'__typename '.repeat(5_000)} }`, 400, 'OPERATION_TOO_LARGE'],
    [
      'many aliases of __typename',
      `{ ${Array.from({ length: 60 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
      400,
      'OPERATION_TOO_LARGE',
    ],
    [
      'deep nesting',
      `{ estate(id: "1") ${'{ related '.repeat(20)}{ id }${' }'.repeat(20)} }`,
      400,
      'OPERATION_TOO_LARGE',
    ],
    [
      'lists in lists of fragments',
      '{ estates(perPage: 1000) { ...A } } fragment A on Estate { ' +
        Array.from({ length: 40 }, (_, i) => `a${i}: related { id name relatives { id name } }`).join(' ') +
        ' }',
      400,
      'OPERATION_TOO_LARGE',
    ],
  ])('refuses %s', async (_name, query, status, code) => {
    const answer = await gateway.graphql(query);
    expect([answer.status, codesOf(answer.errors)?.[0]]).toEqual([status, code]);
    expect(JSON.stringify(answer.errors)).not.toContain('Did you mean');
  });

  it('refuses values that are nested without end, in words', async () => {
    const { cookie } = await gateway.signIn();
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const query = 'mutation ($value: JSON) { annotate(value: $value) }';
    for (const body of [
      JSON.stringify({ query, variables: { value: 0 } }).replace('"value":0', `"value":${deep}`),
      JSON.stringify({ query, variables: {}, extensions: { a: 0 } }).replace('"a":0', `"a":${deep}`),
    ]) {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body,
      });
      const text = await answer.text();
      expect([answer.status, text]).toEqual([
        400,
        '{"errors":[{"message":"The request is nested deeper than 32 levels","extensions":{"code":"BAD_USER_INPUT"}}]}',
      ]);
    }
  });

  it('refuses a body above one megabyte', async () => {
    const { status, errors } = await gateway.graphql(`{ me { kind } } # ${'x'.repeat(1_100_000)}`);
    expect([status, codesOf(errors)]).toEqual([413, ['REQUEST_TOO_LARGE']]);
  });

  it('refuses a mutation by GET', async () => {
    const response = await fetch(`${gateway.url}/graphql?query=mutation{signOut}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(response.status).toBe(405);
  });

  it('refuses a GET that a foreign page could send without asking', async () => {
    const response = await fetch(`${gateway.url}/graphql?query={me{kind}}`);
    expect(response.status).toBe(400);
  });

  it('refuses a POST of a page of another origin', async () => {
    const { status } = await gateway.graphql('mutation { signOut }', { headers: { origin: 'https://evil.example' } });
    expect(status).toBe(403);
  });

  it('runs a persisted query by its hash', async () => {
    const query = '{ me { kind } }';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(query));
    const sha256Hash = Buffer.from(digest).toString('hex');
    const post = async (body: object) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
      });
      return (await response.json()) as { data?: unknown; errors?: { extensions: Record<string, unknown> }[] };
    };
    expect(codesOf((await post({})).errors)).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    expect((await post({ query })).data).toEqual({ me: { kind: 'anonymous' } });
    expect((await post({})).data).toEqual({ me: { kind: 'anonymous' } });
  });

  it('slows down an address that signs in over and over', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 8 }, () => gateway.graphql('mutation { signIn(name: "x") }')),
    );
    const refused = attempts.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(refused[0]?.errors?.[0]?.message).toBe('Please wait a few minutes before making this request again');
  });
});

describe('a subgraph asked directly', () => {
  it.each([
    '{ _service { sdl } }',
    '{ _entities(representations: [{ __typename: "Estate", id: "1" }]) { __typename } }',
    '{ estate(id: "1") { id } }',
  ])('gives nothing without an actor token: %s', async (query) => {
    const send = (authorization?: string) =>
      fetch(gateway.estate.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: JSON.stringify({ query }),
      });
    for (const authorization of [undefined, 'Actor', 'Actor x.y.z', 'Bearer x']) {
      const response = await send(authorization);
      expect(response.status).toBe(401);
      expect(((await response.json()) as { data?: unknown }).data).toBeUndefined();
    }
  });
});
