import { atMidnight, type IsoDate, isIsoDate, localDate } from '@platform/kernel';

/**
 * What a date picker keeps: the midnight of the picked day, which a calendar date writes without its time. A moment
 * (a Date, or text with a time) loses its time; what is no date is ''.
 */
export function pickedDay(value: string | Date | null | undefined): IsoDate | '' {
  if (!value) return '';
  if (isIsoDate(value)) return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? '' : localDate(atMidnight(moment));
}
