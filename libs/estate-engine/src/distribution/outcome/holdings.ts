import type { Holding } from '../distribution-result.ts';
import type { EstateCase } from '../estate-case.ts';
import type { World } from '../succession/world.ts';

/** Who holds everything after the last death, also what the living owned all along (C35). */
export function finalHoldings(input: EstateCase, world: World): Holding[] {
  const charities = new Set((input.charities ?? []).map(({ id }) => id));
  const byHolder = new Map<string, { outrightCents: number; inTrustCents: number; trust: boolean }>();
  for (const parcel of world.parcels) {
    for (const part of parcel.parts) {
      const id = parcel.trustId ?? part.ownerId;
      const held = byHolder.get(id) ?? { outrightCents: 0, inTrustCents: 0, trust: parcel.trustId !== undefined };
      if (held.trust || parcel.staged) held.inTrustCents += part.amountCents;
      else held.outrightCents += part.amountCents;
      byHolder.set(id, held);
    }
  }
  const typeOf = (id: string, trust: boolean): Holding['holderType'] =>
    trust ? 'trust' : charities.has(id) ? 'charity' : id.startsWith('state:') ? 'state' : 'person';
  return [...byHolder]
    .filter(([, held]) => held.outrightCents + held.inTrustCents > 0)
    .map(([holderId, { outrightCents, inTrustCents, trust }]) => ({
      holderId,
      holderType: typeOf(holderId, trust),
      outrightCents,
      inTrustCents,
    }));
}
