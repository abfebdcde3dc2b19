import type { EstateCase } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import type { Said } from '../estate/said.ts';
import { requiredName } from '../finance/planned-year.ts';

/** The plan of a household as it stood on a day, kept under a name to be compared with later ones (ADR 72). */
export interface PlanVersion {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  readonly name: string;
  /** The day it is of, by the organization's calendar. */
  readonly keptOn: IsoDate;
  /** The engine's input on that day, as JSON: it never changes. Left out where versions are listed. */
  readonly caseText?: string;
  /** Of the estate that was kept. */
  readonly estateVersion: number;
  readonly createdByName: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface PlanVersionFacts {
  readonly name?: Said<string>;
}

/** Throws: DomainError REQUIRED, TOO_LONG, naming the field. */
export const planVersionName = (known: Pick<PlanVersion, 'name'> | null, { name }: PlanVersionFacts): string =>
  requiredName(name ?? known?.name ?? '', 'name', 'Name');

/** What the engine was given on the day that is kept. */
export const keptCase = (caseText: string): EstateCase => JSON.parse(caseText) as EstateCase;
