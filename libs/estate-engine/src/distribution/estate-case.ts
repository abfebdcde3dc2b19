import type { GstStatus, MaritalStatus } from '@platform/contracts/domain';
import { GROWTH_MAX_PERCENT } from '@platform/contracts/field-rules';
import type { TrustKind } from '@platform/contracts/instrument-kinds';
import type { Cents, IsoDate } from '@platform/kernel';
import type { PropertyUse } from '../law/relief-tables.ts';

/** What happens to an estate at each death: the input of `distribution`. Percentages run from 0 to 100. */
export interface EstateCase {
  readonly domicileState: string;
  readonly maritalStatus: MaritalStatus;
  readonly people: readonly Person[];
  readonly relations?: readonly Relation[];
  readonly charities?: readonly Charity[];
  readonly assets: readonly Asset[];
  readonly liabilities?: readonly Liability[];
  readonly trusts?: readonly Trust[];
  readonly wills?: readonly Will[];
  readonly assumptions: CaseAssumptions;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly birthDate?: IsoDate;
  readonly isDeceased?: boolean;
  /** Of someone outside `assumptions.deaths`. Deceased without a date: died before every scenario death. */
  readonly deathDate?: IsoDate;
  readonly citizenship?: string;
  readonly domicileState?: string;
  readonly isSpecialNeeds?: boolean;
  /** Disabled or chronically ill as IRC 401(a)(9)(E)(ii) says it; special needs alone do not say so. */
  readonly isDisabled?: boolean;
  /** Adjusted taxable gifts made, in total (C25); left out: what `lifetimeGifts` come to. */
  readonly federalExemptionUsedCents?: Cents;
  /** Those of them whose day is known: some states count gifts of the last years in the estate (C21). */
  readonly lifetimeGifts?: readonly LifetimeGift[];
  /** Gift tax payable on them (IRC 2001(b)(2)); left out: worked out at the rates of the year of death. */
  readonly giftTaxPayableCents?: Cents;
  readonly gstExemptionUsedCents?: Cents;
  /** From the last spouse who died before the scenario. */
  readonly federalDsueCents?: Cents;
  /** Of it, what taxable gifts have used: it stays when a later spouse dies (Reg. 20.2010-3(b)(1)(ii)). */
  readonly federalDsueUsedCents?: Cents;
  /** What taxable gifts have used of exclusions left by spouses who died before the last one. */
  readonly earlierDsueUsedCents?: Cents;
  /** Property that came from estates which paid federal tax on it (IRC 2013). */
  readonly priorTransfers?: readonly EarlierEstate[];
  readonly hawaiiStateDsueRemainingCents?: Cents;
  readonly marylandStateDsueRemainingCents?: Cents;
}

/** Of an estate that paid tax, what somebody got of it and what it paid; of deaths outside the scenario. */
export interface EarlierEstate {
  readonly diedOn: IsoDate;
  /** What was received, less what it bore of that estate's debts and taxes. */
  readonly valueCents: Cents;
  readonly taxableEstateCents: Cents;
  readonly federalTaxCents: Cents;
}

/** A taxable gift: after the annual exclusion and deductions. */
export interface LifetimeGift {
  readonly givenOn: IsoDate;
  readonly taxableCents: Cents;
  /** Where it lay, if it was real estate or tangible. */
  readonly state?: string;
  /** Gift tax paid on it to a state (CT). */
  readonly stateGiftTaxPaidCents?: Cents;
}

export const RELATION_KINDS = ['SPOUSE', 'FORMER_SPOUSE', 'REGISTERED_PARTNER', 'PARENT', 'SIBLING', 'OTHER'] as const;
/**
 * PARENT: `from` is a parent of `to`. SIBLING only where the parents are not listed. REGISTERED_PARTNER: registered with a
 * state, or joined by civil union, which some states treat as marriage and the federal law does not.
 */
