import { ask, CASH, CREATE_ASSET, ESTATE, household, inEstate, type Requests, withAsset } from './requests.ts';

const COMPANY = { name: 'Lake', entityType: 'LLC', shares: [{ percentage: 100 }] };
const CREATE_ENTITY = `mutation ($id: ID!, $v: Int!, $a: EntityInput!) { createEntity(estateId: $id, version: $v, attributes: $a) { ok entity { id } ${ESTATE} } }`;
const DELETE_ENTITY = `mutation ($id: ID!, $v: Int!) { deleteEntity(id: $id, version: $v) { ok ${ESTATE} } }`;
const CREATE_CHARITABLE = `mutation ($id: ID!, $v: Int!, $a: CharitableInput!) { createCharitable(estateId: $id, version: $v, attributes: $a) { ok charitable { id } ${ESTATE} } }`;
const DELETE_CHARITABLE = `mutation ($id: ID!, $v: Int!) { deleteCharitable(id: $id, version: $v) { ok ${ESTATE} } }`;
async function withEntity() {
  const { id, version } = await household();
  const { createEntity } = (await ask(CREATE_ENTITY, { id, v: version, a: COMPANY })).data;
  return { id, entityId: createEntity.entity.id, version: createEntity.estate.version };
}
async function withCharity() {
  const { id, version } = await household();
  const { createCharitable } = (await ask(CREATE_CHARITABLE, { id, v: version, a: { name: 'Food bank' } })).data;
  return { id, charityId: createCharitable.charitable.id, version: createCharitable.estate.version };
}

const ACCOUNT = { name: 'Checking', kind: 'BANK', balance: 5 };
const CREATE_ACCOUNT = `mutation ($id: ID!, $v: Int!, $a: AssetAccountInput!) { createAssetAccount(estateId: $id, version: $v, attributes: $a) { ok assetAccount { id name balance } ${ESTATE} } }`;
async function withAccount(): Promise<{ readonly id: string; readonly accountId: string; readonly version: number }> {
  const { id, version } = await household();
  const { createAssetAccount: made } = (await ask(CREATE_ACCOUNT, { id, v: version, a: ACCOUNT })).data;
  return { id, accountId: made.assetAccount.id, version: made.estate.version };
}

