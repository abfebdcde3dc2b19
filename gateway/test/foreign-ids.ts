/** Ids of one organization's data, and of the attacker's own where a foreign id is smuggled into something own. */
export interface Ids {
  readonly organizationId: string;
  readonly accountId: string;
  readonly membershipId: string;
  readonly sessionId: string;
  readonly invitationId: string;
  readonly estateId: string;
  readonly estateVersion: number;
  readonly personId: string;
  readonly trustId: string;
  readonly assetId: string;
  readonly entityId: string;
  readonly charityId: string;
  readonly policyId: string;
  readonly changeId: string;
  readonly milestoneId: string;
  readonly memberId: string;
  readonly assumptionId: string;
  readonly uploadId: string;
  readonly abstractionId: string;
  readonly reportId: string;
  readonly needle: string;
}
export type OwnIds = Pick<Ids, 'organizationId' | 'accountId' | 'estateId' | 'estateVersion' | 'personId' | 'assetId'>;

type Variables = Readonly<Record<string, unknown>>;

export interface QueryRow {
  readonly variables: (foreign: Ids) => Variables;
  /** Answers everybody who has the id, by intent; says why. */
  readonly open?: string;
  /** Why its own people have nothing to see here either, so that an empty answer alone proves less. */
  readonly empty?: string;
}
const row = (variables: QueryRow['variables']): QueryRow => ({ variables });

