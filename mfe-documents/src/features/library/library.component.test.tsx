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
import { expect, test } from 'vitest';
import { LibraryRoute } from './library.route.tsx';

const CREDITORS = { id: 'CREDITORS', text: 'Protection from creditors' };
interface Note {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly docLevel: string;
  readonly docType: string | null;
  readonly isForOrganization: boolean;
}
const note = (id: string, text: string, more: object = {}): Note & Record<string, unknown> => ({
  id,
  version: 1,
  text,
  gstFlag: false,
  docLevel: 'GENERAL',
  docType: null,
  isForOrganization: false,
  isOwn: true,
  mayChange: true,
  authorName: 'Priya Raman',
  provisionCategory: CREDITORS,
  ...more,
});
const pageOf = (collection: readonly object[]) => ({ collection, metadata: { totalCount: collection.length } });

const show = (answers: Answers, activeRole: 'ESTATE_SPECIALIST' | 'ADMIN' = 'ESTATE_SPECIALIST') =>
  renderScreen(<LibraryRoute />, { at: '/my-notes-library', session: sessionOf({ account: { activeRole } }), answers });

interface Attributes {
  readonly provisionCategoryId: string;
  readonly noteText: string;
  readonly docLevel: string;
  readonly docType: string | null;
  readonly isForOrganization: boolean;
}
/** A library as the server keeps it. */
function open(notes: readonly Note[], activeRole?: 'ADMIN') {
  let kept = [...notes];
  let deleted: Note | undefined;
  const shown = show(
    {
      userLibraryNotes: ({ filter }: { filter: { searchTerm: string | null } }) =>
        pageOf(kept.filter(({ text }) => text.includes(filter.searchTerm ?? ''))),
      createUserLibraryNote: ({ attributes: { noteText, ...more } }: { attributes: Attributes }) => {
        kept = [...kept, note('new', noteText, more)];
        return { ok: true, userLibraryNote: kept.at(-1) };
      },
      updateUserLibraryNote: ({ id, version, attributes }: { id: string; version: number; attributes: Attributes }) => {
        const known = kept.find((one) => one.id === id);
        if (known?.version !== version) throw refusal('Somebody was faster.', 'STALE_VERSION');
        const next = { ...known, ...attributes, text: attributes.noteText, version: version + 1 };
        kept = kept.map((one) => (one.id === id ? next : one));
        return { ok: true, userLibraryNote: next };
      },
      deleteUserLibraryNote: ({ id }: { id: string }) => {
        deleted = kept.find((one) => one.id === id);
        kept = kept.filter((one) => one.id !== id);
        return { ok: true };
      },
      restoreUserLibraryNote: () => {
        if (deleted) kept = [...kept, deleted];
        return { ok: true };
      },
    },
    activeRole,
  );
  return { ...shown, kept: () => kept };
}

const states = {
  open: (answers: Answers) => show(answers),
  field: 'userLibraryNotes',
  answer: pageOf([note('n1', 'No creditor reaches it')]),
  loading: 'Loading notes',
  shown: 'No creditor reaches it',
};
testLoading(states);
testStale({ ...states, operation: 'NotesLibraryRoute', says: /The last update did not arrive/ });

test('notes say what they are about, what they are meant for, and who offers them', async () => {
  open([
    note('n1', 'No creditor reaches it', { docLevel: 'TRUST', docType: 'ILIT' }),
    note('n2', 'Of the firm', {
      isForOrganization: true,
      isOwn: false,
      mayChange: false,
      authorName: 'Theresa Brandt',
    }),
  ]);
  await screen.findByText('No creditor reaches it');
  screen.getByText('Insurance trust');
  screen.getByText('Any document or trust');
  screen.getByText('Offered by Theresa Brandt');
  expect(screen.getAllByRole('button', { name: /^Change:/ })).toHaveLength(1);
});

test('without a note it says what the library is for, and one is added for a kind of trust', async () => {
  const { user, kept } = open([]);
  await screen.findByText('No notes yet');
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  await screen.findAllByText('Write the note.');
  expect(screen.queryByLabelText('Of this kind')).toBeNull();
  expect(screen.queryByLabelText(/Offer it/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('About'), 'Protection from creditors');
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'No creditor reaches it');
  await user.selectOptions(screen.getByLabelText('Meant for'), 'Trusts');
  await user.selectOptions(screen.getByLabelText('Of this kind'), 'Insurance trust');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText('The note is in the library.');
  expect(kept()).toMatchObject([{ text: 'No creditor reaches it', docLevel: 'TRUST', docType: 'ILIT' }]);
  await screen.findByText('Insurance trust');
});

test('a kind that was chosen before its level was changed is not sent', async () => {
  const { user, kept } = open([note('n1', 'No creditor', { docLevel: 'TRUST', docType: 'ILIT' })]);
  await user.click(await screen.findByRole('button', { name: 'Change: No creditor' }));
  await user.selectOptions(await screen.findByLabelText('Meant for'), 'Wills and other documents');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText('The note is saved.');
  expect(kept()).toMatchObject([{ docLevel: 'DOCUMENT', docType: null, version: 2 }]);
});

test('who administers the organization offers a note to it', async () => {
  const { user, kept } = open([note('n1', 'No creditor')], 'ADMIN');
  await user.click(await screen.findByRole('button', { name: 'Change: No creditor' }));
  await user.click(await screen.findByLabelText(/Offer it to everybody/));
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText('Offered to the organization');
  expect(kept()).toMatchObject([{ isForOrganization: true }]);
});

test('a note is deleted, and brought back', async () => {
  const { user, kept } = open([note('n1', 'No creditor')]);
  await user.click(await screen.findByRole('button', { name: 'Change: No creditor' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('No notes yet');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The note is back on the list of notes.');
  await screen.findByRole('button', { name: 'Change: No creditor' });
  expect(kept()).toHaveLength(1);
});

test('a search that finds nothing says so', async () => {
  const { user } = open([note('n1', 'No creditor')]);
  await screen.findByText('No creditor');
  await user.type(screen.getByLabelText('Search notes'), 'Harvest');
  await screen.findByText('No note found');
});

test('what somebody else has saved meanwhile is shown beside one’s own', async () => {
  const first = note('n1', 'No creditor');
  let isNewer = false;
  const { user } = show({
    userLibraryNotes: () => pageOf([isNewer ? { ...first, text: 'Theirs', version: 2 } : first]),
    updateUserLibraryNote: () => {
      isNewer = true;
      throw refusal('Somebody was faster.', 'STALE_VERSION', 'version');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change: No creditor' }));
  await user.type(await screen.findByRole('textbox', { name: /^Note/ }), ' reaches it');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  const dialog = await screen.findByRole('dialog', { name: /Somebody changed this/ });
  expect(within(dialog).getByText(/No creditor reaches it/)).toBeTruthy();
  expect(dialog.textContent).toMatch(/Saved now: Theirs/);
});
