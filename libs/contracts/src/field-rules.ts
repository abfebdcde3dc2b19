import {
  type AmountFault,
  addYears,
  ageOn,
  CURRENCY_INTEGER_DIGITS,
  type IsoDate,
  isIsoDate,
  readAmount,
} from '@platform/kernel';
import { holdsUnshown, UNSHOWN_MESSAGE } from './text-characters.ts';

/**
 * The rules of single fields, one definition for browser and server (platform shell §5, estate domain §5). Each gives
 * what a form shows at the field, or null. An empty value is wrong only for the rules that say so: whether a field
 * may stay empty is the form's to decide.
 */
export type FieldProblem = string | null;

export const FIELD_MESSAGES = {
  required: 'Required',
  email: 'Please enter a valid email',
  emailRequired: 'Email is required',
  emailsDiffer: 'Emails must match',
  number: 'Please specify a valid number',
  zip: 'Must be the first 5 digits or full zip code',
  fullName: 'Please add a first and last name',
  adult: 'Person must be at least 18 years old',
  phoneRequired: 'Phone number is required',
  phone: 'Phone number needs at least 10 digits',
  phoneTooLong: 'Phone number has too many digits',
  date: 'Enter a date',
} as const;

/** What the form of a person's legal details asks for (estate domain §5). */
export const PERSON_MESSAGES = {
  fullLegalName: 'Full legal name is required',
  initials: 'Initials are required',
  birthday: 'Birthday is required',
  fullAddress: 'Full address is required',
  city: 'City is required',
  state: 'State is required',
  zip: 'Zipcode is required',
} as const;

export const YEAR_DIGITS = 4;
export const YEAR_MIN = 1500;
export const YEAR_MAX = 9999;
export const ZIP_SHORT_LENGTH = 5;
export const ZIP_LONG_LENGTH = 9;
export const NAME_MIN_WORDS = 2;
export const AGE_OF_ADULTHOOD = 18;
export const PHONE_DIGITS = 10;
/** The longest number there is with its country code (ITU-T E.164). */
export const PHONE_MAX_DIGITS = 15;

/** Texts, e-mail addresses and selects: empty or blank is wrong. */
export function requiredProblem(
  value: string | null | undefined,
  message: string = FIELD_MESSAGES.required,
): FieldProblem {
  return value?.trim() ? null : message;
}

/** Each part has its own characters, so that no text takes longer than its length to check. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
/** RFC 5321. */
const EMAIL_MAX_LENGTH = 254;

export function emailProblem(text: string): FieldProblem {
  const address = text.trim();
  return address === '' || (address.length <= EMAIL_MAX_LENGTH && EMAIL.test(address)) ? null : FIELD_MESSAGES.email;
}

export function requiredEmailProblem(text: string): FieldProblem {
  return requiredProblem(text, FIELD_MESSAGES.emailRequired) ?? emailProblem(text);
}

/** The same address typed a second time; letter case does not count, as nowhere in an address. */
export function emailConfirmationProblem(text: string, confirmation: string): FieldProblem {
  const same = text.trim().toLowerCase() === confirmation.trim().toLowerCase();
  return same ? null : FIELD_MESSAGES.emailsDiffer;
}

/** Empty (null, NaN) and negative are wrong. */
export function numberProblem(value: number | null | undefined): FieldProblem {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? null : FIELD_MESSAGES.number;
}

const AMOUNT_WORDS: Readonly<Record<AmountFault, string>> = {
  negative: `${FIELD_MESSAGES.number}, without a minus`,
  exponent: `${FIELD_MESSAGES.number} in digits: 1,000,000 or 1M`,
  separators: `${FIELD_MESSAGES.number}: commas for thousands, a point for cents`,
  decimals: `${FIELD_MESSAGES.number}, with whole cents`,
  tooLarge: `${FIELD_MESSAGES.number} of at most ${CURRENCY_INTEGER_DIGITS} digits`,
  unreadable: `${FIELD_MESSAGES.number}, such as 1,250,000.55 or 1.2M`,
};

