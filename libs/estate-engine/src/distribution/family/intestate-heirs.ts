import { type Cents, multiplyRatio } from '@platform/kernel';
import type { Authority } from '../../explanation/working.ts';
import type { IntestacyLaw, SpouseFacts, SpouseRule, SpouseShare } from '../../law/intestacy-law.ts';
import { divide } from '../money/division.ts';
import type { OriginStep } from '../succession/origin.ts';
import { descendants, type Family, stepchildren } from './family.ts';
import { nearKin } from './near-kin.ts';
import { divideByScheme, type MemberShare, memberWeights } from './schemes.ts';
import type { Survives } from './survival.ts';

export interface HeirShare {
  readonly id: string;
  readonly amountCents: Cents;
  /** How the statute comes to it. */
  readonly step?: OriginStep;
}

/** Kinds of property that a statute may give to a husband or wife by a rule of their own. */
export type IntestateKind = 'REAL_ESTATE' | 'COMMUNITY' | 'OTHER';

export interface HeirsInput {
  readonly family: Family;
  readonly decedentId: string;
  /** Living husband or wife with rights, when he or she survives. */
  readonly spouseId?: string | undefined;
  readonly alive: Survives;
  readonly isMinor: (id: string) => boolean;
  readonly amountCents: Cents;
  /** Takes what has no heir: `state:XX`. */
  readonly escheatId: string;
  /** The statute of the state; without it the model of the Uniform Probate Code. */
  readonly law?: IntestacyLaw | undefined;
  /** What the amount is of; left out: property of no rule of its own. */
  readonly kind?: IntestateKind | undefined;
}

/** UPC 2-102, model amounts, not indexed (C15). */
const MODEL_SHARES: Readonly<Partial<Record<SpouseFacts['beside'], SpouseShare>>> = {
  JOINT_AND_HERS: { firstDollars: 225_000, part: [1, 2] },
  OTHERS: { firstDollars: 150_000, part: [1, 2] },
  PARENTS: { firstDollars: 300_000, part: [3, 4] },
};
const ALL: SpouseShare = { part: [1, 1] };

type IntestacyModel = Pick<IntestacyLaw, 'spouse' | 'scheme' | 'spouseOfRealEstate' | 'spouseOfCommunity'>;

/** What a husband or wife takes by the model act, and how the rest divides. */
export const INTESTACY_MODEL: IntestacyModel = {
  spouse: ({ beside }) => MODEL_SHARES[beside] ?? ALL,
  scheme: 'PER_CAPITA_AT_EACH_GENERATION',
};

/**
 * Who takes an intestate estate, and how much (C15). Units: cents; the amounts given always add up.
 * Source: the statute given, or UPC 2-102, 2-103. Cases: the model, $950,000, a spouse, three children of whom one is
 * hers → $550,000 to the spouse; New York, $1,000,000, a spouse and children → $525,000 to the spouse.
 */
export function intestateShares(input: HeirsInput): HeirShare[] {
  const { spouseId } = input;
  const byLaw = spouseId === undefined ? undefined : spouseShare(input, spouseId);
  const spouse = byLaw?.amountCents ?? 0;
  const rest = input.amountCents - spouse;
  const shares = spouse > 0 && spouseId !== undefined ? [{ id: spouseId, amountCents: spouse, ...stepOf(byLaw) }] : [];
  if (rest === 0 && shares.length > 0) return shares;
  return [...shares, ...nextOfKin(input, rest)];
}

const stepOf = (step: OriginStep | undefined): { step?: OriginStep } => (step ? { step } : {});

const MODEL_AUTHORITY: Authority = { cite: 'UPC 2-102, 2-103', title: 'Shares of the heirs by the model act' };

/** What the shares go by: the statute, or the model act where that stands in for it. */
export function intestacyAuthority(input: HeirsInput): Authority {
  return (isHeldByStatute(input) ? input.law?.authority : undefined) ?? MODEL_AUTHORITY;
}

/** Whether the statute says who takes: those held are held as far as the descendants of the parents. */
export function isHeldByStatute({ law, family, decedentId, spouseId, alive }: HeirsInput): boolean {
  if (!law) return false;
  const near = [decedentId, ...family.parents(decedentId)];
  const kin = near.flatMap((id) => [...(id === decedentId ? [] : [id]), ...descendants(family, id)]);
  return spouseId !== undefined || kin.some((id) => id !== decedentId && alive(id));
}

/** What the husband or wife takes of a kind of property. */
export function spouseRule({ law, kind }: Pick<HeirsInput, 'law' | 'kind'>): SpouseRule {
  const { spouse, spouseOfRealEstate = spouse, spouseOfCommunity = () => ALL } = law ?? INTESTACY_MODEL;
  if (kind === 'COMMUNITY') return spouseOfCommunity;
  return kind === 'REAL_ESTATE' ? spouseOfRealEstate : spouse;
}

