import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  waitFor,
  within,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { ReviewRoute } from './review.route.tsx';

const found = (id: string, label: string, display: string, more: object = {}) => ({
  id,
  path: `document.${id}`,
  group: 'document',
  label,
  display,
  value: display,
  editedValue: null,
  status: 'TO_REVIEW',
  confidence: 'HIGH',
  confidenceReason: null,
  decidedAt: null,
  decidedByName: null,
  citations: [{ page: 2, quote: `the words about ${display}`, boxes: [] }],
  changes: [],
  ...more,
});
const KIND = found('kind', 'Kind', 'Last will');
const TRUSTEE = found('trustee', 'Trustee', 'Ruth Lindqvist', {
  group: 'fiduciaries',
  confidence: 'LOW',
  confidenceReason: 'The name is spelled in two ways.',
  value: { role: 'trustee', person: 'Ruth Lindqvist' },
  changes: [{ label: 'Trustee', before: null, after: 'Ruth Lindqvist' }],
});
const GIFT = found('gift', 'Gift', 'Anna Marsh: $500K', {
  group: 'gifts',
  value: { to: 'Anna Marsh', amountCents: 50_000_000 },
});
/** A Word document: it has no pages, its quotes stand for them. */
const upload = (more: object = {}) => ({
  id: 'u1',
  estateId: 'e1',
  version: 1,
  status: 'READ',
  statusMessage: null,
  pageCount: null,
  acceptedCount: 0,
  reviewedCount: 0,
  reviewFinishedAt: null,
  file: { filename: 'will.docx', url: '/files/u1', mimetype: 'application/msword' },
  possibleIssues: [],
  values: [TRUSTEE, KIND, GIFT],
  value: ({ id }: { id: string }) => [TRUSTEE, KIND, GIFT].find((value) => value.id === id) ?? null,
  ...more,
});

const open = (answers: Answers = {}, activeRole: 'ADVISOR' | 'CLIENT' = 'ADVISOR', at = '/estate/e1/abstractions/u1') =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/abstractions/:uploadId" element={<ReviewRoute />} />
      <Route path="/estate/:estateId/documents" element={<p>All documents</p>} />
    </Routes>,
    { at, session: sessionOf({ account: { activeRole } }), answers: { estateUpload: upload(), ...answers } },
  );
const card = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('button', { name: new RegExp(`^\\d+${name}`) })).closest('article') as HTMLElement;
const decided = (...values: object[]) => ({
  ok: true,
  estateUpload: upload({ version: 2, values, acceptedCount: 1, reviewedCount: 1 }),
  estate: { id: 'e1', version: 4 },
});

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
  expect(screen.getAllByText(/the words about Last will/)).toHaveLength(2);
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
  expect(path()).toContain('cite=trustee');
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
  await user.type(screen.getByRole('textbox', { name: 'Kind' }), 'jk');
  expect(path()).toContain('cite=kind');
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

test('a corrected amount is checked before it travels, and is sent in the shape it was read in', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    reviewExtractedValue: ({ input }: { input: unknown }) => {
      sent.push(input);
      return decided(KIND, TRUSTEE, { ...GIFT, status: 'EDITED', editedValue: { to: 'Anna Marsh', amountCents: 1 } });
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit Gift/ }));
  const form = screen.getByRole('form', { name: 'Edit Gift' });
  const field = within(form).getByRole('textbox', { name: 'Gift' });
  await user.clear(field);
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await within(form).findByText('Required');
  expect(sent).toEqual([]);
  await user.type(field, '600,000');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit Gift' })).toBeNull());
  expect(sent).toEqual([
    {
      estateUploadId: 'u1',
      valueId: 'gift',
      decision: 'EDIT',
      value: { to: 'Anna Marsh', amountCents: 60_000_000 },
    },
  ]);
});

test('a decision that is refused says why, and the value stays to be decided', async () => {
  const { user } = open({
    reviewExtractedValue: () => {
      throw refusal('The trust was removed meanwhile.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept Kind: Last will' }));
  await screen.findByText('The trust was removed meanwhile.');
  screen.getByRole('button', { name: 'Accept Kind: Last will' });
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
  open({ estateUpload: upload({ possibleIssues: [{ kind: 'unsigned', detail: 'It is not signed.', page: 4 }] }) });
  expect((await screen.findByText(/It is not signed\./)).textContent).toBe('Possible issue, page 4. It is not signed.');
});

test('a finished review leads back to the documents', async () => {
  const { user, path } = open({
    finishReview: {
      ok: true,
      estateUpload: { id: 'u1', reviewFinishedAt: '2026-11-22T12:00:00.000Z' },
      estate: { id: 'e1', version: 4 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Finish review' }));
  await screen.findByText('All documents');
  expect(path()).toBe('/estate/e1/documents');
});

test('a review that cannot be finished says why and stays', async () => {
  const { user, path } = open({
    finishReview: () => {
      throw refusal('Three values are not decided yet.', 'BAD_USER_INPUT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Finish review' }));
  await screen.findByText('Three values are not decided yet.');
  expect(path()).toBe('/estate/e1/abstractions/u1');
});

test('whoever only reads documents is offered no decision', async () => {
  open({}, 'CLIENT');
  await card('Kind');
  expect(screen.queryAllByRole('button', { name: /^(Accept|Edit|Not in|Finish)/ })).toEqual([]);
});
