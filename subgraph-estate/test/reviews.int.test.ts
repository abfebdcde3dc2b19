import { reviewNewsV1 } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { pdfFile } from './pdf-file.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

type Person = Parameters<StartedEstate['as']>[0];
const ask = (query: string, variables: object = {}, who: Person = 'advisor') =>
  estate.as(who)(query, variables, newId());
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions.code;

const REVIEW = `review {
  id version status nextStatuses reviewer { id } reviewOrganization { id } dateRequested completedAt
  notes { body byName } notesToAdvisor { body } editableNotesToAdvisor { body } lawyerChecklist { id isDone doneByName }
}`;
const REQUEST = `mutation ($e: ID!, $a: ReviewRequestInput!) { done: requestReview(estateId: $e, attributes: $a) { ok ${REVIEW} } }`;
const UPDATE = `mutation ($id: ID!, $v: Int!, $a: ReviewInput!) { done: updateReview(id: $id, version: $v, attributes: $a) { ok ${REVIEW} } }`;
const NOTE = `mutation ($id: ID!, $v: Int!, $n: String!) { done: upsertReturnedToCustomerNote(reviewId: $id, version: $v, noteText: $n) { ok ${REVIEW} } }`;
const CHECK = `mutation ($id: ID!, $v: Int!) { done: updateReviewChecklist(reviewId: $id, version: $v, itemId: "LAWYER-1", isDone: true) { ok ${REVIEW} } }`;
const LIST = `query ($e: ID, $f: ReviewFilterInput, $s: ReviewSort, $d: SortDirection) {
  reviews(association: { estateId: $e }, filter: $f, sortBy: $s, direction: $d) {
    collection { id status estate { displayName } reviewer { id } } metadata { totalCount }
  }
}`;
const COUNTS = `{ organizationReviewStats { unassigned requested requestForInformation inProgress returnedToCustomer complete readyForReview } }`;
const FLAGS = `query ($e: ID!) { estate(id: $e) {
  reviews { id } hasReview hasReviewCompleted hasReviewInProgress hasReviewWithInsufficientInfo lastReviewCompletedAt
  withRfis: reviewSummary without: reviewSummary(withRfis: false)
} }`;
const STATES = `query ($e: ID!) { documents(association: { estateId: $e }) { collection { id shownStatus } } }`;
const RFI = 'rfi { id version status kind documentName documentType noteText answer answeredByName }';

/** What people are told of a request, as it waits with it. */
async function newsOf(id: string): Promise<object[]> {
  type Waiting = { outbox?: { envelope: { type: string; payload: object } }[] };
  const found = await estate.shared.nounModels.rfis.findById(id).select('+outbox').lean();
  const envelopes = ((found as Waiting).outbox ?? []).map(({ envelope }) => envelope);
  return envelopes.filter(({ type }) => type === reviewNewsV1.type).map(({ payload }) => payload);
}

const CREATE = `mutation ($i: CreateEstateInput!) { createEstate(input: $i) { estate { id version personId } } }`;
const ADD = `mutation ($e: ID!, $v: Int!, $a: EstateDocumentInput!) { createEstateDocument(estateId: $e, version: $v, attributes: $a) { estateDocument { id } } }`;
async function household(): Promise<{ estateId: string; documentId: string }> {
  const i = { firstName: 'Ida', lastName: 'Merle', state: 'OR', maritalStatus: 'SINGLE' };
  const { estate: made } = (await ask(CREATE, { i })).data.createEstate;
  const a = { name: 'Will of Ida', kind: 'WILL', personId: made.personId, isOnFile: true };
  const { data } = await ask(ADD, { e: made.id, v: made.version, a });
  return { estateId: made.id, documentId: data.createEstateDocument.estateDocument.id };
}
async function uploaded(estateId: string): Promise<string> {
  const { reference } = await estate.file(pdfFile(1), 'page-2.pdf');
  const query =
    'mutation ($e: ID!, $file: Upload!) { createEstateUpload(input: { estateId: $e, file: $file, abstract: false }) { estateUpload { id } } }';
  return (await ask(query, { e: estateId, file: reference })).data.createEstateUpload.estateUpload.id;
}
const stateOf = async ({ estateId, documentId }: { estateId: string; documentId: string }, who: Person) => {
  const { collection } = (await ask(STATES, { e: estateId }, who)).data.documents;
  return collection.find(({ id }: { id: string }) => id === documentId).shownStatus;
};

