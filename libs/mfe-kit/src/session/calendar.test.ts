import { afterEach, expect, it } from 'vitest';
import { dayOf, formatDayOf, formatExactMoment, formatMoment, goByTimeZone, startOfDay } from './calendar.ts';

const EVENING = '2026-11-21T02:05:07.000Z';

afterEach(() => goByTimeZone(undefined));

it('a page shows the days of its organization, whatever the zone of its machine', () => {
  goByTimeZone('America/New_York');
  expect([dayOf(EVENING), formatDayOf(EVENING)]).toEqual(['2026-11-20', 'Nov 20, 2026']);
  expect(formatMoment(EVENING)).toBe('Nov 20, 2026, 9:05 PM');
  expect(formatExactMoment(EVENING)).toBe('Nov 20, 2026, 9:05:07 PM EST');
  expect(startOfDay('2026-11-20').toISOString()).toBe('2026-11-20T05:00:00.000Z');
  goByTimeZone('Pacific/Honolulu');
  expect(formatMoment(EVENING)).toBe('Nov 20, 2026, 4:05 PM');
  goByTimeZone('Asia/Tokyo');
  expect(dayOf(EVENING)).toBe('2026-11-21');
});
