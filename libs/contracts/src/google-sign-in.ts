/**
 * Why a sign-in with Google did not lead in. The callback sends the browser to a page with `?sso_error=REASON`, and
 * that page shows the text. `locked`, `invitation` and `wait` are the specification's (platform shell §8).
 */
export const GOOGLE_SIGN_IN_REFUSALS = {
  unavailable: 'Sign-in with Google is not available here.',
  cancelled: 'The sign-in with Google was cancelled.',
  failed: 'The sign-in with Google did not work. Please try again.',
  unverified: 'Google has not verified this email address, so it cannot be used here.',
  unknown: 'No account has this Google address. Ask your firm for an invitation.',
  other_google_account: 'This account is linked to another Google account. Please use that one.',
  disabled: 'Your account is disabled. Please contact your administrator.',
  expired: 'Your access has expired. Please contact your administrator.',
  locked: 'Your account is locked due to failed login attempts. Please try again in a few minutes.',
  invitation: 'Invitation not found or already accepted',
  other_address: 'This invitation is for another email address. Choose the Google account that it was sent to.',
  terms: 'Please accept the terms',
  wait: 'Please wait a few minutes before making this request again',
} as const;
export type GoogleSignInRefusal = keyof typeof GOOGLE_SIGN_IN_REFUSALS;

export const GOOGLE_SIGN_IN_ERROR_PARAM = 'sso_error';
/** Begins a sign-in; query: `redirect`, or `invitation_token` and `terms_accepted=true`. The callback is /sso/google. */
export const GOOGLE_SIGN_IN_PATH = '/sso/google/start';

/** The text for what the query parameter says; null when it says nothing known. */
export function googleSignInRefusalText(reason: string | null | undefined): string | null {
  return reason && Object.hasOwn(GOOGLE_SIGN_IN_REFUSALS, reason)
    ? GOOGLE_SIGN_IN_REFUSALS[reason as GoogleSignInRefusal]
    : null;
}
