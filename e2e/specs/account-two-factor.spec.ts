import type { Page } from '@playwright/test';
import { appCode } from '../fixtures/authenticator.ts';
import { codeTo } from '../fixtures/outbox.ts';
import {
  backupCodesOf,
  enter,
  expect,
  leave,
  NO_PAGE,
  newPhone,
  PASSWORD,
  test,
  turnAppOn,
  typePassword,
  url,
} from '../fixtures/people.ts';
import {
  goOn,
  ON_ITS_WAY,
  other,
  press,
  secondStep,
  setUp,
  toSecondStep,
  typeCode,
  WRONG_CODE,
} from '../fixtures/second-step.ts';

// Set up, signed in with and turned off, with pauses for what the browser checks in between.
test.describe.configure({ timeout: 120_000 });

test('R076 R077 R078 R080 R081 R116 R117: the authenticator app is set up step by step, asked for, and turned off', async ({
  page,
  people,
}) => {
  const person = await people.join();
  await enter(page, person, '/account/edit/security');
  const dialog = page.getByRole('dialog');
  await setUp(page).click();
  await expect(dialog).toContainText('Protect your account with two-factor sign-in');
  await press(page, 'Skip for now');
  await expect(dialog).toBeHidden();

  await setUp(page).click();
  await press(page, 'Continue');
  await expect(dialog).toContainText('Choose a method');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await press(page, 'Cancel');
  await expect(dialog).toBeHidden();

  await setUp(page).click();
  await press(page, 'Continue');
  await dialog.getByLabel('Authenticator app').check();
  await press(page, 'Continue');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' }).locator('path')).toBeAttached();
  await press(page, 'Continue');
  await press(page, 'Back');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await press(page, 'Back');
  await expect(dialog.getByLabel('Authenticator app')).toBeChecked();
  await press(page, 'Continue');
  const secret = ((await dialog.getByText(/^Key: /).textContent()) ?? '').replace('Key: ', '');
  await press(page, 'Continue');
  const code = dialog.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('12345');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  const right = appCode(secret);
  await code.fill(other(right));
  await press(page, 'Continue');
  await expect(code).toHaveAccessibleDescription(WRONG_CODE);
  await code.fill(right);
  await press(page, 'Continue');
  await expect(dialog.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')).not.toHaveCount(0);
  await press(page, 'I have kept them');
  await expect(page.getByRole('button', { name: 'Turn off Authenticator app' })).toBeVisible();

  await leave(page);
  await typePassword(page, person.emailAddress);
  await expect(secondStep(page).getByRole('textbox')).toBeFocused();
  await expect(goOn(page)).toBeDisabled();
  // The step is still there after a reload.
  await page.reload();
  await typeCode(page, appCode(secret, 1));
  await page.waitForURL(url('/dashboard'));

  await page.goto(url('/account/edit/security'));
  await page.getByRole('button', { name: 'Turn off Authenticator app' }).click();
  const password = dialog.getByLabel('Current password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('Wrong-Harbor-31');
  await press(page, 'Turn off');
  await expect(password).toHaveAccessibleDescription('Your current password is not correct');
  await password.fill(PASSWORD);
  await press(page, 'Turn off');
  await expect(setUp(page)).toBeVisible();
  await leave(page);
  await enter(page, person);
});

test('R079 R114 R115: text messages are set up by number and code, and the code of a sign-in is sent at once', async ({
  page,
  people,
}) => {
  const person = await people.join();
  await enter(page, person, '/account/edit/security');
  await setUp(page).click();
  await press(page, 'Continue');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text message').check();
  await press(page, 'Continue');
  const number = dialog.getByLabel('Mobile number');
  await expect(number).toBeFocused();
  await press(page, 'Continue');
  await expect(dialog.getByText('Phone number is required')).toBeVisible();
  await number.fill('202 555');
  await press(page, 'Continue');
  await expect(dialog.getByText('Phone number needs at least 10 digits')).toBeVisible();
  const phone = newPhone();
  await number.fill(`44 ${phone}`);
  await press(page, 'Continue');
  const to = `+44${phone}`;
  const code = dialog.getByLabel('Code from the text message');
  await expect(code).toBeFocused();
  await press(page, 'Back');
  await expect.poll(async () => (await number.inputValue()).replace(/\D/g, '')).toBe(`44${phone}`);
  await press(page, 'Back');
  await expect(dialog.getByLabel('Text message')).toBeChecked();
  await press(page, 'Continue');
  await press(page, 'Continue');
  await expect(dialog.getByText('1 more code can be sent.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Send another code in 0:/ })).toBeDisabled();
  const sent = await codeTo(to, 2);
  // As people paste it.
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await expect(code).toHaveValue(sent);
  await press(page, 'Continue');
  await press(page, 'I have kept them');
  await expect(page.getByText(/^To \+44 \(202\) /)).toBeVisible();

  await leave(page);
  await typePassword(page, person.emailAddress);
  await expect(secondStep(page)).toContainText(`to the number ending in ${phone.slice(-4)}`);
  await expect(page.getByRole('alert')).toContainText(ON_ITS_WAY);
  const signInCode = await codeTo(to, 3);
  await typeCode(page, other(signInCode));
  await expect(secondStep(page).getByRole('textbox')).toHaveAccessibleDescription(WRONG_CODE);
  await typeCode(page, signInCode);
  await page.waitForURL(url('/dashboard'));
});

/** What the server says when the last password was given a while ago, until it was given again. */
async function growOld(page: Page): Promise<void> {
  let confirmed = false;
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    const response = await route.fetch();
    if (asked.includes('"operationName":"ConfirmIdentity"') && response.ok())
      confirmed = !(await response.text()).includes('"errors"');
    if (!asked.includes('TwoFactorSettings') || confirmed) return route.fulfill({ response });
    const body = (await response.text()).replace('"mustConfirmIdentity":false', '"mustConfirmIdentity":true');
    await route.fulfill({ response, body });
  });
}

test('a while after signing in, the password is asked for before a second factor is changed', async ({
  page,
  people,
}) => {
  const person = await people.join();
  await enter(page, person, NO_PAGE);
  await growOld(page);
  await page.goto(url('/account/edit/security'));
  const dialog = page.getByRole('dialog');
  await setUp(page).click();
  await expect(dialog).toContainText('Confirm that it is you');
  const password = dialog.getByLabel('Current password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('Wrong-Harbor-31');
  await press(page, 'Confirm');
  await expect(password).toHaveAccessibleDescription('Your current password is not correct');
  await password.fill(PASSWORD);
  await press(page, 'Confirm');
  await expect(dialog).toContainText('Protect your account with two-factor sign-in');
  await press(page, 'Continue');
  await press(page, 'Continue');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' }).locator('path')).toBeAttached();
});

test('without a password a code turns the second factor off', async ({ page, people, store }) => {
  const person = await people.join();
  const secret = await turnAppOn(person);
  await toSecondStep(page, person);
  await typeCode(page, appCode(secret, 1));
  await page.waitForURL(url('/dashboard'));
  const [backup = ''] = await backupCodesOf(person);
  await store.change('accounts', person.accountId, { passwordHash: null });
  await page.goto(url('/account/edit/security'));
  await page.getByRole('button', { name: 'Turn off Authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Current password')).toHaveCount(0);
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Backup code' }).click();
  await dialog.getByLabel('Backup code', { exact: true }).fill(backup);
  await press(page, 'Turn off');
  await expect(setUp(page)).toBeVisible();
});

test('where the organization enforces two-factor, setting it up opens the rest of the application', async ({
  page,
  people,
  store,
}) => {
  const organizationId = await store.addOrganization({ settings: { shouldEnforceMfaForOrganization: true } });
  const person = await people.join({ organizationId });
  await enter(page, person);
  await page.waitForURL(url('/account/edit/security'));
  await press(page, 'Continue');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text message').check();
  await press(page, 'Continue');
  const phone = newPhone();
  await dialog.getByLabel('Mobile number').fill(phone);
  await press(page, 'Continue');
  await dialog.getByLabel('Code from the text message').fill(await codeTo(`+1${phone}`));
  await press(page, 'Continue');
  await press(page, 'I have kept them');
  await expect(page.getByText('Your organization asks for two-factor sign-in.')).toHaveCount(0);
  await page.goto(url('/clients'));
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
});

test('sign-in with a second factor and its set-up work by keyboard alone', async ({ page, people }) => {
  const person = await people.join();
  const { keyboard } = page;
  const email = page.getByRole('form', { name: 'Sign in' }).getByLabel('Email');
  await page.goto(url('/account/login'));
  await expect(email).toBeFocused();
  await keyboard.type(person.emailAddress);
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await page.waitForURL(url('/dashboard'));
  await page.goto(url('/account/edit/security'));
  await setUp(page).focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const title = (text: string) => expect(dialog.getByRole('heading', { name: text })).toBeVisible();
  await title('Protect your account with two-factor sign-in');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(setUp(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused();
  await keyboard.press('Enter');
  await title('Choose a method');
  await expect(dialog.getByLabel('Authenticator app')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(dialog.getByLabel('Text message')).toBeChecked();
  await keyboard.press('Enter');
  await title('Enter your mobile number');
  const phone = newPhone();
  await keyboard.type(phone);
  await keyboard.press('Enter');
  await title('Enter the code');
  await keyboard.type(await codeTo(`+1${phone}`));
  await keyboard.press('Enter');
  await title('Your backup codes');
  await expect(dialog.getByRole('button', { name: 'I have kept them' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Turn off Text message' })).toBeVisible();

  await leave(page);
  await expect(email).toBeFocused();
  await keyboard.type(person.emailAddress);
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(secondStep(page).getByRole('textbox')).toBeFocused();
  await keyboard.type(await codeTo(`+1${phone}`, 2));
  await keyboard.press('Enter');
  await page.waitForURL(url('/dashboard'));
});
