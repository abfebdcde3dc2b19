import { divide } from '@platform/estate-engine';
import type { Cents, IsoDate } from '@platform/kernel';
import type { EstateAsset } from '../balance-sheet/holding.ts';
import { runDistribution } from '../distribution/distribution.ts';
import { counted } from '../estate/counted.ts';
import type { Estate } from '../estate/estate.ts';
import { decedentOf } from './class-members.ts';
import type { Plan } from './plan.ts';

export interface FundingAsset {
  readonly asset: EstateAsset;
  readonly ownerId: string;
  readonly valueCents: Cents;
  /** Given by a step of its own: it pays that one alone. */
  readonly isGiven: boolean;
}

const WHOLE = 100;

function partOf(asset: EstateAsset, ownerId: string): Cents {
  const { owners, lifeInsurance } = asset;
  const value =
    lifeInsurance && lifeInsurance.insuredId === ownerId ? lifeInsurance.deathBenefitCents : asset.balanceCents;
  const at = owners.findIndex(({ id }) => id === ownerId);
  if (at < 0) return 0;
  const said = owners.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  const open = owners.filter(({ percent }) => percent === undefined).length;
  const weights = owners.map(({ percent }) => percent ?? Math.max(0, WHOLE - said) / Math.max(1, open));
  return divide(value, weights)[at] ?? 0;
}

/** What a death moves by title or designation, whatever the will says, as the engine plays it. */
function passedOtherwise(estate: Estate, decedentId: string, today: IsoDate): Map<string, Cents> {
  const outcome = runDistribution(estate, today);
  const moved = new Map<string, Cents>();
  if ('problem' in outcome) return moved;
  for (const { reason, assetId, fromId, amountCents } of outcome.result.transfers) {
    if (assetId === undefined || fromId !== decedentId || (reason !== 'title' && reason !== 'designation')) continue;
    moved.set(assetId, (moved.get(assetId) ?? 0) + amountCents);
  }
  return moved;
}

/**
 * What can pay the steps of a will, which is what its owner holds and no title or designation takes, or of a trust,
 * which is what it holds. Values are the owner's part of today, debts not taken off, in cents; policies on the owner at
 * their benefit. `at` names one step, from 0.
 */
export function fundingAssets(estate: Estate, plan: Plan, at: number | null, today: IsoDate): FundingAsset[] {
  const step = at === null ? null : plan.steps[at]?.step;
  const given = new Set(plan.steps.flatMap(({ step: one }) => (one.takesAway ? [] : (one.assetId ?? []))));
  const event = plan.steps[at ?? 0]?.event;
  const ownerId = plan.trust ? plan.trust.id : plan.ownerId;
  if (ownerId === null || (at !== null && !step)) return [];
  const decedentId = plan.trust ? null : event ? decedentOf(estate, event, today) : ownerId;
  const moved = decedentId === null ? new Map<string, Cents>() : passedOtherwise(estate, decedentId, today);
  return counted(estate).assets.flatMap((asset) => {
    if (!asset.owners.some(({ id }) => id === ownerId)) return [];
    const isGiven = given.has(asset.id);
    if (step && (step.assetId ? step.assetId !== asset.id : isGiven)) return [];
    const valueCents = partOf(asset, ownerId) - (moved.get(asset.id) ?? 0);
    return valueCents > 0 ? [{ asset, ownerId, valueCents, isGiven }] : [];
  });
}
