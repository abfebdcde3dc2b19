/** `Changed details of` The Castellan Family; whoever does not know of what reads `an estate` in its place. */
type Sentence = readonly [words: string, unknown?: string];

/** What each mutation that is recorded in support mode did, as a sentence of the audit trail says it. */
const DONE: Readonly<Record<string, Sentence>> = {
  createAsset: ['Added something to the balance sheet of', 'an estate'],
  updateAsset: ['Changed something on a balance sheet'],
  deleteAsset: ['Removed something from a balance sheet'],
  createAssetAccount: ['Added an account to the balance sheet of', 'an estate'],
  updateAssetAccount: ['Changed an account on a balance sheet'],
  deleteAssetAccount: ['Removed an account from a balance sheet'],
  bulkDeleteAssetAccounts: ['Removed several accounts from the balance sheet of', 'an estate'],
  createClientSpreadsheetImport: ['Imported a spreadsheet into the balance sheet of', 'an estate'],
  bulkUpdateAssets: ['Changed several things on the balance sheet of', 'an estate'],
  bulkDeleteAssets: ['Removed several things from the balance sheet of', 'an estate'],
  bulkRestoreAssets: ['Brought several things back to the balance sheet of', 'an estate'],
  updateBalanceSheetOrder: ['Put the balance sheet in another order of', 'an estate'],
  toggleBalanceSheetEmptyColumns: ['Showed or hid empty columns on the balance sheet of', 'an estate'],
  createLifeInsurance: ['Added a life insurance policy to', 'an estate'],
  updateLifeInsurance: ['Changed a life insurance policy'],
  deleteLifeInsurance: ['Removed a life insurance policy'],
  createEstate: ['Added a client'],
  archiveEstate: ['Archived', 'a client'],
  unarchiveEstate: ['Brought back from the archive', 'a client'],
  deleteEstate: ['Deleted', 'a client'],
  restoreEstate: ['Brought back', 'a client'],
  updateEstate: ['Changed the details of', 'an estate'],
  updateFirstSpouseToDie: ['Changed who is assumed to die first in', 'an estate'],
  createProfileGroup: ['Made a group of clients in', 'the organization'],
  updateProfileGroup: ['Renamed a group of clients'],
  deleteProfileGroup: ['Deleted a group of clients'],
  restoreProfileGroup: ['Brought a deleted group of clients back'],
  bulkAddEstateProfileGroupings: ['Put clients into a group'],
  bulkRemoveEstateProfileGroupings: ['Took clients out of a group'],
  createSharedEstateOwnership: ['Shared with another advisor', 'an estate'],
  deleteSharedEstateOwnership: ['Took back the sharing of a client'],
  createPerson: ['Added a person to', 'an estate'],
  updatePerson: ['Changed the details of a person'],
  deletePerson: ['Removed a person'],
  splitAsset: ['Split an asset by its owners'],
  restoreAsset: ['Brought something back to the balance sheet of', 'an estate'],
  createEntity: ['Added an entity to', 'an estate'],
  updateEntity: ['Changed an entity'],
  deleteEntity: ['Removed an entity'],
  restoreEntity: ['Brought a removed entity back to', 'an estate'],
  createCharitable: ['Added a charity to', 'an estate'],
  updateCharitable: ['Changed the details of a charity'],
  deleteCharitable: ['Removed a charity'],
  restoreCharitable: ['Brought a removed charity back to', 'an estate'],
  restorePerson: ['Brought a removed person back to', 'an estate'],
  updateNodePositions: ['Moved cards of the family tree of', 'an estate'],
  updateRelationships: ['Changed how the people are related in', 'an estate'],
  undoEstateChange: ['Took back a change of an estate'],
  createFinancialMilestone: ['Added a milestone to', 'an estate'],
  updateFinancialMilestone: ['Changed a milestone'],
  deleteFinancialMilestone: ['Removed a milestone'],
  createFinancialTeamMember: ['Added somebody to the financial team of', 'an estate'],
  updateFinancialTeamMember: ['Changed somebody of a financial team'],
  updateFinancialTeamMemberOrder: ['Changed the order of a financial team'],
  deleteFinancialTeamMember: ['Removed somebody from a financial team'],
  createCashFlowAssumption: ['Added a cash flow assumption to', 'an estate'],
  updateCashFlowAssumption: ['Changed a cash flow assumption'],
  deleteCashFlowAssumption: ['Removed a cash flow assumption'],
  createEstateUpload: ['Uploaded a document for', 'an estate'],
  updateEstateUpload: ['Changed the summary or the place of a document'],
  requestAbstraction: ['Had a document read'],
  deleteEstateUpload: ['Deleted a document'],
  reviewExtractedValue: ['Reviewed a value that was read from a document'],
  acceptHighConfidenceValues: ['Accepted the values of a document that were read with high confidence'],
  finishReview: ['Finished the review of a document'],
  updateAccount: ['Changed the role or the settings of an account'],
  updateUser: ['Changed the profile of an account'],
  enforceSingleSignOn: ['Made Google sign-in a must for an email domain'],
  releaseSingleSignOn: ['Lifted the must of Google sign-in from an email domain'],
  inviteMember: ['Invited a member to', 'an organization'],
  inviteClient: ['Invited a client to', 'an estate'],
  reinviteMember: ['Sent an invitation again'],
  cancelMemberInvitation: ['Cancelled an invitation'],
  updateInvitationToken: ['Changed an invitation'],
  deleteInvitationToken: ['Deleted an invitation'],
  revokeEstateAccess: ['Took back the access to', 'an estate'],
  createMembership: ['Added a membership to', 'an organization'],
  signInGuestWithToken: ['Opened the link of an invitation'],
  sendClientOtp: ['Had a sign-in code sent to a client'],
  acceptClientInvitation: ['Accepted the invitation of a client'],
  createAccount: ['Created an account'],
  updateMembership: ['Changed the role of', 'a member'],
  deleteMembership: ['Removed a member'],
  updateMemberInformation: ['Changed the details of', 'a member'],
  markNotificationsRead: ['Marked notifications as read'],
  updateOrganizationSetting: ['Changed the settings of', 'an organization'],
  requestPasswordReset: ['Asked for a password reset'],
  confirmPasswordReset: ['Reset a password'],
  updatePassword: ['Changed a password'],
  validatePassword: ['Had a new password checked'],
  revokeAccountSession: ['Ended a session'],
  revokeOtherAccountSessions: ['Ended all other sessions'],
  signIn: ['Signed in'],
  signOut: ['Signed out'],
  update2faSettings: ['Changed two-factor sign-in'],
  requestOtp: ['Asked for a sign-in code'],
  verifyOtp: ['Entered a sign-in code'],
  generate2faBackupCodes: ['Made new backup codes'],
  confirmIdentity: ['Confirmed who they are'],
  cancelAbstraction: ['Cancelled the reading of a document'],
  reprocessAbstraction: ['Had a document read again'],
  updateOwnReportSettings: ['Changed what new reports start with'],
  createReportWithPrefetch: ['Had a report made for', 'an estate'],
  retryReport: ['Had a report made again'],
  updateReport: ['Changed a report'],
  deleteReport: ['Deleted a report'],
};

