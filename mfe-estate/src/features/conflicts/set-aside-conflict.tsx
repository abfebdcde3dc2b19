import { SetAsideDialog } from '@platform/mfe-kit/set-aside-dialog';

interface SetAsideConflictProps {
  /** What the conflict is called, and what it says. */
  readonly title: string;
  readonly text: string;
  /** Throws what the server says. */
  readonly save: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a conflict is left as it is. Mounted while it is open. */
export const SetAsideConflict = ({ title, text, save, onClose }: SetAsideConflictProps) => (
  <SetAsideDialog
    example="She wants the account to go to the daughter who cares for her"
    comesBack="The reason stands in the history of this estate. The conflict comes back when what it is about changes, or when twice as much is at stake."
    save={save}
    onClose={onClose}
  >
    <b>{title}.</b> {text}
  </SetAsideDialog>
);
