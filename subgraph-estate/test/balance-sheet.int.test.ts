import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}) => estate.as('advisor')(query, variables);

const SHARES = 'owner { ... on Person { id } ... on Trust { id } } percent';
const HOLDING = `id name assetType isLiability isLiquid balance discountPercent use isLifeEstate costBasis valuationDate valuationSource acquisitionDate
  custodian realEstateType retirementAccountType state titling owners { ${SHARES} } contributions { ${SHARES} }
  beneficiaries { to { ... on Person { id } } percent tier perStirpes }
  interestRate lengthOfTerm paymentAmount paymentTerms paymentType securedBy { id name }`;
const SHEET = `query ($id: ID!) { estate(id: $id) { version calculatedNetWorth
  assets { ${HOLDING} } liabilities { ${HOLDING} }
  balanceSheet { total groups { label subtotal rows { id label detail isLiability total } } } } }`;
const CREATE = `mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { asset { ${HOLDING} } estate { version } } }`;
const UPDATE = `mutation ($id: ID!, $v: Int!, $a: AssetInput!) { updateAsset(id: $id, version: $v, attributes: $a) { asset { ${HOLDING} } estate { version } } }`;
const DELETE = 'mutation ($id: ID!, $v: Int!) { deleteAsset(id: $id, version: $v) { ok estate { version } } }';
const RESTORE = `mutation ($e: ID!, $id: ID!, $v: Int!) { restoreAsset(estateId: $e, id: $id, version: $v) { asset { ${HOLDING} } estate { version } } }`;

let id = '';
let client = '';
let spouse = '';
const sheet = async () => (await ask(SHEET, { id })).data.estate;
async function add(attributes: object) {
  const { version } = await sheet();
  return ask(CREATE, { id, v: version, a: attributes });
}
async function change(assetId: string, attributes: object) {
  const { version } = await sheet();
  return ask(UPDATE, { id: assetId, v: version, a: attributes });
}
const added = async (attributes: object) => (await add(attributes)).data.createAsset.asset;
const refusal = (answer: { errors?: readonly { message: string; extensions?: object }[] }) => {
  const [error] = answer.errors ?? [];
  return error && { message: error.message, ...error.extensions };
};

beforeEach(async () => {
  const { createEstate } = (
    await ask(
      'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id personId people { id isSpouse } } } }',
      {
        input: {
          firstName: 'Iris',
          lastName: 'Kestrel',
          state: 'MA',
          maritalStatus: 'LEGALLY_MARRIED',
          spouseFirstName: 'Noel',
          spouseLastName: 'Kestrel',
        },
      },
    )
  ).data;
  ({ id, personId: client } = createEstate.estate);
  spouse = createEstate.estate.people.find(({ isSpouse }: { isSpouse: boolean }) => isSpouse).id;
});

