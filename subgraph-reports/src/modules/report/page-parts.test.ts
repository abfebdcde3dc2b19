// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { PARTS_OF_PAGE, type PageSection, PICTURES, type PrintedTable, TABLES_OF_PAGE } from './page-parts.ts';

/** As a browser runs it in the page. */
// biome-ignore lint/security/noGlobalEval: what runs in a page is kept as text
const run = <Answer>(script: string): Answer => globalThis.eval(script) as Answer;
/** As far as a service knows a page. */
const { document, HTMLElement } = globalThis as unknown as {
  readonly document: { readonly body: { innerHTML: string }; querySelectorAll(selector: string): ArrayLike<unknown> };
  readonly HTMLElement: { readonly prototype: object };
};
const page = (html: string): void => {
  document.body.innerHTML = html;
};

beforeEach(() => {
  // jsdom has no layout; what is read here stands in one line each.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: { readonly textContent: string }) {
      return this.textContent;
    },
  });
});

const SHEET = `<article data-section="balance_sheet" data-title="What you own"><div><h2>You own <em>$27.00M</em>.</h2>
  <table><thead><tr><th>Holding</th><th>Owner</th><th>In the estate</th></tr></thead>
  <tbody><tr><td colspan="3">Cash</td></tr>
  <tr><td>Checking<span data-note> Valued Jan 2, 2026</span></td><td>Konrad</td><td data-cents="18333">183</td></tr></tbody>
  <tbody><tr><td colspan="2">Total</td><td data-cents="2699795677">$26,997,957</td></tr></tbody></table>
  <h3>What stands outside</h3><table><tr><th>What</th><th>Signed</th></tr><tr><td>2029</td><td data-day="2009-06-17">Jun 17, 2009</td></tr></table>
  <div hidden><figure><svg></svg></figure></div><figure><svg></svg></figure></div></article>`;

describe('the tables of a page', () => {
  it('have amounts to the cent, days, years, notes beside the names, and every cell under its head', () => {
    page(SHEET);
    expect(run<PrintedTable[]>(TABLES_OF_PAGE)).toEqual([
      {
        title: 'What you own',
        rows: [
          ['Holding', 'Owner', 'In the estate', 'Note'],
          ['Cash', '', '', ''],
          ['Checking', 'Konrad', { cents: 18333 }, 'Valued Jan 2, 2026'],
          ['Total', '', { cents: 2699795677 }, ''],
        ],
      },
      {
        title: 'What stands outside',
        rows: [
          ['What', 'Signed'],
          [{ year: 2029 }, { day: '2009-06-17' }],
        ],
      },
    ]);
  });
  it('hold amounts that stand line by line, each list under its name', () => {
    page(`<article data-title="Estate tax">
      <dl data-amounts="Oregon tax, first death"><div><dt>Taxable</dt><span></span><dd data-cents="605664193">6,056,641.93</dd></div><div><dt>Rate</dt><dd>12%</dd></div></dl>
      <dl data-amounts="Oregon tax, second death"><div><dt>Tax</dt><dd data-cents="257847531">$2,578,475.31</dd></div></dl></article>
      <article data-title="Summary"><div data-amounts="Who receives what"><div><span>Zoë</span><i></i><b data-cents="517539172">$5,175,391.72</b></div></div></article>`);
    expect(run<PrintedTable[]>(TABLES_OF_PAGE)).toEqual([
      {
        title: 'Estate tax, line by line',
        rows: [
          ['Line', 'Amount'],
          ['Oregon tax, first death', ''],
          ['Taxable', { cents: 605664193 }],
          ['Rate', '12%'],
          ['Oregon tax, second death', ''],
          ['Tax', { cents: 257847531 }],
        ],
      },
      {
        title: 'Summary, line by line',
        rows: [
          ['Line', 'Amount'],
          ['Zoë', { cents: 517539172 }],
        ],
      },
    ]);
  });
});

describe('the parts of a page', () => {
  it('are what it shows: what it has no room for is no picture, and a total stands under its column', () => {
    page(SHEET);
    expect(document.querySelectorAll(PICTURES)).toHaveLength(1);
    const [section] = run<PageSection[]>(PARTS_OF_PAGE);
    expect(section?.parts.map(({ kind }) => kind)).toEqual(['table', 'heading', 'table', 'picture']);
    expect(section?.parts[0]).toMatchObject({ rows: expect.arrayContaining([['Total', '', '$26,997,957']]) });
  });
});
