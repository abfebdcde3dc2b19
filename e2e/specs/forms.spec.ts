import { CASTELLAN_ESTATE_ID } from '@platform/test-kit/sample-world';
import type { Locator } from '@playwright/test';
import { foundHousehold } from '../fixtures/households.ts';
import { expect, test, url } from '../fixtures/signed-in.ts';

const KINDS = [
  'array',
  'checkbox',
  'collapsible section',
  'currency',
  'date',
  'decimal',
  'email',
  'multi-select cards',
  'masked number',
  'number',
  'percentage',
  'phone',
  'radio',
  'select',
  'text',
  'textarea',
  'toggle',
  'wrapper',
  'zip',
];

test('R326: every kind of form element comes in the widths full, half and third', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('super', '/internal/forms');
  const form = page.getByRole('form', { name: 'Form elements' });
  const parts = { full: 1, half: 2, third: 3 } as const;
  const widthOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.width ?? 0;
  const line = (): Promise<number> => widthOf(form.locator('[data-element]').first().locator('..'));
  for (const [width, part] of Object.entries(parts)) {
    const name = `${width.charAt(0).toUpperCase()}${width.slice(1)}`;
    await page.getByRole('button', { name, exact: true }).click();
    await expect(form.locator(`[data-element="text"][data-width="${width}"]`).first()).toBeVisible();
    const gaps = 16 * (part - 1);
    for (const kind of KINDS) {
      const element = form.locator(`[data-element="${kind}"][data-width="${width}"]`).first();
      await expect(element, `${kind} in ${width}`).toBeVisible();
      await expect
        .poll(async () => (await widthOf(element)) - ((await line()) - gaps) / part, { message: `${kind} in ${width}` })
        .toBeCloseTo(0, 0);
    }
    await accessible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => (await widthOf(form.locator('[data-width="third"]').first())) - (await line()))
    .toBeCloseTo(0, 0);
  await accessible();
});

test('masks take what is typed key by key, cards keep their maximum, and an array grows and shrinks', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('super', '/internal/forms?width=half');
  const form = page.getByRole('form', { name: 'Form elements' });
  const typed = [
    ['Currency', '1.2M', '1,200,000.00'],
    ['Currency, capped', '250000000', '100,000,000.00+'],
    ['Percentage', '33.3333333', '33.33333'],
    ['Decimal', '12.34567', '1.3456'],
    ['Number', '12a3.4', '1,234'],
    ['Masked number: year', '20265', '2026'],
    ['Masked number: less than one', '0.7519', '0.751'],
    ['Masked number: 9 digits', '1234567891.1234', '123,456,789.123'],
    ['Phone', '6175550142', '(617) 555-0142'],
    ['Zip code', '0210812345', '02108-1234'],
  ] as const;
  for (const [label, keys, shown] of typed) {
    const field = form.getByRole('textbox', { name: label, exact: label !== 'Phone' && label !== 'Zip code' });
    await field.pressSequentially(keys);
    await field.blur();
    await expect(field, label).toHaveValue(shown);
  }

  const cards = form.getByRole('group', { name: 'Cards, up to two' });
  const card = (name: RegExp) => cards.getByRole('button', { name });
  await card(/Lower estate tax/).click();
  await card(/family/).click();
  await card(/charity/).click({ force: true });
  await expect(card(/charity/)).toHaveAttribute('aria-pressed', 'false');
  await expect(card(/charity/)).toHaveAttribute('aria-disabled', 'true');
  await card(/family/).click();
  await card(/charity/).click();
  await expect(card(/charity/)).toHaveAttribute('aria-pressed', 'true');
  const one = form.getByRole('group', { name: 'Cards, one' });
  await one.getByRole('button', { name: /family/ }).click();
  await one.getByRole('button', { name: /charity/ }).click();
  await expect(one.locator('[aria-pressed=true]')).toHaveText(/charity/);

  await form.getByRole('button', { name: 'Add heir' }).click();
  await form.getByRole('group', { name: 'Heir 2' }).getByLabel('Name').fill('Anna');
  await form.getByRole('button', { name: 'Remove heir 1' }).click();
  await expect(form.getByRole('group', { name: 'Heir 1' }).getByLabel('Name')).toHaveValue('Anna');
  await expect(form.getByRole('group', { name: 'Heir 2' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Check the form' }).click();
  await expect(form.getByText('Email is required', { exact: true })).toBeVisible();
  // A closed section with a wrong field opens.
  await expect(form.getByLabel('Text in the section')).toBeVisible();
  await accessible();
});

test('R174: a holding with two owners is kept in cents and shown divided by 100', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('advisor', '/clients');
  await foundHousehold(
    page,
    { firstName: 'Edith', spouseFirstName: 'Paul', lastName: 'Formwell', state: 'VT' },
    'Balance sheet',
  );
  await page.getByRole('button', { name: 'Add holding' }).click();
  const form = page.getByRole('form', { name: 'Add holding' });
  await form.getByLabel('Name', { exact: true }).fill('Lake house');
  await form.getByRole('button', { name: 'Cash' }).click();
  await form.getByRole('button', { name: 'Real estate' }).click();
  await expect(form.locator('[aria-pressed=true]')).toHaveText('Real estate');
  await form.getByLabel('Value', { exact: true }).pressSequentially('400000.01');
  await form.getByLabel('Share').fill('60');
  await form.getByRole('button', { name: 'Add owner' }).click();
  const second = form.getByRole('group', { name: 'Owner 2' });
  await second.getByLabel('Owner', { exact: true }).selectOption({ label: 'Paul Formwell' });
  await second.getByLabel('Share').fill('50');
  await form.getByText('Place and title').click();
  await form.getByLabel(/^State/).selectOption('MA');
  await accessible();
  await page.getByRole('button', { name: 'Add holding' }).last().click();
  await expect(form.getByText('The shares are more than 100% together')).toBeVisible();
  await second.getByLabel('Share').fill('40');
  await page.getByRole('button', { name: 'Add holding' }).last().click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: /Lake house/ })).toContainText('400,000');
  const estateId = /estate\/([^/]+)/.exec(page.url())?.[1];
  const answered = await page.context().request.post(url('/graphql'), {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      query: `query Holdings($id: ID!) {
        estate(id: $id) { assets { name assetType balance state owners { percent owner { ... on Person { name } } } } }
      }`,
      variables: { id: estateId },
    },
  });
  expect((await answered.json()).data.estate.assets).toEqual([
    {
      name: 'Lake house',
      assetType: 'REAL_ESTATE',
      balance: 40_000_001,
      state: 'MA',
      owners: [
        { percent: 60, owner: { name: 'Edith Formwell' } },
        { percent: 40, owner: { name: 'Paul Formwell' } },
      ],
    },
  ]);
});

