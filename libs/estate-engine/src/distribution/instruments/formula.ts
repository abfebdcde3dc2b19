import type { Cents } from '@platform/kernel';
import type { Authority } from '../../explanation/working.ts';
import { stateLaw } from '../../state/regimes.ts';
import type { BypassFormula } from '../estate-case.ts';
import { giftsOf, giftsUsingExclusion } from '../estate-tax/lifetime-gifts.ts';
import { basicExclusion, portedTo } from '../estate-tax/nonresident.ts';
import type { DeathScene } from '../succession/death.ts';
import { passedToOthers } from '../succession/interests.ts';
import type { FormulaTerms } from '../succession/origin.ts';

/** The state whose estate tax reaches the decedent, or undefined where there is none. */
export function estateTaxLaw(scene: DeathScene): ReturnType<typeof stateLaw> {
  return scene.domicile === 'NON_US' ? undefined : stateLaw(scene.domicile, scene.lawDate, scene.law);
}

export function portedExclusion(scene: DeathScene): Cents {
  return scene.world.stateDsue.get(scene.decedentId)?.[scene.domicile] ?? 0;
}

/**
 * What a formula shelters at this moment (C20): the exclusion less what has already gone to neither spouse nor
 * charity; for the federal one also less the gifts of a lifetime that used exclusion. `alsoPassed` counts what goes beside it.
 * Units: cents, never below 0. Case: MA, nothing else taxable → $2,000,000.00 by STATE.
 */
export function formulaAmount(scene: DeathScene, formula: BypassFormula, alsoPassed: Cents = 0): Cents {
  return formulaTerms(scene, formula, alsoPassed).amountCents;
}

/** The same with what it is made of. */
export function formulaTerms(scene: DeathScene, formula: BypassFormula, besideCents: Cents = 0): FormulaTerms {
  const giftsCents = giftsOf(scene.family.person(scene.decedentId));
  const federal = withAmount({
    jurisdiction: 'US',
    ownCents: basicExclusion(scene),
    portedCents: portedTo(scene),
    giftsCents,
    giftsTaxedCents: giftsCents - giftsUsingExclusion(scene),
    passedCents: passedToOthers(scene, 'federal'),
    besideCents,
    authority: FEDERAL_EXCLUSION,
  });
  const law = estateTaxLaw(scene);
  if (formula === 'FEDERAL' || !law) return federal;
  const state = withAmount({
    jurisdiction: scene.domicile,
    ownCents: law.exclusionCents,
    portedCents: law.regime.portable ? portedExclusion(scene) : 0,
    giftsCents: 0,
    giftsTaxedCents: 0,
    passedCents: passedToOthers(scene, 'state'),
    besideCents,
    authority: law.regime.authority,
  });
  if (formula === 'STATE') return state;
  return federal.amountCents < state.amountCents ? { ...federal, other: state } : { ...state, other: federal };
}

const FEDERAL_EXCLUSION: readonly Authority[] = [{ cite: 'IRC § 2010(c)', title: 'Applicable exclusion amount' }];

function withAmount(terms: Omit<FormulaTerms, 'amountCents'>): FormulaTerms {
  const { ownCents, portedCents, giftsCents, giftsTaxedCents, passedCents, besideCents } = terms;
  const left = ownCents + portedCents - (giftsCents - giftsTaxedCents) - passedCents - besideCents;
  return { ...terms, amountCents: Math.max(0, left) };
}
