import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const SEARCH_DELAY_MS = 250;
const DEFAULT_PAGE_SIZE = 20;

export interface ListParams {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** What the list is searched for; it follows typing after 250 ms. */
  readonly search: string;
  /** What the search field shows. */
  readonly searchText: string;
  readonly sort: string | null;
  readonly direction: 'ASC' | 'DESC';
  readonly setPage: (page: number) => void;
  readonly setSearch: (text: string) => void;
  readonly setSort: (sort: string, direction: 'ASC' | 'DESC') => void;
  /** Any other filter of the URL; '' removes it. Goes back to page 1. */
  readonly setFilter: (name: string, value: string) => void;
  readonly filter: (name: string) => string;
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

  const change = useCallback(
    (changes: Readonly<Record<string, string>>, replace = false): void => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace },
      );
    },
    [setParams],
  );

  return useMemo(
    () => ({
      page: positive(params.get('page'), 1),
      pageSize: positive(params.get('pageSize'), options.pageSize ?? DEFAULT_PAGE_SIZE),
      search,
      searchText,
      sort: params.get('sort') ?? options.sort ?? null,
      direction: params.get('direction') === 'DESC' ? 'DESC' : 'ASC',
      setPage: (page) => change({ page: page > 1 ? String(page) : '' }),
      setSearch: (text) => {
        setSearchText(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => change({ search: text.trim(), page: '' }, true), SEARCH_DELAY_MS);
      },
      setSort: (sort, direction) => change({ sort, direction, page: '' }),
      setFilter: (name, value) => change({ [name]: value, page: '' }),
      filter: (name) => params.get(name) ?? '',
    }),
    [params, search, searchText, options.pageSize, options.sort, change],
  );
}
