import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adultProblem,
  emailConfirmationProblem,
  emailProblem,
  expensesProblem,
  formatPhone,
  formatZip,
  fullNameProblem,
  growthBetweenDeathsProblem,
  lengthProblem,
  numberProblem,
  phoneProblem,
  planningDateProblem,
  requiredEmailProblem,
  requiredPhoneProblem,
  requiredProblem,
  supportReasonProblem,
  YEAR_CONSTRAINTS,
  yearProblem,
  zipProblem,
} from './field-rules.ts';

describe('texts', () => {
  it.each(['', '   ', '\n\t', null, undefined])('R089: a required text is in error when it is %j', (text) =>
    expect(requiredProblem(text)).toBe('Required'),
  );
  it.each(['', '  ', null, undefined])('R090: a required select is in error when its choice is %j', (choice) =>
    expect(requiredProblem(choice, 'Choose a state')).toBe('Choose a state'),
  );
  it('R089 R090: anything else satisfies them', () => {
    expect(requiredProblem(' a ')).toBeNull();
    expect(requiredProblem('MA', 'Choose a state')).toBeNull();
  });
  it('R104: a text longer than its limit has a message, one of just the limit has none', () => {
    expect(lengthProblem('x'.repeat(81), 80)).toBe('At most 80 characters');
    expect(lengthProblem('x'.repeat(80), 80)).toBeNull();
    expect(lengthProblem('🙂'.repeat(80), 80)).toBeNull();
  });
  it.each(['Ada', ' Ada  ', 'Ada-Lovelace'])('R110: the name "%s" has fewer than two words', (name) =>
    expect(fullNameProblem(name)).toBe('Please add a first and last name'),
  );
  it('R110: two words are a name', () => {
    expect(fullNameProblem('Ada Lovelace')).toBeNull();
    expect(fullNameProblem(' Ada  King  Lovelace ')).toBeNull();
  });
});

describe('e-mail addresses', () => {
  it.each(['', '  '])('R091: a required one that is "%s" gives "Email is required"', (text) =>
    expect(requiredEmailProblem(text)).toBe('Email is required'),
  );
  it.each(['nora', 'nora@', '@example.com', 'nora@example', 'nora finch@example.com', 'a@b@example.com'])(
    'R092: "%s" gives "Please enter a valid email"',
    (text) => {
      expect(requiredEmailProblem(text)).toBe('Please enter a valid email');
      expect(emailProblem(text)).toBe('Please enter a valid email');
    },
  );
  it('R092: takes a well-formed one, and an empty one where it is optional', () => {
    expect(requiredEmailProblem(' nora.finch@example.co.uk ')).toBeNull();
    expect(emailProblem('')).toBeNull();
  });
  it('asks for the same address twice', () => {
    expect(emailConfirmationProblem('nora@example.com', 'norah@example.com')).toBe('Emails must match');
    expect(emailConfirmationProblem('nora@example.com', ' Nora@Example.com')).toBeNull();
  });
});

describe('numbers', () => {
  it.each([-1, -0.01, Number.NaN, null, undefined, Number.POSITIVE_INFINITY])(
    'R100: %s gives "Please specify a valid number"',
    (value) => expect(numberProblem(value)).toBe('Please specify a valid number'),
  );
  it.each([0, 1, 0.5])('R100: %s is a number', (value) => expect(numberProblem(value)).toBeNull());
});

describe('years', () => {
  it.each(['', '26', '202', '20265', '2 26', '1499', '0999', '-2026', '2026.0'])('R102: "%s" is no year', (text) =>
    expect(yearProblem(text, 2026)).toBe('Year must have 4 digits, from 1500 to 9999'),
  );
  it.each(['1500', '2026', '9999'])('R102: %s is a year', (text) => expect(yearProblem(text, 2026)).toBeNull());
  const fits = {
    'in the future': [2027],
    'now or future': [2026, 2027],
    'in the past': [2025],
    'now or in the past': [2025, 2026],
  };
  it.each(YEAR_CONSTRAINTS)('R103: a year may have to lie %s, seen from the current year', (constraint) => {
    const wrong = `Year must be ${constraint}`;
    for (const year of [2025, 2026, 2027]) {
      expect(yearProblem(String(year), 2026, constraint)).toBe(fits[constraint].includes(year) ? null : wrong);
    }
  });
});

