import {
  emailAddress,
  optionalPastDate,
  optionalPhone,
  optionalText,
  optionalZip,
  requiredCents,
  requiredNumber,
  requiredText,
  year,
} from '@platform/mfe-kit/form-rules';
import { z } from 'zod';

export const NOTE_LENGTH = 200;
export const NAME_LENGTH = 40;
export const MAX_GOALS = 2;

/** One field of each kind, with the rule that goes with it. */
export const formBookSchema = z.object({
  text: requiredText('Name is required', NAME_LENGTH),
  email: emailAddress,
  textarea: optionalText(NOTE_LENGTH),
  select: requiredText('Choose a state'),
  radio: requiredText('Choose a filing status'),
  cards: z.array(z.string()).min(1, 'Choose at least one goal'),
  oneCard: z.array(z.string()),
  checkbox: z.boolean(),
  toggle: z.boolean(),
  date: optionalPastDate('A date up to today'),
  currency: requiredCents,
  cappedCurrency: requiredCents,
  percentage: requiredNumber.refine((percent) => percent <= 100, 'Up to 100'),
  decimal: requiredNumber,
  number: requiredNumber,
  ratio: requiredNumber,
  unitPrice: requiredNumber,
  year: year('now or in the past'),
  phone: optionalPhone,
  zip: optionalZip,
  heirs: z.array(z.object({ name: requiredText('Name is required'), percent: requiredNumber })).min(1, 'Name one heir'),
  inSection: requiredText('Required', NAME_LENGTH),
  inWrapper: optionalText(NAME_LENGTH),
});

export type FormBookForm = z.input<typeof formBookSchema>;
export type FormBookValues = z.output<typeof formBookSchema>;

export const NOTHING: FormBookForm = {
  text: '',
  email: '',
  textarea: '',
  select: '',
  radio: '',
  cards: [],
  oneCard: [],
  checkbox: false,
  toggle: false,
  date: '',
  currency: null,
  cappedCurrency: null,
  percentage: null,
  decimal: null,
  number: null,
  ratio: null,
  unitPrice: null,
  year: '',
  phone: '',
  zip: '',
  heirs: [{ name: '', percent: null }],
  inSection: '',
  inWrapper: '',
};
