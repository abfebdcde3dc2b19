import { ESTATE_DOCUMENT_KINDS, GST_STATUSES, PLANNING_STATUSES, TRUST_KINDS } from '@platform/contracts';
import {
  NET_WORTH_RANGES,
  ONBOARDING_SCREENS,
  PLANNING_GOALS,
  PROJECTION_TYPES,
  PROJECTION_VIEWS,
} from '@platform/contracts/onboarding';
import {
  APPORTIONMENTS,
  ASSET_TYPES,
  BYPASS_FORMULAS,
  DESIGNATION_TIERS,
  type Designation,
  HEIR_CLASSES,
  POWER_KINDS,
  PROPERTY_USES,
  QTIP_ELECTIONS,
  RETIREMENT_ACCOUNT_TYPES,
  SCHEMES,
  type Share,
  STEP_KINDS,
  type Target,
  TERM_OCCASIONS,
  TITLINGS,
  TRUST_PAYOUT_TYPES,
} from '@platform/estate-engine';
import { type Field, flag, list, number, oneOf, open, optional, orNull, part, text } from '@platform/service-kit';
import {
  ACCOUNT_KINDS,
  ACCOUNT_STATUSES,
  type AssetProportion,
  BALANCE_TYPES,
  EDUCATION_SAVINGS_TYPES,
  type EstateAccount,
  MINOR_ACCOUNT_TYPES,
  TOD_OR_POD,
} from '../../domain/balance-sheet/account.ts';
import {
  type EstateAsset,
  type EstateLiability,
  LIABILITY_TYPES,
  PAYMENT_TERMS,
  PAYMENT_TYPES,
  REAL_ESTATE_TYPES,
  type RemovedHolding,
} from '../../domain/balance-sheet/holding.ts';
import type { NetWorthPoint, PastValue } from '../../domain/balance-sheet/past-value.ts';
import type {
  OtherFunding,
  PlannedStep,
  PlannedTarget,
  PlannedTerm,
  StepRecord,
} from '../../domain/disposition/planned-step.ts';
import type { EstateDocument, EstateFiduciary, TrustAmendment, WillTerms } from '../../domain/document/document.ts';
import { ENTITY_TYPES, type EntityShare, type EstateEntity } from '../../domain/entity/entity.ts';
import type { Archived, CalculatedFigures, StoredAssumptions } from '../../domain/estate/estate.ts';
import type { OnboardingAnswers } from '../../domain/estate/onboarding-answers.ts';
import type { SharedOwnership } from '../../domain/estate/shared-ownership.ts';
import { POLICY_KINDS, type Policy, PREMIUM_FREQUENCIES } from '../../domain/insurance/policy.ts';
import {
  CHARITABLE_KINDS,
  type EarlierEstate,
  ESTATE_RELATION_KINDS,
  type EstateCharity,
  type EstateGift,
  type EstatePerson,
  type EstateRelation,
  type NodePosition,
  type RemovedPerson,
} from '../../domain/person/person.ts';
import type { EstateTrust, GstAllocation, TrustPower, TrustSchedule } from '../../domain/trust/trust.ts';
import { DECISIONS, type ReadingDecision, type ReadingHints, type ReadingUndo } from '../../domain/upload/decision.ts';

const textOrNull = orNull(text);
const numberOrNull = orNull(number);
const texts = list(text);
const share = part<Share>({ id: text, percent: optional(number) });

export const archived = part<Archived>({ at: text, byName: orNull(text) });
export const sharedOwnership = part<SharedOwnership>({
  id: text,
  accountId: text,
  name: text,
  sharedAt: text,
  sharedById: textOrNull,
  sharedByName: textOrNull,
});

export const assumptions = part<StoredAssumptions>({
  firstDeathOn: textOrNull,
  secondDeathOn: textOrNull,
  portabilityElected: flag,
  expensesPercent: number,
  growthBetweenDeathsPercent: number,
  projectionsEnabled: flag,
  projectionType: oneOf(PROJECTION_TYPES),
  projectionView: oneOf(PROJECTION_VIEWS),
  estimatedIncomeTax: numberOrNull,
  assumedPouroverWill: flag,
  strategiesYearOfDeath: numberOrNull,
  strategiesBaseGrowthRate: numberOrNull,
  strategiesExemptionInflationRate: numberOrNull,
});

