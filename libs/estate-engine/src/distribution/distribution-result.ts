import type { Cents, IsoDate } from '@platform/kernel';
import type { Authority, Working } from '../explanation/working.ts';
import type { Ownership } from './ownership/ownership-result.ts';

export type DeathLabel = 'FIRST_DEATH' | 'SECOND_DEATH';

export type TransferReason =
  | 'title'
  | 'designation'
  | 'specific_gift'
  | 'general_gift'
  | 'residue'
  | 'pour_over'
  | 'trust_term'
  | 'survivor_share'
  | 'bypass_funding'
  | 'marital_funding'
  | 'gst_exempt_funding'
  | 'disclaimer'
  | 'intestacy'
  | 'escheat'
  | 'tax'
  | 'debt'
  | 'expense';

export type Manner = 'outright' | 'in_trust';

/** Sinks beside people, trusts and charities: `creditors`, `expenses`, `tax:US`, `tax:XX`, `state:XX`. */
export interface Transfer {
  /** Unique in the result; edges of the flow and `transferWorkings` name it. */
  readonly id: string;
  readonly death: DeathLabel;
  readonly fromId: string;
  readonly toId: string;
  /** Always present for title, designation and specific_gift. */
  readonly assetId?: string;
  readonly amountCents: Cents;
  readonly reason: TransferReason;
  readonly manner: Manner;
  /** A sentence for the reader: who gets what, and why. */
  readonly explanation: string;
  readonly authority: readonly Authority[];
}

export type DeathTaxKind = 'federal_estate' | 'state_estate' | 'inheritance' | 'gst' | 'qdot';

export interface DeathTax {
  readonly death: DeathLabel;
  readonly decedentId: string;
  /** `US` or a state code. */
  readonly jurisdiction: string;
  readonly kind: DeathTaxKind;
  readonly amountCents: Cents;
  readonly borneBy: readonly { readonly id: string; readonly amountCents: Cents }[];
  /** Receipt whose lines lead to the tax, each with its formula and authority. */
  readonly working: Working;
}

/** The federal exclusion at a death; `basic + dsue = total`, `total − used = left`. */
export interface ExclusionFigures {
  readonly basicCents: Cents;
  /** Unused exclusion of the last deceased spouse (C26). */
  readonly dsueCents: Cents;
  /** Whose it was, where it was ported at an earlier death of the case. */
  readonly dsueFromId: string | undefined;
  readonly totalCents: Cents;
  /** By the taxable estate and by gifts made. */
  readonly usedCents: Cents;
  readonly leftCents: Cents;
  /** Of what is left, beyond what one spouse may pass on (IRC 2010(c)(4)); for a receipt of the ported part. */
  readonly notPortableCents: Cents;
}

export interface EstateSummary {
  readonly death: DeathLabel;
  readonly decedentId: string;
  readonly date: IsoDate;
  /** The state by whose law it is settled and taxed: a postal code, or `NON_US`. */
  readonly domicile: string;
  readonly grossCents: Cents;
  readonly maritalCents: Cents;
  readonly charitableCents: Cents;
  /** Debts, expenses and the deduction for state death taxes. gross − marital − charitable − deductions = taxable. */
  readonly deductionsCents: Cents;
  readonly taxableCents: Cents;
  readonly exclusionUsedCents: Cents;
  readonly exclusion: ExclusionFigures;
  readonly dsuePortedCents: Cents;
  readonly stateTaxableCents: Cents;
  readonly stateDsuePortedCents: Cents;
  readonly gstExemptionAllocatedCents: Cents;
  /** From gross to taxable estate; the parts add up to the taxable estate. */
  readonly working: Working;
}

export interface Holding {
  readonly holderId: string;
  readonly holderType: 'person' | 'trust' | 'charity' | 'state';
  readonly outrightCents: Cents;
  readonly inTrustCents: Cents;
}

