import { readFileSync } from 'node:fs';
import { CASTELLAN_ESTATE_ID, SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { buildSchema, type GraphQLField, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningGateway, startGateway } from './gateway-fixture.ts';
import { type Client, codesOf, type PlatformStand, startPlatformStand } from './platform-stand.ts';

const schema = buildSchema(readFileSync(new URL('../api.graphql', import.meta.url), 'utf8'), { assumeValid: true });
const fieldsOf = (type: GraphQLObjectType | null | undefined): GraphQLField<unknown, unknown>[] =>
  Object.values(type?.getFields() ?? {});
const answerOf = ({ type }: GraphQLField<unknown, unknown>): string[] => {
  const named = getNamedType(type);
  return isObjectType(named) ? Object.keys(named.getFields()) : [];
};

describe('what the one origin answers', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway({ NODE_ENV: 'production' });
  });
  afterAll(() => gateway.stop());

  it('R001: is data at /graphql and the named REST calls only; everything else is files and the state of the process', async () => {
    const routes = [
      ...gateway.service.app.printRoutes({ commonPrefix: false }).matchAll(/── (\S+) \(([A-Z, ]+)\)/g),
    ].map(([, path = '', methods = '']) => ({ path, changes: /POST|PUT|PATCH|DELETE/.test(methods) }));
    expect(
      routes
        .filter(({ changes }) => changes)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      'frontend/v1/activity',
      'frontend/v1/impersonation/start',
      'frontend/v1/impersonation/stop',
      'frontend/v1/page-errors',
      'graphql',
      'support-request',
    ]);
    expect(
      routes
        .filter(({ changes }) => !changes)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['*', '/', '/start', 'cable', 'files/:token', 'live', 'metrics', 'ready', 'remotes.json', 'sso/google']);
    const answers = async (path: string, method = 'GET'): Promise<number> =>
      (await fetch(gateway.url + path, { method, redirect: 'manual' })).status;
    const posts = [
      '/graphql',
      '/frontend/v1/impersonation/start',
      '/frontend/v1/impersonation/stop',
      '/support-request',
    ];
    for (const path of posts) expect([path, await answers(path, 'POST')]).not.toEqual([path, 404]);
    // Nobody's own session lives on by it; it carries no data.
    expect(await answers('/frontend/v1/activity', 'POST')).toBe(401);
    // What a page says of its own failure goes into the log; nothing is told back, not even what was wrong with it.
    const told = await fetch(`${gateway.url}/frontend/v1/page-errors`, { method: 'POST' });
    expect([told.status, await told.text()]).toEqual([400, '']);
    for (const path of ['/estates', '/api/estates', '/rest/reports', '/internal/outgoing-messages', '/outbox.json']) {
      expect([path, await answers(path), await answers(path, 'POST')]).toEqual([path, 404, 404]);
    }
  });

  it('R001: is authorised by the cookie and by nothing else that a client may send', async () => {
    const { token, cookie, record } = await gateway.signIn();
    const who = '{ me { accountId kind } }';
    expect((await gateway.graphql(who, { cookie })).data).toEqual({
      me: { accountId: record.actor.accountId, kind: 'account' },
    });
    const nobody = { me: { accountId: null, kind: 'anonymous' } };
    const attempts: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { authorization: `Actor ${token}` },
      { 'x-session-token': token },
      { 'x-actor': JSON.stringify(record.actor) },
    ];
    for (const headers of attempts) {
      expect((await gateway.graphql(who, { headers })).data).toEqual(nobody);
    }
    const inAddress = await fetch(`${gateway.url}/graphql?session=${token}&query=${encodeURIComponent(who)}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(((await inAddress.json()) as { data: unknown }).data).toEqual(nobody);
  });
});

/** Lists that nobody of an organization may ask for. */
const OF_THE_PLATFORM: ReadonlySet<string> = new Set(['impersonationCandidates', 'organizations', 'search']);
const northmere = SAMPLE_ORGANIZATIONS.northmere.id;
/** A list that an organization has to have chosen. */
async function offerTemplates(boss: Client): Promise<void> {
  const read = `{ organizationSettings(organizationId: "${northmere}") { version } }`;
  const { version } = (await boss.graphql(read)).data.organizationSettings;
  const { errors } = await boss.graphql(
    `mutation ($version: Int!) { updateOrganizationSetting(organizationId: "${northmere}", version: $version,
      attributes: { enableReportTemplates: true }) { ok } }`,
    { version },
  );
  expect(errors).toEqual([]);
}

describe('lists and changes of the whole graph', () => {
  let stand: PlatformStand;
  beforeAll(async () => {
    stand = await startPlatformStand({ TRACING: 'console' });
  }, 180_000);
  afterAll(() => stand.stop());

  const lists = fieldsOf(schema.getQueryType()).filter((field) =>
    ['collection', 'metadata'].every((name) => answerOf(field).includes(name)),
  );
  const VALUES: Readonly<Record<string, string>> = {
    organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
    estateId: CASTELLAN_ESTATE_ID,
    needle: 'Castellan',
  };
  /** One list with its needed arguments, so many a page. */
  const listQuery = ({ name, args }: GraphQLField<unknown, unknown>, perPage: number): string => {
    const given = args.flatMap((argument) => {
      if (argument.name === 'pagination') return `pagination: { perPage: ${perPage} }`;
      if (argument.name === 'perPage') return `perPage: ${perPage}`;
      if (!String(argument.type).endsWith('!')) return [];
      if (argument.name === 'association') return `association: { estateId: "${CASTELLAN_ESTATE_ID}" }`;
      return `${argument.name}: "${VALUES[argument.name]}"`;
    });
    return `{ ${name}(${given.join(', ')}) { collection { __typename } metadata { totalCount totalPages currentPage limitValue } } }`;
  };

  it('R049: perPage -1 returns all items of a list in one page, for every list there is', async () => {
    const boss = await stand.as('super');
    const admin = await stand.as('admin');
    await offerTemplates(boss);
    expect(lists.length).toBeGreaterThan(10);
    for (const list of lists) {
      const client = OF_THE_PLATFORM.has(list.name) ? boss : admin;
      const all = await client.graphql(listQuery(list, -1));
      expect([list.name, codesOf(all)]).toEqual([list.name, []]);
      const { collection, metadata } = all.data[list.name];
      expect([list.name, metadata]).toMatchObject([
        list.name,
        { totalCount: collection.length, totalPages: 1, currentPage: 1 },
      ]);
      const one = await client.graphql(listQuery(list, 1));
      expect([list.name, one.data[list.name].metadata]).toMatchObject([
        list.name,
        { totalCount: collection.length, totalPages: Math.max(1, collection.length), limitValue: 1 },
      ]);
    }
    const estates = await admin.graphql(listQuery(lists.find(({ name }) => name === 'estates') ?? never(), -1));
    expect(estates.data.estates.collection.length).toBeGreaterThan(5);
  });

  it('Apollo Gateway, where it is chosen, answers them as the default executor does', async () => {
    const ours = [await stand.as('super'), await stand.as('admin')];
    const [boss, admin] = await stand.atAnother({ GATEWAY_EXECUTOR: 'apollo' }, ...ours);
    const across = `{ estates(sortBy: NAME) { collection { id displayName updatedAt advisor { name } organization { name }
      reports { id name } abstractions { id status } } } }`;
    for (const query of [...lists.map((list) => listQuery(list, 5)), across]) {
      const isOfThePlatform = [...OF_THE_PLATFORM].some((name) => query.startsWith(`{ ${name}(`));
      const [one, other] = isOfThePlatform ? [ours[0], boss] : [ours[1], admin];
      const [asked, theirs] = [await one?.graphql(query), await other?.graphql(query)];
      expect([query, theirs?.errors, theirs?.data]).toEqual([query, [], asked?.data]);
    }
  }, 120_000);

  /** What the specification names instead of ok or the changed object. */
  const NAMED_ANSWERS: Readonly<Record<string, readonly string[]>> = {
    signIn: ['verified', 'requires'],
    signInGuestWithToken: ['verified'],
    verifyOtp: ['verified'],
    createMembership: ['token', 'exp'],
    refreshRealtimeToken: ['token', 'exp'],
    generate2faBackupCodes: ['backupCodes'],
    updateMemberInformation: ['success'],
    validatePassword: ['valid', 'messages'],
    cancelAbstraction: ['status', 'message'],
    reprocessAbstraction: ['status', 'message'],
  };

  it('R286: mutations return ok, or what the specification names, for every mutation there is', () => {
    const mutations = fieldsOf(schema.getMutationType());
    expect(mutations.length).toBeGreaterThan(40);
    for (const mutation of mutations) {
      const fields = answerOf(mutation);
      const named = NAMED_ANSWERS[mutation.name];
      if (named) expect([mutation.name, fields]).toEqual([mutation.name, named]);
      else if (!fields.includes('ok'))
        expect([mutation.name, fields]).toEqual([mutation.name, expect.arrayContaining(['estate'])]);
    }
  });

  it('R286: a mutation takes an input object and gives the changed object', async () => {
    const advisor = await stand.as('advisor');
    const named = await advisor.graphql(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok account { id name } } }',
      { input: { name: 'Nora Quill' } },
    );
    expect(named.data).toEqual({
      updateUser: { ok: true, account: { id: SAMPLE_ACCOUNTS.advisor.id, name: 'Nora Quill' } },
    });
    expect((await advisor.graphql('{ currentSession { account { name } } }')).data).toEqual({
      currentSession: { account: { name: 'Nora Quill' } },
    });
  });

  it('a request is one trace: gateway, plan, fetches, subgraphs, store, and whoever hears of it over the broker', async () => {
    const admin = await stand.as('admin');
    const read = 'query Traced($id: ID!) { estate(id: $id) { version displayName organization { name } } }';
    const { data, errors } = await admin.graphql(read, { id: CASTELLAN_ESTATE_ID });
    expect(errors).toEqual([]);
    const { version, displayName } = data.estate;
    const changed = await admin.graphql(
      'mutation Renamed($input: UpdateEstateInput!) { updateEstate(input: $input) { ok } }',
      { input: { id: CASTELLAN_ESTATE_ID, version, displayName: `${displayName} again` } },
    );
    expect(changed.errors).toEqual([]);

    const { asked, told } = await vi.waitFor(
      () => {
        const asked = traceOf(stand.log(), 'query Traced');
        const told = traceOf(stand.log(), 'mutation Renamed');
        // Apollo Gateway names its own steps between the request and what is fetched.
        expect(asked).toContainEqual(
          expect.stringMatching(/^gateway POST \/graphql > (.+ > )?gateway (gateway\.)?plan$/),
        );
        expect(told).toContainEqual(expect.stringMatching(/> identity handle estate\.\S+ > identity store \w+ /));
        return { asked, told };
      },
      { timeout: 30_000 },
    );
    expect(asked).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^gateway POST \/graphql > (.+ > )?gateway fetch estate > estate POST \/graphql$/),
        expect.stringMatching(/^gateway POST \/graphql > (.+ > )?gateway fetch identity > identity POST \/graphql$/),
        expect.stringMatching(/> gateway fetch estate > estate POST \/graphql > estate store find estates?$/),
        expect.stringMatching(/> identity POST \/graphql > identity store find organizations$/),
      ]),
    );
    expect(told).toContainEqual(expect.stringMatching(/> estate POST \/graphql > identity handle estate\./));
  });
});

interface SpanLine {
  readonly service: string;
  readonly msg: string;
  readonly trace: string;
  readonly span: string;
  readonly within: string | null;
  readonly operation?: string;
}

/** Each part of the trace of the request with this operation, with what it is within. */
function traceOf(log: string, operation: string): string[] {
  const spans = log
    .split('\n')
    .flatMap((line) => (line.includes('"msg":"span: ') ? [JSON.parse(line) as SpanLine] : []));
  const request = spans.find((one) => one.operation === operation && one.within === null);
  const known = new Map(spans.map((one) => [one.span, one]));
  const placeOf = ({ service, msg, within }: SpanLine): string => {
    const outer = within === null ? undefined : known.get(within);
    return `${outer ? `${placeOf(outer)} > ` : ''}${service} ${msg.replace('span: ', '')}`;
  };
  return spans.filter(({ trace }) => trace === request?.trace).map(placeOf);
}

function never(): never {
  throw new Error('the graph has no estates');
}
