import type { MembershipRole } from './enums/roles.ts';
import { HEIR_LABELS } from './heir-labels.ts';
import { inSentence } from './in-sentence.ts';
import { ONBOARDING_LABELS } from './onboarding-labels.ts';
import { TEXT_LABELS } from './text-labels.ts';

export { inSentence, TEXT_LABELS };

/** Names of the role switcher of the top bar. */
const ROLE = {
  ADMIN: 'Org Admin',
  ADVISOR: 'Advisor',
  ATTORNEY: 'Attorney',
  CLIENT: 'Client',
  DOCUMENT_REVIEWER: 'Document Reviewer',
  ESTATE_SPECIALIST: 'Planner',
  REPORT_ADMIN: 'Report Admin',
  SUPER_ADMIN: 'Super Admin',
} as const;

/** A will or trust signed longer ago than this is worth a look. */
export const OLD_DOCUMENT_YEARS = 8;

/**
 * What people read for each value of an enumeration: the only such table, with that of the vocabularies beside it.
 * Names are those of the graph; a test walks its schema and fails for a value without words here, and another one finds
 * tables of words that stand elsewhere.
 */
export const LABELS = {
  ...ONBOARDING_LABELS,
  ...HEIR_LABELS,
  AbstractionStatus: {
    CREATED: 'Waiting',
    STARTED: 'Started',
    PREPROCESSING: 'Being prepared',
    ABSTRACTING: 'Being read',
    REPROCESS: 'Being read again',
    COMPLETED: 'Read',
    ERRORED: 'Not read',
    CANCELLED: 'Cancelled',
    UPDATED: 'Changed',
    COMPLETED_WITH_DOCUMENT_DELETED: 'Read, file deleted',
    COMPLETED_WITH_NO_UPLOAD: 'Done without a file',
    COMPLETED_WITH_NOT_SUPPORTED: 'Kind not supported',
  },
  AccountBalanceType: { STATED: 'A balance of its own', FROM_ASSETS: 'The sum of what it holds' },
  AssetAccountKind: {
    BANK: 'Bank account',
    BROKERAGE: 'Brokerage account',
    RETIREMENT: 'Retirement account',
    MINOR: 'Minor’s account',
    EDUCATION_SAVINGS: 'Education savings',
    OTHER: 'Other account',
  },
  AssetAccountStatus: { OPEN: 'Open', CLOSED: 'Closed' },
  AssetType: {
    CASH: 'Cash',
    BROKERAGE: 'Investments',
    RETIREMENT: 'Retirement account',
    REAL_ESTATE: 'Real estate',
    BUSINESS: 'Business',
    TANGIBLE: 'Household contents',
    LIFE_INSURANCE: 'Life insurance',
    OTHER: 'Other property',
    MORTGAGE: 'Mortgage',
    LINE_OF_CREDIT: 'Line of credit',
    LOAN: 'Loan',
    CREDIT_CARD: 'Credit card',
    OTHER_DEBT: 'Other debt',
  },
  AuditBreakReason: {
    GAP: 'An entry is missing there, or one was put in.',
    CHANGED: 'That entry is not what was written.',
    END: 'The end of the trail was taken away, or the note of it was.',
    BEGINNING: 'The trail does not begin with what was recorded as its first entry.',
    UNKNOWN_KEY:
      'It was sealed with a key that this installation does not have. Ask whoever runs it for the earlier key.',
  },
  AuditOutcome: { STARTED: 'Started', SUCCEEDED: 'Succeeded', REFUSED: 'Refused' },
  CashFlowCategory: {
    EARNINGS: 'Earnings',
    SOCIAL_SECURITY: 'Social Security',
    PENSION: 'Pension or annuity',
    INVESTMENT_INCOME: 'Interest and dividends',
    RENTAL_INCOME: 'Rent received',
    BUSINESS_INCOME: 'Business income',
    INHERITED: 'Inheritance',
    OTHER_INCOME: 'Other income',
    LIVING: 'Living costs',
    HOUSING: 'Housing',
    SCHOOLING: 'Education',
    HEALTH_CARE: 'Health care',
    PREMIUMS: 'Insurance premiums',
    TRAVEL: 'Travel',
    GIVING: 'Gifts to family',
    CHARITY: 'Gifts to charity',
    INCOME_TAXES: 'Income taxes',
    OTHER_EXPENSE: 'Other costs',
  },
  ChangeAction: { ADDED: 'Added', CHANGED: 'Changed', REMOVED: 'Removed' },
  ChangedPart: {
    estate: 'Household',
    assumptions: 'Assumptions',
    onboarding: 'First questions',
    people: 'Person',
    relations: 'Relationship',
    assets: 'Holding',
    liabilities: 'Debt',
    assetAccounts: 'Account',
    entities: 'Entity',
    charities: 'Charity',
    trusts: 'Trust',
    documents: 'Document',
    milestones: 'Milestone',
    team: 'Financial team',
    cashFlow: 'Cash flow',
    reminders: 'Reminder',
    provisionNotes: 'Provision note',
    copyRequests: 'Request for a copy',
    whatIfs: 'What-if',
    planVersions: 'Kept plan',
    opportunities: 'Opportunity',
    opportunityWordings: 'Words for the client',
    setAsideConflicts: 'Conflict set aside',
    automaticProfiles: 'Profile from documents',
    reviews: 'Review',
    rfis: 'Request for information',
    sharedOwnerships: 'Shared with an advisor',
  },
  LibraryNoteLevel: {
    GENERAL: 'Any document or trust',
    DOCUMENT: 'Wills and other documents',
    TRUST: 'Trusts',
  },
  CopyRequestStatus: { REQUESTED: 'Asked for', SENT: 'Sent', DECLINED: 'Declined', WITHDRAWN: 'Withdrawn' },
  Confidence: { HIGH: 'High confidence', LOW: 'Low confidence' },
  Death: { FIRST_DEATH: 'First death', SECOND_DEATH: 'Second death' },
  BalanceGroup: {
    ASSETS: 'Assets',
    ASSET_ACCOUNTS: 'Asset accounts',
    ENTITIES: 'Entities',
    CHARITABLES: 'Charitables',
    LIABILITIES: 'Liabilities',
  },
  BalanceSheetMode: { BY_OWNER: 'By owner', BY_TYPE: 'By type', BY_TAX_TREATMENT: 'By tax treatment' },
  BeneficiaryTier: {
    PRIMARY: 'Primary',
    CONTINGENT: 'Contingent',
  },
  DocumentStanding: { IN_FORCE: 'In force', REPLACED: 'Replaced' },
  DocumentStatus: {
    MISSING: 'Missing',
    NOT_APPLICABLE: 'Not Applicable',
    NOT_REVIEWED: 'Not Yet Reviewed',
    UNDER_REVIEW: 'Under Review',
    ON_HOLD: 'On Hold',
    NOT_STARTED: 'Not Started',
    IN_PROGRESS: 'In Progress',
    ACTION_REQUIRED: 'Action Required',
    COMPLETE: 'Complete',
  },
  EducationSavingsType: { PLAN_529: '529 plan', COVERDELL: 'Coverdell account' },
  EstateDocumentKind: {
    CODICIL: 'Codicil',
    HEALTHCARE_DIRECTIVE: 'Health care directive',
    OTHER: 'Other document',
    POUROVER_WILL: 'Pour-over will',
    POWER_OF_ATTORNEY: 'Power of attorney',
    TRUST_AMENDMENT: 'Trust amendment',
    TRUST_CERTIFICATION: 'Trust certification',
    WILL: 'Will',
  },
  EstateSort: { NAME: 'Name', NET_WORTH: 'Net worth', UPDATED_AT: 'Last change', ESTATE_TAX: 'Estate tax' },
  ExternalIntegrationProvider: {
    ADDEPAR: 'Addepar',
    BLACK_DIAMOND: 'Black Diamond',
    EMONEY: 'EMoney',
    ORION: 'Orion',
    PLAID: 'Plaid',
    SALESFORCE: 'Salesforce',
  },
  FinancialMilestoneKind: {
    RETIREMENT: 'Retirement',
    HOME: 'Home',
    EDUCATION: 'Education',
    FAMILY: 'Family',
    BUSINESS: 'Business',
    INHERITANCE: 'Inheritance',
    GIFT: 'Gift',
    RELOCATION: 'Relocation',
    OTHER: 'Other milestone',
  },
  FinancialTeamRole: {
    FINANCIAL_ADVISOR: 'Financial advisor',
    ATTORNEY: 'Attorney',
    ACCOUNTANT: 'Accountant',
    INSURANCE_AGENT: 'Insurance agent',
    BANKER: 'Banker',
    TRUST_OFFICER: 'Trust officer',
    INVESTMENT_MANAGER: 'Investment manager',
    FAMILY_OFFICE: 'Family office',
    OTHER: 'Other advisor',
  },
  FindingKind: {
    INSURANCE_IN_ESTATE: 'Life insurance still in the taxable estate',
    EXCLUSION_NOT_PORTED: 'Unused exclusion not ported',
    OLD_DOCUMENTS: `Will or trust older than ${OLD_DOCUMENT_YEARS} years`,
    NO_HEALTH_CARE_DIRECTIVE: 'Health care directive missing',
    NO_WILL: 'No will on file',
  },
  GstStatus: {
    EXEMPT: 'GST exempt',
    NON_EXEMPT: 'Not GST exempt',
    PARTIALLY_EXEMPT: 'Partly GST exempt',
    UNSURE: 'GST status unsure',
  },
  HouseholdEventType: {
    TRUST_SIGNED: 'Trust signed',
    TRUST_BEGINS: 'Trust begins',
    TRUST_RECEIVES: 'Into trust',
    SPOUSE_RECEIVES: 'To the spouse',
    INHERITANCE: 'Passes outright',
    HELD_IN_TRUST: 'Held in trust until an age',
    TRUST_RELEASES: 'Comes free',
    TAX: 'Tax at death',
    MILESTONE: 'Milestone',
    INCOME: 'Money in',
    EXPENSES: 'Money out',
  },
  IdentityProof: { PASSWORD: 'Password', CODE: 'Code' },
  InvitationAcceptance: { NEW_ACCOUNT: 'New account', SIGN_IN: 'Sign-in', MAILED_CODE: 'Code by mail' },
  InvitationIntent: { MEMBER: 'Member', CLIENT_PORTAL: 'Client', GUEST: 'Guest' },
  InvitationStatus: {
    ACTIVE: 'Accepted',
    INVITE_EXPIRED: 'Expired',
    INVITE_PENDING: 'Waiting for an answer',
    NO_ACCESS: 'No access',
  },
  InsurancePaymentFrequency: {
    Annual: 'Yearly',
    Semiannual: 'Twice a year',
    Quarterly: 'Quarterly',
    Monthly: 'Monthly',
  },
  InviteType: { create_client: 'Client', create_member: 'Member' },
  CharitableKind: {
    PUBLIC_CHARITY: 'Public charity',
    PRIVATE_FOUNDATION: 'Private foundation',
    DONOR_ADVISED_FUND: 'Donor-advised fund',
    SUPPORTING_ORGANIZATION: 'Supporting organization',
    OTHER: 'Other',
  },
  EntityType: {
    LLC: 'LLC',
    LIMITED_PARTNERSHIP: 'Limited partnership',
    GENERAL_PARTNERSHIP: 'General partnership',
    S_CORPORATION: 'S corporation',
    C_CORPORATION: 'C corporation',
    OTHER: 'Other entity',
  },
  MaritalStatus: {
    SINGLE: 'Single',
    ENGAGED: 'Engaged',
    LEGALLY_MARRIED: 'Married',
    DOMESTIC_PARTNERSHIP: 'Domestic partnership',
    SEPARATED: 'Separated',
    DIVORCED: 'Divorced',
    WIDOWED: 'Widowed',
  },
  MinorAccountType: { UTMA: 'UTMA account', UGMA: 'UGMA account' },
  MembershipRole: { ...ROLE, EXTERNAL_COLLABORATOR: 'External Collaborator' },
  NotificationKind: { NEW_REMINDERS: 'Reminder', NEW_CUSTOM_SLIDE: 'Custom page', OTHER: 'Notice' },
  OtpSource: { AUTH_APP: 'Authenticator app', SMS: 'Text message', EMAIL: 'Mail', BACKUP_CODE: 'Backup code' },
  OrganizationSort: { NAME: 'Name', TIER: 'Tier', SEATS: 'Seats' },
  OwnershipHolderKind: {
    PERSON: 'Person',
    JOINT: 'Held together',
    TRUST: 'Trust',
    ENTITY: 'Entity',
    CHARITY: 'Charity',
    OTHER: 'Somebody else',
    UNKNOWN: 'Not known whose',
  },
  OwnershipStanding: {
    inside: 'In the taxable estate',
    outside: 'Outside the estate',
    unknown: 'Not known whose',
  },
  PlanningStatus: {
    NOT_STARTED: 'Not Started',
    IN_PROGRESS: 'In Progress',
    ACTION_REQUIRED: 'Action Required',
    COMPLETE: 'Complete',
  },
  PolicyKind: {
    TERM: 'Term life',
    WHOLE_LIFE: 'Whole life',
    UNIVERSAL_LIFE: 'Universal life',
    INDEXED_UNIVERSAL_LIFE: 'Indexed universal life',
    VARIABLE_UNIVERSAL_LIFE: 'Variable universal life',
    VARIABLE_LIFE: 'Variable life',
    GROUP: 'Group life',
    PRIVATE_PLACEMENT: 'Private placement life',
    OTHER: 'Other policy',
  },
  PropertyUse: { FARM: 'Farm or forest', BUSINESS: 'Another business' },
  QuotaMovementStatus: { RESERVED: 'Under way', SETTLED: 'Used', RETURNED: 'Given back' },
  QuotaType: {
    BASIC_REPORTS: 'Basic reports',
    STANDARD_REPORTS: 'Standard reports',
    ULTRA_REPORTS: 'Ultra reports',
    DOC_ABSTRACTION_TOKENS: 'Document tokens',
    LICENSE_TOKENS: 'License tokens',
  },
  PowerOfAppointmentKind: { GENERAL: 'General power', LIMITED: 'Limited power' },
  QtipElection: {
    NONE: 'Not taken',
    STATE_ONLY: 'For the state alone',
    FEDERAL_AND_STATE: 'For both taxes',
  },
  RelationKind: {
    SPOUSE: 'Spouse',
    FORMER_SPOUSE: 'Former spouse',
    DOMESTIC_PARTNER: 'Partner',
    REGISTERED_PARTNER: 'Registered partner',
    PARENT: 'Parent',
    STEPPARENT: 'Stepparent',
    SIBLING: 'Sibling',
  },
  PersonOptionKind: {
    Person: 'Person',
    Charitable: 'Charity',
    Owner: 'Owner',
    ThirdPartySettlor: 'Settlor outside the couple',
    JointOwner: 'Joint owner',
  },
  RelationRole: {
    CHILD: 'Child',
    ADOPTED_CHILD: 'Adopted child',
    STEPCHILD: 'Stepchild',
    SPOUSE: 'Spouse',
    DOMESTIC_PARTNER: 'Partner',
    REGISTERED_PARTNER: 'Registered partner',
    FORMER_SPOUSE: 'Former spouse',
    PARENT: 'Parent',
    ADOPTIVE_PARENT: 'Adoptive parent',
    STEPPARENT: 'Stepparent',
    SIBLING: 'Sibling',
  },
  BalanceSheetViewMode: { BY_OWNER: 'With owners', SUMS_ONLY: 'Sums only' },
  LifeInsuranceAmountView: { BENEFIT: 'What it pays', CASH_VALUE: 'Its cash value' },
  LifeInsuranceView: { EACH: 'Each policy', TOGETHER: 'All policies as one' },
  BatchStep: { PAUSE: 'Pause', RESUME: 'Go on', CANCEL: 'Cancel all that wait' },
  PaperSize: { LETTER: 'Letter', A4: 'A4' },
  PdfUtilKind: { PREVIEW: 'Preview', CSV: 'Tables as CSV', XLSX: 'Tables as a workbook', PPTX: 'Slides for a meeting' },
  PfsColumnType: { CLIENT: 'Client', SPOUSE: 'Spouse', JOINT: 'Joint', TRUSTS: 'Trusts', TOTAL: 'Total' },
  SummaryReportStatus: {
    REQUESTED: 'Waiting',
    PENDING_ESTATE_SUMMARY: 'Reading the estate',
    PENDING_PDF_RENDERING: 'Being printed',
    SUMMARY_FAILED: 'Nothing to print',
    COMPLETE: 'Complete',
    ERROR: 'Failed',
  },
  SummaryReportType: { ESTATE_DOCUMENTS: 'Summary of the documents' },
  ReportStatus: {
    REQUESTED: 'Being made',
    DRAFT: 'Draft',
    REVISED: 'Revised',
    REVISIONS_REQUIRED: 'Revisions wanted',
    COMPLETE: 'Complete',
    ERROR: 'Failed',
  },
  ReviewDecision: { ACCEPT: 'Accept', EDIT: 'Edit', REJECT: 'Not in this document', RESET: 'Undo' },
  RetirementAccountType: {
    IRA: 'Individual retirement account',
    ROTH_IRA: 'Roth retirement account',
    EMPLOYER_PLAN: 'Employer retirement plan',
  },
  AutomaticProfileStatus: {
    READING: 'The files are being read',
    READY: 'Ready to look through',
    APPLIED: 'Taken over',
    ERRORED: 'Could not be read',
  },
  LanguageModelFailure: {
    SLOW: 'It took too long',
    AWAY: 'It could not be reached',
    NO_ANSWER: 'It did not answer what it was asked',
  },
  ProfileItemGroup: { PEOPLE: 'People', TRUSTS: 'Trusts', DOCUMENTS: 'Documents' },
  FileWarningKind: { SAME_FILE: 'The same file', OTHER_CLIENT: 'Another client' },
  ReviewValueStatus: {
    TO_REVIEW: 'To review',
    ACCEPTED: 'Accepted',
    EDITED: 'Edited',
    REJECTED: 'Not in this document',
  },
  Role: ROLE,
  SearchScope: { ESTATE: 'Clients', PERSON: 'People', TRUST: 'Trusts', CHARITABLE: 'Charities', ENTITY: 'Entities' },
  SessionStatus: { ACTIVE: 'Signed in', REAUTH_REQUIRED: 'Sign in again', REFRESHING: 'One moment' },
  SignUpSource: {
    ADMIN_SIGNUP: 'Invited as administrator',
    ADVISOR_SIGNUP: 'Invited as advisor',
    PRIMARY_ADMIN_SIGNUP: 'Invited as primary administrator',
    ESTATE_SPECIALIST_SIGNUP: 'Invited as planner',
    CLIENT_PORTAL: 'Invited as client',
    ADVISOR_CHARGE_ME: 'Invited as client, paid by the advisor',
  },
  SortDirection: { ASC: 'Ascending', DESC: 'Descending' },
  TeamMemberSort: { NAME: 'Name', EMAIL_ADDRESS: 'Email', LAST_SIGNED_IN: 'Last signed in' },
  Titling: {
    SOLE: 'In one name',
    JOINT_WITH_SURVIVORSHIP: 'Joint with survivorship',
    TENANCY_IN_COMMON: 'Tenants in common',
    TENANCY_BY_ENTIRETY: 'Tenants by the entirety',
    COMMUNITY_PROPERTY: 'Community property',
    COMMUNITY_PROPERTY_WITH_SURVIVORSHIP: 'Community property with survivorship',
    TRUST_OWNED: 'Owned by a trust',
  },
  TodOrPod: { TOD: 'Transfer on death', POD: 'Payable on death' },
  TokenPaymentStatus: { PENDING: 'Waiting', PROCESSING: 'Under way', COMPLETED: 'Paid', FAILED: 'Not paid' },
  TrustKind: {
    BYPASS: 'Bypass trust',
    CLAT: 'Charitable lead trust',
    CRUT: 'Charitable remainder unitrust',
    DISCLAIMER_TRUST: 'Disclaimer trust',
    GRAT: 'Grantor retained annuity trust',
    ILIT: 'Insurance trust',
    IRREVOCABLE: 'Irrevocable trust',
    MARITAL: 'Marital trust',
    OTHER: 'Trust',
    POT_TRUST: 'Pot trust',
    QPRT: 'Residence trust',
    REVOCABLE: 'Revocable trust',
    REVOCABLE_JOINT: 'Joint revocable trust',
    SLAT: 'Spousal lifetime access trust',
    SPOUSAL_POOL: 'Spousal trust',
    STATE_EXEMPTION: 'State exemption trust',
    STFD: 'Trust for descendants',
    SURVIVOR: 'Survivor’s trust',
  },
  InheritanceScheme: {
    PER_STIRPES: 'Per stirpes',
    BY_REPRESENTATION: 'By representation',
    PER_CAPITA_AT_EACH_GENERATION: 'Per capita at each generation',
    PER_CAPITA: 'Per capita',
  },
  TrustOccasion: {
    FIRST_DEATH: 'At the first death of the couple',
    SECOND_DEATH: 'At the second death of the couple',
    DEATH_OF: 'At the death of',
  },
  TwoFactorPreference: { AUTH_APP: 'Authenticator app', SMS: 'Text message' },
  UploadStatus: {
    UPLOADED: 'Uploaded',
    RESERVING_TOKENS: 'Waiting',
    TOKENS_REFUSED: 'No tokens left',
    READING: 'Being read',
    READ: 'Read',
    FAILED: 'Not read',
    CANCELLED: 'Cancelled',
  },
  WorkItemKind: {
    REMINDER_DUE: 'Reminder',
    VALUES_TO_REVIEW: 'Values to review',
    ABSTRACTION_PROBLEM: 'Not read',
    STALE_VALUATION: 'Old valuation',
    MISSING_DOCUMENT: 'Missing document',
  },
} as const;

