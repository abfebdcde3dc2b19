import { readFileSync } from 'node:fs';
import { copyNewsV1 } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { pdfFile } from './pdf-file.ts';

const AMENDMENT = readFileSync(
  new URL('../../libs/document-intake/test/fixtures/trust-amendment.docx', import.meta.url),
);

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

type Person = Parameters<StartedEstate['as']>[0];
const ask = (query: string, variables: object = {}, who: Person = 'advisor') =>
  estate.as(who)(query, variables, newId());
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions.code;

const REQUEST =
  'documentCopyRequest { id version documentName status shouldShowAlert noteBody requestedByName answeredByName isOwn }';
const CREATE = `mutation ($id: ID!, $n: String) { done: createDocumentCopyRequest(documentId: $id, noteBody: $n) { ok ${REQUEST} } }`;
const UPDATE = `mutation ($id: ID!, $v: Int!, $s: CopyRequestStatus!) { done: updateDocumentCopyRequest(id: $id, version: $v, status: $s) { ok ${REQUEST} } }`;
const LIST =
  'query ($id: ID) { documentCopyRequests(association: { estateId: $id }) { collection { id status shouldShowAlert isOwn estate { displayName } } metadata { totalCount } } }';

/** What people are told of a request, as it waits with it. */
async function newsOf(id: string): Promise<object[]> {
  type Waiting = { outbox?: { envelope: { type: string; payload: object } }[] };
  const found = await estate.shared.nounModels.copyRequests.findById(id).select('+outbox').lean();
  const envelopes = ((found as Waiting).outbox ?? []).map(({ envelope }) => envelope);
  return envelopes.filter(({ type }) => type === copyNewsV1.type).map(({ payload }) => payload);
}

/** The client's own estate, and a document of hers. */
async function ownDocument(): Promise<{ estateId: string; documentId: string }> {
  const { data } = await ask('{ estates { collection { id estateDocuments { id } } } }', {}, 'client');
  const [{ id, estateDocuments }] = data.estates.collection;
  return { estateId: id, documentId: estateDocuments[0].id };
}

it('a client asks for a copy, her advisor is alerted and answers, and it can be opened again', async () => {
  const { estateId, documentId } = await ownDocument();
  const made = await ask(CREATE, { id: documentId, n: 'For the bank' }, 'client');
  const { id, ...request } = made.data.done.documentCopyRequest;
  expect(request).toMatchObject({ status: 'REQUESTED', noteBody: 'For the bank', shouldShowAlert: false, isOwn: true });
  expect(codeOf(await ask(CREATE, { id: documentId }, 'client'))).toBe('ALREADY_ASKED');
  const { documentName } = request;
  const asked = { news: 'COPY_ASKED', version: 1, estateId, documentName, accountIds: [SAMPLE_ACCOUNTS.advisor.id] };
  expect(await newsOf(id)).toMatchObject([asked]);

  const listed = async (who: Person) => (await ask(LIST, { id: estateId }, who)).data.documentCopyRequests.collection;
  expect(await listed('advisor')).toEqual([
    { id, status: 'REQUESTED', shouldShowAlert: true, isOwn: false, estate: { displayName: expect.any(String) } },
  ]);
  expect(codeOf(await ask(UPDATE, { id, v: 1, s: 'SENT' }, 'client'))).toBe('FORBIDDEN');
  expect(codeOf(await ask(UPDATE, { id, v: 1, s: 'WITHDRAWN' }))).toBe('FORBIDDEN');
  const sent = (await ask(UPDATE, { id, v: 1, s: 'SENT' })).data.done.documentCopyRequest;
  expect(sent).toMatchObject({ version: 2, status: 'SENT', shouldShowAlert: false, answeredByName: 'Nora Finch' });
  expect(codeOf(await ask(UPDATE, { id, v: 1, s: 'DECLINED' }))).toBe('STALE_VERSION');
  const answered = { news: 'COPY_SENT', version: 2, byName: 'Nora Finch', accountIds: [SAMPLE_ACCOUNTS.client.id] };
  expect(await newsOf(id)).toMatchObject([asked, answered]);
  const again = (await ask(UPDATE, { id, v: 2, s: 'REQUESTED' }, 'client')).data.done.documentCopyRequest;
  expect(again).toMatchObject({ status: 'REQUESTED', answeredByName: null });
  expect((await ask(UPDATE, { id, v: 3, s: 'WITHDRAWN' }, 'client')).data.done.ok).toBe(true);
  expect(await listed('client')).toMatchObject([{ id, status: 'WITHDRAWN' }]);
  expect(codeOf(await ask(LIST, { id: estateId }, 'reviewer'))).toBe('FORBIDDEN');

  const HISTORY =
    'query ($id: ID!) { estateHistory(estateId: $id) { collection { things { name action fields { label before after } } } } }';
  const { collection } = (await ask(HISTORY, { id: estateId })).data.estateHistory;
  const things = collection.flatMap((one: { things: object[] }) => one.things);
  expect(things).toContainEqual({
    name: `Copy of ${request.documentName}`,
    action: 'CHANGED',
    fields: [
      { label: 'Status', before: 'Asked for', after: 'Sent' },
      { label: 'Answered by', before: null, after: 'Nora Finch' },
    ],
  });
});