export const HOLDINGS_REQUESTS: Requests = {
  createAsset: async () => {
    const { id, version } = await household();
    return [CREATE_ASSET, { id, v: version, a: CASH }];
  },
  updateAsset: async () => {
    const { assetId, version } = await withAsset();
    const query = `mutation ($id: ID!, $v: Int!, $a: AssetInput!) { updateAsset(id: $id, version: $v, attributes: $a) { ok asset { balance } ${ESTATE} } }`;
    return [query, { id: assetId, v: version, a: { balance: 7 } }];
  },
  deleteAsset: async () => {
    const { assetId, version } = await withAsset();
    const query = `mutation ($id: ID!, $v: Int!) { deleteAsset(id: $id, version: $v) { ok ${ESTATE} } }`;
    return [query, { id: assetId, v: version }];
  },
  restoreAsset: async () => {
    const { id, assetId, version } = await withAsset();
    const remove = 'mutation ($id: ID!, $v: Int!) { deleteAsset(id: $id, version: $v) { estate { version } } }';
    const { deleteAsset } = (await ask(remove, { id: assetId, v: version })).data;
    const query = `mutation ($e: ID!, $id: ID!, $v: Int!) { restoreAsset(estateId: $e, id: $id, version: $v) { ok ${ESTATE} } }`;
    return [query, { e: id, id: assetId, v: deleteAsset.estate.version }];
  },
  splitAsset: async () => {
    const { id, version, people } = await inEstate();
    const { createAsset } = (await ask(CREATE_ASSET, { id, v: version, a: CASH })).data;
    const query = `mutation ($id: ID!, $v: Int!, $p: [AssetPartInput!]!) { splitAsset(id: $id, version: $v, parts: $p) { ok assets { id } ${ESTATE} } }`;
    const parts = people.map((ownerId: string) => ({ ownerId, percent: 50 }));
    return [query, { id: createAsset.asset.id, v: createAsset.estate.version, p: parts }];
  },
  createEntity: async () => {
    const { id, version } = await household();
    return [CREATE_ENTITY, { id, v: version, a: COMPANY }];
  },
  updateEntity: async () => {
    const { entityId, version } = await withEntity();
    const query = `mutation ($id: ID!, $v: Int!, $a: EntityInput!) { updateEntity(id: $id, version: $v, attributes: $a) { ok entity { name } ${ESTATE} } }`;
    return [query, { id: entityId, v: version, a: { name: 'Lakes' } }];
  },
  deleteEntity: async () => {
    const { entityId, version } = await withEntity();
    return [DELETE_ENTITY, { id: entityId, v: version }];
  },
  restoreEntity: async () => {
    const { id, entityId, version } = await withEntity();
    const { deleteEntity } = (await ask(DELETE_ENTITY, { id: entityId, v: version })).data;
    const query = `mutation ($e: ID!, $id: ID!, $v: Int!) { restoreEntity(estateId: $e, id: $id, version: $v) { ok entity { name } ${ESTATE} } }`;
    return [query, { e: id, id: entityId, v: deleteEntity.estate.version }];
  },
  createCharitable: async () => {
    const { id, version } = await household();
    return [CREATE_CHARITABLE, { id, v: version, a: { name: 'Food bank' } }];
  },
  updateCharitable: async () => {
    const { charityId, version } = await withCharity();
    const query = `mutation ($id: ID!, $v: Int!, $a: CharitableInput!) { updateCharitable(id: $id, version: $v, attributes: $a) { ok charitable { name } ${ESTATE} } }`;
    return [query, { id: charityId, v: version, a: { name: 'Food pantry' } }];
  },
  deleteCharitable: async () => {
    const { charityId, version } = await withCharity();
    return [DELETE_CHARITABLE, { id: charityId, v: version }];
  },
  restoreCharitable: async () => {
    const { id, charityId, version } = await withCharity();
    const { deleteCharitable } = (await ask(DELETE_CHARITABLE, { id: charityId, v: version })).data;
    const query = `mutation ($e: ID!, $id: ID!, $v: Int!) { restoreCharitable(estateId: $e, id: $id, version: $v) { ok charitable { name } ${ESTATE} } }`;
    return [query, { e: id, id: charityId, v: deleteCharitable.estate.version }];
  },
  createAssetAccount: async () => {
    const { id, version } = await household();
    return [CREATE_ACCOUNT, { id, v: version, a: ACCOUNT }];
  },
  updateAssetAccount: async () => {
    const { accountId, version } = await withAccount();
    const query = `mutation ($id: ID!, $v: Int!, $a: AssetAccountInput!) { updateAssetAccount(id: $id, version: $v, attributes: $a) { ok assetAccount { balance } ${ESTATE} } }`;
    return [query, { id: accountId, v: version, a: { balance: 7 } }];
  },
  deleteAssetAccount: async () => {
    const { accountId, version } = await withAccount();
    const query = `mutation ($id: ID!, $v: Int!) { deleteAssetAccount(id: $id, version: $v) { ok ${ESTATE} } }`;
    return [query, { id: accountId, v: version }];
  },
  bulkDeleteAssetAccounts: async () => {
    const { id, accountId, version } = await withAccount();
    const query = `mutation ($e: ID!, $v: Int!, $ids: [ID!]!) { bulkDeleteAssetAccounts(estateId: $e, version: $v, ids: $ids) { ok ${ESTATE} } }`;
    return [query, { e: id, v: version, ids: [accountId] }];
  },
  bulkUpdateAssets: async () => {
    const { id, assetId, version } = await withAsset();
    const query = `mutation ($e: ID!, $v: Int!, $c: [AssetChangeInput!]!) { bulkUpdateAssets(estateId: $e, version: $v, changes: $c) { ok ${ESTATE} } }`;
    return [query, { e: id, v: version, c: [{ id: assetId, attributes: { balance: 9 } }] }];
  },
  bulkDeleteAssets: async () => {
    const { id, assetId, version } = await withAsset();
    const query = `mutation ($e: ID!, $v: Int!, $ids: [ID!]!) { bulkDeleteAssets(estateId: $e, version: $v, ids: $ids) { ok ${ESTATE} } }`;
    return [query, { e: id, v: version, ids: [assetId] }];
  },
  bulkRestoreAssets: async () => {
    const { id, assetId, version } = await withAsset();
    const remove = 'mutation ($id: ID!, $v: Int!) { deleteAsset(id: $id, version: $v) { estate { version } } }';
    const { deleteAsset } = (await ask(remove, { id: assetId, v: version })).data;
    const query = `mutation ($e: ID!, $v: Int!, $ids: [ID!]!) { bulkRestoreAssets(estateId: $e, version: $v, ids: $ids) { ok ${ESTATE} } }`;
    return [query, { e: id, v: deleteAsset.estate.version, ids: [assetId] }];
  },
  updateBalanceSheetOrder: async () => {
    const { id, assetId, version } = await withAsset();
    const query = `mutation ($e: ID!, $v: Int!, $ids: [ID!]!) { updateBalanceSheetOrder(estateId: $e, version: $v, ids: $ids) { errors ${ESTATE} } }`;
    return [query, { e: id, v: version, ids: [assetId] }];
  },
  toggleBalanceSheetEmptyColumns: async () => {
    const { id } = await household();
    const query = `mutation ($e: ID!) { toggleBalanceSheetEmptyColumns(estateId: $e) { ok estate { version hideEmptyColumnsBalanceSheet } } }`;
    return [query, { e: id }];
  },
};
