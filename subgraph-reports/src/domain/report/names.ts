import { DomainError } from '@platform/kernel';

export const MAX_NAME = 60;

function checked(field: string, words: string, name: string): string {
  const trimmed = name.trim();
  if (!trimmed) throw new DomainError('BAD_USER_INPUT', `${words} is required`, { field });
  if (trimmed.length > MAX_NAME)
    throw new DomainError('BAD_USER_INPUT', `${words} is at most ${MAX_NAME} characters`, { field });
  return trimmed;
}

/** Throws DomainError `BAD_USER_INPUT`, field name. */
export const checkedReportName = (name: string): string => checked('name', 'Report name', name);
/** Throws DomainError `BAD_USER_INPUT`, field name. */
export const checkedTemplateName = (name: string): string => checked('name', 'Name', name);
/** Null for none. Throws DomainError `BAD_USER_INPUT`, field subName. */
export const checkedSubName = (name: string | null | undefined): string | null =>
  name?.trim() ? checked('subName', 'Subtitle', name) : null;
/** Throws DomainError `BAD_USER_INPUT`, field noteText. */
export function checkedNote(note: string): string {
  const trimmed = note.trim();
  if (!trimmed) throw new DomainError('BAD_USER_INPUT', 'Say what is to be changed', { field: 'noteText' });
  if (trimmed.length > 2_000)
    throw new DomainError('BAD_USER_INPUT', 'The note is at most 2,000 characters', { field: 'noteText' });
  return trimmed;
}
