import { useMutation } from '@apollo/client/react';
import { useSession } from '@platform/mfe-kit';
import { ErrorSummary, FormAlert, PasswordField, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Row, Stack } from '@platform/ui-kit';
import { useForm } from 'react-hook-form';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';
import { UsernameHint } from '../sign-in/username-hint.tsx';
import { type NewPassword, newPasswordErrors, resolverOf } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const UpdatePassword = graphql(`
  mutation UpdatePassword($input: UpdatePasswordInput!) {
    updatePassword(input: $input) {
      ok
    }
  }
`);

interface ChangedPassword extends NewPassword {
  readonly currentPassword: string;
}

const EMPTY: ChangedPassword = { currentPassword: '', password: '', passwordConfirmation: '' };

const changeErrors = (values: ChangedPassword) => ({
  ...(values.currentPassword === '' && { currentPassword: { type: 'required', message: 'Password is required' } }),
  ...newPasswordErrors(values),
});

/** Changes the own password; every other session of the account ends. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => Promise<void> | void }) {
  const { account } = useSession();
  const [updatePassword] = useMutation(UpdatePassword);
  const { control, handleSubmit, setError, reset, formState } = useForm<ChangedPassword>({
    resolver: resolverOf(changeErrors),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const submit = handleSubmit(async (input) => {
    try {
      await updatePassword({ variables: { input } });
      reset(EMPTY);
      await onChanged();
    } catch (error) {
      showServerErrors(error, setError, ['currentPassword', 'password', 'passwordConfirmation']);
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Change password">
      <Stack gap={18} className={css.narrow}>
        <ErrorSummary control={control} />
        <UsernameHint emailAddress={account.emailAddress} />
        <PasswordField control={control} name="currentPassword" label="Current password" />
        <NewPasswordFields control={control} />
        <FormAlert message={formState.errors.root?.message} />
        <Row>
          <Button primary type="submit" busy={formState.isSubmitting}>
            Change password
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
