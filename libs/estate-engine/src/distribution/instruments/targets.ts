import { ageOn, type Cents } from '@platform/kernel';
import type { IntestacyLaw } from '../../law/intestacy-law.ts';
import { intestacyLaw } from '../../law/intestacy-tables.ts';
import type { Scheme, Step, Target } from '../estate-case.ts';
import { ancestors, siblings, stepchildren } from '../family/family.ts';
import { type HeirsInput, type IntestateKind, intestateShares } from '../family/intestate-heirs.ts';
import { isMinorOn } from '../family/minors.ts';
import { divideByScheme, type MemberShare, memberWeights } from '../family/schemes.ts';
import type { Survives } from '../family/survival.ts';
import { divide, percentOf, shareWeights } from '../money/division.ts';
import type { DeathScene } from '../succession/death.ts';
import type { OriginStep } from '../succession/origin.ts';

/** What one taker gets of an amount, and the target it comes by. */
export interface Gift {
  readonly takerId: string;
  readonly amountCents: Cents;
  /** Held in trust for the taker until the ages of the target (C17). */
  readonly staged: boolean;
  readonly target: Target | undefined;
  /** From the amount that was divided to this one. */
  readonly steps: readonly OriginStep[];
  /** Of a gift of several steps that are paid together: its own. */
  readonly step?: Step;
}

export interface Allocation {
  readonly gifts: readonly Gift[];
  /** What found no taker. */
  readonly lapsedCents: Cents;
  /** Targets nobody takes by. */
  readonly lapsed: readonly Target[];
}

/** Whose death and which instrument: survival is the instrument's, and a divorce counts as an earlier death (C13). */
export interface TargetContext {
  readonly scene: DeathScene;
  readonly alive: Survives;
}

export const DEFAULT_SCHEME: Scheme = 'PER_CAPITA_AT_EACH_GENERATION';

export function instrumentSurvival(scene: DeathScene, days: number | undefined): Survives {
  return (id) => !scene.family.isFormerSpouse(scene.decedentId, id) && scene.survives(id, days);
}

/**
 * Divides an amount among targets (C2, C10–C12). In a residue the share of a target that lapses goes to the others
 * pro rata; elsewhere it is reported as lapsed.
 */
export function allocateTargets(
  context: TargetContext,
  targets: readonly Target[],
  amount: Cents,
  residue: boolean,
): Allocation {
  const { weights, unassigned } = shareWeights(targets, 'to');
  const takers = targets.map((target) => takersOf(context, target));
  const lives = takers.map((taker) => taker !== undefined);
  const lapsed = lives.every(Boolean) ? [] : targets.filter((_, index) => !lives[index]);
  if (lapsed.length === targets.length) return { gifts: [], lapsedCents: amount, lapsed };
  const taken = residue ? weights.map((weight, index) => (lives[index] ? weight : 0)) : [...weights, unassigned];
  const shares = divide(amount, taken);
  const whole = taken.reduce((sum, weight) => sum + weight, 0);
  const gifts: Gift[] = [];
  let given = 0;
  takers.forEach((taker, index) => {
    const cents = shares[index] ?? 0;
    if (!taker) return;
    given += cents;
    gifts.push(...taker(cents).map((gift) => after(gift, sharePart(weights[index] ?? 0, whole, amount, cents))));
  });
  return { gifts, lapsedCents: amount - given, lapsed };
}

type Taker = (cents: Cents) => Gift[];

/** Who takes by a target, as a function of the amount; undefined when it lapses. */
export function takersOf(context: TargetContext, target: Target): Taker | undefined {
  const named = target.to === undefined ? classTaker(context, target) : namedTaker(context, target, target.to);
  return named ?? alternateTaker(context, target);
}

function namedTaker(context: TargetContext, target: Target, id: string): Taker | undefined {
  if (!context.alive(id)) return undefined;
  return (cents) => staged(context, target, id, cents);
}

