import { describe, expect, it } from 'vitest';
import { browserName } from './browser-name.ts';
import { codeSources } from './second-factor-sources.ts';
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

describe('browserName', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 Version/18 Safari/605.1', 'Safari on macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
    ['', 'Unknown browser'],
  ])('reads "%s" as %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name));
});
