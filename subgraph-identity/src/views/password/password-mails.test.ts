import { rawTextIn } from '@platform/test-kit/raw-text';
import { describe, expect, it } from 'vitest';
import { passwordResetMail, signInReminderMail } from './password-mails.ts';

const LINK = 'https://app.example/auth/reset-password/a-token';

describe('mails to somebody who asked for a new password', () => {
  it('the link, how long it is good, and what to do when it was somebody else', () => {
    const { subject, text } = passwordResetMail(LINK);
    expect(subject).toBe('Reset your password');
    expect(text).toContain(`follow this link within an hour:\n\n${LINK}\n\n`);
    expect(text).toMatch(/If it was not, ignore this mail: nothing has changed\.$/);
  });
  it.each([
    ['google', 'It has none: you sign in with Google'],
    ['enforced-google', 'It is not used: your organization signs in with Google'],
    ['guest-link', 'you come in by the link of your invitation'],
  ] as const)('how somebody signs in by %s, without any link', (way, says) => {
    const { subject, text } = signInReminderMail(way);
    expect(subject).toBe('How you sign in');
    expect(text).toContain(says);
    expect(text).not.toMatch(/https?:/);
  });
  it.each([passwordResetMail(LINK), ...(['google', 'enforced-google', 'guest-link'] as const).map(signInReminderMail)])(
    'is in words: $subject',
    ({ subject, text }) => expect(rawTextIn(`${subject}\n${text}`)).toEqual([]),
  );
});
