import { readFile } from 'node:fs/promises';
import { codeTo } from '../fixtures/outbox.ts';
import {
  backupCodesOf,
  enter,
  expect,
  leave,
  test,
  turnAppOn,
  turnTextOn,
  typePassword,
  url,
} from '../fixtures/people.ts';
import { press, secondStep, setUp, toSecondStep, typeCode, WRONG_CODE } from '../fixtures/second-step.ts';

// Set up, signed in with and turned off, with pauses for what the browser checks in between.
test.describe.configure({ timeout: 120_000 });

const UPDATE =
  'mutation Update($id: ID!, $attributes: AccountAttributesInput!) { updateAccount(id: $id, attributes: $attributes) { ok } }';

test('another code waits half a minute, says how many are left, and the newest one works', async ({ page, people }) => {
  const person = await people.join();
  const to = await turnTextOn(person);
  await page.clock.install();
  await toSecondStep(page, person);
  const waiting = page.getByRole('button', { name: /^Send another code in 0:/ });
  await expect(waiting).toBeDisabled();
  await expect(page.getByText('1 more code can be sent.')).toBeVisible();
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Send another code', exact: true }).click();
  await expect(page.getByText('No more codes can be sent for now.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send another code in \d+:/ })).toBeDisabled();
  await expect(secondStep(page).getByRole('textbox')).toBeFocused();
  await typeCode(page, await codeTo(to, 3));
  await page.waitForURL(url('/dashboard'));
});

test('with both methods on, the one chosen on screen is asked for first, and the other stays at hand', async ({
  page,
  people,
}) => {
  const person = await people.join();
  await turnAppOn(person);
  const to = await turnTextOn(person);
  const [backup = ''] = await backupCodesOf(person);
  await toSecondStep(page, person);
  await expect(secondStep(page).getByRole('button', { name: 'App' })).toHaveAttribute('aria-pressed', 'true');
  await secondStep(page).getByRole('button', { name: 'Backup code' }).click();
  await typeCode(page, backup);
  await page.waitForURL(url('/dashboard'));

  await page.goto(url('/account/edit/security'));
  const methods = page.getByRole('list', { name: 'Two-factor methods' }).getByRole('listitem');
  await expect(methods.filter({ hasText: 'Authenticator app' })).toContainText('Asked first');
  await page.getByRole('button', { name: 'Ask first: Text message' }).click();
  await expect(methods.filter({ hasText: 'Text message' })).toContainText('Asked first');
  await expect(page.getByRole('button', { name: 'Ask first: Authenticator app' })).toBeVisible();

  await leave(page);
  await typePassword(page, person.emailAddress);
  await expect(secondStep(page).getByRole('button', { name: 'Text' })).toHaveAttribute('aria-pressed', 'true');
  await typeCode(page, await codeTo(to, 2));
  await page.waitForURL(url('/dashboard'));
});

test('backup codes are shown once, can be copied, downloaded and printed, and each signs in once', async ({
  page,
  people,
}) => {
  const person = await people.join();
  await turnAppOn(person);
  const [first = ''] = await backupCodesOf(person);
  await toSecondStep(page, person);
  await secondStep(page).getByRole('button', { name: 'Backup code' }).click();
  await typeCode(page, first);
  await page.waitForURL(url('/dashboard'));

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url('/account/edit/security'));
  await expect(page.getByText('9 left')).toBeVisible();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await press(page, 'Cancel');
  await expect(page.getByText('9 left')).toBeVisible();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await press(page, 'Make new codes');
  const shown = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();

  await press(page, 'Copy');
  await expect(page.getByText('Backup codes copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const downloading = page.waitForEvent('download');
  await press(page, 'Download');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('backup-codes.txt');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(person.emailAddress);
  for (const code of codes) expect(file).toContain(code);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await press(page, 'Print');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(shown.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have kept them' })).toBeHidden();
  await expect(page.getByText(/^How e2e-/)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await press(page, 'I have kept them');
  await expect(page.getByText('10 left')).toBeVisible();
  await page.reload();
  await expect(page.getByText(codes[0] ?? '', { exact: true })).toHaveCount(0);

  for (const code of [first, codes[0] ?? '']) {
    await leave(page);
    await typePassword(page, person.emailAddress);
    await secondStep(page).getByRole('button', { name: 'Backup code' }).click();
    await typeCode(page, code);
    if (code === first) await expect(page.getByText(WRONG_CODE)).toBeVisible();
  }
  await page.waitForURL(url('/dashboard'));
});

test('R053: an administrator resets a second factor, which ends the sessions and asks for the password alone', async ({
  page,
  people,
}) => {
  const person = await people.join();
  await turnAppOn(person);
  await toSecondStep(page, person);
  await people.operator.ask(UPDATE, { id: person.accountId, attributes: { resetTwoFactor: true } });
  await page.reload();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await enter(page, person, '/account/edit/security');
  await expect(setUp(page)).toBeVisible();
});

test('a second step that is given up leads back to sign-in, and too many wrong codes have to wait', async ({
  page,
  people,
}) => {
  const person = await people.join();
  await turnAppOn(person);
  await toSecondStep(page, person);
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await typePassword(page, person.emailAddress);
  const field = secondStep(page).getByRole('textbox');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answered = page.waitForResponse(/\/graphql/);
    await typeCode(page, `00000${attempt}`);
    await answered;
    await expect(field).toHaveAccessibleDescription(WRONG_CODE);
  }
  await typeCode(page, '000006');
  await expect(field).toHaveAccessibleDescription('Please wait a few minutes before making this request again');
  // The sign-in that waited has ended: another try begins at the password.
  await typeCode(page, '000007');
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});
