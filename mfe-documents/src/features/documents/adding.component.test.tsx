import { screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openEstate } from './documents.fixture.tsx';

test('whoever edits an estate enters a document by hand beside an upload; a client does not', async () => {
  const { user, path, graph } = openEstate('ADVISOR', {
    createEstateDocument: { ok: true, estate: { id: 'e1', version: 4 }, estateDocument: { id: 'new' } },
  });
  await screen.findByRole('link', { name: 'Upload documents' });
  await user.click(screen.getByRole('button', { name: 'Enter by hand' }));
  const form = within(await screen.findByRole('form', { name: 'Add document' }));
  await user.selectOptions(form.getByLabelText('Kind'), 'Power of attorney');
  await user.type(form.getByLabelText('Name'), 'Power of Nell');
  await user.click(screen.getByRole('button', { name: 'Add document' }));
  await form.findByText('Say whose it is');
  await user.selectOptions(form.getByLabelText('Whose'), 'Nell Quill');
  await user.click(screen.getByRole('button', { name: 'Add document' }));
  await expect.poll(path).toBe('/estate/e1/documents');
  const [made] = graph.sent.filter(({ name }) => name === 'CreateEstateDocument');
  expect(made?.variables).toMatchObject({
    estateId: 'e1',
    version: 3,
    attributes: { kind: 'POWER_OF_ATTORNEY', name: 'Power of Nell', personId: 'nell', isOnFile: true },
  });
  expect(made?.variables['attributes']).not.toHaveProperty('will');
});

test('a document is entered of the person from whose page somebody comes, where somebody may', async () => {
  openEstate('ADVISOR', {}, '/estate/e1/documents?by-hand=abel');
  const form = within(await screen.findByRole('form', { name: 'Add document' }));
  expect((form.getByLabelText('Whose') as HTMLSelectElement).value).toBe('abel');
});

test('a client is offered no document by hand, whatever the address says', async () => {
  openEstate('CLIENT', {}, '/estate/e1/documents?by-hand=abel');
  await screen.findByRole('row', { name: /Will of Ada Marsh/ });
  expect(screen.queryByRole('button', { name: 'Enter by hand' })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Add document' })).toBeNull();
});

test('R189: files are uploaded in a dialog of the documents screen, which closes when they have arrived', async () => {
  const { user, path, graph } = openEstate('ADVISOR', {
    uploadLimits: { maxBytes: 2_000_000, maxPages: 100, accept: ['.pdf'], partBytes: 2_000_000 },
    createEstateUpload: { ok: true, estateUpload: { id: 'u1', status: 'UPLOADED' } },
  });
  await user.click(await screen.findByRole('link', { name: 'Upload documents' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload documents' }));
  await user.upload(
    await dialog.findByLabelText(/Add files/),
    new File(['x'], 'will.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('The files have arrived.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect.poll(path).toBe('/estate/e1/documents');
  expect(graph.sent.filter(({ name }) => name === 'CreateUpload')).toHaveLength(1);
});
