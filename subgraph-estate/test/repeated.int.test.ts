import { newId } from '@platform/kernel';
import { readAccessRules, readTypeDefs } from '@platform/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISPOSITION_REQUESTS } from './repeated/dispositions.ts';
import { ESTATES_REQUESTS } from './repeated/estates.ts';
import { HOLDINGS_REQUESTS } from './repeated/holdings.ts';
import { INSTRUMENTS_REQUESTS } from './repeated/instruments.ts';
import { PEOPLE_REQUESTS } from './repeated/people.ts';
import { PLANS_REQUESTS } from './repeated/plans.ts';
import { ask, CASH, CREATE_ASSET, household, platform, type Request, type Requests } from './repeated/requests.ts';
import { REVIEW_REQUESTS } from './repeated/reviews.ts';
import { UPLOADS_REQUESTS } from './repeated/uploads.ts';

beforeAll(platform.start);
afterAll(platform.stop);

const REQUESTS: Requests = {
  ...ESTATES_REQUESTS,
  ...PEOPLE_REQUESTS,
  ...UPLOADS_REQUESTS,
  ...PLANS_REQUESTS,
  ...INSTRUMENTS_REQUESTS,
  ...HOLDINGS_REQUESTS,
  ...DISPOSITION_REQUESTS,
  ...REVIEW_REQUESTS,
};
const sent = async ([query, variables]: Request, key?: string) =>
  ask(query, typeof variables === 'function' ? await variables() : variables, key);

describe('a repeated request', () => {
  it('stands here for each mutation', () => {
    const mutations = readAccessRules(readTypeDefs(`${import.meta.dirname}/../src`)).filter(
      ({ type }) => type === 'Mutation',
    );
    expect(Object.keys(REQUESTS).toSorted()).toEqual(mutations.map(({ field }) => field).toSorted());
  });
  it.each(Object.entries(REQUESTS))('%s is answered as it was at first', async (_name, request) => {
    const made = await request();
    const key = newId();
    const first = await sent(made, key);
    expect(first.errors).toEqual([]);
    expect(await sent(made, key)).toEqual(first);
  });
  it.each([
    'deletePerson',
    'deleteAsset',
    'deleteLifeInsurance',
    'deleteFinancialMilestone',
    'deleteCashFlowAssumption',
    'deleteEntity',
    'deleteTrust',
    'deleteEstateDocument',
    'deleteCharitable',
    'deleteEstateUpload',
  ])('with another key finds nothing any more: %s', async (name) => {
    const made = (await REQUESTS[name]?.()) ?? (['', {}] as const);
    await sent(made);
    const { errors } = await sent(made);
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
  it('of somebody else, with the key of the first, is a request of their own', async () => {
    const { id, version } = await household();
    const key = newId();
    expect((await ask(CREATE_ASSET, { id, v: version, a: CASH }, key)).data.createAsset.asset.id).toBeTruthy();
    const theirs = await platform.estate.as('super')(
      CREATE_ASSET,
      { id, v: version + 1, a: { ...CASH, name: 'Boat' } },
      key,
    );
    expect(theirs.errors).toEqual([]);
    expect(theirs.data.createAsset).toMatchObject({ ok: true, asset: { id: expect.any(String) } });
    expect(theirs.data.createAsset.estate.assets).toHaveLength(2);
  });
});
