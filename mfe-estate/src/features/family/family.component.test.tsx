import { refusal, screen, sessionOf, waitFor, within } from '@platform/mfe-kit/testing';
import { describe, expect, test } from 'vitest';
import { testEstatePage } from '../estate/estate-page.fixture.tsx';
import { family, LENA, NOTHING_ELSE, ORIN, open, PETRA, person } from './family.fixture.tsx';
import { FamilyRoute } from './family.route.tsx';

testEstatePage(
  { Page: FamilyRoute, path: 'family' },
  { what: 'the family', operation: 'FamilyRoute', answers: { ...NOTHING_ELSE, ...family(3) }, shown: /Lena Birch/ },
);

const refreshed = { ok: true, estate: { id: 'estate-1', version: 4 } };

test('a child with one parent is a question, and the answer is saved as it was given', async () => {
  const asked = {
    parentQuestions: [
      {
        id: 'q',
        child: { id: 'lena', name: 'Lena Birch', firstName: 'Lena' },
        parent: { id: 'orin', name: 'Orin Birch', firstName: 'Orin' },
        other: { id: 'petra', name: 'Petra Birch', firstName: 'Petra' },
      },
    ],
  };
  let answered = false;
  const saved: unknown[] = [];
  const { user } = open({
    estate: () => family(3, undefined, answered ? {} : asked).estate,
    updateRelationships: ({ input }: { input: unknown }) => {
      answered = true;
      saved.push(input);
      return refreshed;
    },
  });
  await screen.findByText('Is Petra Birch also the parent of Lena Birch?');
  await user.click(screen.getByRole('button', { name: 'Yes, both are parents' }));
  await waitFor(() => expect(screen.queryByText(/also the parent/)).toBeNull());
  expect(saved).toEqual([
    { estateId: 'estate-1', version: 3, relationships: [{ personId: 'lena', otherId: 'petra', role: 'CHILD' }] },
  ]);
});

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

const uses = (...all: [words: string, keepsPerson: boolean][]) => ({
  person: { id: 'lena', name: 'Lena Birch', uses: all.map(([words, keepsPerson]) => ({ words, keepsPerson })) },
});

