import type { UploadedFileReference } from './context.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { EstateSummary } from './views/rows/estate-row.ts';
import type { KeyedEstate, KeyedEstate as ConfigParent, KeyedEstate as PdfDataParent, KeyedEstate as PageDataParent, SharedOwnershipParent, ListedPerson, RelationParent, PersonTieParent, RelationSuggestionParent, ParentQuestionParent, FamilyTreeParent, AnyTrust, CharitableParent, AssignableParent, OwnerParent, JointOwnerParent, DispositionParent, DocumentParent, TokenPaymentParent, WillTextParent, WillShareParent, WillGiftParent, EntityParent, EntityShareParent, TrustRemainderParent, TrustShareParent, EntityInterestParent, AssetParent, PolicyParent, DesignationParent, AccountParent, ProportionParent, OwnerShareParent } from './views/parents.ts';
import type { ProfileGroup as ProfileGroupParent, EstateGrouping } from './domain/profile-group/profile-group.ts';
import type { StoredAssumptions } from './domain/estate/estate.ts';
import type { OnboardingInfo as OnboardingInfoParent } from './domain/estate/onboarding.ts';
import type { EstateGift } from './domain/person/person.ts';
import type { PersonUseView } from './views/person/use-words.ts';
import type { UsPlace } from '@platform/contracts/states';
import type { FamilyTableLine } from './views/person/family-table.ts';
import type { TemplateParent, DivisionEventParent, PlanTakerParent, RuleParent, ClassParent, FundingOptionParent, FundingAssetParent, DesignatedParent } from './views/disposition/parents.ts';
import type { FiduciaryView, DocumentRowView } from './views/document/document-rows.ts';
import type { AutomaticProfile as AutomaticProfileParent } from './domain/upload/automatic-profile.ts';
import type { ProfileItemView } from './views/upload/profile-view.ts';
import type { ReadAgain as ReadAgainParent } from './domain/upload/read-again.ts';
import type { OwnClientViewsRecord } from './domain/client-view/client-views.ts';
import type { Reminder as ReminderParent } from './domain/reminder/reminder.ts';
import type { PlanVersion as PlanVersionParent } from './domain/what-if/plan-version.ts';
import type { EstateOpportunity as EstateOpportunityParent } from './domain/opportunity/estate-opportunity.ts';
import type { WhatIfSnapshot as WhatIfSnapshotParent } from './domain/what-if/what-if-snapshot.ts';
import type { ConflictParent, SetAsideView } from './views/conflict/set-aside-view.ts';
import type { ProvisionNote as ProvisionNoteParent } from './domain/provision/provision-notes.ts';
import type { CopyRequest } from './domain/document/copy-request.ts';
import type { LibraryNoteView } from './domain/library/library-note.ts';
import type { FinancialMilestone as FinancialMilestoneParent } from './domain/finance/financial-milestone.ts';
import type { FinancialTeamMember as FinancialTeamMemberParent } from './domain/finance/financial-team-member.ts';
import type { CashFlowAssumption as CashFlowAssumptionParent } from './domain/finance/cash-flow-assumption.ts';
import type { Review as ReviewParent, ReviewNote as ReviewNoteParent } from './domain/review/review.ts';
import type { ChecklistItem } from './domain/review/checklists.ts';
import type { Rfi as RfiParent } from './domain/review/rfi.ts';
import type { ListedChange as EstateChangeParent } from './views/history/listed-change.ts';
import type { UploadHead as UploadParent } from './domain/upload/upload.ts';
import type { ReviewValueView } from './views/upload/review-view.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Whole US cents, a safe integer; GraphQL Int is too small for money. */
  Cents: { input: number; output: number; }
  /** A calendar date without time, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string | Date; }
  /** A JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A file part of a multipart request; the gateway streams it to the blob store and passes a signed reference on. */
  Upload: { input: UploadedFileReference; output: UploadedFileReference; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** What a reading says of one document. */
export type AbstractionExtractedValues = {
  __typename?: 'AbstractionExtractedValues';
  callouts: Array<ReviewValue>;
  /** Gifts, trusts that it creates, what is left, and the ages at which it is paid. */
  dispositionTemplates: Array<ReviewValue>;
  documentName?: Maybe<ReviewValue>;
  executedAt?: Maybe<ReviewValue>;
  fiduciaries: Array<ReviewValue>;
  /** In words, which pages are not there. */
  missingPages: Array<Scalars['String']['output']>;
  /** Who signed it, the first of them. */
  owner?: Maybe<ReviewValue>;
  possibleIssues: Array<PossibleIssue>;
  situs?: Maybe<ReviewValue>;
};

/** A problem of a file, in words. */
export type AbstractionPreprocessingIssue = {
  __typename?: 'AbstractionPreprocessingIssue';
  errorType: Scalars['String']['output'];
  message: Scalars['String']['output'];
  page?: Maybe<Scalars['Int']['output']>;
};

/** What reading one file has taken. */
export type AbstractionTokenPaymentRecord = {
  __typename?: 'AbstractionTokenPaymentRecord';
  /** The document that the file is of; null for a trust, and until somebody has accepted what was read. */
  document?: Maybe<EstateDocument>;
  estateUploadId: Scalars['ID']['output'];
};

/** A stand-in for identity's account. */
export type Account = {
  __typename?: 'Account';
  id: Scalars['ID']['output'];
};

export type AccountBalanceType =
  /** What the parts of the assets come to that it holds. */
  | 'FROM_ASSETS'
  /** What the account states; the assets it holds are what it is made of, and add nothing. */
  | 'STATED';

export type AgeStage = {
  __typename?: 'AgeStage';
  age: Scalars['Int']['output'];
  percent: Scalars['Float']['output'];
};

export type AgeStageInput = {
  age: Scalars['Int']['input'];
  percent: Scalars['Float']['input'];
};

/** Something the household owns, or, with `isLiability`, a debt. */
export type Asset = {
  __typename?: 'Asset';
  acquisitionDate?: Maybe<Scalars['Date']['output']>;
  assetType: AssetType;
  balance: Scalars['Cents']['output'];
  beneficiaries: Array<BeneficiaryDesignation>;
  /** Who paid for what is held jointly, where it was not the one who died (26 U.S.C. 2040(a)). */
  contributions: Array<OwnerShare>;
  costBasis?: Maybe<Scalars['Cents']['output']>;
  /** Who keeps it: a bank, a broker. */
  custodian?: Maybe<Scalars['String']['output']>;
  /** Percent off the value of a part that neither controls nor sells: in a plan it counts and passes at what is left. */
  discountPercent?: Maybe<Scalars['Float']['output']>;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  insured?: Maybe<Person>;
  /** Percent a year, of a debt. */
  interestRate?: Maybe<Scalars['Float']['output']>;
  isLiability: Scalars['Boolean']['output'];
  /** Land given away by deed and kept for the owner's life: the beneficiaries hold the remainder. */
  isLifeEstate: Scalars['Boolean']['output'];
  /** Can be turned into money soon; where nobody has said so, by its type. Null for a debt. */
  isLiquid?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the value is older than 90 days. */
  isStale: Scalars['Boolean']['output'];
  /** Months, of a debt. */
  lengthOfTerm?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  netDeathBenefit?: Maybe<Scalars['Cents']['output']>;
  /** All of its owners as one; null where nobody is named. */
  owner?: Maybe<Owner>;
  owners: Array<OwnerShare>;
  paymentAmount?: Maybe<Scalars['Cents']['output']>;
  paymentTerms?: Maybe<PaymentTerms>;
  paymentType?: Maybe<PaymentType>;
  realEstateType?: Maybe<RealEstateType>;
  retirementAccountType?: Maybe<RetirementAccountType>;
  secondaryInsured?: Maybe<Person>;
  /** The property that a debt is secured by. */
  securedBy?: Maybe<Asset>;
  state?: Maybe<Scalars['String']['output']>;
  titling?: Maybe<Titling>;
  /** Of land, things and businesses that the owner or the family works. */
  use?: Maybe<PropertyUse>;
  valuationDate?: Maybe<Scalars['Date']['output']>;
  /** Where the value comes from: an appraisal, a statement. */
  valuationSource?: Maybe<Scalars['String']['output']>;
  /** The values that it had before, the latest first. */
  valueHistory: Array<PastValue>;
};

/**
 * An account in somebody's name. Whatever it holds belongs to its owner and goes to its beneficiaries, whoever is said to
 * own the asset by itself, and counts once: in the account.
 */
export type AssetAccount = {
  __typename?: 'AssetAccount';
  /** Of a minor's account. */
  ageOfMajority?: Maybe<Scalars['Int']['output']>;
  assetProportions: Array<AssetProportion>;
  assets: Array<Asset>;
  balance: Scalars['Cents']['output'];
  balanceType: AccountBalanceType;
  /** Who receives it, each once; how, is said by `designations`. */
  beneficiaries: Array<Assignable>;
  custodian?: Maybe<Scalars['String']['output']>;
  designations: Array<BeneficiaryDesignation>;
  educationSavingsType?: Maybe<EducationSavingsType>;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Can be turned into money soon; where nobody has said so, by its kind. */
  isLiquid: Scalars['Boolean']['output'];
  kind: AssetAccountKind;
  minorAccountType?: Maybe<MinorAccountType>;
  name: Scalars['String']['output'];
  /** All of its owners as one; null where nobody is named. */
  owner?: Maybe<Owner>;
  owners: Array<OwnerShare>;
  retirementAccountType?: Maybe<RetirementAccountType>;
  status: AssetAccountStatus;
  titling?: Maybe<Titling>;
  todOrPod?: Maybe<TodOrPod>;
  valuationDate?: Maybe<Scalars['Date']['output']>;
  valuationSource?: Maybe<Scalars['String']['output']>;
  /** The balances that were stated before, the latest first. */
  valueHistory: Array<PastValue>;
};

/** What is left out stays as it is. What suits only another kind of account is ignored. */
export type AssetAccountInput = {
  ageOfMajority?: InputMaybe<Scalars['Int']['input']>;
  assetProportions?: InputMaybe<Array<AssetProportionInput>>;
  balance?: InputMaybe<Scalars['Cents']['input']>;
  balanceType?: InputMaybe<AccountBalanceType>;
  beneficiaries?: InputMaybe<Array<BeneficiaryDesignationInput>>;
  custodian?: InputMaybe<Scalars['String']['input']>;
  educationSavingsType?: InputMaybe<EducationSavingsType>;
  isLiquid?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<AssetAccountKind>;
  minorAccountType?: InputMaybe<MinorAccountType>;
  name?: InputMaybe<Scalars['String']['input']>;
  owners?: InputMaybe<Array<OwnerShareInput>>;
  retirementAccountType?: InputMaybe<RetirementAccountType>;
  status?: InputMaybe<AssetAccountStatus>;
  titling?: InputMaybe<Titling>;
  todOrPod?: InputMaybe<TodOrPod>;
  valuationDate?: InputMaybe<Scalars['Date']['input']>;
  valuationSource?: InputMaybe<Scalars['String']['input']>;
};

export type AssetAccountKind =
  | 'BANK'
  | 'BROKERAGE'
  | 'EDUCATION_SAVINGS'
  /** A minor’s own account, kept by a custodian. */
  | 'MINOR'
  | 'OTHER'
  | 'RETIREMENT';

export type AssetAccountList = {
  __typename?: 'AssetAccountList';
  collection: Array<AssetAccount>;
  metadata: ListMetadata;
};

export type AssetAccountPayload = {
  __typename?: 'AssetAccountPayload';
  assetAccount?: Maybe<AssetAccount>;
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

export type AssetAccountStatus =
  | 'CLOSED'
  | 'OPEN';

/** Of one of several holdings that are changed together. */
export type AssetChangeInput = {
  attributes: AssetInput;
  id: Scalars['ID']['input'];
};

/**
 * What is left out stays as it is. Fields of debts are ignored for assets, and of assets for debts; so is what suits only
 * another kind of asset, as the kind of a property.
 */
export type AssetInput = {
  acquisitionDate?: InputMaybe<Scalars['Date']['input']>;
  assetType?: InputMaybe<AssetType>;
  balance?: InputMaybe<Scalars['Cents']['input']>;
  beneficiaries?: InputMaybe<Array<BeneficiaryDesignationInput>>;
  contributions?: InputMaybe<Array<OwnerShareInput>>;
  costBasis?: InputMaybe<Scalars['Cents']['input']>;
  custodian?: InputMaybe<Scalars['String']['input']>;
  /** Not of money, accounts and policies. */
  discountPercent?: InputMaybe<Scalars['Float']['input']>;
  interestRate?: InputMaybe<Scalars['Float']['input']>;
  isLiability?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of land with one owner and beneficiaries. */
  isLifeEstate?: InputMaybe<Scalars['Boolean']['input']>;
  isLiquid?: InputMaybe<Scalars['Boolean']['input']>;
  lengthOfTerm?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  owners?: InputMaybe<Array<OwnerShareInput>>;
  paymentAmount?: InputMaybe<Scalars['Cents']['input']>;
  paymentTerms?: InputMaybe<PaymentTerms>;
  paymentType?: InputMaybe<PaymentType>;
  realEstateType?: InputMaybe<RealEstateType>;
  retirementAccountType?: InputMaybe<RetirementAccountType>;
  securedById?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  titling?: InputMaybe<Titling>;
  use?: InputMaybe<PropertyUse>;
  valuationDate?: InputMaybe<Scalars['Date']['input']>;
  valuationSource?: InputMaybe<Scalars['String']['input']>;
};

export type AssetList = {
  __typename?: 'AssetList';
  collection: Array<Asset>;
  metadata: ListMetadata;
};

export type AssetPartInput = {
  ownerId: Scalars['ID']['input'];
  percent: Scalars['Float']['input'];
};

export type AssetPayload = {
  __typename?: 'AssetPayload';
  asset?: Maybe<Asset>;
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

/** How much of an asset an account holds. */
export type AssetProportion = {
  __typename?: 'AssetProportion';
  amount: Scalars['Cents']['output'];
  asset: Asset;
  percent: Scalars['Float']['output'];
};

export type AssetProportionInput = {
  assetId: Scalars['ID']['input'];
  percent: Scalars['Float']['input'];
};

export type AssetType =
  | 'BROKERAGE'
  | 'BUSINESS'
  | 'CASH'
  | 'CREDIT_CARD'
  | 'LIFE_INSURANCE'
  | 'LINE_OF_CREDIT'
  | 'LOAN'
  /** The types of debts: of an asset with `isLiability`. */
  | 'MORTGAGE'
  | 'OTHER'
  | 'OTHER_DEBT'
  | 'REAL_ESTATE'
  | 'RETIREMENT'
  | 'TANGIBLE';

/** Who an asset belongs to or who receives: a person, a trust, a charity or an entity. */
export type Assignable = Charitable | Entity | Person | Trust;

/**
 * Whose items a list holds: those of one organization, of one estate; without it all within the caller's reach. What the
 * caller does not see answers as if it did not exist.
 */
export type AssociationInput = {
  estateId?: InputMaybe<Scalars['ID']['input']>;
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** A will that nobody has seen: whoever has a revocable trust mostly has one that pours over into it. */
export type AssumedPouroverWill = {
  __typename?: 'AssumedPouroverWill';
  person: Person;
  trust: Trust;
};

export type Authority = {
  __typename?: 'Authority';
  cite: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

export type AutoAbstractionPayload = {
  __typename?: 'AutoAbstractionPayload';
  /** Those that are read now. */
  estateUploads: Array<EstateUpload>;
  message: Scalars['String']['output'];
  ok: Scalars['Boolean']['output'];
};

/** What a client's files say of the household, as one plan that somebody looks through before it counts. */
export type AutomaticProfile = {
  __typename?: 'AutomaticProfile';
  appliedAt?: Maybe<Scalars['DateTime']['output']>;
  appliedByName?: Maybe<Scalars['String']['output']>;
  /** Whether somebody has seen that the plan is there. */
  bannerSeen: Scalars['Boolean']['output'];
  /** Why nothing could be read. */
  error?: Maybe<Scalars['String']['output']>;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  items: Array<AutomaticProfileItem>;
  /** Files that could not be read, with the reason. */
  preprocessingErrors: Array<AbstractionPreprocessingIssue>;
  status: AutomaticProfileStatus;
  version: Scalars['Int']['output'];
};

export type AutomaticProfileInput = {
  /** Takes these items of the plan, all in one change of the estate. */
  acceptedItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  bannerSeen?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One thing that the plan proposes: a person with what she is to whom, a trust, a document. */
export type AutomaticProfileItem = {
  __typename?: 'AutomaticProfileItem';
  detail: Scalars['String']['output'];
  estateUpload: EstateUpload;
  group: ProfileItemGroup;
  id: Scalars['ID']['output'];
  /** Whether what it rests on was read with high confidence. */
  isSure: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  /** Values that were read with doubt: they are not taken, the review asks them. */
  questions: Scalars['Int']['output'];
  /** Values that are taken along. */
  valueCount: Scalars['Int']['output'];
};

export type AutomaticProfilePayload = {
  __typename?: 'AutomaticProfilePayload';
  automaticProfile?: Maybe<AutomaticProfile>;
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

export type AutomaticProfileStatus =
  | 'APPLIED'
  | 'ERRORED'
  | 'READING'
  | 'READY';

/** The parts of the balance sheet. */
export type BalanceGroup =
  | 'ASSETS'
  | 'ASSET_ACCOUNTS'
  | 'CHARITABLES'
  | 'ENTITIES'
  | 'LIABILITIES';

/**
 * The balance sheet as a table: a row for each holding. By owner it has a column for each owner, then `inside`, `outside`
 * and, where the estate does not say whose something is, `unknown`; these three add up to a row's total. By type it has
 * these three alone; by tax treatment one `amount`, and a row wherever a part of a holding stands. Policies at cash value.
 */
export type BalanceSheet = {
  __typename?: 'BalanceSheet';
  asOf?: Maybe<Scalars['Date']['output']>;
  columns: Array<BalanceSheetColumn>;
  groups: Array<BalanceSheetGroup>;
  /** Of all rows, each holding once, whatever of them is asked for. */
  holdingCount: Scalars['Int']['output'];
  staleCount: Scalars['Int']['output'];
  total: Scalars['Cents']['output'];
  totals: Array<Scalars['Cents']['output']>;
};

export type BalanceSheetColumn = {
  __typename?: 'BalanceSheetColumn';
  id: Scalars['ID']['output'];
  inTaxableEstate: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

export type BalanceSheetGroup = {
  __typename?: 'BalanceSheetGroup';
  label: Scalars['String']['output'];
  rowCount: Scalars['Int']['output'];
  /** The first of them; left out, all. */
  rows: Array<BalanceSheetRow>;
  subtotal: Scalars['Cents']['output'];
  subtotals: Array<Scalars['Cents']['output']>;
};


export type BalanceSheetGroupRowsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What is wrong with a workbook, and where; the place is null where the workbook itself is meant. */
export type BalanceSheetImportError = {
  __typename?: 'BalanceSheetImportError';
  /** What stands over the column. */
  column?: Maybe<Scalars['String']['output']>;
  /** What is wrong and what to do, in a sentence. */
  message: Scalars['String']['output'];
  /** As the spreadsheet counts: the first is 1. */
  row?: Maybe<Scalars['Int']['output']>;
  /** What the row calls itself. */
  rowName?: Maybe<Scalars['String']['output']>;
  tab?: Maybe<Scalars['String']['output']>;
};

/** A row that becomes a holding. */
export type BalanceSheetImportRow = {
  __typename?: 'BalanceSheetImportRow';
  assetType: AssetType;
  balance: Scalars['Cents']['output'];
  /** Why it looks like something that is there already. */
  duplicate?: Maybe<Scalars['String']['output']>;
  /** The same in every reading of the same file. */
  id: Scalars['ID']['output'];
  isLiability: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  owners: Array<Scalars['String']['output']>;
  row: Scalars['Int']['output'];
  tab: Scalars['String']['output'];
  valuationDate: Scalars['Date']['output'];
  warnings: Array<Scalars['String']['output']>;
};

/** How the rows of the balance sheet are put together. */
export type BalanceSheetMode =
  /** By kind of property, with a column for each owner. */
  | 'BY_OWNER'
  /** What counts in a taxable estate, then what does not. */
  | 'BY_TAX_TREATMENT'
  /** By the parts of the balance sheet. */
  | 'BY_TYPE';

export type BalanceSheetOrderPayload = {
  __typename?: 'BalanceSheetOrderPayload';
  /** What is wrong with the order; nothing is moved then. */
  errors: Array<Scalars['String']['output']>;
  estate?: Maybe<Estate>;
};

export type BalanceSheetRow = {
  __typename?: 'BalanceSheetRow';
  cells: Array<Scalars['Cents']['output']>;
  detail?: Maybe<Scalars['String']['output']>;
  /** The same under a head that says the day of the sheet: of a value of that day it says nothing. */
  detailUnderAsOf?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isLiability: Scalars['Boolean']['output'];
  isStale: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  part: BalanceGroup;
  total: Scalars['Cents']['output'];
  valuationDate?: Maybe<Scalars['Date']['output']>;
};

/** The workbook that is filled in with what a household owns and owes; its people are the choices of owners. */
export type BalanceSheetTemplate = {
  __typename?: 'BalanceSheetTemplate';
  /** The file itself, in base64. */
  content: Scalars['String']['output'];
  filename: Scalars['String']['output'];
  mediaType: Scalars['String']['output'];
};

/** What a death does to the basis of property. */
export type BasisTreatment =
  /** Counted in nobody's estate: the basis of whoever gave it. */
  | 'CARRIED_OVER'
  /** The survivor's half of community property: its value at the first death. */
  | 'COMMUNITY'
  /** Nobody's death moved it. */
  | 'OWN'
  /** Of a policy: money. */
  | 'PROCEEDS'
  /** Counted in a taxable estate: its value at death. */
  | 'STEPPED_UP';

export type BeneficiaryDesignation = {
  __typename?: 'BeneficiaryDesignation';
  /** Whether the descendants of a beneficiary who has died take in their place. */
  perStirpes: Scalars['Boolean']['output'];
  percent?: Maybe<Scalars['Float']['output']>;
  tier: BeneficiaryTier;
  to: Assignable;
};

export type BeneficiaryDesignationInput = {
  beneficiaryId: Scalars['ID']['input'];
  perStirpes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Left out: an equal share of what the others of the tier leave. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  tier?: InputMaybe<BeneficiaryTier>;
};

export type BeneficiaryTier =
  | 'CONTINGENT'
  | 'PRIMARY';

/** What is left out stays. */
export type BulkEstateInput = {
  advisorId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** The one that was seen. */
  version: Scalars['Int']['input'];
};

/** What was done with one client of many, or why nothing was. */
export type BulkEstateResult = {
  __typename?: 'BulkEstateResult';
  /** As it is now; null where nothing was done, and of one that is deleted. */
  estate?: Maybe<Estate>;
  /** In words; null where it was done. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** Each client is changed by itself: some may be done and others not. */
export type BulkEstatesPayload = {
  __typename?: 'BulkEstatesPayload';
  ok: Scalars['Boolean']['output'];
  /** In the order of the request. */
  results: Array<BulkEstateResult>;
};

/** Money that is assumed to come in or to go out, each year of a stretch or once. */
export type CashFlowAssumption = {
  __typename?: 'CashFlowAssumption';
  /** Of the first year, above zero whether it comes in or goes out. */
  amount: Scalars['Cents']['output'];
  category: CashFlowCategory;
  description?: Maybe<Scalars['String']['output']>;
  /** The last year; null where nobody has said when it ends. */
  endYear?: Maybe<Scalars['Int']['output']>;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Percent a year by which the amount grows from its first year on. */
  inflationRate?: Maybe<Scalars['Float']['output']>;
  /** Whether it comes in; by its category. */
  isIncome: Scalars['Boolean']['output'];
  isNotTaxable: Scalars['Boolean']['output'];
  isOneTime: Scalars['Boolean']['output'];
  startYear: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

/** What is left out stays as it is. */
export type CashFlowAssumptionInput = {
  amount?: InputMaybe<Scalars['Cents']['input']>;
  category?: InputMaybe<CashFlowCategory>;
  description?: InputMaybe<Scalars['String']['input']>;
  endYear?: InputMaybe<Scalars['Int']['input']>;
  inflationRate?: InputMaybe<Scalars['Float']['input']>;
  isNotTaxable?: InputMaybe<Scalars['Boolean']['input']>;
  isOneTime?: InputMaybe<Scalars['Boolean']['input']>;
  startYear?: InputMaybe<Scalars['Int']['input']>;
};

export type CashFlowAssumptionList = {
  __typename?: 'CashFlowAssumptionList';
  collection: Array<CashFlowAssumption>;
  metadata: ListMetadata;
};

export type CashFlowAssumptionPayload = {
  __typename?: 'CashFlowAssumptionPayload';
  /** Null after a deletion. */
  cashFlowAssumption?: Maybe<CashFlowAssumption>;
  ok: Scalars['Boolean']['output'];
};

export type CashFlowCategory =
  | 'BUSINESS_INCOME'
  | 'CHARITY'
  | 'EARNINGS'
  | 'GIVING'
  | 'HEALTH_CARE'
  | 'HOUSING'
  | 'INCOME_TAXES'
  | 'INHERITED'
  | 'INVESTMENT_INCOME'
  | 'LIVING'
  | 'OTHER_EXPENSE'
  | 'OTHER_INCOME'
  | 'PENSION'
  | 'PREMIUMS'
  | 'RENTAL_INCOME'
  | 'SCHOOLING'
  | 'SOCIAL_SECURITY'
  | 'TRAVEL';

export type CashFlowRow = {
  __typename?: 'CashFlowRow';
  /** Of the assumption. */
  id: Scalars['ID']['output'];
  isIncome: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

/** What the assumptions come to by year; each sum is of the cents of its cells. */
export type CashFlowTable = {
  __typename?: 'CashFlowTable';
  rows: Array<CashFlowRow>;
  years: Array<CashFlowYear>;
};

export type CashFlowYear = {
  __typename?: 'CashFlowYear';
  /** One for each row. */
  cells: Array<Scalars['Cents']['output']>;
  expenses: Scalars['Cents']['output'];
  income: Scalars['Cents']['output'];
  /** Estimated by the projection of the estate; nothing without one, and for a year whose taxes are assumed themselves. */
  incomeTax: Scalars['Cents']['output'];
  /** What is left after that tax, or below zero what lacks. */
  net: Scalars['Cents']['output'];
  /** All of that since the first of these years. */
  netSoFar: Scalars['Cents']['output'];
  year: Scalars['Int']['output'];
};

export type ChangeAction =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type ChangedField = {
  __typename?: 'ChangedField';
  after?: Maybe<Scalars['String']['output']>;
  /** Null for nothing, and for what no line can hold. */
  before?: Maybe<Scalars['String']['output']>;
  /** Tells the fields of one thing apart. */
  field: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ChangedPart =
  | 'assetAccounts'
  | 'assets'
  | 'assumptions'
  | 'automaticProfiles'
  | 'cashFlow'
  | 'charities'
  | 'copyRequests'
  | 'documents'
  | 'entities'
  | 'estate'
  | 'liabilities'
  | 'milestones'
  | 'onboarding'
  | 'opportunities'
  | 'opportunityWordings'
  | 'people'
  | 'planVersions'
  | 'provisionNotes'
  | 'relations'
  | 'reminders'
  | 'reviews'
  | 'rfis'
  | 'setAsideConflicts'
  | 'sharedOwnerships'
  | 'team'
  | 'trusts'
  | 'whatIfs';

export type ChangedThing = {
  __typename?: 'ChangedThing';
  action: ChangeAction;
  fields: Array<ChangedField>;
  name: Scalars['String']['output'];
  part: ChangedPart;
  thingId: Scalars['ID']['output'];
};

export type Charitable = {
  __typename?: 'Charitable';
  charitableKind?: Maybe<CharitableKind>;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Where the estate names the charity, in words: as long as something does, it cannot be deleted. */
  uses: Array<PersonUse>;
};

/** What is left out stays as it is; a new charity needs a name. */
export type CharitableInput = {
  charitableKind?: InputMaybe<CharitableKind>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type CharitableKind =
  | 'DONOR_ADVISED_FUND'
  | 'OTHER'
  | 'PRIVATE_FOUNDATION'
  | 'PUBLIC_CHARITY'
  | 'SUPPORTING_ORGANIZATION';

export type CharitablePayload = {
  __typename?: 'CharitablePayload';
  charitable?: Maybe<Charitable>;
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

/** Whose list of things to look at it is. */
export type ChecklistKind =
  | 'ADMIN'
  | 'ADVISOR'
  | 'LAWYER';

export type Citation = {
  __typename?: 'Citation';
  boxes: Array<PageBox>;
  page?: Maybe<Scalars['Int']['output']>;
  quote: Scalars['String']['output'];
};

/** A class of heirs that a step names, and whom that is if the death were today. */
export type ClassDistribution = {
  __typename?: 'ClassDistribution';
  atEachGeneration: Scalars['Boolean']['output'];
  distributionType: InheritanceScheme;
  id: Scalars['ID']['output'];
  /** The engine is asked for them. */
  individuals: Array<Person>;
  /** TAKER of a step, or IN_PLACE of somebody who does not survive. */
  kind: Scalars['String']['output'];
  mainGroup: HeirClass;
  /** In words: the children of Ruth, per stirpes. */
  name: Scalars['String']['output'];
  /** Whose heirs they are. */
  subGroup?: Maybe<Scalars['String']['output']>;
};

export type ClassDistributionInput = {
  /** Whose heirs; left out: of whoever dies. */
  classOfId?: InputMaybe<Scalars['ID']['input']>;
  distributionType?: InputMaybe<InheritanceScheme>;
  mainGroup?: InputMaybe<HeirClass>;
  percent?: InputMaybe<Scalars['Float']['input']>;
};

export type ClassDistributionList = {
  __typename?: 'ClassDistributionList';
  collection: Array<ClassDistribution>;
  metadata: ListMetadata;
};

export type ClassDistributionPayload = {
  __typename?: 'ClassDistributionPayload';
  /** Null after a deletion. */
  classDistribution?: Maybe<ClassDistribution>;
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

export type ClientSpreadsheetImportInput = {
  /** Create the rows, all or none. Without it they are only looked at. */
  accept: Scalars['Boolean']['input'];
  estateId: Scalars['ID']['input'];
  file: Scalars['Upload']['input'];
  /** Rows that are not to be created. */
  leaveOutIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What the rows were looked at with; without `accept` any version will do. */
  version: Scalars['Int']['input'];
};

export type ClientSpreadsheetImportPayload = {
  __typename?: 'ClientSpreadsheetImportPayload';
  assetsTotal: Scalars['Cents']['output'];
  /** What was created, in the order of the rows; empty where the rows were only looked at. */
  createdIds: Array<Scalars['ID']['output']>;
  debtsTotal: Scalars['Cents']['output'];
  errorCount: Scalars['Int']['output'];
  /** What is wrong; then nothing is created. The first five thousand. */
  errors: Array<BalanceSheetImportError>;
  estate?: Maybe<Estate>;
  /** Rows that only show how it is done, and are not imported. */
  exampleCount: Scalars['Int']['output'];
  /** Whether nothing is wrong with the workbook. */
  ok: Scalars['Boolean']['output'];
  /** What is created, or would be; of a workbook with errors, the rows that have none. */
  rows: Array<BalanceSheetImportRow>;
};

/** A saved view of the list of clients: what its address says, under a name. */
export type ClientView = {
  __typename?: 'ClientView';
  /** The one that the list opens with. */
  isDefault: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Search parameters of the address, without the page. */
  query: Scalars['String']['output'];
};

export type ClientViewInput = {
  isDefault: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
};

export type Confidence =
  | 'HIGH'
  | 'LOW';

/** Where something is put right. */
export type ConflictPlace =
  | 'BALANCE_SHEET'
  | 'DOCUMENTS'
  | 'FAMILY'
  | 'INSURANCE'
  | 'TRUSTS';

/** That somebody has looked at a conflict and left it as it is. */
export type ConflictSetAside = {
  __typename?: 'ConflictSetAside';
  at: Scalars['DateTime']['output'];
  byName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** False once what it was about has changed, or twice as much is at stake: the conflict stands again. */
  isCurrent: Scalars['Boolean']['output'];
  /** Null for those who do not advise the household. */
  reason?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type ConflictSetAsidePayload = {
  __typename?: 'ConflictSetAsidePayload';
  /** Null for a conflict that was brought back. */
  conflictSetAside?: Maybe<ConflictSetAside>;
  ok: Scalars['Boolean']['output'];
};

export type ConflictSeverity =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** What somebody has more, or less, in the end because of a conflict; taxes and costs under their own ids. */
export type ConflictShare = {
  __typename?: 'ConflictShare';
  amount: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ConflictTopic =
  | 'BENEFICIARIES'
  | 'DOCUMENTS'
  | 'FIDUCIARIES'
  | 'TITLING'
  | 'TRUSTS';

/** How a request for a copy of a document stands. */
export type CopyRequestStatus =
  | 'DECLINED'
  | 'REQUESTED'
  | 'SENT'
  | 'WITHDRAWN';

export type CreateEstateInput = {
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  maritalStatus: MaritalStatus;
  spouseBirthDate?: InputMaybe<Scalars['Date']['input']>;
  spouseFirstName?: InputMaybe<Scalars['String']['input']>;
  spouseLastName?: InputMaybe<Scalars['String']['input']>;
  state: Scalars['String']['input'];
};

/** The whole file, or the receipts of its parts. */
export type CreateEstateUploadInput = {
  /** Read it at once (reserves tokens). */
  abstract: Scalars['Boolean']['input'];
  /** The document or trust of the estate whose file it is; one that was missing is on file by it. */
  documentId?: InputMaybe<Scalars['ID']['input']>;
  estateId: Scalars['ID']['input'];
  file?: InputMaybe<Scalars['Upload']['input']>;
  /** Of `sendFilePart`, all of one file. */
  parts?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CreatePersonInput = {
  bio?: InputMaybe<Scalars['String']['input']>;
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  citizenship?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  deathDate?: InputMaybe<Scalars['Date']['input']>;
  earlierDsueUsed?: InputMaybe<Scalars['Cents']['input']>;
  /** All of them, in place of those that are listed; left out, they stay. */
  earlierEstates?: InputMaybe<Array<EarlierEstateInput>>;
  estateId: Scalars['ID']['input'];
  federalDsue?: InputMaybe<Scalars['Cents']['input']>;
  federalDsueSource?: InputMaybe<Scalars['String']['input']>;
  federalDsueUsed?: InputMaybe<Scalars['Cents']['input']>;
  federalExemptionUsed?: InputMaybe<Scalars['Cents']['input']>;
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Scalars['String']['input']>;
  /** All gifts, in place of those that are listed and of the two sums; left out, they stay. */
  gifts?: InputMaybe<Array<GiftInput>>;
  gstExemptionUsed?: InputMaybe<Scalars['Cents']['input']>;
  hawaiiStateDsueRemaining?: InputMaybe<Scalars['Cents']['input']>;
  isCorporateTrustee?: InputMaybe<Scalars['Boolean']['input']>;
  /** Has died, also where the day is not known. */
  isDeceased?: InputMaybe<Scalars['Boolean']['input']>;
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  isSpecialNeeds?: InputMaybe<Scalars['Boolean']['input']>;
  lastName: Scalars['String']['input'];
  marylandStateDsueRemaining?: InputMaybe<Scalars['Cents']['input']>;
  preferredName?: InputMaybe<Scalars['String']['input']>;
  /** What the person is to others of the estate. */
  relations?: InputMaybe<Array<PersonTieInput>>;
  state?: InputMaybe<Scalars['String']['input']>;
  stateExemptionUsed?: InputMaybe<Scalars['Cents']['input']>;
  version: Scalars['Int']['input'];
};

export type CustomDispositionTemplateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  template: DispositionTemplateInput;
  /** What it is called. */
  title: Scalars['String']['input'];
};

/** What a client reads of something worth a talk. */
export type CustomOpportunity = {
  __typename?: 'CustomOpportunity';
  description: Scalars['String']['output'];
  /** The client is told of none of this kind. */
  isHidden: Scalars['Boolean']['output'];
  /** Null for what somebody has put down. */
  kind?: Maybe<FindingKind>;
  title: Scalars['String']['output'];
  whatToDo: Scalars['String']['output'];
  whyItsImportant: Scalars['String']['output'];
};

/** Null for the usual words. */
export type CustomOpportunityInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  kind: FindingKind;
  title?: InputMaybe<Scalars['String']['input']>;
  whatToDo?: InputMaybe<Scalars['String']['input']>;
  whyItsImportant?: InputMaybe<Scalars['String']['input']>;
};

export type Death =
  | 'FIRST_DEATH'
  | 'SECOND_DEATH';

export type DeathInfo = {
  __typename?: 'DeathInfo';
  isClient: Scalars['Boolean']['output'];
  personId: Scalars['ID']['output'];
  year: Scalars['Int']['output'];
};

export type DeathInfos = {
  __typename?: 'DeathInfos';
  firstDeath?: Maybe<DeathInfo>;
  secondDeath?: Maybe<DeathInfo>;
};

export type DeathResult = {
  __typename?: 'DeathResult';
  charitable: Scalars['Cents']['output'];
  death: Death;
  decedentId: Scalars['ID']['output'];
  decedentName: Scalars['String']['output'];
  deductions: Scalars['Cents']['output'];
  dsuePorted: Scalars['Cents']['output'];
  exclusionLeft: Scalars['Cents']['output'];
  /** By the taxable estate and by gifts; with what is left it is the whole exclusion. */
  exclusionUsed: Scalars['Cents']['output'];
  gross: Scalars['Cents']['output'];
  marital: Scalars['Cents']['output'];
  on: Scalars['Date']['output'];
  /** What happens at this death, in words. */
  sentence?: Maybe<Scalars['String']['output']>;
  stateTaxable?: Maybe<Scalars['Cents']['output']>;
  /** All taxes at this death. */
  tax: Scalars['Cents']['output'];
  taxable: Scalars['Cents']['output'];
  /** The federal exclusion at this death, worked out. */
  working?: Maybe<Working>;
};

export type DeathScenario =
  | 'FIRST_DEATH'
  | 'SECOND_DEATH'
  /** A first death of today. */
  | 'TODAY';

export type DeleteEstatePayload = {
  __typename?: 'DeleteEstatePayload';
  ok: Scalars['Boolean']['output'];
};

export type DeletePersonPayload = {
  __typename?: 'DeletePersonPayload';
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

/** A client that was deleted, and can be brought back with everything of it. */
export type DeletedEstate = {
  __typename?: 'DeletedEstate';
  clientState: Scalars['String']['output'];
  deletedAt: Scalars['DateTime']['output'];
  deletedByName?: Maybe<Scalars['String']['output']>;
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type DeletedEstateList = {
  __typename?: 'DeletedEstateList';
  collection: Array<DeletedEstate>;
  metadata: ListMetadata;
};

/** Somebody who acts for the trust that a step pays. */
export type DesignatedFiduciary = {
  __typename?: 'DesignatedFiduciary';
  displayOrder: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  notes?: Maybe<Scalars['String']['output']>;
  person?: Maybe<Person>;
  /** Also of somebody who is not of the estate. */
  personName: Scalars['String']['output'];
  prefix: FiduciaryPrefix;
  role: FiduciaryRole;
  roleTitle: Scalars['String']['output'];
};

/** One step of a will or trust in words: when, what, to whom. */
export type Disposition = {
  __typename?: 'Disposition';
  /** The extracted value it came from, when a document did. */
  abstractionId?: Maybe<Scalars['ID']['output']>;
  amount?: Maybe<Scalars['Cents']['output']>;
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  percent?: Maybe<Scalars['Float']['output']>;
  recipients: Array<Assignable>;
  when: Scalars['String']['output'];
};

/** What a step of a will or trust does. */
export type DispositionKind =
  | 'BYPASS_FUNDING'
  | 'CASH_GIFT'
  | 'GST_EXEMPT_FUNDING'
  | 'MARITAL_FUNDING'
  | 'PERCENT_GIFT'
  | 'RESIDUE'
  | 'SPECIFIC_GIFT'
  | 'SURVIVOR_SHARE';

/** Steps that are commonly written together, with the trusts that begin with them. */
export type DispositionPreset =
  | 'BYPASS_AND_QTIP'
  | 'DISCLAIMER_TRUST'
  | 'GST_SHARES'
  | 'SPOUSE_THEN_DESCENDANTS'
  | 'SURVIVOR_BYPASS_QTIP';

export type DispositionPresetPayload = {
  __typename?: 'DispositionPresetPayload';
  /** All steps of the document or trust as they are now. */
  dispositionTemplates: Array<DispositionTemplate>;
  estate?: Maybe<Estate>;
  /** The trusts that begin with a preset; none of what is taken back. */
  newTrusts: Array<Trust>;
  ok: Scalars['Boolean']['output'];
};

/** A step as it would be, worked out by the same engine; nothing of it is stored. */
export type DispositionPreview = {
  __typename?: 'DispositionPreview';
  gaps: Array<Scalars['String']['output']>;
  /** Why it cannot be worked out, in words. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The instrument step by step, in plain words. */
  reading: Array<Scalars['String']['output']>;
  receivers: Array<ReceiverChange>;
};

/** How whoever receives by a step receives. */
export type DispositionStructure =
  | 'BY_CLASS'
  | 'IN_STAGES'
  | 'IN_TRUST'
  | 'OUTRIGHT'
  | 'SEVERAL_WAYS';

/** Who receives by a step: somebody, or a class of heirs; and who in their place. */
export type DispositionTaker = {
  __typename?: 'DispositionTaker';
  /** When the share is released; the rest stays in trust. */
  ages: Array<AgeStage>;
  /** Who receives where this one does not survive. */
  alternates: Array<DispositionTaker>;
  /** Whose heirs; null: of whoever dies. */
  classOf?: Maybe<Person>;
  /** Where what is disclaimed goes; null: as if whoever disclaims were dead. */
  disclaimerTrust?: Maybe<Trust>;
  heirClass?: Maybe<HeirClass>;
  notes?: Maybe<Scalars['String']['output']>;
  /** Null: in equal parts of what the others leave. */
  percent?: Maybe<Scalars['Float']['output']>;
  scheme?: Maybe<InheritanceScheme>;
  to?: Maybe<Assignable>;
};

/** One of `toId`, `newTrust` and `heirClass`. */
export type DispositionTakerInput = {
  ages?: InputMaybe<Array<AgeStageInput>>;
  alternates?: InputMaybe<Array<InsteadTakerInput>>;
  /** Whose heirs; left out: of whoever dies. */
  classOfId?: InputMaybe<Scalars['ID']['input']>;
  disclaimerTrustId?: InputMaybe<Scalars['ID']['input']>;
  heirClass?: InputMaybe<HeirClass>;
  newTrust?: InputMaybe<NewDispositionTrustInput>;
  notes?: InputMaybe<Scalars['String']['input']>;
  percent?: InputMaybe<Scalars['Float']['input']>;
  scheme?: InputMaybe<InheritanceScheme>;
  toId?: InputMaybe<Scalars['ID']['input']>;
};

/** A step of a will, a codicil or a trust: the same steps that the figures are worked out from. */
export type DispositionTemplate = {
  __typename?: 'DispositionTemplate';
  amount?: Maybe<Scalars['Cents']['output']>;
  asset?: Maybe<Asset>;
  /** False where what it says was read of a file: that is changed in the review of the file. */
  canEdit: Scalars['Boolean']['output'];
  customizeChildTemplatesNotesAndFiduciaries: Scalars['Boolean']['output'];
  /** What somebody wrote beside it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Of the one trust that it pays. */
  designatedFiduciaries: Array<DesignatedFiduciary>;
  /** `DISCLAIMED_SHARE` where a trust takes what is disclaimed. */
  disclaimerTrustFundingType?: Maybe<Scalars['String']['output']>;
  displayGstShares: Scalars['Boolean']['output'];
  dispositionStructure: DispositionStructure;
  /** The step in plain words, with who takes in whose place. */
  distributionDetails: Scalars['String']['output'];
  divisionEvent: DivisionEvent;
  /** Whoever acts for what it pays: for its trust, else for the will or trust that it is of. */
  fiduciaries: Array<Fiduciary>;
  /** What it is for, in a word or two; null where that needs none. */
  fundingBadge?: Maybe<Scalars['String']['output']>;
  /** The ways in which a step of its kind can be paid. */
  fundingOptions: Array<FundingOption>;
  fundingRule: FundingRule;
  /** What it leaves open, and what of it no figure counts, in words. */
  gaps: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The document or trust. */
  instrumentId: Scalars['ID']['output'];
  instrumentName: Scalars['String']['output'];
  kind: DispositionKind;
  otherDistributionFunding?: Maybe<OtherDistributionFunding>;
  /** The step that pays the trust whose step this is, where that trust begins at a death. */
  parentTemplateId?: Maybe<Scalars['ID']['output']>;
  percent?: Maybe<Scalars['Float']['output']>;
  /** The trust to which it leaves all that is left. */
  remainderTrustId?: Maybe<Scalars['ID']['output']>;
  /** Its place in the instrument, from 1. */
  step: Scalars['Int']['output'];
  takers: Array<DispositionTaker>;
  /** Of a codicil or an amendment: it gives nothing, and what an earlier text says in its place is no more. */
  takesAway: Scalars['Boolean']['output'];
  useGstExemption: Scalars['Boolean']['output'];
};

export type DispositionTemplateFilterInput = {
  /** Of one document or trust. */
  instrumentId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<DispositionKind>;
};

/** What is left out stays as it is; of a new step, kind, takers and what pays it are needed, of a trust's first one the event. */
export type DispositionTemplateInput = {
  customizeChildTemplatesNotesAndFiduciaries?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** All who act for the one trust that it pays, in place of those that were known. */
  designatedFiduciaries?: InputMaybe<Array<FiduciaryInput>>;
  displayGstShares?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a trust; a will speaks at the death of whoever signed it. */
  divisionEvent?: InputMaybe<DivisionEventInput>;
  funding?: InputMaybe<FundingOptionInput>;
  kind?: InputMaybe<DispositionKind>;
  otherDistributionFunding?: InputMaybe<OtherDistributionFundingInput>;
  /** Its place in the instrument, from 1; the steps of one death stay together. */
  step?: InputMaybe<Scalars['Int']['input']>;
  takers?: InputMaybe<Array<DispositionTakerInput>>;
  /** In a codicil or an amendment: takes away what an earlier text says of this, and gives nothing. */
  takesAway?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DispositionTemplateList = {
  __typename?: 'DispositionTemplateList';
  collection: Array<DispositionTemplate>;
  metadata: ListMetadata;
};

export type DispositionTemplatePayload = {
  __typename?: 'DispositionTemplatePayload';
  /** Null after a deletion. */
  dispositionTemplate?: Maybe<DispositionTemplate>;
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

/** What happens at each death under a named rule-set version; figures in cents. */
export type Distribution = {
  __typename?: 'Distribution';
  deaths: Array<DeathResult>;
  finalHoldings: Array<FinalHolding>;
  flow: Flow;
  /** The law behind the figures in words: Tax law of 2026. */
  law: Scalars['String']['output'];
  /** What is wrong with the estate's data, naming the thing; the rest is empty then. */
  problem?: Maybe<DistributionProblem>;
  ruleSet: Scalars['String']['output'];
  taxes: Array<TaxResult>;
  totals: DistributionTotals;
  transfers: Array<Transfer>;
  warnings: Array<DistributionWarning>;
};

/** What `Estate.distribution` is worked out of, for the same engine in a browser. */
export type DistributionCase = {
  __typename?: 'DistributionCase';
  /** The engine's input, with the ids of the estate. */
  input: Scalars['JSON']['output'];
  /** The day it is of, by the organization's calendar. */
  today: Scalars['Date']['output'];
};

export type DistributionInput = {
  firstDeathOn?: InputMaybe<Scalars['Date']['input']>;
  /** Stop after the first death. */
  firstDeathOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who dies first; default the estate's. */
  firstToDieId?: InputMaybe<Scalars['ID']['input']>;
  portabilityElected?: InputMaybe<Scalars['Boolean']['input']>;
  secondDeathOn?: InputMaybe<Scalars['Date']['input']>;
};

export type DistributionProblem = {
  __typename?: 'DistributionProblem';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

/** A line of a step: who gives what to whom, at which death. */
export type DistributionRule = {
  __typename?: 'DistributionRule';
  /** What is given, where that is an amount. */
  amount?: Maybe<Scalars['Cents']['output']>;
  asset?: Maybe<Asset>;
  /** Of what is given. */
  assetType?: Maybe<Scalars['String']['output']>;
  classDistribution?: Maybe<ClassDistribution>;
  /** Null where it is at the death of somebody else than the two of the plan. */
  death?: Maybe<DeathScenario>;
  denominator?: Maybe<Scalars['Int']['output']>;
  /** The step that it is a line of. */
  dispositionTemplateId: Scalars['ID']['output'];
  from?: Maybe<Assignable>;
  /** ENTERED, or READ of a file. */
  generatedKind: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: DispositionKind;
  notes?: Maybe<Scalars['String']['output']>;
  /** With the denominator its part of what the step gives. */
  numerator?: Maybe<Scalars['Int']['output']>;
  specificGiftAmount?: Maybe<Scalars['Cents']['output']>;
  /** ASSET, AMOUNT or PART. */
  specificGiftType?: Maybe<Scalars['String']['output']>;
  /** How tax looks at it, where the step says so by itself: USES_EXCLUSION, USES_GST_EXEMPTION, FOR_THE_SPOUSE, FOR_CHARITY, NO_TRANSFER. */
  taxKind?: Maybe<Scalars['String']['output']>;
  /** Null for a class of heirs, which `classDistribution` names. */
  to?: Maybe<Assignable>;
};

export type DistributionRuleInput = {
  divisionEvent?: InputMaybe<DivisionEventInput>;
  funding?: InputMaybe<FundingOptionInput>;
  /** Of a rule that is a step by itself; left out for one more line of `dispositionTemplateId`. */
  kind?: InputMaybe<DispositionKind>;
  taker: DispositionTakerInput;
};

export type DistributionRulePayload = {
  __typename?: 'DistributionRulePayload';
  /** Null after a deletion. */
  distributionRule?: Maybe<DistributionRule>;
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

export type DistributionTotals = {
  __typename?: 'DistributionTotals';
  charity: Scalars['Cents']['output'];
  /** Debts, and what it costs to settle the estates: paid before anybody receives. */
  claims: Scalars['Cents']['output'];
  /** Family, charity, tax, claims, state and nobody's together. */
  everything: Scalars['Cents']['output'];
  family: Scalars['Cents']['output'];
  federalTax: Scalars['Cents']['output'];
  /** The net worth receipt's total, and what stands outside with policies at their benefit; known without a plan too. */
  insideTaxableEstate: Scalars['Cents']['output'];
  /** Stays in trusts that do not say for whom they are. */
  nobodys: Scalars['Cents']['output'];
  outsideTaxableEstate: Scalars['Cents']['output'];
  /** Falls to a state, because there is no heir. */
  state: Scalars['Cents']['output'];
  stateTax: Scalars['Cents']['output'];
  tax: Scalars['Cents']['output'];
  /** Part of everything, debts and costs included, that goes to tax, in percent. */
  taxPercent: Scalars['Float']['output'];
};

export type DistributionWarning = {
  __typename?: 'DistributionWarning';
  amount: Scalars['Cents']['output'];
  /** The statute that it rests on. */
  authority: Array<Authority>;
  code: Scalars['String']['output'];
  ids: Array<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

/** At whose death a step is played. */
export type DivisionEvent = {
  __typename?: 'DivisionEvent';
  label: Scalars['String']['output'];
  /** Of `DEATH_OF`. */
  person?: Maybe<Person>;
  type: TrustOccasion;
};

export type DivisionEventInput = {
  /** Whose death, for DEATH_OF. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  type: TrustOccasion;
};

/** A heading, a paragraph, an item of a list or a row of a table. */
export type DocumentBlock = {
  __typename?: 'DocumentBlock';
  /** Of a row. */
  cells: Array<Scalars['String']['output']>;
  kind: DocumentBlockKind;
  /** Of a heading from 1, of an item from 0. */
  level: Scalars['Int']['output'];
  /** What stands before an item: counted here, and may differ from what Word prints. */
  marker?: Maybe<Scalars['String']['output']>;
  runs: Array<DocumentRun>;
};

/** A file as a browser shows it. */
export type DocumentBlockKind =
  | 'HEADING'
  | 'ITEM'
  | 'PARAGRAPH'
  | 'ROW';

/** Somebody needs a copy of a document or trust: asked of whoever advises the household. */
export type DocumentCopyRequest = {
  __typename?: 'DocumentCopyRequest';
  answeredByName?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The document or trust. */
  documentId: Scalars['ID']['output'];
  documentName: Scalars['String']['output'];
  estate: Estate;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Whether whoever looks at it has made it. */
  isOwn: Scalars['Boolean']['output'];
  noteBody?: Maybe<Scalars['String']['output']>;
  requestedByName?: Maybe<Scalars['String']['output']>;
  /** Whether it waits for whoever looks at it: they may answer it, and nobody has. */
  shouldShowAlert: Scalars['Boolean']['output'];
  status: CopyRequestStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type DocumentCopyRequestList = {
  __typename?: 'DocumentCopyRequestList';
  collection: Array<DocumentCopyRequest>;
  metadata: ListMetadata;
};

export type DocumentCopyRequestPayload = {
  __typename?: 'DocumentCopyRequestPayload';
  documentCopyRequest?: Maybe<DocumentCopyRequest>;
  ok: Scalars['Boolean']['output'];
};

export type DocumentFilterInput = {
  /** As the table names it; `Joint` for what is several people's. */
  owner?: InputMaybe<Scalars['String']['input']>;
  /** Words of the document's, its owner's or its estate's name. */
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  /** Trusts of one settlor who is nobody of these, by name. */
  settledByOthersThan?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DocumentOrderPayload = {
  __typename?: 'DocumentOrderPayload';
  /** What is wrong with the order; nothing is moved then. */
  errors: Array<Scalars['String']['output']>;
  estate?: Maybe<Estate>;
};

export type DocumentPreview = {
  __typename?: 'DocumentPreview';
  /** The same from top to bottom, with headings, lists, tables and looks. */
  blocks?: Maybe<Array<DocumentBlock>>;
  estateUploadId: Scalars['ID']['output'];
  filename: Scalars['String']['output'];
  /** Whether the words are the first ones alone. */
  isCut: Scalars['Boolean']['output'];
  mimetype: Scalars['String']['output'];
  pageCount: Scalars['Int']['output'];
  /** The words of a Word document, by paragraphs; null of a file whose pages are shown. */
  paragraphs?: Maybe<Array<Scalars['String']['output']>>;
  /** Short-lived signed link to its pages. */
  url: Scalars['String']['output'];
};

/** A row of the documents table: a document or a trust instrument, with its file. */
export type DocumentRow = {
  __typename?: 'DocumentRow';
  documentKind: Scalars['String']['output'];
  estateId: Scalars['ID']['output'];
  /** The household that it belongs to. */
  estateName: Scalars['String']['output'];
  executedAt?: Maybe<Scalars['Date']['output']>;
  gstStatus?: Maybe<GstStatus>;
  id: Scalars['ID']['output'];
  /** A later will took its place, or that of the will which it changes. */
  isReplaced: Scalars['Boolean']['output'];
  isTrust: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Its state in words. */
  shownStatus: Scalars['String']['output'];
  status: DocumentStatus;
  upload?: Maybe<EstateUpload>;
};

export type DocumentRowList = {
  __typename?: 'DocumentRowList';
  collection: Array<DocumentRow>;
  metadata: ListMetadata;
};

/** A stretch of one look. */
export type DocumentRun = {
  __typename?: 'DocumentRun';
  bold: Scalars['Boolean']['output'];
  italic: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
  underline: Scalars['Boolean']['output'];
};

export type DocumentStanding =
  | 'IN_FORCE'
  | 'REPLACED';

/** The state of a document as people see it. */
export type DocumentStatus =
  | 'ACTION_REQUIRED'
  | 'COMPLETE'
  | 'IN_PROGRESS'
  | 'MISSING'
  | 'NOT_APPLICABLE'
  | 'NOT_REVIEWED'
  | 'NOT_STARTED'
  | 'ON_HOLD'
  | 'UNDER_REVIEW';

export type EarlierEstate = {
  __typename?: 'EarlierEstate';
  diedOn: Scalars['Date']['output'];
  federalTax: Scalars['Cents']['output'];
  taxableEstate: Scalars['Cents']['output'];
  /** What was received, after what it bore of that estate's debts and taxes. */
  value: Scalars['Cents']['output'];
};

export type EarlierEstateInput = {
  diedOn: Scalars['Date']['input'];
  federalTax: Scalars['Cents']['input'];
  taxableEstate: Scalars['Cents']['input'];
  value: Scalars['Cents']['input'];
};

/** What an edge of the flow carries of a transfer, and how that transfer comes to its amount. */
export type EdgeWorking = {
  __typename?: 'EdgeWorking';
  /** What the edge draws of it. */
  amount: Scalars['Cents']['output'];
  /** The clause of the will or trust that gives it, in words; null of what passes by title, by designation or by law. */
  clause?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Each adds up to the whole of its transfer. */
  workings: Array<Working>;
};

export type EducationSavingsType =
  | 'COVERDELL'
  | 'PLAN_529';

/** A company or partnership that holds property of its own and belongs to its owners by shares. */
export type Entity = {
  __typename?: 'Entity';
  /** What it owns itself. */
  assets: Array<Asset>;
  /** Percent off each interest in it for want of control and of a market: a plan counts and passes what is left. */
  discountPercent?: Maybe<Scalars['Float']['output']>;
  /** Which appraisal supports it. */
  discountSource?: Maybe<Scalars['String']['output']>;
  entityType: EntityType;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Other entities that it owns a share of. */
  interests: Array<EntityInterest>;
  /** What it owes itself. */
  liabilities: Array<Asset>;
  /** The state it is formed in. */
  location?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** What it holds less what it owes, its shares of other entities included; no discount is taken. */
  netValue: Scalars['Cents']['output'];
  /** Whose it is, as its papers say; together the whole. */
  shares: Array<EntityShare>;
  /** Whose it is in the end, through all other entities: people, trusts and outside owners. */
  ultimateShares: Array<EntityShare>;
};

/** What is left out stays as it is; of a new entity, name, type and shares are needed. */
export type EntityInput = {
  discountPercent?: InputMaybe<Scalars['Float']['input']>;
  discountSource?: InputMaybe<Scalars['String']['input']>;
  entityType?: InputMaybe<EntityType>;
  location?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** All of them, in place of what was known. */
  shares?: InputMaybe<Array<EntityShareInput>>;
};

/** A share that one entity has of another one. */
export type EntityInterest = {
  __typename?: 'EntityInterest';
  amount: Scalars['Cents']['output'];
  entity: Entity;
  percentage: Scalars['Float']['output'];
};

export type EntityPayload = {
  __typename?: 'EntityPayload';
  entity?: Maybe<Entity>;
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

export type EntityShare = {
  __typename?: 'EntityShare';
  /** Whether the owner is of this estate: what an outside owner has of the entity counts for nobody in it. */
  affiliated: Scalars['Boolean']['output'];
  /** The owner's part of the net value; null where it is held through other entities. */
  amount?: Maybe<Scalars['Cents']['output']>;
  /** What an owner outside of the estate is called, where somebody has said so. */
  outsiderName?: Maybe<Scalars['String']['output']>;
  /** Null for an owner outside of the estate. */
  owner?: Maybe<Owner>;
  percentage: Scalars['Float']['output'];
};

export type EntityShareInput = {
  outsiderName?: InputMaybe<Scalars['String']['input']>;
  /** A person, trust or entity of the estate; left out for an owner outside of it. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  percentage: Scalars['Float']['input'];
};

export type EntityType =
  | 'C_CORPORATION'
  | 'GENERAL_PARTNERSHIP'
  | 'LIMITED_PARTNERSHIP'
  | 'LLC'
  | 'OTHER'
  | 'S_CORPORATION';

/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type Estate = {
  __typename?: 'Estate';
  /** Tokens that reading all files takes that were not read yet. */
  abstractionTokensNeeded: Scalars['Int']['output'];
  advisor?: Maybe<Account>;
  advisorId?: Maybe<Scalars['ID']['output']>;
  /** Every amount of the distribution, worked out, for paper. */
  allWorkings: Array<WorkingsOfPart>;
  /** What a year's gifts to one person may come to without using the federal exemption. */
  annualGiftingLimit: Scalars['Cents']['output'];
  /** Since when it is archived: out of the lists, and as it was in everything else; null while it is among the clients. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  archivedByName?: Maybe<Scalars['String']['output']>;
  assetAccounts: Array<AssetAccount>;
  /** Those of `ids`; left out, all. */
  assets: Array<Asset>;
  /** Whoever of the household, its trusts, charities and entities something can be given to. */
  assignables: Array<Assignable>;
  /** Whether the wills below are taken for made: what nobody orders goes into the trust then, not by intestacy. */
  assumedPouroverWill: Scalars['Boolean']['output'];
  /** Of each of the couple with a revocable trust and without a will. */
  assumedPouroverWills: Array<AssumedPouroverWill>;
  assumptions: EstateAssumptions;
  /** Null where nobody has asked for one. */
  automaticProfile?: Maybe<AutomaticProfile>;
  balanceSheet: BalanceSheet;
  /** The day that the calculated figures are as of, by the organization's calendar. */
  calculatedAsOf?: Maybe<Scalars['Date']['output']>;
  /** Federal exclusion that is left at the first death. */
  calculatedExclusionLeft?: Maybe<Scalars['Cents']['output']>;
  calculatedFederalTaxEstimate?: Maybe<Scalars['Cents']['output']>;
  /** Assets less liabilities inside the taxable estate today, by the engine. */
  calculatedNetWorth?: Maybe<Scalars['Cents']['output']>;
  calculatedStateTaxEstimate?: Maybe<Scalars['Cents']['output']>;
  /** True where they may be other figures today, by a law, an age or a gift whose day has come, or by other rules: they are being worked out again. */
  calculationIsStale: Scalars['Boolean']['output'];
  /** What the engine could not work out, in words; null when it could. */
  calculationProblem?: Maybe<Scalars['String']['output']>;
  cashFlow: CashFlowTable;
  cashFlowAssumptions: Array<CashFlowAssumption>;
  charitables: Array<Charitable>;
  childrenCount?: Maybe<Scalars['Int']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  clientState?: Maybe<Scalars['String']['output']>;
  /** Whether anything is assumed that nobody assumes by default. */
  customAssumptionsEnabled: Scalars['Boolean']['output'];
  /** To its client what is open and not kept from her; to those who advise her every kind of finding, as it would be said. */
  customOpportunities: Array<CustomOpportunity>;
  /** Of what is said to the client, for its next change; 0 where nobody has put it otherwise yet. Null for those who do not advise the household. */
  customOpportunitiesVersion?: Maybe<Scalars['Int']['output']>;
  deathInfos?: Maybe<DeathInfos>;
  displayName: Scalars['String']['output'];
  /** What happens at each death, with taxes and their reasons. Arguments override the estate's own assumptions. */
  distribution: Distribution;
  distributionCase: DistributionCase;
  /** The state of all its documents together, with the files that were uploaded. */
  documentsStatus: DocumentStatus;
  /** How what an edge of the distribution's flow carries was worked out; asked with the input that the flow was asked with. */
  edgeWorkings: Array<EdgeWorking>;
  entities: Array<Entity>;
  estateDocuments: Array<EstateDocument>;
  /** In their order. Null for those who do not advise the household. */
  estateOpportunities?: Maybe<Array<EstateOpportunity>>;
  /** Whether the estate has changed since its last review was completed; null where none was. */
  estateProfileDirty?: Maybe<Scalars['Boolean']['output']>;
  /** By their days. Null for those who do not advise the household. */
  estateReminders?: Maybe<Array<Reminder>>;
  estateUploads: Array<EstateUpload>;
  familyTable: Array<FamilyTableRow>;
  familyTree: FamilyTree;
  /** What the federal law of the day leaves free at a death, for each person. */
  federalTaxExemption: Scalars['Cents']['output'];
  fiduciaries: Array<Fiduciary>;
  /** Who serves where, how deep the succession is, and where it ends. */
  fiduciaryOffices: Array<FiduciaryOffice>;
  /**
   * How figures were worked out: those of a death's estate, what each bears of a tax, or what somebody holds in the end, of
   * whichever is named; asked with the input that the distribution was asked with.
   */
  figureWorkings: Array<FigureWorking>;
  financialMilestones: Array<FinancialMilestone>;
  financialTeamMembers: Array<FinancialTeamMember>;
  firstSpouseToDie?: Maybe<Person>;
  firstSpouseToDieId?: Maybe<Scalars['ID']['output']>;
  hasBeenAbstracted?: Maybe<Scalars['Boolean']['output']>;
  hasDocuments?: Maybe<Scalars['Boolean']['output']>;
  hasReview: Scalars['Boolean']['output'];
  hasReviewCompleted: Scalars['Boolean']['output'];
  hasReviewInProgress: Scalars['Boolean']['output'];
  /** Whether a review waits for something from the advisor. */
  hasReviewWithInsufficientInfo: Scalars['Boolean']['output'];
  /** Whether the estate does not say of something it holds whose it is. */
  hasUnassignedAssets?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there are files of no trust and no document. */
  hasUnassociatedDocuments: Scalars['Boolean']['output'];
  hasZeroAssetsOrAccounts?: Maybe<Scalars['Boolean']['output']>;
  hideEmptyColumnsBalanceSheet?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** What heirs take over for income tax. Without a rate, 0 to 100 percent, no tax is estimated. */
  inheritedProperty: InheritedProperty;
  isSample: Scalars['Boolean']['output'];
  lastReviewCompletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Those of `ids`; left out, all. */
  liabilities: Array<Asset>;
  /** All policies together, and what they add to whose taxable estate. */
  lifeInsuranceSummary: LifeInsuranceSummary;
  lifeInsurances: Array<LifeInsurance>;
  maritalStatus: MaritalStatus;
  marriedAndAlive?: Maybe<Scalars['Boolean']['output']>;
  /** Whether whoever asks may share the client with others of the organization. */
  mayShareOwnership: Scalars['Boolean']['output'];
  netWorth?: Maybe<Scalars['Cents']['output']>;
  /** The net worth as it stood on each day on which it changed. */
  netWorthHistory: Array<NetWorthPoint>;
  /** Receipt of the net worth: what counts to whose taxable estate, and what stands outside. */
  netWorthReceipt: NetWorthReceipt;
  /** Null until somebody has begun the questions. */
  onboardingInfo?: Maybe<OnboardingInfo>;
  organization?: Maybe<Organization>;
  organizationId: Scalars['ID']['output'];
  /** Where it comes from: SAMPLE of the platform, else BY_HAND. */
  origin: Scalars['String']['output'];
  /** Children whose second parent nobody has named yet. */
  parentQuestions: Array<ParentQuestion>;
  people: Array<Person>;
  personId: Scalars['ID']['output'];
  /** Who can be chosen in a form, as what. */
  personOptions: Array<PersonOption>;
  /** Where the plan and the way things stand do not agree, the gravest first. */
  planConflicts: Array<PlanConflict>;
  /** The newest first. Null for those who do not advise the household. */
  planVersions?: Maybe<Array<PlanVersion>>;
  /** By name; none for whoever the groups are not for. */
  profileGroups: Array<ProfileGroup>;
  projectionSetting: ProjectionSetting;
  relations: Array<Relation>;
  /** In one line for the estate's documents: when they were reviewed, or how many were. */
  reviewSummary: Scalars['String']['output'];
  /** The newest first; none for those who neither advise nor review. */
  reviews: Array<Review>;
  /** Those who advise the client beside its advisor. */
  sharedEstateOwnerships: Array<SharedEstateOwnership>;
  /** The same of the state of residence; null where it taxes no estate, or is not known. */
  stateTaxExemption?: Maybe<Scalars['Cents']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  /** Percent a year of everything owned. */
  strategiesBaseGrowthRate?: Maybe<Scalars['Float']['output']>;
  /** Percent a year of the federal exclusion, past the years that are held. */
  strategiesExemptionInflationRate?: Maybe<Scalars['Float']['output']>;
  /** With what a what-if of the client begins: the year of the first death. */
  strategiesYearOfDeath?: Maybe<Scalars['Int']['output']>;
  /** Trusts that begin at a death. */
  syntheticTrusts: Array<Trust>;
  trusts: Array<Trust>;
  ultraEligible?: Maybe<Scalars['Boolean']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** The newest first. Null for those who do not advise the household. */
  whatIfSnapshots?: Maybe<Array<WhatIfSnapshot>>;
};


/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type EstateAllWorkingsArgs = {
  input?: InputMaybe<DistributionInput>;
};


/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type EstateAssetsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type EstateCashFlowArgs = {
  endYear: Scalars['Int']['input'];
  startYear: Scalars['Int']['input'];
};


/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type EstateDistributionArgs = {
  input?: InputMaybe<DistributionInput>;
};


/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type EstateEdgeWorkingsArgs = {
  edgeId: Scalars['ID']['input'];
  input?: InputMaybe<DistributionInput>;
};


/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type EstateFigureWorkingsArgs = {
  death?: InputMaybe<Death>;
  holderId?: InputMaybe<Scalars['ID']['input']>;
  input?: InputMaybe<DistributionInput>;
  taxId?: InputMaybe<Scalars['ID']['input']>;
};


/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type EstateInheritedPropertyArgs = {
  incomeTaxPercent?: InputMaybe<Scalars['Float']['input']>;
  input?: InputMaybe<DistributionInput>;
};


/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type EstateLiabilitiesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type EstatePersonOptionsArgs = {
  kinds: Array<PersonOptionKind>;
};


/** A client household's estate: the aggregate that everything else of this subgraph belongs to. */
export type EstateReviewSummaryArgs = {
  withRfis?: Scalars['Boolean']['input'];
};

/** Assumptions of the estate's distribution. */
export type EstateAssumptions = {
  __typename?: 'EstateAssumptions';
  expensesPercent: Scalars['Float']['output'];
  firstDeathOn?: Maybe<Scalars['Date']['output']>;
  /** Growth a year of what people and trusts hold, from the first death to the second; 0 where none is assumed. */
  growthBetweenDeathsPercent: Scalars['Float']['output'];
  portabilityElected: Scalars['Boolean']['output'];
  secondDeathOn?: Maybe<Scalars['Date']['output']>;
};

/** One write: who changed what, when, before and after in the words of that day. */
export type EstateChange = {
  __typename?: 'EstateChange';
  actorName: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** Whether it may be taken back now: it is of a kind that can, and nobody has changed the same since. */
  canUndo: Scalars['Boolean']['output'];
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Things that are not listed, because they are too many. */
  leftOut: Scalars['Int']['output'];
  /** Who acted for them in support mode. */
  supportName?: Maybe<Scalars['String']['output']>;
  things: Array<ChangedThing>;
};

export type EstateChangeList = {
  __typename?: 'EstateChangeList';
  collection: Array<EstateChange>;
  metadata: ListMetadata;
};

/** A will, power or directive of an estate (trusts are Trust). */
export type EstateDocument = {
  __typename?: 'EstateDocument';
  /** What changes it, in the order in which it was signed. */
  amendments: Array<EstateDocument>;
  /** Whether its steps are changed one by one: not where a file says them, nor where its text is missing. */
  canEditDispositions: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What stands beside the estate diagram, with whatever this document is about. */
  diagramNotes?: Maybe<Scalars['String']['output']>;
  dispositionTemplates: Array<DispositionTemplate>;
  dispositions: Array<Disposition>;
  /** Of a will that counts and has codicils: what it orders as they have left it. */
  dispositionsInForce: Array<Disposition>;
  /** At one death, where that is named. */
  distributionRules: Array<DistributionRule>;
  /** Of an amendment of a trust that `will` holds: at whose death that is played. */
  divisionEvent?: Maybe<DivisionEvent>;
  estateId: Scalars['ID']['output'];
  estateUploads: Array<EstateUpload>;
  executedAt?: Maybe<Scalars['Date']['output']>;
  fiduciaries: Array<Fiduciary>;
  /** What it leaves open, in words. */
  gaps: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** False: known to be missing, listed so that somebody asks for it. */
  isOnFile: Scalars['Boolean']['output'];
  /** Whether what was read of a file speaks in it: that is changed in the review of the file. */
  isRead: Scalars['Boolean']['output'];
  kind: EstateDocumentKind;
  locationOfOriginal?: Maybe<Scalars['String']['output']>;
  /** When its text was last changed, without another document. */
  modifiedAt?: Maybe<Scalars['Date']['output']>;
  name: Scalars['String']['output'];
  /** Whoever signed it. */
  owner?: Maybe<Person>;
  /** The will that a codicil changes, the trust that an amendment or a certification is of. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** `EstateDocument` or `Trust`; null where it is attached to nothing. */
  parentType?: Maybe<Scalars['String']['output']>;
  /** The same person. */
  person?: Maybe<Person>;
  planningStatus: PlanningStatus;
  /** By their categories. */
  provisionNotes: Array<ProvisionNote>;
  /** Of the notes together; a change of one is a change over it. */
  provisionNotesVersion: Scalars['Int']['output'];
  /** The later will or restatement that took its place. */
  replacedBy?: Maybe<EstateDocument>;
  /** Of an amendment of a trust: whether it says the whole text anew. */
  restates: Scalars['Boolean']['output'];
  /** Whether it orders more than `will` can: that is changed step by step, in `dispositionTemplates`. */
  saysMore: Scalars['Boolean']['output'];
  /** Its state in words, as the documents table has it: to planners how far the planning is, to others how far the review. */
  shownStatus: Scalars['String']['output'];
  situs?: Maybe<Scalars['String']['output']>;
  /** Of a will, a codicil or an amendment: whether it is the text that counts; null where that is not known. */
  standing?: Maybe<DocumentStanding>;
  /** How far it is by its own record, in words, whoever has looked at it. */
  status?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  /** What a will, a codicil or an amendment of a trust orders; null where it says nothing of that, or more than a form holds. */
  will?: Maybe<WillText>;
};


/** A will, power or directive of an estate (trusts are Trust). */
export type EstateDocumentDistributionRulesArgs = {
  death?: InputMaybe<DeathScenario>;
};

/** What is left out stays as it is; of a new document, name, kind and owner are needed. */
export type EstateDocumentInput = {
  /** Of an amendment: at whose death `will` is played; left out, as its trust has it. */
  divisionEvent?: InputMaybe<DivisionEventInput>;
  executedAt?: InputMaybe<Scalars['Date']['input']>;
  /** All of them, in place of those that were known. */
  fiduciaries?: InputMaybe<Array<FiduciaryInput>>;
  isOnFile?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<EstateDocumentKind>;
  locationOfOriginal?: InputMaybe<Scalars['String']['input']>;
  modifiedAt?: InputMaybe<Scalars['Date']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Who signed it. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Of an amendment: it says the whole text anew. */
  restates?: InputMaybe<Scalars['Boolean']['input']>;
  situs?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  will?: InputMaybe<WillTextInput>;
};

export type EstateDocumentKind =
  | 'CODICIL'
  | 'HEALTHCARE_DIRECTIVE'
  | 'OTHER'
  | 'POUROVER_WILL'
  | 'POWER_OF_ATTORNEY'
  | 'TRUST_AMENDMENT'
  | 'TRUST_CERTIFICATION'
  | 'WILL';

export type EstateDocumentPayload = {
  __typename?: 'EstateDocumentPayload';
  estate?: Maybe<Estate>;
  estateDocument?: Maybe<EstateDocument>;
  ok: Scalars['Boolean']['output'];
};

export type EstateFilterInput = {
  advisorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only clients with this finding, as the dashboard counts them. */
  finding?: InputMaybe<FindingKind>;
  /** The archived clients alone, who are in no list otherwise. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  isSample?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only clients of this group. */
  profileGroupId?: InputMaybe<Scalars['ID']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

export type EstateList = {
  __typename?: 'EstateList';
  collection: Array<Estate>;
  metadata: ListMetadata;
};

/** Something about a household that is worth a talk, found in its plan or put down by whoever advises it; its client reads `customOpportunities`. */
export type EstateOpportunity = {
  __typename?: 'EstateOpportunity';
  createdAt: Scalars['DateTime']['output'];
  /** Null for what was found. */
  createdByName?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  estate: Estate;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Kept from the client. */
  isHidden: Scalars['Boolean']['output'];
  /** What was found; null for what somebody has put down. */
  kind?: Maybe<FindingKind>;
  /** Put away by somebody. */
  manuallyArchived: Scalars['Boolean']['output'];
  notes?: Maybe<Scalars['String']['output']>;
  /** Its place among those of its household, from 1. */
  priority: Scalars['Int']['output'];
  /** The day on which it was found no longer, which has completed it. */
  settledOn?: Maybe<Scalars['Date']['output']>;
  status: OpportunityStatus;
  /** In somebody's words, else in those of its kind. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type EstateOpportunityList = {
  __typename?: 'EstateOpportunityList';
  collection: Array<EstateOpportunity>;
  metadata: ListMetadata;
};

/** Figures of the dashboard over all estates in reach. */
export type EstateOverview = {
  __typename?: 'EstateOverview';
  addedThisQuarter: Scalars['Int']['output'];
  basicExclusion: Scalars['Cents']['output'];
  basicExclusionAuthority: Scalars['String']['output'];
  estatesCount: Scalars['Int']['output'];
  estimatedEstateTax: Scalars['Cents']['output'];
  /** The day of the oldest figures in these sums, by the organization's calendar. */
  figuresAsOf?: Maybe<Scalars['Date']['output']>;
  /** Whether more waits than is listed. */
  hasMoreWork: Scalars['Boolean']['output'];
  /** One dot for each household, by net worth in the taxable estate. */
  households: Array<HouseholdDot>;
  netWorth: Scalars['Cents']['output'];
  opportunities: Array<OpportunityCount>;
  /** Estates whose figures may be others today: they are being worked out again. */
  staleFiguresCount: Scalars['Int']['output'];
  valuedWithin90DaysPercent: Scalars['Float']['output'];
  work: Array<WorkItem>;
};

export type EstatePayload = {
  __typename?: 'EstatePayload';
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

/** One client in one group. */
export type EstateProfileGrouping = {
  __typename?: 'EstateProfileGrouping';
  estate: Estate;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  profileGroup: ProfileGroup;
  profileGroupId: Scalars['ID']['output'];
};

export type EstateProfileGroupingList = {
  __typename?: 'EstateProfileGroupingList';
  collection: Array<EstateProfileGrouping>;
  metadata: ListMetadata;
};

export type EstateSort =
  | 'ESTATE_TAX'
  | 'NAME'
  | 'NET_WORTH'
  | 'UPDATED_AT';

/** How far an estate is, small enough to be asked again and again. */
export type EstateStatus = {
  __typename?: 'EstateStatus';
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  calculatedAsOf?: Maybe<Scalars['Date']['output']>;
  calculationIsStale: Scalars['Boolean']['output'];
  calculationProblem?: Maybe<Scalars['String']['output']>;
  documentsStatus: DocumentStatus;
  estateId: Scalars['ID']['output'];
  /** Whether the client's data is complete, in words of the platform: IN_PROGRESS, COMPLETE. */
  status: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type EstateUpload = {
  __typename?: 'EstateUpload';
  abstractionId?: Maybe<Scalars['ID']['output']>;
  acceptedCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Its place among the files of its estate; those that nobody has placed come first, the newest of them at the top. */
  displayOrder?: Maybe<Scalars['Int']['output']>;
  estate: Estate;
  estateDocuments: Array<EstateDocument>;
  estateId: Scalars['ID']['output'];
  /** The values of its first document, by what is asked of it. */
  extractedValues: AbstractionExtractedValues;
  file: UploadedFile;
  id: Scalars['ID']['output'];
  /** What the reading says of the file in words, as it was read; null while it has not been read. */
  originalSummary?: Maybe<Scalars['String']['output']>;
  pageCount?: Maybe<Scalars['Int']['output']>;
  percent: Scalars['Int']['output'];
  possibleIssues: Array<PossibleIssue>;
  readAgain?: Maybe<ReadAgain>;
  reviewFinishedAt?: Maybe<Scalars['DateTime']['output']>;
  reviewedCount: Scalars['Int']['output'];
  stage?: Maybe<Scalars['String']['output']>;
  status: UploadStatus;
  statusMessage?: Maybe<Scalars['String']['output']>;
  /** What somebody wrote of the file; where nobody did, the original. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Tokens that reading this file takes: one for each ten pages begun, unless the organization has another rate. */
  tokensNeeded: Scalars['Int']['output'];
  trusts: Array<Trust>;
  uploadedByName?: Maybe<Scalars['String']['output']>;
  /** One of its values; null where it has none of that id. */
  value?: Maybe<ReviewValue>;
  values: Array<ReviewValue>;
  version: Scalars['Int']['output'];
  warnings: Array<FileWarning>;
};


export type EstateUploadValueArgs = {
  id: Scalars['ID']['input'];
};

/** What is left out stays as it is. */
export type EstateUploadInput = {
  /** Null takes its place from it. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Null takes back what somebody wrote: the original is the summary again. */
  summary?: InputMaybe<Scalars['String']['input']>;
};

export type EstateUploadList = {
  __typename?: 'EstateUploadList';
  collection: Array<EstateUpload>;
  metadata: ListMetadata;
};

export type EstateUploadPayload = {
  __typename?: 'EstateUploadPayload';
  estateUpload?: Maybe<EstateUpload>;
  ok: Scalars['Boolean']['output'];
};

/** Systems that hold a household's data elsewhere. */
export type ExternalIntegrationProvider =
  | 'ADDEPAR'
  | 'BLACK_DIAMOND'
  | 'EMONEY'
  | 'ORION'
  | 'PLAID'
  | 'SALESFORCE';

export type FamilyTableRow = {
  __typename?: 'FamilyTableRow';
  age?: Maybe<Scalars['Int']['output']>;
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isDeceased: Scalars['Boolean']['output'];
  isDeletable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  primaryRelationship?: Maybe<Scalars['String']['output']>;
  secondaryRelationship?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
};

/** The family by generation, client's as g1, parents above as other. */
export type FamilyTree = {
  __typename?: 'FamilyTree';
  g1: Array<Person>;
  g2: Array<Person>;
  g3: Array<Person>;
  other: Array<Person>;
};

/** The family as it descends: from partners to their union, and from a union to its children. */
export type FamilyTreeFlow = {
  __typename?: 'FamilyTreeFlow';
  edges: Array<FamilyTreeFlowEdge>;
  nodes: Array<FamilyTreeFlowNode>;
};

export type FamilyTreeFlowEdge = {
  __typename?: 'FamilyTreeFlowEdge';
  id: Scalars['ID']['output'];
  source: Scalars['ID']['output'];
  target: Scalars['ID']['output'];
};

export type FamilyTreeFlowNode = {
  __typename?: 'FamilyTreeFlowNode';
  id: Scalars['ID']['output'];
  /** Of a couple, or of parents of the same children; otherwise a person's. */
  isUnion: Scalars['Boolean']['output'];
  /** Null for a union. */
  person?: Maybe<Person>;
  /** What joins the partners of a union; null for parents who are on record as nothing to each other. */
  relation?: Maybe<RelationKind>;
};

/** People, and what they are to each other as it is on record. */
export type FamilyTreeViz = {
  __typename?: 'FamilyTreeViz';
  edges: Array<FamilyTreeVizEdge>;
  nodes: Array<FamilyTreeVizNode>;
};

export type FamilyTreeVizEdge = {
  __typename?: 'FamilyTreeVizEdge';
  id: Scalars['ID']['output'];
  isAdopted: Scalars['Boolean']['output'];
  kind: RelationKind;
  source: Scalars['ID']['output'];
  target: Scalars['ID']['output'];
};

export type FamilyTreeVizNode = {
  __typename?: 'FamilyTreeVizNode';
  id: Scalars['ID']['output'];
  person: Person;
  /** Where somebody has put the card; null where it is placed by itself. */
  x?: Maybe<Scalars['Int']['output']>;
  y?: Maybe<Scalars['Int']['output']>;
};

/** Somebody who acts: executor, trustee, agent, guardian, in order of succession. */
export type Fiduciary = {
  __typename?: 'Fiduciary';
  designation: Scalars['String']['output'];
  displayOrder: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The trust or document it is named in. */
  namedIn?: Maybe<Scalars['String']['output']>;
  noteBody?: Maybe<Scalars['String']['output']>;
  /** Of the note; null where there is none. */
  noteId?: Maybe<Scalars['ID']['output']>;
  person?: Maybe<Person>;
  personName: Scalars['String']['output'];
  prefix: FiduciaryPrefix;
  role: FiduciaryRole;
  roleTitle: Scalars['String']['output'];
};

export type FiduciaryInput = {
  /** Of one that is known. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  noteBody?: InputMaybe<Scalars['String']['input']>;
  /** Left out for somebody who is not of the estate. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** `prefix::role`: `primary::executor`, `first_successor::trustee`. */
  role: Scalars['String']['input'];
  /** Leaves it out. */
  toBeDestroyed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FiduciaryList = {
  __typename?: 'FiduciaryList';
  collection: Array<Fiduciary>;
  metadata: ListMetadata;
};

/** One office of one document or trust, with its line of succession. */
export type FiduciaryOffice = {
  __typename?: 'FiduciaryOffice';
  /** How many of them can act today, for all that is known. */
  depth: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  instrumentId: Scalars['ID']['output'];
  instrumentName: Scalars['String']['output'];
  isTrust: Scalars['Boolean']['output'];
  nominees: Array<OfficeNominee>;
  /** Executor, Trustee. */
  office: Scalars['String']['output'];
};

/** In whose turn somebody acts. */
export type FiduciaryPrefix =
  | 'co_eighth_successor'
  | 'co_fifth_successor'
  | 'co_first_successor'
  | 'co_fourth_successor'
  | 'co_primary'
  | 'co_second_successor'
  | 'co_seventh_successor'
  | 'co_sixth_successor'
  | 'co_third_successor'
  | 'eighth_successor'
  | 'fifth_successor'
  | 'first_successor'
  | 'fourth_successor'
  | 'primary'
  | 'second_successor'
  | 'seventh_successor'
  | 'sixth_successor'
  | 'third_successor';

export type FiduciaryRole =
  | 'administrative_trustee'
  | 'agent'
  | 'attorney_in_fact'
  | 'authorized_recipient'
  | 'conservator'
  | 'conservator_nominee'
  | 'conservator_of_the_estate'
  | 'conservator_of_the_person'
  | 'corporate_trustee'
  | 'custodian'
  | 'distribution_advisor'
  | 'distribution_committee'
  | 'executor'
  | 'familial_trustee'
  | 'family_trustee'
  | 'guardian'
  | 'guardian_of_the_estate'
  | 'guardian_of_the_person'
  | 'healthcare_attorney_in_fact'
  | 'healthcare_proxy'
  | 'healthcare_representative'
  | 'healthcare_surrogate'
  | 'independent_trustee'
  | 'investment_advisor'
  | 'investment_committee'
  | 'other'
  | 'personal_representative'
  | 'special_trustee'
  | 'trust_defender'
  | 'trust_protector'
  | 'trustee';

/** How a figure was worked out. The id is its name among those of an estate, whoever bears the tax, or how it is held. */
export type FigureWorking = {
  __typename?: 'FigureWorking';
  id: Scalars['ID']['output'];
  working: Working;
};

export type FilePartPayload = {
  __typename?: 'FilePartPayload';
  ok: Scalars['Boolean']['output'];
  /** To be given back with those of the other parts within some hours; good for its sender and this estate alone. */
  receipt: Scalars['String']['output'];
};

/** Why somebody should look twice before a file is read or its values are taken. */
export type FileWarning = {
  __typename?: 'FileWarning';
  kind: FileWarningKind;
  message: Scalars['String']['output'];
};

export type FileWarningKind =
  | 'OTHER_CLIENT'
  | 'SAME_FILE';

export type FinalHolding = {
  __typename?: 'FinalHolding';
  holderId: Scalars['ID']['output'];
  holderName: Scalars['String']['output'];
  holderType: Scalars['String']['output'];
  inTrust: Scalars['Cents']['output'];
  /** A trust that does not say for whom it is. */
  isNobodys: Scalars['Boolean']['output'];
  outright: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

export type FinalShare = {
  __typename?: 'FinalShare';
  amount: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Something the household plans for or looks back on, in its year. */
export type FinancialMilestone = {
  __typename?: 'FinancialMilestone';
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  estate: Estate;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  kind: FinancialMilestoneKind;
  /** What it is called. */
  milestone: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  year: Scalars['Int']['output'];
};

/** What is left out stays as it is. */
export type FinancialMilestoneInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<FinancialMilestoneKind>;
  milestone?: InputMaybe<Scalars['String']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};

export type FinancialMilestoneKind =
  | 'BUSINESS'
  | 'EDUCATION'
  | 'FAMILY'
  | 'GIFT'
  | 'HOME'
  | 'INHERITANCE'
  | 'OTHER'
  | 'RELOCATION'
  | 'RETIREMENT';

export type FinancialMilestoneList = {
  __typename?: 'FinancialMilestoneList';
  collection: Array<FinancialMilestone>;
  metadata: ListMetadata;
};

export type FinancialMilestonePayload = {
  __typename?: 'FinancialMilestonePayload';
  /** Null after a deletion. */
  financialMilestone?: Maybe<FinancialMilestone>;
  ok: Scalars['Boolean']['output'];
};

export type FinancialStatementBalanceSheet = {
  __typename?: 'FinancialStatementBalanceSheet';
  asOf?: Maybe<Scalars['Date']['output']>;
  estateId: Scalars['ID']['output'];
  rows?: Maybe<Array<PfsBalanceSheetRow>>;
};


export type FinancialStatementBalanceSheetRowsArgs = {
  columns: Array<PfsColumnInput>;
};

/** Somebody who advises the household on its money. */
export type FinancialTeamMember = {
  __typename?: 'FinancialTeamMember';
  company?: Maybe<Scalars['String']['output']>;
  /** The place in the team, from 1. */
  displayOrder: Scalars['Int']['output'];
  emailAddress?: Maybe<Scalars['String']['output']>;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Whose systems the member works with. */
  integrationKinds: Array<ExternalIntegrationProvider>;
  name: Scalars['String']['output'];
  phoneNumber?: Maybe<Scalars['String']['output']>;
  role: FinancialTeamRole;
  version: Scalars['Int']['output'];
};

/** What is left out stays as it is. */
export type FinancialTeamMemberInput = {
  company?: InputMaybe<Scalars['String']['input']>;
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  integrationKinds?: InputMaybe<Array<ExternalIntegrationProvider>>;
  name?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<FinancialTeamRole>;
};

export type FinancialTeamMemberList = {
  __typename?: 'FinancialTeamMemberList';
  collection: Array<FinancialTeamMember>;
  metadata: ListMetadata;
};

export type FinancialTeamMemberPayload = {
  __typename?: 'FinancialTeamMemberPayload';
  /** Null after a deletion. */
  financialTeamMember?: Maybe<FinancialTeamMember>;
  ok: Scalars['Boolean']['output'];
};

export type FinancialTeamRole =
  | 'ACCOUNTANT'
  | 'ATTORNEY'
  | 'BANKER'
  | 'FAMILY_OFFICE'
  | 'FINANCIAL_ADVISOR'
  | 'INSURANCE_AGENT'
  | 'INVESTMENT_MANAGER'
  | 'OTHER'
  | 'TRUST_OFFICER';

/** What is found in an estate that is worth a talk. */
export type FindingKind =
  | 'EXCLUSION_NOT_PORTED'
  | 'INSURANCE_IN_ESTATE'
  | 'NO_HEALTH_CARE_DIRECTIVE'
  | 'NO_WILL'
  | 'OLD_DOCUMENTS';

/** The estate diagram: nodes by column, ribbons between them; columns reconcile to the cent. */
export type Flow = {
  __typename?: 'Flow';
  columns: Array<FlowColumn>;
  edges: Array<FlowEdge>;
  nodes: Array<FlowNode>;
};

export type FlowColumn = {
  __typename?: 'FlowColumn';
  id: Scalars['ID']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
  totals: Array<ReceiptLine>;
};

export type FlowEdge = {
  __typename?: 'FlowEdge';
  amount: Scalars['Cents']['output'];
  conditional: Scalars['Boolean']['output'];
  from: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  insurance: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  to: Scalars['ID']['output'];
};

export type FlowNode = {
  __typename?: 'FlowNode';
  amount: Scalars['Cents']['output'];
  column: Scalars['ID']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** In the end: a trust that does not say for whom it is. */
  isNobodys: Scalars['Boolean']['output'];
  /** person, trust, charity, tax, asset or insurance */
  kind: Scalars['String']['output'];
  label: Scalars['String']['output'];
  outsideEstate: Scalars['Boolean']['output'];
  taxId?: Maybe<Scalars['ID']['output']>;
};

/** Something that can pay a step. */
export type FundingAsset = {
  __typename?: 'FundingAsset';
  assetDescription: Scalars['String']['output'];
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  modelId: Scalars['ID']['output'];
  modelOwnerId?: Maybe<Scalars['ID']['output']>;
  modelOwnerType?: Maybe<Scalars['String']['output']>;
  modelType: Scalars['String']['output'];
  ownerDescription?: Maybe<Scalars['String']['output']>;
  totalValue: Scalars['Cents']['output'];
};

/** One of the ways in which a step can be paid. */
export type FundingOption = {
  __typename?: 'FundingOption';
  amount?: Maybe<Scalars['Cents']['output']>;
  asset?: Maybe<Asset>;
  id: Scalars['ID']['output'];
  /** Whether the step is paid by it. */
  isChosen: Scalars['Boolean']['output'];
  /** In words. */
  label: Scalars['String']['output'];
  percent?: Maybe<Scalars['Float']['output']>;
  rule: FundingRule;
};

export type FundingOptionInput = {
  amount?: InputMaybe<Scalars['Cents']['input']>;
  assetId?: InputMaybe<Scalars['ID']['input']>;
  percent?: InputMaybe<Scalars['Float']['input']>;
  rule: FundingRule;
};

export type FundingOptionPayload = {
  __typename?: 'FundingOptionPayload';
  estate?: Maybe<Estate>;
  /** By which the step is paid now. */
  fundingOption?: Maybe<FundingOption>;
  ok: Scalars['Boolean']['output'];
};

export type FundingPoolPayload = {
  __typename?: 'FundingPoolPayload';
  dispositionTemplate?: Maybe<DispositionTemplate>;
  distributionRules: Array<DistributionRule>;
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

/** How much a step is paid, and out of what. */
export type FundingRule =
  | 'ALL_THAT_IS_LEFT'
  | 'FEDERAL_EXCLUSION'
  | 'FIXED_AMOUNT'
  | 'GST_EXEMPTION'
  | 'LESSER_OF_FEDERAL_AND_STATE'
  | 'NAMED_ASSET'
  | 'OWN_SHARE_OF_SURVIVOR'
  | 'PART_OF_ESTATE'
  | 'PART_OF_WHAT_IS_LEFT'
  | 'STATE_EXCLUSION';

export type Gift = {
  __typename?: 'Gift';
  /** Taxable: after the annual exclusion and deductions. */
  amount: Scalars['Cents']['output'];
  giftTaxPaid: Scalars['Cents']['output'];
  /** The day, where it is known. */
  givenOn?: Maybe<Scalars['Date']['output']>;
  gstExemptionUsed: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  recipient?: Maybe<Scalars['String']['output']>;
  /** The year, where at least that is known. */
  year?: Maybe<Scalars['Int']['output']>;
};

export type GiftInput = {
  amount: Scalars['Cents']['input'];
  giftTaxPaid?: InputMaybe<Scalars['Cents']['input']>;
  givenOn?: InputMaybe<Scalars['Date']['input']>;
  gstExemptionUsed?: InputMaybe<Scalars['Cents']['input']>;
  /** Of a gift that is listed; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  recipient?: InputMaybe<Scalars['String']['input']>;
  /** Where the day is not known. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** Exemption, and what the trust held on that day or on the first of its month. */
export type GstAllocation = {
  __typename?: 'GstAllocation';
  allocatedOn: Scalars['Date']['output'];
  exemption: Scalars['Cents']['output'];
  value: Scalars['Cents']['output'];
};

export type GstAllocationInput = {
  allocatedOn: Scalars['Date']['input'];
  exemption: Scalars['Cents']['input'];
  value: Scalars['Cents']['input'];
};

export type GstStatus =
  | 'EXEMPT'
  | 'NON_EXEMPT'
  | 'PARTIALLY_EXEMPT'
  | 'UNSURE';

export type HeirAccount = {
  __typename?: 'HeirAccount';
  assetId: Scalars['ID']['output'];
  assetName: Scalars['String']['output'];
  authority: Array<Authority>;
  /** The death that brought it; null for an account that was the holder's before. */
  death?: Maybe<Death>;
  explanation: Scalars['String']['output'];
  /** When it is taken out; null where the kind of account is not known. */
  income?: Maybe<Scalars['Cents']['output']>;
  incomeTax?: Maybe<Scalars['Cents']['output']>;
  /** All of it must be paid out by the end of this year. */
  lastYear?: Maybe<Scalars['Int']['output']>;
  rule: PayoutRule;
  value: Scalars['Cents']['output'];
  /** Whether something must be paid out in each year. */
  yearly?: Maybe<Scalars['Boolean']['output']>;
};

export type HeirAsset = {
  __typename?: 'HeirAsset';
  assetId: Scalars['ID']['output'];
  assetName: Scalars['String']['output'];
  authority: Array<Authority>;
  /** Null where nobody has entered it: never guessed. */
  basis?: Maybe<Scalars['Cents']['output']>;
  /** The death that gave the basis, or that moved it without giving one. */
  death?: Maybe<Death>;
  explanation: Scalars['String']['output'];
  gain?: Maybe<Scalars['Cents']['output']>;
  treatment: BasisTreatment;
  value: Scalars['Cents']['output'];
};

/** Heirs that stand for several people, of whoever signs. */
export type HeirClass =
  | 'CHILDREN'
  | 'DESCENDANTS'
  | 'HEIRS_AT_LAW'
  | 'PARENTS'
  | 'SIBLINGS';

/** value is known, unknown and account together; gain is known less basis, below zero for a loss built in. */
export type HeirProperty = {
  __typename?: 'HeirProperty';
  /** Of the value retirement accounts, which have no basis. */
  account: Scalars['Cents']['output'];
  accounts: Array<HeirAccount>;
  basis: Scalars['Cents']['output'];
  /** Of the accounts of known kind that came by a death, the first year by whose end one must be paid out. */
  firstLastYear?: Maybe<Scalars['Int']['output']>;
  gain: Scalars['Cents']['output'];
  holderId: Scalars['ID']['output'];
  holderName: Scalars['String']['output'];
  holderType: Scalars['String']['output'];
  /** In accounts that came by a death, as far as their kind is known. */
  income: Scalars['Cents']['output'];
  /** An estimate by the rate asked for; null without one. */
  incomeTax?: Maybe<Scalars['Cents']['output']>;
  /** Of the value what has a known basis. */
  known: Scalars['Cents']['output'];
  properties: Array<HeirAsset>;
  /** Of the value what has a basis that nobody has entered. */
  unknown: Scalars['Cents']['output'];
  value: Scalars['Cents']['output'];
};

/** A death that is on record, or one that the figures are worked out for. */
export type HouseholdDeathEvent = {
  __typename?: 'HouseholdDeathEvent';
  /** On that day; null where the birthday is not known. */
  age?: Maybe<Scalars['Int']['output']>;
  /** In words: on record, or assumed and why for that year. */
  certainty: Scalars['String']['output'];
  isClient: Scalars['Boolean']['output'];
  isProjected: Scalars['Boolean']['output'];
  personId: Scalars['ID']['output'];
  personName: Scalars['String']['output'];
};

export type HouseholdDot = {
  __typename?: 'HouseholdDot';
  displayName: Scalars['String']['output'];
  estateId: Scalars['ID']['output'];
  netWorth: Scalars['Cents']['output'];
};

/** Everything of one kind in a year. */
export type HouseholdEvent = {
  __typename?: 'HouseholdEvent';
  eventCount: Scalars['Int']['output'];
  eventType: HouseholdEventType;
  items: Array<HouseholdEventItem>;
  /** Null where nobody can say how much it will be. */
  totalAmount?: Maybe<Scalars['Cents']['output']>;
  trustIds: Array<Scalars['ID']['output']>;
};

export type HouseholdEventItem = {
  __typename?: 'HouseholdEventItem';
  amount?: Maybe<Scalars['Cents']['output']>;
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type HouseholdEventType =
  | 'EXPENSES'
  | 'HELD_IN_TRUST'
  | 'INCOME'
  | 'INHERITANCE'
  | 'MILESTONE'
  | 'SPOUSE_RECEIVES'
  | 'TAX'
  | 'TRUST_BEGINS'
  | 'TRUST_RECEIVES'
  | 'TRUST_RELEASES'
  | 'TRUST_SIGNED';

/** What happens to a household in one year, by the assumptions of its estate. */
export type HouseholdEventsTimelineYear = {
  __typename?: 'HouseholdEventsTimelineYear';
  deathEvents: Array<HouseholdDeathEvent>;
  events: Array<HouseholdEvent>;
  expenses: Scalars['Cents']['output'];
  income: Scalars['Cents']['output'];
  /** What reaches people and charities outright; what goes to a spouse who dies later counts where it passes on. */
  totalDistributions: Scalars['Cents']['output'];
  /** Trusts that something of the year is about. */
  trustCount: Scalars['Int']['output'];
  year: Scalars['Int']['output'];
};

/** What keeps a section of a report from being printed as it should be. */
export type IllustrationError = {
  __typename?: 'IllustrationError';
  /** No report can be made before. */
  isBlocking: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** Where it is mended. */
  path: Scalars['String']['output'];
  section: Scalars['String']['output'];
};

/** How a share is divided among the descendants of whoever is dead. */
export type InheritanceScheme =
  | 'BY_REPRESENTATION'
  | 'PER_CAPITA'
  | 'PER_CAPITA_AT_EACH_GENERATION'
  | 'PER_STIRPES';

/** What heirs take over for income tax, apart from every tax on the estate. */
export type InheritedProperty = {
  __typename?: 'InheritedProperty';
  /** Everybody who holds something after the last death; each value is the final holding. */
  heirs: Array<HeirProperty>;
  /** What is wrong with the estate's data, naming the thing; the rest is empty then. */
  problem?: Maybe<DistributionProblem>;
  /** What is left out, in sentences. */
  simplifications: Array<Scalars['String']['output']>;
};

/** Who receives in the place of somebody who does not survive. */
export type InsteadTakerInput = {
  alternates?: InputMaybe<Array<LastTakerInput>>;
  classOfId?: InputMaybe<Scalars['ID']['input']>;
  heirClass?: InputMaybe<HeirClass>;
  percent?: InputMaybe<Scalars['Float']['input']>;
  scheme?: InputMaybe<InheritanceScheme>;
  toId?: InputMaybe<Scalars['ID']['input']>;
};

export type InsurancePaymentFrequency =
  | 'Annual'
  | 'Monthly'
  | 'Quarterly'
  | 'Semiannual';

/** Several who own something together: the same ones are one joint owner, whatever they own. */
export type JointOwner = {
  __typename?: 'JointOwner';
  id: Scalars['ID']['output'];
  /** All of them, as people say it. */
  name: Scalars['String']['output'];
  owners: Array<Assignable>;
};

/** Who receives in the place of those who stand in somebody's place. */
export type LastTakerInput = {
  classOfId?: InputMaybe<Scalars['ID']['input']>;
  heirClass?: InputMaybe<HeirClass>;
  percent?: InputMaybe<Scalars['Float']['input']>;
  scheme?: InputMaybe<InheritanceScheme>;
  toId?: InputMaybe<Scalars['ID']['input']>;
};

/** On what a note of a library can stand. */
export type LibraryNoteLevel =
  | 'DOCUMENT'
  | 'GENERAL'
  | 'TRUST';

/** A policy on a life. It is the asset of the same id: what the one says of it, the other one says. */
export type LifeInsurance = {
  __typename?: 'LifeInsurance';
  beneficiaries: Array<LifeInsuranceBeneficiary>;
  carrier?: Maybe<Scalars['String']['output']>;
  /** The cash value. */
  csv: Scalars['Cents']['output'];
  csvAsOf?: Maybe<Scalars['Date']['output']>;
  estateId: Scalars['ID']['output'];
  /** The household that it belongs to. */
  estateName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  insured?: Maybe<Person>;
  /** Whether the cash value is older than 90 days. */
  isStale: Scalars['Boolean']['output'];
  issueDate?: Maybe<Scalars['Date']['output']>;
  lastReviewed?: Maybe<Scalars['Date']['output']>;
  name: Scalars['String']['output'];
  netDeathBenefit?: Maybe<Scalars['Cents']['output']>;
  /** What is worth a look, in words. */
  notes: Array<Scalars['String']['output']>;
  /** All of its owners as one; null where nobody is named. */
  owner?: Maybe<Owner>;
  policyInformation?: Maybe<Scalars['String']['output']>;
  policyKind?: Maybe<PolicyKind>;
  /** Years, of a policy that ends. */
  policyLength?: Maybe<Scalars['Int']['output']>;
  policyNumber?: Maybe<Scalars['String']['output']>;
  /** The class of risk that the carrier took the insured for. */
  policyRating?: Maybe<Scalars['String']['output']>;
  premium?: Maybe<Scalars['Cents']['output']>;
  premiumFrequency?: Maybe<InsurancePaymentFrequency>;
  /** What the premiums of a year come to. */
  premiumPerYear?: Maybe<Scalars['Cents']['output']>;
  /** Of a survivorship policy, which pays at the second of the two deaths. */
  secondaryInsured?: Maybe<Person>;
  /** What it adds to whose taxable estate, and why: its benefit, or, where it pays at no death that is looked at, its cash value. */
  standings: Array<PolicyStanding>;
  taxBasis?: Maybe<Scalars['Cents']['output']>;
  transferor?: Maybe<Person>;
  /** The day it was given away. */
  transferredOn?: Maybe<Scalars['Date']['output']>;
};

export type LifeInsuranceBeneficiary = {
  __typename?: 'LifeInsuranceBeneficiary';
  assignee: Assignable;
  /** What the assignee is: what a person is to the client, the kind of a trust or charity. */
  assigneeSubtype?: Maybe<Scalars['String']['output']>;
  kind: BeneficiaryTier;
  perStirpes: Scalars['Boolean']['output'];
  /** Left out: an equal share of what the others of the line leave. */
  percent?: Maybe<Scalars['Float']['output']>;
};

export type LifeInsuranceBeneficiaryInput = {
  assigneeId: Scalars['ID']['input'];
  kind?: InputMaybe<BeneficiaryTier>;
  perStirpes?: InputMaybe<Scalars['Boolean']['input']>;
  percent?: InputMaybe<Scalars['Float']['input']>;
};

export type LifeInsuranceFilterInput = {
  insuredId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of its name, its carrier's, or its number. */
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is. */
export type LifeInsuranceInput = {
  beneficiaries?: InputMaybe<Array<LifeInsuranceBeneficiaryInput>>;
  carrier?: InputMaybe<Scalars['String']['input']>;
  csv?: InputMaybe<Scalars['Cents']['input']>;
  csvAsOf?: InputMaybe<Scalars['Date']['input']>;
  insuredId?: InputMaybe<Scalars['ID']['input']>;
  issueDate?: InputMaybe<Scalars['Date']['input']>;
  lastReviewed?: InputMaybe<Scalars['Date']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  netDeathBenefit?: InputMaybe<Scalars['Cents']['input']>;
  /** A person, a trust, or a joint owner, as `personOptions` has them; the client where nobody is said. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  policyInformation?: InputMaybe<Scalars['String']['input']>;
  policyKind?: InputMaybe<PolicyKind>;
  policyLength?: InputMaybe<Scalars['Int']['input']>;
  policyNumber?: InputMaybe<Scalars['String']['input']>;
  policyRating?: InputMaybe<Scalars['String']['input']>;
  premium?: InputMaybe<Scalars['Cents']['input']>;
  premiumFrequency?: InputMaybe<InsurancePaymentFrequency>;
  secondaryInsuredId?: InputMaybe<Scalars['ID']['input']>;
  taxBasis?: InputMaybe<Scalars['Cents']['input']>;
  /** Left out: the insured. */
  transferorId?: InputMaybe<Scalars['ID']['input']>;
  transferredOn?: InputMaybe<Scalars['Date']['input']>;
};

export type LifeInsuranceList = {
  __typename?: 'LifeInsuranceList';
  collection: Array<LifeInsurance>;
  metadata: ListMetadata;
};

export type LifeInsurancePayload = {
  __typename?: 'LifeInsurancePayload';
  estate?: Maybe<Estate>;
  lifeInsurance?: Maybe<LifeInsurance>;
  ok: Scalars['Boolean']['output'];
};

export type LifeInsuranceSummary = {
  __typename?: 'LifeInsuranceSummary';
  asOf: Scalars['Date']['output'];
  benefit: Scalars['Cents']['output'];
  cashValue: Scalars['Cents']['output'];
  count: Scalars['Int']['output'];
  /** What the policies add, each person once. */
  inTaxableEstates: Array<PolicyEstate>;
  insideTotal: Scalars['Cents']['output'];
  outsideTotal: Scalars['Cents']['output'];
  premiumPerYear: Scalars['Cents']['output'];
  /** Policies of which the premium or how often it is paid is not known. */
  premiumsUnknown: Scalars['Int']['output'];
  unknownTotal: Scalars['Cents']['output'];
};

/** How many pages there are and which one this is. */
export type ListMetadata = {
  __typename?: 'ListMetadata';
  currentPage: Scalars['Int']['output'];
  limitValue: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type MaritalStatus =
  | 'DIVORCED'
  | 'DOMESTIC_PARTNERSHIP'
  | 'ENGAGED'
  | 'LEGALLY_MARRIED'
  | 'SEPARATED'
  | 'SINGLE'
  | 'WIDOWED';

export type MinorAccountType =
  | 'UGMA'
  | 'UTMA';

export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts every value of high confidence that nobody has decided yet. */
  acceptHighConfidenceValues: ReviewPayload;
  /** Each step takes the place of the one of its kind at that death; the others, and the trusts that they pay, stay. */
  addDispositionPreset: DispositionPresetPayload;
  /** More takers of what pays a step, beside those that it has. */
  addFundingPoolDistributions: FundingPoolPayload;
  /** A value that the reading has missed, in the shape of its field: it counts at once, and resetting it takes it away. */
  addMissedValue: ReviewPayload;
  /** In words, with a file of the same client, or with both. */
  answerRfi: RfiPayload;
  /** Takes it out of the list of clients, of search and of the firm's other lists; nothing else of it changes. */
  archiveEstate: EstatePayload;
  /** Takes that back: the conflict stands again. */
  bringConflictBack: ConflictSetAsidePayload;
  /** All of them or none, at most 500 at once; who is in it already stays in it. */
  bulkAddEstateProfileGroupings: ProfileGroupPayload;
  /** All of them or none. */
  bulkDeleteAssetAccounts: EstatePayload;
  /** All of them or none. */
  bulkDeleteAssets: EstatePayload;
  /** At most 100 clients: each is deleted, or said why not. */
  bulkDeleteEstates: BulkEstatesPayload;
  /** At most 500 at once; who is not in it is passed over. */
  bulkRemoveEstateProfileGroupings: ProfileGroupPayload;
  /** Takes a deletion of several back. */
  bulkRestoreAssets: EstatePayload;
  /** At most 100 deleted clients: each is back, or said why not. */
  bulkRestoreEstates: BulkEstatesPayload;
  /** All of the changes or none. */
  bulkUpdateAssets: EstatePayload;
  /** At most 100 clients: each gets its advisor, or goes to the archive or back, or is said why not. */
  bulkUpdateEstates: BulkEstatesPayload;
  /** Nothing is open about it any more. */
  closeRfi: RfiPayload;
  /** It runs together again. */
  convergeSubtrusts: TrustPayload;
  createAsset: AssetPayload;
  createAssetAccount: AssetAccountPayload;
  /** Has these files read. `tokens`: what somebody has seen that it takes; where it takes more, nothing is read. */
  createAutoAbstraction: AutoAbstractionPayload;
  /** Has every file of a client read that nobody has read yet. */
  createAutomaticAbstraction: AutoAbstractionPayload;
  /** Has these files of a client read, and makes one plan of what they say of the household. */
  createAutomaticProfile: AutomaticProfilePayload;
  createCashFlowAssumption: CashFlowAssumptionPayload;
  createCharitable: CharitablePayload;
  /** Names a class of heirs as one more taker of a step. */
  createClassDistribution: ClassDistributionPayload;
  /** What a workbook would put on the balance sheet, and with `accept` all of it or nothing. The file is not kept. */
  createClientSpreadsheetImport: ClientSpreadsheetImportPayload;
  /** A step that goes by a name of its own, beside what it does. */
  createCustomDispositionTemplate: DispositionTemplatePayload;
  createDispositionTemplate: DispositionTemplatePayload;
  /** One more line of a step (`dispositionTemplateId`), or a step of one line (`instrumentId`). */
  createDistributionRule: DistributionRulePayload;
  /** Asks for a copy of a document or trust. */
  createDocumentCopyRequest: DocumentCopyRequestPayload;
  createEntity: EntityPayload;
  createEstate: EstatePayload;
  createEstateDocument: EstateDocumentPayload;
  createEstateUpload: EstateUploadPayload;
  createFinancialMilestone: FinancialMilestonePayload;
  /** At the end of the team, unless `displayOrder` says at which place. */
  createFinancialTeamMember: FinancialTeamMemberPayload;
  createLifeInsurance: LifeInsurancePayload;
  /** Begins the questions to a new client. */
  createOnboardingInfo: OnboardingInfoPayload;
  createOpportunity: OpportunityPayload;
  createPerson: PersonPayload;
  /** Keeps the plan as it stands today. */
  createPlanVersion: PlanVersionPayload;
  /** In the organization of whoever asks, unless another one in reach is named. */
  createProfileGroup: ProfileGroupPayload;
  createReminder: ReminderPayload;
  /** A made-up household to look at and to try things on, marked as a sample in its name; it goes away as any client does. */
  createSampleEstate: EstatePayload;
  /** Lets somebody else of the organization advise the client too; by its advisor, a planner or an administrator. */
  createSharedEstateOwnership: SharedEstateOwnershipPayload;
  createTrust: TrustPayload;
  createUserLibraryNote: UserLibraryNotePayload;
  createWhatIfSnapshot: WhatIfSnapshotPayload;
  deleteAsset: AssetPayload;
  /** What it holds stays on the balance sheet, with its own owners. `bulkRestoreAssets` takes it back. */
  deleteAssetAccount: AssetAccountPayload;
  deleteCashFlowAssumption: CashFlowAssumptionPayload;
  deleteCharitable: CharitablePayload;
  deleteClassDistribution: ClassDistributionPayload;
  /** The trusts that it pays stay. */
  deleteDispositionTemplate: DispositionTemplatePayload;
  /** The last line of a step takes the step with it. */
  deleteDistributionRule: DistributionRulePayload;
  /** Only of an entity that owns and owes nothing. */
  deleteEntity: EntityPayload;
  /** Nobody sees it any more, with its documents and reports, until somebody brings it back. */
  deleteEstate: DeleteEstatePayload;
  /** Only of one that nothing is attached to and that was not read from a file. */
  deleteEstateDocument: EstateDocumentPayload;
  /** Takes back what somebody wrote of a file: the original is its summary again. */
  deleteEstateDocumentsSummary: EstateUploadPayload;
  deleteEstateUpload: EstateUploadPayload;
  deleteFinancialMilestone: FinancialMilestonePayload;
  deleteFinancialTeamMember: FinancialTeamMemberPayload;
  /** Takes the limit off a step, which is then paid all that is left; of one that says nothing without it, it is refused. */
  deleteFundingOption: FundingOptionPayload;
  /** `restoreAsset` takes it back. */
  deleteLifeInsurance: LifeInsurancePayload;
  /** What was found in the plan cannot be removed: it is dismissed or put away. */
  deleteOpportunity: OpportunityPayload;
  deletePerson: DeletePersonPayload;
  deletePlanVersion: PlanVersionPayload;
  /** Its clients stay; it can be brought back with them. */
  deleteProfileGroup: ProfileGroupPayload;
  deleteReminder: ReminderPayload;
  deleteRfi: RfiPayload;
  /** Takes it back; whoever it was shared with may also give it back. */
  deleteSharedEstateOwnership: SharedEstateOwnershipPayload;
  /** Only of a trust that owns nothing and that nothing names. */
  deleteTrust: TrustPayload;
  /** It can be brought back; notes that were taken from it stay. */
  deleteUserLibraryNote: UserLibraryNotePayload;
  deleteWhatIfSnapshot: WhatIfSnapshotPayload;
  /** What each death brings to its sub-trusts, or to itself as one, is kept in a trust of its own. */
  divergeSubtrusts: TrustPayload;
  /**
   * Says whether a stored file is that of a document or trust of its estate; one that was missing is on file by it. Of what
   * was read, the readings say it: that is refused.
   */
  fileEstateUpload: EstateUploadPayload;
  finishReview: ReviewPayload;
  /** Puts it to a place among those of its household, from 1. */
  reprioritizeOpportunity: OpportunityPayload;
  /** Asks for an abstraction of a file that was only stored, was refused tokens or failed. */
  requestAbstraction: EstateUploadPayload;
  requestReview: PlanReviewPayload;
  /** Reads these files again with the reader of today: what was decided stays. Only what failed takes its tokens anew. */
  rerunAutoAbstraction: AutoAbstractionPayload;
  /** Takes a deletion back, or a split. */
  restoreAsset: AssetPayload;
  /** Takes a deletion back. */
  restoreCharitable: CharitablePayload;
  /** Takes a deletion back. */
  restoreEntity: EntityPayload;
  restoreEstate: EstatePayload;
  /** Takes a deletion back. */
  restoreEstateDocument: EstateDocumentPayload;
  /** Takes a deletion back, with the relations to whoever is still there. */
  restorePerson: PersonPayload;
  restoreProfileGroup: ProfileGroupPayload;
  /** Takes a deletion back. */
  restoreTrust: TrustPayload;
  restoreUserLibraryNote: UserLibraryNotePayload;
  /** Accept, edit, reject or reset one value; what is accepted changes the estate in the same write. */
  reviewExtractedValue: ReviewPayload;
  /** Keeps one part of a file, where `offset` says that it begins, until all of them are here. */
  sendFilePart: FilePartPayload;
  /** Leaves a conflict as it is, for a reason. One that came back is set aside anew. */
  setConflictAside: ConflictSetAsidePayload;
  /** What is left by this pour-over will goes to that trust, whatever it said before; its gifts stay. */
  setPouroverWillRemainderTrust: EstateDocumentPayload;
  /** One asset as several, each of one owner, to the cent; `restoreAsset` makes it whole again. */
  splitAsset: SplitAssetPayload;
  /** Sends it: from here on it stands on the document, and the review waits for the answer. */
  submitRfi: RfiPayload;
  /** Without `hide` it becomes the other. */
  toggleBalanceSheetEmptyColumns: EstatePayload;
  /** Looks at the estate as it is now. By itself this is done after each change of it. */
  triggerOpportunitiesForEstate: EstatePayload;
  unarchiveEstate: EstatePayload;
  /**
   * Takes a preset back as a whole: `dispositionTemplates` are all steps as they were seen before it, `newTrustIds` the
   * trusts that began with it. It is refused where one of them owns something or is named elsewhere.
   */
  undoDispositionPreset: DispositionPresetPayload;
  /** Takes a change back, unless somebody has changed the same since; that is a change on record too. */
  undoEstateChange: EstatePayload;
  updateAsset: AssetPayload;
  updateAssetAccount: AssetAccountPayload;
  updateAutomaticProfile: AutomaticProfilePayload;
  /** The rows that are named share the places that they had, in the order in which they are named. */
  updateBalanceSheetOrder: BalanceSheetOrderPayload;
  updateCashFlowAssumption: CashFlowAssumptionPayload;
  updateCharitable: CharitablePayload;
  updateClassDistribution: ClassDistributionPayload;
  /** All that is said otherwise to the client of an estate, over the version that was seen. */
  updateCustomOpportunities: EstatePayload;
  updateDispositionTemplate: DispositionTemplatePayload;
  updateDistributionRule: DistributionRulePayload;
  /** Sent and declined by whoever may change the estate, withdrawn by whoever asked. */
  updateDocumentCopyRequest: DocumentCopyRequestPayload;
  /** The documents and trusts that are named share the places that they had, in the order in which they are named. */
  updateDocumentOrder: DocumentOrderPayload;
  updateEntity: EntityPayload;
  updateEstate: EstatePayload;
  updateEstateDocument: EstateDocumentPayload;
  updateEstateUpload: EstateUploadPayload;
  updateFinancialMilestone: FinancialMilestonePayload;
  updateFinancialTeamMember: FinancialTeamMemberPayload;
  /** Puts a member at a place of the team, from 1; the others keep their order. */
  updateFinancialTeamMemberOrder: FinancialTeamMemberPayload;
  updateFirstSpouseToDie: EstatePayload;
  /** All takers of what pays a step, in place of those that it has. */
  updateFundingPoolDistributions: FundingPoolPayload;
  updateLifeInsurance: LifeInsurancePayload;
  /** Cards of the family tree at these places; those of `releasedIds`, and with `reset` all others, are placed by themselves again. */
  updateNodePositions: NodePositionsPayload;
  updateOnboardingInfo: OnboardingInfoPayload;
  updateOpportunity: OpportunityPayload;
  updateOwnClientViews: OwnClientViewsPayload;
  updatePerson: PersonPayload;
  /** A picture in place of the one before, which has this `photoVersion`; null takes it away. What is written beside its points is not kept. */
  updatePersonPhoto: PersonPayload;
  updatePlanVersion: PlanVersionPayload;
  updateProfileGroup: ProfileGroupPayload;
  updateProjectionSetting: ProjectionSettingPayload;
  /** Changes notes that are there on a document or trust, removes them, and brings removed ones back. */
  updateProvisionNotes: ProvisionNotesPayload;
  updateRelationships: RelationshipsPayload;
  updateReminder: ReminderPayload;
  /** Moves it on, gives it to somebody, adds a note. */
  updateReview: PlanReviewPayload;
  updateReviewChecklist: PlanReviewPayload;
  updateTrust: TrustPayload;
  updateUserLibraryNote: UserLibraryNotePayload;
  updateWhatIfSnapshot: WhatIfSnapshotPayload;
  /** Chooses what pays a step. */
  upsertFundingOption: FundingOptionPayload;
  /** The same, and writes new ones. */
  upsertProvisionNotes: ProvisionNotesPayload;
  /** What the advisor will read with the result, or when it is returned; an empty text takes it away. */
  upsertReturnedToCustomerNote: PlanReviewPayload;
  /** Writes a new one about a document or trust, or one that was not sent yet anew. */
  upsertRfi: RfiPayload;
};


export type MutationAcceptHighConfidenceValuesArgs = {
  estateUploadId: Scalars['ID']['input'];
};


export type MutationAddDispositionPresetArgs = {
  instrumentId: Scalars['ID']['input'];
  preset: DispositionPreset;
  version: Scalars['Int']['input'];
};


export type MutationAddFundingPoolDistributionsArgs = {
  dispositionTemplateId: Scalars['ID']['input'];
  distributions: Array<DispositionTakerInput>;
  version: Scalars['Int']['input'];
};


export type MutationAddMissedValueArgs = {
  estateUploadId: Scalars['ID']['input'];
  field: Scalars['String']['input'];
  value: Scalars['JSON']['input'];
};


export type MutationAnswerRfiArgs = {
  answer: Scalars['String']['input'];
  estateUploadId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationArchiveEstateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationBringConflictBackArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationBulkAddEstateProfileGroupingsArgs = {
  estateIds: Array<Scalars['ID']['input']>;
  profileGroupId: Scalars['ID']['input'];
};


export type MutationBulkDeleteAssetAccountsArgs = {
  estateId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationBulkDeleteAssetsArgs = {
  estateId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationBulkDeleteEstatesArgs = {
  estates: Array<SeenEstateInput>;
};


export type MutationBulkRemoveEstateProfileGroupingsArgs = {
  estateIds: Array<Scalars['ID']['input']>;
  profileGroupId: Scalars['ID']['input'];
};


export type MutationBulkRestoreAssetsArgs = {
  estateId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationBulkRestoreEstatesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationBulkUpdateAssetsArgs = {
  changes: Array<AssetChangeInput>;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationBulkUpdateEstatesArgs = {
  estates: Array<BulkEstateInput>;
};


export type MutationCloseRfiArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationConvergeSubtrustsArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateAssetArgs = {
  attributes: AssetInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateAssetAccountArgs = {
  attributes: AssetAccountInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateAutoAbstractionArgs = {
  estateUploadIds: Array<Scalars['ID']['input']>;
  tokens?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateAutomaticAbstractionArgs = {
  estateId: Scalars['ID']['input'];
  tokens?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateAutomaticProfileArgs = {
  estateId: Scalars['ID']['input'];
  estateUploadIds: Array<Scalars['ID']['input']>;
};


export type MutationCreateCashFlowAssumptionArgs = {
  attributes: CashFlowAssumptionInput;
  estateId: Scalars['ID']['input'];
};


export type MutationCreateCharitableArgs = {
  attributes: CharitableInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateClassDistributionArgs = {
  attributes: ClassDistributionInput;
  dispositionTemplateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateClientSpreadsheetImportArgs = {
  input: ClientSpreadsheetImportInput;
};


export type MutationCreateCustomDispositionTemplateArgs = {
  attributes: CustomDispositionTemplateInput;
  instrumentId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateDispositionTemplateArgs = {
  attributes: DispositionTemplateInput;
  instrumentId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateDistributionRuleArgs = {
  attributes: DistributionRuleInput;
  dispositionTemplateId?: InputMaybe<Scalars['ID']['input']>;
  instrumentId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationCreateDocumentCopyRequestArgs = {
  documentId: Scalars['ID']['input'];
  noteBody?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateEntityArgs = {
  attributes: EntityInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateEstateArgs = {
  input: CreateEstateInput;
};


export type MutationCreateEstateDocumentArgs = {
  attributes: EstateDocumentInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateEstateUploadArgs = {
  input: CreateEstateUploadInput;
};


export type MutationCreateFinancialMilestoneArgs = {
  attributes: FinancialMilestoneInput;
  estateId: Scalars['ID']['input'];
};


export type MutationCreateFinancialTeamMemberArgs = {
  attributes: FinancialTeamMemberInput;
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  estateId: Scalars['ID']['input'];
};


export type MutationCreateLifeInsuranceArgs = {
  attributes: LifeInsuranceInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateOnboardingInfoArgs = {
  attributes: OnboardingInfoInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateOpportunityArgs = {
  attributes: OpportunityInput;
  estateId: Scalars['ID']['input'];
};


export type MutationCreatePersonArgs = {
  input: CreatePersonInput;
};


export type MutationCreatePlanVersionArgs = {
  attributes: PlanVersionInput;
  estateId: Scalars['ID']['input'];
};


export type MutationCreateProfileGroupArgs = {
  name: Scalars['String']['input'];
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateReminderArgs = {
  attributes: ReminderInput;
  estateId: Scalars['ID']['input'];
};


export type MutationCreateSharedEstateOwnershipArgs = {
  accountId: Scalars['ID']['input'];
  estateId: Scalars['ID']['input'];
};


export type MutationCreateTrustArgs = {
  attributes: TrustInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateUserLibraryNoteArgs = {
  attributes: UserLibraryNoteInput;
};


export type MutationCreateWhatIfSnapshotArgs = {
  attributes: WhatIfSnapshotInput;
  estateId: Scalars['ID']['input'];
};


export type MutationDeleteAssetArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteAssetAccountArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteCashFlowAssumptionArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteCharitableArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteClassDistributionArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteDispositionTemplateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteDistributionRuleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteEntityArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteEstateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteEstateDocumentArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteEstateDocumentsSummaryArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteEstateUploadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteFinancialMilestoneArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteFinancialTeamMemberArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteFundingOptionArgs = {
  dispositionTemplateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteLifeInsuranceArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteOpportunityArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeletePersonArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeletePlanVersionArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteProfileGroupArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteReminderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteRfiArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteSharedEstateOwnershipArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTrustArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteUserLibraryNoteArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteWhatIfSnapshotArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDivergeSubtrustsArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationFileEstateUploadArgs = {
  belongs: Scalars['Boolean']['input'];
  documentId: Scalars['ID']['input'];
  estateUploadId: Scalars['ID']['input'];
};


export type MutationFinishReviewArgs = {
  estateUploadId: Scalars['ID']['input'];
};


export type MutationReprioritizeOpportunityArgs = {
  id: Scalars['ID']['input'];
  priority: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRequestAbstractionArgs = {
  estateUploadId: Scalars['ID']['input'];
};


export type MutationRequestReviewArgs = {
  attributes: ReviewRequestInput;
  estateId: Scalars['ID']['input'];
};


export type MutationRerunAutoAbstractionArgs = {
  estateUploadIds: Array<Scalars['ID']['input']>;
};


export type MutationRestoreAssetArgs = {
  estateId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreCharitableArgs = {
  estateId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreEntityArgs = {
  estateId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreEstateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreEstateDocumentArgs = {
  estateId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestorePersonArgs = {
  estateId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreProfileGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreTrustArgs = {
  estateId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreUserLibraryNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReviewExtractedValueArgs = {
  input: ReviewValueInput;
};


export type MutationSendFilePartArgs = {
  estateId: Scalars['ID']['input'];
  offset: Scalars['Int']['input'];
  part: Scalars['Upload']['input'];
};


export type MutationSetConflictAsideArgs = {
  conflictId: Scalars['ID']['input'];
  estateId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSetPouroverWillRemainderTrustArgs = {
  id: Scalars['ID']['input'];
  trustId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSplitAssetArgs = {
  id: Scalars['ID']['input'];
  parts: Array<AssetPartInput>;
  version: Scalars['Int']['input'];
};


export type MutationSubmitRfiArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationToggleBalanceSheetEmptyColumnsArgs = {
  estateId: Scalars['ID']['input'];
  hide?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationTriggerOpportunitiesForEstateArgs = {
  estateId: Scalars['ID']['input'];
};


export type MutationUnarchiveEstateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoDispositionPresetArgs = {
  dispositionTemplates: Array<DispositionTemplateInput>;
  instrumentId: Scalars['ID']['input'];
  newTrustIds: Array<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUndoEstateChangeArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateAssetArgs = {
  attributes: AssetInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateAssetAccountArgs = {
  attributes: AssetAccountInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateAutomaticProfileArgs = {
  attributes: AutomaticProfileInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateBalanceSheetOrderArgs = {
  estateId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCashFlowAssumptionArgs = {
  attributes: CashFlowAssumptionInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateCharitableArgs = {
  attributes: CharitableInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateClassDistributionArgs = {
  attributes: ClassDistributionInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateCustomOpportunitiesArgs = {
  estateId: Scalars['ID']['input'];
  opportunities: Array<CustomOpportunityInput>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateDispositionTemplateArgs = {
  attributes: DispositionTemplateInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateDistributionRuleArgs = {
  attributes: DistributionRuleInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateDocumentCopyRequestArgs = {
  id: Scalars['ID']['input'];
  status: CopyRequestStatus;
  version: Scalars['Int']['input'];
};


export type MutationUpdateDocumentOrderArgs = {
  estateId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateEntityArgs = {
  attributes: EntityInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateEstateArgs = {
  input: UpdateEstateInput;
};


export type MutationUpdateEstateDocumentArgs = {
  attributes: EstateDocumentInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateEstateUploadArgs = {
  attributes: EstateUploadInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateFinancialMilestoneArgs = {
  attributes: FinancialMilestoneInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateFinancialTeamMemberArgs = {
  attributes: FinancialTeamMemberInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateFinancialTeamMemberOrderArgs = {
  displayOrder: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateFirstSpouseToDieArgs = {
  estateId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateFundingPoolDistributionsArgs = {
  dispositionTemplateId: Scalars['ID']['input'];
  distributions: Array<DispositionTakerInput>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLifeInsuranceArgs = {
  attributes: LifeInsuranceInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateNodePositionsArgs = {
  estateId: Scalars['ID']['input'];
  positions: Array<NodePositionInput>;
  releasedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  reset?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateOnboardingInfoArgs = {
  attributes: OnboardingInfoInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateOpportunityArgs = {
  attributes: OpportunityInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateOwnClientViewsArgs = {
  input: UpdateOwnClientViewsInput;
};


export type MutationUpdatePersonArgs = {
  input: UpdatePersonInput;
};


export type MutationUpdatePersonPhotoArgs = {
  id: Scalars['ID']['input'];
  photo?: InputMaybe<Scalars['Upload']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePlanVersionArgs = {
  attributes: PlanVersionInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateProfileGroupArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateProjectionSettingArgs = {
  attributes: ProjectionSettingInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateProvisionNotesArgs = {
  diagramNotes?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  notes: Array<ProvisionNoteInput>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateRelationshipsArgs = {
  input: UpdateRelationshipsInput;
};


export type MutationUpdateReminderArgs = {
  attributes: ReminderInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateReviewArgs = {
  attributes: ReviewInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateReviewChecklistArgs = {
  isDone: Scalars['Boolean']['input'];
  itemId: Scalars['ID']['input'];
  reviewId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateTrustArgs = {
  attributes: TrustInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateUserLibraryNoteArgs = {
  attributes: UserLibraryNoteInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateWhatIfSnapshotArgs = {
  attributes: WhatIfSnapshotInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpsertFundingOptionArgs = {
  attributes: FundingOptionInput;
  dispositionTemplateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpsertProvisionNotesArgs = {
  id: Scalars['ID']['input'];
  notes: Array<ProvisionNoteInput>;
  version: Scalars['Int']['input'];
};


export type MutationUpsertReturnedToCustomerNoteArgs = {
  noteText: Scalars['String']['input'];
  reviewId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpsertRfiArgs = {
  documentId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  kind: RfiKind;
  noteText?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The net worth in the taxable estates at the end of a day on which it changed; the last one is the present. */
export type NetWorthPoint = {
  __typename?: 'NetWorthPoint';
  amount: Scalars['Cents']['output'];
  day: Scalars['Date']['output'];
};

/** Each from its first number up to the next one. */
export type NetWorthRange =
  | 'FROM_1M_TO_5M'
  | 'FROM_5M_TO_15M'
  | 'FROM_15M_TO_30M'
  | 'FROM_30M_TO_100M'
  | 'OVER_100M'
  | 'UNDER_1M';

/** Lines that add up to the net worth in the taxable estate, by owner, and what stands outside. */
export type NetWorthReceipt = {
  __typename?: 'NetWorthReceipt';
  asOf?: Maybe<Scalars['Date']['output']>;
  /** The net worth again, by kind of property. */
  byType: Array<ReceiptLine>;
  groups: Array<ReceiptGroup>;
  /** Policies at the benefit they will pay. */
  outside: Array<ReceiptLine>;
  outsideTotal: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
  /** What the estate does not say whose it is. */
  unknown: Array<ReceiptLine>;
  unknownTotal: Scalars['Cents']['output'];
};

/** A trust that begins at the death of the step which pays it. */
export type NewDispositionTrustInput = {
  kind: TrustKind;
  /** Whoever it is for while it lasts. */
  lifetimeBeneficiaryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name: Scalars['String']['input'];
  qtipElection?: InputMaybe<QtipChoice>;
};

/** Where somebody has put a card of the family tree, in px of the drawing. */
export type NodePosition = {
  __typename?: 'NodePosition';
  id: Scalars['ID']['output'];
  x: Scalars['Int']['output'];
  y: Scalars['Int']['output'];
};

export type NodePositionInput = {
  /** Of the person. */
  id: Scalars['ID']['input'];
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

export type NodePositionsPayload = {
  __typename?: 'NodePositionsPayload';
  estate?: Maybe<Estate>;
  nodePositions: Array<NodePosition>;
  ok: Scalars['Boolean']['output'];
};

export type NomineeStanding =
  | 'ABLE'
  | 'DECEASED'
  | 'FORMER_SPOUSE'
  | 'MINOR'
  | 'UNKNOWN';

export type OfficeNominee = {
  __typename?: 'OfficeNominee';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  personId?: Maybe<Scalars['ID']['output']>;
  standing: NomineeStanding;
  /** In whose turn: Primary, First successor. */
  turn: Scalars['String']['output'];
};

/** What an answer says of the household that its estate does not show. */
export type OnboardingGap =
  | 'CHILDREN_NOT_ENTERED'
  | 'EXEMPTION_NOT_ENTERED'
  | 'GST_EXEMPTION_NOT_ENTERED'
  | 'NET_WORTH_APART';

/** What a household is asked when it becomes a client. What its estate shows stands in place of what was said. */
export type OnboardingInfo = {
  __typename?: 'OnboardingInfo';
  /** Whether the advisor has finished them. */
  advisorComplete: Scalars['Boolean']['output'];
  /** Where the advisor stopped. */
  advisorLastScreen?: Maybe<OnboardingScreen>;
  /** Whether the client has. */
  clientComplete: Scalars['Boolean']['output'];
  /** What was answered and is not entered yet, or stands apart from what is. */
  gaps: Array<OnboardingGap>;
  /** Null while nobody has said so. */
  hasChildren?: Maybe<Scalars['Boolean']['output']>;
  hasUsedExemption?: Maybe<Scalars['Boolean']['output']>;
  hasUsedGstExemption?: Maybe<Scalars['Boolean']['output']>;
  /** By the marital status of the estate. */
  isMarried: Scalars['Boolean']['output'];
  netWorthRange?: Maybe<NetWorthRange>;
  planningGoals: Array<PlanningGoal>;
};

/** What is left out stays; null takes an answer back. */
export type OnboardingInfoInput = {
  /** For whoever advises. */
  advisorComplete?: InputMaybe<Scalars['Boolean']['input']>;
  /** For whoever advises. */
  advisorLastScreen?: InputMaybe<OnboardingScreen>;
  /** For the client alone. */
  clientComplete?: InputMaybe<Scalars['Boolean']['input']>;
  hasChildren?: InputMaybe<Scalars['Boolean']['input']>;
  hasUsedExemption?: InputMaybe<Scalars['Boolean']['input']>;
  hasUsedGstExemption?: InputMaybe<Scalars['Boolean']['input']>;
  netWorthRange?: InputMaybe<NetWorthRange>;
  planningGoals?: InputMaybe<Array<PlanningGoal>>;
};

export type OnboardingInfoPayload = {
  __typename?: 'OnboardingInfoPayload';
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
  onboardingInfo?: Maybe<OnboardingInfo>;
};

/** The pages of the questions, in their order. */
export type OnboardingScreen =
  | 'EXEMPTIONS'
  | 'FAMILY'
  | 'GOALS'
  | 'NET_WORTH';

/** How many estates have a finding worth a talk, with the engine's or the record's reason. */
export type OpportunityCount = {
  __typename?: 'OpportunityCount';
  count: Scalars['Int']['output'];
  detail: Scalars['String']['output'];
  estateIds: Array<Scalars['ID']['output']>;
  kind: FindingKind;
  title: Scalars['String']['output'];
};

export type OpportunityFilterInput = {
  /** True: those that were put away alone. False: the others alone. */
  manuallyArchived?: InputMaybe<Scalars['Boolean']['input']>;
  statuses?: InputMaybe<Array<OpportunityStatus>>;
};

/** What is left out stays as it is. */
export type OpportunityInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  manuallyArchived?: InputMaybe<Scalars['Boolean']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<OpportunityStatus>;
  /** Null for the words of its kind. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type OpportunityPayload = {
  __typename?: 'OpportunityPayload';
  /** Null after a deletion. */
  estateOpportunity?: Maybe<EstateOpportunity>;
  ok: Scalars['Boolean']['output'];
};

export type OpportunityStatus =
  | 'COMPLETED'
  | 'DISMISSED'
  | 'IN_PROGRESS'
  | 'IN_REVIEW'
  | 'TODO';

/** A stand-in for identity's organization. */
export type Organization = {
  __typename?: 'Organization';
  id: Scalars['ID']['output'];
};

/** Money from outside of the estate that pays a step, in words: no figure counts it. */
export type OtherDistributionFunding = {
  __typename?: 'OtherDistributionFunding';
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type OtherDistributionFundingInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

/** The views that the signed-in account has saved in the organization it acts in now, in their order. */
export type OwnClientViews = {
  __typename?: 'OwnClientViews';
  id: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
  views: Array<ClientView>;
};

export type OwnClientViewsPayload = {
  __typename?: 'OwnClientViewsPayload';
  ok: Scalars['Boolean']['output'];
  ownClientViews?: Maybe<OwnClientViews>;
};

/** One thing, as far as it is the holder's; a debt below zero. */
export type OwnedPart = {
  __typename?: 'OwnedPart';
  amount: Scalars['Cents']['output'];
  holdingId: Scalars['ID']['output'];
  isLiability: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  part: BalanceGroup;
};

/** Who a thing belongs to: somebody alone, several together, a trust or an entity. */
export type Owner = Entity | JointOwner | Person | Trust;

export type OwnerShare = {
  __typename?: 'OwnerShare';
  owner: Assignable;
  percent?: Maybe<Scalars['Float']['output']>;
};

export type OwnerShareInput = {
  ownerId: Scalars['ID']['input'];
  percent?: InputMaybe<Scalars['Float']['input']>;
};

/** Who owns what: the balance sheet by its owners, to the same cents. What an entity holds counts with its owners. */
export type OwnershipData = {
  __typename?: 'OwnershipData';
  asOf?: Maybe<Scalars['Date']['output']>;
  holders: Array<OwnershipHolder>;
  inside: Scalars['Cents']['output'];
  outside: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
  unknown: Scalars['Cents']['output'];
};

/** Whoever has something: somebody alone, several together, a trust, or nobody that the estate names. */
export type OwnershipHolder = {
  __typename?: 'OwnershipHolder';
  holdings: Array<OwnedPart>;
  /** Of the party; joint, outside and unknown where it is none of them. */
  id: Scalars['ID']['output'];
  kind: OwnershipHolderKind;
  name: Scalars['String']['output'];
  /** Whether it is in a taxable estate. */
  standing: OwnershipStanding;
  total: Scalars['Cents']['output'];
};

export type OwnershipHolderKind =
  | 'CHARITY'
  | 'ENTITY'
  | 'JOINT'
  | 'OTHER'
  | 'PERSON'
  | 'TRUST'
  | 'UNKNOWN';

export type OwnershipStanding =
  | 'inside'
  | 'outside'
  | 'unknown';

export type PageBox = {
  __typename?: 'PageBox';
  height: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** Which page of a list: page counts from 1, perPage -1 asks for all (capped by the server). */
export type PaginationInput = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** A child with one parent on record whose spouse is neither parent nor stepparent. */
export type ParentQuestion = {
  __typename?: 'ParentQuestion';
  child: Person;
  id: Scalars['ID']['output'];
  /** Who may be the other parent. */
  other: Person;
  parent: Person;
};

/** A value that a holding had. */
export type PastValue = {
  __typename?: 'PastValue';
  amount: Scalars['Cents']['output'];
  /** The day that the value was of. */
  day?: Maybe<Scalars['Date']['output']>;
  source?: Maybe<Scalars['String']['output']>;
  /** The day on which it gave way to another one. */
  until: Scalars['Date']['output'];
};

export type PaymentTerms =
  | 'ANNUALLY'
  | 'MONTHLY'
  | 'QUARTERLY'
  | 'SEMIANNUALLY';

export type PaymentType =
  | 'BALLOON'
  | 'INTEREST_ONLY'
  | 'PRINCIPAL_AND_INTEREST';

/** By when an inherited retirement account must be paid out. */
export type PayoutRule =
  | 'FIVE_YEARS'
  | 'LIFE_EXPECTANCY'
  | 'MINOR_CHILD'
  | 'NOT_KNOWN'
  | 'NO_TAX'
  | 'OWNERS_LIFE_EXPECTANCY'
  | 'OWN_ACCOUNT'
  | 'TEN_YEARS'
  | 'TRUST_TEN_YEARS';

/** Who receives what in the end, over all deaths. */
export type PdfBeneficiary = {
  __typename?: 'PdfBeneficiary';
  amount: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  /** A person, a trust, a charity, or the state for want of heirs. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Of everything that there is. */
  percent: Scalars['Float']['output'];
};

export type PdfData = {
  __typename?: 'PdfData';
  beneficiaryOverview?: Maybe<Array<PdfBeneficiary>>;
  estateId: Scalars['ID']['output'];
  familyTree?: Maybe<FamilyTree>;
  waterfallTables?: Maybe<Array<PdfWaterfallTable>>;
};

export type PdfWaterfallRow = {
  __typename?: 'PdfWaterfallRow';
  amount: Scalars['Cents']['output'];
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  why: Scalars['String']['output'];
};

/** What happens at one death, as a table. */
export type PdfWaterfallTable = {
  __typename?: 'PdfWaterfallTable';
  death: DeathScenario;
  rows: Array<PdfWaterfallRow>;
  title: Scalars['String']['output'];
  total: Scalars['Cents']['output'];
};

/** Somebody the estate knows: client, spouse, family, fiduciary or beneficiary. */
export type Person = {
  __typename?: 'Person';
  address1?: Maybe<Scalars['String']['output']>;
  address2?: Maybe<Scalars['String']['output']>;
  ageInYears?: Maybe<Scalars['Int']['output']>;
  bio?: Maybe<Scalars['String']['output']>;
  birthDate?: Maybe<Scalars['Date']['output']>;
  children: Array<Person>;
  citizenship?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  clientRelationship?: Maybe<Scalars['String']['output']>;
  /** By ISO code; where nothing is said, the United States. */
  country?: Maybe<Scalars['String']['output']>;
  deathDate?: Maybe<Scalars['Date']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  /** What gifts have used of exclusions left by spouses who died before the last one. */
  earlierDsueUsed?: Maybe<Scalars['Cents']['output']>;
  /** What the person received of estates that paid federal tax on it, for the credit of IRC 2013. */
  earlierEstates: Array<EarlierEstate>;
  email?: Maybe<Scalars['String']['output']>;
  estate?: Maybe<Estate>;
  estateId?: Maybe<Scalars['ID']['output']>;
  /** Left by a spouse who died first. */
  federalDsue?: Maybe<Scalars['Cents']['output']>;
  /** Of whom, in words. */
  federalDsueSource?: Maybe<Scalars['String']['output']>;
  /** Of it, what gifts have used. */
  federalDsueUsed?: Maybe<Scalars['Cents']['output']>;
  federalExemptionUsed?: Maybe<Scalars['Cents']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  fromPriorRelationship: Scalars['Boolean']['output'];
  gender?: Maybe<Scalars['String']['output']>;
  /** Taxable gifts, each as its gift tax return counts it; where they are listed, what is used is worked out from them. */
  gifts: Array<Gift>;
  gstExemptionUsed?: Maybe<Scalars['Cents']['output']>;
  hawaiiStateDsueRemaining?: Maybe<Scalars['Cents']['output']>;
  id: Scalars['ID']['output'];
  initials?: Maybe<Scalars['String']['output']>;
  isClient: Scalars['Boolean']['output'];
  isCorporateTrustee: Scalars['Boolean']['output'];
  isDeceased: Scalars['Boolean']['output'];
  isDeletable: Scalars['Boolean']['output'];
  /** Disabled or chronically ill as the rules of retirement accounts say it; special needs alone do not. */
  isDisabled: Scalars['Boolean']['output'];
  /** False where gift tax was paid on gifts of years before 2004, whose rates are not held. */
  isGiftHistorySure: Scalars['Boolean']['output'];
  /** False where the law of the place the person lives in is not held: figures count the federal tax of a citizen alone. */
  isLawOfResidenceHeld: Scalars['Boolean']['output'];
  isMinor: Scalars['Boolean']['output'];
  isSpecialNeeds: Scalars['Boolean']['output'];
  isSpouse: Scalars['Boolean']['output'];
  /** With whom the person owns or owes something. */
  jointOwners: Array<JointOwner>;
  lastName?: Maybe<Scalars['String']['output']>;
  /** As documents name the person; may differ from the name in daily use. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** Whole years still to expect, by the IRS life table 2010CM, which knows neither sex nor health: an average. */
  lifeExpectancy?: Maybe<Scalars['Int']['output']>;
  marylandStateDsueRemaining?: Maybe<Scalars['Cents']['output']>;
  name: Scalars['String']['output'];
  netWorth?: Maybe<Scalars['Cents']['output']>;
  /** The first parent on record. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** By birth and by adoption; without stepparents. */
  parents: Array<Person>;
  /** Digits alone. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Of the picture of the person: the name of its file; null where there is none. */
  photo?: Maybe<Scalars['String']['output']>;
  /** Of the picture: works for ten minutes, for this account. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** Of the picture; 0 where there was never one. */
  photoVersion: Scalars['Int']['output'];
  /** As the family calls the person. */
  preferredName?: Maybe<Scalars['String']['output']>;
  remainingFederalExemption?: Maybe<Scalars['Cents']['output']>;
  /** Of the estate tax of the state the person lives in; null where there is none, or its law is not held. */
  remainingStateExemption?: Maybe<Scalars['Cents']['output']>;
  spouse?: Maybe<Person>;
  state?: Maybe<Scalars['String']['output']>;
  stateExemptionUsed?: Maybe<Scalars['Cents']['output']>;
  /** LIVING or DECEASED; INSTITUTION of a corporate trustee. */
  status: Scalars['String']['output'];
  /** What the law asks of somebody living before property passes: MINOR, SPECIAL_NEEDS; null: nothing. */
  substatus?: Maybe<Scalars['String']['output']>;
  /** All of them added up. */
  taxableGifts?: Maybe<Scalars['Cents']['output']>;
  /** What the person is to others, as it was recorded. */
  ties: Array<PersonTie>;
  /** Where the estate names the person, in words: owner, beneficiary, trustee, relations. */
  uses: Array<PersonUse>;
  /** Five digits or nine. */
  zip?: Maybe<Scalars['String']['output']>;
};

export type PersonList = {
  __typename?: 'PersonList';
  collection: Array<Person>;
  metadata: ListMetadata;
};

export type PersonOption = {
  __typename?: 'PersonOption';
  /** Of the person, trust, charity or joint owner. */
  id: Scalars['ID']['output'];
  kind: PersonOptionKind;
  name: Scalars['String']['output'];
};

/** As what somebody can be chosen in a form. */
export type PersonOptionKind =
  | 'Charitable'
  /** The couple, and whoever owns something together already. */
  | 'JointOwner'
  /** Who can own: people, trusts that are there today, and entities. */
  | 'Owner'
  | 'Person'
  /** Who may have set up a trust, of those who are neither client nor spouse. */
  | 'ThirdPartySettlor';

export type PersonPayload = {
  __typename?: 'PersonPayload';
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
  person?: Maybe<Person>;
};

/** A relation read from one of its ends: the person is `role` to `other`. */
export type PersonTie = {
  __typename?: 'PersonTie';
  id: Scalars['ID']['output'];
  other: Person;
  role: RelationRole;
};

export type PersonTieInput = {
  otherId: Scalars['ID']['input'];
  /** What the person is to the other one. */
  role: RelationRole;
};

export type PersonUse = {
  __typename?: 'PersonUse';
  /** False for what goes with the person: relations to others. */
  keepsPerson: Scalars['Boolean']['output'];
  words: Scalars['String']['output'];
};

/** A line of a personal financial statement; one amount for each column. */
export type PfsBalanceSheetRow = {
  __typename?: 'PfsBalanceSheetRow';
  cells: Array<Scalars['Cents']['output']>;
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isLiability: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

export type PfsColumnInput = {
  /** Null counts both. */
  inTaxableEstate?: InputMaybe<Scalars['Boolean']['input']>;
  type: PfsColumnType;
};

export type PfsColumnType =
  | 'CLIENT'
  | 'JOINT'
  | 'SPOUSE'
  | 'TOTAL'
  | 'TRUSTS';

/** Something in which the plan and the way things stand do not agree. */
export type PlanConflict = {
  __typename?: 'PlanConflict';
  /** What it is about in money; null where it is about none, or nobody can say. */
  amount?: Maybe<Scalars['Cents']['output']>;
  id: Scalars['ID']['output'];
  /** What it is about: holdings, trusts, documents, people. */
  ids: Array<Scalars['ID']['output']>;
  place: ConflictPlace;
  /** Null for one that nobody has set aside. */
  setAside?: Maybe<ConflictSetAside>;
  severity: ConflictSeverity;
  /** Who gains and who loses, the winners first; empty where it is not about who receives. */
  shares: Array<ConflictShare>;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  topic: ConflictTopic;
  whatToDo: Scalars['String']['output'];
};

export type PlanReviewPayload = {
  __typename?: 'PlanReviewPayload';
  ok: Scalars['Boolean']['output'];
  review?: Maybe<Review>;
};

/** The plan of a household as it stood on a day, kept to be compared with later ones, for those who advise it. */
export type PlanVersion = {
  __typename?: 'PlanVersion';
  createdAt: Scalars['DateTime']['output'];
  createdByName?: Maybe<Scalars['String']['output']>;
  /** What was worked out on that day, for the same engine in a browser. */
  distributionCase: DistributionCase;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Whether the estate has changed since it was kept. */
  isOlder: Scalars['Boolean']['output'];
  /** The day it is of, by the organization's calendar. */
  keptOn: Scalars['Date']['output'];
  name: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** What is left out stays as it is. */
export type PlanVersionInput = {
  name?: InputMaybe<Scalars['String']['input']>;
};

export type PlanVersionPayload = {
  __typename?: 'PlanVersionPayload';
  ok: Scalars['Boolean']['output'];
  /** Null after a deletion. */
  planVersion?: Maybe<PlanVersion>;
};

export type PlanningGoal =
  | 'AVOID_PROBATE'
  | 'BUSINESS_SUCCESSION'
  | 'CHARITABLE_GIVING'
  | 'NEXT_GENERATION'
  | 'PROTECT_ASSETS'
  | 'PROVIDE_FOR_CHILDREN'
  | 'PROVIDE_FOR_SPOUSE'
  | 'REDUCE_ESTATE_TAX'
  | 'SPECIAL_NEEDS';

export type PlanningStatus =
  | 'ACTION_REQUIRED'
  | 'COMPLETE'
  | 'IN_PROGRESS'
  | 'NOT_STARTED';

export type PolicyEstate = {
  __typename?: 'PolicyEstate';
  amount: Scalars['Cents']['output'];
  personId: Scalars['ID']['output'];
  personName: Scalars['String']['output'];
};

export type PolicyKind =
  | 'GROUP'
  | 'INDEXED_UNIVERSAL_LIFE'
  | 'OTHER'
  | 'PRIVATE_PLACEMENT'
  | 'TERM'
  | 'UNIVERSAL_LIFE'
  | 'VARIABLE_LIFE'
  | 'VARIABLE_UNIVERSAL_LIFE'
  | 'WHOLE_LIFE';

/** A part of a policy with the one place where it counts today, by the engine. */
export type PolicyStanding = {
  __typename?: 'PolicyStanding';
  amount: Scalars['Cents']['output'];
  cite: Scalars['String']['output'];
  /** The first day on which a policy given away no longer counts for that. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  /** Null where the estate does not say whose the policy is. */
  inTaxableEstate?: Maybe<Scalars['Boolean']['output']>;
  /** False: the cash value. */
  isBenefit: Scalars['Boolean']['output'];
  /** In whose taxable estate. */
  personId?: Maybe<Scalars['ID']['output']>;
  personName?: Maybe<Scalars['String']['output']>;
  why: Scalars['String']['output'];
};

export type PossibleIssue = {
  __typename?: 'PossibleIssue';
  detail: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  page?: Maybe<Scalars['Int']['output']>;
};

export type PowerOfAppointmentKind =
  /** In favour of the holder, the holder's estate or the creditors of either: it counts with the holder. */
  | 'GENERAL'
  | 'LIMITED';

/** A named set of clients of an organization, its own order: no client and no guest sees it. */
export type ProfileGroup = {
  __typename?: 'ProfileGroup';
  /** Of the clients that are in the list of whoever asks. */
  clientsCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdByName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  organizationId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
};

export type ProfileGroupList = {
  __typename?: 'ProfileGroupList';
  collection: Array<ProfileGroup>;
  metadata: ListMetadata;
};

export type ProfileGroupPayload = {
  __typename?: 'ProfileGroupPayload';
  ok: Scalars['Boolean']['output'];
  profileGroup?: Maybe<ProfileGroup>;
};

export type ProfileItemGroup =
  | 'DOCUMENTS'
  | 'PEOPLE'
  | 'TRUSTS';

/** What is assumed of the years to come. */
export type ProjectionSetting = {
  __typename?: 'ProjectionSetting';
  /** Of the deaths that the figures are worked out for; null where they are worked out for a death today. */
  clientYearOfDeath?: Maybe<Scalars['Int']['output']>;
  /** Percent of what comes in and is taxed; null where none is assumed. */
  estimatedIncomeTax?: Maybe<Scalars['Float']['output']>;
  projectionType: ProjectionType;
  projectionView: ProjectionView;
  /** Whether the cash flow is projected: less the income tax below, and added up as said. */
  projectionsEnabled: Scalars['Boolean']['output'];
  spouseYearOfDeath?: Maybe<Scalars['Int']['output']>;
};

/** What is left out stays; null takes an assumption back. */
export type ProjectionSettingInput = {
  /** Whoever dies in the earlier year dies first from then on. */
  clientYearOfDeath?: InputMaybe<Scalars['Int']['input']>;
  estimatedIncomeTax?: InputMaybe<Scalars['Float']['input']>;
  projectionType?: InputMaybe<ProjectionType>;
  projectionView?: InputMaybe<ProjectionView>;
  projectionsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  spouseYearOfDeath?: InputMaybe<Scalars['Int']['input']>;
};

export type ProjectionSettingPayload = {
  __typename?: 'ProjectionSettingPayload';
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
  projectionSetting?: Maybe<ProjectionSetting>;
};

export type ProjectionType =
  | 'CUMULATIVE'
  | 'EACH_YEAR';

export type ProjectionView =
  | 'CHART'
  | 'TABLE';

/** What property is worked as, which special-use valuation and some states favour. */
export type PropertyUse =
  | 'BUSINESS'
  | 'FARM';

export type ProvisionCategory = {
  __typename?: 'ProvisionCategory';
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

/** What a document or trust provides, in the words of whoever wrote it down. */
export type ProvisionNote = {
  __typename?: 'ProvisionNote';
  /** The note of a library that it was taken from. */
  fromCustomId?: Maybe<Scalars['ID']['output']>;
  /** Whether it matters for the tax on generation-skipping transfers. */
  gstFlag: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** As it was first written, or as it was where it was taken from. */
  originalText: Scalars['String']['output'];
  provisionCategory: ProvisionCategory;
  text: Scalars['String']['output'];
};

/** What is left out stays as it is. */
export type ProvisionNoteInput = {
  /** A note of the same estate that a new one is a copy of. */
  copyOfId?: InputMaybe<Scalars['ID']['input']>;
  /** A note of a library that a new one is taken from. */
  fromCustomId?: InputMaybe<Scalars['ID']['input']>;
  gstFlag?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of one that is there, or was removed; without it another one is written. */
  id?: InputMaybe<Scalars['ID']['input']>;
  noteText?: InputMaybe<Scalars['String']['input']>;
  provisionCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Removes it; without this one that was removed comes back. */
  toBeDestroyed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProvisionNotesPayload = {
  __typename?: 'ProvisionNotesPayload';
  ok: Scalars['Boolean']['output'];
  provisionNotes: Array<ProvisionNote>;
  /** Of the notes that are there now. */
  version: Scalars['Int']['output'];
};

/** Whether the marital deduction is taken for a trust that begins at a death. */
export type QtipChoice =
  | 'FEDERAL_AND_STATE'
  | 'NONE'
  | 'STATE_ONLY';

/** Whether the marital deduction is taken for a trust. */
export type QtipElection =
  | 'FEDERAL_AND_STATE'
  | 'NONE'
  | 'STATE_ONLY';

export type Query = {
  __typename?: 'Query';
  /**
   * Notes that the organization of an estate offers for a document or trust: all that are meant for it, or for the trust
   * that begins under it; where asked, those that are meant for anything alone. A step of it, `dispositionTemplateId`,
   * asks for the trust that the step pays.
   */
  allowedOrganizationProvisions: Array<UserLibraryNote>;
  assetAccounts: AssetAccountList;
  /** What the household owns, then what it owes. */
  assets: AssetList;
  /** `hideEmptyColumns` left out is as the estate has it. */
  balanceSheetTable?: Maybe<BalanceSheet>;
  balanceSheetTemplateDownload: BalanceSheetTemplate;
  cashFlowAssumptions: CashFlowAssumptionList;
  /** The classes of heirs that wills and trusts of one estate name. */
  classDistributions: ClassDistributionList;
  /** Whoever advises a client in reach, to choose a list by; null for an account that is gone. */
  clientAdvisors: Array<Maybe<Account>>;
  /** The last deleted first. */
  deletedEstates: DeletedEstateList;
  /** What a document or trust would say and do with a preset; nothing of it is stored. */
  dispositionPresetPreview: DispositionPreview;
  /**
   * What a step would say and do: `id` names one that is there, to change or to take away; without it one is added to
   * `instrumentId`.
   */
  dispositionPreview: DispositionPreview;
  dispositionTemplateDetails?: Maybe<DispositionTemplate>;
  /** The steps of all wills and trusts of one estate, which `association` names. */
  dispositionTemplates: DispositionTemplateList;
  /** The newest first. */
  documentCopyRequests: DocumentCopyRequestList;
  documentPreview: DocumentPreview;
  documents: DocumentRowList;
  estate?: Maybe<Estate>;
  estateDocument?: Maybe<EstateDocument>;
  /** Everything that has been changed in an estate, newest first. */
  estateHistory: EstateChangeList;
  /** Of one household, in its order. */
  estateOpportunities: EstateOpportunityList;
  estateOverview: EstateOverview;
  /** Which groups a client is in, which clients a group has, whether the one is in the other, or all there are. */
  estateProfileGroupings: EstateProfileGroupingList;
  /** Null for an estate that is not there. */
  estateStatus?: Maybe<EstateStatus>;
  estateUpload?: Maybe<EstateUpload>;
  estateUploads: EstateUploadList;
  estates: EstateList;
  familyTreeFlow?: Maybe<FamilyTreeFlow>;
  familyTreeViz?: Maybe<FamilyTreeViz>;
  /** Everybody who acts in the documents and trusts of one estate, which `association` names. */
  fiduciaries: FiduciaryList;
  /** Short-lived signed link that saves the file; null where it is not there. */
  fileDownloadUrl?: Maybe<Scalars['String']['output']>;
  financialMilestones: FinancialMilestoneList;
  financialTeamMembers: FinancialTeamMemberList;
  /** What can pay a document's or trust's step, or all of its steps. */
  fundingAssets: Array<FundingAsset>;
  /** The ways in which a step can be paid. */
  fundingOptions: Array<FundingOption>;
  /** One entry for each year between the two, both included; at most a hundred years apart. */
  householdEventsTimeline: Array<HouseholdEventsTimelineYear>;
  /** The policies of one estate, which `association` names. */
  lifeInsurances: LifeInsuranceList;
  nodePositions: Array<NodePosition>;
  /** The trusts that a document or trust pays, or one step of it (`dtId`), and that can be kept apart from what another death brings them. */
  nonConvergingSubtrustOptions: Array<Trust>;
  /** Of all clients, the newest first; of one household in its order. */
  opportunities: EstateOpportunityList;
  /** The client list: one row for each client of an organization, 50 a page. */
  organizationClients: PersonList;
  /** Of one organization in reach, or of all. */
  organizationReviewStats: ReviewCounts;
  ownClientViews: OwnClientViews;
  /** Null for an estate that is not there. */
  ownershipData?: Maybe<OwnershipData>;
  /** Who may be recorded as a parent of a person: nobody who descends from them or is not older. */
  parentOptions: Array<Person>;
  person?: Maybe<Person>;
  /** Null for one that is not there. */
  planVersion?: Maybe<PlanVersion>;
  /** By name. */
  profileGroups: ProfileGroupList;
  /** What else most likely holds for somebody with these ties; without `personId` for somebody who is still to be added. */
  relationSuggestions: Array<RelationSuggestion>;
  /** By their days. */
  reminders: ReminderList;
  review?: Maybe<Review>;
  /** What reviews go through, by kind. */
  reviewChecklists: Array<ReviewChecklist>;
  reviewNotes: Array<ReviewNote>;
  /** By reviewer, the last ones first, unless another order is asked for; within it the newest first. */
  reviews: ReviewList;
  /** The newest first; drafts for those who review alone. */
  rfis: RfiList;
  /** Made-up households in reach, to look at and to try things on; at most a hundred, by name. */
  sampleEstateIds: Array<Scalars['ID']['output']>;
  search: SearchResultList;
  /** The notes on a document or trust. */
  selectedProvisionsByDocument: Array<ProvisionNote>;
  /** In the order in which it was shared. */
  sharedEstateOwnerships: SharedEstateOwnershipList;
  /** Other documents and trusts of the same estate that have notes. */
  sourceNoteCopyOptions: Array<SourceNoteCopyOption>;
  /** Where a person may live: states and the District, territories, and outside of the United States. */
  states: Array<State>;
  /** Those of an estate that begin at a death. */
  syntheticTrusts: TrustList;
  trust?: Maybe<Trust>;
  trusts: TrustList;
  uploadLimits: UploadLimits;
  /** One's own, and those that the organization offers; by category. */
  userLibraryNotes: UserLibraryNoteList;
  /** Null for an estate that is not there. */
  waterfallDiagram?: Maybe<WaterfallDiagram>;
};


export type QueryAllowedOrganizationProvisionsArgs = {
  dispositionTemplateId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isGeneralNote?: InputMaybe<Scalars['Boolean']['input']>;
  separateTrustId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryAssetAccountsArgs = {
  estateId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryAssetsArgs = {
  estateId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryBalanceSheetTableArgs = {
  estateId: Scalars['ID']['input'];
  hideEmptyColumns?: InputMaybe<Scalars['Boolean']['input']>;
  mode?: InputMaybe<BalanceSheetMode>;
};


export type QueryBalanceSheetTemplateDownloadArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryCashFlowAssumptionsArgs = {
  association?: InputMaybe<AssociationInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryClassDistributionsArgs = {
  association: AssociationInput;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryDeletedEstatesArgs = {
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryDispositionPresetPreviewArgs = {
  instrumentId: Scalars['ID']['input'];
  preset: DispositionPreset;
};


export type QueryDispositionPreviewArgs = {
  attributes?: InputMaybe<DispositionTemplateInput>;
  id?: InputMaybe<Scalars['ID']['input']>;
  instrumentId: Scalars['ID']['input'];
  remove?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryDispositionTemplateDetailsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDispositionTemplatesArgs = {
  association: AssociationInput;
  filter?: InputMaybe<DispositionTemplateFilterInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryDocumentCopyRequestsArgs = {
  association?: InputMaybe<AssociationInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryDocumentPreviewArgs = {
  estateUploadId: Scalars['ID']['input'];
};


export type QueryDocumentsArgs = {
  association?: InputMaybe<AssociationInput>;
  filter?: InputMaybe<DocumentFilterInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryEstateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEstateDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEstateHistoryArgs = {
  estateId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryEstateOpportunitiesArgs = {
  estateId: Scalars['ID']['input'];
  filter?: InputMaybe<OpportunityFilterInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryEstateOverviewArgs = {
  mine?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryEstateProfileGroupingsArgs = {
  estateId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<PaginationInput>;
  profileGroupId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryEstateStatusArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryEstateUploadArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEstateUploadsArgs = {
  estateId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryEstatesArgs = {
  association?: InputMaybe<AssociationInput>;
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<EstateFilterInput>;
  pagination?: InputMaybe<PaginationInput>;
  sortBy?: InputMaybe<EstateSort>;
};


export type QueryFamilyTreeFlowArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryFamilyTreeVizArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryFiduciariesArgs = {
  association: AssociationInput;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryFileDownloadUrlArgs = {
  estateUploadId: Scalars['ID']['input'];
};


export type QueryFinancialMilestonesArgs = {
  association?: InputMaybe<AssociationInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryFinancialTeamMembersArgs = {
  association?: InputMaybe<AssociationInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryFundingAssetsArgs = {
  id: Scalars['ID']['input'];
  step?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFundingOptionsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHouseholdEventsTimelineArgs = {
  endYear: Scalars['Int']['input'];
  estateId: Scalars['ID']['input'];
  startYear: Scalars['Int']['input'];
};


export type QueryLifeInsurancesArgs = {
  association: AssociationInput;
  filter?: InputMaybe<LifeInsuranceFilterInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryNodePositionsArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryNonConvergingSubtrustOptionsArgs = {
  dtId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryOpportunitiesArgs = {
  association?: InputMaybe<AssociationInput>;
  filter?: InputMaybe<OpportunityFilterInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryOrganizationClientsArgs = {
  direction?: InputMaybe<SortDirection>;
  inProgress?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrganizationReviewStatsArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOwnershipDataArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryParentOptionsArgs = {
  estateId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
};


export type QueryPersonArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlanVersionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProfileGroupsArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<PaginationInput>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRelationSuggestionsArgs = {
  estateId: Scalars['ID']['input'];
  personId?: InputMaybe<Scalars['ID']['input']>;
  ties: Array<PersonTieInput>;
};


export type QueryRemindersArgs = {
  association?: InputMaybe<AssociationInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReviewChecklistsArgs = {
  kind?: InputMaybe<ReviewKind>;
};


export type QueryReviewNotesArgs = {
  reviewId: Scalars['ID']['input'];
};


export type QueryReviewsArgs = {
  association?: InputMaybe<AssociationInput>;
  direction?: InputMaybe<SortDirection>;
  filter?: InputMaybe<ReviewFilterInput>;
  pagination?: InputMaybe<PaginationInput>;
  sortBy?: InputMaybe<ReviewSort>;
};


export type QueryRfisArgs = {
  association?: InputMaybe<AssociationInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QuerySearchArgs = {
  needle: Scalars['String']['input'];
  perPage?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<Array<SearchScope>>;
};


export type QuerySelectedProvisionsByDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySharedEstateOwnershipsArgs = {
  estateId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
};


export type QuerySourceNoteCopyOptionsArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySyntheticTrustsArgs = {
  estateId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryTrustArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTrustsArgs = {
  association?: InputMaybe<AssociationInput>;
  filter?: InputMaybe<TrustFilterInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryUserLibraryNotesArgs = {
  filter?: InputMaybe<UserLibraryNoteFilterInput>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryWaterfallDiagramArgs = {
  estateId: Scalars['ID']['input'];
  input?: InputMaybe<DistributionInput>;
};

/** The last time that a file was read again. */
export type ReadAgain = {
  __typename?: 'ReadAgain';
  askedAt: Scalars['DateTime']['output'];
  differences: Array<ReadingDifference>;
  /** Null while it is being read. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it could not be read again; what was read before stays. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** What is read otherwise than before. */
export type ReadingDifference = {
  __typename?: 'ReadingDifference';
  /** Null for what is not read any more. */
  after?: Maybe<Scalars['String']['output']>;
  /** Null for what is new. */
  before?: Maybe<Scalars['String']['output']>;
  /** Whether what was there stays, because somebody had decided on it. */
  isKept: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

export type RealEstateType =
  | 'COMMERCIAL'
  | 'LAND'
  | 'PRIMARY_RESIDENCE'
  | 'RENTAL'
  | 'SECOND_HOME';

export type ReceiptGroup = {
  __typename?: 'ReceiptGroup';
  label: Scalars['String']['output'];
  lines: Array<ReceiptLine>;
  subtotal: Scalars['Cents']['output'];
  subtotalLabel: Scalars['String']['output'];
};

export type ReceiptLine = {
  __typename?: 'ReceiptLine';
  amount: Scalars['Cents']['output'];
  label: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
};

/** What somebody ends up with, before and after a change that nobody has made yet. */
export type ReceiverChange = {
  __typename?: 'ReceiverChange';
  after: Scalars['Cents']['output'];
  before: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  /** person, trust, charity, tax or other */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type Relation = {
  __typename?: 'Relation';
  from: Person;
  id: Scalars['ID']['output'];
  /** Of a parent: by adoption. */
  isAdopted: Scalars['Boolean']['output'];
  kind: RelationKind;
  to: Person;
};

export type RelationKind =
  | 'DOMESTIC_PARTNER'
  | 'FORMER_SPOUSE'
  | 'PARENT'
  /** Registered with a state, or joined by civil union: some states treat that as marriage, the federal taxes never do. */
  | 'REGISTERED_PARTNER'
  | 'SIBLING'
  | 'SPOUSE'
  | 'STEPPARENT';

/** What one person is to another, as it is said. */
export type RelationRole =
  | 'ADOPTED_CHILD'
  | 'ADOPTIVE_PARENT'
  | 'CHILD'
  | 'DOMESTIC_PARTNER'
  | 'FORMER_SPOUSE'
  | 'PARENT'
  /** Registered with a state, or joined by civil union: some states treat that as marriage, the federal taxes never do. */
  | 'REGISTERED_PARTNER'
  | 'SIBLING'
  | 'SPOUSE'
  | 'STEPCHILD'
  | 'STEPPARENT';

/** A tie that most likely goes with another one, for somebody to confirm. */
export type RelationSuggestion = {
  __typename?: 'RelationSuggestion';
  other: Person;
  /** Why, in words. */
  reason: Scalars['String']['output'];
  role: RelationRole;
};

export type RelationshipInput = {
  otherId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
  /** What the person is to the other one, in place of what was recorded between them; null: nothing. */
  role?: InputMaybe<RelationRole>;
};

export type RelationshipsPayload = {
  __typename?: 'RelationshipsPayload';
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

/** What whoever advises a household has to think of on a day; its client sees none. */
export type Reminder = {
  __typename?: 'Reminder';
  createdAt: Scalars['DateTime']['output'];
  createdByName?: Maybe<Scalars['String']['output']>;
  /** Since when it is done; null until then. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  dueOn: Scalars['Date']['output'];
  estate: Estate;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Whether its day has come, and nobody has done it. */
  isDue: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** What is left out stays as it is. */
export type ReminderInput = {
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type ReminderList = {
  __typename?: 'ReminderList';
  collection: Array<Reminder>;
  metadata: ListMetadata;
};

export type ReminderPayload = {
  __typename?: 'ReminderPayload';
  ok: Scalars['Boolean']['output'];
  /** Null after a deletion. */
  reminder?: Maybe<Reminder>;
};

export type ReportBuilderConfig = {
  __typename?: 'ReportBuilderConfig';
  estateId: Scalars['ID']['output'];
  /** Null where the estate cannot be asked. */
  illustrationErrors?: Maybe<Array<IllustrationError>>;
};

/** What an estate plan comes to, in words and figures of its page. */
export type ReportEstatePlan = {
  __typename?: 'ReportEstatePlan';
  fiduciaries: Array<Fiduciary>;
  trusts: Array<Trust>;
};

export type ReportPageData = {
  __typename?: 'ReportPageData';
  documents?: Maybe<Array<EstateDocument>>;
  estateId: Scalars['ID']['output'];
  estatePlan?: Maybe<ReportEstatePlan>;
  estateTaxDetail?: Maybe<Distribution>;
  lifeInsurance?: Maybe<Array<LifeInsurance>>;
  milestones?: Maybe<Array<FinancialMilestone>>;
  /** What its client may read. */
  opportunities?: Maybe<Array<CustomOpportunity>>;
  /** Those that are on file. */
  yourDocuments?: Maybe<Array<EstateDocument>>;
  yourTeam?: Maybe<Array<FinancialTeamMember>>;
};

export type RetirementAccountType =
  | 'EMPLOYER_PLAN'
  | 'IRA'
  | 'ROTH_IRA';

/** Somebody looks through a client's plan for whoever advises the client. */
export type Review = {
  __typename?: 'Review';
  adminChecklist: Array<ReviewChecklistItem>;
  advisor?: Maybe<Account>;
  advisorChecklist: Array<ReviewChecklistItem>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Null while it is a draft. */
  dateRequested?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it should be done, in working days; null while the advisor is waited for, and with a result. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The same as its reviewers write at it; null for everybody else. */
  editableNotesToAdvisor?: Maybe<ReviewNote>;
  estate: Estate;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Whether the reviewers enter what the documents say, too. */
  isAbstractionByVanilla: Scalars['Boolean']['output'];
  isLate: Scalars['Boolean']['output'];
  kind: ReviewKind;
  lawyerChecklist: Array<ReviewChecklistItem>;
  /** States that whoever asks may put it to. */
  nextStatuses: Array<ReviewStatus>;
  /** In the order in which they were written. */
  notes: Array<ReviewNote>;
  /** What the reviewers say to the advisor, with the result or when the review is returned. */
  notesToAdvisor?: Maybe<ReviewNote>;
  organization: Organization;
  /** The client. */
  person?: Maybe<Person>;
  /** What it takes of the organization's quotas, in words. */
  quotaAllocation: Scalars['String']['output'];
  requestedByName?: Maybe<Scalars['String']['output']>;
  reviewOrganization?: Maybe<Organization>;
  reviewer?: Maybe<Account>;
  status: ReviewStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** Another reading of a value, to be taken in its place. */
export type ReviewAlternative = {
  __typename?: 'ReviewAlternative';
  citations: Array<Citation>;
  display: Scalars['String']['output'];
  label: Scalars['String']['output'];
  value?: Maybe<Scalars['JSON']['output']>;
};

/** What a review of a kind goes through. */
export type ReviewChecklist = {
  __typename?: 'ReviewChecklist';
  items: Array<Scalars['String']['output']>;
  kind: ReviewKind;
  list: ChecklistKind;
};

export type ReviewChecklistItem = {
  __typename?: 'ReviewChecklistItem';
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  doneByName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isDone: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

/** How many reviews wait for what; drafts are nobody's work yet. */
export type ReviewCounts = {
  __typename?: 'ReviewCounts';
  complete: Scalars['Int']['output'];
  inProgress: Scalars['Int']['output'];
  /** Those that should have been done. */
  late: Scalars['Int']['output'];
  readyForReview: Scalars['Int']['output'];
  requestForInformation: Scalars['Int']['output'];
  requested: Scalars['Int']['output'];
  returnedToCustomer: Scalars['Int']['output'];
  /** Asked for, and nobody has taken them. */
  unassigned: Scalars['Int']['output'];
};

export type ReviewDecision =
  | 'ACCEPT'
  | 'EDIT'
  | 'REJECT'
  | 'RESET';

export type ReviewFilterInput = {
  /** Those that should have been done. */
  isLate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that nobody has taken. */
  isUnassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of which account; the own reviews, for example. */
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
  statuses?: InputMaybe<Array<ReviewStatus>>;
};

/** What is left out stays. */
export type ReviewInput = {
  /** One more note. */
  noteText?: InputMaybe<Scalars['String']['input']>;
  /** A member of the client's organization, or whoever asks; null takes it from its reviewer. */
  reviewerId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<ReviewStatus>;
};

export type ReviewKind =
  | 'BASIC'
  | 'COMPREHENSIVE'
  | 'DOCUMENTS'
  | 'ESTATE_PLAN'
  | 'FIDUCIARIES';

export type ReviewList = {
  __typename?: 'ReviewList';
  collection: Array<Review>;
  metadata: ListMetadata;
};

export type ReviewNote = {
  __typename?: 'ReviewNote';
  body: Scalars['String']['output'];
  byName?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
};

export type ReviewPayload = {
  __typename?: 'ReviewPayload';
  estate?: Maybe<Estate>;
  estateUpload?: Maybe<EstateUpload>;
  ok: Scalars['Boolean']['output'];
};

export type ReviewRequestInput = {
  isAbstractionByVanilla?: InputMaybe<Scalars['Boolean']['input']>;
  /** Noted down and not asked for yet. */
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  kind: ReviewKind;
  noteText?: InputMaybe<Scalars['String']['input']>;
};

export type ReviewSort =
  | 'DATE_REQUESTED'
  | 'REVIEWER_ID'
  | 'UPDATED_AT';

export type ReviewStatus =
  | 'COMPLETE'
  | 'DRAFT'
  | 'IN_PROGRESS'
  | 'READY_FOR_REVIEW'
  | 'REQUESTED'
  | 'REQUEST_FOR_INFORMATION'
  | 'RETURNED_TO_CUSTOMER'
  | 'SUBMITTED';

/** One value read from the file, with where it was found and what a person decided. */
export type ReviewValue = {
  __typename?: 'ReviewValue';
  /** How the organization's language model reads the same, where it differs. */
  alternative?: Maybe<ReviewAlternative>;
  /** What accepting it changes in the estate, before → after, in words: a run of the engine, so it is asked of one value at a time. */
  changes: Array<ValueChange>;
  citations: Array<Citation>;
  confidence: Confidence;
  confidenceReason?: Maybe<Scalars['String']['output']>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedByName?: Maybe<Scalars['String']['output']>;
  display: Scalars['String']['output'];
  editedValue?: Maybe<Scalars['JSON']['output']>;
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  path: Scalars['String']['output'];
  status: ReviewValueStatus;
  value?: Maybe<Scalars['JSON']['output']>;
};

export type ReviewValueInput = {
  decision: ReviewDecision;
  estateUploadId: Scalars['ID']['input'];
  value?: InputMaybe<Scalars['JSON']['input']>;
  valueId: Scalars['ID']['input'];
};

export type ReviewValueStatus =
  | 'ACCEPTED'
  | 'EDITED'
  | 'REJECTED'
  | 'TO_REVIEW';

/** A request for information: why a document or trust cannot be reviewed as it is. */
export type Rfi = {
  __typename?: 'Rfi';
  answer?: Maybe<Scalars['String']['output']>;
  /** The file that answers it; null where it was deleted, too. */
  answerUpload?: Maybe<EstateUpload>;
  answeredByName?: Maybe<Scalars['String']['output']>;
  askedByName?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The document or trust. */
  documentId: Scalars['ID']['output'];
  documentName: Scalars['String']['output'];
  /** What it is, in words. */
  documentType: Scalars['String']['output'];
  estate: Estate;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Whether that is a trust. */
  isTrust: Scalars['Boolean']['output'];
  kind: RfiKind;
  noteText?: Maybe<Scalars['String']['output']>;
  status: RfiStatus;
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type RfiKind =
  | 'DOCUMENT_CONTAINS_DISQUALIFYING_TERMS'
  | 'DOCUMENT_UNSUPPORTED'
  | 'FILE_CORRUPTED_OR_FILE_UNSUPPORTED'
  | 'MISSING_ORIGINAL_OR_MODIFIED_DISPOSITIVE_DOCUMENT'
  | 'MISSING_PAGES'
  | 'NON_ASSOCIATED_DOCUMENT'
  | 'UNREADABLE';

export type RfiList = {
  __typename?: 'RfiList';
  collection: Array<Rfi>;
  metadata: ListMetadata;
};

export type RfiPayload = {
  __typename?: 'RfiPayload';
  ok: Scalars['Boolean']['output'];
  /** Null after a deletion. */
  rfi?: Maybe<Rfi>;
};

export type RfiStatus =
  | 'ANSWERED'
  | 'CLOSED'
  | 'DRAFT'
  | 'SUBMITTED';

export type SearchResult = {
  __typename?: 'SearchResult';
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  path: Scalars['String']['output'];
  scope: SearchScope;
  subtitle?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type SearchResultList = {
  __typename?: 'SearchResultList';
  collection: Array<SearchResult>;
  metadata: ListMetadata;
};

export type SearchScope =
  | 'CHARITABLE'
  | 'ENTITY'
  | 'ESTATE'
  | 'PERSON'
  | 'TRUST';

export type SeenEstateInput = {
  id: Scalars['ID']['input'];
  /** The one that was seen. */
  version: Scalars['Int']['input'];
};

/** Somebody of the organization who advises a client beside its advisor, and sees and does there what the advisor does. */
export type SharedEstateOwnership = {
  __typename?: 'SharedEstateOwnership';
  /** Null for an account that is gone. */
  account?: Maybe<Account>;
  /** Whom it is shared with. */
  accountId: Scalars['ID']['output'];
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Whether whoever asks may take it back. */
  mayBeDeleted: Scalars['Boolean']['output'];
  /** As it was when the client was shared. */
  name: Scalars['String']['output'];
  sharedAt: Scalars['DateTime']['output'];
  sharedByName?: Maybe<Scalars['String']['output']>;
};

export type SharedEstateOwnershipList = {
  __typename?: 'SharedEstateOwnershipList';
  collection: Array<SharedEstateOwnership>;
  metadata: ListMetadata;
};

export type SharedEstateOwnershipPayload = {
  __typename?: 'SharedEstateOwnershipPayload';
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
  /** Null after a deletion. */
  sharedEstateOwnership?: Maybe<SharedEstateOwnership>;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** A document or trust of the same estate whose notes can be copied. */
export type SourceNoteCopyOption = {
  __typename?: 'SourceNoteCopyOption';
  id: Scalars['ID']['output'];
  isTrust: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  provisionNotes: Array<ProvisionNote>;
};

export type SplitAssetPayload = {
  __typename?: 'SplitAssetPayload';
  /** The parts, in the order that was asked for. */
  assets: Array<Asset>;
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
};

/** A state, a territory, or everywhere else, as lists of places offer it. */
export type State = {
  __typename?: 'State';
  code: Scalars['ID']['output'];
  /** Whether the platform holds its estate and inheritance taxes. */
  isLawHeld: Scalars['Boolean']['output'];
  /** One of those whose property law or signing rules make forms ask more. */
  isSpecial: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type TaxResult = {
  __typename?: 'TaxResult';
  amount: Scalars['Cents']['output'];
  borneBy: Array<FinalShare>;
  death: Death;
  decedentId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  jurisdiction: Scalars['String']['output'];
  jurisdictionName: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  sentence?: Maybe<Scalars['String']['output']>;
  working: Working;
};

export type Titling =
  | 'COMMUNITY_PROPERTY'
  | 'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP'
  | 'JOINT_WITH_SURVIVORSHIP'
  | 'SOLE'
  | 'TENANCY_BY_ENTIRETY'
  | 'TENANCY_IN_COMMON'
  | 'TRUST_OWNED';

export type TodOrPod =
  /** Payable on death. */
  | 'POD'
  /** Transfer on death. */
  | 'TOD';

export type Transfer = {
  __typename?: 'Transfer';
  amount: Scalars['Cents']['output'];
  assetId?: Maybe<Scalars['ID']['output']>;
  death: Death;
  explanation?: Maybe<Scalars['String']['output']>;
  fromId: Scalars['ID']['output'];
  fromName: Scalars['String']['output'];
  manner: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  toId: Scalars['ID']['output'];
  toName: Scalars['String']['output'];
};

export type Trust = {
  __typename?: 'Trust';
  /** Who acts as its amendments have left it. */
  actingFiduciaries: Array<Fiduciary>;
  /** What amends it, in the order in which it was signed, whether or not it still counts. */
  amendments: Array<EstateDocument>;
  beneficiaries: Array<Assignable>;
  /** What its policies pay at a death that is planned for; null where none will pay. */
  benefitAtDeath?: Maybe<Scalars['Cents']['output']>;
  /** Whether its steps are changed one by one: not where a file says them, nor where its text is missing. */
  canEditDispositions: Scalars['Boolean']['output'];
  createdUponDeath: Scalars['Boolean']['output'];
  displayName: Scalars['String']['output'];
  dispositionTemplates: Array<DispositionTemplate>;
  /** What the trust says should happen as its amendments have left it, in words and in order. */
  dispositions: Array<Disposition>;
  /** At one death, where that is named. */
  distributionRules: Array<DistributionRule>;
  /** Whether a class that takes what is left divides it by stirpes; null where no class takes. */
  dividedByStirpes?: Maybe<Scalars['Boolean']['output']>;
  estate: Estate;
  estateId: Scalars['ID']['output'];
  executedAt?: Maybe<Scalars['Date']['output']>;
  fiduciaries: Array<Fiduciary>;
  /** When it first got property. */
  fundedAt?: Maybe<Scalars['Date']['output']>;
  /** Null where nobody said it, or a part alone is exempt. */
  generationSkippingTaxExempt?: Maybe<Scalars['Boolean']['output']>;
  gstStatus?: Maybe<GstStatus>;
  /** Whether it does something of its own at one death and at another. */
  hasUniqueDeathScenarios: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  inclusionRatio?: Maybe<Scalars['Float']['output']>;
  /** Whether it counts in somebody's taxable estate today; null where the estate does not say whose it is. */
  insideEstate?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its trustee decides who receives; null where nobody has said so. */
  isDiscretionary?: Maybe<Scalars['Boolean']['output']>;
  /** Whether its settlor is taxed on its income by its very kind; null where that hangs on its terms. */
  isGrantorTrust?: Maybe<Scalars['Boolean']['output']>;
  /** What its sub-trusts, or itself as one, receive at another death is kept in trusts beside them. */
  isNonConverging: Scalars['Boolean']['output'];
  /** A qualified domestic trust, for a husband or wife who is no citizen (IRC 2056A). */
  isQdot: Scalars['Boolean']['output'];
  /** Its settlor stays the transferor for the generation-skipping tax (IRC 2652(a)(3)). */
  isReverseQtip: Scalars['Boolean']['output'];
  isSurvivorTrust: Scalars['Boolean']['output'];
  /** It begins at a death: nobody has made it yet. */
  isSynthetic: Scalars['Boolean']['output'];
  kind: TrustKind;
  /** GST exemption of its first settlor that was given to it after it was funded, by day (Reg. 26.2642-2(a)(2)). */
  lateAllocations: Array<GstAllocation>;
  /** Whoever it is for while its settlors live. */
  lifetimeBeneficiaries: Array<Assignable>;
  /** Of one that begins at a death: whether more than one death can bring it property. */
  mayConverge: Scalars['Boolean']['output'];
  /** When its text was last changed, without another document. */
  modifiedAt?: Maybe<Scalars['Date']['output']>;
  name: Scalars['String']['output'];
  /** What it holds less what it owes; policies at cash value. */
  netWorth?: Maybe<Scalars['Cents']['output']>;
  /** Whoever made it, as one: a person, or several together; null where nobody is named. */
  owner?: Maybe<Owner>;
  /** Who may say who receives what it holds. */
  powersOfAppointment: Array<TrustPower>;
  /** By their categories. */
  provisionNotes: Array<ProvisionNote>;
  /** Of the notes together; a change of one is a change over it. */
  provisionNotesVersion: Scalars['Int']['output'];
  /** Null: by its kind. */
  qtipElection?: Maybe<QtipElection>;
  /** Who receives what is left at one death; null where it says nothing of that, or more than that. */
  remainder?: Maybe<TrustRemainder>;
  /** The document by which it was revoked. */
  revokedBy?: Maybe<EstateDocument>;
  /** Whether it says more than `remainder` can: that is changed step by step, in `dispositionTemplates`. */
  saysMore: Scalars['Boolean']['output'];
  settlors: Array<Person>;
  situs?: Maybe<Scalars['String']['output']>;
  /** Of one that begins at a death: whether it keeps apart what another death brings, by itself or by the trust that pays it. */
  staysApart: Scalars['Boolean']['output'];
  /** The trusts that begin by what it says. */
  syntheticTrusts: Array<Trust>;
  /** It has ended: nothing goes to it any more. */
  terminated: Scalars['Boolean']['output'];
  /** What it pays out in the years of its term; null where nobody has said so. */
  trustTerm?: Maybe<TrustTerm>;
};


export type TrustDistributionRulesArgs = {
  death?: InputMaybe<DeathScenario>;
};

export type TrustFiduciaryInput = {
  designation: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  /** Left out for somebody who is not of the estate. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  role: Scalars['String']['input'];
};

export type TrustFilterInput = {
  insideEstate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the trust's or its estate's name. */
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is; of a new trust, name and kind are needed. */
export type TrustInput = {
  executedAt?: InputMaybe<Scalars['Date']['input']>;
  /** All of them, in place of those that were known. */
  fiduciaries?: InputMaybe<Array<TrustFiduciaryInput>>;
  fundedAt?: InputMaybe<Scalars['Date']['input']>;
  gstStatus?: InputMaybe<GstStatus>;
  /** Between 0.001 and 0.999, of a trust that is exempt in part. */
  inclusionRatio?: InputMaybe<Scalars['Float']['input']>;
  isDiscretionary?: InputMaybe<Scalars['Boolean']['input']>;
  isQdot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of a trust for which the marital deduction is taken. */
  isReverseQtip?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<TrustKind>;
  /** All of them, in place of those that were known. */
  lateAllocations?: InputMaybe<Array<GstAllocationInput>>;
  lifetimeBeneficiaryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  modifiedAt?: InputMaybe<Scalars['Date']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** All of them, in place of those that were known. */
  powersOfAppointment?: InputMaybe<Array<TrustPowerInput>>;
  qtipElection?: InputMaybe<QtipElection>;
  remainder?: InputMaybe<TrustRemainderInput>;
  revokedById?: InputMaybe<Scalars['ID']['input']>;
  settlorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  situs?: InputMaybe<Scalars['String']['input']>;
  /** Only of a trust that owns nothing and that nothing names. */
  terminated?: InputMaybe<Scalars['Boolean']['input']>;
  trustTerm?: InputMaybe<TrustTermInput>;
};

export type TrustKind =
  | 'BYPASS'
  | 'CLAT'
  | 'CRUT'
  | 'DISCLAIMER_TRUST'
  | 'GRAT'
  | 'ILIT'
  | 'IRREVOCABLE'
  | 'MARITAL'
  | 'OTHER'
  | 'POT_TRUST'
  | 'QPRT'
  | 'REVOCABLE'
  | 'REVOCABLE_JOINT'
  | 'SLAT'
  | 'SPOUSAL_POOL'
  | 'STATE_EXEMPTION'
  | 'STFD'
  | 'SURVIVOR';

export type TrustLifecycleEvent = {
  __typename?: 'TrustLifecycleEvent';
  /** Of a revocation: the document. */
  eventData?: Maybe<EstateDocument>;
  /** Null where the day is not known. */
  eventTimestamp?: Maybe<Scalars['Date']['output']>;
  eventType: TrustLifecycleEventType;
};

export type TrustLifecycleEventType =
  | 'EXECUTED'
  | 'FUNDED'
  | 'MODIFIED'
  | 'REVOKED'
  | 'TERMINATED'
  | 'TERM_ENDS';

export type TrustList = {
  __typename?: 'TrustList';
  collection: Array<Trust>;
  metadata: ListMetadata;
};

export type TrustOccasion =
  /** Of `person`. */
  | 'DEATH_OF'
  | 'FIRST_DEATH'
  | 'SECOND_DEATH';

export type TrustPayload = {
  __typename?: 'TrustPayload';
  estate?: Maybe<Estate>;
  ok: Scalars['Boolean']['output'];
  trust?: Maybe<Trust>;
};

/** How an annuity goes over the years of its term: the same, more each year, or little and a large last payment. */
export type TrustPayoutType =
  | 'Increasing'
  | 'Level'
  | 'Sharkfin';

export type TrustPower = {
  __typename?: 'TrustPower';
  kind: PowerOfAppointmentKind;
  person: Person;
};

export type TrustPowerInput = {
  kind: PowerOfAppointmentKind;
  personId: Scalars['ID']['input'];
};

/** What is left at one death, and to whom. */
export type TrustRemainder = {
  __typename?: 'TrustRemainder';
  on: TrustOccasion;
  person?: Maybe<Person>;
  shares: Array<TrustShare>;
};

export type TrustRemainderInput = {
  on: TrustOccasion;
  /** Whose death, for DEATH_OF. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  shares: Array<TrustShareInput>;
};

export type TrustShare = {
  __typename?: 'TrustShare';
  /** Null: in equal parts of what the others leave. */
  percent?: Maybe<Scalars['Float']['output']>;
  to?: Maybe<Assignable>;
};

export type TrustShareInput = {
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** A person, a trust or a charity of the estate. */
  toId: Scalars['ID']['input'];
};

/** What a trust pays out in the years of its term. Rates in percent a year. */
export type TrustTerm = {
  __typename?: 'TrustTerm';
  /** Increasing: percent that each payment is more than the one before. */
  annualIncrease?: Maybe<Scalars['Float']['output']>;
  annuityPayment?: Maybe<Scalars['Cents']['output']>;
  dateFunded?: Maybe<Scalars['Date']['output']>;
  growthRate?: Maybe<Scalars['Float']['output']>;
  /** Of the growth, where the trust itself is taxed. */
  incomeTax?: Maybe<Scalars['Float']['output']>;
  /** Sharkfin: what the last year pays. */
  lastPayment?: Maybe<Scalars['Cents']['output']>;
  lifeExpectancyPerson?: Maybe<Person>;
  lifecycleEvents: Array<TrustLifecycleEvent>;
  /** Of what each year begins with, where no annuity is fixed. */
  payoutRate?: Maybe<Scalars['Float']['output']>;
  /** Of an annuity: whether each year's payment is the same. */
  payoutType: TrustPayoutType;
  /** The years that are left, from what the trust holds today. */
  tableRows: Array<TrustTermTableRow>;
  /** Years, those of a life expectancy included; null where they are not known. */
  termLength?: Maybe<Scalars['Int']['output']>;
  /** Whoever it pays to while it lasts. */
  trustTermBeneficiaries: Array<Assignable>;
  useLifeExpectancy: Scalars['Boolean']['output'];
};

/** All of it, in place of what was known. */
export type TrustTermInput = {
  /** For Increasing; of a GRAT at most 20. */
  annualIncrease?: InputMaybe<Scalars['Float']['input']>;
  annuityPayment?: InputMaybe<Scalars['Cents']['input']>;
  growthRate?: InputMaybe<Scalars['Float']['input']>;
  incomeTax?: InputMaybe<Scalars['Float']['input']>;
  /** For Sharkfin; of a GRAT at most 120% of a year's payment. */
  lastPayment?: InputMaybe<Scalars['Cents']['input']>;
  /** In place of years: the term is what this person has to expect. */
  lifeExpectancyPersonId?: InputMaybe<Scalars['ID']['input']>;
  payoutRate?: InputMaybe<Scalars['Float']['input']>;
  /** Left out: level. */
  payoutType?: InputMaybe<TrustPayoutType>;
  termLength?: InputMaybe<Scalars['Int']['input']>;
};

/** A year of a term: what it begins with and grows by, less what leaves it, is what it ends with. */
export type TrustTermTableRow = {
  __typename?: 'TrustTermTableRow';
  annuityPayment: Scalars['Cents']['output'];
  beginningBalance: Scalars['Cents']['output'];
  endingBalance: Scalars['Cents']['output'];
  incomeTaxPaid: Scalars['Cents']['output'];
  influxGrowth: Scalars['Cents']['output'];
  /** The payment and the income tax. */
  outflows: Scalars['Cents']['output'];
  year: Scalars['Int']['output'];
};

export type UpdateEstateInput = {
  /** Whose client it is: a member who advises in its organization. For whoever manages clients. */
  advisorId?: InputMaybe<Scalars['ID']['input']>;
  assumedPouroverWill?: InputMaybe<Scalars['Boolean']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  clientState?: InputMaybe<Scalars['String']['input']>;
  displayName?: InputMaybe<Scalars['String']['input']>;
  expensesPercent?: InputMaybe<Scalars['Float']['input']>;
  firstDeathOn?: InputMaybe<Scalars['Date']['input']>;
  growthBetweenDeathsPercent?: InputMaybe<Scalars['Float']['input']>;
  id: Scalars['ID']['input'];
  maritalStatus?: InputMaybe<MaritalStatus>;
  portabilityElected?: InputMaybe<Scalars['Boolean']['input']>;
  secondDeathOn?: InputMaybe<Scalars['Date']['input']>;
  strategiesBaseGrowthRate?: InputMaybe<Scalars['Float']['input']>;
  strategiesExemptionInflationRate?: InputMaybe<Scalars['Float']['input']>;
  /** With these a what-if of the client begins; null takes one back. */
  strategiesYearOfDeath?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['Int']['input'];
};

/** All of the views: what is left out is gone. */
export type UpdateOwnClientViewsInput = {
  /** The one that was seen. */
  version: Scalars['Int']['input'];
  views: Array<ClientViewInput>;
};

export type UpdatePersonInput = {
  address1?: InputMaybe<Scalars['String']['input']>;
  address2?: InputMaybe<Scalars['String']['input']>;
  bio?: InputMaybe<Scalars['String']['input']>;
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  citizenship?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  deathDate?: InputMaybe<Scalars['Date']['input']>;
  earlierDsueUsed?: InputMaybe<Scalars['Cents']['input']>;
  /** All of them, in place of those that are listed; left out, they stay. */
  earlierEstates?: InputMaybe<Array<EarlierEstateInput>>;
  email?: InputMaybe<Scalars['String']['input']>;
  federalDsue?: InputMaybe<Scalars['Cents']['input']>;
  federalDsueSource?: InputMaybe<Scalars['String']['input']>;
  federalDsueUsed?: InputMaybe<Scalars['Cents']['input']>;
  federalExemptionUsed?: InputMaybe<Scalars['Cents']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  /** All gifts, in place of those that are listed and of the two sums; left out, they stay. */
  gifts?: InputMaybe<Array<GiftInput>>;
  gstExemptionUsed?: InputMaybe<Scalars['Cents']['input']>;
  hawaiiStateDsueRemaining?: InputMaybe<Scalars['Cents']['input']>;
  id: Scalars['ID']['input'];
  initials?: InputMaybe<Scalars['String']['input']>;
  isCorporateTrustee?: InputMaybe<Scalars['Boolean']['input']>;
  /** Has died, also where the day is not known. */
  isDeceased?: InputMaybe<Scalars['Boolean']['input']>;
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  isSpecialNeeds?: InputMaybe<Scalars['Boolean']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  legalName?: InputMaybe<Scalars['String']['input']>;
  marylandStateDsueRemaining?: InputMaybe<Scalars['Cents']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  preferredName?: InputMaybe<Scalars['String']['input']>;
  /** All that the person is to others, in place of what was recorded; left out, that stays. */
  relations?: InputMaybe<Array<PersonTieInput>>;
  state?: InputMaybe<Scalars['String']['input']>;
  stateExemptionUsed?: InputMaybe<Scalars['Cents']['input']>;
  version: Scalars['Int']['input'];
  zip?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateRelationshipsInput = {
  estateId: Scalars['ID']['input'];
  relationships: Array<RelationshipInput>;
  version: Scalars['Int']['input'];
};

/** What a file may be to be taken: the same that the intake decides by. */
export type UploadLimits = {
  __typename?: 'UploadLimits';
  /** Endings and kinds, as a browser's file picker takes them. */
  accept: Array<Scalars['String']['output']>;
  maxBytes: Scalars['Int']['output'];
  maxPages: Scalars['Int']['output'];
  /** Pages that one token pays for. */
  pagesPerToken: Scalars['Int']['output'];
  /** A file of more bytes may be sent in parts of this size, so that one that breaks off goes on where it was. */
  partBytes: Scalars['Int']['output'];
};

export type UploadStatus =
  | 'CANCELLED'
  | 'FAILED'
  | 'READ'
  | 'READING'
  | 'RESERVING_TOKENS'
  | 'TOKENS_REFUSED'
  | 'UPLOADED';

export type UploadedFile = {
  __typename?: 'UploadedFile';
  byteSize: Scalars['Float']['output'];
  filename: Scalars['String']['output'];
  mimetype: Scalars['String']['output'];
  /** Short-lived signed link; inline for the viewer, attachment with ?download=1. */
  url: Scalars['String']['output'];
};

/** A note that somebody keeps to write it on documents and trusts again. */
export type UserLibraryNote = {
  __typename?: 'UserLibraryNote';
  authorName?: Maybe<Scalars['String']['output']>;
  docLevel: LibraryNoteLevel;
  /** The one kind of document or trust that it is for; null: any of its level. */
  docType?: Maybe<Scalars['String']['output']>;
  gstFlag: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether everybody of the organization can take it. */
  isForOrganization: Scalars['Boolean']['output'];
  /** Whether it is one of the account that asks. */
  isOwn: Scalars['Boolean']['output'];
  mayChange: Scalars['Boolean']['output'];
  provisionCategory: ProvisionCategory;
  text: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type UserLibraryNoteFilterInput = {
  /** Those that are meant for this document or trust. */
  forId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what the organization offers, or only what it does not. */
  isForOrganization?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the note. */
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is. */
export type UserLibraryNoteInput = {
  docLevel?: InputMaybe<LibraryNoteLevel>;
  docType?: InputMaybe<Scalars['String']['input']>;
  gstFlag?: InputMaybe<Scalars['Boolean']['input']>;
  /** For those who may change the organization. */
  isForOrganization?: InputMaybe<Scalars['Boolean']['input']>;
  noteText?: InputMaybe<Scalars['String']['input']>;
  provisionCategoryId?: InputMaybe<Scalars['ID']['input']>;
};

export type UserLibraryNoteList = {
  __typename?: 'UserLibraryNoteList';
  collection: Array<UserLibraryNote>;
  metadata: ListMetadata;
};

export type UserLibraryNotePayload = {
  __typename?: 'UserLibraryNotePayload';
  ok: Scalars['Boolean']['output'];
  /** Null after a deletion. */
  userLibraryNote?: Maybe<UserLibraryNote>;
};

export type ValueChange = {
  __typename?: 'ValueChange';
  after: Scalars['String']['output'];
  before?: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
};

/** The diagram of the estate's distribution: the flow of `Estate.distribution`, node by node. */
export type WaterfallDiagram = {
  __typename?: 'WaterfallDiagram';
  edges: Array<WaterfallDiagramEdge>;
  /** What is wrong with the estate's data, in words; nothing is drawn then. */
  error?: Maybe<Scalars['String']['output']>;
  nodes: Array<WaterfallDiagramNode>;
};

export type WaterfallDiagramEdge = {
  __typename?: 'WaterfallDiagramEdge';
  amount: Scalars['Cents']['output'];
  conditional: Scalars['Boolean']['output'];
  /** Ids of nodes. */
  from: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  insurance: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  to: Scalars['ID']['output'];
};

export type WaterfallDiagramNode = {
  __typename?: 'WaterfallDiagramNode';
  amount: Scalars['Cents']['output'];
  /** TODAY, a death, or FINAL. */
  column: Scalars['ID']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  /** Of the person, trust, charity or asset that it stands for. */
  entityId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  label: Scalars['String']['output'];
  outsideEstate: Scalars['Boolean']['output'];
  taxId?: Maybe<Scalars['ID']['output']>;
};

/** A what-if that somebody has kept under a name, for those who advise the household. */
export type WhatIfSnapshot = {
  __typename?: 'WhatIfSnapshot';
  /** Parameters of the page on which it is played. */
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdByName?: Maybe<Scalars['String']['output']>;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Whether the estate has changed since it was kept. */
  isOlder: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** What is left out stays as it is. */
export type WhatIfSnapshotInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type WhatIfSnapshotPayload = {
  __typename?: 'WhatIfSnapshotPayload';
  ok: Scalars['Boolean']['output'];
  /** Null after a deletion. */
  whatIfSnapshot?: Maybe<WhatIfSnapshot>;
};

/** One of a thing, an amount and a part of the estate. */
export type WillGift = {
  __typename?: 'WillGift';
  amount?: Maybe<Scalars['Cents']['output']>;
  asset?: Maybe<Asset>;
  heirClass?: Maybe<HeirClass>;
  percent?: Maybe<Scalars['Float']['output']>;
  scheme?: Maybe<InheritanceScheme>;
  /** Of a codicil or an amendment: the gift of this thing, or of money or a part to this taker, is no more. */
  takesAway: Scalars['Boolean']['output'];
  to?: Maybe<Assignable>;
};

export type WillGiftInput = {
  amount?: InputMaybe<Scalars['Cents']['input']>;
  /** A thing of the balance sheet. */
  assetId?: InputMaybe<Scalars['ID']['input']>;
  heirClass?: InputMaybe<HeirClass>;
  percent?: InputMaybe<Scalars['Float']['input']>;
  scheme?: InputMaybe<InheritanceScheme>;
  /** In a codicil or an amendment: takes away the gift of this thing, or of money or a part to this taker. */
  takesAway?: InputMaybe<Scalars['Boolean']['input']>;
  toId?: InputMaybe<Scalars['ID']['input']>;
};

/** Who receives a part of what is left: somebody, or a class of heirs. */
export type WillShare = {
  __typename?: 'WillShare';
  heirClass?: Maybe<HeirClass>;
  /** Null: in equal parts of what the others leave. */
  percent?: Maybe<Scalars['Float']['output']>;
  scheme?: Maybe<InheritanceScheme>;
  to?: Maybe<Assignable>;
};

export type WillShareInput = {
  heirClass?: InputMaybe<HeirClass>;
  percent?: InputMaybe<Scalars['Float']['input']>;
  scheme?: InputMaybe<InheritanceScheme>;
  /** A person, a trust or a charity of the estate; left out for a class. */
  toId?: InputMaybe<Scalars['ID']['input']>;
};

export type WillText = {
  __typename?: 'WillText';
  /** Who receives nothing, not by law either. */
  excludedHeirs: Array<Person>;
  gifts: Array<WillGift>;
  /** Who receives in the place of any of them who does not survive. */
  instead: Array<WillShare>;
  /** Who receives what is left. */
  residue: Array<WillShare>;
  survivorshipDays?: Maybe<Scalars['Int']['output']>;
};

export type WillTextInput = {
  excludedHeirIds: Array<Scalars['ID']['input']>;
  gifts: Array<WillGiftInput>;
  instead: Array<WillShareInput>;
  residue: Array<WillShareInput>;
  survivorshipDays?: InputMaybe<Scalars['Int']['input']>;
};

/** One thing that waits for the advisor. */
export type WorkItem = {
  __typename?: 'WorkItem';
  actionLabel: Scalars['String']['output'];
  /** Whole days from then to today. */
  days: Scalars['Int']['output'];
  detail: Scalars['String']['output'];
  estateId: Scalars['ID']['output'];
  estateName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: WorkItemKind;
  path: Scalars['String']['output'];
  /** The day it began, by the organization's calendar. */
  since: Scalars['Date']['output'];
  title: Scalars['String']['output'];
};

export type WorkItemKind =
  | 'ABSTRACTION_PROBLEM'
  | 'MISSING_DOCUMENT'
  | 'REMINDER_DUE'
  | 'STALE_VALUATION'
  | 'VALUES_TO_REVIEW';

/** How an amount was reached, as lines of which every sum adds up. */
export type Working = {
  __typename?: 'Working';
  amount?: Maybe<Scalars['Cents']['output']>;
  authority: Array<Authority>;
  certainty?: Maybe<Scalars['String']['output']>;
  formula?: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  lines: Array<WorkingLine>;
};

export type WorkingLine = {
  __typename?: 'WorkingLine';
  amount?: Maybe<Scalars['Cents']['output']>;
  depth: Scalars['Int']['output'];
  formula?: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  /** plain: an addend. subtotal, total: the sum of the addends right above, one depth deeper. info: in no sum. */
  rule: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

/** Workings of what a death's estate comes to, of what passes, of who bears tax, or of what is held in the end. */
export type WorkingsOfPart = {
  __typename?: 'WorkingsOfPart';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  workings: Array<Working>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  AbstractionTokenPaymentRecord: AbstractionTokenPaymentRecord;
  Asset: Asset;
  Charitable: Charitable;
  Entity: Entity;
  Estate: Estate;
  EstateDocument: EstateDocument;
  EstateUpload: EstateUpload;
  FinancialStatementBalanceSheet: FinancialStatementBalanceSheet;
  PdfData: PdfData;
  Person: Person;
  ReportBuilderConfig: ReportBuilderConfig;
  ReportPageData: ReportPageData;
  Trust: Trust;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AbstractionTokenPaymentRecord:
    ( { __typename: 'AbstractionTokenPaymentRecord' }
    & GraphQLRecursivePick<FederationTypes['AbstractionTokenPaymentRecord'], {"estateUploadId":true}> );
  Asset:
    ( { __typename: 'Asset' }
    & GraphQLRecursivePick<FederationTypes['Asset'], {"id":true}> );
  Charitable:
    ( { __typename: 'Charitable' }
    & GraphQLRecursivePick<FederationTypes['Charitable'], {"id":true}> );
  Entity:
    ( { __typename: 'Entity' }
    & GraphQLRecursivePick<FederationTypes['Entity'], {"id":true}> );
  Estate:
    ( { __typename: 'Estate' }
    & GraphQLRecursivePick<FederationTypes['Estate'], {"id":true}> );
  EstateDocument:
    ( { __typename: 'EstateDocument' }
    & GraphQLRecursivePick<FederationTypes['EstateDocument'], {"id":true}> );
  EstateUpload:
    ( { __typename: 'EstateUpload' }
    & GraphQLRecursivePick<FederationTypes['EstateUpload'], {"id":true}> );
  FinancialStatementBalanceSheet:
    ( { __typename: 'FinancialStatementBalanceSheet' }
    & GraphQLRecursivePick<FederationTypes['FinancialStatementBalanceSheet'], {"estateId":true}> );
  PdfData:
    ( { __typename: 'PdfData' }
    & GraphQLRecursivePick<FederationTypes['PdfData'], {"estateId":true}> );
  Person:
    ( { __typename: 'Person' }
    & GraphQLRecursivePick<FederationTypes['Person'], {"id":true}> );
  ReportBuilderConfig:
    ( { __typename: 'ReportBuilderConfig' }
    & GraphQLRecursivePick<FederationTypes['ReportBuilderConfig'], {"estateId":true}> );
  ReportPageData:
    ( { __typename: 'ReportPageData' }
    & GraphQLRecursivePick<FederationTypes['ReportPageData'], {"estateId":true}> );
  Trust:
    ( { __typename: 'Trust' }
    & GraphQLRecursivePick<FederationTypes['Trust'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbstractionExtractedValues: ResolverTypeWrapper<Omit<AbstractionExtractedValues, 'callouts' | 'dispositionTemplates' | 'documentName' | 'executedAt' | 'fiduciaries' | 'owner' | 'situs'> & { callouts: Array<ResolversTypes['ReviewValue']>, dispositionTemplates: Array<ResolversTypes['ReviewValue']>, documentName?: Maybe<ResolversTypes['ReviewValue']>, executedAt?: Maybe<ResolversTypes['ReviewValue']>, fiduciaries: Array<ResolversTypes['ReviewValue']>, owner?: Maybe<ResolversTypes['ReviewValue']>, situs?: Maybe<ResolversTypes['ReviewValue']> }>;
  AbstractionPreprocessingIssue: ResolverTypeWrapper<AbstractionPreprocessingIssue>;
  AbstractionTokenPaymentRecord: ResolverTypeWrapper<TokenPaymentParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Account: ResolverTypeWrapper<Account>;
  AccountBalanceType: AccountBalanceType;
  AgeStage: ResolverTypeWrapper<AgeStage>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AgeStageInput: AgeStageInput;
  Asset: ResolverTypeWrapper<AssetParent>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AssetAccount: ResolverTypeWrapper<AccountParent>;
  AssetAccountInput: AssetAccountInput;
  AssetAccountKind: AssetAccountKind;
  AssetAccountList: ResolverTypeWrapper<Omit<AssetAccountList, 'collection'> & { collection: Array<ResolversTypes['AssetAccount']> }>;
  AssetAccountPayload: ResolverTypeWrapper<Omit<AssetAccountPayload, 'assetAccount' | 'estate'> & { assetAccount?: Maybe<ResolversTypes['AssetAccount']>, estate?: Maybe<ResolversTypes['Estate']> }>;
  AssetAccountStatus: AssetAccountStatus;
  AssetChangeInput: AssetChangeInput;
  AssetInput: AssetInput;
  AssetList: ResolverTypeWrapper<Omit<AssetList, 'collection'> & { collection: Array<ResolversTypes['Asset']> }>;
  AssetPartInput: AssetPartInput;
  AssetPayload: ResolverTypeWrapper<Omit<AssetPayload, 'asset' | 'estate'> & { asset?: Maybe<ResolversTypes['Asset']>, estate?: Maybe<ResolversTypes['Estate']> }>;
  AssetProportion: ResolverTypeWrapper<ProportionParent>;
  AssetProportionInput: AssetProportionInput;
  AssetType: AssetType;
  Assignable: ResolverTypeWrapper<AssignableParent>;
  AssociationInput: AssociationInput;
  AssumedPouroverWill: ResolverTypeWrapper<Omit<AssumedPouroverWill, 'person' | 'trust'> & { person: ResolversTypes['Person'], trust: ResolversTypes['Trust'] }>;
  Authority: ResolverTypeWrapper<Authority>;
  AutoAbstractionPayload: ResolverTypeWrapper<Omit<AutoAbstractionPayload, 'estateUploads'> & { estateUploads: Array<ResolversTypes['EstateUpload']> }>;
  AutomaticProfile: ResolverTypeWrapper<AutomaticProfileParent>;
  AutomaticProfileInput: AutomaticProfileInput;
  AutomaticProfileItem: ResolverTypeWrapper<ProfileItemView>;
  AutomaticProfilePayload: ResolverTypeWrapper<Omit<AutomaticProfilePayload, 'automaticProfile' | 'estate'> & { automaticProfile?: Maybe<ResolversTypes['AutomaticProfile']>, estate?: Maybe<ResolversTypes['Estate']> }>;
  AutomaticProfileStatus: AutomaticProfileStatus;
  BalanceGroup: BalanceGroup;
  BalanceSheet: ResolverTypeWrapper<BalanceSheet>;
  BalanceSheetColumn: ResolverTypeWrapper<BalanceSheetColumn>;
  BalanceSheetGroup: ResolverTypeWrapper<BalanceSheetGroup>;
  BalanceSheetImportError: ResolverTypeWrapper<BalanceSheetImportError>;
  BalanceSheetImportRow: ResolverTypeWrapper<BalanceSheetImportRow>;
  BalanceSheetMode: BalanceSheetMode;
  BalanceSheetOrderPayload: ResolverTypeWrapper<Omit<BalanceSheetOrderPayload, 'estate'> & { estate?: Maybe<ResolversTypes['Estate']> }>;
  BalanceSheetRow: ResolverTypeWrapper<BalanceSheetRow>;
  BalanceSheetTemplate: ResolverTypeWrapper<BalanceSheetTemplate>;
  BasisTreatment: BasisTreatment;
  BeneficiaryDesignation: ResolverTypeWrapper<DesignationParent>;
  BeneficiaryDesignationInput: BeneficiaryDesignationInput;
  BeneficiaryTier: BeneficiaryTier;
  BulkEstateInput: BulkEstateInput;
  BulkEstateResult: ResolverTypeWrapper<Omit<BulkEstateResult, 'estate'> & { estate?: Maybe<ResolversTypes['Estate']> }>;
  BulkEstatesPayload: ResolverTypeWrapper<Omit<BulkEstatesPayload, 'results'> & { results: Array<ResolversTypes['BulkEstateResult']> }>;
  CashFlowAssumption: ResolverTypeWrapper<CashFlowAssumptionParent>;
  CashFlowAssumptionInput: CashFlowAssumptionInput;
  CashFlowAssumptionList: ResolverTypeWrapper<Omit<CashFlowAssumptionList, 'collection'> & { collection: Array<ResolversTypes['CashFlowAssumption']> }>;
  CashFlowAssumptionPayload: ResolverTypeWrapper<Omit<CashFlowAssumptionPayload, 'cashFlowAssumption'> & { cashFlowAssumption?: Maybe<ResolversTypes['CashFlowAssumption']> }>;
  CashFlowCategory: CashFlowCategory;
  CashFlowRow: ResolverTypeWrapper<CashFlowRow>;
  CashFlowTable: ResolverTypeWrapper<CashFlowTable>;
  CashFlowYear: ResolverTypeWrapper<CashFlowYear>;
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  ChangeAction: ChangeAction;
  ChangedField: ResolverTypeWrapper<ChangedField>;
  ChangedPart: ChangedPart;
  ChangedThing: ResolverTypeWrapper<ChangedThing>;
  Charitable: ResolverTypeWrapper<CharitableParent>;
  CharitableInput: CharitableInput;
  CharitableKind: CharitableKind;
  CharitablePayload: ResolverTypeWrapper<Omit<CharitablePayload, 'charitable' | 'estate'> & { charitable?: Maybe<ResolversTypes['Charitable']>, estate?: Maybe<ResolversTypes['Estate']> }>;
  ChecklistKind: ChecklistKind;
  Citation: ResolverTypeWrapper<Citation>;
  ClassDistribution: ResolverTypeWrapper<ClassParent>;
  ClassDistributionInput: ClassDistributionInput;
  ClassDistributionList: ResolverTypeWrapper<Omit<ClassDistributionList, 'collection'> & { collection: Array<ResolversTypes['ClassDistribution']> }>;
  ClassDistributionPayload: ResolverTypeWrapper<Omit<ClassDistributionPayload, 'classDistribution' | 'estate'> & { classDistribution?: Maybe<ResolversTypes['ClassDistribution']>, estate?: Maybe<ResolversTypes['Estate']> }>;
  ClientSpreadsheetImportInput: ClientSpreadsheetImportInput;
  ClientSpreadsheetImportPayload: ResolverTypeWrapper<Omit<ClientSpreadsheetImportPayload, 'estate'> & { estate?: Maybe<ResolversTypes['Estate']> }>;
  ClientView: ResolverTypeWrapper<ClientView>;
  ClientViewInput: ClientViewInput;
  Confidence: Confidence;
  ConflictPlace: ConflictPlace;
  ConflictSetAside: ResolverTypeWrapper<SetAsideView>;
  ConflictSetAsidePayload: ResolverTypeWrapper<Omit<ConflictSetAsidePayload, 'conflictSetAside'> & { conflictSetAside?: Maybe<ResolversTypes['ConflictSetAside']> }>;
  ConflictSeverity: ConflictSeverity;
  ConflictShare: ResolverTypeWrapper<ConflictShare>;
  ConflictTopic: ConflictTopic;
  CopyRequestStatus: CopyRequestStatus;
  CreateEstateInput: CreateEstateInput;
  CreateEstateUploadInput: CreateEstateUploadInput;
  CreatePersonInput: CreatePersonInput;
  CustomDispositionTemplateInput: CustomDispositionTemplateInput;
  CustomOpportunity: ResolverTypeWrapper<CustomOpportunity>;
  CustomOpportunityInput: CustomOpportunityInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Death: Death;
  DeathInfo: ResolverTypeWrapper<DeathInfo>;
  DeathInfos: ResolverTypeWrapper<DeathInfos>;
  DeathResult: ResolverTypeWrapper<DeathResult>;
  DeathScenario: DeathScenario;
  DeleteEstatePayload: ResolverTypeWrapper<DeleteEstatePayload>;
  DeletePersonPayload: ResolverTypeWrapper<Omit<DeletePersonPayload, 'estate'> & { estate?: Maybe<ResolversTypes['Estate']> }>;
  DeletedEstate: ResolverTypeWrapper<DeletedEstate>;
  DeletedEstateList: ResolverTypeWrapper<DeletedEstateList>;
  DesignatedFiduciary: ResolverTypeWrapper<DesignatedParent>;
  Disposition: ResolverTypeWrapper<DispositionParent>;
  DispositionKind: DispositionKind;
  DispositionPreset: DispositionPreset;
  DispositionPresetPayload: ResolverTypeWrapper<Omit<DispositionPresetPayload, 'dispositionTemplates' | 'estate' | 'newTrusts'> & { dispositionTemplates: Array<ResolversTypes['DispositionTemplate']>, estate?: Maybe<ResolversTypes['Estate']>, newTrusts: Array<ResolversTypes['Trust']> }>;
  DispositionPreview: ResolverTypeWrapper<DispositionPreview>;
  DispositionStructure: DispositionStructure;
  DispositionTaker: ResolverTypeWrapper<PlanTakerParent>;
  DispositionTakerInput: DispositionTakerInput;
  DispositionTemplate: ResolverTypeWrapper<TemplateParent>;
  DispositionTemplateFilterInput: DispositionTemplateFilterInput;
  DispositionTemplateInput: DispositionTemplateInput;
  DispositionTemplateList: ResolverTypeWrapper<Omit<DispositionTemplateList, 'collection'> & { collection: Array<ResolversTypes['DispositionTemplate']> }>;
  DispositionTemplatePayload: ResolverTypeWrapper<Omit<DispositionTemplatePayload, 'dispositionTemplate' | 'estate'> & { dispositionTemplate?: Maybe<ResolversTypes['DispositionTemplate']>, estate?: Maybe<ResolversTypes['Estate']> }>;
  Distribution: ResolverTypeWrapper<Distribution>;
  DistributionCase: ResolverTypeWrapper<DistributionCase>;
  DistributionInput: DistributionInput;
  DistributionProblem: ResolverTypeWrapper<DistributionProblem>;
  DistributionRule: ResolverTypeWrapper<RuleParent>;
  DistributionRuleInput: DistributionRuleInput;
  DistributionRulePayload: ResolverTypeWrapper<Omit<DistributionRulePayload, 'distributionRule' | 'estate'> & { distributionRule?: Maybe<ResolversTypes['DistributionRule']>, estate?: Maybe<ResolversTypes['Estate']> }>;
  DistributionTotals: ResolverTypeWrapper<DistributionTotals>;
  DistributionWarning: ResolverTypeWrapper<DistributionWarning>;
  DivisionEvent: ResolverTypeWrapper<DivisionEventParent>;
  DivisionEventInput: DivisionEventInput;
  DocumentBlock: ResolverTypeWrapper<DocumentBlock>;
  DocumentBlockKind: DocumentBlockKind;
  DocumentCopyRequest: ResolverTypeWrapper<CopyRequest>;
  DocumentCopyRequestList: ResolverTypeWrapper<Omit<DocumentCopyRequestList, 'collection'> & { collection: Array<ResolversTypes['DocumentCopyRequest']> }>;
  DocumentCopyRequestPayload: ResolverTypeWrapper<Omit<DocumentCopyRequestPayload, 'documentCopyRequest'> & { documentCopyRequest?: Maybe<ResolversTypes['DocumentCopyRequest']> }>;
  DocumentFilterInput: DocumentFilterInput;
  DocumentOrderPayload: ResolverTypeWrapper<Omit<DocumentOrderPayload, 'estate'> & { estate?: Maybe<ResolversTypes['Estate']> }>;
  DocumentPreview: ResolverTypeWrapper<DocumentPreview>;
  DocumentRow: ResolverTypeWrapper<DocumentRowView>;
  DocumentRowList: ResolverTypeWrapper<Omit<DocumentRowList, 'collection'> & { collection: Array<ResolversTypes['DocumentRow']> }>;
  DocumentRun: ResolverTypeWrapper<DocumentRun>;
  DocumentStanding: DocumentStanding;
  DocumentStatus: DocumentStatus;
  EarlierEstate: ResolverTypeWrapper<EarlierEstate>;
  EarlierEstateInput: EarlierEstateInput;
  EdgeWorking: ResolverTypeWrapper<EdgeWorking>;
  EducationSavingsType: EducationSavingsType;
  Entity: ResolverTypeWrapper<EntityParent>;
  EntityInput: EntityInput;
  EntityInterest: ResolverTypeWrapper<EntityInterestParent>;
  EntityPayload: ResolverTypeWrapper<Omit<EntityPayload, 'entity' | 'estate'> & { entity?: Maybe<ResolversTypes['Entity']>, estate?: Maybe<ResolversTypes['Estate']> }>;
  EntityShare: ResolverTypeWrapper<EntityShareParent>;
  EntityShareInput: EntityShareInput;
  EntityType: EntityType;
  Estate: ResolverTypeWrapper<EstateSummary>;
  EstateAssumptions: ResolverTypeWrapper<StoredAssumptions>;
  EstateChange: ResolverTypeWrapper<EstateChangeParent>;
  EstateChangeList: ResolverTypeWrapper<Omit<EstateChangeList, 'collection'> & { collection: Array<ResolversTypes['EstateChange']> }>;
  EstateDocument: ResolverTypeWrapper<DocumentParent>;
  EstateDocumentInput: EstateDocumentInput;
  EstateDocumentKind: EstateDocumentKind;
  EstateDocumentPayload: ResolverTypeWrapper<Omit<EstateDocumentPayload, 'estate' | 'estateDocument'> & { estate?: Maybe<ResolversTypes['Estate']>, estateDocument?: Maybe<ResolversTypes['EstateDocument']> }>;
  EstateFilterInput: EstateFilterInput;
  EstateList: ResolverTypeWrapper<Omit<EstateList, 'collection'> & { collection: Array<ResolversTypes['Estate']> }>;
  EstateOpportunity: ResolverTypeWrapper<EstateOpportunityParent>;
  EstateOpportunityList: ResolverTypeWrapper<Omit<EstateOpportunityList, 'collection'> & { collection: Array<ResolversTypes['EstateOpportunity']> }>;
  EstateOverview: ResolverTypeWrapper<EstateOverview>;
  EstatePayload: ResolverTypeWrapper<Omit<EstatePayload, 'estate'> & { estate?: Maybe<ResolversTypes['Estate']> }>;
  EstateProfileGrouping: ResolverTypeWrapper<EstateGrouping>;
  EstateProfileGroupingList: ResolverTypeWrapper<Omit<EstateProfileGroupingList, 'collection'> & { collection: Array<ResolversTypes['EstateProfileGrouping']> }>;
  EstateSort: EstateSort;
  EstateStatus: ResolverTypeWrapper<EstateSummary>;
  EstateUpload: ResolverTypeWrapper<UploadParent>;
  EstateUploadInput: EstateUploadInput;
  EstateUploadList: ResolverTypeWrapper<Omit<EstateUploadList, 'collection'> & { collection: Array<ResolversTypes['EstateUpload']> }>;
  EstateUploadPayload: ResolverTypeWrapper<Omit<EstateUploadPayload, 'estateUpload'> & { estateUpload?: Maybe<ResolversTypes['EstateUpload']> }>;
  ExternalIntegrationProvider: ExternalIntegrationProvider;
  FamilyTableRow: ResolverTypeWrapper<FamilyTableLine>;
  FamilyTree: ResolverTypeWrapper<FamilyTreeParent>;
  FamilyTreeFlow: ResolverTypeWrapper<FamilyTreeParent>;
  FamilyTreeFlowEdge: ResolverTypeWrapper<FamilyTreeFlowEdge>;
  FamilyTreeFlowNode: ResolverTypeWrapper<Omit<FamilyTreeFlowNode, 'person'> & { person?: Maybe<ResolversTypes['Person']> }>;
  FamilyTreeViz: ResolverTypeWrapper<FamilyTreeParent>;
  FamilyTreeVizEdge: ResolverTypeWrapper<FamilyTreeVizEdge>;
  FamilyTreeVizNode: ResolverTypeWrapper<Omit<FamilyTreeVizNode, 'person'> & { person: ResolversTypes['Person'] }>;
  Fiduciary: ResolverTypeWrapper<FiduciaryView>;
  FiduciaryInput: FiduciaryInput;
  FiduciaryList: ResolverTypeWrapper<Omit<FiduciaryList, 'collection'> & { collection: Array<ResolversTypes['Fiduciary']> }>;
  FiduciaryOffice: ResolverTypeWrapper<FiduciaryOffice>;
  FiduciaryPrefix: FiduciaryPrefix;
  FiduciaryRole: FiduciaryRole;
  FigureWorking: ResolverTypeWrapper<FigureWorking>;
  FilePartPayload: ResolverTypeWrapper<FilePartPayload>;
  FileWarning: ResolverTypeWrapper<FileWarning>;
  FileWarningKind: FileWarningKind;
  FinalHolding: ResolverTypeWrapper<FinalHolding>;
  FinalShare: ResolverTypeWrapper<FinalShare>;
  FinancialMilestone: ResolverTypeWrapper<FinancialMilestoneParent>;
  FinancialMilestoneInput: FinancialMilestoneInput;
  FinancialMilestoneKind: FinancialMilestoneKind;
  FinancialMilestoneList: ResolverTypeWrapper<Omit<FinancialMilestoneList, 'collection'> & { collection: Array<ResolversTypes['FinancialMilestone']> }>;
  FinancialMilestonePayload: ResolverTypeWrapper<Omit<FinancialMilestonePayload, 'financialMilestone'> & { financialMilestone?: Maybe<ResolversTypes['FinancialMilestone']> }>;
  FinancialStatementBalanceSheet: ResolverTypeWrapper<KeyedEstate>;
  FinancialTeamMember: ResolverTypeWrapper<FinancialTeamMemberParent>;
  FinancialTeamMemberInput: FinancialTeamMemberInput;
  FinancialTeamMemberList: ResolverTypeWrapper<Omit<FinancialTeamMemberList, 'collection'> & { collection: Array<ResolversTypes['FinancialTeamMember']> }>;
  FinancialTeamMemberPayload: ResolverTypeWrapper<Omit<FinancialTeamMemberPayload, 'financialTeamMember'> & { financialTeamMember?: Maybe<ResolversTypes['FinancialTeamMember']> }>;
  FinancialTeamRole: FinancialTeamRole;
  FindingKind: FindingKind;
  Flow: ResolverTypeWrapper<Flow>;
  FlowColumn: ResolverTypeWrapper<FlowColumn>;
  FlowEdge: ResolverTypeWrapper<FlowEdge>;
  FlowNode: ResolverTypeWrapper<FlowNode>;
  FundingAsset: ResolverTypeWrapper<FundingAssetParent>;
  FundingOption: ResolverTypeWrapper<FundingOptionParent>;
  FundingOptionInput: FundingOptionInput;
  FundingOptionPayload: ResolverTypeWrapper<Omit<FundingOptionPayload, 'estate' | 'fundingOption'> & { estate?: Maybe<ResolversTypes['Estate']>, fundingOption?: Maybe<ResolversTypes['FundingOption']> }>;
  FundingPoolPayload: ResolverTypeWrapper<Omit<FundingPoolPayload, 'dispositionTemplate' | 'distributionRules' | 'estate'> & { dispositionTemplate?: Maybe<ResolversTypes['DispositionTemplate']>, distributionRules: Array<ResolversTypes['DistributionRule']>, estate?: Maybe<ResolversTypes['Estate']> }>;
  FundingRule: FundingRule;
  Gift: ResolverTypeWrapper<EstateGift>;
  GiftInput: GiftInput;
  GstAllocation: ResolverTypeWrapper<GstAllocation>;
  GstAllocationInput: GstAllocationInput;
  GstStatus: GstStatus;
  HeirAccount: ResolverTypeWrapper<HeirAccount>;
  HeirAsset: ResolverTypeWrapper<HeirAsset>;
  HeirClass: HeirClass;
  HeirProperty: ResolverTypeWrapper<HeirProperty>;
  HouseholdDeathEvent: ResolverTypeWrapper<HouseholdDeathEvent>;
  HouseholdDot: ResolverTypeWrapper<HouseholdDot>;
  HouseholdEvent: ResolverTypeWrapper<HouseholdEvent>;
  HouseholdEventItem: ResolverTypeWrapper<HouseholdEventItem>;
  HouseholdEventType: HouseholdEventType;
  HouseholdEventsTimelineYear: ResolverTypeWrapper<HouseholdEventsTimelineYear>;
  IllustrationError: ResolverTypeWrapper<IllustrationError>;
  InheritanceScheme: InheritanceScheme;
  InheritedProperty: ResolverTypeWrapper<InheritedProperty>;
  InsteadTakerInput: InsteadTakerInput;
  InsurancePaymentFrequency: InsurancePaymentFrequency;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JointOwner: ResolverTypeWrapper<JointOwnerParent>;
  LastTakerInput: LastTakerInput;
  LibraryNoteLevel: LibraryNoteLevel;
  LifeInsurance: ResolverTypeWrapper<PolicyParent>;
  LifeInsuranceBeneficiary: ResolverTypeWrapper<DesignationParent>;
  LifeInsuranceBeneficiaryInput: LifeInsuranceBeneficiaryInput;
  LifeInsuranceFilterInput: LifeInsuranceFilterInput;
  LifeInsuranceInput: LifeInsuranceInput;
  LifeInsuranceList: ResolverTypeWrapper<Omit<LifeInsuranceList, 'collection'> & { collection: Array<ResolversTypes['LifeInsurance']> }>;
  LifeInsurancePayload: ResolverTypeWrapper<Omit<LifeInsurancePayload, 'estate' | 'lifeInsurance'> & { estate?: Maybe<ResolversTypes['Estate']>, lifeInsurance?: Maybe<ResolversTypes['LifeInsurance']> }>;
  LifeInsuranceSummary: ResolverTypeWrapper<LifeInsuranceSummary>;
  ListMetadata: ResolverTypeWrapper<ListMetadata>;
  MaritalStatus: MaritalStatus;
  MinorAccountType: MinorAccountType;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NetWorthPoint: ResolverTypeWrapper<NetWorthPoint>;
  NetWorthRange: NetWorthRange;
  NetWorthReceipt: ResolverTypeWrapper<NetWorthReceipt>;
  NewDispositionTrustInput: NewDispositionTrustInput;
  NodePosition: ResolverTypeWrapper<NodePosition>;
  NodePositionInput: NodePositionInput;
  NodePositionsPayload: ResolverTypeWrapper<Omit<NodePositionsPayload, 'estate'> & { estate?: Maybe<ResolversTypes['Estate']> }>;
  NomineeStanding: NomineeStanding;
  OfficeNominee: ResolverTypeWrapper<OfficeNominee>;
  OnboardingGap: OnboardingGap;
  OnboardingInfo: ResolverTypeWrapper<OnboardingInfoParent>;
  OnboardingInfoInput: OnboardingInfoInput;
  OnboardingInfoPayload: ResolverTypeWrapper<Omit<OnboardingInfoPayload, 'estate' | 'onboardingInfo'> & { estate?: Maybe<ResolversTypes['Estate']>, onboardingInfo?: Maybe<ResolversTypes['OnboardingInfo']> }>;
  OnboardingScreen: OnboardingScreen;
  OpportunityCount: ResolverTypeWrapper<OpportunityCount>;
  OpportunityFilterInput: OpportunityFilterInput;
  OpportunityInput: OpportunityInput;
  OpportunityPayload: ResolverTypeWrapper<Omit<OpportunityPayload, 'estateOpportunity'> & { estateOpportunity?: Maybe<ResolversTypes['EstateOpportunity']> }>;
  OpportunityStatus: OpportunityStatus;
  Organization: ResolverTypeWrapper<Organization>;
  OtherDistributionFunding: ResolverTypeWrapper<OtherDistributionFunding>;
  OtherDistributionFundingInput: OtherDistributionFundingInput;
  OwnClientViews: ResolverTypeWrapper<OwnClientViewsRecord>;
  OwnClientViewsPayload: ResolverTypeWrapper<Omit<OwnClientViewsPayload, 'ownClientViews'> & { ownClientViews?: Maybe<ResolversTypes['OwnClientViews']> }>;
  OwnedPart: ResolverTypeWrapper<OwnedPart>;
  Owner: ResolverTypeWrapper<OwnerParent>;
  OwnerShare: ResolverTypeWrapper<OwnerShareParent>;
  OwnerShareInput: OwnerShareInput;
  OwnershipData: ResolverTypeWrapper<OwnershipData>;
  OwnershipHolder: ResolverTypeWrapper<OwnershipHolder>;
  OwnershipHolderKind: OwnershipHolderKind;
  OwnershipStanding: OwnershipStanding;
  PageBox: ResolverTypeWrapper<PageBox>;
  PaginationInput: PaginationInput;
  ParentQuestion: ResolverTypeWrapper<ParentQuestionParent>;
  PastValue: ResolverTypeWrapper<PastValue>;
  PaymentTerms: PaymentTerms;
  PaymentType: PaymentType;
  PayoutRule: PayoutRule;
  PdfBeneficiary: ResolverTypeWrapper<PdfBeneficiary>;
  PdfData: ResolverTypeWrapper<PdfDataParent>;
  PdfWaterfallRow: ResolverTypeWrapper<PdfWaterfallRow>;
  PdfWaterfallTable: ResolverTypeWrapper<PdfWaterfallTable>;
  Person: ResolverTypeWrapper<ListedPerson>;
  PersonList: ResolverTypeWrapper<Omit<PersonList, 'collection'> & { collection: Array<ResolversTypes['Person']> }>;
  PersonOption: ResolverTypeWrapper<PersonOption>;
  PersonOptionKind: PersonOptionKind;
  PersonPayload: ResolverTypeWrapper<Omit<PersonPayload, 'estate' | 'person'> & { estate?: Maybe<ResolversTypes['Estate']>, person?: Maybe<ResolversTypes['Person']> }>;
  PersonTie: ResolverTypeWrapper<PersonTieParent>;
  PersonTieInput: PersonTieInput;
  PersonUse: ResolverTypeWrapper<PersonUseView>;
  PfsBalanceSheetRow: ResolverTypeWrapper<PfsBalanceSheetRow>;
  PfsColumnInput: PfsColumnInput;
  PfsColumnType: PfsColumnType;
  PlanConflict: ResolverTypeWrapper<ConflictParent>;
  PlanReviewPayload: ResolverTypeWrapper<Omit<PlanReviewPayload, 'review'> & { review?: Maybe<ResolversTypes['Review']> }>;
  PlanVersion: ResolverTypeWrapper<PlanVersionParent>;
  PlanVersionInput: PlanVersionInput;
  PlanVersionPayload: ResolverTypeWrapper<Omit<PlanVersionPayload, 'planVersion'> & { planVersion?: Maybe<ResolversTypes['PlanVersion']> }>;
  PlanningGoal: PlanningGoal;
  PlanningStatus: PlanningStatus;
  PolicyEstate: ResolverTypeWrapper<PolicyEstate>;
  PolicyKind: PolicyKind;
  PolicyStanding: ResolverTypeWrapper<PolicyStanding>;
  PossibleIssue: ResolverTypeWrapper<PossibleIssue>;
  PowerOfAppointmentKind: PowerOfAppointmentKind;
  ProfileGroup: ResolverTypeWrapper<ProfileGroupParent>;
  ProfileGroupList: ResolverTypeWrapper<Omit<ProfileGroupList, 'collection'> & { collection: Array<ResolversTypes['ProfileGroup']> }>;
  ProfileGroupPayload: ResolverTypeWrapper<Omit<ProfileGroupPayload, 'profileGroup'> & { profileGroup?: Maybe<ResolversTypes['ProfileGroup']> }>;
  ProfileItemGroup: ProfileItemGroup;
  ProjectionSetting: ResolverTypeWrapper<ProjectionSetting>;
  ProjectionSettingInput: ProjectionSettingInput;
  ProjectionSettingPayload: ResolverTypeWrapper<Omit<ProjectionSettingPayload, 'estate'> & { estate?: Maybe<ResolversTypes['Estate']> }>;
  ProjectionType: ProjectionType;
  ProjectionView: ProjectionView;
  PropertyUse: PropertyUse;
  ProvisionCategory: ResolverTypeWrapper<ProvisionCategory>;
  ProvisionNote: ResolverTypeWrapper<ProvisionNoteParent>;
  ProvisionNoteInput: ProvisionNoteInput;
  ProvisionNotesPayload: ResolverTypeWrapper<Omit<ProvisionNotesPayload, 'provisionNotes'> & { provisionNotes: Array<ResolversTypes['ProvisionNote']> }>;
  QtipChoice: QtipChoice;
  QtipElection: QtipElection;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadAgain: ResolverTypeWrapper<ReadAgainParent>;
  ReadingDifference: ResolverTypeWrapper<ReadingDifference>;
  RealEstateType: RealEstateType;
  ReceiptGroup: ResolverTypeWrapper<ReceiptGroup>;
  ReceiptLine: ResolverTypeWrapper<ReceiptLine>;
  ReceiverChange: ResolverTypeWrapper<ReceiverChange>;
  Relation: ResolverTypeWrapper<RelationParent>;
  RelationKind: RelationKind;
  RelationRole: RelationRole;
  RelationSuggestion: ResolverTypeWrapper<RelationSuggestionParent>;
  RelationshipInput: RelationshipInput;
  RelationshipsPayload: ResolverTypeWrapper<Omit<RelationshipsPayload, 'estate'> & { estate?: Maybe<ResolversTypes['Estate']> }>;
  Reminder: ResolverTypeWrapper<ReminderParent>;
  ReminderInput: ReminderInput;
  ReminderList: ResolverTypeWrapper<Omit<ReminderList, 'collection'> & { collection: Array<ResolversTypes['Reminder']> }>;
  ReminderPayload: ResolverTypeWrapper<Omit<ReminderPayload, 'reminder'> & { reminder?: Maybe<ResolversTypes['Reminder']> }>;
  ReportBuilderConfig: ResolverTypeWrapper<ConfigParent>;
  ReportEstatePlan: ResolverTypeWrapper<Omit<ReportEstatePlan, 'fiduciaries' | 'trusts'> & { fiduciaries: Array<ResolversTypes['Fiduciary']>, trusts: Array<ResolversTypes['Trust']> }>;
  ReportPageData: ResolverTypeWrapper<PageDataParent>;
  RetirementAccountType: RetirementAccountType;
  Review: ResolverTypeWrapper<ReviewParent>;
  ReviewAlternative: ResolverTypeWrapper<ReviewAlternative>;
  ReviewChecklist: ResolverTypeWrapper<ReviewChecklist>;
  ReviewChecklistItem: ResolverTypeWrapper<ChecklistItem>;
  ReviewCounts: ResolverTypeWrapper<ReviewCounts>;
  ReviewDecision: ReviewDecision;
  ReviewFilterInput: ReviewFilterInput;
  ReviewInput: ReviewInput;
  ReviewKind: ReviewKind;
  ReviewList: ResolverTypeWrapper<Omit<ReviewList, 'collection'> & { collection: Array<ResolversTypes['Review']> }>;
  ReviewNote: ResolverTypeWrapper<ReviewNoteParent>;
  ReviewPayload: ResolverTypeWrapper<Omit<ReviewPayload, 'estate' | 'estateUpload'> & { estate?: Maybe<ResolversTypes['Estate']>, estateUpload?: Maybe<ResolversTypes['EstateUpload']> }>;
  ReviewRequestInput: ReviewRequestInput;
  ReviewSort: ReviewSort;
  ReviewStatus: ReviewStatus;
  ReviewValue: ResolverTypeWrapper<ReviewValueView>;
  ReviewValueInput: ReviewValueInput;
  ReviewValueStatus: ReviewValueStatus;
  Rfi: ResolverTypeWrapper<RfiParent>;
  RfiKind: RfiKind;
  RfiList: ResolverTypeWrapper<Omit<RfiList, 'collection'> & { collection: Array<ResolversTypes['Rfi']> }>;
  RfiPayload: ResolverTypeWrapper<Omit<RfiPayload, 'rfi'> & { rfi?: Maybe<ResolversTypes['Rfi']> }>;
  RfiStatus: RfiStatus;
  SearchResult: ResolverTypeWrapper<SearchResult>;
  SearchResultList: ResolverTypeWrapper<SearchResultList>;
  SearchScope: SearchScope;
  SeenEstateInput: SeenEstateInput;
  SharedEstateOwnership: ResolverTypeWrapper<SharedOwnershipParent>;
  SharedEstateOwnershipList: ResolverTypeWrapper<Omit<SharedEstateOwnershipList, 'collection'> & { collection: Array<ResolversTypes['SharedEstateOwnership']> }>;
  SharedEstateOwnershipPayload: ResolverTypeWrapper<Omit<SharedEstateOwnershipPayload, 'estate' | 'sharedEstateOwnership'> & { estate?: Maybe<ResolversTypes['Estate']>, sharedEstateOwnership?: Maybe<ResolversTypes['SharedEstateOwnership']> }>;
  SortDirection: SortDirection;
  SourceNoteCopyOption: ResolverTypeWrapper<Omit<SourceNoteCopyOption, 'provisionNotes'> & { provisionNotes: Array<ResolversTypes['ProvisionNote']> }>;
  SplitAssetPayload: ResolverTypeWrapper<Omit<SplitAssetPayload, 'assets' | 'estate'> & { assets: Array<ResolversTypes['Asset']>, estate?: Maybe<ResolversTypes['Estate']> }>;
  State: ResolverTypeWrapper<UsPlace>;
  TaxResult: ResolverTypeWrapper<TaxResult>;
  Titling: Titling;
  TodOrPod: TodOrPod;
  Transfer: ResolverTypeWrapper<Transfer>;
  Trust: ResolverTypeWrapper<AnyTrust>;
  TrustFiduciaryInput: TrustFiduciaryInput;
  TrustFilterInput: TrustFilterInput;
  TrustInput: TrustInput;
  TrustKind: TrustKind;
  TrustLifecycleEvent: ResolverTypeWrapper<Omit<TrustLifecycleEvent, 'eventData'> & { eventData?: Maybe<ResolversTypes['EstateDocument']> }>;
  TrustLifecycleEventType: TrustLifecycleEventType;
  TrustList: ResolverTypeWrapper<Omit<TrustList, 'collection'> & { collection: Array<ResolversTypes['Trust']> }>;
  TrustOccasion: TrustOccasion;
  TrustPayload: ResolverTypeWrapper<Omit<TrustPayload, 'estate' | 'trust'> & { estate?: Maybe<ResolversTypes['Estate']>, trust?: Maybe<ResolversTypes['Trust']> }>;
  TrustPayoutType: TrustPayoutType;
  TrustPower: ResolverTypeWrapper<Omit<TrustPower, 'person'> & { person: ResolversTypes['Person'] }>;
  TrustPowerInput: TrustPowerInput;
  TrustRemainder: ResolverTypeWrapper<TrustRemainderParent>;
  TrustRemainderInput: TrustRemainderInput;
  TrustShare: ResolverTypeWrapper<TrustShareParent>;
  TrustShareInput: TrustShareInput;
  TrustTerm: ResolverTypeWrapper<Omit<TrustTerm, 'lifeExpectancyPerson' | 'lifecycleEvents' | 'trustTermBeneficiaries'> & { lifeExpectancyPerson?: Maybe<ResolversTypes['Person']>, lifecycleEvents: Array<ResolversTypes['TrustLifecycleEvent']>, trustTermBeneficiaries: Array<ResolversTypes['Assignable']> }>;
  TrustTermInput: TrustTermInput;
  TrustTermTableRow: ResolverTypeWrapper<TrustTermTableRow>;
  UpdateEstateInput: UpdateEstateInput;
  UpdateOwnClientViewsInput: UpdateOwnClientViewsInput;
  UpdatePersonInput: UpdatePersonInput;
  UpdateRelationshipsInput: UpdateRelationshipsInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadLimits: ResolverTypeWrapper<UploadLimits>;
  UploadStatus: UploadStatus;
  UploadedFile: ResolverTypeWrapper<UploadParent>;
  UserLibraryNote: ResolverTypeWrapper<LibraryNoteView>;
  UserLibraryNoteFilterInput: UserLibraryNoteFilterInput;
  UserLibraryNoteInput: UserLibraryNoteInput;
  UserLibraryNoteList: ResolverTypeWrapper<Omit<UserLibraryNoteList, 'collection'> & { collection: Array<ResolversTypes['UserLibraryNote']> }>;
  UserLibraryNotePayload: ResolverTypeWrapper<Omit<UserLibraryNotePayload, 'userLibraryNote'> & { userLibraryNote?: Maybe<ResolversTypes['UserLibraryNote']> }>;
  ValueChange: ResolverTypeWrapper<ValueChange>;
  WaterfallDiagram: ResolverTypeWrapper<WaterfallDiagram>;
  WaterfallDiagramEdge: ResolverTypeWrapper<WaterfallDiagramEdge>;
  WaterfallDiagramNode: ResolverTypeWrapper<WaterfallDiagramNode>;
  WhatIfSnapshot: ResolverTypeWrapper<WhatIfSnapshotParent>;
  WhatIfSnapshotInput: WhatIfSnapshotInput;
  WhatIfSnapshotPayload: ResolverTypeWrapper<Omit<WhatIfSnapshotPayload, 'whatIfSnapshot'> & { whatIfSnapshot?: Maybe<ResolversTypes['WhatIfSnapshot']> }>;
  WillGift: ResolverTypeWrapper<WillGiftParent>;
  WillGiftInput: WillGiftInput;
  WillShare: ResolverTypeWrapper<WillShareParent>;
  WillShareInput: WillShareInput;
  WillText: ResolverTypeWrapper<WillTextParent>;
  WillTextInput: WillTextInput;
  WorkItem: ResolverTypeWrapper<WorkItem>;
  WorkItemKind: WorkItemKind;
  Working: ResolverTypeWrapper<Working>;
  WorkingLine: ResolverTypeWrapper<WorkingLine>;
  WorkingsOfPart: ResolverTypeWrapper<WorkingsOfPart>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbstractionExtractedValues: Omit<AbstractionExtractedValues, 'callouts' | 'dispositionTemplates' | 'documentName' | 'executedAt' | 'fiduciaries' | 'owner' | 'situs'> & { callouts: Array<ResolversParentTypes['ReviewValue']>, dispositionTemplates: Array<ResolversParentTypes['ReviewValue']>, documentName?: Maybe<ResolversParentTypes['ReviewValue']>, executedAt?: Maybe<ResolversParentTypes['ReviewValue']>, fiduciaries: Array<ResolversParentTypes['ReviewValue']>, owner?: Maybe<ResolversParentTypes['ReviewValue']>, situs?: Maybe<ResolversParentTypes['ReviewValue']> };
  AbstractionPreprocessingIssue: AbstractionPreprocessingIssue;
  AbstractionTokenPaymentRecord: TokenPaymentParent;
  ID: Scalars['ID']['output'];
  Account: Account;
  AgeStage: AgeStage;
  Float: Scalars['Float']['output'];
  AgeStageInput: AgeStageInput;
  Asset: AssetParent;
  Boolean: Scalars['Boolean']['output'];
  AssetAccount: AccountParent;
  AssetAccountInput: AssetAccountInput;
  AssetAccountList: Omit<AssetAccountList, 'collection'> & { collection: Array<ResolversParentTypes['AssetAccount']> };
  AssetAccountPayload: Omit<AssetAccountPayload, 'assetAccount' | 'estate'> & { assetAccount?: Maybe<ResolversParentTypes['AssetAccount']>, estate?: Maybe<ResolversParentTypes['Estate']> };
  AssetChangeInput: AssetChangeInput;
  AssetInput: AssetInput;
  AssetList: Omit<AssetList, 'collection'> & { collection: Array<ResolversParentTypes['Asset']> };
  AssetPartInput: AssetPartInput;
  AssetPayload: Omit<AssetPayload, 'asset' | 'estate'> & { asset?: Maybe<ResolversParentTypes['Asset']>, estate?: Maybe<ResolversParentTypes['Estate']> };
  AssetProportion: ProportionParent;
  AssetProportionInput: AssetProportionInput;
  Assignable: AssignableParent;
  AssociationInput: AssociationInput;
  AssumedPouroverWill: Omit<AssumedPouroverWill, 'person' | 'trust'> & { person: ResolversParentTypes['Person'], trust: ResolversParentTypes['Trust'] };
  Authority: Authority;
  AutoAbstractionPayload: Omit<AutoAbstractionPayload, 'estateUploads'> & { estateUploads: Array<ResolversParentTypes['EstateUpload']> };
  AutomaticProfile: AutomaticProfileParent;
  AutomaticProfileInput: AutomaticProfileInput;
  AutomaticProfileItem: ProfileItemView;
  AutomaticProfilePayload: Omit<AutomaticProfilePayload, 'automaticProfile' | 'estate'> & { automaticProfile?: Maybe<ResolversParentTypes['AutomaticProfile']>, estate?: Maybe<ResolversParentTypes['Estate']> };
  BalanceSheet: BalanceSheet;
  BalanceSheetColumn: BalanceSheetColumn;
  BalanceSheetGroup: BalanceSheetGroup;
  BalanceSheetImportError: BalanceSheetImportError;
  BalanceSheetImportRow: BalanceSheetImportRow;
  BalanceSheetOrderPayload: Omit<BalanceSheetOrderPayload, 'estate'> & { estate?: Maybe<ResolversParentTypes['Estate']> };
  BalanceSheetRow: BalanceSheetRow;
  BalanceSheetTemplate: BalanceSheetTemplate;
  BeneficiaryDesignation: DesignationParent;
  BeneficiaryDesignationInput: BeneficiaryDesignationInput;
  BulkEstateInput: BulkEstateInput;
  BulkEstateResult: Omit<BulkEstateResult, 'estate'> & { estate?: Maybe<ResolversParentTypes['Estate']> };
  BulkEstatesPayload: Omit<BulkEstatesPayload, 'results'> & { results: Array<ResolversParentTypes['BulkEstateResult']> };
  CashFlowAssumption: CashFlowAssumptionParent;
  CashFlowAssumptionInput: CashFlowAssumptionInput;
  CashFlowAssumptionList: Omit<CashFlowAssumptionList, 'collection'> & { collection: Array<ResolversParentTypes['CashFlowAssumption']> };
  CashFlowAssumptionPayload: Omit<CashFlowAssumptionPayload, 'cashFlowAssumption'> & { cashFlowAssumption?: Maybe<ResolversParentTypes['CashFlowAssumption']> };
  CashFlowRow: CashFlowRow;
  CashFlowTable: CashFlowTable;
  CashFlowYear: CashFlowYear;
  Cents: Scalars['Cents']['output'];
  ChangedField: ChangedField;
  ChangedThing: ChangedThing;
  Charitable: CharitableParent;
  CharitableInput: CharitableInput;
  CharitablePayload: Omit<CharitablePayload, 'charitable' | 'estate'> & { charitable?: Maybe<ResolversParentTypes['Charitable']>, estate?: Maybe<ResolversParentTypes['Estate']> };
  Citation: Citation;
  ClassDistribution: ClassParent;
  ClassDistributionInput: ClassDistributionInput;
  ClassDistributionList: Omit<ClassDistributionList, 'collection'> & { collection: Array<ResolversParentTypes['ClassDistribution']> };
  ClassDistributionPayload: Omit<ClassDistributionPayload, 'classDistribution' | 'estate'> & { classDistribution?: Maybe<ResolversParentTypes['ClassDistribution']>, estate?: Maybe<ResolversParentTypes['Estate']> };
  ClientSpreadsheetImportInput: ClientSpreadsheetImportInput;
  ClientSpreadsheetImportPayload: Omit<ClientSpreadsheetImportPayload, 'estate'> & { estate?: Maybe<ResolversParentTypes['Estate']> };
  ClientView: ClientView;
  ClientViewInput: ClientViewInput;
  ConflictSetAside: SetAsideView;
  ConflictSetAsidePayload: Omit<ConflictSetAsidePayload, 'conflictSetAside'> & { conflictSetAside?: Maybe<ResolversParentTypes['ConflictSetAside']> };
  ConflictShare: ConflictShare;
  CreateEstateInput: CreateEstateInput;
  CreateEstateUploadInput: CreateEstateUploadInput;
  CreatePersonInput: CreatePersonInput;
  CustomDispositionTemplateInput: CustomDispositionTemplateInput;
  CustomOpportunity: CustomOpportunity;
  CustomOpportunityInput: CustomOpportunityInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeathInfo: DeathInfo;
  DeathInfos: DeathInfos;
  DeathResult: DeathResult;
  DeleteEstatePayload: DeleteEstatePayload;
  DeletePersonPayload: Omit<DeletePersonPayload, 'estate'> & { estate?: Maybe<ResolversParentTypes['Estate']> };
  DeletedEstate: DeletedEstate;
  DeletedEstateList: DeletedEstateList;
  DesignatedFiduciary: DesignatedParent;
  Disposition: DispositionParent;
  DispositionPresetPayload: Omit<DispositionPresetPayload, 'dispositionTemplates' | 'estate' | 'newTrusts'> & { dispositionTemplates: Array<ResolversParentTypes['DispositionTemplate']>, estate?: Maybe<ResolversParentTypes['Estate']>, newTrusts: Array<ResolversParentTypes['Trust']> };
  DispositionPreview: DispositionPreview;
  DispositionTaker: PlanTakerParent;
  DispositionTakerInput: DispositionTakerInput;
  DispositionTemplate: TemplateParent;
  DispositionTemplateFilterInput: DispositionTemplateFilterInput;
  DispositionTemplateInput: DispositionTemplateInput;
  DispositionTemplateList: Omit<DispositionTemplateList, 'collection'> & { collection: Array<ResolversParentTypes['DispositionTemplate']> };
  DispositionTemplatePayload: Omit<DispositionTemplatePayload, 'dispositionTemplate' | 'estate'> & { dispositionTemplate?: Maybe<ResolversParentTypes['DispositionTemplate']>, estate?: Maybe<ResolversParentTypes['Estate']> };
  Distribution: Distribution;
  DistributionCase: DistributionCase;
  DistributionInput: DistributionInput;
  DistributionProblem: DistributionProblem;
  DistributionRule: RuleParent;
  DistributionRuleInput: DistributionRuleInput;
  DistributionRulePayload: Omit<DistributionRulePayload, 'distributionRule' | 'estate'> & { distributionRule?: Maybe<ResolversParentTypes['DistributionRule']>, estate?: Maybe<ResolversParentTypes['Estate']> };
  DistributionTotals: DistributionTotals;
  DistributionWarning: DistributionWarning;
  DivisionEvent: DivisionEventParent;
  DivisionEventInput: DivisionEventInput;
  DocumentBlock: DocumentBlock;
  DocumentCopyRequest: CopyRequest;
  DocumentCopyRequestList: Omit<DocumentCopyRequestList, 'collection'> & { collection: Array<ResolversParentTypes['DocumentCopyRequest']> };
  DocumentCopyRequestPayload: Omit<DocumentCopyRequestPayload, 'documentCopyRequest'> & { documentCopyRequest?: Maybe<ResolversParentTypes['DocumentCopyRequest']> };
  DocumentFilterInput: DocumentFilterInput;
  DocumentOrderPayload: Omit<DocumentOrderPayload, 'estate'> & { estate?: Maybe<ResolversParentTypes['Estate']> };
  DocumentPreview: DocumentPreview;
  DocumentRow: DocumentRowView;
  DocumentRowList: Omit<DocumentRowList, 'collection'> & { collection: Array<ResolversParentTypes['DocumentRow']> };
  DocumentRun: DocumentRun;
  EarlierEstate: EarlierEstate;
  EarlierEstateInput: EarlierEstateInput;
  EdgeWorking: EdgeWorking;
  Entity: EntityParent;
  EntityInput: EntityInput;
  EntityInterest: EntityInterestParent;
  EntityPayload: Omit<EntityPayload, 'entity' | 'estate'> & { entity?: Maybe<ResolversParentTypes['Entity']>, estate?: Maybe<ResolversParentTypes['Estate']> };
  EntityShare: EntityShareParent;
  EntityShareInput: EntityShareInput;
  Estate: EstateSummary;
  EstateAssumptions: StoredAssumptions;
  EstateChange: EstateChangeParent;
  EstateChangeList: Omit<EstateChangeList, 'collection'> & { collection: Array<ResolversParentTypes['EstateChange']> };
  EstateDocument: DocumentParent;
  EstateDocumentInput: EstateDocumentInput;
  EstateDocumentPayload: Omit<EstateDocumentPayload, 'estate' | 'estateDocument'> & { estate?: Maybe<ResolversParentTypes['Estate']>, estateDocument?: Maybe<ResolversParentTypes['EstateDocument']> };
  EstateFilterInput: EstateFilterInput;
  EstateList: Omit<EstateList, 'collection'> & { collection: Array<ResolversParentTypes['Estate']> };
  EstateOpportunity: EstateOpportunityParent;
  EstateOpportunityList: Omit<EstateOpportunityList, 'collection'> & { collection: Array<ResolversParentTypes['EstateOpportunity']> };
  EstateOverview: EstateOverview;
  EstatePayload: Omit<EstatePayload, 'estate'> & { estate?: Maybe<ResolversParentTypes['Estate']> };
  EstateProfileGrouping: EstateGrouping;
  EstateProfileGroupingList: Omit<EstateProfileGroupingList, 'collection'> & { collection: Array<ResolversParentTypes['EstateProfileGrouping']> };
  EstateStatus: EstateSummary;
  EstateUpload: UploadParent;
  EstateUploadInput: EstateUploadInput;
  EstateUploadList: Omit<EstateUploadList, 'collection'> & { collection: Array<ResolversParentTypes['EstateUpload']> };
  EstateUploadPayload: Omit<EstateUploadPayload, 'estateUpload'> & { estateUpload?: Maybe<ResolversParentTypes['EstateUpload']> };
  FamilyTableRow: FamilyTableLine;
  FamilyTree: FamilyTreeParent;
  FamilyTreeFlow: FamilyTreeParent;
  FamilyTreeFlowEdge: FamilyTreeFlowEdge;
  FamilyTreeFlowNode: Omit<FamilyTreeFlowNode, 'person'> & { person?: Maybe<ResolversParentTypes['Person']> };
  FamilyTreeViz: FamilyTreeParent;
  FamilyTreeVizEdge: FamilyTreeVizEdge;
  FamilyTreeVizNode: Omit<FamilyTreeVizNode, 'person'> & { person: ResolversParentTypes['Person'] };
  Fiduciary: FiduciaryView;
  FiduciaryInput: FiduciaryInput;
  FiduciaryList: Omit<FiduciaryList, 'collection'> & { collection: Array<ResolversParentTypes['Fiduciary']> };
  FiduciaryOffice: FiduciaryOffice;
  FigureWorking: FigureWorking;
  FilePartPayload: FilePartPayload;
  FileWarning: FileWarning;
  FinalHolding: FinalHolding;
  FinalShare: FinalShare;
  FinancialMilestone: FinancialMilestoneParent;
  FinancialMilestoneInput: FinancialMilestoneInput;
  FinancialMilestoneList: Omit<FinancialMilestoneList, 'collection'> & { collection: Array<ResolversParentTypes['FinancialMilestone']> };
  FinancialMilestonePayload: Omit<FinancialMilestonePayload, 'financialMilestone'> & { financialMilestone?: Maybe<ResolversParentTypes['FinancialMilestone']> };
  FinancialStatementBalanceSheet: KeyedEstate;
  FinancialTeamMember: FinancialTeamMemberParent;
  FinancialTeamMemberInput: FinancialTeamMemberInput;
  FinancialTeamMemberList: Omit<FinancialTeamMemberList, 'collection'> & { collection: Array<ResolversParentTypes['FinancialTeamMember']> };
  FinancialTeamMemberPayload: Omit<FinancialTeamMemberPayload, 'financialTeamMember'> & { financialTeamMember?: Maybe<ResolversParentTypes['FinancialTeamMember']> };
  Flow: Flow;
  FlowColumn: FlowColumn;
  FlowEdge: FlowEdge;
  FlowNode: FlowNode;
  FundingAsset: FundingAssetParent;
  FundingOption: FundingOptionParent;
  FundingOptionInput: FundingOptionInput;
  FundingOptionPayload: Omit<FundingOptionPayload, 'estate' | 'fundingOption'> & { estate?: Maybe<ResolversParentTypes['Estate']>, fundingOption?: Maybe<ResolversParentTypes['FundingOption']> };
  FundingPoolPayload: Omit<FundingPoolPayload, 'dispositionTemplate' | 'distributionRules' | 'estate'> & { dispositionTemplate?: Maybe<ResolversParentTypes['DispositionTemplate']>, distributionRules: Array<ResolversParentTypes['DistributionRule']>, estate?: Maybe<ResolversParentTypes['Estate']> };
  Gift: EstateGift;
  GiftInput: GiftInput;
  GstAllocation: GstAllocation;
  GstAllocationInput: GstAllocationInput;
  HeirAccount: HeirAccount;
  HeirAsset: HeirAsset;
  HeirProperty: HeirProperty;
  HouseholdDeathEvent: HouseholdDeathEvent;
  HouseholdDot: HouseholdDot;
  HouseholdEvent: HouseholdEvent;
  HouseholdEventItem: HouseholdEventItem;
  HouseholdEventsTimelineYear: HouseholdEventsTimelineYear;
  IllustrationError: IllustrationError;
  InheritedProperty: InheritedProperty;
  InsteadTakerInput: InsteadTakerInput;
  JSON: Scalars['JSON']['output'];
  JointOwner: JointOwnerParent;
  LastTakerInput: LastTakerInput;
  LifeInsurance: PolicyParent;
  LifeInsuranceBeneficiary: DesignationParent;
  LifeInsuranceBeneficiaryInput: LifeInsuranceBeneficiaryInput;
  LifeInsuranceFilterInput: LifeInsuranceFilterInput;
  LifeInsuranceInput: LifeInsuranceInput;
  LifeInsuranceList: Omit<LifeInsuranceList, 'collection'> & { collection: Array<ResolversParentTypes['LifeInsurance']> };
  LifeInsurancePayload: Omit<LifeInsurancePayload, 'estate' | 'lifeInsurance'> & { estate?: Maybe<ResolversParentTypes['Estate']>, lifeInsurance?: Maybe<ResolversParentTypes['LifeInsurance']> };
  LifeInsuranceSummary: LifeInsuranceSummary;
  ListMetadata: ListMetadata;
  Mutation: Record<PropertyKey, never>;
  NetWorthPoint: NetWorthPoint;
  NetWorthReceipt: NetWorthReceipt;
  NewDispositionTrustInput: NewDispositionTrustInput;
  NodePosition: NodePosition;
  NodePositionInput: NodePositionInput;
  NodePositionsPayload: Omit<NodePositionsPayload, 'estate'> & { estate?: Maybe<ResolversParentTypes['Estate']> };
  OfficeNominee: OfficeNominee;
  OnboardingInfo: OnboardingInfoParent;
  OnboardingInfoInput: OnboardingInfoInput;
  OnboardingInfoPayload: Omit<OnboardingInfoPayload, 'estate' | 'onboardingInfo'> & { estate?: Maybe<ResolversParentTypes['Estate']>, onboardingInfo?: Maybe<ResolversParentTypes['OnboardingInfo']> };
  OpportunityCount: OpportunityCount;
  OpportunityFilterInput: OpportunityFilterInput;
  OpportunityInput: OpportunityInput;
  OpportunityPayload: Omit<OpportunityPayload, 'estateOpportunity'> & { estateOpportunity?: Maybe<ResolversParentTypes['EstateOpportunity']> };
  Organization: Organization;
  OtherDistributionFunding: OtherDistributionFunding;
  OtherDistributionFundingInput: OtherDistributionFundingInput;
  OwnClientViews: OwnClientViewsRecord;
  OwnClientViewsPayload: Omit<OwnClientViewsPayload, 'ownClientViews'> & { ownClientViews?: Maybe<ResolversParentTypes['OwnClientViews']> };
  OwnedPart: OwnedPart;
  Owner: OwnerParent;
  OwnerShare: OwnerShareParent;
  OwnerShareInput: OwnerShareInput;
  OwnershipData: OwnershipData;
  OwnershipHolder: OwnershipHolder;
  PageBox: PageBox;
  PaginationInput: PaginationInput;
  ParentQuestion: ParentQuestionParent;
  PastValue: PastValue;
  PdfBeneficiary: PdfBeneficiary;
  PdfData: PdfDataParent;
  PdfWaterfallRow: PdfWaterfallRow;
  PdfWaterfallTable: PdfWaterfallTable;
  Person: ListedPerson;
  PersonList: Omit<PersonList, 'collection'> & { collection: Array<ResolversParentTypes['Person']> };
  PersonOption: PersonOption;
  PersonPayload: Omit<PersonPayload, 'estate' | 'person'> & { estate?: Maybe<ResolversParentTypes['Estate']>, person?: Maybe<ResolversParentTypes['Person']> };
  PersonTie: PersonTieParent;
  PersonTieInput: PersonTieInput;
  PersonUse: PersonUseView;
  PfsBalanceSheetRow: PfsBalanceSheetRow;
  PfsColumnInput: PfsColumnInput;
  PlanConflict: ConflictParent;
  PlanReviewPayload: Omit<PlanReviewPayload, 'review'> & { review?: Maybe<ResolversParentTypes['Review']> };
  PlanVersion: PlanVersionParent;
  PlanVersionInput: PlanVersionInput;
  PlanVersionPayload: Omit<PlanVersionPayload, 'planVersion'> & { planVersion?: Maybe<ResolversParentTypes['PlanVersion']> };
  PolicyEstate: PolicyEstate;
  PolicyStanding: PolicyStanding;
  PossibleIssue: PossibleIssue;
  ProfileGroup: ProfileGroupParent;
  ProfileGroupList: Omit<ProfileGroupList, 'collection'> & { collection: Array<ResolversParentTypes['ProfileGroup']> };
  ProfileGroupPayload: Omit<ProfileGroupPayload, 'profileGroup'> & { profileGroup?: Maybe<ResolversParentTypes['ProfileGroup']> };
  ProjectionSetting: ProjectionSetting;
  ProjectionSettingInput: ProjectionSettingInput;
  ProjectionSettingPayload: Omit<ProjectionSettingPayload, 'estate'> & { estate?: Maybe<ResolversParentTypes['Estate']> };
  ProvisionCategory: ProvisionCategory;
  ProvisionNote: ProvisionNoteParent;
  ProvisionNoteInput: ProvisionNoteInput;
  ProvisionNotesPayload: Omit<ProvisionNotesPayload, 'provisionNotes'> & { provisionNotes: Array<ResolversParentTypes['ProvisionNote']> };
  Query: Record<PropertyKey, never>;
  ReadAgain: ReadAgainParent;
  ReadingDifference: ReadingDifference;
  ReceiptGroup: ReceiptGroup;
  ReceiptLine: ReceiptLine;
  ReceiverChange: ReceiverChange;
  Relation: RelationParent;
  RelationSuggestion: RelationSuggestionParent;
  RelationshipInput: RelationshipInput;
  RelationshipsPayload: Omit<RelationshipsPayload, 'estate'> & { estate?: Maybe<ResolversParentTypes['Estate']> };
  Reminder: ReminderParent;
  ReminderInput: ReminderInput;
  ReminderList: Omit<ReminderList, 'collection'> & { collection: Array<ResolversParentTypes['Reminder']> };
  ReminderPayload: Omit<ReminderPayload, 'reminder'> & { reminder?: Maybe<ResolversParentTypes['Reminder']> };
  ReportBuilderConfig: ConfigParent;
  ReportEstatePlan: Omit<ReportEstatePlan, 'fiduciaries' | 'trusts'> & { fiduciaries: Array<ResolversParentTypes['Fiduciary']>, trusts: Array<ResolversParentTypes['Trust']> };
  ReportPageData: PageDataParent;
  Review: ReviewParent;
  ReviewAlternative: ReviewAlternative;
  ReviewChecklist: ReviewChecklist;
  ReviewChecklistItem: ChecklistItem;
  ReviewCounts: ReviewCounts;
  ReviewFilterInput: ReviewFilterInput;
  ReviewInput: ReviewInput;
  ReviewList: Omit<ReviewList, 'collection'> & { collection: Array<ResolversParentTypes['Review']> };
  ReviewNote: ReviewNoteParent;
  ReviewPayload: Omit<ReviewPayload, 'estate' | 'estateUpload'> & { estate?: Maybe<ResolversParentTypes['Estate']>, estateUpload?: Maybe<ResolversParentTypes['EstateUpload']> };
  ReviewRequestInput: ReviewRequestInput;
  ReviewValue: ReviewValueView;
  ReviewValueInput: ReviewValueInput;
  Rfi: RfiParent;
  RfiList: Omit<RfiList, 'collection'> & { collection: Array<ResolversParentTypes['Rfi']> };
  RfiPayload: Omit<RfiPayload, 'rfi'> & { rfi?: Maybe<ResolversParentTypes['Rfi']> };
  SearchResult: SearchResult;
  SearchResultList: SearchResultList;
  SeenEstateInput: SeenEstateInput;
  SharedEstateOwnership: SharedOwnershipParent;
  SharedEstateOwnershipList: Omit<SharedEstateOwnershipList, 'collection'> & { collection: Array<ResolversParentTypes['SharedEstateOwnership']> };
  SharedEstateOwnershipPayload: Omit<SharedEstateOwnershipPayload, 'estate' | 'sharedEstateOwnership'> & { estate?: Maybe<ResolversParentTypes['Estate']>, sharedEstateOwnership?: Maybe<ResolversParentTypes['SharedEstateOwnership']> };
  SourceNoteCopyOption: Omit<SourceNoteCopyOption, 'provisionNotes'> & { provisionNotes: Array<ResolversParentTypes['ProvisionNote']> };
  SplitAssetPayload: Omit<SplitAssetPayload, 'assets' | 'estate'> & { assets: Array<ResolversParentTypes['Asset']>, estate?: Maybe<ResolversParentTypes['Estate']> };
  State: UsPlace;
  TaxResult: TaxResult;
  Transfer: Transfer;
  Trust: AnyTrust;
  TrustFiduciaryInput: TrustFiduciaryInput;
  TrustFilterInput: TrustFilterInput;
  TrustInput: TrustInput;
  TrustLifecycleEvent: Omit<TrustLifecycleEvent, 'eventData'> & { eventData?: Maybe<ResolversParentTypes['EstateDocument']> };
  TrustList: Omit<TrustList, 'collection'> & { collection: Array<ResolversParentTypes['Trust']> };
  TrustPayload: Omit<TrustPayload, 'estate' | 'trust'> & { estate?: Maybe<ResolversParentTypes['Estate']>, trust?: Maybe<ResolversParentTypes['Trust']> };
  TrustPower: Omit<TrustPower, 'person'> & { person: ResolversParentTypes['Person'] };
  TrustPowerInput: TrustPowerInput;
  TrustRemainder: TrustRemainderParent;
  TrustRemainderInput: TrustRemainderInput;
  TrustShare: TrustShareParent;
  TrustShareInput: TrustShareInput;
  TrustTerm: Omit<TrustTerm, 'lifeExpectancyPerson' | 'lifecycleEvents' | 'trustTermBeneficiaries'> & { lifeExpectancyPerson?: Maybe<ResolversParentTypes['Person']>, lifecycleEvents: Array<ResolversParentTypes['TrustLifecycleEvent']>, trustTermBeneficiaries: Array<ResolversParentTypes['Assignable']> };
  TrustTermInput: TrustTermInput;
  TrustTermTableRow: TrustTermTableRow;
  UpdateEstateInput: UpdateEstateInput;
  UpdateOwnClientViewsInput: UpdateOwnClientViewsInput;
  UpdatePersonInput: UpdatePersonInput;
  UpdateRelationshipsInput: UpdateRelationshipsInput;
  Upload: Scalars['Upload']['output'];
  UploadLimits: UploadLimits;
  UploadedFile: UploadParent;
  UserLibraryNote: LibraryNoteView;
  UserLibraryNoteFilterInput: UserLibraryNoteFilterInput;
  UserLibraryNoteInput: UserLibraryNoteInput;
  UserLibraryNoteList: Omit<UserLibraryNoteList, 'collection'> & { collection: Array<ResolversParentTypes['UserLibraryNote']> };
  UserLibraryNotePayload: Omit<UserLibraryNotePayload, 'userLibraryNote'> & { userLibraryNote?: Maybe<ResolversParentTypes['UserLibraryNote']> };
  ValueChange: ValueChange;
  WaterfallDiagram: WaterfallDiagram;
  WaterfallDiagramEdge: WaterfallDiagramEdge;
  WaterfallDiagramNode: WaterfallDiagramNode;
  WhatIfSnapshot: WhatIfSnapshotParent;
  WhatIfSnapshotInput: WhatIfSnapshotInput;
  WhatIfSnapshotPayload: Omit<WhatIfSnapshotPayload, 'whatIfSnapshot'> & { whatIfSnapshot?: Maybe<ResolversParentTypes['WhatIfSnapshot']> };
  WillGift: WillGiftParent;
  WillGiftInput: WillGiftInput;
  WillShare: WillShareParent;
  WillShareInput: WillShareInput;
  WillText: WillTextParent;
  WillTextInput: WillTextInput;
  WorkItem: WorkItem;
  Working: Working;
  WorkingLine: WorkingLine;
  WorkingsOfPart: WorkingsOfPart;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
};

export type AccessDirectiveArgs = {
  action: Scalars['String']['input'];
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DeadlineDirectiveArgs = {
  seconds: Scalars['Int']['input'];
};

export type DeadlineDirectiveResolver<Result, Parent, ContextType = Context, Args = DeadlineDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DespiteDutyDirectiveArgs = {
  duties?: Maybe<Array<Scalars['String']['input']>>;
};

export type DespiteDutyDirectiveResolver<Result, Parent, ContextType = Context, Args = DespiteDutyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RateLimitDirectiveArgs = {
  group: Scalars['String']['input'];
};

export type RateLimitDirectiveResolver<Result, Parent, ContextType = Context, Args = RateLimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UnrecordedDirectiveArgs = { };

export type UnrecordedDirectiveResolver<Result, Parent, ContextType = Context, Args = UnrecordedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbstractionExtractedValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbstractionExtractedValues'] = ResolversParentTypes['AbstractionExtractedValues']> = {
  callouts?: Resolver<Array<ResolversTypes['ReviewValue']>, ParentType, ContextType>;
  dispositionTemplates?: Resolver<Array<ResolversTypes['ReviewValue']>, ParentType, ContextType>;
  documentName?: Resolver<Maybe<ResolversTypes['ReviewValue']>, ParentType, ContextType>;
  executedAt?: Resolver<Maybe<ResolversTypes['ReviewValue']>, ParentType, ContextType>;
  fiduciaries?: Resolver<Array<ResolversTypes['ReviewValue']>, ParentType, ContextType>;
  missingPages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['ReviewValue']>, ParentType, ContextType>;
  possibleIssues?: Resolver<Array<ResolversTypes['PossibleIssue']>, ParentType, ContextType>;
  situs?: Resolver<Maybe<ResolversTypes['ReviewValue']>, ParentType, ContextType>;
};

export type AbstractionPreprocessingIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbstractionPreprocessingIssue'] = ResolversParentTypes['AbstractionPreprocessingIssue']> = {
  errorType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AbstractionTokenPaymentRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbstractionTokenPaymentRecord'] = ResolversParentTypes['AbstractionTokenPaymentRecord'], FederationReferenceType extends FederationReferenceTypes['AbstractionTokenPaymentRecord'] = FederationReferenceTypes['AbstractionTokenPaymentRecord']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AbstractionTokenPaymentRecord']> | FederationReferenceType, FederationReferenceType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['EstateDocument']>, ParentType, ContextType>;
  estateUploadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AgeStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgeStage'] = ResolversParentTypes['AgeStage']> = {
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Asset'] = ResolversParentTypes['Asset'], FederationReferenceType extends FederationReferenceTypes['Asset'] = FederationReferenceTypes['Asset']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Asset']> | FederationReferenceType, FederationReferenceType, ContextType>;
  acquisitionDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  assetType?: Resolver<ResolversTypes['AssetType'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  beneficiaries?: Resolver<Array<ResolversTypes['BeneficiaryDesignation']>, ParentType, ContextType>;
  contributions?: Resolver<Array<ResolversTypes['OwnerShare']>, ParentType, ContextType>;
  costBasis?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  custodian?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insured?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  interestRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isLiability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLifeEstate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLiquid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lengthOfTerm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netDeathBenefit?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Owner']>, ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['OwnerShare']>, ParentType, ContextType>;
  paymentAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  paymentTerms?: Resolver<Maybe<ResolversTypes['PaymentTerms']>, ParentType, ContextType>;
  paymentType?: Resolver<Maybe<ResolversTypes['PaymentType']>, ParentType, ContextType>;
  realEstateType?: Resolver<Maybe<ResolversTypes['RealEstateType']>, ParentType, ContextType>;
  retirementAccountType?: Resolver<Maybe<ResolversTypes['RetirementAccountType']>, ParentType, ContextType>;
  secondaryInsured?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  securedBy?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titling?: Resolver<Maybe<ResolversTypes['Titling']>, ParentType, ContextType>;
  use?: Resolver<Maybe<ResolversTypes['PropertyUse']>, ParentType, ContextType>;
  valuationDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  valuationSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueHistory?: Resolver<Array<ResolversTypes['PastValue']>, ParentType, ContextType>;
};

export type AssetAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetAccount'] = ResolversParentTypes['AssetAccount']> = {
  ageOfMajority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assetProportions?: Resolver<Array<ResolversTypes['AssetProportion']>, ParentType, ContextType>;
  assets?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  balanceType?: Resolver<ResolversTypes['AccountBalanceType'], ParentType, ContextType>;
  beneficiaries?: Resolver<Array<ResolversTypes['Assignable']>, ParentType, ContextType>;
  custodian?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designations?: Resolver<Array<ResolversTypes['BeneficiaryDesignation']>, ParentType, ContextType>;
  educationSavingsType?: Resolver<Maybe<ResolversTypes['EducationSavingsType']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLiquid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AssetAccountKind'], ParentType, ContextType>;
  minorAccountType?: Resolver<Maybe<ResolversTypes['MinorAccountType']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Owner']>, ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['OwnerShare']>, ParentType, ContextType>;
  retirementAccountType?: Resolver<Maybe<ResolversTypes['RetirementAccountType']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssetAccountStatus'], ParentType, ContextType>;
  titling?: Resolver<Maybe<ResolversTypes['Titling']>, ParentType, ContextType>;
  todOrPod?: Resolver<Maybe<ResolversTypes['TodOrPod']>, ParentType, ContextType>;
  valuationDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  valuationSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueHistory?: Resolver<Array<ResolversTypes['PastValue']>, ParentType, ContextType>;
};

export type AssetAccountListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetAccountList'] = ResolversParentTypes['AssetAccountList']> = {
  collection?: Resolver<Array<ResolversTypes['AssetAccount']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type AssetAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetAccountPayload'] = ResolversParentTypes['AssetAccountPayload']> = {
  assetAccount?: Resolver<Maybe<ResolversTypes['AssetAccount']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssetListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetList'] = ResolversParentTypes['AssetList']> = {
  collection?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type AssetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetPayload'] = ResolversParentTypes['AssetPayload']> = {
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssetProportionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetProportion'] = ResolversParentTypes['AssetProportion']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AssignableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assignable'] = ResolversParentTypes['Assignable']> = {
  __resolveType: TypeResolveFn<'Charitable' | 'Entity' | 'Person' | 'Trust', ParentType, ContextType>;
};

export type AssumedPouroverWillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssumedPouroverWill'] = ResolversParentTypes['AssumedPouroverWill']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  trust?: Resolver<ResolversTypes['Trust'], ParentType, ContextType>;
};

export type AuthorityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Authority'] = ResolversParentTypes['Authority']> = {
  cite?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AutoAbstractionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutoAbstractionPayload'] = ResolversParentTypes['AutoAbstractionPayload']> = {
  estateUploads?: Resolver<Array<ResolversTypes['EstateUpload']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AutomaticProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomaticProfile'] = ResolversParentTypes['AutomaticProfile']> = {
  appliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  appliedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bannerSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AutomaticProfileItem']>, ParentType, ContextType>;
  preprocessingErrors?: Resolver<Array<ResolversTypes['AbstractionPreprocessingIssue']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AutomaticProfileStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomaticProfileItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomaticProfileItem'] = ResolversParentTypes['AutomaticProfileItem']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estateUpload?: Resolver<ResolversTypes['EstateUpload'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['ProfileItemGroup'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomaticProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomaticProfilePayload'] = ResolversParentTypes['AutomaticProfilePayload']> = {
  automaticProfile?: Resolver<Maybe<ResolversTypes['AutomaticProfile']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BalanceSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheet'] = ResolversParentTypes['BalanceSheet']> = {
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['BalanceSheetColumn']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['BalanceSheetGroup']>, ParentType, ContextType>;
  holdingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type BalanceSheetColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheetColumn'] = ResolversParentTypes['BalanceSheetColumn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inTaxableEstate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BalanceSheetGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheetGroup'] = ResolversParentTypes['BalanceSheetGroup']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BalanceSheetRow']>, ParentType, ContextType, Partial<BalanceSheetGroupRowsArgs>>;
  subtotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  subtotals?: Resolver<Array<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type BalanceSheetImportErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheetImportError'] = ResolversParentTypes['BalanceSheetImportError']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rowName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tab?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BalanceSheetImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheetImportRow'] = ResolversParentTypes['BalanceSheetImportRow']> = {
  assetType?: Resolver<ResolversTypes['AssetType'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  duplicate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLiability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valuationDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BalanceSheetOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheetOrderPayload'] = ResolversParentTypes['BalanceSheetOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
};

export type BalanceSheetRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheetRow'] = ResolversParentTypes['BalanceSheetRow']> = {
  cells?: Resolver<Array<ResolversTypes['Cents']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailUnderAsOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLiability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['BalanceGroup'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  valuationDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type BalanceSheetTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheetTemplate'] = ResolversParentTypes['BalanceSheetTemplate']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeneficiaryDesignationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeneficiaryDesignation'] = ResolversParentTypes['BeneficiaryDesignation']> = {
  perStirpes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['BeneficiaryTier'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Assignable'], ParentType, ContextType>;
};

export type BulkEstateResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEstateResult'] = ResolversParentTypes['BulkEstateResult']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkEstatesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEstatesPayload'] = ResolversParentTypes['BulkEstatesPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkEstateResult']>, ParentType, ContextType>;
};

export type CashFlowAssumptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowAssumption'] = ResolversParentTypes['CashFlowAssumption']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['CashFlowCategory'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inflationRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isIncome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNotTaxable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOneTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashFlowAssumptionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowAssumptionList'] = ResolversParentTypes['CashFlowAssumptionList']> = {
  collection?: Resolver<Array<ResolversTypes['CashFlowAssumption']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type CashFlowAssumptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowAssumptionPayload'] = ResolversParentTypes['CashFlowAssumptionPayload']> = {
  cashFlowAssumption?: Resolver<Maybe<ResolversTypes['CashFlowAssumption']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CashFlowRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowRow'] = ResolversParentTypes['CashFlowRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIncome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashFlowTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowTable'] = ResolversParentTypes['CashFlowTable']> = {
  rows?: Resolver<Array<ResolversTypes['CashFlowRow']>, ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['CashFlowYear']>, ParentType, ContextType>;
};

export type CashFlowYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowYear'] = ResolversParentTypes['CashFlowYear']> = {
  cells?: Resolver<Array<ResolversTypes['Cents']>, ParentType, ContextType>;
  expenses?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  incomeTax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  netSoFar?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export type ChangedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedThing'] = ResolversParentTypes['ChangedThing']> = {
  action?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChangedField']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['ChangedPart'], ParentType, ContextType>;
  thingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CharitableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Charitable'] = ResolversParentTypes['Charitable'], FederationReferenceType extends FederationReferenceTypes['Charitable'] = FederationReferenceTypes['Charitable']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Charitable']> | FederationReferenceType, FederationReferenceType, ContextType>;
  charitableKind?: Resolver<Maybe<ResolversTypes['CharitableKind']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['PersonUse']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CharitablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CharitablePayload'] = ResolversParentTypes['CharitablePayload']> = {
  charitable?: Resolver<Maybe<ResolversTypes['Charitable']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Citation'] = ResolversParentTypes['Citation']> = {
  boxes?: Resolver<Array<ResolversTypes['PageBox']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassDistributionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClassDistribution'] = ResolversParentTypes['ClassDistribution']> = {
  atEachGeneration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  distributionType?: Resolver<ResolversTypes['InheritanceScheme'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  individuals?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mainGroup?: Resolver<ResolversTypes['HeirClass'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClassDistributionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClassDistributionList'] = ResolversParentTypes['ClassDistributionList']> = {
  collection?: Resolver<Array<ResolversTypes['ClassDistribution']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type ClassDistributionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClassDistributionPayload'] = ResolversParentTypes['ClassDistributionPayload']> = {
  classDistribution?: Resolver<Maybe<ResolversTypes['ClassDistribution']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClientSpreadsheetImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientSpreadsheetImportPayload'] = ResolversParentTypes['ClientSpreadsheetImportPayload']> = {
  assetsTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  createdIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  debtsTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['BalanceSheetImportError']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  exampleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BalanceSheetImportRow']>, ParentType, ContextType>;
};

export type ClientViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientView'] = ResolversParentTypes['ClientView']> = {
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConflictSetAsideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictSetAside'] = ResolversParentTypes['ConflictSetAside']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConflictSetAsidePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictSetAsidePayload'] = ResolversParentTypes['ConflictSetAsidePayload']> = {
  conflictSetAside?: Resolver<Maybe<ResolversTypes['ConflictSetAside']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConflictShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictShare'] = ResolversParentTypes['ConflictShare']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomOpportunityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomOpportunity'] = ResolversParentTypes['CustomOpportunity']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['FindingKind']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whatToDo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whyItsImportant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeathInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeathInfo'] = ResolversParentTypes['DeathInfo']> = {
  isClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeathInfosResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeathInfos'] = ResolversParentTypes['DeathInfos']> = {
  firstDeath?: Resolver<Maybe<ResolversTypes['DeathInfo']>, ParentType, ContextType>;
  secondDeath?: Resolver<Maybe<ResolversTypes['DeathInfo']>, ParentType, ContextType>;
};

export type DeathResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeathResult'] = ResolversParentTypes['DeathResult']> = {
  charitable?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  death?: Resolver<ResolversTypes['Death'], ParentType, ContextType>;
  decedentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  decedentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deductions?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  dsuePorted?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  exclusionLeft?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  exclusionUsed?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  marital?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sentence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateTaxable?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  working?: Resolver<Maybe<ResolversTypes['Working']>, ParentType, ContextType>;
};

export type DeleteEstatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteEstatePayload'] = ResolversParentTypes['DeleteEstatePayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeletePersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePersonPayload'] = ResolversParentTypes['DeletePersonPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeletedEstateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedEstate'] = ResolversParentTypes['DeletedEstate']> = {
  clientState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedEstateListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedEstateList'] = ResolversParentTypes['DeletedEstateList']> = {
  collection?: Resolver<Array<ResolversTypes['DeletedEstate']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type DesignatedFiduciaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DesignatedFiduciary'] = ResolversParentTypes['DesignatedFiduciary']> = {
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['FiduciaryPrefix'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['FiduciaryRole'], ParentType, ContextType>;
  roleTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DispositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Disposition'] = ResolversParentTypes['Disposition']> = {
  abstractionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['Assignable']>, ParentType, ContextType>;
  when?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DispositionPresetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DispositionPresetPayload'] = ResolversParentTypes['DispositionPresetPayload']> = {
  dispositionTemplates?: Resolver<Array<ResolversTypes['DispositionTemplate']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  newTrusts?: Resolver<Array<ResolversTypes['Trust']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DispositionPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DispositionPreview'] = ResolversParentTypes['DispositionPreview']> = {
  gaps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reading?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  receivers?: Resolver<Array<ResolversTypes['ReceiverChange']>, ParentType, ContextType>;
};

export type DispositionTakerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DispositionTaker'] = ResolversParentTypes['DispositionTaker']> = {
  ages?: Resolver<Array<ResolversTypes['AgeStage']>, ParentType, ContextType>;
  alternates?: Resolver<Array<ResolversTypes['DispositionTaker']>, ParentType, ContextType>;
  classOf?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  disclaimerTrust?: Resolver<Maybe<ResolversTypes['Trust']>, ParentType, ContextType>;
  heirClass?: Resolver<Maybe<ResolversTypes['HeirClass']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scheme?: Resolver<Maybe<ResolversTypes['InheritanceScheme']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Assignable']>, ParentType, ContextType>;
};

export type DispositionTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DispositionTemplate'] = ResolversParentTypes['DispositionTemplate']> = {
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customizeChildTemplatesNotesAndFiduciaries?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designatedFiduciaries?: Resolver<Array<ResolversTypes['DesignatedFiduciary']>, ParentType, ContextType>;
  disclaimerTrustFundingType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayGstShares?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dispositionStructure?: Resolver<ResolversTypes['DispositionStructure'], ParentType, ContextType>;
  distributionDetails?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  divisionEvent?: Resolver<ResolversTypes['DivisionEvent'], ParentType, ContextType>;
  fiduciaries?: Resolver<Array<ResolversTypes['Fiduciary']>, ParentType, ContextType>;
  fundingBadge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fundingOptions?: Resolver<Array<ResolversTypes['FundingOption']>, ParentType, ContextType>;
  fundingRule?: Resolver<ResolversTypes['FundingRule'], ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instrumentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instrumentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DispositionKind'], ParentType, ContextType>;
  otherDistributionFunding?: Resolver<Maybe<ResolversTypes['OtherDistributionFunding']>, ParentType, ContextType>;
  parentTemplateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  remainderTrustId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  takers?: Resolver<Array<ResolversTypes['DispositionTaker']>, ParentType, ContextType>;
  takesAway?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useGstExemption?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DispositionTemplateListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DispositionTemplateList'] = ResolversParentTypes['DispositionTemplateList']> = {
  collection?: Resolver<Array<ResolversTypes['DispositionTemplate']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type DispositionTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DispositionTemplatePayload'] = ResolversParentTypes['DispositionTemplatePayload']> = {
  dispositionTemplate?: Resolver<Maybe<ResolversTypes['DispositionTemplate']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DistributionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Distribution'] = ResolversParentTypes['Distribution']> = {
  deaths?: Resolver<Array<ResolversTypes['DeathResult']>, ParentType, ContextType>;
  finalHoldings?: Resolver<Array<ResolversTypes['FinalHolding']>, ParentType, ContextType>;
  flow?: Resolver<ResolversTypes['Flow'], ParentType, ContextType>;
  law?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['DistributionProblem']>, ParentType, ContextType>;
  ruleSet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['TaxResult']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['DistributionTotals'], ParentType, ContextType>;
  transfers?: Resolver<Array<ResolversTypes['Transfer']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['DistributionWarning']>, ParentType, ContextType>;
};

export type DistributionCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionCase'] = ResolversParentTypes['DistributionCase']> = {
  input?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DistributionProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionProblem'] = ResolversParentTypes['DistributionProblem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DistributionRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionRule'] = ResolversParentTypes['DistributionRule']> = {
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  assetType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classDistribution?: Resolver<Maybe<ResolversTypes['ClassDistribution']>, ParentType, ContextType>;
  death?: Resolver<Maybe<ResolversTypes['DeathScenario']>, ParentType, ContextType>;
  denominator?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dispositionTemplateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Assignable']>, ParentType, ContextType>;
  generatedKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DispositionKind'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numerator?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  specificGiftAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  specificGiftType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Assignable']>, ParentType, ContextType>;
};

export type DistributionRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionRulePayload'] = ResolversParentTypes['DistributionRulePayload']> = {
  distributionRule?: Resolver<Maybe<ResolversTypes['DistributionRule']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DistributionTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionTotals'] = ResolversParentTypes['DistributionTotals']> = {
  charity?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  claims?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  everything?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  federalTax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  insideTaxableEstate?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  nobodys?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  outsideTaxableEstate?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  stateTax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  taxPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DistributionWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionWarning'] = ResolversParentTypes['DistributionWarning']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  authority?: Resolver<Array<ResolversTypes['Authority']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DivisionEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DivisionEvent'] = ResolversParentTypes['DivisionEvent']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TrustOccasion'], ParentType, ContextType>;
};

export type DocumentBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentBlock'] = ResolversParentTypes['DocumentBlock']> = {
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentBlockKind'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  marker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['DocumentRun']>, ParentType, ContextType>;
};

export type DocumentCopyRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentCopyRequest'] = ResolversParentTypes['DocumentCopyRequest']> = {
  answeredByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estate?: Resolver<ResolversTypes['Estate'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noteBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shouldShowAlert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CopyRequestStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentCopyRequestListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentCopyRequestList'] = ResolversParentTypes['DocumentCopyRequestList']> = {
  collection?: Resolver<Array<ResolversTypes['DocumentCopyRequest']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type DocumentCopyRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentCopyRequestPayload'] = ResolversParentTypes['DocumentCopyRequestPayload']> = {
  documentCopyRequest?: Resolver<Maybe<ResolversTypes['DocumentCopyRequest']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DocumentOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentOrderPayload'] = ResolversParentTypes['DocumentOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
};

export type DocumentPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentPreview'] = ResolversParentTypes['DocumentPreview']> = {
  blocks?: Resolver<Maybe<Array<ResolversTypes['DocumentBlock']>>, ParentType, ContextType>;
  estateUploadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mimetype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paragraphs?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentRow'] = ResolversParentTypes['DocumentRow']> = {
  documentKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  estateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  executedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gstStatus?: Resolver<Maybe<ResolversTypes['GstStatus']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReplaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTrust?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shownStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
  upload?: Resolver<Maybe<ResolversTypes['EstateUpload']>, ParentType, ContextType>;
};

export type DocumentRowListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentRowList'] = ResolversParentTypes['DocumentRowList']> = {
  collection?: Resolver<Array<ResolversTypes['DocumentRow']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type DocumentRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentRun'] = ResolversParentTypes['DocumentRun']> = {
  bold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  italic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  underline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EarlierEstateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarlierEstate'] = ResolversParentTypes['EarlierEstate']> = {
  diedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  federalTax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  taxableEstate?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type EdgeWorkingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EdgeWorking'] = ResolversParentTypes['EdgeWorking']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  clause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workings?: Resolver<Array<ResolversTypes['Working']>, ParentType, ContextType>;
};

export type EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity'], FederationReferenceType extends FederationReferenceTypes['Entity'] = FederationReferenceTypes['Entity']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Entity']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assets?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityType?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['EntityInterest']>, ParentType, ContextType>;
  liabilities?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netValue?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['EntityShare']>, ParentType, ContextType>;
  ultimateShares?: Resolver<Array<ResolversTypes['EntityShare']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntityInterestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityInterest'] = ResolversParentTypes['EntityInterest']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EntityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityPayload'] = ResolversParentTypes['EntityPayload']> = {
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EntityShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityShare'] = ResolversParentTypes['EntityShare']> = {
  affiliated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  outsiderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Owner']>, ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EstateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Estate'] = ResolversParentTypes['Estate'], FederationReferenceType extends FederationReferenceTypes['Estate'] = FederationReferenceTypes['Estate']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Estate']> | FederationReferenceType, FederationReferenceType, ContextType>;
  abstractionTokensNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  advisor?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  advisorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  allWorkings?: Resolver<Array<ResolversTypes['WorkingsOfPart']>, ParentType, ContextType, Partial<EstateAllWorkingsArgs>>;
  annualGiftingLimit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  archivedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assetAccounts?: Resolver<Array<ResolversTypes['AssetAccount']>, ParentType, ContextType>;
  assets?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType, Partial<EstateAssetsArgs>>;
  assignables?: Resolver<Array<ResolversTypes['Assignable']>, ParentType, ContextType>;
  assumedPouroverWill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assumedPouroverWills?: Resolver<Array<ResolversTypes['AssumedPouroverWill']>, ParentType, ContextType>;
  assumptions?: Resolver<ResolversTypes['EstateAssumptions'], ParentType, ContextType>;
  automaticProfile?: Resolver<Maybe<ResolversTypes['AutomaticProfile']>, ParentType, ContextType>;
  balanceSheet?: Resolver<ResolversTypes['BalanceSheet'], ParentType, ContextType>;
  calculatedAsOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  calculatedExclusionLeft?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  calculatedFederalTaxEstimate?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  calculatedNetWorth?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  calculatedStateTaxEstimate?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  calculationIsStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calculationProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cashFlow?: Resolver<ResolversTypes['CashFlowTable'], ParentType, ContextType, RequireFields<EstateCashFlowArgs, 'endYear' | 'startYear'>>;
  cashFlowAssumptions?: Resolver<Array<ResolversTypes['CashFlowAssumption']>, ParentType, ContextType>;
  charitables?: Resolver<Array<ResolversTypes['Charitable']>, ParentType, ContextType>;
  childrenCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customAssumptionsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customOpportunities?: Resolver<Array<ResolversTypes['CustomOpportunity']>, ParentType, ContextType>;
  customOpportunitiesVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deathInfos?: Resolver<Maybe<ResolversTypes['DeathInfos']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distribution?: Resolver<ResolversTypes['Distribution'], ParentType, ContextType, Partial<EstateDistributionArgs>>;
  distributionCase?: Resolver<ResolversTypes['DistributionCase'], ParentType, ContextType>;
  documentsStatus?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
  edgeWorkings?: Resolver<Array<ResolversTypes['EdgeWorking']>, ParentType, ContextType, RequireFields<EstateEdgeWorkingsArgs, 'edgeId'>>;
  entities?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType>;
  estateDocuments?: Resolver<Array<ResolversTypes['EstateDocument']>, ParentType, ContextType>;
  estateOpportunities?: Resolver<Maybe<Array<ResolversTypes['EstateOpportunity']>>, ParentType, ContextType>;
  estateProfileDirty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  estateReminders?: Resolver<Maybe<Array<ResolversTypes['Reminder']>>, ParentType, ContextType>;
  estateUploads?: Resolver<Array<ResolversTypes['EstateUpload']>, ParentType, ContextType>;
  familyTable?: Resolver<Array<ResolversTypes['FamilyTableRow']>, ParentType, ContextType>;
  familyTree?: Resolver<ResolversTypes['FamilyTree'], ParentType, ContextType>;
  federalTaxExemption?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  fiduciaries?: Resolver<Array<ResolversTypes['Fiduciary']>, ParentType, ContextType>;
  fiduciaryOffices?: Resolver<Array<ResolversTypes['FiduciaryOffice']>, ParentType, ContextType>;
  figureWorkings?: Resolver<Array<ResolversTypes['FigureWorking']>, ParentType, ContextType, Partial<EstateFigureWorkingsArgs>>;
  financialMilestones?: Resolver<Array<ResolversTypes['FinancialMilestone']>, ParentType, ContextType>;
  financialTeamMembers?: Resolver<Array<ResolversTypes['FinancialTeamMember']>, ParentType, ContextType>;
  firstSpouseToDie?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  firstSpouseToDieId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hasBeenAbstracted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasDocuments?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasReviewCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasReviewInProgress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasReviewWithInsufficientInfo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasUnassignedAssets?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasUnassociatedDocuments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasZeroAssetsOrAccounts?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hideEmptyColumnsBalanceSheet?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inheritedProperty?: Resolver<ResolversTypes['InheritedProperty'], ParentType, ContextType, Partial<EstateInheritedPropertyArgs>>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastReviewCompletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  liabilities?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType, Partial<EstateLiabilitiesArgs>>;
  lifeInsuranceSummary?: Resolver<ResolversTypes['LifeInsuranceSummary'], ParentType, ContextType>;
  lifeInsurances?: Resolver<Array<ResolversTypes['LifeInsurance']>, ParentType, ContextType>;
  maritalStatus?: Resolver<ResolversTypes['MaritalStatus'], ParentType, ContextType>;
  marriedAndAlive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mayShareOwnership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  netWorth?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  netWorthHistory?: Resolver<Array<ResolversTypes['NetWorthPoint']>, ParentType, ContextType>;
  netWorthReceipt?: Resolver<ResolversTypes['NetWorthReceipt'], ParentType, ContextType>;
  onboardingInfo?: Resolver<Maybe<ResolversTypes['OnboardingInfo']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentQuestions?: Resolver<Array<ResolversTypes['ParentQuestion']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personOptions?: Resolver<Array<ResolversTypes['PersonOption']>, ParentType, ContextType, RequireFields<EstatePersonOptionsArgs, 'kinds'>>;
  planConflicts?: Resolver<Array<ResolversTypes['PlanConflict']>, ParentType, ContextType>;
  planVersions?: Resolver<Maybe<Array<ResolversTypes['PlanVersion']>>, ParentType, ContextType>;
  profileGroups?: Resolver<Array<ResolversTypes['ProfileGroup']>, ParentType, ContextType>;
  projectionSetting?: Resolver<ResolversTypes['ProjectionSetting'], ParentType, ContextType>;
  relations?: Resolver<Array<ResolversTypes['Relation']>, ParentType, ContextType>;
  reviewSummary?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<EstateReviewSummaryArgs, 'withRfis'>>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  sharedEstateOwnerships?: Resolver<Array<ResolversTypes['SharedEstateOwnership']>, ParentType, ContextType>;
  stateTaxExemption?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strategiesBaseGrowthRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  strategiesExemptionInflationRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  strategiesYearOfDeath?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  syntheticTrusts?: Resolver<Array<ResolversTypes['Trust']>, ParentType, ContextType>;
  trusts?: Resolver<Array<ResolversTypes['Trust']>, ParentType, ContextType>;
  ultraEligible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whatIfSnapshots?: Resolver<Maybe<Array<ResolversTypes['WhatIfSnapshot']>>, ParentType, ContextType>;
};

export type EstateAssumptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateAssumptions'] = ResolversParentTypes['EstateAssumptions']> = {
  expensesPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  firstDeathOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  growthBetweenDeathsPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  portabilityElected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondDeathOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type EstateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateChange'] = ResolversParentTypes['EstateChange']> = {
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supportName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  things?: Resolver<Array<ResolversTypes['ChangedThing']>, ParentType, ContextType>;
};

export type EstateChangeListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateChangeList'] = ResolversParentTypes['EstateChangeList']> = {
  collection?: Resolver<Array<ResolversTypes['EstateChange']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type EstateDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateDocument'] = ResolversParentTypes['EstateDocument'], FederationReferenceType extends FederationReferenceTypes['EstateDocument'] = FederationReferenceTypes['EstateDocument']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EstateDocument']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amendments?: Resolver<Array<ResolversTypes['EstateDocument']>, ParentType, ContextType>;
  canEditDispositions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  diagramNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dispositionTemplates?: Resolver<Array<ResolversTypes['DispositionTemplate']>, ParentType, ContextType>;
  dispositions?: Resolver<Array<ResolversTypes['Disposition']>, ParentType, ContextType>;
  dispositionsInForce?: Resolver<Array<ResolversTypes['Disposition']>, ParentType, ContextType>;
  distributionRules?: Resolver<Array<ResolversTypes['DistributionRule']>, ParentType, ContextType, Partial<EstateDocumentDistributionRulesArgs>>;
  divisionEvent?: Resolver<Maybe<ResolversTypes['DivisionEvent']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  estateUploads?: Resolver<Array<ResolversTypes['EstateUpload']>, ParentType, ContextType>;
  executedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fiduciaries?: Resolver<Array<ResolversTypes['Fiduciary']>, ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOnFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EstateDocumentKind'], ParentType, ContextType>;
  locationOfOriginal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  planningStatus?: Resolver<ResolversTypes['PlanningStatus'], ParentType, ContextType>;
  provisionNotes?: Resolver<Array<ResolversTypes['ProvisionNote']>, ParentType, ContextType>;
  provisionNotesVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['EstateDocument']>, ParentType, ContextType>;
  restates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saysMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shownStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  situs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['DocumentStanding']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  will?: Resolver<Maybe<ResolversTypes['WillText']>, ParentType, ContextType>;
};

export type EstateDocumentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateDocumentPayload'] = ResolversParentTypes['EstateDocumentPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  estateDocument?: Resolver<Maybe<ResolversTypes['EstateDocument']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EstateListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateList'] = ResolversParentTypes['EstateList']> = {
  collection?: Resolver<Array<ResolversTypes['Estate']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type EstateOpportunityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateOpportunity'] = ResolversParentTypes['EstateOpportunity']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estate?: Resolver<ResolversTypes['Estate'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['FindingKind']>, ParentType, ContextType>;
  manuallyArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settledOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OpportunityStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EstateOpportunityListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateOpportunityList'] = ResolversParentTypes['EstateOpportunityList']> = {
  collection?: Resolver<Array<ResolversTypes['EstateOpportunity']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type EstateOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateOverview'] = ResolversParentTypes['EstateOverview']> = {
  addedThisQuarter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basicExclusion?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  basicExclusionAuthority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estatesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  estimatedEstateTax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  figuresAsOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hasMoreWork?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  households?: Resolver<Array<ResolversTypes['HouseholdDot']>, ParentType, ContextType>;
  netWorth?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  opportunities?: Resolver<Array<ResolversTypes['OpportunityCount']>, ParentType, ContextType>;
  staleFiguresCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valuedWithin90DaysPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  work?: Resolver<Array<ResolversTypes['WorkItem']>, ParentType, ContextType>;
};

export type EstatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstatePayload'] = ResolversParentTypes['EstatePayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EstateProfileGroupingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateProfileGrouping'] = ResolversParentTypes['EstateProfileGrouping']> = {
  estate?: Resolver<ResolversTypes['Estate'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileGroup?: Resolver<ResolversTypes['ProfileGroup'], ParentType, ContextType>;
  profileGroupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EstateProfileGroupingListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateProfileGroupingList'] = ResolversParentTypes['EstateProfileGroupingList']> = {
  collection?: Resolver<Array<ResolversTypes['EstateProfileGrouping']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type EstateStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateStatus'] = ResolversParentTypes['EstateStatus']> = {
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  calculatedAsOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  calculationIsStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calculationProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentsStatus?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EstateUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateUpload'] = ResolversParentTypes['EstateUpload'], FederationReferenceType extends FederationReferenceTypes['EstateUpload'] = FederationReferenceTypes['EstateUpload']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EstateUpload']> | FederationReferenceType, FederationReferenceType, ContextType>;
  abstractionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  acceptedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estate?: Resolver<ResolversTypes['Estate'], ParentType, ContextType>;
  estateDocuments?: Resolver<Array<ResolversTypes['EstateDocument']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  extractedValues?: Resolver<ResolversTypes['AbstractionExtractedValues'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['UploadedFile'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalSummary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  possibleIssues?: Resolver<Array<ResolversTypes['PossibleIssue']>, ParentType, ContextType>;
  readAgain?: Resolver<Maybe<ResolversTypes['ReadAgain']>, ParentType, ContextType>;
  reviewFinishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UploadStatus'], ParentType, ContextType>;
  statusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokensNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trusts?: Resolver<Array<ResolversTypes['Trust']>, ParentType, ContextType>;
  uploadedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['ReviewValue']>, ParentType, ContextType, RequireFields<EstateUploadValueArgs, 'id'>>;
  values?: Resolver<Array<ResolversTypes['ReviewValue']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['FileWarning']>, ParentType, ContextType>;
};

export type EstateUploadListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateUploadList'] = ResolversParentTypes['EstateUploadList']> = {
  collection?: Resolver<Array<ResolversTypes['EstateUpload']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type EstateUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstateUploadPayload'] = ResolversParentTypes['EstateUploadPayload']> = {
  estateUpload?: Resolver<Maybe<ResolversTypes['EstateUpload']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FamilyTableRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyTableRow'] = ResolversParentTypes['FamilyTableRow']> = {
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeceased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryRelationship?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryRelationship?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FamilyTreeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyTree'] = ResolversParentTypes['FamilyTree']> = {
  g1?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  g2?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  g3?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  other?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type FamilyTreeFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyTreeFlow'] = ResolversParentTypes['FamilyTreeFlow']> = {
  edges?: Resolver<Array<ResolversTypes['FamilyTreeFlowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FamilyTreeFlowNode']>, ParentType, ContextType>;
};

export type FamilyTreeFlowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyTreeFlowEdge'] = ResolversParentTypes['FamilyTreeFlowEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FamilyTreeFlowNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyTreeFlowNode'] = ResolversParentTypes['FamilyTreeFlowNode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUnion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  relation?: Resolver<Maybe<ResolversTypes['RelationKind']>, ParentType, ContextType>;
};

export type FamilyTreeVizResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyTreeViz'] = ResolversParentTypes['FamilyTreeViz']> = {
  edges?: Resolver<Array<ResolversTypes['FamilyTreeVizEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FamilyTreeVizNode']>, ParentType, ContextType>;
};

export type FamilyTreeVizEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyTreeVizEdge'] = ResolversParentTypes['FamilyTreeVizEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdopted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RelationKind'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FamilyTreeVizNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyTreeVizNode'] = ResolversParentTypes['FamilyTreeVizNode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  y?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FiduciaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fiduciary'] = ResolversParentTypes['Fiduciary']> = {
  designation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  namedIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['FiduciaryPrefix'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['FiduciaryRole'], ParentType, ContextType>;
  roleTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FiduciaryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FiduciaryList'] = ResolversParentTypes['FiduciaryList']> = {
  collection?: Resolver<Array<ResolversTypes['Fiduciary']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type FiduciaryOfficeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FiduciaryOffice'] = ResolversParentTypes['FiduciaryOffice']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instrumentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instrumentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTrust?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nominees?: Resolver<Array<ResolversTypes['OfficeNominee']>, ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FigureWorkingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FigureWorking'] = ResolversParentTypes['FigureWorking']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  working?: Resolver<ResolversTypes['Working'], ParentType, ContextType>;
};

export type FilePartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilePartPayload'] = ResolversParentTypes['FilePartPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileWarning'] = ResolversParentTypes['FileWarning']> = {
  kind?: Resolver<ResolversTypes['FileWarningKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinalHoldingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinalHolding'] = ResolversParentTypes['FinalHolding']> = {
  holderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holderType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inTrust?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  isNobodys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outright?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type FinalShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinalShare'] = ResolversParentTypes['FinalShare']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinancialMilestoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancialMilestone'] = ResolversParentTypes['FinancialMilestone']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estate?: Resolver<ResolversTypes['Estate'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FinancialMilestoneKind'], ParentType, ContextType>;
  milestone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FinancialMilestoneListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancialMilestoneList'] = ResolversParentTypes['FinancialMilestoneList']> = {
  collection?: Resolver<Array<ResolversTypes['FinancialMilestone']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type FinancialMilestonePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancialMilestonePayload'] = ResolversParentTypes['FinancialMilestonePayload']> = {
  financialMilestone?: Resolver<Maybe<ResolversTypes['FinancialMilestone']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FinancialStatementBalanceSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancialStatementBalanceSheet'] = ResolversParentTypes['FinancialStatementBalanceSheet'], FederationReferenceType extends FederationReferenceTypes['FinancialStatementBalanceSheet'] = FederationReferenceTypes['FinancialStatementBalanceSheet']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['FinancialStatementBalanceSheet']> | FederationReferenceType, FederationReferenceType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<Maybe<Array<ResolversTypes['PfsBalanceSheetRow']>>, ParentType, ContextType, RequireFields<FinancialStatementBalanceSheetRowsArgs, 'columns'>>;
};

export type FinancialTeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancialTeamMember'] = ResolversParentTypes['FinancialTeamMember']> = {
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationKinds?: Resolver<Array<ResolversTypes['ExternalIntegrationProvider']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['FinancialTeamRole'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FinancialTeamMemberListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancialTeamMemberList'] = ResolversParentTypes['FinancialTeamMemberList']> = {
  collection?: Resolver<Array<ResolversTypes['FinancialTeamMember']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type FinancialTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancialTeamMemberPayload'] = ResolversParentTypes['FinancialTeamMemberPayload']> = {
  financialTeamMember?: Resolver<Maybe<ResolversTypes['FinancialTeamMember']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Flow'] = ResolversParentTypes['Flow']> = {
  columns?: Resolver<Array<ResolversTypes['FlowColumn']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['FlowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FlowNode']>, ParentType, ContextType>;
};

export type FlowColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowColumn'] = ResolversParentTypes['FlowColumn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
};

export type FlowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowEdge'] = ResolversParentTypes['FlowEdge']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  conditional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insurance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FlowNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowNode'] = ResolversParentTypes['FlowNode']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNobodys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outsideEstate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FundingAssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundingAsset'] = ResolversParentTypes['FundingAsset']> = {
  assetDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modelOwnerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  modelOwnerType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modelType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalValue?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type FundingOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundingOption'] = ResolversParentTypes['FundingOption']> = {
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['FundingRule'], ParentType, ContextType>;
};

export type FundingOptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundingOptionPayload'] = ResolversParentTypes['FundingOptionPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  fundingOption?: Resolver<Maybe<ResolversTypes['FundingOption']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FundingPoolPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FundingPoolPayload'] = ResolversParentTypes['FundingPoolPayload']> = {
  dispositionTemplate?: Resolver<Maybe<ResolversTypes['DispositionTemplate']>, ParentType, ContextType>;
  distributionRules?: Resolver<Array<ResolversTypes['DistributionRule']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Gift'] = ResolversParentTypes['Gift']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  giftTaxPaid?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  givenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gstExemptionUsed?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GstAllocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstAllocation'] = ResolversParentTypes['GstAllocation']> = {
  allocatedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  exemption?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type HeirAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeirAccount'] = ResolversParentTypes['HeirAccount']> = {
  assetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authority?: Resolver<Array<ResolversTypes['Authority']>, ParentType, ContextType>;
  death?: Resolver<Maybe<ResolversTypes['Death']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  income?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  incomeTax?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  lastYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['PayoutRule'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  yearly?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type HeirAssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeirAsset'] = ResolversParentTypes['HeirAsset']> = {
  assetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authority?: Resolver<Array<ResolversTypes['Authority']>, ParentType, ContextType>;
  basis?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  death?: Resolver<Maybe<ResolversTypes['Death']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gain?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  treatment?: Resolver<ResolversTypes['BasisTreatment'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type HeirPropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeirProperty'] = ResolversParentTypes['HeirProperty']> = {
  account?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  accounts?: Resolver<Array<ResolversTypes['HeirAccount']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  firstLastYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gain?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  holderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holderType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  incomeTax?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['HeirAsset']>, ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type HouseholdDeathEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdDeathEvent'] = ResolversParentTypes['HouseholdDeathEvent']> = {
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  certainty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProjected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HouseholdDotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdDot'] = ResolversParentTypes['HouseholdDot']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  netWorth?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type HouseholdEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdEvent'] = ResolversParentTypes['HouseholdEvent']> = {
  eventCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['HouseholdEventType'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['HouseholdEventItem']>, ParentType, ContextType>;
  totalAmount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  trustIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type HouseholdEventItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdEventItem'] = ResolversParentTypes['HouseholdEventItem']> = {
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HouseholdEventsTimelineYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdEventsTimelineYear'] = ResolversParentTypes['HouseholdEventsTimelineYear']> = {
  deathEvents?: Resolver<Array<ResolversTypes['HouseholdDeathEvent']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['HouseholdEvent']>, ParentType, ContextType>;
  expenses?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  totalDistributions?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  trustCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IllustrationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IllustrationError'] = ResolversParentTypes['IllustrationError']> = {
  isBlocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InheritedPropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InheritedProperty'] = ResolversParentTypes['InheritedProperty']> = {
  heirs?: Resolver<Array<ResolversTypes['HeirProperty']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['DistributionProblem']>, ParentType, ContextType>;
  simplifications?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JointOwnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JointOwner'] = ResolversParentTypes['JointOwner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['Assignable']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LifeInsuranceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifeInsurance'] = ResolversParentTypes['LifeInsurance']> = {
  beneficiaries?: Resolver<Array<ResolversTypes['LifeInsuranceBeneficiary']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  csv?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  csvAsOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  estateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insured?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lastReviewed?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netDeathBenefit?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Owner']>, ParentType, ContextType>;
  policyInformation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  policyKind?: Resolver<Maybe<ResolversTypes['PolicyKind']>, ParentType, ContextType>;
  policyLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  policyNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  policyRating?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  premium?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  premiumFrequency?: Resolver<Maybe<ResolversTypes['InsurancePaymentFrequency']>, ParentType, ContextType>;
  premiumPerYear?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  secondaryInsured?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  standings?: Resolver<Array<ResolversTypes['PolicyStanding']>, ParentType, ContextType>;
  taxBasis?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  transferor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  transferredOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type LifeInsuranceBeneficiaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifeInsuranceBeneficiary'] = ResolversParentTypes['LifeInsuranceBeneficiary']> = {
  assignee?: Resolver<ResolversTypes['Assignable'], ParentType, ContextType>;
  assigneeSubtype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BeneficiaryTier'], ParentType, ContextType>;
  perStirpes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LifeInsuranceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifeInsuranceList'] = ResolversParentTypes['LifeInsuranceList']> = {
  collection?: Resolver<Array<ResolversTypes['LifeInsurance']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type LifeInsurancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifeInsurancePayload'] = ResolversParentTypes['LifeInsurancePayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  lifeInsurance?: Resolver<Maybe<ResolversTypes['LifeInsurance']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LifeInsuranceSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifeInsuranceSummary'] = ResolversParentTypes['LifeInsuranceSummary']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  benefit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  cashValue?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inTaxableEstates?: Resolver<Array<ResolversTypes['PolicyEstate']>, ParentType, ContextType>;
  insideTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  outsideTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  premiumPerYear?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  premiumsUnknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type ListMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListMetadata'] = ResolversParentTypes['ListMetadata']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limitValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptHighConfidenceValues?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationAcceptHighConfidenceValuesArgs, 'estateUploadId'>>;
  addDispositionPreset?: Resolver<ResolversTypes['DispositionPresetPayload'], ParentType, ContextType, RequireFields<MutationAddDispositionPresetArgs, 'instrumentId' | 'preset' | 'version'>>;
  addFundingPoolDistributions?: Resolver<ResolversTypes['FundingPoolPayload'], ParentType, ContextType, RequireFields<MutationAddFundingPoolDistributionsArgs, 'dispositionTemplateId' | 'distributions' | 'version'>>;
  addMissedValue?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationAddMissedValueArgs, 'estateUploadId' | 'field' | 'value'>>;
  answerRfi?: Resolver<ResolversTypes['RfiPayload'], ParentType, ContextType, RequireFields<MutationAnswerRfiArgs, 'answer' | 'id' | 'version'>>;
  archiveEstate?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationArchiveEstateArgs, 'id' | 'version'>>;
  bringConflictBack?: Resolver<ResolversTypes['ConflictSetAsidePayload'], ParentType, ContextType, RequireFields<MutationBringConflictBackArgs, 'id' | 'version'>>;
  bulkAddEstateProfileGroupings?: Resolver<ResolversTypes['ProfileGroupPayload'], ParentType, ContextType, RequireFields<MutationBulkAddEstateProfileGroupingsArgs, 'estateIds' | 'profileGroupId'>>;
  bulkDeleteAssetAccounts?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationBulkDeleteAssetAccountsArgs, 'estateId' | 'ids' | 'version'>>;
  bulkDeleteAssets?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationBulkDeleteAssetsArgs, 'estateId' | 'ids' | 'version'>>;
  bulkDeleteEstates?: Resolver<ResolversTypes['BulkEstatesPayload'], ParentType, ContextType, RequireFields<MutationBulkDeleteEstatesArgs, 'estates'>>;
  bulkRemoveEstateProfileGroupings?: Resolver<ResolversTypes['ProfileGroupPayload'], ParentType, ContextType, RequireFields<MutationBulkRemoveEstateProfileGroupingsArgs, 'estateIds' | 'profileGroupId'>>;
  bulkRestoreAssets?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationBulkRestoreAssetsArgs, 'estateId' | 'ids' | 'version'>>;
  bulkRestoreEstates?: Resolver<ResolversTypes['BulkEstatesPayload'], ParentType, ContextType, RequireFields<MutationBulkRestoreEstatesArgs, 'ids'>>;
  bulkUpdateAssets?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationBulkUpdateAssetsArgs, 'changes' | 'estateId' | 'version'>>;
  bulkUpdateEstates?: Resolver<ResolversTypes['BulkEstatesPayload'], ParentType, ContextType, RequireFields<MutationBulkUpdateEstatesArgs, 'estates'>>;
  closeRfi?: Resolver<ResolversTypes['RfiPayload'], ParentType, ContextType, RequireFields<MutationCloseRfiArgs, 'id' | 'version'>>;
  convergeSubtrusts?: Resolver<ResolversTypes['TrustPayload'], ParentType, ContextType, RequireFields<MutationConvergeSubtrustsArgs, 'id' | 'version'>>;
  createAsset?: Resolver<ResolversTypes['AssetPayload'], ParentType, ContextType, RequireFields<MutationCreateAssetArgs, 'attributes' | 'estateId' | 'version'>>;
  createAssetAccount?: Resolver<ResolversTypes['AssetAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateAssetAccountArgs, 'attributes' | 'estateId' | 'version'>>;
  createAutoAbstraction?: Resolver<ResolversTypes['AutoAbstractionPayload'], ParentType, ContextType, RequireFields<MutationCreateAutoAbstractionArgs, 'estateUploadIds'>>;
  createAutomaticAbstraction?: Resolver<ResolversTypes['AutoAbstractionPayload'], ParentType, ContextType, RequireFields<MutationCreateAutomaticAbstractionArgs, 'estateId'>>;
  createAutomaticProfile?: Resolver<ResolversTypes['AutomaticProfilePayload'], ParentType, ContextType, RequireFields<MutationCreateAutomaticProfileArgs, 'estateId' | 'estateUploadIds'>>;
  createCashFlowAssumption?: Resolver<ResolversTypes['CashFlowAssumptionPayload'], ParentType, ContextType, RequireFields<MutationCreateCashFlowAssumptionArgs, 'attributes' | 'estateId'>>;
  createCharitable?: Resolver<ResolversTypes['CharitablePayload'], ParentType, ContextType, RequireFields<MutationCreateCharitableArgs, 'attributes' | 'estateId' | 'version'>>;
  createClassDistribution?: Resolver<ResolversTypes['ClassDistributionPayload'], ParentType, ContextType, RequireFields<MutationCreateClassDistributionArgs, 'attributes' | 'dispositionTemplateId' | 'version'>>;
  createClientSpreadsheetImport?: Resolver<ResolversTypes['ClientSpreadsheetImportPayload'], ParentType, ContextType, RequireFields<MutationCreateClientSpreadsheetImportArgs, 'input'>>;
  createCustomDispositionTemplate?: Resolver<ResolversTypes['DispositionTemplatePayload'], ParentType, ContextType, RequireFields<MutationCreateCustomDispositionTemplateArgs, 'attributes' | 'instrumentId' | 'version'>>;
  createDispositionTemplate?: Resolver<ResolversTypes['DispositionTemplatePayload'], ParentType, ContextType, RequireFields<MutationCreateDispositionTemplateArgs, 'attributes' | 'instrumentId' | 'version'>>;
  createDistributionRule?: Resolver<ResolversTypes['DistributionRulePayload'], ParentType, ContextType, RequireFields<MutationCreateDistributionRuleArgs, 'attributes' | 'version'>>;
  createDocumentCopyRequest?: Resolver<ResolversTypes['DocumentCopyRequestPayload'], ParentType, ContextType, RequireFields<MutationCreateDocumentCopyRequestArgs, 'documentId'>>;
  createEntity?: Resolver<ResolversTypes['EntityPayload'], ParentType, ContextType, RequireFields<MutationCreateEntityArgs, 'attributes' | 'estateId' | 'version'>>;
  createEstate?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationCreateEstateArgs, 'input'>>;
  createEstateDocument?: Resolver<ResolversTypes['EstateDocumentPayload'], ParentType, ContextType, RequireFields<MutationCreateEstateDocumentArgs, 'attributes' | 'estateId' | 'version'>>;
  createEstateUpload?: Resolver<ResolversTypes['EstateUploadPayload'], ParentType, ContextType, RequireFields<MutationCreateEstateUploadArgs, 'input'>>;
  createFinancialMilestone?: Resolver<ResolversTypes['FinancialMilestonePayload'], ParentType, ContextType, RequireFields<MutationCreateFinancialMilestoneArgs, 'attributes' | 'estateId'>>;
  createFinancialTeamMember?: Resolver<ResolversTypes['FinancialTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationCreateFinancialTeamMemberArgs, 'attributes' | 'estateId'>>;
  createLifeInsurance?: Resolver<ResolversTypes['LifeInsurancePayload'], ParentType, ContextType, RequireFields<MutationCreateLifeInsuranceArgs, 'attributes' | 'estateId' | 'version'>>;
  createOnboardingInfo?: Resolver<ResolversTypes['OnboardingInfoPayload'], ParentType, ContextType, RequireFields<MutationCreateOnboardingInfoArgs, 'attributes' | 'estateId' | 'version'>>;
  createOpportunity?: Resolver<ResolversTypes['OpportunityPayload'], ParentType, ContextType, RequireFields<MutationCreateOpportunityArgs, 'attributes' | 'estateId'>>;
  createPerson?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationCreatePersonArgs, 'input'>>;
  createPlanVersion?: Resolver<ResolversTypes['PlanVersionPayload'], ParentType, ContextType, RequireFields<MutationCreatePlanVersionArgs, 'attributes' | 'estateId'>>;
  createProfileGroup?: Resolver<ResolversTypes['ProfileGroupPayload'], ParentType, ContextType, RequireFields<MutationCreateProfileGroupArgs, 'name'>>;
  createReminder?: Resolver<ResolversTypes['ReminderPayload'], ParentType, ContextType, RequireFields<MutationCreateReminderArgs, 'attributes' | 'estateId'>>;
  createSampleEstate?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType>;
  createSharedEstateOwnership?: Resolver<ResolversTypes['SharedEstateOwnershipPayload'], ParentType, ContextType, RequireFields<MutationCreateSharedEstateOwnershipArgs, 'accountId' | 'estateId'>>;
  createTrust?: Resolver<ResolversTypes['TrustPayload'], ParentType, ContextType, RequireFields<MutationCreateTrustArgs, 'attributes' | 'estateId' | 'version'>>;
  createUserLibraryNote?: Resolver<ResolversTypes['UserLibraryNotePayload'], ParentType, ContextType, RequireFields<MutationCreateUserLibraryNoteArgs, 'attributes'>>;
  createWhatIfSnapshot?: Resolver<ResolversTypes['WhatIfSnapshotPayload'], ParentType, ContextType, RequireFields<MutationCreateWhatIfSnapshotArgs, 'attributes' | 'estateId'>>;
  deleteAsset?: Resolver<ResolversTypes['AssetPayload'], ParentType, ContextType, RequireFields<MutationDeleteAssetArgs, 'id' | 'version'>>;
  deleteAssetAccount?: Resolver<ResolversTypes['AssetAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAssetAccountArgs, 'id' | 'version'>>;
  deleteCashFlowAssumption?: Resolver<ResolversTypes['CashFlowAssumptionPayload'], ParentType, ContextType, RequireFields<MutationDeleteCashFlowAssumptionArgs, 'id' | 'version'>>;
  deleteCharitable?: Resolver<ResolversTypes['CharitablePayload'], ParentType, ContextType, RequireFields<MutationDeleteCharitableArgs, 'id' | 'version'>>;
  deleteClassDistribution?: Resolver<ResolversTypes['ClassDistributionPayload'], ParentType, ContextType, RequireFields<MutationDeleteClassDistributionArgs, 'id' | 'version'>>;
  deleteDispositionTemplate?: Resolver<ResolversTypes['DispositionTemplatePayload'], ParentType, ContextType, RequireFields<MutationDeleteDispositionTemplateArgs, 'id' | 'version'>>;
  deleteDistributionRule?: Resolver<ResolversTypes['DistributionRulePayload'], ParentType, ContextType, RequireFields<MutationDeleteDistributionRuleArgs, 'id' | 'version'>>;
  deleteEntity?: Resolver<ResolversTypes['EntityPayload'], ParentType, ContextType, RequireFields<MutationDeleteEntityArgs, 'id' | 'version'>>;
  deleteEstate?: Resolver<ResolversTypes['DeleteEstatePayload'], ParentType, ContextType, RequireFields<MutationDeleteEstateArgs, 'id' | 'version'>>;
  deleteEstateDocument?: Resolver<ResolversTypes['EstateDocumentPayload'], ParentType, ContextType, RequireFields<MutationDeleteEstateDocumentArgs, 'id' | 'version'>>;
  deleteEstateDocumentsSummary?: Resolver<ResolversTypes['EstateUploadPayload'], ParentType, ContextType, RequireFields<MutationDeleteEstateDocumentsSummaryArgs, 'id' | 'version'>>;
  deleteEstateUpload?: Resolver<ResolversTypes['EstateUploadPayload'], ParentType, ContextType, RequireFields<MutationDeleteEstateUploadArgs, 'id'>>;
  deleteFinancialMilestone?: Resolver<ResolversTypes['FinancialMilestonePayload'], ParentType, ContextType, RequireFields<MutationDeleteFinancialMilestoneArgs, 'id' | 'version'>>;
  deleteFinancialTeamMember?: Resolver<ResolversTypes['FinancialTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationDeleteFinancialTeamMemberArgs, 'id' | 'version'>>;
  deleteFundingOption?: Resolver<ResolversTypes['FundingOptionPayload'], ParentType, ContextType, RequireFields<MutationDeleteFundingOptionArgs, 'dispositionTemplateId' | 'version'>>;
  deleteLifeInsurance?: Resolver<ResolversTypes['LifeInsurancePayload'], ParentType, ContextType, RequireFields<MutationDeleteLifeInsuranceArgs, 'id' | 'version'>>;
  deleteOpportunity?: Resolver<ResolversTypes['OpportunityPayload'], ParentType, ContextType, RequireFields<MutationDeleteOpportunityArgs, 'id' | 'version'>>;
  deletePerson?: Resolver<ResolversTypes['DeletePersonPayload'], ParentType, ContextType, RequireFields<MutationDeletePersonArgs, 'id' | 'version'>>;
  deletePlanVersion?: Resolver<ResolversTypes['PlanVersionPayload'], ParentType, ContextType, RequireFields<MutationDeletePlanVersionArgs, 'id' | 'version'>>;
  deleteProfileGroup?: Resolver<ResolversTypes['ProfileGroupPayload'], ParentType, ContextType, RequireFields<MutationDeleteProfileGroupArgs, 'id' | 'version'>>;
  deleteReminder?: Resolver<ResolversTypes['ReminderPayload'], ParentType, ContextType, RequireFields<MutationDeleteReminderArgs, 'id' | 'version'>>;
  deleteRfi?: Resolver<ResolversTypes['RfiPayload'], ParentType, ContextType, RequireFields<MutationDeleteRfiArgs, 'id' | 'version'>>;
  deleteSharedEstateOwnership?: Resolver<ResolversTypes['SharedEstateOwnershipPayload'], ParentType, ContextType, RequireFields<MutationDeleteSharedEstateOwnershipArgs, 'id'>>;
  deleteTrust?: Resolver<ResolversTypes['TrustPayload'], ParentType, ContextType, RequireFields<MutationDeleteTrustArgs, 'id' | 'version'>>;
  deleteUserLibraryNote?: Resolver<ResolversTypes['UserLibraryNotePayload'], ParentType, ContextType, RequireFields<MutationDeleteUserLibraryNoteArgs, 'id' | 'version'>>;
  deleteWhatIfSnapshot?: Resolver<ResolversTypes['WhatIfSnapshotPayload'], ParentType, ContextType, RequireFields<MutationDeleteWhatIfSnapshotArgs, 'id' | 'version'>>;
  divergeSubtrusts?: Resolver<ResolversTypes['TrustPayload'], ParentType, ContextType, RequireFields<MutationDivergeSubtrustsArgs, 'id' | 'version'>>;
  fileEstateUpload?: Resolver<ResolversTypes['EstateUploadPayload'], ParentType, ContextType, RequireFields<MutationFileEstateUploadArgs, 'belongs' | 'documentId' | 'estateUploadId'>>;
  finishReview?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationFinishReviewArgs, 'estateUploadId'>>;
  reprioritizeOpportunity?: Resolver<ResolversTypes['OpportunityPayload'], ParentType, ContextType, RequireFields<MutationReprioritizeOpportunityArgs, 'id' | 'priority' | 'version'>>;
  requestAbstraction?: Resolver<ResolversTypes['EstateUploadPayload'], ParentType, ContextType, RequireFields<MutationRequestAbstractionArgs, 'estateUploadId'>>;
  requestReview?: Resolver<ResolversTypes['PlanReviewPayload'], ParentType, ContextType, RequireFields<MutationRequestReviewArgs, 'attributes' | 'estateId'>>;
  rerunAutoAbstraction?: Resolver<ResolversTypes['AutoAbstractionPayload'], ParentType, ContextType, RequireFields<MutationRerunAutoAbstractionArgs, 'estateUploadIds'>>;
  restoreAsset?: Resolver<ResolversTypes['AssetPayload'], ParentType, ContextType, RequireFields<MutationRestoreAssetArgs, 'estateId' | 'id' | 'version'>>;
  restoreCharitable?: Resolver<ResolversTypes['CharitablePayload'], ParentType, ContextType, RequireFields<MutationRestoreCharitableArgs, 'estateId' | 'id' | 'version'>>;
  restoreEntity?: Resolver<ResolversTypes['EntityPayload'], ParentType, ContextType, RequireFields<MutationRestoreEntityArgs, 'estateId' | 'id' | 'version'>>;
  restoreEstate?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationRestoreEstateArgs, 'id'>>;
  restoreEstateDocument?: Resolver<ResolversTypes['EstateDocumentPayload'], ParentType, ContextType, RequireFields<MutationRestoreEstateDocumentArgs, 'estateId' | 'id' | 'version'>>;
  restorePerson?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationRestorePersonArgs, 'estateId' | 'id' | 'version'>>;
  restoreProfileGroup?: Resolver<ResolversTypes['ProfileGroupPayload'], ParentType, ContextType, RequireFields<MutationRestoreProfileGroupArgs, 'id'>>;
  restoreTrust?: Resolver<ResolversTypes['TrustPayload'], ParentType, ContextType, RequireFields<MutationRestoreTrustArgs, 'estateId' | 'id' | 'version'>>;
  restoreUserLibraryNote?: Resolver<ResolversTypes['UserLibraryNotePayload'], ParentType, ContextType, RequireFields<MutationRestoreUserLibraryNoteArgs, 'id'>>;
  reviewExtractedValue?: Resolver<ResolversTypes['ReviewPayload'], ParentType, ContextType, RequireFields<MutationReviewExtractedValueArgs, 'input'>>;
  sendFilePart?: Resolver<ResolversTypes['FilePartPayload'], ParentType, ContextType, RequireFields<MutationSendFilePartArgs, 'estateId' | 'offset' | 'part'>>;
  setConflictAside?: Resolver<ResolversTypes['ConflictSetAsidePayload'], ParentType, ContextType, RequireFields<MutationSetConflictAsideArgs, 'conflictId' | 'estateId' | 'reason'>>;
  setPouroverWillRemainderTrust?: Resolver<ResolversTypes['EstateDocumentPayload'], ParentType, ContextType, RequireFields<MutationSetPouroverWillRemainderTrustArgs, 'id' | 'trustId' | 'version'>>;
  splitAsset?: Resolver<ResolversTypes['SplitAssetPayload'], ParentType, ContextType, RequireFields<MutationSplitAssetArgs, 'id' | 'parts' | 'version'>>;
  submitRfi?: Resolver<ResolversTypes['RfiPayload'], ParentType, ContextType, RequireFields<MutationSubmitRfiArgs, 'id' | 'version'>>;
  toggleBalanceSheetEmptyColumns?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationToggleBalanceSheetEmptyColumnsArgs, 'estateId'>>;
  triggerOpportunitiesForEstate?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationTriggerOpportunitiesForEstateArgs, 'estateId'>>;
  unarchiveEstate?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationUnarchiveEstateArgs, 'id'>>;
  undoDispositionPreset?: Resolver<ResolversTypes['DispositionPresetPayload'], ParentType, ContextType, RequireFields<MutationUndoDispositionPresetArgs, 'dispositionTemplates' | 'instrumentId' | 'newTrustIds' | 'version'>>;
  undoEstateChange?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationUndoEstateChangeArgs, 'id' | 'version'>>;
  updateAsset?: Resolver<ResolversTypes['AssetPayload'], ParentType, ContextType, RequireFields<MutationUpdateAssetArgs, 'attributes' | 'id' | 'version'>>;
  updateAssetAccount?: Resolver<ResolversTypes['AssetAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateAssetAccountArgs, 'attributes' | 'id' | 'version'>>;
  updateAutomaticProfile?: Resolver<ResolversTypes['AutomaticProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateAutomaticProfileArgs, 'attributes' | 'id' | 'version'>>;
  updateBalanceSheetOrder?: Resolver<ResolversTypes['BalanceSheetOrderPayload'], ParentType, ContextType, RequireFields<MutationUpdateBalanceSheetOrderArgs, 'estateId' | 'ids' | 'version'>>;
  updateCashFlowAssumption?: Resolver<ResolversTypes['CashFlowAssumptionPayload'], ParentType, ContextType, RequireFields<MutationUpdateCashFlowAssumptionArgs, 'attributes' | 'id' | 'version'>>;
  updateCharitable?: Resolver<ResolversTypes['CharitablePayload'], ParentType, ContextType, RequireFields<MutationUpdateCharitableArgs, 'attributes' | 'id' | 'version'>>;
  updateClassDistribution?: Resolver<ResolversTypes['ClassDistributionPayload'], ParentType, ContextType, RequireFields<MutationUpdateClassDistributionArgs, 'attributes' | 'id' | 'version'>>;
  updateCustomOpportunities?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationUpdateCustomOpportunitiesArgs, 'estateId' | 'opportunities' | 'version'>>;
  updateDispositionTemplate?: Resolver<ResolversTypes['DispositionTemplatePayload'], ParentType, ContextType, RequireFields<MutationUpdateDispositionTemplateArgs, 'attributes' | 'id' | 'version'>>;
  updateDistributionRule?: Resolver<ResolversTypes['DistributionRulePayload'], ParentType, ContextType, RequireFields<MutationUpdateDistributionRuleArgs, 'attributes' | 'id' | 'version'>>;
  updateDocumentCopyRequest?: Resolver<ResolversTypes['DocumentCopyRequestPayload'], ParentType, ContextType, RequireFields<MutationUpdateDocumentCopyRequestArgs, 'id' | 'status' | 'version'>>;
  updateDocumentOrder?: Resolver<ResolversTypes['DocumentOrderPayload'], ParentType, ContextType, RequireFields<MutationUpdateDocumentOrderArgs, 'estateId' | 'ids' | 'version'>>;
  updateEntity?: Resolver<ResolversTypes['EntityPayload'], ParentType, ContextType, RequireFields<MutationUpdateEntityArgs, 'attributes' | 'id' | 'version'>>;
  updateEstate?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationUpdateEstateArgs, 'input'>>;
  updateEstateDocument?: Resolver<ResolversTypes['EstateDocumentPayload'], ParentType, ContextType, RequireFields<MutationUpdateEstateDocumentArgs, 'attributes' | 'id' | 'version'>>;
  updateEstateUpload?: Resolver<ResolversTypes['EstateUploadPayload'], ParentType, ContextType, RequireFields<MutationUpdateEstateUploadArgs, 'attributes' | 'id' | 'version'>>;
  updateFinancialMilestone?: Resolver<ResolversTypes['FinancialMilestonePayload'], ParentType, ContextType, RequireFields<MutationUpdateFinancialMilestoneArgs, 'attributes' | 'id' | 'version'>>;
  updateFinancialTeamMember?: Resolver<ResolversTypes['FinancialTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateFinancialTeamMemberArgs, 'attributes' | 'id' | 'version'>>;
  updateFinancialTeamMemberOrder?: Resolver<ResolversTypes['FinancialTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateFinancialTeamMemberOrderArgs, 'displayOrder' | 'id' | 'version'>>;
  updateFirstSpouseToDie?: Resolver<ResolversTypes['EstatePayload'], ParentType, ContextType, RequireFields<MutationUpdateFirstSpouseToDieArgs, 'estateId' | 'personId' | 'version'>>;
  updateFundingPoolDistributions?: Resolver<ResolversTypes['FundingPoolPayload'], ParentType, ContextType, RequireFields<MutationUpdateFundingPoolDistributionsArgs, 'dispositionTemplateId' | 'distributions' | 'version'>>;
  updateLifeInsurance?: Resolver<ResolversTypes['LifeInsurancePayload'], ParentType, ContextType, RequireFields<MutationUpdateLifeInsuranceArgs, 'attributes' | 'id' | 'version'>>;
  updateNodePositions?: Resolver<ResolversTypes['NodePositionsPayload'], ParentType, ContextType, RequireFields<MutationUpdateNodePositionsArgs, 'estateId' | 'positions'>>;
  updateOnboardingInfo?: Resolver<ResolversTypes['OnboardingInfoPayload'], ParentType, ContextType, RequireFields<MutationUpdateOnboardingInfoArgs, 'attributes' | 'estateId' | 'version'>>;
  updateOpportunity?: Resolver<ResolversTypes['OpportunityPayload'], ParentType, ContextType, RequireFields<MutationUpdateOpportunityArgs, 'attributes' | 'id' | 'version'>>;
  updateOwnClientViews?: Resolver<ResolversTypes['OwnClientViewsPayload'], ParentType, ContextType, RequireFields<MutationUpdateOwnClientViewsArgs, 'input'>>;
  updatePerson?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationUpdatePersonArgs, 'input'>>;
  updatePersonPhoto?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationUpdatePersonPhotoArgs, 'id' | 'version'>>;
  updatePlanVersion?: Resolver<ResolversTypes['PlanVersionPayload'], ParentType, ContextType, RequireFields<MutationUpdatePlanVersionArgs, 'attributes' | 'id' | 'version'>>;
  updateProfileGroup?: Resolver<ResolversTypes['ProfileGroupPayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileGroupArgs, 'id' | 'name' | 'version'>>;
  updateProjectionSetting?: Resolver<ResolversTypes['ProjectionSettingPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectionSettingArgs, 'attributes' | 'estateId' | 'version'>>;
  updateProvisionNotes?: Resolver<ResolversTypes['ProvisionNotesPayload'], ParentType, ContextType, RequireFields<MutationUpdateProvisionNotesArgs, 'id' | 'notes' | 'version'>>;
  updateRelationships?: Resolver<ResolversTypes['RelationshipsPayload'], ParentType, ContextType, RequireFields<MutationUpdateRelationshipsArgs, 'input'>>;
  updateReminder?: Resolver<ResolversTypes['ReminderPayload'], ParentType, ContextType, RequireFields<MutationUpdateReminderArgs, 'attributes' | 'id' | 'version'>>;
  updateReview?: Resolver<ResolversTypes['PlanReviewPayload'], ParentType, ContextType, RequireFields<MutationUpdateReviewArgs, 'attributes' | 'id' | 'version'>>;
  updateReviewChecklist?: Resolver<ResolversTypes['PlanReviewPayload'], ParentType, ContextType, RequireFields<MutationUpdateReviewChecklistArgs, 'isDone' | 'itemId' | 'reviewId' | 'version'>>;
  updateTrust?: Resolver<ResolversTypes['TrustPayload'], ParentType, ContextType, RequireFields<MutationUpdateTrustArgs, 'attributes' | 'id' | 'version'>>;
  updateUserLibraryNote?: Resolver<ResolversTypes['UserLibraryNotePayload'], ParentType, ContextType, RequireFields<MutationUpdateUserLibraryNoteArgs, 'attributes' | 'id' | 'version'>>;
  updateWhatIfSnapshot?: Resolver<ResolversTypes['WhatIfSnapshotPayload'], ParentType, ContextType, RequireFields<MutationUpdateWhatIfSnapshotArgs, 'attributes' | 'id' | 'version'>>;
  upsertFundingOption?: Resolver<ResolversTypes['FundingOptionPayload'], ParentType, ContextType, RequireFields<MutationUpsertFundingOptionArgs, 'attributes' | 'dispositionTemplateId' | 'version'>>;
  upsertProvisionNotes?: Resolver<ResolversTypes['ProvisionNotesPayload'], ParentType, ContextType, RequireFields<MutationUpsertProvisionNotesArgs, 'id' | 'notes' | 'version'>>;
  upsertReturnedToCustomerNote?: Resolver<ResolversTypes['PlanReviewPayload'], ParentType, ContextType, RequireFields<MutationUpsertReturnedToCustomerNoteArgs, 'noteText' | 'reviewId' | 'version'>>;
  upsertRfi?: Resolver<ResolversTypes['RfiPayload'], ParentType, ContextType, RequireFields<MutationUpsertRfiArgs, 'kind'>>;
};

export type NetWorthPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthPoint'] = ResolversParentTypes['NetWorthPoint']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type NetWorthReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthReceipt'] = ResolversParentTypes['NetWorthReceipt']> = {
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  byType?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ReceiptGroup']>, ParentType, ContextType>;
  outside?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  outsideTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  unknown?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  unknownTotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type NodePositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NodePosition'] = ResolversParentTypes['NodePosition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NodePositionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NodePositionsPayload'] = ResolversParentTypes['NodePositionsPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  nodePositions?: Resolver<Array<ResolversTypes['NodePosition']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OfficeNomineeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeNominee'] = ResolversParentTypes['OfficeNominee']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['NomineeStanding'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OnboardingInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingInfo'] = ResolversParentTypes['OnboardingInfo']> = {
  advisorComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  advisorLastScreen?: Resolver<Maybe<ResolversTypes['OnboardingScreen']>, ParentType, ContextType>;
  clientComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['OnboardingGap']>, ParentType, ContextType>;
  hasChildren?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasUsedExemption?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasUsedGstExemption?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMarried?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  netWorthRange?: Resolver<Maybe<ResolversTypes['NetWorthRange']>, ParentType, ContextType>;
  planningGoals?: Resolver<Array<ResolversTypes['PlanningGoal']>, ParentType, ContextType>;
};

export type OnboardingInfoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingInfoPayload'] = ResolversParentTypes['OnboardingInfoPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onboardingInfo?: Resolver<Maybe<ResolversTypes['OnboardingInfo']>, ParentType, ContextType>;
};

export type OpportunityCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpportunityCount'] = ResolversParentTypes['OpportunityCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estateIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FindingKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpportunityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpportunityPayload'] = ResolversParentTypes['OpportunityPayload']> = {
  estateOpportunity?: Resolver<Maybe<ResolversTypes['EstateOpportunity']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OtherDistributionFundingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtherDistributionFunding'] = ResolversParentTypes['OtherDistributionFunding']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnClientViewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnClientViews'] = ResolversParentTypes['OwnClientViews']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['ClientView']>, ParentType, ContextType>;
};

export type OwnClientViewsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnClientViewsPayload'] = ResolversParentTypes['OwnClientViewsPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownClientViews?: Resolver<Maybe<ResolversTypes['OwnClientViews']>, ParentType, ContextType>;
};

export type OwnedPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnedPart'] = ResolversParentTypes['OwnedPart']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  holdingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLiability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['BalanceGroup'], ParentType, ContextType>;
};

export type OwnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Owner'] = ResolversParentTypes['Owner']> = {
  __resolveType: TypeResolveFn<'Entity' | 'JointOwner' | 'Person' | 'Trust', ParentType, ContextType>;
};

export type OwnerShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnerShare'] = ResolversParentTypes['OwnerShare']> = {
  owner?: Resolver<ResolversTypes['Assignable'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type OwnershipDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnershipData'] = ResolversParentTypes['OwnershipData']> = {
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  holders?: Resolver<Array<ResolversTypes['OwnershipHolder']>, ParentType, ContextType>;
  inside?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  outside?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type OwnershipHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnershipHolder'] = ResolversParentTypes['OwnershipHolder']> = {
  holdings?: Resolver<Array<ResolversTypes['OwnedPart']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OwnershipHolderKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['OwnershipStanding'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type PageBoxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageBox'] = ResolversParentTypes['PageBox']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ParentQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParentQuestion'] = ResolversParentTypes['ParentQuestion']> = {
  child?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type PastValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastValue'] = ResolversParentTypes['PastValue']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PdfBeneficiaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PdfBeneficiary'] = ResolversParentTypes['PdfBeneficiary']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PdfDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PdfData'] = ResolversParentTypes['PdfData'], FederationReferenceType extends FederationReferenceTypes['PdfData'] = FederationReferenceTypes['PdfData']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PdfData']> | FederationReferenceType, FederationReferenceType, ContextType>;
  beneficiaryOverview?: Resolver<Maybe<Array<ResolversTypes['PdfBeneficiary']>>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  familyTree?: Resolver<Maybe<ResolversTypes['FamilyTree']>, ParentType, ContextType>;
  waterfallTables?: Resolver<Maybe<Array<ResolversTypes['PdfWaterfallTable']>>, ParentType, ContextType>;
};

export type PdfWaterfallRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PdfWaterfallRow'] = ResolversParentTypes['PdfWaterfallRow']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PdfWaterfallTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PdfWaterfallTable'] = ResolversParentTypes['PdfWaterfallTable']> = {
  death?: Resolver<ResolversTypes['DeathScenario'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PdfWaterfallRow']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person'], FederationReferenceType extends FederationReferenceTypes['Person'] = FederationReferenceTypes['Person']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Person']> | FederationReferenceType, FederationReferenceType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ageInYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  citizenship?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientRelationship?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deathDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earlierDsueUsed?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  earlierEstates?: Resolver<Array<ResolversTypes['EarlierEstate']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  estateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  federalDsue?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  federalDsueSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  federalDsueUsed?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  federalExemptionUsed?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromPriorRelationship?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gifts?: Resolver<Array<ResolversTypes['Gift']>, ParentType, ContextType>;
  gstExemptionUsed?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  hawaiiStateDsueRemaining?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initials?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCorporateTrustee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeceased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGiftHistorySure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLawOfResidenceHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMinor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSpecialNeeds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSpouse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jointOwners?: Resolver<Array<ResolversTypes['JointOwner']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lifeExpectancy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  marylandStateDsueRemaining?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netWorth?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parents?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preferredName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingFederalExemption?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  remainingStateExemption?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  spouse?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateExemptionUsed?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  substatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxableGifts?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  ties?: Resolver<Array<ResolversTypes['PersonTie']>, ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['PersonUse']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonList'] = ResolversParentTypes['PersonList']> = {
  collection?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type PersonOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonOption'] = ResolversParentTypes['PersonOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonOptionKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonPayload'] = ResolversParentTypes['PersonPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type PersonTieResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonTie'] = ResolversParentTypes['PersonTie']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['RelationRole'], ParentType, ContextType>;
};

export type PersonUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonUse'] = ResolversParentTypes['PersonUse']> = {
  keepsPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PfsBalanceSheetRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PfsBalanceSheetRow'] = ResolversParentTypes['PfsBalanceSheetRow']> = {
  cells?: Resolver<Array<ResolversTypes['Cents']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLiability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanConflict'] = ResolversParentTypes['PlanConflict']> = {
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['ConflictPlace'], ParentType, ContextType>;
  setAside?: Resolver<Maybe<ResolversTypes['ConflictSetAside']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ConflictSeverity'], ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['ConflictShare']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['ConflictTopic'], ParentType, ContextType>;
  whatToDo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanReviewPayload'] = ResolversParentTypes['PlanReviewPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type PlanVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanVersion'] = ResolversParentTypes['PlanVersion']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distributionCase?: Resolver<ResolversTypes['DistributionCase'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOlder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanVersionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanVersionPayload'] = ResolversParentTypes['PlanVersionPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  planVersion?: Resolver<Maybe<ResolversTypes['PlanVersion']>, ParentType, ContextType>;
};

export type PolicyEstateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyEstate'] = ResolversParentTypes['PolicyEstate']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PolicyStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyStanding'] = ResolversParentTypes['PolicyStanding']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  cite?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  inTaxableEstate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isBenefit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  personId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  personName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PossibleIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PossibleIssue'] = ResolversParentTypes['PossibleIssue']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProfileGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileGroup'] = ResolversParentTypes['ProfileGroup']> = {
  clientsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileGroupListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileGroupList'] = ResolversParentTypes['ProfileGroupList']> = {
  collection?: Resolver<Array<ResolversTypes['ProfileGroup']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type ProfileGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileGroupPayload'] = ResolversParentTypes['ProfileGroupPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profileGroup?: Resolver<Maybe<ResolversTypes['ProfileGroup']>, ParentType, ContextType>;
};

export type ProjectionSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectionSetting'] = ResolversParentTypes['ProjectionSetting']> = {
  clientYearOfDeath?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estimatedIncomeTax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  projectionType?: Resolver<ResolversTypes['ProjectionType'], ParentType, ContextType>;
  projectionView?: Resolver<ResolversTypes['ProjectionView'], ParentType, ContextType>;
  projectionsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spouseYearOfDeath?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectionSettingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectionSettingPayload'] = ResolversParentTypes['ProjectionSettingPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  projectionSetting?: Resolver<Maybe<ResolversTypes['ProjectionSetting']>, ParentType, ContextType>;
};

export type ProvisionCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvisionCategory'] = ResolversParentTypes['ProvisionCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvisionNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvisionNote'] = ResolversParentTypes['ProvisionNote']> = {
  fromCustomId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  gstFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provisionCategory?: Resolver<ResolversTypes['ProvisionCategory'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvisionNotesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvisionNotesPayload'] = ResolversParentTypes['ProvisionNotesPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provisionNotes?: Resolver<Array<ResolversTypes['ProvisionNote']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allowedOrganizationProvisions?: Resolver<Array<ResolversTypes['UserLibraryNote']>, ParentType, ContextType, RequireFields<QueryAllowedOrganizationProvisionsArgs, 'id'>>;
  assetAccounts?: Resolver<ResolversTypes['AssetAccountList'], ParentType, ContextType, RequireFields<QueryAssetAccountsArgs, 'estateId'>>;
  assets?: Resolver<ResolversTypes['AssetList'], ParentType, ContextType, RequireFields<QueryAssetsArgs, 'estateId'>>;
  balanceSheetTable?: Resolver<Maybe<ResolversTypes['BalanceSheet']>, ParentType, ContextType, RequireFields<QueryBalanceSheetTableArgs, 'estateId'>>;
  balanceSheetTemplateDownload?: Resolver<ResolversTypes['BalanceSheetTemplate'], ParentType, ContextType, RequireFields<QueryBalanceSheetTemplateDownloadArgs, 'estateId'>>;
  cashFlowAssumptions?: Resolver<ResolversTypes['CashFlowAssumptionList'], ParentType, ContextType, Partial<QueryCashFlowAssumptionsArgs>>;
  classDistributions?: Resolver<ResolversTypes['ClassDistributionList'], ParentType, ContextType, RequireFields<QueryClassDistributionsArgs, 'association'>>;
  clientAdvisors?: Resolver<Array<Maybe<ResolversTypes['Account']>>, ParentType, ContextType>;
  deletedEstates?: Resolver<ResolversTypes['DeletedEstateList'], ParentType, ContextType, Partial<QueryDeletedEstatesArgs>>;
  dispositionPresetPreview?: Resolver<ResolversTypes['DispositionPreview'], ParentType, ContextType, RequireFields<QueryDispositionPresetPreviewArgs, 'instrumentId' | 'preset'>>;
  dispositionPreview?: Resolver<ResolversTypes['DispositionPreview'], ParentType, ContextType, RequireFields<QueryDispositionPreviewArgs, 'instrumentId'>>;
  dispositionTemplateDetails?: Resolver<Maybe<ResolversTypes['DispositionTemplate']>, ParentType, ContextType, RequireFields<QueryDispositionTemplateDetailsArgs, 'id'>>;
  dispositionTemplates?: Resolver<ResolversTypes['DispositionTemplateList'], ParentType, ContextType, RequireFields<QueryDispositionTemplatesArgs, 'association'>>;
  documentCopyRequests?: Resolver<ResolversTypes['DocumentCopyRequestList'], ParentType, ContextType, Partial<QueryDocumentCopyRequestsArgs>>;
  documentPreview?: Resolver<ResolversTypes['DocumentPreview'], ParentType, ContextType, RequireFields<QueryDocumentPreviewArgs, 'estateUploadId'>>;
  documents?: Resolver<ResolversTypes['DocumentRowList'], ParentType, ContextType, Partial<QueryDocumentsArgs>>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType, RequireFields<QueryEstateArgs, 'id'>>;
  estateDocument?: Resolver<Maybe<ResolversTypes['EstateDocument']>, ParentType, ContextType, RequireFields<QueryEstateDocumentArgs, 'id'>>;
  estateHistory?: Resolver<ResolversTypes['EstateChangeList'], ParentType, ContextType, RequireFields<QueryEstateHistoryArgs, 'estateId'>>;
  estateOpportunities?: Resolver<ResolversTypes['EstateOpportunityList'], ParentType, ContextType, RequireFields<QueryEstateOpportunitiesArgs, 'estateId'>>;
  estateOverview?: Resolver<ResolversTypes['EstateOverview'], ParentType, ContextType, Partial<QueryEstateOverviewArgs>>;
  estateProfileGroupings?: Resolver<ResolversTypes['EstateProfileGroupingList'], ParentType, ContextType, Partial<QueryEstateProfileGroupingsArgs>>;
  estateStatus?: Resolver<Maybe<ResolversTypes['EstateStatus']>, ParentType, ContextType, RequireFields<QueryEstateStatusArgs, 'estateId'>>;
  estateUpload?: Resolver<Maybe<ResolversTypes['EstateUpload']>, ParentType, ContextType, RequireFields<QueryEstateUploadArgs, 'id'>>;
  estateUploads?: Resolver<ResolversTypes['EstateUploadList'], ParentType, ContextType, Partial<QueryEstateUploadsArgs>>;
  estates?: Resolver<ResolversTypes['EstateList'], ParentType, ContextType, Partial<QueryEstatesArgs>>;
  familyTreeFlow?: Resolver<Maybe<ResolversTypes['FamilyTreeFlow']>, ParentType, ContextType, RequireFields<QueryFamilyTreeFlowArgs, 'estateId'>>;
  familyTreeViz?: Resolver<Maybe<ResolversTypes['FamilyTreeViz']>, ParentType, ContextType, RequireFields<QueryFamilyTreeVizArgs, 'estateId'>>;
  fiduciaries?: Resolver<ResolversTypes['FiduciaryList'], ParentType, ContextType, RequireFields<QueryFiduciariesArgs, 'association'>>;
  fileDownloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryFileDownloadUrlArgs, 'estateUploadId'>>;
  financialMilestones?: Resolver<ResolversTypes['FinancialMilestoneList'], ParentType, ContextType, Partial<QueryFinancialMilestonesArgs>>;
  financialTeamMembers?: Resolver<ResolversTypes['FinancialTeamMemberList'], ParentType, ContextType, Partial<QueryFinancialTeamMembersArgs>>;
  fundingAssets?: Resolver<Array<ResolversTypes['FundingAsset']>, ParentType, ContextType, RequireFields<QueryFundingAssetsArgs, 'id'>>;
  fundingOptions?: Resolver<Array<ResolversTypes['FundingOption']>, ParentType, ContextType, RequireFields<QueryFundingOptionsArgs, 'id'>>;
  householdEventsTimeline?: Resolver<Array<ResolversTypes['HouseholdEventsTimelineYear']>, ParentType, ContextType, RequireFields<QueryHouseholdEventsTimelineArgs, 'endYear' | 'estateId' | 'startYear'>>;
  lifeInsurances?: Resolver<ResolversTypes['LifeInsuranceList'], ParentType, ContextType, RequireFields<QueryLifeInsurancesArgs, 'association'>>;
  nodePositions?: Resolver<Array<ResolversTypes['NodePosition']>, ParentType, ContextType, RequireFields<QueryNodePositionsArgs, 'estateId'>>;
  nonConvergingSubtrustOptions?: Resolver<Array<ResolversTypes['Trust']>, ParentType, ContextType, RequireFields<QueryNonConvergingSubtrustOptionsArgs, 'id'>>;
  opportunities?: Resolver<ResolversTypes['EstateOpportunityList'], ParentType, ContextType, Partial<QueryOpportunitiesArgs>>;
  organizationClients?: Resolver<ResolversTypes['PersonList'], ParentType, ContextType, Partial<QueryOrganizationClientsArgs>>;
  organizationReviewStats?: Resolver<ResolversTypes['ReviewCounts'], ParentType, ContextType, Partial<QueryOrganizationReviewStatsArgs>>;
  ownClientViews?: Resolver<ResolversTypes['OwnClientViews'], ParentType, ContextType>;
  ownershipData?: Resolver<Maybe<ResolversTypes['OwnershipData']>, ParentType, ContextType, RequireFields<QueryOwnershipDataArgs, 'estateId'>>;
  parentOptions?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryParentOptionsArgs, 'estateId' | 'personId'>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryPersonArgs, 'id'>>;
  planVersion?: Resolver<Maybe<ResolversTypes['PlanVersion']>, ParentType, ContextType, RequireFields<QueryPlanVersionArgs, 'id'>>;
  profileGroups?: Resolver<ResolversTypes['ProfileGroupList'], ParentType, ContextType, Partial<QueryProfileGroupsArgs>>;
  relationSuggestions?: Resolver<Array<ResolversTypes['RelationSuggestion']>, ParentType, ContextType, RequireFields<QueryRelationSuggestionsArgs, 'estateId' | 'ties'>>;
  reminders?: Resolver<ResolversTypes['ReminderList'], ParentType, ContextType, Partial<QueryRemindersArgs>>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryReviewArgs, 'id'>>;
  reviewChecklists?: Resolver<Array<ResolversTypes['ReviewChecklist']>, ParentType, ContextType, Partial<QueryReviewChecklistsArgs>>;
  reviewNotes?: Resolver<Array<ResolversTypes['ReviewNote']>, ParentType, ContextType, RequireFields<QueryReviewNotesArgs, 'reviewId'>>;
  reviews?: Resolver<ResolversTypes['ReviewList'], ParentType, ContextType, Partial<QueryReviewsArgs>>;
  rfis?: Resolver<ResolversTypes['RfiList'], ParentType, ContextType, Partial<QueryRfisArgs>>;
  sampleEstateIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['SearchResultList'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'needle'>>;
  selectedProvisionsByDocument?: Resolver<Array<ResolversTypes['ProvisionNote']>, ParentType, ContextType, RequireFields<QuerySelectedProvisionsByDocumentArgs, 'id'>>;
  sharedEstateOwnerships?: Resolver<ResolversTypes['SharedEstateOwnershipList'], ParentType, ContextType, RequireFields<QuerySharedEstateOwnershipsArgs, 'estateId'>>;
  sourceNoteCopyOptions?: Resolver<Array<ResolversTypes['SourceNoteCopyOption']>, ParentType, ContextType, RequireFields<QuerySourceNoteCopyOptionsArgs, 'id'>>;
  states?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
  syntheticTrusts?: Resolver<ResolversTypes['TrustList'], ParentType, ContextType, RequireFields<QuerySyntheticTrustsArgs, 'estateId'>>;
  trust?: Resolver<Maybe<ResolversTypes['Trust']>, ParentType, ContextType, RequireFields<QueryTrustArgs, 'id'>>;
  trusts?: Resolver<ResolversTypes['TrustList'], ParentType, ContextType, Partial<QueryTrustsArgs>>;
  uploadLimits?: Resolver<ResolversTypes['UploadLimits'], ParentType, ContextType>;
  userLibraryNotes?: Resolver<ResolversTypes['UserLibraryNoteList'], ParentType, ContextType, Partial<QueryUserLibraryNotesArgs>>;
  waterfallDiagram?: Resolver<Maybe<ResolversTypes['WaterfallDiagram']>, ParentType, ContextType, RequireFields<QueryWaterfallDiagramArgs, 'estateId'>>;
};

export type ReadAgainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadAgain'] = ResolversParentTypes['ReadAgain']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['ReadingDifference']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReadingDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadingDifference'] = ResolversParentTypes['ReadingDifference']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptGroup'] = ResolversParentTypes['ReceiptGroup']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  subtotalLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptLine'] = ResolversParentTypes['ReceiptLine']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReceiverChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiverChange'] = ResolversParentTypes['ReceiverChange']> = {
  after?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Relation'] = ResolversParentTypes['Relation']> = {
  from?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdopted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RelationKind'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type RelationSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelationSuggestion'] = ResolversParentTypes['RelationSuggestion']> = {
  other?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['RelationRole'], ParentType, ContextType>;
};

export type RelationshipsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelationshipsPayload'] = ResolversParentTypes['RelationshipsPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  estate?: Resolver<ResolversTypes['Estate'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReminderListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReminderList'] = ResolversParentTypes['ReminderList']> = {
  collection?: Resolver<Array<ResolversTypes['Reminder']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type ReminderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReminderPayload'] = ResolversParentTypes['ReminderPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reminder?: Resolver<Maybe<ResolversTypes['Reminder']>, ParentType, ContextType>;
};

export type ReportBuilderConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportBuilderConfig'] = ResolversParentTypes['ReportBuilderConfig'], FederationReferenceType extends FederationReferenceTypes['ReportBuilderConfig'] = FederationReferenceTypes['ReportBuilderConfig']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ReportBuilderConfig']> | FederationReferenceType, FederationReferenceType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  illustrationErrors?: Resolver<Maybe<Array<ResolversTypes['IllustrationError']>>, ParentType, ContextType>;
};

export type ReportEstatePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportEstatePlan'] = ResolversParentTypes['ReportEstatePlan']> = {
  fiduciaries?: Resolver<Array<ResolversTypes['Fiduciary']>, ParentType, ContextType>;
  trusts?: Resolver<Array<ResolversTypes['Trust']>, ParentType, ContextType>;
};

export type ReportPageDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPageData'] = ResolversParentTypes['ReportPageData'], FederationReferenceType extends FederationReferenceTypes['ReportPageData'] = FederationReferenceTypes['ReportPageData']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ReportPageData']> | FederationReferenceType, FederationReferenceType, ContextType>;
  documents?: Resolver<Maybe<Array<ResolversTypes['EstateDocument']>>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  estatePlan?: Resolver<Maybe<ResolversTypes['ReportEstatePlan']>, ParentType, ContextType>;
  estateTaxDetail?: Resolver<Maybe<ResolversTypes['Distribution']>, ParentType, ContextType>;
  lifeInsurance?: Resolver<Maybe<Array<ResolversTypes['LifeInsurance']>>, ParentType, ContextType>;
  milestones?: Resolver<Maybe<Array<ResolversTypes['FinancialMilestone']>>, ParentType, ContextType>;
  opportunities?: Resolver<Maybe<Array<ResolversTypes['CustomOpportunity']>>, ParentType, ContextType>;
  yourDocuments?: Resolver<Maybe<Array<ResolversTypes['EstateDocument']>>, ParentType, ContextType>;
  yourTeam?: Resolver<Maybe<Array<ResolversTypes['FinancialTeamMember']>>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  adminChecklist?: Resolver<Array<ResolversTypes['ReviewChecklistItem']>, ParentType, ContextType>;
  advisor?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  advisorChecklist?: Resolver<Array<ResolversTypes['ReviewChecklistItem']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateRequested?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editableNotesToAdvisor?: Resolver<Maybe<ResolversTypes['ReviewNote']>, ParentType, ContextType>;
  estate?: Resolver<ResolversTypes['Estate'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAbstractionByVanilla?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReviewKind'], ParentType, ContextType>;
  lawyerChecklist?: Resolver<Array<ResolversTypes['ReviewChecklistItem']>, ParentType, ContextType>;
  nextStatuses?: Resolver<Array<ResolversTypes['ReviewStatus']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ReviewNote']>, ParentType, ContextType>;
  notesToAdvisor?: Resolver<Maybe<ResolversTypes['ReviewNote']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  quotaAllocation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewOrganization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  reviewer?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewAlternativeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewAlternative'] = ResolversParentTypes['ReviewAlternative']> = {
  citations?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type ReviewChecklistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewChecklist'] = ResolversParentTypes['ReviewChecklist']> = {
  items?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReviewKind'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['ChecklistKind'], ParentType, ContextType>;
};

export type ReviewChecklistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewChecklistItem'] = ResolversParentTypes['ReviewChecklistItem']> = {
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  doneByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewCounts'] = ResolversParentTypes['ReviewCounts']> = {
  complete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readyForReview?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestForInformation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnedToCustomer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewList'] = ResolversParentTypes['ReviewList']> = {
  collection?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type ReviewNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewNote'] = ResolversParentTypes['ReviewNote']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPayload'] = ResolversParentTypes['ReviewPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  estateUpload?: Resolver<Maybe<ResolversTypes['EstateUpload']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewValue'] = ResolversParentTypes['ReviewValue']> = {
  alternative?: Resolver<Maybe<ResolversTypes['ReviewAlternative']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ValueChange']>, ParentType, ContextType>;
  citations?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Confidence'], ParentType, ContextType>;
  confidenceReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editedValue?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewValueStatus'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type RfiResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rfi'] = ResolversParentTypes['Rfi']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answerUpload?: Resolver<Maybe<ResolversTypes['EstateUpload']>, ParentType, ContextType>;
  answeredByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estate?: Resolver<ResolversTypes['Estate'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTrust?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RfiKind'], ParentType, ContextType>;
  noteText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RfiStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RfiListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RfiList'] = ResolversParentTypes['RfiList']> = {
  collection?: Resolver<Array<ResolversTypes['Rfi']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type RfiPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RfiPayload'] = ResolversParentTypes['RfiPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rfi?: Resolver<Maybe<ResolversTypes['Rfi']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['SearchScope'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResultList'] = ResolversParentTypes['SearchResultList']> = {
  collection?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type SharedEstateOwnershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedEstateOwnership'] = ResolversParentTypes['SharedEstateOwnership']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayBeDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sharedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sharedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedEstateOwnershipListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedEstateOwnershipList'] = ResolversParentTypes['SharedEstateOwnershipList']> = {
  collection?: Resolver<Array<ResolversTypes['SharedEstateOwnership']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type SharedEstateOwnershipPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedEstateOwnershipPayload'] = ResolversParentTypes['SharedEstateOwnershipPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharedEstateOwnership?: Resolver<Maybe<ResolversTypes['SharedEstateOwnership']>, ParentType, ContextType>;
};

export type SourceNoteCopyOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceNoteCopyOption'] = ResolversParentTypes['SourceNoteCopyOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTrust?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provisionNotes?: Resolver<Array<ResolversTypes['ProvisionNote']>, ParentType, ContextType>;
};

export type SplitAssetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SplitAssetPayload'] = ResolversParentTypes['SplitAssetPayload']> = {
  assets?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLawHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSpecial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxResult'] = ResolversParentTypes['TaxResult']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  borneBy?: Resolver<Array<ResolversTypes['FinalShare']>, ParentType, ContextType>;
  death?: Resolver<ResolversTypes['Death'], ParentType, ContextType>;
  decedentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jurisdictionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  working?: Resolver<ResolversTypes['Working'], ParentType, ContextType>;
};

export type TransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transfer'] = ResolversParentTypes['Transfer']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  assetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  death?: Resolver<ResolversTypes['Death'], ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fromName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrustResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trust'] = ResolversParentTypes['Trust'], FederationReferenceType extends FederationReferenceTypes['Trust'] = FederationReferenceTypes['Trust']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Trust']> | FederationReferenceType, FederationReferenceType, ContextType>;
  actingFiduciaries?: Resolver<Array<ResolversTypes['Fiduciary']>, ParentType, ContextType>;
  amendments?: Resolver<Array<ResolversTypes['EstateDocument']>, ParentType, ContextType>;
  beneficiaries?: Resolver<Array<ResolversTypes['Assignable']>, ParentType, ContextType>;
  benefitAtDeath?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  canEditDispositions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdUponDeath?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dispositionTemplates?: Resolver<Array<ResolversTypes['DispositionTemplate']>, ParentType, ContextType>;
  dispositions?: Resolver<Array<ResolversTypes['Disposition']>, ParentType, ContextType>;
  distributionRules?: Resolver<Array<ResolversTypes['DistributionRule']>, ParentType, ContextType, Partial<TrustDistributionRulesArgs>>;
  dividedByStirpes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  estate?: Resolver<ResolversTypes['Estate'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  executedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fiduciaries?: Resolver<Array<ResolversTypes['Fiduciary']>, ParentType, ContextType>;
  fundedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  generationSkippingTaxExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  gstStatus?: Resolver<Maybe<ResolversTypes['GstStatus']>, ParentType, ContextType>;
  hasUniqueDeathScenarios?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inclusionRatio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  insideEstate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDiscretionary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isGrantorTrust?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isNonConverging?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isQdot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReverseQtip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSurvivorTrust?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSynthetic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TrustKind'], ParentType, ContextType>;
  lateAllocations?: Resolver<Array<ResolversTypes['GstAllocation']>, ParentType, ContextType>;
  lifetimeBeneficiaries?: Resolver<Array<ResolversTypes['Assignable']>, ParentType, ContextType>;
  mayConverge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netWorth?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Owner']>, ParentType, ContextType>;
  powersOfAppointment?: Resolver<Array<ResolversTypes['TrustPower']>, ParentType, ContextType>;
  provisionNotes?: Resolver<Array<ResolversTypes['ProvisionNote']>, ParentType, ContextType>;
  provisionNotesVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qtipElection?: Resolver<Maybe<ResolversTypes['QtipElection']>, ParentType, ContextType>;
  remainder?: Resolver<Maybe<ResolversTypes['TrustRemainder']>, ParentType, ContextType>;
  revokedBy?: Resolver<Maybe<ResolversTypes['EstateDocument']>, ParentType, ContextType>;
  saysMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settlors?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  situs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staysApart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  syntheticTrusts?: Resolver<Array<ResolversTypes['Trust']>, ParentType, ContextType>;
  terminated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trustTerm?: Resolver<Maybe<ResolversTypes['TrustTerm']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrustLifecycleEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustLifecycleEvent'] = ResolversParentTypes['TrustLifecycleEvent']> = {
  eventData?: Resolver<Maybe<ResolversTypes['EstateDocument']>, ParentType, ContextType>;
  eventTimestamp?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['TrustLifecycleEventType'], ParentType, ContextType>;
};

export type TrustListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustList'] = ResolversParentTypes['TrustList']> = {
  collection?: Resolver<Array<ResolversTypes['Trust']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type TrustPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustPayload'] = ResolversParentTypes['TrustPayload']> = {
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trust?: Resolver<Maybe<ResolversTypes['Trust']>, ParentType, ContextType>;
};

export type TrustPowerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustPower'] = ResolversParentTypes['TrustPower']> = {
  kind?: Resolver<ResolversTypes['PowerOfAppointmentKind'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type TrustRemainderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustRemainder'] = ResolversParentTypes['TrustRemainder']> = {
  on?: Resolver<ResolversTypes['TrustOccasion'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['TrustShare']>, ParentType, ContextType>;
};

export type TrustShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustShare'] = ResolversParentTypes['TrustShare']> = {
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Assignable']>, ParentType, ContextType>;
};

export type TrustTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustTerm'] = ResolversParentTypes['TrustTerm']> = {
  annualIncrease?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  annuityPayment?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  dateFunded?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  growthRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  incomeTax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastPayment?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  lifeExpectancyPerson?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  lifecycleEvents?: Resolver<Array<ResolversTypes['TrustLifecycleEvent']>, ParentType, ContextType>;
  payoutRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  payoutType?: Resolver<ResolversTypes['TrustPayoutType'], ParentType, ContextType>;
  tableRows?: Resolver<Array<ResolversTypes['TrustTermTableRow']>, ParentType, ContextType>;
  termLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trustTermBeneficiaries?: Resolver<Array<ResolversTypes['Assignable']>, ParentType, ContextType>;
  useLifeExpectancy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TrustTermTableRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustTermTableRow'] = ResolversParentTypes['TrustTermTableRow']> = {
  annuityPayment?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  beginningBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  endingBalance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  incomeTaxPaid?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  influxGrowth?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  outflows?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadLimits'] = ResolversParentTypes['UploadLimits']> = {
  accept?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagesPerToken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UploadedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadedFile'] = ResolversParentTypes['UploadedFile']> = {
  byteSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimetype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserLibraryNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserLibraryNote'] = ResolversParentTypes['UserLibraryNote']> = {
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  docLevel?: Resolver<ResolversTypes['LibraryNoteLevel'], ParentType, ContextType>;
  docType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isForOrganization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provisionCategory?: Resolver<ResolversTypes['ProvisionCategory'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserLibraryNoteListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserLibraryNoteList'] = ResolversParentTypes['UserLibraryNoteList']> = {
  collection?: Resolver<Array<ResolversTypes['UserLibraryNote']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type UserLibraryNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserLibraryNotePayload'] = ResolversParentTypes['UserLibraryNotePayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userLibraryNote?: Resolver<Maybe<ResolversTypes['UserLibraryNote']>, ParentType, ContextType>;
};

export type ValueChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValueChange'] = ResolversParentTypes['ValueChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaterfallDiagramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaterfallDiagram'] = ResolversParentTypes['WaterfallDiagram']> = {
  edges?: Resolver<Array<ResolversTypes['WaterfallDiagramEdge']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WaterfallDiagramNode']>, ParentType, ContextType>;
};

export type WaterfallDiagramEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaterfallDiagramEdge'] = ResolversParentTypes['WaterfallDiagramEdge']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  conditional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insurance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WaterfallDiagramNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaterfallDiagramNode'] = ResolversParentTypes['WaterfallDiagramNode']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outsideEstate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WhatIfSnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfSnapshot'] = ResolversParentTypes['WhatIfSnapshot']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOlder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WhatIfSnapshotPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfSnapshotPayload'] = ResolversParentTypes['WhatIfSnapshotPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whatIfSnapshot?: Resolver<Maybe<ResolversTypes['WhatIfSnapshot']>, ParentType, ContextType>;
};

export type WillGiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WillGift'] = ResolversParentTypes['WillGift']> = {
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  heirClass?: Resolver<Maybe<ResolversTypes['HeirClass']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scheme?: Resolver<Maybe<ResolversTypes['InheritanceScheme']>, ParentType, ContextType>;
  takesAway?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Assignable']>, ParentType, ContextType>;
};

export type WillShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WillShare'] = ResolversParentTypes['WillShare']> = {
  heirClass?: Resolver<Maybe<ResolversTypes['HeirClass']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scheme?: Resolver<Maybe<ResolversTypes['InheritanceScheme']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Assignable']>, ParentType, ContextType>;
};

export type WillTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WillText'] = ResolversParentTypes['WillText']> = {
  excludedHeirs?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  gifts?: Resolver<Array<ResolversTypes['WillGift']>, ParentType, ContextType>;
  instead?: Resolver<Array<ResolversTypes['WillShare']>, ParentType, ContextType>;
  residue?: Resolver<Array<ResolversTypes['WillShare']>, ParentType, ContextType>;
  survivorshipDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WorkItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkItem'] = ResolversParentTypes['WorkItem']> = {
  actionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  estateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkItemKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Working'] = ResolversParentTypes['Working']> = {
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  authority?: Resolver<Array<ResolversTypes['Authority']>, ParentType, ContextType>;
  certainty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['WorkingLine']>, ParentType, ContextType>;
};

export type WorkingLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkingLine'] = ResolversParentTypes['WorkingLine']> = {
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkingsOfPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkingsOfPart'] = ResolversParentTypes['WorkingsOfPart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workings?: Resolver<Array<ResolversTypes['Working']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AbstractionExtractedValues?: AbstractionExtractedValuesResolvers<ContextType>;
  AbstractionPreprocessingIssue?: AbstractionPreprocessingIssueResolvers<ContextType>;
  AbstractionTokenPaymentRecord?: AbstractionTokenPaymentRecordResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AgeStage?: AgeStageResolvers<ContextType>;
  Asset?: AssetResolvers<ContextType>;
  AssetAccount?: AssetAccountResolvers<ContextType>;
  AssetAccountList?: AssetAccountListResolvers<ContextType>;
  AssetAccountPayload?: AssetAccountPayloadResolvers<ContextType>;
  AssetList?: AssetListResolvers<ContextType>;
  AssetPayload?: AssetPayloadResolvers<ContextType>;
  AssetProportion?: AssetProportionResolvers<ContextType>;
  Assignable?: AssignableResolvers<ContextType>;
  AssumedPouroverWill?: AssumedPouroverWillResolvers<ContextType>;
  Authority?: AuthorityResolvers<ContextType>;
  AutoAbstractionPayload?: AutoAbstractionPayloadResolvers<ContextType>;
  AutomaticProfile?: AutomaticProfileResolvers<ContextType>;
  AutomaticProfileItem?: AutomaticProfileItemResolvers<ContextType>;
  AutomaticProfilePayload?: AutomaticProfilePayloadResolvers<ContextType>;
  BalanceSheet?: BalanceSheetResolvers<ContextType>;
  BalanceSheetColumn?: BalanceSheetColumnResolvers<ContextType>;
  BalanceSheetGroup?: BalanceSheetGroupResolvers<ContextType>;
  BalanceSheetImportError?: BalanceSheetImportErrorResolvers<ContextType>;
  BalanceSheetImportRow?: BalanceSheetImportRowResolvers<ContextType>;
  BalanceSheetOrderPayload?: BalanceSheetOrderPayloadResolvers<ContextType>;
  BalanceSheetRow?: BalanceSheetRowResolvers<ContextType>;
  BalanceSheetTemplate?: BalanceSheetTemplateResolvers<ContextType>;
  BeneficiaryDesignation?: BeneficiaryDesignationResolvers<ContextType>;
  BulkEstateResult?: BulkEstateResultResolvers<ContextType>;
  BulkEstatesPayload?: BulkEstatesPayloadResolvers<ContextType>;
  CashFlowAssumption?: CashFlowAssumptionResolvers<ContextType>;
  CashFlowAssumptionList?: CashFlowAssumptionListResolvers<ContextType>;
  CashFlowAssumptionPayload?: CashFlowAssumptionPayloadResolvers<ContextType>;
  CashFlowRow?: CashFlowRowResolvers<ContextType>;
  CashFlowTable?: CashFlowTableResolvers<ContextType>;
  CashFlowYear?: CashFlowYearResolvers<ContextType>;
  Cents?: GraphQLScalarType;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  ChangedThing?: ChangedThingResolvers<ContextType>;
  Charitable?: CharitableResolvers<ContextType>;
  CharitablePayload?: CharitablePayloadResolvers<ContextType>;
  Citation?: CitationResolvers<ContextType>;
  ClassDistribution?: ClassDistributionResolvers<ContextType>;
  ClassDistributionList?: ClassDistributionListResolvers<ContextType>;
  ClassDistributionPayload?: ClassDistributionPayloadResolvers<ContextType>;
  ClientSpreadsheetImportPayload?: ClientSpreadsheetImportPayloadResolvers<ContextType>;
  ClientView?: ClientViewResolvers<ContextType>;
  ConflictSetAside?: ConflictSetAsideResolvers<ContextType>;
  ConflictSetAsidePayload?: ConflictSetAsidePayloadResolvers<ContextType>;
  ConflictShare?: ConflictShareResolvers<ContextType>;
  CustomOpportunity?: CustomOpportunityResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeathInfo?: DeathInfoResolvers<ContextType>;
  DeathInfos?: DeathInfosResolvers<ContextType>;
  DeathResult?: DeathResultResolvers<ContextType>;
  DeleteEstatePayload?: DeleteEstatePayloadResolvers<ContextType>;
  DeletePersonPayload?: DeletePersonPayloadResolvers<ContextType>;
  DeletedEstate?: DeletedEstateResolvers<ContextType>;
  DeletedEstateList?: DeletedEstateListResolvers<ContextType>;
  DesignatedFiduciary?: DesignatedFiduciaryResolvers<ContextType>;
  Disposition?: DispositionResolvers<ContextType>;
  DispositionPresetPayload?: DispositionPresetPayloadResolvers<ContextType>;
  DispositionPreview?: DispositionPreviewResolvers<ContextType>;
  DispositionTaker?: DispositionTakerResolvers<ContextType>;
  DispositionTemplate?: DispositionTemplateResolvers<ContextType>;
  DispositionTemplateList?: DispositionTemplateListResolvers<ContextType>;
  DispositionTemplatePayload?: DispositionTemplatePayloadResolvers<ContextType>;
  Distribution?: DistributionResolvers<ContextType>;
  DistributionCase?: DistributionCaseResolvers<ContextType>;
  DistributionProblem?: DistributionProblemResolvers<ContextType>;
  DistributionRule?: DistributionRuleResolvers<ContextType>;
  DistributionRulePayload?: DistributionRulePayloadResolvers<ContextType>;
  DistributionTotals?: DistributionTotalsResolvers<ContextType>;
  DistributionWarning?: DistributionWarningResolvers<ContextType>;
  DivisionEvent?: DivisionEventResolvers<ContextType>;
  DocumentBlock?: DocumentBlockResolvers<ContextType>;
  DocumentCopyRequest?: DocumentCopyRequestResolvers<ContextType>;
  DocumentCopyRequestList?: DocumentCopyRequestListResolvers<ContextType>;
  DocumentCopyRequestPayload?: DocumentCopyRequestPayloadResolvers<ContextType>;
  DocumentOrderPayload?: DocumentOrderPayloadResolvers<ContextType>;
  DocumentPreview?: DocumentPreviewResolvers<ContextType>;
  DocumentRow?: DocumentRowResolvers<ContextType>;
  DocumentRowList?: DocumentRowListResolvers<ContextType>;
  DocumentRun?: DocumentRunResolvers<ContextType>;
  EarlierEstate?: EarlierEstateResolvers<ContextType>;
  EdgeWorking?: EdgeWorkingResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  EntityInterest?: EntityInterestResolvers<ContextType>;
  EntityPayload?: EntityPayloadResolvers<ContextType>;
  EntityShare?: EntityShareResolvers<ContextType>;
  Estate?: EstateResolvers<ContextType>;
  EstateAssumptions?: EstateAssumptionsResolvers<ContextType>;
  EstateChange?: EstateChangeResolvers<ContextType>;
  EstateChangeList?: EstateChangeListResolvers<ContextType>;
  EstateDocument?: EstateDocumentResolvers<ContextType>;
  EstateDocumentPayload?: EstateDocumentPayloadResolvers<ContextType>;
  EstateList?: EstateListResolvers<ContextType>;
  EstateOpportunity?: EstateOpportunityResolvers<ContextType>;
  EstateOpportunityList?: EstateOpportunityListResolvers<ContextType>;
  EstateOverview?: EstateOverviewResolvers<ContextType>;
  EstatePayload?: EstatePayloadResolvers<ContextType>;
  EstateProfileGrouping?: EstateProfileGroupingResolvers<ContextType>;
  EstateProfileGroupingList?: EstateProfileGroupingListResolvers<ContextType>;
  EstateStatus?: EstateStatusResolvers<ContextType>;
  EstateUpload?: EstateUploadResolvers<ContextType>;
  EstateUploadList?: EstateUploadListResolvers<ContextType>;
  EstateUploadPayload?: EstateUploadPayloadResolvers<ContextType>;
  FamilyTableRow?: FamilyTableRowResolvers<ContextType>;
  FamilyTree?: FamilyTreeResolvers<ContextType>;
  FamilyTreeFlow?: FamilyTreeFlowResolvers<ContextType>;
  FamilyTreeFlowEdge?: FamilyTreeFlowEdgeResolvers<ContextType>;
  FamilyTreeFlowNode?: FamilyTreeFlowNodeResolvers<ContextType>;
  FamilyTreeViz?: FamilyTreeVizResolvers<ContextType>;
  FamilyTreeVizEdge?: FamilyTreeVizEdgeResolvers<ContextType>;
  FamilyTreeVizNode?: FamilyTreeVizNodeResolvers<ContextType>;
  Fiduciary?: FiduciaryResolvers<ContextType>;
  FiduciaryList?: FiduciaryListResolvers<ContextType>;
  FiduciaryOffice?: FiduciaryOfficeResolvers<ContextType>;
  FigureWorking?: FigureWorkingResolvers<ContextType>;
  FilePartPayload?: FilePartPayloadResolvers<ContextType>;
  FileWarning?: FileWarningResolvers<ContextType>;
  FinalHolding?: FinalHoldingResolvers<ContextType>;
  FinalShare?: FinalShareResolvers<ContextType>;
  FinancialMilestone?: FinancialMilestoneResolvers<ContextType>;
  FinancialMilestoneList?: FinancialMilestoneListResolvers<ContextType>;
  FinancialMilestonePayload?: FinancialMilestonePayloadResolvers<ContextType>;
  FinancialStatementBalanceSheet?: FinancialStatementBalanceSheetResolvers<ContextType>;
  FinancialTeamMember?: FinancialTeamMemberResolvers<ContextType>;
  FinancialTeamMemberList?: FinancialTeamMemberListResolvers<ContextType>;
  FinancialTeamMemberPayload?: FinancialTeamMemberPayloadResolvers<ContextType>;
  Flow?: FlowResolvers<ContextType>;
  FlowColumn?: FlowColumnResolvers<ContextType>;
  FlowEdge?: FlowEdgeResolvers<ContextType>;
  FlowNode?: FlowNodeResolvers<ContextType>;
  FundingAsset?: FundingAssetResolvers<ContextType>;
  FundingOption?: FundingOptionResolvers<ContextType>;
  FundingOptionPayload?: FundingOptionPayloadResolvers<ContextType>;
  FundingPoolPayload?: FundingPoolPayloadResolvers<ContextType>;
  Gift?: GiftResolvers<ContextType>;
  GstAllocation?: GstAllocationResolvers<ContextType>;
  HeirAccount?: HeirAccountResolvers<ContextType>;
  HeirAsset?: HeirAssetResolvers<ContextType>;
  HeirProperty?: HeirPropertyResolvers<ContextType>;
  HouseholdDeathEvent?: HouseholdDeathEventResolvers<ContextType>;
  HouseholdDot?: HouseholdDotResolvers<ContextType>;
  HouseholdEvent?: HouseholdEventResolvers<ContextType>;
  HouseholdEventItem?: HouseholdEventItemResolvers<ContextType>;
  HouseholdEventsTimelineYear?: HouseholdEventsTimelineYearResolvers<ContextType>;
  IllustrationError?: IllustrationErrorResolvers<ContextType>;
  InheritedProperty?: InheritedPropertyResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JointOwner?: JointOwnerResolvers<ContextType>;
  LifeInsurance?: LifeInsuranceResolvers<ContextType>;
  LifeInsuranceBeneficiary?: LifeInsuranceBeneficiaryResolvers<ContextType>;
  LifeInsuranceList?: LifeInsuranceListResolvers<ContextType>;
  LifeInsurancePayload?: LifeInsurancePayloadResolvers<ContextType>;
  LifeInsuranceSummary?: LifeInsuranceSummaryResolvers<ContextType>;
  ListMetadata?: ListMetadataResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NetWorthPoint?: NetWorthPointResolvers<ContextType>;
  NetWorthReceipt?: NetWorthReceiptResolvers<ContextType>;
  NodePosition?: NodePositionResolvers<ContextType>;
  NodePositionsPayload?: NodePositionsPayloadResolvers<ContextType>;
  OfficeNominee?: OfficeNomineeResolvers<ContextType>;
  OnboardingInfo?: OnboardingInfoResolvers<ContextType>;
  OnboardingInfoPayload?: OnboardingInfoPayloadResolvers<ContextType>;
  OpportunityCount?: OpportunityCountResolvers<ContextType>;
  OpportunityPayload?: OpportunityPayloadResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OtherDistributionFunding?: OtherDistributionFundingResolvers<ContextType>;
  OwnClientViews?: OwnClientViewsResolvers<ContextType>;
  OwnClientViewsPayload?: OwnClientViewsPayloadResolvers<ContextType>;
  OwnedPart?: OwnedPartResolvers<ContextType>;
  Owner?: OwnerResolvers<ContextType>;
  OwnerShare?: OwnerShareResolvers<ContextType>;
  OwnershipData?: OwnershipDataResolvers<ContextType>;
  OwnershipHolder?: OwnershipHolderResolvers<ContextType>;
  PageBox?: PageBoxResolvers<ContextType>;
  ParentQuestion?: ParentQuestionResolvers<ContextType>;
  PastValue?: PastValueResolvers<ContextType>;
  PdfBeneficiary?: PdfBeneficiaryResolvers<ContextType>;
  PdfData?: PdfDataResolvers<ContextType>;
  PdfWaterfallRow?: PdfWaterfallRowResolvers<ContextType>;
  PdfWaterfallTable?: PdfWaterfallTableResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonList?: PersonListResolvers<ContextType>;
  PersonOption?: PersonOptionResolvers<ContextType>;
  PersonPayload?: PersonPayloadResolvers<ContextType>;
  PersonTie?: PersonTieResolvers<ContextType>;
  PersonUse?: PersonUseResolvers<ContextType>;
  PfsBalanceSheetRow?: PfsBalanceSheetRowResolvers<ContextType>;
  PlanConflict?: PlanConflictResolvers<ContextType>;
  PlanReviewPayload?: PlanReviewPayloadResolvers<ContextType>;
  PlanVersion?: PlanVersionResolvers<ContextType>;
  PlanVersionPayload?: PlanVersionPayloadResolvers<ContextType>;
  PolicyEstate?: PolicyEstateResolvers<ContextType>;
  PolicyStanding?: PolicyStandingResolvers<ContextType>;
  PossibleIssue?: PossibleIssueResolvers<ContextType>;
  ProfileGroup?: ProfileGroupResolvers<ContextType>;
  ProfileGroupList?: ProfileGroupListResolvers<ContextType>;
  ProfileGroupPayload?: ProfileGroupPayloadResolvers<ContextType>;
  ProjectionSetting?: ProjectionSettingResolvers<ContextType>;
  ProjectionSettingPayload?: ProjectionSettingPayloadResolvers<ContextType>;
  ProvisionCategory?: ProvisionCategoryResolvers<ContextType>;
  ProvisionNote?: ProvisionNoteResolvers<ContextType>;
  ProvisionNotesPayload?: ProvisionNotesPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReadAgain?: ReadAgainResolvers<ContextType>;
  ReadingDifference?: ReadingDifferenceResolvers<ContextType>;
  ReceiptGroup?: ReceiptGroupResolvers<ContextType>;
  ReceiptLine?: ReceiptLineResolvers<ContextType>;
  ReceiverChange?: ReceiverChangeResolvers<ContextType>;
  Relation?: RelationResolvers<ContextType>;
  RelationSuggestion?: RelationSuggestionResolvers<ContextType>;
  RelationshipsPayload?: RelationshipsPayloadResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  ReminderList?: ReminderListResolvers<ContextType>;
  ReminderPayload?: ReminderPayloadResolvers<ContextType>;
  ReportBuilderConfig?: ReportBuilderConfigResolvers<ContextType>;
  ReportEstatePlan?: ReportEstatePlanResolvers<ContextType>;
  ReportPageData?: ReportPageDataResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAlternative?: ReviewAlternativeResolvers<ContextType>;
  ReviewChecklist?: ReviewChecklistResolvers<ContextType>;
  ReviewChecklistItem?: ReviewChecklistItemResolvers<ContextType>;
  ReviewCounts?: ReviewCountsResolvers<ContextType>;
  ReviewList?: ReviewListResolvers<ContextType>;
  ReviewNote?: ReviewNoteResolvers<ContextType>;
  ReviewPayload?: ReviewPayloadResolvers<ContextType>;
  ReviewValue?: ReviewValueResolvers<ContextType>;
  Rfi?: RfiResolvers<ContextType>;
  RfiList?: RfiListResolvers<ContextType>;
  RfiPayload?: RfiPayloadResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchResultList?: SearchResultListResolvers<ContextType>;
  SharedEstateOwnership?: SharedEstateOwnershipResolvers<ContextType>;
  SharedEstateOwnershipList?: SharedEstateOwnershipListResolvers<ContextType>;
  SharedEstateOwnershipPayload?: SharedEstateOwnershipPayloadResolvers<ContextType>;
  SourceNoteCopyOption?: SourceNoteCopyOptionResolvers<ContextType>;
  SplitAssetPayload?: SplitAssetPayloadResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  TaxResult?: TaxResultResolvers<ContextType>;
  Transfer?: TransferResolvers<ContextType>;
  Trust?: TrustResolvers<ContextType>;
  TrustLifecycleEvent?: TrustLifecycleEventResolvers<ContextType>;
  TrustList?: TrustListResolvers<ContextType>;
  TrustPayload?: TrustPayloadResolvers<ContextType>;
  TrustPower?: TrustPowerResolvers<ContextType>;
  TrustRemainder?: TrustRemainderResolvers<ContextType>;
  TrustShare?: TrustShareResolvers<ContextType>;
  TrustTerm?: TrustTermResolvers<ContextType>;
  TrustTermTableRow?: TrustTermTableRowResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadLimits?: UploadLimitsResolvers<ContextType>;
  UploadedFile?: UploadedFileResolvers<ContextType>;
  UserLibraryNote?: UserLibraryNoteResolvers<ContextType>;
  UserLibraryNoteList?: UserLibraryNoteListResolvers<ContextType>;
  UserLibraryNotePayload?: UserLibraryNotePayloadResolvers<ContextType>;
  ValueChange?: ValueChangeResolvers<ContextType>;
  WaterfallDiagram?: WaterfallDiagramResolvers<ContextType>;
  WaterfallDiagramEdge?: WaterfallDiagramEdgeResolvers<ContextType>;
  WaterfallDiagramNode?: WaterfallDiagramNodeResolvers<ContextType>;
  WhatIfSnapshot?: WhatIfSnapshotResolvers<ContextType>;
  WhatIfSnapshotPayload?: WhatIfSnapshotPayloadResolvers<ContextType>;
  WillGift?: WillGiftResolvers<ContextType>;
  WillShare?: WillShareResolvers<ContextType>;
  WillText?: WillTextResolvers<ContextType>;
  WorkItem?: WorkItemResolvers<ContextType>;
  Working?: WorkingResolvers<ContextType>;
  WorkingLine?: WorkingLineResolvers<ContextType>;
  WorkingsOfPart?: WorkingsOfPartResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  deadline?: DeadlineDirectiveResolver<any, any, ContextType>;
  despiteDuty?: DespiteDutyDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  rateLimit?: RateLimitDirectiveResolver<any, any, ContextType>;
  unrecorded?: UnrecordedDirectiveResolver<any, any, ContextType>;
};
