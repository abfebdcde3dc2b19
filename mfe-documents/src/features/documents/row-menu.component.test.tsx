import { refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { listOf, openEstate, row } from './documents.fixture.tsx';

test('a document is moved among the others of its estate, and says where a later will replaced it', async () => {
  let order = ['d1', 'd2'];
  const rows = [
    row('d1', 'Will of 2012'),
    { ...row('d2', 'Will of 2021', 'NOT_REVIEWED'), shownStatus: 'Not Yet Reviewed' },
  ];
  const { user } = openEstate('ADVISOR', {
    documents: () => listOf(...order.flatMap((id) => rows.filter((one) => one.id === id))),
    updateDocumentOrder: ({ ids, version }: { ids: string[]; version: number }) => {
      expect(version).toBe(3);
      order = ids;
      return { errors: [], estate: { id: 'e1', version: 4 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change or move Will of 2012' }));
  expect((await screen.findByRole('menuitem', { name: 'Move up' })).getAttribute('data-disabled')).not.toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
  await waitFor(() =>
    expect(screen.getAllByRole('row').map(({ textContent }) => /Will of \d+/.exec(textContent ?? '')?.[0])).toEqual([
      undefined,
      'Will of 2021',
      'Will of 2012',
    ]),
  );
});

test('R185, R189: the table has type, name and file of each document, and a menu that leads to its form or takes it off', async () => {
  const gone: object[] = [];
  const { user } = openEstate('ADVISOR', {
    deleteEstateDocument: (variables: object) => {
      gone.push(variables);
      return { ok: true, estate: { id: 'e1', version: 4 } };
    },
    restoreEstateDocument: (variables: object) => {
      gone.push(variables);
      return { ok: true, estate: { id: 'e1', version: 5 } };
    },
  });
  await screen.findByRole('row', { name: /Will of Ada Marsh/ });
  for (const name of ['Document Type', 'Document Name', 'Associated File']) screen.getByRole('columnheader', { name });
  await user.click(screen.getByRole('button', { name: 'Change or move Will of Ada Marsh' }));
  const edit = await screen.findByRole('menuitem', { name: 'Edit' });
  expect(edit.getAttribute('href')).toBe('/estate/e1/documents/d1?change=');
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete Will of Ada Marsh?' }));
  expect(gone).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Will of Ada Marsh is off the list of documents.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(gone).toEqual([
      { id: 'd1', version: 3 },
      { estateId: 'e1', id: 'd1', version: 3 },
    ]),
  );
});

test('what cannot be taken off says why, and stays', async () => {
  const { user } = openEstate('ADVISOR', {
    deleteEstateDocument: () => {
      throw refusal('First codicil would change nothing without it. Remove that first.', 'DOCUMENT_IN_USE');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change or move Will of Ada Marsh' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('First codicil would change nothing without it. Remove that first.');
  screen.getByRole('row', { name: /Will of Ada Marsh/ });
});

test('R186, R187: a firm that hides files has no column of them and no Delete; Edit stays', async () => {
  const { user } = openEstate('ADVISOR', {}, '/estate/e1/documents', { shouldHideFileUploads: true });
  await screen.findByRole('row', { name: /Will of Ada Marsh/ });
  expect(screen.queryByRole('columnheader', { name: 'Associated File' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change or move Will of Ada Marsh' }));
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});