test('somebody whom the estate names is not removed: the dialog says where, with the thing’s name', async () => {
  const { user } = open({
    ...family(3),
    ...uses(
      ['Beneficiary of Roth IRA', true],
      ['First successor trustee: Birch Trust', true],
      ['Child of Orin Birch', false],
    ),
  });
  await user.click(await screen.findByRole('button', { name: /Lena Birch/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lena Birch is still needed' });
  await within(dialog).findByText('Beneficiary of Roth IRA');
  expect(within(dialog).getByText('First successor trustee: Birch Trust')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Remove person' })).toBeNull();
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

test('who is removed can be brought back, with the version that the removal made', async () => {
  const restored: unknown[] = [];
  const { user } = open({
    ...family(3),
    ...uses(['Child of Orin Birch', false]),
    deletePerson: refreshed,
    restorePerson: (input: unknown) => {
      restored.push(input);
      return { ok: true, person: { id: 'lena', name: 'Lena Birch' }, estate: { id: 'estate-1', version: 5 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: /Lena Birch/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Lena Birch?' });
  await within(dialog).findByText('Child of Orin Birch');
  await user.click(within(dialog).getByRole('button', { name: 'Remove person' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(restored).toEqual([{ estateId: 'estate-1', id: 'lena', version: 4 }]));
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

test('whoever may share an estate reads how the client’s invitation to the portal stands', async () => {
  const answers = {
    estate: () => family(1).estate,
    person: ({ id }: { id: string }) => ({ id, invitationStatus: 'INVITE_PENDING' }),
  };
  const { user } = open(answers, sessionOf({ permissions: ['estate:view', 'estate:share-list'] }));
  await user.click((await screen.findAllByRole('button', { name: /Orin Birch/ }))[0] as HTMLElement);
  expect(await screen.findByText('Client portal: Waiting for an answer')).toBeTruthy();
});

test('the list says what each is to the client, and those beside the tree are not said to be in the plan', async () => {
  const mother = person('ida', 'Ida Marsh', { clientRelationship: 'Parent' });
  const spouse = person('tom', 'Tom Reed', { clientRelationship: 'Spouse of Lena Birch' });
  const tree = {
    g1: [{ id: 'orin' }, { id: 'petra' }],
    g2: [{ id: 'lena' }, { id: 'tom' }],
    g3: [],
    other: [{ id: 'ida' }],
  };
  const { user } = open(family(3, [ORIN, PETRA, LENA, spouse, mother], { familyTree: tree }));
  await screen.findByRole('heading', { name: 'Others' });
  expect(screen.getByRole('button', { name: /Ida Marsh.*Parent/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('button', { name: /Lena Birch.*Child, of Orin Birch/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Tom Reed.*Spouse of Lena Birch/ })).toBeTruthy();
  // The couple’s own chips say it already.
  expect(screen.queryByRole('button', { name: /Orin Birch.*Client.*Client/ })).toBeNull();
});

describe('the photo of somebody', () => {
  interface Saved {
    readonly url: string | null;
    readonly version: number;
  }
  /** The family page, with what is saved of the photo of Orin; `overtake` is somebody else's change. */
  function opened() {
    let saved: Saved = { url: null, version: 0 };
    const sent: unknown[] = [];
    const { user } = open({
      estate: () => family(3, [{ ...ORIN, photoUrl: saved.url, photoVersion: saved.version }, PETRA, LENA]).estate,
      updatePersonPhoto: ({ photo, version }: { photo: File | null; version: number }) => {
        sent.push([photo?.name ?? null, version]);
        if (version !== saved.version) throw refusal('Somebody else changed this.', 'STALE_VERSION', 'version');
        saved = { url: photo && `/files/${photo.name}`, version: version + 1 };
        return { ok: true, person: { id: 'orin', photoUrl: saved.url, photoVersion: saved.version } };
      },
    });
    const choose = (name: string) =>
      user.upload(
        screen.getByLabelText('Photo of Orin Birch', { selector: 'input' }),
        new File(['picture'], name, { type: 'image/png' }),
      );
    const overtake = (url: string | null): void => {
      saved = { url, version: saved.version + 1 };
    };
    const select = async () => user.click(await screen.findByRole('button', { name: /^Orin Birch/ }));
    return { user, sent, choose, overtake, select };
  }
  const pictures = (address: string) => document.querySelectorAll(`img[src="${address}"]`).length;

  test('takes the place of the initials, and gives it back', async () => {
    const { user, sent, choose, select } = opened();
    await select();
    await screen.findByRole('button', { name: 'Add photo' });
    await choose('orin.png');
    await screen.findByText('Orin Birch has a photo.');
    await waitFor(() => expect(pictures('/files/orin.png')).toBeGreaterThan(0));
    await user.click(screen.getByRole('button', { name: 'Photo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove photo' }));
    await screen.findByText('The photo of Orin Birch is removed.');
    await waitFor(() => expect(pictures('/files/orin.png')).toBe(0));
    expect(sent).toEqual([
      ['orin.png', 0],
      [null, 1],
    ]);
  });

  test('that somebody else has changed meanwhile is shown beside one’s own, and stays until one is chosen', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:mine', revokeObjectURL: () => undefined });
    const { user, sent, choose, overtake, select } = opened();
    await select();
    overtake('/files/theirs.png');
    await choose('mine.png');
    const dialog = await screen.findByRole('dialog', { name: 'Somebody changed this photo meanwhile' });
    expect([...dialog.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      '/files/theirs.png',
      'blob:mine',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Keep what is saved' }));
    await waitFor(() => expect(pictures('/files/theirs.png')).toBeGreaterThan(0));

    overtake(null);
    await choose('mine.png');
    await user.click(await screen.findByRole('button', { name: 'Use mine' }));
    await screen.findByText('Orin Birch has a photo.');
    await waitFor(() => expect(pictures('/files/mine.png')).toBeGreaterThan(0));
    expect(sent).toEqual([
      ['mine.png', 0],
      ['mine.png', 1],
      ['mine.png', 2],
    ]);
  });
});
