import { distribution, type EstateCase, whatIf } from '@platform/estate-engine';
import { formatWholeDollars } from '@platform/kernel';
import { screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openEstatePage, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { CompareRoute } from './compare.route.tsx';
import { COUPLE } from './what-if.fixture.ts';

const page = { Page: CompareRoute, path: 'what-if/compare' };
const TODAY = '2026-11-23';
const kept = (id: string, name: string, address: string) => ({
  id,
  version: 1,
  name,
  address,
  isOlder: false,
  createdByName: 'Nora Finch',
  createdAt: '2026-11-20T15:00:00.000Z',
});
const FLORIDA = kept('s1', 'Move to Florida', 'state=FL');
const BEN_FIRST = kept('s2', 'Ben first, later', 'first=ben&year=2031');
const answers = (whatIfSnapshots: object[] | null = [FLORIDA, BEN_FIRST], planVersions: object[] | null = []) => ({
  estate: {
    id: 'estate-1',
    version: 3,
    distributionCase: { today: TODAY, input: COUPLE },
    whatIfSnapshots,
    planVersions,
  },
});
const open = (at = 'what-if/compare') => openEstatePage(page, answers(), { at });
const table = (title: string): HTMLElement =>
  screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
const cells = (title: string, name: string): (string | null)[] =>
  within(within(table(title)).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

testEstatePage(page, {
  what: 'the plan',
  operation: 'WhatIfRoute',
  answers: answers(),
  shown: 'Who has how much in the end',
});

const planTax = distribution(COUPLE).taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
const floridaTax = distribution(whatIf(COUPLE, { domicileState: 'FL' }, TODAY).input).taxes.reduce(
  (sum, { amountCents }) => sum + amountCents,
  0,
);

test('the plan stands beside the first kept what-if, with the difference of each person and tax', async () => {
  open();
  await screen.findByText('The plan as it is, beside Move to Florida.');
  expect(planTax).toBe(18_080_000);
  expect(cells('Taxes at the second death', 'All taxes')).toEqual([
    formatWholeDollars(planTax),
    formatWholeDollars(floridaTax),
    `−$${formatWholeDollars(planTax - floridaTax)}`,
  ]);
  // What is saved of the tax, the two children share.
  expect(cells('Who has how much in the end', 'Lena Marsh').at(-1)).toBe(
    `+$${formatWholeDollars((planTax - floridaTax) / 2)}`,
  );
  expect(cells('Taxes at the first death', 'All taxes')).toEqual(['0', '0', 'The same']);
  within(table('Taxes at the second death')).getByText('Ben Marsh, Dec 23, 2026.');
});

test('two kept what-ifs are compared, each side says who dies and when', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('On the left'), 'Ben first, later');
  await screen.findByText('Ben first, later, beside Move to Florida.');
  within(table('Taxes at the first death')).getByText(
    'Ben first, later: Ben Marsh, Jun 30, 2031. Move to Florida: Ada Marsh, Nov 23, 2026.',
  );
  await user.selectOptions(screen.getByLabelText('On the right'), 'The plan as it is');
  await screen.findByText('Ben first, later, beside The plan as it is.');
});

test('an address brings both sides back, and the same twice has no difference', async () => {
  open('what-if/compare?left=s2&right=s2');
  await screen.findByText('Ben first, later, beside itself.');
  const same = within(table('Who has how much in the end')).getAllByText('The same');
  expect(same.length).toBe(within(table('Who has how much in the end')).getAllByRole('rowheader').length);
});

test('a side that cannot be worked out is said by its name', async () => {
  const late = kept('s3', 'Backwards', 'year=2040&second=2030');
  openEstatePage(page, answers([late]), { at: 'what-if/compare' });
  const note = await screen.findByRole('alert');
  await waitFor(() => expect(note.textContent).toContain('Backwards cannot be worked out.'));
  expect(note.textContent).toContain('the second death cannot come before the first');
});

test('without a kept what-if the page says how one comes to be', async () => {
  openEstatePage(page, answers([]), { at: 'what-if/compare' });
  await screen.findByText('Nothing to compare with yet');
  expect(screen.getByRole('link', { name: 'Ask what would be' }).getAttribute('href')).toBe('/estate/estate-1/what-if');
});

