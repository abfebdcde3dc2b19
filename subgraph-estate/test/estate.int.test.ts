import { systemActor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { SAMPLE_ORGANIZATIONS, sampleEstateId } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Estate } from '../src/domain/estate/estate.ts';
import { createEstateRepository } from '../src/modules/estate/estate.repository.ts';
import { defineRowModels } from '../src/modules/estate/estate-rows.model.ts';
import { estateRow } from '../src/views/rows/estate-row.ts';
import { type StartedEstate, sampleActor, startEstate } from './estate-harness.ts';

const CASTELLAN = sampleEstateId(1);
const ORTIZ = sampleEstateId(6);
const OF_FAMILY_OFFICE = sampleEstateId(14);

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const everyEstate = () => {
  const { scope } = systemActor('estate', 'test', { everything: true, organizationIds: [], estateIds: [] });
  return createEstateRepository(estate.shared.estateModel, scope);
};

async function castellanEstate(): Promise<Estate> {
  const [sample] = await everyEstate().findByIds([CASTELLAN]);
  if (!sample) throw new Error('the sample is missing');
  return sample;
}

/** So many copies of the Castellans in an organization of their own, with ids of their own. */
async function fillCopies(organizationId: string, count: number): Promise<string[]> {
  const sample = await castellanEstate();
  const ids = Array.from({ length: count }, () => newId());
  for (const id of ids) {
    await everyEstate().insert({ ...sample, id, organizationId, version: 1 }, { events: [], idempotencyKey: null });
  }
  return ids;
}

