import { useMutation, useQuery } from '@apollo/client/react';
import { useDocumentTitle, useSessionState } from '@platform/mfe-kit';
import { FormAlert, formErrorText, serverErrorCode } from '@platform/mfe-kit/forms';
import { Button, LinkButton, PageTitle, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';
import { AccountPage } from '../account-page.tsx';
import { SecondFactorForm } from '../sign-in/second-factor-form.tsx';
import { InvitedBy, type Inviting } from './invited-by.tsx';

const GuestInvitation = graphql(`
  query GuestInvitation($token: String!) {
    invitationToken(token: $token) {
      emailAddress
      organizationName
      inviterName
      acceptance
    }
  }
`);

const SignInGuest = graphql(`
  mutation SignInGuest($token: String!, $exp: Int!) {
    signInGuestWithToken(token: $token, exp: $exp) {
      verified
    }
  }
`);

const MailGuestCode = graphql(`
  mutation MailGuestCode {
    sendClientOtp {
      ok
    }
  }
`);

/** URL: /auth/guest/:token/:exp. Signs in on a press, not by being opened: mail programs open links ahead. */
export function GuestRoute() {
  useDocumentTitle('Guest access');
  const { token = '', exp = '' } = useParams();
  const navigate = useNavigate();
  const { refetch } = useSessionState();
  // Without an answer the button says what is wrong with the link.
  const { data } = useQuery(GuestInvitation, { variables: { token }, fetchPolicy: 'no-cache' });
  const invitation = data?.invitationToken;
  // Told to the account of the address alone: who else has the link does not learn whether there is one.
  const isSignedIn = invitation?.acceptance === 'SIGN_IN';
  const [signIn, signingIn] = useMutation(SignInGuest);
  const [mailCode, mailing] = useMutation(MailGuestCode);
  const [waits, setWaits] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const enter = async (): Promise<void> => {
    await refetch();
    void navigate('/', { replace: true });
  };
  const start = async (): Promise<void> => {
    setFailure(undefined);
    try {
      const { data } = await signIn({ variables: { token, exp: Number.parseInt(exp, 10) || 0 } });
      if (data?.signInGuestWithToken.verified) return await enter();
      await mailCode();
      setWaits(true);
    } catch (error) {
      if (serverErrorCode(error) === 'INVITE_EXPIRED') void navigate('/invite-expired', { replace: true });
      else setFailure(error);
    }
  };
  return (
    <AccountPage>
      {waits ? (
        <SecondFactorForm onVerified={enter} mailed />
      ) : (
        <>
          <PageTitle>You are invited</PageTitle>
          <GuestLead invitation={invitation} isSignedIn={isSignedIn} />
          <Stack gap={18}>
            <FormAlert message={failure ? formErrorText(failure) : undefined} />
            <Button
              primary
              size="large"
              fullWidth
              busy={signingIn.loading || mailing.loading}
              onClick={() => void start()}
            >
              {isSignedIn ? 'Open what is shared with you' : 'Mail me the code'}
            </Button>
            {!isSignedIn && (
              <LinkButton
                size="large"
                fullWidth
                href={`/account/login?redirect=${encodeURIComponent(`/auth/guest/${token}/${exp}`)}`}
              >
                I have an account
              </LinkButton>
            )}
          </Stack>
        </>
      )}
    </AccountPage>
  );
}

interface GuestLeadProps {
  readonly invitation: (Inviting & { readonly emailAddress?: string | null }) | null | undefined;
  readonly isSignedIn: boolean;
}

function GuestLead({ invitation, isSignedIn }: GuestLeadProps) {
  if (!invitation) return <p className={css.lead}>We mail a code of six digits to the address of your invitation.</p>;
  const { emailAddress } = invitation;
  return (
    <InvitedBy {...invitation}>
      {isSignedIn ? `You are signed in as ${emailAddress}.` : `We mail a code of six digits to ${emailAddress}.`}
    </InvitedBy>
  );
}
