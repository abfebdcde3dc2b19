import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoreWatch } from './store-watch.ts';

const TIMING = { everyMs: 1_000, limitMs: 1_000, failures: 3 };
const fails = () => Promise.reject(new Error('no sockets'));
const answers = async () => undefined;
const hangs = () => new Promise(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function cutOffAfter(own: () => Promise<unknown>, fresh: () => Promise<unknown>): Promise<number> {
  const onCutOff = vi.fn();
  const watch = createStoreWatch({ own, fresh, onCutOff, timing: TIMING });
  await watch.start();
  await vi.advanceTimersByTimeAsync(60_000);
  await watch.stop();
  return onCutOff.mock.calls.length;
}

describe('a service and its store', () => {
  it.each([
    ['fail', fails],
    ['hang', hangs],
  ])('that only others reach (its own questions %s) are cut off from each other: told once', async (_how, own) => {
    expect(await cutOffAfter(own, answers)).toBe(1);
  });

  it('that nobody reaches is waited for', async () => {
    expect(await cutOffAfter(fails, fails)).toBe(0);
    expect(await cutOffAfter(hangs, hangs)).toBe(0);
  });

  it('that reach each other are left alone, whatever others say', async () => {
    expect(await cutOffAfter(answers, fails)).toBe(0);
  });

  it('that lose each other for a moment are left alone', async () => {
    let round = 0;
    const own = async () => {
      round += 1;
      if (round % 3 !== 0) throw new Error('a moment');
    };
    expect(await cutOffAfter(own, answers)).toBe(0);
  });
});
