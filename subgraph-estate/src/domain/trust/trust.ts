import type { GstStatus } from '@platform/contracts';
import type { Trust } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import type { PlannedTerm } from '../disposition/planned-step.ts';
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
  readonly terms: readonly PlannedTerm[];
  readonly survivorshipDays: number | null;
  readonly taxApportionment: Apportionment | null;
  readonly waiveRecovery: boolean;
  readonly fiduciaries: readonly EstateFiduciary[];
  readonly uploadIds: readonly string[];
  readonly createdByReading: ReadingKey | null;
}

/** A trust of which nothing is known but its name: one that begins at a death. */
export const emptyTrust = (id: string, name: string): EstateTrust => ({
  id,
  name,
  kind: 'OTHER',
  situs: null,
  executedAt: null,
  settlors: [],
  lifetimeBeneficiaries: [],
  createdUponDeath: true,
  insideEstate: null,
  qtipElection: null,
  gstStatus: null,
  inclusionRatio: null,
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
