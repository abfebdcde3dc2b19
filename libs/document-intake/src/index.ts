export type { IntakeLimits, IntakeVerdict } from '@platform/contracts/events';
export { type Intake, inspectDocument, type Taken } from './intake.ts';
export type { DocumentKind, IntakeFault, Refusal } from './kinds.ts';
export { DEFAULT_INTAKE_LIMITS } from './limits.ts';
export { openPdf, type PdfDocument, type PdfPage, PdfRefused } from './pdf.ts';
