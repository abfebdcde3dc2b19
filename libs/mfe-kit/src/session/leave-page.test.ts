import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The part of a browser's window that leaving needs. */
function openPage() {
  const page = Object.assign(new EventTarget(), { location: { assign: vi.fn(), reload: vi.fn() } });
  const kept = new Map<string, string>();
  vi.stubGlobal('window', page);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return page;
}

let page: ReturnType<typeof openPage>;
let kit: typeof import('./leave-page.ts');
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = openPage();
  kit = await import('./leave-page.ts');
  stop = kit.watchDeparture();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page leaves once, for where the first asked', () => {
  kit.leavePage('/clients', 'You work as planner now.');
  kit.leavePage('/');
  expect(page.location.assign.mock.calls).toEqual([['/clients']]);
});

test('a new session that is heard of on the way to another page does not turn the way to the dashboard', () => {
  page.dispatchEvent(new Event('beforeunload'));
  kit.leavePage('/', 'Support mode ended.');
  vi.advanceTimersByTime(5_000);
  expect(page.location.assign).not.toHaveBeenCalled();
  expect(kit.takeArrivalNote()).toBeNull();
});

test('a page that stays, because what was asked for was a download, leaves after that', () => {
  page.dispatchEvent(new Event('beforeunload'));
  kit.leavePage('/', 'Support mode ended.');
  vi.advanceTimersByTime(10_000);
  expect(page.location.assign.mock.calls).toEqual([['/']]);
});

test('an address of another site is never left for: the present one is loaded again', () => {
  kit.leavePage('//elsewhere.example');
  expect(page.location.assign).not.toHaveBeenCalled();
  expect(page.location.reload).toHaveBeenCalledOnce();
});