describe('what a household owns', () => {
  it('says who owns a thing as one: somebody alone, or the same joint owner wherever the two own together', async () => {
    const both = [{ ownerId: spouse }, { ownerId: client }];
    await add({ name: 'Savings', assetType: 'CASH', balance: 5, owners: both });
    await add({ name: 'Sail boat', assetType: 'TANGIBLE', balance: 7, owners: both.toReversed() });
    await add({ name: 'Coins', assetType: 'TANGIBLE', balance: 9 });
    const { data } = await ask(
      `query ($id: ID!) { estate(id: $id) {
        assets { owner { __typename ... on Person { id } ... on JointOwner { id name owners { ... on Person { id } } } } }
        people { id jointOwners { id name } }
        personOptions(kinds: [JointOwner, ThirdPartySettlor, Owner]) { id kind name } } }`,
      { id },
    );
    const [savings, boat, coins] = data.estate.assets.map(({ owner }: { owner: object }) => owner);
    expect(savings).toMatchObject({ __typename: 'JointOwner', name: 'Iris Kestrel and Noel Kestrel' });
    expect(boat).toEqual(savings);
    expect(savings.owners.map((one: { id: string }) => one.id).toSorted()).toEqual([client, spouse].toSorted());
    expect(coins).toEqual({ __typename: 'Person', id: client });
    for (const { jointOwners } of data.estate.people)
      expect(jointOwners).toEqual([{ id: savings.id, name: savings.name }]);
    expect(data.estate.personOptions).toEqual([
      { id: savings.id, kind: 'JointOwner', name: savings.name },
      { id: client, kind: 'Owner', name: 'Iris Kestrel' },
      { id: spouse, kind: 'Owner', name: 'Noel Kestrel' },
    ]);
  });

  it('a discount is kept of what may have one, counts in the plan, and leaves the net worth as it is', async () => {
    const owners = [{ ownerId: client }];
    const share = { name: 'Harbor Family LLC', assetType: 'BUSINESS', balance: 1_000_000_00, owners };
    const llc = await added({ ...share, discountPercent: 35 });
    expect(llc).toMatchObject({ balance: 1_000_000_00, discountPercent: 35 });
    const cash = await added({ name: 'Savings', assetType: 'CASH', balance: 100, owners, discountPercent: 35 });
    expect(cash.discountPercent).toBeNull();
    const { errors } = await change(llc.id, { discountPercent: 95 });
    expect(errors[0]).toMatchObject({
      message: 'A discount is a percentage above 0 and up to 90.',
      extensions: { code: 'OUT_OF_RANGE', field: 'discountPercent' },
    });
    const query = 'query ($e: ID!) { estate(id: $e) { distribution { warnings { code amount ids } } } }';
    const { data } = await ask(query, { e: id });
    const told = data.estate.distribution.warnings.filter(
      ({ code }: { code: string }) => code === 'VALUATION_DISCOUNT',
    );
    expect(told).toEqual([{ code: 'VALUATION_DISCOUNT', amount: 350_000_00, ids: [llc.id] }]);
  });

  it('land keeps what it is worked as and that a deed gave it away for life, which money cannot, and both are taken away again', async () => {
    const owners = [{ ownerId: client }];
    const land = { name: 'Fields', assetType: 'REAL_ESTATE', balance: 1_000_000_00, owners };
    const fields = await added({ ...land, use: 'FARM', isLifeEstate: true });
    expect(fields).toMatchObject({ use: 'FARM', isLifeEstate: true });
    const cash = await added({
      name: 'Coins',
      assetType: 'CASH',
      balance: 100,
      owners,
      use: 'FARM',
      isLifeEstate: true,
    });
    expect(cash).toMatchObject({ use: null, isLifeEstate: false });
    expect((await change(fields.id, { use: null, isLifeEstate: null })).data.updateAsset.asset).toMatchObject({
      use: null,
      isLifeEstate: false,
    });
  });

  it('every fact of a holding is kept as it was said, and changed or taken away one by one', async () => {
    const ira = await added({
      name: 'Harbor IRA',
      assetType: 'RETIREMENT',
      balance: 99_999_999_999_999,
      costBasis: 1,
      valuationDate: '2026-10-31',
      valuationSource: 'Statement',
      acquisitionDate: '2003-02-14',
      custodian: 'Harbor Trust Company',
      isLiquid: true,
      retirementAccountType: 'ROTH_IRA',
      realEstateType: 'LAND',
      owners: [{ ownerId: client }],
      beneficiaries: [
        { beneficiaryId: spouse, percent: 100 },
        { beneficiaryId: client, tier: 'CONTINGENT', perStirpes: true },
      ],
    });
    expect(ira).toMatchObject({
      isLiability: false,
      balance: 99_999_999_999_999,
      costBasis: 1,
      valuationSource: 'Statement',
      acquisitionDate: '2003-02-14',
      custodian: 'Harbor Trust Company',
      isLiquid: true,
      retirementAccountType: 'ROTH_IRA',
      realEstateType: null,
      beneficiaries: [
        { to: { id: spouse }, percent: 100, tier: 'PRIMARY', perStirpes: false },
        { to: { id: client }, percent: null, tier: 'CONTINGENT', perStirpes: true },
      ],
    });
    const { data } = await change(ira.id, { custodian: null, beneficiaries: [] });
    expect(data.updateAsset.asset).toEqual({ ...ira, custodian: null, beneficiaries: [] });
  });

  it('a new value does not keep the source of the old one, and an old appraisal keeps its date', async () => {
    const land = await added({
      name: 'Meadow',
      assetType: 'REAL_ESTATE',
      realEstateType: 'LAND',
      balance: 40_000_000,
      valuationDate: '2019-05-01',
      valuationSource: 'Appraisal',
    });
    const renamed = (await change(land.id, { name: 'East meadow' })).data.updateAsset.asset;
    expect(renamed).toMatchObject({ valuationDate: '2019-05-01', valuationSource: 'Appraisal' });
    const worth = (await change(land.id, { balance: 45_000_000 })).data.updateAsset.asset;
    expect(worth).toMatchObject({ valuationDate: '2019-05-01', valuationSource: null });
  });

  it('is known to have no owner, or owners who do not come to the whole, until it has one', async () => {
    const unassigned = async () =>
      (await ask('query ($id: ID!) { estate(id: $id) { hasUnassignedAssets } }', { id })).data.estate
        .hasUnassignedAssets;
    const coins = await added({ name: 'Coins', assetType: 'TANGIBLE', balance: 9 });
    expect(await unassigned()).toBe(false);
    await change(coins.id, { owners: [{ ownerId: client, percent: 60 }] });
    expect(await unassigned()).toBe(true);
    await change(coins.id, { owners: [{ ownerId: client }] });
    expect(await unassigned()).toBe(false);
  });

  it('who paid for what is held jointly counts in the estate of the one who did', async () => {
    await added({
      name: 'Lake house',
      assetType: 'REAL_ESTATE',
      balance: 100_000_000,
      titling: 'JOINT_WITH_SURVIVORSHIP',
      owners: [{ ownerId: client }, { ownerId: spouse }],
      contributions: [{ ownerId: client, percent: 100 }],
    });
    const { assets, calculatedNetWorth } = await sheet();
    expect(assets[0].contributions).toEqual([{ owner: { id: client }, percent: 100 }]);
    expect(calculatedNetWorth).toBe(100_000_000);
  });
});

