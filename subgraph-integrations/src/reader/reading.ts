import type { DeathScenario, EstateDocumentKind, GST_STATUSES, MODEL_FAILURES, TrustKind } from '@platform/contracts';
import type { IntakeFault } from '@platform/document-intake';

/** The vocabulary of a reading: what `readDocument` returns. Field names follow the corpus schema of the command line. */

/** A rectangle on a page as a viewer shows it: fractions of width and height (0..1), origin at the top left. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a value was read. `page` is the 1-based position in the file; null for DOCX, which has no pages. */
export interface Citation {
  page: number | null;
  /** Verbatim page text, white space collapsed. */
  quote: string;
  /** One rectangle per line of the quote; empty for DOCX. */
  boxes: readonly Rect[];
}

export interface ExtractedValue<T> {
  value: T;
  citations: readonly Citation[];
  confidence: 'HIGH' | 'LOW';
  /** Why the confidence is low; absent when it is high. */
  reason?: string;
  /** 0..1: how often values that came about like this one were right. */
  certainty?: number;
  source: 'rules' | 'model';
  /** How the language model reads the same, where it differs. */
  alternative?: { value: unknown; citations: readonly Citation[] };
}

/** What became of asking a language model about a file. */
export interface ModelReport {
  model: string;
  promptVersion: string;
  /** Parts of the file that were asked about, and those that it answered in the agreed shape. */
  questions: number;
  answered: number;
  /** Values that it alone has read, read as the rules, read otherwise, and does not find. */
  added: number;
  agreed: number;
  differing: number;
  doubted: number;
  /** What it said without words on the page that say it. */
  refused: number;
  /** Why it was not heard to its end: it took too long, could not be reached, or did not answer the question. */
  failure: (typeof MODEL_FAILURES)[number] | null;
}

/** `OTHER` is a document whose kind no rule knows. */
export type DocumentKind = TrustKind | EstateDocumentKind;

export type FiduciaryRole =
  | 'trustee'
  | 'corporate_trustee'
  | 'administrative_trustee'
  | 'familial_trustee'
  | 'family_trustee'
  | 'independent_trustee'
  | 'special_trustee'
  | 'trust_protector'
  | 'trust_defender'
  | 'agent'
  | 'attorney_in_fact'
  | 'authorized_recipient'
  | 'conservator'
  | 'conservator_of_the_estate'
  | 'conservator_of_the_person'
  | 'conservator_nominee'
  | 'executor'
  | 'personal_representative'
  | 'guardian'
  | 'guardian_of_the_person'
  | 'guardian_of_the_estate'
  | 'healthcare_attorney_in_fact'
  | 'healthcare_representative'
  | 'healthcare_proxy'
  | 'healthcare_surrogate'
  | 'distribution_advisor'
  | 'distribution_committee'
  | 'investment_advisor'
  | 'investment_committee'
  | 'other';

/** `primary`, `first_successor` … `eighth_successor`, each with `co_` before it when several serve together. */
export type Designation = string;

export interface Fiduciary {
  role: FiduciaryRole;
  designation: Designation;
  person: string;
  of?: string;
}

export interface Beneficiary {
  name: string;
  relation: string | null;
}

export interface SpecificGift {
  to: string;
  kind: 'cash' | 'real_estate' | 'tangible' | 'percentage' | 'charity';
  amountCents?: number;
  percent?: number;
  description: string;
}

export interface ResidueShare {
  to: string;
  shareNumerator: number;
  shareDenominator: number;
  manner: 'outright' | 'in_trust';
  condition?: string;
}

export interface Subtrust {
  kind:
    | 'MARITAL'
    | 'BYPASS'
    | 'DISCLAIMER_TRUST'
    | 'SURVIVOR'
    | 'POT_TRUST'
    | 'SPOUSAL_POOL'
    | 'STATE_EXEMPTION'
    | 'OTHER';
  name: string;
  when: DeathScenario;
}

export interface GstStatus {
  status: (typeof GST_STATUSES)[number];
  split: boolean;
  detail?: string;
}

export interface DistributionAge {
  age: number;
  shareNumerator: number;
  shareDenominator: number;
  of?: string;
}

export interface TrustTerm {
  termLengthYears?: number;
  useLifeExpectancy?: boolean;
  lifeExpectancyPerson?: string;
  /** YYYY-MM-DD */
  dateFunded?: string;
  /** Whole cents per year; the first year when the payment increases. */
  annuityPaymentCents?: number;
  annuityPercent?: number;
  payoutRate?: number;
  payoutType?: 'Level' | 'Increasing' | 'Sharkfin';
}

export interface Amends {
  documentKind?: string;
  documentName?: string;
  documentDate?: string;
  articles: readonly string[];
  action: 'amend' | 'restate';
}

