import { type Answers, refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ADA, BEN, openEstatePage, type PageOptions } from '../estate/estate-page.fixture.tsx';
import { counted } from './balance-sheet.fixture.tsx';
import { BalanceSheetRoute } from './balance-sheet.route.tsx';

const person = (id: string, name: string) => ({ __typename: 'Person', id, name });
const TRUST = { __typename: 'Trust', id: 'trust', name: 'Marsh Family Trust' };
const share = (owner: object | null, percentage: number, amount: number | null, more: object = {}) => ({
  percentage,
  affiliated: owner !== null,
  outsiderName: null,
  amount,
  owner,
  ...more,
});
const OUTSIDE = share(null, 10, 90_000_00, { outsiderName: 'Dov Perl' });
const LAKE = {
  __typename: 'Entity',
  id: 'lake',
  name: 'Lake LLC',
  entityType: 'LLC',
  location: 'DE',
  netValue: 900_000_00,
  shares: [share(TRUST, 60, 540_000_00), share(person('ada', 'Ada Marsh'), 30, 270_000_00), OUTSIDE],
  ultimateShares: [share(TRUST, 60, null), share(person('ada', 'Ada Marsh'), 30, null), OUTSIDE],
  assets: [{ id: 'house', name: 'Lake house', balance: 1_000_000_00 }],
  liabilities: [{ id: 'loan', name: 'Boat loan', balance: 100_000_00 }],
  interests: [],
  discountPercent: 30,
  discountSource: 'Appraisal by Perl & Co., Jan 5, 2026',
};
const FUND = {
  id: 'fund',
  name: 'Food bank',
  charitableKind: 'PUBLIC_CHARITY',
  uses: [{ words: 'Receives by Will of Ada' }],
};
const estate = (more: object = {}) => ({
  id: 'estate-1',
  version: 3,
  displayName: 'The Marsh Family',
  people: [ADA, BEN],
  trusts: [{ id: 'trust', name: 'Marsh Family Trust', createdUponDeath: false }],
  charitables: [FUND],
  entities: [LAKE],
  assets: [],
  liabilities: [],
  assetAccounts: [],
  hideEmptyColumnsBalanceSheet: true,
  netWorthHistory: [],
  ...more,
});
const EMPTY = { asOf: null, total: 0, totals: [], columns: [], groups: [] };
const page = { Page: BalanceSheetRoute, path: 'balance-sheet' };
const open = (answers: Answers = {}, options?: PageOptions) =>
  openEstatePage(page, { estate: estate(), balanceSheetTable: counted(EMPTY), ...answers }, options);
const payload = (name: string, id: string) => ({ ok: true, [name]: { id }, estate: { id: 'estate-1', version: 4 } });

test('an entity says what it is worth, whose it is with each part of it, and what it holds and owes', async () => {
  open();
  const card = await screen.findByRole('article', { name: 'Lake LLC' });
  expect(card.textContent).toContain('$900,000LLC, Delaware');
  const items = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Marsh Family Trust 60%540,000',
    'Ada Marsh 30%270,000',
    'Dov Perl 10%Outside the household90,000',
    'Lake house1,000,000',
    'Boat loan−100,000',
  ]);
  expect(within(card).queryByText(/In the end/)).toBeNull();
  within(card).getByText('A plan counts each interest less 30%. Appraisal by Perl & Co., Jan 5, 2026.');
});

test('where other entities stand between, the card says whose it is in the end', async () => {
  const hill = {
    ...LAKE,
    id: 'hill',
    name: 'Hill LP',
    shares: [share({ __typename: 'Entity', id: 'lake', name: 'Lake LLC' }, 100, 5)],
    assets: [],
    liabilities: [],
  };
  open({ estate: estate({ entities: [hill] }) });
  const card = await screen.findByRole('article', { name: 'Hill LP' });
  within(card).getByText('In the end: Marsh Family Trust 60%, Ada Marsh 30%, Dov Perl 10%.');
  within(card).getByText('Nothing yet. Choose Hill LP as the owner of a holding.');
});

