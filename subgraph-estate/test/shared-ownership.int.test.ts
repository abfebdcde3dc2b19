import type { Actor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, sampleActor, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const { advisor, admin, planner, attorney } = SAMPLE_ACCOUNTS;
const CREATE = `mutation ($e: ID!, $a: ID!) { createSharedEstateOwnership(estateId: $e, accountId: $a) {
  ok sharedEstateOwnership { id accountId name sharedByName mayBeDeleted account { id } } estate { id sharedEstateOwnerships { name } }
} }`;
const REMOVE =
  'mutation ($id: ID!) { deleteSharedEstateOwnership(id: $id) { ok estate { sharedEstateOwnerships { name } } } }';
const LIST = `query ($e: ID!) { sharedEstateOwnerships(estateId: $e) { collection { id name mayBeDeleted } metadata { totalCount } } }`;

/** A colleague of the sample advisor, who does not advise her clients. */
const colleague = (): Actor => ({ ...sampleActor('advisor'), accountId: newId(), name: 'Kim Colleague' });
const foreigner = (): Actor => ({
  ...sampleActor('advisor'),
  organizationId: SAMPLE_ORGANIZATIONS.familyOffice.id,
  scope: { everything: false, organizationIds: [SAMPLE_ORGANIZATIONS.familyOffice.id], estateIds: [] },
});

async function household(lastName = 'Lindgren'): Promise<string> {
  const input = { firstName: 'Ada', lastName, state: 'FL', maritalStatus: 'SINGLE' };
  const { data } = await estate.as('advisor')(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }',
    { input },
    newId(),
  );
  return data.createEstate.estate.id;
}
const share = (actor: Actor, e: string, a: string, key = newId()) => estate.graphql(actor, CREATE, { e, a }, key);
const codes = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

