import { createLease, createMetrics } from '@platform/service-kit';
import { SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CalculatedFigures } from '../src/domain/estate/estate.ts';
import { FIGURES_RULE_SET, figuresAreStale } from '../src/domain/estate/figures.ts';
import { createFiguresStore, type FiguresStore } from '../src/modules/estate/figures.store.ts';
import { createFiguresWorker, FIGURES_BATCH, type FiguresWorker } from '../src/modules/estate/figures.worker.ts';
import type { FiguresRun } from '../src/modules/estate/figures-runs.model.ts';
import { type StartedEstate, startEstate } from './estate-harness.ts';

const NOVEMBER = '2026-11-21T10:00:00.000Z';
const NEW_YORK = 'America/New_York';
const HONOLULU = 'Pacific/Honolulu';
const { northmere, familyOffice } = SAMPLE_ORGANIZATIONS;

let now = NOVEMBER;
let estate: StartedEstate;
const zones = new Map<string, string>();

interface Stored {
  readonly _id: string;
  readonly organizationId: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly displayName: string;
  readonly outbox?: { readonly envelope: { readonly payload: { ultraEligible: boolean; version: number } } }[];
  readonly calculated: CalculatedFigures;
}
const collection = () => estate.shared.estateModel.db.collection<Stored>('estates');
const rows = () => estate.shared.estateModel.db.collection<Stored>('estate_rows');
/** Of the estates and of what lists show of them. */
async function setAll(filter: object, update: object): Promise<void> {
  await collection().updateMany(filter, update as never);
  await rows().updateMany(filter, update as never);
}
const all = () => collection().find({}).sort({ _id: 1 }).toArray();
const runs = () => estate.shared.estateModel.db.collection<FiguresRun>('figures_runs');

/** The job as an instance of the service has it; `over` stands before its store. */
function instance(over: (store: FiguresStore) => Partial<FiguresStore> = () => ({})): FiguresWorker {
  const { estateModel } = estate.shared;
  const connection = estateModel.db;
  const store = createFiguresStore(estateModel);
  return createFiguresWorker({
    figures: { ...store, ...over(store) },
    lease: createLease(connection, { collection: 'figures_leases', id: 'figures', lastsMs: 30_000 }),
    zoneOf: async (organizationId) => zones.get(organizationId) ?? NEW_YORK,
    afterwards: async () => undefined,
    now: () => new Date(now),
    log: estate.service.log,
    metrics: createMetrics('estate'),
    nudge: () => undefined,
  });
}

/** Turn by turn, as its loop does; another instance may go on at once afterwards. */
async function toTheEnd(worker: FiguresWorker): Promise<void> {
  while ((await worker.turn()) === 'more');
  await worker.stop();
}

/** As a release with other rules finds its estates. */
const setRules = (figures: object = {}) => setAll({}, { $set: { 'calculated.ruleSet': 'earlier rules', ...figures } });

/** Every estate and what lists show of it, with the figures of November and nothing to tell. */
const inNovember: { of: () => ReturnType<typeof collection>; stored: Stored[] }[] = [];

beforeAll(async () => {
  estate = await startEstate(() => new Date(now));
  await setRules();
  await toTheEnd(instance());
  await collection().updateMany({}, { $unset: { outbox: '' } } as never);
  for (const of of [collection, rows]) inNovember.push({ of, stored: await of().find({}).toArray() });
});
afterAll(() => estate?.stop());
beforeEach(async () => {
  now = NOVEMBER;
  zones.clear();
  await runs().deleteMany({});
  await estate.shared.estateModel.db.collection('figures_leases').deleteMany({});
  for (const { of, stored } of inNovember) {
    await of().deleteMany({});
    await of().insertMany(stored);
  }
});

