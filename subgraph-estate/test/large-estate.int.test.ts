import { systemActor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { castellan } from '@platform/test-kit/builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Estate } from '../src/domain/estate/estate.ts';
import { createEstateRepository } from '../src/modules/estate/estate.repository.ts';
import { sampleEstate } from '../src/seed/sample-estate.ts';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { screenQueries } from './screen-queries.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
  const { scope } = systemActor('estate', 'test', { everything: true, organizationIds: [], estateIds: [] });
  const repository = createEstateRepository(estate.shared.estateModel, scope);
  for (const written of [few, many]) await repository.insert(written, { events: [], idempotencyKey: null });
});
afterAll(() => estate?.stop());

/** The Castellans with so many relatives, trusts and accounts more. */
function grown(people: number, trusts: number, assets: number): Estate {
  const base = sampleEstate(castellan, '2026-11-21T00:00:00.000Z');
  const child = base.people.at(-1);
  const trust = base.trusts.find(({ kind }) => kind === 'ILIT');
  const asset = base.assets.find(({ assetType }) => assetType === 'BROKERAGE');
  if (!child || !trust || !asset) throw new Error('the sample has changed');
  const many = <Thing>(count: number, thing: (at: number) => Thing): Thing[] =>
    Array.from({ length: count }, (_, at) => thing(at));
  return {
    ...base,
    id: newId(),
    version: 1,
    people: [...base.people, ...many(people, (at) => ({ ...child, id: newId(), firstName: `Relative ${at}` }))],
    trusts: [...base.trusts, ...many(trusts, (at) => ({ ...trust, id: newId(), name: `Trust ${at}` }))],
    assets: [...base.assets, ...many(assets, (at) => ({ ...asset, id: newId(), name: `Account ${at}` }))],
  };
}

const [few, many] = [grown(1, 1, 1), grown(40, 20, 200)];

/** How often the store was asked for a page. */
async function callsFor(query: string, estateId: string): Promise<number> {
  const { db } = estate.shared.estateModel;
  let calls = 0;
  db.set('debug', () => {
    calls += 1;
  });
  const { errors } = await estate.as('advisor')(query, { estateId }, newId());
  db.set('debug', false);
  expect(errors).toEqual([]);
  return calls;
}

/** What the overview, the family, the balance sheet and the pages beside them ask for. */
const ASKED = [
  ...['OverviewRoute', 'Heirs', 'Reminders', 'RecentActivity', 'Opportunities', 'OverviewConflicts'],
  ...['FamilyRoute', 'BalanceSheetRoute', 'NetWorthHistory', 'InsuranceRoute', 'TrustsRoute', 'TeamRoute'],
] as const;
const QUERIES = new Map(await screenQueries());

it.each(ASKED)('%s of 50 people, 24 trusts and 210 holdings asks the store as often as of a few', async (name) => {
  const query = QUERIES.get(name) ?? '';
  // What the service does by itself meanwhile is counted too, so the least of several times is what the page asks for.
  let [ofFew, ofMany] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const more = async (): Promise<number> => {
    ofFew = Math.min(ofFew, await callsFor(query, few.id));
    ofMany = Math.min(ofMany, await callsFor(query, many.id));
    return ofMany - ofFew;
  };
  await expect.poll(more).toBe(0);
  expect(ofFew).toBeGreaterThan(0);
});
