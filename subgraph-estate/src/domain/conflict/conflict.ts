import type { DistributionWarning, TitleConflict } from '@platform/estate-engine';
import type { Cents, IsoDate } from '@platform/kernel';
import type { EstateAsset } from '../balance-sheet/holding.ts';
import type { FiduciaryOffice, OfficeNominee } from '../document/acting.ts';
import type { EstatePerson } from '../person/person.ts';

export const CONFLICT_SEVERITIES = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type ConflictSeverity = (typeof CONFLICT_SEVERITIES)[number];

/** What one instrument is called, and its id. */
export interface NamedInstrument {
  readonly id: string;
  readonly name: string;
  readonly isTrust: boolean;
}

/** Something in which the plan and the way things stand do not agree. The words are the view's. */
export type PlanConflict =
  | {
      readonly kind: 'TITLE';
      readonly severity: ConflictSeverity;
      readonly asset: { readonly id: string; readonly name: string; readonly assetType: EstateAsset['assetType'] };
      readonly found: TitleConflict;
      /** A retirement account that goes to a spouse: what most couples want, for its income tax. */
      readonly isOrdinary: boolean;
    }
  | { readonly kind: 'WARNING'; readonly severity: ConflictSeverity; readonly warning: DistributionWarning }
  | { readonly kind: 'NO_BENEFICIARY'; readonly severity: ConflictSeverity; readonly asset: EstateAsset }
  | {
      readonly kind: 'FORMER_SPOUSE';
      readonly severity: ConflictSeverity;
      readonly asset: EstateAsset;
      readonly person: EstatePerson;
    }
  | {
      readonly kind: 'POLICY_IN_ESTATE';
      readonly severity: ConflictSeverity;
      readonly asset: EstateAsset;
      readonly trust: NamedInstrument;
      readonly benefitCents: Cents;
    }
  | {
      readonly kind: 'CANNOT_ACT';
      readonly severity: ConflictSeverity;
      readonly office: FiduciaryOffice;
      readonly nominee: OfficeNominee;
    }
  | { readonly kind: 'NO_SUCCESSOR'; readonly severity: ConflictSeverity; readonly office: FiduciaryOffice }
  | {
      readonly kind: 'MADE_ELSEWHERE';
      readonly severity: ConflictSeverity;
      readonly instrument: NamedInstrument;
      readonly madeIn: string;
      readonly livesIn: string;
    }
  | {
      readonly kind: 'EXCLUSION_GREW';
      readonly severity: ConflictSeverity;
      readonly instrument: NamedInstrument;
      readonly signedOn: IsoDate;
      /** Null before the law that is held: it was far less then. */
      readonly thenCents: Cents | null;
      readonly nowCents: Cents;
    }
  | {
      readonly kind: 'DIES_IN_TERM';
      readonly severity: ConflictSeverity;
      readonly trust: NamedInstrument;
      readonly settlor: EstatePerson;
      readonly endsOn: IsoDate;
    }
  | {
      readonly kind: 'BORN_LATER';
      readonly severity: ConflictSeverity;
      readonly instrument: NamedInstrument;
      readonly signedOn: IsoDate;
      readonly child: EstatePerson;
    };
