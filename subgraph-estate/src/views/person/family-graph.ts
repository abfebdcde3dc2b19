import type { Estate } from '../../domain/estate/estate.ts';
import type { EstateRelation, NodePosition } from '../../domain/person/person.ts';

const PARTNERS: ReadonlySet<EstateRelation['kind']> = new Set([
  'SPOUSE',
  'FORMER_SPOUSE',
  'DOMESTIC_PARTNER',
  'REGISTERED_PARTNER',
]);
const isPartners = ({ kind }: EstateRelation): boolean => PARTNERS.has(kind);

/** A couple, of today or of before, or a parent whose children have no other parent on record. */
export interface UnionNode {
  readonly id: string;
  readonly partnerIds: readonly string[];
  readonly childIds: readonly string[];
  /** What joins the partners; null for parents who are on record as nothing to each other, and for one alone. */
  readonly relation: EstateRelation | null;
}

const unionId = (partnerIds: readonly string[]): string => `union:${partnerIds.toSorted().join('+')}`;

/** Whose child everybody is: the unions of a family, each with the children of exactly these parents. */
export function unionsOf({ relations }: Pick<Estate, 'relations'>): UnionNode[] {
  const couples = new Map<string, UnionNode>();
  for (const relation of relations.filter(isPartners)) {
    const partnerIds = [relation.from, relation.to];
    const id = unionId(partnerIds);
    // A marriage of today says more than an earlier one of the same two.
    if (couples.get(id)?.relation?.kind !== 'SPOUSE') couples.set(id, { id, partnerIds, childIds: [], relation });
  }
  const parents = Map.groupBy(
    relations.filter(({ kind }) => kind === 'PARENT'),
    ({ to }) => to,
  );
  for (const [childId, ties] of parents) {
    const partnerIds = [...new Set(ties.map(({ from }) => from))];
    const id = unionId(partnerIds);
    const known = couples.get(id) ?? { id, partnerIds, childIds: [], relation: null };
    couples.set(id, { ...known, childIds: [...known.childIds, childId] });
  }
  return [...couples.values()];
}

/** Where somebody has put the cards; a place of nobody is none. */
export function placedNodes({ nodePositions, people }: Estate): NodePosition[] {
  const known = new Set(people.map(({ id }) => id));
  return nodePositions.filter(({ id }) => known.has(id));
}

export interface TreeEdge {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly kind: EstateRelation['kind'];
  readonly isAdopted: boolean;
}

/** What is on record between two people, one line each. */
export const treeEdges = ({ relations }: Pick<Estate, 'relations'>): TreeEdge[] =>
  relations.map(({ id, from, to, kind, isAdopted }) => ({ id, source: from, target: to, kind, isAdopted }));

/** From partners to their union, and from it to its children. */
export const flowEdges = (estate: Pick<Estate, 'relations'>): Pick<TreeEdge, 'id' | 'source' | 'target'>[] =>
  unionsOf(estate).flatMap(({ id, partnerIds, childIds }) => [
    ...partnerIds.map((partner) => ({ id: `${partner}>${id}`, source: partner, target: id })),
    ...childIds.map((child) => ({ id: `${id}>${child}`, source: id, target: child })),
  ]);
