import { today } from '@platform/mfe-kit/calendar';
import { refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { EMPTY, estate, holding, open, SHEET } from './balance-sheet.fixture.tsx';

test('without a holding the page says what belongs here, and the form opens from it', async () => {
  const { user } = open({ estate: estate({ assets: [] }), balanceSheetTable: EMPTY });
  await screen.findByText('Nothing on the balance sheet yet');
  await user.click(screen.getByRole('button', { name: 'Add holding' }));
  await screen.findByRole('form', { name: 'Add holding' });
});

test.each([
  ['with holdings', SHEET],
  ['without a holding', EMPTY],
])('whoever only reads is offered no change: %s', async (_what, balanceSheet) => {
  open({ balanceSheetTable: balanceSheet }, { activeRole: 'CLIENT' });
  await screen.findAllByText(balanceSheet === EMPTY ? 'Nothing on the balance sheet yet' : 'Lake house');
  expect(screen.queryAllByRole('button', { name: /Add holding|Add debt|^Change|^Move|^Choose/ })).toEqual([]);
});

test('a debt opens with what is owed, and its terms', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change Mortgage' }));
  const form = await screen.findByRole('form', { name: 'Change Mortgage' });
  expect(within(form).getByLabelText<HTMLInputElement>('Owed').value).toBe('500,000.00');
  expect(within(form).getByLabelText<HTMLSelectElement>(/^Secured by/).textContent).toContain('Lake house');
});

test('a form that is open while somebody else changes the estate says that it may be old', async () => {
  let version = 3;
  const { user, graph } = open({ estate: () => estate({ version }) });
  await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
  const form = within(await screen.findByRole('form', { name: 'Change Lake house' }));
  expect(form.queryByText(/may be old/)).toBeNull();
  version = 4;
  await graph.client.refetchQueries({ include: 'active' });
  await form.findByText(/Somebody has changed this estate since you opened this form/);
});

test('a phone lists the holdings by type, with whose they are and the sums', async () => {
  const before = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(before(media), { matches: media.includes('760px') }));
  try {
    open();
    await screen.findByText('Lake house');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Lake house').closest('li')?.textContent).toContain('Ada');
    expect(screen.getByText('In the estate').closest('div')?.textContent).toContain('$2,500,000');
  } finally {
    vi.stubGlobal('matchMedia', before);
  }
});

interface Update {
  readonly version: number;
  readonly attributes: { readonly balance: number; readonly valuationDate: string };
}
const saved = (version: number, balance: number) => ({
  ok: true,
  asset: { id: 'house', name: 'Lake house', balance, valuationDate: '2026-11-22', isStale: false },
  estate: { id: 'estate-1', version },
});
async function typeValue(user: ReturnType<typeof open>['user'], value: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
  const form = await screen.findByRole('form', { name: 'Change Lake house' });
  const field = within(form).getByLabelText('Value');
  await user.clear(field);
  if (value) await user.type(field, value);
  await user.click(screen.getByRole('button', { name: 'Save holding' }));
  return form;
}

test('a new value is saved in cents with the version that was shown, and can be undone', async () => {
  const updates: Update[] = [];
  const { user } = open({
    updateAsset: (update: Update) => {
      updates.push(update);
      return saved(update.version + 1, update.attributes.balance);
    },
  });
  await typeValue(user, '3.2M');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updates[0]).toMatchObject({ version: 3, attributes: { balance: 320_000_000 } });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Lake house is back at $3,000,000.00.');
  expect(updates[1]).toMatchObject({
    version: 4,
    attributes: { balance: 300_000_000, valuationDate: '2026-10-31' },
  });
});

test.each([
  [
    'which nobody has changed since is undone over a newer version',
    320_000_000,
    'Lake house is back at $3,000,000.00.',
  ],
  [
    'which has changed again is left, and said so',
    310_000_000,
    'Lake house was not changed back: it has changed again meanwhile.',
  ],
])('a holding %s', async (_what, balance, says) => {
  const updates: Update[] = [];
  let now = estate();
  const { user } = open({
    estate: () => now,
    updateAsset: (update: Update) => {
      updates.push(update);
      if (update.version === 4) {
        now = estate({ version: 9, assets: [holding('house', 'Lake house', balance)] });
        throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
      }
      now = estate({
        version: update.version + 1,
        assets: [holding('house', 'Lake house', update.attributes.balance)],
      });
      return saved(update.version + 1, update.attributes.balance);
    },
  });
  await typeValue(user, '3.2M');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(says);
  expect(updates.map(({ version }) => version)).toEqual(balance === 320_000_000 ? [3, 4, 9] : [3, 4]);
});

