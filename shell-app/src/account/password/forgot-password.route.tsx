import { useMutation } from '@apollo/client/react';
import { useDocumentTitle } from '@platform/mfe-kit';
import { FormAlert, showServerErrors, TextField } from '@platform/mfe-kit/forms';
import { Button, Note, PageTitle, Stack, UiLink } from '@platform/ui-kit';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';
import { AccountPage } from '../account-page.tsx';
import { emailErrors } from '../sign-in/sign-in-rules.ts';
import { resolverOf } from './new-password.ts';

const RequestPasswordReset = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      ok
    }
  }
`);

/** URL: /auth/forgot-password */
export function ForgotPasswordRoute() {
  useDocumentTitle('Forgot password');
  const [requestReset] = useMutation(RequestPasswordReset);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { control, handleSubmit, setError, setFocus, formState } = useForm<{ emailAddress: string }>({
    resolver: resolverOf(emailErrors),
    defaultValues: { emailAddress: '' },
  });
  useEffect(() => setFocus('emailAddress'), [setFocus]);
  const submit = handleSubmit(async ({ emailAddress }) => {
    try {
      await requestReset({ variables: { input: { emailAddress: emailAddress.trim() } } });
      setSentTo(emailAddress.trim());
    } catch (error) {
      showServerErrors(error, setError, ['emailAddress']);
    }
  });
  return (
    <AccountPage>
      <form onSubmit={(event) => void submit(event)} noValidate aria-label="Forgot password">
        <PageTitle>Forgot password</PageTitle>
        <p className={css.lead}>We mail you a link to choose a new password. It is good for an hour, and once.</p>
        <Stack gap={18}>
          {sentTo ? (
            <Note tone="positive" alert>
              If there is an account for {sentTo}, a link is on its way.
            </Note>
          ) : (
            <>
              <TextField control={control} name="emailAddress" label="Email" type="email" autoComplete="username" />
              <FormAlert message={formState.errors.root?.message} />
              <Button primary size="large" fullWidth type="submit" busy={formState.isSubmitting}>
                Send the link
              </Button>
            </>
          )}
          <UiLink href="/account/login">Back to sign in</UiLink>
        </Stack>
      </form>
    </AccountPage>
  );
}
