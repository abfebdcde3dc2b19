import { randomBytes } from 'node:crypto';
import { enter, expect, type Person, test, url } from '../fixtures/people.ts';

const CREATE = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id displayName } } }';
/** A client of this advisor, entered by her. */
async function found(advisor: Person, lastName: string): Promise<string> {
  const input = { firstName: 'Ada', lastName, state: 'VT', maritalStatus: 'SINGLE' };
  const { estate } = await advisor.api.ask<{ estate: { displayName: string } }>(CREATE, { input });
  return estate.displayName;
}
const titlesOf = async (advisor: Person): Promise<string[]> => {
  const query = '{ notifications(perPage: -1) { collection { title } } }';
  const { collection } = await advisor.api.ask<{ collection: { title: string }[] }>(query);
  return collection.map(({ title }) => title).toSorted();
};

test('clients are chosen together: put into a group, moved and back, kept as a view, archived and brought back', async ({
  page,
  people,
  accessible,
}) => {
  const word = `Q${randomBytes(4).toString('hex')}`;
  const [nora, theo] = [await people.join({ name: `Nora ${word}` }), await people.join({ name: `Theo ${word}` })];
  const names = [await found(nora, `${word} Alden`), await found(nora, `${word} Byrne`)];
  await enter(page, nora, `/clients?search=${word}`);
  const rows = names.map((name) => page.getByRole('link', { name }));
  const all = page.getByRole('checkbox', { name: 'Choose all rows of this page' });
  for (const row of rows) await expect(row).toBeVisible();

  await all.check();
  await expect(page.getByText('2 clients chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Groups…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of a new group').fill(`Lake ${word}`);
  await dialog.getByRole('button', { name: 'Add to new group' }).click();
  await expect(dialog.getByText('All are in it')).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Move to advisor…' }).click();
  await dialog.getByLabel('Find an advisor').fill(`Theo ${word}`);
  await dialog.getByRole('radio', { name: `Theo ${word}` }).check();
  await dialog.getByRole('button', { name: `Move to Theo ${word}` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`are with Theo ${word} now.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('are with the earlier advisor.')).toBeVisible();
  // Theo was told once of both; whoever moved them back herself is not.
  await expect.poll(() => titlesOf(theo), { timeout: 20_000 }).toEqual(['You advise 2 more clients now']);
  expect(await titlesOf(nora)).toEqual([]);

  await page.getByRole('button', { name: 'Save as new view' }).click();
  await dialog.getByLabel('Name of the view').fill(`View ${word}`);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('about:blank');
  await page.goBack();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('link', { name: `View ${word}` })).toHaveAttribute('aria-current', 'page');

  for (const row of rows) await expect(row).toBeVisible();
  await all.check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('No client matches')).toBeVisible();
  await page.getByRole('link', { name: 'Archived clients' }).click();
  await expect(page.getByRole('button', { name: `Bring back ${names[0]}` })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: `Bring back ${names[0]}` }).click();
  await expect(page.getByRole('button', { name: `Bring back ${names[0]}` })).toBeHidden();
  await page.goto(url(`/clients?search=${word}`));
  await expect(page.getByRole('link', { name: names[0] })).toBeVisible();
  await expect(page.getByRole('link', { name: names[1] })).toBeHidden();
});
