export { corpusRecord } from './corpus-record.ts';
export {
  createModelAdapter,
  type ModelAdapter,
  type ModelSettings,
  type ProposedValue,
} from './model/model-adapter.ts';
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
export type { OcrReader } from './text/ocr.ts';
