import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What a browser has and jsdom has not, as far as components ask for it.
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
vi.stubGlobal('ResizeObserver', NoObserver);
vi.stubGlobal('IntersectionObserver', NoObserver);
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// A screen fetches its parts as it needs them, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
