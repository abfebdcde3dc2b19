import { HEIR_LABELS } from '@platform/contracts/heir-labels';
import { inSentence } from '@platform/contracts/in-sentence';
import { type Cents, formatDollarsAndCents } from '@platform/kernel';
import type { TransferReason } from '../distribution-result.ts';
import type { Step, Target, Trust } from '../estate-case.ts';
import { divide, percentOf } from '../money/division.ts';
import { partyName } from '../outcome/reasons.ts';
import { type DeathScene, type Share, warn } from '../succession/death.ts';
import { addInterest } from '../succession/interests.ts';
import { type Clause, type OriginStep, originOf, type PoolAccount } from '../succession/origin.ts';
import { isBarePolicy, type Lot, takeInOrder, takeProRata, totalOf } from '../succession/property.ts';
import { type Allocation, allocateTargets, type Gift, instrumentSurvival, type TargetContext } from './targets.ts';

/** Property that one instrument disposes of: the probate estate by the will, a trust by its terms. */
export interface Pool {
  /** The decedent, or the trust. */
  readonly id: string;
  readonly trust: Trust | undefined;
  readonly lots: Lot[];
  /** The survivor's part of a joint trust, moved by SURVIVOR_SHARE alone (C24). */
  readonly survivorLots: Lot[];
  readonly steps: readonly Step[];
  readonly fires: boolean;
  readonly own: boolean;
  readonly survivorshipDays: number | undefined;
  /** Where property goes that reaches a trust which distributes at this same death. */
  readonly intake: (trustId: string) => Pool | undefined;
  /** What claims took of specifically given property. */
  specificPaidCents: Cents;
  readonly account: PoolAccount;
  /** Lots that another instrument has poured in, and which. */
  readonly cameFrom: Map<Lot, string>;
}

export interface PoolRun {
  readonly scene: DeathScene;
  readonly pool: Pool;
  readonly context: TargetContext;
}

export function poolRun(scene: DeathScene, pool: Pool): PoolRun {
  return { scene, pool, context: { scene, alive: instrumentSurvival(scene, pool.survivorshipDays) } };
}

/** Whether the spouse lives by the days of the instrument (C13), which its steps for her and the deduction go by. */
export function spouseSurvives(scene: DeathScene, { survivorshipDays }: Pool): boolean {
  return scene.widowId !== undefined && instrumentSurvival(scene, survivorshipDays)(scene.widowId);
}

/** Hands lots to takers in the proportion of their gifts. The lots keep what the gifts leave. */
export function give(
  { scene, pool }: PoolRun,
  gifts: readonly Gift[],
  lots: readonly Lot[],
  how: {
    readonly share: Share;
    readonly reason: TransferReason;
    readonly assetId?: string;
    readonly inOrder?: boolean;
    /** From what the instrument holds to the amount that is divided among the gifts. */
    readonly steps?: readonly OriginStep[];
    readonly step?: Step;
  },
): void {
  for (const gift of gifts) {
    const taken = how.inOrder ? takeInOrder(lots, gift.amountCents) : takeProRata(lots, gift.amountCents);
    deliver(scene, pool, how.steps ? { ...gift, steps: [...how.steps, ...gift.steps] } : gift, taken, how);
  }
}

const clauseOf = (pool: Pool, step: Step | undefined): Clause | undefined => step && { instrumentId: pool.id, step };

