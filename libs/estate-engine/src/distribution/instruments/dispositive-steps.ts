import type { Cents } from '@platform/kernel';
import { federalLaw } from '../../federal/federal-law.ts';
import type { TransferReason } from '../distribution-result.ts';
import type { Step, Target } from '../estate-case.ts';
import { divide, percentOf, shareWeights } from '../money/division.ts';
import { type DeathScene, warn } from '../succession/death.ts';
import { addInterest, passesToSpouse } from '../succession/interests.ts';
import type { OriginStep } from '../succession/origin.ts';
import { isBarePolicy, totalOf } from '../succession/property.ts';
import { disclaimedAmount } from './disclaimers.ts';
import { formulaTerms } from './formula.ts';
import { intestate } from './intestate-estate.ts';
import {
  barePolicies,
  deliver,
  disclaimedStep,
  give,
  notDisclaimed,
  type Pool,
  type PoolRun,
  spouseSurvives,
} from './pool.ts';
import { allocateTargets, DEFAULT_SCHEME, type Gift, heirGifts, takersOf } from './targets.ts';

/** Funding steps and residue, in listing order (C6), then what nobody was named for. */
export function runDispositiveSteps(run: PoolRun): void {
  const { scene, pool } = run;
  for (const step of pool.steps) {
    switch (step.kind) {
      case 'SURVIVOR_SHARE':
        survivorShare(run, step);
        break;
      case 'BYPASS_FUNDING':
        bypass(run, step);
        break;
      case 'GST_EXEMPT_FUNDING':
        gstExempt(run, step);
        break;
      case 'MARITAL_FUNDING':
        if (spouseAlive(run)) fund(run, step, limitOf(pool, step), 'marital_funding', limitSteps(pool, step));
        break;
      case 'RESIDUE':
        residue(run, step);
        break;
      default:
        break;
    }
  }
  if (pool.lots.some((lot) => lot.amountCents > 0 || isBarePolicy(lot))) leftOver(run, scene);
}

const spouseAlive = ({ scene, pool }: PoolRun): boolean => spouseSurvives(scene, pool);

function limitOf(pool: Pool, step: Step): Cents {
  const held = totalOf(pool.lots);
  const asked = step.amountCents ?? (step.percent === undefined ? held : percentOf(held, step.percent));
  return Math.min(held, asked);
}

/** How `limitOf` comes to its amount; nothing where it is all that is held. */
function limitSteps(pool: Pool, step: Step): OriginStep[] {
  const held = totalOf(pool.lots);
  const { amountCents: stated, percent } = step;
  const steps: OriginStep[] = [];
  if (stated !== undefined) steps.push({ kind: 'stated', amountCents: stated });
  else if (percent !== undefined)
    steps.push({ kind: 'percent', percent, ofCents: held, amountCents: percentOf(held, percent) });
  return [...steps, ...upTo(held, stated ?? 0)];
}

/** Said only where there is less than what was wanted. */
const upTo = (heldCents: Cents, wantedCents: Cents): OriginStep[] =>
  wantedCents > heldCents ? [{ kind: 'upTo', ofCents: wantedCents, amountCents: heldCents }] : [];

/** Funds a step with up to `amount`; returns what it could place. What lapses stays for the next step. */
function fund(
  { scene, pool, context }: PoolRun,
  step: Step,
  amount: Cents,
  reason: TransferReason,
  steps: readonly OriginStep[],
): Cents {
  const { gifts, lapsedCents } = allocateTargets(context, step.to, amount, true);
  give({ scene, pool, context }, gifts, pool.lots, { share: step.kind, reason, steps, step });
  return amount - lapsedCents;
}

