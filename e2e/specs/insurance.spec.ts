import { sampleEstateId } from '@platform/test-kit/sample-world';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/signed-in.ts';

/** The Lunds have an insurance trust, and no other test reads their figures. At the end they are as they were. */
const FAMILY = sampleEstateId(7);

const card = (page: Page, name: string) => page.getByRole('article', { name });
const inside = (page: Page) => page.getByRole('region', { name: 'All policies' });

test('a policy in an insurance trust stands outside, counts with its giver for three years, and is taken off and back', async ({
  page,
  signIn,
  accessible,
  accessibleInEveryLook,
}) => {
  await signIn('advisor', `/estate/${FAMILY}/insurance`);
  await page.getByRole('button', { name: 'Add policy' }).click();
  const form = page.getByRole('form', { name: 'Add policy' });
  await form.getByLabel('Name', { exact: true }).fill('Lighthouse policy');
  await form.getByLabel('Kind of policy').selectOption({ label: 'Whole life' });
  await form.getByLabel('Owner').selectOption({ label: 'Lund Insurance Trust' });
  await form.getByLabel('Insured', { exact: true }).selectOption({ label: 'Frank Lund' });
  await form.getByLabel('Death benefit').fill('3M');
  await form.getByLabel('Premium').fill('12k');
  await form.getByLabel('Paid').selectOption({ label: 'Quarterly' });
  await form.getByRole('button', { name: 'Add beneficiary' }).click();
  await form.getByLabel('Who', { exact: true }).selectOption({ label: 'Lund Insurance Trust' });
  await form.getByLabel('Share').fill('90');
  await page.getByRole('dialog').getByRole('button', { name: 'Add policy' }).click();
  await expect(form.getByText(/add up to 90%: 10% is missing/).first()).toBeVisible();
  await form.getByLabel('Share').fill('100');
  await accessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Add policy' }).click();
  await expect(form).toBeHidden();
  const policy = card(page, 'Lighthouse policy');
  await expect(policy).toContainText('Outside of the taxable estates');
  await expect(policy).toContainText('3,000,000.00');
  await accessibleInEveryLook();
  await page.setViewportSize({ width: 1440, height: 900 });

  await policy.getByRole('button', { name: 'Change Lighthouse policy' }).click();
  const change = page.getByRole('form', { name: 'Change Lighthouse policy' });
  await change.getByText('Given away', { exact: true }).click();
  await change.getByLabel('Given away on').fill('2025-05-05');
  await page.getByRole('dialog').getByRole('button', { name: 'Save policy' }).click();
  await expect(policy).toContainText('In the taxable estate of Frank Lund');
  await expect(policy).toContainText('From May 5, 2028 it no longer counts for that');
  await expect(inside(page)).toContainText('with Frank Lund');

  await policy.getByRole('button', { name: 'Change Lighthouse policy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(policy).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(policy).toContainText('In the taxable estate of Frank Lund');
  await policy.getByRole('button', { name: 'Change Lighthouse policy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(policy).toBeHidden();
});
