import { createHmac } from 'node:crypto';
import {
  CASTELLAN_ESTATE_ID,
  SAMPLE_ACCOUNTS,
  SAMPLE_ORGANIZATIONS,
  SAMPLE_PASSWORD_DEFAULT,
} from '@platform/test-kit/sample-world';
import type { Page } from '@playwright/test';
import { expect, test, url } from '../fixtures/signed-in.ts';

const PASSWORD = process.env['SAMPLE_PASSWORD'] ?? SAMPLE_PASSWORD_DEFAULT;
const STEP_MS = 30_000;

function bytesOfBase32(text: string): Buffer {
  const bits = [...text]
    .map((character) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows (RFC 6238), `ahead` steps from now. */
function appCode(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + ahead));
  const digest = createHmac('sha1', bytesOfBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function typePassword(page: Page, emailAddress: string): Promise<void> {
  await page.goto(url('/account/login'));
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(emailAddress);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('R076 R077 R078 R079 R080 R081 R116 R117: two-factor is set up step by step, asked for, and turned off', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('planner');
  await page.goto(url('/account/edit/security'));
  const setUp = page.getByRole('button', { name: 'Set up two-factor sign-in' });
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await setUp.click();
  await press('Skip for now');
  await expect(dialog).toBeHidden();

  await setUp.click();
  await press('Continue');
  await expect(dialog.getByText('Choose a method')).toBeVisible();
  await press('Cancel');
  await expect(dialog).toBeHidden();

  await setUp.click();
  await press('Continue');
  await dialog.getByLabel('Text message').check();
  await press('Continue');
  await press('Continue');
  await expect(dialog.getByText('Phone number is required')).toBeVisible();
  await dialog.getByLabel('Mobile number').fill('202 555 0171');
  await press('Continue');
  await expect(dialog.getByLabel('Code from the text message')).toBeVisible();
  await press('Back');
  await expect(dialog.getByLabel('Mobile number')).toHaveValue('(202) 555-0171');
  await press('Back');

  await dialog.getByLabel('Authenticator app').check();
  await press('Continue');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' }).locator('path')).toBeAttached();
  await accessible();
  const secret = ((await dialog.getByText(/^Key: /).textContent()) ?? '').replace('Key: ', '');
  await press('Continue');
  const goOn = dialog.getByRole('button', { name: 'Continue' });
  const code = dialog.getByLabel('Code from your authenticator app');
  await code.fill('12345');
  await expect(goOn).toBeDisabled();
  const right = appCode(secret);
  await code.fill(right === '000000' ? '000001' : '000000');
  await goOn.click();
  await expect(dialog.getByText('Your code is not valid, please check and retry')).toBeVisible();
  await code.fill(right);
  await goOn.click();
  const codes = dialog.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).not.toHaveCount(0);
  await press('I have kept them');
  await expect(page.getByRole('button', { name: 'Turn off Authenticator app' })).toBeVisible();

  await page.goto(url('/account/logout'));
  await page.waitForURL(/account\/login/);
  await typePassword(page, SAMPLE_ACCOUNTS.planner.emailAddress);
  const second = page.getByRole('form', { name: 'Second step of sign-in' });
  await expect(second.getByRole('button', { name: 'Backup code' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await accessible();
  await page.reload();
  // A code works once, so the next one is typed.
  await second.getByLabel('Code', { exact: true }).fill(appCode(secret, 1));
  await second.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/dashboard/);

  await page.goto(url('/account/edit/security'));
  await page.getByRole('button', { name: 'Turn off Authenticator app' }).click();
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await press('Turn off');
  await expect(setUp).toBeVisible();
});

test('own sessions are listed, and all others end at once', async ({ page, signIn, browser, accessible }) => {
  await signIn('planner');
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await typePassword(elsewhere, SAMPLE_ACCOUNTS.planner.emailAddress);
  await elsewhere.waitForURL(/dashboard/);
  await page.goto(url('/account/edit/security'));
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1);
  await accessible();
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(sessions).toHaveCount(1);
  await elsewhere.goto(url('/clients'));
  await elsewhere.waitForURL(/account\/login/);
  await other.close();
});

test('a forgotten password answers alike for an unknown address, and a used link says so', async ({
  page,
  accessible,
}) => {
  await page.goto(url('/account/login'));
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account for nobody@example.com, a link is on its way.')).toBeVisible();
  await accessible();

  await page.goto(url('/auth/reset-password/not-a-link'));
  await page.getByLabel('New password', { exact: true }).fill('Quiet-Orchard-58');
  await expect(page.getByRole('listitem').filter({ hasText: '12 to 64 characters' })).toContainText(', met');
  await page.getByLabel('Confirm password', { exact: true }).fill('Quiet-Orchard-58');
  await accessible();
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This link has expired. Please submit a new password reset request.')).toBeVisible();
});

test('R082 R259: an invited member signs up, and closing the two-factor dialog leads to /', async ({
  page,
  signIn,
  browser,
  accessible,
}) => {
  await signIn('admin');
  const ask = async (
    query: string,
    variables = {},
  ): Promise<Record<string, Record<string, Record<string, string>>>> => {
    const response = await page.context().request.post(url('/graphql'), { data: { query, variables } });
    return ((await response.json()) as { data: Record<string, Record<string, Record<string, string>>> }).data;
  };
  const organizationId = (await ask('{ currentSession { organization { id } } }'))['currentSession']?.[
    'organization'
  ]?.['id'];
  const invited = await ask(
    'mutation Invite($input: InviteMemberInput!) { inviteMember(input: $input) { invitationToken { token } } }',
    { input: { organizationId, emailAddress: 'newcomer@example.com', name: 'Ines Calder', role: 'ADVISOR' } },
  );
  const token = invited['inviteMember']?.['invitationToken']?.['token'];
  const visitor = await browser.newContext();
  const screen = await visitor.newPage();
  const address = url(`/account/verify/${organizationId}/${token}/create_member`);
  await screen.goto(address);
  const create = screen.getByRole('button', { name: 'Create account' });
  await expect(screen.getByLabel('Full name')).toHaveValue('Ines Calder');
  await expect(create).toBeDisabled();
  await screen.getByLabel('Password', { exact: true }).fill('Quiet-Orchard-58');
  await screen.getByLabel('Confirm password', { exact: true }).fill('Quiet-Orchard-58');
  await expect(create).toBeDisabled();
  await screen.getByRole('checkbox').check();
  await accessible(screen);
  await create.click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Skip for now' }).click();
  await screen.waitForURL(/\/dashboard$/);
  await screen.goto(url('/account/logout'));
  await screen.waitForURL(/account\/login/);
  await screen.goto(address);
  await expect(screen.getByText('Invitation not found or already accepted')).toBeVisible();
  await visitor.close();
});

test('a guest’s link asks for a mailed code, refuses a wrong one, and a broken link says so', async ({
  page,
  signIn,
  browser,
  accessible,
}) => {
  await signIn('advisor');
  const response = await page.context().request.post(url('/graphql'), {
    data: {
      query: 'mutation Share($input: CreateMembershipInput!) { createMembership(input: $input) { token exp } }',
      variables: {
        input: {
          organizationId: SAMPLE_ORGANIZATIONS.northmere.id,
          emailAddress: 'guest@example.com',
          name: 'Milo Aster',
          estateIds: [CASTELLAN_ESTATE_ID],
        },
      },
    },
  });
  const { data } = (await response.json()) as { data: { createMembership: { token: string; exp: number } } };
  const visitor = await browser.newContext();
  const screen = await visitor.newPage();
  const ask = screen.getByRole('button', { name: 'Mail me the code' });
  await screen.goto(url('/auth/guest/not-a-link/1'));
  await accessible(screen);
  await ask.click();
  await expect(screen.getByText('Invitation not found or already accepted')).toBeVisible();
  await screen.goto(url(`/auth/guest/${data.createMembership.token}/${data.createMembership.exp}`));
  await ask.click();
  await screen.getByLabel('Code', { exact: true }).fill('000000');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect(screen.getByText('Your code is not valid, please check and retry')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(screen.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await visitor.close();
});
