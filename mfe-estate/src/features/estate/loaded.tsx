import { ErrorState, Skeleton, StaleNote } from '@platform/ui-kit';
import type { ReactNode } from 'react';

export interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly previousData?: Data | undefined;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** What loads, such as "the balance sheet". */
  readonly what: string;
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Skeleton, failure with a retry, or the result; a failed refresh keeps what was read before and says so. */
export function Loaded<Data>({ query, what, skeleton, children }: LoadedProps<Data>) {
  const { error } = query;
  const data = query.data ?? query.previousData;
  const retry = (): void => void query.refetch().catch(() => undefined);
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={retry} />;
    return <>{skeleton ?? <Skeleton rows={8} label={`Loading ${what}`} />}</>;
  }
  return (
    <>
      {Boolean(error) && <StaleNote what={what} onRetry={retry} />}
      {children(data)}
    </>
  );
}
