import { type Answers, refusal, screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ADA, BEN, openEstatePage } from '../estate/estate-page.fixture.tsx';
import { counted } from './balance-sheet.fixture.tsx';
import { BalanceSheetRoute } from './balance-sheet.route.tsx';

const ada = { __typename: 'Person', id: ADA.id };
const holding = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  assetType: 'REAL_ESTATE',
  isLiability: false,
  balance: 300_000_000,
  valuationDate: '2026-10-31',
  valuationSource: 'Appraisal',
  use: null,
  isLifeEstate: false,
  valueHistory: [],
  titling: 'SOLE',
  owners: [{ percent: null, owner: ada }],
  contributions: [],
  beneficiaries: [{ percent: null, tier: 'PRIMARY', perStirpes: false, to: { __typename: 'Person', id: BEN.id } }],
  ...more,
});
const cells = {
  detail: null,
  part: 'ASSETS',
  isLiability: false,
  isStale: false,
  valuationDate: null,
  cells: [0],
  total: 0,
};
const estate = {
  id: 'estate-1',
  version: 3,
  displayName: 'The Marsh Family',
  people: [ADA, BEN],
  trusts: [{ id: 'trust', name: 'Marsh Family Trust', createdUponDeath: false }],
  charitables: [],
  entities: [],
  assets: [holding('house', 'Lake house'), holding('ira', 'Harbor IRA', { assetType: 'RETIREMENT' })],
  liabilities: [],
  assetAccounts: [],
  hideEmptyColumnsBalanceSheet: true,
  netWorthHistory: [],
};
const balanceSheetTable = {
  asOf: null,
  total: 0,
  totals: [0],
  columns: [{ id: 'inside', label: 'In the estate', inTaxableEstate: true }],
  groups: [
    {
      label: 'All',
      subtotal: 0,
      subtotals: [0],
      rows: [
        { id: 'house', label: 'Lake house', ...cells },
        { id: 'ira', label: 'Harbor IRA', ...cells },
      ],
    },
  ],
};
async function openDialog(answers: Answers) {
  const { user } = openEstatePage(
    { Page: BalanceSheetRoute, path: 'balance-sheet' },
    { estate, balanceSheetTable: counted(balanceSheetTable), ...answers },
  );
  await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
  await user.click(await screen.findByRole('button', { name: 'Retitle or split' }));
  return { user, form: await screen.findByRole('form', { name: 'Retitle or split Lake house' }) };
}
const saved = (version: number) => ({
  ok: true,
  asset: { id: 'house', name: 'Lake house', balance: 300_000_000, valuationDate: '2026-10-31', isStale: false },
  estate: { id: 'estate-1', version },
});

test('a holding is retitled into a trust, without who was to receive it, and back', async () => {
  const sent: { readonly version: number; readonly attributes: object }[] = [];
  const { user, form } = await openDialog({
    updateAsset: (input: (typeof sent)[number]) => {
      sent.push(input);
      return saved(input.version + 1);
    },
  });
  await user.selectOptions(within(form).getByLabelText('Owner'), 'Marsh Family Trust');
  await user.click(screen.getByRole('button', { name: 'Retitle' }));
  await screen.findByText('Lake house is now owned by Marsh Family Trust.');
  expect(sent[0]).toEqual({
    id: 'house',
    version: 3,
    attributes: { owners: [{ ownerId: 'trust' }], titling: 'TRUST_OWNED', contributions: [], beneficiaries: [] },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Lake house is as it was.');
  expect(sent[1]).toMatchObject({
    version: 4,
    attributes: { owners: [{ ownerId: ADA.id }], titling: 'SOLE', beneficiaries: [{ beneficiaryId: BEN.id }] },
  });
});

test('a holding is split by its owners once the parts make the whole, and made whole again', async () => {
  const sent: object[] = [];
  const { user, form } = await openDialog({
    splitAsset: (input: object) => {
      sent.push(input);
      return { ok: true, assets: [], estate: { id: 'estate-1', version: 4 } };
    },
    restoreAsset: (input: object) => {
      sent.push(input);
      return saved(5);
    },
  });
  await user.selectOptions(within(form).getByLabelText('Owner'), ADA.name);
  await user.click(within(form).getByRole('button', { name: 'Add owner' }));
  const [, second] = within(form).getAllByLabelText('Owner');
  await user.selectOptions(second as HTMLElement, 'Marsh Family Trust');
  const [part, other] = within(form).getAllByLabelText('Share') as [HTMLElement, HTMLElement];
  await user.clear(part);
  await user.type(part, '60');
  await user.type(other, '30');
  await user.click(screen.getByRole('button', { name: 'Split' }));
  await within(form).findByText('The shares must come to 100%');
  expect(sent).toEqual([]);
  await user.clear(other);
  await user.type(other, '40');
  await user.click(screen.getByRole('button', { name: 'Split' }));
  await screen.findByText('Lake house is split into 2 parts.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Lake house is as it was.');
  expect(sent).toEqual([
    {
      id: 'house',
      version: 3,
      parts: [
        { ownerId: ADA.id, percent: 60 },
        { ownerId: 'trust', percent: 40 },
      ],
    },
    { estateId: 'estate-1', id: 'house', version: 4 },
  ]);
});

test('a refusal stands under the form, which keeps what was chosen', async () => {
  const { user, form } = await openDialog({
    updateAsset: () => {
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await user.selectOptions(within(form).getByLabelText('Owner'), BEN.name);
  await user.click(screen.getByRole('button', { name: 'Retitle' }));
  await within(form).findByText('Somebody else changed this in the meantime.');
  expect(within(form).getByLabelText<HTMLSelectElement>('Owner').value).toBe(BEN.id);
});

test('what stays a person’s is offered no other owner', async () => {
  const { user } = openEstatePage(
    { Page: BalanceSheetRoute, path: 'balance-sheet' },
    { estate, balanceSheetTable: counted(balanceSheetTable) },
  );
  await user.click(await screen.findByRole('button', { name: 'Change Harbor IRA' }));
  await screen.findByRole('form', { name: 'Change Harbor IRA' });
  expect(screen.queryByRole('button', { name: 'Retitle or split' })).toBeNull();
});