describe("New Year's Day", () => {
  it('is that of each organization: nothing before its midnight, everything after it', async () => {
    zones.set(northmere.id, HONOLULU);
    const days = async () => {
      const found = await all();
      return new Map(found.map(({ organizationId, calculated }) => [organizationId, calculated.asOf]));
    };
    const [first] = await all();
    await setAll({ _id: first?._id }, { $set: { organizationId: familyOffice.id } });
    now = '2026-12-31T20:00:00.000Z';
    await setRules();
    await toTheEnd(instance());
    now = '2027-01-01T04:59:00.000Z';
    await toTheEnd(instance());
    expect([...new Set((await days()).values())]).toEqual(['2026-12-31']);

    now = '2027-01-01T05:10:00.000Z';
    await toTheEnd(instance());
    expect(await days()).toEqual(
      new Map([
        [northmere.id, '2026-12-31'],
        [familyOffice.id, '2027-01-01'],
      ]),
    );

    now = '2027-01-01T10:00:00.000Z';
    await toTheEnd(instance());
    expect([...new Set((await days()).values())]).toEqual(['2027-01-01']);
  });

  it('brings the new year its law: what an exclusion leaves is another figure', async () => {
    const before = await all();
    now = '2027-01-01T12:00:00.000Z';
    await toTheEnd(instance());
    const after = await all();
    const left = (found: Stored[]) => found.map(({ calculated }) => calculated.exclusionLeftCents);
    expect(left(after)).not.toEqual(left(before));
    expect(await instance().turn()).toBe('idle');
  });
});

describe('a day of its own', () => {
  it('is that of a household whose deaths nobody dates: the second meets the new law a month before it begins', async () => {
    const before = await all();
    now = '2026-12-01T12:00:00.000Z';
    await toTheEnd(instance());
    expect(await all()).toEqual(before);
    now = '2026-12-02T12:00:00.000Z';
    await toTheEnd(instance());
    const due = before.filter(({ calculated }) => figuresAreStale(calculated, '2026-12-02')).map(({ _id }) => _id);
    const done = (await all()).filter(({ calculated }) => calculated.asOf === '2026-12-02').map(({ _id }) => _id);
    expect(done).toEqual(due);
    expect(due.length).toBeGreaterThan(0);
    expect(due.length).toBeLessThan(before.length);
    expect(await instance().turn()).toBe('idle');
  });
});

describe('other rules', () => {
  it('give every estate its figures again, and change nothing else of it', async () => {
    const before = await all();
    await setRules({ 'calculated.netWorthCents': 1 });
    await toTheEnd(instance());
    const after = await all();
    expect(after).toEqual(before);
    expect(new Set(after.map(({ calculated }) => calculated.ruleSet))).toEqual(new Set([FIGURES_RULE_SET]));
  });

  it('reach estates that were stored before figures had a day', async () => {
    await setAll({}, { $unset: { 'calculated.ruleSet': '', 'calculated.asOf': '', 'calculated.staleFrom': '' } });
    await toTheEnd(instance());
    expect((await all()).filter(({ calculated }) => calculated.asOf !== '2026-11-21')).toEqual([]);
  });

  it('are told to the others only where what they keep is another figure', async () => {
    const [first] = await all();
    if (!first) throw new Error('no estate is seeded');
    const told = !first.calculated.ultraEligible;
    await setRules();
    await setAll({ _id: first._id }, { $set: { 'calculated.ultraEligible': told } });
    await toTheEnd(instance());
    const waiting = (await all()).filter(({ outbox }) => outbox?.length);
    expect(waiting.map(({ _id }) => _id)).toEqual([first._id]);
    const { payload } = waiting[0]?.outbox?.[0]?.envelope ?? {};
    expect(payload).toMatchObject({ ultraEligible: !told, version: first.version });
  });

  it('say on every estate and on the dashboard that its figures are old, until they are worked out', async () => {
    const QUERY = `{ estateOverview { figuresAsOf staleFiguresCount }
      estates { collection { calculatedAsOf calculationIsStale } } }`;
    await setRules();
    const { data: old } = await estate.as('advisor')(QUERY);
    const count = old.estates.collection.length;
    expect(old.estateOverview).toEqual({ figuresAsOf: '2026-11-21', staleFiguresCount: count });
    expect(old.estates.collection[0]).toEqual({ calculatedAsOf: '2026-11-21', calculationIsStale: true });
    await toTheEnd(instance());
    const { data } = await estate.as('advisor')(QUERY);
    expect(data.estateOverview.staleFiguresCount).toBe(0);
    expect(data.estates.collection[0].calculationIsStale).toBe(false);
  });
});

