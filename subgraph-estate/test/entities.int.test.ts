import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}) => estate.as('advisor')(query, variables);
const OWNER = 'owner { __typename ... on Person { id } ... on Trust { id } ... on Entity { id } }';
const SHARE = `{ percentage affiliated outsiderName amount ${OWNER} }`;
const ENTITY = `id name entityType location netValue shares ${SHARE} ultimateShares ${SHARE} assets { id } liabilities { id }
  interests { entity { id } percentage amount }`;
const SHEET = `query ($id: ID!) { estate(id: $id) { version calculatedNetWorth entities { ${ENTITY} }
  charitables { id name charitableKind uses { words } } assets { id ${OWNER} }
  netWorthReceipt { total groups { lines { label amount } } }
  balanceSheet { total columns { id } totals groups { label rows { id label detail total } } }
  distribution { problem { message } totals { insideTaxableEstate everything } } } }`;
const CHANGE = {
  createEntity: `mutation ($id: ID!, $v: Int!, $a: EntityInput!) { createEntity(estateId: $id, version: $v, attributes: $a) { entity { ${ENTITY} } } }`,
  updateEntity: `mutation ($id: ID!, $v: Int!, $a: EntityInput!) { updateEntity(id: $id, version: $v, attributes: $a) { entity { ${ENTITY} } } }`,
  deleteEntity: 'mutation ($id: ID!, $v: Int!) { deleteEntity(id: $id, version: $v) { ok } }',
  restoreEntity: `mutation ($e: ID!, $id: ID!, $v: Int!) { restoreEntity(estateId: $e, id: $id, version: $v) { entity { ${ENTITY} } } }`,
  createAsset:
    'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { asset { id } } }',
  updateAsset:
    'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { updateAsset(id: $id, version: $v, attributes: $a) { asset { id } } }',
  restoreAsset:
    'mutation ($e: ID!, $id: ID!, $v: Int!) { restoreAsset(estateId: $e, id: $id, version: $v) { asset { id } } }',
  splitAsset:
    'mutation ($id: ID!, $v: Int!, $p: [AssetPartInput!]!) { splitAsset(id: $id, version: $v, parts: $p) { assets { id name balance costBasis owners { owner { ... on Person { id } ... on Entity { id } } } } } }',
  deleteAsset: 'mutation ($id: ID!, $v: Int!) { deleteAsset(id: $id, version: $v) { ok } }',
  createCharitable:
    'mutation ($id: ID!, $v: Int!, $a: CharitableInput!) { createCharitable(estateId: $id, version: $v, attributes: $a) { charitable { id name charitableKind } } }',
  updateCharitable:
    'mutation ($id: ID!, $v: Int!, $a: CharitableInput!) { updateCharitable(id: $id, version: $v, attributes: $a) { charitable { id name charitableKind } } }',
  deleteCharitable: 'mutation ($id: ID!, $v: Int!) { deleteCharitable(id: $id, version: $v) { ok } }',
  restoreCharitable:
    'mutation ($e: ID!, $id: ID!, $v: Int!) { restoreCharitable(estateId: $e, id: $id, version: $v) { charitable { id name charitableKind } } }',
};

let household = '';
let client = '';
let spouse = '';
const seen = async () => (await ask(SHEET, { id: household })).data.estate;
/** Over the version of this moment. */
async function change(name: keyof typeof CHANGE, variables: object) {
  const { version } = await seen();
  return ask(CHANGE[name], { id: household, e: household, v: version, ...variables });
}
const entity = async (a: object) => (await change('createEntity', { a })).data.createEntity.entity;
const asset = async (a: object) => (await change('createAsset', { a })).data.createAsset.asset;
const refusal = (answer: { errors?: readonly { message: string; extensions?: object }[] }) => {
  const [error] = answer.errors ?? [];
  return error && { message: error.message, ...error.extensions };
};

