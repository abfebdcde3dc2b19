import { notify } from '@platform/ui-kit';
import type { Versioned } from './conflict-guard.tsx';
import { sameValues } from './conflicts.ts';
import { isStaleVersion, serverErrorText } from './server-errors.ts';

/** Versions that overtake one another before the person is asked to try again. */
const ATTEMPTS = 3;

/**
 * A change over a version, tried again over what is saved now where something else was changed meanwhile.
 * `now` answers null where the change no longer means what the person saw. Throws: what `change` was refused with.
 */
export async function overVersion<Result>(
  change: (version: number) => Promise<Result>,
  version: number,
  now: () => Promise<number | null | undefined>,
  tries = ATTEMPTS,
): Promise<Result> {
  try {
    return await change(version);
  } catch (error) {
    const newer = isStaleVersion(error) && tries > 0 ? await now() : null;
    if (newer === null || newer === undefined) throw error;
    return overVersion(change, newer, now, tries - 1);
  }
}

interface UndoneChange {
  /** What it was done to: `Beach house`. */
  readonly name: string;
  /** What is said when it is as before. */
  readonly done: string;
  readonly back: (version: number) => Promise<unknown>;
  /** The version that the change made. */
  readonly version: number;
  /** The version that is saved now; null where the thing is no longer as the change left it. */
  readonly now: () => Promise<number | null | undefined>;
}

/** Takes a change back, also when the rest of the estate has changed since, and says how it went. */
export async function undoChange({ name, done, back, version, now }: UndoneChange): Promise<void> {
  try {
    await overVersion(back, version, now);
    notify(done);
  } catch (error) {
    const text = isStaleVersion(error)
      ? `${name} was not changed back: it has changed again meanwhile.`
      : serverErrorText(error);
    notify({ message: text, tone: 'error' });
  }
}

/** Reads what the change that made `version` has left. Answers: the version that is saved while it still stands so. */
export async function whileUnchanged<Values>(
  read: () => Promise<Versioned<Values> | null>,
  version: number,
): Promise<() => Promise<number | null>> {
  // The change is made: where it cannot be read again, the form that made it has not failed.
  const left = await read().catch(() => null);
  // Overtaken at once: what is read may be somebody else's, and is not theirs to be thrown away.
  if (left?.version !== version) return async () => null;
  return async () => {
    const found = await read();
    return found && sameValues(found.values, left.values) ? found.version : null;
  };
}

interface ReversibleChange<Values> {
  readonly name: string;
  /** What the change is over: the thing as it was saved when it was made. */
  readonly before: Versioned<Values>;
  readonly after: Values;
  /** Answers the version it made. */
  readonly change: (to: Values, version: number, from: Values) => Promise<number>;
  /** What is saved now; null when the thing is gone. */
  readonly read: () => Promise<Versioned<Values> | null>;
  readonly saved: string;
  readonly undone: string;
}

/** Saves a change and says so, with the way back. Throws: what `change` was refused with. */
export async function changeReversibly<Values>(reversible: ReversibleChange<Values>): Promise<void> {
  const { name, before, after, change, read, saved, undone } = reversible;
  const version = await change(after, before.version, before.values);
  const now = await whileUnchanged(read, version);
  const back = async (over: number): Promise<void> => {
    await change(before.values, over, after);
    await read();
  };
  notify({ message: saved, undo: () => void undoChange({ name, done: undone, back, version, now }) });
}
