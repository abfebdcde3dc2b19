import type { Cents } from '@platform/kernel';
import { nameTaker } from '../basis/step-up.ts';
import type { Designation } from '../estate-case.ts';
import { divideByScheme, memberWeights } from '../family/schemes.ts';
import { STATUTORY_DAYS, type Survives } from '../family/survival.ts';
import { disclaimedAmount } from '../instruments/disclaimers.ts';
import type { Pool } from '../instruments/pool.ts';
import { divide, shareWeights } from '../money/division.ts';
import type { Holding } from './collect.ts';
import { type DeathScene, type Share, warn } from './death.ts';
import { addInterest } from './interests.ts';
import { type Origin, type OriginStep, piecesOf } from './origin.ts';
import { type Lot, takeProRata } from './property.ts';

export interface NonProbate {
  readonly scene: DeathScene;
  readonly intake: (trustId: string) => Pool | undefined;
  /** What falls into the probate estate. */
  readonly probate: Lot[];
  /** Of that, proceeds of policies of others that only count because they are payable to the estate. */
  readonly payableToEstate: Lot[];
}

/** Joint title with survivors, who take the decedent's part equally (C9); true when it passes that way. */
export function passByTitle(to: NonProbate, { lot, parcel, ownerId, proceeds }: Holding): boolean {
  const { scene } = to;
  if (proceeds || ownerId !== scene.decedentId) return false;
  if (parcel.form !== 'JOINT' && parcel.form !== 'COMMUNITY_SURVIVORSHIP') return false;
  const survivors = parcel.parts.filter((part) => scene.survives(part.ownerId)).map((part) => part.ownerId);
  if (survivors.length === 0) return false;
  const amounts = divide(
    lot.amountCents,
    survivors.map(() => 1),
  );
  const last = survivors.length - 1;
  const held = lot.amountCents;
  survivors.forEach((takerId, index) => {
    let amountCents = amounts[index] ?? 0;
    const steps = shareStep(1, survivors.length, held, amountCents);
    const disclaimed = disclaimedAmount(scene, takerId, lot.assetId, amountCents, 0);
    if (disclaimed > 0) steps.push(notDisclaimed(takerId, amountCents, disclaimed));
    if (disclaimed > 0)
      to.probate.push(...takeProRata([lot], disclaimed).map((part) => ({ ...part, parcel: undefined })));
    amountCents -= disclaimed;
    const whole = index === last && amountCents === lot.amountCents;
    pass(to, ownerId, takerId, whole ? [lot] : takeProRata([lot], amountCents), 'TITLE', steps, false);
  });
  return true;
}

/** Nothing is told of a share that is the whole. */
const shareStep = (part: number, whole: number, ofCents: Cents, amountCents: Cents): OriginStep[] =>
  part === whole ? [] : [{ kind: 'share', part, whole, ofCents, amountCents }];

const notDisclaimed = (personId: string, ofCents: Cents, disclaimedCents: Cents): OriginStep => ({
  kind: 'notDisclaimed',
  personId,
  ofCents,
  amountCents: ofCents - disclaimedCents,
});

function pass(
  to: NonProbate,
  fromId: string,
  takerId: string,
  lots: Lot[],
  share: Share,
  steps: readonly OriginStep[],
  isFromStaged: boolean,
): void {
  const { scene } = to;
  const amountCents = lots.reduce((sum, lot) => sum + lot.amountCents, 0);
  const [first] = lots;
  if (!first) return;
  for (const lot of lots) nameTaker(scene, lot, takerId);
  const { assetId } = first;
  const origin: Origin = { givenBefore: 0, steps, pieces: scene.isTraced ? piecesOf(lots) : [] };
  if (fromId === scene.decedentId)
    scene.movedOutside.set(assetId, (scene.movedOutside.get(assetId) ?? 0) + amountCents);
  const pool = to.intake(takerId);
  const reason = share === 'TITLE' ? 'title' : 'designation';
  if (pool) {
    // What comes to a trust of the decedent's own is part of its residue and recovers nothing (C29).
    pool.lots.push(
      ...lots.map((lot) => (pool.own && lot.source === 'insurance' ? { ...lot, source: 'own' as const } : lot)),
    );
    if (amountCents > 0 && fromId !== takerId)
      scene.passThroughs.push({
        fromId,
        toId: takerId,
        amountCents,
        reason,
        assetId,
        manner: 'in_trust',
        origin,
        isFromStaged,
      });
    return;
  }
  // The owner of a policy who takes its proceeds himself keeps them: nothing passes.
  const shown = takerId === fromId ? undefined : reason;
  addInterest(scene, {
    fromId,
    takerId,
    // What a policy pays that is held in trust for its owner stays so (C17).
    staged: isFromStaged && takerId === fromId,
    isFromStaged,
    reason: shown,
    share,
    assetId,
    lots,
    own: false,
    instrumentId: fromId,
    paidBy: 'taker',
    origin: shown === undefined ? undefined : origin,
  });
}

