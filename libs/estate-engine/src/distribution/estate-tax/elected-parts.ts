import { type Cents, formatDollarsAndCents } from '@platform/kernel';
import type { Working } from '../../explanation/working.ts';
import { stateElectionLaw } from '../../law/state-election-tables.ts';
import { proportion } from '../money/division.ts';
import type { DeathScene } from '../succession/death.ts';
import { type Lot, takeProRata, totalOf } from '../succession/property.ts';

/** Of trusts elected for a state alone, what a first estate deducted of all that it elected. */
export interface ElectedPart {
  readonly deductedCents: Cents;
  readonly electedCents: Cents;
  /** Once the second death has counted it. */
  readonly working?: Working;
}

/** Where the state deducts no more than a limit, the election is one of a part of the trusts (Reg. 20.2056(b)-7(b)(2)). */
export function noteElectedParts(scene: DeathScene, deductedCents: Cents, beyondCents: Cents): void {
  if (beyondCents === 0) return;
  for (const { takerId, deduction } of scene.interests) {
    if (deduction.state !== 'marital' || scene.trusts.get(takerId)?.qtipElection !== 'STATE_ONLY') continue;
    scene.world.electedParts.set(takerId, { deductedCents, electedCents: deductedCents + beyondCents });
  }
}

/**
 * Leaves in the state's estate of the survivor the part of a trust that was deducted; the rest was taxed before.
 * Units: cents, rounded half up. Source: 36 M.R.S. 4102, Maine elective property: with respect to which the estate of the
 * first to die was decreased. Case: 7,840,000 deducted of 10,000,000 elected; a trust of $9,000,000.00 → $7,056,000.00.
 */
export function limitElected({ world, domicile }: DeathScene, trustId: string, lots: Lot[]): void {
  const part = world.electedParts.get(trustId);
  const counted = lots.filter(({ inclusion, source }) => inclusion === 'state' && source === 'qtip');
  if (!part || counted.length === 0) return;
  const { deductedCents, electedCents } = part;
  const totalCents = totalOf(counted);
  const amountCents = proportion(totalCents, deductedCents, electedCents);
  const law = stateElectionLaw(domicile);
  const working: Working = {
    label: 'Of it, the part deducted at the first death',
    amountCents,
    formula: `${formatDollarsAndCents(totalCents)} × ${formatDollarsAndCents(deductedCents)} ÷ ${formatDollarsAndCents(electedCents)}`,
    ...(law ? { authority: [law.authority] } : {}),
  };
  world.electedParts.set(trustId, { ...part, working });
  lots.push(
    ...takeProRata(counted, totalCents - amountCents).map((lot): Lot => ({ ...lot, inclusion: 'none', source: 'own' })),
  );
}
