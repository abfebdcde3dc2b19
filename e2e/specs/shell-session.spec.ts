import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { stopClock } from '../fixtures/clock.ts';
import type { IdentityStore } from '../fixtures/identity-store.ts';
import { enter, expect, leave, NO_PAGE, type People, type Person, test, url } from '../fixtures/people.ts';

const asks = (page: Page, operationName: string): { readonly variables: unknown }[] => {
  const found: { variables: unknown }[] = [];
  // Counted when answered: a question that is still open is not asked again.
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    const body = request.postDataJSON() as { operationName?: string; variables?: unknown };
    if (body.operationName === operationName) found.push({ variables: body.variables });
  });
  return found;
};

const roleButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const banner = (page: Page) => page.getByRole('region', { name: 'Support mode' });

test('R055: the session is read on load, every 60 seconds, and when the window is looked at again', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn('advisor', NO_PAGE);
  const reads = asks(page, 'CurrentSession');
  await page.goto(url('/account/edit/profile'));
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads.length).toBeGreaterThan(0);
  const loaded = reads.length;
  await stopClock(page);
  await page.clock.runFor(25_000);
  expect(reads.length).toBe(loaded);
  await page.clock.runFor(30_000);
  await expect.poll(() => reads.length).toBe(loaded + 1);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => reads.length).toBe(loaded + 2);
});

test('R056: a session that has ended elsewhere leads to sign-in without any error', async ({ page, signIn }) => {
  await signIn('advisor', '/clients');
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForURL(/\/account\/login\?redirect=%2Fclients/);
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/went wrong/i)).toHaveCount(0);
});

test('R057 R058: after 25 minutes without activity a dialog asks; it stays on request, and 5 minutes later signs out', async ({
  page,
  people,
  accessible,
}) => {
  await page.clock.install();
  await enter(page, await people.join());
  await expect(page.getByRole('banner')).toBeVisible();
  // The watch is fetched after the page.
  await page.waitForLoadState('networkidle');
  await stopClock(page);
  await page.mouse.move(300, 300);
  const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.clock.fastForward('24:50');
  await page.clock.runFor(2_000);
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward('00:10');
  await page.clock.resume();
  await expect(dialog).toContainText(/in (4:\d\d|5:00)/);
  await accessible();
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward('25:02');
  await expect(dialog).toBeVisible();
  await page.clock.fastForward('05:01');
  await page.waitForURL(url('/account/login'));
  await page.goto(url('/dashboard'));
  await page.waitForURL(/\/account\/login\?redirect=%2Fdashboard/);
});

test('R059: without the idle-logout flag no dialog asks', async ({ page, people, store }) => {
  const flags = [{ name: 'ENABLE_IDLE_TIME_LOGOUT', enabled: false }];
  const organizationId = await store.addOrganization({ flags });
  await page.clock.install();
  await enter(page, await people.join({ organizationId }));
  await expect(page.getByRole('banner')).toBeVisible();
  // The watch is fetched after the page.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5_000);
  await page.clock.fastForward('31:00');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(url('/dashboard'));
});

test('R059: without the idle-logout flag somebody who only reads stays signed in, and nobody is kept who left', async ({
  page,
  people,
  store,
}) => {
  // Seven times the page catches up with five minutes.
  test.slow();
  const flags = [{ name: 'ENABLE_IDLE_TIME_LOGOUT', enabled: false }];
  const organizationId = await store.addOrganization({ flags });
  await page.clock.install();
  await enter(page, await people.join({ organizationId }));
  await expect(page.getByRole('banner')).toBeVisible();
  // The watch is fetched after the page.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5_000);
  const told: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/frontend/v1/activity') told.push(response.status());
  });
  for (let said = 1; said <= 7; said += 1) {
    await page.mouse.move(300 + said, 300);
    await page.clock.fastForward('02:30');
    await page.mouse.move(400 + said, 300);
    await page.clock.fastForward('02:30');
    await expect.poll(() => told.length).toBe(said);
  }
  expect(new Set(told)).toEqual(new Set([200]));
  await page.clock.fastForward('05:30');
  // The page goes on asking who is signed in, and has nothing to tell.
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql');
  await page.clock.fastForward('05:30');
  await asked;
  expect(told).toHaveLength(7);
});

const ALL_ROLES = ['Super Admin', 'Planner', 'Advisor', 'Org Admin', 'Document Reviewer', 'Attorney'];

test('R067: the role switcher offers the roles that the account may hold, and no others', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('super');
  await roleButton(page, 'Super Admin').click();
  await expect(page.getByRole('menuitemradio')).toHaveText(ALL_ROLES);
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Super Admin');
  await accessible();
});

