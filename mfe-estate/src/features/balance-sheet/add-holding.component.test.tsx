import { type Answers, refusal, renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { AddHoldingDialog } from './add-holding-dialog.tsx';
import type { BalanceSheetEstate } from './balance-sheet-query.ts';

const estate: BalanceSheetEstate = {
  id: 'estate-1',
  version: 3,
  displayName: 'The Marsh Family',
  people: [{ id: 'ada', name: 'Ada Marsh', isDeceased: false, isClient: true, isSpouse: false }],
  trusts: [],
  assets: [],
  balanceSheet: { asOf: null, total: 0, totals: [], columns: [], groups: [] },
};

const openDialog = (answers: Answers = {}) =>
  renderScreen(<AddHoldingDialog estate={estate} reload={async () => estate} onClose={() => undefined} />, {
    session: sessionOf(),
    answers,
  });

test('R327: the type of holding that most people have is marked "Most Common"', async () => {
  openDialog();
  const types = await screen.findByRole('group', { name: 'Type' });
  const marked = within(types)
    .getAllByRole('button')
    .filter(({ textContent }) => textContent?.includes('Most Common'));
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Investments')]);
});

test('R157 R305: a holding that cannot be added is a global error under the form, which keeps what was typed', async () => {
  const { user } = openDialog({
    createAsset: () => {
      throw refusal('The ledger is closed', 'INTERNAL_SERVER_ERROR');
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  const form = screen.getByRole('form', { name: 'Add holding' });
  await user.type(name, 'Harbor account');
  await user.click(within(form).getByRole('button', { name: /^Investments/ }));
  const value = within(form).getByLabelText<HTMLInputElement>('Value');
  await user.type(value, '1250.5');
  await user.click(screen.getByRole('button', { name: 'Add holding' }));
  const alert = await within(form).findByText('Something went wrong: The ledger is closed');
  expect(name.value).toBe('Harbor account');
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  expect(value.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
