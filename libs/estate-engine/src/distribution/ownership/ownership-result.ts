import type { Cents } from '@platform/kernel';
import type { Authority } from '../../explanation/working.ts';

/**
 * Where an amount stands today: in the federal taxable estate of somebody whose death the case plays, outside of all
 * of them, or not known, because the case does not say whose it is. Nothing is guessed.
 */
export type Standing = 'inside' | 'outside' | 'unknown';

export type StandingReason =
  // Inside
  | 'own_name'
  | 'joint_spouses'
  | 'joint_owners'
  | 'tenants_in_common'
  | 'community_property'
  | 'revocable_trust'
  | 'survivor_trust'
  | 'elected_trust'
  | 'general_power'
  | 'retained_interest'
  | 'policy_owned'
  | 'policy_given_away'
  | 'payable_to_estate'
  // Outside
  | 'owned_by_another'
  | 'trust_outside'
  | 'beyond_annuity'
  | 'state_only_election'
  | 'policy_outside'
  // Not known
  | 'owner_dead'
  | 'no_owner'
  | 'shares_unclear'
  | 'no_settlor';

export interface StandingOf {
  readonly standing: Standing;
  /** In whose taxable estate; of what stands inside. */
  readonly personId: string | undefined;
  readonly reason: StandingReason;
  readonly authority: readonly Authority[];
}

/** A part of an asset or of a debt, with the one place where it stands. The lines of a holding add up to it. */
export interface OwnershipLine extends StandingOf {
  readonly kind: 'asset' | 'liability';
  /** The asset or liability. */
  readonly id: string;
  /** The trust that holds or owes it. */
  readonly trustId: string | undefined;
  /** Whose it is by its title: a person, or a trust that nobody owns; undefined where nobody is named. */
  readonly ownerId: string | undefined;
  /** What it is worth today: a policy its cash value, a debt a negative amount. */
  readonly amountCents: Cents;
  /**
   * What it counts for in the plan from today on: a policy that pays at a death of the case its benefit, a debt of
   * somebody outside the couple nothing; else as above.
   */
  readonly planCents: Cents;
  /**
   * What passes with it: outside, as in the plan, the part of a policy's benefit that counts nowhere; inside, what it is
   * worth today.
   */
  readonly passingCents: Cents;
}

/** A part of a policy's death benefit: whether it will count in the taxable estate of the insured (C22). */
export interface InsuranceLine extends StandingOf {
  readonly assetId: string;
  /** Whose policy it is, as in `OwnershipLine`. */
  readonly ownerId: string;
  readonly benefitCents: Cents;
}

/** Whether a trust counts in a taxable estate, funded or not, and the net value it holds today. */
export interface TrustStanding extends StandingOf {
  readonly trustId: string;
  readonly amountCents: Cents;
}

export interface Ownership {
  readonly lines: readonly OwnershipLine[];
  /** In the order of the case. */
  readonly trusts: readonly TrustStanding[];
  /** Policies that will pay at a death of the case. */
  readonly insurance: readonly InsuranceLine[];
  /** Everybody whose taxable estate the lines speak of, with its net worth; the totals add up to `insideCents`. */
  readonly people: readonly { readonly personId: string; readonly totalCents: Cents }[];
  /** Sums of `amountCents`: the three add up to all assets less all debts. */
  readonly insideCents: Cents;
  readonly outsideCents: Cents;
  readonly unknownCents: Cents;
  /** What stands outside with its policies at their benefit: `outsideCents` and what they pay beyond cash value. */
  readonly outsidePassingCents: Cents;
}
