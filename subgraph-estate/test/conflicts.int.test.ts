import { newId } from '@platform/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

type Person = Parameters<StartedEstate['as']>[0];
const ask = (query: string, variables: object = {}, who: Person = 'advisor') =>
  estate.as(who)(query, variables, newId());
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions.code;

const SET_ASIDE = 'conflictSetAside { id version reason byName isCurrent }';
const ASIDE = `mutation ($e: ID!, $c: ID!, $r: String!) { done: setConflictAside(estateId: $e, conflictId: $c, reason: $r) { ok ${SET_ASIDE} } }`;
const BACK = `mutation ($id: ID!, $v: Int!) { done: bringConflictBack(id: $id, version: $v) { ok ${SET_ASIDE} } }`;
const READ =
  'query ($e: ID!) { estate(id: $e) { version planConflicts { id title amount setAside { id version reason byName isCurrent } } } }';
const CREATE =
  'mutation ($i: CreateEstateInput!) { createEstate(input: $i) { estate { id version people { id firstName } } } }';
const ADD =
  'mutation ($e: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $e, version: $v, attributes: $a) { asset { id } estate { version } } }';
const UPDATE =
  'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { updateAsset(id: $id, version: $v, attributes: $a) { ok } }';

interface Read {
  readonly version: number;
  readonly planConflicts: { id: string; title: string; amount: number | null; setAside: object | null }[];
}
const read = async (e: string, who: Person = 'advisor'): Promise<Read> => (await ask(READ, { e }, who)).data.estate;

describe('a conflict that is set aside', () => {
  let e = '';
  let account = '';
  let conflict = '';
  let spouse = '';
  beforeEach(async () => {
    const i = {
      firstName: 'Ida',
      lastName: 'Merle',
      state: 'OR',
      maritalStatus: 'LEGALLY_MARRIED',
      spouseFirstName: 'Otto',
      spouseLastName: 'Merle',
    };
    const made = (await ask(CREATE, { i })).data.createEstate.estate;
    e = made.id;
    const owner = made.people.find(({ firstName }: { firstName: string }) => firstName === 'Ida').id;
    spouse = made.people.find(({ firstName }: { firstName: string }) => firstName === 'Otto').id;
    const a = { name: 'IRA', assetType: 'RETIREMENT', balance: 50_000_00, owners: [{ ownerId: owner, percent: 100 }] };
    account = (await ask(ADD, { e, v: made.version, a })).data.createAsset.asset.id;
    conflict = `NO_BENEFICIARY:${account}`;
  });
  const change = async (a: object): Promise<void> => {
    const { version } = await read(e);
    expect((await ask(UPDATE, { id: account, v: version, a })).errors).toEqual([]);
  };
  const aside = (reason: string) => ask(ASIDE, { e, c: conflict, r: reason });
  const standing = async (who: Person = 'advisor') =>
    (await read(e, who)).planConflicts.find(({ id }) => id === conflict)?.setAside;

  it('says by whom and why, stands in the history, and comes back when it is taken back', async () => {
    expect(await standing()).toBeNull();
    const { data } = await aside(' She wants it to pass by the will. ');
    const { id, ...kept } = data.done.conflictSetAside;
    const known = { version: 1, reason: 'She wants it to pass by the will.', byName: 'Nora Finch', isCurrent: true };
    expect(kept).toEqual(known);
    expect(await standing()).toEqual({ id, ...known });
    expect(codeOf(await ask(BACK, { id, v: 2 }))).toBe('STALE_VERSION');
    expect((await ask(BACK, { id, v: 1 })).data.done).toEqual({ ok: true, conflictSetAside: null });
    expect(await standing()).toBeNull();
    const HISTORY =
      'query ($e: ID!) { estateHistory(estateId: $e) { collection { actorName things { part name action fields { label after before } } } } }';
    const { collection } = (await ask(HISTORY, { e })).data.estateHistory;
    const told = collection.flatMap(({ actorName, things }: { actorName: string; things: { part: string }[] }) =>
      things.filter(({ part }) => part === 'setAsideConflicts').map((thing) => ({ actorName, ...thing })),
    );
    const thing = { actorName: 'Nora Finch', part: 'setAsideConflicts', name: 'Conflict set aside: IRA names nobody' };
    const said = expect.stringContaining('paid to the estate');
    const label = 'Why it is left';
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({
      ...thing,
      action: 'ADDED',
      fields: [
        { label: 'Conflict', before: null, after: said },
        { label, before: null, after: known.reason },
      ],
    });
    expect(told).toContainEqual({
      ...thing,
      action: 'REMOVED',
      fields: [
        { label: 'Conflict', before: said, after: null },
        { label, before: known.reason, after: null },
      ],
    });
  });

  it('stays so under another name or value, and comes back in other hands, with what was said of it', async () => {
    await aside('Meant so');
    await change({ name: 'Rollover', balance: 90_000_00 });
    expect(await standing()).toMatchObject({ isCurrent: true });
    await change({ owners: [{ ownerId: spouse, percent: 100 }] });
    expect(await standing()).toMatchObject({ isCurrent: false, reason: 'Meant so', version: 1 });
    expect((await aside('Still meant so')).data.done.conflictSetAside).toMatchObject({ version: 2, isCurrent: true });
    expect(await standing()).toMatchObject({ isCurrent: true, reason: 'Still meant so' });
  });

  it('needs a reason, and a conflict that is there', async () => {
    const { errors } = await aside(' ');
    expect(errors[0]?.extensions).toMatchObject({ code: 'REQUIRED', field: 'reason' });
    expect(codeOf(await ask(ASIDE, { e, c: 'NO_BENEFICIARY:else', r: 'Meant so' }))).toBe('NOT_FOUND');
  });
});

it('her client sees that it is set aside and by whom, not why, and sets nothing aside', async () => {
  const e = 'e5000000-0000-4000-8000-000000000001';
  const [first] = (await read(e)).planConflicts;
  const c = first?.id ?? '';
  await ask(ASIDE, { e, c, r: 'They do not speak to him' });
  expect((await read(e, 'client')).planConflicts.find(({ id }) => id === c)?.setAside).toMatchObject({
    reason: null,
    byName: 'Nora Finch',
    isCurrent: true,
  });
  expect(codeOf(await ask(ASIDE, { e, c, r: 'No' }, 'client'))).toBe('FORBIDDEN');
});
