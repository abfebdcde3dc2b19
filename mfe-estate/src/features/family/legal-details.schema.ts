import { PERSON_MESSAGES } from '@platform/contracts/field-rules';
import {
  adultBirthday,
  fullName,
  optionalEmail,
  optionalText,
  phoneNumber,
  requiredText,
  zipCode,
} from '@platform/mfe-kit/form-rules';
import { z } from 'zod';

export const INITIALS_LENGTH = 5;
export const LEGAL_NAME_LENGTH = 120;
export const ADDRESS_LENGTH = 120;
export const CITY_LENGTH = 80;

/** What a document needs to know of somebody who signs it (estate domain §5). */
export const legalDetailsSchema = z.object({
  legalName: fullName(PERSON_MESSAGES.fullLegalName, LEGAL_NAME_LENGTH),
  initials: requiredText(PERSON_MESSAGES.initials, INITIALS_LENGTH),
  birthDate: adultBirthday(PERSON_MESSAGES.birthday),
  phoneNumber,
  email: optionalEmail,
  address1: requiredText(PERSON_MESSAGES.fullAddress, ADDRESS_LENGTH),
  address2: optionalText(ADDRESS_LENGTH),
  city: requiredText(PERSON_MESSAGES.city, CITY_LENGTH),
  state: requiredText(PERSON_MESSAGES.state),
  zip: zipCode(PERSON_MESSAGES.zip),
});
export type LegalDetails = z.infer<typeof legalDetailsSchema>;

/** The details as far as they are known; initials of the name where none were given. */
export function knownDetails(
  person: { readonly name: string } & { readonly [Field in keyof LegalDetails]?: string | null },
): LegalDetails {
  const text = (field: keyof LegalDetails): string => person[field] ?? '';
  const initials = person.name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('');
  return {
    legalName: person.legalName ?? person.name,
    initials: person.initials ?? initials.slice(0, INITIALS_LENGTH),
    birthDate: text('birthDate'),
    phoneNumber: text('phoneNumber'),
    email: text('email'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
  };
}