const BEFORE = {
  id: 'p1',
  version: 1,
  name: 'Before the sale',
  keptOn: '2025-04-02',
  isOlder: true,
  createdByName: 'Nora Finch',
  createdAt: '2025-04-02T15:00:00.000Z',
};
/** With the yacht that has been sold since, and another name of the son. */
const OLD_CASE: EstateCase = {
  ...COUPLE,
  people: COUPLE.people.map((one) => (one.id === 'otto' ? { ...one, name: 'Otto Marsh-Ridley' } : one)),
  assets: [
    ...COUPLE.assets,
    { id: 'yacht', name: 'Yacht', assetType: 'OTHER', balanceCents: 40_000_000, owners: [{ id: 'ben' }] },
  ],
};
const oldPlan = (more: object = {}) => ({
  planVersion: { id: 'p1', distributionCase: { today: '2025-04-02', input: OLD_CASE } },
  ...more,
});

test('the plan of another day stands beside the present one, by the figures of its day', async () => {
  openEstatePage(page, { ...answers([], [BEFORE]), ...oldPlan() }, { at: 'what-if/compare' });
  await screen.findByText('Before the sale, Apr 2, 2025, beside The plan as it is.');
  const family = (input: EstateCase) =>
    distribution(input).flow.totals.find(({ stage }) => stage === 'FINAL')?.familyCents ?? 0;
  await waitFor(() =>
    expect(cells('Where everything goes', 'Reaches the family').slice(0, 2)).toEqual([
      formatWholeDollars(family(OLD_CASE)),
      formatWholeDollars(family(COUPLE)),
    ]),
  );
  // Who has another name by now is one person, by the newer name.
  within(table('Who has how much in the end')).getByRole('rowheader', { name: 'Otto Marsh' });
  expect(within(table('Who has how much in the end')).queryByText('Otto Marsh-Ridley')).toBeNull();
});

test('the present plan is kept under a name; one that is kept is removed after a question', async () => {
  const { user, graph } = openEstatePage(
    page,
    {
      ...answers([], [BEFORE]),
      ...oldPlan({
        createPlanVersion: { ok: true, planVersion: { id: 'p2' } },
        deletePlanVersion: { ok: true },
      }),
    },
    { at: 'what-if/compare' },
  );
  const sent = (operation: string) =>
    graph.sent.filter(({ name }) => name === operation).map(({ variables }) => variables);
  await user.click(await screen.findByRole('button', { name: 'Keep the plan as it is today' }));
  await user.type(await screen.findByLabelText('Name of the kept plan'), 'As signed');
  await user.click(screen.getByRole('button', { name: 'Save kept plan' }));
  await screen.findByText('As signed is kept.');
  expect(sent('KeepPlan')).toEqual([{ estateId: 'estate-1', attributes: { name: 'As signed' } }]);
  await user.click(screen.getByRole('button', { name: 'Remove Before the sale, Apr 2, 2025' }));
  await screen.findByText(/The plan as of Apr 2, 2025 can no longer be compared/);
  expect(sent('RemovePlan')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Before the sale is no longer kept.');
  expect(sent('RemovePlan')).toEqual([{ id: 'p1', version: 1 }]);
});

test('a kept plan that does not arrive is said by its name', async () => {
  openEstatePage(page, { ...answers([], [BEFORE]), planVersion: new Error('down') }, { at: 'what-if/compare' });
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('Before the sale, Apr 2, 2025 did not arrive.');
});

test('a tax opens to how it is worked out on either side; a sum of the estate does not', async () => {
  const { user } = open();
  const taxes = await screen.findByRole('heading', { name: 'Taxes at the second death' });
  const sheet = taxes.closest('section') as HTMLElement;
  await user.click(within(sheet).getByRole('button', { name: 'Receipt of Massachusetts estate tax' }));
  const drawer = await screen.findByRole('dialog', { name: 'Massachusetts estate tax' });
  const florida = await within(drawer).findByRole('region', { name: 'Move to Florida' });
  const plan = within(drawer).getByRole('region', { name: 'The plan as it is' });
  expect(plan.textContent).toContain('$180,800.00');
  expect(florida.textContent).not.toContain('$180,800.00');
  expect(within(sheet).getAllByRole('button')).toHaveLength(1);
});