/** Every query that takes an id, with another organization's. A query of the supergraph without a row fails the test. */
export const QUERY_ROWS: Readonly<Record<string, QueryRow>> = {
  assets: row(({ estateId }) => ({ estateId })),
  assetAccounts: {
    variables: ({ estateId }) => ({ estateId }),
    empty: 'the sample households keep their property in no accounts',
  },
  balanceSheetTable: row(({ estateId }) => ({ estateId })),
  balanceSheetTemplateDownload: row(({ estateId }) => ({ estateId })),
  documents: row(({ estateId }) => ({ association: { estateId } })),
  estate: row(({ estateId }) => ({ id: estateId })),
  estateAccess: row(({ estateId }) => ({ estateId })),
  estateHistory: row(({ estateId }) => ({ estateId })),
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

export interface MutationRow {
  readonly what: string;
  readonly variables: (foreign: Ids, own: OwnIds) => Variables;
  /** Answered without an error, because what is not one's own is passed over; nothing may have changed. */
  readonly silent?: boolean;
}
const alter = (what: string, variables: MutationRow['variables'], silent = false): MutationRow => ({
  what,
  variables,
  silent,
});
const ASSET = { name: 'Taken', assetType: 'CASH', balance: 100 };
const COMPANY = { name: 'Taken', entityType: 'LLC', shares: [{ percentage: 100 }] };
const POLICY = { name: 'Taken', netDeathBenefit: 100 };
const policyOf = ({ estateId, estateVersion, personId }: OwnIds, attributes: object): Variables => ({
  estateId,
  version: estateVersion,
  attributes: { ...POLICY, insuredId: personId, ...attributes },
});
const ACCOUNT = { name: 'Taken', kind: 'BANK', balance: 100 };
const GUEST = { emailAddress: 'guest-of-attacker@example.com', name: 'Gus Guest' };

/** Every mutation that takes an id: another organization's own, and one smuggled into something of the attacker's. */
export const MUTATION_ROWS: Readonly<Record<string, readonly MutationRow[]>> = {
  createAsset: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, attributes: ASSET })),
    alter('of a foreign owner', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ASSET, owners: [{ ownerId: f.personId, percent: 100 }] },
    })),
    alter('for a foreign beneficiary', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ASSET, beneficiaries: [{ beneficiaryId: f.personId }] },
    })),
    alter('by foreign contributions', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ASSET, contributions: [{ ownerId: f.personId }] },
    })),
    alter('as a debt on foreign property', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { name: 'Taken', assetType: 'MORTGAGE', balance: 100, securedById: f.assetId },
    })),
  ],
  updateAsset: [
    alter('of a foreign estate', (f) => ({ id: f.assetId, version: f.estateVersion, attributes: { balance: 1 } })),
    alter('to a foreign owner', (f, own) => ({
      id: own.assetId,
      version: own.estateVersion,
      attributes: { owners: [{ ownerId: f.personId, percent: 100 }] },
    })),
  ],
  splitAsset: [
    alter('of a foreign estate', (f) => ({
      id: f.assetId,
      version: f.estateVersion,
      parts: [
        { ownerId: f.personId, percent: 50 },
        { ownerId: f.trustId, percent: 50 },
      ],
    })),
    alter('to a foreign owner', (f, own) => ({
      id: own.assetId,
      version: own.estateVersion,
      parts: [
        { ownerId: own.personId, percent: 50 },
        { ownerId: f.personId, percent: 50 },
      ],
    })),
  ],
  deleteAsset: [alter('of a foreign estate', (f) => ({ id: f.assetId, version: f.estateVersion }))],
  restoreAsset: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, id: f.assetId, version: f.estateVersion })),
    alter('that is foreign', (f, own) => ({ estateId: own.estateId, id: f.assetId, version: own.estateVersion })),
  ],
  createEntity: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, attributes: COMPANY })),
    alter('of a foreign owner', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...COMPANY, shares: [{ ownerId: f.personId, percentage: 100 }] },
    })),
  ],
  updateEntity: [
    alter('of a foreign estate', (f) => ({ id: f.entityId, version: f.estateVersion, attributes: { name: 'Taken' } })),
  ],
  deleteEntity: [alter('of a foreign estate', (f) => ({ id: f.entityId, version: f.estateVersion }))],
  restoreEntity: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, id: f.entityId, version: f.estateVersion })),
    alter('that is foreign', (f, own) => ({ estateId: own.estateId, id: f.entityId, version: own.estateVersion })),
  ],
  createCharitable: [
    alter('in a foreign estate', (f) => ({
      estateId: f.estateId,
      version: f.estateVersion,
      attributes: { name: 'Taken' },
    })),
  ],
  updateCharitable: [
    alter('of a foreign estate', (f) => ({ id: f.charityId, version: f.estateVersion, attributes: { name: 'Taken' } })),
  ],
  deleteCharitable: [alter('of a foreign estate', (f) => ({ id: f.charityId, version: f.estateVersion }))],
  restoreCharitable: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, id: f.charityId, version: f.estateVersion })),
    alter('that is foreign', (f, own) => ({ estateId: own.estateId, id: f.charityId, version: own.estateVersion })),
  ],
  createAssetAccount: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, attributes: ACCOUNT })),
    alter('of a foreign owner', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ACCOUNT, owners: [{ ownerId: f.personId }] },
    })),
    alter('for a foreign beneficiary', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ACCOUNT, beneficiaries: [{ beneficiaryId: f.personId }] },
    })),
    alter('that holds a foreign asset', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ACCOUNT, assetProportions: [{ assetId: f.assetId, percent: 100 }] },
    })),
  ],
  // Samples have no accounts: an asset's id stands for something foreign that no account is.
  updateAssetAccount: [
    alter('of a foreign estate', (f) => ({ id: f.assetId, version: f.estateVersion, attributes: { balance: 1 } })),
  ],
  deleteAssetAccount: [alter('of a foreign estate', (f) => ({ id: f.assetId, version: f.estateVersion }))],
  bulkDeleteAssetAccounts: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, ids: [f.assetId] })),
    alter('that are foreign', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      ids: [f.assetId],
    })),
  ],
  bulkUpdateAssets: [
    alter('of a foreign estate', (f) => ({
      estateId: f.estateId,
      version: f.estateVersion,
      changes: [{ id: f.assetId, attributes: { balance: 1 } }],
    })),
    alter('that are foreign', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      changes: [{ id: f.assetId, attributes: { balance: 1 } }],
    })),
  ],
  bulkDeleteAssets: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, ids: [f.assetId] })),
    alter('that are foreign', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      ids: [own.assetId, f.assetId],
    })),
  ],
  bulkRestoreAssets: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, ids: [f.assetId] })),
    alter('that are foreign', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      ids: [f.assetId],
    })),
  ],
  updateNodePositions: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, positions: [{ id: f.personId, x: 1, y: 1 }] })),
    alter('of a foreign person', (f, own) => ({ estateId: own.estateId, positions: [{ id: f.personId, x: 1, y: 1 }] })),
  ],
  updateBalanceSheetOrder: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, ids: [f.assetId] })),
    alter(
      'with a foreign holding',
      (f, own) => ({ estateId: own.estateId, version: own.estateVersion, ids: [f.assetId, own.assetId] }),
      true,
    ),
  ],
  toggleBalanceSheetEmptyColumns: [alter('of a foreign estate', (f) => ({ estateId: f.estateId }))],
  createLifeInsurance: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, attributes: POLICY })),
    alter('on a foreign life', (f, own) => policyOf(own, { insuredId: f.personId })),
    alter('on a foreign second life', (f, own) => policyOf(own, { secondaryInsuredId: f.personId })),
    alter('of a foreign owner', (f, own) => policyOf(own, { ownerId: f.trustId })),
    alter('given by a stranger', (f, own) => policyOf(own, { transferredOn: '2024-05-01', transferorId: f.personId })),
    alter('for a foreign beneficiary', (f, own) => policyOf(own, { beneficiaries: [{ assigneeId: f.personId }] })),
  ],
  updateLifeInsurance: [
    alter('of a foreign estate', (f) => ({ id: f.policyId, version: f.estateVersion, attributes: { csv: 1 } })),
    alter('of what is own, and no policy, to a foreign life', (f, own) => ({
      id: own.assetId,
      version: own.estateVersion,
      attributes: { insuredId: f.personId, netDeathBenefit: 1 },
    })),
  ],
  deleteLifeInsurance: [alter('of a foreign estate', (f) => ({ id: f.policyId, version: f.estateVersion }))],
  deleteEstate: [alter('of a foreign organization', (f) => ({ id: f.estateId, version: f.estateVersion }))],
  restoreEstate: [alter('of a foreign organization', (f) => ({ id: f.estateId }))],
  undoEstateChange: [alter('of a foreign estate', (f) => ({ id: f.changeId, version: f.estateVersion }))],
  createFinancialMilestone: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, attributes: { milestone: 'Taken' } })),
  ],
  updateFinancialMilestone: [
    alter('of a foreign estate', (f) => ({ id: f.milestoneId, version: 1, attributes: { milestone: 'Taken' } })),
  ],
  deleteFinancialMilestone: [alter('of a foreign estate', (f) => ({ id: f.milestoneId, version: 1 }))],
  createFinancialTeamMember: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, attributes: { name: 'Mallory' } })),
  ],
  updateFinancialTeamMember: [
    alter('of a foreign estate', (f) => ({ id: f.memberId, version: 1, attributes: { name: 'Mallory' } })),
  ],
  updateFinancialTeamMemberOrder: [
    alter('of a foreign estate', (f) => ({ id: f.memberId, version: 1, displayOrder: 1 })),
  ],
  deleteFinancialTeamMember: [alter('of a foreign estate', (f) => ({ id: f.memberId, version: 1 }))],
  createCashFlowAssumption: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, attributes: { category: 'EARNINGS', amount: 5 } })),
  ],
  updateCashFlowAssumption: [
    alter('of a foreign estate', (f) => ({ id: f.assumptionId, version: 1, attributes: { amount: 1 } })),
  ],
  deleteCashFlowAssumption: [alter('of a foreign estate', (f) => ({ id: f.assumptionId, version: 1 }))],
  updateEstate: [
    alter('of a foreign organization', (f) => ({
      input: { id: f.estateId, version: f.estateVersion, displayName: 'Taken' },
    })),
  ],
  updateFirstSpouseToDie: [
    alter('of a foreign estate', (f) => ({
      estateId: f.estateId,
      version: f.estateVersion,
      personId: f.personId,
    })),
    alter('to a foreign person', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      personId: f.personId,
    })),
  ],
  createPerson: [
    alter('in a foreign estate', (f) => ({
      input: { estateId: f.estateId, version: f.estateVersion, firstName: 'Mallory', lastName: 'Taker' },
    })),
    alter('related to a foreign person', (f, own) => ({
      input: {
        estateId: own.estateId,
        version: own.estateVersion,
        firstName: 'Mallory',
        lastName: 'Taker',
        relations: [{ role: 'SIBLING', otherId: f.personId }],
      },
    })),
  ],
  updatePerson: [
    alter('of a foreign estate', (f) => ({ input: { id: f.personId, version: f.estateVersion, firstName: 'Taken' } })),
  ],
  updateRelationships: [
    alter('in a foreign estate', (f) => ({
      input: {
        estateId: f.estateId,
        version: f.estateVersion,
        relationships: [{ personId: f.personId, otherId: f.personId, role: null }],
      },
    })),
    alter('to a foreign person', (f, own) => ({
      input: {
        estateId: own.estateId,
        version: own.estateVersion,
        relationships: [{ personId: own.personId, otherId: f.personId, role: 'SIBLING' }],
      },
    })),
  ],
  restorePerson: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, id: f.personId, version: f.estateVersion })),
    alter('who is foreign', (f, own) => ({ estateId: own.estateId, id: f.personId, version: own.estateVersion })),
  ],
  deletePerson: [alter('of a foreign estate', (f) => ({ id: f.personId, version: f.estateVersion }))],
  requestAbstraction: [alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId }))],
  updateEstateUpload: [
    alter('of a foreign file', (f) => ({ id: f.uploadId, version: 1, attributes: { displayOrder: 1 } })),
  ],
  deleteEstateUpload: [alter('of a foreign file', (f) => ({ id: f.uploadId }))],
  reviewExtractedValue: [
    alter('of a foreign file', (f) => ({
      input: { estateUploadId: f.uploadId, valueId: f.trustId, decision: 'ACCEPT' },
    })),
  ],
  acceptHighConfidenceValues: [alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId }))],
  finishReview: [alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId }))],
  updateAccount: [
    ...[{ disabled: true }, { locked: true }, { resetTwoFactor: true }, { activeRole: 'ADVISOR' }].map((attributes) =>
      alter(`${Object.keys(attributes)} of a foreign account`, (f) => ({ id: f.accountId, attributes })),
    ),
    alter('acting in a foreign membership', (f, own) => ({
      id: own.accountId,
      attributes: { activeRole: 'ADMIN', activeMembershipId: f.membershipId },
    })),
  ],
  enforceSingleSignOn: [
    alter('for a foreign organization', (f) => ({ organizationId: f.organizationId, emailDomain: 'example.com' })),
  ],
  releaseSingleSignOn: [
    alter('for a foreign organization', (f) => ({ organizationId: f.organizationId, emailDomain: 'example.com' })),
  ],
  inviteMember: [
    alter('into a foreign organization', (f) => ({
      input: { organizationId: f.organizationId, emailAddress: GUEST.emailAddress, role: 'ADMIN' },
    })),
  ],
  inviteClient: [
    alter('of a foreign organization', (f) => ({
      input: { ...GUEST, organizationId: f.organizationId, estateId: f.estateId },
    })),
    alter('to a foreign estate', (f, own) => ({
      input: { ...GUEST, organizationId: own.organizationId, estateId: f.estateId, personId: f.personId },
    })),
    alter('as a foreign person', (f, own) => ({
      input: { ...GUEST, organizationId: own.organizationId, estateId: own.estateId, personId: f.personId },
    })),
  ],
  createMembership: [
    alter('in a foreign organization', (f) => ({
      input: { ...GUEST, organizationId: f.organizationId, estateIds: [f.estateId] },
    })),
    alter('with a foreign estate', (f, own) => ({
      input: { ...GUEST, organizationId: own.organizationId, estateIds: [f.estateId] },
    })),
    alter('with a foreign estate behind an own one', (f, own) => ({
      input: { ...GUEST, organizationId: own.organizationId, estateIds: [own.estateId, f.estateId] },
    })),
  ],
  reinviteMember: [alter('of a foreign organization', (f) => ({ id: f.invitationId }))],
  cancelMemberInvitation: [alter('of a foreign organization', (f) => ({ id: f.invitationId }))],
  updateInvitationToken: [
    alter('to an own address', (f) => ({
      id: f.invitationId,
      attributes: { isRefresh: true, emailAddress: GUEST.emailAddress },
    })),
  ],
  deleteInvitationToken: [alter('of a foreign organization', (f) => ({ id: f.invitationId }))],
  revokeEstateAccess: [alter('to a foreign estate', (f) => ({ estateId: f.estateId, id: f.membershipId }))],
  updateMembership: [
    alter('of a foreign member', (f) => ({ input: { id: f.membershipId, role: 'CLIENT' } })),
    alter('of a foreign member, to primary', (f) => ({ input: { id: f.membershipId, isPrimaryAdmin: false } })),
  ],
  deleteMembership: [alter('of a foreign member', (f) => ({ id: f.membershipId }))],
  updateMemberInformation: [
    alter('of a foreign account', (f) => ({ input: { accountId: f.accountId, name: 'Mallory Taker' } })),
  ],
  markNotificationsRead: [alter('of a foreign account', (f) => ({ notificationIds: [f.reportId] }), true)],
  updateOrganizationSetting: [
    alter('of a foreign organization', (f) => ({
      organizationId: f.organizationId,
      version: 1,
      attributes: { advisorCanGenerateReport: false },
    })),
  ],
  revokeAccountSession: [alter('of a foreign account', (f) => ({ id: f.sessionId }))],
  cancelAbstraction: [alter('of a foreign file', (f) => ({ id: f.abstractionId }))],
  reprocessAbstraction: [alter('of a foreign file', (f) => ({ id: f.abstractionId }))],
  createReportWithPrefetch: [
    alter('of a foreign estate', (f) => ({ input: { estateId: f.estateId, name: 'Taken', sections: ['taxes'] } })),
  ],
  retryReport: [alter('of a foreign estate', (f) => ({ id: f.reportId }))],
  updateReport: [
    alter('of a foreign estate', (f) => ({ id: f.reportId, version: 1, name: 'Taken', showToClient: true })),
  ],
  deleteReport: [alter('of a foreign estate', (f) => ({ id: f.reportId }))],
};

/** Sent as a multipart request, so tried in a test of its own. */
export const UPLOADING_MUTATIONS: readonly string[] = ['createClientSpreadsheetImport', 'createEstateUpload'];
