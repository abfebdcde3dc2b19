import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/signed-in.ts';

async function foundHousehold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New client' }).first().click();
  const client = page.getByRole('form', { name: 'New client' });
  await client.getByLabel('First name', { exact: true }).fill('Maud');
  await client.getByLabel('Last name', { exact: true }).fill('Penhallow');
  await client.getByLabel('State of residence').selectOption('MA');
  await client.getByLabel('First name of the spouse').fill('Gil');
  await client.getByLabel('Last name of the spouse').fill('Penhallow');
  await page.getByRole('button', { name: 'Add client' }).click();
  await page.getByRole('navigation', { name: 'Estate' }).getByRole('link', { name: 'Balance sheet' }).click();
}

async function openForm(page: Page, what: 'Add holding' | 'Add debt'): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: what }).click();
  return page.getByRole('form', { name: what });
}
async function save(page: Page, form: Locator, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await expect(form).toBeHidden();
}
// By its button: another row may name it too, as a mortgage does its house.
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Change ${name}`, exact: true }) });
const netWorth = (page: Page) => page.getByRole('row', { name: /^Net worth/ });

test('a house with its mortgage and an account with beneficiaries are entered, corrected, taken off and taken back', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('advisor', '/clients');
  await foundHousehold(page);

  const house = await openForm(page, 'Add holding');
  await house.getByLabel('Name').fill('Elm Street');
  await house.getByRole('button', { name: 'Real estate' }).click();
  await house.getByLabel('Kind of property').selectOption({ label: 'Primary residence' });
  await house.getByLabel('Value', { exact: true }).fill('1.2M');
  await accessible();
  await save(page, house, 'Add holding');
  await expect(row(page, 'Elm Street')).toContainText('1,200,000');

  const mortgage = await openForm(page, 'Add debt');
  await mortgage.getByLabel('Name').fill('Birch Bank');
  await mortgage.getByRole('button', { name: /^Mortgage/ }).click();
  await mortgage.getByLabel('Owed', { exact: true }).fill('350k');
  await mortgage.getByLabel('Secured by').selectOption({ label: 'Elm Street' });
  await mortgage.getByText('Terms').click();
  await mortgage.getByLabel('Interest a year').fill('3.25');
  await accessible();
  await save(page, mortgage, 'Add debt');
  await expect(row(page, 'Birch Bank')).toContainText('350,000');
  await expect(netWorth(page)).toContainText('$850,000');

  const account = await openForm(page, 'Add holding');
  await account.getByLabel('Name').fill('Harbor account');
  await account.getByRole('button', { name: /^Retirement/ }).click();
  await account.getByLabel('Value', { exact: true }).fill('500000.55');
  await account.getByRole('button', { name: 'Add beneficiary' }).click();
  await account.getByLabel('Who', { exact: true }).selectOption({ label: 'Gil Penhallow' });
  await save(page, account, 'Add holding');
  await expect(row(page, 'Harbor account')).toContainText('To Gil');

  await page.getByRole('button', { name: 'Change Elm Street' }).click();
  const change = page.getByRole('form', { name: 'Change Elm Street' });
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(change.getByText(/named in Birch Bank/)).toBeVisible();
  await change.getByLabel('Value', { exact: true }).fill('1.3M');
  await save(page, change, 'Save holding');
  await expect(row(page, 'Elm Street')).toContainText('1,300,000');

  await page.getByRole('button', { name: 'Change Birch Bank' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, 'Birch Bank')).toBeHidden();
  await expect(netWorth(page)).toContainText('$1,800,001');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row(page, 'Birch Bank')).toContainText('350,000');
  await expect(netWorth(page)).toContainText('$1,450,001');

  await page.getByRole('navigation', { name: 'Estate' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('main').getByText('$1.45M').first()).toBeVisible();
});