describe('what a household owes', () => {
  it('a mortgage stands against its house, with its terms, and counts below zero', async () => {
    const house = await added({ name: 'Elm Street', assetType: 'REAL_ESTATE', balance: 90_000_000 });
    const mortgage = await added({
      name: 'Birch Bank',
      assetType: 'MORTGAGE',
      balance: 30_000_000,
      securedById: house.id,
      interestRate: 3.125,
      lengthOfTerm: 360,
      paymentAmount: 128_513,
      paymentTerms: 'MONTHLY',
      paymentType: 'PRINCIPAL_AND_INTEREST',
    });
    expect(mortgage).toMatchObject({
      isLiability: true,
      assetType: 'MORTGAGE',
      isLiquid: null,
      securedBy: { id: house.id, name: 'Elm Street' },
      interestRate: 3.125,
      lengthOfTerm: 360,
      paymentAmount: 128_513,
      paymentTerms: 'MONTHLY',
      paymentType: 'PRINCIPAL_AND_INTEREST',
      owners: [{ owner: { id: client }, percent: null }],
    });
    const { balanceSheet, calculatedNetWorth, liabilities } = await sheet();
    expect(liabilities.map(({ name }: { name: string }) => name)).toEqual(['Birch Bank']);
    expect(calculatedNetWorth).toBe(60_000_000);
    expect(balanceSheet.total).toBe(60_000_000);
    expect(balanceSheet.groups.at(-1)).toMatchObject({
      label: 'Liabilities',
      subtotal: -30_000_000,
      rows: [{ label: 'Birch Bank', detail: expect.stringMatching(/^On Elm Street\. Valued /), isLiability: true }],
    });
  });

  it('an asset cannot become a debt, and a debt needs property of its own estate', async () => {
    const house = await added({ name: 'Elm Street', assetType: 'REAL_ESTATE', balance: 90_000_000 });
    expect(refusal(await change(house.id, { assetType: 'MORTGAGE' }))).toMatchObject({
      message: 'An asset cannot become a debt, nor a debt an asset.',
      field: 'assetType',
    });
    const debt = { name: 'Loan', assetType: 'LOAN', balance: 100 };
    expect(refusal(await add({ ...debt, securedById: client }))).toMatchObject({ field: 'securedById' });
    expect(refusal(await add({ ...debt, interestRate: 101 }))).toMatchObject({ field: 'interestRate' });
    expect(refusal(await add({ ...debt, lengthOfTerm: 0 }))).toMatchObject({ field: 'lengthOfTerm' });
    expect(refusal(await add({ name: 'Loan', isLiability: true, balance: 1 }))).toMatchObject({ field: 'assetType' });
    expect((await sheet()).liabilities).toEqual([]);
  });
});

