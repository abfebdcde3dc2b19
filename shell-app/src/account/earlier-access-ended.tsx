import { Note } from '@platform/ui-kit';

/** For the owner of an account that somebody could open before its address was confirmed. */
export function EarlierAccessEnded() {
  return (
    <Note tone="warning" alert>
      Your address is confirmed as yours. What opened this account before, whoever set it up, has ended: passwords,
      second factors and sessions. If two-factor sign-in was on, turn it on again under Security.
    </Note>
  );
}
