import { type Answers, refusal, renderScreen, screen, sessionOf, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import type { FormsEstate } from './balance-sheet-query.ts';
import type { HoldingKind } from './holding.schema.ts';
import { HoldingDialog } from './holding-dialog.tsx';

const estate: FormsEstate = {
  id: 'estate-1',
  version: 3,
  displayName: 'The Marsh Family',
  people: [{ id: 'ada', name: 'Ada Marsh', isDeceased: false, isClient: true, isSpouse: false }],
  trusts: [],
  charitables: [],
  entities: [],
  assets: [],
  liabilities: [],
  assetAccounts: [],
  hideEmptyColumnsBalanceSheet: true,
};

const openDialog = (answers: Answers = {}, kind: HoldingKind = 'asset') =>
  renderScreen(
    <HoldingDialog kind={kind} holding={null} estate={estate} reload={async () => estate} onClose={() => undefined} />,
    {
      session: sessionOf(),
      answers,
    },
  );

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

test('a debt is asked for what it is owed on, whom and by which property, and for nothing of an asset', async () => {
  const created: { readonly attributes: object }[] = [];
  const { user } = openDialog(
    {
      createAsset: (input: { readonly attributes: object }) => {
        created.push(input);
        return { ok: true, asset: { id: 'loan', name: 'Car loan' }, estate: { id: 'estate-1', version: 4 } };
      },
    },
    'debt',
  );
  const form = await screen.findByRole('form', { name: 'Add debt' });
  expect(within(form).queryByText('Who receives it')).toBeNull();
  expect(within(form).queryByText('Place and title')).toBeNull();
  await user.type(within(form).getByLabelText('Name'), 'Car loan');
  await user.click(within(form).getByRole('button', { name: 'Loan' }));
  await user.type(within(form).getByLabelText('Owed'), '42k');
  await user.click(within(form).getByText('Terms'));
  await user.type(within(form).getByLabelText(/^Interest a year/), '4.25');
  await user.type(within(form).getByLabelText(/^Term in months/), '60');
  await user.click(screen.getByRole('button', { name: 'Add debt' }));
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]?.attributes).toMatchObject({
    isLiability: true,
    assetType: 'LOAN',
    balance: 4_200_000,
    interestRate: 4.25,
    lengthOfTerm: 60,
    securedById: null,
    owners: [{ ownerId: 'ada' }],
  });
});

test('the kind of a property or an account is asked where the type has one', async () => {
  const { user } = openDialog();
  const form = await screen.findByRole('form', { name: 'Add holding' });
  expect(within(form).queryByLabelText(/^Kind of/)).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Real estate' }));
  within(form).getByLabelText(/^Kind of property/);
  await user.click(within(form).getByRole('button', { name: 'Real estate' }));
  await user.click(within(form).getByRole('button', { name: /^Retirement/ }));
  within(form).getByLabelText(/^Kind of account/);
  expect(within(form).queryByLabelText(/^Kind of property/)).toBeNull();
});
