import { MEMBERSHIP_ROLES } from '@platform/contracts';
import { guardOperations, readTypeDefs } from '@platform/service-kit';
import { whoReaches } from '@platform/test-kit/operation-access';
import { describe, expect, it } from 'vitest';
import { resolvers } from '../resolvers.ts';

const STAFF = ['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN'];
const ADMINS = ['ADMIN', 'SUPER_ADMIN'];
const EDITORS = [...STAFF, 'ATTORNEY'];
const REVIEWERS = [...EDITORS, 'DOCUMENT_REVIEWER'];
const ALL: readonly string[] = MEMBERSHIP_ROLES;
const NOT_CLIENTS = ALL.filter((role) => role !== 'CLIENT');

/** Which roles reach which operation, and which type by its key, by hand and by role, not by action; which estates, is the scope's part. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  Asset: ALL,
  Charitable: ALL,
  Entity: ALL,
  Estate: ALL,
  EstateDocument: ALL,
  EstateUpload: ALL,
  Person: ALL,
  Trust: ALL,
  acceptHighConfidenceValues: REVIEWERS,
  assetAccounts: ALL,
  assets: ALL,
  balanceSheetTable: ALL,
  balanceSheetTemplateDownload: EDITORS,
  bulkDeleteAssetAccounts: EDITORS,
  bulkDeleteAssets: EDITORS,
  bulkRestoreAssets: EDITORS,
  bulkUpdateAssets: EDITORS,
  createAsset: EDITORS,
  createAssetAccount: EDITORS,
  createCharitable: EDITORS,
  createEntity: EDITORS,
  createTrust: EDITORS,
  createEstate: STAFF,
  createClientSpreadsheetImport: EDITORS,
  createEstateUpload: [...EDITORS, 'CLIENT'],
  createLifeInsurance: EDITORS,
  cashFlowAssumptions: ALL,
  createCashFlowAssumption: EDITORS,
  createFinancialMilestone: EDITORS,
  createFinancialTeamMember: EDITORS,
  bulkAddEstateProfileGroupings: STAFF,
  bulkRemoveEstateProfileGroupings: STAFF,
  createProfileGroup: STAFF,
  deleteProfileGroup: STAFF,
  estateProfileGroupings: STAFF,
  estateStatus: ALL,
  ownershipData: ALL,
  sampleEstateIds: ALL,
  waterfallDiagram: ALL,
  profileGroups: STAFF,
  restoreProfileGroup: STAFF,
  updateProfileGroup: STAFF,
  createSharedEstateOwnership: STAFF,
  deleteSharedEstateOwnership: STAFF,
  sharedEstateOwnerships: STAFF,
  createPerson: EDITORS,
  deleteCashFlowAssumption: EDITORS,
  deleteFinancialMilestone: EDITORS,
  deleteFinancialTeamMember: EDITORS,
  deleteAsset: EDITORS,
  deleteAssetAccount: EDITORS,
  deleteCharitable: EDITORS,
  deleteEntity: EDITORS,
  deleteTrust: EDITORS,
  ownClientViews: NOT_CLIENTS,
  updateOwnClientViews: NOT_CLIENTS,
  archiveEstate: STAFF,
  bulkDeleteEstates: ADMINS,
  bulkRestoreEstates: ADMINS,
  bulkUpdateEstates: STAFF,
  unarchiveEstate: STAFF,
  deleteEstate: ADMINS,
  clientAdvisors: NOT_CLIENTS,
  deletedEstates: ADMINS,
  deleteEstateUpload: STAFF,
  deleteLifeInsurance: EDITORS,
  deletePerson: EDITORS,
  documents: ALL,
  estate: ALL,
  estateOverview: NOT_CLIENTS,
  estateUpload: ALL,
  estateUploads: ALL,
  estates: ALL,
  estateHistory: EDITORS,
  financialMilestones: ALL,
  financialTeamMembers: ALL,
  finishReview: REVIEWERS,
  lifeInsurances: ALL,
  householdEventsTimeline: ALL,
  organizationClients: NOT_CLIENTS,
  parentOptions: ALL,
  person: ALL,
  relationSuggestions: ALL,
  states: ALL,
  familyTreeViz: ALL,
  familyTreeFlow: ALL,
  nodePositions: ALL,
  requestAbstraction: STAFF,
  restoreAsset: EDITORS,
  restoreCharitable: EDITORS,
  restoreEntity: EDITORS,
  restoreTrust: EDITORS,
  restoreEstate: ADMINS,
  restorePerson: EDITORS,
  reviewExtractedValue: REVIEWERS,
  search: STAFF,
  toggleBalanceSheetEmptyColumns: EDITORS,
  splitAsset: EDITORS,
  trust: ALL,
  trusts: ALL,
  uploadLimits: [...EDITORS, 'CLIENT'],
  undoEstateChange: EDITORS,
  updateAsset: EDITORS,
  updateAssetAccount: EDITORS,
  updateCharitable: EDITORS,
  updateEntity: EDITORS,
  updateTrust: EDITORS,
  updateBalanceSheetOrder: EDITORS,
  updateCashFlowAssumption: EDITORS,
  updateFinancialMilestone: EDITORS,
  updateFinancialTeamMember: EDITORS,
  updateFinancialTeamMemberOrder: EDITORS,
  updateEstate: EDITORS,
  updateEstateUpload: REVIEWERS,
  updateFirstSpouseToDie: EDITORS,
  updateRelationships: EDITORS,
  updateLifeInsurance: EDITORS,
  updatePerson: EDITORS,
  updateNodePositions: EDITORS,
};

const typeDefs = readTypeDefs(`${import.meta.dirname}/..`);
const REACHED = whoReaches(typeDefs);

describe('operations and types with a key by role', () => {
  it('every one has a row, a rule and a resolver, and none is of one that is gone', () => {
    expect(Object.keys(REACHED).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
    expect(() => guardOperations(resolvers, typeDefs)).not.toThrow();
  });
  it.each(Object.entries(EXPECTED))('%s is reached by exactly its roles, and by no visitor', (name, roles) => {
    expect(REACHED[name]?.toSorted()).toEqual(roles.toSorted());
  });
});
