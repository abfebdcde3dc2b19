import type { Scheme } from '../estate-case.ts';
import type { Family } from './family.ts';
import type { Survives } from './survival.ts';

/** A member's part of a whole, exact: `n / d`. */
export interface MemberShare {
  readonly id: string;
  readonly n: bigint;
  readonly d: bigint;
}

interface Tree {
  readonly children: (id: string) => readonly string[];
  readonly alive: (id: string) => boolean;
  /** Alive, or with a living descendant. */
  readonly lives: (id: string) => boolean;
}

interface Part {
  readonly n: bigint;
  readonly d: bigint;
}
const WHOLE: Part = { n: 1n, d: 1n };

/**
 * Divides among the descendants of somebody whose children are `roots` (CONVENTIONS C11). A dead member without
 * living descendants takes no share. Result in the order of `people`; empty when nobody lives.
 * Source: UPC 2-106, 2-709; UPC (1969) 2-106. Case: the tree of C11 gives A2a 2/15 per capita at each generation.
 */
export function divideByScheme(
  family: Family,
  alive: Survives,
  roots: readonly string[],
  scheme: Scheme,
): MemberShare[] {
  const lives = (id: string): boolean => alive(id) || family.children(id).some(lives);
  const tree: Tree = { children: family.children, alive, lives };
  const shares = new Map<string, Part>();
  const give = (id: string, { n, d }: Part): void => {
    const known = shares.get(id);
    shares.set(id, known ? { n: known.n * d + n * known.d, d: known.d * d } : { n, d });
  };
  DIVIDERS[scheme](tree, roots, WHOLE, give);
  return [...shares]
    .map(([id, part]) => ({ id, ...part }))
    .sort((a, b) => (family.order.get(a.id) ?? 0) - (family.order.get(b.id) ?? 0));
}

type Divider = (tree: Tree, roots: readonly string[], share: Part, give: (id: string, share: Part) => void) => void;

const over = ({ n, d }: Part, count: number): Part => ({ n, d: d * BigInt(count) });

const perStirpes: Divider = (tree, roots, share, give) => {
  const heads = roots.filter(tree.lives);
  for (const head of heads) {
    const part = over(share, heads.length);
    if (tree.alive(head)) give(head, part);
    else perStirpes(tree, tree.children(head), part, give);
  }
};

/** The first generation, from `roots` down, with a living member. */
function firstLiving(tree: Tree, roots: readonly string[]): readonly string[] {
  let generation = roots.filter(tree.lives);
  while (generation.length > 0 && !generation.some(tree.alive)) {
    generation = unique(generation.flatMap(tree.children)).filter(tree.lives);
  }
  return generation;
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

const byRepresentation: Divider = (tree, roots, share, give) => {
  const heads = firstLiving(tree, roots);
  for (const head of heads) {
    const part = over(share, heads.length);
    if (tree.alive(head)) give(head, part);
    else byRepresentation(tree, tree.children(head), part, give);
  }
};

const perCapitaAtEachGeneration: Divider = (tree, roots, share, give) => {
  const heads = firstLiving(tree, roots);
  const dead = heads.filter((head) => !tree.alive(head));
  for (const head of heads) if (tree.alive(head)) give(head, over(share, heads.length));
  if (dead.length === 0) return;
  const pooled = { n: share.n * BigInt(dead.length), d: share.d * BigInt(heads.length) };
  perCapitaAtEachGeneration(tree, unique(dead.flatMap(tree.children)), pooled, give);
};

const perCapita: Divider = (tree, roots, share, give) => {
  const living = new Set<string>();
  const visit = (ids: readonly string[]): void => {
    for (const id of ids) {
      if (tree.alive(id)) living.add(id);
      visit(tree.children(id));
    }
  };
  visit(roots);
  for (const id of living) give(id, over(share, living.size));
};

const DIVIDERS: Readonly<Record<Scheme, Divider>> = {
  PER_STIRPES: perStirpes,
  BY_REPRESENTATION: byRepresentation,
  PER_CAPITA_AT_EACH_GENERATION: perCapitaAtEachGeneration,
  PER_CAPITA: perCapita,
};

/** Whole-number weights in the proportion of the shares. */
export function memberWeights(shares: readonly MemberShare[]): number[] {
  const [first] = shares;
  if (first && shares.every(({ n, d }) => n === first.n && d === first.d)) return shares.map(() => 1);
  let common = 1n;
  for (const { d } of shares) common = (common * d) / gcd(common, d);
  const weights = shares.map(({ n, d }) => n * (common / d));
  const factor = weights.reduce((a, b) => gcd(a, b), 0n) || 1n;
  return weights.map((weight) => Number(weight / factor));
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
