import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enter, expect, leave, newAddress, PASSWORD, test, turnAppOn, typePassword, url } from '../fixtures/people.ts';

interface GoogleUser {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

const userOf = (email: string, name = 'Ines Calder'): GoogleUser => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  name,
});

/** Who sits before the browser at the provider; null declines. */
async function seat(user: GoogleUser | null): Promise<void> {
  const response = await fetch(process.env['PLATFORM_GOOGLE_CONTROL'] ?? '', {
    method: 'POST',
    body: JSON.stringify(user),
  });
  expect(response.ok).toBe(true);
}

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test('R138: the Google button signs an account in and leads back to the page asked for', async ({ page, people }) => {
  const person = await people.join();
  await seat(userOf(person.emailAddress));
  await page.goto(url('/clients'));
  await page.waitForURL(/redirect=%2Fclients/);
  await expect(google(page)).toBeVisible();
  await google(page).click();
  await page.waitForURL(url('/clients'));
});

test('R138 R282: the Google button of a sign-up waits for the accepted terms, and makes the account of the invitation', async ({
  page,
  people,
}) => {
  const invitation = await people.invite();
  const path = `/account/verify/${invitation.organizationId}/${invitation.token}/create_member`;
  await seat(userOf(newAddress()));
  await page.goto(url(path));
  await expect(google(page)).toBeDisabled();
  await page.getByRole('checkbox').check();
  await expect(google(page)).toBeEnabled();
  await page.getByRole('checkbox').uncheck();
  await expect(google(page)).toBeDisabled();
  await page.getByRole('checkbox').check();
  await google(page).click();
  // The refusal comes back to the page it began on.
  await expect(page.getByRole('alert')).toContainText('This invitation is for another email address.');
  expect(new URL(page.url()).pathname).toBe(path);

  // The provider remembers who was there.
  await page.context().clearCookies();
  await seat(userOf(invitation.emailAddress));
  await page.getByRole('checkbox').check();
  await google(page).click();
  await page.waitForURL(url('/dashboard'));
  await page.goto(url('/account/edit/profile'));
  await expect(
    page.getByText(`Through your organization’s single sign-on, as ${invitation.emailAddress}.`),
  ).toBeVisible();
});

test('R282: without ENABLE_GOOGLE_SSO of its organization a sign-up shows no Google button', async ({
  page,
  people,
  store,
}) => {
  const organizationId = await store.addOrganization({ flags: [{ name: 'ENABLE_GOOGLE_SSO', enabled: false }] });
  const invitation = await people.invite({ organizationId });
  const options = page.waitForResponse((response) => response.request().postData()?.includes('SignInOptions') ?? false);
  await page.goto(url(`/account/verify/${organizationId}/${invitation.token}/create_member`));
  await options;
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(google(page)).toHaveCount(0);
});

const REFUSALS: readonly (readonly [string, (email: string) => GoogleUser | null, string])[] = [
  ['is cancelled', () => null, 'The sign-in with Google was cancelled.'],
  [
    'names an address that has no account',
    () => userOf(newAddress()),
    'No account has this Google address. Ask your firm for an invitation.',
  ],
  [
    'names an address that Google has not verified',
    (email) => ({ ...userOf(email), email_verified: false }),
    'Google has not verified this email address, so it cannot be used here.',
  ],
];
for (const [what, user, words] of REFUSALS) {
  test(`a sign-in with Google that ${what} comes back to sign-in with its reason`, async ({ page, people }) => {
    const person = await people.join();
    await seat(user(person.emailAddress));
    await page.goto(url('/account/login'));
    await google(page).click();
    await expect(page.getByRole('alert')).toContainText(words);
    // Another way in makes the reason go.
    await typePassword(page, person.emailAddress);
    await page.waitForURL(url('/dashboard'));
  });
}

test('a sign-in with Google asks for the second factor of the account as a password does', async ({ page, people }) => {
  const person = await people.join();
  await turnAppOn(person);
  await seat(userOf(person.emailAddress));
  await page.goto(url('/account/login'));
  await google(page).click();
  await expect(page.getByRole('form', { name: 'Second step of sign-in' })).toBeVisible();
});

test('where a domain signs in with Google only, a password is refused with the words for it', async ({
  page,
  people,
  store,
}) => {
  const organizationId = await store.addOrganization();
  const domain = `${randomUUID()}.example`;
  const person = await people.join({ organizationId, emailAddress: `ines@${domain}` });
  await enter(page, person);
  await leave(page);
  await people.operator.ask(
    'mutation Enforce($organizationId: ID!, $emailDomain: String!) { enforceSingleSignOn(organizationId: $organizationId, emailDomain: $emailDomain) { ok } }',
    { organizationId, emailDomain: domain },
  );
  await typePassword(page, person.emailAddress, PASSWORD);
  await expect(page.getByRole('alert')).toContainText(
    'Your organization signs in with its identity provider. Please use that.',
  );
  await seat(userOf(person.emailAddress));
  await google(page).click();
  await page.waitForURL(url('/dashboard'));
});
