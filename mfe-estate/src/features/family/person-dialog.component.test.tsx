import { refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { family, LENA, ORIN, open, PETRA, refreshed } from './family.fixture.tsx';

test('a child of the married client gets the spouse for its other parent unless somebody says no', async () => {
  const saved: { relations: unknown }[] = [];
  const suggestion = {
    role: 'CHILD',
    reason: 'Orin Birch is married to Petra Birch.',
    other: { id: 'petra', name: 'Petra Birch' },
  };
  const { user } = open({
    ...family(3),
    relationSuggestions: [suggestion],
    createPerson: ({ input }: { input: { relations: unknown } }) => {
      saved.push(input);
      return { ...refreshed, person: { id: 'max', name: 'Max Birch' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add person' }));
  const form = await screen.findByRole('form', { name: 'Add person' });
  const both = await within(form).findByRole<HTMLInputElement>('checkbox', { name: /Also child of Petra Birch/ });
  expect(both.checked).toBe(true);
  await user.type(within(form).getByLabelText(/First name/), 'Max');
  await user.type(within(form).getByLabelText(/Last name/), 'Birch');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add person' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.relations).toEqual([
    { role: 'CHILD', otherId: 'orin' },
    { role: 'CHILD', otherId: 'petra' },
  ]);
});

test('what no family can be is said at the relationships, and what was typed stays', async () => {
  const { user } = open({
    ...family(3),
    updatePerson: () => {
      throw refusal(
        'Orin Birch cannot be a child of Lena Birch, who descends from Orin Birch.',
        'CIRCULAR_FAMILY',
        'relations',
      );
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('form', { name: 'Edit person' });
  await user.click(within(form).getByRole('button', { name: 'Add relationship' }));
  const entry = within(form).getByRole('group', { name: 'Relationship 1' });
  await user.selectOptions(within(entry).getByLabelText('What'), 'Child of');
  await user.selectOptions(within(entry).getByLabelText('Of whom'), 'Lena Birch');
  await user.click(screen.getByRole('button', { name: 'Save person' }));
  await within(form).findAllByText(/cannot be a child of Lena Birch/);
  expect(within(entry).getByLabelText<HTMLSelectElement>('Of whom').value).toBe('lena');
});

/** The other tab saved first: what it saved stands in `theirs`. */
async function twoTabs(
  theirs: object,
  type: (form: HTMLElement, user: ReturnType<typeof open>['user']) => Promise<void>,
) {
  const writes: { version: number; deathDate: unknown; birthDate: unknown; firstName: unknown }[] = [];
  let isNewer = false;
  const { user } = open({
    estate: () => family(isNewer ? 4 : 3, [{ ...ORIN, ...(isNewer ? theirs : {}) }, PETRA, LENA]).estate,
    updatePerson: ({ input }: { input: (typeof writes)[number] }) => {
      writes.push(input);
      if (input.version === 4) return { ...refreshed, person: { id: 'orin', name: 'Orin Birch' } };
      isNewer = true;
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('form', { name: 'Edit person' });
  await type(form, user);
  await user.click(screen.getByRole('button', { name: 'Save person' }));
  return { user, writes };
}

test('two tabs that edit one person lose nothing: what only the other tab changed is kept', async () => {
  const { writes } = await twoTabs({ deathDate: '2026-10-04', isDeceased: true }, async (form, user) => {
    await user.clear(within(form).getByLabelText(/First name/));
    await user.type(within(form).getByLabelText(/First name/), 'Orrin');
  });
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes[1]).toMatchObject({ version: 4, firstName: 'Orrin', deathDate: '2026-10-04' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where both tabs changed the same field both values are shown, and the chosen one is saved', async () => {
  const { user, writes } = await twoTabs({ firstName: 'Oren' }, async (form, user) => {
    await user.clear(within(form).getByLabelText(/First name/));
    await user.type(within(form).getByLabelText(/First name/), 'Orrin');
  });
  const choice = await screen.findByRole('form', { name: 'Choose what stays' });
  expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'Yours: Orrin' }).checked).toBe(true);
  await user.click(within(choice).getByRole('radio', { name: 'Saved now: Oren' }));
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes[1]).toMatchObject({ version: 4, firstName: 'Oren' });
});

test('a form of a person says that it may be old once somebody else has changed the estate', async () => {
  let version = 3;
  const { user, graph } = open({ estate: () => family(version).estate });
  await user.click(await screen.findByRole('button', { name: 'Add person' }));
  const form = within(await screen.findByRole('form', { name: 'Add person' }));
  expect(form.queryByText(/may be old/)).toBeNull();
  version = 4;
  await graph.client.refetchQueries({ include: 'active' });
  await form.findByText(/Somebody has changed this estate since you opened this form/);
});

test('every fact of a person is saved as it was typed, amounts in cents, and a refusal opens its section', async () => {
  const saved: Record<string, unknown>[] = [];
  const { user } = open({
    ...family(3, [{ ...ORIN, isDeceased: true, federalExemptionUsed: 300_000_000 }, PETRA, LENA]),
    updatePerson: ({ input }: { input: Record<string, unknown> }) => {
      saved.push(input);
      if (saved.length === 1)
        throw refusal('Used cannot be greater than total', 'USED_OVER_TOTAL', 'federalExemptionUsed');
      return { ...refreshed, person: { id: 'orin', name: 'Orin Birch' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('form', { name: 'Edit person' });
  await user.click(within(form).getByText('Gifts made and exemption used'));
  const used = within(form).getByLabelText<HTMLInputElement>(/Federal exemption used/);
  expect(used.value).toBe('3,000,000.00');
  await user.clear(used);
  await user.type(used, '99M');
  await user.click(within(form).getByText('More about the person'));
  await user.selectOptions(within(form).getByLabelText(/Citizen of/), 'France');
  await user.click(within(form).getByRole('checkbox', { name: /special needs/ }));
  await user.click(screen.getByRole('button', { name: 'Save person' }));
  await within(form).findAllByText('Used cannot be greater than total');
  await user.clear(used);
  await user.type(used, '3.5M');
  await user.click(screen.getByRole('button', { name: 'Save person' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({
    federalExemptionUsed: 350_000_000,
    gstExemptionUsed: null,
    citizenship: 'FR',
    isSpecialNeeds: true,
    isDeceased: true,
    deathDate: null,
    preferredName: null,
  });
});

test('gifts are listed in place of the sum on record, each with its year, and a missing tax is asked for at its gift', async () => {
  const saved: Record<string, unknown>[] = [];
  const missing = 'By the end of 2021 at most $11,700,000 could be given free of tax. Enter the gift tax paid.';
  const { user } = open({
    ...family(3, [{ ...ORIN, federalExemptionUsed: 300_000_000, gstExemptionUsed: 700 }, PETRA, LENA]),
    updatePerson: ({ input }: { input: Record<string, unknown> }) => {
      saved.push(input);
      if (saved.length === 1) throw refusal(missing, 'GIFT_TAX_MISSING', 'gifts.1.giftTaxPaid');
      return { ...refreshed, person: { id: 'orin', name: 'Orin Birch' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('form', { name: 'Edit person' });
  await user.click(within(form).getByText('Gifts made and exemption used'));
  await user.click(within(form).getByRole('button', { name: 'Add gift' }));
  const first = within(within(form).getByRole('group', { name: 'Gift 1' }));
  expect(first.getByLabelText<HTMLInputElement>(/Taxable amount/).value).toBe('3,000,000.00');
  expect(within(form).queryByLabelText(/Federal exemption used/)).toBeNull();
  await user.type(first.getByLabelText(/^Year/), '2019');
  await user.click(within(form).getByRole('button', { name: 'Add gift' }));
  const second = within(within(form).getByRole('group', { name: 'Gift 2' }));
  await user.type(second.getByLabelText(/^Year/), '2021');
  await user.type(second.getByLabelText(/Taxable amount/), '9.7M');
  await user.type(second.getByLabelText(/To whom/), 'Birch Trust');
  await within(form).findByText(/Together \$12,700,000\.00/);
  await user.click(screen.getByRole('button', { name: 'Save person' }));
  await second.findByText(missing);
  await user.type(second.getByLabelText(/Gift tax paid/), '400k');
  await user.click(screen.getByRole('button', { name: 'Save person' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  const gift = { id: null, givenOn: null, recipient: null, giftTaxPaid: null };
  expect(saved[1]).toMatchObject({
    federalExemptionUsed: null,
    gstExemptionUsed: null,
    gifts: [
      { ...gift, year: 2019, amount: 300_000_000, gstExemptionUsed: 700 },
      { year: 2021, amount: 970_000_000, gstExemptionUsed: null, recipient: 'Birch Trust', giftTaxPaid: 40_000_000 },
    ],
  });
});

test('what earlier spouses and estates left is asked for, and an estate without its amounts is not sent', async () => {
  const saved: unknown[] = [];
  const { user } = open({
    ...family(3, [ORIN, PETRA, LENA]),
    updatePerson: ({ input }: { input: unknown }) => {
      saved.push(input);
      return { ...refreshed, person: { id: 'orin', name: 'Orin Birch' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('form', { name: 'Edit person' });
  await user.click(within(form).getByText('More about the person'));
  await user.click(within(form).getByRole('checkbox', { name: /disabled/ }));
  await user.click(within(form).getByText('Inherited after estate tax'));
  await user.click(within(form).getByRole('button', { name: 'Add estate' }));
  const estate = within(within(form).getByRole('group', { name: 'Estate 1' }));
  await user.type(estate.getByLabelText(/Received after tax/), '4M');
  await user.type(estate.getByLabelText(/Taxable estate/), '20M');
  await user.type(estate.getByLabelText(/Federal estate tax paid/), '2M');
  await user.click(screen.getByRole('button', { name: 'Save person' }));
  await estate.findByText('Enter the day of death');
  expect(saved).toEqual([]);
  await user.type(estate.getByLabelText(/Died on/), '2022-05-01');
  await user.click(screen.getByRole('button', { name: 'Save person' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    isDisabled: true,
    earlierEstates: [
      { diedOn: '2022-05-01', value: 400_000_000, taxableEstate: 2_000_000_000, federalTax: 200_000_000 },
    ],
  });
});
