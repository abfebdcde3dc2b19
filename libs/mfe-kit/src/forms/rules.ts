import {
  adultProblem,
  amountProblem,
  dateProblem,
  emailProblem,
  FIELD_MESSAGES,
  type FieldProblem,
  fullNameProblem,
  lengthProblem,
  numberProblem,
  phoneProblem,
  planningDateProblem,
  requiredEmailProblem,
  requiredPhoneProblem,
  requiredProblem,
  type YearConstraint,
  yearProblem,
  zipProblem,
} from '@platform/contracts/field-rules';
import { today } from '@platform/mfe-kit/calendar';
import { z } from 'zod';

/** Schemas of fields over the rules that the server checks too (contracts, field-rules). */
const ruled = (...rules: readonly ((text: string) => FieldProblem)[]) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = rules.map((rule) => rule(text)).find((problem) => problem !== null);
      if (message) context.addIssue({ code: 'custom', message });
    });

const limit = (max: number | undefined) => (text: string) => (max === undefined ? null : lengthProblem(text, max));

export const requiredText = (message?: string, max?: number) =>
  ruled((text) => requiredProblem(text, message), limit(max));

export const optionalText = (max: number) => ruled(limit(max));

export const emailAddress = ruled(requiredEmailProblem);
export const optionalEmail = ruled(emailProblem);

export const phoneNumber = ruled(requiredPhoneProblem);
export const optionalPhone = ruled(phoneProblem);

export const zipCode = (message?: string) => ruled((text) => requiredProblem(text, message), zipProblem);
export const optionalZip = ruled(zipProblem);

export const fullName = (message?: string, max?: number) =>
  ruled((text) => requiredProblem(text, message), fullNameProblem, limit(max));

export const year = (constraint?: YearConstraint) =>
  ruled((text) => yearProblem(text, Number(today().slice(0, 4)), constraint));

const nearToday = (text: string): FieldProblem => planningDateProblem(text, today());
const notAfterToday = (message: string) => (text: string) => (text > today() ? message : null);

export const requiredDate = (message: string = FIELD_MESSAGES.date) =>
  ruled((text) => requiredProblem(text, message), dateProblem);
/** `message`: what a day after today gives. */
export const optionalPastDate = (message: string) => ruled(dateProblem, notAfterToday(message), nearToday);

const adult = (text: string): FieldProblem => adultProblem(text, today());
const BORN_LATER = 'A birth date cannot be in the future';
/** A birthday where adulthood is required. */
export const adultBirthday = (message: string) =>
  ruled((text) => requiredProblem(text, message), dateProblem, notAfterToday(BORN_LATER), adult);
export const optionalBirthday = ruled(dateProblem, notAfterToday(BORN_LATER));
export const optionalAdultBirthday = ruled(dateProblem, notAfterToday(BORN_LATER), adult);

const aNumber = z
  .number({ error: FIELD_MESSAGES.number })
  .refine((value) => numberProblem(value) === null, FIELD_MESSAGES.number);
/** What a masked field holds: null while it is empty. */
const maybeNumber = z.custom<number | null>(() => true);

/** A number from a masked field: required, never negative. */
export const requiredNumber = maybeNumber.pipe(aNumber);

/** What a money field holds: cents, null while it is empty, the text itself while it is no amount. */
export type TypedAmount = number | string | null;
const typedAmount = z.custom<TypedAmount>(() => true);
const cents = (whenEmpty: string | null) =>
  typedAmount.transform((value, context): number | null => {
    const problem =
      typeof value === 'string' ? amountProblem(value) : value === null ? whenEmpty : numberProblem(value);
    if (problem === null && typeof value !== 'string') return value;
    context.addIssue({ code: 'custom', message: problem ?? FIELD_MESSAGES.number });
    return z.NEVER;
  });

/** Money in cents from MoneyField: required, never negative, whole; what cannot be read is refused in words. */
export const requiredCents = cents(FIELD_MESSAGES.number).pipe(aNumber.int(FIELD_MESSAGES.number));
/** The same where nothing may be known: null. */
export const optionalCents = cents(null).pipe(aNumber.int(FIELD_MESSAGES.number).nullable());
