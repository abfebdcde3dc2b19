export interface SignInValues {
  readonly emailAddress: string;
  readonly password: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Texts of platform shell §5 for the two fields of sign-in. */
export function signInErrors({ emailAddress, password }: SignInValues) {
  const email = emailAddress.trim();
  const wrongEmail = email === '' ? 'Email is required' : EMAIL.test(email) ? null : 'Please enter a valid email';
  return {
    ...(wrongEmail ? { emailAddress: { type: 'validate', message: wrongEmail } } : {}),
    ...(password === '' ? { password: { type: 'required', message: 'Password is required' } } : {}),
  };
}
