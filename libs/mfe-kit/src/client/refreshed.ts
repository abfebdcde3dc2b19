/**
 * Reads a page's data again after something was changed. That this fails is no failure of the change: whoever was told
 * so would make it a second time. The page says itself that what it shows is old.
 */
export const refreshed = (reload: () => Promise<unknown>): Promise<void> =>
  reload().then(
    () => undefined,
    () => undefined,
  );
