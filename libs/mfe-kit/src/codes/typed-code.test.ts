import { describe, expect, it } from 'vitest';
import { codeSources } from './second-factor-sources.ts';
import { codeDigits, isWholeCode } from './typed-code.ts';

describe('a one-time code', () => {
  it('R116: is whole from six characters on', () => {
    expect(isWholeCode('12345')).toBe(false);
    expect(isWholeCode(' 12345 ')).toBe(false);
    expect(isWholeCode('123456')).toBe(true);
  });

  it.each([
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['Your code is 040506.', '040506'],
    ['12345678', '123456'],
  ])('is the digits of a pasted "%s"', (pasted, code) => expect(codeDigits(pasted)).toBe(code));
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
