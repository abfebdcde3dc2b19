import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isExpectedAnswer } from '../client/expected-errors.ts';

const FAILED = 'Something went wrong';
/** An operation that the server does not know: the page is of another release. What it says then is for programs. */
const OTHER_RELEASE: ReadonlySet<unknown> = new Set(['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']);
const RELOAD = 'This page is older than the platform. Reload it and try again.';

const isOfOtherRelease = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => OTHER_RELEASE.has(extensions?.['code']));
const failed = (message: string | undefined): string => (message ? `${FAILED}: ${message}` : FAILED);

/** The words in the body of an answer that is no GraphQL answer: `{ message }`, `{ error }` or `{ errors: [{ message }] }`. */
function messageIn(bodyText: string): string | undefined {
  try {
    const body = JSON.parse(bodyText) as { message?: unknown; error?: unknown; errors?: { message?: unknown }[] };
    const found = body.errors?.[0]?.message ?? body.message ?? body.error;
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

function networkErrorText({ statusCode, bodyText }: ServerError): string {
  const message = messageIn(bodyText);
  return `Error ${statusCode}${message ? `\n${failed(message)}` : ''}`;
}

/**
 * Words for a failed request under a form (platform shell §8): a GraphQL error is "Something went wrong:" and its
 * message, unless it is one of the answers that the catalogue words for the person; a network error is "Error" and the
 * status code and, if the answer brought a message, that message on a second line.
 */
export function formErrorText(error: unknown): string {
  if (isOfOtherRelease(error)) return RELOAD;
  if (CombinedGraphQLErrors.is(error)) {
    const answer = error.errors.find(isExpectedAnswer);
    return answer ? answer.message : failed(error.errors[0]?.message);
  }
  if (ServerError.is(error)) return networkErrorText(error);
  return failed(error instanceof Error ? error.message : undefined);
}

/** The same for a line outside forms, such as a toast: a refusal of the domain stands there by itself. */
export function serverErrorText(error: unknown): string {
  if (isOfOtherRelease(error)) return RELOAD;
  const refusal = CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => {
        const code = extensions?.['code'];
        return code !== undefined && code !== 'INTERNAL_SERVER_ERROR';
      })
    : undefined;
  return refusal ? refusal.message : formErrorText(error);
}

/** The code of the first GraphQL error, such as STALE_VERSION. */
export function serverErrorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}

/** Whether a change was refused because somebody else has saved a newer version meanwhile. */
export const isStaleVersion = (error: unknown): boolean => serverErrorCode(error) === 'STALE_VERSION';

/**
 * Puts a server's refusal where it belongs: `extensions.field` at that field of the form ("input.name" → "name"), also
 * at a field of an entry ("gifts.0.amount") where the list is one of `fields`;
 * anything else at the form's own alert (`errors.root`).
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields?: readonly Path<Values>[],
): void {
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  let placed = false;
  for (const { message, extensions } of errors) {
    const field = String(extensions?.['field'] ?? '').replace(/^(input|attributes)\./, '');
    const named = [field, field.split('.')[0]] as Path<Values>[];
    if (!field || (fields && !named.some((name) => fields.includes(name)))) continue;
    setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: !placed });
    placed = true;
  }
  if (!placed) setError('root', { type: 'server', message: formErrorText(error) });
}