for (const { who, roles } of [
  { who: 'planner', roles: ['Planner', 'Advisor'] },
  { who: 'advisor', roles: [] },
  { who: 'client', roles: [] },
] as const) {
  test(`R067: ${who} is offered ${roles.join(' and ') || 'no other role'}`, async ({ page, signIn }) => {
    await signIn(who);
    await expect(page.getByRole('banner')).toBeVisible();
    if (roles.length === 0) {
      for (const role of ALL_ROLES) await expect(roleButton(page, role)).toHaveCount(0);
      return;
    }
    await roleButton(page, roles[0]).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([...roles]);
  });
}

test('R068 R069: choosing the present role does nothing, another one is taken on and leads to /dashboard', async ({
  page,
  people,
}) => {
  const person = await people.join({ role: 'ESTATE_SPECIALIST' });
  await enter(page, person, '/clients');
  const sent = asks(page, 'SwitchRole');
  await roleButton(page, 'Planner').click();
  await page.getByRole('menuitemradio', { name: 'Planner' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  await expect(page).toHaveURL(url('/clients'));
  expect(sent).toEqual([]);
  await roleButton(page, 'Planner').click();
  await page.getByRole('menuitemradio', { name: 'Advisor' }).click();
  await page.waitForURL(url('/dashboard'));
  await expect(roleButton(page, 'Advisor')).toBeVisible();
  expect(sent).toEqual([{ variables: { id: person.accountId, attributes: { activeRole: 'ADVISOR' } } }]);
});

test('R069: in the old flow a change of role leads to /', async ({ page, people, store }) => {
  const flags = [{ name: 'new-upload-flow', enabled: false }];
  const organizationId = await store.addOrganization({ flags });
  await enter(page, await people.join({ organizationId, role: 'ESTATE_SPECIALIST' }), '/clients');
  await roleButton(page, 'Planner').click();
  await page.getByRole('menuitemradio', { name: 'Advisor' }).click();
  await page.waitForURL(url('/'));
  await expect(roleButton(page, 'Advisor')).toBeVisible();
});

/** A client of an organization whose switches are as said, without an estate yet. */
async function joinAsClient(people: People, store: IdentityStore, settings: Record<string, boolean>): Promise<Person> {
  const organizationId = await store.addOrganization({ settings });
  const person = await people.join({ organizationId });
  const membership = { _id: randomUUID(), organizationId, role: 'CLIENT', isEstateSpecialist: false, estateIds: [] };
  await store.change('accounts', person.accountId, {
    memberships: [{ ...membership, joinedAt: new Date() }],
    activeRole: null,
    activeMembershipId: null,
  });
  return person;
}
const NO_PARTS = {
  canInviteClientsToDocuments: false,
  canInviteClientsToProfileBuilder: false,
  canInviteClientsToEstateHealthAssessment: false,
};

test('R119: a client whose organization opens none of the parts for clients gets Access Denied', async ({
  page,
  people,
  store,
  accessible,
}) => {
  await enter(page, await joinAsClient(people, store, NO_PARTS), '/documents');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('You do not have access')).toBeVisible();
  await accessible();
});

test('R119: a client with one of the parts is let in', async ({ page, people, store }) => {
  await enter(
    page,
    await joinAsClient(people, store, { ...NO_PARTS, canInviteClientsToDocuments: true }),
    '/documents',
  );
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toHaveCount(0);
});

/** Where this person is the one among those who may be supported. */
const toSupport = ({ emailAddress }: Person): string => `/admin/support?search=${encodeURIComponent(emailAddress)}`;

/** Opens the dialog for the person whom the list shows. */
async function chooseToSupport(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Act as this user/ }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('A question about a report');
}