const UPLOAD =
  'mutation ($estateId: ID!, $file: Upload!) { createEstateUpload(input: { estateId: $estateId, file: $file, abstract: false }) { estateUpload { id version } } }';
const PREVIEW =
  'query ($id: ID!) { documentPreview(estateUploadId: $id) { estateUploadId filename mimetype pageCount url paragraphs blocks { kind level marker runs { text bold italic underline } cells } isCut } fileDownloadUrl(estateUploadId: $id) }';
async function uploaded(bytes: Buffer, filename: string): Promise<string> {
  const { estateId } = await ownDocument();
  const { reference } = await estate.file(bytes, filename);
  const { data } = await ask(UPLOAD, { estateId, file: reference });
  return data.createEstateUpload.estateUpload.id;
}

it('a Word document is previewed by its words, a PDF by its pages; both are downloaded under their names', async () => {
  const word = await uploaded(AMENDMENT, 'amendment.docx');
  const { documentPreview: shown, fileDownloadUrl } = (await ask(PREVIEW, { id: word }, 'client')).data;
  expect(shown).toMatchObject({ estateUploadId: word, filename: 'amendment.docx', isCut: false });
  expect(shown.paragraphs).toHaveLength(7);
  expect(shown.paragraphs.join(' ')).toMatch(/amend/i);
  expect(shown.paragraphs).not.toContain('');
  // Each block is a paragraph with its looks; what is bold in the file is bold here.
  const words = ({ runs, cells }: { runs: { text: string }[]; cells: string[] }) =>
    [...runs.map(({ text }) => text), ...cells].join('').trim();
  expect(shown.blocks.map(words)).toEqual(shown.paragraphs);
  expect(fileDownloadUrl).toMatch(/^\/files\//);
  expect(fileDownloadUrl).not.toBe(shown.url);

  const pages = await uploaded(pdfFile(3), 'will.pdf');
  const { documentPreview } = (await ask(PREVIEW, { id: pages })).data;
  expect(documentPreview).toMatchObject({ mimetype: 'application/pdf', pageCount: 3, paragraphs: null, blocks: null });
});

it('what is not there is neither previewed nor downloaded', async () => {
  const answer = await ask('query ($id: ID!) { documentPreview(estateUploadId: $id) { filename } }', { id: newId() });
  expect(codeOf(answer)).toBe('NOT_FOUND');
  const download = await ask('query ($id: ID!) { fileDownloadUrl(estateUploadId: $id) }', { id: newId() });
  expect(download.data.fileDownloadUrl).toBeNull();
});

it('what somebody wrote of a file is taken back, and its summary is the original again', async () => {
  const id = await uploaded(pdfFile(1), 'will.pdf');
  const WRITE =
    'mutation ($id: ID!, $s: String) { updateEstateUpload(id: $id, version: 1, attributes: { summary: $s }) { estateUpload { summary } } }';
  await ask(WRITE, { id, s: 'All to Helen.' });
  const DELETE =
    'mutation ($id: ID!, $v: Int!) { deleteEstateDocumentsSummary(id: $id, version: $v) { ok estateUpload { version summary originalSummary } } }';
  expect(codeOf(await ask(DELETE, { id, v: 1 }))).toBe('STALE_VERSION');
  expect(codeOf(await ask(DELETE, { id, v: 2 }, 'client'))).toBe('FORBIDDEN');
  const { estateUpload } = (await ask(DELETE, { id, v: 2 })).data.deleteEstateDocumentsSummary;
  expect(estateUpload).toEqual({ version: 3, summary: estateUpload.originalSummary, originalSummary: null });
});

it('documents are listed by whose they are; what a settlor from outside made is found by who did not', async () => {
  const { estateId } = await ownDocument();
  const LISTED =
    'query ($e: ID!, $f: DocumentFilterInput) { documents(association: { estateId: $e }, filter: $f, pagination: { perPage: -1 }) { collection { name ownerName isTrust } } }';
  const listed = async (f: object): Promise<{ name: string; ownerName: string; isTrust: boolean }[]> =>
    (await ask(LISTED, { e: estateId, f })).data.documents.collection;
  const all = await listed({});
  const owners = new Set(all.map(({ ownerName }) => ownerName));
  expect(owners).toContain('Joint');
  for (const owner of owners) expect(await listed({ owner })).toEqual(all.filter((one) => one.ownerName === owner));
  const couple = [...owners].filter((name) => name !== 'Joint');
  expect(await listed({ settledByOthersThan: couple })).toEqual([]);
  const [one = '', ...others] = couple;
  expect(await listed({ settledByOthersThan: others })).toEqual(
    all.filter(({ isTrust, ownerName }) => isTrust && ownerName === one),
  );
});
