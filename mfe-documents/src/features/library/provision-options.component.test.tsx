import {
  type Answers,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  within,
} from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ProvisionOptionsRoute } from './provision-options.route.tsx';

const offered = (id: string, text: string) => ({
  id,
  version: 1,
  text,
  gstFlag: false,
  docLevel: 'TRUST',
  docType: null,
  isForOrganization: true,
  isOwn: true,
  mayChange: true,
  authorName: 'Theresa Brandt',
  provisionCategory: { id: 'CREDITORS', text: 'Protection from creditors' },
});
const pageOf = (collection: readonly object[]) => ({ collection, metadata: { totalCount: collection.length } });
const show = (answers: Answers) =>
  renderScreen(<ProvisionOptionsRoute />, {
    at: '/admin-provision-options',
    session: sessionOf({ account: { activeRole: 'ADMIN' } }),
    answers,
  });

const states = {
  open: show,
  field: 'userLibraryNotes',
  answer: pageOf([offered('n1', 'No creditor reaches it')]),
  loading: 'Loading notes',
  shown: 'No creditor reaches it',
};
testLoading(states);
testStale({ ...states, operation: 'NotesLibraryRoute', says: /The last update did not arrive/ });

test('a note that is added here is offered, and one that is withdrawn leaves the list', async () => {
  let kept: { readonly isForOrganization: boolean }[] = [];
  const { user } = show({
    userLibraryNotes: ({ filter }: { filter: { isForOrganization: boolean | null } }) =>
      pageOf(kept.filter((one) => one.isForOrganization === filter.isForOrganization)),
    createUserLibraryNote: ({ attributes }: { attributes: { isForOrganization: boolean; noteText: string } }) => {
      kept = [{ ...offered('n1', attributes.noteText), isForOrganization: attributes.isForOrganization }];
      return { ok: true, userLibraryNote: kept[0] };
    },
    updateUserLibraryNote: ({ attributes }: { attributes: { isForOrganization: boolean } }) => {
      kept = kept.map((one) => ({ ...one, isForOrganization: attributes.isForOrganization }));
      return { ok: true, userLibraryNote: kept[0] };
    },
  });
  await screen.findByText('Nothing is offered yet');
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>(/Offer it to everybody/).checked).toBe(true);
  await user.selectOptions(dialog.getByLabelText('About'), 'Protection from creditors');
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'No creditor reaches it');
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  await user.click(await screen.findByRole('button', { name: 'Change: No creditor reaches it' }));
  await user.click(await screen.findByLabelText(/Offer it to everybody/));
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText('Nothing is offered yet');
  expect(kept).toMatchObject([{ isForOrganization: false }]);
});