/** One gift: into a trust that distributes at this death, or an interest of its taker. */
export function deliver(
  scene: DeathScene,
  pool: Pool,
  gift: Gift,
  lots: Lot[],
  how: { readonly share: Share; readonly reason: TransferReason; readonly assetId?: string; readonly step?: Step },
): void {
  const next = pool.trust ? undefined : pool.intake(gift.takerId);
  const reason = reasonFor(scene, pool, gift.takerId, how);
  const amountCents = totalOf(lots);
  const origin = originOf(
    scene,
    pool.account,
    { steps: gift.steps, clause: clauseOf(pool, gift.step ?? how.step) },
    lots,
  );
  // The survivor's part of a joint trust is not what the instrument disposes of (C24).
  if (scene.isTraced && amountCents > 0 && how.share !== 'SURVIVOR_SHARE') {
    pool.account.given.push({
      step: reason === 'intestacy' ? 'INTESTATE' : how.share,
      takerId: gift.takerId,
      amountCents,
    });
  }
  if (next && !gift.staged) {
    next.lots.push(...lots);
    if (scene.isTraced) for (const lot of lots) next.cameFrom.set(lot, pool.id);
    const { assetId } = how;
    if (amountCents > 0) {
      scene.passThroughs.push({
        fromId: pool.id,
        toId: gift.takerId,
        amountCents,
        reason,
        assetId,
        manner: 'in_trust',
        origin,
        isFromStaged: false,
      });
    }
    return;
  }
  addInterest(scene, {
    fromId: pool.id,
    takerId: gift.takerId,
    staged: gift.staged,
    reason,
    share: how.share,
    assetId: how.assetId,
    lots,
    own: pool.own,
    instrumentId: pool.id,
    paidBy: how.share === 'SPECIFIC_GIFT' ? 'taker' : 'pool',
    spouseSurvives: spouseSurvives(scene, pool),
    origin,
  });
}

function reasonFor(
  scene: DeathScene,
  pool: Pool,
  takerId: string,
  { share, reason }: { readonly share: Share; readonly reason: TransferReason },
): TransferReason {
  if (takerId.startsWith('state:')) return 'escheat';
  if (pool.trust || share !== 'RESIDUE' || reason !== 'residue') return reason;
  const trust = scene.trusts.get(takerId);
  if (!trust) return reason;
  const pours =
    scene.will?.kind === 'POUROVER_WILL' || ['REVOCABLE', 'REVOCABLE_JOINT', 'SURVIVOR'].includes(trust.kind);
  return pours ? 'pour_over' : reason;
}

/** Specific gifts, then general gifts, wherever they are listed (C6), abated where claims left too little (C7). */
export function runGifts(run: PoolRun): void {
  const { pool } = run;
  const before = totalOf(pool.lots);
  for (const step of pool.steps) if (step.kind === 'SPECIFIC_GIFT') specificGift(run, step);
  if (pool.specificPaidCents > 0) {
    abated(run, pool.specificPaidCents, 'specific gifts');
  }
  generalGifts(run, before);
}

function abated({ scene, pool }: PoolRun, amount: Cents, what: string): void {
  const text = `What claims left is too little for the ${what}; they are cut by the amount shown.`;
  warn(scene, 'ABATED_GIFT', [pool.id], amount, text, 'UPC 3-902');
}

function specificGift(run: PoolRun, step: Step): void {
  const { scene, pool } = run;
  const assetId = step.assetId ?? '';
  const lots = pool.lots.filter((lot) => lot.assetId === assetId);
  if (lots.length === 0) {
    missingGift(run, assetId);
    return;
  }
  const allocation = allocateTargets(run.context, step.to, totalOf(lots), false);
  const { gifts } = allocation;
  give(run, gifts, lots, { share: 'SPECIFIC_GIFT', reason: 'specific_gift', assetId, step });
  const [first] = gifts;
  for (const lot of lots) {
    // A policy without cash value goes whole to the first taker of the gift.
    if (first && isBarePolicy(lot)) {
      pool.lots.splice(pool.lots.indexOf(lot), 1);
      deliver(scene, pool, first, [lot], { share: 'SPECIFIC_GIFT', reason: 'specific_gift', assetId });
    }
  }
  if (allocation.lapsedCents > 0) lapsed(run, step, allocation);
}

function missingGift({ scene, pool }: PoolRun, assetId: string): void {
  const moved = scene.movedOutside.get(assetId);
  const ids = [pool.id, assetId];
  const thing = scene.input.assets.find(({ id }) => id === assetId)?.name ?? 'Something';
  if (moved === undefined) {
    const text = `${thing} is given, but it is not among what passes here, so the gift fails.`;
    warn(scene, 'ADEEMED_GIFT', ids, 0, text, 'UPC 2-606');
  } else {
    const text = `${thing} is given, but it passes by its title or beneficiary designation instead, so the gift has no effect.`;
    warn(scene, 'TITLE_DEFEATS_GIFT', ids, moved, text, 'UPC 6-101');
  }
}

