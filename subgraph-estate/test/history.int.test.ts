import { newId } from '@platform/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, sampleActor, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
// Each look at the clock is a moment later: what is written first is the older one.
let moment = Date.parse('2026-11-21T10:00:00.000Z');
const clock = (): Date => {
  moment += 1;
  return new Date(moment);
};
beforeAll(async () => {
  estate = await startEstate(clock);
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}) => estate.as('admin')(query, variables, newId());
const HISTORY = `query ($id: ID!, $p: PaginationInput) { estate(id: $id) { version } estateHistory(estateId: $id, pagination: $p) {
  collection { id actorName supportName canUndo things { part name action fields { label before after } } } metadata { totalCount } } }`;
const CREATE_ASSET =
  'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { asset { id } estate { version } } }';
const UPDATE_ASSET =
  'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { updateAsset(id: $id, version: $v, attributes: $a) { estate { version } } }';
const UNDO =
  'mutation ($id: ID!, $v: Int!) { undoEstateChange(id: $id, version: $v) { ok estate { version assets { name balance } } } }';

async function household() {
  const input = { firstName: 'Ada', lastName: 'Lindgren', state: 'FL', maritalStatus: 'SINGLE' };
  const { data } = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version } } }',
    { input },
  );
  return data.createEstate.estate as { id: string; version: number };
}
const historyOf = async (id: string, p?: object) => (await ask(HISTORY, { id, p })).data;

describe('the history of an estate', () => {
  it('has every change, newest first, and takes one back unless the same has changed since', async () => {
    const { id, version } = await household();
    const a = { name: 'Boat', assetType: 'TANGIBLE', balance: 10_000 };
    const { createAsset } = (await ask(CREATE_ASSET, { id, v: version, a })).data;
    await ask(UPDATE_ASSET, { id: createAsset.asset.id, v: createAsset.estate.version, a: { balance: 20_050 } });
    const { estate: now, estateHistory } = await historyOf(id);
    const [changed, added, founded] = estateHistory.collection;
    expect(estateHistory.metadata.totalCount).toBe(3);
    expect(changed).toMatchObject({
      canUndo: true,
      supportName: null,
      things: [{ part: 'assets', name: 'Boat', action: 'CHANGED' }],
    });
    expect(changed.things[0].fields).toContainEqual({ label: 'Value', before: '$100.00', after: '$200.50' });
    expect(added.things[0]).toMatchObject({ action: 'ADDED', name: 'Boat' });
    expect(founded.things[0]).toMatchObject({ part: 'estate', action: 'ADDED' });

    const undone = await ask(UNDO, { id: changed.id, v: now.version });
    expect(undone.data.undoEstateChange.estate.assets).toEqual([{ name: 'Boat', balance: 10_000 }]);
    expect((await ask(UNDO, { id: changed.id, v: now.version })).errors[0]?.extensions.code).toBe('STALE_VERSION');
    const again = await ask(UNDO, { id: changed.id, v: now.version + 1 });
    expect(again.errors[0]?.extensions.code).toBe('CHANGED_SINCE');
    expect((await historyOf(id, { perPage: 2 })).estateHistory).toMatchObject({ metadata: { totalCount: 4 } });
  });

  it('has what stands beside the estate: milestones, with before and after', async () => {
    const { id } = await household();
    const made = await ask(
      'mutation ($id: ID!) { createFinancialMilestone(estateId: $id, attributes: { milestone: "Sale", year: 2030 }) { financialMilestone { id version } } }',
      { id },
    );
    const { id: milestoneId, version } = made.data.createFinancialMilestone.financialMilestone;
    await ask(
      'mutation ($id: ID!, $v: Int!) { updateFinancialMilestone(id: $id, version: $v, attributes: { year: 2031 }) { ok } }',
      { id: milestoneId, v: version },
    );
    await ask('mutation ($id: ID!) { deleteFinancialMilestone(id: $id, version: 2) { ok } }', { id: milestoneId });
    const { collection } = (await historyOf(id)).estateHistory;
    expect(
      collection.map(({ things }: { things: { action: string; name: string }[] }) => [
        things[0]?.action,
        things[0]?.name,
      ]),
    ).toEqual([
      ['REMOVED', 'Sale'],
      ['CHANGED', 'Sale'],
      ['ADDED', 'Sale'],
      ['ADDED', expect.stringContaining('Lindgren')],
    ]);
    expect(collection[1].things[0].fields).toEqual([{ label: 'Year', before: '2030', after: '2031' }]);
  });

  it('says who acted in support mode, and is kept once, by the write or by its event', async () => {
    const { id, version } = await household();
    const impersonator = { accountId: newId(), name: 'Sue Admin', emailAddress: 'sue@example.com' };
    const a = { name: 'Cash', assetType: 'CASH', balance: 5 };
    await estate.graphql({ ...sampleActor('admin'), impersonator }, CREATE_ASSET, { id, v: version, a });
    const before = (await historyOf(id)).estateHistory;
    expect(before.collection[0].supportName).toBe('Sue Admin');
    const stored = await estate.shared.changeModel.findById(before.collection[0].id).lean();
    const { _id, ...rest } = JSON.parse(JSON.stringify(stored));
    const { schemaVersion: _form, outbox: _out, ...payload } = rest;
    await estate.shared.changeModel.deleteOne({ _id });
    expect((await historyOf(id)).estateHistory.metadata.totalCount).toBe(1);
    await estate.deliver('estate.change-recorded.v1', { ...payload, id: _id });
    await estate.deliver('estate.change-recorded.v1', { ...payload, id: _id });
    expect((await historyOf(id)).estateHistory).toEqual(before);
  });

  it('of an estate out of reach is not there', async () => {
    const { id } = await household();
    const [change] = (await historyOf(id)).estateHistory.collection;
    const stranger = {
      ...sampleActor('admin'),
      scope: { everything: false, organizationIds: [newId()], estateIds: [] },
    };
    expect((await estate.graphql(stranger, HISTORY, { id })).errors.length).toBeGreaterThan(0);
    expect((await estate.graphql(stranger, UNDO, { id: change.id, v: 1 })).errors[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
  });
});
