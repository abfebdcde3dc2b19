import { readFile } from 'node:fs/promises';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import type { Page } from '@playwright/test';
import { enter, expect, type People, type Person, test, url } from '../fixtures/people.ts';

const logsOf = (organizationId: string): string => url(`/organizations/${organizationId}/audit-logs`);
const table = (page: Page) => page.getByRole('grid', { name: 'Audit log' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const state = (page: Page) => page.getByRole('region', { name: 'State of the trail' });
const PHONE = { width: 390, height: 844 };

const UPDATE = 'mutation ($id: ID!, $a: AccountAttributesInput!) { updateAccount(id: $id, attributes: $a) { ok } }';

/** An administrator of an organization of the test's own, where an advisor was refused something, locked and unlocked. */
async function officeOf(people: People, organizationId: string): Promise<{ admin: Person; advisor: Person }> {
  const admin = await people.join({ organizationId, role: 'ADMIN', name: 'Ada Marsh' });
  const advisor = await people.join({ organizationId, role: 'ADVISOR', name: 'Ines Calder' });
  await advisor.api.answer('{ auditEntries { metadata { totalCount } } }'); // refused
  for (const locked of [true, false]) await admin.api.ask(UPDATE, { id: advisor.accountId, a: { locked } });
  return { admin, advisor };
}

test('an administrator sees who did what, finds it by person, action, outcome and day, and opens an entry', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const organizationId = await store.addOrganization();
  const { admin } = await officeOf(people, organizationId);
  await enter(page, admin, logsOf(organizationId));
  await expect(state(page)).toContainText('Intact.');
  await expect(rows(page).first()).toContainText('Signed in');
  await expect(rows(page).filter({ hasText: 'Access denied' })).toContainText(['Ines Calder']);
  await accessible();

  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByLabel('Action').selectOption({ label: 'Account locked' });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(['Ada Marsh']);
  await expect(rows(page)).toContainText(['Ines Calder']);
  await rows(page).click();
  const entry = page.getByRole('dialog', { name: 'Account locked' });
  await expect(entry.getByText(admin.emailAddress)).toBeVisible();
  await expect(entry).toContainText(/127\.0\.0\.1|::1/);
  await expect(entry).toContainText('Succeeded');
  await accessible();
  await entry.getByRole('button', { name: 'Everything about Ada Marsh' }).click();
  await expect(entry).toBeHidden();
  await expect(filters.getByLabel('Person')).toHaveValue(admin.accountId);
  await expect(filters.getByLabel('Action')).toHaveValue('');
  await expect(rows(page).filter({ hasText: 'Account unlocked' })).toHaveCount(1);

  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await filters.getByLabel('Outcome').selectOption({ label: 'Refused' });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(['Access denied']);
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await filters.getByLabel('To').fill('2020-01-01');
  await expect(page.getByText('No entry found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await filters.getByLabel('Search the audit log').fill('ines');
  await expect(rows(page).filter({ hasText: 'Account locked' })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: 'Ada Marsh' }).filter({ hasText: 'Account created' })).toHaveCount(0);
});

test('what a filter finds is exported as a file', async ({ page, people, store }) => {
  const organizationId = await store.addOrganization();
  const { admin } = await officeOf(people, organizationId);
  await enter(page, admin, `${logsOf(organizationId)}?action=account.locked`);
  await expect(rows(page)).toHaveCount(1);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Time (UTC),Action');
  expect(lines[1]).toContain('Account locked,account.locked,SUCCEEDED,Ada Marsh');
  await expect(page.getByText('1 entry exported.')).toBeVisible();
});

test('a trail that somebody took an entry out of says where it is broken', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const organizationId = await store.addOrganization();
  const { admin } = await officeOf(people, organizationId);
  await enter(page, admin, logsOf(organizationId));
  await expect(state(page)).toContainText('Intact.');
  await store.removeAuditEntry(organizationId, 3);
  await state(page).getByRole('button', { name: 'Check again' }).click();
  await expect(state(page).getByRole('alert')).toContainText('Broken at entry 3.');
  await expect(state(page)).toContainText('Entries 1 to 2 hold together');
  await accessible();
});

test('on a phone entries stack, and one opens with both names of support mode', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const organizationId = await store.addOrganization();
  const { admin, advisor } = await officeOf(people, organizationId);
  const support = await people.stranger();
  await support.signIn(SAMPLE_ACCOUNTS.super.emailAddress, process.env['SAMPLE_PASSWORD'] ?? SAMPLE_PASSWORD_DEFAULT);
  const data = { reason: 'A question about a report', user_id: advisor.accountId };
  const started = await support.context.post(url('/frontend/v1/impersonation/start'), { data });
  expect(started.status()).toBe(200);
  await support.context.post(url('/frontend/v1/impersonation/stop'), { data: {} });

  await page.setViewportSize(PHONE);
  await enter(page, admin, `${logsOf(organizationId)}?action=support`);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('as Ines Calder, in support mode');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await accessible();
  await rows(page).filter({ hasText: 'Support mode started' }).click();
  const entry = page.getByRole('dialog', { name: 'Support mode started' });
  await expect(entry).toContainText(SAMPLE_ACCOUNTS.super.name);
  await expect(entry).toContainText('Ines Calder');
  await accessible();
});

test('nobody but administrators reads the trail, and none of another organization', async ({ page, people, store }) => {
  const [organizationId, foreignId] = [await store.addOrganization(), await store.addOrganization()];
  const { admin, advisor } = await officeOf(people, organizationId);
  await enter(page, advisor, logsOf(organizationId));
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.context().clearCookies();
  await enter(page, admin, logsOf(foreignId));
  await expect(page.getByRole('alert').filter({ hasText: 'This did not load' })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});
