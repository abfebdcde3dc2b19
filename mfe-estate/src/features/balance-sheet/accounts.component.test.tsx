import { type Answers, refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ADA, BEN, openEstatePage } from '../estate/estate-page.fixture.tsx';
import { counted } from './balance-sheet.fixture.tsx';
import { BalanceSheetRoute } from './balance-sheet.route.tsx';

const FUND = {
  id: 'fund',
  name: 'Index fund',
  assetType: 'BROKERAGE',
  use: null,
  isLifeEstate: false,
  valueHistory: [],
  isLiability: false,
  balance: 100_000_00,
  owners: [{ percent: null, owner: { __typename: 'Person', id: 'ada' } }],
  contributions: [],
  beneficiaries: [],
};
const ACCOUNT = {
  id: 'account',
  name: 'Harbor brokerage',
  kind: 'BROKERAGE',
  status: 'OPEN',
  balance: 100_000_00,
  balanceType: 'FROM_ASSETS',
  valueHistory: [],
  todOrPod: 'TOD',
  owners: [{ percent: null, owner: { __typename: 'Person', id: 'ada' } }],
  designations: [{ percent: 100, tier: 'PRIMARY', perStirpes: false, to: { __typename: 'Person', id: 'ben' } }],
  assetProportions: [{ percent: 100, asset: { id: 'fund' } }],
};
const ROW = {
  id: 'account',
  label: 'Harbor brokerage',
  part: 'ASSET_ACCOUNTS',
  detail: 'Holds Index fund',
  isLiability: false,
  isStale: false,
  valuationDate: null,
  cells: [100_000_00],
  total: 100_000_00,
};
const SHEET = {
  asOf: null,
  total: 100_000_00,
  totals: [100_000_00],
  columns: [{ id: 'inside', label: 'In the taxable estate', inTaxableEstate: true }],
  groups: [{ label: 'Investments', subtotal: 100_000_00, subtotals: [100_000_00], rows: [ROW] }],
};
const estate = {
  id: 'estate-1',
  version: 3,
  displayName: 'The Marsh Family',
  hideEmptyColumnsBalanceSheet: true,
  netWorthHistory: [],
  people: [ADA, BEN],
  trusts: [],
  charitables: [],
  entities: [],
  assets: [FUND],
  liabilities: [],
  assetAccounts: [ACCOUNT],
};
const open = (answers: Answers = {}) =>
  openEstatePage(
    { Page: BalanceSheetRoute, path: 'balance-sheet' },
    { estate, balanceSheetTable: counted(SHEET), ...answers },
  );
const payload = { ok: true, estate: { id: 'estate-1', version: 4 } };
type Sent = { readonly attributes: Readonly<Record<string, unknown>> };

async function openNew(user: ReturnType<typeof open>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  // Without a layout, whatever a menu floats at counts as hidden.
  await user.click(await screen.findByRole('menuitem', { name: 'Account' }));
  return screen.findByRole('form', { name: 'Add account' });
}

test('a minor’s account is added with its age, and asks nothing that suits another kind', async () => {
  const sent: Sent[] = [];
  const { user } = open({
    createAssetAccount: (input: Sent) => {
      sent.push(input);
      return payload;
    },
  });
  const form = await openNew(user);
  await user.type(within(form).getByLabelText('Name'), 'Wren’s account');
  await user.click(within(form).getByRole('button', { name: 'Minor’s account' }));
  expect(within(form).queryByLabelText(/^Registered as/)).toBeNull();
  await user.type(within(form).getByLabelText(/^Kept until the age of/), '21');
  await user.type(within(form).getByLabelText(/^Balance(?! is)/), '12k');
  await user.click(screen.getByRole('button', { name: 'Add account' }));
  await screen.findByText('Wren’s account is on the balance sheet.');
  expect(sent[0]?.attributes).toMatchObject({
    kind: 'MINOR',
    balanceType: 'STATED',
    balance: 12_000_00,
    ageOfMajority: 21,
    owners: [{ ownerId: 'ada', percent: null }],
    todOrPod: null,
  });
});

test('a balance, or what it is made of, is asked for, and nothing is sent without it', async () => {
  const { user, graph } = open();
  const form = await openNew(user);
  await user.type(within(form).getByLabelText('Name'), 'Checking');
  await user.click(within(form).getByRole('button', { name: 'Bank account' }));
  await user.click(screen.getByRole('button', { name: 'Add account' }));
  await within(form).findByText('Balance is required');
  await user.selectOptions(within(form).getByLabelText('Balance is'), 'FROM_ASSETS');
  await user.selectOptions(within(form).getByLabelText(/^Registered as/), 'POD');
  await user.click(screen.getByRole('button', { name: 'Add account' }));
  expect(await within(form).findAllByText('Say what the account holds')).not.toEqual([]);
  expect(await within(form).findAllByText('Name who receives it on death')).not.toEqual([]);
  expect(graph.sent.map(({ name }) => name)).not.toContain('CreateAssetAccount');
});

test('an account opens with what it holds and who receives it, and is saved with the version that was shown', async () => {
  const sent: object[] = [];
  const { user } = open({
    updateAssetAccount: (input: object) => {
      sent.push(input);
      return payload;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Harbor brokerage' }));
  const form = await screen.findByRole('form', { name: 'Change Harbor brokerage' });
  expect(within(form).getByLabelText<HTMLSelectElement>('Asset').value).toBe('fund');
  const part = within(form).getByLabelText('Part of it');
  await user.clear(part);
  await user.type(part, '60');
  await user.click(screen.getByRole('button', { name: 'Save account' }));
  await screen.findByText('Harbor brokerage is saved.');
  expect(sent).toMatchObject([
    {
      id: 'account',
      version: 3,
      attributes: {
        balanceType: 'FROM_ASSETS',
        balance: null,
        todOrPod: 'TOD',
        beneficiaries: [{ beneficiaryId: 'ben', percent: 100, tier: 'PRIMARY', perStirpes: false }],
        assetProportions: [{ assetId: 'fund', percent: 60 }],
      },
    },
  ]);
});

test('an account is taken off, and taken back; what cannot be saved is said under the form', async () => {
  const { user } = open({
    updateAssetAccount: () => {
      throw refusal(
        'Index fund is named in Margin loan, so it cannot be in an account.',
        'ASSET_IN_USE',
        'assetProportions',
      );
    },
    deleteAssetAccount: () => payload,
    bulkRestoreAssets: ({ ids, version }: { ids: string[]; version: number }) => {
      expect([ids, version]).toEqual([['account'], 4]);
      return payload;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Harbor brokerage' }));
  const form = await screen.findByRole('form', { name: 'Change Harbor brokerage' });
  await user.click(screen.getByRole('button', { name: 'Save account' }));
  await within(form).findByText('Index fund is named in Margin loan, so it cannot be in an account.');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Harbor brokerage is off the balance sheet.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => screen.getByText('Harbor brokerage is back on the balance sheet.'));
});
