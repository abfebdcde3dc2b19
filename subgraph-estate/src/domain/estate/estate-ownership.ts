import {
  type Ownership,
  type OwnershipLine,
  ownership,
  type Standing,
  type TrustStanding,
} from '@platform/estate-engine';
import { type Cents, type IsoDate, sumCents } from '@platform/kernel';
import type { Estate } from './estate.ts';
import { toEstateCase } from './estate-case.ts';

/** An estate is never changed in place, so what was said of it on a day holds for as long as it is in memory. */
const said = new WeakMap<Estate, { readonly today: IsoDate; readonly owned: Ownership }>();

/**
 * What is in whose taxable estate today, by the engine. Lists, sheets, receipts, diagram and pages label these lines;
 * nothing else in this service decides whose an amount is or whether it counts. Throws: nothing.
 */
export function estateOwnership(estate: Estate, today: IsoDate): Ownership {
  const known = said.get(estate);
  if (known?.today === today) return known.owned;
  const owned = ownership(toEstateCase(estate, today), today);
  said.set(estate, { today, owned });
  return owned;
}

/** What was said of an estate holds for one that differs in nothing that the engine is told: its figures, its history. */
export function saidToo<Same extends Estate>(from: Estate, to: Same): Same {
  const known = said.get(from);
  if (known) said.set(to, known);
  return to;
}

export function trustStanding(estate: Estate, trustId: string, today: IsoDate): TrustStanding | undefined {
  return estateOwnership(estate, today).trusts.find((trust) => trust.trustId === trustId);
}

/** What the policies of a trust pay at a death that is played; null where none does. */
export function trustBenefitCents(estate: Estate, trustId: string, today: IsoDate): Cents | null {
  const { lines, insurance } = estateOwnership(estate, today);
  const pays = new Set(insurance.map(({ assetId }) => assetId));
  const policies = lines.filter((line) => line.kind === 'asset' && line.trustId === trustId && pays.has(line.id));
  return policies.length > 0 ? sumCents(policies.map(({ planCents }) => planCents)) : null;
}

/** Null where the estate does not say whose the trust's property is. */
export function isInsideTrust(estate: Estate, trustId: string, today: IsoDate): boolean | null {
  const standing = trustStanding(estate, trustId, today)?.standing;
  return standing === undefined || standing === 'unknown' ? null : standing === 'inside';
}

/** The net worth in the taxable estates, if it is worked out on this day: of one holding, its part that counts. */
export function insideCents(owned: Ownership, id: string): Cents {
  return insideById(owned).get(id) ?? 0;
}

const inside = new WeakMap<Ownership, ReadonlyMap<string, Cents>>();

function insideById(owned: Ownership): ReadonlyMap<string, Cents> {
  const known = inside.get(owned);
  if (known) return known;
  const lines = Map.groupBy(standingAs(owned, 'inside'), ({ id }) => id);
  const now = new Map([...lines].map(([id, of]) => [id, sumOf(of)]));
  inside.set(owned, now);
  return now;
}

export const standingAs = (owned: Ownership, standing: Standing): OwnershipLine[] =>
  owned.lines.filter((line) => line.standing === standing);

/** Whether the estate does not say of something it holds, or of a part of it, whose it is. */
export const hasUnassignedAssets = (estate: Estate, today: IsoDate): boolean =>
  standingAs(estateOwnership(estate, today), 'unknown').some(({ kind }) => kind === 'asset');

export const sumOf = (lines: readonly OwnershipLine[]): Cents => sumCents(lines.map(({ amountCents }) => amountCents));

/** Benefits that will count in the taxable estate of the insured. */
export function insuranceInsideCents(owned: Ownership): Cents {
  const inside = owned.insurance.filter(({ standing }) => standing === 'inside');
  return sumCents(inside.map(({ benefitCents }) => benefitCents));
}
