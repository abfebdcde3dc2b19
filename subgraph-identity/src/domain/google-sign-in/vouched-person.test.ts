import { describe, expect, it } from 'vitest';
import { emailDomainOf, vouchedPerson } from './vouched-person.ts';

const CLAIMS = { iss: 'https://accounts.google.com', sub: '1042', email: 'Nora@Example.com', email_verified: true };

describe('a person that Google vouches for', () => {
  it('is known by issuer and subject, with the address in lower case', () => {
    expect(vouchedPerson({ ...CLAIMS, name: 'Nora Finch' })).toEqual({
      subject: 'https://accounts.google.com 1042',
      emailAddress: 'nora@example.com',
      name: 'Nora Finch',
    });
  });
  it.each([
    ['not verified', { email_verified: false }],
    ['verified as text', { email_verified: 'true' }],
    ['no word on it', { email_verified: undefined }],
    ['no address', { email: undefined }],
    ['no subject', { sub: '' }],
  ])('is nobody with %s', (_name, change) => {
    expect(() => vouchedPerson({ ...CLAIMS, ...change })).toThrow('unverified');
  });
  it('belongs to the domain behind the last @', () => {
    expect(emailDomainOf('"a@b"@Northmere.example')).toBe('northmere.example');
  });
});