describe('what is taken off', () => {
  it('comes back as it was, asset or debt; property that secures a debt goes after it', async () => {
    const house = await added({ name: 'Elm Street', assetType: 'REAL_ESTATE', balance: 90_000_000 });
    const mortgage = await added({ name: 'Bank', assetType: 'MORTGAGE', balance: 100, securedById: house.id });
    const before = await sheet();
    const kept = await ask(DELETE, { id: house.id, v: before.version });
    expect(refusal(kept)).toMatchObject({ code: 'ASSET_IN_USE' });
    for (const { id: gone } of [mortgage, house]) await ask(DELETE, { id: gone, v: (await sheet()).version });
    expect(await sheet()).toMatchObject({ assets: [], liabilities: [], calculatedNetWorth: 0 });
    for (const one of [house, mortgage]) {
      const { data } = await ask(RESTORE, { e: id, id: one.id, v: (await sheet()).version });
      expect(data.restoreAsset.asset).toEqual(one);
    }
    const { version, ...after } = await sheet();
    expect({ ...after, version: before.version }).toEqual(before);
    expect(version).toBe(before.version + 4);
  });
});

describe('how the balance sheet is shown', () => {
  const TABLE = `query ($id: ID!, $mode: BalanceSheetMode, $hide: Boolean) {
    balanceSheetTable(estateId: $id, mode: $mode, hideEmptyColumns: $hide) {
      total columns { id } groups { label rows { label part total } } } }`;
  const table = async (variables: object = {}) => (await ask(TABLE, { id, ...variables })).data.balanceSheetTable;
  const ORDER = `mutation ($id: ID!, $v: Int!, $ids: [ID!]!) { updateBalanceSheetOrder(estateId: $id, version: $v, ids: $ids) { errors estate { version } } }`;

  it('R290: rows stand as somebody has put them; an order with something foreign is told and moves nothing', async () => {
    const boat = await added({ name: 'Boat', assetType: 'TANGIBLE', balance: 700 });
    const coins = await added({ name: 'Coins', assetType: 'TANGIBLE', balance: 900 });
    const labels = async () => (await table()).groups[0].rows.map(({ label }: { label: string }) => label);
    expect(await labels()).toEqual(['Boat', 'Coins']);
    const order = async (ids: string[]) => ask(ORDER, { id, v: (await sheet()).version, ids });
    expect((await order([coins.id, boat.id])).data.updateBalanceSheetOrder.errors).toEqual([]);
    expect(await labels()).toEqual(['Coins', 'Boat']);
    const wrong = await order([boat.id, client]);
    expect(wrong.data.updateBalanceSheetOrder.errors).toEqual([
      'Something in this order is not on the balance sheet any more.',
    ]);
    expect(await labels()).toEqual(['Coins', 'Boat']);
  });

  it('empty columns are hidden for everybody until somebody shows them; each mode has the same total', async () => {
    await added({ name: 'Boat', assetType: 'TANGIBLE', balance: 700 });
    await added({ name: 'Loan', assetType: 'LOAN', balance: 100 });
    const columns = async () => (await table()).columns.map((column: { id: string }) => column.id);
    expect(await columns()).toEqual([client, 'inside', 'outside']);
    const TOGGLE = `mutation ($id: ID!) { toggleBalanceSheetEmptyColumns(estateId: $id) { estate { hideEmptyColumnsBalanceSheet } } }`;
    const { data } = await ask(TOGGLE, { id });
    expect(data.toggleBalanceSheetEmptyColumns.estate.hideEmptyColumnsBalanceSheet).toBe(false);
    expect(await columns()).toEqual([client, spouse, 'inside', 'outside']);
    const byType = await table({ mode: 'BY_TYPE', hide: true });
    expect(byType.groups.map(({ label }: { label: string }) => label)).toEqual(['Assets', 'Liabilities']);
    const byTax = await table({ mode: 'BY_TAX_TREATMENT' });
    expect(byTax.columns).toEqual([{ id: 'amount' }]);
    expect([byType.total, byTax.total]).toEqual([600, 600]);
  });

  it('all holdings are listed page by page, what is owed after what is owned', async () => {
    for (const name of ['A', 'B']) await added({ name, assetType: 'CASH', balance: 1 });
    await added({ name: 'Loan', assetType: 'LOAN', balance: 100 });
    const LIST =
      'query ($id: ID!, $p: PaginationInput) { assets(estateId: $id, pagination: $p) { collection { name isLiability } metadata { totalPages totalCount currentPage limitValue } } }';
    const { data } = await ask(LIST, { id, p: { page: 2, perPage: 2 } });
    expect(data.assets).toEqual({
      collection: [{ name: 'Loan', isLiability: true }],
      metadata: { totalPages: 2, totalCount: 3, currentPage: 2, limitValue: 2 },
    });
  });
});

