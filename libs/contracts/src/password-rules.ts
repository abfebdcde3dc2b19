/**
 * The rules of a new password, one definition for browser and server (platform shell §5). What needs a dictionary is
 * the server's part: `validatePassword` tells it with the same codes.
 */
export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 64;

export const PASSWORD_MESSAGES = {
  required: 'Password is required',
  tooShort: 'Password is too short',
  tooLong: 'Password is too long',
  insecure: 'Password is insecure',
  mismatch: 'Passwords must match',
  upperCase: 'Password needs at least one uppercase letter',
  symbolOrNumber: 'Password needs at least one symbol or number',
  repetition: 'Password has repetitive or sequential characters',
  ownWords: 'Password has a word of your name, your address, your organization or this product',
  dictionary: 'Password has words that are easy to guess',
} as const;
export type PasswordProblem = keyof typeof PASSWORD_MESSAGES;

/** Runs of this many equal or neighbouring characters are refused: aaaa, 1234, dcba. */
const MAX_RUN = 3;

function longestRun(text: string): number {
  const codes = [...text.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  let longest = 1;
  let run = 1;
  let lastStep: number | null = null;
  for (let n = 1; n < codes.length; n += 1) {
    const step = (codes[n] ?? 0) - (codes[n - 1] ?? 0);
    run = Math.abs(step) <= 1 && step === lastStep ? run + 1 : Math.abs(step) <= 1 ? 2 : 1;
    lastStep = step;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Characters as people count them: an emoji is one. */
const lengthOf = (password: string): number => [...password].length;

/**
 * What is wrong with a new password, the first being what a form shows; empty when nothing is. Length counts code
 * points. Case: `Password1234` → insecure, repetition.
 */
export function passwordProblems(password: string, confirmation?: string): PasswordProblem[] {
  if (password === '') return ['required'];
  const found: [boolean, PasswordProblem][] = [
    [lengthOf(password) < PASSWORD_MIN_LENGTH, 'tooShort'],
    [lengthOf(password) > PASSWORD_MAX_LENGTH, 'tooLong'],
    [/password/i.test(password), 'insecure'],
    [!/\p{Lu}/u.test(password), 'upperCase'],
    [!/[^\p{L}\s]/u.test(password), 'symbolOrNumber'],
    [longestRun(password) > MAX_RUN, 'repetition'],
    [confirmation !== undefined && confirmation !== password, 'mismatch'],
  ];
  return found.filter(([wrong]) => wrong).map(([, problem]) => problem);
}
