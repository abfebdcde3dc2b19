import type { Browser } from 'playwright-core';

export type DocumentContent = Uint8Array<ArrayBuffer>;

const LETTER = { width: 816, height: 1056 }; // CSS pixels of 8.5 by 11 inches
const SCAN_SCALE = 2; // 192 dots an inch, what an office scanner gives

const SHARES = ['one-third (1/3)', 'one-third (1/3)', 'one-third (1/3)'];
const CHILDREN = ['Clara Benning', 'Tobias Benning', 'Ruth Benning Okafor'];

const HEAD = `<h1>LAST WILL AND TESTAMENT OF<br>MARGUERITE ELAINE BENNING</h1>
<p>I, MARGUERITE ELAINE BENNING, a resident of Hartford, Connecticut, declare this to be my Will and revoke all of my
prior Wills and Codicils.</p>`;
const ARTICLES: readonly string[] = [
  `<h2>ARTICLE I: FAMILY</h2><p>I am married to Samuel Joseph Benning, who is referred to as my husband. I have three
  children: ${CHILDREN.join(', ')}.</p>`,
  `<h2>ARTICLE II: SPECIFIC GIFTS</h2><p>I give the sum of Fifty Thousand Dollars ($50,000) to my niece, Isobel Marsh, if
  she survives me. I give the sum of Twenty-Five Thousand Dollars ($25,000) to the Hartford Free Library.</p>`,
  `<h2>ARTICLE III: RESIDUE</h2><p>I give all the residue of my estate to my husband, Samuel Joseph Benning, if he
  survives me; if he does not, ${CHILDREN.map((child, index) => `${SHARES[index]} to ${child}`).join(', ')}, per stirpes.</p>`,
  `<h2>ARTICLE IV: EXECUTOR</h2><p>I appoint my husband, Samuel Joseph Benning, as Executor of my Will. If he does not
  serve, I appoint my daughter, Clara Benning, as successor Executor.</p>`,
];
const POWERS = `<h2>ARTICLE V: POWERS</h2>`;
const powerOf = (number: number): string => `<p>(${number}) My Executor may retain, sell at public or private sale,
exchange, lease for any term, mortgage or otherwise deal with the property described in Schedule ${number}, upon such
terms as my Executor considers advisable, and may employ and pay from the estate such attorneys, accountants and
custodians as the administration of that property requires, without the order of any court.</p>`;
const SIGNATURE = `<p>I sign this Will on March 14, 2019.</p><p>Marguerite Elaine Benning, Testator</p>
<p>Witnesses: Alan Pruitt and Denise Coe, both of Hartford, Connecticut.</p>
<p>This Will is governed by the law of the State of Connecticut.</p>`;

/** A will of exactly so many pages: the articles first, administrative powers to fill, the signature on the last one. */
function pagesOfWill(count: number): string[] {
  let power = 0;
  return Array.from({ length: count }, (_, index) => {
    const powers = Array.from({ length: index === 0 || index === count - 1 ? 2 : 8 }, () => powerOf(++power)).join('');
    const first = index === 0 ? HEAD + ARTICLES.join('') + POWERS : '';
    const last = index === count - 1 ? SIGNATURE : '';
    return `${first}${powers}${last}<footer>Page ${index + 1} of ${count}</footer>`;
  });
}

const paper = (pages: readonly string[]): string => `<!doctype html><style>
  @page { size: letter; margin: 0 } body { margin: 0; background: #fff }
  section { box-sizing: border-box; width: 816px; height: 1055px; padding: 80px 96px; overflow: hidden;
    font: 14.5px/1.45 'Liberation Serif', 'Times New Roman', serif; break-after: page; position: relative }
  section:last-child { break-after: auto } h1 { font-size: 19px; text-align: center } h2 { font-size: 15px }
  footer { position: absolute; bottom: 40px; left: 0; right: 0; text-align: center; font-size: 12px }
  img { width: 816px; height: 1055px; display: block }
</style>${pages.map((page) => `<section>${page}</section>`).join('')}`;

async function print(browser: Browser, html: string): Promise<DocumentContent> {
  const page = await browser.newPage({ viewport: LETTER });
  await page.setContent(html);
  const content = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return new Uint8Array(content);
}

/** A will as a word processor writes it: every page has its text. */
export async function textWill(browser: Browser, pages: number): Promise<DocumentContent> {
  return print(browser, paper(pagesOfWill(pages)));
}

/** The same will as a scanner gives it: one picture a page and no text. */
export async function scannedWill(browser: Browser, pages: number): Promise<DocumentContent> {
  const context = await browser.newContext({ viewport: LETTER, deviceScaleFactor: SCAN_SCALE });
  const page = await context.newPage();
  await page.setContent(paper(pagesOfWill(pages)));
  const pictures: string[] = [];
  for (const sheet of await page.locator('section').all()) {
    const picture = await sheet.screenshot({ type: 'jpeg', quality: 80 });
    pictures.push(`<img src="data:image/jpeg;base64,${picture.toString('base64')}">`);
  }
  await context.close();
  const html = paper(pictures).replace('padding: 80px 96px', 'padding: 0');
  return print(browser, html);
}
