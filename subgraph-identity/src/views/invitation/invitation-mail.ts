import { formatDayIn, type TimeZone } from '@platform/kernel';
import type { MailText } from '../mail-text.ts';

export interface InvitationMailFacts {
  readonly organizationName: string | null;
  readonly inviterName: string | null;
  readonly goodUntil: Date;
  /** The organization's. */
  readonly timeZone: TimeZone;
  readonly link: string;
}

/** To who is invited: by whom, into what, until when, and the link. */
export function invitationMail({
  organizationName,
  inviterName,
  goodUntil,
  timeZone,
  link,
}: InvitationMailFacts): MailText {
  const from = organizationName ?? inviterName ?? 'Your advisor';
  const who = inviterName && organizationName ? `${inviterName} of ${organizationName}` : from;
  const until = formatDayIn(timeZone, goodUntil);
  return {
    subject: `${from} invites you`,
    text: `${who} invites you. This link is good until ${until}:\n\n${link}`,
  };
}
