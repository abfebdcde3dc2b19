import { readFileSync } from 'node:fs';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { absentLike, said, tells } from './foreign-answers.ts';
import { type Ids, MUTATION_ROWS, type OwnIds, QUERY_ROWS, SEARCH_ROWS } from './foreign-ids.ts';
import { attackerOf, upload, victimIds } from './foreign-world.ts';
import { operationOf, rootFields } from './generated-operations.ts';
import { type Client, codesOf, type PlatformStand, startPlatformStand } from './platform-stand.ts';

const schema = buildSchema(readFileSync(new URL('../api.graphql', import.meta.url), 'utf8'), { assumeValidSDL: true });
const fields = { query: rootFields(schema, 'query'), mutation: rootFields(schema, 'mutation') };
const operation = (root: 'query' | 'mutation', name: string): string => {
  const field = fields[root].find((one) => one.name === name);
  if (!field) throw new Error(`the supergraph has no ${name}`);
  return operationOf(root, field);
};

const northmere = SAMPLE_ORGANIZATIONS.northmere.id;
const CLIENTS = '{ estates(pagination: { perPage: 100 }) { metadata { totalCount } collection { id } } }';
const SETTINGS = `{ organizationSettings(organizationId: "${northmere}") { version } }`;
const SET = `mutation ($version: Int!, $attributes: OrganizationSettingAttributesInput!) {
  updateOrganizationSetting(organizationId: "${northmere}", version: $version, attributes: $attributes) { ok }
}`;
const ESTATE = 'query ($id: ID!) { estate(id: $id) { id version displayName } }';

let stand: PlatformStand;
let boss: Client;
let planner: Client;
let advisor: Client;
let colleague: Client;
/** Of a client whom the colleague does not advise. */
let others: Ids;
let own: OwnIds;

const limit = async (enableAccessControls: boolean): Promise<void> => {
  const { version } = (await boss.graphql(SETTINGS)).data.organizationSettings;
  const { errors, text } = await boss.graphql(SET, { version, attributes: { enableAccessControls } });
  if (errors.length > 0) throw new Error(text);
};
const clientsOf = async (who: Client): Promise<string[]> =>
  (await who.graphql(CLIENTS)).data.estates.collection.map(({ id }: { id: string }) => id);

beforeAll(async () => {
  stand = await startPlatformStand();
  boss = await stand.as('super');
  planner = await stand.as('planner');
  advisor = await stand.as('advisor');
  others = await victimIds(await stand.as('admin'));
  ({ client: colleague, own } = await attackerOf(stand, boss, { organizationId: northmere, role: 'ADVISOR' }));
  await limit(true);
}, 180_000);
afterAll(() => stand.stop());

/** What is of the firm itself is every advisor's; these name something else that is of a client. */
const OF_THE_FIRM = [
  'organizationId',
  'accountId',
  'membershipId',
  'sessionId',
  'invitationId',
  'profileGroupId',
] as const;
const isOfTheFirm = (variables: object): boolean =>
  OF_THE_FIRM.some((name) => JSON.stringify(variables).includes(others[name]));

