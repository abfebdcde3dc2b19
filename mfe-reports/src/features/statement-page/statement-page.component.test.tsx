import { renderScreen, screen, waitFor } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { StatementPageRoute } from './statement-page.route.tsx';

// jsdom loads no fonts.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve(), load: () => Promise.resolve([]) },
  });
});

const open = (statement: object | null) =>
  renderScreen(
    <Routes>
      <Route path="service/pfs-reports/:statementId" element={<StatementPageRoute />} />
    </Routes>,
    { at: '/service/pfs-reports/s1', answers: { financialStatementReport: statement } },
  );

test('R197: a statement prints its lines with sums for each column, and tells the renderer', async () => {
  open({
    id: 's1',
    name: 'Personal financial statement',
    metadata: { asOf: '2026-11-01', preparedBy: 'Nora Finch', isEdited: true },
    columns: [
      { type: 'CLIENT', label: 'Client', inTaxableEstate: null },
      { type: 'TOTAL', label: 'Total', inTaxableEstate: null },
    ],
    balanceSheetRows: [
      { id: 'a', group: 'Cash', label: 'Savings', isLiability: false, cells: [1_000_00, 3_000_00] },
      { id: 'b', group: 'Cash', label: 'Checking', isLiability: false, cells: [0, 500_00] },
      { id: 'c', group: 'Debts', label: 'Mortgage', isLiability: true, cells: [-200_00, -200_00] },
    ],
    estate: {
      id: 'e1',
      displayName: 'The Marsh Family',
      organization: { id: 'o1', name: 'Northmere Wealth' },
      people: [{ id: 'p1', firstName: 'Ada', isClient: true, isSpouse: false }],
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Personal financial statement' });
  const text = document.body.textContent ?? '';
  for (const words of [
    'The Marsh Family, as of Nov 1, 2026, prepared by Nora Finch',
    'HoldingAdaTotal',
    'Checking–500',
    'Total assets$1,000$3,500',
    'Total liabilities−$200−$200',
    'Net worth$800$3,300',
    'Lines of this statement were changed',
  ])
    expect(text).toContain(words);
  await waitFor(() => expect(window.reportPageState).toEqual({ state: 'ready' }));
});

test('a statement that is gone is an error that the renderer is told of', async () => {
  open(null);
  await screen.findByText('The statement does not exist any more.');
  await waitFor(() => expect(window.reportPageState?.state).toBe('error'));
});
