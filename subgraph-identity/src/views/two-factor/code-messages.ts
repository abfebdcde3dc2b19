import type { MailText } from '../mail-text.ts';

/** By telephone; a mail says the same under a subject. */
export const codeText = (code: string): string => `Your code is ${code}. It is good for ten minutes.`;

export const codeMail = (code: string): MailText => ({ subject: 'Your sign-in code', text: codeText(code) });

/** To somebody with an account of their own at whose address a guest's link was opened. It holds no link to follow. */
export const signInAdviceMail = (): MailText => ({
  subject: 'Sign in to open what is shared with you',
  text:
    'Somebody opened a link that was shared with this address. You have an account already, so no code is needed: sign ' +
    'in as you always do, then open the link again.\n\nIf it was not you, ignore this mail: nothing has changed.',
});
