import { newId } from '@platform/kernel';
import { readAccessRules, readTypeDefs } from '@platform/service-kit';
import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { pdfFile } from './pdf-file.ts';
import { TRUST_VALUES } from './read-values.ts';
import { sheetFile } from './sheet-file.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}, key = newId()) => estate.as('admin')(query, variables, key);
/** The part of an answer that is worth comparing: what changed, and what the household holds after it. */
const RESULTS = 'results { problem estate { id version displayName } }';
const ESTATE =
  'estate { id version displayName maritalStatus people { id name } assets { id name balance } entities { id name } charitables { id name } }';
const UPLOAD = 'estateUpload { id version status abstractionId reviewFinishedAt acceptedCount reviewedCount }';

interface Household {
  readonly id: string;
  readonly version: number;
  readonly personId: string;
}
async function household(spouse: object = {}): Promise<Household> {
  const input = { firstName: 'Ada', lastName: 'Lindgren', state: 'FL', maritalStatus: 'SINGLE', ...spouse };
  const { data } = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version people { id } } } }',
    { input },
  );
  const { id, version, people } = data.createEstate.estate;
  return { id, version, personId: people[0].id };
}
const couple = () =>
  household({ maritalStatus: 'LEGALLY_MARRIED', spouseFirstName: 'Nils', spouseLastName: 'Lindgren' });

const CREATE_PERSON = `mutation ($input: CreatePersonInput!) { createPerson(input: $input) { ok person { id } ${ESTATE} } }`;
const CREATE_ASSET = `mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { ok asset { id } ${ESTATE} } }`;
const CASH = { name: 'Cash', assetType: 'CASH', balance: 5 };

async function withPerson(): Promise<Household & { readonly personId: string }> {
  const { id, version } = await household();
  const input = { estateId: id, version, firstName: 'Otto', lastName: 'Lindgren' };
  const { createPerson } = (await ask(CREATE_PERSON, { input })).data;
  return { id, version: createPerson.estate.version, personId: createPerson.person.id };
}
/** A household of two who are nothing to each other. */
async function inEstate() {
  const { id, version, personId } = await household();
  const input = { estateId: id, version, firstName: 'Otto', lastName: 'Lindgren' };
  const { createPerson } = (await ask(CREATE_PERSON, { input })).data;
  return { id, version: createPerson.estate.version, people: [personId, createPerson.person.id] };
}
async function withAsset(): Promise<{ readonly id: string; readonly assetId: string; readonly version: number }> {
  const { id, version } = await household();
  const { createAsset } = (await ask(CREATE_ASSET, { id, v: version, a: CASH })).data;
  return { id, assetId: createAsset.asset.id, version: createAsset.estate.version };
}

const COMPANY = { name: 'Lake', entityType: 'LLC', shares: [{ percentage: 100 }] };
const CREATE_ENTITY = `mutation ($id: ID!, $v: Int!, $a: EntityInput!) { createEntity(estateId: $id, version: $v, attributes: $a) { ok entity { id } ${ESTATE} } }`;
const DELETE_ENTITY = `mutation ($id: ID!, $v: Int!) { deleteEntity(id: $id, version: $v) { ok ${ESTATE} } }`;
const CREATE_TRUST = `mutation ($id: ID!, $v: Int!, $a: TrustInput!) { createTrust(estateId: $id, version: $v, attributes: $a) { ok trust { id } ${ESTATE} } }`;
const DELETE_TRUST = `mutation ($id: ID!, $v: Int!) { deleteTrust(id: $id, version: $v) { ok ${ESTATE} } }`;
const CREATE_CHARITABLE = `mutation ($id: ID!, $v: Int!, $a: CharitableInput!) { createCharitable(estateId: $id, version: $v, attributes: $a) { ok charitable { id } ${ESTATE} } }`;
const DELETE_CHARITABLE = `mutation ($id: ID!, $v: Int!) { deleteCharitable(id: $id, version: $v) { ok ${ESTATE} } }`;
async function withEntity() {
  const { id, version } = await household();
  const { createEntity } = (await ask(CREATE_ENTITY, { id, v: version, a: COMPANY })).data;
  return { id, entityId: createEntity.entity.id, version: createEntity.estate.version };
}
async function withTrust() {
  const { id, version } = await household();
  const { createTrust } = (await ask(CREATE_TRUST, { id, v: version, a: { name: 'Lake trust', kind: 'ILIT' } })).data;
  return { id, trustId: createTrust.trust.id, version: createTrust.estate.version };
}
async function withCharity() {
  const { id, version } = await household();
  const { createCharitable } = (await ask(CREATE_CHARITABLE, { id, v: version, a: { name: 'Food bank' } })).data;
  return { id, charityId: createCharitable.charitable.id, version: createCharitable.estate.version };
}