test('whoever only reads sees entities and charities, and is offered no change', async () => {
  open({}, { activeRole: 'CLIENT' });
  await screen.findByRole('article', { name: 'Lake LLC' });
  screen.getByText('Food bank');
  expect(screen.queryAllByRole('button', { name: /Change|Add/ })).toEqual([]);
});

test('an entity is added with its owners; shares short of the whole are asked for by what is missing', async () => {
  const created: { readonly attributes: object }[] = [];
  const { user } = open({
    createEntity: (input: { readonly attributes: object }) => {
      created.push(input);
      return payload('entity', 'new');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Entity' }));
  const form = await screen.findByRole('form', { name: 'Add entity' });
  await user.type(within(form).getByLabelText('Name'), 'Marsh Holdings');
  await user.click(within(form).getByRole('button', { name: /^LLC/ }));
  const owner = within(form).getByLabelText<HTMLSelectElement>('Owner');
  expect([...owner.options].map(({ text }) => text)).toEqual([
    'Choose',
    ADA.name,
    BEN.name,
    'Marsh Family Trust',
    'Lake LLC',
  ]);
  await user.selectOptions(owner, 'Marsh Family Trust');
  const part = within(form).getByLabelText('Share');
  await user.clear(part);
  await user.type(part, '75');
  await user.click(screen.getByRole('button', { name: 'Add entity' }));
  await within(form).findByText('The shares come to 75%: say who owns the other 25%');
  expect(created).toEqual([]);
  await user.click(within(form).getByRole('button', { name: 'Add outside owner' }));
  await user.type(within(form).getByLabelText(/^Who/), 'Dov Perl');
  await user.type(within(form).getAllByLabelText('Share')[1] as HTMLElement, '25');
  await user.click(screen.getByRole('button', { name: 'Add entity' }));
  await screen.findByText('Marsh Holdings is on the balance sheet.');
  expect(created[0]).toEqual({
    estateId: 'estate-1',
    version: 3,
    attributes: {
      name: 'Marsh Holdings',
      entityType: 'LLC',
      location: null,
      discountPercent: null,
      discountSource: null,
      shares: [
        { ownerId: 'trust', percentage: 75 },
        { outsiderName: 'Dov Perl', percentage: 25 },
      ],
    },
  });
});

test('a circle is said under the owners, in words, and what was typed stays', async () => {
  const words =
    'Nobody would own these in the end: Hill LP owns a share of Lake LLC, and Lake LLC owns a share of Hill LP.';
  const { user } = open({
    updateEntity: () => {
      throw refusal(words, 'CIRCULAR_OWNERSHIP', 'shares');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake LLC' }));
  const form = await screen.findByRole('form', { name: 'Change Lake LLC' });
  expect([...within(form).getAllByLabelText<HTMLSelectElement>('Owner')].map(({ value }) => value)).toEqual([
    'trust',
    'ada',
  ]);
  await user.type(within(form).getByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save entity' }));
  await within(form).findByText(words);
  expect(within(form).getByLabelText<HTMLInputElement>('Name').value).toBe('Lake LLC 2');
});

test('an entity that holds something stays and says what; an empty one is taken off, and taken back', async () => {
  const sent: object[] = [];
  let holds = true;
  const { user } = open({
    deleteEntity: (input: object) => {
      if (holds) throw refusal('Lake LLC still owns or owes Lake house.', 'ENTITY_IN_USE', 'id');
      sent.push(input);
      return { ok: true, estate: { id: 'estate-1', version: 4 } };
    },
    restoreEntity: (input: object) => {
      sent.push(input);
      return payload('entity', 'lake');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake LLC' }));
  const form = await screen.findByRole('form', { name: 'Change Lake LLC' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await within(form).findByText('Lake LLC still owns or owes Lake house.');
  holds = false;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Lake LLC is off the balance sheet.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Lake LLC is back on the balance sheet.');
  expect(sent).toEqual([
    { id: 'lake', version: 3 },
    { estateId: 'estate-1', id: 'lake', version: 4 },
  ]);
});

test('a removal and its undo go through where something else of the estate was changed meanwhile', async () => {
  const sent: number[] = [];
  const stale = () => refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
  let saved = 3;
  const takes = (input: { readonly version: number }) => {
    sent.push(input.version);
    if (input.version !== saved) throw stale();
    saved += 1;
    return { ok: true, entity: { id: 'lake' }, estate: { id: 'estate-1', version: saved } };
  };
  const { user } = open({
    estate: () => estate({ version: saved, entities: sent.length > 1 ? [] : [LAKE] }),
    deleteEntity: takes,
    restoreEntity: takes,
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake LLC' }));
  await screen.findByRole('form', { name: 'Change Lake LLC' });
  saved = 5;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Lake LLC is off the balance sheet.');
  saved = 9;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Lake LLC is back on the balance sheet.');
  expect(sent).toEqual([3, 5, 6, 9]);
});

test('what somebody else changed while it was looked at is not removed unseen', async () => {
  const sent: number[] = [];
  let isNewer = false;
  const { user } = open({
    estate: () => (isNewer ? estate({ version: 7, entities: [{ ...LAKE, name: 'Lakes' }] }) : estate()),
    deleteEntity: ({ version }: { readonly version: number }) => {
      sent.push(version);
      isNewer = true;
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake LLC' }));
  const form = await screen.findByRole('form', { name: 'Change Lake LLC' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await within(form).findByText('Somebody else changed this in the meantime.');
  expect(sent).toEqual([3]);
});

test('where somebody else saved an entity first both values are shown, and one’s own is saved over theirs', async () => {
  const updates: { readonly version: number; readonly attributes: { readonly name: string } }[] = [];
  let isNewer = false;
  const { user } = open({
    estate: () => (isNewer ? estate({ version: 7, entities: [{ ...LAKE, name: 'Lakes' }] }) : estate()),
    updateEntity: (update: (typeof updates)[number]) => {
      updates.push(update);
      if (update.version === 7) return payload('entity', 'lake');
      isNewer = true;
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake LLC' }));
  const form = await screen.findByRole('form', { name: 'Change Lake LLC' });
  await user.type(within(form).getByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save entity' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' });
  expect(dialog.textContent).toMatch(/Yours: Lake LLC 2.*Saved now: Lakes/);
  await user.click(within(dialog).getByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() => expect(updates).toHaveLength(2));
  expect(updates[1]).toMatchObject({ version: 7, attributes: { name: 'Lake LLC 2' } });
});

test('a charity says where it is named, is changed, and stays while something names it', async () => {
  const updates: object[] = [];
  const { user } = open({
    updateCharitable: (input: object) => {
      updates.push(input);
      return payload('charitable', 'fund');
    },
    deleteCharitable: () => {
      throw refusal('Food bank is named elsewhere: Receives by Will of Ada.', 'CHARITY_IN_USE', 'id');
    },
  });
  await screen.findByText('Public charity. Receives by Will of Ada');
  await user.click(screen.getByRole('button', { name: 'Change Food bank' }));
  const form = await screen.findByRole('form', { name: 'Change Food bank' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await within(form).findByText('Food bank is named elsewhere: Receives by Will of Ada.');
  await user.selectOptions(within(form).getByLabelText(/^Kind of charity/), 'Donor-advised fund');
  await user.click(screen.getByRole('button', { name: 'Save charity' }));
  await screen.findByText('Food bank is saved.');
  expect(updates).toEqual([
    { id: 'fund', version: 3, attributes: { name: 'Food bank', charitableKind: 'DONOR_ADVISED_FUND' } },
  ]);
});

test('a holding can be an entity’s, and is asked then for no title and no beneficiaries', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add holding' }));
  const form = await screen.findByRole('form', { name: 'Add holding' });
  within(form).getByText('Who receives it');
  await user.selectOptions(within(form).getByLabelText('Owner'), 'Lake LLC');
  await waitFor(() => expect(within(form).queryByText('Who receives it')).toBeNull());
  await user.click(within(form).getByText('Place'));
  expect(within(form).queryByLabelText(/^Title/)).toBeNull();
});
