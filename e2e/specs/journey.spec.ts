import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test, url } from '../fixtures/signed-in.ts';

const TRUST = fileURLToPath(new URL('../fixtures/insurance-trust.pdf', import.meta.url));

/** Set once after sign-in; a page that was loaded anew has lost it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function openCastellan(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name, trust or person' }).fill('castellan');
  await expect(page).toHaveURL(/search=castellan/);
  // Rows move when the answer comes: who clicks before it does may click beside the name.
  await expect(page.getByText('1 household matches')).toBeVisible();
  await page
    .getByRole('grid', { name: 'Clients' })
    .getByRole('link', { name: /The Castellan Family/ })
    .click();
  await expect(page.getByRole('heading', { name: 'The Castellan Family', level: 1 })).toBeVisible();
}

test('an advisor goes from the dashboard to a client and sees who receives what, to the cent', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('advisor');
  await expect(page).toHaveURL(url('/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');
  await mark(page);
  await accessible();
  await openCastellan(page);
  await expect(page.getByText('$38.84M').first()).toBeVisible();
  await expect(page.getByText('$7.19M').first()).toBeVisible();
  const tax = page.getByRole('region', { name: 'Tax exposure' });
  await expect(tax).toContainText('5,022,364.80');
  await expect(tax).toContainText('2,168,966.08');
  await expect(tax).toContainText('$7,191,330.88');
  await expect(page.getByRole('region', { name: 'Net worth' })).toContainText('$38,844,780.00');
  await accessible();

  const rail = page.getByRole('navigation', { name: 'Estate' });
  for (const area of ['Family', 'Balance sheet', 'Trusts', 'Taxes']) {
    await rail.getByRole('link', { name: area, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await accessible();
  }
  await rail.getByRole('link', { name: 'Estate diagram' }).click();
  await expect(page.getByRole('button', { name: /Anna’s trust/ }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Massachusetts/ })
    .first()
    .click();
  const about = page.getByRole('complementary', { name: /^About/ });
  await expect(about).toContainText('5,022,364.80');
  await expect(about).toContainText('M.G.L.');
  await accessible();
  expect(await sameDocument(page)).toBe(true);
});

test('R173: an uploaded trust is read live, reviewed beside its page in a panel of 480 px, and changes the estate', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('advisor');
  await mark(page);
  await openCastellan(page);
  await page.getByRole('navigation', { name: 'Estate' }).getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: 'Upload documents' }).click();
  await accessible();
  await page.getByLabel('Read the files at once').check();
  await page.locator('input[type=file]').setInputFiles(TRUST);
  await page
    .getByRole('link', { name: /^Review/ })
    .first()
    .click({ timeout: 45_000 });
  const values = page.getByRole('complementary', { name: 'Extracted values' });
  await expect(values.getByText('Document type')).toBeVisible();
  await expect.poll(async () => (await values.boundingBox())?.width).toBe(480);
  const first = values.getByRole('article').first();
  await first.getByRole('button').first().click();
  await expect(page).toHaveURL(/cite=/);
  await accessible();
  // Nobody of this household has signed it: nothing of it is taken in one step.
  await page.getByRole('button', { name: 'Accept all high confidence' }).click();
  await expect(page.getByText(/nobody of this household/).first()).toBeVisible();
  await values
    .getByRole('button', { name: /^Accept / })
    .first()
    .click();
  await expect(values.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Finish review' }).click();
  // Values that were read with doubt are left open, and are asked about.
  const documents = page.getByRole('heading', { name: 'Documents', level: 1 });
  const rest = page.getByRole('button', { name: 'Finish without them' });
  await expect(rest.or(documents)).toBeVisible();
  if (await rest.isVisible()) await rest.click();
  await expect(documents).toBeVisible();
  expect(await sameDocument(page)).toBe(true);
});

test('a report renders in the background to a PDF with the figures of the screen', async ({
  page,
  signIn,
  accessible,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn('advisor');
  await mark(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('link', { name: 'New report' }).click();
  await page.getByLabel('Client', { exact: true }).selectOption({ label: 'The Castellan Family' });
  await expect(page.getByLabel('Who receives what')).toBeVisible();
  await accessible();
  await page.getByLabel('Report name').fill('Journey review');
  await page.getByRole('button', { name: 'Generate PDF' }).click();
  const download = page.getByRole('link', { name: 'Download PDF: Journey review' });
  await expect(download).toBeVisible({ timeout: 90_000 });
  await accessible();
  const href = await download.getAttribute('href');
  const file = await context.request.get(url(href ?? ''));
  expect(file.headers()['content-type']).toContain('application/pdf');
  const text = await pdfText(await file.body());
  expect(text.pages).toBeGreaterThanOrEqual(6);
  expect(text.all).toContain('The Castellan Family');
  expect(text.all).toContain('5,022,364.80');
  expect(text.all).toContain('2,168,966.08');
  expect(text.all).toContain('11,717,816.3');
  expect(text.all).toMatch(/Page 2 of \d+/);
  expect(await sameDocument(page)).toBe(true);
});

async function pdfText(bytes: Buffer): Promise<{ pages: number; all: string }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: true }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { pages: document.numPages, all: texts.join('\n').replace(/\s+/g, ' ') };
}

test('an administrator sees what was used, and a switch holds for the advisor at once', async ({
  page,
  signIn,
  accessible,
  browser,
}) => {
  await signIn('admin', '/organization-settings');
  await expect(page.getByRole('grid', { name: 'Quotas' })).toBeVisible();
  await expect(page.getByRole('grid', { name: /Latest use of document tokens/ })).toContainText('Used');
  await accessible();

  const other = await browser.newContext();
  const advisor = await other.newPage();
  await advisor.goto(url('/account/login?redirect=%2Freports'));
  await advisor.getByLabel('Email').fill('advisor@example.com');
  await advisor.getByLabel('Password', { exact: true }).fill(process.env['SAMPLE_PASSWORD'] ?? 'Harbor-Lantern-27');
  await advisor.getByRole('button', { name: 'Sign in' }).click();
  await expect(advisor.getByRole('link', { name: 'New report' })).toBeVisible();

  await page.getByRole('switch', { name: /Generate reports/ }).click();
  await expect(page.getByRole('switch', { name: /Generate reports/ })).not.toBeChecked();
  await expect(advisor.getByRole('link', { name: 'New report' })).toBeHidden();
  await page.getByRole('switch', { name: /Generate reports/ }).click();
  await expect(advisor.getByRole('link', { name: 'New report' })).toBeVisible();
  await other.close();

  await page.getByRole('navigation', { name: 'Organization' }).getByRole('link', { name: 'Members' }).click();
  // Other specs invite people into the same organization: she need not be on the first page.
  await page.getByRole('searchbox', { name: 'Search members' }).fill('Nora');
  await expect(page.getByRole('grid', { name: 'Members' })).toContainText('Nora Finch');
  await accessible();
});

test('a super administrator acts as the advisor, sees the time run, stops and is back', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('super', '/admin/support');
  await page.getByRole('searchbox', { name: 'Search people' }).fill('Nora');
  await accessible();
  await page.getByRole('button', { name: 'Act as this user: Nora Finch' }).click();
  await page.getByLabel('Reason').fill('A question about a report');
  await page.getByRole('button', { name: 'Start support mode' }).click();
  const banner = page.getByRole('region', { name: 'Support mode' });
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('Nora Finch');
  const before = await banner.getByRole('timer').textContent();
  await expect(banner.getByRole('timer')).not.toHaveText(before ?? '');
  await accessible();
  await banner.getByRole('button', { name: /Stop/ }).click();
  await expect(banner).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/support/);
});

test('a client finds her own estate at home, and no administration', async ({ page, signIn, accessible }) => {
  await signIn('client', '/');
  for (const name of ['To do', 'What is yours', 'Where everything goes', 'Documents'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Write to Nora Finch' })).toBeVisible();
  await accessible();
  await page.goto(url('/organization-settings'));
  await expect(page.getByText('You do not have access')).toBeVisible();
});
