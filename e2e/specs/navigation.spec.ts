import { CASTELLAN_ESTATE_ID, type SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import type { Page } from '@playwright/test';
import { enter, expect, type People, test, url } from '../fixtures/people.ts';

type SampleName = keyof typeof SAMPLE_ACCOUNTS;

const RESOURCES = ['Resource centre', 'Knowledge base'];
const STAFF_RESOURCES = [...RESOURCES, 'Academy', 'Advisor resources'];
const LAW = 'Tax and estate law';
const ORGANIZATION = ['Organization', 'Admins', 'Team members', 'Provision options', 'Audit logs', 'Support'];

/**
 * Everything a role sees, in order, with the flags and switches of the sample organization. Sections that the
 * specification names and nobody publishes yet are proven where the menu is made (shell-app, menu.test.ts).
 */
const MENUS: Readonly<Record<SampleName, readonly string[]>> = {
  super: [
    ...['Dashboard', 'Clients', 'Documents', 'Reviews', 'Reports', 'My Notes Library', LAW, 'Organizations', 'Support'],
    ...STAFF_RESOURCES,
    'Attorney network',
  ],
  admin: [
    ...['Dashboard', 'Clients', 'Documents', 'Reviews', 'Reports', 'My Notes Library', LAW],
    ...ORGANIZATION,
    ...STAFF_RESOURCES,
    'Attorney network',
  ],
  advisor: ['Dashboard', 'Clients', 'Documents', 'Reviews', 'Reports', LAW, ...STAFF_RESOURCES],
  planner: ['Dashboard', 'Clients', 'Documents', 'Reviews', 'Reports', 'My Notes Library', LAW, ...STAFF_RESOURCES],
  attorney: ['Dashboard', 'Clients', 'Documents', 'Reviews', 'Reports', LAW, ...STAFF_RESOURCES],
  reviewer: ['Dashboard', 'Clients', 'Documents', 'Reviews', LAW, ...STAFF_RESOURCES],
  reports: ['Dashboard', 'Clients', 'Documents', 'Reports', LAW, ...STAFF_RESOURCES],
  client: ['Home', 'Family', 'Estate', 'Documents', 'Reports', ...RESOURCES],
  collaborator: ['Clients', 'Documents', LAW, 'Academy'],
};
const WITH_SEARCH: readonly SampleName[] = ['super', 'admin', 'advisor', 'planner'];

const bar = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const withoutMark = (texts: readonly string[]): string[] => texts.map((text) => text.trim());

async function sectionsInBar(page: Page): Promise<string[]> {
  await expect(page.getByRole('button', { name: /account menu$/ })).toBeVisible();
  return withoutMark(await mainLinks(page).allTextContents());
}

/** What the avatar's slide-out offers beyond the account itself. */
async function linksOf(page: Page, panel: string): Promise<string[]> {
  const own = ['Profile', 'Security', 'Report settings', 'Sign out'];
  const links = page.getByRole('navigation', { name: panel }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return withoutMark(await links.allTextContents()).filter((text) => !own.includes(text));
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
}

/** Somebody of an organization of the test's own, where flags and switches are as said. */
async function joinOwn(people: People, organizationId: string, role: 'ADVISOR' | 'ADMIN' | 'ESTATE_SPECIALIST') {
  return people.join({ organizationId, role });
}

/** Addresses that an installation sets in the served page. */
const LINKS = {
  'privacy-url': 'https://firm.example/privacy',
  'terms-url': 'https://firm.example/terms',
  'status-url': 'https://status.firm.example/status',
  'resource-centre-url': 'https://firm.example/resources',
  'academy-url': 'https://firm.example/academy',
  'knowledge-base-url': 'https://firm.example/knowledge',
  'attorney-network-url': 'https://firm.example/attorneys',
  'advisor-resources-url': 'https://firm.example/advisors',
};

test.beforeEach(async ({ page }, { title }) => {
  if (title.includes('no address of other sites')) return;
  await page.addInitScript((links) => {
    // Before the application reads them: its modules run once the page is parsed.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const [name, content] of Object.entries(links)) {
        document.head.append(Object.assign(document.createElement('meta'), { name: `platform-${name}`, content }));
      }
    });
  }, LINKS);
});

