import type { GraphQLFormattedError } from 'graphql';

/** What a request that was refused as a whole is answered with, as its class asks; whatever is not here is a fault. */
const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  TWO_FACTOR_REQUIRED: 403,
  PASSWORD_EXPIRED: 403,
  BAD_USER_INPUT: 400,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** The status of an answer that has no data, where whoever refused it has not said one. Null for a fault. */
export function statusOfRefusal(errors: readonly GraphQLFormattedError[]): number | null {
  return STATUS[String(errors[0]?.extensions?.['code'])] ?? null;
}

const WRONG_HASH = 'provided sha does not match query';

/** The server's own refusals of a request's form have no code of theirs, and would pass for a fault. */
export function named(error: GraphQLFormattedError): GraphQLFormattedError {
  if (error.message !== WRONG_HASH) return error;
  return {
    message: 'The hash that was sent is not the hash of this operation.',
    extensions: { code: 'PERSISTED_QUERY_HASH_MISMATCH' },
  };
}
