import { type Answers, refusal, screen, testLoading, testStale, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { card, decided, found, GIFT, KIND, open, TRUSTEE, upload, WORDS } from './review.fixture.tsx';

const run = (text: string) => ({ text, bold: false, italic: false, underline: false });
const states = { open: (answers: Answers) => open(answers), field: 'estateUpload', answer: upload() };
const loaded = { ...states, loading: 'Loading the document', shown: 'Extracted values' };
testLoading(loaded);
testStale({ ...loaded, operation: 'ReviewRoute', says: /The last update did not arrive/ });

test('a file that is gone says so, with the way to those that are there', async () => {
  open({ estateUpload: null });
  await screen.findByText('This file does not exist');
  expect(screen.getByRole('link', { name: 'Documents' }).getAttribute('href')).toBe('/estate/e1/documents');
});

test('values stand in reading order with the words that they were read from', async () => {
  open();
  await card('Kind');
  const groups = screen.getAllByRole('region').map((group) => group.getAttribute('aria-label'));
  expect(groups.filter((name) => name && name !== 'Messages')).toEqual(['Document', 'Gifts', 'Fiduciaries']);
  screen.getByText('0 of 3 accepted');
  await screen.findByRole('button', { name: 'Kind: These are the words about Last will, and more.' });
});

test('an opened value says why it is doubted and what accepting it changes', async () => {
  const { user, path } = open();
  const trustee = await card('Trustee');
  within(trustee).getByText('Low confidence');
  expect(within(trustee).queryByText('The name is spelled in two ways.')).toBeNull();
  await user.click(within(trustee).getByRole('button', { name: /^\d/ }));
  await within(trustee).findByText('The name is spelled in two ways.');
  await within(trustee).findByText('Accepting changes the estate');
  expect(trustee.textContent).toContain('Accepting changes the estateTrustee: not set → Ruth Lindqvist');
  await expect.poll(path).toContain('cite=trustee');
});

test('what a value changes is a run of the engine: it is asked of the opened value alone', async () => {
  const { user, graph } = open();
  const asked = () => graph.sent.flatMap(({ name, variables }) => (name === 'ValueChanges' ? [variables] : []));
  await card('Kind');
  expect(asked()).toEqual([]);
  await user.click(within(await card('Trustee')).getByRole('button', { name: /^\d/ }));
  await screen.findByText('Accepting changes the estate');
  expect(asked()).toEqual([{ uploadId: 'u1', valueId: 'trustee' }]);
});

test('a decision answers with what it changed', async () => {
  const accepted = { ...TRUSTEE, status: 'ACCEPTED' };
  const { user } = open({
    reviewExtractedValue: {
      ok: true,
      estateUpload: upload({ version: 2, values: [accepted, KIND, GIFT], value: accepted, acceptedCount: 1 }),
      estate: { id: 'e1', version: 4 },
    },
  });
  await user.click(within(await card('Trustee')).getByRole('button', { name: /^\d/ }));
  await user.click(await screen.findByRole('button', { name: /^Accept Trustee/ }));
  await screen.findByText('Changed in the estate');
});

test('j and k go from value to value, but not while somebody types', async () => {
  const { user, path } = open();
  await card('Kind');
  await user.keyboard('j');
  await waitFor(() => expect(path()).toContain('cite=kind'));
  await user.keyboard('j');
  await waitFor(() => expect(path()).toContain('cite=gift'));
  await user.keyboard('k');
  await waitFor(() => expect(path()).toContain('cite=kind'));
  await user.click(screen.getByRole('button', { name: 'Edit Kind: Last will' }));
  await user.keyboard('jk');
  await expect.poll(path).toContain('cite=kind');
});

test('a value is accepted, and the decision can be taken back', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    reviewExtractedValue: ({ input }: { input: unknown }) => {
      sent.push(input);
      return decided({ ...KIND, status: 'ACCEPTED' }, TRUSTEE, GIFT);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept Kind: Last will' }));
  await user.click(await screen.findByRole('button', { name: 'Undo the decision on Kind: Last will' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { estateUploadId: 'u1', valueId: 'kind', decision: 'ACCEPT' },
    { estateUploadId: 'u1', valueId: 'kind', decision: 'RESET' },
  ]);
});

test('when everything is decided, what is left to review is said to be nothing', async () => {
  const { user } = open({ estateUpload: upload({ values: [{ ...KIND, status: 'ACCEPTED' }], reviewedCount: 1 }) });
  await user.click(await screen.findByRole('button', { name: 'To review 0' }));
  await screen.findByText('Every value is reviewed.');
});

test.each([
  [null, 'No value was found in this file.'],
  ['The file is locked with a password.', 'The file is locked with a password.'],
])('a file without a value says why: %s', async (statusMessage, words) => {
  open({ estateUpload: upload({ values: [], statusMessage }) });
  await screen.findByText(words);
});

test('what may be wrong in the file is told with its page', async () => {
  const point = (detail: string, uploadId: string) => ({
    id: detail,
    kind: 'UNSIGNED',
    detail,
    page: 4,
    quote: null,
    isOfSet: false,
    setAside: null,
    estateUpload: { id: uploadId, file: { filename: 'will.docx' }, trusts: [], estateDocuments: [] },
  });
  const documentIssues = [point('It is not signed.', 'u1'), point('Another is not signed.', 'u2')];
  open({ estate: { id: 'e1', people: [], trusts: [], documentIssues } });
  expect((await screen.findByText(/It is not signed\./)).closest('li')?.textContent).toContain('page 4');
  expect(screen.queryByText('Another is not signed.')).toBeNull();
});

test('a finished review leads back to the documents', async () => {
  const { user, path } = open({
    estateUpload: upload({ reviewedCount: 3 }),
    finishReview: {
      ok: true,
      estateUpload: { id: 'u1', reviewFinishedAt: '2026-11-22T12:00:00.000Z' },
      estate: { id: 'e1', version: 4 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Finish review' }));
  await screen.findByText('All documents');
  await expect.poll(path).toBe('/estate/e1/documents');
});

test('a review that cannot be finished says why and stays', async () => {
  const { user, path } = open({
    estateUpload: upload({ reviewedCount: 3 }),
    finishReview: () => {
      throw refusal('Three values are not decided yet.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Finish review' }));
  await screen.findByText('Three values are not decided yet.');
  await expect.poll(path).toBe('/estate/e1/abstractions/u1');
});

test('whoever only reads documents is offered no decision', async () => {
  open({}, 'CLIENT');
  await card('Kind');
  expect(screen.queryAllByRole('button', { name: /^(Accept|Edit|Not in|Finish)/ })).toEqual([]);
  expect(screen.getByText('Keys: j next, k previous, i next doubt, f find in the pages.')).toBeTruthy();
});

test('a review with open values says how many before it is finished', async () => {
  const { user, path, graph } = open({
    finishReview: {
      ok: true,
      estateUpload: { id: 'u1', reviewFinishedAt: '2026-11-22T12:00:00.000Z' },
      estate: { id: 'e1', version: 4 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Finish review' }));
  await screen.findByText(/3 values are not decided yet/);
  expect(graph.sent.map(({ name }) => name)).not.toContain('FinishReview');
  await user.click(screen.getByRole('button', { name: 'Finish without them' }));
  await waitFor(() => expect(path()).toBe('/estate/e1/documents'));
});

test('each decision has a key, and a key leads to what was read with doubt', async () => {
  const sent: unknown[] = [];
  const { user, path } = open({
    reviewExtractedValue: ({ input }: { input: { decision: string; valueId: string } }) => {
      sent.push([input.valueId, input.decision]);
      return decided(KIND, { ...TRUSTEE, status: 'ACCEPTED' }, GIFT);
    },
  });
  await card('Kind');
  await user.keyboard('i');
  await waitFor(() => expect(path()).toContain('cite=trustee'));
  await user.keyboard('a');
  await screen.findByRole('button', { name: /^Undo the decision on Trustee/ });
  await user.keyboard('u');
  await waitFor(() =>
    expect(sent).toEqual([
      ['trustee', 'ACCEPT'],
      ['trustee', 'RESET'],
    ]),
  );
});

test('what the reading has missed is added by a form of its kind; what a document has once is offered once', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    estate: { id: 'e1', people: [{ id: 'p1', name: 'Anna Marsh' }], trusts: [], documentIssues: [] },
    addMissedValue: (input: unknown) => {
      sent.push(input);
      return decided(KIND, TRUSTEE, GIFT);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a value that was missed' }));
  const what = screen.getByRole('combobox', { name: 'What was missed' });
  expect(within(what).queryByRole('option', { name: 'Document type' })).toBeNull();
  await user.selectOptions(what, 'Who signed');
  const form = within(screen.getByRole('form', { name: 'Add a value' }));
  await user.type(form.getByRole('combobox'), 'Anna Marsh');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Add a value that was missed' });
  expect(sent).toEqual([{ estateUploadId: 'u1', field: 'owners', value: 'Anna Marsh' }]);
});

test('a file that was read again says what differs and what stays, and warns of what is doubtful', async () => {
  open({
    estateUpload: upload({
      warnings: [{ kind: 'OTHER_CLIENT', message: 'Signed by Ruth Stone, who is nobody of this household.' }],
      readAgain: {
        endedAt: '2026-11-22T12:00:00.000Z',
        problem: null,
        differences: [
          { label: 'Name', before: 'Old', after: 'New', isKept: true },
          { label: 'Trustee', before: null, after: 'Bob', isKept: false },
        ],
      },
    }),
  });
  await screen.findByText('Signed by Ruth Stone, who is nobody of this household.');
  const note = await screen.findByText(/Read again: 2 differences/);
  expect(note.closest('div')?.textContent).toContain('Name: Old → New; yours stays');
  screen.getByText(/Trustee: Bob is new/);
});

test('where the model reads otherwise both readings are shown, and a key takes the model’s', async () => {
  const citations = [{ page: 3, quote: 'I name Ruth Lindquist' }];
  const other = { role: 'trustee', designation: 'primary', person: 'Ruth Lindquist' };
  const alternative = { label: 'Trustee', display: 'Ruth Lindquist', value: other, citations };
  const trustee = { ...TRUSTEE, alternative };
  const languageModel = {
    model: 'reader',
    questions: 9,
    answered: 8,
    added: 0,
    differing: 1,
    doubted: 0,
    refused: 2,
    failure: 'SLOW',
  };
  const known = upload({
    values: [trustee, KIND, GIFT],
    abstraction: { id: 'a1', updatedAt: '2026-11-22T12:00:00.000Z', languageModel },
  });
  const sent: unknown[] = [];
  const { user } = open(
    {
      estateUpload: known,
      reviewExtractedValue: ({ input }: { input: unknown }) => {
        sent.push(input);
        return { ok: true, estateUpload: known, estate: { id: 'e1', version: 2 } };
      },
    },
    'ADVISOR',
    '/estate/e1/abstractions/u1?cite=trustee',
  );
  await screen.findByText(/answered 8 of 9 questions: .*1 read otherwise.*It took too long/);
  expect(screen.getByText(/Your language model reads/).textContent).toContain('p. 3, “I name Ruth Lindquist”');
  await user.keyboard('m');
  await expect.poll(() => sent).toEqual([{ estateUploadId: 'u1', valueId: 'trustee', decision: 'EDIT', value: other }]);
});

test('a binder shows its documents apart, and one of them alone', async () => {
  const codicil = found('c', 'Kind', 'Codicil', { path: 'boundDocuments[0].kind' });
  const name = found('n', 'Name', 'First codicil of Anna', { path: 'boundDocuments[0].name' });
  const { user } = open({ estateUpload: upload({ values: [TRUSTEE, codicil, KIND, name] }) });
  await screen.findByRole('region', { name: 'First codicil of Anna: Document' });
  const numbered = () => screen.getAllByRole('article').map((one) => one.querySelector('b')?.textContent);
  expect(numbered()).toEqual(['Last will', 'Ruth Lindqvist', 'Codicil', 'First codicil of Anna']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Document of this file' }), '2. First codicil of Anna');
  await expect.poll(() => numbered()).toEqual(['Codicil', 'First codicil of Anna']);
});

test('the head says which document it is, how long it is and when it was read', async () => {
  const named = found('name', 'Name', 'Will of Anna Marsh');
  open({ estateUpload: upload({ pageCount: 12, values: [named, KIND] }) });
  await screen.findByRole('heading', { level: 1, name: 'Will of Anna Marsh' });
  screen.getByText(/^will\.docx, 12 pages, read Nov 22, 2026, /);
});

test('what is accepted in one step is taken back in one', async () => {
  const sent: unknown[] = [];
  const values = [{ ...KIND, status: 'ACCEPTED' }, { ...GIFT, status: 'ACCEPTED' }, TRUSTEE];
  const { user } = open({
    acceptHighConfidenceValues: decided(...values),
    reviewExtractedValue: ({ input }: { input: { valueId: string; decision: string } }) => {
      sent.push([input.valueId, input.decision]);
      return decided(KIND, GIFT, TRUSTEE);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept all high confidence' }));
  await screen.findByText('2 values accepted.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Nothing is accepted that was not before.');
  expect(sent).toEqual([
    ['kind', 'RESET'],
    ['gift', 'RESET'],
  ]);
});

test('R289: what somebody thinks of a value is sent, with why where it was read badly', async () => {
  const sent: unknown[] = [];
  const { user } = open(
    {
      abstractionFeedback: (said: unknown) => {
        sent.push(said);
        return { ok: true };
      },
    },
    'ADVISOR',
    '/estate/e1/abstractions/u1?cite=kind',
  );
  await user.click(await screen.findByRole('button', { name: 'Read badly: Was this read well?' }));
  const why = within(await screen.findByRole('form', { name: 'What is wrong' }));
  await user.type(why.getByRole('textbox'), 'It is a codicil');
  await user.click(why.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'What is wrong' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Read well: Was this file read well?' }));
  await expect.poll(() => sent.length).toBe(3);
  expect(sent).toEqual([
    { abstractionId: 'a1', key: 'kind', isPositive: false, message: null },
    { abstractionId: 'a1', key: 'kind', isPositive: false, message: 'It is a codicil' },
    { abstractionId: 'a1', key: 'abstraction', isPositive: true, message: null },
  ]);
});

test('a second document opens beside the one that is reviewed, and closes', async () => {
  const others = [
    { id: 'u1', file: { filename: 'will.docx' } },
    { id: 'u2', file: { filename: 'trust.docx' } },
  ];
  const { user, path } = open({
    estateUploads: { collection: others, metadata: { totalCount: 2 } },
    documentPreview: ({ estateUploadId }: { estateUploadId: string }) => ({
      ...WORDS,
      estateUploadId,
      filename: `${estateUploadId}.docx`,
      mimetype: 'application/msword',
      url: '/files/u2',
      blocks: [{ kind: 'PARAGRAPH', level: 0, marker: null, cells: [], runs: [run(`Words of ${estateUploadId}`)] }],
    }),
  });
  await card('Kind');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open a second document beside it' }));
  const beside = within(await screen.findByRole('region', { name: 'Second document' }));
  await beside.findByRole('option', { name: 'will.docx (the same file)' });
  await user.selectOptions(beside.getByRole('combobox', { name: 'Second document' }), 'trust.docx');
  await beside.findByText('Words of u2');
  await expect.poll(path).toContain('beside=u2');
  await user.keyboard('{Escape}');
  await user.click(beside.getByRole('button', { name: 'Close it' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Second document' })).toBeNull());
});

test('reading a file again is asked for in the menu', async () => {
  const { user, graph } = open({
    rerunAutoAbstraction: { ok: true, message: '1 file will be read again.', estateUploads: [] },
  });
  await card('Kind');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Read the file again' }));
  await screen.findByText('1 file will be read again.');
  expect(graph.sent.find(({ name }) => name === 'ReadAgain')?.variables).toEqual({ ids: ['u1'] });
});
