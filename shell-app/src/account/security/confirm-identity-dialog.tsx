import {
  codeErrorText,
  ProofFields,
  type ProofSettings,
  useConfirmIdentity,
  useTypedProof,
} from '@platform/mfe-kit/codes';
import { Button, Modal, Stack } from '@platform/ui-kit';
import { type FormEvent, useId } from 'react';
import css from '../account.module.css';

interface ConfirmIdentityDialogProps {
  readonly settings: ProofSettings;
  readonly onClose: () => void;
  readonly onConfirmed: () => Promise<unknown>;
}

/** Asks who is at the session before how the account signs in is changed. Mounted while it is open. */
export function ConfirmIdentityDialog({ settings, onClose, onConfirmed }: ConfirmIdentityDialogProps) {
  const formId = useId();
  const proof = useTypedProof(settings);
  const { confirm, loading, error } = useConfirmIdentity();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void confirm(proof.input)
      .then(onConfirmed)
      .catch(() => undefined); // shown at the field
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Confirm that it is you"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={loading} disabled={!proof.isWhole}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate aria-label="Confirm that it is you">
        <Stack gap={14}>
          <p className={css.plain}>Some time has passed since you signed in, and this changes how you sign in.</p>
          <ProofFields settings={settings} proof={proof} problem={error && codeErrorText(error)} />
        </Stack>
      </form>
    </Modal>
  );
}
