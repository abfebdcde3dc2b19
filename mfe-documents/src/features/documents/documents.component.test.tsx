import type { DocumentStatus } from '@platform/contracts/domain';
import { labelFor } from '@platform/contracts/labels';
import type { Session } from '@platform/mfe-kit';
import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  unanswered,
  waitFor,
  within,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { partiesOf } from '../document/document.fixture.ts';
import { DocumentsRoute } from './documents.route.tsx';

const row = (
  id: string,
  name: string,
  status: DocumentStatus = 'COMPLETE',
  role: 'ADVISOR' | 'CLIENT' = 'ADVISOR',
) => ({
  id,
  estateId: 'e1',
  estateName: 'The Marsh Family',
  documentKind: 'WILL',
  name,
  ownerName: 'Ada Marsh',
  gstStatus: null,
  executedAt: '2019-03-01',
  status,
  shownStatus: labelFor(role, 'DocumentStatus', status),
  isReplaced: false,
  isTrust: false,
  upload: null,
});
const listOf = (...collection: object[]) => ({ collection, metadata: { totalCount: collection.length } });

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

test('R188: where a file is attached it is named, and none is asked for', async () => {
  const upload = { id: 'u1', file: { filename: 'will.pdf', url: '/files/u1' } };
  openAs('ADVISOR', listOf({ ...row('d1', 'Will of Ada Marsh', 'COMPLETE'), upload }));
  await screen.findByRole('link', { name: 'will.pdf' });
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

const household = { ...partiesOf(), id: 'e1' };
const openEstate = (
  activeRole: 'ADVISOR' | 'CLIENT' | 'ATTORNEY',
  more: Answers = {},
  at = '/estate/e1/documents',
  settings: Session['settings'] = {},
) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/documents" element={<DocumentsRoute />} />
    </Routes>,
    {
      at,
      session: sessionOf({ account: { activeRole }, settings }),
      answers: {
        documents: listOf(row('d1', 'Will of Ada Marsh')),
        estateUploads: listOf(),
        estate: household,
        ...more,
      },
    },
  );

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

const MARSHES = {
  id: 'e1',
  version: 3,
  people: [
    { id: 'ada', name: 'Ada Marsh', isClient: true, isSpouse: false },
    { id: 'ben', name: 'Ben Marsh', isClient: false, isSpouse: true },
    { id: 'lena', name: 'Lena Marsh', isClient: false, isSpouse: false },
  ],
};
const openTabs = (at: string, flags: Session['flags'] = {}) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/documents" element={<DocumentsRoute />} />
    </Routes>,
    {
      at,
      session: sessionOf({ flags }),
      answers: {
        estate: MARSHES,
        estateUploads: listOf(),
        documentCopyRequests: listOf(),
        documents: ({ filter }: { filter: { owner?: string } }) =>
          filter.owner === 'Joint' ? listOf() : listOf(row('d1', 'Will of Ada Marsh')),
      },
    },
  );
const listedWith = ({ graph }: ReturnType<typeof openTabs>) =>
  graph.sent.filter(({ name }) => name === 'DocumentsRoute').map(({ variables }) => variables);

test('R183: tabs show the documents of the client, of the spouse, and what is joint', async () => {
  const opened = openTabs('/estate/e1/documents');
  const tabs = within(await screen.findByRole('navigation', { name: 'Whose documents' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Ada Marsh',
    'Ben Marsh',
    'Joint',
  ]);
  await opened.user.click(tabs.getByRole('link', { name: 'Ben Marsh' }));
  await waitFor(() => expect(listedWith(opened).at(-1)).toMatchObject({ filter: { owner: 'Ben Marsh' } }));
  expect(opened.path()).toContain('owner=Ben+Marsh');
  await opened.user.click(tabs.getByRole('link', { name: 'Joint' }));
  await screen.findByText('No documents: Joint');
});

test('R184: the tab of settlors from outside is there with its flag alone, and lists what nobody of the couple settled', async () => {
  const opened = openTabs('/estate/e1/documents?owner=3rd+Party+Settlors', {
    ENABLE_THIRD_PARTY_SETTLED_TRUSTS: true,
  });
  const tabs = within(await screen.findByRole('navigation', { name: 'Whose documents' }));
  expect(tabs.getByRole('link', { name: '3rd Party Settlors' }).getAttribute('aria-current')).toBe('page');
  await waitFor(() =>
    expect(listedWith(opened)).toEqual([
      expect.objectContaining({
        filter: { searchTerm: null, settledByOthersThan: ['Ada Marsh', 'Ben Marsh'] },
      }),
    ]),
  );
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

const TRUST_ROW = { ...row('t1', 'Marsh Trust'), isTrust: true, gstStatus: 'EXEMPT' };
function openOwner(kind: string, hasThirdParties: boolean, isTrust = true) {
  const sent: object[] = [];
  const shown = renderScreen(
    <Routes>
      <Route path="/estate/:estateId/documents" element={<DocumentsRoute />} />
    </Routes>,
    {
      at: '/estate/e1/documents',
      session: sessionOf({ flags: { ENABLE_THIRD_PARTY_SETTLED_TRUSTS: hasThirdParties } }),
      answers: {
        estate: MARSHES,
        estateUploads: listOf(),
        documentCopyRequests: listOf(),
        documents: listOf({ ...TRUST_ROW, isTrust }),
        trust: { id: 't1', kind, settlors: [{ id: 'ada' }] },
        estateDocument: { id: 't1', kind, person: { id: 'ada' } },
        updateTrust: (input: object) => {
          sent.push(input);
          return { ok: true, trust: { id: 't1' }, estate: { id: 'e1', version: 4 } };
        },
      },
    },
  );
  const open = async (): Promise<HTMLSelectElement> => {
    await shown.user.click(await screen.findByRole('button', { name: 'Change or move Marsh Trust' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Settlor/Document Owner' }));
    return screen.findByRole<HTMLSelectElement>('combobox', { name: 'Settlor/Document Owner' });
  };
  return { ...shown, sent, open };
}
const choicesIn = (list: HTMLSelectElement): (string | null)[] =>
  [...list.options].map(({ textContent }) => textContent).filter((text) => text !== 'Choose');

test('R189: the form of the settlor or document owner says who it is and saves another', async () => {
  const { user, sent, open } = openOwner('REVOCABLE', false);
  await screen.findByText(/GST Status: GST exempt/);
  const list = await open();
  expect(list.value).toBe('ada');
  await user.selectOptions(list, 'Ada Marsh and Ben Marsh');
  await user.click(screen.getByRole('button', { name: 'Save owner' }));
  await waitFor(() => expect(sent).toEqual([{ id: 't1', version: 3, attributes: { settlorIds: ['ada', 'ben'] } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['ILIT', true, true, true],
  ['ILIT', true, false, false],
  ['REVOCABLE', true, true, false],
  ['TRUST_AMENDMENT', false, true, true],
  ['TRUST_AMENDMENT', false, false, false],
  ['WILL', false, true, false],
])(
  'R264: for %s (a trust: %s) with the flag %s settlors outside the couple are offered: %s',
  async (kind, isTrust, hasFlag, offered) => {
    const { open } = openOwner(kind, hasFlag, isTrust);
    const couple = ['Ada Marsh', 'Ben Marsh', ...(isTrust ? ['Ada Marsh and Ben Marsh'] : [])];
    expect(choicesIn(await open())).toEqual([...couple, ...(offered ? ['Lena Marsh'] : [])]);
  },
);
