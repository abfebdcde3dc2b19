export type { Actor, Scope } from './actor.ts';
export { actorSchema, anonymousActor, EMPTY_SCOPE, systemActor } from './actor.ts';
export { DEFAULT_PAGES_PER_TOKEN, tokensForPages } from './document-tokens.ts';
export type {
  AbstractionStatus,
  DeathScenario,
  GstStatus,
  InvitationStatus,
  MaritalStatus,
  PlanningStatus,
  QuotaType,
  ReportStatus,
  RfiKind,
  TokenPaymentStatus,
} from './enums/domain.ts';
export {
  ABSTRACTION_STATUSES,
  DEATH_SCENARIOS,
  GST_STATUSES,
  MARITAL_STATUSES,
  MODEL_FAILURES,
  type ModelFailure,
  PLANNING_STATUSES,
  QUOTA_TYPES,
  TOKEN_PAYMENT_STATUSES,
} from './enums/domain.ts';
export type { EstateDocumentKind, TrustKind } from './enums/instrument-kinds.ts';
export { ESTATE_DOCUMENT_KINDS, TRUST_KINDS } from './enums/instrument-kinds.ts';
export type { OrganizationSettingName, OrganizationSettings } from './enums/organization-settings.ts';
export { defaultOrganizationSettings, ORGANIZATION_SETTINGS, settingsFor } from './enums/organization-settings.ts';
export type { MembershipRole, Role } from './enums/roles.ts';
export { ADVISING_ROLES, isOrganizationWide, MEMBERSHIP_ROLES, ROLES, seesArchived } from './enums/roles.ts';
export type { GoogleSignInRefusal } from './google-sign-in.ts';
export {
  GOOGLE_SIGN_IN_ERROR_PARAM,
  GOOGLE_SIGN_IN_PATH,
} from './google-sign-in.ts';
export type { OutstandingDuty } from './outstanding-duty.ts';
export { OUTSTANDING_DUTIES, outstandingDuty } from './outstanding-duty.ts';
export type { PasswordProblem } from './password-rules.ts';
export { PASSWORD_MESSAGES, passwordProblems } from './password-rules.ts';
export type { RateLimitGroup } from './rate-limits.ts';
export { RATE_LIMITS } from './rate-limits.ts';
export type { RealtimeMessage } from './realtime.ts';
export { realtimeChannel, realtimeMessageSchema } from './realtime.ts';
export type { OrganizationAccess, SessionDuties, SessionRecord, SignInMethod } from './session.ts';
export {
  IDEMPOTENCY_KEY_HEADER,
  organizationAccessSchema,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  SESSION_TOKEN_HEADER,
  SUPPORT_MODE_MINUTES,
  sessionRecordSchema,
  USER_ACTIVITY_HEADER,
} from './session.ts';
