import { GOOGLE_SIGN_IN_ERROR_PARAM, googleSignInRefusalText } from '@platform/contracts/google-sign-in';
import { ErrorSummary, FormAlert, showServerErrors, TextField } from '@platform/mfe-kit/forms';
import { Button, Note, PageTitle, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router';
import { resolverOf } from '../password/new-password.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { GoogleSignIn } from '../sign-in/google-sign-in.tsx';
import { UsernameHint } from '../sign-in/username-hint.tsx';
import { TwoFactorDialog } from '../two-factor/two-factor-dialog.tsx';
import { useAcceptance, useEntry } from './acceptance.ts';
import { InvitedBy, type Inviting } from './invited-by.tsx';
import { canSignUp, type SignUpValues, signUpErrors } from './sign-up-rules.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';

interface SignUpFormProps extends Inviting {
  readonly name: string;
  readonly emailAddress: string;
  /** A former guest: a mailed code proves the address before the password is set. */
  readonly onCodeWanted: (values: SignUpValues) => Promise<void>;
}

/** A new account: name, password, terms. */
export function SignUpForm({ name, emailAddress, onCodeWanted, ...inviting }: SignUpFormProps) {
  const enter = useEntry();
  const accept = useAcceptance();
  const { token = '', organizationId = '' } = useParams();
  const [params] = useSearchParams();
  const googleRefusal = googleSignInRefusalText(params.get(GOOGLE_SIGN_IN_ERROR_PARAM)) ?? undefined;
  const [accepted, setAccepted] = useState<{ earlierAccessEnded: boolean } | null>(null);
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
      const done = await accept(values);
      if (done) setAccepted(done);
      else await onCodeWanted(values);
    } catch (error) {
      showServerErrors(error, setError, ['name', 'password', 'passwordConfirmation', 'termsAccepted']);
    }
  });
  const ready = canSignUp({ name, password, passwordConfirmation, termsAccepted });
  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate aria-label="Create your account">
        <PageTitle>Create your account</PageTitle>
        <InvitedBy {...inviting}>Your account is for {emailAddress}.</InvitedBy>
        <Stack gap={18}>
          <ErrorSummary control={control} />
          <UsernameHint emailAddress={emailAddress} />
          <TextField control={control} name="name" label="Full name" autoComplete="name" />
          <NewPasswordFields control={control} label="Password" linkToken={token} />
          <TermsCheckbox {...register('termsAccepted')} error={formState.errors.termsAccepted?.message} />
          <FormAlert message={formState.errors.root?.message ?? (formState.isSubmitted ? undefined : googleRefusal)} />
          {accepted && <Note tone="positive">Your account is ready.</Note>}
          <Button
            primary
            size="large"
            fullWidth
            type="submit"
            busy={formState.isSubmitting}
            disabled={!ready || accepted !== null}
          >
            Create account
          </Button>
          <GoogleSignIn
            organizationId={organizationId}
            start={{ invitation_token: token, terms_accepted: 'true' }}
            disabled={!termsAccepted || accepted !== null}
          />
        </Stack>
      </form>
      {/* Beside the form: what is submitted in the dialog would bubble into it. */}
      {accepted && <TwoFactorDialog onClose={() => void enter(accepted.earlierAccessEnded)} />}
    </>
  );
}