beforeEach(async () => {
  const input = { firstName: 'Iris', lastName: 'Kestrel', state: 'MA', maritalStatus: 'LEGALLY_MARRIED' };
  const made = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id personId people { id isSpouse } } } }',
    { input: { ...input, spouseFirstName: 'Noel', spouseLastName: 'Kestrel' } },
  );
  const { id, personId, people } = made.data.createEstate.estate;
  household = id;
  client = personId;
  spouse = people.find(({ isSpouse }: { isSpouse: boolean }) => isSpouse).id;
});

describe('entities of a household', () => {
  it('count with their owners through every layer, to the cent and everywhere the same', async () => {
    const family = await entity({
      name: 'Kestrel Family LLC',
      entityType: 'LLC',
      location: 'DE',
      shares: [
        { ownerId: client, percentage: 60 },
        { ownerId: spouse, percentage: 30 },
        { outsiderName: '  Dov  Perl ', percentage: 10 },
      ],
    });
    expect(family).toMatchObject({ entityType: 'LLC', location: 'DE', netValue: 0 });
    expect(family.shares[2]).toEqual({
      percentage: 10,
      affiliated: false,
      outsiderName: 'Dov Perl',
      owner: null,
      amount: 0,
    });
    const lake = await entity({
      name: 'Lake LP',
      entityType: 'LIMITED_PARTNERSHIP',
      shares: [{ ownerId: family.id, percentage: 100 }],
    });
    await asset({
      name: 'Lake house',
      assetType: 'REAL_ESTATE',
      balance: 99_999_999,
      state: 'NH',
      owners: [{ ownerId: lake.id }],
    });
    await asset({ name: 'Boat loan', assetType: 'LOAN', balance: 10_000_000, owners: [{ ownerId: family.id }] });
    await asset({ name: 'Savings', assetType: 'CASH', balance: 1 });
    const now = await seen();
    const [first, second] = now.entities;
    expect([first.netValue, second.netValue]).toEqual([89_999_999, 99_999_999]);
    expect(first.shares.map(({ amount }: { amount: number }) => amount)).toEqual([53_999_999, 27_000_000, 9_000_000]);
    expect(first.interests).toEqual([{ entity: { id: lake.id }, percentage: 100, amount: 99_999_999 }]);
    expect(second.ultimateShares.map(({ percentage }: { percentage: number }) => percentage)).toEqual([60, 30, 10]);
    const inside = 53_999_999 + 27_000_000 + 1;
    expect([
      now.calculatedNetWorth,
      now.netWorthReceipt.total,
      now.balanceSheet.total,
      now.distribution.totals.insideTaxableEstate,
      now.distribution.totals.everything,
    ]).toEqual([inside, inside, inside, inside, inside]);
    expect(now.distribution.problem).toBeNull();
    const rows = now.balanceSheet.groups.flatMap((group: { rows: object[] }) => group.rows);
    expect(rows).toMatchObject([
      { label: 'Savings', total: 1 },
      {
        id: family.id,
        label: 'Kestrel Family LLC',
        detail: 'Holds Lake LP, less what it owes, 10% is with others',
        total: 80_999_999,
      },
    ]);
    const lines = now.netWorthReceipt.groups.flatMap((group: { lines: object[] }) => group.lines);
    expect(lines).toContainEqual({ label: '60% of Kestrel Family LLC', amount: 53_999_999 });
    expect(now.assets[0].owner).toEqual({ __typename: 'Entity', id: lake.id });
  });

  it('own nobody in a circle, and each has owners for all of it', async () => {
    const shares = [{ ownerId: client, percentage: 100 }];
    const a = await entity({ name: 'Alder', entityType: 'LLC', shares });
    const b = await entity({ name: 'Birch', entityType: 'LLC', shares: [{ ownerId: a.id, percentage: 100 }] });
    const circle = await change('updateEntity', { id: a.id, a: { shares: [{ ownerId: b.id, percentage: 100 }] } });
    expect(refusal(circle)).toMatchObject({
      code: 'CIRCULAR_OWNERSHIP',
      field: 'shares',
      message: 'Nobody would own these in the end: Birch owns a share of Alder, and Alder owns a share of Birch.',
    });
    const part = await change('updateEntity', { id: a.id, a: { shares: [{ ownerId: client, percentage: 55 }] } });
    expect(refusal(part)).toMatchObject({ code: 'SHARES_UNDER_100', field: 'shares' });
    const stranger = await change('updateEntity', {
      id: a.id,
      a: { shares: [{ ownerId: 'nobody', percentage: 100 }] },
    });
    expect(refusal(stranger)).toMatchObject({ code: 'UNKNOWN_REFERENCE', field: 'shares' });
    expect((await seen()).entities[0].shares).toMatchObject([{ percentage: 100, owner: { id: client } }]);
    const ira = await change('createAsset', {
      a: { name: 'IRA', assetType: 'RETIREMENT', balance: 5, owners: [{ ownerId: a.id }] },
    });
    expect(refusal(ira)).toMatchObject({ code: 'ENTITY_CANNOT_OWN', field: 'owners' });
  });

  it('stay while they own something, keep their owners, and come back as they were', async () => {
    const shares = [{ ownerId: spouse, percentage: 100 }];
    const made = await entity({ name: 'Alder', entityType: 'S_CORPORATION', shares });
    const shop = await asset({ name: 'Shop', assetType: 'REAL_ESTATE', balance: 5, owners: [{ ownerId: made.id }] });
    expect(refusal(await change('deleteEntity', { id: made.id }))).toMatchObject({
      code: 'ENTITY_IN_USE',
      message: 'Alder still owns or owes Shop. Give that to somebody else first.',
    });
    const { version } = await seen();
    const gone = await ask('mutation ($id: ID!, $v: Int!) { deletePerson(id: $id, version: $v) { ok } }', {
      id: spouse,
      v: version,
    });
    expect(refusal(gone)?.message).toContain('Owner of Alder');
    await change('deleteAsset', { id: shop.id });
    await change('deleteEntity', { id: made.id });
    expect((await seen()).entities).toEqual([]);
    await change('restoreEntity', { id: made.id });
    expect((await seen()).entities).toEqual([{ ...made, netValue: 0 }]);
    expect(refusal(await change('restoreEntity', { id: made.id }))?.message).toBe(
      'This removal can no longer be undone.',
    );
  });

  it('a change over what somebody else has changed meanwhile is refused', async () => {
    const { version } = await seen();
    const a = { name: 'Alder', entityType: 'LLC', shares: [{ ownerId: client, percentage: 100 }] };
    await ask(CHANGE.createEntity, { id: household, v: version, a });
    const late = await ask(CHANGE.createEntity, { id: household, v: version, a: { ...a, name: 'Birch' } });
    expect(refusal(late)).toMatchObject({ code: 'STALE_VERSION' });
    expect((await seen()).entities).toHaveLength(1);
  });
});

