import { z } from 'zod';

/** Texts of platform shell §5, one definition for every form. */
export const requiredText = (message = 'Required') => z.string().trim().min(1, message);

export const emailAddress = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .refine((text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), 'Please enter a valid email');

/** Money in cents from MoneyField: required, never negative. */
export const requiredCents = z
  .number({ error: 'Please specify a valid number' })
  .int('Please specify a valid number')
  .min(0, 'Please specify a valid number');

export const fullName = requiredText().refine(
  (name) => name.split(/\s+/).length >= 2,
  'Please add a first and last name',
);

export const zipCode = z.string().regex(/^\d{5}(-?\d{4})?$/, 'Must be the first 5 digits or full zip code');

export const calendarDate = z.iso.date('Enter a date');