/** C8, C22: property with a beneficiary designation, and every policy on the decedent. True when it passes so. */
export function passByDesignation(to: NonProbate, held: Holding): boolean {
  const { scene } = to;
  const { parcel, ownerId, proceeds, lot } = held;
  // Only the holder's half of community property follows his designation (C16).
  const designations = parcel.form !== 'COMMUNITY' || ownerId === parcel.holderId ? lot.beneficiaries : [];
  if (lot.policy || parcel.form === 'COMMON' || stillJoint(held)) return false;
  if (designations.length === 0) return proceeds && ownerId !== scene.decedentId ? keptByOwner(to, held) : false;
  const { takers, failedCents } = designees(scene, lot, designations);
  for (const { id, amountCents, steps } of takers) {
    const piece = amountCents === lot.amountCents ? lot : takeProRata([lot], amountCents)[0];
    if (piece) passPiece(to, held, id, piece, steps);
  }
  if (failedCents > 0) designationFails(to, held, failedCents);
  return true;
}

/** A joint account's TOD works at the last owner's death only (C8). */
function stillJoint({ parcel, proceeds }: Holding): boolean {
  const joint = parcel.form === 'JOINT' || parcel.form === 'COMMUNITY_SURVIVORSHIP';
  return joint && !proceeds && parcel.parts.length > 0;
}

function passPiece(
  to: NonProbate,
  { ownerId, proceeds, parcel }: Holding,
  id: string,
  piece: Lot,
  steps: readonly OriginStep[],
): void {
  const { scene } = to;
  if (id === scene.decedentId) {
    // Payable to his estate by its terms, it counts there, whoever owned the policy (sec. 2042(1)).
    if (piece.inclusion === 'none') to.payableToEstate.push({ ...piece });
    if (scene.isTraced && ownerId !== id) {
      const { assetId, amountCents } = piece;
      const isStaged = parcel.staged;
      scene.policyNotes.push({ kind: 'TO_ESTATE', holderId: ownerId, assetId, amountCents, isStaged });
    }
    to.probate.push({ ...piece, source: 'own', inclusion: 'federal' });
    return;
  }
  const rollover = parcel.kind === 'RETIREMENT' && id === scene.spouseId && !scene.partner;
  const next = rollover ? rolledOver(parcel.beneficiaries, id) : [];
  const lot = { ...piece, beneficiaries: next, namedInsurance: proceeds };
  pass(to, ownerId, id, [lot], parcel.isLifeEstate ? 'TITLE' : 'DESIGNATION', steps, parcel.staged);
}

/** C8 (S): the contingents become the primary beneficiaries of the survivor's account. */
function rolledOver(beneficiaries: readonly Designation[], spouseId: string): Designation[] {
  return beneficiaries
    .filter(({ tier, to }) => tier === 'CONTINGENT' && to !== spouseId)
    .map((designation) => ({ ...designation, tier: 'PRIMARY' as const }));
}

function keptByOwner(to: NonProbate, { lot, ownerId, parcel }: Holding): boolean {
  pass(to, ownerId, ownerId, [{ ...lot, beneficiaries: [] }], 'DESIGNATION', [], parcel.staged);
  return true;
}

function designationFails(to: NonProbate, { lot, ownerId, parcel }: Holding, amountCents: Cents): void {
  const { scene } = to;
  const text = 'No beneficiary named survives, so the property falls into the estate of its owner.';
  warn(scene, 'DESIGNATION_FAILED', [lot.assetId], amountCents, text, 'UPC 6-212');
  const whole = amountCents === lot.amountCents ? [lot] : takeProRata([lot], amountCents);
  const pieces = whole.map((piece) => ({ ...piece, beneficiaries: [] }));
  if (ownerId === scene.decedentId) to.probate.push(...pieces.map((piece) => ({ ...piece, source: 'own' as const })));
  else pass(to, ownerId, ownerId, pieces, 'DESIGNATION', [], parcel.staged);
}

