import { describe, expect, it } from 'vitest';
import { codeSources } from '../sign-in/second-factor-sources.ts';
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

describe('second step of sign-in', () => {
  const off = { enable2fa: false, enableAuthApp2fa: false, enableSms2fa: false };
  it('offers the methods that are on, the primary one first, and backup codes', () => {
    const both = { enable2fa: true, enableAuthApp2fa: true, enableSms2fa: true };
    expect(codeSources({ ...both, primary2faPreference: 'SMS' })).toEqual(['SMS', 'AUTH_APP', 'BACKUP_CODE']);
    expect(codeSources({ ...both, enableSms2fa: false })).toEqual(['AUTH_APP', 'BACKUP_CODE']);
  });

  it('offers guests mail only', () => expect(codeSources(off)).toEqual(['EMAIL']));
});