export const onboarding = part<OnboardingAnswers>({
  advisorComplete: flag,
  clientComplete: flag,
  advisorLastScreen: orNull(oneOf(ONBOARDING_SCREENS)),
  hasChildren: orNull(flag),
  hasUsedExemption: orNull(flag),
  hasUsedGstExemption: orNull(flag),
  planningGoals: list(oneOf(PLANNING_GOALS)),
  netWorthRange: orNull(oneOf(NET_WORTH_RANGES)),
});

const gift = part<EstateGift>({
  id: text,
  givenOn: textOrNull,
  year: numberOrNull,
  amountCents: number,
  recipient: textOrNull,
  gstExemptionUsedCents: number,
  giftTaxPaidCents: number,
});

const earlierEstate = part<EarlierEstate>({
  diedOn: text,
  valueCents: number,
  taxableEstateCents: number,
  federalTaxCents: number,
});

export const person = part<EstatePerson>({
  id: text,
  name: text,
  firstName: textOrNull,
  lastName: textOrNull,
  preferredName: textOrNull,
  email: textOrNull,
  phoneNumber: textOrNull,
  legalName: textOrNull,
  initials: textOrNull,
  address1: textOrNull,
  address2: textOrNull,
  zip: textOrNull,
  city: textOrNull,
  state: textOrNull,
  country: textOrNull,
  gender: textOrNull,
  bio: textOrNull,
  birthDate: textOrNull,
  deathDate: textOrNull,
  isDeceased: flag,
  citizenship: textOrNull,
  isSpecialNeeds: flag,
  isDisabled: flag,
  isCorporateTrustee: flag,
  gifts: list(gift),
  federalExemptionUsedCents: number,
  gstExemptionUsedCents: number,
  federalDsueCents: number,
  federalDsueUsedCents: number,
  earlierDsueUsedCents: number,
  earlierEstates: list(earlierEstate),
  federalDsueSource: textOrNull,
  stateExemptionUsedCents: number,
  hawaiiStateDsueRemainingCents: number,
  marylandStateDsueRemainingCents: number,
  createdByReading: textOrNull,
});

export const relation = part<EstateRelation>({
  id: text,
  from: text,
  to: text,
  kind: oneOf(ESTATE_RELATION_KINDS),
  isAdopted: flag,
});

export const nodePosition = part<NodePosition>({ id: text, x: number, y: number });

export const removedPerson = part<RemovedPerson>({ person, relations: list(relation) });

export const charity = part<EstateCharity>({
  id: text,
  name: text,
  charitableKind: orNull(oneOf(CHARITABLE_KINDS)),
  createdByReading: textOrNull,
});

const designation = part<Designation>({
  to: text,
  percent: optional(number),
  tier: optional(oneOf(DESIGNATION_TIERS)),
  perStirpes: optional(flag),
});

const lifeInsurance = part<Policy>({
  insuredId: text,
  secondaryInsuredId: optional(text),
  deathBenefitCents: number,
  transferredOn: optional(text),
  transferorId: optional(text),
  policyKind: orNull(oneOf(POLICY_KINDS)),
  policyNumber: textOrNull,
  policyLength: numberOrNull,
  policyRating: textOrNull,
  policyInformation: textOrNull,
  premiumCents: numberOrNull,
  premiumFrequency: orNull(oneOf(PREMIUM_FREQUENCIES)),
  issueDate: textOrNull,
  lastReviewed: textOrNull,
});

export const asset = part<EstateAsset>({
  id: text,
  name: text,
  assetType: oneOf(ASSET_TYPES),
  balanceCents: number,
  discountPercent: numberOrNull,
  use: orNull(oneOf(PROPERTY_USES)),
  isLifeEstate: flag,
  costBasisCents: numberOrNull,
  acquisitionDate: textOrNull,
  custodian: textOrNull,
  isLiquid: orNull(flag),
  realEstateType: orNull(oneOf(REAL_ESTATE_TYPES)),
  valuationDate: textOrNull,
  valuationSource: textOrNull,
  state: textOrNull,
  owners: list(share),
  titling: orNull(oneOf(TITLINGS)),
  contributions: list(share),
  beneficiaries: list(designation),
  retirementAccountType: orNull(oneOf(RETIREMENT_ACCOUNT_TYPES)),
  lifeInsurance: orNull(lifeInsurance),
});

