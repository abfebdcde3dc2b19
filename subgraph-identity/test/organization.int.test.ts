import { newId } from '@platform/kernel';
import { createSessionStore } from '@platform/service-kit';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organizationChanged } from '../src/modules/organization/organization.events.ts';
import { codesOf, type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere, familyOffice, operations } = SAMPLE_ORGANIZATIONS;
let identity: StartedIdentity;
let admin: string;
let advisor: string;
let client: string;
beforeAll(async () => {
  identity = await startIdentity();
  [admin, advisor, client] = (await Promise.all(
    ['admin@example.com', 'advisor@example.com', 'client@example.com'].map(identity.signIn),
  )) as [string, string, string];
});
afterAll(() => identity.stop());

const ORGANIZATION = `query ($id: ID!) { organization(id: $id) {
  id name isDisabled trialActive version quotas { type total free } members { id role }
  subOrganizations { id name } parentOrganization { id } } }`;
const sessionsOf = () => createSessionStore(identity.redis);

describe('a member of the team', () => {
  it('was last active when the person last did something, not only at the sign-in', async () => {
    const later = Date.now() + 7 * 60_000;
    const sessions = createSessionStore(identity.redis, () => later);
    const found = await sessions.read(advisor);
    if (found) await sessions.touch(found);
    const TEAM = `{ organizationTeam(organizationId: "${northmere.id}", searchTerm: "Nora") { collection { lastActivity lastSignedInAt } } }`;
    const { data } = await identity.graphql(TEAM, {}, { token: admin });
    const [nora] = (
      data as unknown as { organizationTeam: { collection: { lastActivity: string; lastSignedInAt: string }[] } }
    ).organizationTeam.collection;
    expect(Date.parse(nora?.lastActivity ?? '')).toBe(later);
    expect(Date.parse(nora?.lastSignedInAt ?? '')).toBeLessThan(later);
  });
});

