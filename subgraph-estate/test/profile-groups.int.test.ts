import type { Actor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, sampleActor, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const CREATE =
  'mutation ($name: String!) { createProfileGroup(name: $name) { ok profileGroup { id version name createdByName clientsCount } } }';
const RENAME =
  'mutation ($id: ID!, $v: Int!, $name: String!) { updateProfileGroup(id: $id, version: $v, name: $name) { profileGroup { name version } } }';
const DELETE = 'mutation ($id: ID!, $v: Int!) { deleteProfileGroup(id: $id, version: $v) { ok } }';
const RESTORE = 'mutation ($id: ID!) { restoreProfileGroup(id: $id) { ok profileGroup { name } } }';
const ADD =
  'mutation ($id: ID!, $of: [ID!]!) { bulkAddEstateProfileGroupings(profileGroupId: $id, estateIds: $of) { ok profileGroup { clientsCount version } } }';
const TAKE =
  'mutation ($id: ID!, $of: [ID!]!) { bulkRemoveEstateProfileGroupings(profileGroupId: $id, estateIds: $of) { ok profileGroup { clientsCount version } } }';
const GROUPS =
  'query ($term: String) { profileGroups(searchTerm: $term) { collection { id name clientsCount } metadata { totalCount } } }';
const LIST =
  'query ($g: ID!) { estates(filter: { profileGroupId: $g }) { collection { id displayName profileGroups { name } } metadata { totalCount } } }';
const GROUPINGS =
  'query ($e: ID, $g: ID) { estateProfileGroupings(estateId: $e, profileGroupId: $g) { collection { id estateId profileGroupId profileGroup { name } estate { displayName } } metadata { totalCount } } }';

const ask = (query: string, variables: object = {}) => estate.as('advisor')(query, variables, newId());
const codes = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);
const foreigner = (): Actor => ({
  ...sampleActor('advisor'),
  organizationId: SAMPLE_ORGANIZATIONS.familyOffice.id,
  scope: { everything: false, organizationIds: [SAMPLE_ORGANIZATIONS.familyOffice.id], estateIds: [] },
});

async function group(name = `Group ${newId()}`): Promise<{ id: string; version: number; name: string }> {
  const { data, errors } = await ask(CREATE, { name });
  expect(errors).toEqual([]);
  return data.createProfileGroup.profileGroup;
}
async function household(lastName: string): Promise<{ id: string; version: number }> {
  const input = { firstName: 'Ada', lastName, state: 'FL', maritalStatus: 'SINGLE' };
  const query = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version } } }';
  return (await ask(query, { input })).data.createEstate.estate;
}
const listed = async (g: string) => (await ask(LIST, { g })).data.estates;

