import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, NO_PAGE, test, url } from '../fixtures/signed-in.ts';

/** JavaScript (gzip) that a first visit may load until its content stands: a slow line has it in two seconds. */
const BUDGET_KB = 360;

/** Each area's first route, by the first thing that is its own and not the skeleton's. */
const FIRST_ROUTES = [
  ['the form of sign-in', null, '/account/login', (page: Page) => page.getByRole('button', { name: 'Sign in' })],
  ['the dashboard', 'advisor', '/dashboard', (page: Page) => page.getByRole('heading', { level: 1 })],
  ['clients', 'advisor', '/clients', (page: Page) => page.getByRole('grid', { name: 'Clients' })],
  ['documents', 'advisor', '/documents', (page: Page) => page.getByRole('heading', { level: 1 })],
  ['reports', 'advisor', '/reports', (page: Page) => page.getByRole('heading', { level: 1 })],
  [
    'settings of the organization',
    'admin',
    '/organization-settings',
    (page: Page) => page.getByRole('heading', { level: 1 }),
  ],
] as const;

async function scriptKilobytes(responses: readonly Response[]): Promise<number> {
  const scripts = responses.filter((response) => response.request().resourceType() === 'script' && response.ok());
  const sizes = await Promise.all(scripts.map(async (response) => gzipSync(await response.body()).byteLength));
  return Math.round(sizes.reduce((total, size) => total + size, 0) / 1_000);
}

for (const [what, who, path, content] of FIRST_ROUTES) {
  test(`the first visit of ${what} stays within its JavaScript`, async ({ page, signIn }) => {
    if (who) await signIn(who, NO_PAGE);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url(path), { waitUntil: 'commit' });
    await content(page).first().waitFor();
    const needed = await scriptKilobytes([...responses]);
    console.log(`${path}: ${needed} of ${BUDGET_KB} KB of JavaScript`);
    expect(needed).toBeGreaterThan(100);
    expect(needed).toBeLessThanOrEqual(BUDGET_KB);
  });
}