function lapsed({ scene, pool }: PoolRun, step: Step, { lapsed: targets, lapsedCents }: Allocation): void {
  const ids = [pool.id, ...step.to.flatMap(({ to }) => (to === undefined ? [] : [to]))];
  warn(scene, 'LAPSED_GIFT', ids, lapsedCents, lapsedText(scene, step, targets), 'UPC 2-604');
}

/** By the gift and whom it was for: a class has no name of its own. */
function lapsedText(scene: DeathScene, step: Step, targets: readonly Target[]): string {
  const asset = scene.input.assets.find(({ id }) => id === step.assetId)?.name;
  const gift =
    asset ?? (step.amountCents === undefined ? `${step.percent ?? 0}%` : formatDollarsAndCents(step.amountCents));
  if (targets.length === 0) return `A part of the gift of ${gift} is for nobody, so it falls into the residue.`;
  const takers = targets.map((one) => takerWords(scene, one)).join(', ');
  return `The gift of ${gift} to ${takers} lapses: nobody who was to receive it survives and nobody takes instead, so it falls into the residue.`;
}

function takerWords(scene: DeathScene, { to, class: group, classOf = scene.decedentId }: Target): string {
  if (to !== undefined) return partyName(scene, to);
  const words = group === undefined ? 'nobody' : inSentence(HEIR_LABELS.HeirClass[group]);
  return `${words} of ${partyName(scene, classOf)}`;
}

function cutTo(gift: Gift, amountCents: Cents): Gift {
  if (amountCents === gift.amountCents) return gift;
  return { ...gift, amountCents, steps: [...gift.steps, { kind: 'abated', ofCents: gift.amountCents, amountCents }] };
}

function generalGifts(run: PoolRun, poolCents: Cents): void {
  const { pool } = run;
  const gifts: Gift[] = [];
  for (const step of pool.steps) {
    if (step.kind !== 'CASH_GIFT' && step.kind !== 'PERCENT_GIFT') continue;
    const amount =
      step.kind === 'CASH_GIFT'
        ? (step.amountCents ?? 0)
        : Math.min(poolCents, percentOf(poolCents, step.percent ?? 0));
    const asked: OriginStep =
      step.kind === 'CASH_GIFT'
        ? { kind: 'stated', amountCents: amount }
        : { kind: 'percent', percent: step.percent ?? 0, ofCents: poolCents, amountCents: amount };
    const allocation = allocateTargets(run.context, step.to, amount, false);
    gifts.push(...allocation.gifts.map((gift) => ({ ...gift, step, steps: [asked, ...gift.steps] })));
    if (allocation.lapsedCents > 0) lapsed(run, step, allocation);
  }
  const asked = gifts.reduce((sum, gift) => sum + gift.amountCents, 0);
  const available = totalOf(pool.lots);
  if (asked > available) abated(run, asked - available, 'gifts of money');
  const amounts =
    asked > available
      ? divide(
          available,
          gifts.map((gift) => gift.amountCents),
        )
      : gifts.map((gift) => gift.amountCents);
  const cut = gifts.map((gift, index) => cutTo(gift, amounts[index] ?? 0));
  give(run, cut, pool.lots, { share: 'CASH_GIFT', reason: 'general_gift', inOrder: true });
}

/** Policies without a value go to the first who takes. */
export function barePolicies(
  { scene, pool }: PoolRun,
  first: Gift | undefined,
  how: { readonly share: Share; readonly reason: TransferReason },
): void {
  const bare = pool.lots.filter(isBarePolicy);
  if (!first || bare.length === 0) return;
  for (const lot of bare) pool.lots.splice(pool.lots.indexOf(lot), 1);
  deliver(scene, pool, first, bare, how);
}

/** C14: that a part of a gift is disclaimed. */
export const disclaimedStep = ({ takerId, amountCents: ofCents }: Gift, amountCents: Cents): OriginStep => ({
  kind: 'disclaimed',
  personId: takerId,
  ofCents,
  amountCents,
});

/** What is left of a gift of which a part is disclaimed. */
export function notDisclaimed(gift: Gift, disclaimedCents: Cents): Pick<Gift, 'amountCents' | 'steps'> {
  const { takerId: personId, amountCents: ofCents } = gift;
  const amountCents = ofCents - disclaimedCents;
  return { amountCents, steps: [...gift.steps, { kind: 'notDisclaimed', personId, ofCents, amountCents }] };
}