test('at phone width the panel of the diagram is a dialog and adds no second banner to the page', async ({
  page,
  signIn,
  accessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('advisor', `/estate/${CASTELLAN_ESTATE_ID}/estate-plan/estate-diagram`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Marital Trust/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'How it is worked out' })).toBeVisible();
  await expect(page.getByRole('banner', { includeHidden: true })).toHaveCount(1);
  await accessible();
});

test('a submit with several wrong fields lists them at the top, each a link to its field, and a mended one leaves the list', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('super', '/internal/forms?width=half');
  const form = page.getByRole('form', { name: 'Form elements' });
  const summary = form.getByRole('group', { name: /need(s)? your attention$/ });
  const link = (name: string) => summary.getByRole('link', { name, exact: true });
  // The order of the page, which is not the order of the rules.
  const wrong = [
    ['Text', 'Name is required'],
    ['E-mail', 'Email is required'],
    ['Currency', 'Please specify a valid number'],
    ['Currency, capped', 'Please specify a valid number'],
    ['Percentage', 'Please specify a valid number'],
    ['Decimal', 'Please specify a valid number'],
    ['Number', 'Please specify a valid number'],
    ['Masked number: year', 'Year must have 4 digits, from 1500 to 9999'],
    ['Masked number: less than one', 'Please specify a valid number'],
    ['Masked number: 9 digits', 'Please specify a valid number'],
    ['Select', 'Choose a state'],
    ['Radio', 'Choose a filing status'],
    ['Cards, up to two', 'Choose at least one goal'],
    ['Heir 1: Name', 'Name is required'],
    ['Heir 1: Share', 'Please specify a valid number'],
    ['Text in the section', 'Required'],
  ];
  await form.getByRole('textbox', { name: 'E-mail' }).focus();
  await form.getByRole('textbox', { name: 'E-mail' }).blur();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(summary).toBeHidden();

  await page.getByRole('button', { name: 'Check the form' }).click();
  await expect(summary).toHaveAccessibleName(`${wrong.length} fields need your attention`);
  await expect(summary.getByRole('listitem')).toHaveText(wrong.map((line) => line.join(' ')));
  await expect(form.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Text', exact: true })).toBeInViewport();
  await accessible();

  for (const [label] of wrong.slice(0, 10)) {
    await link(label ?? '').click();
    await expect(form.getByRole('textbox', { name: label ?? '', exact: true })).toBeFocused();
  }
  await link('Select').press('Enter');
  await expect(form.getByLabel('Select', { exact: true })).toBeFocused();
  await link('Radio').click();
  await expect(form.getByRole('radio').first()).toBeFocused();
  await link('Cards, up to two').click();
  const firstCard = form.getByRole('group', { name: 'Cards, up to two' }).getByRole('button').first();
  await expect(firstCard).toBeFocused();
  await expect(firstCard).toBeInViewport();
  await link('Heir 1: Share').click();
  await expect(form.getByRole('group', { name: 'Heir 1' }).getByLabel('Share')).toBeFocused();
  await form.getByText('Collapsible section', { exact: true }).click();
  await expect(form.getByLabel('Text in the section')).toBeHidden();
  await link('Text in the section').click();
  await expect(form.getByLabel('Text in the section')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

  await page.keyboard.type('Anything');
  await expect(link('Text in the section')).toHaveCount(0);
  await firstCard.click();
  await expect(link('Cards, up to two')).toHaveCount(0);
  await expect(summary).toHaveAccessibleName(`${wrong.length - 2} fields need your attention`);
  await form.getByRole('button', { name: 'Add heir' }).click();
  await page.getByRole('button', { name: 'Check the form' }).click();
  await link('Heir 2: Name').click();
  await page.keyboard.type('Anna');
  await expect(link('Heir 2: Name')).toHaveCount(0);
  await form.getByRole('button', { name: 'Remove heir 2' }).click();
  await expect(link('Heir 2: Share')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await accessible();
  expect((await link('Radio').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(summary).toBeHidden();
});