describe('groups of clients', () => {
  it('are made, named once in an organization, found by name, and renamed over what was read', async () => {
    const name = `Annual review ${newId()}`;
    const made = await group(`  ${name} `);
    expect(made).toMatchObject({ name, createdByName: 'Nora Finch', clientsCount: 0 });
    const twice = await ask(CREATE, { name: name.toUpperCase() });
    expect(twice.errors).toMatchObject([{ extensions: { code: 'NAME_TAKEN', field: 'name' } }]);
    const found = await ask(GROUPS, { term: name });
    expect(found.data.profileGroups).toMatchObject({ collection: [{ name }], metadata: { totalCount: 1 } });
    const other = `${name} in spring`;
    expect((await ask(RENAME, { id: made.id, v: made.version, name: other })).data.updateProfileGroup).toEqual({
      profileGroup: { name: other, version: made.version + 1 },
    });
    expect(codes(await ask(RENAME, { id: made.id, v: made.version, name }))).toEqual(['STALE_VERSION']);
    // The name that was given up is free again.
    await group(name);
    expect(codes(await ask(RENAME, { id: made.id, v: made.version + 1, name }))).toEqual(['NAME_TAKEN']);
    expect(codes(await ask(CREATE, { name: '   ' }))).toEqual(['REQUIRED']);
  });

  it('hold clients, several at once, by which the list is narrowed; a client says which it is in', async () => {
    const [one, other] = [await household('Abbot'), await household('Bellamy')];
    const [owners, review] = [await group(`Owners ${newId()}`), await group(`Annual ${newId()}`)];
    const added = await ask(ADD, { id: owners.id, of: [one.id, other.id, one.id] });
    expect(added.data.bulkAddEstateProfileGroupings).toMatchObject({ ok: true, profileGroup: { clientsCount: 2 } });
    await ask(ADD, { id: review.id, of: [one.id] });
    const again = await ask(ADD, { id: owners.id, of: [one.id] });
    expect(again.data.bulkAddEstateProfileGroupings.profileGroup.clientsCount).toBe(2);
    expect(await listed(owners.id)).toEqual({
      collection: [
        { id: one.id, displayName: 'Ada Abbot', profileGroups: [{ name: review.name }, { name: owners.name }] },
        { id: other.id, displayName: 'Ada Bellamy', profileGroups: [{ name: owners.name }] },
      ],
      metadata: { totalCount: 2 },
    });
    const of = await ask(GROUPINGS, { e: one.id });
    expect(of.data.estateProfileGroupings.metadata.totalCount).toBe(2);
    expect(of.data.estateProfileGroupings.collection).toContainEqual({
      id: expect.any(String),
      estateId: one.id,
      profileGroupId: owners.id,
      profileGroup: { name: owners.name },
      estate: { displayName: 'Ada Abbot' },
    });
    expect((await ask(GROUPINGS, { g: owners.id })).data.estateProfileGroupings.metadata.totalCount).toBe(2);
    const both = { e: other.id, g: review.id };
    expect((await ask(GROUPINGS, both)).data.estateProfileGroupings.metadata.totalCount).toBe(0);
    const all = (await ask(GROUPINGS)).data.estateProfileGroupings;
    expect(all.metadata.totalCount).toBeGreaterThanOrEqual(3);

    const taken = await ask(TAKE, { id: owners.id, of: [one.id, newId()] });
    expect(taken.data.bulkRemoveEstateProfileGroupings.profileGroup.clientsCount).toBe(1);
    expect((await listed(owners.id)).collection.map(({ id }: { id: string }) => id)).toEqual([other.id]);
  });

  it('take all of the clients or none', async () => {
    const [own, kept] = [await household('Carver'), await group()];
    expect(codes(await ask(ADD, { id: kept.id, of: [own.id, newId()] }))).toEqual(['NOT_FOUND']);
    expect((await listed(kept.id)).metadata.totalCount).toBe(0);
    expect(codes(await ask(ADD, { id: kept.id, of: [] }))).toEqual(['REQUIRED']);
    const many = Array.from({ length: 501 }, () => newId());
    expect(codes(await ask(ADD, { id: kept.id, of: many }))).toEqual(['TOO_MANY']);
  });

  it('lose nobody who is put in by two at once', async () => {
    const kept = await group();
    const households = await Promise.all(['Ames', 'Bray', 'Cole', 'Dunn'].map(household));
    await Promise.all(households.map(({ id }) => ask(ADD, { id: kept.id, of: [id] })));
    expect((await listed(kept.id)).metadata.totalCount).toBe(4);
  });

  it('are deleted without their clients, and come back with them', async () => {
    const [own, kept] = [await household('Dalton'), await group()];
    const { version } = (await ask(ADD, { id: kept.id, of: [own.id] })).data.bulkAddEstateProfileGroupings.profileGroup;
    await ask(DELETE, { id: kept.id, v: version });
    expect((await ask(GROUPS, { term: kept.name })).data.profileGroups.metadata.totalCount).toBe(0);
    expect((await listed(kept.id)).metadata.totalCount).toBe(0);
    expect((await ask(GROUPINGS, { e: own.id })).data.estateProfileGroupings.collection).toEqual([]);
    expect(codes(await ask(ADD, { id: kept.id, of: [own.id] }))).toEqual(['NOT_FOUND']);
    expect((await ask(RESTORE, { id: kept.id })).data.restoreProfileGroup).toMatchObject({ ok: true });
    expect((await listed(kept.id)).collection).toMatchObject([{ id: own.id, profileGroups: [{ name: kept.name }] }]);
  });

  it('whose name somebody took meanwhile do not come back under it', async () => {
    const kept = await group();
    await ask(DELETE, { id: kept.id, v: kept.version });
    await group(kept.name);
    expect(codes(await ask(RESTORE, { id: kept.id }))).toEqual(['NAME_TAKEN']);
  });

  it('leave out a client that is archived or deleted, and have it again when it is back', async () => {
    const [own, kept] = [await household('Ewing'), await group()];
    await ask(ADD, { id: kept.id, of: [own.id] });
    const count = async () => (await ask(GROUPS, { term: kept.name })).data.profileGroups.collection[0].clientsCount;
    await ask('mutation ($id: ID!, $v: Int!) { archiveEstate(id: $id, version: $v) { ok } }', {
      id: own.id,
      v: own.version,
    });
    expect([await count(), (await listed(kept.id)).metadata.totalCount]).toEqual([0, 0]);
    await ask('mutation ($id: ID!) { unarchiveEstate(id: $id) { ok } }', { id: own.id });
    expect([await count(), (await listed(kept.id)).metadata.totalCount]).toEqual([1, 1]);
    const admin = estate.as('admin');
    const version = own.version + 2;
    await admin(
      'mutation ($id: ID!, $v: Int!) { deleteEstate(id: $id, version: $v) { ok } }',
      { id: own.id, v: version },
      newId(),
    );
    expect((await ask(GROUPINGS, { g: kept.id })).data.estateProfileGroupings.collection).toEqual([]);
    expect(await count()).toBe(0);
    await admin('mutation ($id: ID!) { restoreEstate(id: $id) { ok } }', { id: own.id }, newId());
    expect(await count()).toBe(1);
  });

  it('are their organization’s alone: nobody else reads or changes them, no client and no guest sees them', async () => {
    const [own, kept] = [await household('Farrow'), await group()];
    await ask(ADD, { id: kept.id, of: [own.id] });
    const asked = (query: string, variables: object) => estate.graphql(foreigner(), query, variables, newId());
    expect((await asked(GROUPS, {})).data.profileGroups.collection).toEqual([]);
    expect((await asked(LIST, { g: kept.id })).data.estates.collection).toEqual([]);
    for (const [query, variables] of [
      [RENAME, { id: kept.id, v: 2, name: 'Taken' }],
      [DELETE, { id: kept.id, v: 2 }],
      [RESTORE, { id: kept.id }],
      [ADD, { id: kept.id, of: [own.id] }],
      [TAKE, { id: kept.id, of: [own.id] }],
      [GROUPINGS, { g: kept.id }],
      [GROUPINGS, { e: own.id }],
    ] as const) {
      expect(codes(await asked(query, variables))).toEqual(['NOT_FOUND']);
    }
    const theirs = (await asked(CREATE, { name: 'Theirs' })).data.createProfileGroup.profileGroup;
    expect(codes(await asked(ADD, { id: theirs.id, of: [own.id] }))).toEqual(['NOT_FOUND']);
    for (const role of ['client', 'attorney', 'reviewer', 'collaborator'] as const) {
      expect(codes(await estate.as(role)(GROUPS))).toEqual(['FORBIDDEN']);
      const sample = 'query ($g: ID!) { estates(filter: { profileGroupId: $g }) { collection { id } } }';
      expect((await estate.as(role)(sample, { g: kept.id })).data.estates.collection).toEqual([]);
    }
    const seen = (await estate.as('client')('{ estates { collection { id profileGroups { name } } } }')).data.estates;
    const [{ id: shared }] = seen.collection;
    await ask(ADD, { id: kept.id, of: [shared] });
    const after = (await estate.as('client')('{ estates { collection { id profileGroups { name } } } }')).data.estates;
    expect(after.collection).toEqual([{ id: shared, profileGroups: [] }]);
    expect((await listed(kept.id)).metadata.totalCount).toBe(2);
  });
});
