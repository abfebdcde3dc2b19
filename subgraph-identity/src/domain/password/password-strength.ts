import { PASSWORD_MESSAGES, type PasswordProblem, passwordProblems } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** Below ten billion guesses a password is made of words, names or dates that anybody tries. */
const MIN_SCORE = 4;
/** A name or a part of an address this long may not be in the password at all. */
const OWN_WORD_LENGTH = 5;
/** Estimating takes longer with length; nobody guesses beyond this. */
const ESTIMATED_CHARACTERS = 64;

/** Built at the first use: the dictionaries take a tenth of a second and some megabytes. */
let estimator: ZxcvbnFactory | undefined;
function strengthOf(password: string, personal: string[]): number {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return estimator.check(password.slice(0, ESTIMATED_CHARACTERS), personal).score;
}

/**
 * Everything wrong with a new password: the rules that browsers check too, and dictionary words. `personal` are words
 * that belong to the account, as its name and address. Case: `Summer-Winter-2024` → dictionary.
 */
export function newPasswordProblems(
  password: string,
  confirmation: string | undefined,
  personal: readonly string[],
): PasswordProblem[] {
  const problems = passwordProblems(password, confirmation);
  if (problems.includes('required') || problems.includes('tooLong')) return problems;
  const words = personal.flatMap((text) => text.split(/[\s@.]+/)).filter((word) => word.length > 2);
  const ownWord = words.some(
    (word) => word.length >= OWN_WORD_LENGTH && password.toLowerCase().includes(word.toLowerCase()),
  );
  const guessable = ownWord || strengthOf(password, words) < MIN_SCORE;
  return guessable ? [...problems, 'dictionary'] : problems;
}

/** Throws: DomainError BAD_USER_INPUT with the text of the first problem, at the field it belongs to. */
export function assertNewPassword(password: string, confirmation: string, personal: readonly string[]): void {
  const [first] = newPasswordProblems(password, confirmation, personal);
  if (!first) return;
  const field = first === 'mismatch' ? 'passwordConfirmation' : 'password';
  throw new DomainError('BAD_USER_INPUT', PASSWORD_MESSAGES[first], { field });
}
