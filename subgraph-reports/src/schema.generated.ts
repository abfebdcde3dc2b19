import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ReportRecord } from './domain/report/report.ts';
import type { EditionView } from './views/report/report-view.ts';
import type { ReportTemplateRecord } from './domain/report-template/report-template.ts';
import type { ReportContent } from './domain/report-content/report-content.ts';
import type { PrintedReportRecord as StatementParent, PrintedReportRecord as SummaryParent } from './domain/printed-report/printed-report.ts';
import type { OwnReportSettingsRecord } from './domain/own-report-settings/own-report-settings.ts';
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
  _FieldSet: { input: unknown; output: unknown; }
};

export type BalanceSheetViewMode =
  /** Each holding with its owners. */
  | 'BY_OWNER'
  /** Each holding with what counts where alone. */
  | 'SUMS_ONLY';

export type BatchStep =
  /** What waits is cancelled; what the quota holds for it is free again. */
  | 'CANCEL'
  /** What waits is not begun; what is being printed is finished. */
  | 'PAUSE'
  | 'RESUME';

export type BulkReport = {
  __typename?: 'BulkReport';
  /** Why there is none, in words. */
  problem?: Maybe<Scalars['String']['output']>;
  report?: Maybe<Report>;
};

export type BulkReportsPayload = {
  __typename?: 'BulkReportsPayload';
  /** Of those that were asked for at once; null where none was. */
  batchId?: Maybe<Scalars['ID']['output']>;
  ok: Scalars['Boolean']['output'];
  results: Array<BulkReport>;
};

