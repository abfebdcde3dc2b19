import type { Cents } from '@platform/kernel';
import { proceedsOf } from '../basis/makeup.ts';
import type { Trust, TrustTerm } from '../estate-case.ts';
import { limitElected } from '../estate-tax/elected-parts.ts';
import { type DeathScene, isLastDeath, isOwnTrust, warn } from './death.ts';
import { givenWithinThreeYears, type InclusionOf, OUT, trustInclusion } from './inclusion.ts';
import type { Lot, Parcel, Part } from './property.ts';
import { diesInTerm, limitRetained } from './retained-term.ts';
import { paysAt } from './world.ts';

/** Property the death moves, with the title it comes from. */
export interface Holding {
  readonly lot: Lot;
  readonly parcel: Parcel;
  /** Whose it was. */
  readonly ownerId: string;
  /** Proceeds of a policy on the decedent. */
  readonly proceeds: boolean;
}

export interface TrustHoldings {
  readonly trustId: string;
  readonly lots: Lot[];
  readonly survivorLots: Lot[];
}

export interface Collected {
  /** In the decedent's name, in part or in whole, and every policy on his life that people own. */
  readonly personal: Holding[];
  readonly trusts: ReadonlyMap<string, TrustHoldings>;
}

const OWN: InclusionOf = { inclusion: 'federal', source: 'own' };

/** C3 (1): takes everything this death moves out of the world; policies on the decedent become their benefit. */
export function collect(scene: DeathScene, activeTrusts: ReadonlySet<string>): Collected {
  const personal: Holding[] = [];
  const trusts = new Map<string, TrustHoldings>();
  for (const parcel of scene.world.parcels) {
    const proceeds = mature(scene, parcel);
    if (parcel.trustId !== undefined) {
      if (activeTrusts.has(parcel.trustId) || proceeds)
        fromTrust(scene, parcel, proceeds, personal, trusts, activeTrusts);
    } else {
      fromPeople(scene, parcel, proceeds, personal);
    }
  }
  for (const [trustId, { lots }] of trusts) {
    const trust = scene.trusts.get(trustId);
    if (trust && diesInTerm(scene, trust)) limitRetained(scene, trust, lots);
    limitElected(scene, trustId, lots);
  }
  return { personal, trusts };
}

/** True when the policy pays at this death. */
function mature(scene: DeathScene, parcel: Parcel): boolean {
  const { policy } = parcel;
  if (!policy || paysAt(scene, policy) !== scene.index) return false;
  for (const part of parcel.parts) {
    if (scene.isTraced) {
      const holderId = parcel.trustId ?? part.ownerId;
      const amountCents = part.benefitCents - part.amountCents;
      const { assetId, staged: isStaged } = parcel;
      scene.policyNotes.push({ kind: 'PAYS', holderId, assetId, amountCents, isStaged });
    }
    part.amountCents = part.benefitCents;
    part.makeup = part.makeup && proceedsOf(part.makeup, part.benefitCents);
  }
  return true;
}

function fromPeople(scene: DeathScene, parcel: Parcel, proceeds: boolean, into: Holding[]): void {
  const moving = parcel.parts.filter((part) => proceeds || (part.ownerId === scene.decedentId && !parcel.staged));
  if (moving.length === 0) return;
  parcel.parts = parcel.parts.filter((part) => !moving.includes(part));
  for (const part of moving) {
    const how =
      part.ownerId === scene.decedentId
        ? ownPart(parcel, proceeds)
        : givenPolicy(scene, parcel, proceeds, part.amountCents);
    into.push({ lot: lotOf(parcel, part, proceeds, how), parcel, ownerId: part.ownerId, proceeds });
  }
}

function ownPart({ isLifeEstate }: Parcel, proceeds: boolean): InclusionOf {
  if (proceeds) return { inclusion: 'federal', source: 'insurance' };
  return isLifeEstate ? { inclusion: 'federal', source: 'retained' } : OWN;
}

/** Proceeds of a policy somebody else owns: outside, unless given away within three years; see `passPiece` for the rest. */
function givenPolicy(scene: DeathScene, parcel: Parcel, proceeds: boolean, amountCents: Cents): InclusionOf {
  const { policy } = parcel;
  if (!proceeds || !policy) return OUT;
  if (givenWithinThreeYears(scene, policy)) {
    const text = 'The policy was given away less than three years before death, so its proceeds count in the estate.';
    warn(scene, 'INSURANCE_THREE_YEAR', [parcel.assetId], amountCents, text, 'IRC § 2035(a)');
    return { inclusion: 'federal', source: 'insurance' };
  }
  return OUT;
}

