import type { Locator, Page } from '@playwright/test';
import { foundHousehold } from '../fixtures/households.ts';
import { expect, test, url } from '../fixtures/signed-in.ts';

const main = (page: Page): Locator => page.getByRole('main');
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Estate' }).getByRole('link', { name, exact: true }).click();

/** The rail is one list of links again. */
const wide = (page: Page): Promise<void> => page.setViewportSize({ width: 1440, height: 900 });

const SPENDTHRIFT = 'No interest of a beneficiary can be reached by a creditor before it is paid.';

test('notes of the library are taken for a will, changed and restored, and copied to a trust; a copy is asked for and sent', async ({
  page,
  signIn,
  accessible,
  accessibleInEveryLook,
}) => {
  test.setTimeout(120_000);
  await signIn('planner', '/my-notes-library');
  await main(page).getByRole('button', { name: 'Add a note' }).click();
  const kept = page.getByRole('form', { name: 'Add note' });
  await kept.getByLabel('About').selectOption({ label: 'Protection from creditors' });
  await kept.getByLabel(/^Note/).fill(SPENDTHRIFT);
  await accessible();
  await page.getByRole('button', { name: 'Add note', exact: true }).click();
  await expect(main(page).getByText(SPENDTHRIFT)).toBeVisible();
  await accessibleInEveryLook();
  await wide(page);

  await page.goto(url('/clients'));
  await foundHousehold(
    page,
    { firstName: 'Odette', spouseFirstName: 'Bram', lastName: 'Larkspur', state: 'MA' },
    'Family',
  );
  await rail(page, 'Documents');
  await main(page).getByRole('button', { name: 'Enter by hand' }).click();
  const will = page.getByRole('form', { name: 'Add document' });
  await will.getByLabel('Kind').selectOption({ label: 'Will' });
  await will.getByLabel('Whose').selectOption({ label: 'Odette Larkspur' });
  await will.getByLabel('Name', { exact: true }).fill('Will of Odette');
  await page.getByRole('dialog').getByRole('button', { name: 'Add document', exact: true }).click();
  await expect(will).toBeHidden();
  await expect(main(page).getByRole('navigation', { name: 'Whose documents' }).getByRole('link')).toHaveText([
    'All',
    'Odette Larkspur',
    'Bram Larkspur',
    'Joint',
  ]);
  await main(page).getByRole('link', { name: 'Will of Odette', exact: true }).click();

  // Taken from the library, put in other words, and restored.
  await main(page).getByRole('button', { name: 'From the library' }).click();
  await page.getByRole('group', { name: 'My notes' }).getByRole('checkbox', { name: SPENDTHRIFT }).check();
  await accessible();
  await page.getByRole('button', { name: 'Take 1 note' }).click();
  await main(page)
    .getByRole('button', { name: `Change: ${SPENDTHRIFT}` })
    .click();
  const note = page.getByRole('form', { name: 'Change Protection from creditors' });
  await note.getByLabel(/^What it provides/).fill('Creditors wait.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(main(page).getByText('Differs from the original')).toBeVisible();
  await accessibleInEveryLook();
  await wide(page);
  await main(page).getByRole('button', { name: 'Change: Creditors wait.' }).click();
  await page.getByRole('button', { name: 'Restore the original text' }).click();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(main(page).getByText(SPENDTHRIFT)).toBeVisible();

  // Copied to a trust of the household.
  await rail(page, 'Trusts');
  await main(page).getByRole('button', { name: 'Add trust' }).first().click();
  const trust = page.getByRole('form', { name: 'Add trust' });
  await trust.getByLabel('Name', { exact: true }).fill('Larkspur Trust');
  await trust.getByLabel('Kind').selectOption({ label: 'Insurance trust' });
  await page.getByRole('dialog').getByRole('button', { name: 'Add trust', exact: true }).click();
  await expect(trust).toBeHidden();
  await main(page).getByRole('link', { name: 'Open the notes' }).click();
  await main(page).getByRole('button', { name: 'Copy notes' }).click();
  await page.getByRole('group', { name: 'Will of Odette' }).getByRole('checkbox', { name: SPENDTHRIFT }).check();
  await page.getByRole('button', { name: 'Copy 1 note' }).click();
  await expect(main(page).getByText(SPENDTHRIFT)).toBeVisible();
  await accessibleInEveryLook();
  await wide(page);
  await main(page).getByRole('link', { name: 'The trust' }).click();
  await expect(main(page).getByRole('list', { name: 'Provision notes' })).toContainText(SPENDTHRIFT);

  await rail(page, 'Documents');
  await main(page).getByRole('button', { name: 'Ask for a copy' }).click();
  const asked = page.getByRole('form', { name: 'Ask for a copy' });
  await asked.getByLabel('A copy of').selectOption({ label: 'Will of Odette' });
  await asked.getByLabel(/^What it is for/).fill('The bank asks for it');
  await accessible();
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await expect(main(page).getByRole('list', { name: 'Requests that wait' })).toContainText('The bank asks for it');
  await accessibleInEveryLook();
  await wide(page);
  await main(page).getByRole('button', { name: 'Sent: Will of Odette' }).click();
  await expect(main(page).getByText('Nobody waits for a copy.')).toBeVisible();
});
