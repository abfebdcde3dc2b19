import type { MailText } from '../mail-text.ts';

/** How somebody signs in who has no password to reset. */
export type WayToSignIn = 'google' | 'enforced-google' | 'guest-link';

const HOW: Readonly<Record<WayToSignIn, string>> = {
  google: 'It has none: you sign in with Google, by the button on the sign-in page.',
  'enforced-google': 'It is not used: your organization signs in with Google, by the button on the sign-in page.',
  'guest-link':
    'It has none: you come in by the link of your invitation, and we mail you a code each time. Ask whoever invited ' +
    'you if the link has run out.',
};

const ASKED = 'Somebody asked to reset the password of your account.';

export const passwordResetMail = (link: string): MailText => ({
  subject: 'Reset your password',
  text: `${ASKED} If it was you, follow this link within an hour:\n\n${link}\n\nIf it was not, ignore this mail: nothing has changed.`,
});

export const signInReminderMail = (way: WayToSignIn): MailText => ({
  subject: 'How you sign in',
  text: `${ASKED} ${HOW[way]}\n\nIf it was not you, ignore this mail: nothing has changed.`,
});
