import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootsRealtime, createRealtimeClient, reconnectNow, useRealtimeStatus } from './realtime.ts';

/** A browser's WebSocket whose server accepts, refuses or keeps silent, as a test says. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static server: 'accepts' | 'refuses' | 'is silent' = 'accepts';
  static opened: FakeSocket[] = [];
  readonly sent: { type: string; payload?: { token?: string } }[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: ((error: unknown) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.opened.push(this);
    queueMicrotask(() => {
      if (FakeSocket.server === 'refuses') return this.close(1006);
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message = JSON.parse(text);
    this.sent.push(message);
    if (FakeSocket.server === 'is silent') return;
    const answer = { connection_init: 'connection_ack', ping: 'pong' }[message.type as string];
    if (answer) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type: answer }) }));
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason, wasClean: code === 1000 });
  }

  count(type: string): number {
    return this.sent.filter((message) => message.type === type).length;
  }
}

const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
const browser = new EventTarget();

function show(visibilityState: DocumentVisibilityState): void {
  tab.visibilityState = visibilityState;
  tab.dispatchEvent(new Event('visibilitychange'));
}

/** A page that listens to something. */
function listen(token?: () => Promise<{ token: string; exp: number } | null>) {
  const client = createRealtimeClient('ws://localhost/cable', {
    webSocketImpl: FakeSocket,
    ...(token ? { token } : {}),
  });
  const failed = vi.fn();
  client.subscribe(
    { query: 'subscription { sessionEnded { sessionId } }' },
    { next: vi.fn(), error: failed, complete: vi.fn() },
  );
  return { failed, dispose: () => client.dispose() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const sockets = () => FakeSocket.opened.length;
const last = (): FakeSocket => {
  const socket = FakeSocket.opened.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
  vi.stubGlobal('document', tab);
  vi.stubGlobal('window', browser);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  FakeSocket.server = 'accepts';
  FakeSocket.opened = [];
  show('visible');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('realtime connection', () => {
  it('R083: reconnects after a close with growing delays', async () => {
    listen();
    await settle();
    FakeSocket.server = 'refuses';
    last().close(1006);
    for (const [delay, count] of [
      [2_000, 2],
      [3_000, 3],
      [4_500, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(sockets()).toBe(count - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets()).toBe(count);
    }
  });

  it('R083: the browser going offline is noticed at once, coming back ends the wait', async () => {
    listen();
    await settle();
    browser.dispatchEvent(new Event('offline'));
    await settle();
    expect(useRealtimeStatus.getState().status).toBe('waiting');
    browser.dispatchEvent(new Event('online'));
    await settle();
    expect(sockets()).toBe(2);
    expect(useRealtimeStatus.getState().status).toBe('connected');
  });

  it('R084: after 20 failed attempts it stops with an error, and "Try now" begins again', async () => {
    const { failed } = listen();
    await settle();
    FakeSocket.server = 'refuses';
    last().close(1006);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sockets()).toBe(1 + 20);
    expect(useRealtimeStatus.getState()).toMatchObject({ status: 'failed', retryAt: null });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sockets()).toBe(21);
    // What listened still waits: it goes on as soon as there is a connection again.
    expect(failed).not.toHaveBeenCalled();
    FakeSocket.server = 'accepts';
    reconnectNow();
    await settle();
    expect(useRealtimeStatus.getState().status).toBe('connected');
    expect(last().count('subscribe')).toBe(1);
  });

  it('R085: asks for a new token 60 s before the old one expires, and connects anew with it at once', async () => {
    const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
    let issued = 0;
    listen(async () => {
      issued += 1;
      return { token: `token-${issued}`, exp: inSeconds(300) };
    });
    await settle();
    expect(last().sent[0]?.payload).toEqual({ token: 'token-1' });
    await vi.advanceTimersByTimeAsync(239_999);
    expect(issued).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(issued).toBe(2);
    expect(sockets()).toBe(2);
    expect(last().sent[0]?.payload).toEqual({ token: 'token-2' });
    expect(last().count('subscribe')).toBe(1);
  });

  it('R086: a retry that falls due in a hidden tab waits until the tab is looked at', async () => {
    listen();
    await settle();
    last().close(1006);
    show('hidden');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets()).toBe(1);
    show('visible');
    await settle();
    expect(sockets()).toBe(2);
  });

  it.each([
    { pathname: '/dashboard', isMicroservice: false, boots: true },
    { pathname: '/dashboard', isMicroservice: true, boots: false },
    { pathname: '/service/reports/1', isMicroservice: false, boots: false },
    { pathname: '/services', isMicroservice: false, boots: true },
  ])('R087: on $pathname with isMicroservice $isMicroservice it boots: $boots', ({ boots, ...page }) => {
    expect(bootsRealtime(page)).toBe(boots);
  });

  it('R088: pings every 30 s, and a connection that does not answer is replaced', async () => {
    listen();
    await settle();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(last().count('ping')).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(last().count('ping')).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(last().count('ping')).toBe(2);
    FakeSocket.server = 'is silent';
    await vi.advanceTimersByTimeAsync(30_000 + 15_000);
    FakeSocket.server = 'accepts';
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sockets()).toBe(2);
  });

  it('R088: gives a connection up that is not acknowledged within 15 s', async () => {
    FakeSocket.server = 'is silent';
    listen();
    await settle();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(last().readyState).toBe(FakeSocket.OPEN);
    await vi.advanceTimersByTimeAsync(1);
    expect(last().readyState).toBe(FakeSocket.CLOSED);
  });
});
