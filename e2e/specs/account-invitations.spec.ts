import { randomUUID } from 'node:crypto';
import {
  CASTELLAN_ESTATE_ID,
  CASTELLAN_PERSON_IDS,
  SAMPLE_ACCOUNTS,
  SAMPLE_ORGANIZATIONS,
} from '@platform/test-kit/sample-world';
import type { Page } from '@playwright/test';
import { codeTo, linkTo } from '../fixtures/outbox.ts';
import {
  enter,
  expect,
  leave,
  newAddress,
  PASSWORD,
  type People,
  test,
  turnTextOn,
  typePassword,
  url,
} from '../fixtures/people.ts';

const USED = 'Invitation not found or already accepted';
const CREATE_CLIENT = 'mutation InviteClient($input: InviteClientInput!) { inviteClient(input: $input) { ok } }';
const SHARE = 'mutation Share($input: CreateMembershipInput!) { createMembership(input: $input) { token exp } }';
const REINVITE = 'mutation Again($id: ID!) { reinviteMember(id: $id) { ok } }';
const CANCEL = 'mutation Cancel($id: ID!) { cancelMemberInvitation(id: $id) { ok } }';

const create = (page: Page) => page.getByRole('button', { name: 'Create account' });

interface Link {
  readonly organizationId: string;
  readonly token: string;
}
const memberPath = ({ organizationId, token }: Link): string =>
  `/account/verify/${organizationId}/${token}/create_member`;

async function fillSignUp(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
}

/** Where the account that is signed in came from, and what it is. */
async function sourceOf(page: Page): Promise<unknown> {
  const answer = await page.context().request.post(url('/graphql'), {
    data: { query: '{ currentSession { account { source activeRole } } }' },
  });
  return ((await answer.json()) as { data: { currentSession: { account: unknown } } }).data.currentSession.account;
}

async function inviteClient(people: People, more: { advisorBilledForDocuments?: boolean } = {}): Promise<string> {
  const emailAddress = newAddress();
  await people.operator.ask(CREATE_CLIENT, {
    input: {
      organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
      emailAddress,
      name: 'Robert Castellan',
      estateId: CASTELLAN_ESTATE_ID,
      personId: CASTELLAN_PERSON_IDS.robert,
      ...more,
    },
  });
  return emailAddress;
}

async function shareWithGuest(people: People): Promise<{ emailAddress: string; path: string }> {
  const emailAddress = newAddress();
  const input = {
    organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
    emailAddress,
    name: 'Milo Aster',
    estateIds: [CASTELLAN_ESTATE_ID],
  };
  const { token, exp } = await people.operator.ask<{ token: string; exp: number }>(SHARE, { input });
  return { emailAddress, path: `/auth/guest/${token}/${exp}` };
}

