import type { Page, Request } from '@playwright/test';
import { stopClock } from '../fixtures/clock.ts';
import { enter, expect, NO_PAGE, test, url } from '../fixtures/people.ts';

interface Posted {
  readonly operationName?: string;
  readonly query?: string;
  readonly variables?: Record<string, unknown>;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: string } };
}

const isGraph = (request: Request): boolean => new URL(request.url()).pathname === '/graphql';
const posted = (request: Request): Posted => request.postDataJSON() as Posted;

/** The requests of one operation, as they leave the page. */
function requestsOf(page: Page, operationName: string): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (isGraph(request) && posted(request).operationName === operationName) found.push(request);
  });
  return found;
}

/** Loads of the document itself. */
function pageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

test('R023: a crashing screen says "Something went wrong...", and Refresh loads the page anew', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('advisor', '/force-exception');
  await expect(page.getByText('Something went wrong...')).toBeVisible();
  await expect(page.getByText('Please try refreshing the page.')).toBeVisible();
  await accessible();
  const loads = pageLoads(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => loads).toEqual([url('/force-exception')]);
});

test('an area that does not load says so in its place and is reported; the rest works, and Try again brings it back', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('advisor', NO_PAGE);
  await page.route('**/remotes/documents/**', (route) => route.abort());
  const reported = page.waitForResponse((response) => response.url() === url('/frontend/v1/page-errors'));
  await page.goto(url('/documents'));
  await expect(page.getByRole('heading', { name: 'Documents is unavailable right now' })).toBeVisible();
  await accessible();
  const report = await reported;
  expect(report.status()).toBe(204);
  expect(report.request().postDataJSON()).toMatchObject({ source: 'section:Documents' });
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Documents is unavailable right now' })).toBeVisible();
  await page.unroute('**/remotes/documents/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
});

test('R155: a screen that does not load reloads the page once by itself; if it fails again the error is shown', async ({
  page,
  signIn,
}) => {
  await signIn('advisor', NO_PAGE);
  const known = new Set<string>();
  page.on('response', (response) => known.add(response.url()));
  await page.goto(url('/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');
  await page.getByRole('button', { name: /account menu$/ }).click();
  await expect(page.getByRole('link', { name: 'Security' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loads = pageLoads(page);
  // The screen's own file is gone, everything else is there.
  await page.route('**/*.js', (route) => (known.has(route.request().url()) ? route.continue() : route.abort()));
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText('Something went wrong...')).toBeVisible();
  expect(loads).toEqual([url('/account/edit/security')]);
});

test('R060: with the force-update flag the newest version is looked for every second, and offered with Refresh', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const flags = [{ name: 'SHOULD_FORCE_FRONTEND_APP_UPDATE', enabled: true }];
  const organizationId = await store.addOrganization({ flags });
  await page.clock.install();
  await enter(page, await people.join({ organizationId, role: 'ADVISOR' }));
  await expect(page.getByRole('banner')).toBeVisible();
  await stopClock(page);
  let looks = 0;
  let released = false;
  await page.route(url('/'), async (route) => {
    looks += 1;
    if (!released) return route.continue();
    return route.fulfill({ contentType: 'text/html', body: '<script defer src="/main.0123456789.js"></script>' });
  });
  let seconds = 0;
  // A second in which a look is still on its way has none of its own.
  await expect
    .poll(async () => {
      seconds += 1;
      await page.clock.runFor(1_000);
      return looks;
    })
    .toBeGreaterThanOrEqual(3);
  expect(looks).toBeLessThanOrEqual(seconds);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  released = true;
  await page.clock.runFor(5_000);
  await page.clock.resume();
  const modal = page.getByRole('dialog', { name: 'App Updates Available' });
  await expect(modal).toBeVisible();
  await accessible();
  const loads = pageLoads(page);
  released = false;
  await modal.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(modal).toHaveCount(0);
});

test('R060: without the force-update flag nothing is looked for', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('advisor');
  await expect(page.getByRole('banner')).toBeVisible();
  let looks = 0;
  await page.route(url('/'), (route) => {
    looks += 1;
    return route.continue();
  });
  await page.clock.runFor(10_000);
  expect(looks).toBe(0);
});

test('R131: requests carry the schema kind and the version of the application', async ({ page, signIn }) => {
  const requests = requestsOf(page, 'CurrentSession');
  await signIn('advisor');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) {
    expect(request.headers()['x-schema-kind']).toBe('web');
    expect(request.headers()['x-app-version']).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  }
});

test('R139: a query that did not reach the server is sent once more, and no more than that', async ({
  page,
  signIn,
}) => {
  await signIn('advisor', NO_PAGE);
  const requests = requestsOf(page, 'DashboardRoute');
  let failures = 1;
  await page.route('**/graphql', (route) => {
    if (posted(route.request()).operationName !== 'DashboardRoute' || failures === 0) return route.continue();
    failures -= 1;
    return route.abort('failed');
  });
  await page.goto(url('/dashboard'));
  await expect(page.getByText('Net worth on the platform')).toBeVisible();
  expect(requests.length).toBe(2);
  failures = Number.POSITIVE_INFINITY;
  await page.reload();
  await expect(page.getByText('The dashboard did not load')).toBeVisible();
  expect(requests.length).toBe(4);
});