test('a holding that is saved but cannot be read again is said to be saved, and the form closes', async () => {
  const updates: Update[] = [];
  let isSaved = false;
  const { user } = open({
    estate: () => {
      if (isSaved) throw refusal('The server took too long to answer. Try again.', 'GATEWAY_TIMEOUT');
      return estate();
    },
    updateAsset: (update: Update) => {
      updates.push(update);
      isSaved = true;
      return saved(update.version + 1, update.attributes.balance);
    },
  });
  await typeValue(user, '3.2M');
  await screen.findByText('Lake house is now $3,200,000.00.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(updates.map(({ version }) => version)).toEqual([3, 4]));
});

test('whoever owns what secures a new debt owes it, until somebody says otherwise', async () => {
  const both = ['ada', 'ben'].map((id) => ({ percent: null, owner: { __typename: 'Person', id } }));
  const { user } = open({
    estate: estate({
      assets: [
        holding('house', 'Lake house', 300_000_000, { owners: both }),
        holding('cabin', 'Cabin', 100, { owners: both.slice(1) }),
      ],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add debt' }));
  const form = await screen.findByRole('form', { name: 'Add debt' });
  const borrowers = () =>
    within(form)
      .getAllByLabelText<HTMLSelectElement>('Borrower')
      .map(({ value }) => value);
  expect(borrowers()).toEqual(['ada']);
  await user.selectOptions(within(form).getByLabelText(/^Secured by/), 'Lake house');
  await waitFor(() => expect(borrowers()).toEqual(['ada', 'ben']));
  await user.selectOptions(within(form).getByLabelText(/^Secured by/), 'Cabin');
  await waitFor(() => expect(borrowers()).toEqual(['ben']));
  await user.selectOptions(within(form).getByLabelText('Borrower'), 'ada');
  await user.selectOptions(within(form).getByLabelText(/^Secured by/), 'Lake house');
  expect(borrowers()).toEqual(['ada']);
});

test('a value that is missing is asked for, and nothing is sent', async () => {
  const { user, graph } = open();
  const form = await typeValue(user, '');
  await waitFor(() => expect(within(form).getByLabelText('Value').getAttribute('aria-invalid')).toBe('true'));
  expect(graph.sent.filter(({ name }) => name === 'UpdateAsset')).toEqual([]);
});

test('the discount of a part is entered with its records; one beyond what is possible is said at the field', async () => {
  const updates: Update[] = [];
  const { user } = open({
    updateAsset: (update: Update) => {
      updates.push(update);
      return saved(update.version + 1, update.attributes.balance);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
  const form = await screen.findByRole('form', { name: 'Change Lake house' });
  await user.click(within(form).getByText('Records'));
  const field = within(form).getByLabelText(/^Discount of the value/);
  await user.type(field, '95');
  await user.click(screen.getByRole('button', { name: 'Save holding' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(field);
  await user.type(field, '25');
  await user.click(screen.getByRole('button', { name: 'Save holding' }));
  await waitFor(() => expect(updates).toHaveLength(1));
  expect(updates[0]?.attributes).toMatchObject({ discountPercent: 25 });
});

test('land says what it is worked as and whether a deed gave it away for life', async () => {
  const updates: Update[] = [];
  const { user } = open({
    updateAsset: (update: Update) => {
      updates.push(update);
      return saved(update.version + 1, update.attributes.balance);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
  const form = await screen.findByRole('form', { name: 'Change Lake house' });
  await user.selectOptions(within(form).getByLabelText(/^Worked as/), 'Farm or forest');
  await user.click(within(form).getByRole('checkbox', { name: /kept for life/ }));
  await user.click(screen.getByRole('button', { name: 'Save holding' }));
  await waitFor(() => expect(updates).toHaveLength(1));
  expect(updates[0]?.attributes).toMatchObject({ use: 'FARM', isLifeEstate: true });
});

test('a value that cannot be saved is said under the form, which keeps what was typed', async () => {
  const { user } = open({
    updateAsset: () => {
      throw refusal('The ledger is closed', 'INTERNAL_SERVER_ERROR');
    },
  });
  const form = await typeValue(user, '3200000');
  await within(form).findByText('Something went wrong: The ledger is closed');
  expect(within(form).getByLabelText<HTMLInputElement>('Value').value).toMatch(/^3,200,000/);
});

test('where somebody else saved first both values are shown, and one’s own is saved over the newer version', async () => {
  const updates: Update[] = [];
  let isNewer = false;
  const theirs = () => estate({ version: 7, assets: [holding('house', 'Lake house', 310_000_000)] });
  const { user } = open({
    estate: () => (isNewer ? theirs() : estate()),
    updateAsset: (update: Update) => {
      updates.push(update);
      if (update.version === 7) return saved(8, update.attributes.balance);
      isNewer = true;
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await typeValue(user, '3.2M');
  const dialog = await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' });
  expect(dialog.textContent).toMatch(/Yours: \$3,200,000\.00.*Saved now: \$3,100,000\.00/);
  await user.click(within(dialog).getByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() => expect(updates).toHaveLength(2));
  expect(updates[1]).toMatchObject({ version: 7, attributes: { balance: 320_000_000 } });
});

test('a holding that somebody removed meanwhile is not saved, and the form says why', async () => {
  let isGone = false;
  const { user } = open({
    estate: () => estate(isGone ? { version: 7, assets: [], liabilities: [] } : {}),
    updateAsset: () => {
      isGone = true;
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await typeValue(user, '3.2M');
  await screen.findByText('Somebody has removed this holding meanwhile. What you typed is not saved.');
});

test('a choice that cannot be saved either says so where the choice is', async () => {
  let isNewer = false;
  const { user } = open({
    estate: () => estate(isNewer ? { version: 7, assets: [holding('house', 'Lake house', 310_000_000)] } : {}),
    updateAsset: ({ version }: Update) => {
      isNewer = true;
      throw version === 7
        ? refusal('The ledger is closed', 'INTERNAL_SERVER_ERROR')
        : refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await typeValue(user, '3.2M');
  await user.click(await screen.findByRole('button', { name: 'Save what is chosen' }));
  await screen.findByText('Something went wrong: The ledger is closed');
});

test('a change of something else keeps the day of the value; a new value is of today', async () => {
  const updates: Update[] = [];
  const { user } = open({
    updateAsset: (update: Update) => {
      updates.push(update);
      return saved(update.version + 1, update.attributes.balance);
    },
  });
  const change = async (label: string, text: string) => {
    await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
    const field = within(await screen.findByRole('form', { name: 'Change Lake house' })).getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save holding' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await change('Name', 'Cottage');
  await change('Value', '4M');
  expect(updates[0]?.attributes).toMatchObject({ name: 'Cottage', valuationDate: '2026-10-31' });
  expect(updates[1]?.attributes.valuationDate).toBe(today());
});

test('a holding is taken off, and taken back', async () => {
  const sent: object[] = [];
  const { user } = open({
    deleteAsset: (input: object) => {
      sent.push(input);
      return { ok: true, estate: { id: 'estate-1', version: 4 } };
    },
    restoreAsset: (input: object) => {
      sent.push(input);
      return { ok: true, asset: { id: 'house', name: 'Lake house' }, estate: { id: 'estate-1', version: 5 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('Lake house is off the balance sheet.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Lake house is back on the balance sheet.');
  expect(sent).toEqual([
    { id: 'house', version: 3 },
    { estateId: 'estate-1', id: 'house', version: 4 },
  ]);
});

test('a holding that something names stays, and the form says what', async () => {
  const { user } = open({
    deleteAsset: () => {
      throw refusal('This asset is named in Mortgage. Change that first.', 'ASSET_IN_USE', 'id');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Lake house' }));
  const form = await screen.findByRole('form', { name: 'Change Lake house' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await within(form).findByText(/This asset is named in Mortgage\. Change that first\./);
});