test('R082 R142 R259: an invited member signs up, and closing the two-factor dialog leads to /', async ({
  page,
  people,
}) => {
  const invitation = await people.invite();
  await page.goto(url(memberPath(invitation)));
  await expect(page.getByLabel('Full name')).toHaveValue('Ines Calder');
  await expect(page.getByLabel('Full name')).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(invitation.emailAddress);
  await expect(create(page)).toBeDisabled();
  await page.getByRole('checkbox').check();
  await expect(create(page)).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(create(page)).toBeDisabled();
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await expect(create(page)).toBeEnabled();
  await page.getByRole('checkbox').uncheck();
  await expect(create(page)).toBeDisabled();
  await page.getByRole('checkbox').check();
  await create(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Protect your account with two-factor sign-in');
  await dialog.getByRole('button', { name: 'Skip for now' }).click();
  await page.waitForURL(url('/dashboard'));

  await leave(page);
  await page.goto(url(memberPath(invitation)));
  await expect(page.getByRole('alert')).toContainText(USED);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await typePassword(page, invitation.emailAddress);
  await page.waitForURL(url('/dashboard'));
});

test('R178 R293: the mailed link of a client has the form of create_client, and leads to the client’s home', async ({
  page,
  people,
}) => {
  const emailAddress = await inviteClient(people);
  const path = await linkTo(emailAddress, 'verify');
  const { northmere } = SAMPLE_ORGANIZATIONS;
  expect(path).toMatch(new RegExp(`^/account/verify/${northmere.id}/[^/]+/create_client$`));
  await page.goto(url(path));
  await fillSignUp(page);
  await create(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip for now' }).click();
  await page.waitForURL(url('/'));
  expect(await sourceOf(page)).toEqual({ source: 'CLIENT_PORTAL', activeRole: 'CLIENT' });
});

test('a member’s link does not open the sign-up of a client, nor the other way round', async ({ page, people }) => {
  const invitation = await people.invite();
  await page.goto(url(memberPath(invitation).replace('create_member', 'create_client')));
  await fillSignUp(page);
  await create(page).click();
  await expect(page.getByRole('alert')).toContainText(USED);
});

test('an invitation that is sent again has a new link, and the earlier one ends', async ({ page, people }) => {
  const invitation = await people.invite();
  await people.operator.ask(REINVITE, { id: invitation.id });
  const link = await linkTo(invitation.emailAddress, 'verify', 2);
  expect(link).not.toBe(memberPath(invitation));
  await page.goto(url(memberPath(invitation)));
  await expect(page.getByRole('alert')).toContainText(USED);
  await page.goto(url(link));
  await expect(page.getByLabel('Full name')).toHaveValue('Ines Calder');
});

test('a cancelled invitation cannot be used, not even from a page that was open', async ({ page, people }) => {
  const invitation = await people.invite();
  await page.goto(url(memberPath(invitation)));
  await fillSignUp(page);
  await people.operator.ask(CANCEL, { id: invitation.id });
  await create(page).click();
  await expect(page.getByRole('alert')).toContainText(USED);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible();
});

test('an expired invitation leads to the page that says so', async ({ page, people, store }) => {
  const invitation = await people.invite();
  await store.change('invitations', invitation.id, { expiresAt: new Date(Date.now() - 1_000) });
  await page.goto(url(memberPath(invitation)));
  await page.waitForURL(url('/invite-expired'));
  await expect(page.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
});

test('a link with another organization or a changed token is no invitation', async ({ page, people }) => {
  const invitation = await people.invite();
  for (const link of [
    { ...invitation, organizationId: randomUUID() },
    { ...invitation, token: `${invitation.token}x` },
  ]) {
    await page.goto(url(memberPath(link)));
    await expect(page.getByRole('alert')).toContainText(USED);
  }
});

test('who has an account signs in to accept, with its second factor, and belongs to both organizations', async ({
  page,
  people,
  store,
}) => {
  const person = await people.join();
  const to = await turnTextOn(person);
  const organizationId = await store.addOrganization({ name: 'Harrow Lane Partners' });
  const invitation = await people.invite({ organizationId, emailAddress: person.emailAddress, role: 'ADMIN' });
  await page.goto(url(memberPath(invitation)));
  await expect(page.getByRole('heading', { name: 'Accept your invitation' })).toBeVisible();
  await expect(page.getByText('of Harrow Lane Partners invites you.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to accept' }).click();
  await typePassword(page, person.emailAddress);
  const secondStep = page.getByRole('form', { name: 'Second step of sign-in' });
  await secondStep.getByRole('textbox').fill(await codeTo(to, 2));
  await secondStep.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(url(memberPath(invitation)));
  const accept = page.getByRole('button', { name: 'Accept invitation' });
  await expect(accept).toBeDisabled();
  await page.getByRole('checkbox').check();
  await accept.click();
  await page.waitForURL(url('/dashboard'));
  await page.goto(url('/account/edit/profile'));
  const memberships = page.getByRole('list', { name: 'Memberships' }).getByRole('listitem');
  await expect(memberships).toHaveCount(2);
  await expect(memberships.filter({ hasText: 'Harrow Lane Partners' })).toContainText('Active now');
});

test('whoever is signed in as somebody else signs out to accept', async ({ page, people, store }) => {
  const [person, other] = [await people.join(), await people.join()];
  const organizationId = await store.addOrganization();
  const invitation = await people.invite({ organizationId, emailAddress: person.emailAddress });
  await enter(page, other, memberPath(invitation));
  await expect(page.getByText(`You are signed in as ${other.emailAddress}`)).toBeVisible();
  await page.getByRole('button', { name: `Sign out and use ${person.emailAddress}` }).click();
  await typePassword(page, person.emailAddress);
  await page.waitForURL(url(memberPath(invitation)));
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeVisible();
});

test('a former guest confirms the address by a mailed code, and then has the account with a password', async ({
  page,
  people,
}) => {
  const { emailAddress, path } = await shareWithGuest(people);
  await page.goto(url(path));
  await page.getByRole('button', { name: 'Mail me the code' }).click();
  await page
    .getByRole('form', { name: 'Second step of sign-in' })
    .getByRole('textbox')
    .fill(await codeTo(emailAddress));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/(dashboard)?$/);
  await leave(page);
  const invitation = await people.invite({ emailAddress, name: 'Milo Aster' });
  await page.goto(url(memberPath(invitation)));
  await fillSignUp(page);
  await create(page).click();
  const code = page.getByRole('form', { name: 'Second step of sign-in' }).getByRole('textbox');
  await code.fill(await codeTo(emailAddress, 2));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog')).toContainText('Protect your account with two-factor sign-in');
  await page.getByRole('dialog').getByRole('button', { name: 'Skip for now' }).click();
  await page.waitForURL(url('/dashboard'));
  await leave(page);
  await typePassword(page, emailAddress);
  await page.waitForURL(url('/dashboard'));
});

test('sign-up and guest pages name the organization and who invites, at both widths', async ({ page, people }) => {
  const invitation = await people.invite();
  const client = await inviteClient(people);
  const { path } = await shareWithGuest(people);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const place of [memberPath(invitation), await linkTo(client, 'verify'), path]) {
      await page.goto(url(place));
      await expect(page.getByText(`${SAMPLE_ACCOUNTS.super.name} of Northmere Wealth`)).toBeVisible();
    }
  }
});

