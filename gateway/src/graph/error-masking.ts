import { INTERNAL_SERVER_ERROR } from '@platform/service-kit';
import type { GraphQLFormattedError } from 'graphql';
import { variableError } from './variable-error.ts';

/** Errors whose text and code a client may see come with one of their own codes; all else is hidden. */
const HIDDEN_CODES = new Set([INTERNAL_SERVER_ERROR, 'DOWNSTREAM_SERVICE_ERROR', 'INVALID_GRAPHQL', undefined]);
/** What is told to nobody outside is told to the log. */
export const isHidden = (code: unknown): boolean => HIDDEN_CODES.has(code as string | undefined);
const UNSAFE = new Set(['serviceName', 'response', 'stacktrace', 'exception', 'http', 'query', 'variables']);
const SUGGESTION = / ?Did you mean[^?]*\?/g;

/** Leaves what a client may know: no stack, no subgraph name, no suggestion of names it did not ask for. */
export function maskError(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  const { message, locations, path, extensions = {} } = error;
  const code = extensions['code'] as string | undefined;
  if (isHidden(code)) {
    return {
      message: `Something went wrong. Reference: ${requestId}`,
      ...(path && { path }),
      extensions: { code: INTERNAL_SERVER_ERROR, reference: requestId },
    };
  }
  const kept = Object.entries(extensions).filter(([name]) => !UNSAFE.has(name));
  const input = variableError(message);
  return {
    message: input?.message ?? message.replace(SUGGESTION, ''),
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { ...Object.fromEntries(kept), ...(input && { field: input.field }) },
  };
}
