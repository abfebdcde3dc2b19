import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';

const EXPECTED_CODES: ReadonlySet<string> = new Set([
  'sign_in.sso_enforced',
  'sign_in.locked',
  'sign_in.incorrect',
  'sign_in.expired',
  'sign_in.disabled',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  // Something is away, slow or full: the words say what to do.
  'SERVICE_UNAVAILABLE',
  'SUBGRAPH_UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'STORAGE_FULL',
]);

const EXPECTED_MESSAGES: ReadonlySet<string> = new Set([
  'Invitation not found or already accepted',
  'Please wait a few minutes before making this request again',
  'This link has expired. Please submit a new password reset request.',
  "Unauthorized: You don't have enough permissions",
  'The username and/or password are incorrect. Please try again.',
  'Your account is locked due to failed login attempts. Please try again in a few minutes.',
  'Unauthorized: Invalid OTP code',
]);

/** An error that the catalogue words for the person: its message is shown as it stands. */
export function isExpectedAnswer({ message, extensions }: GraphQLFormattedError): boolean {
  return EXPECTED_MESSAGES.has(message) || EXPECTED_CODES.has(String(extensions?.['code']));
}

/** Whatever fails here is an answer to the person, not a fault (platform shell §8). */
const EXPECTED_OPERATIONS = /^(signIn|createAccount|updateUser|validatePassword)$/i;

export function isSessionExpired(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  );
}

const FORCED_STEP_CODES: ReadonlySet<string> = new Set(['PASSWORD_EXPIRED', 'TWO_FACTOR_REQUIRED']);

/** The server waits for a forced step (a new password, a second factor): the session says which one. */
export function waitsForForcedStep(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => FORCED_STEP_CODES.has(String(extensions?.['code'])))
  );
}

/** A request that never reached the server: "Failed to fetch" and its names in other browsers. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}

export interface FailedOperation {
  readonly operationName: string | undefined;
  readonly pathname: string;
}

/** False for what the catalogue expects, an expired session, and a network that is gone while signing out. */
export function shouldReport(error: unknown, { operationName = '', pathname }: FailedOperation): boolean {
  if (isSessionExpired(error) || EXPECTED_OPERATIONS.test(operationName)) return false;
  if (isNetworkFailure(error)) return pathname !== '/account/logout';
  if (!CombinedGraphQLErrors.is(error)) return true;
  // A code that is not the masking one is a domain error with words for the person.
  return error.errors.some(
    (each) =>
      !isExpectedAnswer(each) &&
      (each.extensions?.['code'] === undefined || each.extensions['code'] === 'INTERNAL_SERVER_ERROR'),
  );
}
