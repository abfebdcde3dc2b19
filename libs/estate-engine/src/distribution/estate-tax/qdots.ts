import type { Cents } from '@platform/kernel';
import { proportion } from '../money/division.ts';
import type { DeathScene, Interest } from '../succession/death.ts';
import { totalOf } from '../succession/property.ts';
import { isUsCitizen } from '../succession/world.ts';
import { isNonresident } from './nonresident.ts';
import type { PriorTransfer } from './prior-transfers.ts';
import { type EstateTaxes, federalTaxBefore } from './solve.ts';

/** What passes out of, or stays in, trusts that put tax off until this death: in the order of the scene's interests. */
const ofTrust = (scene: DeathScene, trustId: string): Interest[] =>
  scene.interests.filter(({ fromId, value }) => fromId === trustId && value.federal > 0);

/**
 * The estate tax of an earlier death that a qualified domestic trust had put off, at the death of the spouse it was for:
 * what the trust adds to the tax of that estate, paid by the trust; and the credit for it (IRC 2056A(b)(7)).
 * A spouse who is a citizen by then owes none (IRC 2056A(b)(12)).
 */
export function chargeQdots(scene: DeathScene): void {
  const { world, decedentId, family } = scene;
  if (world.qdots.size === 0 || isUsCitizen(family.person(decedentId)?.citizenship)) return;
  for (const [trustId, origin] of world.qdots) {
    const interests = ofTrust(scene, trustId);
    const valueCents = interests.reduce((sum, { lots }) => sum + totalOf(lots), 0);
    if (valueCents === 0) continue;
    // Reg. 20.2010-2(c)(4): what the first estate leaves of its exclusion is known when the trust has paid.
    world.dsue.set(decedentId, Math.max(0, (world.dsue.get(decedentId) ?? 0) - valueCents));
    const beforeCents = origin.taxWith(0);
    const amountCents = Math.min(valueCents, origin.taxWith(valueCents) - beforeCents);
    if (amountCents === 0) continue;
    scene.qdotTaxes.push({ trustId, valueCents, amountCents, beforeCents });
    let left = amountCents;
    interests.forEach((interest, index) => {
      const isLast = index === interests.length - 1;
      const share = isLast ? left : Math.min(left, proportion(amountCents, interest.amountCents, valueCents));
      interest.taxes.qdot = share;
      left -= share;
    });
    const credit = { diedOn: scene.date, taxableEstateCents: valueCents, taxCents: amountCents, isQdot: true };
    addPrior(scene, decedentId, { ...credit, valueCents: valueCents - amountCents });
  }
}

/** Trusts that this death deducts for a spouse who is no citizen. */
export function noteQdots(scene: DeathScene, taxableCents: Cents): void {
  if (scene.spouseIsCitizen) return;
  for (const { takerId, deduction } of scene.interests) {
    if (deduction.federal !== 'marital' || !scene.trusts.get(takerId)?.isQdot) continue;
    const taxWith = (more: Cents): Cents => federalTaxBefore(scene, taxableCents + more);
    scene.world.qdots.set(takerId, { decedentId: scene.decedentId, taxWith });
  }
}

/** Where it is asked for, what this death taxed and somebody took outright: the next estate has a credit for the tax (IRC 2013). */
export function notePriorTransfers(scene: DeathScene, { federalCents, taxableCents }: EstateTaxes): void {
  const { priorTransferCredit } = scene.input.assumptions;
  if (!priorTransferCredit || federalCents === 0 || isNonresident(scene)) return;
  const taken = scene.interests.filter(
    ({ manner, deduction }) => manner === 'outright' && deduction.federal === 'none',
  );
  for (const [takerId, interests] of Map.groupBy(taken, (interest) => interest.takerId)) {
    const valueCents = interests.reduce((sum, { value, taxes }) => {
      const borne = taxes.federal + taxes.state + taxes.inheritance + taxes.poolInheritance;
      return sum + Math.max(0, value.federal - borne);
    }, 0);
    if (valueCents === 0 || !scene.family.person(takerId)) continue;
    addPrior(scene, takerId, {
      diedOn: scene.date,
      valueCents,
      taxableEstateCents: taxableCents,
      taxCents: federalCents,
    });
  }
}

function addPrior({ world }: DeathScene, personId: string, transfer: PriorTransfer): void {
  world.priorTransfers.set(personId, [...(world.priorTransfers.get(personId) ?? []), transfer]);
}
