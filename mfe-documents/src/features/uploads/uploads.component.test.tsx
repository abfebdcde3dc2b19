import { MEGABYTE } from '@platform/kernel';
import { type Answers, refusal, renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { UploadsRoute } from './uploads.route.tsx';

const limitsOf = (maxBytes: number) => ({
  maxBytes,
  maxPages: 1_000,
  accept: ['.pdf', 'application/pdf'],
  pagesPerToken: 10,
  partBytes: 2 * MEGABYTE,
});

const open = (
  answers: Answers,
  query = '',
  activeRole: 'ADVISOR' | 'CLIENT' = 'ADVISOR',
  session = sessionOf({ account: { activeRole } }),
) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/documents/upload" element={<UploadsRoute />} />
    </Routes>,
    {
      at: `/estate/e1/documents/upload${query}`,
      session,
      answers: {
        estate: { id: 'e1', displayName: 'The Marsh Family', organization: null, automaticProfile: null },
        estateUploads: { collection: [], metadata: { totalCount: 0 } },
        uploadLimits: limitsOf(2 * MEGABYTE),
        ...answers,
      },
    },
  );
const pdf = (bytes: number) => new File([new Uint8Array(bytes)], 'will.pdf', { type: 'application/pdf' });

test('says what the intake takes, by the limits that it has now', async () => {
  open({});
  await screen.findByText('PDF or Word (DOCX), up to 2 MB and 1,000 pages each');
  expect(screen.getByLabelText<HTMLInputElement>(/Add files/).accept).toBe('.pdf,application/pdf');
});

test('a file beyond them does not travel, and the page says why', async () => {
  const { user, graph } = open({});
  await user.upload(await screen.findByLabelText(/Add files/), pdf(2 * MEGABYTE + 1));
  await screen.findByText(/The file is larger than 2 MB\. Nothing was uploaded\./);
  expect(graph.sent.map(({ name }) => name)).not.toContain('CreateUpload');
});

test('a file within wider limits travels', async () => {
  const { user, graph } = open({
    uploadLimits: { ...limitsOf(4 * MEGABYTE), partBytes: 4 * MEGABYTE },
    createEstateUpload: { ok: true, estateUpload: { id: 'u1', status: 'UPLOADED' } },
  });
  await user.upload(await screen.findByLabelText(/Add files/), pdf(2 * MEGABYTE + 1));
  await expect.poll(() => graph.sent.map(({ name }) => name)).toContain('CreateUpload');
});

test.each([
  ['ADVISOR', 'Wills, trusts, powers and directives of The Marsh Family.'],
  ['CLIENT', 'Send your advisor a copy of a will, a trust, a power or a directive.'],
] as const)('says to %s whose documents go here', async (role, sentence) => {
  open({}, '', role);
  await screen.findByText(sentence);
});

const documents = { collection: [{ id: 'd2', name: 'Health care proxy, Robert' }] };

test('whoever was asked for the file of one document reads which', async () => {
  open({ documents }, '?document=d2', 'CLIENT');
  await screen.findByText('Add the file of: Health care proxy, Robert.');
});

test.each([
  ['?document=d2', { documentId: 'd2' }],
  ['?document=d9', {}],
  ['', {}],
])('all files that are added while the file of a document is asked for are its own: %s', async (query, asked) => {
  const made: object[] = [];
  const { user } = open(
    {
      documents,
      createEstateUpload: ({ input: { file: _file, ...input } }: { input: { file: File } }) => {
        made.push(input);
        return { ok: true, estateUpload: { id: 'u1', status: 'UPLOADED' } };
      },
    },
    query,
    'CLIENT',
  );
  await user.upload(await screen.findByLabelText(/Add files/), [pdf(100), pdf(7)]);
  await expect.poll(() => made).toEqual([1, 2].map(() => ({ estateId: 'e1', abstract: false, ...asked })));
});

test('a document that is not of this household is not named', async () => {
  open({ documents }, '?document=d9');
  await screen.findByText('Wills, trusts, powers and directives of The Marsh Family.');
});

test('R310: the files of an estate are fetched a hundred at a time', async () => {
  const { graph } = open({});
  await expect
    .poll(() => graph.sent.find(({ name }) => name === 'UploadList')?.variables)
    .toMatchObject({ estateId: 'e1', pagination: { page: 1, perPage: 100 } });
});