describe('an asset that is split', () => {
  it('is as many lines as it has owners, to the cent, and whole again where that is taken back', async () => {
    const llc = await entity({ name: 'Alder', entityType: 'LLC', shares: [{ ownerId: client, percentage: 100 }] });
    const land = await asset({
      name: 'Land',
      assetType: 'REAL_ESTATE',
      balance: 100,
      costBasis: 50,
      owners: [{ ownerId: client }, { ownerId: spouse }],
      titling: 'TENANCY_IN_COMMON',
      beneficiaries: [{ beneficiaryId: spouse }],
    });
    const worth = (await seen()).calculatedNetWorth;
    const p = [client, spouse, llc.id].map((ownerId) => ({ ownerId, percent: 33.33 }));
    const { assets } = (await change('splitAsset', { id: land.id, p })).data.splitAsset;
    expect(
      assets.map(({ balance, costBasis }: { balance: number; costBasis: number }) => [balance, costBasis]),
    ).toEqual([
      [34, 17],
      [33, 17],
      [33, 16],
    ]);
    expect(assets.map(({ owners }: { owners: object[] }) => owners)).toEqual([
      [{ owner: { id: client } }],
      [{ owner: { id: spouse } }],
      [{ owner: { id: llc.id } }],
    ]);
    expect((await seen()).calculatedNetWorth).toBe(worth);
    await change('restoreAsset', { id: land.id });
    const whole = await seen();
    expect(whole.assets).toMatchObject([{ id: land.id, owner: { __typename: 'JointOwner' } }]);
    expect(whole.calculatedNetWorth).toBe(worth);
  });

  it('is refused where a part could be lost, and not undone over a part that was changed', async () => {
    const land = await asset({ name: 'Land', assetType: 'REAL_ESTATE', balance: 101 });
    const halves = [client, spouse].map((ownerId) => ({ ownerId, percent: 50 }));
    const short = await change('splitAsset', { id: land.id, p: [halves[0], { ownerId: spouse, percent: 49 }] });
    expect(refusal(short)).toMatchObject({ code: 'SHARES_NOT_WHOLE', field: 'parts' });
    expect(refusal(await change('splitAsset', { id: land.id, p: halves.slice(1) }))).toMatchObject({ code: 'TOO_FEW' });
    const loan = await asset({ name: 'Loan', assetType: 'MORTGAGE', balance: 1, securedById: land.id });
    expect(refusal(await change('splitAsset', { id: land.id, p: halves }))).toMatchObject({ code: 'ASSET_IN_USE' });
    await change('deleteAsset', { id: loan.id });
    const { assets } = (await change('splitAsset', { id: land.id, p: halves })).data.splitAsset;
    await change('updateAsset', { id: assets[0].id, a: { balance: 60 } });
    expect(refusal(await change('restoreAsset', { id: land.id }))).toMatchObject({ code: 'PARTS_CHANGED' });
    expect((await seen()).assets).toHaveLength(2);
  });
});