export type Callout =
  | 'no_contest'
  | 'spendthrift'
  | 'qtip'
  | 'power_of_appointment'
  | 'irrevocable'
  | 'grantor_trust'
  | 'directed_trust'
  | 'charitable'
  | 'special_needs'
  | 'pet_trust'
  | 'per_stirpes'
  | 'per_capita'
  | 'disclaimer'
  | 'divorce_clause'
  | 'crummey'
  | 'durable'
  | 'springing'
  | 'gifting_power'
  | 'hipaa'
  | 'life_support_withheld'
  | 'anatomical_gift'
  | 'pour_over'
  | 'guardian_nomination'
  | 'deceased_child'
  | 'independent_administration';

export type ProblemKind =
  | 'DOCUMENT_CONTAINS_DISQUALIFYING_TERMS'
  | 'DOCUMENT_UNSUPPORTED'
  | 'FILE_CORRUPTED_OR_FILE_UNSUPPORTED'
  | 'MISSING_ORIGINAL_OR_MODIFIED_DISPOSITIVE_DOCUMENT'
  | 'MISSING_PAGES'
  | 'NON_ASSOCIATED_DOCUMENT'
  | 'UNREADABLE'
  | 'UNSIGNED';

/** How the reading of a file ended that took too much, or broke its reader. */
export type ReadingFault = 'TIMED_OUT' | 'OUT_OF_MEMORY' | 'DIED';

export interface ReadingProblem {
  kind: ProblemKind;
  /** A sentence for the reader of the screen. */
  detail: string;
  /** `set`: can only be settled from the other files of the estate. */
  scope: 'file' | 'set';
  /** Why a file was refused, finer than the problem kind. */
  fault?: IntakeFault | ReadingFault;
  page?: number;
  citations: readonly Citation[];
}

/** One legal document of the file: its fields, each with its evidence. */
export interface ReadDocumentFields {
  /** First and last page in the file, both 1-based; null for DOCX. */
  pageRange: readonly [number, number] | null;
  kind: ExtractedValue<DocumentKind> | null;
  name: ExtractedValue<string> | null;
  executedAt: ExtractedValue<string> | null;
  situs: ExtractedValue<string> | null;
  owners: readonly ExtractedValue<string>[];
  settlors: readonly ExtractedValue<string>[];
  fiduciaries: readonly ExtractedValue<Fiduciary>[];
  beneficiaries: readonly ExtractedValue<Beneficiary>[];
  specificGifts: readonly ExtractedValue<SpecificGift>[];
  residue: readonly ExtractedValue<ResidueShare>[];
  subtrusts: readonly ExtractedValue<Subtrust>[];
  gst: ExtractedValue<GstStatus> | null;
  distributionAges: readonly ExtractedValue<DistributionAge>[];
  trustTerm: ExtractedValue<TrustTerm> | null;
  amends: ExtractedValue<Amends> | null;
  callouts: readonly ExtractedValue<Callout>[];
  problems: readonly ReadingProblem[];
  /** Whom it says to have died. */
  deceased?: readonly string[];
}

export interface PageSummary {
  page: number;
  /** `ocr`: the page had no text of its own. */
  source: 'text' | 'ocr';
  readable: boolean;
  /** 0..100, only for OCR pages. */
  ocrConfidence?: number;
  /** Degrees clockwise the page had to be turned to be read. */
  turned: 0 | 90 | 180 | 270;
}

export interface DocumentReading {
  fileName: string;
  format: 'pdf' | 'docx' | null;
  /** null for DOCX and for a file that could not be opened. */
  pageCount: number | null;
  scanned: boolean;
  rotated: boolean;
  pages: readonly PageSummary[];
  /** The first is the file's main document, others were bound behind it. Empty when the file could not be opened. */
  documents: readonly ReadDocumentFields[];
  /** Problems of the file as a whole; those of one document are in it. */
  problems: readonly ReadingProblem[];
  /** What each layer made of it, as text; only where it was asked for. */
  explanation?: string;
  /** Only where a language model was asked. */
  model?: ModelReport;
}

/** The reading of a file that could not be opened, or not be read to its end. */
export function unopened(fileName: string, problem: ReadingProblem): DocumentReading {
  return {
    fileName,
    format: null,
    pageCount: null,
    scanned: false,
    rotated: false,
    pages: [],
    documents: [],
    problems: [problem],
  };
}

export type ReadingStage = 'INTAKE' | 'TEXT' | 'OCR' | 'EXTRACTING' | 'ASKING' | 'DONE';

export interface ReadingProgress {
  stage: ReadingStage;
  /** 0..1 over the whole reading. */
  fraction: number;
  page?: number;
  pageCount?: number;
  /** Of ASKING: which part of how many. */
  part?: number;
  partCount?: number;
}
