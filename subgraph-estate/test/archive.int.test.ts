import { newId } from '@platform/kernel';
import { SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { pdfFile } from './pdf-file.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

type Person = Parameters<StartedEstate['as']>[0];
const ask = (query: string, variables: object = {}, who: Person = 'advisor') =>
  estate.as(who)(query, variables, newId());
const ARCHIVE = `mutation ($id: ID!, $version: Int!) {
  archiveEstate(id: $id, version: $version) { ok estate { id version archivedAt archivedByName } }
}`;
const UNARCHIVE = 'mutation ($id: ID!) { unarchiveEstate(id: $id) { ok estate { id version archivedAt } } }';
const OVERVIEW = '{ estateOverview { estatesCount netWorth households { estateId } } }';
const ORGANIZATION = { organizationId: SAMPLE_ORGANIZATIONS.northmere.id };

/** A household with cash, a trust and its papers, found by a last name of its own. */
async function household(): Promise<{ id: string; version: number; lastName: string }> {
  const lastName = `Orsini${newId().slice(0, 6)}`;
  const { data } = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version } } }',
    { input: { firstName: 'Ida', lastName, state: 'VT', maritalStatus: 'SINGLE' } },
  );
  const { id, version } = data.createEstate.estate;
  const made = await ask(
    'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { estate { version } } }',
    { id, v: version, a: { name: 'Cash', assetType: 'CASH', balance: 99_000_001 } },
  );
  return { id, version: made.data.createAsset.estate.version, lastName };
}
const listed = async (searchTerm: string, filter: object = {}, who: Person = 'advisor'): Promise<string[]> => {
  const query = 'query ($f: EstateFilterInput) { estates(filter: $f) { collection { id } metadata { totalCount } } }';
  const { data } = await ask(query, { f: { searchTerm, ...filter } }, who);
  expect(data.estates.metadata.totalCount).toBe(data.estates.collection.length);
  return data.estates.collection.map(({ id }: { id: string }) => id);
};
const found = async (searchTerm: string): Promise<number> =>
  (await ask('query ($s: String!) { search(needle: $s) { collection { id } } }', { s: searchTerm })).data.search
    .collection.length;
const documentsOf = async (association: object): Promise<string[]> => {
  const query =
    'query ($of: AssociationInput) { documents(association: $of, pagination: { perPage: -1 }) { collection { estateId } } }';
  return (await ask(query, { of: association })).data.documents.collection.map(
    (one: { estateId: string }) => one.estateId,
  );
};
const codes = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors.map(({ extensions }) => extensions.code);

/** What the estate's own event does, after everything else. */
const tell = (estateId: string, version: number) =>
  estate.deliver('estate.estate-changed.v1', { estateId, version, ...ORGANIZATION });
/** Ids of the things beside estates: of one estate, or of all in reach. */
const besides = async (estateId: string | null): Promise<string[]> => {
  const query = `query ($of: AssociationInput, $id: ID) {
    estateUploads(estateId: $id, pagination: { perPage: -1 }) { collection { id } }
    financialMilestones(association: $of, pagination: { perPage: -1 }) { collection { id } }
    cashFlowAssumptions(association: $of, pagination: { perPage: -1 }) { collection { id } }
    financialTeamMembers(association: $of, pagination: { perPage: -1 }) { collection { id } }
  }`;
  const { data } = await ask(query, { id: estateId, of: estateId ? { estateId } : {} });
  return Object.values(data as Record<string, { collection: { id: string }[] }>).flatMap(({ collection }) =>
    collection.map(({ id }) => id),
  );
};
/** A file, a milestone, an assumption and a member of the team. */
async function addBesides(id: string): Promise<string[]> {
  const { reference } = await estate.file(pdfFile(1), 'will.pdf');
  const made = `mutation ($id: ID!, $file: Upload!) {
    file: createEstateUpload(input: { estateId: $id, file: $file, abstract: false }) { made: estateUpload { id } }
    milestone: createFinancialMilestone(estateId: $id, attributes: { milestone: "Sale", year: 2029 }) { made: financialMilestone { id } }
    flow: createCashFlowAssumption(estateId: $id, attributes: { category: EARNINGS, amount: 5 }) { made: cashFlowAssumption { id } }
    member: createFinancialTeamMember(estateId: $id, attributes: { name: "Ida Holm" }) { made: financialTeamMember { id } }
  }`;
  const { data } = await ask(made, { id, file: reference });
  return Object.values(data as Record<string, { made: { id: string } }>).map((one) => one.made.id);
}

