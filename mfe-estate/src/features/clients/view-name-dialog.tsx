import { NameDialog } from './name-dialog.tsx';

interface ViewNameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Throws what the server says. */
  readonly save: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Names a view of the list. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  return (
    <NameDialog
      {...props}
      label="Name of the view"
      required="A view needs a name"
      maxLength={60}
      saveLabel="Save view"
    />
  );
}
