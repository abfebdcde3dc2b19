import { ABSTRACTION_STATUSES } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import { ENDED, MAY_CANCEL, mayReprocess, RUNNABLE, readingTimeMs } from './abstraction.ts';

describe('abstraction statuses', () => {
  it('are each either waiting, runnable or ended', () => {
    for (const status of ABSTRACTION_STATUSES) {
      const places = [
        status === 'CREATED',
        (RUNNABLE as readonly string[]).includes(status),
        (ENDED as readonly string[]).includes(status),
      ];
      expect(places.filter(Boolean), status).toHaveLength(1);
      expect(MAY_CANCEL.some((one) => one === status) && mayReprocess(status), status).toBe(false);
    }
  });
});

describe('the time of a reading', () => {
  it.each([
    [{ pageCount: 4, byteSize: 300 * 1024, kind: 'PDF' as const }, 78],
    [{ pageCount: 100, byteSize: 1_400, kind: 'DOCX' as const }, 75],
    [{ pageCount: null, byteSize: 0, kind: null }, 51],
    [{ pageCount: 1_000, byteSize: 100 * 1024 * 1024, kind: null }, 9_045],
  ])('goes by the pages and the size of the file: %j', (file, seconds) => {
    expect(Math.round(readingTimeMs(file) / 1_000)).toBe(seconds);
  });
});
