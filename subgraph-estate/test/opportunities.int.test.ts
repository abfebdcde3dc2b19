import { systemActor } from '@platform/contracts';
import { DEFAULT_TIME_ZONE } from '@platform/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defineRowModels } from '../src/modules/estate/estate-rows.model.ts';
import { createFindingsDue } from '../src/modules/estate/findings-due.ts';
import { createOpportunityHandlers, createOpportunityKeeper } from '../src/modules/opportunity/found-opportunities.ts';
import { opportunityNouns } from '../src/modules/opportunity/opportunity.service.ts';
import { type StartedEstate, startEstate } from './estate-harness.ts';

const CASTELLAN = 'e5000000-0000-4000-8000-000000000001';
const NOW = () => new Date('2026-11-21T10:00:00.000Z');
const MADE =
  'estateOpportunity { id version kind title description status isHidden manuallyArchived priority createdByName }';
const LIST = `query ($id: ID!) { estate(id: $id) {
  estateOpportunities { id version kind title status settledOn priority isHidden manuallyArchived }
} }`;
const CLIENT_READS = `query ($id: ID!) { estate(id: $id) {
  estateOpportunities { id } customOpportunitiesVersion
  customOpportunities { kind title description whyItsImportant whatToDo isHidden }
} }`;
const CREATE = `mutation ($id: ID!, $a: OpportunityInput!) { createOpportunity(estateId: $id, attributes: $a) { ${MADE} } }`;
const UPDATE = `mutation ($id: ID!, $v: Int!, $a: OpportunityInput!) { updateOpportunity(id: $id, version: $v, attributes: $a) { ${MADE} } }`;
const REMOVE = 'mutation ($id: ID!, $v: Int!) { deleteOpportunity(id: $id, version: $v) { ok } }';
const LOOK = 'mutation ($id: ID!) { triggerOpportunitiesForEstate(estateId: $id) { ok estate { id } } }';
const WORD = `mutation ($id: ID!, $v: Int!, $o: [CustomOpportunityInput!]!) {
  updateCustomOpportunities(estateId: $id, version: $v, opportunities: $o) {
    estate { customOpportunitiesVersion customOpportunities { kind title isHidden } }
  }
}`;
const NEW_CLIENT = `mutation ($a: CreateEstateInput!) { createEstate(input: $a) { estate { id version } } }`;
const ADD_WILL = `mutation ($id: ID!, $v: Int!, $a: EstateDocumentInput!) {
  createEstateDocument(estateId: $id, version: $v, attributes: $a) { ok }
}`;

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate(NOW);
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}, key?: string) => estate.as('advisor')(query, variables, key);
const keeper = () => {
  const { scope } = systemActor('estate', 'test', { everything: true, organizationIds: [], estateIds: [] });
  return createOpportunityKeeper({
    due: createFindingsDue({
      ...defineRowModels(estate.shared.estateModel.db),
      zoneOf: async () => DEFAULT_TIME_ZONE,
      now: NOW,
    }),
    nouns: opportunityNouns(estate.shared.nounModels.opportunities, scope),
    now: NOW,
  });
};
const keep = () => keeper()();
const listOf = async (id: string) => (await ask(LIST, { id })).data.estate.estateOpportunities;
const kindsOf = async (id: string) => (await listOf(id)).map(({ kind }: { kind: string | null }) => kind);

let id: string;
beforeEach(async () => {
  const a = { firstName: 'Imke', lastName: 'Thorsen', state: 'OR', maritalStatus: 'SINGLE', birthDate: '1961-05-02' };
  id = (await ask(NEW_CLIENT, { a })).data.createEstate.estate.id;
});

