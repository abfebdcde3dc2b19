import { rawTextIn } from '@platform/test-kit/raw-text';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { textsOf } from './shown-texts.ts';

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
// There is no layout: every element stands in sight, else a menu takes what it belongs to for scrolled away, and hides.
Element.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 120, 24);
for (const side of ['clientWidth', 'clientHeight'] as const)
  Object.defineProperty(document.documentElement, side, { value: 1_000, configurable: true });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// A screen fetches its parts as it needs them, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  // Whatever a test shows at its end is what people would read: the fixtures of all screens are walked by this.
  const raw = textsOf(document.body).flatMap((text) => rawTextIn(text).map(({ found }) => `${found} in “${text}”`));
  // What a page is called is said once, by the one piece that says it.
  const titles = [...document.querySelectorAll('h1')].map((title) => title.hasAttribute('data-page-title'));
  cleanup();
  expect(titles.length, 'the page has several titles').toBeLessThan(2);
  expect(titles, 'a page is called by PageTitle of ui-kit').not.toContain(false);
  expect([...new Set(raw)], 'the screen shows an identifier, a path, an id or an ISO date').toEqual([]);
});
