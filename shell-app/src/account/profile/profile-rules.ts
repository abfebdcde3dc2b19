import { FIELD_MESSAGES, fullNameProblem, phoneProblem, requiredProblem } from '@platform/contracts/field-rules';
import type { FieldError } from '../password/new-password.ts';

export interface ProfileValues {
  readonly name: string;
  /** Digits. */
  readonly phoneNumber: string;
}

/** A first and a last name. */
export function nameErrors(name: string): Record<string, FieldError> {
  const message = requiredProblem(name, FIELD_MESSAGES.fullName) ?? fullNameProblem(name);
  return { ...(message && { name: { type: 'fullName', message } }) };
}

/** Texts of platform shell §5; a phone number may be left out. */
export function profileErrors({ name, phoneNumber }: ProfileValues): Record<string, FieldError> {
  const wrongPhone = phoneProblem(phoneNumber);
  return {
    ...nameErrors(name),
    ...(wrongPhone && { phoneNumber: { type: 'phone', message: wrongPhone } }),
  };
}
