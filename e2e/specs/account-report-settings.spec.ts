import { CASTELLAN_ESTATE_ID } from '@platform/test-kit/sample-world';
import type { Page } from '@playwright/test';
import { enter, expect, NO_PAGE, type Person, test, url } from '../fixtures/people.ts';

const SETTINGS = '/account/edit/report-settings';
const OPTIONAL = ['Your family', 'What you own', 'Who receives what', 'Estate tax', 'Your trusts', 'Your documents'];
const REQUIRED = ['Cover', 'Summary', 'Notes and assumptions'];

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save report settings' });
const preparedBy = (page: Page) => page.getByRole('textbox', { name: 'Prepared by' });

async function ticked(page: Page): Promise<string[]> {
  await expect(box(page, 'Estate tax')).toBeVisible();
  const names = [...REQUIRED, ...OPTIONAL];
  const states = await Promise.all(names.map(async (name) => ({ name, on: await box(page, name).isChecked() })));
  return states.filter(({ on }) => on).map(({ name }) => name);
}

/** The same person saves elsewhere, as another window would. */
const savesElsewhere = ({ api }: Person, version: number) =>
  api.ask('mutation Save($input: UpdateOwnReportSettingsInput!) { updateOwnReportSettings(input: $input) { ok } }', {
    input: { version, preparedBy: 'From elsewhere', sections: ['trusts'], showToClient: false },
  });

test('pages, name and who sees it are set once, and each new report starts with them', async ({ page, people }) => {
  await enter(page, await people.join({ name: 'Ines Calder' }));
  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'Report settings' }).click();
  await expect(page).toHaveURL(url(SETTINGS));
  await expect(page.getByRole('heading', { name: 'Report settings', level: 1 })).toBeVisible();
  expect(await ticked(page)).toEqual([...REQUIRED, ...OPTIONAL]);
  for (const name of REQUIRED) await expect(box(page, name)).toBeDisabled();
  await expect(preparedBy(page)).toHaveValue('');
  await expect(page.getByText('Left empty, it is Ines Calder.')).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await box(page, 'Who receives what').uncheck();
  await box(page, 'Your trusts').uncheck();
  await preparedBy(page).fill('Calder and Associates');
  await box(page, 'Show to the client').check();
  await save(page).click();
  await expect(page.getByText('Report settings saved.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  const pages = [...REQUIRED, 'Your family', 'What you own', 'Estate tax', 'Your documents'];
  await page.reload();
  expect(await ticked(page)).toEqual(pages);
  await expect(preparedBy(page)).toHaveValue('Calder and Associates');

  await page.goto(url(`/estate/${CASTELLAN_ESTATE_ID}/reports/new`));
  expect(await ticked(page)).toEqual(pages);
  await expect(preparedBy(page)).toHaveValue('Calder and Associates');
  await expect(box(page, 'Show to the client')).toBeChecked();
});

test('in support mode they cannot be changed, but a new report starts with them', async ({ page, people, signIn }) => {
  const person = await people.join();
  await savesElsewhere(person, 1);
  await signIn('super', NO_PAGE);
  const started = await page.context().request.post(url('/frontend/v1/impersonation/start'), {
    data: {
      reason: 'A question about a report',
      user_id: person.accountId,
      redirect_to: SETTINGS,
      return_to: '/dashboard',
    },
  });
  expect(await started.json()).toMatchObject({ success: true });
  await page.goto(url(SETTINGS));
  await expect(page.getByText('Report settings cannot be changed in support mode.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Report settings' })).toHaveCount(0);
  await page.goto(url(`/estate/${CASTELLAN_ESTATE_ID}/reports/new`));
  await expect(preparedBy(page)).toHaveValue('From elsewhere');
  await page.context().request.post(url('/frontend/v1/impersonation/stop'), { data: {} });
});

test('nobody who is signed out has them: sign-in comes first and leads there', async ({ page }) => {
  await page.goto(url(SETTINGS));
  await expect(page).toHaveURL(url(`/account/login?redirect=${encodeURIComponent(SETTINGS)}`));
});