/** What each query that is recorded in support mode looks at, after "Viewed". */
const VIEWED: Readonly<Record<string, Sentence>> = {
  assetAccounts: ['the accounts of', 'an estate'],
  assets: ['what is owned and owed in', 'an estate'],
  balanceSheetTemplateDownload: ['the spreadsheet to fill in for', 'an estate'],
  balanceSheetTable: ['the balance sheet of', 'an estate'],
  documents: ['the documents of', 'all clients'],
  estate: ['', 'an estate'],
  clientAdvisors: ['who advises the clients'],
  deletedEstates: ['the deleted clients'],
  profileGroups: ['the groups of clients of', 'the organization'],
  estateProfileGroupings: ['which clients are in which groups'],
  sharedEstateOwnerships: ['who advises', 'an estate'],
  estates: ['the list of clients'],
  estateOverview: ['the dashboard'],
  organizationClients: ['the clients of', 'an organization'],
  person: ['a person'],
  states: ['the list of', 'states'],
  familyTreeViz: ['the family tree of', 'an estate'],
  familyTreeFlow: ['the descent of the family of', 'an estate'],
  nodePositions: ['the places of the family tree of', 'an estate'],
  parentOptions: ['who may be a parent in', 'an estate'],
  relationSuggestions: ['suggested relations in', 'an estate'],
  search: ['what a search found'],
  trusts: ['the trusts of', 'an estate'],
  trust: ['a trust'],
  estateUploads: ['the uploads of', 'all clients'],
  lifeInsurances: ['the life insurance of', 'a client'],
  financialMilestones: ['the milestones of', 'all clients'],
  financialTeamMembers: ['the financial teams of', 'all clients'],
  cashFlowAssumptions: ['the cash flow assumptions of', 'all clients'],
  estateHistory: ['the history of', 'an estate'],
  householdEventsTimeline: ['the timeline of', 'an estate'],
  estateUpload: ['an uploaded document'],
  uploadLimits: ['what a file may be to be uploaded'],
  auditEntries: ['the audit log'],
  auditTrailIntact: ['the state of the audit trail'],
  auditTrailState: ['the state of the audit trail'],
  signInOptions: ['the ways to sign in'],
  singleSignOnDomains: ['the email domains of Google sign-in'],
  impersonationCandidates: ['the people to support'],
  invitationToken: ['an invitation'],
  invitationTokens: ['the open invitations'],
  estateAccess: ['who has access to', 'an estate'],
  notifications: ['notifications'],
  organization: ['', 'the organization'],
  organizations: ['the list of organizations'],
  organizationSettings: ['the settings of', 'the organization'],
  organizationTeam: ['the members of', 'the organization'],
  organizationAdmins: ['the administrators of', 'the organization'],
  organizationAdvisors: ['the advisors of', 'the organization'],
  getOrganizationLogo: ['the logo of', 'the organization'],
  quotas: ['the quotas of', 'the organization'],
  accountSessions: ['the sessions of the account'],
  account2faSettings: ['the two-factor settings of the account'],
  accountOtpUri: ['the two-factor key of the account'],
  aiAbstractionStatus: ['the reading of a document'],
  abstractionTokenPaymentRecords: ['the tokens that were spent on', 'an estate'],
  ownReportSettings: ['what new reports start with'],
  reports: ['the reports of', 'all clients'],
  report: ['a report'],
  reportBuilderConfig: ['the pages of a new report for', 'an estate'],
};