/** C24: the survivor's part of a joint trust; not a transfer by the decedent. */
function survivorShare(run: PoolRun, step: Step): void {
  if (!spouseAlive(run)) return;
  const { survivorLots } = run.pool;
  const { gifts } = allocateTargets(run.context, step.to, totalOf(survivorLots), true);
  const how = { share: 'SURVIVOR_SHARE' as const, reason: 'survivor_share' as const, step };
  give(run, gifts, survivorLots, how);
  const bare = survivorLots.filter((lot) => lot.amountCents === 0).filter(isBarePolicy);
  const [first] = gifts;
  if (first && bare.length > 0) deliver(run.scene, run.pool, first, bare, how);
  if (first) survivorLots.splice(0);
}

function bypass(run: PoolRun, step: Step): void {
  const { scene, pool } = run;
  if (!spouseAlive(run)) return;
  const { formula: kind = 'FEDERAL' } = step;
  const terms = formulaTerms(scene, kind);
  const formula = terms.amountCents;
  const held = totalOf(pool.lots);
  const steps: OriginStep[] = [{ kind: 'formula', formula: kind, terms, amountCents: formula }, ...upTo(held, formula)];
  const placed = fund(run, step, Math.min(formula, held), 'bypass_funding', steps);
  const isFurther = scene.bypassShortfall.has(kind);
  scene.bypassShortfall.set(kind, isFurther ? undefined : formula - placed);
}

function gstExempt(run: PoolRun, step: Step): void {
  const { scene, pool } = run;
  const left = gstExemptionLeft(scene);
  const limit = limitOf(pool, step);
  const wanted = Math.min(left, limit);
  const exemptionCents = federalLaw(scene.lawDate, scene.law).gstExemptionCents;
  const steps: OriginStep[] = [
    ...(left <= limit || step.amountCents === undefined ? [] : limitSteps(pool, step)),
    { kind: 'gstExemption', exemptionCents, usedCents: exemptionCents - left, amountCents: left },
    ...upTo(limit, left),
  ];
  scene.gstFundedCents += fund(run, step, wanted, 'gst_exempt_funding', steps);
}

export function gstExemptionLeft(scene: DeathScene): Cents {
  const used = scene.family.person(scene.decedentId)?.gstExemptionUsedCents ?? 0;
  const { gstExemptionCents } = federalLaw(scene.lawDate, scene.law);
  return Math.max(0, gstExemptionCents - used - allocatedLate(scene) - scene.gstFundedCents);
}

/** What the decedent has given to trusts of his after they were funded. */
function allocatedLate({ trusts, decedentId, date }: DeathScene): Cents {
  let total = 0;
  for (const { settlors, lateAllocations = [] } of trusts.values()) {
    if (settlors[0] !== decedentId) continue;
    for (const { allocatedOn, exemptionCents } of lateAllocations) if (allocatedOn <= date) total += exemptionCents;
  }
  return total;
}

function residue(run: PoolRun, step: Step): void {
  const { scene, pool, context } = run;
  const amount = limitOf(pool, { ...step, amountCents: undefined });
  const steps = limitSteps(pool, { ...step, amountCents: undefined });
  const { gifts, lapsed } = allocateTargets(context, step.to, amount, true);
  if (lapsed.length > 0) lapsedShares(run, step, lapsed, amount);
  const reason: TransferReason = pool.trust ? 'trust_term' : 'residue';
  const settled = gifts.flatMap((gift) => disclaim(run, gift, gifts));
  barePolicies(run, settled[0], { share: 'RESIDUE', reason });
  for (const gift of settled) {
    give({ scene, pool, context }, [gift], pool.lots, {
      share: 'RESIDUE',
      reason: gift.disclaimed ? 'disclaimer' : reason,
      steps,
      step,
    });
  }
}

/** C12: who does not survive leaves his share to the others, or to the heirs; no amount changes, but the reader is told. */
function lapsedShares({ scene, pool }: PoolRun, { to }: Step, lapsed: readonly Target[], amount: Cents): void {
  if (amount === 0) return;
  const { weights, unassigned } = shareWeights(to, 'to');
  const shares = divide(amount, [...weights, unassigned]);
  to.forEach((target, index) => {
    if (target.to === undefined || !lapsed.includes(target)) return;
    const text = 'Who was to receive this share of the residue does not survive and nobody is named instead.';
    warn(scene, 'LAPSED_SHARE', [pool.id, target.to], shares[index] ?? 0, text, 'UPC 2-604');
  });
}