describe('several at once', () => {
  it('are changed, removed and brought back together, or not at all', async () => {
    const boat = await added({ name: 'Boat', assetType: 'TANGIBLE', balance: 700, custodian: 'Marina' });
    const loan = await added({ name: 'Loan', assetType: 'LOAN', balance: 100 });
    const before = await sheet();
    const CHANGE = `mutation ($id: ID!, $v: Int!, $c: [AssetChangeInput!]!) { bulkUpdateAssets(estateId: $id, version: $v, changes: $c) { estate { version } } }`;
    const change = (changes: object[], v: number) => ask(CHANGE, { id, v, c: changes });
    const owners = [{ ownerId: spouse }];
    const bad = await change(
      [
        { id: boat.id, attributes: { owners } },
        { id: loan.id, attributes: { interestRate: 400 } },
      ],
      before.version,
    );
    expect(refusal(bad)).toMatchObject({ field: 'interestRate' });
    expect(await sheet()).toEqual(before);
    const both = [boat, loan].map((one) => ({ id: one.id, attributes: { owners } }));
    expect((await change(both, before.version)).errors).toEqual([]);
    const { assets, liabilities, version } = await sheet();
    for (const one of [...assets, ...liabilities])
      expect(one.owners).toEqual([{ owner: { id: spouse }, percent: null }]);
    expect(assets[0].custodian).toBe('Marina');
    expect(refusal(await change(both, before.version))).toMatchObject({ code: 'STALE_VERSION' });
    const ids = [boat.id, loan.id];
    const GO = `mutation ($id: ID!, $v: Int!, $ids: [ID!]!) { bulkDeleteAssets(estateId: $id, version: $v, ids: $ids) { estate { version assets { id } liabilities { id } } } }`;
    const gone = (await ask(GO, { id, v: version, ids })).data.bulkDeleteAssets.estate;
    expect(gone).toMatchObject({ assets: [], liabilities: [] });
    const BACK = `mutation ($id: ID!, $v: Int!, $ids: [ID!]!) { bulkRestoreAssets(estateId: $id, version: $v, ids: $ids) { estate { version } } }`;
    expect((await ask(BACK, { id, v: gone.version, ids })).errors).toEqual([]);
    const after = await sheet();
    expect([after.assets, after.liabilities]).toEqual([assets, liabilities]);
  });
});

