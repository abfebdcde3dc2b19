import type { MailText } from '../mail-text.ts';

/** By telephone; a mail says the same under a subject. */
export const codeText = (code: string): string => `Your code is ${code}. It is good for ten minutes.`;

export const codeMail = (code: string): MailText => ({ subject: 'Your sign-in code', text: codeText(code) });
