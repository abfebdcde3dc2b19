/** Extra facts of an expected failure: the input field it belongs to, and values the text of the error may show. */
export interface DomainErrorDetails {
  readonly field?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * An expected failure that a user can act on. `code` is one of the error catalogue and is the same in
 * GraphQL (`extensions.code`), in logs and on the command line. Anything else that is thrown is a bug or an outage.
 */
export class DomainError extends Error {
  readonly code: string;
  readonly field: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: string, message: string, { field, details }: DomainErrorDetails = {}) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.field = field;
    this.details = details;
  }
}

/** By name and shape, not by class: two copies of this package may meet in one process (federated bundles). */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError' && typeof (error as DomainError).code === 'string';
}