test('R042 R043 R063 R065 R066: support mode shows its banner, counts down, folds after scrolling, and stops where it began', async ({
  page,
  signIn,
  people,
  accessible,
}) => {
  const person = await people.join({ name: 'Ada Marlow' });
  await page.setViewportSize({ width: 1440, height: 420 });
  await signIn('super');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.goto(url(toSupport(person)));
  await chooseToSupport(page);
  const begun = new URL(page.url());
  await page.getByRole('button', { name: 'Start support mode' }).click();
  await page.waitForURL(url('/dashboard'));
  await expect(banner(page)).toContainText('You act as Ada Marlow');
  await accessible();
  const left = page.getByRole('timer');
  const first = await left.textContent();
  await expect(left).not.toHaveText(first ?? '');
  expect(await left.textContent()).toMatch(/^00:5\d:\d\d$/);
  const text = banner(page).getByText('You act as Ada Marlow');
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(text).toBeHidden();
  await expect(left).toBeInViewport();
  await left.hover();
  await expect(text).toBeVisible();
  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL(begun.href);
  await expect(page.getByText('Support mode ended. You are Sam Okoro again.')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('R063 R064 R160: support mode ends by itself 3 minutes before its time; where that fails it shows 00:00:00', async ({
  page,
  signIn,
  people,
  accessible,
}) => {
  const person = await people.join({ name: 'Ada Marlow' });
  await page.clock.install();
  await signIn('super', toSupport(person));
  await chooseToSupport(page);
  await page.getByRole('dialog').getByLabel('For').selectOption('15');
  await page.getByRole('button', { name: 'Start support mode' }).click();
  await page.waitForURL(url('/dashboard'));
  await expect(banner(page)).toBeVisible();
  // A part of the page that is still on its way when the clock jumps has timed out, and the page loads anew.
  await page.waitForLoadState('networkidle');
  const stops: number[] = [];
  await page.route('**/frontend/v1/impersonation/stop', (route) => {
    stops.push(Date.now());
    return route.abort();
  });
  await stopClock(page);
  const timer = page.getByRole('timer');
  const [, minutes, seconds] = ((await timer.textContent()) ?? '').split(':').map(Number);
  await page.clock.fastForward(((minutes ?? 0) * 60 + (seconds ?? 0) - 200) * 1_000);
  await expect(timer).toHaveText(/^00:03:[12]\d$/);
  await expect(banner(page)).toContainText(/Support mode ends in \d+ seconds\./);
  expect(stops).toEqual([]);
  await page.clock.fastForward('00:25');
  await page.clock.runFor(5_000);
  await expect.poll(() => stops.length).toBe(1);
  await expect(page.getByText('Failed to stop impersonation')).toBeVisible();
  await page.clock.fastForward('03:30');
  await expect(timer).toHaveText('00:00:00');
  await page.clock.resume();
  await accessible();
  await page.unroute('**/frontend/v1/impersonation/stop');
  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL(/\/admin\/support/);
  await expect(banner(page)).toHaveCount(0);
});

test('R063 R064: support mode counts by the server’s clock, on a computer that is twenty minutes ahead or behind', async ({
  page,
  signIn,
  people,
}) => {
  const person = await people.join({ name: 'Ada Marlow' });
  for (const minutes of [20, -20]) {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await signIn('super', toSupport(person));
    await chooseToSupport(page);
    await page.getByRole('dialog').getByLabel('For').selectOption('15');
    await page.getByRole('button', { name: 'Start support mode' }).click();
    await page.waitForURL(url('/dashboard'));
    await expect(page.getByRole('timer')).toHaveText(/^00:14:/);
    await page.clock.runFor(2_000);
    await expect(page.getByRole('timer')).toHaveText(/^00:14:/);
    await banner(page).getByRole('button', { name: 'Stop' }).click();
    await page.waitForURL(/\/admin\/support/);
    await expect(banner(page)).toHaveCount(0);
    await leave(page);
  }
});

test('R061: an organization’s administrator starts support mode for a member, and for nobody beside or above', async ({
  page,
  people,
  store,
  accessible,
}) => {
  const organizationId = await store.addOrganization();
  const member = await people.join({ organizationId, name: 'Ada Marlow' });
  const peer = await people.join({ organizationId, name: 'Otto Peer', role: 'ADMIN' });
  await enter(page, await people.join({ organizationId, role: 'ADMIN' }));
  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'Support', exact: true }).click();
  await page.waitForURL(url('/admin/support'));
  await expect(page.getByText(member.emailAddress)).toBeVisible();
  await expect(page.getByText(peer.emailAddress)).toHaveCount(0);
  await accessible();
  await page.goto(url(toSupport(member)));
  await chooseToSupport(page);
  await page.getByRole('button', { name: 'Start support mode' }).click();
  await expect(banner(page)).toContainText('You act as Ada Marlow');
  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL(/\/admin\/support/);
  await expect(page.getByText('Support mode ended. You are Ines Calder again.')).toBeVisible();
});

test('R160: a support mode that cannot start or stop says why', async ({ page, signIn, people }) => {
  const person = await people.join({ name: 'Ada Marlow' });
  await signIn('super', toSupport(person));
  await chooseToSupport(page);
  const START = '**/frontend/v1/impersonation/start';
  const STOP = '**/frontend/v1/impersonation/stop';
  const go = () => page.getByRole('button', { name: 'Start support mode' }).click();
  await page.route(START, (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'Not this one.' } }),
  );
  await go();
  await expect(page.getByRole('alert')).toHaveText('Not this one.');
  await page.unroute(START);
  await page.route(START, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await go();
  await expect(page.getByRole('alert')).toHaveText('Unknown error');
  await page.unroute(START);
  await page.route(START, (route) => route.abort());
  await go();
  await expect(page.getByRole('alert')).toHaveText('Failed to start impersonation');
  await page.unroute(START);
  await go();
  await expect(banner(page)).toBeVisible();
  for (const [answer, words] of [
    [{ success: false, message: 'Later, please.' }, 'Later, please.'],
    [{ success: false }, 'Unknown error'],
    [null, 'Failed to stop impersonation'],
  ] as const) {
    await page.route(STOP, (route) => (answer ? route.fulfill({ json: answer }) : route.abort()));
    await banner(page).getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await page.unroute(STOP);
  }
  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL(/\/admin\/support/);
});
