import { PASSWORD_MESSAGES, type PasswordProblem, passwordProblems } from '@platform/contracts/password-rules';
import type { FieldValues, Resolver } from 'react-hook-form';

export interface NewPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

export interface FieldError {
  readonly type: string;
  readonly message: string;
}

/** A form checked by a function: these screens have a few fields, a schema library would weigh more than they do. */
export const resolverOf =
  <Values extends FieldValues>(check: (values: Values) => Record<string, FieldError>): Resolver<Values> =>
  (values) => {
    const errors = check(values);
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as unknown as Record<string, never> }
      : { values, errors: {} };
  };

const CHECKS: readonly (readonly [string, readonly PasswordProblem[]])[] = [
  ['12 to 64 characters', ['tooShort', 'tooLong']],
  ['At least one uppercase letter', ['upperCase']],
  ['At least one symbol or number', ['symbolOrNumber']],
  ['No repetitive or sequential characters', ['repetition']],
  ['Not the word “password”', ['insecure']],
  ['Both entries are the same', ['mismatch']],
];

/** The rules with whether each is met so far; nothing is met by an empty field. */
export function passwordChecks({ password, passwordConfirmation }: NewPassword) {
  const problems = passwordProblems(password, passwordConfirmation);
  return CHECKS.map(([text, wrong]) => ({
    text,
    met: !problems.includes('required') && !wrong.some((problem) => problems.includes(problem)),
  }));
}

/** The first problem of the password at its field, a differing confirmation at its own. Texts of platform shell §5. */
export function newPasswordErrors({ password, passwordConfirmation }: NewPassword): Record<string, FieldError> {
  const problems = passwordProblems(password, passwordConfirmation);
  const first = problems.find((problem) => problem !== 'mismatch');
  return {
    ...(first && { password: { type: first, message: PASSWORD_MESSAGES[first] } }),
    ...(problems.includes('mismatch') && {
      passwordConfirmation: { type: 'mismatch', message: PASSWORD_MESSAGES.mismatch },
    }),
  };
}
