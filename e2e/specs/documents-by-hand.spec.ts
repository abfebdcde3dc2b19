import type { Locator, Page } from '@playwright/test';
import { foundHousehold } from '../fixtures/households.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const main = (page: Page): Locator => page.getByRole('main');
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Estate' }).getByRole('link', { name, exact: true }).click();
const entry = (form: Locator, name: string): Locator => form.getByRole('group', { name });

async function save(page: Page, form: Locator, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await expect(form).toBeHidden();
}
/** A form of a new document, of which kind, whose and name are filled. */
async function newDocument(page: Page, kind: string, whose: string, name: string, signed: string): Promise<Locator> {
  await main(page).getByRole('button', { name: 'Enter by hand' }).click();
  const form = page.getByRole('form', { name: 'Add document' });
  await form.getByLabel('Kind').selectOption({ label: kind });
  await form.getByLabel('Whose').selectOption({ label: whose });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel(/^Signed/).fill(signed);
  return form;
}
async function receives(form: Locator, group: string, who: string): Promise<void> {
  await entry(form, group).getByLabel('Receives').selectOption({ label: who });
}
const openDocument = async (page: Page, name: string): Promise<void> => {
  await main(page).getByRole('link', { name, exact: true }).click();
  await expect(main(page).getByRole('heading', { name, level: 1 })).toBeVisible();
};

test('a couple’s wills are entered by hand: the later one counts, with the codicil that changes it', async ({
  page,
  signIn,
  accessible,
  accessibleInEveryLook,
}) => {
  await signIn('advisor', '/clients');
  const couple = { firstName: 'Maude', spouseFirstName: 'Silas', lastName: 'Thornbury', state: 'MA' };
  await foundHousehold(page, couple, 'Family');

  // From the page of a person, whose document it is already.
  await page.getByRole('button', { name: 'Maude Thornbury' }).first().click();
  await page.getByRole('link', { name: 'Enter a document' }).click();
  const power = page.getByRole('form', { name: 'Add document' });
  await expect(power.getByLabel('Whose')).toHaveValue(/.+/);
  await power.getByLabel('Kind').selectOption({ label: 'Power of attorney' });
  await power.getByLabel('Name', { exact: true }).fill('Power of Maude');
  await power.getByRole('button', { name: 'Add office' }).click();
  await entry(power, 'Office 1').getByLabel(/^Who/).selectOption({ label: 'Silas Thornbury' });
  await entry(power, 'Office 1').getByLabel(/^Note/).fill('while he lives in Boston');
  await accessible();
  await save(page, power, 'Add document');

  const old = await newDocument(page, 'Will', 'Maude Thornbury', 'Will of 2012', '2012-03-04');
  await save(page, old, 'Add document');
  const will = await newDocument(page, 'Will', 'Maude Thornbury', 'Will of 2021', '2021-03-04');
  await will.getByRole('button', { name: 'Add receiver' }).click();
  await receives(will, 'Receiver 1', 'Silas Thornbury');
  await will.getByRole('button', { name: 'Add substitute' }).click();
  await receives(will, 'Substitute 1', 'The children');
  await entry(will, 'Substitute 1')
    .getByLabel(/^If one of them/)
    .selectOption({ label: 'Per stirpes' });
  await will.getByRole('button', { name: 'Add office' }).click();
  await entry(will, 'Office 1').getByLabel('Name of somebody else').fill('Harbor Law');
  await save(page, will, 'Add document');
  const codicil = await newDocument(page, 'Codicil', 'Maude Thornbury', 'First codicil', '2022-03-04');
  await codicil.getByLabel('Will that it changes').selectOption({ label: 'Will of 2021' });
  await codicil.getByRole('button', { name: 'Add gift' }).click();
  const gift = entry(codicil, 'Gift 1');
  await gift.getByLabel('Gives').selectOption({ label: 'An amount of money' });
  await gift.getByLabel(/^Amount/).fill('25,000');
  await receives(codicil, 'Gift 1', 'The brothers and sisters');
  await save(page, codicil, 'Add document');
  const row = main(page).getByRole('row', { name: /Will of 2021/ });
  await expect(row.getByText('Not Yet Reviewed')).toBeVisible();
  await expect(row.getByRole('link', { name: /Upload File Now/ })).toBeVisible();

  await openDocument(page, 'Will of 2012');
  // Of its state, and beside the text that counts.
  await expect(main(page).getByText('Replaced')).toHaveCount(2);
  await expect(main(page).getByText('It names no executor: a court has to appoint somebody.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Will of 2021' }).click();
  await expect(main(page).getByText('In force')).toBeVisible();
  await expect(main(page).getByText('What is left to Silas Thornbury')).toBeVisible();
  await expect(main(page).getByText('In case of death to the children, per stirpes')).toBeVisible();
  await accessibleInEveryLook();
  await page.setViewportSize({ width: 1440, height: 900 });
  await main(page).getByRole('link', { name: 'First codicil' }).click();
  await expect(main(page).getByText('$25,000.00 to the brothers and sisters')).toBeVisible();

  // Taken off, and back.
  await main(page).getByRole('button', { name: 'Change First codicil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(main(page).getByRole('row', { name: /Will of 2021/ })).toBeVisible();
  await expect(main(page).getByRole('row', { name: /First codicil/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByRole('row', { name: /First codicil/ })).toBeVisible();

  // Who acts, on the page of the estate.
  await rail(page, 'Overview');
  await expect(main(page).getByText('Harbor Law')).toBeVisible();
});
