import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  within,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { TrustNotesRoute } from './trust-notes.route.tsx';

interface Note {
  readonly id: string;
  readonly text: string;
  readonly originalText: string;
  readonly gstFlag: boolean;
  readonly fromCustomId: null;
  readonly provisionCategory: { readonly id: string; readonly text: string };
}
const INCOME = { id: 'INCOME', text: 'Distributions of income' };
const TAXES = { id: 'TAXES', text: 'Taxes and elections' };
const note = (id: string, text: string, more: Partial<Note> = {}): Note => ({
  id,
  text,
  originalText: text,
  gstFlag: false,
  fromCustomId: null,
  provisionCategory: INCOME,
  ...more,
});
const trustOf = (notes: readonly Note[], version = 1) => ({
  id: 'living',
  estateId: 'estate-1',
  name: 'Quill Living Trust',
  provisionNotesVersion: version,
  provisionNotes: notes,
});
const SOURCE = note('of-will', 'No creditor reaches it', { gstFlag: true, provisionCategory: TAXES });

interface Asked {
  readonly id?: string;
  readonly provisionCategoryId?: string;
  readonly noteText?: string;
  readonly gstFlag?: boolean;
  readonly copyOfId?: string;
  readonly toBeDestroyed?: boolean;
}
interface Change {
  readonly version: number;
  readonly notes: readonly Asked[];
}

/** The screen over answers as they are. */
type Role = 'ADVISOR' | 'CLIENT' | 'ESTATE_SPECIALIST';
const show = (answers: Answers, activeRole: Role = 'ADVISOR') =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/trusts/:trustId/notes" element={<TrustNotesRoute />} />
    </Routes>,
    { at: '/estate/estate-1/trusts/living/notes', session: sessionOf({ account: { activeRole } }), answers },
  );

/** Notes as the server keeps them. */
function open(notes: readonly Note[], answers: Answers = {}, activeRole?: Role) {
  const all = new Map(notes.map((one) => [one.id, one]));
  const gone = new Set<string>();
  let version = 1;
  const kept = () => [...all.values()].filter(({ id }) => !gone.has(id));
  const write = (change: Change) => {
    if (change.version !== version) throw refusal('Somebody was faster.', 'STALE_VERSION');
    for (const { id, noteText, gstFlag, provisionCategoryId, copyOfId, toBeDestroyed } of change.notes) {
      const known = id ? all.get(id) : undefined;
      const provisionCategory = provisionCategoryId === 'TAXES' ? TAXES : INCOME;
      const made = copyOfId ? SOURCE : note('', noteText ?? '', { gstFlag: gstFlag ?? false, provisionCategory });
      const next = known ? { ...known, ...(noteText !== undefined && { text: noteText }) } : made;
      const key = id ?? `n${all.size + 1}`;
      all.set(key, { ...next, id: key });
      if (toBeDestroyed) gone.add(key);
      else gone.delete(key);
    }
    version += 1;
    return { ok: true, version, provisionNotes: kept() };
  };
  const shown = show(
    {
      trust: () => trustOf(kept(), version),
      sourceNoteCopyOptions: [{ id: 'will', name: 'Will of Nell', isTrust: false, provisionNotes: [SOURCE] }],
      upsertProvisionNotes: write,
      updateProvisionNotes: write,
      ...answers,
    },
    activeRole,
  );
  return { ...shown, kept };
}

const states = {
  open: (answers: Answers) => show(answers),
  field: 'trust',
  answer: trustOf([note('n1', 'All income to Nell')]),
  loading: 'Loading the notes',
  shown: 'All income to Nell',
};
testLoading(states);
testStale({ ...states, operation: 'TrustNotesRoute', says: /The last update did not arrive/ });

test('notes stand under what they are about, with what is special of them', async () => {
  open([
    note('n1', 'Half to Nell', { originalText: 'All to Nell' }),
    note('n2', 'The residue bears it', { provisionCategory: TAXES, gstFlag: true }),
  ]);
  const income = within(await screen.findByRole('region', { name: 'Distributions of income' }));
  income.getByText('Half to Nell');
  income.getByText('Differs from the original');
  const taxes = within(screen.getByRole('region', { name: 'Taxes and elections' }));
  taxes.getByText('Generation-skipping');
  expect(taxes.queryByText('Differs from the original')).toBeNull();
});

test('with none it says so, and one is written once it says what it is about', async () => {
  const { user, kept } = open([]);
  await screen.findByText('Nothing is noted yet.');
  await user.click(screen.getByRole('button', { name: 'Write a note' }));
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  await screen.findAllByText('Say what it is about.');
  screen.getAllByText('Write what it provides.');
  await user.selectOptions(screen.getByLabelText('About'), 'Taxes and elections');
  await user.type(screen.getByLabelText(/What it provides/), 'The residue bears it');
  await user.click(screen.getByLabelText(/generation-skipping/));
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText('The note is saved.');
  expect(kept()).toMatchObject([{ text: 'The residue bears it', gstFlag: true, provisionCategory: TAXES }]);
  await screen.findByRole('region', { name: 'Taxes and elections' });
});

