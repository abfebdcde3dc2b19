import { describe, expect, it } from 'vitest';
import { newPasswordErrors, passwordChecks } from './new-password.ts';

const GOOD = 'Harbor-Lantern-27';
const errors = (password: string, passwordConfirmation = password) =>
  newPasswordErrors({ password, passwordConfirmation });
const met = (password: string, passwordConfirmation: string): readonly string[] =>
  passwordChecks({ password, passwordConfirmation })
    .filter((check) => check.met)
    .map(({ text }) => text);

describe('form of a new password', () => {
  it.each([
    ['R093: an empty field', '', 'Password is required'],
    ['R094: eleven characters', 'Harbor-Lan2', 'Password is too short'],
    ['R095: sixty-five characters', `${'Zq7-'.repeat(16)}x`, 'Password is too long'],
    ['R096: the word in any letter case', 'My-PassWord-Is-27', 'Password is insecure'],
    ['R098: no uppercase letter', 'harbor-lantern-27', 'Password needs at least one uppercase letter'],
    ['R098: no symbol or number', 'HarborLanternQuay', 'Password needs at least one symbol or number'],
    ['R099: a sequence', 'Harbor-Lantern-1234', 'Password has repetitive or sequential characters'],
  ])('%s is told at the password', (_name, password, message) =>
    expect(errors(password)['password']?.message).toBe(message),
  );

  it('R097: a differing confirmation is told at the confirmation, and at nothing else', () => {
    expect(errors(GOOD, `${GOOD}x`)).toEqual({
      passwordConfirmation: { type: 'mismatch', message: 'Passwords must match' },
    });
    expect(errors(GOOD)).toEqual({});
  });

  it('ticks off the rules that hold so far', () => {
    expect(met('', '')).toEqual([]);
    expect(met('Harbor', '')).toEqual([
      'At least one uppercase letter',
      'No repetitive or sequential characters',
      'Not the word “password”',
    ]);
    expect(met(GOOD, GOOD)).toHaveLength(6);
  });
});