test('a guest comes in by the link and a mailed code, which is refused when wrong and asked for again next time', async ({
  page,
  people,
}) => {
  const { emailAddress, path } = await shareWithGuest(people);
  await page.goto(url('/auth/guest/not-a-link/1'));
  const ask = page.getByRole('button', { name: 'Mail me the code' });
  await ask.click();
  await expect(page.getByRole('alert')).toContainText(USED);
  await page.goto(url(path));
  await ask.click();
  const code = page.getByRole('form', { name: 'Second step of sign-in' }).getByRole('textbox');
  await expect(code).toBeFocused();
  await expect(page.getByText('A code is on its way. It is good for ten minutes.')).toBeVisible();
  const mailed = await codeTo(emailAddress);
  await code.fill(mailed === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(code).toHaveAccessibleDescription('Your code is not valid, please check and retry');
  await code.fill(mailed);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/(dashboard)?$/);
  await page.goto(url('/account/edit/profile'));
  await expect(page.getByText(`You are signed in as ${emailAddress}.`)).toBeVisible();
  await leave(page);
  await page.goto(url(path));
  await ask.click();
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});

test('a guest’s link with another end is no link, and one that has run out leads to the page that says so', async ({
  page,
  people,
  store,
}) => {
  const { path } = await shareWithGuest(people);
  const [token = '', exp = ''] = path.split('/').slice(-2);
  await page.goto(url(`/auth/guest/${token}/${Number(exp) + 60}`));
  await page.getByRole('button', { name: 'Mail me the code' }).click();
  await expect(page.getByRole('alert')).toContainText(USED);
  const past = Math.floor(Date.now() / 1_000) - 60;
  const [id = ''] = token.split('.');
  await store.change('invitations', id, { expiresAt: new Date(past * 1_000) });
  await page.goto(url(`/auth/guest/${token}/${past}`));
  await page.getByRole('button', { name: 'Mail me the code' }).click();
  await page.waitForURL(url('/invite-expired'));
});

test('a guest’s link of somebody with an account says nothing of it, and opens for whoever signs in', async ({
  page,
  people,
  store,
}) => {
  const person = await people.join({ organizationId: await store.addOrganization() });
  const input = {
    organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
    emailAddress: person.emailAddress,
    name: person.name,
    estateIds: [CASTELLAN_ESTATE_ID],
  };
  const { token, exp } = await people.operator.ask<{ token: string; exp: number }>(SHARE, { input });
  await page.goto(url(`/auth/guest/${token}/${exp}`));
  await expect(page.getByText(`We mail a code of six digits to ${person.emailAddress}.`)).toBeVisible();
  await page.getByRole('link', { name: 'I have an account' }).click();
  await typePassword(page, person.emailAddress);
  await page.getByRole('button', { name: 'Open what is shared with you' }).click();
  await page.waitForURL(/\/(dashboard)?$/);
});