test('a note is changed, and restored to its original text', async () => {
  const { user, kept } = open([note('n1', 'Half to Nell', { originalText: 'All to Nell' })]);
  await user.click(await screen.findByRole('button', { name: 'Change: Half to Nell' }));
  const original = within(await screen.findByRole('region', { name: 'Original text' }));
  original.getByText('All to Nell');
  await user.click(original.getByRole('button', { name: 'Restore the original text' }));
  expect(screen.queryByRole('region', { name: 'Original text' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText('The note is saved.');
  expect(kept()).toMatchObject([{ id: 'n1', text: 'All to Nell' }]);
  await screen.findByRole('button', { name: 'Change: All to Nell' });
});

test('a note is removed, and comes back as it was', async () => {
  const { user } = open([note('n1', 'All to Nell')]);
  await user.click(await screen.findByRole('button', { name: 'Change: All to Nell' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('Nothing is noted yet.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The note is back on the list of notes.');
  await screen.findByRole('button', { name: 'Change: All to Nell' });
});

test('notes of other documents are copied, and taken off again', async () => {
  const { user, kept } = open([note('n1', 'All to Nell')]);
  await user.click(await screen.findByRole('button', { name: 'Copy notes' }));
  const will = within(await screen.findByRole('group', { name: 'Will of Nell' }));
  const copy = within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy notes' });
  expect(copy.hasAttribute('disabled')).toBe(true);
  await user.click(will.getByRole('checkbox', { name: 'No creditor reaches it' }));
  await user.click(screen.getByRole('button', { name: 'Copy 1 note' }));
  await screen.findByText('1 note added to Quill Living Trust.');
  expect(kept().map(({ text }) => text)).toEqual(['All to Nell', 'No creditor reaches it']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The notes are as they were.');
  expect(kept().map(({ text }) => text)).toEqual(['All to Nell']);
});

const kept = (id: string, text: string, isOwn: boolean) => ({ id, text, isOwn, provisionCategory: TAXES });
const LIBRARY = {
  userLibraryNotes: { collection: [kept('own', 'My own words', true), kept('firm', 'Words of the firm', false)] },
  allowedOrganizationProvisions: [kept('firm', 'Words of the firm', false)],
};

test('notes are taken of one’s own library, and of what the organization offers', async () => {
  const { user, graph } = open([], LIBRARY, 'ESTATE_SPECIALIST');
  await user.click(await screen.findByRole('button', { name: 'From the library' }));
  const own = within(await screen.findByRole('group', { name: 'My notes' }));
  const firm = within(screen.getByRole('group', { name: 'Notes of the organization' }));
  expect(own.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(own.getByRole('checkbox', { name: 'My own words' }));
  await user.click(firm.getByRole('checkbox', { name: 'Words of the firm' }));
  await user.click(screen.getByRole('button', { name: 'Take 2 notes' }));
  await screen.findByText('2 notes added to Quill Living Trust.');
  const [sent] = graph.sent.filter(({ name }) => name === 'UpsertProvisionNotes');
  expect(sent?.variables['notes']).toEqual([{ fromCustomId: 'own' }, { fromCustomId: 'firm' }]);
});

test('whoever has no library takes what the organization offers', async () => {
  const { user, graph } = open([], LIBRARY);
  await user.click(await screen.findByRole('button', { name: 'From the library' }));
  await screen.findByRole('group', { name: 'Notes of the organization' });
  expect(screen.queryByRole('group', { name: 'My notes' })).toBeNull();
  expect(graph.sent.some(({ name }) => name === 'LibraryNotes')).toBe(false);
});

test('where no note of a library is meant for it the dialog says so', async () => {
  const { user } = open([], { ...LIBRARY, allowedOrganizationProvisions: [] });
  await user.click(await screen.findByRole('button', { name: 'From the library' }));
  await screen.findByText('No note of a library is meant for this.');
});

test('where nothing can be copied the dialog says so', async () => {
  const { user } = open([], { sourceNoteCopyOptions: [] });
  await user.click(await screen.findByRole('button', { name: 'Copy notes' }));
  await screen.findByText('No other document or trust of this household has notes yet.');
});

test('a client reads the notes and is offered no change', async () => {
  open([note('n1', 'All to Nell')], {}, 'CLIENT');
  await screen.findByText('All to Nell');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a trust of another estate is not shown', async () => {
  open([], { trust: { ...trustOf([]), estateId: 'estate-2' } });
  await screen.findByText('This trust was not found');
});
