import { rawTextIn } from '@platform/test-kit/raw-text';
import { describe, expect, it } from 'vitest';
import { noticeMail, SECURITY_NOTICES, type SecurityNotice } from './security-notice.ts';

const AT = new Date('2027-03-04T15:16:17.000Z');

describe('a security notice', () => {
  it('says what happened, when and from where, and what to do', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0 Safari/537.36';
    const { subject, text } = noticeMail(
      'password-changed',
      { ipAddress: '203.0.113.7', userAgent },
      AT,
      'America/New_York',
    );
    expect(subject).toBe('Your password was changed');
    expect(text).toContain('When: Mar 4, 2027, 10:16:17 AM EST');
    expect(text).toContain('From: 203.0.113.7, Chrome on macOS');
    expect(text).toContain('If it was not, sign in at the address you know');
  });
  it('repeats nothing of what a browser calls itself, and holds no link', () => {
    const userAgent = 'Click https://evil.example to keep your account';
    const { text } = noticeMail('two-factor-off', { ipAddress: '203.0.113.7', userAgent }, AT, 'America/New_York');
    expect(text).not.toMatch(/https?:|evil/);
    expect(text).toContain('Unknown browser');
  });
  it.each(Object.keys(SECURITY_NOTICES) as SecurityNotice[])(
    'is in words, with the clock of its reader: %s',
    (notice) => {
      const { subject, text } = noticeMail(notice, { ipAddress: '203.0.113.7', userAgent: '' }, AT, 'America/Chicago');
      expect(rawTextIn(`${subject}\n${text}`)).toEqual([]);
      expect(text).toContain('9:16:17 AM CST');
    },
  );
});
