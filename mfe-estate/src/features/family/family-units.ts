import type { RelationKind } from '../../gql/graphql.ts';

export interface Kin {
  readonly kind: RelationKind;
  readonly from: string;
  readonly to: string;
}

/** How two people are drawn together. Parents of the same child without a recorded relation are `parents`. */
export type UnionKind = 'married' | 'prior' | 'partner' | 'parents';

export interface Union {
  readonly left: string;
  readonly right: string;
  readonly kind: UnionKind;
}

/** Children of the same parents, so far as these stand in the same chain. */
export interface ChildGroup {
  readonly parents: readonly string[];
  readonly children: readonly Branch[];
}

/** A person with everybody they had children or a life with, side by side, and below them who descends from them. */
export interface Branch {
  readonly root: string;
  readonly chain: readonly string[];
  readonly groups: readonly ChildGroup[];
}

const UNION_KINDS: Partial<Record<RelationKind, UnionKind>> = {
  SPOUSE: 'married',
  FORMER_SPOUSE: 'prior',
  DOMESTIC_PARTNER: 'partner',
  REGISTERED_PARTNER: 'partner',
};

export class Family {
  readonly #kin: readonly Kin[];
  readonly #parents: ReadonlyMap<string, readonly string[]>;

  constructor(kin: readonly Kin[]) {
    this.#kin = kin;
    this.#parents = parentsOf(kin);
  }

  /** Nobody stands twice: `seen` is who has a place. */
  branchOf(root: string, seen: Set<string>): Branch {
    seen.add(root);
    const chain = this.#chainOf(root, seen);
    const children = [...this.#parents].filter(
      ([child, parents]) => !seen.has(child) && parents.some((parent) => chain.includes(parent)),
    );
    // Brothers and sisters have their places before one of them brings a partner.
    for (const [child] of children) seen.add(child);
    const byParents = Map.groupBy(children, ([, parents]) => this.#couple(parents, chain).join(' '));
    const groups = [...byParents.values()].map((group) => ({
      parents: this.#couple(group[0]?.[1] ?? [], chain),
      children: group.map(([child]) => this.branchOf(child, seen)),
    }));
    return { root, chain, groups };
  }

  /** What joins two people, if anything does. */
  unionOf(left: string, right: string): Union | null {
    const kinds = this.#kin
      .filter(({ from, to }) => (from === left && to === right) || (from === right && to === left))
      .flatMap(({ kind }) => UNION_KINDS[kind] ?? []);
    const kind = kinds.includes('married') ? 'married' : kinds[0];
    if (kind) return { left, right, kind };
    return this.#coParents(left).includes(right) ? { left, right, kind: 'parents' } : null;
  }

  /** The two of a child's parents who stand in this chain, those with a life together first. */
  #couple(parents: readonly string[], chain: readonly string[]): string[] {
    const here = chain.filter((id) => parents.includes(id));
    const pairs = here.flatMap((left, at) => here.slice(at + 1).map((right) => [left, right]));
    return pairs.find(([left = '', right = '']) => this.unionOf(left, right)?.kind !== 'parents') ?? here.slice(0, 2);
  }

  /**
   * The present partner stands on the right, everybody from earlier on the left; without a present one the first two
   * stand on both sides. Whoever partners have a life with stands further out.
   */
  #chainOf(root: string, seen: Set<string>): string[] {
    const present = this.#partners(root, ['SPOUSE', 'REGISTERED_PARTNER', 'DOMESTIC_PARTNER']);
    const others = [...this.#partners(root, ['FORMER_SPOUSE']), ...this.#coParents(root)];
    const [first, ...rest] = [...new Set([...present, ...others])].filter((id) => !seen.has(id));
    const second = present.length === 0 ? rest.shift() : undefined;
    const isFormer = first !== undefined && !present.includes(first);
    const right = isFormer ? second : first;
    const left = isFormer ? [first, ...rest] : rest;
    for (const id of [first, second, ...rest]) if (id !== undefined) seen.add(id);
    const outwards = (id: string): string[] => [id, ...this.#furtherOut(id, seen)];
    return [...left.flatMap(outwards).toReversed(), root, ...(right === undefined ? [] : outwards(right))];
  }

  #furtherOut(id: string, seen: Set<string>): string[] {
    const partners = this.#partners(id, ['SPOUSE', 'REGISTERED_PARTNER', 'DOMESTIC_PARTNER', 'FORMER_SPOUSE']);
    const fresh = [...new Set([...partners, ...this.#coParents(id)])].filter((other) => !seen.has(other));
    for (const other of fresh) seen.add(other);
    return fresh.flatMap((other) => [other, ...this.#furtherOut(other, seen)]);
  }

  #partners(id: string, kinds: readonly RelationKind[]): string[] {
    return this.#kin
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
  }

  #coParents(id: string): string[] {
    return [...this.#parents.values()]
      .filter((parents) => parents.includes(id))
      .flatMap((parents) => parents.filter((other) => other !== id));
  }
}

/** By the union a child is of; a stepparent stands in only where no parent is known. */
function parentsOf(kin: readonly Kin[]): Map<string, readonly string[]> {
  const parents = new Map<string, readonly string[]>();
  for (const kind of ['PARENT', 'STEPPARENT'] as const) {
    const ties = kin.filter((tie) => tie.kind === kind && tie.from !== tie.to);
    for (const [child, own] of Map.groupBy(ties, ({ to }) => to)) {
      if (!parents.has(child)) parents.set(child, [...new Set(own.map(({ from }) => from))]);
    }
  }
  return parents;
}
