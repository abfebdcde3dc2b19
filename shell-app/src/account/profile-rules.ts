import { FIELD_MESSAGES, fullNameProblem, phoneProblem, requiredProblem } from '@platform/contracts/field-rules';
import type { FieldError } from './new-password.ts';

export interface ProfileValues {
  readonly name: string;
  /** Digits. */
  readonly phoneNumber: string;
}

/** Texts of platform shell §5; a phone number may be left out. */
export function profileErrors({ name, phoneNumber }: ProfileValues): Record<string, FieldError> {
  const wrongName = requiredProblem(name, FIELD_MESSAGES.fullName) ?? fullNameProblem(name);
  const wrongPhone = phoneProblem(phoneNumber);
  return {
    ...(wrongName && { name: { type: 'fullName', message: wrongName } }),
    ...(wrongPhone && { phoneNumber: { type: 'phone', message: wrongPhone } }),
  };
}
