import { randomUUID } from 'node:crypto';
import type { MembershipRole } from '@platform/contracts';
import { SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import type { Page } from '@playwright/test';
import type { IdentityStore } from '../fixtures/identity-store.ts';
import { enter, expect, type People, type Person, test, url } from '../fixtures/people.ts';

const HOME = SAMPLE_ORGANIZATIONS.northmere;
const OTHER = 'Harrow Lane Partners';

interface Place {
  readonly organizationId: string;
  readonly role: MembershipRole;
}

/** Somebody who is an advisor at Northmere Wealth first, and then what is said elsewhere. */
async function joinSeveral(people: People, store: IdentityStore, others: readonly Place[]): Promise<Person> {
  const person = await people.join({ name: 'Ada Marlow' });
  const memberships = [{ organizationId: HOME.id, role: 'ADVISOR' as const }, ...others].map((place) => ({
    _id: randomUUID(),
    ...place,
    isEstateSpecialist: false,
    estateIds: [],
    joinedAt: new Date(),
  }));
  await store.change('accounts', person.accountId, {
    memberships,
    activeRole: 'ADVISOR',
    activeMembershipId: memberships[0]?._id,
  });
  return person;
}

/** A phone shows the first word of the name. */
const brand = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name.split(' ')[0]}\\b.*home$`) });
const roleButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });

test('R067 R069: somebody of two organizations changes to the other by the keyboard, and lands where the role begins', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const organizationId = await store.addOrganization({ name: OTHER });
  const person = await joinSeveral(people, store, [{ organizationId, role: 'CLIENT' }]);
  await enter(page, person, '/account/edit/profile');
  await expect(brand(page, HOME.name)).toBeVisible();
  await roleButton(page, 'Advisor').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio')).toHaveText([`Advisor at ${HOME.name}`, `Client at ${OTHER}`]);
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(`Advisor at ${HOME.name}`);
  await accessible();
  await expect(choice(page, `Advisor at ${HOME.name}`)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/'));
  await expect(brand(page, OTHER)).toBeVisible();
  await expect(page.getByText(`You work as Client at ${OTHER} now.`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Home']);
  await roleButton(page, 'Client').click();
  await choice(page, `Advisor at ${HOME.name}`).click();
  await page.waitForURL(url('/dashboard'));
  await expect(brand(page, HOME.name)).toBeVisible();
});

test('the profile names every membership and leads into the others; another tab follows, and shows nothing of the former organization', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const organizationId = await store.addOrganization({ name: OTHER });
  const person = await joinSeveral(people, store, [{ organizationId, role: 'ADVISOR' }]);
  await enter(page, person);
  const second = await page.context().newPage();
  const households = second.getByRole('region', { name: 'Key figures' });
  await second.goto(url('/dashboard'));
  await expect(households).toContainText(/Households\s*[1-9]/);
  await second.goto(url('/account/edit/security'));
  await page.goto(url('/account/edit/profile'));
  const memberships = page.getByRole('list', { name: 'Memberships' });
  await expect(memberships.getByRole('listitem')).toHaveCount(2);
  await expect(memberships.getByRole('listitem').filter({ hasText: HOME.name })).toContainText('Active now');
  await accessible();
  await memberships.getByRole('button', { name: `Work here, ${OTHER}` }).click();
  await page.waitForURL(url('/dashboard'));
  await expect(brand(page, OTHER)).toBeVisible();
  await second.bringToFront();
  await second.evaluate(() => window.dispatchEvent(new Event('focus')));
  await second.waitForURL(url('/dashboard'));
  await expect(brand(second, OTHER)).toBeVisible();
  await expect(second.getByText(`You work as Advisor at ${OTHER} now.`)).toBeVisible();
  await second.waitForLoadState('networkidle');
  await expect(households).toHaveCount(0);
  await expect(second.getByText('Castellan')).toHaveCount(0);
});

test('on a phone the menu lists the roles by organization and marks the present one', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const organizationId = await store.addOrganization({ name: OTHER });
  const person = await joinSeveral(people, store, [{ organizationId, role: 'ATTORNEY' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, person);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const there = page.getByRole('group', { name: OTHER });
  await expect(page.getByRole('group', { name: HOME.name }).getByRole('button')).toHaveAttribute(
    'aria-current',
    'true',
  );
  await accessible();
  await there.getByRole('button', { name: 'Work as Attorney' }).click();
  await expect(brand(page, OTHER)).toBeVisible();
  await expect(page).toHaveURL(url('/dashboard'));
});

test('a disabled organization keeps nobody from the others', async ({ page, people, store, accessible }) => {
  const organizationId = await store.addOrganization({ name: OTHER });
  const person = await joinSeveral(people, store, []);
  const disabled = await store.addOrganization({ name: 'Closed Office', disabledAt: new Date() });
  const memberships = [disabled, organizationId].map((id) => ({
    _id: randomUUID(),
    organizationId: id,
    role: 'ADVISOR',
    isEstateSpecialist: false,
    estateIds: [],
    joinedAt: new Date(),
  }));
  await store.change('accounts', person.accountId, { memberships, activeMembershipId: memberships[0]?._id });
  await enter(page, person);
  await page.waitForURL(url('/disabled-organization'));
  await accessible();
  await page.getByRole('button', { name: `Work at ${OTHER}` }).click();
  await page.waitForURL(url('/dashboard'));
  await expect(brand(page, OTHER)).toBeVisible();
});
