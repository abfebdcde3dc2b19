import type { Cents } from '@platform/kernel';
import { stateLaw } from '../../state/regimes.ts';
import type { BypassFormula } from '../estate-case.ts';
import { giftsOf } from '../estate-tax/lifetime-gifts.ts';
import { basicExclusion, portedTo } from '../estate-tax/nonresident.ts';
import type { DeathScene } from '../succession/death.ts';
import { passedToOthers } from '../succession/interests.ts';

/** The state whose estate tax reaches the decedent, or undefined where there is none. */
export function estateTaxLaw(scene: DeathScene): ReturnType<typeof stateLaw> {
  return scene.domicile === 'NON_US' ? undefined : stateLaw(scene.domicile, scene.lawDate, scene.law);
}

export function portedExclusion(scene: DeathScene): Cents {
  return scene.world.stateDsue.get(scene.decedentId)?.[scene.domicile] ?? 0;
}

/**
 * What a formula shelters at this moment (C20): the exclusion less what has already gone to neither spouse nor
 * charity; for the federal one also less taxable gifts of a lifetime. `alsoPassed` counts what goes beside it.
 * Units: cents, never below 0. Case: MA, nothing else taxable → $2,000,000.00 by STATE.
 */
export function formulaAmount(scene: DeathScene, formula: BypassFormula, alsoPassed: Cents = 0): Cents {
  const gifts = giftsOf(scene.family.person(scene.decedentId));
  const basic = basicExclusion(scene) + portedTo(scene);
  const federal = Math.max(0, basic - gifts - passedToOthers(scene, 'federal') - alsoPassed);
  const law = estateTaxLaw(scene);
  if (formula === 'FEDERAL' || !law) return federal;
  const own = law.exclusionCents + (law.regime.portable ? portedExclusion(scene) : 0);
  const state = Math.max(0, own - passedToOthers(scene, 'state') - alsoPassed);
  return formula === 'STATE' ? state : Math.min(federal, state);
}
