import { type Estate, partyName } from '../../domain/estate/estate.ts';
import { assignableOf } from '../parents.ts';

const TYPES = { person: 'Person', trust: 'Trust', charity: 'Charitable', entity: 'Entity' } as const;

export const ownerName = (estate: Estate, id: string): string | null => partyName(estate, id);

export function ownerKind(estate: Estate, id: string): string | null {
  const owner = assignableOf(estate, id);
  return owner && TYPES[owner.kind];
}
