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
async function fillCopies(organizationId: string, count: number, changes: Partial<Estate> = {}): Promise<string[]> {
  const sample = await castellanEstate();
  const ids = Array.from({ length: count }, () => newId());
  for (const id of ids) {
    await everyEstate().insert(
      { ...sample, ...changes, id, organizationId, version: 1 },
      { events: [], idempotencyKey: null },
    );
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
  it('says how the documents of each client stand, as the estate itself does', async () => {
    const { data } = await estate.as('advisor')('{ estates { collection { id documentsStatus people { id } } } }');
    const listed = data.estates.collection as { id: string; documentsStatus: string }[];
    expect(new Set(listed.map(({ documentsStatus }) => documentsStatus)).size).toBeGreaterThan(1);
    for (const { id, documentsStatus } of listed) {
      const whole = await estate.as('advisor')('query ($id: ID!) { estate(id: $id) { documentsStatus } }', { id });
      expect(whole.data.estate.documentsStatus).toBe(documentsStatus);
    }
  });
  it('can be chosen by any advisor who has a client in reach, and names none beyond it', async () => {
    const advisorsOf = async (who: 'advisor' | 'collaborator' | 'admin') =>
      (await estate.as(who)('{ clientAdvisors { id } }')).data.clientAdvisors.map(({ id }: { id: string }) => id);
    const listedOf = async (who: 'advisor' | 'collaborator' | 'admin'): Promise<string[]> => {
      const { data } = await estate.as(who)('{ estates { collection { advisorId } } }');
      return data.estates.collection.flatMap((one: { advisorId: string | null }) => one.advisorId ?? []);
    };
    for (const who of ['advisor', 'collaborator', 'admin'] as const) {
      expect((await advisorsOf(who)).toSorted()).toEqual([...new Set(await listedOf(who))].toSorted());
    }
    expect((await advisorsOf('admin')).length).toBeGreaterThan(0);
  });
  it('shows an administrator the sub-organization too, and the collaborator the estate granted alone', async () => {
    expect((await estate.as('admin')(LIST)).data.estates.metadata.totalCount).toBe(14);
    expect((await estate.as('collaborator')(LIST)).data.estates.metadata.totalCount).toBe(1);
    const own = (await estate.as('client')(LIST)).data.estates;
    expect(own.collection.map((one: { displayName: string }) => one.displayName)).toEqual(['The Castellan Family']);
    const clients = await estate.as('client')('{ organizationClients(perPage: 5) { metadata { totalCount } } }');
    expect(clients.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
  it('holds for each finding of the dashboard the clients that it counts, and no other', async () => {
    const { data } = await estate.as('advisor')('{ estateOverview { opportunities { kind count estateIds } } }');
    expect(data.estateOverview.opportunities.length).toBeGreaterThan(3);
    for (const { kind, count, estateIds } of data.estateOverview.opportunities) {
      const found = await estate.as('advisor')(
        'query ($finding: FindingKind) { estates(filter: { finding: $finding }) { collection { id } metadata { totalCount } } }',
        { finding: kind },
      );
      expect(found.data.estates.metadata.totalCount).toBe(count);
      expect(found.data.estates.collection.map(({ id }: { id: string }) => id)).toEqual(estateIds);
    }
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
  it('says the state of a document to a client in her own words, and to the firm in its own', async () => {
    const query = '{ documents(pagination: { perPage: 50 }) { collection { estateId name status shownStatus } } }';
    const shownTo = async (name: 'client' | 'advisor' | 'planner') => {
      const { data } = await estate.as(name)(query);
      const rows = data.documents.collection as { name: string; status: string; shownStatus: string }[];
      return (document: string) => rows.find(({ name }) => name === document);
    };
    const [toClient, toAdvisor, toPlanner] = await Promise.all([
      shownTo('client'),
      shownTo('advisor'),
      shownTo('planner'),
    ]);
    const power = 'Durable power of attorney, Helen';
    expect(toClient(power)).toMatchObject({ status: 'NOT_REVIEWED', shownStatus: 'On record' });
    expect(toAdvisor(power)).toMatchObject({ status: 'NOT_REVIEWED', shownStatus: 'Not Yet Reviewed' });
    expect(toPlanner(power)).toMatchObject({ status: 'UNDER_REVIEW', shownStatus: 'Under Review' });
  });
  it('costs the same number of queries for five households as for two hundred, people and flags included', async () => {
    const sample = await castellanEstate();
    const organizationId = newId();
    const copies = Array.from({ length: 200 }, () => ({ ...sample, id: newId(), organizationId }));
    const stored = copies.map(({ id, ...copy }) => ({ ...copy, _id: id }));
    await estate.shared.estateModel.insertMany(stored);
    const rows = copies.map(estateRow).map(({ id, ...row }) => ({ ...row, _id: id, itemKeys: [] }));
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
    // Rows and their count, and their uploads.
    expect(few).toBe(3);
    expect(await count(200)).toBe(few);
    // Whole estates, which a busy machine takes its time to write.
  }, 120_000);
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
        estates(pagination: { perPage: 3 }) { collection { displayName calculatedNetWorth advisor { id } hasBeenAbstracted
          hasDocuments hasZeroAssetsOrAccounts marriedAndAlive childrenCount } metadata { totalCount } }
        organizationClients(perPage: 3) { collection { id estateId name firstName birthDate ageInYears state isDeceased isClient
          netWorth estate { id version displayName calculatedNetWorth childrenCount } } metadata { totalCount } }
        trusts(pagination: { perPage: 200 }) { collection { id estateId name kind situs gstStatus createdUponDeath executedAt
          insideEstate netWorth estate { displayName } } metadata { totalCount } }
        documents(pagination: { perPage: 5 }) { collection { name ownerName estateName shownStatus } metadata { totalCount } }
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
    // What rows say is what the estate itself says.
    const [{ estateId, ...client }] = data.organizationClients.collection;
    const alone = await estate.graphql(
      wide,
      `{ estate(id: "${estateId}") { hasDocuments hasZeroAssetsOrAccounts marriedAndAlive childrenCount
        trusts { id estateId name kind situs gstStatus createdUponDeath executedAt insideEstate netWorth estate { displayName } } }
        person(id: "${client.id}") { id name firstName birthDate ageInYears state isDeceased isClient netWorth
          estate { id version displayName calculatedNetWorth childrenCount } } }`,
    );
    const { trusts, ...household } = alone.data.estate;
    expect(data.estates.collection[0]).toMatchObject(household);
    expect(household).toMatchObject({ hasDocuments: true, hasZeroAssetsOrAccounts: false, marriedAndAlive: true });
    expect({ ...client, estate: { ...client.estate, id: null } }).toEqual({
      ...alone.data.person,
      estate: { ...alone.data.person.estate, id: null },
    });
    const listed = data.trusts.collection.filter((one: { estateId: string }) => one.estateId === estateId);
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
    expect(listed.toSorted(byName)).toEqual(trusts.toSorted(byName));
    expect(data.documents.metadata.totalCount % 4).toBe(0);
    for (const { estateName } of data.documents.collection) expect(estateName).toBe('The Castellan Family');
    expect(data.search.metadata.totalCount % 4).toBe(0);
    for (const { title } of data.search.collection) expect(title.toLowerCase()).toMatch(/^castellan/);
    const worth = data.estates.collection[0].calculatedNetWorth;
    expect(data.estateOverview).toMatchObject({ estatesCount: 4, netWorth: 4 * worth });
    expect(data.estateOverview.households).toHaveLength(4);
    expect(data.estateOverview.opportunities.every(({ count }: { count: number }) => count === 4)).toBe(true);
  });
  it('reads whole estates for at most a hundred rows, whatever page is asked for', async () => {
    const organizationId = newId();
    const sample = await castellanEstate();
    const copies = Array.from({ length: 101 }, () => ({ ...sample, id: newId(), organizationId }));
    const rows = copies.map(estateRow).map(({ id, ...row }) => ({ ...row, _id: id, itemKeys: [] }));
    await defineRowModels(estate.shared.estateModel.db).rows.insertMany(rows);
    await estate.shared.estateModel.insertMany(copies.map(({ id, ...copy }) => ({ ...copy, _id: id })));
    const wide = {
      ...sampleActor('advisor'),
      organizationId,
      scope: { everything: false, organizationIds: [organizationId], estateIds: [] },
    };
    const find = vi.spyOn(estate.shared.estateModel, 'find');
    const ask = (perPage: number) =>
      estate.graphql(wide, `{ estates(pagination: { perPage: ${perPage} }) { collection { people { name } } } }`);
    const refused = await ask(1000);
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'PER_PAGE_TOO_LARGE', field: 'perPage' });
    expect(refused.errors[0]?.message).toBe('People, property and papers of at most 100 clients can be listed at once');
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
    const { data, errors } = await ask(100);
    expect(errors).toEqual([]);
    expect(data.estates.collection[99].people[0].name).toBe('Robert Castellan');
  }, 120_000);
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

describe('dashboard and search', () => {
  it('stands when estates hold more than can be added up, however they came to', async () => {
    const organizationId = newId();
    const { calculated } = await castellanEstate();
    // More than one estate may hold today: stored before there was a limit.
    const most = Math.floor(Number.MAX_SAFE_INTEGER / 3);
    await fillCopies(organizationId, 4, { calculated: { ...calculated, netWorthCents: most, federalTaxCents: most } });
    const scope = { everything: false, organizationIds: [organizationId], estateIds: [] };
    const { data, errors } = await estate.graphql(
      { ...sampleActor('advisor'), organizationId, scope },
      '{ estateOverview { estatesCount netWorth estimatedEstateTax households { netWorth } } estates { metadata { totalCount } } }',
    );
    expect(errors).toEqual([]);
    expect(data.estateOverview).toMatchObject({
      estatesCount: 4,
      netWorth: Number.MAX_SAFE_INTEGER,
      estimatedEstateTax: Number.MAX_SAFE_INTEGER,
    });
    expect(data.estates.metadata.totalCount).toBe(4);
  });
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

describe('work of the dashboard', () => {
  it('keeps a review that waits, however many were finished after it', async () => {
    const { uploadModel } = estate.shared;
    const organizationId = newId();
    const [estateId = ''] = await fillCopies(organizationId, 1);
    const of = (id: string, createdAt: string, reviewFinishedAt: string | null) => ({
      _id: id,
      estateId,
      organizationId,
      version: 1,
      file: { blobKey: id, filename: `${id}.pdf`, mimetype: 'application/pdf', byteSize: 1, sha256: 'x' },
      pageCount: 1,
      tokensNeeded: 1,
      status: 'READ' as const,
      statusMessage: null,
      percent: 100,
      stage: null,
      abstractionId: null,
      values: [],
      possibleIssues: [],
      reviewFinishedAt,
      uploadedById: 'somebody',
      uploadedByName: null,
      createdAt,
    });
    const finished = Array.from({ length: 501 }, () =>
      of(newId(), '2026-11-02T00:00:00.000Z', '2026-11-03T00:00:00.000Z'),
    );
    await uploadModel.insertMany([of('waiting', '2026-11-01T00:00:00.000Z', null), ...finished]);
    const wide = {
      ...sampleActor('advisor'),
      organizationId,
      scope: { everything: false, organizationIds: [organizationId], estateIds: [] },
    };
    const { data, errors } = await estate.graphql(wide, '{ estateOverview { hasMoreWork work { kind title } } }');
    expect(errors).toEqual([]);
    expect(data.estateOverview.work.filter(({ kind }: { kind: string }) => kind === 'VALUES_TO_REVIEW')).toEqual([
      { kind: 'VALUES_TO_REVIEW', title: 'waiting.pdf: review to finish' },
    ]);
    await uploadModel.deleteMany({ organizationId });
  });
});

describe('the sample estates', () => {
  it('are made once', async () => {
    const count = await estate.shared.estateModel.countDocuments({});
    expect(await estate.seed()).toBe(0);
    expect(await estate.shared.estateModel.countDocuments({})).toBe(count);
  });
});
