import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Words for a failed request, as forms show it (platform shell §8). */
export function serverErrorText(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const expected = error.errors.find(({ extensions }) => {
      const code = extensions?.['code'];
      return code !== undefined && code !== 'INTERNAL_SERVER_ERROR';
    });
    if (expected) return expected.message;
    return `Something went wrong: ${error.errors[0]?.message ?? ''}`.trim();
  }
  if (ServerError.is(error)) return `Error ${error.statusCode}`;
  return error instanceof Error ? `Something went wrong: ${error.message}` : 'Something went wrong';
}

/** The code of the first GraphQL error, such as STALE_VERSION. */
export function serverErrorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}

/**
 * Puts a server's refusal where it belongs: `extensions.field` at that field of the form ("input.name" → "name"),
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
    if (!field || (fields && !fields.includes(field as Path<Values>))) continue;
    setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: !placed });
    placed = true;
  }
  if (!placed) setError('root', { type: 'server', message: serverErrorText(error) });
}