function alternateTaker(context: TargetContext, target: Target): Taker | undefined {
  const { alternates } = target;
  if (alternates?.some((alternate) => takersOf(context, alternate) !== undefined)) {
    return (cents) => [...allocateTargets(context, alternates, cents, true).gifts];
  }
  if (target.to === undefined) return undefined;
  const scheme = target.scheme ?? (antiLapse(context.scene, target.to) ? DEFAULT_SCHEME : undefined);
  return scheme && memberTaker(context, target, context.scene.family.children(target.to), scheme);
}

/** UPC 2-603: a grandparent, a descendant of a grandparent, or a stepchild of the decedent; never a spouse (C12). */
export function antiLapse({ family, decedentId }: DeathScene, id: string): boolean {
  if (family.spouses(decedentId).includes(id) || family.isFormerSpouse(decedentId, id)) return false;
  const parents = family.parents(decedentId);
  const grandparents = parents.flatMap((parent) => family.parents(parent));
  if (grandparents.includes(id) || stepchildren(family, decedentId).includes(id)) return true;
  const above = ancestors(family, id);
  return [decedentId, ...parents, ...grandparents].some((root) => above.has(root)) || parents.includes(id);
}

function memberTaker(
  context: TargetContext,
  target: Target,
  roots: readonly string[],
  scheme: Scheme,
): Taker | undefined {
  const members = divideByScheme(context.scene.family, context.alive, roots, scheme);
  if (members.length === 0) return undefined;
  return (cents) => {
    const amounts = divide(cents, memberWeights(members));
    return members.flatMap((member, index) => memberGifts(context, target, member, scheme, cents, amounts[index] ?? 0));
  };
}

function memberGifts(
  context: TargetContext,
  target: Target,
  { id, n, d }: MemberShare,
  scheme: Scheme | undefined,
  ofCents: Cents,
  amountCents: Cents,
): Gift[] {
  const step = sharePart(Number(n), Number(d), ofCents, amountCents, scheme);
  return staged(context, target, id, amountCents).map((gift) => after(gift, step));
}

/** Nothing is told of a share that is the whole. */
function sharePart(part: number, whole: number, ofCents: Cents, amountCents: Cents, scheme?: Scheme): OriginStep[] {
  return part === whole ? [] : [{ kind: 'share', scheme, part, whole, ofCents, amountCents }];
}

const after = (gift: Gift, steps: readonly OriginStep[]): Gift =>
  steps.length === 0 ? gift : { ...gift, steps: [...steps, ...gift.steps] };

function classTaker(context: TargetContext, target: Target): Taker | undefined {
  const { scene, alive } = context;
  const { family } = scene;
  const root = target.classOf ?? scene.decedentId;
  switch (target.class) {
    case 'CHILDREN':
      return groupTaker(context, target, family.children(root));
    case 'SIBLINGS':
      return groupTaker(context, target, siblings(family, root));
    case 'DESCENDANTS':
      return memberTaker(context, target, family.children(root), target.scheme ?? DEFAULT_SCHEME);
    case 'PARENTS': {
      const living = family.parents(root).filter((id) => alive(id));
      if (living.length === 0) return undefined;
      return (cents) => {
        const amounts = divide(
          cents,
          living.map(() => 1),
        );
        const one = { n: 1n, d: BigInt(living.length) };
        return living.flatMap((id, index) =>
          memberGifts(context, target, { id, ...one }, undefined, cents, amounts[index] ?? 0),
        );
      };
    }
    case 'HEIRS_AT_LAW':
      return (cents) => heirGifts(context, root, cents, target);
    case undefined:
      return undefined;
  }
}

