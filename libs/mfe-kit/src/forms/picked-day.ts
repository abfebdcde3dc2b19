import { type IsoDate, isIsoDate, toIsoDate } from '@platform/kernel';

/**
 * What a date picker keeps: the midnight of the picked day, which a calendar date writes without its time. A moment
 * (a Date, or text with a time) loses its time; what is no date is ''.
 */
export function pickedDay(value: string | Date | null | undefined): IsoDate | '' {
  if (!value) return '';
  if (isIsoDate(value)) return value;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  // A picker hands over midnight by the clock of the machine that it runs on.
  return toIsoDate({ year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() });
}
