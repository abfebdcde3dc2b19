import { describe, expect, it } from 'vitest';
import { browserName } from './browser-name.ts';

describe('the name of a browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 Version/18 Safari/605.1', 'Safari on macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on ChromeOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Linux; Android 15; K) Chrome/140.0 Mobile Safari/537.36', 'Chrome on an Android phone'],
    [
      'Mozilla/5.0 (Linux; Android 15; T) SamsungBrowser/28 Chrome/130 Safari/537.36',
      'Samsung Internet on an Android tablet',
    ],
    ['Android', 'Android tablet'],
    ['', 'Unknown browser'],
  ])('of "%s" is %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name));
});