test('an installation that has no address of other sites has no link to them', async ({ page, signIn }) => {
  await signIn('advisor');
  await openAccount(page);
  const panel = page.getByRole('navigation', { name: 'Account and more' });
  await expect(panel.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Resources' })).toHaveCount(0);
  await expect(page.locator('a[href*="example.com"]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
});

for (const who of Object.keys(MENUS) as SampleName[]) {
  test(`R032 R033 R036 R037 R041: ${who} sees the sections of the role, and no others, at 1440 and at 390 px`, async ({
    page,
    signIn,
    accessible,
  }) => {
    await signIn(who);
    const home = page.getByRole('navigation', { name: 'Main' });
    // A client's own sections come with her estate.
    await expect(async () => {
      const inBar = await sectionsInBar(page);
      await openAccount(page);
      const behindAvatar = await linksOf(page, 'Account and more');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Account' })).toBeHidden();
      expect([...inBar, ...behindAvatar].toSorted()).toEqual([...MENUS[who]].toSorted());
    }).toPass({ timeout: 30_000 });
    await openAccount(page);
    await accessible();
    await page.keyboard.press('Escape');
    const seeks = WITH_SEARCH.includes(who);
    await expect(bar(page).getByRole('button', { name: /^Search or jump to/ })).toHaveCount(seeks ? 1 : 0);
    await expect(bar(page).getByRole('button', { name: /^Notifications/ })).toHaveCount(seeks ? 1 : 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(home).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect.poll(() => linksOf(page, 'All sections')).toEqual(MENUS[who]);
    await accessible();
  });
}

test('R032: a client’s menu has Dashboard and the group Resources', async ({ page, signIn }) => {
  await signIn('client');
  await openAccount(page);
  const panel = page.getByRole('navigation', { name: 'Account and more' });
  await expect(panel.getByRole('heading', { name: 'Resources' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Organization' })).toHaveCount(0);
});

test('R038 R039: academy and advisor resources are away where they are held back', async ({ page, people, store }) => {
  const organizationId = await store.addOrganization({
    settings: { advisorMustSendInviteLink: true },
    flags: [{ name: 'limited-advisor-dashboard', enabled: true }],
  });
  await enter(page, await joinOwn(people, organizationId, 'ADVISOR'));
  await expect.poll(() => sectionsInBar(page)).toEqual(['Dashboard', 'Clients', 'Documents', 'Reports']);
  await openAccount(page);
  await expect.poll(() => linksOf(page, 'Account and more')).toEqual(['Reviews', LAW, ...RESOURCES]);
});

test('R031 R037: resource centre, academy, knowledge base and, with its flag, the attorney network open other sites', async ({
  page,
  people,
  store,
}) => {
  const organizationId = await store.addOrganization({ flags: [{ name: 'attorney-network', enabled: true }] });
  await enter(page, await joinOwn(people, organizationId, 'ADVISOR'));
  await openAccount(page);
  const panel = page.getByRole('navigation', { name: 'Account and more' });
  for (const name of ['Resource centre', 'Academy', 'Knowledge base', 'Attorney network']) {
    const link = panel.getByRole('link', { name: new RegExp(`^${name}`) });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin).not.toBe(new URL(url('/')).origin);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  }
});

test('R002 R003 R010: / and /dashboard are the home of an advisor, an unknown path says so', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('advisor', '/no/such/place');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await accessible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.waitForURL(url('/dashboard'));
});

test('R011: / is the home of a client, who is not led to the dashboard of advisors', async ({ page, signIn }) => {
  await signIn('client', '/dashboard');
  await page.waitForURL(url('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R012 R027 R172: with the new upload flow off, / is the dashboard and the sections are in a left slide-out', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const organizationId = await store.addOrganization({ flags: [{ name: 'new-upload-flow', enabled: false }] });
  await enter(page, await joinOwn(people, organizationId, 'ADVISOR'));
  await page.waitForURL(url('/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /account menu$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel).toBeVisible();
  // It slides in.
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
  await expect.poll(() => linksOf(page, 'All sections')).toEqual(MENUS.advisor);
  await accessible();
  await panel.getByRole('link', { name: 'Clients' }).click();
  await page.waitForURL(url('/clients'));
  await expect(panel).toBeHidden();
});

test('R027 R173: in the new form the avatar opens a slide-out of 400 px at the right', async ({ page, signIn }) => {
  await signIn('planner');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await openAccount(page);
  const panel = page.getByRole('dialog', { name: 'Account' });
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(1440 - 400);
  expect((await panel.boundingBox())?.width).toBe(400);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /account menu$/ })).toBeFocused();
});

test('R028: the top bar has the organization’s logo, search, notifications and the role switcher', async ({
  page,
  people,
  store,
}) => {
  const organizationId = await store.addOrganization({ logoUrl: '/logo-of-harrow.svg' });
  await page.route('**/logo-of-harrow.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="28"/>',
    }),
  );
  await enter(page, await joinOwn(people, organizationId, 'ESTATE_SPECIALIST'));
  await expect(bar(page).getByRole('img', { name: 'Harrow Lane Partners' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /^Search or jump to/ })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Planner' })).toBeVisible();
});

for (const { form, threshold, enabled } of [
  { form: 'new', threshold: 72, enabled: true },
  { form: 'old', threshold: 84, enabled: false },
]) {
  test(`R029: the ${form} bar hides when scrolled down past ${threshold} px and comes back on the way up`, async ({
    page,
    people,
    store,
  }) => {
    const organizationId = await store.addOrganization({ flags: [{ name: 'new-upload-flow', enabled }] });
    await page.setViewportSize({ width: 1440, height: 320 });
    await enter(page, await joinOwn(people, organizationId, 'ADVISOR'), '/account/edit/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
    await scrollTo(threshold);
    await expect(bar(page)).toBeInViewport();
    await scrollTo(threshold + 40);
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(threshold + 20);
    await expect(bar(page)).toBeInViewport();
  });
}

test('R029: a page that grows above what is read leaves the bar where it is', async ({ page, people }) => {
  await page.setViewportSize({ width: 1440, height: 320 });
  await enter(page, await people.join(), '/account/edit/profile');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
  const chrome = page.locator(':has(> header)');
  const moving = () => chrome.evaluate((element) => element.getAnimations().length);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(bar(page)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(moving).toBe(0);
  const top = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moved = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    const grown = document.createElement('div');
    grown.style.height = '400px';
    document.querySelector('main')?.prepend(grown);
    await moved;
    await frame();
    await frame();
    return window.scrollY;
  });
  expect(top).toBe(600);
  expect(await moving()).toBe(0);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('R030: the trial banner shows while the organization’s trial runs, and only then', async ({
  page,
  people,
  store,
}) => {
  const text = "You're using a trial version of the product.";
  const organizationId = await store.addOrganization({ trialEndsAt: new Date(Date.now() + 86_400_000) });
  const person = await joinOwn(people, organizationId, 'ADVISOR');
  await enter(page, person);
  await expect(page.getByText(text)).toBeVisible();
  await store.change('organizations', organizationId, { trialEndsAt: new Date(Date.now() - 86_400_000) });
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test('R024: the footer leads to privacy policy, terms and status, and promotes nothing that leads nowhere', async ({
  page,
  signIn,
}) => {
  await signIn('advisor');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Privacy policy', /privacy/],
    ['Terms', /terms/],
    ['Status', /status/],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.goto(url(`/estate/${CASTELLAN_ESTATE_ID}`));
  await expect(page.getByRole('navigation', { name: 'Estate' })).toContainText('The Castellan Family');
  await expect(footer).not.toContainText('scenarios');
});

test('the rail of an estate is the same on every page of the estate, whichever remote serves it', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('advisor');
  const rail = page.getByRole('navigation', { name: 'Estate' });
  const wealth = [
    'Balance sheet',
    'Insurance',
    'Trusts',
    'Documents',
    'Estate diagram',
    'Conflicts',
    'Taxes',
    'What if',
  ];
  const years = ['Timeline', 'Milestones', 'Cash flow', 'Team'];
  const entries = ['Overview', 'Family', ...wealth, ...years, 'Reports', 'History'];
  const base = `/estate/${CASTELLAN_ESTATE_ID}`;
  for (const [path, current] of [
    ['', 'Overview'],
    ['/documents', 'Documents'],
    ['/documents/upload', 'Documents'],
    ['/reports', 'Reports'],
    ['/reports/new', 'Reports'],
  ] as const) {
    await page.goto(url(base + path));
    await expect(rail.getByRole('link')).toHaveText(entries);
    await expect(rail.locator('[aria-current]')).toHaveText(current);
    await expect(rail).toContainText('The Castellan Family');
  }
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([/Clients/, /The Castellan Family/, /Reports/, /New report/]);
  await accessible();
  await rail.getByRole('link', { name: 'Family' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Family' })).toBeVisible();
  await expect(rail.getByRole('link')).toHaveText(entries);
});

test('the search dialog goes to the pages of the menu as well', async ({ page, signIn }) => {
  await signIn('advisor');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search clients, trusts and people' }).fill('rep');
  await expect(page.getByRole('option', { name: 'Reports' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/reports'));
});

test('R172: a slide-out moves within 300 ms, is at most 948 px wide, and 1896 in full screen', async ({
  page,
  signIn,
  accessible,
}) => {
  await page.setViewportSize({ width: 2400, height: 900 });
  await signIn('advisor');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('?');
  const panel = page.getByRole('dialog', { name: 'Help and shortcuts' });
  await expect(panel).toBeVisible();
  const styles = () =>
    panel.evaluate((element) => {
      const { maxWidth, transitionDuration } = getComputedStyle(element);
      return { maxWidth, transitionDuration };
    });
  expect(await styles()).toEqual({ maxWidth: 'min(948px, 100%)', transitionDuration: '0.3s' });
  expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(948);
  await accessible();
  await panel.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(1896);
  await panel.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeLessThanOrEqual(948);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeLessThanOrEqual(390);
});

test('R173: a tooltip is at most 324 px wide, however long its words are', async ({ page, people }) => {
  const name = 'Maximiliana Featherstonehaugh-Cholmondeley';
  await enter(page, await people.join({ name }));
  const avatar = page.getByRole('button', { name: /account menu$/ });
  await avatar.hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText(name);
  await expect.poll(async () => (await tooltip.boundingBox())?.width).toBeLessThanOrEqual(324);
  await expect(tooltip).toHaveCSS('max-width', '324px');
  await page.mouse.move(300, 500);
  await expect(tooltip).toBeHidden();
  await avatar.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
