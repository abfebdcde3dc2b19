import type { Page } from '@playwright/test';
import {
  backupCodesOf,
  enter,
  expect,
  NO_PAGE,
  type Person,
  test,
  turnAppOn,
  turnTextOn,
  typePassword,
  url,
} from '../fixtures/people.ts';

// Four looks of many states, each looked through for violations.
test.describe.configure({ timeout: 180_000 });

async function toSecondStep(page: Page, { emailAddress }: Person): Promise<void> {
  await page.goto(url('/account/login'));
  await typePassword(page, emailAddress);
  await expect(page.getByRole('form', { name: 'Second step of sign-in' })).toBeVisible();
}

test('the check of accessibility finds a picture without words and a pale text', async ({ page, accessible }) => {
  const broken =
    '<html lang="en"><title>Broken</title><main><img src="/x.png"><p style="color:#ccc">Pale</p></main></html>';
  await page.setContent(broken);
  await expect(accessible()).rejects.toThrow(/color-contrast: p(.|\n)*image-alt: img/);
});

test('the shape of a page stands before the first script has come, and gives way to the page', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/main.*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(url('/account/login'), { waitUntil: 'commit' });
  const shape = page.getByRole('status', { name: 'Loading page' });
  await expect(shape).toBeVisible();
  scripts.resolve();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await expect(shape).toHaveCount(0);
});

test('the screens before sign-in are readable in both schemes, on a laptop and on a phone', async ({
  page,
  accessibleInEveryLook,
}) => {
  // Every screen four times, each with its accessibility check.
  test.slow();
  const screens = [
    ['/account/login', 'Sign in'],
    ['/account/login?sso_error=unknown', 'Sign in'],
    ['/auth/forgot-password', 'Forgot password'],
    ['/auth/reset-password/any', 'Choose a new password'],
    ['/auth/guest/any/1', 'You are invited'],
    ['/invite-expired', 'This invitation has expired'],
    ['/disabled-organization', 'Your organization is disabled'],
    ['/account/address-confirmed', 'This account is yours'],
    ['/account/verify/any/any/create_client', 'This invitation cannot be used'],
  ] as const;
  for (const [path, heading] of screens) {
    await page.goto(url(path));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await accessibleInEveryLook();
  }
});

test('sign-up and the second step are readable in both schemes, on a laptop and on a phone', async ({
  page,
  people,
  accessibleInEveryLook,
}) => {
  const { organizationId, token } = await people.invite();
  await page.goto(url(`/account/verify/${organizationId}/${token}/create_member`));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await accessibleInEveryLook();
  const person = await people.join();
  await turnAppOn(person);
  await turnTextOn(person);
  await toSecondStep(page, person);
  await accessibleInEveryLook();
});

test('the account’s own pages and dialogs are readable in both schemes, on a laptop and on a phone', async ({
  page,
  people,
  accessibleInEveryLook,
}) => {
  test.slow();
  const person = await people.join();
  await enter(page, person);
  for (const [path, heading] of [
    ['/account/edit/profile', 'Profile'],
    ['/account/edit/security', 'Security'],
    ['/account/rotate-password', 'Change your password'],
    ['/account/edit/report-settings', 'Report settings'],
  ] as const) {
    await page.goto(url(path));
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await accessibleInEveryLook();
  }
  await page.goto(url('/account/edit/security'));
  await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await accessibleInEveryLook();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await accessibleInEveryLook();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await accessibleInEveryLook();
});

test('security settings with both methods on are readable in both schemes, on a laptop and on a phone', async ({
  page,
  people,
  accessibleInEveryLook,
}) => {
  const person = await people.join();
  await turnAppOn(person);
  await turnTextOn(person);
  const [backup = ''] = await backupCodesOf(person);
  await toSecondStep(page, person);
  await page.getByRole('button', { name: 'Backup code' }).click();
  await page.getByRole('form').getByRole('textbox').fill(backup);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(url('/dashboard'));
  await page.goto(url('/account/edit/security'));
  await expect(page.getByText('Asked first')).toBeVisible();
  await accessibleInEveryLook();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible();
  await accessibleInEveryLook();
});

test('in support mode neither profile nor password, second factor or sessions can be changed', async ({
  page,
  people,
  signIn,
  accessible,
}) => {
  const person = await people.join();
  await signIn('super', NO_PAGE);
  const started = await page.context().request.post(url('/frontend/v1/impersonation/start'), {
    data: {
      reason: 'A question about a report',
      user_id: person.accountId,
      redirect_to: '/account/edit/security',
      return_to: '/dashboard',
    },
  });
  expect(await started.json()).toMatchObject({ success: true });
  await page.goto(url('/account/edit/security'));
  await expect(
    page.getByText('Passwords, second factors and sessions cannot be changed in support mode.'),
  ).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await accessible();
  await page.goto(url('/account/edit/profile'));
  await expect(page.getByText('A profile cannot be changed in support mode.')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.context().request.post(url('/frontend/v1/impersonation/stop'), { data: {} });
});

test('the own name and phone number are changed, and what is wrong is told at its field', async ({ page, people }) => {
  await enter(page, await people.join(), '/account/edit/profile');
  const name = page.getByLabel('Full name');
  const phone = page.getByLabel('Phone number');
  const save = page.getByRole('button', { name: 'Save profile' });
  await expect(save).toBeDisabled();
  await name.fill('Ines');
  await phone.fill('202 555');
  await save.click();
  await expect(name).toHaveAccessibleDescription('Please add a first and last name');
  await expect(phone).toHaveAccessibleDescription('Phone number needs at least 10 digits');
  await name.fill('Ines Marlow');
  await phone.fill('2025550171');
  await save.click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Ines Marlow');
  await expect(phone).toHaveValue('(202) 555-0171');
  await expect(page.getByRole('button', { name: /Ines Marlow/ })).toBeVisible();
});