/**
 * What a client reads instead, where everybody else's word is about the firm's own work. A value that is not here has
 * one label for all.
 */
export const CLIENT_LABELS = {
  DocumentStatus: {
    NOT_APPLICABLE: 'On record',
    NOT_REVIEWED: 'On record',
    UNDER_REVIEW: 'Your advisor is checking it',
    ON_HOLD: 'Your advisor is checking it',
    NOT_STARTED: 'Not prepared yet',
    IN_PROGRESS: 'Being prepared',
    ACTION_REQUIRED: 'Ask your advisor',
  },
} as const satisfies { readonly [Name in keyof typeof LABELS]?: Partial<Record<keyof (typeof LABELS)[Name], string>> };

type Labels = typeof LABELS & typeof TEXT_LABELS;
/** Enumerations of the graph, and vocabularies that it carries as text. */
export type LabelledName = keyof Labels;

const ALL: Readonly<Record<LabelledName, Readonly<Record<string, string>>>> = { ...LABELS, ...TEXT_LABELS };

/** What people read for a value: `labelOf('TrustKind', 'ILIT')` → Insurance trust. */
export function labelOf<Name extends LabelledName>(name: Name, value: keyof Labels[Name] & string): string {
  return ALL[name][value] as string;
}

/** The same for somebody whose role is known: a client has words of her own for some values. */
export function labelFor<Name extends LabelledName>(
  role: MembershipRole | null | undefined,
  name: Name,
  value: keyof Labels[Name] & string,
): string {
  const own: Readonly<Record<string, Readonly<Record<string, string>>>> = CLIENT_LABELS;
  return (role === 'CLIENT' ? own[name]?.[value] : undefined) ?? labelOf(name, value);
}

/** The same for text that may be anything; null for a value that has no words, which is never shown as it is. */
export function labelIfKnown(name: LabelledName, value: string | null | undefined): string | null {
  return value && Object.hasOwn(ALL[name], value) ? (ALL[name][value] ?? null) : null;
}

/** Choices of a list or a filter, in the table's order. */
export function labelOptions<Name extends LabelledName>(
  name: Name,
): readonly { readonly value: keyof Labels[Name] & string; readonly label: string }[] {
  return Object.entries(ALL[name]).map(([value, label]) => ({ value: value as keyof Labels[Name] & string, label }));
}

/** An office with its turn: `Executor`, `Co-trustee`, `First successor trustee`, `First successor co-trustee`. */
export function fiduciaryTitle(role: string, designation: string): string {
  const office = labelIfKnown('FiduciaryRole', role) ?? TEXT_LABELS.FiduciaryRole.other;
  const together = designation.startsWith('co_');
  const shared = together ? `Co-${inSentence(office)}` : office;
  const turn = labelIfKnown('FiduciaryPrefix', designation.replace(/^co_/, ''));
  return turn === null || turn === TEXT_LABELS.FiduciaryPrefix.primary ? shared : `${turn} ${inSentence(shared)}`;
}
