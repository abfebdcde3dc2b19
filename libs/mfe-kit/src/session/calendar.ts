import {
  DEFAULT_TIME_ZONE,
  dayIn,
  formatDayIn,
  formatExactMomentIn,
  formatMomentIn,
  hourIn,
  type Instant,
  type IsoDate,
  startOfDayIn,
  type TimeZone,
} from '@platform/kernel';
import { serverNow } from '../client/server-clock.ts';

/**
 * The organization's calendar on this page. It is one for the page, like the session that it comes from, so that the
 * rules of forms and the cells of tables, which know no context, go by the same days as the servers. Shared by its name
 * (build/shared.ts): always imported by it, for a copy of its own would know no zone.
 */
let timeZone: TimeZone = DEFAULT_TIME_ZONE;

/** The session says whose days count. */
export function goByTimeZone(zone: TimeZone | undefined): void {
  timeZone = zone ?? DEFAULT_TIME_ZONE;
}

/** Today in the organization, by the server's clock. */
export const today = (): IsoDate => dayIn(timeZone, serverNow());

/** The hour of now in the organization, 0 to 23, by the server's clock. */
export const hourNow = (): number => hourIn(timeZone, serverNow());

/** The day of an instant in the organization. */
export const dayOf = (instant: Instant): IsoDate => dayIn(timeZone, instant);

/** The first moment of a day in the organization. */
export const startOfDay = (day: IsoDate): Date => startOfDayIn(timeZone, day);

/** `Nov 20, 2026` */
export const formatDayOf = (instant: Instant): string => formatDayIn(timeZone, instant);

/** `Nov 20, 2026, 9:05 PM` */
export const formatMoment = (instant: Instant): string => formatMomentIn(timeZone, instant);

/** To the second and with its zone, for what is held against another log. */
export const formatExactMoment = (instant: Instant): string => formatExactMomentIn(timeZone, instant);
