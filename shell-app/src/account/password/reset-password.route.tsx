import { useMutation } from '@apollo/client/react';
import { useDocumentTitle } from '@platform/mfe-kit';
import { FormAlert, serverErrorCode, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, LinkButton, Note, PageTitle, Stack } from '@platform/ui-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';
import { AccountPage } from '../account-page.tsx';
import { EarlierAccessEnded } from '../earlier-access-ended.tsx';
import { type NewPassword, newPasswordErrors, resolverOf } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const ConfirmPasswordReset = graphql(`
  mutation ConfirmPasswordReset($input: ConfirmPasswordResetInput!) {
    confirmPasswordReset(input: $input) {
      ok
      earlierAccessEnded
    }
  }
`);

/** URL: /auth/reset-password/:token */
export function ResetPasswordRoute() {
  useDocumentTitle('Reset password');
  const { token = '' } = useParams();
  const [confirmReset, { data, error: refusal }] = useMutation(ConfirmPasswordReset);
  const { control, handleSubmit, setError, setFocus, formState } = useForm<NewPassword>({
    resolver: resolverOf(newPasswordErrors),
    defaultValues: { password: '', passwordConfirmation: '' },
    mode: 'onTouched',
  });
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = handleSubmit(async (values) => {
    try {
      await confirmReset({ variables: { input: { token, ...values } } });
    } catch (error) {
      showServerErrors(error, setError, ['password', 'passwordConfirmation']);
    }
  });
  if (data?.confirmPasswordReset.ok) {
    return (
      <AccountPage>
        <PageTitle>Password changed</PageTitle>
        <Stack gap={18}>
          <Note tone="positive" alert>
            Your new password is set, and every open session has ended.
          </Note>
          {data.confirmPasswordReset.earlierAccessEnded && <EarlierAccessEnded />}
          <LinkButton primary size="large" fullWidth href="/account/login">
            Sign in
          </LinkButton>
        </Stack>
      </AccountPage>
    );
  }
  return (
    <AccountPage>
      <form onSubmit={(event) => void submit(event)} noValidate aria-label="Reset password">
        <PageTitle>Choose a new password</PageTitle>
        <p className={css.lead}>Every open session of your account ends with it.</p>
        <Stack gap={18}>
          <NewPasswordFields control={control} linkToken={token} />
          <FormAlert message={formState.errors.root?.message} />
          {serverErrorCode(refusal) === 'LINK_EXPIRED' ? (
            <LinkButton primary size="large" fullWidth href="/auth/forgot-password">
              Ask for a new link
            </LinkButton>
          ) : (
            <Button primary size="large" fullWidth type="submit" busy={formState.isSubmitting}>
              Set password
            </Button>
          )}
        </Stack>
      </form>
    </AccountPage>
  );
}
