import type { ObservableQuery } from '@apollo/client';

/**
 * Reads a page's data again after something was changed. That this fails is no failure of the change: whoever was told
 * so would make it a second time. The page says itself that what it shows is old.
 */
export const refreshed = (reload: () => Promise<unknown>): Promise<void> =>
  reload().then(
    () => undefined,
    () => undefined,
  );

/** What is read again before a change is answered; as of a mutation, whose own wait would fail with the reading. */
export const thenRead = (...queries: string[]) => ({
  refetchQueries: queries,
  onQueryUpdated: (query: ObservableQuery): Promise<void> | undefined =>
    queries.includes(query.queryName ?? '') ? refreshed(() => query.refetch()) : undefined,
});
