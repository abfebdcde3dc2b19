import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from './dates.ts';
import {
  dayIn,
  formatDayIn,
  formatExactMomentIn,
  formatLongDate,
  formatLongDay,
  formatMomentIn,
  hourIn,
  isTimeZone,
  startOfDayIn,
} from './time-zones.ts';

const NEW_YORK = 'America/New_York';
const HONOLULU = 'Pacific/Honolulu';

describe('the day of an instant', () => {
  it.each([
    ['late in the evening in Boston, when Greenwich has tomorrow', NEW_YORK, '2026-11-21T02:00:00Z', '2026-11-20'],
    ['the last millisecond of a day', NEW_YORK, '2026-11-21T04:59:59.999Z', '2026-11-20'],
    ['midnight itself begins the day', NEW_YORK, '2026-11-21T05:00:00.000Z', '2026-11-21'],
    ['summer time: midnight comes an hour earlier', NEW_YORK, '2026-07-01T04:00:00Z', '2026-07-01'],
    ['a minute before it', NEW_YORK, '2026-07-01T03:59:00Z', '2026-06-30'],
    ['the last minute before the clocks go forward', NEW_YORK, '2026-03-08T06:59:00Z', '2026-03-08'],
    ['the evening of the day the clocks go back', NEW_YORK, '2026-11-02T04:59:00Z', '2026-11-01'],
    ['the old year in Honolulu, when New York has the new one', HONOLULU, '2027-01-01T09:59:59Z', '2026-12-31'],
    ['the new year in Honolulu', HONOLULU, '2027-01-01T10:00:00Z', '2027-01-01'],
    ['a leap day', NEW_YORK, '2028-03-01T04:59:59Z', '2028-02-29'],
    ['east of Greenwich', 'Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01'],
  ])('%s', (_name, zone, instant, day) => {
    expect(dayIn(zone, instant)).toBe(day);
    expect(dayIn(zone, new Date(instant))).toBe(day);
    expect(dayIn(zone, Date.parse(instant))).toBe(day);
  });
  it('a calendar date is no instant: its day would depend on the zone', () => {
    expect(() => dayIn(NEW_YORK, '2026-11-20')).toThrow(/point in time/);
    expect(() => dayIn(NEW_YORK, 'soon')).toThrow(/point in time/);
  });
  it('an unknown zone is refused at its field', () => {
    expect(isTimeZone(NEW_YORK)).toBe(true);
    expect(isTimeZone('Boston')).toBe(false);
    expect(() => dayIn('Boston', '2026-11-20T00:00:00Z')).toThrow(/not a time zone/);
  });
});

describe('the beginning of a day', () => {
  it.each([
    [NEW_YORK, '2027-01-01', '2027-01-01T05:00:00.000Z'],
    [NEW_YORK, '2026-03-08', '2026-03-08T05:00:00.000Z'],
    [NEW_YORK, '2026-03-09', '2026-03-09T04:00:00.000Z'],
    [NEW_YORK, '2026-11-01', '2026-11-01T04:00:00.000Z'],
    [NEW_YORK, '2026-11-02', '2026-11-02T05:00:00.000Z'],
    [HONOLULU, '2027-01-01', '2027-01-01T10:00:00.000Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ])('in %s, %s begins at %s', (zone, day, instant) => {
    expect(startOfDayIn(zone, day).toISOString()).toBe(instant);
  });
  const ZONES = [NEW_YORK, HONOLULU, 'America/Havana', 'America/Los_Angeles', 'Europe/London', 'Asia/Kathmandu'];
  it.each(ZONES)('is the first instant of its day, on every day of eight years in %s', (zone) => {
    for (let day: IsoDate = '2020-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      const start = startOfDayIn(zone, day).getTime();
      expect([dayIn(zone, start), dayIn(zone, start - 1)]).toEqual([day, addDays(day, -1)]);
    }
  });
});

it.each([
  ['2026-11-23T00:04:00Z', NEW_YORK, 19],
  ['2026-11-23T05:00:00Z', NEW_YORK, 0],
  ['2026-11-23T00:04:00Z', 'Europe/London', 0],
] as const)('at %s the clocks of %s show hour %i', (instant, zone, hour) => {
  expect(hourIn(zone, instant)).toBe(hour);
});

describe('words', () => {
  it('name the day and the time of the zone', () => {
    const instant = '2026-11-21T02:05:07Z';
    expect(formatDayIn(NEW_YORK, instant)).toBe('Nov 20, 2026');
    expect(formatMomentIn(NEW_YORK, instant)).toBe('Nov 20, 2026, 9:05 PM');
    expect(formatExactMomentIn(NEW_YORK, instant)).toBe('Nov 20, 2026, 9:05:07 PM EST');
    expect(formatLongDate('2026-11-20')).toBe('Friday, November 20, 2026');
    expect(formatLongDay('2026-11-20')).toBe('November 20, 2026');
  });
});
