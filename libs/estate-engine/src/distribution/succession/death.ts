import type { Cents, IsoDate } from '@platform/kernel';
import type { PartnerLaw } from '../../law/partner-tables.ts';
import type { LawAssumptions } from '../../law/rule-set.ts';
import type { DeathLabel, DistributionWarning, FiduciaryRole, Manner, TransferReason } from '../distribution-result.ts';
import type { BypassFormula, Disclaimer, EstateCase, StepKind, Trust, Will } from '../estate-case.ts';
import type { Family } from '../family/family.ts';
import type { Survives } from '../family/survival.ts';
import type { Origin } from './origin.ts';
import type { Inclusion, Lot } from './property.ts';
import type { RetainedPart } from './retained-term.ts';
import type { World } from './world.ts';

/** The place of an interest in the plan; it decides who bears tax (C27). */
export type Share = StepKind | 'TITLE' | 'DESIGNATION' | 'KEPT';

/** What one taker gets from one source at a death, before taxes. */
export interface Interest {
  /** Decedent, trust, or owner of a policy. */
  readonly fromId: string;
  readonly takerId: string;
  readonly manner: Manner;
  readonly reason: TransferReason | undefined;
  readonly share: Share;
  readonly assetId: string | undefined;
  readonly lots: Lot[];
  readonly amountCents: Cents;
  /** From the will or a trust of the decedent's own. */
  readonly own: boolean;
  /** Pour-over of the will: its gifts' tax is charged in the trust. */
  readonly instrumentId: string;
  /** By the pool before distribution, or by the taker from what he got. */
  readonly paidBy: 'pool' | 'taker';
  /** Passes to the spouse or to a trust elected for her, per tax, citizen or not. */
  readonly toSpouse: { readonly federal: boolean; readonly state: boolean };
  /** Spouse's share under the marital deduction, per tax; charity. */
  readonly deduction: { readonly federal: Deduction; readonly state: Deduction };
  /** Included value per tax, and parts of it that the states treat apart. */
  readonly value: InterestValue;
  readonly taxes: BorneTaxes;
  /** How it came to its amount; none of what stays where it is. */
  readonly origin: Origin | undefined;
  /** A policy pays it that is held in trust for `fromId` (C17). */
  readonly isFromStaged: boolean;
}

export type Deduction = 'none' | 'marital' | 'charity';

export interface InterestValue {
  readonly federal: Cents;
  readonly state: Cents;
  /** Of `state`: real estate and tangibles outside the domicile. */
  readonly elsewhere: Cents;
  /** Of `federal`: free of inheritance tax as insurance to a named taker, or as property elsewhere. */
  readonly inheritanceFree: Cents;
  /** Of `federal`: insurance and property with a retained interest, that bear their own share (C29). */
  readonly recovery: Cents;
  readonly qtipFederal: Cents;
  readonly qtipState: Cents;
}

export interface BorneTaxes {
  federal: Cents;
  state: Cents;
  /** Inheritance tax the heir pays himself, and what the pool pays for gifts of the instrument (C31). */
  inheritance: Cents;
  poolInheritance: Cents;
  gst: Cents;
  /** Estate tax of an earlier death that a qualified domestic trust had put off (IRC 2056A). */
  qdot: Cents;
}

export interface PaidClaim {
  readonly payerId: string;
  readonly kind: 'debt' | 'expense';
  readonly amountCents: Cents;
  /** Liability it settles; none for expenses. */
  readonly liabilityId: string | undefined;
  /** Whose property paid, which is another's where a policy was payable to the estate. */
  readonly sources: readonly ClaimSource[];
}

export interface ClaimSource {
  readonly holderId: string;
  readonly amountCents: Cents;
  /** Whether that property counts in the estate: only then is the claim deducted. */
  readonly inclusion: Inclusion;
  readonly assetId: string;
}

/** What becomes of a policy beside its transfers; kept in a traced run alone. */
export interface PolicyNote {
  /** PAYS: its benefit takes the place of its cash value. TO_ESTATE: what somebody else’s policy pays to the estate. */
  readonly kind: 'PAYS' | 'TO_ESTATE';
  readonly holderId: string;
  readonly assetId: string;
  /** Of PAYS what the benefit exceeds the cash value by. */
  readonly amountCents: Cents;
  /** It is held in trust for its owner (C17). */
  readonly isStaged: boolean;
}