export interface Relation {
  readonly from: string;
  readonly to: string;
  readonly kind: (typeof RELATION_KINDS)[number];
}

export interface Charity {
  readonly id: string;
  readonly name: string;
}

export interface Share {
  readonly id: string;
  readonly percent?: number;
}

export const ASSET_TYPES = [
  'CASH',
  'BROKERAGE',
  'REAL_ESTATE',
  'BUSINESS',
  'TANGIBLE',
  'RETIREMENT',
  'LIFE_INSURANCE',
  'OTHER',
] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

/** Kinds of property of which somebody may hold a part that is worth less than its share of the whole. */
export const DISCOUNTED_TYPES: readonly AssetType[] = ['BUSINESS', 'REAL_ESTATE', 'TANGIBLE', 'BROKERAGE', 'OTHER'];

/** The most that holdings may be assumed to grow by in a year between the deaths. */
export const MOST_GROWTH_PERCENT = GROWTH_MAX_PERCENT;

/** Kinds of property that may be worked as a farm or in a business. */
export const WORKED_TYPES: readonly AssetType[] = ['BUSINESS', 'REAL_ESTATE', 'TANGIBLE'];

export const TITLINGS = [
  'SOLE',
  'JOINT_WITH_SURVIVORSHIP',
  'TENANCY_BY_THE_ENTIRETY',
  'TENANTS_IN_COMMON',
  'COMMUNITY_PROPERTY',
  'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP',
  'TRUST_OWNED',
] as const;
export type Titling = (typeof TITLINGS)[number];

export const RETIREMENT_ACCOUNT_TYPES = ['IRA', 'ROTH_IRA', 'EMPLOYER_PLAN'] as const;

export interface Asset {
  readonly id: string;
  readonly name: string;
  readonly assetType: AssetType;
  readonly retirementAccountType?: (typeof RETIREMENT_ACCOUNT_TYPES)[number];
  /** Life insurance: cash value while the insured lives. */
  readonly balanceCents: Cents;
  /** Off the value for lack of control and of a market: what it counts for at death and passes at (Reg. 20.2031-1(b)). */
  readonly discountPercent?: number;
  /** What supports the discount, in a reader's words: `Appraisal of Dec 1, 2025, by …`. */
  readonly discountSource?: string;
  /** Worked as a farm or in a business by its owner or the family (IRC 2032A(b)(2)); only land, things and businesses are. */
  readonly use?: PropertyUse;
  /** What a sale would set off against the price; left out: not known. Of retirement accounts it is not read. */
  readonly costBasisCents?: Cents;
  /** Given away by deed and kept for the owner's life: the beneficiaries hold the remainder (IRC 2036(a)(1)). */
  readonly isLifeEstate?: boolean;
  /** Situs of real estate and tangibles; left out: the owner's domicile. */
  readonly state?: string;
  readonly owners: readonly Share[];
  readonly titling?: Titling;
  readonly contributions?: readonly Share[];
  readonly beneficiaries?: readonly Designation[];
  readonly lifeInsurance?: LifeInsurance;
}

export interface LifeInsurance {
  readonly insuredId: string;
  /** Survivorship policy: pays at the second of the two deaths. */
  readonly secondaryInsuredId?: string;
  readonly deathBenefitCents: Cents;
  readonly transferredOn?: IsoDate;
  readonly transferorId?: string;
}

export const DESIGNATION_TIERS = ['PRIMARY', 'CONTINGENT'] as const;

export interface Designation {
  readonly to: string;
  readonly percent?: number;
  readonly tier?: (typeof DESIGNATION_TIERS)[number];
  readonly perStirpes?: boolean;
}

export interface Liability {
  readonly id: string;
  readonly name: string;
  readonly balanceCents: Cents;
  readonly owners: readonly Share[];
  readonly securedByAssetId?: string;
}

