import type { Locator, Page } from '@playwright/test';
import { coupleByGraph } from '../fixtures/households.ts';
import { expect, test, url } from '../fixtures/signed-in.ts';

const main = (page: Page): Locator => page.getByRole('main');

async function keep(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Keep this what-if' }).click();
  await page.getByLabel('Name of the what-if').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save what-if' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(main(page).getByRole('button', { name, exact: true })).toBeVisible();
}

test('who dies first and where they live are tried out, kept under a name, and stand side by side with the plan', async ({
  page,
  signIn,
  accessibleInEveryLook,
}) => {
  await signIn('advisor', '/clients');
  const couple = { firstName: 'Hazel', spouseFirstName: 'Rufus', lastName: 'Winslow', state: 'MA' };
  const id = await coupleByGraph(page, couple, {
    children: ['June', 'Theo'],
    cash: 600_000_000,
    spouseCash: 100_000_000,
  });
  await page.goto(url(`/estate/${id}/what-if`));
  await expect(main(page).getByText(/^As planned, .* reaches the family/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Keep this what-if' })).toBeDisabled();

  await main(page).getByRole('button', { name: 'Rufus Winslow' }).click();
  await expect(page).toHaveURL(/first=/);
  await expect(main(page).getByRole('button', { name: 'Rufus Winslow' })).toHaveAttribute('aria-pressed', 'true');
  await keep(page, 'Rufus first');
  await main(page).getByRole('button', { name: 'As planned' }).click();
  await main(page).getByLabel('State of residence').selectOption({ label: 'Florida' });
  await expect(page).toHaveURL(/state=FL/);
  await keep(page, 'Move to Florida');

  await main(page).getByRole('link', { name: 'Compare side by side' }).click();
  await main(page).getByLabel('On the right').selectOption({ label: 'Move to Florida' });
  const taxes = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Taxes at the second death' }) });
  // No state taxes in Florida: the whole tax of Massachusetts is the difference.
  await expect(taxes.getByRole('row', { name: /Massachusetts estate tax/ })).toContainText('−$');
  await accessibleInEveryLook();
  await page.reload();
  await expect(main(page).getByText('The plan as it is, beside Move to Florida.')).toBeVisible();
});
