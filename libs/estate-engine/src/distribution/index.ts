export type {
  AccountLine,
  HeirProperty,
  InheritedProperty,
  InheritedPropertyOptions,
  PropertyLine,
  SpentLine,
} from './basis/inherited-property.ts';
export { inheritedProperty } from './basis/inherited-property.ts';
export type { BasisTreatment } from './basis/makeup.ts';
export type { DistributionOptions } from './distribution.ts';
export { distribution } from './distribution.ts';
export type {
  DeathLabel,
  DeathTax,
  DeathTaxKind,
  DistributionResult,
  DistributionWarning,
  EstateSummary,
  ExclusionFigures,
  FiduciaryRole,
  FlowEdge,
  FlowGraph,
  FlowNode,
  FlowNodeKind,
  FlowStage,
  FlowTotals,
  Holding,
  Manner,
  Transfer,
  TransferReason,
  WarningCode,
} from './distribution-result.ts';
export type {
  AgeStage,
  Apportionment,
  Asset,
  AssetType,
  BypassFormula,
  CaseAssumptions,
  Charity,
  Designation,
  Disclaimer,
  EstateCase,
  HeirClass,
  Liability,
  LifeInsurance,
  Nominee,
  Person,
  QtipElection,
  Relation,
  RetainedTerm,
  ScenarioDeath,
  Scheme,
  Share,
  Step,
  StepKind,
  Target,
  Titling,
  Trust,
  TrustTerm,
  Will,
} from './estate-case.ts';
export {
  APPORTIONMENTS,
  ASSET_TYPES,
  BYPASS_FORMULAS,
  DESIGNATION_TIERS,
  DISCOUNTED_TYPES,
  HEIR_CLASSES,
  POWER_KINDS,
  type PowerOfAppointment,
  QTIP_ELECTIONS,
  RETIREMENT_ACCOUNT_TYPES,
  SCHEMES,
  STEP_KINDS,
  TERM_OCCASIONS,
  TITLINGS,
  WORKED_TYPES,
} from './estate-case.ts';
export { otherMakerToday } from './family/other-family.ts';
export { divide, PERCENT_UNIT } from './money/division.ts';
export { ownership } from './ownership/ownership.ts';
export type {
  InsuranceLine,
  Ownership,
  OwnershipLine,
  Standing,
  StandingOf,
  StandingReason,
  TrustStanding,
} from './ownership/ownership-result.ts';
export type { ProjectionAssumptions, ProjectionYear } from './projection.ts';
export { projection } from './projection.ts';
export type { Payout, PayoutFact, PayoutRule } from './retirement/payout-rule.ts';
export { giftOfPolicyEnds } from './succession/inclusion.ts';
export { secondPartName, trustOfPart } from './succession/staying-apart.ts';
export type { TitleConflict } from './title-conflicts.ts';
export { titleConflicts } from './title-conflicts.ts';
export { nextTurningDay } from './turning-days.ts';
export type { WhatIf, WhatIfChanges } from './what-if.ts';
export { whatIf } from './what-if.ts';