describe('accounts', () => {
  const ACCOUNT = `id name kind status balance balanceType valuationDate titling isLiquid todOrPod ageOfMajority minorAccountType
    owner { __typename ... on Person { id } ... on JointOwner { id } } beneficiaries { ... on Person { id } }
    designations { to { ... on Person { id } } percent tier } assets { id } assetProportions { asset { name } percent amount }`;
  const MAKE = `mutation ($id: ID!, $v: Int!, $a: AssetAccountInput!) { createAssetAccount(estateId: $id, version: $v, attributes: $a) { assetAccount { ${ACCOUNT} } estate { version } } }`;
  const EDIT = `mutation ($id: ID!, $v: Int!, $a: AssetAccountInput!) { updateAssetAccount(id: $id, version: $v, attributes: $a) { assetAccount { ${ACCOUNT} } } }`;
  const make = async (a: object) => ask(MAKE, { id, v: (await sheet()).version, a });
  const edit = async (accountId: string, a: object) => ask(EDIT, { id: accountId, v: (await sheet()).version, a });
  const listed = async () =>
    (
      await ask(
        `query ($id: ID!) { assetAccounts(estateId: $id) { collection { ${ACCOUNT} } metadata { totalCount } } }`,
        { id },
      )
    ).data.assetAccounts;

  it('hold parts of assets, which count once, for the owner and the beneficiaries of the account', async () => {
    const fund = await added({ name: 'Index fund', assetType: 'BROKERAGE', balance: 100_001 });
    const made = (
      await make({
        name: 'Harbor brokerage',
        kind: 'BROKERAGE',
        balanceType: 'FROM_ASSETS',
        owners: [{ ownerId: spouse }],
        todOrPod: 'TOD',
        beneficiaries: [{ beneficiaryId: client, percent: 100 }],
        assetProportions: [{ assetId: fund.id, percent: 50 }],
      })
    ).data.createAssetAccount.assetAccount;
    expect(made).toMatchObject({
      kind: 'BROKERAGE',
      status: 'OPEN',
      balance: 50_001,
      balanceType: 'FROM_ASSETS',
      isLiquid: true,
      owner: { __typename: 'Person', id: spouse },
      beneficiaries: [{ id: client }],
      assets: [{ id: fund.id }],
      assetProportions: [{ asset: { name: 'Index fund' }, percent: 50, amount: 50_001 }],
    });
    const { balanceSheet, calculatedNetWorth } = await sheet();
    expect([balanceSheet.total, calculatedNetWorth]).toEqual([100_001, 100_001]);
    const rows = balanceSheet.groups[0].rows.map((row: { label: string; total: number }) => [row.label, row.total]);
    expect(rows).toEqual([
      ['Index fund', 50_000],
      ['Harbor brokerage', 50_001],
    ]);
    expect(await listed()).toEqual({ collection: [made], metadata: { totalCount: 1 } });
    const whole = (await edit(made.id, { assetProportions: [{ assetId: fund.id, percent: 100 }] })).data;
    expect(whole.updateAssetAccount.assetAccount.balance).toBe(100_001);
    const kept = await ask(DELETE, { id: fund.id, v: (await sheet()).version });
    expect(refusal(kept)).toMatchObject({ code: 'ASSET_IN_USE', message: expect.stringContaining('Harbor brokerage') });
    const pledged = { name: 'Margin loan', assetType: 'LOAN', balance: 1, securedById: fund.id };
    expect(refusal(await add(pledged))).toMatchObject({
      message: 'Index fund is named in Margin loan, so it cannot be in an account.',
    });
  });

  it('of a minor belong to the minor, stand outside, and say until when', async () => {
    const { createPerson } = (
      await ask('mutation ($input: CreatePersonInput!) { createPerson(input: $input) { person { id } } }', {
        input: {
          estateId: id,
          version: (await sheet()).version,
          firstName: 'Wren',
          lastName: 'Kestrel',
          birthDate: '2015-05-01',
        },
      })
    ).data;
    expect(refusal(await make({ name: 'UTMA', kind: 'MINOR', balance: 900 }))).toMatchObject({ field: 'owners' });
    const attributes = { name: 'UTMA', kind: 'MINOR', minorAccountType: 'UTMA', ageOfMajority: 21, balance: 900 };
    const made = await make({ ...attributes, owners: [{ ownerId: createPerson.person.id }] });
    expect(made.data.createAssetAccount.assetAccount).toMatchObject({ ageOfMajority: 21, minorAccountType: 'UTMA' });
    const { calculatedNetWorth, balanceSheet } = await sheet();
    expect([calculatedNetWorth, balanceSheet.total]).toEqual([0, 900]);
    expect(refusal(await edit(made.data.createAssetAccount.assetAccount.id, { ageOfMajority: 9 }))).toMatchObject({
      field: 'ageOfMajority',
    });
  });

  it('are removed, several at once or not at all, and come back as they were', async () => {
    await make({ name: 'Checking', kind: 'BANK', balance: 10 });
    await make({ name: 'Savings', kind: 'BANK', balance: 20 });
    const { collection } = await listed();
    const ids = collection.map((one: { id: string }) => one.id);
    const GO = `mutation ($id: ID!, $v: Int!, $ids: [ID!]!) { bulkDeleteAssetAccounts(estateId: $id, version: $v, ids: $ids) { estate { version } } }`;
    const coins = await added({ name: 'Coins', assetType: 'TANGIBLE', balance: 5 });
    const { version } = await sheet();
    expect(refusal(await ask(GO, { id, v: version, ids: [...ids, coins.id] }))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await listed()).collection).toEqual(collection);
    const gone = (await ask(GO, { id, v: version, ids })).data.bulkDeleteAssetAccounts.estate;
    expect((await listed()).collection).toEqual([]);
    const BACK = `mutation ($id: ID!, $v: Int!, $ids: [ID!]!) { bulkRestoreAssets(estateId: $id, version: $v, ids: $ids) { estate { version } } }`;
    expect((await ask(BACK, { id, v: gone.version, ids })).errors).toEqual([]);
    expect((await listed()).collection).toEqual(collection);
  });
});

