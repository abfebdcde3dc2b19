import { notify } from '@platform/ui-kit';
import { useState } from 'react';
import { serverErrorText } from '../forms/index.ts';

interface Removable {
  readonly id: string;
  readonly name: string;
}

interface Removal {
  readonly estate: { readonly version: number };
  readonly reload: () => Promise<unknown>;
  /** What it is taken off: `the balance sheet`. */
  readonly from: string;
  readonly thing: Removable | null;
  /** The version of the estate without it, and with it again. */
  readonly take: (id: string, version: number) => Promise<number | undefined>;
  readonly giveBack: (id: string, version: number) => Promise<unknown>;
  readonly onClose: () => void;
  /** In words: what names it, or that the estate has changed. */
  readonly onFailed: (message: string) => void;
}

/** Takes a thing off, and back again where somebody takes it back. */
export function useRemoval({ from, thing, take, giveBack, estate, reload, onClose, onFailed }: Removal) {
  const [busy, setBusy] = useState(false);
  const undo = async ({ id, name }: Removable, version: number): Promise<void> => {
    try {
      await giveBack(id, version);
      notify(`${name} is back on ${from}.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await reload();
  };
  return {
    busy,
    async remove(): Promise<void> {
      if (!thing) return;
      setBusy(true);
      try {
        const version = (await take(thing.id, estate.version)) ?? estate.version + 1;
        onClose();
        notify({ message: `${thing.name} is off ${from}.`, undo: () => void undo(thing, version) });
      } catch (error) {
        onFailed(serverErrorText(error));
        setBusy(false);
      }
      await reload();
    },
  };
}
