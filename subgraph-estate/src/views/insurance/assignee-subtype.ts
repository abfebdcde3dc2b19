import { labelOf } from '@platform/contracts/labels';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import { clientRelationship } from '../person/family-table.ts';

/** What somebody who receives a policy is: a person to the client, a trust or charity by its kind. */
export function assigneeSubtype(estate: Estate, id: string): string | null {
  if (personById(estate, id)) return clientRelationship(estate, id);
  const trust = estate.trusts.find((one) => one.id === id);
  if (trust) return labelOf('TrustKind', trust.kind);
  return estate.charities.find((one) => one.id === id)?.charitableKind ?? 'Charity';
}
