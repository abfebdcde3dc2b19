import type { SetAsideConflict } from '../../domain/conflict/set-aside.ts';
import type { ConflictView } from './conflict-view.ts';

/** How a conflict was set aside, as whoever looks at it is told. */
export interface SetAsideView {
  readonly id: string;
  readonly version: number;
  /** Null for whoever does not advise the household: it is said among colleagues. */
  readonly reason: string | null;
  readonly byName: string | null;
  readonly at: string;
  readonly isCurrent: boolean;
}
export interface ConflictParent extends ConflictView {
  readonly setAside: SetAsideView | null;
}

export const setAsideView = (
  { id, version, reason, setAsideByName, updatedAt }: SetAsideConflict,
  { isCurrent, mayRead }: { readonly isCurrent: boolean; readonly mayRead: boolean },
): SetAsideView => ({
  id,
  version,
  reason: mayRead ? reason : null,
  byName: setAsideByName,
  at: updatedAt,
  isCurrent,
});