test('R139: a mutation is sent once more under the same key, and done once', async ({ page, people }) => {
  await enter(page, await people.join({ role: 'ESTATE_SPECIALIST' }));
  const requests = requestsOf(page, 'SwitchRole');
  let failures = 1;
  await page.route('**/graphql', async (route) => {
    if (posted(route.request()).operationName !== 'SwitchRole' || failures === 0) return route.continue();
    failures -= 1;
    return route.abort('failed');
  });
  await page.getByRole('banner').getByRole('button', { name: 'Planner' }).click();
  await page.getByRole('menuitemradio', { name: 'Advisor' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Advisor' })).toBeVisible();
  const keys = requests.map((request) => request.headers()['x-idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('R140: locally a query is sent as it is written, elsewhere as its hash', async ({ page, browser }) => {
  const local = requestsOf(page, 'CurrentSession');
  await page.goto(url('/account/login'));
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  expect(local[0] && posted(local[0])).toMatchObject({ query: expect.stringContaining('currentSession') });
  expect(local[0] && posted(local[0]).extensions?.persistedQuery).toBeUndefined();
  // The same application under the address of a production site.
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  const hashed = requestsOf(elsewhere, 'CurrentSession');
  await elsewhere.route('https://app.northmere.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), origin: new URL(url('/')).origin };
    await route.fulfill({ response: await route.fetch({ url: url(pathname + search), headers }) });
  });
  await elsewhere.goto('https://app.northmere.example/account/login');
  await expect(elsewhere.getByRole('form', { name: 'Sign in' })).toBeVisible();
  const first = hashed[0] && posted(hashed[0]);
  expect(first?.query).toBeUndefined();
  expect(first?.extensions?.persistedQuery?.sha256Hash).toMatch(/^[0-9a-f]{64}$/);
  // What is still fetched for the page is nobody's fault once the test is over.
  await elsewhere.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('R044 R087 R133: subscriptions travel over /cable, and pages under /service open no connection', async ({
  page,
  signIn,
}) => {
  const opened: string[] = [];
  page.on('websocket', (socket) => opened.push(new URL(socket.url()).pathname));
  await signIn('advisor');
  await expect.poll(() => opened).toContain('/cable');
  opened.length = 0;
  for (const path of ['/service', '/service/reports/00000000-0000-4000-8000-000000000000']) {
    await page.goto(url(path));
    await page.waitForLoadState('networkidle');
  }
  expect(opened).toEqual([]);
  await page.goto(url('/clients'));
  await expect.poll(() => opened).toContain('/cable');
});

test('a part of the page that cannot be fetched now comes when the network is back, and the page stays', async ({
  page,
  signIn,
}) => {
  await signIn('advisor', '/clients');
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('?');
  await expect(page.getByText('Connection lost. Trying again on its own; nothing you saved is lost.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: /help/i })).toBeVisible();
});

test('R084: without live updates a bar says so, and "Try now" ends the wait', async ({ page, signIn, accessible }) => {
  let away = false;
  await page.routeWebSocket('**/cable', async (socket) => {
    if (away) await socket.close({ code: 1013 });
    else socket.connectToServer();
  });
  await page.clock.install();
  await signIn('advisor');
  await expect(page.getByRole('banner')).toBeVisible();
  away = true;
  await page.context().setOffline(true);
  const bar = page.getByText('Connection lost. Trying again on its own; nothing you saved is lost.');
  await expect(bar).toBeVisible();
  await accessible();
  await page.context().setOffline(false);
  const failed = page.getByRole('alert').filter({ hasText: 'Live updates stopped.' });
  // 20 attempts with growing delays take less than a quarter of an hour.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(61_000);
        return failed.isVisible();
      },
      { timeout: 40_000 },
    )
    .toBe(true);
  away = false;
  await failed.getByRole('button', { name: 'Try now' }).click();
  await expect(failed).toBeHidden();
});

test('an organization’s own fonts are fetched where they are chosen, and nowhere else', async ({
  page,
  people,
  store,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const theme = { fontFamilySans: 'Hanken Grotesk', fontFamilySerif: 'Literata', invertTextColor: true };
  const organizationId = await store.addOrganization({ theme });
  await page.goto(url('/account/login'));
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((font) => /hanken|literata/.test(font))).toEqual([]);
  await enter(page, await people.join({ organizationId }));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-family', /^"Literata Variable"/);
  await expect.poll(() => fonts.some((font) => font.includes('literata'))).toBe(true);
  await expect.poll(() => fonts.some((font) => font.includes('hanken'))).toBe(true);
  // Asked for is not there yet.
  await expect.poll(() => page.evaluate(() => document.fonts.check('20px "Literata Variable"'))).toBe(true);
});

test('the appearance follows the system until the account chooses, and the choice stays in this browser', async ({
  page,
  people,
  accessible,
}) => {
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, await people.join());
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(scheme).toBe('dark');
  await accessible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(scheme).toBe('light');
  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByRole('group', { name: 'Appearance' }).getByRole('button', { name: 'Dark' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(scheme).toBe('dark');
  await page.goto(url('/service/reports/00000000-0000-4000-8000-000000000000'));
  await expect.poll(scheme).toBe('light');
  // Another account in this browser has not chosen yet.
  await page.goto(url('/account/logout'));
  await page.waitForURL(url('/account/login'));
  await enter(page, await people.join());
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(scheme).toBe('light');
});

test('keys open search, help and sections, and belong to a field while somebody types', async ({ page, signIn }) => {
  await signIn('advisor');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.waitForURL(url('/clients'));
  await page.getByRole('searchbox', { name: 'Name, trust or person' }).click();
  await page.keyboard.type('gd?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Name, trust or person' })).toHaveValue('gd?/');
  await page.getByRole('heading', { name: 'Clients', level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help and shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const opener = page.getByRole('button', { name: /^Search or jump to/ });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search clients, trusts and people' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