it('R252: a review goes from the advisor to the reviewer and back, and the documents say so', async () => {
  const of = await household();
  expect(await stateOf(of, 'advisor')).toBe('Not Yet Reviewed');
  const request = { e: of.estateId, a: { kind: 'DOCUMENTS', noteText: 'Before June' } };
  expect(codeOf(await ask(REQUEST, request, 'client'))).toBe('FORBIDDEN');
  const made = (await ask(REQUEST, request)).data.done.review;
  expect(made).toMatchObject({ status: 'REQUESTED', reviewer: null, nextStatuses: ['DRAFT'] });
  expect(codeOf(await ask(REQUEST, request))).toBe('ALREADY_ASKED');
  expect(await stateOf(of, 'advisor')).toBe('Under Review');
  const HISTORY = 'query ($e: ID!) { estateHistory(estateId: $e) { collection { things { name action } } } }';
  const { collection } = (await ask(HISTORY, { e: of.estateId })).data.estateHistory;
  expect(collection.flatMap(({ things }: { things: object[] }) => things)).toContainEqual({
    name: 'Review: the documents',
    action: 'ADDED',
  });

  const { id } = made;
  const put = async (v: number, a: object, who: Person) => ask(UPDATE, { id, v, a }, who);
  expect(codeOf(await put(1, { status: 'IN_PROGRESS' }, 'advisor'))).toBe('FORBIDDEN');
  expect(codeOf(await put(1, { status: 'COMPLETE' }, 'planner'))).toBe('INVALID_MOVE');
  const begun = (await put(1, { status: 'IN_PROGRESS', noteText: 'Begun' }, 'planner')).data.done.review;
  expect(begun).toMatchObject({ version: 2, status: 'IN_PROGRESS', reviewer: { id: expect.any(String) } });
  expect(begun.notes.map(({ body }: { body: string }) => body)).toEqual(['Before June', 'Begun']);
  expect(codeOf(await put(1, { status: 'SUBMITTED' }, 'planner'))).toBe('STALE_VERSION');
  const ticked = (await ask(CHECK, { id, v: 2 }, 'planner')).data.done.review;
  expect(ticked.lawyerChecklist[0]).toMatchObject({ isDone: true, doneByName: expect.any(String) });

  const written = (await ask(NOTE, { id, v: 3, n: 'The guardian has died.' }, 'planner')).data.done.review;
  expect(written).toMatchObject({ notesToAdvisor: null, editableNotesToAdvisor: { body: 'The guardian has died.' } });
  expect((await put(4, { status: 'SUBMITTED' }, 'planner')).data.done.review.status).toBe('SUBMITTED');
  const READ = `query ($id: ID!) { review(id: $id) { notesToAdvisor { body } editableNotesToAdvisor { body } } }`;
  expect((await ask(READ, { id })).data.review).toEqual({
    notesToAdvisor: { body: 'The guardian has died.' },
    editableNotesToAdvisor: null,
  });
  expect((await put(5, { status: 'COMPLETE' }, 'advisor')).data.done.review.completedAt).toBeTruthy();
  expect(await stateOf(of, 'advisor')).toBe('Complete');
  expect((await ask(FLAGS, { e: of.estateId })).data.estate).toMatchObject({
    reviews: [{ id }],
    hasReview: true,
    hasReviewCompleted: true,
    hasReviewInProgress: false,
    lastReviewCompletedAt: expect.any(String),
    withRfis: 'Complete',
    without: expect.stringMatching(/^Reviewed on /),
  });
  expect((await ask(FLAGS, { e: of.estateId }, 'client')).data.estate).toBe(null);
});

