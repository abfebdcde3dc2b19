import type { LifeInsurance } from '@platform/estate-engine';
import type { Cents, IsoDate } from '@platform/kernel';

export const POLICY_KINDS = [
  'TERM',
  'WHOLE_LIFE',
  'UNIVERSAL_LIFE',
  'INDEXED_UNIVERSAL_LIFE',
  'VARIABLE_UNIVERSAL_LIFE',
  'VARIABLE_LIFE',
  'GROUP',
  'PRIVATE_PLACEMENT',
  'OTHER',
] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

export const PREMIUM_FREQUENCIES = ['Annual', 'Semiannual', 'Quarterly', 'Monthly'] as const;
export type PremiumFrequency = (typeof PREMIUM_FREQUENCIES)[number];

const PREMIUMS_A_YEAR: Readonly<Record<PremiumFrequency, number>> = {
  Annual: 1,
  Semiannual: 2,
  Quarterly: 4,
  Monthly: 12,
};

/**
 * What an asset says as a policy beside whose life it insures and what it pays. Its cash value is the asset's balance, its
 * carrier the custodian, its tax basis the cost basis: each stands once.
 */
interface PolicyRecord {
  readonly policyKind: PolicyKind | null;
  readonly policyNumber: string | null;
  /** Years, of a policy that ends. */
  readonly policyLength: number | null;
  /** The class of risk that the carrier took the insured for. */
  readonly policyRating: string | null;
  readonly policyInformation: string | null;
  readonly premiumCents: Cents | null;
  readonly premiumFrequency: PremiumFrequency | null;
  readonly issueDate: IsoDate | null;
  /** When somebody last went through the policy with the client. */
  readonly lastReviewed: IsoDate | null;
}

/** What the engine asks of a policy, and what else is recorded of it. */
export interface Policy extends LifeInsurance, PolicyRecord {}

/** Nothing is recorded. */
export const NO_POLICY_RECORD: PolicyRecord = {
  policyKind: null,
  policyNumber: null,
  policyLength: null,
  policyRating: null,
  policyInformation: null,
  premiumCents: null,
  premiumFrequency: null,
  issueDate: null,
  lastReviewed: null,
};

/** What the premiums of a year come to; null where one of them, or how often it is paid, is not known. */
export function premiumPerYearCents({ premiumCents, premiumFrequency }: PolicyRecord): Cents | null {
  if (premiumCents === null || premiumFrequency === null) return null;
  return premiumCents * PREMIUMS_A_YEAR[premiumFrequency];
}
