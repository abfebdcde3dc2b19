import { serverErrorText } from '@platform/mfe-kit/forms';
import { ConfirmDialog, Note, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { type NamedClient, useClientDeeds } from './client-deeds.ts';

interface DeleteClientDialogProps {
  readonly client: NamedClient & { readonly version: number };
  readonly onClose: () => void;
}

/** Says what goes with a client before it is deleted, and that it can come back. */
export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const { remove } = useClientDeeds();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await remove(client, client.version);
      onClose();
    } catch (error) {
      setFailure(serverErrorText(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Delete ${client.displayName}?`}
      confirmLabel="Delete client"
      danger
      busy={busy}
      onConfirm={() => void run()}
    >
      <Stack gap={12}>
        <p>
          The family, balance sheet, documents and reports go with it, and nobody it was shared with sees it any more.
        </p>
        <p>An administrator can bring it back from "Deleted clients", as it is now.</p>
        {failure && (
          <Note tone="danger" alert>
            {failure}
          </Note>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