interface Designee {
  readonly id: string;
  readonly amountCents: Cents;
  readonly steps: readonly OriginStep[];
}

interface Designees {
  readonly takers: readonly Designee[];
  readonly failedCents: Cents;
}

function designees(scene: DeathScene, lot: Lot, all: readonly Designation[]): Designees {
  const alive: Survives = (id) =>
    id === scene.decedentId ||
    ((lot.employerPlan || !scene.family.isFormerSpouse(scene.decedentId, id)) && scene.survives(id, STATUTORY_DAYS));
  const primary = all.filter(({ tier }) => tier !== 'CONTINGENT');
  const contingent = all.filter(({ tier }) => tier === 'CONTINGENT');
  const first =
    tierTakers(scene, alive, primary, lot.amountCents) ?? tierTakers(scene, alive, contingent, lot.amountCents);
  if (!first) return { takers: [], failedCents: lot.amountCents };
  const takers: Designee[] = [];
  let failedCents = first.failedCents;
  for (const taker of first.takers) {
    const disclaimed = disclaimedAmount(scene, taker.id, lot.assetId, taker.amountCents, 0);
    if (disclaimed === 0) {
      if (taker.amountCents > 0) takers.push(taker);
      continue;
    }
    const { id: personId, amountCents: ofCents } = taker;
    if (ofCents > disclaimed) {
      const steps = [...taker.steps, notDisclaimed(personId, ofCents, disclaimed)];
      takers.push({ ...taker, amountCents: ofCents - disclaimed, steps });
    }
    const without: Survives = (id) => id !== taker.id && alive(id);
    const next = tierTakers(scene, without, primary, disclaimed) ?? tierTakers(scene, without, contingent, disclaimed);
    const step: OriginStep = { kind: 'disclaimed', personId, ofCents, amountCents: disclaimed };
    takers.push(...(next?.takers ?? []).map((one) => ({ ...one, steps: [...taker.steps, step, ...one.steps] })));
    failedCents += next ? next.failedCents : disclaimed;
  }
  return { takers, failedCents };
}

/** One tier of designees; undefined when none of them takes. */
function tierTakers(
  scene: DeathScene,
  alive: Survives,
  tier: readonly Designation[],
  amountCents: Cents,
): Designees | undefined {
  const [sole, other] = tier;
  if (!sole) return undefined;
  if (!other && sole.percent === undefined && alive(sole.to))
    return { takers: [{ id: sole.to, amountCents, steps: [] }], failedCents: 0 };
  const { weights, unassigned } = shareWeights(tier, 'beneficiaries');
  const members = tier.map(({ to, perStirpes }) => {
    if (alive(to)) return [{ id: to, n: 1n, d: 1n }];
    return perStirpes ? divideByScheme(scene.family, alive, scene.family.children(to), 'PER_STIRPES') : [];
  });
  if (!members.some((list) => list.length > 0)) return undefined;
  const stated = weights.reduce((sum, weight) => sum + weight, 0);
  const [taken = 0, failedCents = 0] = divide(amountCents, [stated, unassigned]);
  const taking = weights.map((weight, index) => (members[index]?.length ? weight : 0));
  const amounts = divide(taken, taking);
  const whole = taking.reduce((sum, weight) => sum + weight, 0);
  const takers = members.flatMap((list, index) => {
    const ofCents = amounts[index] ?? 0;
    const parts = divide(ofCents, memberWeights(list));
    const named = [
      ...shareStep(stated, stated + unassigned, amountCents, taken),
      ...shareStep(weights[index] ?? 0, whole, taken, ofCents),
    ];
    return list.map(({ id, n, d }, at): Designee => {
      const part = parts[at] ?? 0;
      return { id, amountCents: part, steps: [...named, ...shareStep(Number(n), Number(d), ofCents, part)] };
    });
  });
  return { takers: takers.filter((taker) => taker.amountCents > 0), failedCents };
}
