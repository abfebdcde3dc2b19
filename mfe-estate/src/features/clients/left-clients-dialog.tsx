import { counted } from '@platform/kernel';
import { Button, List, ListItem, Modal, Stack } from '@platform/ui-kit';
import type { LeftClient } from './bulk-deeds.ts';

interface LeftClientsDialogProps {
  readonly left: readonly LeftClient[];
  /** What was to be done: "archived". */
  readonly deed: string;
  readonly onClose: () => void;
}

/** Each client with which nothing was done, and why: the others are done. */
export function LeftClientsDialog({ left, deed, onClose }: LeftClientsDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${counted(left.length, 'client')} ${left.length === 1 ? 'was' : 'were'} not ${deed}`}
      footer={
        <Button primary onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={12}>
        <p>They are as they were, and still chosen.</p>
        <List>
          {left.map(({ id, displayName, problem }) => (
            <ListItem key={id} title={displayName} text={problem} />
          ))}
        </List>
      </Stack>
    </Modal>
  );
}
