export type { DomainEvent, EventDefinition, Topic } from './envelope.ts';
export { defineEvent, envelopeSchema, eventActorSchema, TOPICS } from './envelope.ts';
export type { IntakeLimits, IntakeVerdict } from './estate.ts';
export {
  abstractionCancelledV1,
  abstractionRequestedV1,
  abstractionRequestedV2,
  abstractionRerunV1,
  changeRecordedV1,
  copyNewsV1,
  estateChangedV1,
  INTAKE_KINDS,
  intakeVerdictSchema,
  reminderFellDueV1,
  reviewNewsV1,
  uploadFiledV1,
} from './estate.ts';
export {
  organizationChangedV1,
  tokensRefusedV1,
  tokensReservedV1,
  tokensReturnedV1,
  tokensSettledV1,
} from './identity.ts';
export type { ExtractedValue } from './integrations.ts';
export {
  abstractionAskedAgainV1,
  abstractionCompletedV1,
  abstractionFailedV1,
  abstractionProgressedV1,
  CONFIDENCES,
  citationSchema,
  extractedValueSchema,
  pageBoxSchema,
  possibleIssueSchema,
} from './integrations.ts';
export { reportCancelledV1, reportCompletedV1, reportFailedV1, reportRequestedV1 } from './reports.ts';
