// Actuarial factors
export type { LifeFactors, LifeStatus } from './actuarial/life-factors.ts';
export { lifeFactors } from './actuarial/life-factors.ts';
export type { MortalityTable } from './actuarial/mortality.ts';
export { lastSurvival, lifeExpectancy, survival } from './actuarial/mortality.ts';
export type { PaymentFrequency, PaymentTiming } from './actuarial/payment-frequency.ts';
export { paymentFrequencyFactor } from './actuarial/payment-frequency.ts';
export type { TermFactors } from './actuarial/term-factors.ts';
export { termFactors } from './actuarial/term-factors.ts';
export { lifeUnitrustFactor, termUnitrustFactor, unitrustTimingFactor } from './actuarial/unitrust-factors.ts';
export type { Ratio } from './arithmetic/ratio.ts';
export { ratioOf, toNumber } from './arithmetic/ratio.ts';
// Calculators
export type { GiftingYear, LargeAnnualGifting, LargeAnnualGiftingInput } from './calculators/annual-gifting.ts';
export { largeAnnualGifting } from './calculators/annual-gifting.ts';
export type { FactorRounding, TrustYear, ValuedPayment } from './calculators/annuity-stream.ts';
export type { AnnuityValue, Duration } from './calculators/annuity-value.ts';
export { annuityPresentValue } from './calculators/annuity-value.ts';
export type { InsuranceNeeds, InsuranceNeedsInput, InsuranceNeedsYear } from './calculators/insurance-needs.ts';
export { lifeInsuranceNeeds } from './calculators/insurance-needs.ts';
export type {
  LeadAnnuityTrust,
  LeadAnnuityTrustInput,
  LeadZeroedInput,
  SharkfinInput,
} from './calculators/lead-annuity-trust.ts';
export {
  charitableLeadAnnuityTrust,
  leadAnnuitySharkfin,
  leadAnnuityZeroed,
} from './calculators/lead-annuity-trust.ts';
export type { PlanningImpact, PlanningImpactInput, PlanningRow, PlanningStep } from './calculators/planning-impact.ts';
export { planningImpact } from './calculators/planning-impact.ts';
export type { EstateAtDeath, EstateTaxes } from './calculators/projected-tax.ts';
export { estateTaxes } from './calculators/projected-tax.ts';
export type {
  Exhaustion,
  RemainderAnnuityTrust,
  RemainderAnnuityTrustInput,
} from './calculators/remainder-annuity-trust.ts';
export { annuityTrustExhaustion, charitableRemainderAnnuityTrust } from './calculators/remainder-annuity-trust.ts';
export type {
  MaxPayout,
  RemainderUnitrust,
  RemainderUnitrustInput,
  UnitrustYear,
} from './calculators/remainder-unitrust.ts';
export { charitableRemainderUnitrust, maximumUnitrustPayout } from './calculators/remainder-unitrust.ts';
export type { ResidenceTrust, ResidenceTrustInput, ResidenceTrustYear } from './calculators/residence-trust.ts';
export { qualifiedPersonalResidenceTrust } from './calculators/residence-trust.ts';
export type {
  GratAnnuityForGiftInput,
  GratDeathInput,
  GratGift,
  GratGiftInput,
  GratZeroed,
  GratZeroedInput,
} from './calculators/retained-annuity-trust.ts';
export { gratAnnuityForGift, gratDeathInTerm, gratGift, gratZeroed } from './calculators/retained-annuity-trust.ts';
export type { TrustPayoutType, TrustTermInput, TrustTermYear } from './calculators/trust-term.ts';
export { TRUST_PAYOUT_TYPES, trustTermYears } from './calculators/trust-term.ts';
// Distribution at death
export type {
  AccountLine,
  AgeStage,
  Apportionment,
  Asset,
  AssetType,
  BasisTreatment,
  BypassFormula,
  CaseAssumptions,
  Charity,
  DeathLabel,
  DeathTax,
  Designation,
  Disclaimer,
  DistributionOptions,
  DistributionResult,
  DistributionWarning,
  EstateCase,
  EstateSummary,
  ExclusionFigures,
  FiduciaryRole,
  FlowEdge,
  FlowGraph,
  FlowNode,
  FlowStage,
  FlowTotals,
  HeirClass,
  HeirProperty,
  Holding,
  InheritedProperty,
  InheritedPropertyOptions,
  InsuranceLine,
  Liability,
  LifeInsurance,
  Nominee,
  Ownership,
  OwnershipLine,
  Payout,
  PayoutFact,
  PayoutRule,
  Person,
  ProjectionAssumptions,
  ProjectionYear,
  PropertyLine,
  QtipElection,
  Relation,
  RetainedTerm,
  ScenarioDeath,
  Scheme,
  Share,
  SpentLine,
  Standing,
  StandingOf,
  StandingReason,
  Step,
  StepKind,
  Target,
  TitleConflict,
  Transfer,
  TransferReason,
  Trust,
  TrustStanding,
  TrustTerm,
  WarningCode,
  WhatIf,
  WhatIfChanges,
  Will,
} from './distribution/index.ts';
export {
  APPORTIONMENTS,
  ASSET_TYPES,
  BYPASS_FORMULAS,
  DESIGNATION_TIERS,
  DISCOUNTED_TYPES,
  distribution,
  divide,
  giftOfPolicyEnds,
  HEIR_CLASSES,
  inheritedProperty,
  nextTurningDay,
  otherMakerToday,
  ownership,
  PERCENT_UNIT,
  POWER_KINDS,
  type PowerOfAppointment,
  projection,
  QTIP_ELECTIONS,
  RETIREMENT_ACCOUNT_TYPES,
  SCHEMES,
  STEP_KINDS,
  secondPartName,
  TERM_OCCASIONS,
  TITLINGS,
  titleConflicts,
  trustOfPart,
  WORKED_TYPES,
  whatIf,
} from './distribution/index.ts';
// Explanation
export { problemWords } from './explanation/problem-words.ts';
export type { Authority, Certainty, EngineWarning, Working } from './explanation/working.ts';
export { formatBps, leastCertain, workingAddsUp, workingCertainty } from './explanation/working.ts';
// Federal transfer tax
export type { FederalEstateTax, FederalEstateTaxInput } from './federal/estate-tax.ts';
export { federalEstateTax, federalWarnings } from './federal/estate-tax.ts';
export type { FederalLaw } from './federal/federal-law.ts';
export { federalLaw } from './federal/federal-law.ts';
export type { GiftHistory, GiftHistoryInput, YearOfGifts } from './federal/gift-history.ts';
export { giftHistory } from './federal/gift-history.ts';
export type {
  AnnualExclusion,
  AnnualExclusionInput,
  GiftExclusionOrder,
  GiftExclusionOrderInput,
  PortableExclusionInput,
} from './federal/gift-tax.ts';
export { annualExclusion, giftExclusionOrder, portableExclusion } from './federal/gift-tax.ts';
export type { LifetimeGiftTax, LifetimeGiftTaxInput } from './federal/lifetime-gift-tax.ts';
export { lifetimeGiftTax } from './federal/lifetime-gift-tax.ts';
export { applicableCredit, tentativeTax } from './federal/tentative-tax.ts';
// Generation-skipping tax
export type { Gst, GstAdditionInput, GstInput, GstLeadAnnuity, GstLeadAnnuityInput } from './gst/inclusion-ratio.ts';
export {
  fractionAfterAddition,
  GST_RATE_BPS,
  generationSkippingTax,
  leadAnnuityExemption,
} from './gst/inclusion-ratio.ts';
// Law
export type { Bracket } from './law/brackets.ts';
export { bracketLines, bracketTax } from './law/brackets.ts';
export { PROPERTY_USES, type PropertyUse } from './law/relief-tables.ts';
export type { LawAssumptions } from './law/rule-set.ts';
export { DEFAULT_INFLATION_RATE, RULE_SET, RULE_SET_VERSION } from './law/rule-set.ts';
export { STATE_CODES } from './law/state-tables.ts';
// Rates
export type { AfrTerm, CompoundedRates, Compounding } from './rates/afr.ts';
export { applicableFederalRate, compoundedRates } from './rates/afr.ts';
export type { MonthlyRate } from './rates/section-7520.ts';
export { elect7520, electable7520, roundTo7520, section7520History, section7520Rate } from './rates/section-7520.ts';
// State tax
export type { StateEstateTax, StateEstateTaxInput } from './state/estate-tax.ts';
export { stateEstateTax } from './state/estate-tax.ts';
export type { StateGiftTax, StateGiftTaxInput } from './state/gift-tax.ts';
export { stateGiftTax } from './state/gift-tax.ts';
export type { InheritanceTax, InheritanceTaxInput } from './state/inheritance-tax.ts';
export { hasInheritanceTax, inheritanceTax } from './state/inheritance-tax.ts';
export type { StateLaw } from './state/regimes.ts';
export { hasStateEstateTax, section2011Credit, stateExclusion, stateLaw } from './state/regimes.ts';
