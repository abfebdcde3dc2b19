import type { Cents } from '@platform/kernel';
import type { BypassFormula, Disclaimer } from '../estate-case.ts';
import type { DeathScene } from '../succession/death.ts';
import { formulaAmount } from './formula.ts';

const FORMULAS: Readonly<Record<NonNullable<Disclaimer['formula']>, BypassFormula>> = {
  REMAINING_FEDERAL_EXCLUSION: 'FEDERAL',
  REMAINING_STATE_EXCLUSION: 'STATE',
  LESSER_OF_FEDERAL_AND_STATE: 'LESSER_OF_FEDERAL_AND_STATE',
};

/**
 * How much of what somebody would take is disclaimed (C14): a stated amount, what the formula of C20 gives at that
 * moment, or all. A stated amount is used up once. `assetId` undefined: the share of the residue.
 */
export function disclaimedAmount(
  scene: DeathScene,
  personId: string,
  assetId: string | undefined,
  shareCents: Cents,
  alsoPassed: Cents,
): Cents {
  const open = scene.disclaimers.find(
    ({ disclaimer }) => disclaimer.personId === personId && disclaimer.assetId === assetId,
  );
  if (!open || shareCents === 0) return 0;
  const { formula } = open.disclaimer;
  if (formula) return Math.min(shareCents, formulaAmount(scene, FORMULAS[formula], alsoPassed));
  const amountCents = Math.min(shareCents, open.leftCents ?? shareCents);
  if (open.leftCents !== undefined) open.leftCents -= amountCents;
  return amountCents;
}
