import { useMutation } from '@apollo/client/react';
import { refreshed, type SessionAccount, useSessionState } from '@platform/mfe-kit';
import { PhoneField } from '@platform/mfe-kit/form-elements';
import { AskBeforeLeaving, FormAlert, showServerErrors, TextField } from '@platform/mfe-kit/forms';
import { Button, notify, Row, Stack } from '@platform/ui-kit';
import { useForm } from 'react-hook-form';
import { graphql } from '../../gql/index.ts';
import css from '../account.module.css';
import { resolverOf } from '../password/new-password.ts';
import { type ProfileValues, profileErrors } from './profile-rules.ts';

const UpdateUser = graphql(`
  mutation updateUser($input: UpdateUserInput!) {
    updateUser(input: $input) {
      ok
    }
  }
`);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Name and phone number of the own account. */
export function ProfileForm({ account }: { account: SessionAccount }) {
  const { refetch } = useSessionState();
  const [updateUser] = useMutation(UpdateUser);
  const { control, handleSubmit, setError, reset, formState } = useForm<ProfileValues>({
    resolver: resolverOf(profileErrors),
    defaultValues: { name: account.name, phoneNumber: digitsOf(account.phoneNumber ?? '') },
    mode: 'onTouched',
  });
  const submit = handleSubmit(async (values) => {
    const input = { name: values.name.trim(), phoneNumber: values.phoneNumber };
    try {
      await updateUser({ variables: { input } });
      await refreshed(refetch);
      reset(input);
      notify('Profile saved.');
    } catch (error) {
      showServerErrors(error, setError, ['name', 'phoneNumber']);
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Your account">
      <AskBeforeLeaving control={control} />
      <Stack gap={18} className={css.narrow}>
        <TextField control={control} name="name" label="Full name" autoComplete="name" />
        <PhoneField control={control} name="phoneNumber" label="Phone number" autoComplete="tel-national" optional />
        <FormAlert message={formState.errors.root?.message} />
        <Row>
          <Button primary type="submit" busy={formState.isSubmitting} disabled={!formState.isDirty}>
            Save profile
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
