import { readPagination, searchPattern } from '@platform/service-kit';
import { type SearchHit, type SearchScope, searchHits } from '../../views/search/search-hits.ts';
import type { EstateService } from '../estate/estate.service.ts';

const MOST_ESTATES = 200;
const DEFAULT_PER_PAGE = 10;

export interface SearchInput {
  readonly needle: string;
  readonly scope: readonly SearchScope[] | null | undefined;
  readonly perPage: number | null | undefined;
}

/** Clients, people, trusts, charities and businesses in reach whose name holds the words; an empty search finds nothing. */
export async function search(estates: Pick<EstateService, 'list'>, { needle, scope, perPage }: SearchInput) {
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
    .flatMap(searchHits)
    .filter((hit) => pattern.test(hit.title) && (!wanted || wanted.has(hit.scope)));
  const starts = (hit: SearchHit): number => (hit.title.toLowerCase().startsWith(words.toLowerCase()) ? 0 : 1);
  hits.sort((a, b) => starts(a) - starts(b) || Number(a.scope !== 'ESTATE') - Number(b.scope !== 'ESTATE'));
  return { collection: hits.slice(0, limit), totalCount: hits.length, limit };
}