/** The part in which the statute gives the husband or wife a life estate beside what is owned; 0 where it gives none. */
export function lifeEstateCents(input: HeirsInput): Cents {
  const { spouseId, amountCents } = input;
  const lifePart = spouseId === undefined ? undefined : spouseRule(input)(spouseFacts(input, spouseId)).lifePart;
  return lifePart ? multiplyRatio(amountCents, ...lifePart) : 0;
}

function spouseShare(input: HeirsInput, spouseId: string): Extract<OriginStep, { kind: 'spouseByLaw' }> {
  const { amountCents } = input;
  const share = spouseRule(input)(spouseFacts(input, spouseId));
  const first = Math.min(firstAmount(share, amountCents), amountCents);
  const [numerator, denominator] = share.part;
  const isLeast = first > 0 && share.leastDollars !== undefined;
  const [part = 0] = isLeast ? [0] : divide(amountCents - first, [numerator, denominator - numerator]);
  return {
    kind: 'spouseByLaw',
    firstCents: first,
    numerator,
    denominator,
    ofCents: amountCents,
    amountCents: first + part,
    authority: intestacyAuthority(input),
  };
}

function firstAmount({ first, firstDollars = 0, leastDollars = 0, part }: SpouseShare, amountCents: Cents): Cents {
  // Less than the least: that is all there is to it, and nothing is divided (Iowa).
  if (multiplyRatio(amountCents, ...part) < leastDollars * 100) return leastDollars * 100;
  if (!first) return firstDollars * 100;
  const percent = multiplyRatio(amountCents, first.percent, 100);
  return Math.min(first.mostDollars * 100, Math.max(first.leastDollars * 100, percent));
}

function spouseFacts({ family, decedentId, alive, isMinor }: HeirsInput, spouseId: string): SpouseFacts {
  const own = descendants(family, decedentId).filter((id) => alive(id));
  const hers = new Set(descendants(family, spouseId).filter((id) => alive(id)));
  const lines = family
    .children(decedentId)
    .filter((id) => alive(id) || descendants(family, id).some((below) => alive(below)));
  const ofSpouse = new Set(family.children(spouseId));
  const count = {
    children: lines.length,
    childrenOfBoth: lines.filter((id) => ofSpouse.has(id)).length,
    hasMinorChild: lines.some((id) => alive(id) && isMinor(id)),
  };
  if (own.length > 0) {
    if (!own.every((id) => hers.has(id))) return { ...count, beside: 'OTHERS' };
    return { ...count, beside: hers.size > own.length ? 'JOINT_AND_HERS' : 'JOINT' };
  }
  const parents = family.parents(decedentId);
  if (parents.some((id) => alive(id))) return { ...count, beside: 'PARENTS' };
  const siblings = parents.flatMap((id) => descendants(family, id));
  const isAlone = !siblings.some((id) => id !== decedentId && alive(id));
  return { ...count, beside: isAlone ? 'NOBODY' : 'SIBLINGS' };
}

function nextOfKin(input: HeirsInput, cents: Cents): HeirShare[] {
  const { family, decedentId, alive, escheatId, law } = input;
  const { scheme } = law ?? INTESTACY_MODEL;
  const parents = family.parents(decedentId);
  const grandparents = [...new Set(parents.flatMap((id) => family.parents(id)))];
  const below = (ids: readonly string[]): readonly string[] => [...new Set(ids.flatMap((id) => family.children(id)))];
  const authority = intestacyAuthority(input);
  const lines = (roots: readonly string[]): HeirShare[] | undefined =>
    divided(divideByScheme(family, alive, roots, scheme), cents, authority);
  return (
    lines(family.children(decedentId)) ??
    divided(nearKin(input, scheme), cents, authority) ??
    equally(grandparents, alive, cents, authority) ??
    lines(below(grandparents)) ??
    lines(stepchildren(family, decedentId)) ?? [{ id: escheatId, amountCents: cents }]
  );
}

function divided(members: readonly MemberShare[], cents: Cents, authority: Authority): HeirShare[] | undefined {
  if (members.length === 0) return undefined;
  const amounts = divide(cents, memberWeights([...members]));
  return members.map(({ id, n, d }, index) => {
    const amountCents = amounts[index] ?? 0;
    const part = { part: Number(n), whole: Number(d), ofCents: cents, amountCents, authority };
    return { id, amountCents, step: { kind: 'kinByLaw', ...part } };
  });
}

function equally(ids: readonly string[], alive: Survives, cents: Cents, authority: Authority): HeirShare[] | undefined {
  const living = ids.filter((id) => alive(id));
  const whole = BigInt(living.length);
  return divided(
    living.map((id) => ({ id, n: 1n, d: whole })),
    cents,
    authority,
  );
}
