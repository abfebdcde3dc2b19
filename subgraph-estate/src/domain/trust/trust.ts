import type { GstStatus } from '@platform/contracts';
import type { Trust, TrustPayoutType } from '@platform/estate-engine';
import type { Cents, IsoDate } from '@platform/kernel';
import type { PlannedTerm } from '../disposition/planned-step.ts';
import type { Apportionment, EstateFiduciary } from '../document/document.ts';
import type { ReadingKey } from '../upload/reading-key.ts';

export type TrustKind = Trust['kind'];
/** Who may say who receives what a trust holds, and in whose favour. */
export type TrustPower = NonNullable<Trust['powers']>[number];
/** GST exemption given to a trust after it was funded, at its value then. */
export type GstAllocation = NonNullable<Trust['lateAllocations']>[number];
export type QtipElection = NonNullable<Trust['qtipElection']>;

/** What a trust pays out in the years of its term. Rates in percent a year. */
export interface TrustSchedule {
  /** From the year in which it was funded; null for a term of somebody's life. */
  readonly termYears: number | null;
  /** Whose life expectancy is the term. */
  readonly lifeOfId: string | null;
  readonly annuityCents: Cents | null;
  /** Of an annuity: whether each year’s payment is the same. */
  readonly payoutType: TrustPayoutType;
  /** Increasing: what each payment is more than the one before. */
  readonly increasePercent: number | null;
  /** Sharkfin: the payment of the last year. */
  readonly lastAnnuityCents: Cents | null;
  /** Of what each year begins with, where no annuity is fixed. */
  readonly payoutPercent: number | null;
  readonly growthPercent: number | null;
  /** Of the growth, where the trust itself is taxed. */
  readonly incomeTaxPercent: number | null;
}

export interface EstateTrust {
  readonly id: string;
  readonly name: string;
  readonly kind: TrustKind;
  readonly situs: string | null;
  readonly executedAt: IsoDate | null;
  /** When its text was last changed, without another document. */
  readonly modifiedAt: IsoDate | null;
  /** When it first got property. */
  readonly fundedAt: IsoDate | null;
  /** It has ended: it holds nothing, and nothing goes to it. */
  readonly terminated: boolean;
  /** The document by which it was revoked. */
  readonly revokedById: string | null;
  /** What its sub-trusts, or itself as one, receive at another death is kept in trusts beside them. */
  readonly isNonConverging: boolean;
  /** Whether its trustee decides who receives, and how much; null where nobody has said so. */
  readonly isDiscretionary: boolean | null;
  /** How it pays out while it lasts; null where nobody has said so. */
  readonly schedule: TrustSchedule | null;
  readonly settlors: readonly string[];
  readonly lifetimeBeneficiaries: readonly string[];
  readonly createdUponDeath: boolean;
  readonly insideEstate: boolean | null;
  readonly qtipElection: QtipElection | null;
  readonly powers: readonly TrustPower[];
  /** A qualified domestic trust, for a husband or wife who is no citizen. */
  readonly isQdot: boolean;
  /** Its settlor stays the transferor for the generation-skipping tax. */
  readonly isReverseQtip: boolean;
  readonly gstStatus: GstStatus | null;
  readonly inclusionRatio: number | null;
  readonly lateAllocations: readonly GstAllocation[];
  readonly terms: readonly PlannedTerm[];
  readonly survivorshipDays: number | null;
  readonly taxApportionment: Apportionment | null;
  readonly waiveRecovery: boolean;
  readonly fiduciaries: readonly EstateFiduciary[];
  readonly uploadIds: readonly string[];
  readonly createdByReading: ReadingKey | null;
}

/** Whether nobody has said at whose death a term is played. */
export const isOfNobody = ({ on, personId }: Pick<PlannedTerm, 'on' | 'personId'>): boolean =>
  on === 'DEATH_OF' && (personId ?? null) === null;

/** A trust of which nothing is known but its name: one that begins at a death. */
export const emptyTrust = (id: string, name: string): EstateTrust => ({
  id,
  name,
  kind: 'OTHER',
  situs: null,
  executedAt: null,
  modifiedAt: null,
  fundedAt: null,
  terminated: false,
  revokedById: null,
  isNonConverging: false,
  isDiscretionary: null,
  schedule: null,
  settlors: [],
  lifetimeBeneficiaries: [],
  createdUponDeath: true,
  insideEstate: null,
  qtipElection: null,
  powers: [],
  isQdot: false,
  isReverseQtip: false,
  gstStatus: null,
  inclusionRatio: null,
  lateAllocations: [],
  terms: [],
  survivorshipDays: null,
  taxApportionment: null,
  waiveRecovery: false,
  fiduciaries: [],
  uploadIds: [],
  createdByReading: null,
});

/** The same of one that exists. */
export const existingTrust = (id: string, name: string, kind: TrustKind): EstateTrust => ({
  ...emptyTrust(id, name),
  kind,
  createdUponDeath: false,
});
