import { enterHousehold } from '../fixtures/households.ts';
import { expect, test } from '../fixtures/signed-in.ts';

const KESTRELS = { firstName: 'Iris', spouseFirstName: 'Tom', lastName: 'Kestrel-Vane', state: 'MA' };

test('a new couple is asked, leaves, goes on, and what was answered asks to be entered', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('advisor', '/clients');
  await enterHousehold(page, KESTRELS);
  const dialog = page.getByRole('dialog', { name: /^First questions/ });
  await dialog.getByRole('radio', { name: 'Yes' }).check();
  await accessible();
  await dialog.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('dialog', { name: 'First questions: gifts and exemptions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText('1 of 4 pages are answered.')).toBeVisible();
  await expect(page.getByText(/There are children, and none is entered/)).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('dialog', { name: 'First questions: gifts and exemptions' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('dialog', { name: 'First questions: goals' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Avoid probate' }).click();
  await dialog.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('dialog', { name: 'First questions: net worth' })).toBeVisible();
  await dialog.getByRole('radio', { name: '$5M to $15M' }).check();
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('The answers are saved.')).toBeVisible();
  await expect(page.getByText(/than what they say they are worth \(\$5M to \$15M\)/)).toBeVisible();
  await page.getByRole('link', { name: 'Add them to the family' }).click();
  await expect(page.getByRole('heading', { name: 'Family', level: 1 })).toBeVisible();
});
