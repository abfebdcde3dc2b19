import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('cleanHtml', () => {
  it.each([
    ['<p onclick="steal()">Hello<script>steal()</script></p>', '<p>Hello</p>'],
    ['<img src="https://elsewhere.example/pixel.png" alt="a">', ''],
    ['<img src="file:///etc/passwd">', ''],
    ['<img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">', ''],
    ['<a href="javascript:steal()">here</a>', '<a>here</a>'],
    ['<a href="file:///etc/passwd">here</a>', '<a>here</a>'],
    ['<a href="//elsewhere.example">here</a>', '<a>here</a>'],
    ['<style>@import "https://elsewhere.example/a.css"</style>Words', 'Words'],
    ['<iframe src="https://elsewhere.example"></iframe><form action="/x"><input></form>', ''],
    ['<p style="position:fixed;background:url(https://elsewhere.example/b)">x</p>', '<p>x</p>'],
    ['<svg><image href="https://elsewhere.example/c"/></svg><link rel="stylesheet" href="//x">', ''],
    ['<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=//x">ok', 'ok'],
  ])('takes out of %s what could run, fetch or lead astray', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
  it('keeps words, their emphasis, tables, pictures that are part of the text, and links to the web', () => {
    const html = `<p><strong>We</strong> <em>are</em> <a href="https://northmere.example">here</a></p><img src="${PIXEL}" alt="Us" /><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>`;
    expect(cleanHtml(html)).toBe(html);
  });
  it('makes headings those below the head of a page', () => {
    expect(cleanHtml('<h1>Large</h1><h6>Small</h6><b>b</b>')).toBe('<h3>Large</h3><h4>Small</h4><strong>b</strong>');
  });
  it('refuses what is too long', () => {
    expect(() => cleanHtml('a'.repeat(200_001))).toThrow(/too long/);
  });
});
