import type { Cents } from '@platform/kernel';
import { type IntestateKind, isHeldByStatute, lifeEstateCents } from '../family/intestate-heirs.ts';
import type { Survives } from '../family/survival.ts';
import { type DeathScene, warn } from '../succession/death.ts';
import { type Lot, takeProRata, totalOf } from '../succession/property.ts';
import { disclaimedAmount } from './disclaimers.ts';
import { barePolicies, deliver, disclaimedStep, notDisclaimed, type PoolRun } from './pool.ts';
import { type Gift, heirGifts, heirsInput, intestacyLawOf, type TargetContext } from './targets.ts';

/** C15, C16, C18: by the statute of each kind of property, without those the will excludes. */
export function intestate(run: PoolRun): void {
  const { scene, pool } = run;
  const excluded = new Set(scene.will?.excludedHeirs ?? []);
  const alive = (id: string): boolean => !excluded.has(id) && scene.survives(id);
  intestacyWarnings(scene, alive, pool.lots);
  const context = { scene, alive };
  const how = { share: 'RESIDUE' as const, reason: 'intestacy' as const };
  const shares: { readonly gift: Gift; readonly lots: readonly Lot[] }[] = [];
  const share = (gifts: readonly Gift[], lots: readonly Lot[], kind: IntestateKind): void => {
    for (const part of gifts.flatMap((gift) => disclaimIntestate(run, context, gift, kind))) {
      shares.push({ gift: part, lots: takeProRata(lots, part.amountCents) });
    }
  };
  const { community, land, other } = lotsByKind(scene, alive, pool.lots);
  if (community.length > 0) share(communityGifts(context, totalOf(community)), community, 'COMMUNITY');
  if (land.length > 0) {
    share(heirGifts(context, scene.decedentId, totalOf(land), undefined, 'REAL_ESTATE'), land, 'REAL_ESTATE');
  }
  const gifts = heirGifts(context, scene.decedentId, totalOf(other), undefined, 'OTHER');
  barePolicies(run, gifts[0], how);
  share(gifts, other, 'OTHER');
  // An heir's shares are one: tax comes out of all of it, cash first (C5).
  for (const one of Map.groupBy(shares, ({ gift }) => gift.takerId).values()) {
    const [first] = one;
    if (first) {
      const steps = one.flatMap(({ gift }) => gift.steps);
      const lots = one.flatMap((share) => share.lots);
      deliver(scene, pool, { ...first.gift, steps }, lots, how);
    }
  }
}

/** What passes by rules of their own: half of community property beside a spouse, and real estate where the statute says so. */
function lotsByKind(
  scene: DeathScene,
  alive: Survives,
  lots: readonly Lot[],
): { readonly community: readonly Lot[]; readonly land: readonly Lot[]; readonly other: readonly Lot[] } {
  const besideSpouse = scene.spouseId !== undefined && alive(scene.spouseId);
  const hasLandRule = intestacyLawOf(scene)?.spouseOfRealEstate !== undefined;
  const isCommunity = (lot: Lot): boolean => besideSpouse && lot.community;
  const isLand = (lot: Lot): boolean => hasLandRule && lot.kind === 'REAL_ESTATE' && !isCommunity(lot);
  return {
    community: lots.filter(isCommunity),
    land: lots.filter(isLand),
    other: lots.filter((lot) => !isCommunity(lot) && !isLand(lot)),
  };
}

/** C16: to the spouse, unless the statute of the state has a rule of its own for it. */
function communityGifts(context: TargetContext, amountCents: Cents): Gift[] {
  const { scene } = context;
  if (intestacyLawOf(scene)?.spouseOfCommunity) {
    return heirGifts(context, scene.decedentId, amountCents, undefined, 'COMMUNITY');
  }
  const takerId = scene.spouseId ?? '';
  return [{ takerId, amountCents, staged: false, target: undefined, steps: [{ kind: 'community', amountCents }] }];
}

/** C15: what passes without a will, by which law, and how sure that law is. */
function intestacyWarnings(scene: DeathScene, alive: Survives, lots: readonly Lot[]): void {
  const amountCents = totalOf(lots);
  if (amountCents === 0) return;
  const law = intestacyLawOf(scene);
  const cite = law?.authority.cite ?? 'UPC 2-101';
  const say = (code: Parameters<typeof warn>[1], cents: Cents, text: string, authority = cite): void =>
    warn(scene, code, [scene.decedentId], cents, text, authority);
  say('INTESTATE_SHARE', amountCents, 'No will disposes of this property, so it goes to the heirs at law.');
  if (scene.input.assumptions.intestacy === 'UPC') return;
  if (!law || !isHeldByStatute(heirsInput(scene, alive, scene.decedentId, amountCents))) {
    const text = 'The shares are those of the model act: the statute of this state, which may differ, is not held.';
    say('INTESTACY_MODEL', amountCents, text, 'UPC 2-102, 2-103');
    return;
  }
  if (law.certainty === 'C' || law.certainty === 'D') {
    const text = 'The shares are those of the statute as practice knows it; it was not read. Have them checked.';
    say('LAW_UNCERTAIN', amountCents, text);
  }
  if (law.notTold !== undefined) say('LAW_SIMPLIFIED', amountCents, law.notTold);
  const kinds = lotsByKind(scene, alive, lots);
  const forLife = ([kind, held]: readonly [IntestateKind, readonly Lot[]]): Cents =>
    lifeEstateCents(heirsInput(scene, alive, scene.decedentId, totalOf(held), kind));
  const life =
    forLife(['COMMUNITY', kinds.community]) + forLife(['REAL_ESTATE', kinds.land]) + forLife(['OTHER', kinds.other]);
  if (life === 0) return;
  const text =
    'The statute gives the surviving spouse the use of this for life, which is not valued; others own it here.';
  say('SPOUSE_LIFE_ESTATE', life, text);
}

function disclaimIntestate({ scene }: PoolRun, context: TargetContext, gift: Gift, kind: IntestateKind): Gift[] {
  const amountCents = disclaimedAmount(scene, gift.takerId, undefined, gift.amountCents, 0);
  if (amountCents === 0) return [gift];
  const without = { scene, alive: (id: string, days?: number) => id !== gift.takerId && context.alive(id, days) };
  const step = disclaimedStep(gift, amountCents);
  const next = heirGifts(without, scene.decedentId, amountCents, undefined, kind);
  return [
    { ...gift, ...notDisclaimed(gift, amountCents) },
    ...next.map((taken) => ({ ...taken, steps: [...gift.steps, step, ...taken.steps] })),
  ];
}
