import { fileURLToPath } from 'node:url';
import { foundHousehold } from '../fixtures/households.ts';
import { expect, test } from '../fixtures/signed-in.ts';

/** Two assets and a debt of Maud and Gil Penhallow, as another program than ours writes a workbook. */
const FILLED_IN = fileURLToPath(new URL('../fixtures/balance-sheet.xlsx', import.meta.url));

test('a workbook is downloaded, refused while it is empty, imported filled in, and taken back', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('advisor', '/clients');
  await foundHousehold(
    page,
    { firstName: 'Maud', spouseFirstName: 'Gil', lastName: 'Penhallow', state: 'MA' },
    'Balance sheet',
  );
  await page.getByRole('button', { name: 'Import a spreadsheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a spreadsheet' });
  const file = dialog.locator('input[type="file"]');

  const offered = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the template' }).click();
  const template = await offered;
  expect(template.suggestedFilename()).toMatch(/^Balance sheet - .*\.xlsx$/);
  await file.setInputFiles({
    name: 'template.xlsx',
    mimeType: '',
    buffer: Buffer.concat(await (await template.createReadStream()).toArray()),
  });
  await expect(dialog.getByRole('alert')).toContainText('One thing has to be put right');
  await expect(dialog.getByRole('list', { name: 'What to put right' })).toContainText('Nothing is filled in yet');
  await accessible();

  await file.setInputFiles(FILLED_IN);
  await expect(dialog.getByRole('status')).toContainText('2 assets of $1,201,234.56 and 1 debt of $350,000.00');
  await accessible();
  await dialog.getByRole('button', { name: 'Add 3 rows' }).click();
  // At once: the way back is offered for some seconds.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing on the balance sheet yet')).toBeVisible();

  await page.getByRole('button', { name: 'Import a spreadsheet' }).click();
  await file.setInputFiles(FILLED_IN);
  await dialog.getByRole('button', { name: 'Add 3 rows' }).click();
  await expect(dialog).toBeHidden();
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `Change ${name}`, exact: true }) });
  await expect(row('Elm Street')).toContainText('1,200,000');
  await expect(row('Birch Bank')).toContainText('350,000');
});
