import { screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { LENA, LIVING, trust } from './trusts.fixture.ts';
import { changing, formOf, openOne, sheet } from './trusts-page.fixture.ts';

const year = (of: number, beginningBalance: number, endingBalance: number) => ({
  year: of,
  beginningBalance,
  annuityPayment: 10_000_00,
  influxGrowth: 5_000_50,
  outflows: 10_000_00,
  endingBalance,
  incomeTaxPaid: 0,
});
const TERM = {
  termLength: 5,
  useLifeExpectancy: false,
  lifeExpectancyPerson: null,
  annuityPayment: 10_000_00,
  payoutType: 'Level',
  annualIncrease: null,
  lastPayment: null,
  payoutRate: null,
  growthRate: 5,
  incomeTax: null,
  trustTermBeneficiaries: [LENA],
  lifecycleEvents: [{ eventType: 'FUNDED', eventTimestamp: '2024-03-01', eventData: null }],
  tableRows: [year(2026, 15_000_00, 10_000_50), year(2027, 10_000_50, 0)],
};

test('a term says how long it lasts, what it pays to whom, each year, and when nothing is left', async () => {
  openOne('grat', trust('grat', 'Marsh GRAT', { kind: 'GRAT', fundedAt: '2024-03-01', trustTerm: TERM }));
  const shown = await sheet('Marsh GRAT');
  within(shown).getByText('5 years, $10,000.00 a year to Lena Marsh.');
  within(shown).getByText('By the end of 2027 nothing is left in it.');
  const table = within(shown).getByRole('region', { name: 'Years of Marsh GRAT' });
  const row = within(table).getByRole('rowheader', { name: '2026' }).closest('tr') as HTMLElement;
  expect(row.textContent).toBe('202615,0005,00110,000010,001');
  within(row).getByTitle('$10,000.50');
  expect(within(shown).getByRole('list', { name: 'What has happened to it' }).textContent).toBe('FundedMar 1, 2024');
});

test.each([
  [
    { payoutType: 'Increasing', annualIncrease: 20 },
    '5 years, $10,000.00 in the first year, rising by 20% each year to Lena Marsh.',
  ],
  [
    { payoutType: 'Sharkfin', lastPayment: 90_000_000 },
    '5 years, $10,000.00 a year and $900,000.00 in the last to Lena Marsh.',
  ],
])('how an annuity goes over the years is said: %j', async (more, words) => {
  openOne('grat', trust('grat', 'Marsh GRAT', { kind: 'GRAT', trustTerm: { ...TERM, ...more } }));
  within(await sheet('Marsh GRAT')).getByText(words);
});

/** The form of a trust that is there, open at its term. */
async function termForm() {
  const { user, sent } = changing('updateTrust', [LIVING]);
  await user.click(await screen.findByRole('button', { name: 'Change Marsh Living Trust' }));
  const form = await formOf('Change Marsh Living Trust');
  await user.click(within(form).getByText('Term and payments'));
  return { user, form, sent };
}

test('a term is entered, and years beside a life are asked about where they are', async () => {
  const { user, form, sent } = await termForm();
  await user.type(within(form).getByLabelText(/^Years from the funding/), '7');
  await user.type(within(form).getByLabelText(/^Pays a year/), '25k');
  await user.selectOptions(within(form).getByLabelText(/^Or as long as this life/), 'Ada Marsh');
  await user.click(screen.getByRole('button', { name: 'Save trust' }));
  await within(form).findByText('Give years or a life, not both');
  await user.selectOptions(within(form).getByLabelText(/^Or as long as this life/), 'No life');
  await user.click(screen.getByRole('button', { name: 'Save trust' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.['attributes']).toMatchObject({
    terminated: false,
    isDiscretionary: null,
    trustTerm: { termLength: 7, annuityPayment: 25_000_00, payoutRate: null, lifeExpectancyPersonId: null },
  });
});

test('an annuity that rises asks by how much, and a sharkfin for its last payment', async () => {
  const { user, form, sent } = await termForm();
  await user.type(within(form).getByLabelText(/^Pays a year/), '25k');
  const goes = within(form).getByLabelText(/^How it goes over the years/);
  await user.selectOptions(goes, 'Increasing: more each year');
  within(form).getByLabelText(/^Each payment rises by/);
  await user.selectOptions(goes, 'Sharkfin: little each year, much at the end');
  expect(within(form).queryByLabelText(/^Each payment rises by/)).toBeNull();
  await user.type(within(form).getByLabelText(/^Pays in its last year/), '20k');
  await user.click(screen.getByRole('button', { name: 'Save trust' }));
  await within(form).findByText('Give more than the amount of a year');
  await user.clear(within(form).getByLabelText(/^Pays in its last year/));
  await user.type(within(form).getByLabelText(/^Pays in its last year/), '900k');
  await user.click(screen.getByRole('button', { name: 'Save trust' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.['attributes']).toMatchObject({
    trustTerm: { annuityPayment: 25_000_00, payoutType: 'Sharkfin', annualIncrease: null, lastPayment: 900_000_00 },
  });
});
