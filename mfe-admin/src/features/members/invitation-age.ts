import { daysBetween } from '@platform/kernel';
import { dayOf, today } from '@platform/mfe-kit/calendar';

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago in calendar days of the organization: "today", "yesterday", "3 days ago". */
export function sentAgo(sentAt: string, now = today()): string {
  return RELATIVE.format(-daysBetween(dayOf(sentAt), now), 'day');
}

/** When a link ends: "Ends today", "Ends in 11 days". */
export function endsIn(expiresAt: string, now = today()): string {
  return `Ends ${RELATIVE.format(daysBetween(now, dayOf(expiresAt)), 'day')}`;
}
