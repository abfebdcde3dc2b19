import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

type Person = Parameters<StartedEstate['as']>[0];
const ask = (query: string, variables: object = {}, who: Person = 'admin', key = newId()) =>
  estate.as(who)(query, variables, key);
const codes = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors.map(({ extensions }) => extensions.code);
const UPDATE = `mutation ($input: UpdateEstateInput!) {
  updateEstate(input: $input) { ok estate { id version advisorId displayName } }
}`;
const RESULTS = 'ok results { problem estate { id version advisorId archivedAt } }';
const UPDATE_MANY = `mutation ($estates: [BulkEstateInput!]!) { bulkUpdateEstates(estates: $estates) { ${RESULTS} } }`;
const DELETE_MANY = `mutation ($estates: [SeenEstateInput!]!) { bulkDeleteEstates(estates: $estates) { ${RESULTS} } }`;
const RESTORE_MANY = `mutation ($ids: [ID!]!) { bulkRestoreEstates(ids: $ids) { ${RESULTS} } }`;
const { planner, advisor, client } = SAMPLE_ACCOUNTS;

interface Seen {
  readonly id: string;
  readonly version: number;
}
async function household(lastName = `Marchetti${newId().slice(0, 6)}`): Promise<Seen & { lastName: string }> {
  const { data } = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version } } }',
    { input: { firstName: 'Ida', lastName, state: 'VT', maritalStatus: 'SINGLE' } },
    'advisor',
  );
  return { ...data.createEstate.estate, lastName };
}
const listed = async (filter: object): Promise<string[]> => {
  const query =
    'query ($f: EstateFilterInput) { estates(filter: $f, pagination: { perPage: -1 }) { collection { id } } }';
  return (await ask(query, { f: filter })).data.estates.collection.map(({ id }: { id: string }) => id);
};

describe('a client of another advisor', () => {
  it('is in the other list, and the history says from whom to whom', async () => {
    const { id, version } = await household();
    expect(await listed({ advisorId: advisor.id })).toContain(id);
    const moved = await ask(UPDATE, { input: { id, version, advisorId: planner.id } });
    expect(moved.data.updateEstate.estate).toMatchObject({ version: version + 1, advisorId: planner.id });
    expect(await listed({ advisorId: planner.id })).toContain(id);
    expect(await listed({ advisorId: advisor.id })).not.toContain(id);
    const query =
      'query ($id: ID!) { estateHistory(estateId: $id) { collection { canUndo things { fields { label before after } } } } }';
    const { data } = await ask(query, { id });
    expect(data.estateHistory.collection[0]).toEqual({
      canUndo: false,
      things: [{ fields: [{ label: 'Advisor', before: advisor.name, after: planner.name }] }],
    });
  });
  it('goes to nobody who advises nobody there', async () => {
    const { id, version } = await household();
    for (const advisorId of [client.id, SAMPLE_ACCOUNTS.attorney.id, 'nobody', newId()]) {
      expect(codes(await ask(UPDATE, { input: { id, version, advisorId } }))).toEqual(['UNKNOWN_ADVISOR']);
    }
  });
  it('is moved by those who manage clients: an attorney who edits an estate does not', async () => {
    const own = await ask('{ estates { collection { id version advisorId } } }', {}, 'attorney');
    const [{ id, version, advisorId }] = own.data.estates.collection;
    expect(codes(await ask(UPDATE, { input: { id, version, advisorId: planner.id } }, 'attorney'))).toEqual([
      'FORBIDDEN',
    ]);
    const same = await ask(UPDATE, { input: { id, version, advisorId } }, 'attorney');
    expect(same.errors).toEqual([]);
  });
});

