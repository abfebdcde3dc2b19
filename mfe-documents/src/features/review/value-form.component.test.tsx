import { refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { decided, found, open, upload } from './review.fixture.tsx';

/** A value of a kind, opened for editing in a file of its own; what is sent is kept. */
async function editing(value: ReturnType<typeof found>, answer?: () => never) {
  const sent: { value: unknown }[] = [];
  const page = open({
    estateUpload: upload({ values: [value] }),
    estate: {
      id: 'e1',
      people: [{ id: 'p1', name: 'Anna Marsh' }],
      trusts: [{ id: 't1', name: 'The Marsh Trust' }],
      documentIssues: [],
    },
    reviewExtractedValue: ({ input }: { input: { value: unknown } }) => {
      sent.push(input);
      if (answer) return answer();
      return decided({ ...value, status: 'EDITED', editedValue: input.value });
    },
  });
  await page.user.click(await screen.findByRole('button', { name: /^Edit / }));
  const form = within(screen.getByRole('form', { name: /^Edit / }));
  const save = () => page.user.click(form.getByRole('button', { name: 'Save' }));
  return { ...page, form, save, sent };
}
const at = (path: string, value: unknown, group = 'document') =>
  found('one', 'Value', 'as read', { path, value, group });
/** What a form asks for, by the names that people read. */
const asked = (form: ReturnType<typeof within>): string[] =>
  [...(form.getByRole('button', { name: 'Save' }).closest('form')?.querySelectorAll('label') ?? [])].map(
    ({ textContent }) => textContent ?? '',
  );

test.each([
  ['kind', 'WILL', ['Document type']],
  ['name', 'Will of Anna', ['Name']],
  ['executedAt', '2019-04-11', ['Executed']],
  ['situs', 'MA', ['Governing law']],
  ['owners[0]', 'Anna Marsh', ['Signed by']],
  ['settlors[0]', 'Anna Marsh', ['Settlor']],
  [
    'fiduciaries[0]',
    { role: 'trustee', designation: 'primary', person: 'Ruth' },
    ['Who serves', 'Office', 'Order', 'Of which trust'],
  ],
  ['beneficiaries[0]', { name: 'Anna', relation: null }, ['Beneficiary', 'Relation']],
  [
    'specificGifts[0]',
    { to: 'Anna', kind: 'cash', amountCents: 100, description: '' },
    ['To', 'Kind of gift', 'Amount', 'What is given', 'Takes away what an earlier text gave'],
  ],
  [
    'specificGifts[0]',
    { to: 'Anna', kind: 'percentage', percent: 5, description: '' },
    ['To', 'Kind of gift', 'Percentage', 'What is given', 'Takes away what an earlier text gave'],
  ],
  [
    'residue[0]',
    { to: 'Anna', shareNumerator: 1, shareDenominator: 3, manner: 'outright' },
    ['To', 'Share', 'How', 'Condition'],
  ],
  [
    'subtrusts[0]',
    { kind: 'MARITAL', name: 'Marital Trust', when: 'FIRST_DEATH' },
    ['Name of the trust', 'Kind of trust', 'Begins at'],
  ],
  ['distributionAges[0]', { age: 25, shareNumerator: 1, shareDenominator: 2 }, ['Age', 'Share', 'Whose share']],
  ['callouts[0]', 'spendthrift', ['Provision']],
  ['gst', { status: 'EXEMPT', split: false }, ['GST status']],
  ['trustTerm', { termLengthYears: 10 }, ['Years', 'Paid each year']],
  [
    'amends',
    { action: 'amend', documentName: 'The Trust', articles: [] },
    ['What it does', 'Document that it changes'],
  ],
  ['boundDocuments[0].situs', 'MA', ['Governing law']],
])(
  'a value at %s has the fields of its kind, and is saved unchanged in the shape it was read in',
  async (path, value, labels) => {
    const { form, save, sent } = await editing(at(path, value));
    expect(asked(form).map((label) => label.replace(/\s*\(?(optional)?\)?$/i, ''))).toEqual(labels);
    await save();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ decision: 'EDIT', value })]));
  },
);

