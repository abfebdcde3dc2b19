export { corpusRecord } from './corpus-record.ts';
export { addressProblem } from './model/guarded-http.ts';
export type { ModelSettings } from './model/model-adapter.ts';
export { tryModel } from './model/try-model.ts';
export { type ReadApartOptions, readApart } from './read-apart.ts';
export { type ReadDocumentOptions, readDocument } from './read-document.ts';
export type {
  Amends,
  Beneficiary,
  Callout,
  Citation,
  Designation,
  DistributionAge,
  DocumentKind,
  DocumentReading,
  ExtractedValue,
  Fiduciary,
  FiduciaryRole,
  GstStatus,
  ModelReport,
  PageSummary,
  ProblemKind,
  ReadDocumentFields,
  ReadingProblem,
  ReadingProgress,
  ReadingStage,
  Rect,
  ResidueShare,
  SpecificGift,
  Subtrust,
  TrustTerm,
} from './reading.ts';
export { type ComparedFields, issuesOfSet, papersOf, type SetIssue } from './set-issues.ts';
export type { OcrReader } from './text/ocr.ts';
