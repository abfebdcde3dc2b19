import type { Cents } from '@platform/kernel';
import { divide } from '../money/division.ts';
import { descendants, type Family, stepchildren } from './family.ts';
import { divideByScheme, memberWeights } from './schemes.ts';
import type { Survives } from './survival.ts';

/** UPC 2-102, model amounts, not indexed (C15). */
const PARENTS_ONLY = 300_000_00;
const SPOUSE_HAS_OTHERS = 225_000_00;
const DECEDENT_HAS_OTHERS = 150_000_00;

export interface HeirShare {
  readonly id: string;
  readonly amountCents: Cents;
}

export interface HeirsInput {
  readonly family: Family;
  readonly decedentId: string;
  /** Living husband or wife with rights, when he or she survives. */
  readonly spouseId?: string | undefined;
  readonly alive: Survives;
  readonly amountCents: Cents;
  /** Takes what has no heir: `state:XX`. */
  readonly escheatId: string;
}

/**
 * Who takes an intestate estate, and how much (C15). Units: cents; the amounts given always add up.
 * Source: UPC 2-102, 2-103. Case: $950,000, a spouse, three children of whom one is hers → $550,000 to the spouse.
 */
export function intestateShares(input: HeirsInput): HeirShare[] {
  const spouse = input.spouseId === undefined ? 0 : spouseShare(input, input.spouseId);
  const rest = input.amountCents - spouse;
  const shares = spouse > 0 && input.spouseId !== undefined ? [{ id: input.spouseId, amountCents: spouse }] : [];
  if (rest === 0 && shares.length > 0) return shares;
  return [...shares, ...nextOfKin(input, rest)];
}

function spouseShare({ family, decedentId, alive, amountCents }: HeirsInput, spouseId: string): Cents {
  const own = descendants(family, decedentId).filter((id) => alive(id));
  const hers = new Set(descendants(family, spouseId).filter((id) => alive(id)));
  const take = (first: Cents, hisPart: number, rest: number): Cents => {
    const amount = Math.min(first, amountCents);
    return amount + (divide(amountCents - amount, [hisPart, rest])[0] ?? 0);
  };
  if (own.length === 0) {
    const parents = family.parents(decedentId).some((id) => alive(id));
    return parents ? take(PARENTS_ONLY, 3, 1) : amountCents;
  }
  if (!own.every((id) => hers.has(id))) return take(DECEDENT_HAS_OTHERS, 1, 1);
  return hers.size > own.length ? take(SPOUSE_HAS_OTHERS, 1, 1) : amountCents;
}

function nextOfKin({ family, decedentId, alive, escheatId }: HeirsInput, cents: Cents): HeirShare[] {
  const parents = family.parents(decedentId);
  const grandparents = [...new Set(parents.flatMap((id) => family.parents(id)))];
  const below = (ids: readonly string[]): readonly string[] => [...new Set(ids.flatMap((id) => family.children(id)))];
  return (
    byGeneration(family, alive, family.children(decedentId), cents) ??
    equally(parents, alive, cents) ??
    byGeneration(family, alive, below(parents), cents) ??
    equally(grandparents, alive, cents) ??
    byGeneration(family, alive, below(grandparents), cents) ??
    byGeneration(family, alive, stepchildren(family, decedentId), cents) ?? [{ id: escheatId, amountCents: cents }]
  );
}

function byGeneration(
  family: Family,
  alive: Survives,
  roots: readonly string[],
  cents: Cents,
): HeirShare[] | undefined {
  const members = divideByScheme(family, alive, roots, 'PER_CAPITA_AT_EACH_GENERATION');
  if (members.length === 0) return undefined;
  const amounts = divide(cents, memberWeights(members));
  return members.map(({ id }, index) => ({ id, amountCents: amounts[index] ?? 0 }));
}

function equally(ids: readonly string[], alive: Survives, cents: Cents): HeirShare[] | undefined {
  const living = ids.filter((id) => alive(id));
  if (living.length === 0) return undefined;
  const amounts = divide(
    cents,
    living.map(() => 1),
  );
  return living.map((id, index) => ({ id, amountCents: amounts[index] ?? 0 }));
}
