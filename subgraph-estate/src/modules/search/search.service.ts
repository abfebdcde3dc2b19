import { listResult, type Page } from '@platform/service-kit';
import type { SearchHit, SearchScope } from '../../views/search/search-hits.ts';
import type { EstateListService } from '../estate/estate-list.service.ts';

const DEFAULT_PER_PAGE = 10;
const FEWEST_LETTERS = 2;

export interface SearchInput {
  readonly needle: string;
  readonly scope: readonly SearchScope[] | null | undefined;
  readonly perPage: number | null | undefined;
}

/** Clients, people, trusts, charities and businesses in reach whose name holds the words; an empty search finds nothing. */
export async function search(
  lists: Pick<EstateListService, 'search'>,
  { needle, scope, perPage }: SearchInput,
): Promise<Page<SearchHit>> {
  const most = perPage ?? DEFAULT_PER_PAGE;
  const words = needle.trim();
  if (words.length < FEWEST_LETTERS) return listResult({ perPage: most }, [], 0);
  return lists.search(words, scope?.length ? scope : null, most);
}
