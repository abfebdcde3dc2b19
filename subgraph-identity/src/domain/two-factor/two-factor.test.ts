import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  backupCodeHash,
  newBackupCodes,
  newOtp,
  newTotpSecret,
  parsePhoneNumber,
  provisioningUri,
  totpStep,
} from './two-factor.ts';

describe('phone numbers', () => {
  it.each([
    ['R115: no country code is +1', '(123) 456-7890', '+1', '1234567890'],
    ['R115: the digits before the last ten', '+44 123 456 7890', '+44', '1234567890'],
  ])('%s', (_name, typed, countryCode, phoneNumber) =>
    expect(parsePhoneNumber(typed)).toEqual({ countryCode, phoneNumber }),
  );
  it('R114: is required and needs at least ten digits', () => {
    expect(() => parsePhoneNumber('')).toThrow('Phone number is required');
    expect(() => parsePhoneNumber('555 1234')).toThrow(/at least 10 digits/);
  });
});

describe('authenticator codes', () => {
  const secret = newTotpSecret();
  const now = Date.UTC(2026, 10, 21, 12, 0, 10);
  it('are right for their 30 seconds and one step either way', () => {
    const uri = provisioningUri(secret, 'nora@example.com', 'Northmere');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Northmere:nora%40example\.com\?/);
    const code = new TOTP({ secret }).generate({ timestamp: now });
    const step = Math.floor(now / 30_000);
    expect(totpStep(secret, code, now)).toBe(step);
    expect(totpStep(secret, code, now + 30_000)).toBe(step);
    expect(totpStep(secret, code, now + 90_000)).toBeNull();
    expect(totpStep(secret, 'abcdef', now)).toBeNull();
  });
});

describe('codes', () => {
  it('backup codes are ten different ones, told apart by their letters only', () => {
    const codes = newBackupCodes();
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect(backupCodeHash(codes[0]?.toLowerCase().replace('-', ' ') ?? '')).toBe(backupCodeHash(codes[0] ?? ''));
  });
  it('one-time codes have six digits', () => expect(newOtp()).toMatch(/^\d{6}$/));
});
