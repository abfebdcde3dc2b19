import type { EstateChange } from '../../domain/history/estate-change.ts';

/** A change as the history lists it. */
export interface ListedChange extends EstateChange {
  readonly canUndo: boolean;
}
