import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { ask, ESTATE, household, type Requests, withAsset } from './requests.ts';

/** The part of an answer that is worth comparing: what changed, and what the household holds after it. */
const RESULTS = 'results { problem estate { id version displayName } }';
const couple = () =>
  household({ maritalStatus: 'LEGALLY_MARRIED', spouseFirstName: 'Nils', spouseLastName: 'Lindgren' });

const CREATE_GROUP =
  'mutation ($name: String!) { createProfileGroup(name: $name) { ok profileGroup { id name version } } }';
const DELETE_GROUP = 'mutation ($id: ID!) { deleteProfileGroup(id: $id, version: 1) { ok } }';
const PUT_IN = `mutation ($id: ID!, $of: [ID!]!) { bulkAddEstateProfileGroupings(profileGroupId: $id, estateIds: $of) { ok profileGroup { id version clientsCount } } }`;
async function group(): Promise<string> {
  return (await ask(CREATE_GROUP, { name: `Group ${newId()}` })).data.createProfileGroup.profileGroup.id;
}
const SHARE = `mutation ($e: ID!, $a: ID!) { createSharedEstateOwnership(estateId: $e, accountId: $a) { ok sharedEstateOwnership { id name } ${ESTATE} } }`;

export const ESTATES_REQUESTS: Requests = {
  createEstate: async () => [
    `mutation ($input: CreateEstateInput!) { createEstate(input: $input) { ok ${ESTATE} } }`,
    { input: { firstName: 'Ada', lastName: 'Lindgren', state: 'FL', maritalStatus: 'SINGLE' } },
  ],
  createSampleEstate: async () => [`mutation { createSampleEstate { ok ${ESTATE} } }`, {}],
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
  undoEstateChange: async () => {
    const { id, assetId, version } = await withAsset();
    const query =
      'mutation ($id: ID!, $v: Int!) { updateAsset(id: $id, version: $v, attributes: { balance: 7 }) { ok } }';
    await ask(query, { id: assetId, v: version });
    const { data } = await ask('query ($id: ID!) { estateHistory(estateId: $id) { collection { id } } }', { id });
    const undo = `mutation ($id: ID!, $v: Int!) { undoEstateChange(id: $id, version: $v) { ok ${ESTATE} } }`;
    return [undo, { id: data.estateHistory.collection[0].id, v: version + 1 }];
  },
  createOnboardingInfo: async () => {
    const { id, version } = await household();
    const query = `mutation ($e: ID!, $v: Int!) { createOnboardingInfo(estateId: $e, version: $v, attributes: { hasChildren: true }) { ok onboardingInfo { hasChildren gaps } ${ESTATE} } }`;
    return [query, { e: id, v: version }];
  },
  updateOnboardingInfo: async () => {
    const { id, version } = await household();
    const begin =
      'mutation ($e: ID!, $v: Int!) { createOnboardingInfo(estateId: $e, version: $v, attributes: {}) { ok } }';
    await ask(begin, { e: id, v: version });
    const query = `mutation ($e: ID!, $v: Int!) { updateOnboardingInfo(estateId: $e, version: $v, attributes: { planningGoals: [AVOID_PROBATE] }) { ok onboardingInfo { planningGoals } ${ESTATE} } }`;
    return [query, { e: id, v: version + 1 }];
  },
  updateProjectionSetting: async () => {
    const { id, version } = await household();
    const query = `mutation ($e: ID!, $v: Int!) { updateProjectionSetting(estateId: $e, version: $v, attributes: { clientYearOfDeath: 2051 }) { ok projectionSetting { clientYearOfDeath } ${ESTATE} } }`;
    return [query, { e: id, v: version }];
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
};