export const QTIP_ELECTIONS = ['NONE', 'STATE_ONLY', 'FEDERAL_AND_STATE'] as const;
export type QtipElection = (typeof QTIP_ELECTIONS)[number];
export const APPORTIONMENTS = ['RESIDUE', 'RESIDUE_OFF_THE_TOP', 'APPORTION'] as const;
export type Apportionment = (typeof APPORTIONMENTS)[number];
export const SILENT_TAX_CLAUSES = ['STATE_LAW', ...APPORTIONMENTS] as const;
export type SilentTaxClause = (typeof SILENT_TAX_CLAUSES)[number];
export const INTESTACIES = ['STATE_LAW', 'UPC'] as const;
export type Intestacy = (typeof INTESTACIES)[number];

export interface Trust {
  readonly id: string;
  readonly name: string;
  readonly kind: TrustKind;
  readonly settlors: readonly string[];
  readonly createdUponDeath?: boolean;
  /** Of one that a death creates: what another death brings under its terms is kept in a trust beside it. */
  readonly isNonConverging?: boolean;
  readonly insideEstate?: boolean;
  /** What its settlor kept for a number of years (GRAT, QPRT): dead before the end, it counts with him (IRC 2036). */
  readonly retainedTerm?: RetainedTerm;
  readonly qtipElection?: QtipElection;
  /** Powers to say who receives what it holds; that nobody has used one is taken for granted. */
  readonly powers?: readonly PowerOfAppointment[];
  /** A qualified domestic trust for a husband or wife who is no citizen (IRC 2056A). */
  readonly isQdot?: boolean;
  /** Of an elected trust: its settlor stays the transferor for the generation-skipping tax (IRC 2652(a)(3)). */
  readonly isReverseQtip?: boolean;
  readonly gstStatus?: GstStatus;
  readonly inclusionRatio?: number;
  /** Exemption of its first settlor given to it after it was funded, at its value then (Reg. 26.2642-2(a)(2)). */
  readonly lateAllocations?: readonly LateAllocation[];
  readonly lifetimeBeneficiaries?: readonly string[];
  readonly terms?: readonly TrustTerm[];
  readonly survivorshipDays?: number;
  readonly taxApportionment?: Apportionment;
  readonly waiveRecovery?: boolean;
  /** Trustees and their successors. */
  readonly trustees?: readonly Nominee[];
}

/** It counts from its day on, and beside what its giver is said to have used of the exemption. */
export interface LateAllocation {
  readonly allocatedOn: IsoDate;
  readonly exemptionCents: Cents;
  /** What the trust holds on that day, or on the first of its month. */
  readonly valueCents: Cents;
}

export const POWER_KINDS = ['GENERAL', 'LIMITED'] as const;

/** GENERAL: in favour of the holder, his estate or his creditors or theirs (IRC 2041(b)(1)); LIMITED: any other. */
export interface PowerOfAppointment {
  readonly personId: string;
  readonly kind: (typeof POWER_KINDS)[number];
}

export interface RetainedTerm {
  /** Who dies on this day or later has outlived the term. */
  readonly endsOn: IsoDate;
  /** Paid a year; left out: the use of the property, or not known, and then all of it counts. */
  readonly annuityCents?: Cents;
  /** Section 7520 rate at death as a decimal; left out: that of the month of death, by the table. */
  readonly rate?: number;
}

/**
 * Somebody named to act, in any order of succession: a person of the case by `id`, or anybody else by `name`, who is
 * taken to be able to act. A list that is left out says nothing; an empty one says that nobody is named.
 */
export interface Nominee {
  readonly id?: string;
  readonly name?: string;
}

export const TERM_OCCASIONS = ['FIRST_DEATH', 'SECOND_DEATH', 'DEATH_OF'] as const;

export interface TrustTerm {
  readonly on: (typeof TERM_OCCASIONS)[number];
  readonly personId?: string;
  readonly steps: readonly Step[];
}