/** A transfer that no tax touches: into a trust that distributes at this death, or of the survivor's own half. */
export interface PassThrough {
  readonly fromId: string;
  readonly toId: string;
  readonly amountCents: Cents;
  readonly reason: TransferReason;
  readonly assetId: string | undefined;
  readonly manner: Manner;
  readonly origin: Origin;
  readonly isFromStaged: boolean;
}

/** Everything one death works with and leaves behind. */
export interface DeathScene {
  readonly input: EstateCase;
  readonly family: Family;
  readonly trusts: ReadonlyMap<string, Trust>;
  readonly charities: ReadonlySet<string>;
  readonly world: World;
  readonly index: number;
  readonly label: DeathLabel;
  readonly decedentId: string;
  readonly date: IsoDate;
  readonly lawDate: IsoDate;
  readonly domicile: string;
  readonly law: LawAssumptions | undefined;
  readonly will: Will | undefined;
  /** Husband or wife with rights who survives by 120 hours. */
  readonly spouseId: string | undefined;
  /** The same by actual survival, which the marital deduction and an instrument's own days go by (C13, C28). */
  readonly widowId: string | undefined;
  readonly spouseIsCitizen: boolean;
  /** The one who survives by a registration or civil union in place of a marriage, and for what the state treats them so. */
  readonly partner: SurvivingPartner | undefined;
  readonly survives: Survives;
  /** Both deaths of the scenario fall within 120 hours. */
  readonly together: boolean;
  readonly disclaimers: readonly OpenDisclaimer[];
  readonly interests: Interest[];
  readonly passThroughs: PassThrough[];
  readonly claims: PaidClaim[];
  /** Whether it keeps what shares consist of: how a transfer came to its amount can then be told. */
  readonly isTraced: boolean;
  readonly policyNotes: PolicyNote[];
  /** What expenses are a percentage of; known once there is a probate estate. */
  expenseBaseCents: Cents;
  readonly warnings: DistributionWarning[];
  /** Per asset: what moved by title or designation (C6). */
  readonly movedOutside: Map<string, Cents>;
  /** Whether a trust may be elected for the state alone; known once it is known what the estate comes to (C21). */
  allowsStateOnly: boolean;
  /** Per trust whose settlor dies in its term: what of it counts. */
  readonly retained: Map<string, RetainedPart>;
  /** Qualified domestic trusts that end with this death, with the tax each pays. */
  readonly qdotTaxes: QdotTax[];
  /** Exemption allocated by GST_EXEMPT_FUNDING at this death. */
  gstFundedCents: Cents;
  /**
   * Per formula what its step was short of. Several instruments with one formula shelter the same exclusion in whatever
   * order they are listed: undefined, and what is left of it in the end counts.
   */
  readonly bypassShortfall: Map<BypassFormula, Cents | undefined>;
}

/** What a qualified domestic trust pays when the spouse dies it was for. */
export interface QdotTax {
  readonly trustId: string;
  readonly valueCents: Cents;
  readonly amountCents: Cents;
  readonly beforeCents: Cents;
}

export interface SurvivingPartner {
  readonly id: string;
  /** Undefined where the law of the domicile makes them nothing to each other. */
  readonly law: PartnerLaw | undefined;
}

export interface OpenDisclaimer {
  readonly disclaimer: Disclaimer;
  /** What is still to be disclaimed; undefined for all of the share or a formula. */
  leftCents: Cents | undefined;
}

export const NO_TAXES = (): BorneTaxes => ({
  federal: 0,
  state: 0,
  inheritance: 0,
  poolInheritance: 0,
  gst: 0,
  qdot: 0,
});

export const isOwnTrust = (scene: DeathScene, trust: Trust): boolean =>
  (trust.kind === 'REVOCABLE' || trust.kind === 'REVOCABLE_JOINT' || trust.kind === 'SURVIVOR') &&
  (trust.settlors.includes(scene.decedentId) || (trust.lifetimeBeneficiaries ?? []).includes(scene.decedentId));

export const isLastDeath = ({ index, input }: DeathScene): boolean => index === input.assumptions.deaths.length - 1;

export function warn(
  scene: DeathScene,
  code: DistributionWarning['code'],
  ids: readonly string[],
  amountCents: Cents,
  explanation: string,
  cite: string,
  fiduciary?: FiduciaryRole,
): void {
  const authority = [{ cite }];
  const warning = { code, death: scene.label, ids, amountCents, explanation, authority };
  scene.warnings.push(fiduciary === undefined ? warning : { ...warning, fiduciary });
}