const CREATE_GROUP =
  'mutation ($name: String!) { createProfileGroup(name: $name) { ok profileGroup { id name version } } }';
const DELETE_GROUP = 'mutation ($id: ID!) { deleteProfileGroup(id: $id, version: 1) { ok } }';
const PUT_IN = `mutation ($id: ID!, $of: [ID!]!) { bulkAddEstateProfileGroupings(profileGroupId: $id, estateIds: $of) { ok profileGroup { id version clientsCount } } }`;
async function group(): Promise<string> {
  return (await ask(CREATE_GROUP, { name: `Group ${newId()}` })).data.createProfileGroup.profileGroup.id;
}
const SHARE = `mutation ($e: ID!, $a: ID!) { createSharedEstateOwnership(estateId: $e, accountId: $a) { ok sharedEstateOwnership { id name } ${ESTATE} } }`;

const CREATE_POLICY = `mutation ($id: ID!, $v: Int!, $a: LifeInsuranceInput!) { createLifeInsurance(estateId: $id, version: $v, attributes: $a) { ok lifeInsurance { id } ${ESTATE} } }`;
const POLICY = { name: 'Term policy', netDeathBenefit: 5 };
async function withPolicy(): Promise<{ readonly policyId: string; readonly version: number }> {
  const { id, version, personId } = await household();
  const a = { ...POLICY, insuredId: personId };
  const { createLifeInsurance } = (await ask(CREATE_POLICY, { id, v: version, a })).data;
  return { policyId: createLifeInsurance.lifeInsurance.id, version: createLifeInsurance.estate.version };
}

const ACCOUNT = { name: 'Checking', kind: 'BANK', balance: 5 };
const CREATE_ACCOUNT = `mutation ($id: ID!, $v: Int!, $a: AssetAccountInput!) { createAssetAccount(estateId: $id, version: $v, attributes: $a) { ok assetAccount { id name balance } ${ESTATE} } }`;
async function withAccount(): Promise<{ readonly id: string; readonly accountId: string; readonly version: number }> {
  const { id, version } = await household();
  const { createAssetAccount: made } = (await ask(CREATE_ACCOUNT, { id, v: version, a: ACCOUNT })).data;
  return { id, accountId: made.assetAccount.id, version: made.estate.version };
}

const CREATE_UPLOAD = `mutation ($input: CreateEstateUploadInput!) { createEstateUpload(input: $input) { ok ${UPLOAD} } }`;
async function uploaded(abstract: boolean) {
  const { id } = await household();
  const { reference } = await estate.file(pdfFile(2), 'trust.pdf');
  const { data } = await ask(CREATE_UPLOAD, { input: { estateId: id, file: reference, abstract } });
  return { estateId: id, ...data.createEstateUpload.estateUpload } as Record<
    'estateId' | 'id' | 'abstractionId',
    string
  >;
}
async function read(): Promise<{ id: string; valueId: string }> {
  const { id, estateId, abstractionId } = await uploaded(true);
  const { organizationId } = (await estate.shared.uploadModel.findById(id).lean()) ?? {};
  const reference = { abstractionId, estateId, organizationId, estateUploadId: id };
  const completed = {
    ...reference,
    values: TRUST_VALUES,
    possibleIssues: [],
    pageCount: 2,
    readAt: '2026-11-21T10:00:00.000Z',
  };
  await estate.deliver('integrations.abstraction-completed.v1', completed);
  return { id, valueId: TRUST_VALUES[0]?.id ?? '' };
}