describe('many clients at once', () => {
  it('are moved and archived, each with an answer, and what could not be done says why', async () => {
    const [one, two, three] = [await household(), await household(), await household()];
    await ask(UPDATE, { input: { id: two.id, version: two.version, displayName: 'Changed meanwhile' } });
    const estates = [one, two, three].map(({ id, version }) => ({ id, version, advisorId: planner.id }));
    const { data } = await ask(UPDATE_MANY, { estates: [...estates, { id: newId(), version: 1, isArchived: true }] });
    const { results } = data.bulkUpdateEstates;
    expect(results.map(({ problem }: { problem: string | null }) => problem !== null)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(results[0].estate).toMatchObject({ id: one.id, advisorId: planner.id });
    expect(results[1].estate).toBeNull();
    // Whoever is given them is told once: what each says of itself names the same request.
    type Waiting = { outbox?: { envelope: { payload: { requestId?: string } } }[] };
    const stored = await estate.shared.estateModel
      .find({ _id: { $in: [one.id, three.id] } })
      .select('+outbox')
      .lean();
    const said = (stored as unknown as Waiting[]).map(({ outbox }) =>
      (outbox ?? []).map(({ envelope }) => envelope.payload.requestId).filter(Boolean),
    );
    expect(said).toEqual([[expect.any(String)], said[0]]);
    expect(await listed({ advisorId: planner.id })).toEqual(expect.arrayContaining([one.id, three.id]));
    // The way back is the same request with what was before.
    const back = [one, three].map(({ id, version }) => ({ id, version: version + 1, advisorId: advisor.id }));
    const undone = await ask(UPDATE_MANY, { estates: back });
    expect(undone.data.bulkUpdateEstates.results.map((result: { problem: null }) => result.problem)).toEqual([
      null,
      null,
    ]);
    expect(await listed({ advisorId: advisor.id })).toEqual(expect.arrayContaining([one.id, three.id]));
  });
  it('go to the archive and come back, and one that is named twice is done once', async () => {
    const lastName = `Velez${newId().slice(0, 6)}`;
    const [one, two] = [await household(lastName), await household(lastName)];
    const asked = [one, two, one].map(({ id, version }) => ({ id, version, isArchived: true }));
    const { data } = await ask(UPDATE_MANY, { estates: asked }, 'advisor');
    const [first, , again] = data.bulkUpdateEstates.results;
    expect(again).toEqual(first);
    expect(await listed({ searchTerm: lastName })).toEqual([]);
    const back = data.bulkUpdateEstates.results.slice(0, 2).map(({ estate: { id, version } }: { estate: Seen }) => ({
      id,
      version,
      isArchived: false,
    }));
    await ask(UPDATE_MANY, { estates: back }, 'advisor');
    expect((await listed({ searchTerm: lastName })).toSorted()).toEqual([one.id, two.id].toSorted());
  });
  it('are deleted by administrators and come back', async () => {
    const lastName = `Quist${newId().slice(0, 6)}`;
    const [one, two] = [await household(lastName), await household(lastName)];
    const seen = [one, { ...two, version: two.version + 4 }].map(({ id, version }) => ({ id, version }));
    expect(codes(await ask(DELETE_MANY, { estates: seen }, 'advisor'))).toEqual(['FORBIDDEN']);
    const { data } = await ask(DELETE_MANY, { estates: seen });
    expect(data.bulkDeleteEstates.results).toEqual([
      { problem: null, estate: null },
      { problem: expect.stringMatching(/\w/), estate: null },
    ]);
    expect(await listed({ searchTerm: lastName })).toEqual([two.id]);
    const restored = await ask(RESTORE_MANY, { ids: [one.id, two.id] });
    const outcomes = restored.data.bulkRestoreEstates.results;
    expect(outcomes[0]).toMatchObject({ problem: null, estate: { id: one.id } });
    expect(outcomes[1]).toMatchObject({ problem: expect.stringMatching(/\w/), estate: null });
    expect(await listed({ searchTerm: lastName })).toHaveLength(2);
  });
  it('are at most a hundred', async () => {
    const estates = Array.from({ length: 101 }, () => ({ id: newId(), version: 1, isArchived: true }));
    expect(codes(await ask(UPDATE_MANY, { estates }))).toEqual(['BAD_USER_INPUT']);
  });
});
