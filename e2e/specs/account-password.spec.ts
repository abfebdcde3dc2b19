import type { Page } from '@playwright/test';
import { linkTo, messagesTo } from '../fixtures/outbox.ts';
import {
  enter,
  expect,
  leave,
  NEW_PASSWORD,
  newAddress,
  PASSWORD,
  test,
  typePassword,
  url,
} from '../fixtures/people.ts';

const DAY_MS = 86_400_000;
const EXPIRED_LINK = 'This link has expired. Please submit a new password reset request.';
const WAIT = 'Please wait a few minutes before making this request again';
const RESET_LIMIT = 5;

async function askForLink(page: Page, emailAddress: string): Promise<void> {
  await page.goto(url('/auth/forgot-password'));
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

async function typeNewPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmation);
}

test('a forgotten password is replaced by the mailed link, which ends every session and works once', async ({
  page,
  people,
  browser,
}) => {
  const person = await people.join();
  await page.goto(url('/account/login'));
  await page.getByRole('link', { name: 'Forgot password' }).click();
  // The sign-in before it has such a field too.
  const form = page.getByRole('form', { name: 'Forgot password' });
  await form.getByLabel('Email').fill(person.emailAddress);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByText(`If there is an account for ${person.emailAddress}, a link is on its way.`),
  ).toBeVisible();

  const open = await browser.newContext();
  const elsewhere = await open.newPage();
  await enter(elsewhere, person);

  const path = await linkTo(person.emailAddress, 'reset-password');
  await page.goto(url(path));
  const field = page.getByLabel('New password', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await typeNewPassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set, and every open session has ended.')).toBeVisible();
  await elsewhere.goto(url('/dashboard'));
  await elsewhere.waitForURL(/\/account\/login/);
  await open.close();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await typePassword(page, person.emailAddress, PASSWORD);
  await expect(page.getByText('The username and/or password are incorrect. Please try again.')).toBeVisible();
  await typePassword(page, person.emailAddress, NEW_PASSWORD);
  await page.waitForURL(url('/dashboard'));

  await page.goto(url(path));
  await typeNewPassword(page, 'Copper-Meadow-63');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText(EXPIRED_LINK)).toBeVisible();
});

test('a link that has run out says so and leads to a new one', async ({ page, people, store }) => {
  const person = await people.join();
  await askForLink(page, person.emailAddress);
  const path = await linkTo(person.emailAddress, 'reset-password');
  await store.change('accounts', person.accountId, { 'passwordReset.expiresAt': new Date(Date.now() - 1_000) });
  await page.goto(url(path));
  await typeNewPassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText(EXPIRED_LINK);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.waitForURL(url('/auth/forgot-password'));
});

test('only the newest of two links works', async ({ page, people }) => {
  const person = await people.join();
  await askForLink(page, person.emailAddress);
  const first = await linkTo(person.emailAddress, 'reset-password');
  await askForLink(page, person.emailAddress);
  const second = await linkTo(person.emailAddress, 'reset-password', 2);
  expect(second).not.toBe(first);
  await page.goto(url(first));
  await typeNewPassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText(EXPIRED_LINK)).toBeVisible();
  await page.goto(url(second));
  await typeNewPassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
});

test('an unknown address gets the same answer and no mail, and asking too often has to wait', async ({ page }) => {
  const stranger = newAddress();
  for (let time = 1; time <= RESET_LIMIT; time += 1) {
    await askForLink(page, stranger);
    await expect(page.getByText(`If there is an account for ${stranger}, a link is on its way.`)).toBeVisible();
  }
  await askForLink(page, stranger);
  await expect(page.getByRole('alert')).toContainText(WAIT);
  expect(await messagesTo(stranger)).toEqual([]);
});

test('R018: an expired password has to be replaced before any other page opens', async ({ page, people, store }) => {
  const person = await people.join();
  await store.change('accounts', person.accountId, { passwordExpired: true });
  await page.goto(url('/account/login?redirect=%2Fclients'));
  await typePassword(page, person.emailAddress);
  await page.waitForURL(url('/account/rotate-password'));
  await expect(page.getByRole('heading', { name: 'Your password has expired' })).toBeVisible();
  for (const path of ['/clients', '/account/edit/profile', '/account/login']) {
    await page.goto(url(path));
    await page.waitForURL(url('/account/rotate-password'));
  }
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await typeNewPassword(page, PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Choose a password that you have not used')).toBeVisible();
  await typeNewPassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL(url('/dashboard'));
  await page.goto(url('/clients'));
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
});

test('where an organization rotates passwords, one of more than 180 days is forced to be replaced', async ({
  page,
  people,
  store,
}) => {
  const settings = { shouldEnforcePasswordRotationForOrganization: true };
  const organizationId = await store.addOrganization({ settings });
  const person = await people.join({ organizationId });
  const changed = (days: number) =>
    store.change('accounts', person.accountId, { passwordChangedAt: new Date(Date.now() - days * DAY_MS) });
  await changed(179);
  await enter(page, person);
  await page.waitForURL(url('/dashboard'));
  await leave(page);
  await changed(181);
  await enter(page, person);
  await page.waitForURL(url('/account/rotate-password'));
  await expect(page.getByRole('heading', { name: 'Your password has expired' })).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await typeNewPassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL(url('/dashboard'));
});

test('a password is changed in the security settings, which ends the other sessions', async ({
  page,
  people,
  browser,
}) => {
  const person = await people.join();
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await enter(elsewhere, person);
  await enter(page, person, '/account/edit/security');
  const current = page.getByLabel('Current password', { exact: true });
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(person.emailAddress);
  await current.fill('Wrong-Harbor-31');
  await typeNewPassword(page, NEW_PASSWORD);
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(current).toHaveAccessibleDescription('Your current password is not correct');
  await current.fill(PASSWORD);
  await change.click();
  await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible();
  await expect(current).toHaveValue('');
  await expect(page).toHaveURL(url('/account/edit/security'));
  await elsewhere.goto(url('/clients'));
  await elsewhere.waitForURL(/\/account\/login/);
  await typePassword(elsewhere, person.emailAddress, NEW_PASSWORD);
  await elsewhere.waitForURL(url('/clients'));
  await other.close();
});
