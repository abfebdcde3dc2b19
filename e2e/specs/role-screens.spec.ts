import { SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { enter, expect, NO_PAGE, test, url } from '../fixtures/people.ts';

/** What each role meets: every link leads somewhere, nothing is offered that is refused, a phone shows it whole. */
const PHONE = { width: 390, height: 844 };

test('the two actions of the dashboard lead to the choice of a client and to the form of a new one', async ({
  page,
  people,
  accessible,
}) => {
  await enter(page, await people.join());
  await page.getByRole('link', { name: 'New client' }).click();
  await expect(page.getByRole('form', { name: 'New client' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(url('/clients'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(url('/dashboard'));
  await page.getByRole('link', { name: 'Upload documents' }).click();
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('Castellan');
  await accessible();
  await page.getByRole('link', { name: 'The Castellan Family' }).click();
  await page.waitForURL(/\/estate\/[^/]+\/documents\/upload$/);
});

test('an address that nobody publishes says so, also of what is not built yet', async ({
  page,
  people,
  accessible,
}) => {
  await enter(page, await people.join({ role: 'ADMIN' }), NO_PAGE);
  for (const path of ['/documents/nowhere', '/reports/nowhere/else', '/clients/nowhere', '/planning']) {
    await page.goto(url(path));
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await accessible();
});

test('a filter that is chosen while a search is typed keeps the search, and both are lifted at once', async ({
  page,
  people,
}) => {
  await enter(page, await people.join(), '/clients');
  const search = page.getByRole('searchbox', { name: 'Name, trust or person' });
  await expect(search).toBeVisible();
  await page.clock.install();
  await search.fill('nobody of this name');
  await page.getByLabel('State', { exact: true }).selectOption('MA');
  await page.waitForURL(/state=MA/);
  await page.clock.runFor(1_000);
  await page.waitForURL(/\?(?=.*state=MA)(?=.*search=nobody)/);
  await expect(page.getByText('No client matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL(url('/clients'));
  await expect(search).toHaveValue('');
});

test('a collaborator without an estate is offered nothing that is refused', async ({ page, people }) => {
  await enter(page, await people.join({ role: 'EXTERNAL_COLLABORATOR' }), '/dashboard');
  await expect(page.getByText('Estates that are shared with you show here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New client' })).toHaveCount(0);
  await page.goto(url('/notifications'));
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('on a phone the avatar stands at the right for whoever has no search', async ({ page, people }) => {
  await page.setViewportSize(PHONE);
  await enter(page, await people.join({ role: 'ATTORNEY' }));
  const avatar = page.getByRole('banner').getByRole('button', { name: /account menu/ });
  const rightEdge = async (): Promise<number> => {
    const box = await avatar.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(rightEdge).toBeGreaterThan(PHONE.width - 24);
});

test('on a phone the tab of the place shown is in view', async ({ page, people }) => {
  await page.setViewportSize(PHONE);
  await enter(
    page,
    await people.join({ role: 'ADMIN' }),
    `/organizations/${SAMPLE_ORGANIZATIONS.northmere.id}/audit-logs`,
  );
  await expect(page.getByRole('link', { name: 'Audit logs', exact: true })).toBeInViewport({ ratio: 1 });
});

test('the folded support banner leaves the account menu free', async ({ page, people }) => {
  const person = await people.join();
  const support = await people.join({ role: 'ADMIN' });
  await enter(page, support, NO_PAGE);
  const started = await page.context().request.post(url('/frontend/v1/impersonation/start'), {
    data: {
      reason: 'A question about a report',
      user_id: person.accountId,
      redirect_to: '/dashboard',
      return_to: '/dashboard',
    },
  });
  expect(await started.json()).toMatchObject({ success: true });
  await page.goto(url('/dashboard'));
  const avatar = page.getByRole('banner').getByRole('button', { name: /account menu/ });
  await expect(page.getByRole('heading', { name: 'Where your households stand' })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(avatar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  // The bar at rest: whoever clicks it on its way down scrolls the page for it.
  await expect(avatar).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await avatar.click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Its place is kept: a page that moves by the banner's height puts "Stop" under the pointer.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(page.getByText('You act as')).toBeHidden();
  const folded = await height();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByText('You act as')).toBeVisible();
  expect(await height()).toBe(folded);
});
