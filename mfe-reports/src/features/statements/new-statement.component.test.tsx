import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  within,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { NewStatementRoute } from './new-statement.route.tsx';

const ROWS = [
  { id: 'a', group: 'Cash', label: 'Savings', isLiability: false, cells: [1_000_00, 0, 0, 0, 1_000_00] },
  { id: 'b', group: 'Debts', label: 'Mortgage', isLiability: true, cells: [-200_00, 0, 0, 0, -200_00] },
];
const sheet = (rows: readonly object[] | null = ROWS) => ({ estateId: 'e1', asOf: '2026-11-01', rows });
const MADE = { ok: true, financialStatementReport: { id: 's1', status: 'REQUESTED' } };
const open = (answers: Answers = {}) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/reports/statements/new" element={<NewStatementRoute />} />
      <Route path="*" element={<p>The list of statements</p>} />
    </Routes>,
    {
      at: '/estate/e1/reports/statements/new',
      session: sessionOf(),
      answers: {
        estate: { id: 'e1', displayName: 'The Marsh Family' },
        financialStatementBalanceSheets: sheet(),
        generateFinancialStatementReport: MADE,
        ...answers,
      },
    },
  );
const STATES = {
  open,
  field: 'financialStatementBalanceSheets',
  answer: sheet(),
  loading: 'Loading the lines',
  shown: 'Savings',
};
testLoading(STATES);
testStale({ ...STATES, operation: 'StatementLinesToEdit', says: /last update did not arrive/ });

test('a household that owns nothing has a net worth of nothing', async () => {
  open({ financialStatementBalanceSheets: sheet([]) });
  expect((await screen.findByRole('row', { name: /^Net worth/ })).textContent).toBe('Net worth–––––');
});

test('what stands in the estate is printed as it is: no lines are sent', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    generateFinancialStatementReport: ({ attributes }: { attributes: unknown }) => {
      sent.push(attributes);
      return MADE;
    },
  });
  expect((await screen.findByRole('row', { name: /^Net worth/ })).textContent).toContain('800');
  await user.click(screen.getByRole('button', { name: 'Remove column: Joint' }));
  await user.selectOptions(screen.getByLabelText('What counts'), 'Outside the taxable estate');
  await user.click(screen.getByRole('button', { name: 'Add column' }));
  await screen.findByRole('columnheader', { name: 'Total, outside the taxable estate' });
  await user.click(screen.getByRole('button', { name: 'Generate PDF' }));
  await screen.findByText('The list of statements');
  expect(sent).toEqual([
    {
      name: 'Personal financial statement',
      preparedBy: 'Nora Finch',
      columns: [
        { type: 'CLIENT', inTaxableEstate: null },
        { type: 'SPOUSE', inTaxableEstate: null },
        { type: 'TRUSTS', inTaxableEstate: null },
        { type: 'TOTAL', inTaxableEstate: null },
        { type: 'TOTAL', inTaxableEstate: false },
      ],
    },
  ]);
});

test('a line is changed, one added, one left out; all lines are sent, and the columns stay', async () => {
  const sent: { balanceSheetRows: object[] }[] = [];
  const { user } = open({
    generateFinancialStatementReport: ({ attributes }: { attributes: { balanceSheetRows: object[] } }) => {
      sent.push(attributes);
      return MADE;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change line: Savings' }));
  const dialog = within(await screen.findByRole('dialog'));
  const client = await dialog.findByLabelText('Client');
  await user.clear(client);
  await user.type(client, '1500');
  await user.click(dialog.getByRole('button', { name: 'Keep line' }));
  expect((await screen.findByRole('row', { name: /^Change line: Savings|^Savings/ })).textContent).toBe(
    'Savings1,500–––1,500',
  );
  await user.click(screen.getByRole('button', { name: 'Change line: Mortgage' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave out' }));
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  const added = within(await screen.findByRole('dialog'));
  await user.click(await added.findByRole('button', { name: 'Keep line' }));
  await added.findAllByText('Name is required');
  await user.type(added.getByLabelText(/^Name/), 'Boat');
  await user.type(added.getByLabelText('Total'), '40');
  await user.click(added.getByRole('button', { name: 'Keep line' }));
  await screen.findByText('Boat');
  screen.getByText(/Lines were changed for this statement/);
  expect(screen.getByRole('button', { name: 'Add column' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Generate PDF' }));
  await screen.findByText('The list of statements');
  expect(sent[0]?.balanceSheetRows).toMatchObject([
    { id: 'a', label: 'Savings', cells: [1_500_00, 0, 0, 0, 1_500_00] },
    { group: 'Cash', label: 'Boat', isLiability: false, cells: [0, 0, 0, 0, 40_00] },
  ]);
});

test('changes are taken back; what is refused says why and keeps what was chosen', async () => {
  const { user } = open({
    generateFinancialStatementReport: () => {
      throw refusal('No basic reports are left.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change line: Mortgage' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave out' }));
  expect(screen.queryByText('Mortgage')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Generate PDF' }));
  await screen.findByText('No basic reports are left.');
  await user.click(screen.getByRole('button', { name: 'Take changes back' }));
  await screen.findByText('Mortgage');
});
