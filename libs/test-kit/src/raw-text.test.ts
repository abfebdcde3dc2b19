import { describe, expect, it } from 'vitest';
import { rawTextIn } from './raw-text.ts';

describe('what is not for people', () => {
  it.each([
    ['trusts[0].terms[0].personId must be a string', 'trusts[0].terms[0].personId'],
    ['Trustee, co_first_successor', 'co_first_successor'],
    ['Kind: REVOCABLE_JOINT', 'REVOCABLE_JOINT'],
    ['State COMPLETE', 'COMPLETE'],
    ['Done: refreshRealtimeToken', 'refreshRealtimeToken'],
    ['Good until 2026-11-20', '2026-11-20'],
    ['At 2026-11-20T10:15:00.000Z', '2026-11-20T10:15:00.000Z'],
    ['Signed in at 9:05:03 PM UTC', '9:05:03 PM UTC'],
    ['Signed in at 21:05 GMT', '21:05 GMT'],
    ['On 3f2a9c1e-0b7d-4e55-9a10-2c6f5d8e7b90', '3f2a9c1e-0b7d-4e55-9a10-2c6f5d8e7b90'],
  ])('%s', (text, found) => {
    expect(rawTextIn(text).map((one) => one.found)).toContain(found);
  });
  it.each([
    'First successor co-trustee: Ruth Castellan',
    'GRAT, QPRT and ILIT; QTIP election; HIPAA release',
    'UTC 602(b); IRC § 2056; M.G.L. c. 65C',
    'will_2019.pdf: 3 values to review',
    'Opened on an iPhone with macOS beside it, by nora_finch@example.com',
    'Nov 20, 2026, 9:05 PM',
    'Nov 20, 2026, 9:05:03 PM EST',
  ])('%s is fine', (text) => {
    expect(rawTextIn(text)).toEqual([]);
  });
});
