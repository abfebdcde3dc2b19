import { DomainError } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import type { NodePosition } from './person.ts';

/** Room for any family; what lies beyond is no place that a hand has dragged to. */
const FARTHEST = 100_000;

const isPlace = (at: number): boolean => Number.isFinite(at) && Math.abs(at) <= FARTHEST;

export interface NodeMoves {
  readonly placed: readonly NodePosition[];
  /** Placed by themselves again, whether or not they are of the family still. */
  readonly released: readonly string[];
  /** All others too. */
  readonly reset: boolean;
}

/**
 * These cards at their places; cards that are not named stay where they are, unless all are released first.
 * Throws: DomainError UNKNOWN_REFERENCE for nobody of the family, BAD_USER_INPUT for no place of a drawing.
 */
export function withNodePositions(estate: Estate, { placed, released, reset }: NodeMoves): Estate {
  for (const { id, x, y } of placed) {
    if (!estate.people.some((person) => person.id === id))
      throw new DomainError('UNKNOWN_REFERENCE', 'Somebody in this drawing is not in the family any more.', {
        field: 'positions',
      });
    if (!isPlace(x) || !isPlace(y))
      throw new DomainError('BAD_USER_INPUT', 'A card cannot be put that far away.', { field: 'positions' });
  }
  const gone = new Set([...released, ...placed.map(({ id }) => id)]);
  const kept = reset ? [] : estate.nodePositions.filter(({ id }) => !gone.has(id));
  const places = new Map(placed.map(({ id, x, y }) => [id, { id, x: Math.round(x), y: Math.round(y) }]));
  const nodePositions = [...kept, ...places.values()];
  const isSame = JSON.stringify(nodePositions) === JSON.stringify(estate.nodePositions);
  return isSame ? estate : { ...estate, nodePositions };
}
