import { PASSWORD_MESSAGES, type PasswordProblem, passwordProblems } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** Below ten billion guesses a password is made of words, names or dates that anybody tries. */
const MIN_SCORE = 4;
/** A name or a part of an address this long may not be in the password at all. */
const OWN_WORD_LENGTH = 5;
/** The work grows faster than the length: what is strong this far is strong. */
const ESTIMATED_CHARACTERS = 32;

/** Built at the first use: the dictionaries take a tenth of a second and some megabytes. */
let estimator: ZxcvbnFactory | undefined;

/**
 * Whether a password is made of what anybody tries first: 49,000 passwords of known breaches, words, names, dates,
 * patterns of keys. Takes up to some tenths of a second: not for the event loop. Case: `Summer-Winter-2024` → true.
 */
export function isGuessable(password: string, ownWords: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return estimator.check(password.slice(0, ESTIMATED_CHARACTERS), [...ownWords]).score < MIN_SCORE;
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
  ownWords.some(
    (word) =>
      word.length >= OWN_WORD_LENGTH &&
      (password.toLowerCase().includes(word) || lettersOf(password).includes(lettersOf(word) || word)),
  );

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
