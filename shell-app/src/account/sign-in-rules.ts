export interface SignInValues {
  readonly emailAddress: string;
  readonly password: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const wrongEmail = (typed: string): string | null => {
  const email = typed.trim();
  return email === '' ? 'Email is required' : EMAIL.test(email) ? null : 'Please enter a valid email';
};

/** Texts of platform shell §5 for an email address. */
export function emailErrors({ emailAddress }: Pick<SignInValues, 'emailAddress'>) {
  const message = wrongEmail(emailAddress);
  return { ...(message && { emailAddress: { type: 'validate', message } }) };
}

/** Texts of platform shell §5 for the two fields of sign-in. */
export function signInErrors({ emailAddress, password }: SignInValues) {
  return {
    ...emailErrors({ emailAddress }),
    ...(password === '' && { password: { type: 'required', message: 'Password is required' } }),
  };
}