export type CreateReportInput = {
  /** Put together first, and made by `generateReport`. */
  asDraft?: InputMaybe<Scalars['Boolean']['input']>;
  estateId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  options?: InputMaybe<ReportOptionsInput>;
  /** Left out, the account's own report settings decide. */
  preparedBy?: InputMaybe<Scalars['String']['input']>;
  sections: Array<Scalars['String']['input']>;
  /** Left out, the account's own report settings decide. */
  showToClient?: InputMaybe<Scalars['Boolean']['input']>;
  subName?: InputMaybe<Scalars['String']['input']>;
  /** What the draft begins with, where nothing else is said. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of the organization's own for its reports. */
export type CustomSlide = {
  __typename?: 'CustomSlide';
  /** Rich text as HTML that was cleaned: paragraphs, headings, lists, tables, emphasis, pictures that are part of the text. No scripts, styles, forms, links to anything but the web, and nothing that is fetched. */
  contents: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Only an approved one is printed. */
  isApproved: Scalars['Boolean']['output'];
  isRequiredForAdvisor: Scalars['Boolean']['output'];
  /** Of planners. */
  isRequiredForWeps: Scalars['Boolean']['output'];
  showHeader: Scalars['Boolean']['output'];
  slideOrder: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type CustomSlideInput = {
  contents: Scalars['String']['input'];
  /** Left out, a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  isRequiredForAdvisor: Scalars['Boolean']['input'];
  isRequiredForWeps: Scalars['Boolean']['input'];
  showHeader: Scalars['Boolean']['input'];
  title: Scalars['String']['input'];
};

export type CustomSlideList = {
  __typename?: 'CustomSlideList';
  collection: Array<CustomSlide>;
  metadata: ListMetadata;
};

export type Disclosure = {
  __typename?: 'Disclosure';
  /** Rich text, of the elements that `CustomSlide.contents` has. */
  disclosureContent: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

/** What is left out stays as it is. */
export type DisclosureInput = {
  disclosureContent?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type Estate = {
  __typename?: 'Estate';
  /** Null where reports cannot be asked. */
  executiveSummarySetting?: Maybe<ExecutiveSummarySetting>;
  id: Scalars['ID']['output'];
  /** Null where reports cannot be asked. */
  outsideEstateViewSetting?: Maybe<OutsideEstateViewSetting>;
  reports?: Maybe<Array<Report>>;
};

/** How the first page of an estate's reports looks. */
export type ExecutiveSummarySetting = {
  __typename?: 'ExecutiveSummarySetting';
  showDiagramNumbers: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type ExecutiveSummarySettingPayload = {
  __typename?: 'ExecutiveSummarySettingPayload';
  executiveSummarySetting?: Maybe<ExecutiveSummarySetting>;
  ok: Scalars['Boolean']['output'];
};

/** What a personal financial statement of an estate would print today, worked out where the estate is; its lines may be changed before it is made. */
export type FinancialStatementBalanceSheet = {
  __typename?: 'FinancialStatementBalanceSheet';
  estateId: Scalars['ID']['output'];
};

export type FinancialStatementInput = {
  /** The lines as they are to be printed, with their columns; left out, as they stand in the estate. */
  balanceSheetRows?: InputMaybe<Array<PfsBalanceSheetRowInput>>;
  columns?: InputMaybe<Array<PfsColumnInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  preparedBy?: InputMaybe<Scalars['String']['input']>;
};

export type FinancialStatementPayload = {
  __typename?: 'FinancialStatementPayload';
  financialStatementReport?: Maybe<PersonalFinancialStatementReport>;
  ok: Scalars['Boolean']['output'];
};

export type LifeInsuranceAmountView =
  | 'BENEFIT'
  | 'CASH_VALUE';

export type LifeInsuranceView =
  /** Each policy by its name. */
  | 'EACH'
  /** All policies as one. */
  | 'TOGETHER';

/** How many pages there are and which one this is. */
export type ListMetadata = {
  __typename?: 'ListMetadata';
  currentPage: Scalars['Int']['output'];
  limitValue: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  bulkApproveSlides: OrganizationContentPayload;
  /** Stops one that is being made; what the quota holds for it is free again. */
  cancelReport: ReportPayload;
  createDisclosure: OrganizationContentPayload;
  /** Of a report, where one is named. */
  createReportTemplate: ReportTemplatePayload;
  /** The title of a role; one that the role has is replaced. */
  createReportTitle: OrganizationContentPayload;
  createReportWithPrefetch: ReportPayload;
  /** One of the same kind for each of up to fifty estates, in their order; in the place of one that there cannot be stands why. */
  createReports: BulkReportsPayload;
  deleteFinancialStatementReport: FinancialStatementPayload;
  deleteReport: ReportPayload;
  deleteReportTemplate: ReportTemplatePayload;
  deleteReportTitle: OrganizationContentPayload;
  deleteSummaryReport: SummaryReportPayload;
  generateFinancialStatementReport: FinancialStatementPayload;
  /** Has it printed as it is now; what was printed before stays. */
  generateReport: ReportPayload;
  generateSummaryReport: SummaryReportPayload;
  pdfUtil: PdfUtilPayload;
  /** Says what is to be changed in a finished report. */
  requestReportRevisions: ReportPayload;
  /** Renders a failed report again. */
  retryReport: ReportPayload;
  /** Pauses, resumes or cancels those of up to fifty reports that wait; others are left as they are. */
  steerReports: SteeredReportsPayload;
  updateDisclosure: OrganizationContentPayload;
  /** All slides in their order; one that is left out is removed, one whose words change needs its approval again. */
  updateOrganizationContent: OrganizationContentPayload;
  updateOwnReportSettings: OwnReportSettingsPayload;
  updateReport: ReportPayload;
  updateReportSettings: OrganizationContentPayload;
  updateReportTemplate: ReportTemplatePayload;
  upsertExecutiveSummarySetting: ExecutiveSummarySettingPayload;
  upsertOutsideEstateViewSetting: OutsideEstateViewSettingPayload;
};


export type MutationBulkApproveSlidesArgs = {
  ids: Array<Scalars['ID']['input']>;
  isApproved: Scalars['Boolean']['input'];
  organizationId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCancelReportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateDisclosureArgs = {
  attributes: DisclosureInput;
  organizationId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateReportTemplateArgs = {
  attributes: ReportTemplateInput;
  reportId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateReportTitleArgs = {
  organizationId: Scalars['ID']['input'];
  role: Scalars['String']['input'];
  title: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateReportWithPrefetchArgs = {
  input: CreateReportInput;
};


export type MutationCreateReportsArgs = {
  estateIds: Array<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  sections: Array<Scalars['String']['input']>;
  showToClient?: InputMaybe<Scalars['Boolean']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteFinancialStatementReportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteReportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteReportTemplateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteReportTitleArgs = {
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteSummaryReportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGenerateFinancialStatementReportArgs = {
  attributes: FinancialStatementInput;
  estateId: Scalars['ID']['input'];
};


export type MutationGenerateReportArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationGenerateSummaryReportArgs = {
  estateId: Scalars['ID']['input'];
  reportName?: InputMaybe<Scalars['String']['input']>;
  reportType?: InputMaybe<SummaryReportType>;
};


export type MutationPdfUtilArgs = {
  input: PdfUtilInput;
};


export type MutationRequestReportRevisionsArgs = {
  id: Scalars['ID']['input'];
  noteText: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRetryReportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSteerReportsArgs = {
  ids: Array<Scalars['ID']['input']>;
  step: BatchStep;
};


export type MutationUpdateDisclosureArgs = {
  attributes: DisclosureInput;
  id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateOrganizationContentArgs = {
  organizationId: Scalars['ID']['input'];
  slides: Array<CustomSlideInput>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateOwnReportSettingsArgs = {
  input: UpdateOwnReportSettingsInput;
};


export type MutationUpdateReportArgs = {
  attributes?: InputMaybe<ReportAttributesInput>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  showToClient?: InputMaybe<Scalars['Boolean']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateReportSettingsArgs = {
  attributes: ReportSettingInput;
  organizationId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateReportTemplateArgs = {
  attributes: ReportTemplateInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpsertExecutiveSummarySettingArgs = {
  estateId: Scalars['ID']['input'];
  showDiagramNumbers: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpsertOutsideEstateViewSettingArgs = {
  attributes: OutsideEstateViewSettingInput;
  estateId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

/** What an organization puts into its reports. */
export type OrganizationContent = {
  __typename?: 'OrganizationContent';
  disclosures: Array<Disclosure>;
  id: Scalars['ID']['output'];
  organizationId: Scalars['ID']['output'];
  settings: ReportSetting;
  slides: Array<CustomSlide>;
  titles: Array<ReportTitle>;
  /** Of all of it, for its next change. */
  version: Scalars['Int']['output'];
};

export type OrganizationContentPayload = {
  __typename?: 'OrganizationContentPayload';
  ok: Scalars['Boolean']['output'];
  organizationContent?: Maybe<OrganizationContent>;
};

/** How what stands outside of an estate is shown in its reports. */
export type OutsideEstateViewSetting = {
  __typename?: 'OutsideEstateViewSetting';
  lifeInsuranceAmountView: LifeInsuranceAmountView;
  lifeInsuranceView: LifeInsuranceView;
  showCharities: Scalars['Boolean']['output'];
  showDollarAmount: Scalars['Boolean']['output'];
  showLifeInsurance: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

/** What is left out stays as it is. */
export type OutsideEstateViewSettingInput = {
  lifeInsuranceAmountView?: InputMaybe<LifeInsuranceAmountView>;
  lifeInsuranceView?: InputMaybe<LifeInsuranceView>;
  showCharities?: InputMaybe<Scalars['Boolean']['input']>;
  showDollarAmount?: InputMaybe<Scalars['Boolean']['input']>;
  showLifeInsurance?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OutsideEstateViewSettingPayload = {
  __typename?: 'OutsideEstateViewSettingPayload';
  ok: Scalars['Boolean']['output'];
  outsideEstateViewSetting?: Maybe<OutsideEstateViewSetting>;
};

/** What the reports that the signed-in account asks for start with, in the organization it acts in now. */
export type OwnReportSettings = {
  __typename?: 'OwnReportSettings';
  /** Every page that a report may hold. */
  availableSections: Array<ReportSection>;
  id: Scalars['ID']['output'];
  /** Printed on the cover; null prints the name of the account. */
  preparedBy?: Maybe<Scalars['String']['output']>;
  /** Pages ticked at first, required ones included, in their printed order. */
  sections: Array<Scalars['String']['output']>;
  showToClient: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type OwnReportSettingsPayload = {
  __typename?: 'OwnReportSettingsPayload';
  ok: Scalars['Boolean']['output'];
  ownReportSettings?: Maybe<OwnReportSettings>;
};

/** Which page of a list: page counts from 1, perPage -1 asks for all (capped by the server). */
export type PaginationInput = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

export type PaperSize =
  | 'A4'
  | 'LETTER';

/** What figures and tables of a report are drawn from; its parts are worked out where the estate is. */
export type PdfData = {
  __typename?: 'PdfData';
  estateId: Scalars['ID']['output'];
};

/** Where a section stands in the PDF. */
export type PdfSection = {
  __typename?: 'PdfSection';
  fromPage: Scalars['Int']['output'];
  id: Scalars['String']['output'];
  title: Scalars['String']['output'];
  toPage: Scalars['Int']['output'];
};

export type PdfUtilInput = {
  kind: PdfUtilKind;
  reportId: Scalars['ID']['input'];
};

export type PdfUtilKind =
  /** The tables of the report, one file for each, in a ZIP. */
  | 'CSV'
  /** The same pages as slides for a meeting, with tables that can be changed. */
  | 'PPTX'
  /** The pages as they would be printed now, of what is saved of a draft; counts against no quota. */
  | 'PREVIEW'
  /** The tables of the report, one sheet for each. */
  | 'XLSX';

export type PdfUtilPayload = {
  __typename?: 'PdfUtilPayload';
  /** Signed link, for ten minutes. */
  link?: Maybe<Scalars['String']['output']>;
  ok: Scalars['Boolean']['output'];
  pageCount: Scalars['Int']['output'];
  sections: Array<PdfSection>;
};

/** A personal financial statement: what a household owns and owes on a day, as it was when it was made. */
export type PersonalFinancialStatementReport = {
  __typename?: 'PersonalFinancialStatementReport';
  balanceSheetRows: Array<PfsBalanceSheetRow>;
  columns: Array<PfsColumn>;
  /** Signed link to the PDF; null until it is complete. */
  compiledReport?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  estate?: Maybe<Estate>;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** `asOf`, `preparedBy`, `isEdited`: whether somebody has changed a line before it was made. */
  metadata: Scalars['JSON']['output'];
  name: Scalars['String']['output'];
  pageCount?: Maybe<Scalars['Int']['output']>;
  status: SummaryReportStatus;
  statusMessage?: Maybe<Scalars['String']['output']>;
  /** The organization. */
  tenancyId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
};

export type PersonalFinancialStatementReportList = {
  __typename?: 'PersonalFinancialStatementReportList';
  collection: Array<PersonalFinancialStatementReport>;
  metadata: ListMetadata;
};

/** A line as it is printed; one amount for each column. */
export type PfsBalanceSheetRow = {
  __typename?: 'PfsBalanceSheetRow';
  cells: Array<Scalars['Cents']['output']>;
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isLiability: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

export type PfsBalanceSheetRowInput = {
  cells: Array<Scalars['Cents']['input']>;
  group: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  isLiability: Scalars['Boolean']['input'];
  label: Scalars['String']['input'];
};

export type PfsColumn = {
  __typename?: 'PfsColumn';
  /** Null counts both. */
  inTaxableEstate?: Maybe<Scalars['Boolean']['output']>;
  label: Scalars['String']['output'];
  type: PfsColumnType;
};

export type PfsColumnInput = {
  inTaxableEstate?: InputMaybe<Scalars['Boolean']['input']>;
  type: PfsColumnType;
};

/** Whose property a column of a personal financial statement counts. */
export type PfsColumnType =
  | 'CLIENT'
  | 'JOINT'
  | 'SPOUSE'
  | 'TOTAL'
  | 'TRUSTS';

export type Query = {
  __typename?: 'Query';
  customSlides: CustomSlideList;
  /** Null for an estate that is not there. */
  financialStatementBalanceSheets?: Maybe<FinancialStatementBalanceSheet>;
  financialStatementReport?: Maybe<PersonalFinancialStatementReport>;
  /** The newest first. */
  financialStatementReports: PersonalFinancialStatementReportList;
  /** Of the organization that the account acts in, unless another one within its reach is named. */
  organizationContent?: Maybe<OrganizationContent>;
  ownReportSettings: OwnReportSettings;
  /** Null for an estate that is not there. */
  pdfData?: Maybe<PdfData>;
  report?: Maybe<Report>;
  reportBuilderConfig: ReportBuilderConfig;
  /** Null for an estate that is not there. */
  reportPageData?: Maybe<ReportPageData>;
  /** One's own, and what the organization shares. */
  reportTemplates: ReportTemplateList;
  reports: ReportList;
  summaryReport?: Maybe<SummaryReport>;
  /** The newest first. */
  summaryReports: SummaryReportList;
};


export type QueryCustomSlidesArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryFinancialStatementBalanceSheetsArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryFinancialStatementReportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFinancialStatementReportsArgs = {
  estateId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryOrganizationContentArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPdfDataArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryReportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReportBuilderConfigArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryReportPageDataArgs = {
  estateId: Scalars['ID']['input'];
};


export type QueryReportTemplatesArgs = {
  pagination?: InputMaybe<PaginationInput>;
};


export type QueryReportsArgs = {
  batchId?: InputMaybe<Scalars['ID']['input']>;
  estateId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<PaginationInput>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySummaryReportArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySummaryReportsArgs = {
  estateId: Scalars['ID']['input'];
  pagination?: InputMaybe<PaginationInput>;
};

/** A report of an estate: put together as a draft, rendered to PDF in the background, printed again when something has changed. */
export type Report = {
  __typename?: 'Report';
  byteSize?: Maybe<Scalars['Int']['output']>;
  /** What of that it shows has changed since, in words. */
  changedSince: Array<Scalars['String']['output']>;
  /** Signed link to the PDF that was printed last; null until there is one. */
  compiledReport?: Maybe<Scalars['String']['output']>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the organization says under its reports. */
  disclosures: Array<Disclosure>;
  /** What was printed before, the last first. */
  editions: Array<ReportEdition>;
  estate?: Maybe<Estate>;
  estateId: Scalars['ID']['output'];
  /** Of the estate, when its figures were read. */
  estateVersion?: Maybe<Scalars['Int']['output']>;
  executiveSummarySetting: ExecutiveSummarySetting;
  id: Scalars['ID']['output'];
  /** Paused: nobody begins it. */
  isHeld: Scalars['Boolean']['output'];
  /** Whether something that it shows has changed since it was printed; null where nobody knows. */
  isOlder?: Maybe<Scalars['Boolean']['output']>;
  /** "Preview" stands across its pages, and its client does not see it. */
  isPreview: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  /** What the organization leaves out of every report. */
  leavesOut: ReportOmissions;
  name: Scalars['String']['output'];
  options: ReportOptions;
  /** The same in the order in which it is printed. */
  orderedRequestableSections: Array<Scalars['String']['output']>;
  outsideEstateViewSetting: OutsideEstateViewSetting;
  pageCount?: Maybe<Scalars['Int']['output']>;
  percent: Scalars['Int']['output'];
  preparedBy?: Maybe<Scalars['String']['output']>;
  /** How whoever prepared it is called in the organization; null without a title for that role. */
  preparedByTitle?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  /** What somebody wants changed, the last first. */
  revisions: Array<ReportRevision>;
  showToClient: Scalars['Boolean']['output'];
  /** The slides of the organization among its sections, in their order. */
  slides: Array<CustomSlide>;
  status: ReportStatus;
  statusMessage?: Maybe<Scalars['String']['output']>;
  subName?: Maybe<Scalars['String']['output']>;
  /** Those of the documents of its estate. */
  summaries: Array<SummaryReport>;
  version: Scalars['Int']['output'];
  /** What it holds: sections, and slides of the organization as `slide:ID`. */
  whatToInclude: Array<Scalars['String']['output']>;
};

/** What is left out stays as it is. */
export type ReportAttributesInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  options?: InputMaybe<ReportOptionsInput>;
  preparedBy?: InputMaybe<Scalars['String']['input']>;
  sections?: InputMaybe<Array<Scalars['String']['input']>>;
  showToClient?: InputMaybe<Scalars['Boolean']['input']>;
  subName?: InputMaybe<Scalars['String']['input']>;
};

export type ReportBuilderConfig = {
  __typename?: 'ReportBuilderConfig';
  allowsCustomReportTitles: Scalars['Boolean']['output'];
  canGeneratePreview: Scalars['Boolean']['output'];
  canUnlockPreviewToggle: Scalars['Boolean']['output'];
  estateId: Scalars['ID']['output'];
  /** Whether the order is the organization's. */
  isOrderLocked: Scalars['Boolean']['output'];
  quotaType: Scalars['String']['output'];
  requiresPageNumbers: Scalars['Boolean']['output'];
  sections: Array<ReportSection>;
};

/** One printing; it stays as it was. */
export type ReportEdition = {
  __typename?: 'ReportEdition';
  byteSize: Scalars['Int']['output'];
  /** What it holds otherwise than the one before it, in words; empty for the first. */
  changes: Array<Scalars['String']['output']>;
  /** Signed link to its PDF. */
  compiledReport?: Maybe<Scalars['String']['output']>;
  completedAt: Scalars['DateTime']['output'];
  estateVersion?: Maybe<Scalars['Int']['output']>;
  number: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
};

export type ReportList = {
  __typename?: 'ReportList';
  collection: Array<Report>;
  metadata: ListMetadata;
};

export type ReportOmissions = {
  __typename?: 'ReportOmissions';
  /** What the platform says under a report; only where the organization says something itself. */
  platformDisclosure: Scalars['Boolean']['output'];
  /** The steps of calculations; their result is printed. */
  steps: Scalars['Boolean']['output'];
  /** The list of terms. */
  terms: Scalars['Boolean']['output'];
};

export type ReportOptions = {
  __typename?: 'ReportOptions';
  balanceSheetViewMode: BalanceSheetViewMode;
  /** Wills and trusts together in one list; else each person's apart. */
  hasConsolidatedDocuments: Scalars['Boolean']['output'];
  hidePageNumbers: Scalars['Boolean']['output'];
  /** Under a name of the family: age and state. */
  isFamilyTreeLabelAgeState: Scalars['Boolean']['output'];
  isGstTaxInfoExpanded: Scalars['Boolean']['output'];
  isPreview: Scalars['Boolean']['output'];
  /** Of the diagram who holds what, without what passes at a death. */
  onlyShowEntityStructure: Scalars['Boolean']['output'];
  paperSize: PaperSize;
  /** With the milestones what comes in and goes out, year by year. */
  projectionsEnabled: Scalars['Boolean']['output'];
};

/** What is left out stays as it is. */
export type ReportOptionsInput = {
  balanceSheetViewMode?: InputMaybe<BalanceSheetViewMode>;
  hasConsolidatedDocuments?: InputMaybe<Scalars['Boolean']['input']>;
  hidePageNumbers?: InputMaybe<Scalars['Boolean']['input']>;
  isFamilyTreeLabelAgeState?: InputMaybe<Scalars['Boolean']['input']>;
  isGstTaxInfoExpanded?: InputMaybe<Scalars['Boolean']['input']>;
  isPreview?: InputMaybe<Scalars['Boolean']['input']>;
  onlyShowEntityStructure?: InputMaybe<Scalars['Boolean']['input']>;
  paperSize?: InputMaybe<PaperSize>;
  projectionsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The contents of single pages; its parts are worked out where the estate is. */
export type ReportPageData = {
  __typename?: 'ReportPageData';
  estateId: Scalars['ID']['output'];
};

export type ReportPayload = {
  __typename?: 'ReportPayload';
  ok: Scalars['Boolean']['output'];
  report?: Maybe<Report>;
};

export type ReportRevision = {
  __typename?: 'ReportRevision';
  at: Scalars['DateTime']['output'];
  byName: Scalars['String']['output'];
  note: Scalars['String']['output'];
};

/** A section that a report may hold. */
export type ReportSection = {
  __typename?: 'ReportSection';
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Fields of `ReportOptions` that are about it. */
  options: Array<Scalars['String']['output']>;
  /** Part of every report of whoever asks. */
  required: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  /** Part of a new report unless somebody leaves it out. */
  usual: Scalars['Boolean']['output'];
};

/** The switches of an organization for its reports. */
export type ReportSetting = {
  __typename?: 'ReportSetting';
  /** Whoever makes a report names it; else every report has the name of its template or the usual one. */
  allowsCustomReportTitles: Scalars['Boolean']['output'];
  /** The pages are shown while a report is put together. */
  canGeneratePreview: Scalars['Boolean']['output'];
  /** A report that is marked as a preview may become one without the mark. */
  canUnlockPreviewToggle: Scalars['Boolean']['output'];
  /** Sections stand in the organization's order, for all but planners. */
  lockReportOrder: Scalars['Boolean']['output'];
  /** The same for planners. */
  lockWepsReportOrder: Scalars['Boolean']['output'];
  /** Always false: the platform has no slides of its own. */
  receivesVanillaMarketingSlides: Scalars['Boolean']['output'];
  requiresPageNumbers: Scalars['Boolean']['output'];
  /** The steps of a calculation are not printed, their result is. */
  shouldHideSteps: Scalars['Boolean']['output'];
  /** The list of terms is not printed. */
  shouldHideTerms: Scalars['Boolean']['output'];
  /** The platform's own words under a report are not printed where the organization has some in use. */
  shouldHideVanillaDisclosure: Scalars['Boolean']['output'];
};

/** What is left out stays as it is. */
export type ReportSettingInput = {
  allowsCustomReportTitles?: InputMaybe<Scalars['Boolean']['input']>;
  canGeneratePreview?: InputMaybe<Scalars['Boolean']['input']>;
  canUnlockPreviewToggle?: InputMaybe<Scalars['Boolean']['input']>;
  lockReportOrder?: InputMaybe<Scalars['Boolean']['input']>;
  lockWepsReportOrder?: InputMaybe<Scalars['Boolean']['input']>;
  receivesVanillaMarketingSlides?: InputMaybe<Scalars['Boolean']['input']>;
  requiresPageNumbers?: InputMaybe<Scalars['Boolean']['input']>;
  shouldHideSteps?: InputMaybe<Scalars['Boolean']['input']>;
  shouldHideTerms?: InputMaybe<Scalars['Boolean']['input']>;
  shouldHideVanillaDisclosure?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ReportStatus =
  | 'COMPLETE'
  | 'DRAFT'
  | 'ERROR'
  | 'REQUESTED'
  | 'REVISED'
  | 'REVISIONS_REQUIRED';

/** What a report begins with: its sections in their order and all its options. */
export type ReportTemplate = {
  __typename?: 'ReportTemplate';
  balanceSheetViewMode: BalanceSheetViewMode;
  /** Whether whoever asks may change it. */
  canEdit: Scalars['Boolean']['output'];
  createdByName?: Maybe<Scalars['String']['output']>;
  hasConsolidatedDocuments: Scalars['Boolean']['output'];
  hidePageNumbers: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isFamilyTreeLabelAgeState: Scalars['Boolean']['output'];
  isGstTaxInfoExpanded: Scalars['Boolean']['output'];
  isPreview: Scalars['Boolean']['output'];
  /** Everybody of the organization may begin with it. */
  isShared: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  onlyShowEntityStructure: Scalars['Boolean']['output'];
  orderedRequestableSections: Array<Scalars['String']['output']>;
  paperSize: PaperSize;
  projectionsEnabled: Scalars['Boolean']['output'];
  reportName: Scalars['String']['output'];
  reportSubName?: Maybe<Scalars['String']['output']>;
  showToClient: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  whatToInclude: Array<Scalars['String']['output']>;
};

/** What is left out stays as it is; of a new one, as a report usually is. */
export type ReportTemplateInput = {
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  options?: InputMaybe<ReportOptionsInput>;
  reportName?: InputMaybe<Scalars['String']['input']>;
  reportSubName?: InputMaybe<Scalars['String']['input']>;
  sections?: InputMaybe<Array<Scalars['String']['input']>>;
  showToClient?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ReportTemplateList = {
  __typename?: 'ReportTemplateList';
  collection: Array<ReportTemplate>;
  metadata: ListMetadata;
};

export type ReportTemplatePayload = {
  __typename?: 'ReportTemplatePayload';
  ok: Scalars['Boolean']['output'];
  /** Null after a deletion. */
  reportTemplate?: Maybe<ReportTemplate>;
};

/** How whoever has a role is called on a cover. */
export type ReportTitle = {
  __typename?: 'ReportTitle';
  id: Scalars['ID']['output'];
  role: Scalars['String']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type SteeredReportsPayload = {
  __typename?: 'SteeredReportsPayload';
  ok: Scalars['Boolean']['output'];
  reports: Array<Report>;
};

export type SummaryReport = {
  __typename?: 'SummaryReport';
  /** Signed link to the PDF; null until it is complete. */
  compiledReport?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  estate?: Maybe<Estate>;
  estateId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  pageCount?: Maybe<Scalars['Int']['output']>;
  reportName: Scalars['String']['output'];
  reportType: SummaryReportType;
  status: SummaryReportStatus;
  statusMessage?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type SummaryReportList = {
  __typename?: 'SummaryReportList';
  collection: Array<SummaryReport>;
  metadata: ListMetadata;
};

export type SummaryReportPayload = {
  __typename?: 'SummaryReportPayload';
  ok: Scalars['Boolean']['output'];
  summaryReport?: Maybe<SummaryReport>;
};

export type SummaryReportStatus =
  | 'COMPLETE'
  | 'ERROR'
  | 'PENDING_ESTATE_SUMMARY'
  | 'PENDING_PDF_RENDERING'
  | 'REQUESTED'
  | 'SUMMARY_FAILED';

export type SummaryReportType =
  /** What the documents of an estate say, document by document. */
  | 'ESTATE_DOCUMENTS';

/** The whole of the settings; without preparedBy the name of the account is printed. */
export type UpdateOwnReportSettingsInput = {
  preparedBy?: InputMaybe<Scalars['String']['input']>;
  sections: Array<Scalars['String']['input']>;
  showToClient: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
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
  Estate: Estate;
  FinancialStatementBalanceSheet: FinancialStatementBalanceSheet;
  PdfData: PdfData;
  Report: Report;
  ReportBuilderConfig: ReportBuilderConfig;
  ReportPageData: ReportPageData;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Estate:
    ( { __typename: 'Estate' }
    & GraphQLRecursivePick<FederationTypes['Estate'], {"id":true}> );
  FinancialStatementBalanceSheet:
    ( { __typename: 'FinancialStatementBalanceSheet' }
    & GraphQLRecursivePick<FederationTypes['FinancialStatementBalanceSheet'], {"estateId":true}> );
  PdfData:
    ( { __typename: 'PdfData' }
    & GraphQLRecursivePick<FederationTypes['PdfData'], {"estateId":true}> );
  Report:
    ( { __typename: 'Report' }
    & GraphQLRecursivePick<FederationTypes['Report'], {"id":true}> );
  ReportBuilderConfig:
    ( { __typename: 'ReportBuilderConfig' }
    & GraphQLRecursivePick<FederationTypes['ReportBuilderConfig'], {"estateId":true}> );
  ReportPageData:
    ( { __typename: 'ReportPageData' }
    & GraphQLRecursivePick<FederationTypes['ReportPageData'], {"estateId":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BalanceSheetViewMode: BalanceSheetViewMode;
  BatchStep: BatchStep;
  BulkReport: ResolverTypeWrapper<Omit<BulkReport, 'report'> & { report?: Maybe<ResolversTypes['Report']> }>;
  BulkReportsPayload: ResolverTypeWrapper<Omit<BulkReportsPayload, 'results'> & { results: Array<ResolversTypes['BulkReport']> }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  CreateReportInput: CreateReportInput;
  CustomSlide: ResolverTypeWrapper<CustomSlide>;
  CustomSlideInput: CustomSlideInput;
  CustomSlideList: ResolverTypeWrapper<CustomSlideList>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Disclosure: ResolverTypeWrapper<Disclosure>;
  DisclosureInput: DisclosureInput;
  Estate: ResolverTypeWrapper<Omit<Estate, 'reports'> & { reports?: Maybe<Array<ResolversTypes['Report']>> }>;
  ExecutiveSummarySetting: ResolverTypeWrapper<ExecutiveSummarySetting>;
  ExecutiveSummarySettingPayload: ResolverTypeWrapper<ExecutiveSummarySettingPayload>;
  FinancialStatementBalanceSheet: ResolverTypeWrapper<FinancialStatementBalanceSheet>;
  FinancialStatementInput: FinancialStatementInput;
  FinancialStatementPayload: ResolverTypeWrapper<Omit<FinancialStatementPayload, 'financialStatementReport'> & { financialStatementReport?: Maybe<ResolversTypes['PersonalFinancialStatementReport']> }>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LifeInsuranceAmountView: LifeInsuranceAmountView;
  LifeInsuranceView: LifeInsuranceView;
  ListMetadata: ResolverTypeWrapper<ListMetadata>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrganizationContent: ResolverTypeWrapper<ReportContent>;
  OrganizationContentPayload: ResolverTypeWrapper<Omit<OrganizationContentPayload, 'organizationContent'> & { organizationContent?: Maybe<ResolversTypes['OrganizationContent']> }>;
  OutsideEstateViewSetting: ResolverTypeWrapper<OutsideEstateViewSetting>;
  OutsideEstateViewSettingInput: OutsideEstateViewSettingInput;
  OutsideEstateViewSettingPayload: ResolverTypeWrapper<OutsideEstateViewSettingPayload>;
  OwnReportSettings: ResolverTypeWrapper<OwnReportSettingsRecord>;
  OwnReportSettingsPayload: ResolverTypeWrapper<Omit<OwnReportSettingsPayload, 'ownReportSettings'> & { ownReportSettings?: Maybe<ResolversTypes['OwnReportSettings']> }>;
  PaginationInput: PaginationInput;
  PaperSize: PaperSize;
  PdfData: ResolverTypeWrapper<PdfData>;
  PdfSection: ResolverTypeWrapper<PdfSection>;
  PdfUtilInput: PdfUtilInput;
  PdfUtilKind: PdfUtilKind;
  PdfUtilPayload: ResolverTypeWrapper<PdfUtilPayload>;
  PersonalFinancialStatementReport: ResolverTypeWrapper<StatementParent>;
  PersonalFinancialStatementReportList: ResolverTypeWrapper<Omit<PersonalFinancialStatementReportList, 'collection'> & { collection: Array<ResolversTypes['PersonalFinancialStatementReport']> }>;
  PfsBalanceSheetRow: ResolverTypeWrapper<PfsBalanceSheetRow>;
  PfsBalanceSheetRowInput: PfsBalanceSheetRowInput;
  PfsColumn: ResolverTypeWrapper<PfsColumn>;
  PfsColumnInput: PfsColumnInput;
  PfsColumnType: PfsColumnType;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Report: ResolverTypeWrapper<ReportRecord>;
  ReportAttributesInput: ReportAttributesInput;
  ReportBuilderConfig: ResolverTypeWrapper<ReportBuilderConfig>;
  ReportEdition: ResolverTypeWrapper<EditionView>;
  ReportList: ResolverTypeWrapper<Omit<ReportList, 'collection'> & { collection: Array<ResolversTypes['Report']> }>;
  ReportOmissions: ResolverTypeWrapper<ReportOmissions>;
  ReportOptions: ResolverTypeWrapper<ReportOptions>;
  ReportOptionsInput: ReportOptionsInput;
  ReportPageData: ResolverTypeWrapper<ReportPageData>;
  ReportPayload: ResolverTypeWrapper<Omit<ReportPayload, 'report'> & { report?: Maybe<ResolversTypes['Report']> }>;
  ReportRevision: ResolverTypeWrapper<ReportRevision>;
  ReportSection: ResolverTypeWrapper<ReportSection>;
  ReportSetting: ResolverTypeWrapper<ReportSetting>;
  ReportSettingInput: ReportSettingInput;
  ReportStatus: ReportStatus;
  ReportTemplate: ResolverTypeWrapper<ReportTemplateRecord>;
  ReportTemplateInput: ReportTemplateInput;
  ReportTemplateList: ResolverTypeWrapper<Omit<ReportTemplateList, 'collection'> & { collection: Array<ResolversTypes['ReportTemplate']> }>;
  ReportTemplatePayload: ResolverTypeWrapper<Omit<ReportTemplatePayload, 'reportTemplate'> & { reportTemplate?: Maybe<ResolversTypes['ReportTemplate']> }>;
  ReportTitle: ResolverTypeWrapper<ReportTitle>;
  SortDirection: SortDirection;
  SteeredReportsPayload: ResolverTypeWrapper<Omit<SteeredReportsPayload, 'reports'> & { reports: Array<ResolversTypes['Report']> }>;
  SummaryReport: ResolverTypeWrapper<SummaryParent>;
  SummaryReportList: ResolverTypeWrapper<Omit<SummaryReportList, 'collection'> & { collection: Array<ResolversTypes['SummaryReport']> }>;
  SummaryReportPayload: ResolverTypeWrapper<Omit<SummaryReportPayload, 'summaryReport'> & { summaryReport?: Maybe<ResolversTypes['SummaryReport']> }>;
  SummaryReportStatus: SummaryReportStatus;
  SummaryReportType: SummaryReportType;
  UpdateOwnReportSettingsInput: UpdateOwnReportSettingsInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BulkReport: Omit<BulkReport, 'report'> & { report?: Maybe<ResolversParentTypes['Report']> };
  BulkReportsPayload: Omit<BulkReportsPayload, 'results'> & { results: Array<ResolversParentTypes['BulkReport']> };
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Cents: Scalars['Cents']['output'];
  CreateReportInput: CreateReportInput;
  CustomSlide: CustomSlide;
  CustomSlideInput: CustomSlideInput;
  CustomSlideList: CustomSlideList;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Disclosure: Disclosure;
  DisclosureInput: DisclosureInput;
  Estate: Omit<Estate, 'reports'> & { reports?: Maybe<Array<ResolversParentTypes['Report']>> } | FederationReferenceTypes['Estate'];
  ExecutiveSummarySetting: ExecutiveSummarySetting;
  ExecutiveSummarySettingPayload: ExecutiveSummarySettingPayload;
  FinancialStatementBalanceSheet: FinancialStatementBalanceSheet | FederationReferenceTypes['FinancialStatementBalanceSheet'];
  FinancialStatementInput: FinancialStatementInput;
  FinancialStatementPayload: Omit<FinancialStatementPayload, 'financialStatementReport'> & { financialStatementReport?: Maybe<ResolversParentTypes['PersonalFinancialStatementReport']> };
  JSON: Scalars['JSON']['output'];
  ListMetadata: ListMetadata;
  Mutation: Record<PropertyKey, never>;
  OrganizationContent: ReportContent;
  OrganizationContentPayload: Omit<OrganizationContentPayload, 'organizationContent'> & { organizationContent?: Maybe<ResolversParentTypes['OrganizationContent']> };
  OutsideEstateViewSetting: OutsideEstateViewSetting;
  OutsideEstateViewSettingInput: OutsideEstateViewSettingInput;
  OutsideEstateViewSettingPayload: OutsideEstateViewSettingPayload;
  OwnReportSettings: OwnReportSettingsRecord;
  OwnReportSettingsPayload: Omit<OwnReportSettingsPayload, 'ownReportSettings'> & { ownReportSettings?: Maybe<ResolversParentTypes['OwnReportSettings']> };
  PaginationInput: PaginationInput;
  PdfData: PdfData | FederationReferenceTypes['PdfData'];
  PdfSection: PdfSection;
  PdfUtilInput: PdfUtilInput;
  PdfUtilPayload: PdfUtilPayload;
  PersonalFinancialStatementReport: StatementParent;
  PersonalFinancialStatementReportList: Omit<PersonalFinancialStatementReportList, 'collection'> & { collection: Array<ResolversParentTypes['PersonalFinancialStatementReport']> };
  PfsBalanceSheetRow: PfsBalanceSheetRow;
  PfsBalanceSheetRowInput: PfsBalanceSheetRowInput;
  PfsColumn: PfsColumn;
  PfsColumnInput: PfsColumnInput;
  Query: Record<PropertyKey, never>;
  Report: ReportRecord;
  ReportAttributesInput: ReportAttributesInput;
  ReportBuilderConfig: ReportBuilderConfig | FederationReferenceTypes['ReportBuilderConfig'];
  ReportEdition: EditionView;
  ReportList: Omit<ReportList, 'collection'> & { collection: Array<ResolversParentTypes['Report']> };
  ReportOmissions: ReportOmissions;
  ReportOptions: ReportOptions;
  ReportOptionsInput: ReportOptionsInput;
  ReportPageData: ReportPageData | FederationReferenceTypes['ReportPageData'];
  ReportPayload: Omit<ReportPayload, 'report'> & { report?: Maybe<ResolversParentTypes['Report']> };
  ReportRevision: ReportRevision;
  ReportSection: ReportSection;
  ReportSetting: ReportSetting;
  ReportSettingInput: ReportSettingInput;
  ReportTemplate: ReportTemplateRecord;
  ReportTemplateInput: ReportTemplateInput;
  ReportTemplateList: Omit<ReportTemplateList, 'collection'> & { collection: Array<ResolversParentTypes['ReportTemplate']> };
  ReportTemplatePayload: Omit<ReportTemplatePayload, 'reportTemplate'> & { reportTemplate?: Maybe<ResolversParentTypes['ReportTemplate']> };
  ReportTitle: ReportTitle;
  SteeredReportsPayload: Omit<SteeredReportsPayload, 'reports'> & { reports: Array<ResolversParentTypes['Report']> };
  SummaryReport: SummaryParent;
  SummaryReportList: Omit<SummaryReportList, 'collection'> & { collection: Array<ResolversParentTypes['SummaryReport']> };
  SummaryReportPayload: Omit<SummaryReportPayload, 'summaryReport'> & { summaryReport?: Maybe<ResolversParentTypes['SummaryReport']> };
  UpdateOwnReportSettingsInput: UpdateOwnReportSettingsInput;
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

export type BulkReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkReport'] = ResolversParentTypes['BulkReport']> = {
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType>;
};

export type BulkReportsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkReportsPayload'] = ResolversParentTypes['BulkReportsPayload']> = {
  batchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BulkReport']>, ParentType, ContextType>;
};

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export type CustomSlideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomSlide'] = ResolversParentTypes['CustomSlide']> = {
  contents?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isApproved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequiredForAdvisor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequiredForWeps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showHeader?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slideOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomSlideListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomSlideList'] = ResolversParentTypes['CustomSlideList']> = {
  collection?: Resolver<Array<ResolversTypes['CustomSlide']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DisclosureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Disclosure'] = ResolversParentTypes['Disclosure']> = {
  disclosureContent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EstateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Estate'] = ResolversParentTypes['Estate'], FederationReferenceType extends FederationReferenceTypes['Estate'] = FederationReferenceTypes['Estate']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Estate']> | FederationReferenceType, FederationReferenceType, ContextType>;
  executiveSummarySetting?: Resolver<Maybe<ResolversTypes['ExecutiveSummarySetting']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outsideEstateViewSetting?: Resolver<Maybe<ResolversTypes['OutsideEstateViewSetting']>, ParentType, ContextType>;
  reports?: Resolver<Maybe<Array<ResolversTypes['Report']>>, ParentType, ContextType>;
};

export type ExecutiveSummarySettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExecutiveSummarySetting'] = ResolversParentTypes['ExecutiveSummarySetting']> = {
  showDiagramNumbers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExecutiveSummarySettingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExecutiveSummarySettingPayload'] = ResolversParentTypes['ExecutiveSummarySettingPayload']> = {
  executiveSummarySetting?: Resolver<Maybe<ResolversTypes['ExecutiveSummarySetting']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FinancialStatementBalanceSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancialStatementBalanceSheet'] = ResolversParentTypes['FinancialStatementBalanceSheet'], FederationReferenceType extends FederationReferenceTypes['FinancialStatementBalanceSheet'] = FederationReferenceTypes['FinancialStatementBalanceSheet']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['FinancialStatementBalanceSheet']> | FederationReferenceType, FederationReferenceType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FinancialStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancialStatementPayload'] = ResolversParentTypes['FinancialStatementPayload']> = {
  financialStatementReport?: Resolver<Maybe<ResolversTypes['PersonalFinancialStatementReport']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type ListMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListMetadata'] = ResolversParentTypes['ListMetadata']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limitValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  bulkApproveSlides?: Resolver<ResolversTypes['OrganizationContentPayload'], ParentType, ContextType, RequireFields<MutationBulkApproveSlidesArgs, 'ids' | 'isApproved' | 'organizationId' | 'version'>>;
  cancelReport?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationCancelReportArgs, 'id'>>;
  createDisclosure?: Resolver<ResolversTypes['OrganizationContentPayload'], ParentType, ContextType, RequireFields<MutationCreateDisclosureArgs, 'attributes' | 'organizationId' | 'version'>>;
  createReportTemplate?: Resolver<ResolversTypes['ReportTemplatePayload'], ParentType, ContextType, RequireFields<MutationCreateReportTemplateArgs, 'attributes'>>;
  createReportTitle?: Resolver<ResolversTypes['OrganizationContentPayload'], ParentType, ContextType, RequireFields<MutationCreateReportTitleArgs, 'organizationId' | 'role' | 'title' | 'version'>>;
  createReportWithPrefetch?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationCreateReportWithPrefetchArgs, 'input'>>;
  createReports?: Resolver<ResolversTypes['BulkReportsPayload'], ParentType, ContextType, RequireFields<MutationCreateReportsArgs, 'estateIds' | 'name' | 'sections'>>;
  deleteFinancialStatementReport?: Resolver<ResolversTypes['FinancialStatementPayload'], ParentType, ContextType, RequireFields<MutationDeleteFinancialStatementReportArgs, 'id'>>;
  deleteReport?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationDeleteReportArgs, 'id'>>;
  deleteReportTemplate?: Resolver<ResolversTypes['ReportTemplatePayload'], ParentType, ContextType, RequireFields<MutationDeleteReportTemplateArgs, 'id' | 'version'>>;
  deleteReportTitle?: Resolver<ResolversTypes['OrganizationContentPayload'], ParentType, ContextType, RequireFields<MutationDeleteReportTitleArgs, 'id' | 'organizationId' | 'version'>>;
  deleteSummaryReport?: Resolver<ResolversTypes['SummaryReportPayload'], ParentType, ContextType, RequireFields<MutationDeleteSummaryReportArgs, 'id'>>;
  generateFinancialStatementReport?: Resolver<ResolversTypes['FinancialStatementPayload'], ParentType, ContextType, RequireFields<MutationGenerateFinancialStatementReportArgs, 'attributes' | 'estateId'>>;
  generateReport?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationGenerateReportArgs, 'id' | 'version'>>;
  generateSummaryReport?: Resolver<ResolversTypes['SummaryReportPayload'], ParentType, ContextType, RequireFields<MutationGenerateSummaryReportArgs, 'estateId'>>;
  pdfUtil?: Resolver<ResolversTypes['PdfUtilPayload'], ParentType, ContextType, RequireFields<MutationPdfUtilArgs, 'input'>>;
  requestReportRevisions?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationRequestReportRevisionsArgs, 'id' | 'noteText' | 'version'>>;
  retryReport?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationRetryReportArgs, 'id'>>;
  steerReports?: Resolver<ResolversTypes['SteeredReportsPayload'], ParentType, ContextType, RequireFields<MutationSteerReportsArgs, 'ids' | 'step'>>;
  updateDisclosure?: Resolver<ResolversTypes['OrganizationContentPayload'], ParentType, ContextType, RequireFields<MutationUpdateDisclosureArgs, 'attributes' | 'id' | 'organizationId' | 'version'>>;
  updateOrganizationContent?: Resolver<ResolversTypes['OrganizationContentPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationContentArgs, 'organizationId' | 'slides' | 'version'>>;
  updateOwnReportSettings?: Resolver<ResolversTypes['OwnReportSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateOwnReportSettingsArgs, 'input'>>;
  updateReport?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationUpdateReportArgs, 'id' | 'version'>>;
  updateReportSettings?: Resolver<ResolversTypes['OrganizationContentPayload'], ParentType, ContextType, RequireFields<MutationUpdateReportSettingsArgs, 'attributes' | 'organizationId' | 'version'>>;
  updateReportTemplate?: Resolver<ResolversTypes['ReportTemplatePayload'], ParentType, ContextType, RequireFields<MutationUpdateReportTemplateArgs, 'attributes' | 'id' | 'version'>>;
  upsertExecutiveSummarySetting?: Resolver<ResolversTypes['ExecutiveSummarySettingPayload'], ParentType, ContextType, RequireFields<MutationUpsertExecutiveSummarySettingArgs, 'estateId' | 'showDiagramNumbers' | 'version'>>;
  upsertOutsideEstateViewSetting?: Resolver<ResolversTypes['OutsideEstateViewSettingPayload'], ParentType, ContextType, RequireFields<MutationUpsertOutsideEstateViewSettingArgs, 'attributes' | 'estateId' | 'version'>>;
};

export type OrganizationContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationContent'] = ResolversParentTypes['OrganizationContent']> = {
  disclosures?: Resolver<Array<ResolversTypes['Disclosure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ReportSetting'], ParentType, ContextType>;
  slides?: Resolver<Array<ResolversTypes['CustomSlide']>, ParentType, ContextType>;
  titles?: Resolver<Array<ResolversTypes['ReportTitle']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationContentPayload'] = ResolversParentTypes['OrganizationContentPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationContent?: Resolver<Maybe<ResolversTypes['OrganizationContent']>, ParentType, ContextType>;
};

export type OutsideEstateViewSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutsideEstateViewSetting'] = ResolversParentTypes['OutsideEstateViewSetting']> = {
  lifeInsuranceAmountView?: Resolver<ResolversTypes['LifeInsuranceAmountView'], ParentType, ContextType>;
  lifeInsuranceView?: Resolver<ResolversTypes['LifeInsuranceView'], ParentType, ContextType>;
  showCharities?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showDollarAmount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showLifeInsurance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutsideEstateViewSettingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutsideEstateViewSettingPayload'] = ResolversParentTypes['OutsideEstateViewSettingPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outsideEstateViewSetting?: Resolver<Maybe<ResolversTypes['OutsideEstateViewSetting']>, ParentType, ContextType>;
};

export type OwnReportSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReportSettings'] = ResolversParentTypes['OwnReportSettings']> = {
  availableSections?: Resolver<Array<ResolversTypes['ReportSection']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  preparedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  showToClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnReportSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReportSettingsPayload'] = ResolversParentTypes['OwnReportSettingsPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownReportSettings?: Resolver<Maybe<ResolversTypes['OwnReportSettings']>, ParentType, ContextType>;
};

export type PdfDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PdfData'] = ResolversParentTypes['PdfData'], FederationReferenceType extends FederationReferenceTypes['PdfData'] = FederationReferenceTypes['PdfData']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PdfData']> | FederationReferenceType, FederationReferenceType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PdfSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PdfSection'] = ResolversParentTypes['PdfSection']> = {
  fromPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PdfUtilPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PdfUtilPayload'] = ResolversParentTypes['PdfUtilPayload']> = {
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['PdfSection']>, ParentType, ContextType>;
};

export type PersonalFinancialStatementReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalFinancialStatementReport'] = ResolversParentTypes['PersonalFinancialStatementReport']> = {
  balanceSheetRows?: Resolver<Array<ResolversTypes['PfsBalanceSheetRow']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['PfsColumn']>, ParentType, ContextType>;
  compiledReport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SummaryReportStatus'], ParentType, ContextType>;
  statusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenancyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonalFinancialStatementReportListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalFinancialStatementReportList'] = ResolversParentTypes['PersonalFinancialStatementReportList']> = {
  collection?: Resolver<Array<ResolversTypes['PersonalFinancialStatementReport']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type PfsBalanceSheetRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PfsBalanceSheetRow'] = ResolversParentTypes['PfsBalanceSheetRow']> = {
  cells?: Resolver<Array<ResolversTypes['Cents']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLiability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PfsColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PfsColumn'] = ResolversParentTypes['PfsColumn']> = {
  inTaxableEstate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PfsColumnType'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  customSlides?: Resolver<ResolversTypes['CustomSlideList'], ParentType, ContextType, Partial<QueryCustomSlidesArgs>>;
  financialStatementBalanceSheets?: Resolver<Maybe<ResolversTypes['FinancialStatementBalanceSheet']>, ParentType, ContextType, RequireFields<QueryFinancialStatementBalanceSheetsArgs, 'estateId'>>;
  financialStatementReport?: Resolver<Maybe<ResolversTypes['PersonalFinancialStatementReport']>, ParentType, ContextType, RequireFields<QueryFinancialStatementReportArgs, 'id'>>;
  financialStatementReports?: Resolver<ResolversTypes['PersonalFinancialStatementReportList'], ParentType, ContextType, RequireFields<QueryFinancialStatementReportsArgs, 'estateId'>>;
  organizationContent?: Resolver<Maybe<ResolversTypes['OrganizationContent']>, ParentType, ContextType, Partial<QueryOrganizationContentArgs>>;
  ownReportSettings?: Resolver<ResolversTypes['OwnReportSettings'], ParentType, ContextType>;
  pdfData?: Resolver<Maybe<ResolversTypes['PdfData']>, ParentType, ContextType, RequireFields<QueryPdfDataArgs, 'estateId'>>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportArgs, 'id'>>;
  reportBuilderConfig?: Resolver<ResolversTypes['ReportBuilderConfig'], ParentType, ContextType, RequireFields<QueryReportBuilderConfigArgs, 'estateId'>>;
  reportPageData?: Resolver<Maybe<ResolversTypes['ReportPageData']>, ParentType, ContextType, RequireFields<QueryReportPageDataArgs, 'estateId'>>;
  reportTemplates?: Resolver<ResolversTypes['ReportTemplateList'], ParentType, ContextType, Partial<QueryReportTemplatesArgs>>;
  reports?: Resolver<ResolversTypes['ReportList'], ParentType, ContextType, Partial<QueryReportsArgs>>;
  summaryReport?: Resolver<Maybe<ResolversTypes['SummaryReport']>, ParentType, ContextType, RequireFields<QuerySummaryReportArgs, 'id'>>;
  summaryReports?: Resolver<ResolversTypes['SummaryReportList'], ParentType, ContextType, RequireFields<QuerySummaryReportsArgs, 'estateId'>>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report'], FederationReferenceType extends FederationReferenceTypes['Report'] = FederationReferenceTypes['Report']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Report']> | FederationReferenceType, FederationReferenceType, ContextType>;
  byteSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changedSince?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  compiledReport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disclosures?: Resolver<Array<ResolversTypes['Disclosure']>, ParentType, ContextType>;
  editions?: Resolver<Array<ResolversTypes['ReportEdition']>, ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  estateVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  executiveSummarySetting?: Resolver<ResolversTypes['ExecutiveSummarySetting'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOlder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leavesOut?: Resolver<ResolversTypes['ReportOmissions'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ReportOptions'], ParentType, ContextType>;
  orderedRequestableSections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  outsideEstateViewSetting?: Resolver<ResolversTypes['OutsideEstateViewSetting'], ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preparedByTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revisions?: Resolver<Array<ResolversTypes['ReportRevision']>, ParentType, ContextType>;
  showToClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slides?: Resolver<Array<ResolversTypes['CustomSlide']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
  statusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summaries?: Resolver<Array<ResolversTypes['SummaryReport']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whatToInclude?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportBuilderConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportBuilderConfig'] = ResolversParentTypes['ReportBuilderConfig'], FederationReferenceType extends FederationReferenceTypes['ReportBuilderConfig'] = FederationReferenceTypes['ReportBuilderConfig']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ReportBuilderConfig']> | FederationReferenceType, FederationReferenceType, ContextType>;
  allowsCustomReportTitles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canGeneratePreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUnlockPreviewToggle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOrderLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quotaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiresPageNumbers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ReportSection']>, ParentType, ContextType>;
};

export type ReportEditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportEdition'] = ResolversParentTypes['ReportEdition']> = {
  byteSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  compiledReport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  estateVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportList'] = ResolversParentTypes['ReportList']> = {
  collection?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type ReportOmissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportOmissions'] = ResolversParentTypes['ReportOmissions']> = {
  platformDisclosure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportOptions'] = ResolversParentTypes['ReportOptions']> = {
  balanceSheetViewMode?: Resolver<ResolversTypes['BalanceSheetViewMode'], ParentType, ContextType>;
  hasConsolidatedDocuments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hidePageNumbers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFamilyTreeLabelAgeState?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGstTaxInfoExpanded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onlyShowEntityStructure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paperSize?: Resolver<ResolversTypes['PaperSize'], ParentType, ContextType>;
  projectionsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportPageDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPageData'] = ResolversParentTypes['ReportPageData'], FederationReferenceType extends FederationReferenceTypes['ReportPageData'] = FederationReferenceTypes['ReportPageData']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ReportPageData']> | FederationReferenceType, FederationReferenceType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPayload'] = ResolversParentTypes['ReportPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType>;
};

export type ReportRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRevision'] = ResolversParentTypes['ReportRevision']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSection'] = ResolversParentTypes['ReportSection']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSetting'] = ResolversParentTypes['ReportSetting']> = {
  allowsCustomReportTitles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canGeneratePreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUnlockPreviewToggle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockReportOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockWepsReportOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receivesVanillaMarketingSlides?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiresPageNumbers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldHideSteps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldHideTerms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldHideVanillaDisclosure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportTemplate'] = ResolversParentTypes['ReportTemplate']> = {
  balanceSheetViewMode?: Resolver<ResolversTypes['BalanceSheetViewMode'], ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasConsolidatedDocuments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hidePageNumbers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFamilyTreeLabelAgeState?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGstTaxInfoExpanded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyShowEntityStructure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderedRequestableSections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  paperSize?: Resolver<ResolversTypes['PaperSize'], ParentType, ContextType>;
  projectionsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reportName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportSubName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showToClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whatToInclude?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportTemplateListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportTemplateList'] = ResolversParentTypes['ReportTemplateList']> = {
  collection?: Resolver<Array<ResolversTypes['ReportTemplate']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type ReportTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportTemplatePayload'] = ResolversParentTypes['ReportTemplatePayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reportTemplate?: Resolver<Maybe<ResolversTypes['ReportTemplate']>, ParentType, ContextType>;
};

export type ReportTitleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportTitle'] = ResolversParentTypes['ReportTitle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SteeredReportsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SteeredReportsPayload'] = ResolversParentTypes['SteeredReportsPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
};

export type SummaryReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SummaryReport'] = ResolversParentTypes['SummaryReport']> = {
  compiledReport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  estate?: Resolver<Maybe<ResolversTypes['Estate']>, ParentType, ContextType>;
  estateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reportName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportType?: Resolver<ResolversTypes['SummaryReportType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SummaryReportStatus'], ParentType, ContextType>;
  statusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SummaryReportListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SummaryReportList'] = ResolversParentTypes['SummaryReportList']> = {
  collection?: Resolver<Array<ResolversTypes['SummaryReport']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['ListMetadata'], ParentType, ContextType>;
};

export type SummaryReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SummaryReportPayload'] = ResolversParentTypes['SummaryReportPayload']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  summaryReport?: Resolver<Maybe<ResolversTypes['SummaryReport']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  BulkReport?: BulkReportResolvers<ContextType>;
  BulkReportsPayload?: BulkReportsPayloadResolvers<ContextType>;
  Cents?: GraphQLScalarType;
  CustomSlide?: CustomSlideResolvers<ContextType>;
  CustomSlideList?: CustomSlideListResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Disclosure?: DisclosureResolvers<ContextType>;
  Estate?: EstateResolvers<ContextType>;
  ExecutiveSummarySetting?: ExecutiveSummarySettingResolvers<ContextType>;
  ExecutiveSummarySettingPayload?: ExecutiveSummarySettingPayloadResolvers<ContextType>;
  FinancialStatementBalanceSheet?: FinancialStatementBalanceSheetResolvers<ContextType>;
  FinancialStatementPayload?: FinancialStatementPayloadResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  ListMetadata?: ListMetadataResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OrganizationContent?: OrganizationContentResolvers<ContextType>;
  OrganizationContentPayload?: OrganizationContentPayloadResolvers<ContextType>;
  OutsideEstateViewSetting?: OutsideEstateViewSettingResolvers<ContextType>;
  OutsideEstateViewSettingPayload?: OutsideEstateViewSettingPayloadResolvers<ContextType>;
  OwnReportSettings?: OwnReportSettingsResolvers<ContextType>;
  OwnReportSettingsPayload?: OwnReportSettingsPayloadResolvers<ContextType>;
  PdfData?: PdfDataResolvers<ContextType>;
  PdfSection?: PdfSectionResolvers<ContextType>;
  PdfUtilPayload?: PdfUtilPayloadResolvers<ContextType>;
  PersonalFinancialStatementReport?: PersonalFinancialStatementReportResolvers<ContextType>;
  PersonalFinancialStatementReportList?: PersonalFinancialStatementReportListResolvers<ContextType>;
  PfsBalanceSheetRow?: PfsBalanceSheetRowResolvers<ContextType>;
  PfsColumn?: PfsColumnResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportBuilderConfig?: ReportBuilderConfigResolvers<ContextType>;
  ReportEdition?: ReportEditionResolvers<ContextType>;
  ReportList?: ReportListResolvers<ContextType>;
  ReportOmissions?: ReportOmissionsResolvers<ContextType>;
  ReportOptions?: ReportOptionsResolvers<ContextType>;
  ReportPageData?: ReportPageDataResolvers<ContextType>;
  ReportPayload?: ReportPayloadResolvers<ContextType>;
  ReportRevision?: ReportRevisionResolvers<ContextType>;
  ReportSection?: ReportSectionResolvers<ContextType>;
  ReportSetting?: ReportSettingResolvers<ContextType>;
  ReportTemplate?: ReportTemplateResolvers<ContextType>;
  ReportTemplateList?: ReportTemplateListResolvers<ContextType>;
  ReportTemplatePayload?: ReportTemplatePayloadResolvers<ContextType>;
  ReportTitle?: ReportTitleResolvers<ContextType>;
  SteeredReportsPayload?: SteeredReportsPayloadResolvers<ContextType>;
  SummaryReport?: SummaryReportResolvers<ContextType>;
  SummaryReportList?: SummaryReportListResolvers<ContextType>;
  SummaryReportPayload?: SummaryReportPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  deadline?: DeadlineDirectiveResolver<any, any, ContextType>;
  despiteDuty?: DespiteDutyDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  rateLimit?: RateLimitDirectiveResolver<any, any, ContextType>;
  unrecorded?: UnrecordedDirectiveResolver<any, any, ContextType>;
};
