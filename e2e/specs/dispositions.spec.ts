import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import type { Locator, Page } from '@playwright/test';
import { ask, coupleByGraph, foundHousehold } from '../fixtures/households.ts';
import { expect, openSignedIn, test, url } from '../fixtures/signed-in.ts';

const main = (page: Page): Locator => page.getByRole('main');
const dialog = (page: Page): Locator => page.getByRole('dialog');
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Estate' }).getByRole('link', { name, exact: true }).click();

/** Cash of the client, who owns what nobody else is named for. */
async function addCash(page: Page, name: string, amount: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Add holding' }).click();
  const form = page.getByRole('form', { name: 'Add holding' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: /^Cash/ }).click();
  await form.getByLabel('Value', { exact: true }).fill(amount);
  await dialog(page).getByRole('button', { name: 'Add holding', exact: true }).click();
  await expect(form).toBeHidden();
}

/** A form of a new step, of which kind is chosen. */
async function newStep(page: Page, kind: string): Promise<Locator> {
  await main(page).getByRole('button', { name: 'Add step' }).click();
  const form = dialog(page);
  await form.getByLabel('What this step does').selectOption({ label: kind });
  return form;
}
async function newTrust(form: Locator, name: string, kind: string, forWhom: string): Promise<void> {
  await form.getByLabel('Receives').selectOption({ label: 'A new trust that begins then' });
  await form.getByLabel('Name of the new trust').fill(name);
  await form.getByLabel('Its kind').selectOption({ label: kind });
  await form.getByRole('button', { name: 'Add person' }).click();
  await form.getByLabel('For', { exact: true }).selectOption({ label: forWhom });
}
async function add(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Add step' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('a will gets a bypass and a marital trust step by step; what that changes stands beside it, and the diagram has it', async ({
  page,
  signIn,
  accessible,
  accessibleInEveryLook,
}) => {
  await signIn('advisor', '/clients');
  const couple = { firstName: 'Hester', spouseFirstName: 'Amos', lastName: 'Vale', state: 'MA' };
  await foundHousehold(page, couple, 'Balance sheet');
  await addCash(page, 'Savings', '5,400,000');

  await rail(page, 'Documents');
  await main(page).getByRole('button', { name: 'Enter by hand' }).click();
  const form = page.getByRole('form', { name: 'Add document' });
  await form.getByLabel('Kind').selectOption({ label: 'Will' });
  await form.getByLabel('Whose').selectOption({ label: 'Hester Vale' });
  await form.getByLabel('Name', { exact: true }).fill('Will of Hester');
  await dialog(page).getByRole('button', { name: 'Add document', exact: true }).click();
  await expect(form).toBeHidden();
  await main(page).getByRole('link', { name: 'Will of Hester', exact: true }).click();
  await main(page).getByRole('link', { name: 'Open its dispositions step by step' }).click();
  await expect(main(page).getByText('Savings')).toBeVisible();

  const bypass = await newStep(page, 'Use the exclusion at this death (bypass)');
  await bypass.getByLabel('How much').selectOption({ label: 'The most that passes free of state estate tax' });
  await newTrust(bypass, 'Vale Family Trust', 'Bypass trust', 'Amos Vale');
  const preview = bypass.getByRole('complementary', { name: 'What it would change' });
  await expect(preview.getByText('Vale Family Trust: the most that passes free of state estate tax.')).toBeVisible();
  await expect(preview.getByRole('row', { name: /Vale Family Trust.*2,000,000/ })).toBeVisible();
  await accessible();
  await add(page);

  const marital = await newStep(page, 'Provide for the spouse free of tax (marital)');
  await newTrust(marital, 'Vale Marital Trust', 'Marital trust', 'Amos Vale');
  await expect(marital.getByText(/No marital deduction is elected for Vale Marital Trust/)).toBeVisible();
  await marital.getByLabel(/^Marital deduction/).selectOption({ label: 'For federal and state tax' });
  await expect(marital.getByText(/No marital deduction is elected/)).toBeHidden();
  await add(page);

  const gift = await newStep(page, 'Give an amount');
  await gift.getByLabel('Amount', { exact: true }).fill('25,000');
  await gift.getByLabel('Receives').selectOption({ label: 'The brothers and sisters' });
  await add(page);
  await expect(main(page).getByText('$25,000.00 to the brothers and sisters.')).toBeVisible();

  // A gift is put before the rest; another order, and back; taken out, and back.
  await main(page).getByRole('button', { name: 'Move step 1 down' }).click();
  const steps = main(page).getByRole('region', { name: 'When Hester dies' }).getByRole('listitem');
  await expect(steps.nth(1)).toContainText('Give an amount');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(steps.nth(0)).toContainText('Give an amount');
  await main(page).getByRole('button', { name: 'Change step 1' }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(steps).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(steps).toHaveCount(3);
  await accessibleInEveryLook();
  await page.setViewportSize({ width: 1440, height: 900 });

  await rail(page, 'Estate diagram');
  await expect(
    main(page)
      .getByRole('button', { name: /^Vale Family Trust.*2\.00M|^Vale Family Trust.*2,000,000/ })
      .first(),
  ).toBeVisible();
  await expect(
    main(page)
      .getByRole('button', { name: /^Vale Marital Trust/ })
      .first(),
  ).toBeVisible();
});

test('what an editor saves is in the open diagram of another browser within two seconds, and a form that is open there says that it may be old', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('advisor', '/clients');
  const id = await coupleByGraph(
    page,
    { firstName: 'Maud', spouseFirstName: 'Ned', lastName: 'Orchard', state: 'OR' },
    { children: ['Ivy'], cash: 90_000_000, spouseCash: 10_000_000 },
  );
  const { estate } = await ask(page, 'query ($id: ID!) { estate(id: $id) { version personId } }', { id });
  const { createEstateDocument } = await ask(
    page,
    'mutation ($id: ID!, $v: Int!, $a: EstateDocumentInput!) { createEstateDocument(estateId: $id, version: $v, attributes: $a) { estateDocument { id } } }',
    { id, v: estate.version, a: { name: 'Will of Maud', kind: 'WILL', personId: estate.personId } },
  );
  const steps = `/estate/${id}/documents/${createEstateDocument.estateDocument.id}/dispositions`;
  const elsewhere = await browser.newContext();
  const [diagram, editor] = [await elsewhere.newPage(), await elsewhere.newPage()];
  const password = process.env['SAMPLE_PASSWORD'] ?? SAMPLE_PASSWORD_DEFAULT;
  const { emailAddress } = SAMPLE_ACCOUNTS.planner;
  await openSignedIn(diagram, emailAddress, password, `/estate/${id}/estate-plan/estate-diagram`);
  const gift = main(diagram).getByRole('button', { name: /^Ivy, outright/ });
  await expect(main(diagram).getByRole('button', { name: /^Maud’s estate/ })).toBeVisible();
  await expect(gift).toBeHidden();
  await editor.goto(url(steps));
  await newStep(editor, 'Leave what is left');

  await page.goto(url(steps));
  const form = await newStep(page, 'Give an amount');
  await form.getByLabel('Amount', { exact: true }).fill('25,000');
  await form.getByLabel('Receives').selectOption({ label: 'Ivy Orchard' });
  await add(page);
  await expect(gift).toBeVisible();
  await expect(dialog(editor).getByText(/Somebody has changed this estate since you opened this form/)).toBeVisible();
  await elsewhere.close();
});
