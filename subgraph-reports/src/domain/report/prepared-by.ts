import { DomainError } from '@platform/kernel';

/** What fits on one line of the cover. */
export const MAX_PREPARED_BY = 60;

/**
 * The name to print on the cover, without spaces around it; null when there is none.
 * Throws DomainError `BAD_USER_INPUT`, field preparedBy. Case: ' Nora Finch ' → 'Nora Finch', '  ' → null.
 */
export function checkedPreparedBy(name: string | null | undefined): string | null {
  const trimmed = name?.trim() || null;
  if (trimmed && trimmed.length > MAX_PREPARED_BY)
    throw new DomainError('BAD_USER_INPUT', `Prepared by is at most ${MAX_PREPARED_BY} characters`, {
      field: 'preparedBy',
    });
  return trimmed;
}
