import { ABSTRACTION_STATUSES } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import {
  ENDED,
  endedAs,
  endOf,
  MAY_CANCEL,
  RUNNABLE,
  readingTimeMs,
  reprocessing,
  withFeedback,
} from './abstraction.ts';

describe('abstraction statuses', () => {
  it('are each either waiting, runnable or ended', () => {
    for (const status of ABSTRACTION_STATUSES) {
      const places = [
        status === 'CREATED',
        (RUNNABLE as readonly string[]).includes(status),
        (ENDED as readonly string[]).includes(status),
      ];
      expect(places.filter(Boolean), status).toHaveLength(1);
      expect(MAY_CANCEL.some((one) => one === status) && reprocessing(status) !== null, status).toBe(false);
    }
  });
});

describe('a reading that is read again', () => {
  it('takes nothing where it was paid, and its tokens anew where they were given back', () => {
    expect(reprocessing('COMPLETED')).toBe('READ_AGAIN');
    expect(reprocessing('UPDATED')).toBe('READ_AGAIN');
    expect(reprocessing('ERRORED')).toBe('ASK_AGAIN');
    expect(reprocessing('CANCELLED')).toBe('ASK_AGAIN');
    expect(reprocessing('COMPLETED_WITH_DOCUMENT_DELETED')).toBeNull();
  });
  it('stays read whatever becomes of the second try, and tells each end once', () => {
    expect(endedAs({ rereads: 0 }, 'ERRORED')).toBe('ERRORED');
    expect(endedAs({ rereads: 1 }, 'CANCELLED')).toBe('COMPLETED');
    expect(endOf({ _id: 'a', rereads: 0 })).toEqual(['a']);
    expect(endOf({ _id: 'a', rereads: 2 })).not.toEqual(endOf({ _id: 'a', rereads: 1 }));
  });
});

describe('what people think of a reading', () => {
  const said = { key: 'name', isPositive: true, message: '  Right  ', accountId: 'ann', at: new Date(0) };
  it('is kept once for each person and thing', () => {
    const [first] = withFeedback([], said);
    expect(first).toMatchObject({ message: 'Right', isPositive: true });
    const known = withFeedback([], said);
    expect(withFeedback(known, { ...said, isPositive: false })).toHaveLength(1);
    expect(withFeedback(known, { ...said, accountId: 'bob' })).toHaveLength(2);
    expect(withFeedback(known, { ...said, key: 'kind', message: ' ' })[1]?.message).toBeNull();
  });
  it.each([
    ['about nothing', { key: ' ' }, 'REQUIRED'],
    ['too long', { message: 'x'.repeat(2_001) }, 'TOO_LONG'],
  ])('%s is refused', (_what, change, code) => {
    expect(() => withFeedback([], { ...said, ...change })).toThrow(expect.objectContaining({ code }));
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