it('what a document lacks is asked, holds the review up, is answered and settled', async () => {
  const of = await household();
  const { id } = (await ask(REQUEST, { e: of.estateId, a: { kind: 'ESTATE_PLAN' } })).data.done.review;
  await ask(UPDATE, { id, v: 1, a: { status: 'IN_PROGRESS' } }, 'planner');
  const write = `mutation ($d: ID!) { done: upsertRfi(documentId: $d, kind: MISSING_PAGES, noteText: "Page 2") { ${RFI} } }`;
  expect(codeOf(await ask(write, { d: of.documentId }))).toBe('FORBIDDEN');
  const draft = (await ask(write, { d: of.documentId }, 'planner')).data.done.rfi;
  expect(draft).toMatchObject({ status: 'DRAFT', documentName: 'Will of Ida', documentType: 'Will' });
  const LISTED = 'query ($e: ID!) { rfis(association: { estateId: $e }) { collection { id status } } }';
  expect((await ask(LISTED, { e: of.estateId })).data.rfis.collection).toEqual([]);
  expect((await ask(LISTED, { e: of.estateId }, 'planner')).data.rfis.collection).toHaveLength(1);

  const step = (call: string) => `mutation ($id: ID!) { done: ${call} { ${RFI} } }`;
  const again = step('upsertRfi(id: $id, version: 1, kind: UNREADABLE)');
  expect((await ask(again, { id: draft.id }, 'planner')).data.done.rfi).toMatchObject({
    kind: 'UNREADABLE',
    noteText: 'Page 2',
  });
  await ask(step('submitRfi(id: $id, version: 2)'), { id: draft.id }, 'planner');
  expect(await newsOf(draft.id)).toMatchObject([
    {
      news: 'RFI_SENT',
      version: 3,
      estateId: of.estateId,
      about: 'Will of Ida',
      accountIds: [SAMPLE_ACCOUNTS.advisor.id],
    },
  ]);
  expect((await ask(LIST, { e: of.estateId })).data.reviews.collection[0].status).toBe('REQUEST_FOR_INFORMATION');
  expect(await stateOf(of, 'advisor')).toBe('Action Required');
  expect(codeOf(await ask(step('deleteRfi(id: $id, version: 3)'), { id: draft.id }, 'planner'))).toBe('INVALID_MOVE');
  expect((await ask(FLAGS, { e: of.estateId })).data.estate).toMatchObject({
    hasReviewWithInsufficientInfo: true,
    withRfis: 'Action Required',
  });

  const answer = `mutation ($id: ID!, $file: ID) { done: answerRfi(id: $id, version: 3, answer: "It is there now", estateUploadId: $file) { rfi { status answer answerUpload { id } } } }`;
  const [own, foreign] = [await uploaded(of.estateId), await uploaded((await household()).estateId)];
  expect(codeOf(await ask(answer, { id: draft.id, file: foreign }))).toBe('NOT_FOUND');
  expect((await ask(answer, { id: draft.id, file: own })).data.done.rfi).toEqual({
    status: 'ANSWERED',
    answer: 'It is there now',
    answerUpload: { id: own },
  });
  expect(await stateOf(of, 'advisor')).toBe('On Hold');
  expect((await ask(step('closeRfi(id: $id, version: 4)'), { id: draft.id }, 'planner')).data.done.rfi.status).toBe(
    'CLOSED',
  );
});

it('R200 R201 R285: reviews are counted by state, listed by their reviewer, and over organizations for a super admin', async () => {
  const before = (await ask(COUNTS, {}, 'planner')).data.organizationReviewStats;
  const [one, other] = [await household(), await household()];
  const request = async ({ estateId }: { estateId: string }) =>
    (await ask(REQUEST, { e: estateId, a: { kind: 'FIDUCIARIES' } })).data.done.review.id as string;
  const [taken, waiting] = [await request(one), await request(other)];
  await ask(REQUEST, { e: one.estateId, a: { kind: 'DOCUMENTS', isDraft: true } });
  await ask(UPDATE, { id: taken, v: 1, a: { status: 'IN_PROGRESS' } }, 'planner');
  const after = (await ask(COUNTS, {}, 'planner')).data.organizationReviewStats;
  expect(after).toEqual({
    ...before,
    unassigned: before.unassigned + 1,
    requested: before.requested + 1,
    inProgress: before.inProgress + 1,
  });

  const ids = async (variables: object, who: Person = 'advisor') =>
    (await ask(LIST, variables, who)).data.reviews.collection.map(({ id }: { id: string }) => id);
  const all = await ids({ f: { statuses: ['REQUESTED', 'IN_PROGRESS'] } });
  expect(all.indexOf(taken)).toBeLessThan(all.indexOf(waiting));
  expect(await ids({ f: { isUnassigned: true, statuses: ['REQUESTED'] } })).toContain(waiting);
  expect(await ids({ f: { isUnassigned: true } })).not.toContain(taken);
  expect(await ids({ e: one.estateId }, 'advisor')).toHaveLength(2);
  expect(await ids({ e: one.estateId }, 'reviewer')).toEqual([]);
  expect(await ids({ f: { statuses: ['REQUESTED'] } }, 'super')).toContain(waiting);

  const NAMES = '{ reviewChecklists { kind list items } }';
  const kinds = (await ask(NAMES)).data.reviewChecklists.map(({ kind }: { kind: string }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['ESTATE_PLAN', 'DOCUMENTS', 'FIDUCIARIES']));
});
