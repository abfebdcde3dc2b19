import { beforeEach, describe, expect, it, vi } from 'vitest';

const AT = Date.parse('2026-03-02T10:00:00Z');
type Clock = typeof import('./server-clock.ts');
let clock: Clock;
beforeEach(async () => {
  vi.resetModules();
  clock = await import('./server-clock.ts');
});

describe('the server’s clock', () => {
  it('is the browser’s own until an answer has come, and when none says its time', () => {
    expect(clock.serverNow(AT)).toBe(AT);
    clock.noteServerTime(null, AT);
    clock.noteServerTime('soon', AT);
    expect(clock.serverNow(AT)).toBe(AT);
  });

  it('is told from the first answer: a browser that is twenty minutes ahead, or behind', () => {
    clock.noteServerTime('Mon, 02 Mar 2026 09:40:00 GMT', AT);
    expect(clock.serverNow(AT)).toBe(AT - 20 * 60_000);
    clock.noteServerTime('Mon, 02 Mar 2026 10:30:00 GMT', AT);
    expect(clock.serverNow(AT + 1_000)).toBe(AT + 1_000 - 20 * 60_000);
  });

  it('does not correct what a journey and whole seconds explain', () => {
    clock.noteServerTime('Mon, 02 Mar 2026 09:59:58 GMT', AT);
    expect(clock.serverNow(AT)).toBe(AT);
  });
});
