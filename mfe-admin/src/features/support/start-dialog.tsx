import { useMutation, useQuery } from '@apollo/client/react';
import { supportReasonProblem } from '@platform/contracts/field-rules';
import { formErrorText } from '@platform/mfe-kit/forms';
import { ConfirmDialog, Note, PasswordInput, Select, Stack, TextInput } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { startSupportMode } from './start-support-mode.ts';

const OwnProofQuery = graphql(`
  query OwnProof {
    account2faSettings { identityProof mustConfirmIdentity }
  }
`);
const ConfirmForSupportMutation = graphql(`
  mutation ConfirmForSupport($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) { ok }
  }
`);

const DURATIONS = [
  { value: '15', label: '15 minutes' },
  { value: '30', label: '30 minutes' },
  { value: '60', label: '60 minutes' },
  { value: '120', label: '2 hours' },
];

interface StartDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Why, for how long, and who is asking: the reason is read by whoever is acted as. */
export function StartDialog({ userId, name, onClose }: StartDialogProps) {
  const { data } = useQuery(OwnProofQuery, { fetchPolicy: 'network-only' });
  const [confirmIdentity] = useMutation(ConfirmForSupportMutation);
  const [minutes, setMinutes] = useState('60');
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = data?.account2faSettings?.mustConfirmIdentity ? data.account2faSettings.identityProof : null;
  const reasonProblem = supportReasonProblem(reason);
  const passwordMissing = asked === 'PASSWORD' && password === '';

  const run = async (): Promise<string | null> => {
    if (asked === 'PASSWORD')
      try {
        await confirmIdentity({ variables: { input: { currentPassword: password } } });
      } catch (error) {
        return formErrorText(error) ?? 'Unknown error';
      }
    return startSupportMode({
      userId,
      reason,
      durationMinutes: Number(minutes),
      redirectTo: '/dashboard',
      returnTo: `${window.location.pathname}${window.location.search}`,
    });
  };
  const start = async (): Promise<void> => {
    setTried(true);
    if (reasonProblem || passwordMissing) return;
    setBusy(true);
    setFailure(null);
    setFailure(await run());
    setBusy(false);
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Act as ${name}?`}
      confirmLabel="Start support mode"
      busy={busy}
      onConfirm={() => void start()}
    >
      <Stack gap={14}>
        <p>
          You see and change what {name} sees and may change. The password, two-factor settings and invitations stay
          closed.
        </p>
        <TextInput
          label="Reason"
          data-autofocus
          autoComplete="off"
          hint="It stands on the audit trail, with your name."
          value={reason}
          error={tried ? reasonProblem : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Select
          label="For"
          options={DURATIONS}
          value={minutes}
          onChange={(event) => setMinutes(event.currentTarget.value)}
        />
        {asked === 'PASSWORD' && (
          <PasswordInput
            label="Your password"
            name="password"
            autoComplete="current-password"
            value={password}
            error={tried && passwordMissing ? 'Some time has passed since you signed in' : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {asked === 'CODE' && (
          <Note tone="warning">
            Some time has passed since you signed in. Sign out and in again, and start within ten minutes.
          </Note>
        )}
        {failure && (
          <Note tone="danger" alert>
            {failure}
          </Note>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
