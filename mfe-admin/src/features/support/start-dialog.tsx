import { useQuery } from '@apollo/client/react';
import { supportReasonProblem } from '@platform/contracts/field-rules';
import { refreshed } from '@platform/mfe-kit';
import { codeErrorText, ProofFields, useConfirmIdentity, useTypedProof } from '@platform/mfe-kit/codes';
import { ConfirmDialog, Note, Select, Stack, TextInput } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { startSupportMode } from './start-support-mode.ts';

const OwnProofQuery = graphql(`
  query OwnProof {
    account2faSettings {
      enable2fa
      enableAuthApp2fa
      enableSms2fa
      phoneNumber
      primary2faPreference
      identityProof
      mustConfirmIdentity
    }
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
  const { data, refetch } = useQuery(OwnProofQuery, { fetchPolicy: 'no-cache' });
  const settings = data?.account2faSettings;
  const proof = useTypedProof(settings);
  const confirming = useConfirmIdentity();
  const [minutes, setMinutes] = useState('60');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = settings?.mustConfirmIdentity ? settings : null;
  const reasonProblem = supportReasonProblem(reason);
  const proofMissing = asked !== null && !proof.isWhole;

  const missing = proof.byCode ? 'Enter the code' : 'Enter your password';
  const proofProblem = tried && proofMissing ? missing : confirming.error && codeErrorText(confirming.error);

  const run = async (): Promise<string | null> => {
    if (asked) {
      try {
        await confirming.confirm(proof.input);
      } catch {
        return null; // shown at the field
      }
      await refreshed(refetch); // a code works once: where the start fails, it is not asked for again
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
    if (!settings || reasonProblem || proofMissing) return;
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
        {asked && (
          <>
            <p>Some time has passed since you signed in: show that it is you.</p>
            <ProofFields settings={asked} proof={proof} problem={proofProblem} waits={false} />
          </>
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
