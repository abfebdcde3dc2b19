import type { Cents, IsoDate } from '@platform/kernel';
import type { ReadingKey } from '../upload/reading-key.ts';

/** A taxable gift of a lifetime, as gift tax returns count it: after the annual exclusion and deductions. */
export interface EstateGift {
  readonly id: string;
  readonly givenOn: IsoDate | null;
  /** Where the day is not known; null where the year is not known either. */
  readonly year: number | null;
  readonly amountCents: Cents;
  /** To whom, in words. */
  readonly recipient: string | null;
  readonly gstExemptionUsedCents: Cents;
  readonly giftTaxPaidCents: Cents;
}

/** What somebody received of an estate that paid federal tax on it, which his own estate may have a credit for (IRC 2013). */
export interface EarlierEstate {
  readonly diedOn: IsoDate;
  /** After what it bore of that estate's debts and taxes. */
  readonly valueCents: Cents;
  readonly taxableEstateCents: Cents;
  readonly federalTaxCents: Cents;
}

export interface EstatePerson {
  readonly id: string;
  readonly name: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** As the family calls the person. */
  readonly preferredName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly legalName: string | null;
  readonly initials: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  /** State where the person lives. */
  readonly state: string | null;
  /** Where the person lives, by ISO code; null is the United States. */
  readonly country: string | null;
  readonly gender: string | null;
  readonly bio: string | null;
  readonly birthDate: IsoDate | null;
  readonly deathDate: IsoDate | null;
  readonly isDeceased: boolean;
  readonly citizenship: string | null;
  readonly isSpecialNeeds: boolean;
  /** Disabled or chronically ill as IRC 401(a)(9)(E)(ii) says it. */
  readonly isDisabled: boolean;
  readonly isCorporateTrustee: boolean;
  /** Taxable gifts, in place of the two sums below, which are 0 where gifts are listed. */
  readonly gifts: readonly EstateGift[];
  readonly federalExemptionUsedCents: Cents;
  readonly gstExemptionUsedCents: Cents;
  readonly federalDsueCents: Cents;
  /** Of it, what gifts have used. */
  readonly federalDsueUsedCents: Cents;
  /** What gifts have used of exclusions left by spouses who died before the last one. */
  readonly earlierDsueUsedCents: Cents;
  readonly earlierEstates: readonly EarlierEstate[];
  /** Of whom it was left: the late spouse, in words. */
  readonly federalDsueSource: string | null;
  readonly stateExemptionUsedCents: Cents;
  readonly hawaiiStateDsueRemainingCents: Cents;
  readonly marylandStateDsueRemainingCents: Cents;
  readonly createdByReading: ReadingKey | null;
}

/** Where somebody has put a card of the family tree, in px of the drawing. */
export interface NodePosition {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export const ESTATE_RELATION_KINDS = [
  'SPOUSE',
  'FORMER_SPOUSE',
  'DOMESTIC_PARTNER',
  'REGISTERED_PARTNER',
  'PARENT',
  'STEPPARENT',
  'SIBLING',
] as const;
export type EstateRelationKind = (typeof ESTATE_RELATION_KINDS)[number];

/** PARENT and STEPPARENT: `from` is the parent. The others read the same both ways. */
export interface EstateRelation {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: EstateRelationKind;
  /** Of a PARENT: by adoption, which the law puts beside birth (UPC 2-118). */
  readonly isAdopted: boolean;
}

/** Somebody who was taken out of the estate, as they were, so that it can be undone. */
export interface RemovedPerson {
  readonly person: EstatePerson;
  readonly relations: readonly EstateRelation[];
}

export const CHARITABLE_KINDS = [
  'PUBLIC_CHARITY',
  'PRIVATE_FOUNDATION',
  'DONOR_ADVISED_FUND',
  'SUPPORTING_ORGANIZATION',
  'OTHER',
] as const;
export type CharitableKind = (typeof CHARITABLE_KINDS)[number];

export interface EstateCharity {
  readonly id: string;
  readonly name: string;
  readonly charitableKind: CharitableKind | null;
  readonly createdByReading: ReadingKey | null;
}

/** Husbands, wives and partners of today; a former spouse is none. */
export const isPresentMarriage = ({ kind }: Pick<EstateRelation, 'kind'>): boolean =>
  kind === 'SPOUSE' || kind === 'DOMESTIC_PARTNER' || kind === 'REGISTERED_PARTNER';