describe('zip codes', () => {
  it.each(['0', '0210', '021081', '02108123', '02108-12', '0210812345', 'ABCDE', '02108 1234'])(
    'R109: "%s" must be the first 5 digits or the full zip code',
    (text) => expect(zipProblem(text)).toBe('Must be the first 5 digits or full zip code'),
  );
  it.each(['02108', '021081234', '02108-1234'])('R109: %s is one', (text) => expect(zipProblem(text)).toBeNull());
  it('show the last four after a hyphen', () => {
    expect(['0210', '02108', '021081', '02108-12345'].map(formatZip)).toEqual([
      '0210',
      '02108',
      '02108-1',
      '02108-1234',
    ]);
  });
});

describe('birthdays', () => {
  it.each([
    ['2008-11-21', null],
    ['2008-11-22', 'Person must be at least 18 years old'],
    ['2026-11-21', 'Person must be at least 18 years old'],
    ['1941-04-01', null],
    ['', null],
  ])('R111: born %s, on the 21st of November 2026: %s', (birthDate, problem) =>
    expect(adultProblem(birthDate, '2026-11-21')).toBe(problem),
  );
});

describe('phone numbers', () => {
  it.each([
    ['1234567890', '(123) 456-7890'],
    ['123-456-7890', '(123) 456-7890'],
    ['+1 123 456 7890', '+1 (123) 456-7890'],
    ['441234567890', '+44 (123) 456-7890'],
    ['12', '(12'],
    ['1234', '(123) 4'],
    ['', ''],
  ])('R113: %s shows as %s', (typed, shown) => expect(formatPhone(typed)).toBe(shown));
  it('R113: formatting keeps every digit and never changes what is formatted already', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,15}$/), (digits) => {
        const shown = formatPhone(digits);
        expect(shown.replace(/\D/g, '')).toBe(digits);
        expect(formatPhone(shown)).toBe(shown);
      }),
    );
  });
  it('need ten digits, and one at all where they are required', () => {
    expect(requiredPhoneProblem(' ')).toBe('Phone number is required');
    expect(phoneProblem('555 1234')).toBe('Phone number needs at least 10 digits');
    expect(phoneProblem('(202) 555-0171')).toBeNull();
    expect(phoneProblem('')).toBeNull();
  });
});

describe('the reason of support mode', () => {
  it.each([
    ['', 'Say why, in a few words'],
    ['   ok  ', 'Say why, in a few words'],
    ['The report shows no trust', null],
  ])('%j → %s', (text, problem) => {
    expect(supportReasonProblem(text)).toBe(problem);
  });
  it('has room for a few sentences', () => {
    expect(supportReasonProblem('a'.repeat(301))).toMatch(/300/);
  });
});

describe('what a plan is about', () => {
  const TODAY = '2026-11-22';
  it.each(['0001-01-01', '1900-01-01', '1926-11-21', '2126-11-23', '9999-12-31'])('is no day as far as %s', (day) => {
    expect(planningDateProblem(day, TODAY)).toBe('Enter a date within 100 years of today');
  });
  it.each(['1926-11-22', '2026-11-22', '2126-11-22', null])('may be the day %s', (day) => {
    expect(planningDateProblem(day, TODAY)).toBeNull();
  });
  it('has expenses that leave something', () => {
    expect([0, 4.25, 50, null].map(growthBetweenDeathsProblem)).toEqual([null, null, null, null]);
    expect([-1, 50.1].map(growthBetweenDeathsProblem)).toEqual(Array(2).fill('Enter a percentage from 0 to 50'));
    expect([0, 3.5, 50, null].map(expensesProblem)).toEqual([null, null, null, null]);
    for (const percent of [-5, 50.1, 100, 1e300, Number.NaN])
      expect(expensesProblem(percent)).toBe('Enter a percentage from 0 to 50');
  });
});
