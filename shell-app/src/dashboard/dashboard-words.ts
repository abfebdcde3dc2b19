import { counted, formatDate } from '@platform/kernel';
import { formatDayOf } from '@platform/mfe-kit/calendar';

/** By the hour of the calendar whose day stands beside it. */
export function greeting(hour: number): string {
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const word = (count: number): string => NUMBERS[count] ?? String(count);

/** `Today`, `1 day`, `41 days` */
export function sinceText(days: number): string {
  return days === 0 ? 'Today' : counted(days, 'day');
}

/** `Five things need you, two of them new today.`, or `More than 50 things need you.` where more waits than is listed. */
export function workSentence(work: readonly { readonly days: number }[], hasMore: boolean): string {
  if (work.length === 0) return 'Nothing needs you at the moment.';
  if (hasMore) return `More than ${work.length} things need you. The longest waiting come first.`;
  const today = work.filter(({ days }) => days === 0).length;
  const things = `${word(work.length)} ${work.length === 1 ? 'thing needs' : 'things need'} you`;
  return today > 0 ? `${things}, ${word(today).toLowerCase()} of them new today.` : `${things}.`;
}

/** A client's own things to do: `Two small things would complete your plan.` */
export function planSentence(count: number): string {
  if (count === 0) return 'Nothing needs you at the moment.';
  return `${word(count)} ${count === 1 ? 'thing' : 'things'} would complete your plan.`;
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
  const next =
    adjustNextRotationAt ??
    (rotationStartedAt && rotationDays ? Date.parse(rotationStartedAt) + rotationDays * 86_400_000 : null);
  return next ? `${of}, renews ${formatDayOf(next)}` : of;
}

interface FiguresAge {
  readonly figuresAsOf?: string | null;
  readonly staleFiguresCount: number;
  readonly estatesCount: number;
}

/** `Figures worked out on Nov 20, 2026.` What may be another figure by now is said to be. */
export function figuresAgeText({ figuresAsOf, staleFiguresCount: stale, estatesCount }: FiguresAge): string {
  const asOf = figuresAsOf ? `Figures worked out on ${formatDate(figuresAsOf)}${stale > 0 ? ' or later' : ''}.` : '';
  if (stale === 0) return asOf;
  const [some, all] = [stale, estatesCount].map((count) => count.toLocaleString('en-US'));
  return `${asOf} Those of ${some} of ${all} households may have changed since and are being worked out again.`.trim();
}
