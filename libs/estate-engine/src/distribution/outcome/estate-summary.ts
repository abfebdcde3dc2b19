import type { Cents } from '@platform/kernel';
import type { EstateSummary, ExclusionFigures } from '../distribution-result.ts';
import { addedBack, giftsUsingExclusion } from '../estate-tax/lifetime-gifts.ts';
import { basicExclusion, isNonresident, portedTo } from '../estate-tax/nonresident.ts';
import { estateTaxLaw, portedExclusion } from '../instruments/formula.ts';
import type { DeathScene } from '../succession/death.ts';
import type { Solved } from './death-taxes.ts';
import { taxableWorking } from './estate-working.ts';

/** The summary before its receipt is written. */
export type EstateFigures = Omit<EstateSummary, 'working'>;

export function estateSummary(scene: DeathScene, { gross, taxes }: Solved, figures: EstateFigures): EstateSummary {
  return { ...figures, working: taxableWorking(scene, gross, taxes) };
}

/** C25, C26: the figures of the return, and what is left for the surviving spouse to use. */
export function estateFigures(scene: DeathScene, { gross, taxes, gst }: Solved): EstateFigures {
  const ported = portable(scene, taxes.taxableCents, stateBase(scene, taxes));
  const exclusion = exclusionFigures(scene, taxes.taxableCents);
  return {
    death: scene.label,
    decedentId: scene.decedentId,
    date: scene.date,
    domicile: scene.domicile,
    grossCents: gross.federal,
    maritalCents: taxes.maritalCents,
    charitableCents: taxes.charitableCents,
    deductionsCents: gross.federal - taxes.maritalCents - taxes.charitableCents - taxes.taxableCents,
    taxableCents: taxes.taxableCents,
    exclusionUsedCents: exclusion.usedCents,
    exclusion,
    dsuePortedCents: scene.input.assumptions.portabilityElected ? ported.federal : 0,
    stateTaxableCents: stateBase(scene, taxes),
    stateDsuePortedCents: scene.input.assumptions.portabilityElected ? ported.state : 0,
    gstExemptionAllocatedCents: gst.allocatedCents,
  };
}

function stateBase(scene: DeathScene, taxes: Solved['taxes']): Cents {
  const law = estateTaxLaw(scene);
  if (!law) return 0;
  const left = law.regime.outOfStateLeavesBase ? taxes.stateElsewhereCents : 0;
  return Math.max(0, taxes.stateTaxableCents - left);
}

function exclusionFigures(scene: DeathScene, taxableCents: Cents): ExclusionFigures {
  const { world, decedentId } = scene;
  const basicCents = basicExclusion(scene);
  const dsueCents = portedTo(scene);
  const totalCents = basicCents + dsueCents;
  const usedCents = Math.min(totalCents, taxableCents + giftsUsingExclusion(scene));
  const leftCents = totalCents - usedCents;
  const notPortableCents = Math.max(0, leftCents - basicCents);
  const dsueFromId = dsueCents > 0 ? world.dsueFrom.get(decedentId) : undefined;
  return { basicCents, dsueCents, dsueFromId, totalCents, usedCents, leftCents, notPortableCents };
}

/** What an election would leave the spouse. State exclusions are ported in HI and MD alone, at most one own exclusion. */
export function portable(
  scene: DeathScene,
  taxableCents: Cents,
  stateTaxableCents: Cents,
): { federal: Cents; state: Cents } {
  // The executor of a nonresident who is no citizen cannot elect (Reg. 20.2010-2(a)(5)).
  if (scene.spouseId === undefined || isNonresident(scene)) return { federal: 0, state: 0 };
  const basic = basicExclusion(scene);
  const own = portedTo(scene);
  const federal = scene.partner
    ? 0
    : Math.max(0, Math.min(basic, basic + own - taxableCents - giftsUsingExclusion(scene)));
  const law = estateTaxLaw(scene);
  if (!law?.regime.portable) return { federal, state: 0 };
  const gifts = law.regime.giftAddBack?.lowersExclusion ? addedBack(scene).giftsCents : 0;
  const left = Math.max(0, law.exclusionCents - gifts) + portedExclusion(scene) - stateTaxableCents;
  return { federal, state: Math.max(0, Math.min(law.exclusionCents, left)) };
}