const MILESTONE = 'made: financialMilestone { id version year milestone updatedAt }';
const MEMBER = 'made: financialTeamMember { id version name displayOrder }';
const ASSUMPTION = 'made: cashFlowAssumption { id version amount startYear }';
const planOf = (kind: string, attributes: string, selection: string) =>
  `mutation ($id: ID!) { done: create${kind}(estateId: $id, attributes: ${attributes}) { ok ${selection} } }`;
const CREATE_MILESTONE = planOf('FinancialMilestone', '{ milestone: "Sale of the farm", year: 2029 }', MILESTONE);
const CREATE_MEMBER = planOf('FinancialTeamMember', '{ name: "Ida Holm" }', MEMBER);
const CREATE_ASSUMPTION = planOf('CashFlowAssumption', '{ category: EARNINGS, amount: 5 }', ASSUMPTION);
async function planned(create: string): Promise<{ id: string }> {
  const { id } = await household();
  return { id: (await ask(create, { id })).data.done.made.id };
}

/** Where variables are made for each try, a file is sent anew, as a browser does. */
type Request = readonly [query: string, variables: object | (() => Promise<object>)];
const sent = async ([query, variables]: Request, key?: string) =>
  ask(query, typeof variables === 'function' ? await variables() : variables, key);
const of = (mutation: string, selection: string): string => `mutation ($id: ID!) { ${mutation} { ok ${selection} } }`;

