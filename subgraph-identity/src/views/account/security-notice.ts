import { browserName } from '@platform/contracts/browser-name';
import { formatExactMomentIn, type TimeZone } from '@platform/kernel';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import type { MailText } from '../mail-text.ts';

/** What the owner of an account is told of by mail, whoever did it: the subject, and what happened. */
export const SECURITY_NOTICES = {
  'password-changed': ['Your password was changed', 'The password of your account was changed.'],
  'password-reset': ['Your password was reset', 'A new password was set by a link that was mailed to you.'],
  'two-factor-on': ['Two-factor sign-in is on', 'A second factor was turned on for your account.'],
  'two-factor-added': ['A second factor was added', 'A further method was added to your two-factor sign-in.'],
  'two-factor-replaced': [
    'A second factor was replaced',
    'The authenticator app or the phone number of your two-factor sign-in was replaced by another one.',
  ],
  'two-factor-removed': ['A second factor was turned off', 'One method of your two-factor sign-in was turned off.'],
  'two-factor-off': ['Two-factor sign-in is off', 'Your account is no longer asked for a second factor.'],
  'two-factor-reset': [
    'Your two-factor sign-in was reset',
    'An administrator turned your two-factor sign-in off and ended your sessions.',
  ],
  'backup-codes-made': ['New backup codes were made', 'New backup codes were made; the earlier ones stopped working.'],
  'backup-code-used': ['A backup code was used', 'One of your backup codes was used in place of your second factor.'],
  'address-confirmed': [
    'Your address is confirmed',
    'It was shown that you read the mail of this address, so the account is yours. A password, a second factor or a ' +
      'session from before, whoever set it up, does not open it any more.',
  ],
  'google-linked': ['A Google account was linked', 'Your account can now be signed in to with a Google account.'],
  locked: [
    'Your account was locked',
    'Your account was locked for a while, after a wrong password was given several times.',
  ],
} as const satisfies Record<string, readonly [subject: string, what: string]>;
export type SecurityNotice = keyof typeof SECURITY_NOTICES;

const ADVICE =
  'If this was you, there is nothing to do. If it was not, sign in at the address you know, change your password and ' +
  'end your other sessions under Security, and tell your administrator.';

export interface NoticeOrigin extends Pick<RequestOrigin, 'ipAddress' | 'userAgent'> {}

/**
 * The mail of a notice. It holds no code, no token and no link at all, so that nothing in it can be followed or used;
 * of the browser only a name of ours, for what it calls itself is anybody's text.
 */
export function noticeMail(
  notice: SecurityNotice,
  { ipAddress, userAgent }: NoticeOrigin,
  at: Date,
  timeZone: TimeZone,
): MailText {
  const [subject, what] = SECURITY_NOTICES[notice];
  const when = formatExactMomentIn(timeZone, at);
  return { subject, text: `${what}\n\nWhen: ${when}\nFrom: ${ipAddress}, ${browserName(userAgent)}\n\n${ADVICE}` };
}