describe('values over time', () => {
  const HISTORY = `query ($id: ID!) { estate(id: $id) { netWorthHistory { day amount }
    assets { name balance valueHistory { amount day source until } } liabilities { valueHistory { amount } } } }`;

  it('a value that gives way is kept with its day and source; taken back it leaves no trace', async () => {
    const land = await added({
      name: 'Meadow',
      assetType: 'REAL_ESTATE',
      balance: 400,
      valuationDate: '2019-05-01',
      valuationSource: 'Appraisal',
    });
    const history = async () => (await ask(HISTORY, { id })).data.estate;
    expect(await history()).toMatchObject({
      assets: [{ valueHistory: [] }],
      netWorthHistory: [{ day: '2026-11-21', amount: 400 }],
    });
    await change(land.id, { balance: 500, valuationDate: '2026-11-20' });
    const kept = [{ amount: 400, day: '2019-05-01', source: 'Appraisal', until: '2026-11-21' }];
    expect(await history()).toMatchObject({
      assets: [{ balance: 500, valueHistory: kept }],
      netWorthHistory: [{ day: '2026-11-21', amount: 500 }],
    });
    await change(land.id, { name: 'East meadow' });
    expect((await history()).assets[0].valueHistory).toEqual(kept);
    await change(land.id, { balance: 400, valuationDate: '2019-05-01', valuationSource: 'Appraisal' });
    expect((await history()).assets[0]).toMatchObject({ balance: 400, valueHistory: [] });
  });
});