export interface Will {
  readonly personId: string;
  readonly kind?: 'WILL' | 'POUROVER_WILL';
  readonly steps: readonly Step[];
  readonly survivorshipDays?: number;
  readonly excludedHeirs?: readonly string[];
  readonly taxApportionment?: Apportionment;
  readonly waiveRecovery?: boolean;
  /** Executors or personal representatives and their successors. */
  readonly executors?: readonly Nominee[];
  /** Guardians of minor children. */
  readonly guardians?: readonly Nominee[];
  /** Custodians or conservators of what passes to minors. */
  readonly custodians?: readonly Nominee[];
}

export const STEP_KINDS = [
  'SPECIFIC_GIFT',
  'CASH_GIFT',
  'PERCENT_GIFT',
  'SURVIVOR_SHARE',
  'BYPASS_FUNDING',
  'GST_EXEMPT_FUNDING',
  'MARITAL_FUNDING',
  'RESIDUE',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];
export const BYPASS_FORMULAS = ['FEDERAL', 'STATE', 'LESSER_OF_FEDERAL_AND_STATE'] as const;
export type BypassFormula = (typeof BYPASS_FORMULAS)[number];

export interface Step {
  readonly kind: StepKind;
  readonly to: readonly Target[];
  readonly assetId?: string;
  readonly amountCents?: Cents;
  readonly percent?: number;
  readonly formula?: BypassFormula;
}

export const HEIR_CLASSES = ['CHILDREN', 'DESCENDANTS', 'SIBLINGS', 'PARENTS', 'HEIRS_AT_LAW'] as const;
export type HeirClass = (typeof HEIR_CLASSES)[number];
export const SCHEMES = ['PER_STIRPES', 'BY_REPRESENTATION', 'PER_CAPITA_AT_EACH_GENERATION', 'PER_CAPITA'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Either `to` or `class`. */
export interface Target {
  readonly to?: string;
  readonly class?: HeirClass;
  /** Default: the decedent. */
  readonly classOf?: string;
  readonly scheme?: Scheme;
  readonly percent?: number;
  readonly alternates?: readonly Target[];
  readonly disclaimerTrustId?: string;
  readonly ages?: readonly AgeStage[];
}

/** Percent of a share released at an age; the rest stays in trust for that person. */
export interface AgeStage {
  readonly age: number;
  readonly percent: number;
}

export interface CaseAssumptions {
  /** In order: FIRST_DEATH, SECOND_DEATH. */
  readonly deaths: readonly ScenarioDeath[];
  readonly lawDate?: IsoDate;
  readonly portabilityElected?: boolean;
  /** Who bears estate tax where neither will nor trust says so; left out: the law of the domicile (C27). */
  readonly silentTaxClause?: SilentTaxClause;
  /** Left out: the statute of the domicile, where it is held (C15). */
  readonly intestacy?: Intestacy;
  readonly expensesPercent?: number;
  /** Growth a year of what people and trusts hold, from the first death to the second; left out: nothing grows (C1). */
  readonly growthBetweenDeathsPercent?: number;
  /** Gives the second estate the credit for the tax of the first one (IRC 2013); left out: it is not counted (C36). */
  readonly priorTransferCredit?: boolean;
  readonly disclaimers?: readonly Disclaimer[];
}

export interface ScenarioDeath {
  readonly personId: string;
  readonly date: IsoDate;
}

export const DISCLAIMER_FORMULAS = [
  'REMAINING_FEDERAL_EXCLUSION',
  'REMAINING_STATE_EXCLUSION',
  'LESSER_OF_FEDERAL_AND_STATE',
] as const;
export interface Disclaimer {
  readonly personId: string;
  readonly decedentId?: string;
  /** Property passing by title or designation; left out: the share of the residue. */
  readonly assetId?: string;
  readonly amountCents?: Cents;
  readonly formula?: (typeof DISCLAIMER_FORMULAS)[number];
}
