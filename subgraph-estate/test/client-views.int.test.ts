import { newId } from '@platform/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

type Person = Parameters<StartedEstate['as']>[0];
const FIELDS = 'version views { name query isDefault }';
const UPDATE = `mutation ($input: UpdateOwnClientViewsInput!) {
  updateOwnClientViews(input: $input) { ok ownClientViews { ${FIELDS} } }
}`;
const read = async (who: Person) =>
  (await estate.as(who)(`{ ownClientViews { ${FIELDS} } }`)).data.ownClientViews as {
    version: number;
    views: object[];
  };
const update = (who: Person, input: object) => estate.as(who)(UPDATE, { input }, newId());
const codes = ({ errors }: Awaited<ReturnType<typeof update>>) => errors.map(({ extensions }) => extensions.code);
const LARGE = { name: 'Large estates', query: 'direction=DESC&sort=netWorth', isDefault: true };

describe('saved views of the clients list', () => {
  it('are nothing at first, and the own ones alone afterwards', async () => {
    expect(await read('planner')).toEqual({ version: 1, views: [] });
    const { data } = await update('planner', { version: 1, views: [LARGE] });
    expect(data.updateOwnClientViews).toEqual({ ok: true, ownClientViews: { version: 2, views: [LARGE] } });
    expect(await read('planner')).toEqual({ version: 2, views: [LARGE] });
    expect(await read('admin')).toEqual({ version: 1, views: [] });
  });
  it('are changed by who has seen the last of them, and refused in words', async () => {
    await update('advisor', { version: 1, views: [LARGE] });
    expect(codes(await update('advisor', { version: 1, views: [] }))).toEqual(['STALE_VERSION']);
    expect(codes(await update('advisor', { version: 2, views: [LARGE, LARGE] }))).toEqual(['BAD_USER_INPUT']);
    expect(await read('advisor')).toEqual({ version: 2, views: [LARGE] });
    expect(codes(await update('client', { version: 1, views: [LARGE] }))).toEqual(['FORBIDDEN']);
  });
});
