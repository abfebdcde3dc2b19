import { type Answers, refusal, renderScreen, screen, sessionOf, unanswered, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { listedWith, listOf, openTabs, row } from './documents.fixture.tsx';
import { DocumentsRoute } from './documents.route.tsx';

const openAs = (activeRole: 'ADVISOR' | 'CLIENT' | 'ATTORNEY', documents: Answers[string], at = '/documents') =>
  renderScreen(<DocumentsRoute />, {
    at,
    session: sessionOf({ account: { activeRole } }),
    answers: { documents, estateUploads: listOf() },
  });

test('an advisor’s documents are of clients, each named in its row and one step away', async () => {
  openAs('ADVISOR', listOf(row('d1', 'Will of Ada Marsh')));
  const found = await screen.findByRole('row', { name: /Will of Ada Marsh/ });
  expect(within(found).getByRole('link', { name: 'The Marsh Family' }).getAttribute('href')).toBe('/estate/e1');
  screen.getByText('Every document of your clients.');
  screen.getByText('1 of 1');
});

test('a client reads of her own documents, not of clients', async () => {
  openAs('CLIENT', listOf(row('d1', 'Will of Ada Marsh')));
  await screen.findByRole('row', { name: /Will of Ada Marsh/ });
  screen.getByText('Every document of yours.');
  expect(screen.queryByText(/client/i)).toBeNull();
});

test('R188: a client is asked for the file of a document that is missing, and of no other', async () => {
  openAs('CLIENT', listOf(row('d1', 'Will of Ada Marsh', 'NOT_REVIEWED'), row('d2', 'Health care proxy', 'MISSING')));
  const onFile = within(await screen.findByRole('row', { name: /Will of Ada Marsh/ }));
  onFile.getByText('Your advisor has it');
  expect(onFile.queryByRole('link', { name: /Upload File Now/ })).toBeNull();
  const missing = within(screen.getByRole('row', { name: /Health care proxy/ }));
  expect(missing.getByRole('link', { name: 'Upload File Now >> Health care proxy' }).getAttribute('href')).toBe(
    '/estate/e1/documents/upload?document=d2',
  );
});

test('a client reads her own words for the state of a document', async () => {
  openAs(
    'CLIENT',
    listOf(
      row('d1', 'Will of Ada Marsh', 'NOT_REVIEWED', 'CLIENT'),
      row('d2', 'Old power', 'ACTION_REQUIRED', 'CLIENT'),
    ),
  );
  within(await screen.findByRole('row', { name: /Will of Ada Marsh/ })).getByText('On record');
  within(screen.getByRole('row', { name: /Old power/ })).getByText('Ask your advisor');
});

test('R188: an advisor is offered an upload wherever a document has no file', async () => {
  openAs('ADVISOR', listOf(row('d1', 'Will of Ada Marsh', 'NOT_REVIEWED')));
  await screen.findByRole('link', { name: 'Upload File Now >> Will of Ada Marsh' });
});

test.each([
  ['READ', '/estate/e1/abstractions/u1'],
  ['UPLOADED', '/estate/e1/files/u1'],
])('R188: where a file is attached it is named, and none is asked for; one that is %s opens', async (status, href) => {
  const upload = { id: 'u1', status, file: { filename: 'will.pdf', url: '/files/u1' } };
  openAs('ADVISOR', listOf({ ...row('d1', 'Will of Ada Marsh', 'COMPLETE'), upload }));
  const file = await screen.findByRole<HTMLAnchorElement>('link', { name: 'will.pdf' });
  expect(file.getAttribute('href')).toBe(href);
  expect(screen.queryByRole('link', { name: /Upload File Now/ })).toBeNull();
});

test('whoever is given single estates reads of those', async () => {
  openAs('ATTORNEY', listOf(row('d1', 'Will of Ada Marsh')));
  await screen.findByText('Every document of the estates that are shared with you.');
});

test('while documents are read a placeholder says what is loading', async () => {
  openAs('ADVISOR', unanswered);
  await screen.findByLabelText('Loading documents');
});

test('without a document the page says what one is for', async () => {
  openAs('ADVISOR', listOf());
  await screen.findByText('No documents yet');
});

test('a search that finds nothing is named and can be cleared', async () => {
  const { user, path } = openAs('ADVISOR', listOf(), '/documents?search=codicil');
  await screen.findByText('No document found');
  screen.getByText('Search is "codicil".');
  const [, below] = screen.getAllByRole('button', { name: 'Clear search' });
  await user.click(below as HTMLElement);
  await expect.poll(path).toBe('/documents');
});

test('documents that do not load can be asked for again', async () => {
  let fails = true;
  const { user } = openAs('ADVISOR', () => {
    if (fails) throw refusal('Something went wrong', 'INTERNAL_SERVER_ERROR');
    return listOf(row('d1', 'Will of Ada Marsh'));
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  await screen.findByRole('row', { name: /Will of Ada Marsh/ });
});

test('R312: a page holds ten documents, unless the address says another number', async () => {
  const first = openTabs('/estate/e1/documents');
  await screen.findByRole('row', { name: /Will of Ada Marsh/ });
  expect(listedWith(first)[0]).toMatchObject({ pagination: { page: 1, perPage: 10 } });
});

test('R312: the address says how many documents a page holds', async () => {
  const other = openTabs('/estate/e1/documents?pageSize=25&page=2');
  await screen.findByRole('row', { name: /Will of Ada Marsh/ });
  expect(listedWith(other)[0]).toMatchObject({ pagination: { page: 2, perPage: 25 } });
});
