import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { GOOGLE_SIGN_IN_ERROR_PARAM, googleSignInRefusalText } from '@platform/contracts/google-sign-in';
import { CurrentSessionQuery, useDocumentTitle, useSessionState } from '@platform/mfe-kit';
import { FormAlert, serverErrorCode, showServerErrors, TextField } from '@platform/mfe-kit/forms';
import { Button, Checkbox, ErrorState, LinkButton, Note, Skeleton, Stack } from '@platform/ui-kit';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { branding } from '../app/branding.ts';
import { graphql } from '../gql/index.ts';
import css from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { resolverOf } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { canSignUp, type SignUpValues, signUpErrors } from './sign-up-rules.ts';
import { TwoFactorDialog } from './two-factor-dialog.tsx';
import { UsernameHint } from './username-hint.tsx';

const Invitation = graphql(`
  query Invitation($token: String!, $organizationId: ID) {
    invitationToken(token: $token, organizationId: $organizationId) {
      emailAddress
      name
    }
  }
`);

const AcceptInvitation = graphql(`
  mutation AcceptInvitation($input: AcceptClientInvitationInput!) {
    acceptClientInvitation(input: $input) {
      ok
    }
  }
`);

/** URLs: /account/verify/:organizationId/:token/create_client and …/create_member */
export function SignUpRoute() {
  useDocumentTitle('Create your account');
  const enter = useEntry();
  const [codeWanted, setCodeWanted] = useState(false);
  const { token = '', organizationId = '' } = useParams();
  const { data, error, refetch } = useQuery(Invitation, {
    variables: { token, organizationId },
    fetchPolicy: 'no-cache',
  });
  if (codeWanted) {
    return (
      <AccountPage>
        <SecondFactorForm onVerified={enter} sendAtOnce />
      </AccountPage>
    );
  }
  if (serverErrorCode(error) === 'INVITE_EXPIRED') return <Navigate to="/invite-expired" replace />;
  return (
    <AccountPage>
      {error && serverErrorCode(error) === 'NOT_FOUND' && <UsedInvitation message={error.message} />}
      {error && serverErrorCode(error) !== 'NOT_FOUND' && (
        <ErrorState title="The invitation did not load" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton rows={5} label="Loading your invitation" />}
      {data?.invitationToken && (
        <SignUpForm
          name={data.invitationToken.name ?? ''}
          emailAddress={data.invitationToken.emailAddress ?? ''}
          onCodeWanted={() => setCodeWanted(true)}
        />
      )}
    </AccountPage>
  );
}

function UsedInvitation({ message }: { message: string }) {
  return (
    <>
      <h1>This invitation cannot be used</h1>
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

/** Into the application with the session that has begun. */
function useEntry(): () => Promise<void> {
  const navigate = useNavigate();
  const { refetch } = useSessionState();
  return async () => {
    await refetch();
    navigate('/', { replace: true });
  };
}

/** Accepts the invitation of this address; tells whether the account is signed in, or its second factor is awaited. */
function useAcceptance() {
  const client = useApolloClient();
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const [accept] = useMutation(AcceptInvitation);
  return async (values: SignUpValues): Promise<boolean> => {
    const inviteType = pathname.endsWith('/create_member') ? 'create_member' : 'create_client';
    await accept({ variables: { input: { token, inviteType, ...values } } });
    const { data } = await client.query({ query: CurrentSessionQuery, fetchPolicy: 'network-only' });
    return Boolean(data?.currentSession?.account);
  };
}

interface SignUpFormProps {
  readonly name: string;
  readonly emailAddress: string;
  /** The address has an account whose second factor is on. */
  readonly onCodeWanted: () => void;
}

function SignUpForm({ name, emailAddress, onCodeWanted }: SignUpFormProps) {
  const enter = useEntry();
  const accept = useAcceptance();
  const { token = '', organizationId = '' } = useParams();
  const [params] = useSearchParams();
  const googleRefusal = googleSignInRefusalText(params.get(GOOGLE_SIGN_IN_ERROR_PARAM)) ?? undefined;
  const [accepted, setAccepted] = useState(false);
  const { control, register, handleSubmit, setError, formState } = useForm<SignUpValues>({
    resolver: resolverOf(signUpErrors),
    defaultValues: { name, password: '', passwordConfirmation: '', termsAccepted: false },
    mode: 'onTouched',
  });
  const [password, passwordConfirmation, termsAccepted] = useWatch({
    control,
    name: ['password', 'passwordConfirmation', 'termsAccepted'],
  });
  const submit = handleSubmit(async (values) => {
    try {
      if (await accept(values)) setAccepted(true);
      else onCodeWanted();
    } catch (error) {
      showServerErrors(error, setError, ['name', 'password', 'passwordConfirmation', 'termsAccepted']);
    }
  });
  const ready = canSignUp({ name, password, passwordConfirmation, termsAccepted });
  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate aria-label="Create your account">
        <h1>Create your account</h1>
        <p className={css.lead}>For {emailAddress}. If you have an account with this address, type its password.</p>
        <Stack gap={18}>
          <UsernameHint emailAddress={emailAddress} />
          <TextField control={control} name="name" label="Full name" autoComplete="name" />
          <NewPasswordFields control={control} label="Password" />
          <Checkbox
            {...register('termsAccepted')}
            label={
              <>
                I accept the <NewTabLink href={branding.termsUrl}>terms</NewTabLink> and the{' '}
                <NewTabLink href={branding.privacyUrl}>privacy policy</NewTabLink>
              </>
            }
            error={formState.errors.termsAccepted?.message}
          />
          <FormAlert message={formState.errors.root?.message ?? (formState.isSubmitted ? undefined : googleRefusal)} />
          {accepted && <Note tone="positive">Your account is ready.</Note>}
          <Button
            primary
            size="large"
            fullWidth
            type="submit"
            busy={formState.isSubmitting}
            disabled={!ready || accepted}
          >
            Create account
          </Button>
          <GoogleSignIn
            organizationId={organizationId}
            start={{ invitation_token: token, terms_accepted: 'true' }}
            disabled={!termsAccepted || accepted}
          />
        </Stack>
      </form>
      {/* Beside the form: what is submitted in the dialog would bubble into it. */}
      {accepted && <TwoFactorDialog onClose={() => void enter()} />}
    </>
  );
}

/** What is typed already must not be lost by reading the terms. */
function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