const stored = (id: string, more: object = {}) => ({
  id,
  estateId: 'e1',
  status: 'UPLOADED',
  statusMessage: null,
  percent: 0,
  stage: null,
  pageCount: 12,
  tokensNeeded: 2,
  abstractionId: null,
  acceptedCount: 0,
  reviewedCount: 0,
  reviewFinishedAt: null,
  file: { filename: `${id}.pdf`, byteSize: 10 },
  values: [],
  possibleIssues: [],
  warnings: [],
  estate: { id: 'e1', displayName: 'The Marsh Family' },
  ...more,
});

test('what is read is chosen with its tokens before anything is taken; a doubtful file only by hand', async () => {
  const doubtful = stored('twin', { warnings: [{ kind: 'SAME_FILE', message: 'This file is already here.' }] });
  const sent: unknown[] = [];
  const { user } = open({
    estateUploads: { collection: [stored('will'), doubtful], metadata: { totalCount: 2 } },
    createAutoAbstraction: (variables: unknown) => {
      sent.push(variables);
      return { ok: true, message: '2 files will be read.', estateUploads: [] };
    },
  });
  await screen.findByText('This file is already here.');
  screen.getByRole('button', { name: 'Read 1 file for 2 tokens' });
  await user.click(screen.getByRole('checkbox', { name: /twin\.pdf/ }));
  await user.click(screen.getByRole('button', { name: 'Read 2 files for 4 tokens' }));
  await screen.findByText('2 files will be read.');
  expect(sent).toEqual([{ estateUploadIds: ['will', 'twin'], tokens: 4 }]);
});

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((step) => {
      const [, words] = step.children;
      return `${words?.textContent}${step.getAttribute('aria-current') ? ' (here)' : ''}`;
    });

test('R248: files are added, chosen and summed up, in steps that say where one is', async () => {
  let collection = [stored('will')];
  const { user } = open({
    estateUploads: () => ({ collection, metadata: { totalCount: collection.length } }),
    createAutoAbstraction: () => {
      collection = [stored('will', { status: 'READING' })];
      return { ok: true, message: '1 file will be read.', estateUploads: [] };
    },
  });
  const read = await screen.findByRole('button', { name: /^Read 1 file/ });
  expect(await steps()).toEqual(['1. Add files (done)', '2. Choose what is read (here)', '3. Summary']);
  await user.click(read);
  await screen.findByText('1 file will be read.');
  expect(await steps()).toEqual(['1. Add files (done)', '2. Choose what is read (done)', '3. Summary (here)']);
});

test('R248: whoever has files read at once has two steps', async () => {
  const { user } = open({ createEstateUpload: { ok: true, estateUpload: { id: 'u1', status: 'READING' } } });
  expect(await steps()).toEqual(['1. Add files (here)', '2. Choose what is read', '3. Summary']);
  await user.click(screen.getByRole('checkbox', { name: /Read the files at once/ }));
  expect(await steps()).toEqual(['1. Add files (here)', '2. Reading']);
  await user.upload(screen.getByLabelText(/Add files/), pdf(100));
  await expect.poll(steps).toEqual(['1. Add files (done)', '2. Reading (here)']);
});

test('a file that did not arrive is sent again, or left out', async () => {
  let tries = 0;
  const { user, graph } = open({
    createEstateUpload: () => {
      tries += 1;
      if (tries === 1) throw refusal('The connection broke off.', 'UPLOAD_INCOMPLETE');
      return { ok: true, estateUpload: { id: 'u1', status: 'UPLOADED' } };
    },
  });
  await user.upload(await screen.findByLabelText(/Add files/), [pdf(100), pdf(3 * MEGABYTE)]);
  await screen.findByText('The connection broke off.');
  const again = await screen.findAllByRole('button', { name: 'Send again: will.pdf' });
  // What is too large for the intake is not sent at all.
  expect(again).toHaveLength(1);
  await user.click(again[0] as HTMLElement);
  await expect.poll(() => screen.queryAllByRole('button', { name: 'Send again: will.pdf' })).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Leave out: will.pdf' }));
  await expect.poll(() => screen.queryByRole('list', { name: 'Files on their way' })).toBeNull();
  expect(graph.sent.filter(({ name }) => name === 'CreateUpload')).toHaveLength(2);
});

const big = (name = 'binder.pdf') =>
  new File([new Uint8Array(5 * MEGABYTE)], name, { type: 'application/pdf', lastModified: 7 });
const LARGE = { uploadLimits: limitsOf(100 * MEGABYTE) };

