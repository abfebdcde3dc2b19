/** Tells password managers whose password a form sets, where the address is no field of it. */
export function UsernameHint({ emailAddress }: { emailAddress: string }) {
  return <input type="email" name="username" autoComplete="username" value={emailAddress} readOnly hidden />;
}