function fromTrust(
  scene: DeathScene,
  parcel: Parcel,
  proceeds: boolean,
  personal: Holding[],
  trusts: Map<string, TrustHoldings>,
  active: ReadonlySet<string>,
): void {
  const trustId = parcel.trustId ?? '';
  const trust = scene.trusts.get(trustId);
  if (!trust) return;
  const held = trusts.get(trustId) ?? { trustId, lots: [], survivorLots: [] };
  trusts.set(trustId, held);
  const designees = parcel.beneficiaries.filter(({ to }) => to !== trustId);
  const designated = proceeds && designees.length > 0;
  const keep: Part[] = [];
  for (const part of parcel.parts) {
    const byTrust = trustInclusion(scene, trust, part.ownerId);
    const how = proceeds && byTrust.inclusion === 'none' ? givenPolicy(scene, parcel, true, part.amountCents) : byTrust;
    const named = proceeds && !isOwnTrust(scene, trust);
    const lot = { ...lotOf(parcel, part, proceeds, how), namedInsurance: named };
    if (designated) {
      const source = how.inclusion === 'none' ? how.source : 'insurance';
      personal.push({ lot: { ...lot, source }, parcel, ownerId: trustId, proceeds });
    } else if (part.ownerId === scene.decedentId || part.ownerId === trustId) {
      if (active.has(trustId) || how.inclusion !== 'none') held.lots.push(lot);
      else keep.push(part);
    } else if (active.has(trustId)) {
      held.survivorLots.push(lot);
    } else {
      keep.push(part);
    }
  }
  parcel.parts = keep;
  // Proceeds a trust goes on holding are money, no longer a policy.
  if (proceeds) parcel.policy = undefined;
}

function lotOf(parcel: Parcel, part: Part, proceeds: boolean, how: InclusionOf): Lot {
  return {
    assetId: parcel.assetId,
    kind: parcel.kind,
    situs: parcel.situs,
    ownerId: part.ownerId,
    amountCents: part.amountCents,
    securedCents: 0,
    generalCents: 0,
    benefitCents: proceeds || !parcel.policy ? 0 : part.benefitCents,
    makeup: part.makeup,
    policy: proceeds ? undefined : parcel.policy,
    beneficiaries: parcel.beneficiaries,
    employerPlan: parcel.employerPlan,
    inclusion: how.inclusion,
    source: how.source,
    namedInsurance: false,
    community: parcel.form === 'COMMUNITY',
    proceeds,
    parcel: parcel.form === 'JOINT' || parcel.form === 'COMMUNITY_SURVIVORSHIP' ? parcel : undefined,
  };
}

/** Trusts that act at this death: their terms fire, their property counts, they are the decedent's own, or they pay. */
export function activeTrusts(scene: DeathScene): Set<string> {
  const active = new Set<string>();
  for (const trust of scene.trusts.values()) {
    const counts = [scene.decedentId, trust.id].some(
      (owner) => trustInclusion(scene, trust, owner).inclusion !== 'none',
    );
    const owes =
      isLastDeath(scene) && scene.world.debts.some((debt) => debt.trustId === trust.id && debt.amountCents > 0);
    if (firingTerms(scene, trust).length > 0 || counts || owes || isOwnTrust(scene, trust)) active.add(trust.id);
  }
  return active;
}

export function firingTerms(scene: DeathScene, trust: Trust): readonly TrustTerm[] {
  const { label, decedentId } = scene;
  return (trust.terms ?? []).filter(
    ({ on, personId }) =>
      on === label || (on === 'DEATH_OF' && personId === decedentId && !beginsWithDecedent(scene, trust)),
  );
}

/**
 * A trust of two that only a death makes begins when the first of them dies: what it orders at a settlor's own death is
 * for the one who dies second. So its remainder can be for the family of whoever died first.
 */
const beginsWithDecedent = ({ decedentId, survives }: DeathScene, { createdUponDeath, settlors }: Trust): boolean =>
  createdUponDeath === true &&
  settlors.includes(decedentId) &&
  settlors.some((id) => id !== decedentId && survives(id));
