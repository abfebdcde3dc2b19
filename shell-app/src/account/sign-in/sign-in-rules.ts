import { requiredEmailProblem } from '@platform/contracts/field-rules';

export interface SignInValues {
  readonly emailAddress: string;
  readonly password: string;
}

/** Texts of platform shell §5 for an email address. */
export function emailErrors({ emailAddress }: Pick<SignInValues, 'emailAddress'>) {
  const message = requiredEmailProblem(emailAddress);
  return { ...(message && { emailAddress: { type: 'validate', message } }) };
}

/** Texts of platform shell §5 for the two fields of sign-in. */
export function signInErrors({ emailAddress, password }: SignInValues) {
  return {
    ...emailErrors({ emailAddress }),
    ...(password === '' && { password: { type: 'required', message: 'Password is required' } }),
  };
}
