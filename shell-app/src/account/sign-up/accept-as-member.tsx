import { useMutation } from '@apollo/client/react';
import { GOOGLE_SIGN_IN_ERROR_PARAM, googleSignInRefusalText } from '@platform/contracts/google-sign-in';
import { leavePage, useSessionState, whileSessionChanges } from '@platform/mfe-kit';
import { FormAlert, formErrorText } from '@platform/mfe-kit/forms';
import { Button, LinkButton, PageTitle, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { useAccept } from './acceptance.ts';
import { InvitedBy, type Inviting } from './invited-by.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

const LeaveOtherAccount = graphql(`
  mutation LeaveOtherAccount {
    signOut {
      ok
    }
  }
`);

interface AcceptAsMemberProps extends Inviting {
  readonly emailAddress: string;
}

/** The address has an account: it accepts signed in, so with all that its sign-in asks for. */
export function AcceptAsMember({ emailAddress, ...inviting }: AcceptAsMemberProps) {
  const { session } = useSessionState();
  const signedInAs = session?.impersonatedBy ? undefined : session?.account?.emailAddress;
  return (
    <>
      <PageTitle>Accept your invitation</PageTitle>
      {signedInAs === emailAddress ? (
        <AcceptSignedIn emailAddress={emailAddress} {...inviting} />
      ) : (
        <SignInFirst emailAddress={emailAddress} isSignedIn={Boolean(session?.account)} {...inviting} />
      )}
    </>
  );
}

function SignInFirst({ emailAddress, isSignedIn, ...inviting }: AcceptAsMemberProps & { isSignedIn: boolean }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { session, refetch } = useSessionState();
  const [signOut, leaving] = useMutation(LeaveOtherAccount);
  const [failure, setFailure] = useState<string | undefined>();
  const login = `/account/login?redirect=${encodeURIComponent(pathname)}`;
  const leave = async (): Promise<void> => {
    setFailure(undefined);
    try {
      await signOut();
      await refetch();
      void navigate(login);
    } catch (error) {
      setFailure(formErrorText(error));
    }
  };
  const refusal = googleSignInRefusalText(params.get(GOOGLE_SIGN_IN_ERROR_PARAM)) ?? undefined;
  return (
    <>
      <InvitedBy {...inviting}>
        {emailAddress} has an account.{' '}
        {isSignedIn
          ? `You are signed in as ${session?.account?.emailAddress}; sign in as ${emailAddress} to accept.`
          : 'Sign in with it, and you come back here to accept.'}
      </InvitedBy>
      <Stack gap={18}>
        <FormAlert message={failure ?? refusal} />
        {isSignedIn ? (
          <Button primary size="large" fullWidth busy={leaving.loading} onClick={() => void leave()}>
            Sign out and use {emailAddress}
          </Button>
        ) : (
          <LinkButton primary size="large" fullWidth href={login}>
            Sign in to accept
          </LinkButton>
        )}
      </Stack>
    </>
  );
}

function AcceptSignedIn({ emailAddress, ...inviting }: AcceptAsMemberProps) {
  const accept = useAccept();
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const submit = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      // The account is known by its session; its name and password stay as they are.
      await whileSessionChanges(() => accept({ name: '', password: '', passwordConfirmation: '', termsAccepted }));
      leavePage('/');
    } catch (error) {
      setFailure(formErrorText(error));
      setBusy(false);
    }
  };
  return (
    <>
      <InvitedBy {...inviting}>
        You are signed in as {emailAddress}. What you belong to already stays; your profile lists where you work.
      </InvitedBy>
      <Stack gap={18}>
        <TermsCheckbox checked={termsAccepted} onChange={(event) => setTermsAccepted(event.currentTarget.checked)} />
        <FormAlert message={failure} />
        <Button primary size="large" fullWidth busy={busy} disabled={!termsAccepted} onClick={() => void submit()}>
          Accept invitation
        </Button>
      </Stack>
    </>
  );
}
