import { createLogger } from '@platform/service-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPartsWatch, type PartsWatch, type Probe } from './parts-watch.ts';

const TIMING = { everyMs: 1_000, whileDownMs: 200, timeoutMs: 2_000 };
const never: Probe = () => new Promise(() => undefined);

let answer: Probe;
let watch: PartsWatch;
beforeEach(() => {
  vi.useFakeTimers();
  answer = async () => undefined;
  const probes = { estate: (signal: AbortSignal) => answer(signal), identity: async () => undefined };
  watch = createPartsWatch({ probes, log: createLogger('test', 'silent'), timing: TIMING });
});
afterEach(async () => {
  await watch.stop();
  vi.useRealTimers();
});

/** `AbortSignal.timeout` does not know the clock of these tests. */
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
    return controller.signal;
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('what is known of the parts behind the gateway', () => {
  it('a part is up until it is known to be down', async () => {
    answer = never;
    await watch.start();
    expect(watch.states()).toEqual({ estate: 'up', identity: 'up' });
  });

  it('a part that hangs is down after two questions, and only that part', async () => {
    answer = never;
    const heard = vi.fn();
    watch.onDown('estate', heard);
    await watch.start();
    await vi.advanceTimersByTimeAsync(2_100);
    expect(watch.isUp('estate')).toBe(true);
    await vi.advanceTimersByTimeAsync(2_200);
    expect(watch.states()).toEqual({ estate: 'down', identity: 'up' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('a part that was slow once is not down', async () => {
    answer = never;
    await watch.start();
    await vi.advanceTimersByTimeAsync(2_000);
    answer = async () => undefined;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(watch.isUp('estate')).toBe(true);
  });

  it('a part that is back is used again in the same second', async () => {
    answer = async () => Promise.reject(new Error('refused'));
    await watch.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(watch.isUp('estate')).toBe(false);
    answer = async () => undefined;
    await vi.advanceTimersByTimeAsync(250);
    expect(watch.isUp('estate')).toBe(true);
  });

  it('nobody is called who left off', async () => {
    answer = async () => Promise.reject(new Error('refused'));
    const heard = vi.fn();
    watch.onDown('estate', heard)();
    await watch.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard).not.toHaveBeenCalled();
  });
});
