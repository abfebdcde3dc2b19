import { randomUUID } from 'node:crypto';
import type { MembershipRole } from '@platform/contracts';
import { enter, expect, NO_PAGE, test, turnTextOn, typePassword, url } from '../fixtures/people.ts';

test('R004: a signed-out visitor of a page behind sign-in comes back to it after signing in', async ({
  page,
  people,
}) => {
  const person = await people.join();
  await page.goto(url('/clients?page=1'));
  await page.waitForURL(/\/account\/login\?redirect=%2Fclients%3Fpage%3D1$/);
  await typePassword(page, person.emailAddress);
  await page.waitForURL(/\/clients\?page=1$/);
});

test('R153: signing out without a network shows no error and leads to sign-in', async ({ page, people }) => {
  await enter(page, await people.join(), '/account/edit/profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SignOut') ? route.abort('internetdisconnected') : route.continue(),
  );
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(url('/account/logout'));
  await expect(page.getByText(/went wrong/i)).toHaveCount(0);
  await expect(page).not.toHaveURL(/logout/);
  expect(failures).toEqual([]);
});

test('R006: who is signed in already is led from the sign-in pages to /', async ({ page, people }) => {
  await enter(page, await people.join(), NO_PAGE);
  for (const path of ['/account/login', '/auth/forgot-password']) {
    await page.goto(url(path));
    await page.waitForURL(url('/dashboard'));
  }
});

test('R007: the operator’s pages lead everybody else to /', async ({ page, people }) => {
  await enter(page, await people.join({ role: 'ADMIN' }), '/internal/organizations/new');
  await page.waitForURL(url('/dashboard'));
});

test('R019: where the organization enforces two-factor, every page leads to the security settings until it is set up', async ({
  page,
  people,
  store,
}) => {
  const organizationId = await store.addOrganization({ settings: { shouldEnforceMfaForOrganization: true } });
  const person = await people.join({ organizationId });
  await enter(page, person);
  await page.waitForURL(url('/account/edit/security'));
  await expect(page.getByRole('dialog')).toContainText('Protect your account with two-factor sign-in');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByText('Your organization asks for two-factor sign-in.')).toBeVisible();
  await page.goto(url('/clients'));
  await page.waitForURL(url('/account/edit/security'));
  await turnTextOn(person);
  // Turning a method on ends the other sessions, this browser's among them.
  await page.goto(url('/account/logout'));
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});

const STOPPED: readonly MembershipRole[] = ['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN'];
for (const role of STOPPED) {
  test(`R020: ${role} of a disabled organization sees that it is disabled, and may sign out`, async ({
    page,
    people,
    store,
  }) => {
    const organizationId = await store.addOrganization();
    const person = await people.join({ organizationId, role });
    await store.change('organizations', organizationId, { disabledAt: new Date() });
    await page.goto(url('/account/login'));
    await typePassword(page, person.emailAddress);
    await page.waitForURL(url('/disabled-organization'));
    await expect(page.getByRole('heading', { name: 'Your organization is disabled' })).toBeVisible();
    await page.goto(url('/clients'));
    await page.waitForURL(url('/disabled-organization'));
    await page.getByRole('link', { name: 'Sign out' }).click();
    await page.waitForURL(url('/account/login'));
  });
}

test('R021: a client of a disabled organization is not led away', async ({ page, people, store }) => {
  const organizationId = await store.addOrganization();
  const person = await people.join({ organizationId });
  await store.change('accounts', person.accountId, {
    memberships: [
      {
        _id: randomUUID(),
        organizationId,
        role: 'CLIENT',
        isEstateSpecialist: false,
        estateIds: [],
        joinedAt: new Date(),
      },
    ],
    activeRole: null,
    activeMembershipId: null,
  });
  await store.change('organizations', organizationId, { disabledAt: new Date() });
  await page.goto(url('/account/login'));
  await typePassword(page, person.emailAddress);
  await page.waitForURL(url('/'));
  await expect(page.getByText('Your organization is disabled')).toHaveCount(0);
});

test('R022: a page that an account may not open says "Access Denied" and "You do not have access"', async ({
  page,
  people,
}) => {
  await enter(page, await people.join({ role: 'ADVISOR' }), '/organization-settings');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('You do not have access')).toBeVisible();
});