describe('an interruption', () => {
  /** Enough estates for three batches. */
  const MANY = FIGURES_BATCH * 2 + 5;
  const fill = async (): Promise<void> => {
    // The one that is worked out soonest.
    const bySize = (await all()).toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
    const [pattern] = bySize;
    if (!pattern) throw new Error('no estate is seeded');
    const copies = Array.from({ length: MANY }, (_, index) => ({
      ...pattern,
      _id: `copy-${String(index).padStart(3, '0')}`,
    }));
    await collection().insertMany(copies);
    const [row] = await rows().find({ _id: pattern._id }).toArray();
    await rows().insertMany(copies.map(({ _id }) => ({ ...row, _id }) as Stored));
    await setRules();
  };
  it('in the middle of a batch loses nothing: another instance goes on, and no estate is left or done twice', async () => {
    await fill();
    const written: string[] = [];
    const counting = (store: FiguresStore): Partial<FiguresStore> => ({
      write: async (next, events) => {
        written.push(next.id);
        return store.write(next, events);
      },
    });
    const killed = instance((store) => ({
      write: async (next, events) => {
        if (written.length === FIGURES_BATCH + 7) throw new Error('killed');
        return counting(store).write?.(next, events) ?? false;
      },
    }));
    expect(await killed.turn()).toBe('more');
    await expect(killed.turn()).rejects.toThrow('killed');
    const total = await collection().countDocuments({});
    const [run] = await runs().find({}).toArray();
    expect(run).toMatchObject({ total, written: FIGURES_BATCH, finishedAt: null });

    // A killed instance releases nothing: its lease runs out.
    await estate.shared.estateModel.db.collection('figures_leases').deleteMany({});
    await toTheEnd(instance(counting));
    expect(await collection().countDocuments({ 'calculated.ruleSet': { $ne: FIGURES_RULE_SET } })).toBe(0);
    expect(written.length).toBe(total);
    expect(new Set(written).size).toBe(total);
    expect((await runs().find({}).toArray())[0]?.finishedAt).not.toBeNull();
  });

  it('between an estate and its row is made good: lists show what the estate has', async () => {
    await setRules({ 'calculated.netWorthCents': 1 });
    const killed = instance(() => ({
      show: async () => {
        throw new Error('killed');
      },
    }));
    await expect(killed.turn()).rejects.toThrow('killed');
    await killed.stop();
    await toTheEnd(instance());
    const shown = await rows().find({}).sort({ _id: 1 }).toArray();
    const figures = (found: Stored[]) => found.map(({ _id, calculated }) => [_id, calculated]);
    expect(figures(shown)).toEqual(figures(await all()));
  });

  it('leaves one instance at work: another one waits for its lease', async () => {
    await setRules();
    const first = instance();
    const second = instance();
    expect(await first.turn()).toBe('more');
    expect(await second.turn()).toBe('elsewhere');
    await first.stop();
    expect(await second.turn()).not.toBe('elsewhere');
    await toTheEnd(second);
  });

  it('of one estate that cannot be worked out stops no other, and is counted', async () => {
    const [broken] = await all();
    await setRules();
    await collection().updateOne({ _id: broken?._id ?? '' }, { $set: { people: null } } as never);
    await toTheEnd(instance());
    const stale = await collection()
      .find({ 'calculated.ruleSet': { $ne: FIGURES_RULE_SET } })
      .toArray();
    expect(stale.map(({ _id }) => _id)).toEqual([broken?._id]);
    expect((await runs().find({}).toArray())[0]).toMatchObject({ failed: 1 });
  });
});

describe('people at work meanwhile', () => {
  const RENAME = `mutation ($id: ID!, $version: Int!) {
    updateEstate(input: { id: $id, version: $version, displayName: "The Renamed Family" }) { ok estate { displayName version } }
  }`;

  it('lose nothing: a change between the read and the write of the job stays, with figures of its own', async () => {
    const [first] = await all();
    if (!first) throw new Error('no estate is seeded');
    await setRules();
    const worker = instance((store) => ({
      write: async (next, events) => {
        if (next.id === first._id) await estate.as('advisor')(RENAME, { id: first._id, version: first.version });
        return store.write(next, events);
      },
    }));
    await toTheEnd(worker);
    const after = await collection().findOne({ _id: first._id });
    expect(after).toMatchObject({ displayName: 'The Renamed Family', version: first.version + 1 });
    expect(after?.calculated.ruleSet).toBe(FIGURES_RULE_SET);
    expect((await runs().find({}).toArray())[0]).toMatchObject({ overtaken: 1, failed: 0 });
  });

  it('save a form that was opened before: figures are no new version', async () => {
    const [, second] = await all();
    if (!second) throw new Error('no estate is seeded');
    await setRules();
    await toTheEnd(instance());
    const { data, errors } = await estate.as('advisor')(RENAME, { id: second._id, version: second.version });
    expect(errors).toEqual([]);
    expect(data.updateEstate.estate).toEqual({ displayName: 'The Renamed Family', version: second.version + 1 });
  });
});