/** C10: living members, and for each dead one with living descendants its share to them by the scheme. */
function groupTaker(context: TargetContext, target: Target, group: readonly string[]): Taker | undefined {
  const { scene, alive } = context;
  const scheme = target.scheme ?? DEFAULT_SCHEME;
  const lines = group.map((id) =>
    alive(id) ? [] : divideByScheme(scene.family, alive, scene.family.children(id), scheme),
  );
  const takes = group.map((id, index) => alive(id) || (scheme !== 'PER_CAPITA' && (lines[index]?.length ?? 0) > 0));
  if (!takes.some(Boolean)) return undefined;
  const heads = takes.filter(Boolean).length;
  const members = group.flatMap((id, index) => {
    if (!takes[index]) return [];
    if (alive(id)) return [{ id, n: 1n, d: BigInt(heads) }];
    return (lines[index] ?? []).map((member) => ({ ...member, d: member.d * BigInt(heads) }));
  });
  members.sort((a, b) => (scene.family.order.get(a.id) ?? 0) - (scene.family.order.get(b.id) ?? 0));
  return (cents) => {
    const amounts = divide(cents, memberWeights(members));
    return members.flatMap((member, index) => memberGifts(context, target, member, scheme, cents, amounts[index] ?? 0));
  };
}

/** C15: the intestacy statute of the domicile, unless the model is asked for; undefined where it is not held. */
export const intestacyLawOf = ({ input, domicile, lawDate }: DeathScene): IntestacyLaw | undefined =>
  input.assumptions.intestacy === 'UPC' ? undefined : intestacyLaw(domicile, lawDate);

export function heirsInput(
  scene: DeathScene,
  alive: Survives,
  decedentId: string,
  amountCents: Cents,
  kind?: IntestateKind,
): HeirsInput {
  const { family, domicile } = scene;
  return {
    family,
    decedentId,
    spouseId: family.spouses(decedentId).find((id) => alive(id)) ?? partnerHeir(scene, decedentId, alive),
    alive: (id) => id !== decedentId && alive(id),
    isMinor: (id) => isMinorOn(scene, id),
    amountCents,
    escheatId: `state:${domicile}`,
    law: intestacyLawOf(scene),
    kind,
  };
}

/** A registered partner inherits as a husband or wife where the state says so. */
function partnerHeir({ partner, decedentId }: DeathScene, ofId: string, alive: Survives): string | undefined {
  return partner?.law?.heirs && ofId === decedentId && alive(partner.id) ? partner.id : undefined;
}

/** Heirs of somebody as if he died now without a will; the state where there are none. */
export function heirGifts(
  { scene, alive }: TargetContext,
  decedentId: string,
  amountCents: Cents,
  target?: Target,
  kind?: IntestateKind,
): Gift[] {
  const shares = intestateShares(heirsInput(scene, alive, decedentId, amountCents, kind));
  return shares.map(({ id, amountCents: cents, step }) => ({
    takerId: id,
    amountCents: cents,
    staged: false,
    target,
    steps: step ? [step] : [],
  }));
}

/** C17: what the ages reached release is outright, the rest in trust for the taker. */
function staged({ scene }: TargetContext, target: Target, id: string, cents: Cents): Gift[] {
  const birthDate = scene.family.person(id)?.birthDate;
  if (!target.ages?.length || birthDate === undefined)
    return [{ takerId: id, amountCents: cents, staged: false, target, steps: [] }];
  const age = ageOn(birthDate, scene.date);
  const percent = target.ages.reduce((sum, stage) => (stage.age <= age ? sum + stage.percent : sum), 0);
  const outright = percent >= 99.99 ? cents : percentOf(cents, percent);
  const step = (part: number, amountCents: Cents): OriginStep[] => [
    { kind: 'ages', percent: part, ofCents: cents, amountCents },
  ];
  const isReached = percent > 0;
  return [
    { takerId: id, amountCents: outright, staged: false, target, steps: step(percent, outright) },
    { takerId: id, amountCents: cents - outright, staged: true, target, steps: step(100 - percent, cents - outright) },
    // Of nothing, a policy without a value may hang on: it goes where the first age reached sends it.
  ].filter((gift) => gift.amountCents > 0 || (cents === 0 && gift.staged !== isReached));
}
