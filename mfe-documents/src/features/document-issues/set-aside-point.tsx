import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { SetAsideDialog } from '@platform/mfe-kit/set-aside-dialog';
import { type Issue, SetIssueAsideMutation } from './document-issues-query.ts';

interface SetAsidePointProps {
  readonly issue: Issue;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why a point about a document is left as it is. Mounted while it is open. */
export function SetAsidePoint({ issue: { id, detail, estateUpload }, reload, onClose }: SetAsidePointProps) {
  const [set] = useMutation(SetIssueAsideMutation);
  return (
    <SetAsideDialog
      example="The signed original is in our vault"
      comesBack="It comes back when the file says something else, and anybody can bring it back."
      save={async (reason) => {
        await set({ variables: { estateUploadId: estateUpload.id, issueId: id, reason } });
        await refreshed(reload);
      }}
      onClose={onClose}
    >
      <b>{detail}</b>
    </SetAsideDialog>
  );
}
