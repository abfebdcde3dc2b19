import { type FieldError, type NewPassword, newPasswordErrors } from '../password/new-password.ts';
import { nameErrors } from '../profile/profile-rules.ts';

export interface SignUpValues extends NewPassword {
  readonly name: string;
  readonly termsAccepted: boolean;
}

/** The button of sign-up stays disabled until the terms are accepted and both password fields are filled. */
export const canSignUp = ({ password, passwordConfirmation, termsAccepted }: SignUpValues): boolean =>
  termsAccepted && password !== '' && passwordConfirmation !== '';

/** Texts of platform shell §5 for sign-up. */
export function signUpErrors(values: SignUpValues): Record<string, FieldError> {
  return {
    ...nameErrors(values.name),
    ...newPasswordErrors(values),
  };
}
