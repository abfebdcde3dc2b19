import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../src/kafka-broker.ts';

const queue = () =>
  new RequestQueue({
    maxInFlightRequests: null,
    requestTimeout: 1_000,
    enforceRequestTimeout: false,
    clientId: 'test',
    broker: '127.0.0.1:9092',
    logger: { debug: () => undefined },
  });

describe('a connection to the broker', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('sets no timer while nothing waits to be sent', () => {
    queue().checkPendingRequests();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends what waited once the broker lets it', () => {
    const throttled = queue();
    const send = vi.fn();
    throttled.throttledUntil = Date.now() + 300;
    throttled.pending.push({ send, expectResponse: true });
    throttled.checkPendingRequests();
    vi.advanceTimersByTime(299);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(send).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
