import { FIELD_MESSAGES, fullNameProblem, phoneProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError } from '@platform/kernel';
import type { Account } from './account.ts';

/** What of a profile is said in the audit trail: the name before and after, and of the phone number only that it changed. */
export function profileDetails(
  { name }: Account,
  change: ReturnType<typeof profileOf>,
): Readonly<Record<string, string | boolean>> {
  return {
    ...(change.name !== undefined && change.name !== name && { from: name, to: change.name }),
    ...(change.phoneNumber !== undefined && { phoneNumber: true }),
  };
}

/** Two words on one line: a name goes into mail and into the names of files. */
export const isFullName = (text: string): boolean =>
  isOneLine(text) && text.trim() !== '' && fullNameProblem(text) === null;
export const isOneLine = (text: string): boolean =>
  text.length <= TEXT_LENGTHS.name && !/[\p{Cc}\u2028\u2029]/u.test(text);

/** Throws: DomainError BAD_USER_INPUT. */
export function profileOf({
  name,
  phoneNumber,
}: {
  name?: string | null | undefined;
  phoneNumber?: string | null | undefined;
}) {
  const trimmed = name?.trim();
  if (trimmed !== undefined && !isFullName(trimmed)) {
    throw new DomainError('BAD_USER_INPUT', FIELD_MESSAGES.fullName, { field: 'name' });
  }
  const digits = phoneNumber?.replace(/\D/g, '');
  const problem = phoneProblem(digits ?? '');
  if (problem) throw new DomainError('BAD_USER_INPUT', problem, { field: 'phoneNumber' });
  return {
    ...(trimmed !== undefined && { name: trimmed }),
    ...(digits !== undefined && { phoneNumber: digits || null }),
  };
}
