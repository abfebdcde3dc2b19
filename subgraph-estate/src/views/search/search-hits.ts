import { labelOf } from '@platform/contracts/labels';
import type { Estate } from '../../domain/estate/estate.ts';
import { householdLine } from '../../domain/estate/household-name.ts';
import { clientRelationship } from '../person/family-table.ts';

export const SEARCH_SCOPES = ['ESTATE', 'PERSON', 'TRUST', 'CHARITABLE', 'ENTITY'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];
export interface SearchHit {
  readonly id: string;
  readonly scope: SearchScope;
  readonly title: string;
  readonly subtitle: string | null;
  readonly estateId: string;
  readonly path: string;
}

/** Everything of an estate that can be found by its name: itself, people, trusts, charities, entities and businesses. */
export function searchHits(estate: Estate): SearchHit[] {
  const path = `/estate/${estate.id}`;
  const base = { estateId: estate.id };
  return [
    { ...base, id: estate.id, scope: 'ESTATE', title: estate.displayName, subtitle: householdLine(estate), path },
    ...estate.people.map(
      (person): SearchHit => ({
        ...base,
        id: person.id,
        scope: 'PERSON',
        title: person.name,
        subtitle: [clientRelationship(estate, person.id), estate.displayName].filter(Boolean).join(' · '),
        path: `${path}/family`,
      }),
    ),
    ...estate.trusts.map(
      (trust): SearchHit => ({
        ...base,
        id: trust.id,
        scope: 'TRUST',
        title: trust.name,
        subtitle: `${labelOf('TrustKind', trust.kind)} · ${estate.displayName}`,
        path: `${path}/trusts`,
      }),
    ),
    ...estate.charities.map(
      (charity): SearchHit => ({
        ...base,
        id: charity.id,
        scope: 'CHARITABLE',
        title: charity.name,
        subtitle: estate.displayName,
        path,
      }),
    ),
    ...estate.entities.map(
      (entity): SearchHit => ({
        ...base,
        id: entity.id,
        scope: 'ENTITY',
        title: entity.name,
        subtitle: `${labelOf('EntityType', entity.entityType)} · ${estate.displayName}`,
        path: `${path}/balance-sheet`,
      }),
    ),
    ...estate.assets
      .filter(({ assetType }) => assetType === 'BUSINESS')
      .map(
        (asset): SearchHit => ({
          ...base,
          id: asset.id,
          scope: 'ENTITY',
          title: asset.name,
          subtitle: estate.displayName,
          path: `${path}/balance-sheet`,
        }),
      ),
  ];
}
