import { describe, expect, it } from 'vitest';
import { addDays, addYears, ageOn, daysBetween, formatDate, isIsoDate, ninetyDaysAfter } from './dates.ts';

describe('dates', () => {
  it('knows which days exist', () => {
    expect(isIsoDate('2024-02-29')).toBe(true);
    expect(isIsoDate('2026-02-29')).toBe(false);
    expect(isIsoDate('2026-2-9')).toBe(false);
  });
  it('counts completed years', () => {
    expect(ageOn('2000-02-29', '2018-02-28')).toBe(17);
    expect(ageOn('2000-02-29', '2018-03-01')).toBe(18);
  });
  it('adds years, days and words', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(formatDate('2026-11-20')).toBe('Nov 20, 2026');
  });
});

describe('days', () => {
  it.each([
    ['2026-11-21', 90, '2027-02-19'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (date, days, is) => expect(addDays(date, days)).toBe(is));
  it('R329: the 90-day helper adds 90 days, over the end of a year and a leap day', () => {
    expect(ninetyDaysAfter('2026-11-21')).toBe('2027-02-19');
    expect(ninetyDaysAfter('2023-12-01')).toBe('2024-02-29');
    expect(daysBetween('2025-03-31', ninetyDaysAfter('2025-03-31'))).toBe(90);
  });
});