describe('an advisor of an organization with access controls, and a colleague’s client', () => {
  it('everything that is asked for by the client’s ids answers as if it did not exist', async () => {
    const asked = Object.entries(QUERY_ROWS).filter(
      ([, { variables, open }]) => !open && !isOfTheFirm(variables(others)),
    );
    expect(asked.length).toBeGreaterThan(30);
    for (const [name, { variables }] of asked) {
      const answer = await colleague.graphql(operation('query', name), variables(others));
      expect([name, tells(answer.data), answer.text]).toEqual([name, false, answer.text]);
      const nothing = absentLike(others);
      expect(said(answer, others)).toBe(
        said(await colleague.graphql(operation('query', name), variables(nothing)), nothing),
      );
    }
  });

  it('search finds nothing of it', async () => {
    for (const [name, variables] of Object.entries(SEARCH_ROWS)) {
      const found = (await colleague.graphql(operation('query', name), variables(others))).data;
      expect([name, JSON.stringify(found)]).toEqual([name, expect.not.stringContaining(others.estateId)]);
    }
  });

  it('every change of it is refused as if it did not exist', async () => {
    const rows = Object.entries(MUTATION_ROWS).flatMap(([name, list]) => list.map((one) => ({ name, ...one })));
    const asked = rows.filter(({ variables }) => !isOfTheFirm(variables(others, own)));
    expect(asked.length).toBeGreaterThan(60);
    for (const { name, variables, silent } of asked) {
      const answer = await colleague.graphql(operation('mutation', name), variables(others, own));
      expect([name, codesOf(answer).length, answer.text]).toEqual([
        name,
        silent && !codesOf(answer).includes('FORBIDDEN') ? 0 : 1,
        answer.text,
      ]);
      if (!silent) expect([name, tells(answer.data)]).toEqual([name, false]);
    }
    expect((await upload(colleague, others.estateId)).errors?.map(({ extensions }) => extensions.code)).toEqual([
      'NOT_FOUND',
    ]);
  });

  it('is invited to by nobody else, and who has access to it is not told', async () => {
    const INVITE = 'mutation ($input: CreateMembershipInput!) { createMembership(input: $input) { exp } }';
    const input = {
      organizationId: northmere,
      emailAddress: 'friend@rival.example',
      name: 'Frida Friend',
      estateIds: [others.estateId],
    };
    expect(codesOf(await colleague.graphql(INVITE, { input }))).toEqual(['NOT_FOUND']);
    const ACCESS = 'query ($id: ID!) { estateAccess(estateId: $id) { id } }';
    expect(codesOf(await colleague.graphql(ACCESS, { id: others.estateId }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await advisor.graphql(ACCESS, { id: others.estateId }))).toEqual([]);
  });
});

describe('an advisor of an organization with access controls', () => {
  it('has the own clients in the list, on the dashboard and by address, a new one at once', async () => {
    expect(await clientsOf(colleague)).toEqual([own.estateId]);
    const CREATE = `mutation ($input: CreateEstateInput!) {
      createEstate(input: $input) { estate { id displayName people { id firstName } } }
    }`;
    const input = { firstName: 'Ingrid', lastName: 'Aasen', state: 'OR', maritalStatus: 'SINGLE' };
    const made = (await colleague.graphql(CREATE, { input })).data.createEstate.estate;
    expect(made).toMatchObject({ people: [{ firstName: 'Ingrid' }] });
    expect((await clientsOf(colleague)).sort()).toEqual([own.estateId, made.id].sort());
    const { data } = await colleague.graphql(
      '{ team: estateOverview { households { estateId } } members: clientAdvisors { name } }',
    );
    const drawn = data.team.households.map(({ estateId }: { estateId: string }) => estateId);
    expect(drawn.sort()).toEqual([own.estateId, made.id].sort());
    expect(data.members).toEqual([{ name: 'Mallory Rival' }]);
  });

  it('reaches what is shared with them from the next request on, and no longer what was taken back', async () => {
    const SHARE = `mutation ($id: ID!, $to: ID!) {
      createSharedEstateOwnership(estateId: $id, accountId: $to) { sharedEstateOwnership { id } }
    }`;
    const shared = await advisor.graphql(SHARE, { id: others.estateId, to: own.accountId });
    const { id } = shared.data.createSharedEstateOwnership.sharedEstateOwnership;
    expect((await colleague.graphql(ESTATE, { id: others.estateId })).data.estate).toMatchObject({
      id: others.estateId,
    });
    const TAKE_BACK = 'mutation ($id: ID!) { deleteSharedEstateOwnership(id: $id) { ok } }';
    expect(codesOf(await advisor.graphql(TAKE_BACK, { id }))).toEqual([]);
    expect((await colleague.graphql(ESTATE, { id: others.estateId })).data.estate).toBeNull();
  });

  it('no longer reaches a client that was given to somebody else; planners and administrators reach all', async () => {
    const { version } = (await colleague.graphql(ESTATE, { id: own.estateId })).data.estate;
    const MOVE = 'mutation ($input: UpdateEstateInput!) { updateEstate(input: $input) { estate { id } } }';
    const move = { id: own.estateId, version, advisorId: SAMPLE_ACCOUNTS.advisor.id };
    expect(codesOf(await planner.graphql(MOVE, { input: move }))).toEqual([]);
    expect((await colleague.graphql(ESTATE, { id: own.estateId })).data.estate).toBeNull();
    expect((await advisor.graphql(ESTATE, { id: own.estateId })).data.estate).toMatchObject({ id: own.estateId });
    for (const who of [planner, boss]) expect(await clientsOf(who)).toContain(own.estateId);
  });

  it('reaches all clients of the organization again once the controls are off', async () => {
    await limit(false);
    expect((await clientsOf(colleague)).sort()).toEqual((await clientsOf(planner)).sort());
  });
});
