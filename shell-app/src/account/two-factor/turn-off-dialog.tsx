import { useMutation } from '@apollo/client/react';
import {
  codeErrorText,
  ProofFields,
  type ProofSettings,
  useConfirmIdentity,
  useTypedProof,
} from '@platform/mfe-kit/codes';
import { Button, Modal, Stack } from '@platform/ui-kit';
import { type FormEvent, useId } from 'react';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';
import type { TwoFactorMethod } from './two-factor-steps.ts';

const TurnOff = graphql(`
  mutation TurnTwoFactorOff($input: Update2faSettingsInput!) {
    update2faSettings(input: $input) {
      ok
    }
  }
`);

interface TurnOffDialogProps {
  readonly method: TwoFactorMethod;
  readonly settings: ProofSettings;
  readonly onClose: (changed: boolean) => void;
}

/** Turning a method off takes the password, or a code where there is none. Mounted while it is open. */
export function TurnOffDialog({ method, settings, onClose }: TurnOffDialogProps) {
  const formId = useId();
  const proof = useTypedProof(settings);
  const confirming = useConfirmIdentity();
  const [turnOff, turning] = useMutation(TurnOff);
  const error = confirming.error ?? turning.error;
  const change = async (): Promise<void> => {
    if (proof.byCode) await confirming.confirm(proof.input);
    const password = proof.byCode ? {} : { currentPassword: proof.typed.currentPassword };
    const input = { ...password, ...(method === 'SMS' ? { enableSms2fa: false } : { enableAuthApp2fa: false }) };
    const { data } = await turnOff({ variables: { input } });
    if (data?.update2faSettings.ok) onClose(true);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void change().catch(() => undefined); // shown at the field
  };
  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      title={method === 'SMS' ? 'Turn off text messages?' : 'Turn off the authenticator app?'}
      footer={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            busy={confirming.loading || turning.loading}
            disabled={!proof.isWhole}
          >
            Turn off
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate aria-label="Turn off">
        <Stack gap={14}>
          <p className={css.plain}>It will not be asked for at sign-in any more. Your other sessions end.</p>
          <ProofFields settings={settings} proof={proof} problem={error && codeErrorText(error)} />
        </Stack>
      </form>
    </Modal>
  );
}
