import type { Page } from '@playwright/test';
import { enter, expect, PASSWORD, test, typePassword, url } from '../fixtures/people.ts';

const INCORRECT = 'The username and/or password are incorrect. Please try again.';
const LOCKED = 'Your account is locked due to failed login attempts. Please try again in a few minutes.';
const UPDATE =
  'mutation Update($id: ID!, $attributes: AccountAttributesInput!) { updateAccount(id: $id, attributes: $attributes) { ok } }';
const SIGN_IN_LIMIT = 5;

const form = (page: Page) => page.getByRole('form', { name: 'Sign in' });

test('sign-in works by keyboard alone, and password managers know its fields', async ({ page, people }) => {
  const person = await people.join();
  await page.goto(url('/account/login'));
  const email = form(page).getByLabel('Email');
  const password = form(page).getByLabel('Password', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.keyboard.type(person.emailAddress);
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('link', { name: 'Forgot password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard$/);
});

test('R052: five wrong passwords lock an account, its right password too, until an administrator unlocks it', async ({
  page,
  people,
}) => {
  const person = await people.join();
  await page.goto(url('/account/login'));
  for (let attempt = 1; attempt <= SIGN_IN_LIMIT; attempt += 1) {
    await typePassword(page, person.emailAddress, `Wrong-Harbor-3${attempt}`);
    await expect(page.getByText(INCORRECT)).toBeVisible();
    await page.reload();
  }
  await typePassword(page, person.emailAddress);
  await expect(page.getByRole('alert')).toContainText(LOCKED);
  await people.operator.ask(UPDATE, { id: person.accountId, attributes: { locked: false } });
  await typePassword(page, person.emailAddress);
  await page.waitForURL(/\/dashboard$/);
});

test('R051: a disabled account is told so after its right password only, and comes back when reactivated', async ({
  page,
  people,
}) => {
  const person = await people.join();
  await people.operator.ask(UPDATE, { id: person.accountId, attributes: { disabled: true } });
  await page.goto(url('/account/login'));
  await typePassword(page, person.emailAddress, 'Wrong-Harbor-31');
  await expect(page.getByText(INCORRECT)).toBeVisible();
  await typePassword(page, person.emailAddress);
  await expect(page.getByText('Your account is disabled. Please contact your administrator.')).toBeVisible();
  await people.operator.ask(UPDATE, { id: person.accountId, attributes: { disabled: false } });
  await typePassword(page, person.emailAddress);
  await page.waitForURL(/\/dashboard$/);
});

test('an account without any membership is told that its access has expired', async ({ page, people, store }) => {
  const person = await people.join();
  await store.change('accounts', person.accountId, { memberships: [] });
  await page.goto(url('/account/login'));
  await typePassword(page, person.emailAddress);
  await expect(page.getByText('Your access has expired. Please contact your administrator.')).toBeVisible();
});

test('R056: a session that is ended elsewhere signs its browser out without any error shown', async ({
  page,
  people,
  browser,
}) => {
  const person = await people.join();
  const other = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0' });
  const elsewhere = await other.newPage();
  await enter(elsewhere, person);
  await enter(page, person, '/account/edit/security');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  // The API that accepted the invitation is signed in as well.
  await expect(sessions).toHaveCount(3);
  await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1);
  await sessions.filter({ hasText: 'Firefox on Linux' }).getByRole('button', { name: /^End / }).click();
  await expect(sessions).toHaveCount(2);
  await elsewhere.evaluate(() => window.dispatchEvent(new Event('focus')));
  await elsewhere.waitForURL(/\/account\/login/);
  await expect(form(elsewhere)).toBeVisible();
  await expect(elsewhere.getByRole('alert')).toHaveCount(0);
  await expect(elsewhere.getByText(/went wrong|Error/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/account\/edit\/security$/);
  await other.close();
});

test('all other sessions end at once, and the own one stays', async ({ page, people, browser }) => {
  const person = await people.join();
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await enter(elsewhere, person);
  await enter(page, person, '/account/edit/security');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(sessions).toHaveCount(1);
  await elsewhere.goto(url('/clients'));
  await elsewhere.waitForURL(/\/account\/login\?redirect=%2Fclients$/);
  await page.reload();
  await expect(sessions).toHaveCount(1);
  await other.close();
});

test('nothing secret of a sign-in is kept in the browser’s storage or its address', async ({ page, people }) => {
  const person = await people.join();
  await enter(page, person);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  const [session] = (await page.context().cookies()).filter(({ name }) => /session/.test(name));
  expect(session?.httpOnly).toBe(true);
  expect(kept).not.toContain(session?.value);
  expect(kept).not.toContain(PASSWORD);
  expect(page.url()).not.toContain(person.emailAddress);
});