/** An amount of dollars as it is typed, which may be empty. Case: `-5000` → Please specify a valid number, without a minus. */
export function amountProblem(typed: string): FieldProblem {
  if (typed.trim() === '') return null;
  const read = readAmount(typed);
  return 'fault' in read ? AMOUNT_WORDS[read.fault] : null;
}

/** Where a year may lie, in the words of its message. */
export const YEAR_CONSTRAINTS = ['in the future', 'now or future', 'in the past', 'now or in the past'] as const;
export type YearConstraint = (typeof YEAR_CONSTRAINTS)[number];

const YEAR_FITS: Readonly<Record<YearConstraint, (year: number, now: number) => boolean>> = {
  'in the future': (year, now) => year > now,
  'now or future': (year, now) => year >= now,
  'in the past': (year, now) => year < now,
  'now or in the past': (year, now) => year <= now,
};

const YEAR_RANGE = `Year must have ${YEAR_DIGITS} digits, from ${YEAR_MIN} to ${YEAR_MAX}`;

/** A day that exists, in a year that somebody can have meant; a year typed short comes as 0024. */
export function dateProblem(text: string): FieldProblem {
  if (text === '') return null;
  if (!isIsoDate(text)) return FIELD_MESSAGES.date;
  return Number(text.slice(0, YEAR_DIGITS)) < YEAR_MIN ? YEAR_RANGE : null;
}

/** Exactly four digits from 1500 to 9999 and, if constrained, on the right side of the organization's current year. */
export function yearProblem(text: string, currentYear: number, constraint?: YearConstraint): FieldProblem {
  const year = Number(text);
  if (!/^\d{4}$/.test(text) || year < YEAR_MIN || year > YEAR_MAX) {
    return YEAR_RANGE;
  }
  if (!constraint || YEAR_FITS[constraint](year, currentYear)) return null;
  return `Year must be ${constraint}`;
}

/** Length counts code points: an emoji is one. */
export function lengthProblem(text: string, max: number): FieldProblem {
  return [...text].length > max ? `At most ${max} characters` : null;
}

/** Five digits or nine, with or without the hyphen. */
export function zipProblem(text: string): FieldProblem {
  const shape = new RegExp(`^\\d{${ZIP_SHORT_LENGTH}}(-?\\d{${ZIP_LONG_LENGTH - ZIP_SHORT_LENGTH}})?$`);
  return text === '' || shape.test(text) ? null : FIELD_MESSAGES.zip;
}

export function fullNameProblem(text: string): FieldProblem {
  const words = text.trim().split(/\s+/);
  return words[0] === '' || words.length >= NAME_MIN_WORDS ? null : FIELD_MESSAGES.fullName;
}