describe('a client that is archived', () => {
  it('takes its files and plans out of the lists of the firm, what is added later too, and brings them back', async () => {
    const { id, version } = await household();
    const before = await addBesides(id);
    expect(await besides(null)).toEqual(expect.arrayContaining(before));
    await ask(ARCHIVE, { id, version });
    await tell(id, version + 1);
    const all = [...before, ...(await addBesides(id))];
    expect((await besides(null)).filter((one) => all.includes(one))).toEqual([]);
    expect((await besides(id)).toSorted()).toEqual(all.toSorted());
    await ask(UNARCHIVE, { id });
    await tell(id, version + 2);
    expect(await besides(null)).toEqual(expect.arrayContaining(all));
  });
  it('is in no list, search or sum, and in the archive alone', async () => {
    const before = (await ask(OVERVIEW)).data.estateOverview;
    const { id, version, lastName } = await household();
    const { data } = await ask(ARCHIVE, { id, version });
    expect(data.archiveEstate.estate).toMatchObject({ id, version: version + 1 });
    expect(data.archiveEstate.estate.archivedAt).not.toBeNull();
    expect(data.archiveEstate.estate.archivedByName).not.toBeNull();
    expect(await listed(lastName)).toEqual([]);
    expect(await listed(lastName, { isArchived: false })).toEqual([]);
    expect(await listed(lastName, { isArchived: true })).toEqual([id]);
    expect(await listed('', { isArchived: true })).toEqual([id]);
    expect(await found(lastName)).toBe(0);
    expect((await ask(OVERVIEW)).data.estateOverview).toEqual(before);
    await ask(UNARCHIVE, { id });
  });
  it('is read whole by its own address, with its papers, which the list of the firm leaves out', async () => {
    const [id] = await documentsOf(ORGANIZATION);
    const papers = await documentsOf({ estateId: id });
    const query = 'query ($id: ID!) { estate(id: $id) { version archivedAt netWorth assets { name balance } } }';
    const before = (await ask(query, { id })).data.estate;
    await ask(ARCHIVE, { id, version: before.version });
    expect(await documentsOf(ORGANIZATION)).not.toContain(id);
    expect(await documentsOf({ estateId: id })).toEqual(papers);
    const { archivedAt, ...kept } = (await ask(query, { id })).data.estate;
    expect(archivedAt).toMatch(/^20/);
    expect({ ...kept, archivedAt: null }).toEqual({ ...before, version: before.version + 1 });
    await ask(UNARCHIVE, { id });
    expect(await documentsOf(ORGANIZATION)).toContain(id);
  });
  it('is still hers for the client, to whom the archive of the firm says nothing', async () => {
    const mine = async (): Promise<{ id: string; version: number }[]> =>
      (await ask('{ estates { collection { id version } } }', {}, 'client')).data.estates.collection;
    const [own] = await mine();
    expect(own).toBeDefined();
    await ask(ARCHIVE, own);
    expect((await mine()).map(({ id }) => id)).toEqual([own?.id]);
    await ask(UNARCHIVE, { id: own?.id });
  });
  it('comes back with everything, to the cent, and is archived by nobody twice', async () => {
    const { id, version, lastName } = await household();
    const before = (await ask(OVERVIEW)).data.estateOverview;
    await ask(ARCHIVE, { id, version });
    const again = await ask(ARCHIVE, { id, version });
    expect(again.errors).toEqual([]);
    expect(again.data.archiveEstate.estate.version).toBe(version + 1);
    const { data } = await ask(UNARCHIVE, { id });
    expect(data.unarchiveEstate.estate).toEqual({ id, version: version + 2, archivedAt: null });
    const once = await ask(UNARCHIVE, { id });
    expect(once.data.unarchiveEstate.estate.version).toBe(version + 2);
    expect(await listed(lastName)).toEqual([id]);
    expect(await found(lastName)).toBeGreaterThan(0);
    expect((await ask(OVERVIEW)).data.estateOverview).toEqual(before);
  });
  it('is archived by who has seen its last version, and by those who manage clients', async () => {
    const { id, version } = await household();
    expect(codes(await ask(ARCHIVE, { id, version: version - 1 }))).toEqual(['STALE_VERSION']);
    for (const who of ['attorney', 'client'] as const) {
      expect(codes(await ask(ARCHIVE, { id, version }, who))).toEqual(['FORBIDDEN']);
      expect(codes(await ask(UNARCHIVE, { id }, who))).toEqual(['FORBIDDEN']);
    }
  });
  it('stands in the history, from where nobody takes it back past the one way there is', async () => {
    const { id, version } = await household();
    await ask(ARCHIVE, { id, version });
    const query =
      'query ($id: ID!) { estateHistory(estateId: $id) { collection { canUndo things { fields { label before after } } } } }';
    const { data } = await ask(query, { id });
    expect(data.estateHistory.collection[0]).toEqual({
      canUndo: false,
      things: [{ fields: [{ label: 'Archived', before: 'No', after: 'Yes' }] }],
    });
  });
});
