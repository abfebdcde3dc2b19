import { Note } from '@platform/ui-kit';

/** In a form over an estate that somebody else has changed since it was opened. */
export function OldFormNote() {
  return (
    <Note tone="warning">
      Somebody has changed this estate since you opened this form, so what it shows may be old. What you type is kept,
      and saving overwrites nothing of theirs.
    </Note>
  );
}
