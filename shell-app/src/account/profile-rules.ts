import type { FieldError } from './new-password.ts';

export interface ProfileValues {
  readonly name: string;
  readonly phoneNumber: string;
}

const PHONE_DIGITS = 10;

/** Ten digits as people write them: "2025550171" → "(202) 555-0171"; anything else stays as it is. */
export const phoneWords = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** Texts of platform shell §5; a phone number may be left out. */
export function profileErrors({ name, phoneNumber }: ProfileValues): Record<string, FieldError> {
  const digits = phoneNumber.replace(/\D/g, '').length;
  const wrongPhone = phoneNumber.trim() !== '' && digits !== PHONE_DIGITS;
  return {
    ...(!/\S+\s+\S+/.test(name) && { name: { type: 'fullName', message: 'Please add a first and last name' } }),
    ...(wrongPhone && { phoneNumber: { type: 'phone', message: 'Phone number needs 10 digits' } }),
  };
}
