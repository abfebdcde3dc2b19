import type {
  Amends,
  Beneficiary,
  Callout,
  DistributionAge,
  DocumentKind,
  Fiduciary,
  GstStatus,
  ProblemKind,
  ResidueShare,
  SpecificGift,
  Subtrust,
  TrustTerm,
} from '../../src/reader/reading.ts';

export interface QuotedAt {
  /** e.g. `residue[1]` or `boundDocuments[0].kind` */
  path: string;
  /** 1-based position in the file; null for DOCX. */
  page: number | null;
  quote: string;
}

/** What one legal document says, in the words of the corpus schema. */
export interface DocumentTruth {
  kind: DocumentKind | null;
  name: string | null;
  /** YYYY-MM-DD; null when it is not signed. */
  executedAt: string | null;
  /** Two letters of the state. */
  situs: string | null;
  owners: string[];
  settlors: string[];
  fiduciaries: Fiduciary[];
  beneficiaries: Beneficiary[];
  specificGifts: SpecificGift[];
  residue: ResidueShare[];
  subtrusts: Subtrust[];
  gst: GstStatus | null;
  distributionAges: DistributionAge[];
  trustTerm: TrustTerm | null;
  amends: (Amends & { documentDate?: string }) | null;
  callouts: Callout[];
  issues: { kind: ProblemKind; detail: string; scope: 'file' | 'set'; accept?: string[] }[];
  pageRange: [number, number] | null;
  /** Other spellings of a name in the document. */
  aliases?: Record<string, string[]>;
  note?: string;
}

export interface FileTruth extends DocumentTruth {
  file: string;
  format: 'pdf' | 'docx';
  pages: number | null;
  scanned: boolean;
  rotated: boolean;
  boundDocuments: DocumentTruth[];
  citations: QuotedAt[];
}

export function emptyTruth(): DocumentTruth {
  return {
    kind: null,
    name: null,
    executedAt: null,
    situs: null,
    owners: [],
    settlors: [],
    fiduciaries: [],
    beneficiaries: [],
    specificGifts: [],
    residue: [],
    subtrusts: [],
    gst: null,
    distributionAges: [],
    trustTerm: null,
    amends: null,
    callouts: [],
    issues: [],
    pageRange: null,
  };
}

export const LISTS = [
  'owners',
  'settlors',
  'fiduciaries',
  'beneficiaries',
  'specificGifts',
  'residue',
  'subtrusts',
  'distributionAges',
  'callouts',
] as const;
export const SCALARS = ['kind', 'name', 'executedAt', 'situs', 'gst', 'trustTerm', 'amends'] as const;

/** Every path of the document that holds a value and so needs words on a page. */
export function valuePaths(truth: DocumentTruth): string[] {
  return [
    ...SCALARS.filter((field) => truth[field] !== null),
    ...LISTS.flatMap((field) => truth[field].map((_, index) => `${field}[${index}]`)),
  ];
}
