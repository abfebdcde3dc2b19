import { DomainError } from '@platform/kernel';

/** The one answer for what does not exist and for what the caller may not know. */
export function notFound(what: string): DomainError {
  return new DomainError('NOT_FOUND', `${what} was not found`);
}

/** Text of platform shell §8; the field when it is one value that may not be given. */
export function forbidden(field?: string): DomainError {
  return new DomainError('FORBIDDEN', "Unauthorized: You don't have enough permissions", field ? { field } : {});
}
