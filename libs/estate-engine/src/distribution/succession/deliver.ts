import { joinMakeup } from '../basis/makeup.ts';
import { type DeathScene, type Interest, isLastDeath } from './death.ts';
import { type Lot, mergeAlike, type Parcel, payInOrder } from './property.ts';
import { isGrantorTrust } from './world.ts';

/** After taxes: what every interest leaves its taker becomes his property. */
export function deliverInterests(scene: DeathScene): void {
  const last = isLastDeath(scene);
  for (const interest of scene.interests) {
    const { federal, state, inheritance, poolInheritance, gst, qdot } = interest.taxes;
    payInOrder(interest.lots, federal + state + inheritance + poolInheritance + gst + qdot);
    if (scene.trusts.has(interest.takerId)) noteElection(scene, interest);
    if (last) mergeAlike(interest.lots);
    for (const lot of interest.lots) if (lot.amountCents > 0 || lot.benefitCents > 0) hold(scene, interest, lot);
    // Results of many years are kept at once; the amounts of the interest are all they need.
    interest.lots.length = 0;
  }
}

/** A trust can be elected for a spouse who survives alone; she has nothing in her estate that was taxed in his. */
function noteElection({ world }: DeathScene, { takerId, toSpouse }: Interest): void {
  (toSpouse.state ? world.electedFor : world.notElected).add(takerId);
}

function hold(scene: DeathScene, { takerId, manner, share }: Interest, lot: Lot): void {
  const { world, trusts } = scene;
  if (manner === 'outright') remember(scene, takerId, lot);
  const joint = share === 'TITLE' ? lot.parcel?.parts.find((part) => part.ownerId === takerId) : undefined;
  if (joint) {
    joint.amountCents += lot.amountCents;
    joint.benefitCents += lot.benefitCents;
    joint.makeup = joinMakeup(joint.makeup, lot.makeup);
    return;
  }
  const trust = trusts.get(takerId);
  if (trust && !world.fundedAt.has(takerId)) world.fundedAt.set(takerId, scene.index);
  const parcel: Parcel = {
    assetId: lot.assetId,
    kind: lot.kind,
    situs: lot.situs,
    form: trust ? 'TRUST' : 'SOLE',
    trustId: trust?.id,
    holderId: takerId,
    parts: [
      {
        ownerId: ownerOnArrival(scene, takerId),
        amountCents: lot.amountCents,
        benefitCents: lot.benefitCents,
        makeup: lot.makeup,
      },
    ],
    // A designation ends when the asset changes hands, except a rollover's and an unpaid policy's (C8, C22).
    beneficiaries: lot.policy || share === 'DESIGNATION' ? lot.beneficiaries : [],
    employerPlan: lot.employerPlan,
    policy: lot.policy,
    staged: manner === 'in_trust' && !trust,
  };
  world.parcels.push(parcel);
}

/** Whose what reaches a taker is: a living settlor's revocable trust is his own property; all else is the taker's. */
export function ownerOnArrival({ trusts, survives }: DeathScene, takerId: string): string {
  const trust = trusts.get(takerId);
  if (!trust || !isGrantorTrust(trust) || trust.insideEstate === false || trust.kind === 'REVOCABLE_JOINT')
    return takerId;
  const [settlor, other] = trust.settlors;
  return settlor !== undefined && other === undefined && survives(settlor, 0) ? settlor : takerId;
}

function remember({ world }: DeathScene, takerId: string, lot: Lot): void {
  const known = world.received.get(takerId) ?? new Map<string, number>();
  known.set(lot.assetId, (known.get(lot.assetId) ?? 0) + lot.amountCents);
  world.received.set(takerId, known);
}
