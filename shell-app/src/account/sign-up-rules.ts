import { type FieldError, type NewPassword, newPasswordErrors } from './new-password.ts';

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
    ...(!/\S+\s+\S+/.test(values.name) && { name: { type: 'fullName', message: 'Please add a first and last name' } }),
    ...newPasswordErrors(values),
  };
}
