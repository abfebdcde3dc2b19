import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const SEARCH_DELAY_MS = 500;
const DEFAULT_PAGE_SIZE = 20;

export interface ListParams {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** What the list is searched for; it follows typing after half a second. */
  readonly search: string;
  /** What the search field shows. */
  readonly searchText: string;
  readonly sort: string | null;
  readonly direction: 'ASC' | 'DESC';
  readonly setPage: (page: number) => void;
  /** In place of a page that the list does not have: Back does not lead there again. */
  readonly correctPage: (page: number) => void;
  readonly setSearch: (text: string) => void;
  readonly setSort: (sort: string, direction: 'ASC' | 'DESC') => void;
  /** Any other filter of the URL; '' removes it. Goes back to page 1. */
  readonly setFilter: (name: string, value: string) => void;
  readonly filter: (name: string) => string;
  /** Lifts the search and these filters, in one change of the address. */
  readonly clear: (...filters: string[]) => void;
}

const positive = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** The view of a list, kept in the URL: page, pageSize, search, sort and filters. Back undoes a change. */
export function useListParams(options: { readonly pageSize?: number; readonly sort?: string } = {}): ListParams {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [searchText, setSearchText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setSearchText(search), [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The router's setter starts from the address of the render that it came with: what was chosen since, while a search
  // waited, would be lost. So each change starts from the newest address, and leaves it to the next one. A page that is
  // drawn again before the router has followed (rows arrive) still comes with the older address: only another one counts.
  const newest = useRef({ params, setParams });
  const drawn = useRef(params);
  newest.current.setParams = setParams;
  if (drawn.current !== params) {
    drawn.current = params;
    newest.current.params = params;
  }

  return useMemo(() => {
    const change = (changes: Readonly<Record<string, string>>, replace = false): void => {
      const next = new URLSearchParams(newest.current.params);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      newest.current.params = next;
      newest.current.setParams(next, { replace });
    };
    return {
      page: positive(params.get('page'), 1),
      pageSize: positive(params.get('pageSize'), options.pageSize ?? DEFAULT_PAGE_SIZE),
      search,
      searchText,
      sort: params.get('sort') ?? options.sort ?? null,
      direction: params.get('direction') === 'DESC' ? 'DESC' : 'ASC',
      setPage: (page) => change({ page: page > 1 ? String(page) : '' }),
      correctPage: (page) => change({ page: page > 1 ? String(page) : '' }, true),
      setSearch: (text) => {
        setSearchText(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => change({ search: text.trim(), page: '' }, true), SEARCH_DELAY_MS);
      },
      setSort: (sort, direction) => change({ sort, direction, page: '' }),
      setFilter: (name, value) => change({ [name]: value, page: '' }),
      filter: (name) => params.get(name) ?? '',
      clear: (...filters) => {
        clearTimeout(timer.current);
        setSearchText('');
        change({ search: '', page: '', ...Object.fromEntries(filters.map((name) => [name, ''])) });
      },
    };
  }, [params, search, searchText, options.pageSize, options.sort]);
}