export const liability = part<EstateLiability>({
  id: text,
  name: text,
  liabilityType: oneOf(LIABILITY_TYPES),
  balanceCents: number,
  interestRate: numberOrNull,
  lengthOfTerm: numberOrNull,
  paymentAmountCents: numberOrNull,
  paymentTerms: orNull(oneOf(PAYMENT_TERMS)),
  paymentType: orNull(oneOf(PAYMENT_TYPES)),
  owners: list(share),
  securedByAssetId: textOrNull,
  asOf: textOrNull,
  source: textOrNull,
});

export const entity = part<EstateEntity>({
  id: text,
  name: text,
  entityType: oneOf(ENTITY_TYPES),
  location: textOrNull,
  shares: list(part<EntityShare>({ ownerId: textOrNull, outsider: textOrNull, percent: number })),
  discountPercent: numberOrNull,
  discountSource: textOrNull,
});

const assetProportion = part<AssetProportion>({ assetId: text, percent: number });

export const account = part<EstateAccount>({
  id: text,
  name: text,
  kind: oneOf(ACCOUNT_KINDS),
  status: oneOf(ACCOUNT_STATUSES),
  balanceType: oneOf(BALANCE_TYPES),
  balanceCents: number,
  valuationDate: textOrNull,
  valuationSource: textOrNull,
  custodian: textOrNull,
  isLiquid: orNull(flag),
  owners: list(share),
  titling: orNull(oneOf(TITLINGS)),
  beneficiaries: list(designation),
  todOrPod: orNull(oneOf(TOD_OR_POD)),
  retirementAccountType: orNull(oneOf(RETIREMENT_ACCOUNT_TYPES)),
  minorAccountType: orNull(oneOf(MINOR_ACCOUNT_TYPES)),
  educationSavingsType: orNull(oneOf(EDUCATION_SAVINGS_TYPES)),
  ageOfMajority: numberOrNull,
  holds: list(assetProportion),
});

const fiduciary = part<EstateFiduciary>({
  id: text,
  personId: textOrNull,
  personName: text,
  role: text,
  designation: text,
  displayOrder: number,
  note: textOrNull,
});

const target = part<PlannedTarget>((self) => ({
  to: optional(text),
  class: optional(oneOf(HEIR_CLASSES)),
  classOf: optional(text),
  scheme: optional(oneOf(SCHEMES)),
  percent: optional(number),
  alternates: optional(list(self)),
  disclaimerTrustId: optional(text),
  ages: optional(list(part<NonNullable<Target['ages']>[number]>({ age: number, percent: number }))),
  note: optional(text),
}));

const stepRecord = part<StepRecord>({
  description: textOrNull,
  displayGstShares: flag,
  customizeBelow: flag,
  otherFunding: orNull(part<OtherFunding>({ id: text, title: text, description: textOrNull })),
});

const step = part<PlannedStep>({
  kind: oneOf(STEP_KINDS),
  to: list(target),
  assetId: optional(text),
  amountCents: optional(number),
  percent: optional(number),
  formula: optional(oneOf(BYPASS_FORMULAS)),
  record: optional(stepRecord),
  takesAway: optional(flag),
});

const schedule = part<TrustSchedule>({
  termYears: numberOrNull,
  lifeOfId: textOrNull,
  annuityCents: numberOrNull,
  payoutType: oneOf(TRUST_PAYOUT_TYPES),
  increasePercent: numberOrNull,
  lastAnnuityCents: numberOrNull,
  payoutPercent: numberOrNull,
  growthPercent: numberOrNull,
  incomeTaxPercent: numberOrNull,
});

const terms = list(part<PlannedTerm>({ on: oneOf(TERM_OCCASIONS), personId: optional(text), steps: list(step) }));

