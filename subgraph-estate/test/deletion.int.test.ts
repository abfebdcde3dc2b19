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
/** What the estate's own event does once more, after everything else. */
const tell = (estateId: string, version: number) =>
  estate.deliver('estate.estate-changed.v1', { estateId, version, organizationId: SAMPLE_ORGANIZATIONS.northmere.id });
const ask = (query: string, variables: object = {}, who: Person = 'admin') => estate.as(who)(query, variables, newId());
const DELETE = 'mutation ($id: ID!, $version: Int!) { deleteEstate(id: $id, version: $version) { ok } }';
const RESTORE = 'mutation ($id: ID!) { restoreEstate(id: $id) { ok estate { id version displayName } } }';
const OVERVIEW = '{ estateOverview { estatesCount netWorth } }';

async function household(): Promise<{ id: string; version: number; lastName: string }> {
  const lastName = `Zander${newId().slice(0, 6)}`;
  const input = { firstName: 'Ada', lastName, state: 'FL', maritalStatus: 'SINGLE' };
  const { data } = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version } } }',
    { input },
  );
  const { id, version } = data.createEstate.estate;
  const asset = { name: 'Cash', assetType: 'CASH', balance: 125_000_055 };
  const made = await ask(
    'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { estate { version } } }',
    { id, v: version, a: asset },
  );
  return { id, version: made.data.createAsset.estate.version, lastName };
}
const listedIds = async (searchTerm: string): Promise<string[]> => {
  const { data } = await ask('query ($s: String) { estates(filter: { searchTerm: $s }) { collection { id } } }', {
    s: searchTerm,
  });
  return data.estates.collection.map(({ id }: { id: string }) => id);
};
const found = async (searchTerm: string): Promise<number> =>
  (await ask('query ($s: String!) { search(needle: $s) { collection { id } } }', { s: searchTerm })).data.search
    .collection.length;
const deletedIds = async (): Promise<string[]> =>
  (
    await ask('{ deletedEstates(pagination: { perPage: -1 }) { collection { id displayName deletedByName } } }')
  ).data.deletedEstates.collection.map(({ id }: { id: string }) => id);