describe('a client whom several advise', () => {
  it('is shared by its advisor with a member, who is named beside her from then on', async () => {
    const e = await household();
    const { data, errors } = await share(sampleActor('advisor'), e, planner.id);
    expect(errors).toEqual([]);
    expect(data.createSharedEstateOwnership).toMatchObject({
      ok: true,
      sharedEstateOwnership: {
        accountId: planner.id,
        name: planner.name,
        sharedByName: advisor.name,
        mayBeDeleted: true,
        account: { id: planner.id },
      },
      estate: { sharedEstateOwnerships: [{ name: planner.name }] },
    });
    const listed = await estate.as('admin')(LIST, { e });
    expect(listed.data.sharedEstateOwnerships).toMatchObject({
      collection: [{ name: planner.name, mayBeDeleted: true }],
      metadata: { totalCount: 1 },
    });
  });

  it('is found by either in the list of clients, and in the dashboard of either', async () => {
    const e = await household('Wetherby');
    const OF = `query ($a: ID!) { estates(filter: { advisorId: $a, searchTerm: "wetherby" }) {
      collection { id advisor { id } sharedEstateOwnerships { accountId } } } }`;
    const found = async (a: string) => (await estate.as('admin')(OF, { a })).data.estates.collection;
    const mine = async () =>
      (await estate.as('planner')('{ estateOverview(mine: true) { estatesCount } }')).data.estateOverview.estatesCount;
    const before = await mine();
    expect(await found(planner.id)).toEqual([]);
    const { data } = await share(sampleActor('admin'), e, planner.id);
    const row = { id: e, advisor: { id: advisor.id }, sharedEstateOwnerships: [{ accountId: planner.id }] };
    expect(await found(planner.id)).toEqual([row]);
    expect(await found(advisor.id)).toEqual([row]);
    expect(await mine()).toBe(before + 1);
    const advisors = (await estate.as('admin')('{ clientAdvisors { id } }')).data.clientAdvisors;
    expect(advisors).toContainEqual({ id: planner.id });

    const { id } = data.createSharedEstateOwnership.sharedEstateOwnership;
    await estate.as('admin')(REMOVE, { id }, newId());
    expect(await found(planner.id)).toEqual([]);
    expect(await found(advisor.id)).toHaveLength(1);
    expect(await mine()).toBe(before);
  });

  it('is passed on by nobody whom it was shared with, and by no other advisor', async () => {
    const e = await household();
    const other = colleague();
    expect(codes(await share(other, e, admin.id))).toEqual(['FORBIDDEN']);
    const shared = (await share(sampleActor('advisor'), e, planner.id)).data.createSharedEstateOwnership;
    const { id } = shared.sharedEstateOwnership;
    expect(codes(await estate.graphql(other, REMOVE, { id }, newId()))).toEqual(['FORBIDDEN']);
    const seen = await estate.graphql(other, LIST, { e });
    expect(seen.data.sharedEstateOwnerships.collection).toMatchObject([{ mayBeDeleted: false }]);
    const may = 'query ($e: ID!) { estate(id: $e) { mayShareOwnership } }';
    expect((await estate.graphql(other, may, { e })).data.estate.mayShareOwnership).toBe(false);
    expect((await estate.as('advisor')(may, { e })).data.estate.mayShareOwnership).toBe(true);
    expect((await estate.as('client')(may, { e })).data.estate).toBeNull();
  });

  it('is given back by whoever it was shared with', async () => {
    const e = await household();
    const shared = (await share(sampleActor('admin'), e, planner.id)).data.createSharedEstateOwnership;
    const { data } = await estate.as('planner')(REMOVE, { id: shared.sharedEstateOwnership.id }, newId());
    expect(data.deleteSharedEstateOwnership).toEqual({ ok: true, estate: { sharedEstateOwnerships: [] } });
  });

  it('is shared with nobody outside of its organization, nor with a guest', async () => {
    const e = await household();
    for (const a of [newId(), attorney.id, SAMPLE_ACCOUNTS.client.id, SAMPLE_ACCOUNTS.super.id]) {
      const refused = await share(sampleActor('advisor'), e, a);
      expect(refused.errors).toMatchObject([{ extensions: { code: 'UNKNOWN_REFERENCE', field: 'accountId' } }]);
    }
    const own = await share(sampleActor('advisor'), e, advisor.id);
    expect(own.errors).toMatchObject([{ message: `${advisor.name} is the advisor of this client already.` }]);
    await share(sampleActor('advisor'), e, planner.id);
    const twice = await share(sampleActor('advisor'), e, planner.id);
    expect(twice.errors).toMatchObject([{ message: `This client is shared with ${planner.name} already.` }]);
  });

  it('of another organization is not there', async () => {
    const e = await household();
    const shared = (await share(sampleActor('advisor'), e, planner.id)).data.createSharedEstateOwnership;
    expect(codes(await share(foreigner(), e, planner.id))).toEqual(['NOT_FOUND']);
    expect(codes(await estate.graphql(foreigner(), LIST, { e }))).toEqual(['NOT_FOUND']);
    const { id } = shared.sharedEstateOwnership;
    expect(codes(await estate.graphql(foreigner(), REMOVE, { id }, newId()))).toEqual(['NOT_FOUND']);
    const listed = await estate.as('advisor')(LIST, { e });
    expect(listed.data.sharedEstateOwnerships.collection).toHaveLength(1);
  });

  it('says in its history with whom it was shared, and by whom', async () => {
    const e = await household();
    const shared = (await share(sampleActor('advisor'), e, planner.id)).data.createSharedEstateOwnership;
    await estate.as('admin')(REMOVE, { id: shared.sharedEstateOwnership.id }, newId());
    const { data } = await estate.as('advisor')(
      'query ($e: ID!) { estateHistory(estateId: $e) { collection { actorName things { part name action } } } }',
      { e },
    );
    expect(data.estateHistory.collection).toEqual(
      expect.arrayContaining([
        { actorName: advisor.name, things: [{ part: 'sharedOwnerships', name: planner.name, action: 'ADDED' }] },
        { actorName: admin.name, things: [{ part: 'sharedOwnerships', name: planner.name, action: 'REMOVED' }] },
      ]),
    );
  });

  it('shared by two at once is shared with both', async () => {
    const e = await household();
    await Promise.all([share(sampleActor('advisor'), e, planner.id), share(sampleActor('advisor'), e, admin.id)]);
    const listed = await estate.as('advisor')(LIST, { e });
    expect(listed.data.sharedEstateOwnerships.metadata.totalCount).toBe(2);
  });
});