describe('what is found', () => {
  it('stands in each household by itself, as the dashboard counts it, once for each kind', async () => {
    await keep();
    expect(await kindsOf(id)).toContain('NO_WILL');
    const OVERVIEW = 'query { estateOverview { opportunities { kind count } } }';
    const counted = (await ask(OVERVIEW)).data.estateOverview.opportunities;
    const ALL =
      'query ($p: PaginationInput) { opportunities(pagination: $p) { collection { kind estate { isSample } } } }';
    const { collection } = (await ask(ALL, { p: { page: 1, perPage: 100 } })).data.opportunities;
    for (const { kind, count } of counted) {
      const found = collection.filter((one: { kind: string }) => one.kind === kind);
      expect([kind, found.length]).toEqual([kind, count]);
    }
    await keep();
    await ask(LOOK, { id });
    const kinds = await kindsOf(id);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('is completed when the plan has it no longer, and to be done again when it has', async () => {
    expect((await ask(LOOK, { id })).data.triggerOpportunitiesForEstate.ok).toBe(true);
    const { version, personId } = (await ask('query ($id: ID!) { estate(id: $id) { version personId } }', { id })).data
      .estate;
    const will = { kind: 'WILL', name: 'Will of Imke Thorsen', personId, isOnFile: true, executedAt: '2025-03-01' };
    const added = await ask(ADD_WILL, { id, v: version, a: will });
    expect(added.errors).toEqual([]);
    await keep();
    const ended = (await listOf(id)).find(({ kind }: { kind: string }) => kind === 'NO_WILL');
    expect(ended).toMatchObject({ status: 'COMPLETED', settledOn: '2026-11-21' });
  });

  it('stands there with the event of the change that left it open, without anybody looking', async () => {
    const [handler] = createOpportunityHandlers(keeper());
    expect(handler?.definition.type).toBe('estate.estate-changed.v1');
    expect(await kindsOf(id)).not.toContain('NO_WILL');
    // Those of the tests before are due too, and one event looks at a few.
    await expect
      .poll(async () => {
        await handler?.handle({} as never, { log: estate.service.log, heartbeat: async () => undefined });
        return kindsOf(id);
      })
      .toContain('NO_WILL');
  });

  it('cannot be removed, but dismissed for good, and stays so', async () => {
    await ask(LOOK, { id });
    const one = (await listOf(id)).find(({ kind }: { kind: string }) => kind === 'NO_WILL');
    const refused = await ask(REMOVE, { id: one.id, v: one.version });
    expect(refused.errors[0]?.extensions.code).toBe('STILL_FOUND');
    await ask(UPDATE, { id: one.id, v: one.version, a: { status: 'DISMISSED' } });
    await ask(LOOK, { id });
    expect((await listOf(id)).find(({ kind }: { kind: string }) => kind === 'NO_WILL').status).toBe('DISMISSED');
  });
});

it('R207: one is put down, worded, hidden, archived, put first and removed; the history says who did it', async () => {
  await ask(LOOK, { id });
  const made = (await ask(CREATE, { id, a: { title: 'Sale of the orchard' } })).data.createOpportunity
    .estateOpportunity;
  expect(made).toMatchObject({
    kind: null,
    title: 'Sale of the orchard',
    status: 'TODO',
    createdByName: expect.any(String),
  });
  expect(made.priority).toBe((await listOf(id)).length);
  const FIRST = `mutation ($id: ID!, $v: Int!) { reprioritizeOpportunity(id: $id, version: $v, priority: 1) { ${MADE} } }`;
  const first = (await ask(FIRST, { id: made.id, v: 1 })).data.reprioritizeOpportunity.estateOpportunity;
  expect(first.priority).toBe(1);
  expect((await listOf(id))[0].id).toBe(made.id);
  const a = { isHidden: true, manuallyArchived: true, notes: 'Not before spring' };
  const put = (await ask(UPDATE, { id: made.id, v: 2, a })).data.updateOpportunity.estateOpportunity;
  expect(put).toMatchObject({ isHidden: true, manuallyArchived: true });
  const WORK = `query ($id: ID!) { estateOpportunities(estateId: $id, filter: { manuallyArchived: false }) { collection { id } } }`;
  const work = (await ask(WORK, { id })).data.estateOpportunities.collection;
  expect(work).not.toContainEqual({ id: made.id });
  expect((await ask(UPDATE, { id: made.id, v: 1, a: {} })).errors[0]?.extensions.code).toBe('STALE_VERSION');
  expect((await ask(REMOVE, { id: made.id, v: 3 })).errors).toEqual([]);
  const HISTORY = 'query ($id: ID!) { estateHistory(estateId: $id) { collection { things { part name action } } } }';
  const things = (await ask(HISTORY, { id })).data.estateHistory.collection.flatMap(
    ({ things: all }: { things: object[] }) => all,
  );
  const own = things.filter(({ part }: { part: string }) => part === 'opportunities');
  expect(own.map(({ action }: { action: string }) => action)).toEqual(['REMOVED', 'CHANGED', 'CHANGED', 'ADDED']);
});

describe('what the client reads', () => {
  it('is what is open and not kept from her, in her advisor’s words where there are some', async () => {
    await ask(LOOK, { id: CASTELLAN });
    await ask(CREATE, { id: CASTELLAN, a: { title: 'Talk about the lake house', description: 'Who wants it?' } });
    await ask(CREATE, { id: CASTELLAN, a: { title: 'Her brother’s debts', isHidden: true } });
    const before = (await estate.as('client')(CLIENT_READS, { id: CASTELLAN })).data.estate;
    expect(before).toMatchObject({ estateOpportunities: null, customOpportunitiesVersion: null });
    const titles = before.customOpportunities.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Talk about the lake house');
    expect(titles).not.toContain('Her brother’s debts');

    const { kind } = before.customOpportunities.find((one: { kind: string | null }) => one.kind);
    const put = async (v: number, words: object) =>
      (await ask(WORD, { id: CASTELLAN, v, o: [{ kind, ...words }] })).data.updateCustomOpportunities.estate;
    const read = async () =>
      (await estate.as('client')(CLIENT_READS, { id: CASTELLAN })).data.estate.customOpportunities;
    const written = await put(0, { title: 'Let us talk about this' });
    expect(written.customOpportunitiesVersion).toBe(1);
    expect(written.customOpportunities).toHaveLength(5);
    expect(await read()).toContainEqual(expect.objectContaining({ kind, title: 'Let us talk about this' }));
    await put(1, { isHidden: true });
    expect((await read()).map((one: { kind: string }) => one.kind)).not.toContain(kind);
  });

  it('is written over the version that was seen', async () => {
    const o = [{ kind: 'NO_WILL', title: 'First' }];
    expect((await ask(WORD, { id, v: 0, o }, 'a-key')).errors).toEqual([]);
    expect((await ask(WORD, { id, v: 0, o: [{ kind: 'NO_WILL', title: 'Second' }] })).errors[0]?.extensions.code).toBe(
      'STALE_VERSION',
    );
    const twice = await ask(WORD, { id, v: 1, o: [...o, ...o] });
    expect(twice.errors[0]?.extensions.code).toBe('NAMED_TWICE');
  });
});