/** One request for each mutation, over a household of its own. */
const REQUESTS: Readonly<Record<string, () => Promise<Request>>> = {
  createEstate: async () => [
    `mutation ($input: CreateEstateInput!) { createEstate(input: $input) { ok ${ESTATE} } }`,
    { input: { firstName: 'Ada', lastName: 'Lindgren', state: 'FL', maritalStatus: 'SINGLE' } },
  ],
  archiveEstate: async () => {
    const { id, version } = await household();
    const query = `mutation ($id: ID!, $version: Int!) { archiveEstate(id: $id, version: $version) { ok ${ESTATE} } }`;
    return [query, { id, version }];
  },
  unarchiveEstate: async () => {
    const { id, version } = await household();
    await ask('mutation ($id: ID!, $version: Int!) { archiveEstate(id: $id, version: $version) { ok } }', {
      id,
      version,
    });
    return [`mutation ($id: ID!) { unarchiveEstate(id: $id) { ok ${ESTATE} } }`, { id }];
  },
  updateOwnClientViews: async () => [
    'mutation ($input: UpdateOwnClientViewsInput!) { updateOwnClientViews(input: $input) { ok ownClientViews { id version views { name } } } }',
    { input: { version: 1, views: [{ name: 'Vermont', query: 'state=VT', isDefault: false }] } },
  ],
  bulkUpdateEstates: async () => {
    const { id, version } = await household();
    const query = `mutation ($estates: [BulkEstateInput!]!) { bulkUpdateEstates(estates: $estates) { ok ${RESULTS} } }`;
    return [query, { estates: [{ id, version, isArchived: true, advisorId: SAMPLE_ACCOUNTS.planner.id }] }];
  },
  bulkDeleteEstates: async () => {
    const { id, version } = await household();
    const query = `mutation ($estates: [SeenEstateInput!]!) { bulkDeleteEstates(estates: $estates) { ok ${RESULTS} } }`;
    return [query, { estates: [{ id, version }] }];
  },
  bulkRestoreEstates: async () => {
    const { id, version } = await household();
    await ask('mutation ($id: ID!, $version: Int!) { deleteEstate(id: $id, version: $version) { ok } }', {
      id,
      version,
    });
    return [`mutation ($ids: [ID!]!) { bulkRestoreEstates(ids: $ids) { ok ${RESULTS} } }`, { ids: [id] }];
  },
  deleteEstate: async () => {
    const { id, version } = await household();
    return ['mutation ($id: ID!, $version: Int!) { deleteEstate(id: $id, version: $version) { ok } }', { id, version }];
  },
  restoreEstate: async () => {
    const { id, version } = await household();
    await ask('mutation ($id: ID!, $version: Int!) { deleteEstate(id: $id, version: $version) { ok } }', {
      id,
      version,
    });
    return [`mutation ($id: ID!) { restoreEstate(id: $id) { ok ${ESTATE} } }`, { id }];
  },
  updateEstate: async () => {
    const { id, version } = await household();
    const query = `mutation ($input: UpdateEstateInput!) { updateEstate(input: $input) { ok ${ESTATE} } }`;
    return [query, { input: { id, version, displayName: 'The Lindgrens' } }];
  },
  updateFirstSpouseToDie: async () => {
    const { id, version, personId } = await couple();
    const query = `mutation ($e: ID!, $p: ID!, $v: Int!) { updateFirstSpouseToDie(estateId: $e, personId: $p, version: $v) { ok ${ESTATE} } }`;
    return [query, { e: id, p: personId, v: version }];
  },
  createPerson: async () => {
    const { id, version } = await household();
    return [CREATE_PERSON, { input: { estateId: id, version, firstName: 'Otto', lastName: 'Lindgren' } }];
  },
  updatePerson: async () => {
    const { version, personId } = await withPerson();
    const query = `mutation ($input: UpdatePersonInput!) { updatePerson(input: $input) { ok person { name } ${ESTATE} } }`;
    return [query, { input: { id: personId, version, firstName: 'Olof' } }];
  },
  updateRelationships: async () => {
    const { id, version, people } = await inEstate();
    const query = `mutation ($input: UpdateRelationshipsInput!) { updateRelationships(input: $input) { ok ${ESTATE} } }`;
    const relationships = [{ personId: people[1], otherId: people[0], role: 'SIBLING' }];
    return [query, { input: { estateId: id, version, relationships } }];
  },
  restorePerson: async () => {
    const { id, version, personId } = await withPerson();
    const remove = 'mutation ($id: ID!, $v: Int!) { deletePerson(id: $id, version: $v) { estate { version } } }';
    const { deletePerson } = (await ask(remove, { id: personId, v: version })).data;
    const query = `mutation ($e: ID!, $id: ID!, $v: Int!) { restorePerson(estateId: $e, id: $id, version: $v) { ok ${ESTATE} } }`;
    return [query, { e: id, id: personId, v: deletePerson.estate.version }];
  },
  createProfileGroup: () => Promise.resolve([CREATE_GROUP, { name: `Group ${newId()}` }]),
  updateProfileGroup: async () => {
    const query =
      'mutation ($id: ID!) { updateProfileGroup(id: $id, version: 1, name: "Renamed once") { ok profileGroup { name version } } }';
    return [query, { id: await group() }];
  },
  deleteProfileGroup: async () => [DELETE_GROUP, { id: await group() }],
  restoreProfileGroup: async () => {
    const id = await group();
    await ask(DELETE_GROUP, { id });
    return ['mutation ($id: ID!) { restoreProfileGroup(id: $id) { ok profileGroup { id name version } } }', { id }];
  },
  bulkAddEstateProfileGroupings: async () => {
    const { id } = await household();
    return [PUT_IN, { id: await group(), of: [id] }];
  },
  bulkRemoveEstateProfileGroupings: async () => {
    const [{ id: estateId }, id] = [await household(), await group()];
    await ask(PUT_IN, { id, of: [estateId] });
    const query = `mutation ($id: ID!, $of: [ID!]!) { bulkRemoveEstateProfileGroupings(profileGroupId: $id, estateIds: $of) { ok profileGroup { id version clientsCount } } }`;
    return [query, { id, of: [estateId] }];
  },
  createSharedEstateOwnership: async () => {
    const { id } = await household();
    return [SHARE, { e: id, a: SAMPLE_ACCOUNTS.planner.id }];
  },
  deleteSharedEstateOwnership: async () => {
    const { id: estateId } = await household();
    const { data } = await ask(SHARE, { e: estateId, a: SAMPLE_ACCOUNTS.planner.id });
    const { id } = data.createSharedEstateOwnership.sharedEstateOwnership;
    return [`mutation ($id: ID!) { deleteSharedEstateOwnership(id: $id) { ok ${ESTATE} } }`, { id }];
  },
  deletePerson: async () => {
    const { version, personId } = await withPerson();
    const query = `mutation ($id: ID!, $v: Int!) { deletePerson(id: $id, version: $v) { ok ${ESTATE} } }`;
    return [query, { id: personId, v: version }];
  },
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
  createTrust: async () => {
    const { id, version } = await household();
    return [CREATE_TRUST, { id, v: version, a: { name: 'Lake trust', kind: 'ILIT' } }];
  },
  updateTrust: async () => {
    const { trustId, version } = await withTrust();
    const query = `mutation ($id: ID!, $v: Int!, $a: TrustInput!) { updateTrust(id: $id, version: $v, attributes: $a) { ok trust { name } ${ESTATE} } }`;
    return [query, { id: trustId, v: version, a: { name: 'Lake trusts' } }];
  },
  deleteTrust: async () => {
    const { trustId, version } = await withTrust();
    return [DELETE_TRUST, { id: trustId, v: version }];
  },
  restoreTrust: async () => {
    const { id, trustId, version } = await withTrust();
    const { deleteTrust } = (await ask(DELETE_TRUST, { id: trustId, v: version })).data;
    const query = `mutation ($e: ID!, $id: ID!, $v: Int!) { restoreTrust(estateId: $e, id: $id, version: $v) { ok trust { name } ${ESTATE} } }`;
    return [query, { e: id, id: trustId, v: deleteTrust.estate.version }];
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
  updateNodePositions: async () => {
    const { id, personId } = await household();
    const query = `mutation ($e: ID!, $p: [NodePositionInput!]!) { updateNodePositions(estateId: $e, positions: $p) { ok nodePositions { id x y } ${ESTATE} } }`;
    return [query, { e: id, p: [{ id: personId, x: 12, y: 34 }] }];
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
  createLifeInsurance: async () => {
    const { id, version, personId } = await household();
    return [CREATE_POLICY, { id, v: version, a: { ...POLICY, insuredId: personId } }];
  },
  updateLifeInsurance: async () => {
    const { policyId, version } = await withPolicy();
    const query = `mutation ($id: ID!, $v: Int!, $a: LifeInsuranceInput!) { updateLifeInsurance(id: $id, version: $v, attributes: $a) { ok lifeInsurance { csv } ${ESTATE} } }`;
    return [query, { id: policyId, v: version, a: { csv: 7 } }];
  },
  deleteLifeInsurance: async () => {
    const { policyId, version } = await withPolicy();
    const query = `mutation ($id: ID!, $v: Int!) { deleteLifeInsurance(id: $id, version: $v) { ok ${ESTATE} } }`;
    return [query, { id: policyId, v: version }];
  },
  undoEstateChange: async () => {
    const { id, assetId, version } = await withAsset();
    const query =
      'mutation ($id: ID!, $v: Int!) { updateAsset(id: $id, version: $v, attributes: { balance: 7 }) { ok } }';
    await ask(query, { id: assetId, v: version });
    const { data } = await ask('query ($id: ID!) { estateHistory(estateId: $id) { collection { id } } }', { id });
    const undo = `mutation ($id: ID!, $v: Int!) { undoEstateChange(id: $id, version: $v) { ok ${ESTATE} } }`;
    return [undo, { id: data.estateHistory.collection[0].id, v: version + 1 }];
  },
  createFinancialMilestone: async () => [CREATE_MILESTONE, await household()],
  updateFinancialMilestone: async () => {
    const query = `mutation ($id: ID!) { updateFinancialMilestone(id: $id, version: 1, attributes: { year: 2031 }) { ok ${MILESTONE} } }`;
    return [query, await planned(CREATE_MILESTONE)];
  },
  deleteFinancialMilestone: async () => [
    of('deleteFinancialMilestone(id: $id, version: 1)', MILESTONE),
    await planned(CREATE_MILESTONE),
  ],
  createFinancialTeamMember: async () => [CREATE_MEMBER, await household()],
  updateFinancialTeamMember: async () => {
    const query = `mutation ($id: ID!) { updateFinancialTeamMember(id: $id, version: 1, attributes: { name: "Ida Quist" }) { ok ${MEMBER} } }`;
    return [query, await planned(CREATE_MEMBER)];
  },
  updateFinancialTeamMemberOrder: async () => [
    of('updateFinancialTeamMemberOrder(id: $id, version: 1, displayOrder: 1)', MEMBER),
    await planned(CREATE_MEMBER),
  ],
  deleteFinancialTeamMember: async () => [
    of('deleteFinancialTeamMember(id: $id, version: 1)', MEMBER),
    await planned(CREATE_MEMBER),
  ],
  createCashFlowAssumption: async () => [CREATE_ASSUMPTION, await household()],
  updateCashFlowAssumption: async () => {
    const query = `mutation ($id: ID!) { updateCashFlowAssumption(id: $id, version: 1, attributes: { amount: 7 }) { ok ${ASSUMPTION} } }`;
    return [query, await planned(CREATE_ASSUMPTION)];
  },
  deleteCashFlowAssumption: async () => [
    of('deleteCashFlowAssumption(id: $id, version: 1)', ASSUMPTION),
    await planned(CREATE_ASSUMPTION),
  ],
  createClientSpreadsheetImport: async () => {
    const { id, version } = await household();
    const bytes = await sheetFile([['Cash', 'Cash', '5', 'Ada Lindgren', null]]);
    const query = `mutation ($input: ClientSpreadsheetImportInput!) { createClientSpreadsheetImport(input: $input) { ok createdIds rows { id name duplicate } ${ESTATE} } }`;
    return [
      query,
      async () => {
        const { reference } = await estate.file(bytes, 'sheet.xlsx');
        return { input: { estateId: id, version, file: reference, accept: true } };
      },
    ];
  },
  createEstateUpload: async () => {
    const { id } = await household();
    const { reference } = await estate.file(pdfFile(2), 'will.pdf');
    return [CREATE_UPLOAD, { input: { estateId: id, file: reference, abstract: true } }];
  },
  requestAbstraction: async () => [of('requestAbstraction(estateUploadId: $id)', UPLOAD), await uploaded(false)],
  updateEstateUpload: async () => {
    const said = 'attributes: { summary: "The trust of 2018.", displayOrder: 2 }';
    const query = `mutation ($id: ID!) { updateEstateUpload(id: $id, version: 1, ${said}) { ok ${UPLOAD} } }`;
    return [query, await uploaded(false)];
  },
  deleteEstateUpload: async () => [of('deleteEstateUpload(id: $id)', UPLOAD), await uploaded(true)],
  reviewExtractedValue: async () => {
    const { id, valueId } = await read();
    const query = `mutation ($input: ReviewValueInput!) { reviewExtractedValue(input: $input) { ok ${UPLOAD} ${ESTATE} } }`;
    return [query, { input: { estateUploadId: id, valueId, decision: 'ACCEPT' } }];
  },
  acceptHighConfidenceValues: async () => [
    of('acceptHighConfidenceValues(estateUploadId: $id)', `${UPLOAD} ${ESTATE}`),
    await read(),
  ],
  finishReview: async () => [of('finishReview(estateUploadId: $id)', `${UPLOAD} ${ESTATE}`), await read()],
};

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
    const theirs = await estate.as('super')(CREATE_ASSET, { id, v: version + 1, a: { ...CASH, name: 'Boat' } }, key);
    expect(theirs.errors).toEqual([]);
    expect(theirs.data.createAsset).toMatchObject({ ok: true, asset: { id: expect.any(String) } });
    expect(theirs.data.createAsset.estate.assets).toHaveLength(2);
  });
});
