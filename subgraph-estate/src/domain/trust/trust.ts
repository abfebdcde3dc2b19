import type { GstStatus } from '@platform/contracts';
import type { Trust, TrustTerm } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import type { Apportionment, EstateFiduciary } from '../document/document.ts';
import type { ReadingKey } from '../upload/reading-key.ts';

export type TrustKind = Trust['kind'];
export type QtipElection = NonNullable<Trust['qtipElection']>;

export interface EstateTrust {
  readonly id: string;
  readonly name: string;
  readonly kind: TrustKind;
  readonly situs: string | null;
  readonly executedAt: IsoDate | null;
  readonly settlors: readonly string[];
  readonly lifetimeBeneficiaries: readonly string[];
  readonly createdUponDeath: boolean;
  readonly insideEstate: boolean | null;
  readonly qtipElection: QtipElection | null;
  readonly gstStatus: GstStatus | null;
  readonly inclusionRatio: number | null;
  readonly terms: readonly TrustTerm[];
  readonly survivorshipDays: number | null;
  readonly taxApportionment: Apportionment | null;
  readonly waiveRecovery: boolean;
  readonly fiduciaries: readonly EstateFiduciary[];
  readonly uploadIds: readonly string[];
  readonly createdByReading: ReadingKey | null;
}
