import { CASTELLAN_ESTATE_ID } from '@platform/test-kit/sample-world';
import type { Locator, Page } from '@playwright/test';
import { enter, expect, test, url } from '../fixtures/people.ts';

/** What a finger or a pointer meets: nothing over what can be pressed, nothing too small for a thumb, one bar at a time. */
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
const CONTROLS = 'a[href], button, input, select, textarea, [role="switch"], [role="tab"]';

/** Controls of the page, or of its dialog, that the messages lie over. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate((controls) => {
    const messages = document.querySelector('section[aria-label="Messages"]');
    const [toast] = messages?.getClientRects() ?? [];
    if (!messages || !toast || toast.height === 0) return ['no message is shown'];
    const dialog = document.querySelector('[role="dialog"]');
    return [...(dialog ?? document).querySelectorAll<HTMLElement>(controls)]
      .filter((control) => !messages.contains(control) && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
  }, CONTROLS);

for (const size of [LAPTOP, PHONE]) {
  test(`a message covers nothing that can be pressed at ${size.width} px, and F8 leads to it`, async ({
    page,
    people,
    store,
  }) => {
    await page.setViewportSize(size);
    const organizationId = await store.addOrganization();
    await enter(page, await people.join({ organizationId, role: 'ADMIN' }), '/organization-settings');
    const control = page.getByRole('switch', { name: 'Share quotas with sub-organizations' });
    await control.click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('Saved. Share quotas with sub-organizations is on.');
    await expect.poll(() => coveredControls(page), { intervals: [100] }).toEqual([]);
    // Pointed at, it stays for as long as this takes.
    await messages.getByText('Saved.').hover();
    await page.getByRole('switch', { name: 'Rotate passwords' }).click();
    await expect(page.getByRole('dialog', { name: 'Rotate passwords?' })).toBeVisible();
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await page.keyboard.press('F8');
    await expect(messages.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(messages).toContainText('Undone. Share quotas with sub-organizations is off.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(control).not.toBeChecked();
  });
}

test('on a phone a client has one bar, and everything of the estate is reached from it', async ({
  page,
  signIn,
  accessible,
}) => {
  await page.setViewportSize(PHONE);
  await signIn('client', `/estate/${CASTELLAN_ESTATE_ID}`);
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Family', 'Estate', 'Documents']);
  await expect(bar.getByRole('link', { name: 'Estate' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'Estate', exact: true })).toBeHidden();
  const more = bar.getByRole('button', { name: 'More' });
  await more.click();
  const rest = page.getByRole('navigation', { name: 'More sections' });
  const wealth = ['Balance sheet', 'Insurance', 'Trusts', 'Estate diagram', 'Conflicts', 'Taxes', 'What if'];
  const years = ['Timeline', 'Milestones', 'Cash flow', 'Team'];
  await expect(rest.getByRole('link')).toHaveText(['Reports', ...wealth, ...years]);
  await accessible();
  await rest.getByRole('link', { name: 'Balance sheet' }).click();
  await page.waitForURL(url(`/estate/${CASTELLAN_ESTATE_ID}/balance-sheet`));
  await expect(rest).toBeHidden();
  await expect(more).toHaveAttribute('aria-current', 'true');
});

/** Links and buttons in a part of the page that are under 44 px one way or the other. */
const smallControls = (part: Locator): Promise<string[]> =>
  part.locator('a[href], button').evaluateAll((controls) =>
    controls
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      // What is for the keyboard alone is a pixel until it has the focus.
      .filter(({ box: { width, height } }) => width > 1 && (width < 44 || height < 44))
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );

test('on a phone each link and button of overview, balance sheet and its form is large enough for a thumb', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(PHONE);
  await signIn('advisor', `/estate/${CASTELLAN_ESTATE_ID}`);
  await expect(page.getByRole('link', { name: 'Open the balance sheet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What heirs take over for income tax' })).toBeVisible();
  await expect.poll(() => smallControls(page.locator('main'))).toEqual([]);
  await page.goto(url(`/estate/${CASTELLAN_ESTATE_ID}/balance-sheet`));
  await page.getByRole('button', { name: 'Add debt' }).waitFor();
  await expect.poll(() => smallControls(page.locator('main'))).toEqual([]);
  await page.getByRole('button', { name: 'Add debt' }).click();
  await expect(page.getByRole('form', { name: 'Add debt' })).toBeVisible();
  await expect.poll(() => smallControls(page.getByRole('dialog'))).toEqual([]);
});