describe('charities of a household', () => {
  it('are named, changed, and deleted once nothing names them; the refusal says where', async () => {
    const { data } = await change('createCharitable', {
      a: { name: ' Food  bank ', charitableKind: 'PUBLIC_CHARITY' },
    });
    const { id } = data.createCharitable.charitable;
    expect(data.createCharitable.charitable).toEqual({ id, name: 'Food bank', charitableKind: 'PUBLIC_CHARITY' });
    const renamed = await change('updateCharitable', { id, a: { charitableKind: null } });
    expect(renamed.data.updateCharitable.charitable).toEqual({ id, name: 'Food bank', charitableKind: null });
    const account = await asset({
      name: 'Giving account',
      assetType: 'BROKERAGE',
      balance: 5,
      beneficiaries: [{ beneficiaryId: id }],
    });
    expect((await seen()).charitables[0].uses).toEqual([{ words: 'Beneficiary of Giving account' }]);
    expect(refusal(await change('deleteCharitable', { id }))).toMatchObject({
      code: 'CHARITY_IN_USE',
      message: 'Food bank is named elsewhere: Beneficiary of Giving account.',
    });
    await change('deleteAsset', { id: account.id });
    await change('deleteCharitable', { id });
    expect((await seen()).charitables).toEqual([]);
    await change('restoreCharitable', { id });
    expect((await seen()).charitables).toMatchObject([{ id, name: 'Food bank', uses: [] }]);
    expect(refusal(await change('createCharitable', { a: { name: '  ' } }))).toMatchObject({ code: 'REQUIRED' });
    const owned = await change('createEntity', {
      a: { name: 'Fund', entityType: 'OTHER', shares: [{ ownerId: id, percentage: 100 }] },
    });
    expect(refusal(owned)?.message).toBe('A charity that owns a share is an outside owner: enter its name.');
  });
});
