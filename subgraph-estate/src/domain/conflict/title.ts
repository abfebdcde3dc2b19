import { type EstateCase, type TitleConflict, titleConflicts } from '@platform/estate-engine';
import { isDomainError } from '@platform/kernel';
import { type Estate, spouseOf } from '../estate/estate.ts';
import type { ConflictSeverity, PlanConflict } from './conflict.ts';

/** From this much on a conflict is a grave one. */
const GRAVE_CENTS = 250_000_00;

/** What titles and designations do against the documents; nothing where the deaths cannot be played. */
export function titleFindings(estate: Estate, input: EstateCase): PlanConflict[] {
  return found(input).flatMap((conflict): PlanConflict[] => {
    const asset = input.assets.find(({ id }) => id === conflict.assetId);
    if (!asset) return [];
    const takers = (asset.beneficiaries ?? []).filter(({ tier }) => tier !== 'CONTINGENT').map(({ to }) => to);
    const isSpouses = asset.owners.every(({ id }) => takers.every((taker) => spouseOf(estate, id)?.id === taker));
    const isOrdinary = asset.assetType === 'RETIREMENT' && takers.length > 0 && isSpouses;
    return [{ kind: 'TITLE', severity: severityOf(conflict, isOrdinary), asset, found: conflict, isOrdinary }];
  });
}

function found(input: EstateCase): TitleConflict[] {
  try {
    return titleConflicts(input);
  } catch (error) {
    if (isDomainError(error)) return [];
    throw error;
  }
}

function severityOf({ amountCents }: TitleConflict, isOrdinary: boolean): ConflictSeverity {
  if (isOrdinary) return 'LOW';
  return amountCents >= GRAVE_CENTS ? 'HIGH' : 'MEDIUM';
}
