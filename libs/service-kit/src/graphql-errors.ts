import { unwrapResolverError } from '@apollo/server/errors';
import { isDomainError } from '@platform/kernel';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isOutage, UNAVAILABLE } from './outage.ts';

export const INTERNAL_SERVER_ERROR = 'INTERNAL_SERVER_ERROR';

/** What GraphQL itself and Apollo Server refuse; their texts are about the client's own document or variables. */
const isRequestError = (error: unknown): boolean => error instanceof GraphQLError && !error.originalError;

/** True for bugs and outages: errors that must be logged and whose text nobody outside may see. */
export function isUnexpected(error: unknown): boolean {
  const cause = unwrapResolverError(error);
  return (
    !isDomainError(cause) && !isRequestError(cause) && !(error instanceof GraphQLError && error.extensions['code'])
  );
}

/**
 * The one place where errors become GraphQL errors: a DomainError keeps its text, code and field; an error of the
 * request itself keeps text, code and field; an outage is told as one; whatever else happened is replaced.
 */
export function formatGraphQLError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { locations, path } = formatted;
  if (isDomainError(cause)) {
    const { code, field, details } = cause;
    return { message: cause.message, locations, path, extensions: { ...details, code, ...(field && { field }) } };
  }
  if (isOutage(cause)) return { message: UNAVAILABLE.message, locations, path, extensions: { code: UNAVAILABLE.code } };
  const code = formatted.extensions?.['code'];
  if (isUnexpected(error) || code === INTERNAL_SERVER_ERROR) {
    return { message: 'Something went wrong.', locations, path, extensions: { code: INTERNAL_SERVER_ERROR } };
  }
  const field = formatted.extensions?.['field'];
  return {
    message: formatted.message,
    locations,
    path,
    extensions: { code, ...(typeof field === 'string' && { field }) },
  };
}
