import type { Page } from '@playwright/test';
import { linkTo } from '../fixtures/outbox.ts';
import {
  enter,
  expect,
  NO_PAGE,
  newAddress,
  type People,
  type Person,
  test,
  turnTextOn,
  url,
} from '../fixtures/people.ts';

const PHONE = { width: 390, height: 844 };

interface Firm {
  readonly organizationId: string;
  readonly admin: Person;
  readonly member: Person;
}

/** An organization of the test's own, with an administrator and an advisor. */
async function firmOf(people: People, organizationId: string): Promise<Firm> {
  const admin = await people.join({ organizationId, role: 'ADMIN', name: 'Ada Harrow' });
  const member = await people.join({ organizationId, name: 'Milo Aster' });
  return { organizationId, admin, member };
}

const listPath = (organizationId: string): string => `/organizations/${organizationId}/team-members`;
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function openMembers(page: Page, { organizationId, admin }: Firm, view = ''): Promise<void> {
  await enter(page, admin, `${listPath(organizationId)}${view}`);
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible();
}

/** Chooses an action of a member and confirms it. */
async function act(page: Page, name: string, item: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
}

test('a member is invited once, also by a double click, and stands among the open invitations', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const firm = await firmOf(people, await store.addOrganization());
  await openMembers(page, firm);
  await page.getByRole('button', { name: 'Invite member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a member' });
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  await send.click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
  await accessible();
  const emailAddress = newAddress();
  await dialog.getByLabel('Email').fill(firm.member.emailAddress);
  await dialog.getByLabel('Full name').fill('Ines Calder');
  await send.click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    /is a member of Harrow Lane Partners already. Change the role in the list of members./,
  );
  await dialog.getByLabel('Email').fill(emailAddress);
  await dialog.getByLabel('Role').selectOption('Org Admin');
  await dialog.getByLabel('Primary administrator').check();
  await send.dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`The invitation to ${emailAddress} is sent.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open invitations' }).click();
  const row = rowOf(page, emailAddress);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Org Admin');
  await expect(row).toContainText('Primary');
  await expect(row).toContainText('today by Ada Harrow');
  await expect(row).toContainText('Ends in 14 days');
  await accessible();
});

test('an open invitation is sent again with a new link, found by its address, and cancelled', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const firm = await firmOf(people, await store.addOrganization());
  const invitation = await people.invite({ organizationId: firm.organizationId });
  const other = await people.invite({ organizationId: firm.organizationId, name: 'Quilla Wren' });
  await store.change('invitations', invitation.id, { expiresAt: new Date(Date.now() - 1_000) });
  await openMembers(page, firm, '?view=invitations');
  const row = rowOf(page, invitation.emailAddress);
  await expect(row).toContainText('Expired');
  await row.getByRole('button', { name: 'Resend' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The earlier link stops working.');
  await accessible();
  await dialog.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(row).toContainText('Ends in 14 days');
  expect(await linkTo(invitation.emailAddress, 'verify', 2)).not.toContain(invitation.token);
  await page.getByRole('searchbox', { name: 'Search invitations' }).fill('quilla');
  await expect(row).toBeHidden();
  await rowOf(page, other.emailAddress).getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(page.getByText('No invitation found')).toBeVisible();
  await page.goto(url(`/account/verify/${other.organizationId}/${other.token}/create_member`));
  await expect(page.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible();
});

test('the role, the primary administrator and the membership of a member change, each after a question', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const firm = await firmOf(people, await store.addOrganization());
  await openMembers(page, firm);
  await expect(rowOf(page, firm.admin.emailAddress)).toContainText('You');
  await expect(page.getByRole('button', { name: 'Actions for Ada Harrow' })).toHaveCount(0);
  const row = rowOf(page, firm.member.emailAddress);
  await page.getByRole('button', { name: 'Actions for Milo Aster' }).click();
  await expect(page.getByRole('menuitem', { name: 'Make primary administrator…' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Change role…' }).click();
  const dialog = page.getByRole('dialog');
  await accessible();
  await dialog.getByLabel('Role').selectOption('Org Admin');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(row).toContainText('Org Admin');
  await act(page, 'Milo Aster', 'Make primary administrator…', 'Make primary');
  await expect(row).toContainText('Primary');
  await act(page, 'Milo Aster', 'End primary administrator…', 'End primary');
  await expect(row).not.toContainText('Primary');
  await act(page, 'Milo Aster', 'Remove from the organization…', 'Remove member');
  await expect(row).toBeHidden();
  await expect(page.getByText('Milo Aster is no member of Harrow Lane Partners any more.')).toBeVisible();
});

test('an account is locked, unlocked, disabled and reactivated, and its two-factor sign-in reset', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const firm = await firmOf(people, await store.addOrganization());
  await turnTextOn(firm.member);
  await openMembers(page, firm);
  const row = rowOf(page, firm.member.emailAddress);
  await act(page, 'Milo Aster', 'Lock account…', 'Lock account');
  await expect(row).toContainText('Locked');
  await act(page, 'Milo Aster', 'Unlock account…', 'Unlock account');
  await expect(row).not.toContainText('Locked');
  await act(page, 'Milo Aster', 'Disable account…', 'Disable account');
  await expect(row).toContainText('Disabled');
  await accessible();
  await act(page, 'Milo Aster', 'Reactivate account…', 'Reactivate account');
  await expect(row).not.toContainText('Disabled');
  await act(page, 'Milo Aster', 'Reset two-factor…', 'Reset two-factor');
  await expect(page.getByText('The two-factor sign-in of Milo Aster is reset.')).toBeVisible();
  const stranger = await people.stranger();
  expect(await stranger.signIn(firm.member.emailAddress, 'Quiet-Orchard-58')).toMatchObject({ verified: true });
});

test('members are sorted, narrowed to a role and searched, and the address keeps it', async ({
  page,
  people,
  store,
}) => {
  const firm = await firmOf(people, await store.addOrganization());
  await openMembers(page, firm);
  const names = page.getByRole('gridcell').filter({ hasText: '@example.com' });
  await expect(names.first()).toContainText('Ada Harrow');
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(names.first()).toContainText('Milo Aster');
  await expect(page).toHaveURL(/direction=DESC/);
  await page.getByLabel('Role', { exact: true }).selectOption('Org Admin');
  await expect(names).toHaveCount(1);
  await page.reload();
  await expect(names).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search members' }).fill('milo');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await expect(page.getByText('Role is Org Admin.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names).toHaveCount(2);
});

test('on a phone, and by the keyboard alone, a member is administered', async ({ page, people, store, accessible }) => {
  const firm = await firmOf(people, await store.addOrganization());
  await page.setViewportSize(PHONE);
  await openMembers(page, firm);
  await accessible();
  const actions = page.getByRole('button', { name: 'Actions for Milo Aster' });
  await actions.focus();
  await page.keyboard.press('Enter');
  const lock = page.getByRole('menuitem', { name: 'Lock account…' });
  await expect(lock).toBeVisible();
  for (let step = 0; step < 10; step += 1) {
    if (await lock.evaluate((item) => item === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Lock account' });
  await accessible();
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, firm.member.emailAddress)).toContainText('Locked');
  await page.goto(url(`${listPath(firm.organizationId)}?view=invitations`));
  await expect(page.getByText('No open invitations')).toBeVisible();
  await accessible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('in support mode nobody is invited, and no link is shown', async ({ page, people, store, signIn }) => {
  const firm = await firmOf(people, await store.addOrganization());
  await people.invite({ organizationId: firm.organizationId });
  await signIn('super', NO_PAGE);
  const { request } = page.context();
  const started = await request.post(url('/frontend/v1/impersonation/start'), {
    data: {
      reason: 'A question about a report',
      user_id: firm.admin.accountId,
      redirect_to: '/dashboard',
      return_to: '/admin/support',
    },
  });
  expect(await started.json()).toMatchObject({ success: true });
  await page.goto(url(listPath(firm.organizationId)));
  await expect(page.getByText('Inviting stays closed in support mode.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite member' })).toBeDisabled();
  await page.getByRole('link', { name: 'Open invitations' }).click();
  await expect(page.getByRole('button', { name: /^Resend/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Cancel the invitation/ })).toBeDisabled();
  const query =
    'query Links($organizationId: ID!) { invitationTokens(organizationId: $organizationId) { collection { id token } } }';
  const answer = await request.post(url('/graphql'), {
    data: { query, variables: { organizationId: firm.organizationId } },
  });
  const { data } = (await answer.json()) as {
    data: { invitationTokens: { collection: { id: string; token: string }[] } };
  };
  const { collection } = data.invitationTokens;
  expect(collection.length).toBeGreaterThan(0);
  // The link is in the mail alone; what names an invitation here opens nothing.
  expect(collection.map(({ token }) => token)).toEqual(collection.map(({ id }) => id));
});
