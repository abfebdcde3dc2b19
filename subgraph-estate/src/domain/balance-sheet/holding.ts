import type { Asset, Designation, PropertyUse, Share } from '@platform/estate-engine';
import type { Cents, IsoDate } from '@platform/kernel';
import type { EstateDocument } from '../document/document.ts';
import type { EstateEntity } from '../entity/entity.ts';
import type { Policy } from '../insurance/policy.ts';
import type { EstateCharity } from '../person/person.ts';
import type { EstateTrust } from '../trust/trust.ts';
import type { EstateAccount } from './account.ts';

export type AssetType = Asset['assetType'];
export type Titling = NonNullable<Asset['titling']>;

export const REAL_ESTATE_TYPES = ['PRIMARY_RESIDENCE', 'SECOND_HOME', 'RENTAL', 'COMMERCIAL', 'LAND'] as const;
export type RealEstateType = (typeof REAL_ESTATE_TYPES)[number];

export interface EstateAsset {
  readonly id: string;
  readonly name: string;
  readonly assetType: AssetType;
  readonly balanceCents: Cents;
  /** Percent off the value of a part that neither controls nor sells, as an appraisal supports it; null for none. */
  readonly discountPercent: number | null;
  /** Worked as a farm or in a business by its owner or the family. */
  readonly use: PropertyUse | null;
  /** Given away by deed and kept for the owner's life; the beneficiaries hold the remainder. */
  readonly isLifeEstate: boolean;
  /** What was paid for it, for the tax on its gain; null when nobody knows. */
  readonly costBasisCents: Cents | null;
  readonly acquisitionDate: IsoDate | null;
  /** Who keeps it: a bank, a broker. */
  readonly custodian: string | null;
  /** Can be turned into money soon; null goes by its type. */
  readonly isLiquid: boolean | null;
  readonly realEstateType: RealEstateType | null;
  readonly valuationDate: IsoDate | null;
  /** Where the value comes from: `Appraisal`, `Custodian feed`. */
  readonly valuationSource: string | null;
  readonly state: string | null;
  readonly owners: readonly Share[];
  readonly titling: Titling | null;
  readonly contributions: readonly Share[];
  readonly beneficiaries: readonly Designation[];
  readonly retirementAccountType: NonNullable<Asset['retirementAccountType']> | null;
  /** Of a policy; null also of one of which nobody has said whose life it insures. */
  readonly lifeInsurance: Policy | null;
}

export const LIABILITY_TYPES = ['MORTGAGE', 'LINE_OF_CREDIT', 'LOAN', 'CREDIT_CARD', 'OTHER_DEBT'] as const;
export type LiabilityType = (typeof LIABILITY_TYPES)[number];
export const PAYMENT_TYPES = ['PRINCIPAL_AND_INTEREST', 'INTEREST_ONLY', 'BALLOON'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];
export const PAYMENT_TERMS = ['MONTHLY', 'QUARTERLY', 'SEMIANNUALLY', 'ANNUALLY'] as const;
export type PaymentTerms = (typeof PAYMENT_TERMS)[number];

export interface EstateLiability {
  readonly id: string;
  readonly name: string;
  readonly liabilityType: LiabilityType;
  readonly balanceCents: Cents;
  /** Percent a year. */
  readonly interestRate: number | null;
  /** Months. */
  readonly lengthOfTerm: number | null;
  readonly paymentAmountCents: Cents | null;
  readonly paymentTerms: PaymentTerms | null;
  readonly paymentType: PaymentType | null;
  readonly owners: readonly Share[];
  readonly securedByAssetId: string | null;
  readonly asOf: IsoDate | null;
  readonly source: string | null;
}

/** One thing that was taken off the balance sheet, as it was, so that it can be undone. */
export interface RemovedHolding {
  readonly asset: EstateAsset | null;
  readonly liability: EstateLiability | null;
  readonly entity: EstateEntity | null;
  readonly charity: EstateCharity | null;
  /** What the asset was split into: it comes back in place of them. */
  readonly parts: readonly EstateAsset[];
  readonly account: EstateAccount | null;
  readonly trust: EstateTrust | null;
  readonly document: EstateDocument | null;
}
