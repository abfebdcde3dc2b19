import { newId } from '@platform/kernel';
import type { Page } from '@platform/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEstateListRepository, type EstateOrder } from '../src/modules/estate/estate-list.repository.ts';
import { defineRowModels } from '../src/modules/estate/estate-rows.model.ts';
import { fillRows } from '../src/seed/many-rows.ts';
import { documentsRead } from './documents-read.ts';
import { type StartedEstate, sampleActor, startEstate } from './estate-harness.ts';

/** A row of the documents, or of the trusts. */
interface Listed {
  readonly id?: string;
  readonly trust?: { readonly id: string };
}

const OWN = newId();
const ELSEWHERE = newId();
const CLIENTS = 300;
const SHARED = 12;
const PAGE = 25;

let estate: StartedEstate;
let shared: string[] = [];
const connection = () => estate.shared.estateModel.db;
const models = () => defineRowModels(connection());
/** Of one organization, and given some estates of another one. */
const actor = () => ({
  ...sampleActor('advisor'),
  organizationId: OWN,
  scope: { everything: false, organizationIds: [OWN], estateIds: shared },
});
const asked = async (query: string) => {
  const { answer, documents } = await documentsRead(connection(), () => estate.graphql(actor(), query));
  expect(answer.errors).toEqual([]);
  return { data: answer.data, documents };
};

beforeAll(async () => {
  estate = await startEstate();
  await fillRows(models(), 0, CLIENTS, OWN);
  await fillRows(models(), 0, 3 * SHARED, ELSEWHERE);
  const others = await models().rows.find({ organizationId: ELSEWHERE }).sort({ _id: 1 }).lean();
  // One of them is given though its organization is reached anyway.
  const own = await models().rows.findOne({ organizationId: OWN }).lean();
  shared = [...others.slice(0, SHARED).map(({ _id }) => _id), own?._id ?? ''];
  // Of some nobody knows the value, and some have the same.
  const among = { organizationId: { $in: [OWN, ELSEWHERE] } };
  await models().rows.updateMany({ ...among, _id: /^[0-3]/ }, { $set: { 'calculated.netWorthCents': null } });
  await models().rows.updateMany({ ...among, _id: /^[4-7]/ }, { $set: { 'calculated.netWorthCents': 5 } });
});
afterAll(() => estate?.stop());

const reached = { everything: false, organizationIds: [OWN], estateIds: [] as string[] };

describe('whoever reaches an organization and single estates elsewhere', () => {
  it.each<[EstateOrder, string]>([
    ['NAME', 'sortName'],
    ['NET_WORTH', 'calculated.netWorthCents'],
    ['UPDATED_AT', 'updatedAt'],
    ['ESTATE_TAX', 'taxCents'],
  ])('reads of the client list in the order %s what its page shows, and the shared ones', async (order, field) => {
    const all = { $or: [{ organizationId: OWN }, { _id: { $in: shared } }] };
    for (const direction of ['ASC', 'DESC'] as const) {
      const sign = direction === 'ASC' ? 1 : -1;
      const sorted = await models()
        .rows.find(all)
        .sort({ [field]: sign, _id: sign })
        .lean();
      expect(sorted).toHaveLength(CLIENTS + SHARED);
      const lists = createEstateListRepository(models(), { ...reached, estateIds: shared });
      const found: string[] = [];
      for (let page = 1; page <= Math.ceil(sorted.length / PAGE); page += 1) {
        const listing = { filter: {}, order, direction, pagination: { page }, defaultPerPage: PAGE };
        const { answer, documents } = await documentsRead(connection(), () => lists.estates(listing));
        expect(answer.metadata.totalCount).toBe(sorted.length);
        // The shared ones twice: in order, and counted.
        expect(documents).toBeLessThanOrEqual(PAGE + 2 * shared.length);
        found.push(...answer.collection.map(({ id }) => id));
      }
      expect(found).toEqual(sorted.map(({ _id }) => _id));
    }
  });

  it.each(['documents', 'trusts'] as const)('reads of the list of %s what its page shows', async (list) => {
    const lists = createEstateListRepository(models(), { ...reached, estateIds: shared });
    const kind = list === 'documents' ? 'document.id' : 'trust.id';
    const all = { $or: [{ organizationId: OWN }, { estateId: { $in: shared } }], [kind]: { $exists: true } };
    const sorted = await models()
      .items.find(all)
      .sort({ sortName: 1, estateId: 1, [list === 'documents' ? 'position' : 'title']: 1, _id: 1 })
      .lean();
    const ofShared = await models().items.countDocuments({ estateId: { $in: shared } });
    for (const page of [1, 7, Math.ceil(sorted.length / PAGE)]) {
      const listing = { association: {}, searchTerm: null, pagination: { page, perPage: PAGE } };
      const { answer, documents } = await documentsRead(
        connection(),
        (): Promise<Page<Listed>> => lists[list]({ ...listing, owner: null, insideEstate: null }),
      );
      expect(answer.metadata.totalCount).toBe(sorted.length);
      expect(documents).toBeLessThanOrEqual(PAGE + 2 * ofShared);
      const expected = sorted.slice((page - 1) * PAGE, page * PAGE);
      expect(answer.collection.map((one) => one.id ?? one.trust?.id)).toEqual(
        expected.map((one) => one.document?.id ?? one.trust?.id),
      );
    }
  });

  it('searches and adds up both, and reads neither whole', async () => {
    const { data, documents } = await asked(
      '{ search(needle: "family", perPage: 10) { collection { title } metadata { totalCount } } }',
    );
    const held = await models()
      .items.find({ 'hit.id': { $exists: true }, title: /family/ })
      .lean();
    const within = held.filter(({ organizationId, estateId }) => organizationId === OWN || shared.includes(estateId));
    expect(data.search.metadata.totalCount).toBe(within.length);
    const ofShared = await models().items.countDocuments({ estateId: { $in: shared } });
    expect(documents).toBeLessThan(100 + 5 * ofShared);

    await asked('{ estateOverview { estatesCount } }');
    const again = await asked('{ estateOverview { estatesCount households { estateId } } }');
    expect(again.data.estateOverview.estatesCount).toBe(CLIENTS + SHARED);
    expect(again.data.estateOverview.households.length).toBeGreaterThan(0);
    const ones = again.data.estateOverview.households.map(({ estateId }: { estateId: string }) => estateId);
    expect(new Set(ones).size).toBe(ones.length);
  });
});
