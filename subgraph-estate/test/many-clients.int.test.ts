import { systemActor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import type { Page } from '@platform/service-kit';
import { sampleEstateId } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Estate } from '../src/domain/estate/estate.ts';
import { createEstateRepository } from '../src/modules/estate/estate.repository.ts';
import { createEstateListRepository } from '../src/modules/estate/estate-list.repository.ts';
import { defineRowModels } from '../src/modules/estate/estate-rows.model.ts';
import { createSumsKeeper } from '../src/modules/estate/estate-sums.keeper.ts';
import { createEstateSumsStore } from '../src/modules/estate/estate-sums.store.ts';
import { fillRows } from '../src/seed/many-rows.ts';
import { overviewDates } from '../src/views/estate/overview.ts';
import { addUp } from '../src/views/rows/estate-sums.ts';
import { documentsRead } from './documents-read.ts';
import { type StartedEstate, sampleActor, startEstate } from './estate-harness.ts';

const CLIENTS = 600;
const PAGE = 50;
const ORGANIZATION = newId();
const TIME_ZONE = 'America/New_York';

let now = '2026-11-21T10:00:00.000Z';
let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate(() => new Date(now));
  await fillRows(models(), 0, CLIENTS, ORGANIZATION);
});
afterAll(() => estate?.stop());

const connection = () => estate.shared.estateModel.db;
const models = () => defineRowModels(connection());
const advisorOf = (organizationId: string) => ({
  ...sampleActor('advisor'),
  organizationId,
  scope: { everything: false, organizationIds: [organizationId], estateIds: [] },
});

const reading = <Answer>(work: () => Promise<Answer>) => documentsRead(connection(), work);

async function asked(query: string, organizationId = ORGANIZATION) {
  const { answer, documents } = await reading(() => estate.graphql(advisorOf(organizationId), query));
  expect(answer.errors).toEqual([]);
  return { data: answer.data, documents };
}

describe('of very many clients a request reads what it shows', () => {
  const rows = (given: string) => `{ estates(pagination: { page: 2, perPage: ${PAGE} }, ${given}) {
    collection { id displayName } metadata { totalCount } } }`;

  it.each([
    ['by name', 'sortBy: NAME'],
    ['by value', 'sortBy: NET_WORTH, direction: DESC'],
    ['with a part of a name that very many hold', 'sortBy: NET_WORTH, filter: { searchTerm: "fer" }'],
    ['with parts of two names', 'sortBy: UPDATED_AT, filter: { searchTerm: "er or" }'],
    ['that are samples', 'sortBy: ESTATE_TAX, filter: { isSample: true }'],
  ])('the client list %s', async (_list, given) => {
    const { data, documents } = await asked(rows(given));
    const { collection, metadata } = data.estates;
    const shown = Math.max(0, Math.min(PAGE, metadata.totalCount - PAGE));
    expect(collection).toHaveLength(shown);
    expect(documents).toBe(shown);
    const found = await models().rows.find({ organizationId: ORGANIZATION }).lean();
    const holds = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));
    const words = /searchTerm: "([^"]*)"/.exec(given)?.[1]?.split(' ') ?? [];
    expect(metadata.totalCount).toBe(found.filter(({ searchText }) => holds(searchText, words)).length);
  });

  it.each([
    ['documents', { searchTerm: 'fer' }],
    ['documents', { searchTerm: 'fer trust' }],
    ['trusts', { searchTerm: 'trust' }],
    ['trusts', { searchTerm: 'trust', insideEstate: false }],
  ] as const)('%s of all clients with %o', async (list, asked) => {
    const lists = createEstateListRepository(models(), advisorOf(ORGANIZATION).scope);
    const listing = {
      association: {},
      pagination: { page: 2, perPage: 20 },
      owner: null,
      insideEstate: null,
      ...asked,
    };
    const { answer, documents } = await reading((): Promise<Page<unknown>> => lists[list](listing));
    expect(answer.collection).toHaveLength(20);
    expect(documents).toBe(20);
    const items = await models().items.find({ organizationId: ORGANIZATION }).lean();
    const held = items.filter(({ document, trust }) => {
      const shown = list === 'documents' ? document : trust;
      const words = asked.searchTerm.split(' ');
      if (!shown || !words.every((word) => shown.searchText.includes(word))) return false;
      return !('insideEstate' in asked) || trust?.isInside === asked.insideEstate;
    });
    expect(answer.metadata.totalCount).toBe(held.length);
  });

  it.each(['trust', 'family', 'fam', 'fer', 'a'.repeat(2), 'revocable trust'])('a search for "%s"', async (needle) => {
    const { data, documents } = await asked(
      `{ search(needle: "${needle}", perPage: 10) { collection { title } metadata { totalCount } } }`,
    );
    const items = await models()
      .items.find({ organizationId: ORGANIZATION, 'hit.id': { $exists: true } })
      .lean();
    const holds = items.filter(({ title }) => needle.split(' ').every((word) => title.includes(word)));
    expect(data.search.metadata.totalCount).toBe(holds.length);
    expect(data.search.collection).toHaveLength(Math.min(10, holds.length));
    expect(documents).toBeLessThanOrEqual(30);
  });

  it('the dashboard reads its kept sums, and whom it names', async () => {
    const query = '{ estateOverview { estatesCount households { estateId } opportunities { kind count estateIds } } }';
    expect((await asked(query)).data.estateOverview.estatesCount).toBe(CLIENTS);
    const { data, documents } = await asked(query);
    const { households, opportunities } = data.estateOverview;
    expect(opportunities.length).toBeGreaterThan(0);
    const PARTS = 64;
    // Of two kinds of work, and one more than is shown of each.
    const WORK = 2 * (50 + 1);
    expect(documents).toBeLessThanOrEqual(PARTS + households.length + WORK);
  });
});