export const trust = part<EstateTrust>({
  id: text,
  name: text,
  kind: oneOf(TRUST_KINDS),
  situs: textOrNull,
  executedAt: textOrNull,
  modifiedAt: textOrNull,
  fundedAt: textOrNull,
  terminated: flag,
  revokedById: textOrNull,
  isNonConverging: flag,
  isDiscretionary: orNull(flag),
  schedule: orNull(schedule),
  settlors: texts,
  lifetimeBeneficiaries: texts,
  createdUponDeath: flag,
  insideEstate: orNull(flag),
  qtipElection: orNull(oneOf(QTIP_ELECTIONS)),
  powers: list(part<TrustPower>({ personId: text, kind: oneOf(POWER_KINDS) })),
  isQdot: flag,
  isReverseQtip: flag,
  gstStatus: orNull(oneOf(GST_STATUSES)),
  inclusionRatio: numberOrNull,
  lateAllocations: list(part<GstAllocation>({ allocatedOn: text, exemptionCents: number, valueCents: number })),
  terms,
  survivorshipDays: numberOrNull,
  taxApportionment: orNull(oneOf(APPORTIONMENTS)),
  waiveRecovery: flag,
  fiduciaries: list(fiduciary),
  uploadIds: texts,
  createdByReading: textOrNull,
});

const will = part<WillTerms>({
  steps: list(step),
  survivorshipDays: numberOrNull,
  excludedHeirs: texts,
  taxApportionment: orNull(oneOf(APPORTIONMENTS)),
  waiveRecovery: flag,
});

export const document = part<EstateDocument>({
  id: text,
  kind: oneOf(ESTATE_DOCUMENT_KINDS),
  name: text,
  title: textOrNull,
  ownerId: textOrNull,
  executedAt: textOrNull,
  modifiedAt: textOrNull,
  locationOfOriginal: textOrNull,
  parentId: textOrNull,
  situs: textOrNull,
  isOnFile: flag,
  planningStatus: oneOf(PLANNING_STATUSES),
  will: orNull(will),
  amendment: orNull(part<TrustAmendment>({ terms, restates: flag })),
  fiduciaries: list(fiduciary),
  uploadIds: texts,
  createdAt: text,
  createdByReading: textOrNull,
});

export const removedHolding = part<RemovedHolding>({
  asset: orNull(asset),
  liability: orNull(liability),
  entity: orNull(entity),
  charity: orNull(charity),
  parts: list(asset),
  account: orNull(account),
  trust: orNull(trust),
  document: orNull(document),
});

// What a value holds depends on its path (FIELD_SCHEMAS in domain/upload/reading.ts): the reading's event was checked to be
// JSON, a person's own value to fit its path, and what counts of both is checked by its path again wherever it is used.
const readValue: Field<unknown> = open;

export const decision = part<ReadingDecision>({
  uploadId: text,
  path: text,
  valueId: text,
  decision: oneOf(DECISIONS),
  value: readValue,
  decidedAt: text,
  decidedByName: textOrNull,
});

export const readingHints = part<ReadingHints>({
  uploadId: text,
  values: list(part<ReadingHints['values'][number]>({ path: text, value: readValue })),
});

export const readingUndo = part<ReadingUndo>({ key: text, trusts: list(trust), documents: list(document) });

export const calculated = part<CalculatedFigures>({
  asOf: textOrNull,
  ruleSet: textOrNull,
  staleFrom: textOrNull,
  netWorthCents: numberOrNull,
  netWorthByPerson: list(part<CalculatedFigures['netWorthByPerson'][number]>({ personId: text, amountCents: number })),
  federalTaxCents: numberOrNull,
  stateTaxCents: numberOrNull,
  exclusionLeftCents: numberOrNull,
  problem: textOrNull,
  ultraEligible: flag,
  warnings: texts,
});

export const pastValue = part<PastValue>({
  holdingId: text,
  amountCents: number,
  day: textOrNull,
  source: textOrNull,
  until: text,
});

export const netWorthPoint = part<NetWorthPoint>({ day: text, amountCents: number });