/** A birthday where adulthood is required. Case: born 2008-11-22, on 2026-11-21 → one day too young. */
export function adultProblem(birthDate: IsoDate | null | undefined, today: IsoDate): FieldProblem {
  if (!birthDate || !isIsoDate(birthDate)) return null;
  return ageOn(birthDate, today) >= AGE_OF_ADULTHOOD ? null : FIELD_MESSAGES.adult;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function phoneProblem(text: string): FieldProblem {
  const { length } = digitsOf(text);
  if (length === 0) return null;
  if (length < PHONE_DIGITS) return FIELD_MESSAGES.phone;
  return length > PHONE_MAX_DIGITS ? FIELD_MESSAGES.phoneTooLong : null;
}

export function requiredPhoneProblem(text: string): FieldProblem {
  return digitsOf(text) === '' ? FIELD_MESSAGES.phoneRequired : phoneProblem(text);
}

/** The last ten digits, and before them the country code: +1 when there is none. Case: `44 123 456 7890` → +44. */
export function phoneParts(text: string): { countryCode: string; phoneNumber: string } {
  const digits = digitsOf(text);
  return { countryCode: `+${digits.slice(0, -PHONE_DIGITS) || '1'}`, phoneNumber: digits.slice(-PHONE_DIGITS) };
}

/**
 * The form (123) 456-7890 as far as digits are there, a country code before it. Cases: `1234567890` → (123) 456-7890;
 * `441234567890` → +44 (123) 456-7890; `1234` → (123) 4.
 */
export function formatPhone(text: string): string {
  const digits = digitsOf(text).slice(0, PHONE_MAX_DIGITS);
  const split = Math.max(0, digits.length - PHONE_DIGITS);
  const country = digits.slice(0, split);
  const [area, exchange, line] = [
    digits.slice(split, split + 3),
    digits.slice(split + 3, split + 6),
    digits.slice(split + 6),
  ];
  const national = `${area ? `(${area}` : ''}${exchange ? `) ${exchange}` : ''}${line ? `-${line}` : ''}`;
  return country ? `+${country} ${national}` : national;
}

/** Cases: `02108` → 02108; `021081234` → 02108-1234. */
export function formatZip(text: string): string {
  const digits = digitsOf(text).slice(0, ZIP_LONG_LENGTH);
  const plusFour = digits.slice(ZIP_SHORT_LENGTH);
  return plusFour ? `${digits.slice(0, ZIP_SHORT_LENGTH)}-${plusFour}` : digits;
}

/** Why support mode is started, as whoever is acted as reads it on the audit trail. */
export const SUPPORT_REASON_LENGTH = { least: 5, most: 300 } as const;

/** Case: `` → the question; `Q3 report shows no trust` → nothing. */
export function supportReasonProblem(text: string): FieldProblem {
  const { length } = text.trim();
  if (holdsUnshown(text)) return UNSHOWN_MESSAGE;
  if (length < SUPPORT_REASON_LENGTH.least) return 'Say why, in a few words';
  return lengthProblem(text.trim(), SUPPORT_REASON_LENGTH.most);
}

/** What people enter by mistake lies further away: a year with a digit too few, the last day that there is. */
export const DATE_REACH_YEARS = 100;

/** A day that a plan is about. Cases on 2026-11-22: 1900-01-01, 9999-12-31 → the message. */
export function planningDateProblem(day: IsoDate | null | undefined, today: IsoDate): FieldProblem {
  if (!day) return null;
  const isNear = day >= addYears(today, -DATE_REACH_YEARS) && day <= addYears(today, DATE_REACH_YEARS);
  return isNear ? null : `Enter a date within ${DATE_REACH_YEARS} years of today`;
}

/** Of an estate, what its administration takes; real ones take up to a tenth. */
export const EXPENSES_MAX_PERCENT = 50;

export function expensesProblem(percent: number | null | undefined): FieldProblem {
  if (percent === null || percent === undefined || (percent >= 0 && percent <= EXPENSES_MAX_PERCENT)) return null;
  return `Enter a percentage from 0 to ${EXPENSES_MAX_PERCENT}`;
}

/** A year, of what is held between two deaths. */
export const GROWTH_MAX_PERCENT = 50;

export const growthBetweenDeathsProblem = (percent: number | null | undefined): FieldProblem =>
  percent === null || percent === undefined || (percent >= 0 && percent <= GROWTH_MAX_PERCENT)
    ? null
    : `Enter a percentage from 0 to ${GROWTH_MAX_PERCENT}`;

const LARGEST_DISCOUNT = 90;

/** Percent off the value of a part of a company or property. */
export const discountProblem = (percent: number | null): string | null =>
  percent === null || (percent > 0 && percent <= LARGEST_DISCOUNT)
    ? null
    : `A discount is a percentage above 0 and up to ${LARGEST_DISCOUNT}.`;

/** Of a trust that is exempt from GST tax in part (platform shell §5). */
export const inclusionRatioProblem = (ratio: number | null): FieldProblem =>
  ratio === null || (ratio >= 0.001 && ratio <= 0.999) ? null : 'An inclusion ratio is between 0.001 and 0.999.';