describe('the sums of an organization', () => {
  const everyEstate = () => {
    const { scope } = systemActor('estate', 'test', { everything: true, organizationIds: [], estateIds: [] });
    return createEstateRepository(estate.shared.estateModel, scope);
  };
  async function sampleOf(): Promise<Estate> {
    const [sample] = await everyEstate().findByIds([sampleEstateId(1)]);
    if (!sample) throw new Error('the sample is missing');
    return sample;
  }
  const day = () => {
    const today = now.slice(0, 10);
    return { day: today, dates: overviewDates({ today, timeZone: TIME_ZONE }) };
  };
  const kept = (organizationId: string) => createEstateSumsStore(connection()).of({ organizationId }, day());
  const ofRows = async (organizationId: string) =>
    addUp(await models().rows.find({ organizationId }).lean(), day().dates);
  const write = { events: [], idempotencyKey: null };

  it('are those of its rows after any changes, whoever asks meanwhile, and on another day', async () => {
    const organizationId = newId();
    const sample = await sampleOf();
    let estates: Estate[] = [];
    const changed = (one: Estate, number: number): Estate => ({
      ...one,
      version: one.version + 1,
      createdAt: number % 2 === 0 ? '2026-11-01T00:00:00.000Z' : '2020-01-01T00:00:00.000Z',
      assets: one.assets.map((asset, place) => ({
        ...asset,
        balanceCents: number * 100 + place,
        valuationDate: number % 3 === 0 ? '2026-09-01' : asset.valuationDate,
      })),
      documents: number % 4 === 0 ? [] : sample.documents,
      calculated: { ...one.calculated, netWorthCents: number * 1_000 - 5_000, federalTaxCents: number },
    });
    for (let round = 0; round < 12; round += 1) {
      const added = Array.from({ length: 1 + (round % 3) }, () => ({
        ...sample,
        id: newId(),
        organizationId,
        version: 1,
      }));
      const due = estates.filter((_, place) => (place + round) % 3 === 0);
      const after = new Map(due.map((one, place) => [one.id, changed(one, round * 7 + place)]));
      await Promise.all([
        ...added.map((one) => everyEstate().insert(one, write)),
        ...due.map((one) => everyEstate().save(after.get(one.id) ?? one, one.version, write)),
        kept(organizationId),
        kept(organizationId),
      ]);
      estates = [...estates.map((one) => after.get(one.id) ?? one), ...added];
      expect(await kept(organizationId)).toEqual(await ofRows(organizationId));
    }
    expect((await kept(organizationId)).estates).toBe(estates.length);
    now = '2027-02-21T10:00:00.000Z';
    const later = await kept(organizationId);
    expect(later).toEqual(await ofRows(organizationId));
    expect(later).toMatchObject({ added: 0, freshAssetsCents: 0 });
    // Whole estates, which a busy machine takes its time to write.
  }, 120_000);

  it('are added up again before anybody asks, on a new day and after a change', async () => {
    now = '2026-11-21T10:00:00.000Z';
    const organizationId = newId();
    const sample = await sampleOf();
    const sums = createEstateSumsStore(connection());
    const keep = createSumsKeeper({ sums, zoneOf: async () => TIME_ZONE, now: () => new Date(now) });
    await everyEstate().insert({ ...sample, id: newId(), organizationId, version: 1 }, write);
    await keep();
    expect(await models().rows.countDocuments({ organizationId, sumsDue: { $exists: true } })).toBe(0);
    now = '2026-11-22T10:00:00.000Z';
    await keep();
    const records = await connection().collection('estate_sums').find({ organizationId }).toArray();
    expect(records).toMatchObject([{ day: '2026-11-22', version: 2 }]);
  }, 120_000);
});