export const RECORDED_OPERATIONS = { Mutation: Object.keys(DONE), Query: Object.keys(VIEWED) } as const;

/** What is recorded beside the graph: files by their names, and requests to customer care. */
const FILE = /^open file (.+)$/;
const SUPPORT_REQUEST = 'support request';
const UNKNOWN = 'something that this release no longer has';

function say([words, unknown]: Sentence, subject: string | null): string {
  const what = unknown === undefined ? '' : (subject ?? unknown);
  return [words, what].filter(Boolean).join(' ');
}

/** `Changed the details of The Castellan Family`; `subject` is what it was done to, by its name. */
export function doneText(operation: string, subject: string | null): string {
  const [, file] = FILE.exec(operation) ?? [];
  if (file) return `Opened the file ${file}`;
  if (operation === SUPPORT_REQUEST) return 'Asked customer care for help';
  const sentence = Object.hasOwn(DONE, operation) ? DONE[operation] : undefined;
  return sentence ? say(sentence, subject) : `Did ${UNKNOWN}`;
}

/** `the documents of The Castellan Family`, after "Viewed". */
export function viewedText(operation: string, subject: string | null): string {
  const sentence = Object.hasOwn(VIEWED, operation) ? VIEWED[operation] : undefined;
  return sentence ? say(sentence, subject) : UNKNOWN;
}

/** Of something that was refused, which may have been either. */
export const askedText = (operation: string): string =>
  Object.hasOwn(VIEWED, operation) ? `To view ${viewedText(operation, null)}` : doneText(operation, null);