interface SettledGift extends Gift {
  readonly disclaimed: boolean;
}

/** C14: the disclaimed part goes to the disclaimer trust, else as if the disclaimant were dead. */
function disclaim(run: PoolRun, gift: Gift, all: readonly Gift[]): SettledGift[] {
  const { scene } = run;
  const kept = { ...gift, disclaimed: false };
  if (!gift.target || gift.staged) return [kept];
  const others = all.reduce((sum, other) => {
    const spouse = passesToSpouse(scene, other.takerId, other.staged, 'federal', spouseAlive(run));
    return other === gift || spouse || scene.charities.has(other.takerId) ? sum : sum + other.amountCents;
  }, 0);
  const amountCents = disclaimedAmount(scene, gift.takerId, undefined, gift.amountCents, others);
  if (amountCents === 0) return [kept];
  const rest = gift.amountCents > amountCents ? [{ ...kept, ...notDisclaimed(gift, amountCents) }] : [];
  const step = disclaimedStep(gift, amountCents);
  const next = disclaimedTo(run, gift.target, gift.takerId, amountCents).map((taken) => ({
    ...taken,
    steps: [...gift.steps, step, ...taken.steps],
    disclaimed: true,
  }));
  return [...rest, ...next];
}

function disclaimedTo({ scene, context }: PoolRun, target: Target, id: string, amountCents: Cents): Gift[] {
  const { disclaimerTrustId } = target;
  if (disclaimerTrustId !== undefined)
    return [{ takerId: disclaimerTrustId, amountCents, staged: false, target, steps: [] }];
  const without = { scene, alive: (other: string, days?: number) => other !== id && context.alive(other, days) };
  const line = lineOf(target, id);
  const next = (line && takersOf(without, line)) ?? takersOf(without, target);
  return next?.(amountCents) ?? heirGifts(without, scene.decedentId, amountCents);
}

/** The share of one of a class goes down his own line, where the class represents its dead (C10). */
function lineOf({ to, class: group, scheme = DEFAULT_SCHEME, ages }: Target, id: string): Target | undefined {
  const represents = group === undefined || group === 'CHILDREN' || group === 'DESCENDANTS' || group === 'SIBLINGS';
  if (to === id || !represents || scheme === 'PER_CAPITA') return undefined;
  return { to: id, scheme, ...(ages ? { ages } : {}) };
}

/** What no step disposes of: intestate, or kept by a trust that has no residue clause. */
function leftOver(run: PoolRun, scene: DeathScene): void {
  const { pool, context } = run;
  if (!pool.trust) {
    intestate(run);
    return;
  }
  const failed = pool.steps.some((step) => step.kind === 'RESIDUE');
  if (!failed) {
    keepInTrust(scene, pool);
    return;
  }
  const gifts = heirGifts(context, scene.decedentId, totalOf(pool.lots));
  barePolicies(run, gifts[0], { share: 'RESIDUE', reason: 'trust_term' });
  give(run, gifts, pool.lots, { share: 'RESIDUE', reason: 'trust_term' });
}

export function keepInTrust(scene: DeathScene, pool: Pool): void {
  const lots = pool.lots.splice(0);
  addInterest(scene, {
    fromId: pool.id,
    takerId: pool.id,
    reason: undefined,
    share: pool.own ? 'RESIDUE' : 'KEPT',
    lots,
    own: pool.own,
    instrumentId: pool.id,
    paidBy: 'pool',
    spouseSurvives: spouseSurvives(scene, pool),
    // What stays where it is is no transfer.
    origin: undefined,
  });
}