export type WarningCode =
  | 'INTESTATE_SHARE'
  | 'UNFUNDED_TRUST'
  | 'TRUST_FOR_NOBODY'
  | 'FAMILY_OF_WHOM'
  | 'DESIGNATION_FAILED'
  | 'TITLE_DEFEATS_GIFT'
  | 'ADEEMED_GIFT'
  | 'LAPSED_GIFT'
  | 'ABATED_GIFT'
  | 'BYPASS_UNDERFUNDED'
  | 'MINOR_OUTRIGHT'
  | 'SPECIAL_NEEDS_OUTRIGHT'
  | 'ELECTIVE_SHARE_POSSIBLE'
  | 'INSOLVENT_ESTATE'
  | 'INSURANCE_THREE_YEAR'
  | 'NON_CITIZEN_SPOUSE'
  | 'OUT_OF_STATE_PROPERTY'
  | 'PORTABILITY_NOT_ELECTED'
  | 'SIMULTANEOUS_DEATH'
  | 'TAX_CLAUSE_SILENT'
  | 'INTESTACY_MODEL'
  | 'SPOUSE_LIFE_ESTATE'
  | 'FAMILY_ALLOWANCES'
  | 'HOMESTEAD'
  | 'LAW_DIFFERS'
  | 'ELECTION_NOT_ALLOWED'
  | 'NON_RESIDENT_ALIEN'
  | 'DIES_IN_TERM'
  | 'REGISTERED_PARTNER'
  | 'GENERAL_POWER'
  | 'GROWTH_ASSUMED'
  | 'VALUATION_DISCOUNT'
  | 'OTHER_STATE_TAX'
  | 'DEFERRAL_POSSIBLE'
  | 'RELIEF_POSSIBLE'
  | 'QDOT_DEFERS_TAX'
  | 'QDOT_TAX_UNKNOWN'
  | 'MISSING_FIDUCIARY'
  | 'LAPSED_SHARE'
  | 'DEAD_OWNER'
  | 'DEAD_INSURED'
  | 'CIRCULAR_TERMS'
  | 'LAW_PROJECTED'
  | 'LAW_ASSUMED'
  | 'LAW_SIMPLIFIED'
  | 'LAW_UNCERTAIN';

export type FiduciaryRole = 'EXECUTOR' | 'TRUSTEE' | 'GUARDIAN' | 'CUSTODIAN';

export interface DistributionWarning {
  readonly code: WarningCode;
  /** Of MISSING_FIDUCIARY: the office nobody holds. */
  readonly fiduciary?: FiduciaryRole;
  readonly death?: DeathLabel;
  /** People, trusts, assets it is about. */
  readonly ids: readonly string[];
  readonly amountCents: Cents;
  readonly explanation: string;
  readonly authority: readonly Authority[];
}

export type FlowStage = 'TODAY' | 'FIRST_DEATH' | 'SECOND_DEATH' | 'FINAL';
/** `growth`: what holdings have grown by between the deaths, which comes from nobody. */
export type FlowNodeKind = 'estate' | 'trust' | 'person' | 'charity' | 'tax' | 'claims' | 'state' | 'growth';

export interface FlowNode {
  /** `STAGE:id`, unique in the graph. */
  readonly id: string;
  readonly stage: FlowStage;
  readonly kind: FlowNodeKind;
  /** The person, trust, charity or sink it stands for. */
  readonly partyId: string;
  readonly label: string;
  readonly amountCents: Cents;
  /** Passes outside every taxable estate. */
  readonly outsideEstate: boolean;
  /** In the end: a trust of which no text says for whom it is. */
  readonly isNobodys?: true;
}

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly amountCents: Cents;
  /** Why it passes, and how much of it for which reason: each once, the largest amount first. */
  readonly reasons: readonly FlowEdgeReason[];
  readonly kind: 'family' | 'trust' | 'charity' | 'tax' | 'claims' | 'asset';
  readonly outsideEstate: boolean;
  readonly insurance: boolean;
  /** Depends on a survivor's disclaimer. */
  readonly conditional: boolean;
  /** The transfers that it draws, with what of them it carries; empty where property stays where it is. */
  readonly parts: readonly FlowEdgePart[];
}

export interface FlowEdgeReason {
  readonly reason: TransferReason | 'owned' | 'held' | 'insurance_benefit' | 'growth';
  readonly amountCents: Cents;
}

/** A part of an edge: net of debts that are shown apart, and of one transfer or of a tax with its generation-skipping part. */
export interface FlowEdgePart {
  readonly transferIds: readonly string[];
  readonly amountCents: Cents;
}

/** Column totals: everything that is there at a stage. All have the same total, but for growth between the deaths. */
export interface FlowTotals {
  readonly stage: FlowStage;
  readonly totalCents: Cents;
  readonly familyCents: Cents;
  readonly charityCents: Cents;
  readonly taxCents: Cents;
  readonly claimsCents: Cents;
  /** Falls to a state for want of heirs (UPC sec. 2-105). */
  readonly stateCents: Cents;
  /** In the end: stays in trusts of which no text says for whom they are. */
  readonly nobodysCents: Cents;
}

export interface FlowGraph {
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
  readonly totals: readonly FlowTotals[];
}

export interface DistributionResult {
  readonly transfers: readonly Transfer[];
  readonly taxes: readonly DeathTax[];
  readonly estates: readonly EstateSummary[];
  readonly finalHoldings: readonly Holding[];
  readonly warnings: readonly DistributionWarning[];
  /** Names of the rule sets the figures were worked out under. */
  readonly ruleSet: string;
  readonly flow: FlowGraph;
  /** What is in whose taxable estate on the day of the first death, before it. */
  readonly ownership: Ownership;
  /** What the conventions leave out on purpose and the reader must know. */
  readonly notModelled: readonly string[];
}