test('a kind is chosen by their words, and shown by them afterwards', async () => {
  const { user, form, save, sent } = await editing(at('kind', 'REVOCABLE_JOINT'));
  const kind = form.getByRole('combobox', { name: 'Document type' });
  expect(within(kind).queryByText('REVOCABLE_JOINT')).toBeNull();
  await user.selectOptions(kind, 'Will');
  await save();
  await screen.findByText('Will', { selector: 'b' });
  expect(sent).toEqual([expect.objectContaining({ value: 'WILL' })]);
  screen.getByRole('button', { name: 'Undo the decision on Document type: Will' });
});

test('who serves is picked from the family or written, with the office and the order', async () => {
  const value = { role: 'trustee', designation: 'primary', person: 'Ruth Lindqvist' };
  const { user, form, save, sent } = await editing(at('fiduciaries[0]', value, 'fiduciaries'));
  const who = form.getByRole('combobox', { name: 'Who serves' }) as HTMLInputElement;
  await waitFor(() => expect([...(who.list?.options ?? [])].map((each) => each.value)).toEqual(['Anna Marsh']));
  await user.clear(who);
  await user.type(who, 'Someone Else');
  await user.selectOptions(form.getByRole('combobox', { name: 'Order' }), 'First successor');
  await save();
  await screen.findByText('First successor trustee');
  expect(sent).toEqual([
    expect.objectContaining({ value: { role: 'trustee', designation: 'first_successor', person: 'Someone Else' } }),
  ]);
});

test('a share is written as people write it and stays exact', async () => {
  const value = { to: 'Anna Marsh', shareNumerator: 50, shareDenominator: 100, manner: 'outright' };
  const { user, form, save, sent } = await editing(at('residue[0]', value, 'second_death'));
  const share = form.getByRole('textbox', { name: 'Share' });
  await user.clear(share);
  await user.type(share, 'banana');
  await save();
  await form.findByText('Enter the share as a fraction or a percentage: 1/3, 50% or all.');
  expect(sent).toEqual([]);
  await user.clear(share);
  await user.type(share, '1/3');
  await user.selectOptions(form.getByRole('combobox', { name: 'How' }), 'In trust');
  await save();
  await screen.findByText('1/3 to Anna Marsh, in trust');
  expect(sent).toEqual([
    expect.objectContaining({
      value: { to: 'Anna Marsh', shareNumerator: 1, shareDenominator: 3, manner: 'in_trust' },
    }),
  ]);
});

test.each([
  ['executedAt', '2019-04-11', 'Executed', 'Enter the day on which it was signed.'],
  ['name', 'Will', 'Name', 'Enter the name of the document.'],
  ['owners[0]', 'Anna', 'Signed by', 'Enter the name of who signed.'],
  [
    'distributionAges[0]',
    { age: 25, shareNumerator: 1, shareDenominator: 2 },
    'Age',
    'Enter the age as a number from 0 to 120.',
  ],
  [
    'specificGifts[0]',
    { to: 'Anna', kind: 'cash', amountCents: 100, description: '' },
    'Amount',
    'Enter the amount of the gift.',
  ],
])('an empty field of %s says what to enter', async (path, value, label, words) => {
  const { user, form, save, sent } = await editing(at(path, value));
  await user.clear(form.getByLabelText(label));
  await save();
  await form.findByText(words);
  expect(sent).toEqual([]);
});

test('a value that is refused keeps what was typed and says why at the form', async () => {
  const { user, form, save } = await editing(at('name', 'Will'), () => {
    throw refusal('The document was removed meanwhile.', 'BAD_USER_INPUT');
  });
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' of Anna');
  await save();
  await form.findByText('The document was removed meanwhile.');
  expect((form.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Will of Anna');
});

test('a form starts at its first field; Enter saves and Escape leaves it', async () => {
  const { user, form, sent } = await editing(at('name', 'Will'));
  await expect.poll(() => document.activeElement).toBe(form.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form')).toBeNull();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Edit / }));
  await user.keyboard(' of Anna{Enter}');
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ value: 'Will of Anna' })]));
});

test('a value whose kind is not known is accepted or left out, not edited', async () => {
  open({ estateUpload: upload({ values: [at('somethingNew', 'x')] }) });
  await screen.findByRole('button', { name: /^Accept Value/ });
  expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
});

test('a decision that is refused says why, and the value stays to be decided', async () => {
  const { user } = open({
    reviewExtractedValue: () => {
      throw refusal('The trust was removed meanwhile.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept Kind: Last will' }));
  await screen.findByText('The trust was removed meanwhile.');
  screen.getByRole('button', { name: 'Accept Kind: Last will' });
});
