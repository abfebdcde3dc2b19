import { describe, expect, it } from 'vitest';
import { addYears, ageOn, daysBetween, formatDate, isIsoDate } from './dates.ts';

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
