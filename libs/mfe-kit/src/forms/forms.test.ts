import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { pickedDay } from './picked-day.ts';
import {
  adultBirthday,
  emailAddress,
  fullName,
  optionalPhone,
  optionalZip,
  requiredCents,
  requiredDate,
  requiredText,
  year,
} from './rules.ts';
import { formErrorText, serverErrorText, showServerErrors } from './server-errors.ts';

const failure = (message: string, extensions: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { ...extensions } }] });
const response = (status: number, bodyText: string) =>
  new ServerError('Response not successful', { response: new Response(null, { status }), bodyText });

describe('showServerErrors', () => {
  const tooLong = (field: string) => failure('Too long', { code: 'TOO_LONG', field });

  it('puts a message at the field it names', () => {
    const setError = vi.fn();
    showServerErrors(tooLong('input.name'), setError, ['name']);
    expect(setError).toHaveBeenCalledWith('name', { type: 'server', message: 'Too long' }, { shouldFocus: true });
  });

  it('puts anything else at the form’s own alert', () => {
    const setError = vi.fn();
    showServerErrors(tooLong('input.other'), setError, ['name']);
    expect(setError).toHaveBeenCalledWith('root', { type: 'server', message: 'Something went wrong: Too long' });
  });
});

describe('words of a failed request', () => {
  it('name what went wrong under a form, except what the catalogue words for the person', () => {
    expect(formErrorText(failure('Boom', { code: 'INTERNAL_SERVER_ERROR' }))).toBe('Something went wrong: Boom');
    expect(formErrorText(failure('Names differ', { code: 'NAMES_DIFFER' }))).toBe('Something went wrong: Names differ');
    expect(formErrorText(failure('Invalid', { code: 'sign_in.incorrect' }))).toBe('Invalid');
    expect(formErrorText(failure("Unauthorized: You don't have enough permissions", { code: 'FORBIDDEN' }))).toBe(
      "Unauthorized: You don't have enough permissions",
    );
  });
  it('are a refusal by itself in a toast', () => {
    expect(serverErrorText(failure('Names differ', { code: 'NAMES_DIFFER' }))).toBe('Names differ');
    expect(serverErrorText(failure('Boom'))).toBe('Something went wrong: Boom');
  });
  it('are to reload where the server no longer knows what the page asks for', () => {
    const words = 'This page is older than the platform. Reload it and try again.';
    const old = failure('Cannot query field "balance" on type "Asset".', { code: 'GRAPHQL_VALIDATION_FAILED' });
    expect([formErrorText(old), serverErrorText(old)]).toEqual([words, words]);
  });
  it.each([
    ['no message', 503, '<html>Bad gateway</html>', 'Error 503'],
    ['an own message', 429, '{"message":"Too many requests"}', 'Error 429\nSomething went wrong: Too many requests'],
    ['a GraphQL message', 500, '{"errors":[{"message":"Down"}]}', 'Error 500\nSomething went wrong: Down'],
  ])('are the status of the network, with %s', (_name, status, body, text) =>
    expect(formErrorText(response(status, body))).toBe(text),
  );
  it('are those of the browser when no answer came', () => {
    expect(formErrorText(new TypeError('Failed to fetch'))).toBe('Something went wrong: Failed to fetch');
  });
});

const problem = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('schemas of fields', () => {
  it.each([
    ['R089: a blank text', requiredText(), '  ', 'Required'],
    ['R090: a select without a choice', requiredText('Choose a state'), '', 'Choose a state'],
    ['R091: no e-mail address', emailAddress, '', 'Email is required'],
    ['R092: a malformed one', emailAddress, 'nora@', 'Please enter a valid email'],
    ['R100: no amount', requiredCents, null, 'Please specify a valid number'],
    ['R100: what is no number', requiredCents, Number.NaN, 'Please specify a valid number'],
    ['R100: a negative amount', requiredCents, -1, 'Please specify a valid number'],
    ['R102: a year before 1500', year(), '1499', 'Year must have 4 digits, from 1500 to 9999'],
    ['R103: a year gone by', year('in the future'), '1999', 'Year must be in the future'],
    ['R104: a text over its limit', requiredText('Name is required', 3), 'Anna', 'At most 3 characters'],
    ['R109: half a zip', optionalZip, '021', 'Must be the first 5 digits or full zip code'],
    ['R110: one word', fullName('Full legal name is required'), 'Anna', 'Please add a first and last name'],
    [
      'R111: somebody born last year',
      adultBirthday('Birthday is required'),
      '2025-01-01',
      'Person must be at least 18 years old',
    ],
    ['a phone number cut short', optionalPhone, '555', 'Phone number needs at least 10 digits'],
    ['a day that does not exist', requiredDate(), '2026-02-30', 'Enter a date'],
  ])('%s', (_name, schema, value, message) => expect(problem(schema, value)).toBe(message));
  it('R103: takes the current year from the calendar of the organization', () => {
    vi.useFakeTimers({ now: new Date('2027-01-01T04:59:00Z') });
    expect(problem(year('in the future'), '2026')).toBe('Year must be in the future');
    expect(year('now or future').safeParse('2026').success).toBe(true);
    vi.setSystemTime(new Date('2027-01-01T05:00:00Z'));
    expect(problem(year('now or future'), '2026')).toBe('Year must be now or future');
    vi.useRealTimers();
  });
  it('take what is right, trimmed', () => {
    expect(requiredText('Name', 4).parse(' Anna ')).toBe('Anna');
    expect(emailAddress.parse(' a@example.com ')).toBe('a@example.com');
    expect(requiredCents.parse(0)).toBe(0);
    expect(optionalZip.parse('')).toBe('');
  });
});

describe('date picker', () => {
  it('R328: a value with a time of day is reset to midnight of its day', () => {
    const picked = pickedDay(new Date(2026, 10, 21, 23, 59, 58));
    expect(picked).toBe('2026-11-21');
    expect(new Date(`${picked}T00:00:00`)).toEqual(new Date(2026, 10, 21, 0, 0, 0, 0));
    expect(pickedDay('2026-11-21T15:30:00')).toBe('2026-11-21');
    expect(pickedDay('2026-11-21')).toBe('2026-11-21');
  });
  it('is empty without a date', () => {
    expect([undefined, null, '', 'soon'].map(pickedDay)).toEqual(['', '', '', '']);
  });
});
