import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MESSAGES, type PasswordProblem, passwordProblems } from './password-rules.ts';

const GOOD = 'Harbor-Lantern-27';

describe('rules of a new password', () => {
  it.each<[string, string, PasswordProblem[]]>([
    ['R093: empty', '', ['required']],
    ['R094: eleven characters', 'Harbor-Lan2', ['tooShort']],
    ['R094: twelve pass', 'Harbor-Lant2', []],
    ['R095: sixty-four pass', `${'Zq7-'.repeat(16)}`, []],
    ['R095: sixty-five', `${'Zq7-'.repeat(16)}x`, ['tooLong']],
    ['R096: "password" in any letter case', 'My-PassWord-Is-27', ['insecure']],
    ['R098: no uppercase letter', 'harbor-lantern-27', ['upperCase']],
    ['R098: no symbol or number', 'HarborLanternQuay', ['symbolOrNumber']],
    ['R098: a symbol alone is enough', 'Harbor!LanternQuay', []],
    ['R099: repetitive', 'Harborrrr-Lantern-2', ['repetition']],
    ['R099: sequential', 'Harbor-Lantern-1234', ['repetition']],
    ['R099: sequential downwards', 'Harbor-Lantern-dcba', ['repetition']],
    ['unicode and spaces are fine', 'Größe über alles 7', []],
  ])('%s', (_name, password, problems) => expect(passwordProblems(password)).toEqual(problems));
  it('R097: the confirmation must be the same', () => {
    expect(passwordProblems(GOOD, 'Harbor-Lantern-28')).toEqual(['mismatch']);
    expect(passwordProblems(GOOD, GOOD)).toEqual([]);
  });
  it('has the specified texts', () => {
    const { required, tooShort, tooLong, insecure, mismatch } = PASSWORD_MESSAGES;
    expect([required, tooShort, tooLong, insecure, mismatch]).toEqual([
      'Password is required',
      'Password is too short',
      'Password is too long',
      'Password is insecure',
      'Passwords must match',
    ]);
  });
  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(passwordProblems(text))));
  });
});
