import type { Asset, Designation, Share } from '@platform/estate-engine';
import type { Cents, IsoDate } from '@platform/kernel';

type Titling = NonNullable<Asset['titling']>;

export const ACCOUNT_KINDS = ['BANK', 'BROKERAGE', 'RETIREMENT', 'MINOR', 'EDUCATION_SAVINGS', 'OTHER'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];
export const ACCOUNT_STATUSES = ['OPEN', 'CLOSED'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export const BALANCE_TYPES = ['STATED', 'FROM_ASSETS'] as const;
export type BalanceType = (typeof BALANCE_TYPES)[number];
export const TOD_OR_POD = ['TOD', 'POD'] as const;
export type TodOrPod = (typeof TOD_OR_POD)[number];
export const MINOR_ACCOUNT_TYPES = ['UTMA', 'UGMA'] as const;
export type MinorAccountType = (typeof MINOR_ACCOUNT_TYPES)[number];
export const EDUCATION_SAVINGS_TYPES = ['PLAN_529', 'COVERDELL'] as const;
export type EducationSavingsType = (typeof EDUCATION_SAVINGS_TYPES)[number];

/** How much of an asset an account holds. */
export interface AssetProportion {
  readonly assetId: string;
  readonly percent: number;
}

/** An account in somebody's name: with a balance of its own, or with that of the assets that it holds. */
export interface EstateAccount {
  readonly id: string;
  readonly name: string;
  readonly kind: AccountKind;
  /** A closed one holds nothing. */
  readonly status: AccountStatus;
  readonly balanceType: BalanceType;
  /** As it is stated; nothing where the balance is that of its assets. */
  readonly balanceCents: Cents;
  readonly valuationDate: IsoDate | null;
  readonly valuationSource: string | null;
  readonly custodian: string | null;
  /** null goes by its kind. */
  readonly isLiquid: boolean | null;
  readonly owners: readonly Share[];
  readonly titling: Titling | null;
  readonly beneficiaries: readonly Designation[];
  readonly todOrPod: TodOrPod | null;
  readonly retirementAccountType: NonNullable<Asset['retirementAccountType']> | null;
  readonly minorAccountType: MinorAccountType | null;
  readonly educationSavingsType: EducationSavingsType | null;
  /** Of a minor's account: from then on it is the owner's own to deal with. */
  readonly ageOfMajority: number | null;
  readonly holds: readonly AssetProportion[];
}
