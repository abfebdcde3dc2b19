import { notify } from '@platform/ui-kit';
import { useState } from 'react';
import { refreshed } from '../client/refreshed.ts';
import { overVersion, serverErrorText, type useConflictGuard } from '../forms/index.ts';

interface Removable {
  readonly id: string;
  readonly name: string;
}

/** Of the conflict guard of the same form. */
export type RemovalGuard = Pick<ReturnType<typeof useConflictGuard>, 'unchanged'>;

interface Removal {
  readonly estate: { readonly version: number };
  readonly guard: RemovalGuard;
  /** Reads again what is shown. Returns: the version that is saved now, where there is one. */
  readonly reload: () => Promise<number | null | undefined>;
  /** What it is taken off: `the balance sheet`. */
  readonly from: string;
  readonly thing: Removable | null;
  /** The version of the estate without it, and with it again. */
  readonly take: (id: string, version: number) => Promise<number | undefined>;
  readonly giveBack: (id: string, version: number) => Promise<unknown>;
  readonly onClose: () => void;
  /** In words: what names it, or that it has changed. */
  readonly onFailed: (message: string) => void;
}

/** Takes a thing off, and back again where somebody takes it back. */
export function useRemoval({ from, thing, take, giveBack, estate, guard, reload, onClose, onFailed }: Removal) {
  const [busy, setBusy] = useState(false);
  const undo = async ({ id, name }: Removable, version: number): Promise<void> => {
    try {
      await overVersion((over) => giveBack(id, over), version, reload);
      notify(`${name} is back on ${from}.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await refreshed(reload);
  };
  return {
    busy,
    async remove(): Promise<void> {
      if (!thing) return;
      setBusy(true);
      try {
        const taken = async (over: number): Promise<number> => (await take(thing.id, over)) ?? over + 1;
        const version = await overVersion(taken, estate.version, guard.unchanged);
        onClose();
        notify({ message: `${thing.name} is off ${from}.`, undo: () => void undo(thing, version) });
      } catch (error) {
        onFailed(serverErrorText(error));
        setBusy(false);
      }
      await refreshed(reload);
    },
  };
}
