import { connectRedis, createSessionStore } from '@platform/service-kit';
import { SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

const { northmere, familyOffice } = SAMPLE_ORGANIZATIONS;
/** Half past one in New York, and half past eight on the evening before in Honolulu. */
const NEW_YEAR = '2027-01-01T06:30:00.000Z';
const LIST = `{ estates(pagination: { perPage: 50 }) { collection { organizationId calculatedAsOf calculationIsStale } }
  estateOverview { figuresAsOf staleFiguresCount } }`;

interface Listed {
  readonly organizationId: string;
  readonly calculatedAsOf: string;
  readonly calculationIsStale: boolean;
}

let now = '2026-11-21T10:00:00.000Z';
let estate: StartedEstate;

async function sayZone(organizationId: string, timeZone: string): Promise<void> {
  const redis = connectRedis(process.env['REDIS_URL'] ?? '', estate.service.log);
  const sessions = createSessionStore(redis);
  const access = {
    organizationId,
    timeZone,
    pagesPerToken: 10,
    settings: {},
    disabled: false,
    parentId: null,
    childIds: [],
    flags: {},
  };
  await sessions.writeOrganizationAccess(access, await sessions.beginAccessReading());
  redis.disconnect();
}
beforeAll(async () => {
  estate = await startEstate(() => new Date(now));
  await sayZone(northmere.id, 'America/New_York');
  await sayZone(familyOffice.id, 'Pacific/Honolulu');
});
afterAll(() => estate?.stop());

it("a service that runs on New Year's Day works the figures out by itself where the organization's year has begun", async () => {
  const figures = () => estate.shared.estateModel.db.collection('estates').find({}).sort({ _id: 1 }).toArray();
  const before = await figures();
  const listed = async (who: 'advisor' | 'admin') => (await estate.as(who)(LIST)).data;
  const november = await listed('advisor');
  expect(new Set(november.estates.collection.map((one: Listed) => one.calculatedAsOf))).toEqual(
    new Set(['2026-11-21']),
  );

  now = NEW_YEAR;
  const old = await listed('advisor');
  expect(old.estates.collection.every((one: Listed) => one.calculationIsStale)).toBe(true);
  await estate.service.start();
  await vi.waitFor(
    async () => {
      const { estates, estateOverview } = await listed('advisor');
      expect(new Set(estates.collection.map((one: Listed) => one.calculatedAsOf))).toEqual(new Set(['2027-01-01']));
      expect(estates.collection.some((one: Listed) => one.calculationIsStale)).toBe(false);
      expect(estateOverview).toEqual({ figuresAsOf: '2027-01-01', staleFiguresCount: 0 });
    },
    { timeout: 60_000, interval: 250 },
  );
  const after = await figures();
  const left = (found: typeof after) => found.map(({ calculated }) => calculated.exclusionLeftCents);
  expect(left(after)).not.toEqual(left(before));

  // Where it is still the old year, nothing is of the new one.
  const elsewhere = (await listed('admin')).estates.collection.filter(
    ({ organizationId }: Listed) => organizationId === familyOffice.id,
  );
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { calculatedAsOf } of elsewhere) expect(calculatedAsOf < '2027-01-01').toBe(true);
}, 120_000);
