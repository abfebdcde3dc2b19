import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import type { Page, Request } from '@playwright/test';
import { faultsInBothSchemes, WIDTHS } from '../fixtures/accessibility.ts';
import { expect, test, url } from '../fixtures/signed-in.ts';

// Every page that somebody reaches, by what the areas publish and by the links found on the way, at both widths.
/** Looked through for accessibility, by the first role that saw them whole. */
const lookedThrough = new Set<string>();
/** What stood in a page on a laptop that was then seen on a phone, whoever saw it: what is the same is not seen again. */
const seenWhole = new Set<string>();
/** The shell's own; the other areas' are in remotes.json. */
const OF_THE_SHELL = [
  '/',
  '/dashboard',
  '/notifications',
  '/account/edit/profile',
  '/account/edit/security',
  '/account/edit/report-settings',
];
/** Ends the session. */
const SIGN_OUT = '/account/logout';

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Pages of one screen are one page: of two estates the first is looked at. */
const screenOf = (path: string): string => (path.split(/[?#]/)[0] ?? '').replaceAll(ID, ':id');

/** What belongs to programs, by what it looks like. */
const FOR_PROGRAMS: Readonly<Record<string, RegExp>> = {
  'an enumeration value': /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g,
  'a name of code': /\b(?:[a-z]+(?:_[a-z0-9]+)+|[a-z]{2,}(?:[A-Z][a-z]+){2,})\b/g,
  'a path': /\b[a-z]+(?:\[\d+\])?(?:\.[a-z][A-Za-z]*(?:\[\d+\])?)+\b/g,
  'an id': /\b(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]+|[0-9a-f]{24})\b/g,
  'a date for programs': /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?\b/g,
};
/** Names of files, of sites and of mailboxes are what they are. */
const NAMES = /\S+@\S+|\b[\w-]+\.(?:pdf|docx|png|jpe?g|com|org|example)\b/g;

const identifiersIn = (text: string): string[] =>
  Object.entries(FOR_PROGRAMS).flatMap(([what, pattern]) =>
    [...text.replaceAll(NAMES, '').matchAll(pattern)].map(([found]) => `${what}: ${found}`),
  );

/** Notes what the page is refused and what it complains of, under the address where it is. */
function watchFaults(page: Page) {
  const faults = new Set<string>();
  const open = new Set<Request>();
  const note = (text: string): unknown => faults.add(`${screenOf(new URL(page.url()).pathname)}: ${text}`);
  page.on('pageerror', ({ message }) => note(`error: ${message}`));
  page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', async (request) => {
    const response = await request.response();
    const { pathname } = new URL(request.url());
    const text = pathname === '/graphql' ? ((await response?.text().catch(() => '')) ?? '') : '';
    if ((response?.status() ?? 0) >= 400) note(`${response?.status()} ${pathname}`);
    if (text.includes('"errors":')) note(`refused: ${text.slice(0, 300)}`);
    open.delete(request);
  });
  return { faults, note, open };
}

/** Goes there as a link does, without loading the page anew. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** The whole page is there: nothing is asked for or waited for any more. */
async function stands(page: Page, open: ReadonlySet<Request>): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect.poll(() => open.size, { intervals: [50] }).toBe(0);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

async function publishedPaths(page: Page): Promise<string[]> {
  const answer = await page.context().request.get(url('/remotes.json'));
  const { remotes } = (await answer.json()) as {
    remotes: Record<string, { screens: { screens: { path: string }[] } | null }>;
  };
  const paths = Object.values(remotes).flatMap(({ screens }) => screens?.screens.map(({ path }) => path) ?? []);
  expect(paths.length).toBeGreaterThan(0);
  return paths.filter((path) => !path.includes(':')).map((path) => `/${path.replace(/\/\*$/, '')}`);
}

/** Addresses of this site that a link leads to; one of a diagram's lines has its address elsewhere than others. */
const linksOn = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => link.getAttribute('href') ?? '')
      // Within the page: "Skip to content".
      .filter((href) => !href.startsWith('#'))
      .map((href) => new URL(href, window.location.href))
      .filter(({ origin, pathname }) => origin === window.location.origin && !pathname.startsWith('/files/'))
      .map(({ pathname, search }) => pathname + search),
  );

/** What people read and what is read out to them. */
const wordsOn = (page: Page, part = 'body'): Promise<string> =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.checkVisibility()) words.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of root.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? '');
    }
    return words.join('\n');
  }, part);

test('what belongs to programs is told from what people write', () => {
  const told =
    'trusts[0].terms[0].personId co_first_successor REVOCABLE_JOINT refreshRealtimeToken 2026-11-20T10:00:00Z';
  expect(identifiersIn(`${told} 489c0b72-f663-88ef-8008-4bdb34b36c47`)).toHaveLength(6);
  expect(identifiersIn('Nov 20, 2026. M.G.L. c. 65C; trust.pdf, nora@example.com, a 50/50 split at 9:00 AM.')).toEqual(
    [],
  );
});

for (const who of Object.keys(SAMPLE_ACCOUNTS) as (keyof typeof SAMPLE_ACCOUNTS)[]) {
  test(`every page that ${SAMPLE_ACCOUNTS[who].role} reaches is whole, refuses nothing, speaks to people and shuts nobody out`, async ({
    page,
    signIn,
  }) => {
    // Some thirty pages, each at two widths and the first time in two schemes.
    test.setTimeout(600_000);
    const { faults, note, open } = watchFaults(page);
    await signIn(who);
    await stands(page, open);
    const seen = new Set([SIGN_OUT]);
    const linked = new Set<string>();
    const denied = new Set<string>();
    const toSee = [...OF_THE_SHELL, ...(await publishedPaths(page))];
    for (let path = toSee.shift(); path !== undefined; path = toSee.shift()) {
      if (seen.has(screenOf(path))) continue;
      seen.add(screenOf(path));
      await goTo(page, path);
      let content = '';
      for (const width of WIDTHS) {
        if (width !== WIDTHS[0] && seenWhole.has(content)) continue;
        await page.setViewportSize({ width, height: 900 });
        await stands(page, open);
        // The page before may have gone and its successor not be there yet.
        await expect(page.locator('h1'))
          .toHaveCount(1)
          .catch(() => undefined);
        for (const found of identifiersIn(await wordsOn(page))) note(found);
        await expect(page.locator('h1'), `titles of ${path}`).toHaveCount(1);
        await expect(page.locator('h1[data-page-title]'), `title of ${path}`).toHaveCount(1);
        const links = await linksOn(page);
        for (const link of links) linked.add(screenOf(link));
        toSee.push(...links);
        if (width === WIDTHS[0]) content = `${screenOf(path)}\n${await wordsOn(page, 'main')}`;
        if (lookedThrough.has(screenOf(path))) continue;
        for (const fault of await faultsInBothSchemes(page)) note(fault);
      }
      if (await page.getByRole('heading', { name: 'Access Denied' }).count()) denied.add(screenOf(path));
      else lookedThrough.add(screenOf(path));
      seenWhole.add(content);
      if (await page.getByRole('heading', { name: 'Page not found' }).count()) note('nothing is here');
    }
    for (const screen of denied) if (linked.has(screen)) note(`a link leads to ${screen}, which is denied`);
    expect(seen.size).toBeGreaterThan(OF_THE_SHELL.length);
    expect([...faults].sort()).toEqual([]);
  });
}
