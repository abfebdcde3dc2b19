import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isGuessable, passwordRefused, quickPasswordProblems, wordsIn } from './password-strength.ts';

const OWN = wordsIn(['Nora Finch', 'nora.finch@northmere.example', 'Northmere Wealth', 'Estate Planning']);

describe('strength of a new password', () => {
  it.each([
    ['R099: common words and a year', 'Summer-Winter-24', true],
    ['R099: a name and a date', 'Elizabeth-2024', true],
    ['two passwords that everybody uses', 'Trustno1Trustno1', true],
    ['a pattern of keys', '1Qaz2Wsx3Edc4Rfv', true],
    ['two names and a year', 'Charlie-Jennifer-1985', true],
    ['three names and a year', 'Elizabeth-Victoria-Sarah-1985', true],
    ['places and a year', 'Boston-Dallas-1999', true],
    ['a name, a word and a year', 'Jennifer-Harbor-1985', true],
    ['common words in many signs', 'Spring!Flowers?1', true],
    ['a phrase with a number', 'Harbor-Lantern-27', false],
    ['a name among words that are less common', 'Jennifer-Lantern-Quartz-85', false],
    ['two words that are not the commonest', 'Velvet-Compass-94', false],
    ['four words', 'Correct-Horse-Battery-Staple-7', false],
  ])('%s', (_name, password, guessable) => {
    expect(isGuessable(password, OWN)).toBe(guessable);
  });
  it('finds passwords of known breaches, also with a capital and a number added', () => {
    const breached = dictionary['passwords-common'] as readonly string[];
    const long = breached.filter((word) => word.length >= 10 && word.length <= 16).slice(0, 30);
    expect(long.length).toBe(30);
    const passed = long.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}-1`);
    expect(passed.filter((password) => !isGuessable(password, []))).toEqual([]);
  });
  it.each([
    ['of the person', 'Nora-Finch-Orchard7'],
    ['of the organization', 'Northmere-Wealth-2026'],
    ['of the organization, written with digits', 'N0rthm3re-Orchard-58'],
    ['of the product', 'My-Planning-Orchard7'],
    ['of the address', 'Orchard.Example-Quay7'],
  ])('refuses words %s', (_name, password) => {
    expect(quickPasswordProblems(password, undefined, OWN)).toEqual(['ownWords']);
  });
  it('lets short words of a name stand among others', () => {
    expect(quickPasswordProblems('Kim-Harbor-Lantern-27', undefined, wordsIn(['Kim Lee']))).toEqual([]);
  });
  it('estimates the first 32 characters only, of a length whose work stays small', () => {
    const weak = 'Trustno1'.repeat(4);
    expect(isGuessable(weak, OWN)).toBe(true);
    expect(isGuessable(`${weak}4@8({[<3#6&96#!1|1|!/70$5+7%2@$3`, OWN)).toBe(true);
  });
  it('names the field that is wrong', () => {
    expect(passwordRefused('tooShort')).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'password',
      message: 'Password is too short',
    });
    expect(passwordRefused('mismatch')).toMatchObject({
      field: 'passwordConfirmation',
      message: 'Passwords must match',
    });
  });
});
