import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { type Figure, kilobytes, ms, percentile } from './figures.ts';
import type { GraphClient } from './graph-client.ts';

interface Screen {
  readonly what: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** Visible once the screen shows its own content, not its skeleton. */
  readonly content: (page: Page) => ReturnType<Page['getByRole']>;
}

const SCREENS: readonly Screen[] = [
  {
    what: 'sign-in',
    path: '/account/login',
    signedIn: false,
    content: (page) => page.getByRole('button', { name: 'Sign in' }),
  },
  {
    what: 'dashboard',
    path: '/dashboard',
    signedIn: true,
    content: (page) => page.getByRole('heading', { level: 1 }).filter({ hasText: 'Nora' }),
  },
  {
    what: "clients (the first remote's route)",
    path: '/clients',
    signedIn: true,
    content: (page) => page.getByRole('grid', { name: 'Clients' }).getByRole('link').first(),
  },
];
const RUNS = 5;

async function scriptBytes(responses: readonly Response[]): Promise<number> {
  const scripts = responses.filter((response) => response.request().resourceType() === 'script' && response.ok());
  const sizes = await Promise.all(scripts.map(async (response) => gzipSync(await response.body()).byteLength));
  return sizes.reduce((total, size) => total + size, 0);
}

/** One visit with nothing cached. */
async function visit(browser: Browser, { url, cookie }: GraphClient, screen: Screen) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const [name = '', value = ''] = cookie.split('=', 2);
    if (screen.signedIn) await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const started = performance.now();
    await page.goto(url + screen.path, { waitUntil: 'commit' });
    await screen.content(page).waitFor({ state: 'visible' });
    const shownMs = performance.now() - started;
    const neededBytes = await scriptBytes([...responses]);
    await page.waitForLoadState('networkidle');
    return { shownMs, neededBytes, allBytes: await scriptBytes(responses) };
  } finally {
    await context.close();
  }
}

/** JavaScript (gzip) that a first visit loads, and the time until content shows: the median of some visits. */
export async function pageLoads(browser: Browser, client: GraphClient): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of SCREENS) {
    await visit(browser, client, screen); // the servers' own first time
    const visits = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, client, screen));
    const shown = visits.map(({ shownMs }) => shownMs);
    const needed = Math.max(...visits.map(({ neededBytes }) => neededBytes));
    const all = Math.max(...visits.map(({ allBytes }) => allBytes));
    const later = all > needed ? `, ${kilobytes(all - needed)} more when idle` : '';
    figures.push({
      what: `first visit of ${screen.what}`,
      value: `${kilobytes(needed)} of JavaScript (gzip)${later}; content after ${ms(percentile(shown, 0.5))}, slowest ${ms(Math.max(...shown))}`,
    });
  }
  return figures;
}