describe('the client list', () => {
  const LIST = `query ($term: String, $perPage: Int, $page: Int, $sortBy: EstateSort, $direction: SortDirection) {
    estates(filter: { searchTerm: $term }, pagination: { page: $page, perPage: $perPage }, sortBy: $sortBy, direction: $direction) {
      collection { id displayName calculatedNetWorth calculatedFederalTaxEstimate calculatedStateTaxEstimate }
      metadata { totalPages totalCount currentPage limitValue }
    }
  }`;
  it('holds the estates of the own organization, by name, 50 a page (R047)', async () => {
    const { data } = await estate.as('advisor')(LIST);
    expect(data.estates.metadata).toEqual({ totalPages: 1, totalCount: 13, currentPage: 1, limitValue: 50 });
    const names = data.estates.collection.map((one: { displayName: string }) => one.displayName);
    expect(names.slice(0, 2)).toEqual(['Augusta Whitcombe', 'The Castellan Family']);
    expect(names).not.toContain('The Brandvold Family');
  });
  it('shows an administrator the sub-organization too, and the collaborator the estate granted alone', async () => {
    expect((await estate.as('admin')(LIST)).data.estates.metadata.totalCount).toBe(14);
    expect((await estate.as('collaborator')(LIST)).data.estates.metadata.totalCount).toBe(1);
    const own = (await estate.as('client')(LIST)).data.estates;
    expect(own.collection.map((one: { displayName: string }) => one.displayName)).toEqual(['The Castellan Family']);
    const clients = await estate.as('client')('{ organizationClients(perPage: 5) { metadata { totalCount } } }');
    expect(clients.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
  it('finds by any name in the household and takes the words literally', async () => {
    const found = await estate.as('advisor')(LIST, { term: 'thomas cast' });
    expect(found.data.estates.collection.map(({ id }: { id: string }) => id)).toEqual([CASTELLAN]);
    expect((await estate.as('advisor')(LIST, { term: '.*' })).data.estates.metadata.totalCount).toBe(0);
    expect((await estate.as('advisor')(LIST, { term: '(' })).errors).toEqual([]);
  });
  it('sorts by the calculated net worth and pages (R049)', async () => {
    const sorted = await estate.as('advisor')(LIST, { sortBy: 'NET_WORTH', direction: 'DESC', perPage: 3 });
    expect(sorted.data.estates.collection.map((one: { displayName: string }) => one.displayName)).toEqual([
      'The Delacroix-Wynn Family',
      'The Ortiz Family',
      'The Castellan Family',
    ]);
    const all = await estate.as('advisor')(LIST, { perPage: -1 });
    expect(all.data.estates.collection).toHaveLength(13);
    expect((await estate.as('advisor')(LIST, { perPage: 1001 })).errors[0]?.extensions.code).toBe('PER_PAGE_TOO_LARGE');
  });
  it('R048: lists take what they belong to, a filter and a page', async () => {
    const SHAPE = 'collection { __typename } metadata { totalCount currentPage limitValue }';
    const ask = async (list: string, given: string) => {
      const { data, errors } = await estate.as('admin')(`{ ${list}(${given}) { ${SHAPE} } }`);
      return data?.[list]?.metadata.totalCount ?? errors[0]?.extensions.code;
    };
    const organization = `association: { organizationId: "${SAMPLE_ORGANIZATIONS.northmere.id}" }`;
    expect(await ask('estates', organization)).toBe(13);
    expect(await ask('estates', `${organization}, filter: { searchTerm: "castellan" }`)).toBe(1);
    expect(await ask('estates', `association: { estateId: "${ORTIZ}" }`)).toBe(1);

    const ofCastellan = `association: { estateId: "${CASTELLAN}" }`;
    const all = await ask('trusts', 'pagination: { perPage: -1 }');
    const own = await ask('trusts', ofCastellan);
    expect(own).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(own);
    const inside = await ask('trusts', `${ofCastellan}, filter: { insideEstate: true }`);
    const outside = await ask('trusts', `${ofCastellan}, filter: { insideEstate: false }`);
    expect(inside + outside).toBe(own);
    expect(await ask('trusts', `${ofCastellan}, filter: { searchTerm: "anna" }`)).toBe(1);
    expect(await ask('trusts', `${ofCastellan}, filter: { searchTerm: "no such trust" }`)).toBe(0);

    expect(await ask('documents', ofCastellan)).toBeGreaterThan(0);
    expect(await ask('documents', `${organization}, filter: { searchTerm: "castellan" }`)).toBe(
      await ask('documents', ofCastellan),
    );
    const page = await estate.as('admin')(
      `{ trusts(${organization}, pagination: { page: 2, perPage: 1 }) { ${SHAPE} } }`,
    );
    expect(page.data.trusts.metadata).toMatchObject({ currentPage: 2, limitValue: 1 });
    const mixed = `association: { organizationId: "another", estateId: "${CASTELLAN}" }`;
    expect(await ask('documents', mixed)).toBe('NOT_FOUND');
    expect(await ask('estates', mixed)).toBe(0);
  });
  it('costs the same number of queries for five households as for two hundred, people and flags included', async () => {
    const sample = await castellanEstate();
    const organizationId = newId();
    const copies = Array.from({ length: 200 }, () => ({ ...sample, id: newId(), organizationId }));
    const stored = copies.map(({ id, ...copy }) => ({ ...copy, _id: id }));
    await estate.shared.estateModel.insertMany(stored);
    const rows = copies.map(estateRow).map(({ id, ...row }) => ({ ...row, _id: id }));
    await defineRowModels(estate.shared.estateModel.db).rows.insertMany(rows);
    const wide = {
      ...sampleActor('advisor'),
      organizationId,
      scope: { everything: false, organizationIds: [organizationId], estateIds: [] },
    };
    const query = `query ($perPage: Int) { organizationClients(perPage: $perPage) { collection { name estate { displayName calculatedNetWorth calculatedStateTaxEstimate hasDocuments hasBeenAbstracted } } metadata { totalCount } } }`;
    const count = async (perPage: number): Promise<number> => {
      const spies = Object.values(estate.shared.estateModel.db.models).flatMap((model) => [
        vi.spyOn(model, 'find'),
        vi.spyOn(model, 'countDocuments'),
      ]);
      const { data } = await estate.graphql(wide, query, { perPage });
      expect(data.organizationClients.collection).toHaveLength(perPage);
      const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      for (const spy of spies) spy.mockRestore();
      return calls;
    };
    const few = await count(5);
    // Rows and their count, the estates of the page for their people, and their uploads.
    expect(few).toBe(4);
    expect(await count(200)).toBe(few);
  });
  it('reads rows and no whole estate: clients, documents, search and the dashboard, over all there are', async () => {
    const organizationId = newId();
    await fillCopies(organizationId, 4);
    const wide = {
      ...sampleActor('advisor'),
      organizationId,
      scope: { everything: false, organizationIds: [organizationId], estateIds: [] },
    };
    const spies = (['find', 'findOne', 'aggregate', 'countDocuments'] as const).map((method) =>
      vi.spyOn(estate.shared.estateModel, method),
    );
    const { data, errors } = await estate.graphql(
      wide,
      `{
        estates(pagination: { perPage: 3 }) { collection { displayName calculatedNetWorth advisor { id } hasBeenAbstracted } metadata { totalCount } }
        documents(pagination: { perPage: 5 }) { collection { name ownerName shownStatus } metadata { totalCount } }
        search(needle: "castellan", perPage: 3) { collection { title scope } metadata { totalCount } }
        estateOverview { estatesCount netWorth estimatedEstateTax households { netWorth } opportunities { kind count } work { title } }
      }`,
    );
    expect(errors).toEqual([]);
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
    expect(data.estates.metadata.totalCount).toBe(4);
    expect(data.documents.metadata.totalCount % 4).toBe(0);
    expect(data.search.metadata.totalCount % 4).toBe(0);
    for (const { title } of data.search.collection) expect(title.toLowerCase()).toMatch(/^castellan/);
    const worth = data.estates.collection[0].calculatedNetWorth;
    expect(data.estateOverview).toMatchObject({ estatesCount: 4, netWorth: 4 * worth });
    expect(data.estateOverview.households).toHaveLength(4);
    expect(data.estateOverview.opportunities.every(({ count }: { count: number }) => count === 4)).toBe(true);
  });
  it('shows a change that the service did not live to show, when its event is handled', async () => {
    const organizationId = newId();
    const [id = ''] = await fillCopies(organizationId, 1);
    const { rows, items } = defineRowModels(estate.shared.estateModel.db);
    await rows.deleteMany({ organizationId });
    await items.deleteMany({ organizationId });
    await estate.deliver('estate.estate-changed.v1', { estateId: id, organizationId, version: 1 });
    expect(await rows.countDocuments({ organizationId })).toBe(1);
    const shown = await items.countDocuments({ organizationId });
    expect(shown).toBeGreaterThan(1);
    // What is no longer of the estate leaves the lists, and an earlier version never takes the place of a later one.
    await rows.updateOne({ _id: id }, { $set: { version: 7, displayName: 'As of version 7' } });
    await estate.deliver('estate.estate-changed.v1', { estateId: id, organizationId, version: 1 });
    expect(await rows.findById(id).lean()).toMatchObject({ version: 7, displayName: 'As of version 7' });
  });
  it('carries the engine’s figures', async () => {
    const { data } = await estate.as('advisor')(LIST, { term: 'Castellan' });
    expect(data.estates.collection[0]).toMatchObject({
      calculatedNetWorth: 3_884_478_000,
      calculatedFederalTaxEstimate: 216_896_608,
      calculatedStateTaxEstimate: 502_236_480,
    });
  });
  it('lists the clients themselves with their estates', async () => {
    const { data } = await estate.as('advisor')(
      '{ organizationClients(searchTerm: "Castellan") { collection { name isClient netWorth estate { displayName city } } metadata { totalCount limitValue } } }',
    );
    expect(data.organizationClients).toEqual({
      collection: [
        {
          name: 'Robert Castellan',
          isClient: true,
          netWorth: 2_453_013_000,
          estate: { displayName: 'The Castellan Family', city: 'Concord' },
        },
      ],
      metadata: { totalCount: 1, limitValue: 50 },
    });
  });
});

describe('an estate', () => {
  it('answers everything of its screens', async () => {
    const { data, errors } = await estate.as('advisor')(
      `query ($id: ID!) { estate(id: $id) {
        displayName city maritalStatus childrenCount marriedAndAlive firstSpouseToDie { name } deathInfos { firstDeath { year isClient } secondDeath { year } }
        advisor { id } organization { id } hasDocuments hasBeenAbstracted ultraEligible assumptions { firstDeathOn portabilityElected }
        people { id name ageInYears isMinor clientRelationship fromPriorRelationship isDeletable spouse { name } children { name } }
        relations { kind from { name } to { name } }
        familyTree { g1 { name } g2 { name } g3 { name } other { name } }
        familyTable { id name age state primaryRelationship secondaryRelationship }
        trusts { name kind settlors { name } beneficiaries { ... on Person { name } ... on Trust { name } ... on Charitable { name } } insideEstate netWorth executedAt dispositions { when kind description amount recipients { __typename } } fiduciaries { personName roleTitle } }
        charitables { name } assets { name balance isStale titling owners { percent owner { ... on Trust { name } ... on Person { name } } } beneficiaries { tier to { ... on Person { name } ... on Trust { name } } } netDeathBenefit insured { name } }
        liabilities { name balance securedBy { name } owners { owner { ... on Trust { name } } } } lifeInsurances { name }
        estateDocuments { name kind status owner { name } executedAt planningStatus dispositions { description } }
        fiduciaries { personName roleTitle namedIn person { name } } estateUploads { id }
        balanceSheet { columns { id label } totals total asOf groups { label subtotal subtotals rows { label detail cells total isStale } } }
        netWorthReceipt { total outsideTotal groups { label subtotal lines { label amount } } byType { label amount } outside { label } }
        distribution { problem { code } totals { tax federalTax stateTax everything family charity } deaths { sentence working { lines { label amount } } } finalHoldings { holderName inTrust outright } taxes { id sentence amount working { lines { label amount rule } authority { cite } } borneBy { name amount } } flow { columns { title } nodes { label detail amount } edges { amount } } warnings { code } transfers { explanation } }
      } }`,
      { id: CASTELLAN },
    );
    expect(errors).toEqual([]);
    const { estate: one } = data;
    expect(one).toMatchObject({
      displayName: 'The Castellan Family',
      childrenCount: 3,
      marriedAndAlive: true,
      firstSpouseToDie: { name: 'Robert Castellan' },
    });
    expect(one.distribution.totals).toMatchObject({
      tax: 719_133_088,
      everything: 4_809_868_000,
      family: 3_940_734_912,
      charity: 150_000_000,
    });
    const held = Object.fromEntries(
      one.distribution.finalHoldings.map((holding: { holderName: string; inTrust: number }) => [
        holding.holderName,
        holding.inTrust,
      ]),
    );
    expect(held).toMatchObject({
      'Anna’s trust': 1_171_781_638,
      'Thomas’s trust': 1_171_781_638,
      'Julia’s trust': 1_171_781_636,
    });
    expect(one.familyTree.g2.map(({ name }: { name: string }) => name)).toEqual([
      'Anna Reyes',
      'Thomas Castellan',
      'Julia Castellan',
      'Miguel Reyes',
    ]);
    expect(one.people.find(({ name }: { name: string }) => name === 'Julia Castellan').fromPriorRelationship).toBe(
      true,
    );
  });
  it('takes other assumptions without being changed', async () => {
    const { data } = await estate.as('advisor')(
      'query ($id: ID!) { estate(id: $id) { distribution(input: { portabilityElected: false }) { totals { federalTax } warnings { code } } } }',
      { id: CASTELLAN },
    );
    expect(data.estate.distribution.totals.federalTax).toBeGreaterThan(216_896_608);
    expect(data.estate.distribution.warnings).toContainEqual({ code: 'PORTABILITY_NOT_ELECTED' });
  });
});

describe('an office that nobody holds', () => {
  const WARNINGS =
    'query ($id: ID!) { estate(id: $id) { people { id name } distribution { warnings { code message ids amount } } } }';
  it('is among the warnings, with the person whose will lacks an executor', async () => {
    const { data } = await estate.as('advisor')(WARNINGS, { id: ORTIZ });
    const hana = data.estate.people.find(({ name }: { name: string }) => name === 'Hana Ortiz');
    expect(data.estate.distribution.warnings).toContainEqual({
      code: 'MISSING_FIDUCIARY',
      message: 'The will of Hana Ortiz names no executor: a court has to appoint somebody.',
      ids: [hana.id],
      amount: 64_000_000,
    });
  });
  it('is none where executors and successor trustees are named', async () => {
    const { data } = await estate.as('advisor')(WARNINGS, { id: CASTELLAN });
    const codes = data.estate.distribution.warnings.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('MISSING_FIDUCIARY');
  });
});

describe('reach', () => {
  it('answers another organization’s estate like one that does not exist', async () => {
    const query = 'query ($id: ID!) { estate(id: $id) { id } }';
    const foreign = await estate.as('advisor')(query, { id: OF_FAMILY_OFFICE });
    const absent = await estate.as('advisor')(query, { id: newId() });
    expect(foreign.data).toEqual({ estate: null });
    expect(foreign).toEqual(absent);
  });
  it('refuses a change of a foreign estate with the same answer as of an unknown one', async () => {
    const update = 'mutation ($id: ID!) { updateEstate(input: { id: $id, version: 1, displayName: "X" }) { ok } }';
    const codes = await Promise.all([OF_FAMILY_OFFICE, newId()].map((id) => estate.as('advisor')(update, { id })));
    expect(codes.map(({ errors }) => errors[0]?.extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(codes[0]?.errors[0]?.message).toBe(codes[1]?.errors[0]?.message);
  });
  it('gives references of other subgraphs nothing beyond the actor’s reach', async () => {
    const entities =
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Estate { displayName } ... on Person { name } } }';
    const r = [
      { __typename: 'Estate', id: CASTELLAN },
      { __typename: 'Estate', id: OF_FAMILY_OFFICE },
    ];
    const { data } = await estate.as('advisor')(entities, { r });
    expect(data._entities).toEqual([{ displayName: 'The Castellan Family' }, null]);
  });
  it('answers nothing at all without an actor token', async () => {
    const { status, data } = await estate.graphql(null, '{ _service { sdl } }');
    expect(status).toBe(401);
    expect(data).toBeNull();
  });
});

describe('changes', () => {
  it('creates a client once, however often the browser sends the same key', async () => {
    const create = `mutation ($input: CreateEstateInput!) { createEstate(input: $input) { ok estate { id version displayName people { name } calculatedNetWorth } } }`;
    const input = {
      firstName: 'Ada',
      lastName: 'Lindgren',
      state: 'FL',
      maritalStatus: 'LEGALLY_MARRIED',
      spouseFirstName: 'Nils',
      birthDate: '1961-02-03',
    };
    const key = newId();
    const [first, again] = [
      await estate.as('advisor')(create, { input }, key),
      await estate.as('advisor')(create, { input }, key),
    ];
    expect(first.errors).toEqual([]);
    expect(first.data.createEstate.estate).toMatchObject({
      version: 1,
      displayName: 'The Lindgren Family',
      calculatedNetWorth: 0,
    });
    expect(again.data.createEstate.estate.id).toBe(first.data.createEstate.estate.id);
  });
  it('says which field of a new client is wrong', async () => {
    const create = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { ok } }';
    const input = { firstName: ' ', lastName: 'Q', state: 'FL', maritalStatus: 'SINGLE' };
    expect((await estate.as('advisor')(create, { input })).errors[0]?.extensions).toMatchObject({
      code: 'REQUIRED',
      field: 'firstName',
    });
    const nowhere = { ...input, firstName: 'A', state: 'ZZ' };
    expect((await estate.as('advisor')(create, { input: nowhere })).errors[0]?.extensions).toMatchObject({
      code: 'UNKNOWN_STATE',
    });
  });
  it('adds an asset, refuses the stale version after it, and recalculates', async () => {
    const id = sampleEstateId(8);
    const add = `mutation ($v: Int!, $a: AssetInput!) { createAsset(estateId: "${id}", version: $v, attributes: $a) { asset { id name } estate { version calculatedNetWorth } } }`;
    const before = (await estate.as('advisor')(`{ estate(id: "${id}") { version calculatedNetWorth personId } }`)).data
      .estate;
    const a = {
      name: 'Cabin, Leelanau',
      assetType: 'REAL_ESTATE',
      balance: 30_000_000,
      state: 'MI',
      owners: [{ ownerId: before.personId }],
    };
    const added = await estate.as('advisor')(add, { v: before.version, a });
    expect(added.data.createAsset.estate).toEqual({
      version: before.version + 1,
      calculatedNetWorth: before.calculatedNetWorth + 30_000_000,
    });
    const stale = await estate.as('advisor')(add, { v: before.version, a });
    expect(stale.errors[0]?.extensions.code).toBe('STALE_VERSION');
  });
  it('repeats an update with the same key without changing twice', async () => {
    const id = sampleEstateId(10);
    const { version } = (await estate.as('advisor')(`{ estate(id: "${id}") { version } }`)).data.estate;
    const add = `mutation { createPerson(input: { estateId: "${id}", version: ${version}, firstName: "Ines", lastName: "Arden", relationKind: SIBLING }) { person { id clientRelationship } estate { version } } }`;
    const key = newId();
    const [first, again] = [await estate.as('advisor')(add, {}, key), await estate.as('advisor')(add, {}, key)];
    expect(first.data.createPerson.person.clientRelationship).toBe('Sibling');
    expect(again.errors).toEqual([]);
    expect(again.data.createPerson.estate.version).toBe(version + 1);
    const remove = `mutation { deletePerson(id: "${first.data.createPerson.person.id}", version: ${version + 1}) { ok } }`;
    expect((await estate.as('advisor')(remove)).data.deletePerson.ok).toBe(true);
  });
  it('does not delete somebody whom the plan names', async () => {
    const { estate: one } = (
      await estate.as('advisor')(`{ estate(id: "${CASTELLAN}") { version people { id name } } }`)
    ).data;
    const anna = one.people.find(({ name }: { name: string }) => name === 'Anna Reyes').id;
    const { errors } = await estate.as('advisor')(
      `mutation { deletePerson(id: "${anna}", version: ${one.version}) { ok } }`,
    );
    expect(errors[0]?.extensions.code).toBe('PERSON_IN_USE');
  });
  it('lets a client look and change nothing', async () => {
    const { data } = await estate.as('client')(`{ estate(id: "${CASTELLAN}") { displayName } }`);
    expect(data.estate.displayName).toBe('The Castellan Family');
    const { errors } = await estate.as('client')(
      `mutation { updateEstate(input: { id: "${CASTELLAN}", version: 1 }) { ok } }`,
    );
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('dashboard and search', () => {
  it('sums what the advisor reaches and says what waits', async () => {
    const { data } = await estate.as('advisor')(
      '{ estateOverview { estatesCount netWorth estimatedEstateTax valuedWithin90DaysPercent basicExclusion basicExclusionAuthority households { displayName } work { kind title detail } opportunities { kind count detail } } }',
    );
    expect(data.estateOverview.basicExclusion).toBe(1_500_000_000);
    expect(data.estateOverview.work).toContainEqual(
      expect.objectContaining({
        kind: 'STALE_VALUATION',
        title: 'Castellan Precision Instruments, LLC, 62%: valued Jun 30, 2026',
      }),
    );
    expect(data.estateOverview.work).toContainEqual(
      expect.objectContaining({ title: 'Health care proxy, Robert: not on file' }),
    );
    expect(data.estateOverview.opportunities.map(({ kind }: { kind: string }) => kind)).toContain('NO_WILL');
  });
  it('finds people and trusts by name', async () => {
    const { data } = await estate.as('advisor')(
      '{ search(needle: "spousal lifetime") { collection { scope title path } metadata { totalCount } } }',
    );
    expect(data.search.collection).toEqual([
      { scope: 'TRUST', title: 'Spousal Lifetime Access Trust', path: `/estate/${CASTELLAN}/trusts` },
    ]);
  });
});

describe('the sample estates', () => {
  it('are made once', async () => {
    const count = await estate.shared.estateModel.countDocuments({});
    expect(await estate.seed()).toBe(0);
    expect(await estate.shared.estateModel.countDocuments({})).toBe(count);
  });
});
