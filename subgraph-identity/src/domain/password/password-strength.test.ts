import { describe, expect, it } from 'vitest';
import { assertNewPassword, newPasswordProblems } from './password-strength.ts';

describe('strength of a new password', () => {
  it.each([
    ['R099: common words and a year', 'Summer-Winter-24', ['dictionary']],
    ['R099: a name and a date', 'Elizabeth-2024', ['dictionary']],
    ['words of the account', 'Nora-Finch-Northmere1', ['dictionary']],
    ['a phrase with a number', 'Harbor-Lantern-27', []],
  ])('%s', (_name, password, problems) => {
    expect(newPasswordProblems(password, undefined, ['Nora Finch', 'nora.finch@northmere.example'])).toEqual(problems);
  });
  it('names the field that is wrong', () => {
    expect(() => assertNewPassword('short', 'short', [])).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', field: 'password', message: 'Password is too short' }),
    );
    expect(() => assertNewPassword('Harbor-Lantern-27', 'other', [])).toThrow(
      expect.objectContaining({ field: 'passwordConfirmation', message: 'Passwords must match' }),
    );
  });
});
