import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { CurrentSessionQuery, useDocumentTitle, useSessionState } from '@platform/mfe-kit';
import { serverErrorCode, showServerErrors, TextField } from '@platform/mfe-kit/forms';
import { Button, Checkbox, ErrorState, Note, Skeleton, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { branding } from '../app/branding.ts';
import { graphql } from '../gql/index.ts';
import css from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { FormAlert } from './form-alert.tsx';
import { resolverOf } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { canSignUp, type SignUpValues, signUpErrors } from './sign-up-rules.ts';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

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
  const { token = '', organizationId = '' } = useParams();
  const { data, error, refetch } = useQuery(Invitation, {
    variables: { token, organizationId },
    fetchPolicy: 'no-cache',
  });
  if (serverErrorCode(error) === 'INVITE_EXPIRED') return <Navigate to="/invite-expired" replace />;
  return (
    <AccountPage>
      {error && (
        <ErrorState
          title="This invitation cannot be used"
          text={serverErrorCode(error) === 'NOT_FOUND' ? error.message : undefined}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Skeleton rows={5} label="Loading your invitation" />}
      {data?.invitationToken && (
        <SignUpForm name={data.invitationToken.name ?? ''} emailAddress={data.invitationToken.emailAddress ?? ''} />
      )}
    </AccountPage>
  );
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

function SignUpForm({ name, emailAddress }: { name: string; emailAddress: string }) {
  const navigate = useNavigate();
  const { refetch } = useSessionState();
  const accept = useAcceptance();
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
      else navigate('/account/login', { replace: true });
    } catch (error) {
      showServerErrors(error, setError, ['name', 'password', 'passwordConfirmation', 'termsAccepted']);
    }
  });
  const goOn = async (): Promise<void> => {
    await refetch();
    navigate('/', { replace: true });
  };
  const ready = canSignUp({ name, password, passwordConfirmation, termsAccepted });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Create your account">
      <h1>Create your account</h1>
      <p className={css.lead}>For {emailAddress}. If you have an account with this address, type its password.</p>
      <Stack gap={18}>
        <TextField control={control} name="name" label="Full name" autoComplete="name" />
        <NewPasswordFields control={control} label="Password" />
        <Checkbox
          {...register('termsAccepted')}
          label={
            <>
              I accept the <a href={branding.termsUrl}>terms</a> and the{' '}
              <a href={branding.privacyUrl}>privacy policy</a>
            </>
          }
          error={formState.errors.termsAccepted?.message}
        />
        <FormAlert message={formState.errors.root?.message} />
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
      </Stack>
      {accepted && <TwoFactorDialog onClose={() => void goOn()} />}
    </form>
  );
}
