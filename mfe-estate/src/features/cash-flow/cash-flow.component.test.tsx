import { type Answers, screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openEstatePage, type PageOptions, testEstatePage } from '../estate/estate-page.fixture.tsx';
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
  net: income - expenses,
});
const estate = (more: object = {}) => ({
  id: 'estate-1',
  version: 3,
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
  await user.type(within(form).getByLabelText('Amount'), '1.2M');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add income' }));
  await screen.findByText('Earnings is in the cash flow.');
  const { variables } = graph.sent.find(({ name }) => name === 'CreateCashFlowAssumption') ?? {};
  expect(variables).toMatchObject({ attributes: { amount: 120_000_000, isOneTime: true, endYear: null } });
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
