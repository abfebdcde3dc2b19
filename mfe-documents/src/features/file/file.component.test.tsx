import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
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
const PREVIEW = {
  estateUploadId: 'u1',
  filename: 'will.docx',
  mimetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  url: '/files/inline',
  paragraphs: ['Last will of Nell', 'I leave everything to Abel.'],
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

test('a Word document is read on the page, by its paragraphs', async () => {
  open({});
  const words = await screen.findByRole('article', { name: 'will.docx' });
  expect([...words.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(PREVIEW.paragraphs);
  screen.getByText('4 pages');
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
