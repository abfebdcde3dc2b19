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
  it.each([
    'John-Paul-George-62',
    'John_Paul_George_62',
    'JohnPaulGeorge-62',
    'JohnPaulGeorgeRingo62',
    'John.Paul.George.Ringo.62',
    'Michael-David-James-99',
    'Anna-Maria-Sophie-2001',
    'Peter-Paul-Mary-64',
    'Emma-Olivia-Ava-12',
    'Robert-William-Thomas-1',
    'Mary-Susan-Linda-Karen-7',
    'Joe-Sam-Max-Ben-2024',
    'Noah-Liam-Mason-07-04',
    'Smith-Johnson-Williams-12',
    'Johnson-Brown-2019!',
    'Kennedy!Miller!Cooper!1963',
    'William-Baker-1985-06',
    'Jack-Emily-Rose-4',
    'London-Paris-2012',
    'Password-Welcome-77',
  ])('%s is names, places or the commonest words with a number', (password) => {
    expect(isGuessable(password, OWN)).toBe(true);
  });
  it.each([
    'Pickle-Tangerine-Moss-4',
    'Walnut!Glacier!Sofa3',
    'Copper-Otter-Violin-88',
    'Mango-Thimble-Arctic-7',
    'Tulip-Kayak-Ledger-31',
    'Badger-Cobalt-Quilt-19',
    'Rhubarb.Anvil.Nectar9',
    'Zigzag-Marmot-Teacup-5',
    'Plum-Turbine-Cactus-66',
    'Ginger-Sextant-Loaf-23',
    'Olive-Gondola-Pepper-12',
    'xQ7#vLp2!mZr',
    'Tr4velling-Sloth-Umbrella',
    'The-Kettle-Sings-At-Noon-3',
    'Granite_Puffin_Waltz_40',
    'Nine-Purple-Walruses-Hum!',
    'Sarah-Badger-Cobalt-19',
    'Lantern-Quarry-Fiddle-8',
    'John-Thimble-Walrus-62',
    'Emma-Otto-Hugo-Leo-Mia-Ned-71',
    'Al-48392017483926',
    'Kim!&^$#*@(~+62',
    '青い山の向こうの小さな家-7',
  ])('%s is taken', (password) => {
    expect(isGuessable(password, OWN)).toBe(false);
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
  it('takes no few letters between the digits of an address for a word of it', () => {
    for (const address of ['m2688@example.com', 'invited-6ad92e86@example.com', '28690@example.com']) {
      expect(quickPasswordProblems('Cobalt!Meadow-Quartz9', undefined, wordsIn([address]))).toEqual([]);
    }
    expect(quickPasswordProblems('Harbor!Quartz-28690', undefined, wordsIn(['28690@example.com']))).toEqual([
      'ownWords',
    ]);
    expect(quickPasswordProblems('Harbor!Quartz-9', undefined, wordsIn(['h4rb0r@example.com']))).toEqual(['ownWords']);
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
