import { describe, expect, it } from 'vitest';
import { canSignUp, signUpErrors } from './sign-up-rules.ts';

const GOOD = 'Harbor-Lantern-27';
const values = { name: 'Ada Finch', password: GOOD, passwordConfirmation: GOOD, termsAccepted: true };

describe('sign-up', () => {
  it('R259: waits for the terms and both password fields', () => {
    expect(canSignUp(values)).toBe(true);
    expect(canSignUp({ ...values, termsAccepted: false })).toBe(false);
    expect(canSignUp({ ...values, password: '' })).toBe(false);
    expect(canSignUp({ ...values, passwordConfirmation: '' })).toBe(false);
  });

  it('R097: tells a missing last name and a differing confirmation at their fields', () => {
    expect(signUpErrors(values)).toEqual({});
    expect(Object.keys(signUpErrors({ ...values, name: 'Ada' }))).toEqual(['name']);
    expect(Object.keys(signUpErrors({ ...values, passwordConfirmation: 'x' }))).toEqual(['passwordConfirmation']);
  });
});
