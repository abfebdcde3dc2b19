import { type Ids, type QueryRow, row, type Variables } from './rows.ts';

/** Every query that takes an id, with another organization's. A query of the supergraph without a row fails the test. */
export const QUERY_ROWS: Readonly<Record<string, QueryRow>> = {
  assets: row(({ estateId }) => ({ estateId })),
  assetAccounts: {
    variables: ({ estateId }) => ({ estateId }),
    empty: 'the sample households keep their property in no accounts',
  },
  balanceSheetTable: row(({ estateId }) => ({ estateId })),
  balanceSheetTemplateDownload: row(({ estateId }) => ({ estateId })),
  estateDocument: row(({ documentId }) => ({ id: documentId })),
  fiduciaries: row(({ estateId }) => ({ association: { estateId } })),
  documents: row(({ estateId }) => ({ association: { estateId } })),
  estate: row(({ estateId }) => ({ id: estateId })),
  estateAccess: row(({ estateId }) => ({ estateId })),
  estateStatus: row(({ estateId }) => ({ estateId })),
  ownershipData: row(({ estateId }) => ({ estateId })),
  waterfallDiagram: row(({ estateId }) => ({ estateId })),
  profileGroups: row(({ organizationId }) => ({ organizationId })),
  estateProfileGroupings: row(({ estateId, profileGroupId }) => ({ estateId, profileGroupId })),
  sharedEstateOwnerships: row(({ estateId }) => ({ estateId })),
  organizationAdvisors: row(({ organizationId }) => ({ organizationId })),
  estateHistory: row(({ estateId }) => ({ estateId })),
  reminders: row(({ estateId }) => ({ association: { estateId } })),
  financialMilestones: row(({ estateId }) => ({ association: { estateId } })),
  financialTeamMembers: row(({ estateId }) => ({ association: { estateId } })),
  cashFlowAssumptions: row(({ estateId }) => ({ association: { estateId } })),
  householdEventsTimeline: row(({ estateId }) => ({ estateId, startYear: 2020, endYear: 2030 })),
  estates: row(({ organizationId, accountId }) => ({
    association: { organizationId },
    filter: { advisorId: accountId },
  })),
  organizationClients: row(({ organizationId }) => ({ organizationId })),
  parentOptions: {
    variables: ({ estateId, personId }) => ({ estateId, personId }),
    empty: 'the client of the estate is the oldest in it: nobody may be a parent',
  },
  familyTreeViz: row(({ estateId }) => ({ estateId })),
  familyTreeFlow: row(({ estateId }) => ({ estateId })),
  nodePositions: {
    variables: ({ estateId }) => ({ estateId }),
    empty: 'nobody has moved a card of its family tree',
  },
  person: row(({ personId }) => ({ id: personId })),
  relationSuggestions: row(({ estateId, personId }) => ({ estateId, ties: [{ role: 'CHILD', otherId: personId }] })),
  lifeInsurances: row(({ estateId, personId }) => ({ association: { estateId }, filter: { insuredId: personId } })),
  trusts: row(({ estateId }) => ({ association: { estateId } })),
  trust: row(({ trustId }) => ({ id: trustId })),
  estateUploads: row(({ estateId }) => ({ estateId })),
  estateUpload: row(({ uploadId }) => ({ id: uploadId })),
  auditEntries: row(({ organizationId, accountId }) => ({ organizationId, accountId })),
  auditTrailIntact: row(({ organizationId }) => ({ organizationId })),
  auditTrailState: row(({ organizationId }) => ({ organizationId })),
  signInOptions: {
    variables: ({ organizationId }) => ({ organizationId }),
    open: 'asked by sign-in pages before anybody is signed in; one switch, no data',
  },
  singleSignOnDomains: {
    variables: ({ organizationId }) => ({ organizationId }),
    empty: 'for super administrators, and none can be made without a configured provider',
  },
  invitationToken: {
    variables: ({ organizationId, invitationId }) => ({ token: `${invitationId}.${'A'.repeat(43)}`, organizationId }),
    open: 'its proof is the token; an id with a made-up one must be refused',
  },
  invitationTokens: row(({ organizationId }) => ({ organizationId })),
  organization: row(({ organizationId }) => ({ id: organizationId, organizationId })),
  organizationSettings: row(({ organizationId }) => ({ organizationId })),
  organizationTeam: row(({ organizationId }) => ({ organizationId, includeSubOrganizations: true })),
  organizationAdmins: row(({ organizationId }) => ({ organizationId })),
  impersonationCandidates: row(({ organizationId }) => ({ organizationId })),
  getOrganizationLogo: {
    variables: ({ organizationId }) => ({ organizationId }),
    open: 'name and logo of an organization are shown on its invitations',
  },
  quotas: row(({ organizationId }) => ({ organizationId })),
  aiAbstractionStatus: row(({ abstractionId }) => ({ id: abstractionId })),
  abstractionTokenPaymentRecords: row(({ estateId }) => ({ estateId })),
  reports: row(({ estateId }) => ({ estateId })),
  report: row(({ reportId }) => ({ id: reportId })),
  reportBuilderConfig: row(({ estateId }) => ({ estateId })),
};

/** Queries whose only argument is text: searched for what only the other organization has. */
export const SEARCH_ROWS: Readonly<Record<string, (foreign: Ids) => Variables>> = {
  search: ({ needle }) => ({ needle, perPage: 100 }),
};