test('a large file travels in parts, says how far it is, and goes on where it broke off', async () => {
  let tries = 0;
  const offsets: number[] = [];
  const made: unknown[] = [];
  const { user } = open({
    ...LARGE,
    sendFilePart: ({ offset }: { offset: number }) => {
      tries += 1;
      if (tries === 2) throw refusal('The line broke off.', 'UPLOAD_INCOMPLETE');
      offsets.push(offset);
      return { ok: true, receipt: `r${offset}` };
    },
    createEstateUpload: ({ input }: { input: unknown }) => {
      made.push(input);
      return { ok: true, estateUpload: { id: 'u1', status: 'UPLOADED' } };
    },
  });
  await user.upload(await screen.findByLabelText(/Add files/), big());
  await screen.findByText(/The line broke off\. 2 MB of 5 MB are here\./);
  screen.getByRole('progressbar', { name: 'binder.pdf: 40 percent uploaded' });
  await user.click(screen.getByRole('button', { name: 'Go on: binder.pdf' }));
  await expect.poll(() => made.length).toBe(1);
  expect(offsets).toEqual([0, 2 * MEGABYTE, 4 * MEGABYTE]);
  expect(made).toEqual([{ estateId: 'e1', abstract: false, parts: ['r0', `r${2 * MEGABYTE}`, `r${4 * MEGABYTE}`] }]);
  await expect.poll(() => screen.queryByRole('list', { name: 'Files on their way' })).toBeNull();
});

test('a file that was stopped keeps what is here: chosen once more, it goes on there', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const offsets: number[] = [];
  const { user } = open({
    ...LARGE,
    sendFilePart: async ({ offset }: { offset: number }) => {
      offsets.push(offset);
      if (offset === 2 * MEGABYTE) await held;
      return { ok: true, receipt: `r${offset}` };
    },
    createEstateUpload: { ok: true, estateUpload: { id: 'u1', status: 'UPLOADED' } },
  });
  const files = await screen.findByLabelText(/Add files/);
  await user.upload(files, big('stopped.pdf'));
  await screen.findByText(/Uploading · 2 MB of 5 MB/);
  await user.click(screen.getByRole('button', { name: 'Stop stopped.pdf' }));
  // What is on its way is still taken where it comes.
  release();
  await screen.findByText('Stopped at 4 MB of 5 MB');
  await user.upload(files, big('stopped.pdf'));
  await expect.poll(() => offsets).toEqual([0, 2 * MEGABYTE, 4 * MEGABYTE]);
});

test('what broke off with the network goes on with it; what was refused for what it is does not', async () => {
  let online = false;
  const { user, graph } = open({
    createEstateUpload: ({ input }: { input: { file: File } }) => {
      if (input.file.size === 7) throw refusal('Only PDF and Word files can be uploaded.', 'FILE_TYPE_NOT_SUPPORTED');
      if (!online) throw refusal('The line broke off.', 'UPLOAD_INCOMPLETE');
      return { ok: true, estateUpload: { id: 'u1', status: 'UPLOADED' } };
    },
  });
  await user.upload(await screen.findByLabelText(/Add files/), [pdf(100), pdf(7)]);
  await screen.findByText('The line broke off.');
  await screen.findByText('Only PDF and Word files can be uploaded.');
  expect(screen.getAllByRole('button', { name: /^(Send again|Go on)/ })).toHaveLength(1);
  online = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => graph.sent.filter(({ name }) => name === 'CreateUpload')).toHaveLength(3);
  await expect.poll(() => screen.queryByText('The line broke off.')).toBeNull();
  screen.getByText('Only PDF and Word files can be uploaded.');
});

test.each([true, false])(
  'a household is proposed from the files that are read where the organization has it so: %s',
  async (isOn) => {
    const session = sessionOf({ account: { activeRole: 'ADVISOR' }, settings: { enableVaiAutomaticProfiles: isOn } });
    const asked: unknown[] = [];
    const { user } = open(
      {
        estateUploads: { collection: [stored('will')], metadata: { totalCount: 1 } },
        createAutoAbstraction: { ok: true, message: '1 file will be read.', estateUploads: [] },
        createAutomaticProfile: (variables: unknown) => {
          asked.push(variables);
          return { ok: true, automaticProfile: { id: 'p1', status: 'READING' } };
        },
      },
      '',
      'ADVISOR',
      session,
    );
    await user.click(await screen.findByRole('button', { name: 'Read 1 file for 2 tokens' }));
    await screen.findByText('1 file will be read.');
    expect(asked).toEqual(isOn ? [{ estateId: 'e1', estateUploadIds: ['will'] }] : []);
  },
);
