import { useMutation } from '@apollo/client/react';
import { GOOGLE_SIGN_IN_ERROR_PARAM, googleSignInRefusalText } from '@platform/contracts/google-sign-in';
import { useDocumentTitle, useSessionState } from '@platform/mfe-kit';
import {
  FormAlert,
  PasswordField,
  serverErrorCode,
  serverErrorText,
  showServerErrors,
  TextField,
} from '@platform/mfe-kit/forms';
import { Button, lazyPart, PageTitle, Skeleton, Stack, UiLink } from '@platform/ui-kit';
import { Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { safeRedirect } from '../../session/route-guard.ts';
import accountCss from '../account.module.css';
import { AccountPage } from '../account-page.tsx';
import { resolverOf } from '../password/new-password.ts';
import { GoogleSignIn } from './google-sign-in.tsx';
import css from './sign-in.module.css';
import { type SignInValues, signInErrors } from './sign-in-rules.ts';

const SignIn = graphql(`
  mutation signIn($input: SignInInput!) {
    signIn(input: $input) {
      verified
      requires
    }
  }
`);

const SecondFactorForm = lazyPart(() => import('./second-factor-form.tsx'), 'SecondFactorForm');

/** URL: /account/login?redirect=… A sign-in that waits for its code goes on here, also after a reload. */
export function SignInRoute() {
  useDocumentTitle('Sign in');
  const { session, refetch } = useSessionState();
  // A reload must not send another code.
  const [passwordTyped, setPasswordTyped] = useState(false);
  const waits = session?.status === 'REAUTH_REQUIRED' && !session.account;
  // Once verified, the route guard leads on.
  return (
    <AccountPage>
      {waits ? (
        <Suspense fallback={<Skeleton rows={4} label="Loading" />}>
          <SecondFactorForm onVerified={refetch} sendAtOnce={passwordTyped} />
        </Suspense>
      ) : (
        <PasswordForm onAccepted={() => setPasswordTyped(true)} />
      )}
    </AccountPage>
  );
}

function PasswordForm({ onAccepted }: { onAccepted: () => void }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { refetch } = useSessionState();
  const [signIn] = useMutation(SignIn);
  const { control, handleSubmit, setError, setFocus, formState } = useForm<SignInValues>({
    resolver: resolverOf(signInErrors),
    defaultValues: { emailAddress: '', password: '' },
  });
  useEffect(() => setFocus('emailAddress'), [setFocus]);
  const redirect = safeRedirect(params.get('redirect'));
  const googleRefusal = googleSignInRefusalText(params.get(GOOGLE_SIGN_IN_ERROR_PARAM)) ?? undefined;
  const submit = handleSubmit(async (input) => {
    try {
      const { data } = await signIn({ variables: { input } });
      onAccepted();
      await refetch();
      if (!data?.signIn.verified) return;
      const { requires } = data.signIn;
      void navigate(requires ? `/account/${requires}` : redirect, { replace: true });
    } catch (error) {
      if (serverErrorCode(error) === 'sign_in.incorrect') {
        setError('password', { type: 'server', message: serverErrorText(error) }, { shouldFocus: true });
      } else showServerErrors(error, setError, ['emailAddress', 'password']);
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Sign in">
      <PageTitle>Sign in</PageTitle>
      <p className={accountCss.lead}>Use the email address your firm invited.</p>
      <Stack gap={18}>
        <TextField control={control} name="emailAddress" label="Email" type="email" autoComplete="username" />
        {/* After the password in tab order: nobody types an address and wants the link next. */}
        <div className={css.withAside}>
          <PasswordField control={control} name="password" label="Password" />
          <UiLink className={css.aside} href="/auth/forgot-password">
            Forgot password
          </UiLink>
        </div>
        <FormAlert message={formState.errors.root?.message ?? (formState.isSubmitted ? undefined : googleRefusal)} />
        <Button primary size="large" fullWidth type="submit" busy={formState.isSubmitting}>
          Sign in
        </Button>
        <GoogleSignIn start={{ redirect }} />
      </Stack>
      <p className={css.after}>
        After sign-in we may ask for a 6-digit code from your authenticator app or text message.
      </p>
    </form>
  );
}
