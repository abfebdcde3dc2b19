import { describe, expect, it } from 'vitest';
import { clockText, codesLeftText, secondsToWait } from './resend.ts';

const AT = 1_000_000;
const secondsLater = (seconds: number): number => AT + seconds * 1000;

describe('another code', () => {
  const sent = { at: AT, requestsLeft: 2, renewedInSeconds: 600 };
  it('may be asked for after half a minute', () => {
    expect(secondsToWait(sent, AT)).toBe(30);
    expect(secondsToWait(sent, secondsLater(29.2))).toBe(1);
    expect(secondsToWait(sent, secondsLater(31))).toBe(0);
  });
  it('waits until codes are there again when the last one was sent', () => {
    const last = { ...sent, requestsLeft: 0, renewedInSeconds: 540 };
    expect(secondsToWait(last, AT)).toBe(540);
    expect(codesLeftText(last, AT)).toBe('No more codes can be sent for now.');
    expect(codesLeftText(last, secondsLater(540))).toBeNull();
  });
  it('says how many are left, where that is known', () => {
    expect(codesLeftText(sent, AT)).toBe('2 more codes can be sent.');
    expect(codesLeftText({ ...sent, requestsLeft: 1 }, AT)).toBe('1 more code can be sent.');
    expect(codesLeftText({ at: AT }, AT)).toBeNull();
  });
  it('counts down as a clock', () => expect([0, 9, 65, 600].map(clockText)).toEqual(['0:00', '0:09', '1:05', '10:00']));
});
