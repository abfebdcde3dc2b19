import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { foundHousehold } from '../fixtures/households.ts';
import { expect, test } from '../fixtures/signed-in.ts';

async function openForm(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add person' }).first().click();
  const form = page.getByRole('form', { name: 'Add person' });
  await form.getByLabel('First name').fill(name);
  await form.getByLabel('Last name').fill('Ashdown');
  return form;
}

async function relate(form: Locator, at: number, role: string, other: string): Promise<void> {
  const entry = form.getByRole('group', { name: `Relationship ${at}` });
  await entry.getByLabel('What').selectOption({ label: role });
  await entry.getByLabel('Of whom').selectOption({ label: other });
}

async function add(page: Page, form: Locator): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Add person' }).click();
  await expect(form).toBeHidden();
}

const card = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('a family of two marriages is entered, corrected, and nothing of it is lost in another tab', async ({
  page,
  context,
  signIn,
  accessible,
}) => {
  test.slow();
  await signIn('advisor', '/clients');
  await foundHousehold(page, { firstName: 'Nell', spouseFirstName: 'Tom', lastName: 'Ashdown', state: 'OR' }, 'Family');
  await expect(page.getByRole('heading', { level: 1, name: 'Family' })).toBeVisible();

  const iris = await openForm(page, 'Iris');
  await expect(iris.getByRole('checkbox', { name: /Also child of Tom Ashdown/ })).toBeChecked();
  await accessible();
  await add(page, iris);

  const max = await openForm(page, 'Max');
  await relate(max, 1, 'Adopted child of', 'Nell Ashdown');
  await expect(max.getByRole('checkbox', { name: /Also adopted child of Tom/ })).toBeChecked();
  await add(page, max);

  const sam = await openForm(page, 'Sam');
  await relate(sam, 1, 'Stepchild of', 'Nell Ashdown');
  await expect(sam.getByRole('checkbox', { name: /Also child of Tom/ })).toBeChecked();
  await add(page, sam);

  const ruth = await openForm(page, 'Ruth');
  await relate(ruth, 1, 'Former spouse of', 'Tom Ashdown');
  await ruth.getByRole('button', { name: 'Add relationship' }).click();
  await relate(ruth, 2, 'Parent of', 'Sam Ashdown');
  await add(page, ruth);

  const lola = await openForm(page, 'Lola');
  await relate(lola, 1, 'Child of', 'Iris Ashdown');
  await add(page, lola);
  await expect(page.getByText('Grandchild, child of Iris Ashdown')).toBeVisible();
  await accessible();

  // A card is dragged to a place of its own, which stays, until everything is tidied up.
  await page.getByRole('button', { name: 'Arrange cards' }).click();
  await card(page, 'Lola Ashdown').hover();
  await page.mouse.down();
  await page.getByRole('region', { name: 'Family tree' }).hover({ position: { x: 700, y: 330 } });
  await page.mouse.up();
  await expect(page.getByText('Lola Ashdown has a new place.')).toBeVisible();
  await accessible();
  await page.reload();
  await page.getByRole('button', { name: 'Tidy up' }).click();
  await expect(page.getByText('1 card is back in the family’s own order.')).toBeVisible();

  // The tree as a picture: a real PNG, as wide as the drawing at twice its sharpness.
  const offered = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  const picture = await offered;
  expect(picture.suggestedFilename()).toMatch(/Ashdown.* family tree\.png$/);
  const png = await readFile(await picture.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1_000);

  // A child with the spouse unchecked is asked about, and answered.
  const otto = await openForm(page, 'Otto');
  await otto.getByRole('checkbox', { name: /Also child of Tom/ }).uncheck();
  await add(page, otto);
  await expect(page.getByText('Is Tom Ashdown also the parent of Otto Ashdown?')).toBeVisible();
  await page.getByRole('button', { name: 'No, a stepparent' }).click();
  await expect(page.getByText(/also the parent of/)).toBeHidden();

  // Nobody is their own ancestor.
  await card(page, 'Nell Ashdown').click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('form', { name: 'Edit person' });
  const known = edit.getByRole('group', { name: /^Relationship \d/ });
  await expect(known).toHaveCount(5);
  await expect(known.first().getByLabel('Of whom')).toHaveValue(/./);
  await edit.getByRole('button', { name: 'Add relationship' }).click();
  await relate(edit, 6, 'Child of', 'Lola Ashdown');
  await page.getByRole('button', { name: 'Save person' }).click();
  await expect(edit.getByText(/cannot be a child of/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  // Removed, and back.
  await card(page, 'Lola Ashdown').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Child of Iris Ashdown')).toBeVisible();
  await page.getByRole('button', { name: 'Remove person' }).click();
  await expect(card(page, 'Lola Ashdown')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Lola Ashdown')).toBeVisible();

  // Two tabs on one person.
  await card(page, 'Max Ashdown').click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await edit.getByLabel('First name').fill('Maxim');
  const other = await context.newPage();
  await other.goto(page.url());
  await card(other, 'Max Ashdown').click();
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  const otherEdit = other.getByRole('form', { name: 'Edit person' });
  await otherEdit.getByLabel('First name').fill('Maximilian');
  await otherEdit.getByLabel(/^Died/).fill('2024-05-06');
  await other.getByRole('button', { name: 'Save person' }).click();
  await expect(otherEdit).toBeHidden();
  await page.getByRole('button', { name: 'Save person' }).click();
  const choice = page.getByRole('form', { name: 'Choose what stays' });
  await expect(choice.getByRole('radio', { name: 'Yours: Maxim' })).toBeChecked();
  await expect(choice.getByRole('radio', { name: 'Saved now: Maximilian' })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(choice).toBeHidden();
  await expect(page.getByText(/died May 6, 2024|Died May 6, 2024/)).toBeVisible();
  await expect(card(page, 'Maxim Ashdown')).toBeVisible();
});