describe('the list of all organizations', () => {
  const LIST = `query ($term: String, $sort: OrganizationSort, $direction: SortDirection, $pagination: PaginationInput) {
    organizations(searchTerm: $term, sortBy: $sort, direction: $direction, pagination: $pagination) {
      collection { name tierName seatsAllocated clientsCount isDisabled parentOrganization { name } }
      metadata { totalCount totalPages currentPage } } }`;
  const listed = async (token: string, variables: Record<string, unknown> = {}) => {
    const answer = await identity.graphql(LIST, variables, { token });
    const list = answer.data?.['organizations'] as unknown as
      | { collection: { name: string; seatsAllocated: number | null }[]; metadata: object }
      | undefined;
    return { codes: codesOf(answer), names: list?.collection.map(({ name }) => name), ...list };
  };

  it('is searched, sorted and paged by super administrators, and refused to everybody else', async () => {
    const own = await identity.signIn('super@example.com');
    const all = await listed(own);
    expect(all.codes).toEqual([]);
    expect(all.names).toEqual(all.names?.toSorted());
    expect(all.names).toEqual(expect.arrayContaining([northmere.name, familyOffice.name, operations.name]));
    expect((await listed(own, { direction: 'DESC' })).names).toEqual(all.names?.toReversed());
    const bySeats = (await listed(own, { sort: 'SEATS', direction: 'DESC' })).collection ?? [];
    const seats = bySeats.map(({ seatsAllocated }) => seatsAllocated ?? 0);
    expect(seats).toEqual(seats.toSorted((a, b) => b - a));
    expect(await listed(own, { term: 'family OFF' })).toMatchObject({
      names: [familyOffice.name],
      collection: [{ parentOrganization: { name: northmere.name }, clientsCount: expect.any(Number) }],
      metadata: { totalCount: 1 },
    });
    expect(await listed(own, { term: '.*' })).toMatchObject({ names: [], metadata: { totalCount: 0 } });
    const second = await listed(own, { pagination: { page: 2, perPage: 1 } });
    expect(second).toMatchObject({ names: all.names?.slice(1, 2), metadata: { currentPage: 2 } });
    for (const token of [admin, advisor, client]) expect((await listed(token)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('organizations', () => {
  it('R122: an administrator of the parent reaches the sub-organization with its members; an advisor does not', async () => {
    const own = await identity.graphql(ORGANIZATION, { id: northmere.id }, { token: admin });
    expect(own.errors).toEqual([]);
    expect(own.data?.['organization']).toMatchObject({
      name: 'Northmere Wealth',
      isDisabled: false,
      subOrganizations: [{ id: familyOffice.id }],
    });
    const below = await identity.graphql(ORGANIZATION, { id: familyOffice.id }, { token: admin });
    expect(below.data?.['organization']).toMatchObject({
      name: 'Northmere Family Office',
      parentOrganization: { id: northmere.id },
    });
    const foreign = await identity.graphql(ORGANIZATION, { id: familyOffice.id }, { token: advisor });
    expect(foreign.data).toEqual({ organization: null });
  });
  it('a foreign organization answers as if it did not exist, in every query and in _entities', async () => {
    const TEAM = 'query ($id: ID!) { organizationTeam(organizationId: $id) { collection { id } } }';
    for (const id of [operations.id, 'no-such-organization']) {
      expect((await identity.graphql(ORGANIZATION, { id }, { token: admin })).data).toEqual({ organization: null });
      expect(codesOf(await identity.graphql(TEAM, { id }, { token: admin }))).toEqual(['NOT_FOUND']);
      expect(
        codesOf(
          await identity.graphql('query ($id: ID!) { quotas(organizationId: $id) { id } }', { id }, { token: admin }),
        ),
      ).toEqual(['NOT_FOUND']);
      const entities = await identity.graphql(
        'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Organization { name } ... on OrganizationSetting { orgName } ... on Account { name emailAddress } } }',
        {
          r: [
            { __typename: 'Organization', id },
            { __typename: 'OrganizationSetting', organizationId: id },
            { __typename: 'Account', id: SAMPLE_ACCOUNTS.super.id },
          ],
        },
        { token: advisor },
      );
      expect(entities.data).toEqual({ _entities: [null, null, null] });
    }
  });
  it('shows a client the name and look of its organization, no quotas and no members', async () => {
    const { data } = await identity.graphql(ORGANIZATION, { id: northmere.id }, { token: client });
    expect(data?.['organization']).toMatchObject({ name: 'Northmere Wealth', quotas: null, members: null });
  });
  it('shows a colleague by name, and sign-in facts only to administrators', async () => {
    const QUERY =
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Account { name phoneNumber failedSignInAttempts passwordExpired isFromSso source signedInAt memberships { role } } } }';
    const r = [{ __typename: 'Account', id: SAMPLE_ACCOUNTS.admin.id }];
    const seen = await identity.graphql(QUERY, { r }, { token: client });
    expect(seen.data).toEqual({
      _entities: [
        {
          name: 'Theresa Brandt',
          phoneNumber: null,
          failedSignInAttempts: null,
          passwordExpired: null,
          isFromSso: null,
          source: null,
          signedInAt: null,
          memberships: [],
        },
      ],
    });
    const byAdmin = await identity.graphql(
      QUERY,
      { r: [{ __typename: 'Account', id: SAMPLE_ACCOUNTS.client.id }] },
      { token: admin },
    );
    expect(byAdmin.data).toMatchObject({
      _entities: [{ signedInAt: expect.any(String), memberships: [{ role: 'CLIENT' }] }],
    });
  });
  it('R047, R050: lists the team in pages of 20 with metadata, and searches it literally', async () => {
    const TEAM = `query ($term: String, $pagination: PaginationInput) { organizationTeam(organizationId: "${northmere.id}", searchTerm: $term, pagination: $pagination) {
      collection { id name role isPrimaryAdmin isEstateSpecialist organizationName lastSignedInAt } metadata { totalPages totalCount currentPage limitValue } } }`;
    const team = await identity.graphql(TEAM, {}, { token: admin });
    expect(team.data?.['organizationTeam']).toMatchObject({
      metadata: { totalPages: 1, totalCount: 8, currentPage: 1, limitValue: 20 },
    });
    const second = await identity.graphql(TEAM, { pagination: { page: 2, perPage: 3 } }, { token: admin });
    expect(second.data?.['organizationTeam']).toMatchObject({
      metadata: { totalPages: 3, currentPage: 2, limitValue: 3 },
    });
    const found = await identity.graphql(TEAM, { term: 'nora' }, { token: admin });
    expect(found.data?.['organizationTeam']).toMatchObject({
      collection: [{ name: 'Nora Finch', role: 'ADVISOR', organizationName: 'Northmere Wealth' }],
    });
    const literal = await identity.graphql(TEAM, { term: '.*' }, { token: admin });
    expect(literal.data?.['organizationTeam']).toMatchObject({ collection: [] });
    expect(codesOf(await identity.graphql(TEAM, { pagination: { perPage: 1001 } }, { token: admin }))).toEqual([
      'PER_PAGE_TOO_LARGE',
    ]);
    const all = await identity.graphql(TEAM, { pagination: { perPage: -1 } }, { token: admin });
    expect(all.data?.['organizationTeam']).toMatchObject({ metadata: { totalPages: 1, totalCount: 8 } });
    expect(codesOf(await identity.graphql(TEAM, {}, { token: advisor }))).toEqual(['FORBIDDEN']);
  });
  it('R047: lists whom a client may be given to, for whoever works with clients', async () => {
    const ADVISORS = `query ($id: ID!, $term: String) { organizationAdvisors(organizationId: $id, searchTerm: $term) { collection { id name role } metadata { totalCount } } }`;
    const ask = (token: string, id: string, term?: string) => identity.graphql(ADVISORS, { id, term }, { token });
    const all = await ask(advisor, northmere.id);
    expect(all.data?.['organizationAdvisors']).toEqual({
      collection: [
        { id: SAMPLE_ACCOUNTS.advisor.id, name: 'Nora Finch', role: 'ADVISOR' },
        { id: SAMPLE_ACCOUNTS.planner.id, name: 'Priya Raman', role: 'ESTATE_SPECIALIST' },
        { id: SAMPLE_ACCOUNTS.admin.id, name: 'Theresa Brandt', role: 'ADMIN' },
      ],
      metadata: { totalCount: 3 },
    });
    const found = await ask(admin, northmere.id, 'priya');
    expect(found.data?.['organizationAdvisors']).toMatchObject({ collection: [{ name: 'Priya Raman' }] });
    expect(codesOf(await ask(advisor, familyOffice.id))).toEqual(['NOT_FOUND']);
    expect(codesOf(await ask(client, northmere.id))).toEqual(['FORBIDDEN']);
  });
  it('tells services, and nobody else, whether somebody may be given a client', async () => {
    const of = (organizationId: string, accountId: string) =>
      `/internal/organizations/${organizationId}/advisors/${accountId}`;
    const asked = (organizationId: string, accountId: string) =>
      identity.internal('GET', of(organizationId, accountId), { service: 'estate' });
    const { planner, attorney, super: superAdmin } = SAMPLE_ACCOUNTS;
    expect((await asked(northmere.id, planner.id)).body).toEqual({
      accountId: planner.id,
      name: 'Priya Raman',
      role: 'ESTATE_SPECIALIST',
    });
    for (const [organizationId, accountId] of [
      [familyOffice.id, planner.id],
      [northmere.id, attorney.id],
      [northmere.id, superAdmin.id],
      [northmere.id, newId()],
    ] as const) {
      expect((await asked(organizationId, accountId)).status).toBe(404);
    }
    const person = await identity.internal('GET', of(northmere.id, planner.id), { token: admin });
    expect(person.status).toBe(403);

    await identity.shared.accountModel.updateOne({ _id: planner.id }, { $set: { disabledAt: new Date() } });
    expect((await asked(northmere.id, planner.id)).status).toBe(404);
    const left = await identity.graphql(
      `{ organizationAdvisors(organizationId: "${northmere.id}") { metadata { totalCount } } }`,
      {},
      { token: advisor },
    );
    expect(left.data?.['organizationAdvisors']).toEqual({ metadata: { totalCount: 2 } });
    await identity.shared.accountModel.updateOne({ _id: planner.id }, { $set: { disabledAt: null } });
  });
  it('lists the administrators with the primary one marked', async () => {
    const { data } = await identity.graphql(
      `{ organizationAdmins(organizationId: "${northmere.id}") { collection { name isPrimaryAdmin role } } }`,
      {},
      { token: admin },
    );
    expect(data?.['organizationAdmins']).toEqual({
      collection: [{ name: 'Theresa Brandt', isPrimaryAdmin: true, role: 'ADMIN' }],
    });
  });
  it('gives name and logo to a visitor who holds a link', async () => {
    const { data } = await identity.graphql(
      `{ getOrganizationLogo(organizationId: "${northmere.id}") { name logoUrl } }`,
    );
    expect(data).toEqual({ getOrganizationLogo: { name: 'Northmere Wealth', logoUrl: null } });
  });
});

describe('organization settings', () => {
  const READ = `{ organizationSettings(organizationId: "${northmere.id}") { orgName version advisorCanGenerateReport } }`;
  const CHANGE = `mutation ($version: Int!, $on: Boolean!) { updateOrganizationSetting(organizationId: "${northmere.id}", version: $version, attributes: { advisorCanGenerateReport: $on }) {
    ok organizationSetting { version advisorCanGenerateReport } } }`;
  const versionNow = async (): Promise<number> => {
    const { data } = await identity.graphql(READ, {}, { token: admin });
    return Object(data?.['organizationSettings']).version;
  };
  const permissionsOf = async (token: string): Promise<string[]> => {
    const { data } = await identity.graphql('{ currentSession { permissions } }', {}, { token });
    return Object(data?.['currentSession']).permissions;
  };

  it('takes effect at the advisor’s next request, is told to open pages, published, and on the record', async () => {
    const subscriber = new Redis(process.env['REDIS_URL'] ?? '');
    const heard = Promise.withResolvers<string>();
    subscriber.on('message', (_channel, message) => heard.resolve(message));
    await subscriber.subscribe(`realtime:organization:${northmere.id}`);
    expect(await permissionsOf(advisor)).toContain('report:create');
    const answer = await identity.graphql(CHANGE, { version: await versionNow(), on: false }, { token: admin });
    expect(answer.data?.['updateOrganizationSetting']).toMatchObject({
      ok: true,
      organizationSetting: { advisorCanGenerateReport: false },
    });
    expect(await permissionsOf(advisor)).not.toContain('report:create');
    expect(JSON.parse(await heard.promise)).toEqual({
      type: 'settingsChanged',
      organizationId: northmere.id,
      names: ['advisorCanGenerateReport'],
    });
    subscriber.disconnect();
    const { entries } = await identity.shared.audit.list({
      chains: [northmere.id],
      actions: ['organization.settings-changed'],
      skip: 0,
      limit: 1,
    });
    expect(entries[0]).toMatchObject({
      accountId: SAMPLE_ACCOUNTS.admin.id,
      details: { advisorCanGenerateReport: false },
    });
  });
  it('an audit log that is not shown is read by no administrator of the organization, and goes on', async () => {
    const SET = `mutation ($version: Int!, $on: Boolean!) { updateOrganizationSetting(organizationId: "${northmere.id}",
      version: $version, attributes: { usesAuditLog: $on }) { ok } }`;
    const set = async (on: boolean) => identity.graphql(SET, { version: await versionNow(), on }, { token: admin });
    const LOG = `{ auditEntries(organizationId: "${northmere.id}", actions: ["organization.settings-changed"]) {
      collection { details } } }`;
    const newest = async () => {
      const { data } = await identity.graphql(LOG, {}, { token: admin });
      return Object(data?.['auditEntries']).collection[0]?.details;
    };
    expect((await set(false)).errors).toEqual([]);
    expect(codesOf(await identity.graphql(LOG, {}, { token: admin }))).toEqual(['FORBIDDEN']);
    expect(await permissionsOf(admin)).not.toContain('audit:view');
    const { entries } = await identity.shared.audit.list({
      chains: [northmere.id],
      actions: ['organization.settings-changed'],
      skip: 0,
      limit: 1,
    });
    expect(entries[0]?.details).toEqual({ usesAuditLog: false });
    expect((await set(true)).errors).toEqual([]);
    expect(await newest()).toEqual({ usesAuditLog: true });
  });
  it('sets the zone of the calendar, which every session of the organization has at its next request', async () => {
    const SET = `mutation ($version: Int!, $zone: String!) { updateOrganizationSetting(organizationId: "${northmere.id}",
      version: $version, attributes: { timeZone: $zone }) { organizationSetting { timeZone } } }`;
    const set = async (zone: string) => identity.graphql(SET, { version: await versionNow(), zone }, { token: admin });
    const zoneOf = async (token: string) =>
      Object((await identity.graphql('{ currentSession { timeZone } }', {}, { token })).data?.['currentSession'])
        .timeZone;
    expect(await zoneOf(advisor)).toBe('America/New_York');
    expect(codesOf(await set('Boston'))).toEqual(['UNKNOWN_TIME_ZONE']);
    expect((await set('Pacific/Honolulu')).errors).toEqual([]);
    expect(await zoneOf(advisor)).toBe('Pacific/Honolulu');
    expect((await set('America/New_York')).errors).toEqual([]);
  });
  it('refuses a stale version and changes nothing', async () => {
    const version = await versionNow();
    const first = await identity.graphql(CHANGE, { version, on: true }, { token: admin });
    expect(first.errors).toEqual([]);
    expect(codesOf(await identity.graphql(CHANGE, { version, on: false }, { token: admin }))).toEqual([
      'STALE_VERSION',
    ]);
    const { data } = await identity.graphql(READ, {}, { token: admin });
    expect(data?.['organizationSettings']).toMatchObject({ version: version + 1, advisorCanGenerateReport: true });
  });
  it('a retried change is made once', async () => {
    const version = await versionNow();
    const options = { token: admin, idempotencyKey: 'the-same-click-twice' };
    const first = await identity.graphql(CHANGE, { version, on: false }, options);
    const again = await identity.graphql(CHANGE, { version, on: false }, options);
    expect(again.data).toEqual(first.data);
    await identity.graphql(CHANGE, { version: version + 1, on: true }, { token: admin });
  });
  it('is refused to an advisor, to a client and to a visitor', async () => {
    const version = await versionNow();
    expect(codesOf(await identity.graphql(CHANGE, { version, on: false }, { token: advisor }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await identity.graphql(CHANGE, { version, on: false }, { token: client }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await identity.graphql(CHANGE, { version, on: false }))).toEqual(['UNAUTHENTICATED']);
  });
});

describe('an organization far above', () => {
  const grandchild = { id: newId(), name: 'Northmere Family Office East' };
  const below = () =>
    identity.internal('GET', `/internal/organization-access/${grandchild.id}`, { service: 'gateway' });
  const set = async (id: string, change: object): Promise<void> => {
    await identity.shared.organizationModel.updateOne({ _id: id }, { $set: change });
    await identity.shared.access.write([id]);
  };
  beforeAll(async () => {
    const office = await identity.shared.organizations.byId(familyOffice.id);
    if (!office) throw new Error('no family office');
    const changes = { ...grandchild, parentId: familyOffice.id, primaryAdminIds: [], flags: [], disabledAt: null };
    const made = { ...office, ...changes };
    await identity.shared.organizations.seed(made, organizationChanged(made, null, new Date()));
    await identity.shared.access.write([grandchild.id]);
  });

  it('stops everybody below when it is disabled, at once and however deep', async () => {
    const stored = async () => (await sessionsOf().readOrganizationAccess(grandchild.id))?.disabled;
    expect(await stored()).toBe(false);
    await set(northmere.id, { disabledAt: new Date() });
    expect(await stored()).toBe(true);
    expect((await below()).body).toMatchObject({ disabled: true, parentId: familyOffice.id });
    await set(northmere.id, { disabledAt: null });
    expect(await stored()).toBe(false);
  });

  it('gives its flags to those below, unless one in between says otherwise', async () => {
    const flagOf = async () => Object((await below()).body['flags'])['DOC_GEN_2'];
    await set(northmere.id, { flags: [{ name: 'DOC_GEN_2', enabled: true }] });
    expect(await flagOf()).toBe(true);
    await set(familyOffice.id, { flags: [{ name: 'DOC_GEN_2', enabled: false }] });
    expect(await flagOf()).toBe(false);
  });
});

describe('a subgraph asked directly', () => {
  it('gives nothing without a valid actor token, _entities and _service included', async () => {
    for (const query of [
      '{ isLoggedIn }',
      '{ _service { sdl } }',
      `{ _entities(representations: [{ __typename: "Organization", id: "${northmere.id}" }]) { __typename } }`,
    ]) {
      for (const authorization of [undefined, 'Actor nonsense', 'Bearer x']) {
        const response = await identity.service.app.inject({
          method: 'POST',
          url: '/graphql',
          headers: { ...(authorization && { authorization }), 'x-actor': JSON.stringify({ kind: 'system' }) },
          payload: { query },
        });
        expect(response.statusCode).toBe(401);
        expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
        expect(response.body).not.toContain('Northmere');
      }
    }
  });
});
