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
import { afterEach, expect, test, vi } from 'vitest';
import { FileRoute } from './file.route.tsx';

afterEach(() => vi.restoreAllMocks());

interface File {
  readonly version: number;
  readonly summary: string | null;
  readonly originalSummary: string | null;
}
const fileOf = (more: object = {}): File & Record<string, unknown> => ({
  id: 'u1',
  estateId: 'estate-1',
  version: 2,
  status: 'UPLOADED',
  summary: null,
  originalSummary: null,
  pageCount: 4,
  file: { filename: 'will.docx' },
  ...more,
});
const run = (text: string, look: object = {}) => ({ text, bold: false, italic: false, underline: false, ...look });
const block = (kind: string, more: object) => ({ kind, level: 0, marker: null, runs: [], cells: [], ...more });
const PREVIEW = {
  estateUploadId: 'u1',
  filename: 'will.docx',
  mimetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  url: '/files/inline',
  blocks: [
    block('HEADING', { level: 1, runs: [run('Last will of Nell')] }),
    block('PARAGRAPH', { runs: [run('I leave '), run('everything', { bold: true }), run(' to Abel.')] }),
    block('ITEM', { marker: '1.', runs: [run('The house to Abel')] }),
    block('ROW', { cells: ['Executor', 'Abel Quill'] }),
    block('ROW', { cells: ['Guardian', 'Ruth Quill'] }),
  ],
  isCut: false,
};
const open = (answers: Answers, activeRole: 'ADVISOR' | 'CLIENT' = 'ADVISOR') =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/files/:uploadId" element={<FileRoute />} />
    </Routes>,
    {
      at: '/estate/estate-1/files/u1',
      session: sessionOf({ account: { activeRole } }),
      answers: { estateUpload: fileOf(), documentPreview: PREVIEW, ...answers },
    },
  );

const states = {
  open: (answers: Answers) => open(answers),
  field: 'estateUpload',
  answer: fileOf({ summary: 'All to Abel.' }),
  loading: 'Loading the file',
  shown: 'All to Abel.',
};
testLoading(states);
testStale({ ...states, operation: 'FileRoute', says: /The last update did not arrive/ });

test('a Word document is read on the page as it is laid out: headings, numbers, tables, what is bold', async () => {
  open({});
  const words = within(await screen.findByRole('article', { name: 'will.docx' }));
  words.getByRole('heading', { name: 'Last will of Nell', level: 3 });
  expect(words.getByText('everything').tagName).toBe('STRONG');
  words.getByText('1.');
  const rows = within(words.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['ExecutorAbel Quill', 'GuardianRuth Quill']);
  screen.getByText('Numbers of lists are counted here and may differ from those that Word prints.');
  screen.getByText('4 pages');
});

test('words are searched for, from one place to the next and round', async () => {
  const { user } = open({});
  const field = await screen.findByRole('searchbox', { name: 'Search in this document' });
  await user.type(field, 'abel');
  await screen.findByText('1 of 3 places');
  const current = () => document.querySelector('mark[aria-current]')?.closest('p, td')?.textContent;
  expect(current()).toBe('I leave everything to Abel.');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(current()).toBe('1.The house to Abel');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('1 of 3 places');
  await user.clear(field);
  await user.type(field, 'codicil');
  await screen.findByText('Not found');
});

test('of a long one it says that this is its beginning', async () => {
  open({ documentPreview: { ...PREVIEW, isCut: true } });
  await screen.findByText('This is its beginning. Download it to read the rest.');
});

test('a file that cannot be shown says so, and can be downloaded all the same', async () => {
  open({
    documentPreview: () => {
      throw refusal('This file cannot be shown here. Download it to open it.', 'FILE_CORRUPTED');
    },
  });
  await screen.findByRole('button', { name: 'Try again' });
  screen.getByRole('button', { name: 'Download' });
});

test('it is downloaded by a link that is made at that moment', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.getAttribute('href')} ${this.download}`);
  });
  const { user } = open({ fileDownloadUrl: '/files/attached' });
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await expect.poll(() => clicked).toEqual(['/files/attached will.docx']);
});

test('a file that is gone by then says so', async () => {
  const { user } = open({ fileDownloadUrl: null });
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await screen.findByText('This file is no longer there.');
});

test('a summary is written, and the original comes back, and what was written too', async () => {
  let now = fileOf({ summary: 'Read: a will.', originalSummary: 'Read: a will.', status: 'READ' });
  const write = (summary: string | null) => {
    now = { ...now, summary, version: now.version + 1 };
    return { ok: true, estateUpload: now };
  };
  const { user } = open({
    estateUpload: () => now,
    updateEstateUpload: ({ attributes }: { attributes: { summary: string } }) => write(attributes.summary),
    deleteEstateDocumentsSummary: () => write(now.originalSummary),
  });
  await screen.findByText('Read: a will.');
  screen.getByRole('link', { name: 'Review what was read' });
  expect(screen.queryByRole('button', { name: 'Back to the original' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Write a summary' }));
  const area = screen.getByRole('textbox', { name: /Summary/ });
  await user.clear(area);
  await user.type(area, 'All to Abel.');
  await user.click(screen.getByRole('button', { name: 'Save the summary' }));
  await screen.findByText('All to Abel.');
  await user.click(screen.getByRole('button', { name: 'Back to the original' }));
  await screen.findByText('Read: a will.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('All to Abel.');
});

test('a client reads a summary, and writes none', async () => {
  open({ estateUpload: fileOf({ summary: 'All to Abel.', status: 'READ' }) }, 'CLIENT');
  await screen.findByText('All to Abel.');
  screen.getByRole('link', { name: 'What was read' });
  expect(screen.queryByRole('button', { name: 'Write a summary' })).toBeNull();
});

test('a file of another estate is not shown', async () => {
  open({ estateUpload: fileOf({ estateId: 'estate-2' }) });
  await screen.findByText('This file does not exist');
});
