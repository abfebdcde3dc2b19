import { PASSWORD_MESSAGES, type PasswordProblem, passwordProblems } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { MENS_NAMES } from './mens-names.ts';

/** Below ten billion guesses a password is made of words, names or dates that anybody tries. */
const MIN_SCORE = 4;
/** For words that are put together: a billion. Attempts are few, and each costs a hash that takes its time. */
const MIN_PARTS_LOG10 = 9;
/** First names are tried first, and those of a family are few: each counts as one of a hundred, however rare it is. */
const NAME_GUESSES_LOG10 = 2;
/** Names of a family and a number are what whoever knows it tries first: fewer than five names are too few. */
const MIN_NAMES_ALONE = 5;
const MAX_DIGITS_OF_DATE = 8;
/** How many of the surnames, which stand by how many people have them, count as names here. */
const COMMON_SURNAMES = 1_000;
/** A name or a part of an address this long may not be in the password at all. */
const OWN_WORD_LENGTH = 5;
/** The work grows faster than the length: what is strong this far is strong. */
const ESTIMATED_CHARACTERS = 32;

/** Built at the first use: the dictionaries take a tenth of a second and some megabytes. */
let built:
  | { readonly estimator: ZxcvbnFactory; readonly firstNames: ReadonlySet<string>; readonly names: ReadonlySet<string> }
  | undefined;
function tools(): NonNullable<typeof built> {
  if (built) return built;
  const firstNames = [...(english.dictionary['firstnames-en'] as readonly string[]), ...MENS_NAMES];
  const surnames = (english.dictionary['lastnames-en'] as readonly string[]).slice(0, COMMON_SURNAMES);
  built = {
    estimator: new ZxcvbnFactory({
      dictionary: { ...common.dictionary, ...english.dictionary },
      graphs: common.adjacencyGraphs,
    }),
    firstNames: new Set(firstNames),
    names: new Set([...firstNames, ...surnames]),
  };
  return built;
}

/**
 * Guesses for words that somebody put together with a sign between them, as a power of ten: each word's own, and one of
 * ten for each kind of sign. The estimator takes the signs for noise and what is beside them with it. Case:
 * `Charlie-Jennifer-1985` → two names, a year and a hyphen: less than a million.
 */
function guessesOfParts(password: string, ownWords: readonly string[]): number {
  const { estimator, firstNames } = tools();
  const signs = new Set(password.match(/[^\p{L}\p{N}]/gu));
  const parts = password.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const guesses = parts.map((part) => {
    const { guessesLog10 } = estimator.check(part, [...ownWords]);
    return firstNames.has(part.toLowerCase()) ? Math.min(guessesLog10, NAME_GUESSES_LOG10) : guessesLog10;
  });
  return guesses.reduce((sum, one) => sum + one, signs.size);
}

/** Whether names and numbers are all that there is, however they are put together. Case: `JohnPaul-George62` → true. */
function isOfFewNames(password: string): boolean {
  const pieces = password.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\p{L}+|\p{N}+/gu) ?? [];
  const words = pieces.filter((piece) => !/^\p{N}/u.test(piece));
  const digits = password.match(/\p{N}/gu)?.length ?? 0;
  const signs = password.match(/[^\p{L}\p{N}]/gu)?.length ?? 0;
  if (words.length === 0 || words.length >= MIN_NAMES_ALONE) return false;
  if (digits > MAX_DIGITS_OF_DATE || signs > pieces.length) return false;
  return words.every((word) => tools().names.has(word.toLowerCase()));
}

/**
 * Whether a password is made of what anybody tries first: 49,000 passwords of known breaches, words, names, dates,
 * patterns of keys, as a whole or put together of such parts. Takes up to some tenths of a second: not for the event
 * loop. Case: `Summer-Winter-2024` → true.
 */
export function isGuessable(password: string, ownWords: readonly string[]): boolean {
  const estimated = password.slice(0, ESTIMATED_CHARACTERS);
  if (isOfFewNames(estimated)) return true;
  const { score } = tools().estimator.check(estimated, [...ownWords]);
  return score < MIN_SCORE || guessesOfParts(estimated, ownWords) < MIN_PARTS_LOG10;
}

/** Words of three letters and more. Case: `nora.finch@northmere.example` → nora, finch, northmere, example. */
export function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign)
    .replace(/[^\p{L}]/gu, '');

const holdsOwnWord = (password: string, ownWords: readonly string[]): boolean =>
  ownWords.some((word) => {
    if (word.length < OWN_WORD_LENGTH) return false;
    // Of `m2688` a letter is left, which is in many passwords and no word of anybody.
    const letters = lettersOf(word);
    return (
      password.toLowerCase().includes(word) ||
      (letters.length >= OWN_WORD_LENGTH && lettersOf(password).includes(letters))
    );
  });

/**
 * What of a new password needs no dictionary: the rules that browsers check too, and words of the account, its
 * organizations and the product. Case: `N0rthmere-2026!` at Northmere Wealth → ownWords.
 */
export function quickPasswordProblems(
  password: string,
  confirmation: string | undefined,
  ownWords: readonly string[],
): PasswordProblem[] {
  const problems = passwordProblems(password, confirmation);
  return holdsOwnWord(password, ownWords) ? [...problems, 'ownWords'] : problems;
}

/** What a form is told: the text of the first problem, at the field it belongs to. */
export function passwordRefused(problem: PasswordProblem): DomainError {
  const field = problem === 'mismatch' ? 'passwordConfirmation' : 'password';
  return new DomainError('BAD_USER_INPUT', PASSWORD_MESSAGES[problem], { field });
}
