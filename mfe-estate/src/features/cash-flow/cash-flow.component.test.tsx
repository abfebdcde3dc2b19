import { type Answers, screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ADA, BEN, openEstatePage, type PageOptions, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { CashFlowRoute } from './cash-flow.route.tsx';

const assumption = (id: string, more: object) => ({
  id,
  version: 1,
  category: 'EARNINGS',
  isIncome: true,
  description: null,
  amount: 10_000_050,
  startYear: 2026,
  endYear: null,
  inflationRate: 2.5,
  isOneTime: false,
  isNotTaxable: false,
  ...more,
});
const year = (of: number, cells: number[], income: number, expenses: number) => ({
  year: of,
  cells,
  income,
  expenses,
  incomeTax: 0,
  net: income - expenses,
  netSoFar: income - expenses,
});
const NO_PROJECTION = {
  projectionsEnabled: false,
  projectionType: 'EACH_YEAR',
  projectionView: 'TABLE',
  estimatedIncomeTax: null,
  clientYearOfDeath: null,
  spouseYearOfDeath: null,
};
const estate = (more: object = {}) => ({
  id: 'estate-1',
  version: 3,
  marriedAndAlive: true,
  people: [ADA, BEN],
  projectionSetting: NO_PROJECTION,
  cashFlowAssumptions: [
    assumption('salary', {}),
    assumption('life', { category: 'LIVING', isIncome: false, amount: 12_000_075, inflationRate: null }),
  ],
  cashFlow: {
    rows: [
      { id: 'salary', label: 'Earnings', isIncome: true },
      { id: 'life', label: 'Living costs', isIncome: false },
    ],
    years: [
      year(2026, [12_500_050, 12_000_075], 12_500_050, 12_000_075),
      year(2027, [10_250_051, 12_000_075], 10_250_051, 12_000_075),
    ],
  },
  ...more,
});
const NOTHING = estate({ cashFlowAssumptions: [], cashFlow: { rows: [], years: [] } });

const page = { Page: CashFlowRoute, path: 'cash-flow' };
const open = (answers: Answers = {}, options?: PageOptions) =>
  openEstatePage(page, { estate: estate(), ...answers }, options);

testEstatePage(page, {
  what: 'the cash flow',
  operation: 'CashFlowRoute',
  answers: { estate: estate() },
  shown: 'Earnings',
});

test('the sentence says when money lacks, and totals are the sums of the exact amounts', async () => {
  open();
  await screen.findByText(/2 assumptions, before income tax\. In 2027 more goes out than comes in, by \$17,500\./);
  const total = screen.getByRole('row', { name: /Total/ });
  expect([...total.querySelectorAll('abbr')].map(({ title }) => title)).toEqual([
    '$227,501.01',
    '$240,001.50',
    '$227,501.01',
    '$240,001.50',
    '−$12,500.49',
  ]);
});

test('the years that are asked for stand in the address', async () => {
  const { graph } = open({}, { at: 'cash-flow?from=2040&years=10' });
  await screen.findByText('Earnings');
  expect(graph.sent.find(({ name }) => name === 'CashFlowRoute')?.variables).toMatchObject({
    startYear: 2040,
    endYear: 2049,
  });
});

test('money that comes once is asked for no last year', async () => {
  const { user, graph } = open({
    estate: NOTHING,
    createCashFlowAssumption: { ok: true, cashFlowAssumption: { id: 'new', version: 1 } },
  });
  await screen.findByText('No cash flow assumed yet');
  await user.click(screen.getByRole('button', { name: 'Add income' }));
  const form = await screen.findByRole('form', { name: 'Add income' });
  await user.click(within(form).getByLabelText('It comes once'));
  expect(within(form).queryByLabelText(/Last year/)).toBeNull();
  within(form).getByLabelText('Not taxable');
  await user.type(within(form).getByLabelText('Amount'), '1.2M');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add income' }));
  await screen.findByText('In the cash flow now: Earnings.');
  const { variables } = graph.sent.find(({ name }) => name === 'CreateCashFlowAssumption') ?? {};
  expect(variables).toMatchObject({ attributes: { amount: 120_000_000, isOneTime: true, endYear: null } });
});

test('what goes out is not asked whether it is taxed', async () => {
  const { user } = open({ estate: NOTHING });
  await user.click(await screen.findByRole('button', { name: 'Add expense' }));
  const form = await screen.findByRole('form', { name: 'Add expense' });
  expect(within(form).queryByLabelText('Not taxable')).toBeNull();
});

test('a last year before the first one is refused at its field, and nothing at all is no amount', async () => {
  const { user, graph } = open();
  await user.click(await screen.findByRole('button', { name: 'Change Earnings' }));
  const form = await screen.findByRole('form', { name: 'Change Earnings' });
  await user.type(within(form).getByLabelText(/^Last year/), '2020');
  await user.click(screen.getByRole('button', { name: 'Save income' }));
  await within(form).findByText('The last year cannot lie before the first one.');
  await user.clear(within(form).getByLabelText('Amount a year'));
  await user.type(within(form).getByLabelText('Amount a year'), '0');
  await user.click(screen.getByRole('button', { name: 'Save income' }));
  await within(form).findAllByText('Enter an amount above zero.');
  expect(graph.sent.some(({ name }) => name === 'UpdateCashFlowAssumption')).toBe(false);
});

test('whoever only reads is offered no change', async () => {
  open({}, { activeRole: 'CLIENT' });
  await screen.findByText('Earnings');
  expect(screen.queryAllByRole('button', { name: /Add|Change/ })).toEqual([]);
});

const YEARS = [
  {
    year: 2026,
    cells: [10_000_000, 0],
    income: 10_000_000,
    expenses: 0,
    incomeTax: 2_400_000,
    net: 7_600_000,
    netSoFar: 7_600_000,
  },
  {
    year: 2027,
    cells: [10_000_000, 0],
    income: 10_000_000,
    expenses: 0,
    incomeTax: 2_400_000,
    net: 7_600_000,
    netSoFar: 15_200_000,
  },
];
const projected = (more: object = {}) =>
  estate({
    cashFlow: { ...estate().cashFlow, years: YEARS },
    projectionSetting: { ...NO_PROJECTION, projectionsEnabled: true, estimatedIncomeTax: 24, ...more },
  });

test('a projection takes its income tax off, and says at which rate', async () => {
  open({ estate: projected() });
  await screen.findByText(/after income tax estimated at 24%/);
  const cells = within(screen.getByRole('row', { name: /^2027/ })).getAllByRole('cell');
  expect(cells.slice(-2).map((cell) => cell.querySelector('abbr')?.title)).toEqual(['$24,000.00', '$76,000.00']);
  expect(screen.queryByRole('columnheader', { name: 'Left so far' })).toBeNull();
});

test('a projection that is added up has its column, and a line that says where it ends', async () => {
  open({ estate: projected({ projectionType: 'CUMULATIVE', projectionView: 'CHART' }) });
  await screen.findByRole('columnheader', { name: 'Left so far' });
  screen.getByRole('img', { name: 'Left, added up since the first year: $76,000.00 in 2026, $152,000.00 in 2027' });
});

test('the years in which they die are set under their names, and come back by Undo', async () => {
  const { user, graph } = open({
    estate: projected(),
    updateProjectionSetting: ({ version }: { version: number }) => ({
      ok: true,
      estate: { id: 'estate-1', version: version + 1 },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Projection' }));
  await user.type(await screen.findByLabelText(/^Ada dies in/), '2051');
  await user.type(screen.getByLabelText(/^Ben dies in/), '2044');
  await user.click(screen.getByRole('button', { name: 'Save projection' }));
  await screen.findByText('The projection is saved.');
  const sent = () =>
    graph.sent.filter(({ name }) => name === 'UpdateProjectionSetting').map(({ variables }) => variables);
  expect(sent().at(-1)).toMatchObject({
    version: 3,
    attributes: { clientYearOfDeath: 2051, spouseYearOfDeath: 2044, estimatedIncomeTax: 24 },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The projection is as it was.');
  expect(sent().at(-1)).toMatchObject({ version: 4, attributes: { clientYearOfDeath: null, spouseYearOfDeath: null } });
});

test('a year that lies behind is refused at its field, and nothing is sent', async () => {
  const { user, graph } = open({ estate: projected() });
  await user.click(await screen.findByRole('button', { name: 'Projection' }));
  await user.type(await screen.findByLabelText(/^Ada dies in/), '2001');
  await user.click(screen.getByRole('button', { name: 'Save projection' }));
  await screen.findByText('A death that is assumed cannot lie in the past.');
  expect(graph.sent.some(({ name }) => name === 'UpdateProjectionSetting')).toBe(false);
});
