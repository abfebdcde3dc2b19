import { ErrorState, FilteredEmptyState, ListToolbar, Pagination, Sheet, Skeleton, StaleNote } from '@platform/ui-kit';
import { type Column, DataTable, type RowChoices } from '@platform/ui-kit/data-table';
import { type ReactNode, useEffect } from 'react';
import type { ListParams } from '../routing/use-list-params.ts';

export interface SearchedListProps<Item> {
  /** What is listed: "members". */
  readonly noun: string;
  readonly list: ListParams;
  /** The page to show; undefined while none has come. A page that was shown stays while the next one loads or fails. */
  readonly shown:
    | { readonly collection: readonly Item[]; readonly metadata: { readonly totalCount: number } }
    | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly columns: readonly Column<Item>[];
  readonly rowId: (item: Item) => string;
  /** Opens a row: a click anywhere on it, or Enter. */
  readonly onOpen?: (item: Item) => void;
  /** What the search looks in, where that is not said by the noun. */
  readonly searchLabel?: string;
  /** Accessible name of the table. */
  readonly label: string;
  readonly title?: string;
  /** Narrows the list further: `compact` fields beside the search. */
  readonly filters?: ReactNode;
  /** What `filters` is set to, in words; undefined while they let everything through. */
  readonly filteredBy?: string;
  /** Lifts the filters and the search, in one change of the address. */
  readonly onClearFilters?: () => void;
  /** What is done with several rows together. */
  readonly choices?: RowChoices<Item> | undefined;
  /** Between the filters and the rows: what is chosen, and what is done with it. */
  readonly bar?: ReactNode;
  /** Rows begin with a picture. */
  readonly avatar?: boolean;
  /** Says that the search finds nothing. */
  readonly notFound: string;
  /** What a list without a single entry says. */
  readonly empty: ReactNode;
}

/**
 * The last page there is, where the address asks for one behind it: of an old link, or of a page whose rows have gone.
 * Returns: whether it is being turned to.
 */
function usePageThatIs({ list, shown }: Pick<SearchedListProps<unknown>, 'list' | 'shown'>): boolean {
  const total = shown?.collection.length === 0 ? shown.metadata.totalCount : 0;
  const last = Math.ceil(total / list.pageSize);
  const isBehind = total > 0 && list.page > last;
  const { correctPage } = list;
  useEffect(() => {
    if (isBehind) correctPage(last);
  }, [isBehind, last, correctPage]);
  return isBehind;
}

/** A list of one kind of thing with search and pages, in every state it can be in. */
export function SearchedList<Item>(props: SearchedListProps<Item>) {
  const {
    noun,
    list,
    shown,
    error,
    onRetry,
    title,
    filters,
    filteredBy,
    onClearFilters,
    searchLabel = `Search ${noun}`,
  } = props;
  const isTurning = usePageThatIs(props);
  return (
    <Sheet
      title={title}
      padded={false}
      footer={
        shown && shown.collection.length > 0 ? (
          <Pagination
            page={list.page}
            perPage={list.pageSize}
            total={shown.metadata.totalCount}
            onPage={list.setPage}
            noun={noun}
          />
        ) : undefined
      }
    >
      <ListToolbar
        search={{ label: searchLabel, value: list.searchText, onChange: list.setSearch }}
        filters={filters}
        onClear={filteredBy && shown && shown.collection.length > 0 ? onClearFilters : undefined}
      />
      {props.bar}
      {shown && Boolean(error) && <StaleNote what="the list" onRetry={onRetry} />}
      <Rows {...props} shown={isTurning ? undefined : shown} />
    </Sheet>
  );
}

function Rows<Item>(props: SearchedListProps<Item>) {
  const { noun, list, shown, error, onRetry, columns, rowId, onOpen, choices, label, avatar, notFound, empty } = props;
  const { filteredBy, onClearFilters } = props;
  if (!shown && error) return <ErrorState error={error} onRetry={onRetry} />;
  if (!shown) return <Skeleton rows={6} avatar={avatar} label={`Loading ${noun}`} />;
  if (shown.collection.length > 0) {
    const sort = list.sort ? { id: list.sort, direction: list.direction } : undefined;
    return (
      <DataTable
        label={label}
        columns={columns}
        rows={shown.collection}
        rowId={rowId}
        onOpen={onOpen}
        choices={choices}
        sort={sort}
        onSort={list.setSort}
      />
    );
  }
  if (!list.search && !filteredBy) return empty;
  return (
    <FilteredEmptyState
      title={notFound}
      text={[list.search && `Search is "${list.search}".`, filteredBy].filter(Boolean).join(' ')}
      onClear={onClearFilters ?? (() => list.clear())}
      clearLabel={filteredBy ? 'Clear filters' : 'Clear search'}
    />
  );
}
