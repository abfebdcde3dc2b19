import { Button, Modal } from '@platform/ui-kit';
import { useState } from 'react';
import css from '../account.module.css';
import { BackupCodes } from './backup-codes.tsx';

/** New backup codes on request: asks first, for the earlier ones stop working. Mounted while it is open. */
export function BackupCodesDialog({ onClose }: { onClose: (made: boolean) => void }) {
  const [made, setMade] = useState(false);
  if (made) {
    return (
      <Modal
        opened
        mustAnswer
        title="Your backup codes"
        onClose={() => onClose(true)}
        footer={
          <Button primary data-autofocus onClick={() => onClose(true)}>
            I have kept them
          </Button>
        }
      >
        <BackupCodes />
      </Modal>
    );
  }
  return (
    <Modal
      opened
      title="Make new backup codes?"
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button primary data-autofocus onClick={() => setMade(true)}>
            Make new codes
          </Button>
        </>
      }
    >
      <p className={css.plain}>The codes that you have now stop working.</p>
    </Modal>
  );
}
