import { expect, it } from 'vitest';
import { clientsCsv, type ExportedClient } from './clients-csv.ts';

const CLIENT: ExportedClient = {
  id: 'estate-1',
  displayName: 'The Castellan Family',
  city: 'Concord',
  clientState: 'MA',
  maritalStatus: 'LEGALLY_MARRIED',
  updatedAt: '2026-11-21T03:00:00.000Z',
  calculatedNetWorth: 125_000_055,
  calculatedFederalTaxEstimate: 0,
  calculatedStateTaxEstimate: 1,
  calculatedExclusionLeft: 99_999_999_999_999,
  calculatedAsOf: '2026-11-21',
  calculationIsStale: false,
  calculationProblem: null,
  advisor: { id: 'account-1', name: 'Nora Finch' },
  sharedEstateOwnerships: [{ id: 'shared-1', name: 'Priya Raman' }],
};
const rows = (...clients: ExportedClient[]) => clientsCsv(clients).split('\r\n').slice(1, -1);

it('every figure is the same cents as in the list, the largest and one cent too', () => {
  expect(rows(CLIENT)).toEqual([
    'The Castellan Family,Married,Concord,Massachusetts,Nora Finch,Priya Raman,1250000.55,0.00,0.01,999999999999.99,2026-11-21,,2026-11-20',
  ]);
});

it('more debts than property is a number with a minus, not a text', () => {
  expect(rows({ ...CLIENT, calculatedNetWorth: -500_055 })[0]).toContain(',-5000.55,');
});

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx'])(
  'a name that a spreadsheet would run is text: %j',
  (displayName) => {
    expect(rows({ ...CLIENT, displayName })[0]?.replace(/^"/, '')).toMatch(/^'/);
  },
);

it('what could not be worked out is empty, never zero, and says why', () => {
  const problem = 'Nobody knows who owns the house';
  const unknown = { calculatedNetWorth: null, calculatedFederalTaxEstimate: null, calculatedStateTaxEstimate: null };
  const [row] = rows({ ...CLIENT, ...unknown, calculatedExclusionLeft: null, calculationProblem: problem });
  expect(row).toContain(`Nora Finch,Priya Raman,,,,,2026-11-21,${problem},`);
});
