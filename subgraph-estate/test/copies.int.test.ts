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

it('a file that a client stores for a document is its own at once, and nobody’s when it is deleted', async () => {
  const { estateId } = await ownDocument();
  const OWNER = 'query ($id: ID!) { estate(id: $id) { version people { id isClient } } }';
  const { version, people } = (await ask(OWNER, { id: estateId })).data.estate;
  const owner = people.find(({ isClient }: { isClient: boolean }) => isClient).id;
  const ENTER =
    'mutation ($e: ID!, $v: Int!, $p: ID!) { createEstateDocument(estateId: $e, version: $v, attributes: { kind: OTHER, name: "Letter of wishes", personId: $p, isOnFile: false }) { estateDocument { id } } }';
  const entered = await ask(ENTER, { e: estateId, v: version, p: owner });
  const { id: documentId } = entered.data.createEstateDocument.estateDocument;
  const STORE = `mutation ($e: ID!, $d: ID!, $f: Upload!) { createEstateUpload(input: { estateId: $e, file: $f, abstract: false, documentId: $d }) {
    estateUpload { id estateDocuments { id isOnFile estateUploads { id } } } } }`;
  const SEEN = `query ($e: ID!, $d: ID!) { estate(id: $e) { version } estateDocument(id: $d) { isOnFile estateUploads { id } }
    documents(association: { estateId: $e }, pagination: { perPage: -1 }) { collection { id status upload { id } } } }`;
  const seen = async () => {
    const { data } = await ask(SEEN, { e: estateId, d: documentId }, 'client');
    const { upload, status } = data.documents.collection.find(({ id }: { id: string }) => id === documentId);
    const files = data.estateDocument.estateUploads.map(({ id }: { id: string }) => id);
    return { isOnFile: data.estateDocument.isOnFile, files, upload, status, version: data.estate.version };
  };
  expect(await seen()).toMatchObject({ isOnFile: false, files: [], upload: null, status: 'MISSING' });

  const refused = await estate.file(pdfFile(1), 'a.pdf');
  const wrong = await ask(STORE, { e: estateId, d: newId(), f: refused.reference }, 'client');
  expect(wrong.errors[0]).toMatchObject({
    message: 'Choose a document or a trust of this client.',
    extensions: { code: 'UNKNOWN_REFERENCE', field: 'documentId' },
  });
  expect(await estate.blobs.stat(refused.key)).toBeNull();

  const key = newId();
  const store = async () => {
    const { reference } = await estate.file(pdfFile(1), 'letter.pdf');
    return estate.as('client')(STORE, { e: estateId, d: documentId, f: reference }, key);
  };
  const stored = await store();
  const { id, estateDocuments } = stored.data.createEstateUpload.estateUpload;
  expect(estateDocuments).toEqual([{ id: documentId, isOnFile: true, estateUploads: [{ id }] }]);
  const after = await seen();
  expect(after).toMatchObject({ isOnFile: true, files: [id], upload: { id } });
  expect(after.status).not.toBe('MISSING');
  expect((await store()).data).toEqual(stored.data);

  // The service ended between the file and the document: the event of the file puts them together, once.
  const organizationId = (await estate.shared.uploadModel.findById(id).lean())?.organizationId;
  const late = await uploaded(pdfFile(1), 'signed.pdf');
  const event = { estateUploadId: late, estateId, organizationId, documentId };
  await estate.deliver('estate.upload-filed.v1', event);
  const both = await seen();
  expect(both.files.toSorted()).toEqual([id, late].toSorted());
  await estate.deliver('estate.upload-filed.v1', event);
  expect((await seen()).version).toBe(both.version);

  const DELETE = 'mutation ($id: ID!) { deleteEstateUpload(id: $id) { ok } }';
  for (const gone of [id, late]) await ask(DELETE, { id: gone });
  await estate.deliver('estate.upload-filed.v1', event);
  const kept = await estate.shared.estateModel.findById(estateId).lean();
  expect(kept?.documents.find((one) => one.id === documentId)).toMatchObject({ isOnFile: true, uploadIds: [] });
  expect(await seen()).toMatchObject({ isOnFile: true, files: [], upload: null });
});

it('a stored file is linked to a document by hand and taken off again, which history says; the file stays', async () => {
  const { estateId, documentId } = await ownDocument();
  const file = await uploaded(pdfFile(1), 'found.pdf');
  const FILE = `mutation ($f: ID!, $d: ID!, $b: Boolean!) { fileEstateUpload(estateUploadId: $f, documentId: $d, belongs: $b) {
    ok estateUpload { id estateDocuments { id } } } }`;
  const said = (belongs: boolean, who: Person = 'advisor', id = documentId) =>
    ask(FILE, { f: file, d: id, b: belongs }, who);
  expect(codeOf(await said(true, 'client'))).toBe('FORBIDDEN');
  expect(codeOf(await said(true, 'advisor', newId()))).toBe('UNKNOWN_REFERENCE');
  const linked = await said(true);
  expect(linked.data.fileEstateUpload.estateUpload).toEqual({ id: file, estateDocuments: [{ id: documentId }] });
  const off = await said(false);
  expect(off.data.fileEstateUpload.estateUpload).toEqual({ id: file, estateDocuments: [] });
  const STAYS =
    'query ($f: ID!, $e: ID!) { estateUpload(id: $f) { id } estateHistory(estateId: $e) { collection { things { fields { label before after } } } } }';
  const { estateUpload, estateHistory } = (await ask(STAYS, { f: file, e: estateId })).data;
  expect(estateUpload).toEqual({ id: file });
  const fields = estateHistory.collection.flatMap((one: { things: { fields: object[] }[] }) =>
    one.things.flatMap((thing) => thing.fields),
  );
  const of = { label: expect.stringMatching(/^File of /) };
  expect(fields).toContainEqual({ ...of, before: null, after: 'found.pdf' });
  expect(fields).toContainEqual({ ...of, before: 'found.pdf', after: null });
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