describe('a client that is deleted', () => {
  it('is gone for everybody: in lists, search, sums and by its own address', async () => {
    const before = (await ask(OVERVIEW)).data.estateOverview;
    const { id, version, lastName } = await household();
    expect((await ask(OVERVIEW)).data.estateOverview.netWorth).toBe(before.netWorth + 125_000_055);
    expect(await found(lastName)).toBeGreaterThan(0);
    expect((await ask(DELETE, { id, version })).errors).toEqual([]);
    expect(await listedIds(lastName)).toEqual([]);
    expect(await found(lastName)).toBe(0);
    expect((await ask('query ($id: ID!) { estate(id: $id) { id } }', { id })).data.estate).toBeNull();
    expect((await ask(OVERVIEW)).data.estateOverview).toEqual(before);
  });
  it('takes its documents with it, and a change that was begun before', async () => {
    const { id, version } = await household();
    const { reference } = await estate.file(pdfFile(1), 'will.pdf');
    const made = await ask(
      'mutation ($id: ID!, $file: Upload!) { createEstateUpload(input: { estateId: $id, file: $file, abstract: false }) { estateUpload { id } } }',
      { id, file: reference },
    );
    const upload = made.data.createEstateUpload.estateUpload.id;
    const uploads = 'query ($id: ID) { estateUploads(estateId: $id) { collection { id } } }';
    expect((await ask(uploads, { id })).data.estateUploads.collection).toHaveLength(1);
    await ask(DELETE, { id, version });
    expect((await ask(uploads)).data.estateUploads.collection.map((one: { id: string }) => one.id)).not.toContain(
      upload,
    );
    const change = 'mutation ($input: UpdateEstateInput!) { updateEstate(input: $input) { ok } }';
    const { errors } = await ask(change, { input: { id, version, displayName: 'Too late' } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  });
  it('takes its plans with it: in lists, by id and by its event alone, until it is back', async () => {
    const { id, version } = await household();
    const made = await ask(
      `mutation ($id: ID!) {
        milestone: createFinancialMilestone(estateId: $id, attributes: { milestone: "Sale", year: 2030 }) { made: financialMilestone { id } }
        member: createFinancialTeamMember(estateId: $id, attributes: { name: "Ana" }) { made: financialTeamMember { id } }
        assumed: createCashFlowAssumption(estateId: $id, attributes: { category: EARNINGS, amount: 900 }) { made: cashFlowAssumption { id } }
      }`,
      { id },
    );
    const ids = ['milestone', 'member', 'assumed'].map((name) => made.data[name].made.id);
    const lists = async (association: object): Promise<string[]> => {
      const { data } = await ask(
        `query ($of: AssociationInput, $all: PaginationInput) {
          a: financialMilestones(association: $of, pagination: $all) { collection { id } }
          b: financialTeamMembers(association: $of, pagination: $all) { collection { id } }
          c: cashFlowAssumptions(association: $of, pagination: $all) { collection { id } }
        }`,
        { of: association, all: { perPage: -1 } },
      );
      const seen = ['a', 'b', 'c'].flatMap((name) => data[name].collection.map((one: { id: string }) => one.id));
      return ids.filter((one) => seen.includes(one));
    };
    const organization = { organizationId: SAMPLE_ORGANIZATIONS.northmere.id };
    expect(await lists({ estateId: id })).toEqual(ids);
    expect(await lists(organization)).toEqual(ids);
    await ask(DELETE, { id, version });
    expect(await lists({ estateId: id })).toEqual([]);
    expect(await lists(organization)).toEqual([]);
    await estate.shared.nounModels.team.updateMany({ estateId: id }, { $unset: { estateDeleted: '' } });
    await tell(id, version);
    expect(await lists(organization)).toEqual([]);
    const [milestone, member, assumed] = ids;
    for (const [change, of] of [
      ['updateFinancialMilestone(id: $id, version: 1, attributes: { year: 2031 })', milestone],
      ['deleteFinancialMilestone(id: $id, version: 1)', milestone],
      ['updateFinancialTeamMemberOrder(id: $id, version: 1, displayOrder: 1)', member],
      ['deleteFinancialTeamMember(id: $id, version: 1)', member],
      ['updateCashFlowAssumption(id: $id, version: 1, attributes: { amount: 1 })', assumed],
      ['deleteCashFlowAssumption(id: $id, version: 1)', assumed],
    ]) {
      const { errors } = await ask(`mutation ($id: ID!) { ${change} { ok } }`, { id: of });
      expect(
        errors.map(({ extensions }) => extensions.code),
        change,
      ).toEqual(['NOT_FOUND']);
    }
    await ask(RESTORE, { id });
    expect(await lists(organization)).toEqual(ids);
    const { estateDeleted: _mark, ...whole } = (await estate.shared.nounModels.milestones
      .findById(milestone)
      .lean()) as object & { estateDeleted?: boolean };
    expect(whole).toMatchObject({ version: 1, year: 2030 });
  });
  it('comes back with everything, to the cent', async () => {
    const { id, version, lastName } = await household();
    const before = (await ask(OVERVIEW)).data.estateOverview;
    await ask(DELETE, { id, version });
    expect(await deletedIds()).toContain(id);
    const { data } = await ask(RESTORE, { id });
    expect(data.restoreEstate.estate).toMatchObject({ id, version: version + 2 });
    expect(await deletedIds()).not.toContain(id);
    expect(await listedIds(lastName)).toEqual([id]);
    expect(await found(lastName)).toBeGreaterThan(0);
    expect((await ask(OVERVIEW)).data.estateOverview).toEqual(before);
    const assets = 'query ($id: ID!) { estate(id: $id) { assets { name balance } } }';
    expect((await ask(assets, { id })).data.estate.assets).toEqual([{ name: 'Cash', balance: 125_000_055 }]);
  });
  it('stays gone and can come back where its rows are written by its event alone', async () => {
    const { id, version, lastName } = await household();
    await ask(DELETE, { id, version });
    await tell(id, version);
    expect(await listedIds(lastName)).toEqual([]);
    await ask(RESTORE, { id });
    await tell(id, version + 1);
    expect(await listedIds(lastName)).toEqual([id]);
  });
  it('is deleted by who has seen its last version, and by administrators only', async () => {
    const { id, version } = await household();
    const stale = await ask(DELETE, { id, version: version - 1 });
    expect(stale.errors.map(({ extensions }) => extensions.code)).toEqual(['STALE_VERSION']);
    for (const who of ['advisor', 'attorney'] as const) {
      const { errors } = await ask(DELETE, { id, version }, who);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
    const alive = await ask(RESTORE, { id });
    expect(alive.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  });
});
