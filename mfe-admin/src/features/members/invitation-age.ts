import { daysBetween, localDate } from '@platform/kernel';

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago in calendar days of the reader: "today", "yesterday", "3 days ago". */
export function sentAgo(sentAt: string, now: Date): string {
  return RELATIVE.format(-daysBetween(localDate(new Date(sentAt)), localDate(now)), 'day');
}

/** When a link ends: "Ends today", "Ends in 11 days". */
export function endsIn(expiresAt: string, now: Date): string {
  return `Ends ${RELATIVE.format(daysBetween(localDate(now), localDate(new Date(expiresAt))), 'day')}`;
}
