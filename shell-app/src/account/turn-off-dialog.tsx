import { useMutation } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Modal, PasswordInput, Stack } from '@platform/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { graphql } from '../gql/index.ts';
import css from './account.module.css';
import type { TwoFactorMethod } from './two-factor-steps.ts';

const TurnOff = graphql(`
  mutation TurnTwoFactorOff($input: Update2faSettingsInput!) {
    update2faSettings(input: $input) {
      ok
    }
  }
`);

/** Turning a method off takes the password. Mounted while it is open. */
export function TurnOffDialog(props: { method: TwoFactorMethod; onClose: (changed: boolean) => void }) {
  const { method, onClose } = props;
  const formId = useId();
  const [currentPassword, setCurrentPassword] = useState('');
  const [turnOff, { loading, error }] = useMutation(TurnOff);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const input = { currentPassword, ...(method === 'SMS' ? { enableSms2fa: false } : { enableAuthApp2fa: false }) };
    const answer = await turnOff({ variables: { input } }).catch(() => null);
    if (answer?.data?.update2faSettings.ok) onClose(true);
  };
  return (
    <Modal
      opened
      onClose={() => onClose(false)}
      title={method === 'SMS' ? 'Turn off text messages?' : 'Turn off the authenticator app?'}
      footer={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button variant="danger" type="submit" form={formId} busy={loading} disabled={currentPassword === ''}>
            Turn off
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate aria-label="Turn off">
        <Stack gap={14}>
          <p className={css.plain}>It will not be asked for at sign-in any more. Your other sessions end.</p>
          <PasswordInput
            label="Current password"
            name="password"
            data-autofocus
            value={currentPassword}
            error={error && serverErrorText(error)}
            onChange={(event) => setCurrentPassword(event.target.value)}
          />
        </Stack>
      </form>
    </Modal>
  );
}
