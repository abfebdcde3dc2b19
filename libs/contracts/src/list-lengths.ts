/** Assets and debts that one estate holds together, and so what one import may bring: docs/adr/0136 has the figures. */
export const MOST_HOLDINGS = 10_000;

/** Of any one list of a request that has no length of its own below; what a field may have is its own rule, and less. */
export const LIST_LENGTH_DEFAULT = 1_000;

/** How many items a list may hold, by the name under which an operation takes it. */
export const LIST_LENGTHS: Readonly<Record<string, number>> = {
  // What an import has brought goes again in one request, and rows of it are left out or put in order in one.
  ids: MOST_HOLDINGS,
  leaveOutIds: MOST_HOLDINGS,
};
