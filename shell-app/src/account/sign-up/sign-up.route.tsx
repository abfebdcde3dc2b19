import { useMutation, useQuery } from '@apollo/client/react';
import { useDocumentTitle, whileSessionChanges } from '@platform/mfe-kit';
import { FormAlert, formErrorText, serverErrorCode } from '@platform/mfe-kit/forms';
import { Button, ErrorState, LinkButton, PageTitle, Skeleton, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';
import { AccountPage } from '../account-page.tsx';
import { SecondFactorForm } from '../sign-in/second-factor-form.tsx';
import { TwoFactorDialog } from '../two-factor/two-factor-dialog.tsx';
import { AcceptAsMember } from './accept-as-member.tsx';
import { useAccept, useEntry } from './acceptance.ts';
import { SignUpForm } from './sign-up-form.tsx';
import type { SignUpValues } from './sign-up-rules.ts';

const Invitation = graphql(`
  query Invitation($token: String!, $organizationId: ID) {
    invitationToken(token: $token, organizationId: $organizationId) {
      emailAddress
      name
      organizationName
      inviterName
      acceptance
    }
  }
`);

const MailSignUpCode = graphql(`
  mutation MailSignUpCode {
    sendClientOtp {
      ok
    }
  }
`);

/** URLs: /account/verify/:organizationId/:token/create_client and …/create_member */
export function SignUpRoute() {
  useDocumentTitle('Create your account');
  const [proving, setProving] = useState<SignUpValues | null>(null);
  const [mailCode] = useMutation(MailSignUpCode);
  const { token = '', organizationId = '' } = useParams();
  const { data, error, refetch } = useQuery(Invitation, {
    variables: { token, organizationId },
    fetchPolicy: 'no-cache',
  });
  const prove = async (values: SignUpValues): Promise<void> => {
    await mailCode();
    setProving(values);
  };
  if (proving) {
    return (
      <AccountPage>
        <ProveAddress values={proving} />
      </AccountPage>
    );
  }
  if (serverErrorCode(error) === 'INVITE_EXPIRED') return <Navigate to="/invite-expired" replace />;
  const invitation = data?.invitationToken;
  const inviting = { organizationName: invitation?.organizationName ?? '', inviterName: invitation?.inviterName };
  return (
    <AccountPage>
      {error && serverErrorCode(error) === 'NOT_FOUND' && <UsedInvitation message={error.message} />}
      {error && serverErrorCode(error) !== 'NOT_FOUND' && (
        <ErrorState title="The invitation did not load" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton rows={5} label="Loading your invitation" />}
      {invitation?.acceptance === 'SIGN_IN' && (
        <AcceptAsMember emailAddress={invitation.emailAddress ?? ''} {...inviting} />
      )}
      {invitation && invitation.acceptance !== 'SIGN_IN' && (
        <SignUpForm
          name={invitation.name ?? ''}
          emailAddress={invitation.emailAddress ?? ''}
          onCodeWanted={prove}
          {...inviting}
        />
      )}
    </AccountPage>
  );
}

function UsedInvitation({ message }: { message: string }) {
  return (
    <>
      <PageTitle>This invitation cannot be used</PageTitle>
      <p className={css.lead}>If you have accepted it, sign in. If not, ask the person who invited you.</p>
      <Stack gap={18}>
        <FormAlert message={message} />
        <LinkButton primary size="large" fullWidth href="/account/login">
          Sign in
        </LinkButton>
      </Stack>
    </>
  );
}

/** A former guest: the mailed code signs the guest in, who then accepts with what was typed before. */
function ProveAddress({ values }: { values: SignUpValues }) {
  const enter = useEntry();
  const accept = useAccept();
  const [step, setStep] = useState<'code' | 'accept' | 'done'>('code');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const finish = async (): Promise<void> => {
    setStep('accept');
    setBusy(true);
    setFailure(undefined);
    try {
      await whileSessionChanges(() => accept(values));
      setStep('done');
    } catch (error) {
      setFailure(formErrorText(error));
    }
    setBusy(false);
  };
  if (step === 'code') return <SecondFactorForm mailed onVerified={finish} />;
  if (step === 'done') {
    return (
      <>
        <PageTitle>Your account is ready</PageTitle>
        <TwoFactorDialog onClose={() => void enter()} />
      </>
    );
  }
  return (
    <>
      <PageTitle>Create your account</PageTitle>
      <p className={css.lead}>Your address is confirmed. Your password is being set.</p>
      <Stack gap={18}>
        <FormAlert message={failure} />
        <Button primary size="large" fullWidth busy={busy} onClick={() => void finish()}>
          Try again
        </Button>
      </Stack>
    </>
  );
}
