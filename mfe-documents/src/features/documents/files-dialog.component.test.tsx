import { refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { listOf, openEstate } from './documents.fixture.tsx';

const stored = (id: string, filename: string, documentIds: readonly string[] = []) => ({
  id,
  createdAt: '2026-03-04T12:00:00.000Z',
  file: { filename },
  estateDocuments: documentIds.map((one) => ({ id: one })),
  trusts: [],
});
type Said = { estateUploadId: string; documentId: string; belongs: boolean };

/** The dialog of the will `d1`, over two stored files of which `of` are its own. */
async function openFiles(of: readonly string[], refuse?: () => never) {
  let own = of;
  const sent: Said[] = [];
  const { user } = openEstate('ADVISOR', {
    estateUploads: () =>
      listOf(...['scan.pdf', 'letter.pdf'].map((name) => stored(name, name, own.includes(name) ? ['d1'] : []))),
    fileEstateUpload: ({ estateUploadId, documentId, belongs }: Said) => {
      sent.push({ estateUploadId, documentId, belongs });
      refuse?.();
      own = belongs ? [...own, estateUploadId] : own.filter((one) => one !== estateUploadId);
      return { ok: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change or move Will of Ada Marsh' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Files' }));
  return { user, sent, dialog: within(await screen.findByRole('dialog', { name: 'Files of Will of Ada Marsh' })) };
}

test('a file that is stored already is linked to a document', async () => {
  const { user, sent, dialog } = await openFiles([]);
  await dialog.findByText('No file is linked to it.');
  const button = dialog.getByRole('button', { name: 'Link this file' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await user.selectOptions(dialog.getByLabelText('A stored file that is of it'), 'scan.pdf');
  await user.click(button);
  await screen.findByText('scan.pdf is a file of Will of Ada Marsh now.');
  await dialog.findByRole('button', { name: 'Take scan.pdf off' });
  expect(dialog.queryByRole('option', { name: 'scan.pdf' })).toBeNull();
  expect(sent).toEqual([{ estateUploadId: 'scan.pdf', documentId: 'd1', belongs: true }]);
});

test('a file is taken off a document, stays with the client, and is linked again by Undo', async () => {
  const { user, sent, dialog } = await openFiles(['scan.pdf']);
  await user.click(await dialog.findByRole('button', { name: 'Take scan.pdf off' }));
  await screen.findByText('scan.pdf is off Will of Ada Marsh. The file stays with the client.');
  await dialog.findByRole('option', { name: 'scan.pdf' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.map(({ belongs }) => belongs)).toEqual([false, true]));
});

test('what was accepted of a file keeps it where it is, and the dialog says so', async () => {
  const message = 'Will of Ada Marsh says what was accepted of this file.';
  const { user, dialog } = await openFiles(['scan.pdf'], () => {
    throw refusal(message, 'READ_FROM_FILE');
  });
  await user.click(await dialog.findByRole('button', { name: 'Take scan.pdf off' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(message);
  dialog.getByRole('button', { name: 'Take scan.pdf off' });
});
