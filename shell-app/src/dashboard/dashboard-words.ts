export function greeting(now: Date): string {
  const hour = now.getHours();
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** `Friday, November 20, 2026` */
export const longDate = (now: Date): string =>
  now.toLocaleDateString('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const word = (count: number): string => NUMBERS[count] ?? String(count);

const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);

/** A date without a time comes as its midnight in UTC: the same date for everybody. */
const DATE_ONLY = /T00:00:00(\.000)?Z$/;

/** Whole days since, by the calendar of the person who looks. */
export function daysSince(iso: string, now: Date): number {
  const day = DATE_ONLY.test(iso) ? Math.floor(Date.parse(iso) / 86_400_000) : dayOf(new Date(iso));
  return Math.max(0, dayOf(now) - day);
}

/** `Today`, `1 day`, `41 days` */
export function sinceText(iso: string, now: Date): string {
  const days = daysSince(iso, now);
  return days === 0 ? 'Today' : `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** `Five things need you, two of them new today.` */
export function workSentence(work: readonly { readonly since: string }[], now: Date): string {
  if (work.length === 0) return 'Nothing needs you at the moment.';
  const today = work.filter(({ since }) => daysSince(since, now) === 0).length;
  const things = `${word(work.length)} ${work.length === 1 ? 'thing needs' : 'things need'} you`;
  return today > 0 ? `${things}, ${word(today).toLowerCase()} of them new today.` : `${things}.`;
}

interface Rotation {
  readonly total: number;
  readonly rotationDays?: number | null;
  readonly rotationStartedAt?: string | null;
  readonly adjustNextRotationAt?: string | null;
}

/** `of 600, renews Jan 1, 2027` */
export function renewalText({ total, rotationDays, rotationStartedAt, adjustNextRotationAt }: Rotation): string {
  const of = `of ${total.toLocaleString('en-US')}`;
  const next = adjustNextRotationAt
    ? new Date(adjustNextRotationAt)
    : rotationStartedAt && rotationDays
      ? new Date(Date.parse(rotationStartedAt) + rotationDays * 86_400_000)
      : null;
  return next ? `${of}, renews ${next.toLocaleDateString('en-US', { dateStyle: 'medium' })}` : of;
}
