import { useMutation } from '@apollo/client/react';
import { useDocumentTitle, useSessionState } from '@platform/mfe-kit';
import { PasswordField, showServerErrors, TextField } from '@platform/mfe-kit/forms';
import { Button, Note, Skeleton, Stack, UiLink } from '@platform/ui-kit';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { graphql } from '../gql/index.ts';
import { safeRedirect } from '../session/route-guard.ts';
import { AccountPage } from './account-page.tsx';
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

const SecondFactorForm = lazy(() =>
  import('./second-factor-form.tsx').then((module) => ({ default: module.SecondFactorForm })),
);

/** URL: /account/login?redirect=… A sign-in that waits for its code goes on here, also after a reload. */
export function SignInRoute() {
  useDocumentTitle('Sign in');
  const { session, refetch } = useSessionState();
  const waits = session?.status === 'REAUTH_REQUIRED' && !session.account;
  // Once verified, the route guard leads on.
  return (
    <AccountPage>
      {waits ? (
        <Suspense fallback={<Skeleton rows={4} label="Loading" />}>
          <SecondFactorForm onVerified={refetch} />
        </Suspense>
      ) : (
        <PasswordForm />
      )}
    </AccountPage>
  );
}

function PasswordForm() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { refetch } = useSessionState();
  const [signIn] = useMutation(SignIn);
  const { control, handleSubmit, setError, formState } = useForm<SignInValues>({
    // Two fields: the schema library would weigh more than the screen.
    resolver: (values) => {
      const errors = signInErrors(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    defaultValues: { emailAddress: '', password: '' },
    mode: 'onTouched',
  });
  const submit = handleSubmit(async (input) => {
    try {
      const { data } = await signIn({ variables: { input } });
      await refetch();
      if (!data?.signIn.verified) return;
      const { requires } = data.signIn;
      navigate(requires ? `/account/${requires}` : safeRedirect(params.get('redirect')), { replace: true });
    } catch (error) {
      showServerErrors(error, setError, ['emailAddress', 'password']);
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Sign in">
      <h1>Sign in</h1>
      <p style={{ margin: '6px 0 28px', color: 'var(--text2)' }}>Use the email address your firm invited.</p>
      <Stack gap={18}>
        <TextField control={control} name="emailAddress" label="Email" type="email" autoComplete="username" />
        <PasswordField control={control} name="password" label="Password" />
        {formState.errors.root?.message && (
          <Note tone="danger" alert>
            {formState.errors.root.message}
          </Note>
        )}
        <Button primary size="large" fullWidth type="submit" busy={formState.isSubmitting}>
          Sign in
        </Button>
      </Stack>
      <p className={css.after}>
        <UiLink href="/auth/forgot-password">Forgot password</UiLink>
      </p>
    </form>
  );
}
