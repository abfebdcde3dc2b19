import { afterEach, expect, test, vi } from 'vitest';
import { settled } from './settled.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** As browsers have them: loading begins with a layout, and before that there is nothing to wait for. */
function lazyFonts() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isAsked = false;
  vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(() => {
    isAsked = true;
    return new DOMRect();
  });
  const value = {
    load: vi.fn(() => Promise.resolve([])),
    get ready() {
      return isAsked ? promise : Promise.resolve();
    },
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value });
  return resolve;
}

test('a page is measured when the fonts that its first layout asks for are there, and its pictures', async () => {
  const loaded = lazyFonts();
  const picture = document.body.appendChild(document.createElement('img'));
  picture.decode = vi.fn(() => Promise.reject(new Error('a picture that cannot be read')));
  let isSettled = false;
  const waited = settled().then(() => {
    isSettled = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isSettled).toBe(false);
  loaded();
  await waited;
  expect(picture.decode).toHaveBeenCalledOnce();
  // What stands in the margins is no part of the layout.
  expect(vi.mocked(document.fonts.load).mock.calls.map(([font]) => font)).toEqual([
    "400 8pt 'Public Sans'",
    "600 8pt 'Public Sans'",
  ]);
});
