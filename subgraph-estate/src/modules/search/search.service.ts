import { TRUST_KIND_LABELS } from '@platform/contracts';
import { readPagination, searchPattern } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import { householdLine } from '../../domain/estate/household-name.ts';
import { clientRelationship } from '../../domain/person/family.ts';
import type { EstateRepository } from '../estate/estate.repository.ts';

export type SearchScope = 'ESTATE' | 'PERSON' | 'TRUST' | 'CHARITABLE' | 'ENTITY';
export interface SearchHit {
  readonly id: string;
  readonly scope: SearchScope;
  readonly title: string;
  readonly subtitle: string | null;
  readonly estateId: string;
  readonly path: string;
}

const MOST_ESTATES = 200;
const DEFAULT_PER_PAGE = 10;

function hitsIn(estate: Estate): SearchHit[] {
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
        subtitle: `${TRUST_KIND_LABELS[trust.kind]} · ${estate.displayName}`,
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

export interface SearchInput {
  readonly needle: string;
  readonly scope: readonly SearchScope[] | null | undefined;
  readonly perPage: number | null | undefined;
}

/** Clients, people, trusts, charities and businesses in reach whose name holds the words; an empty search finds nothing. */
export async function search(estates: EstateRepository, { needle, scope, perPage }: SearchInput) {
  const { perPage: limit } = readPagination({ perPage: perPage ?? DEFAULT_PER_PAGE });
  const words = needle.trim();
  if (words.length < 2) return { collection: [], totalCount: 0, limit };
  const pagination = { page: 1, perPage: MOST_ESTATES };
  const found = await estates.list({
    filter: { searchTerm: words },
    order: 'NAME',
    ascending: true,
    pagination,
    defaultPerPage: MOST_ESTATES,
  });
  const pattern = searchPattern(words);
  const wanted = scope?.length ? new Set(scope) : null;
  const hits = found.collection
    .flatMap(hitsIn)
    .filter((hit) => pattern.test(hit.title) && (!wanted || wanted.has(hit.scope)));
  const starts = (hit: SearchHit): number => (hit.title.toLowerCase().startsWith(words.toLowerCase()) ? 0 : 1);
  hits.sort((a, b) => starts(a) - starts(b) || Number(a.scope !== 'ESTATE') - Number(b.scope !== 'ESTATE'));
  return { collection: hits.slice(0, limit), totalCount: hits.length, limit };
}
