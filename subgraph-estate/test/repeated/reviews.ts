import { ask, household, type Requests } from './requests.ts';

const REVIEW = 'review { id version status notes { body } updatedAt }';
const REQUEST = `mutation ($id: ID!) { requestReview(estateId: $id, attributes: { kind: DOCUMENTS }) { ok ${REVIEW} } }`;
async function withReview(): Promise<{ readonly id: string }> {
  const { id } = await household();
  return { id: (await ask(REQUEST, { id })).data.requestReview.review.id };
}
const ofReview = (call: string): string => `mutation ($id: ID!) { ${call} { ok ${REVIEW} } }`;

const RFI = 'rfi { id version status answer updatedAt }';
const ofRfi = (call: string): string => `mutation ($id: ID!) { ${call} { ok ${RFI} } }`;
const WRITE = ofRfi('upsertRfi(documentId: $id, kind: MISSING_PAGES)');
async function documentId(): Promise<string> {
  const { id, version, personId } = await household();
  const query = `mutation ($id: ID!, $v: Int!, $a: EstateDocumentInput!) {
    createEstateDocument(estateId: $id, version: $v, attributes: $a) { estateDocument { id } }
  }`;
  const a = { name: 'Will of Lake', kind: 'WILL', personId };
  return (await ask(query, { id, v: version, a })).data.createEstateDocument.estateDocument.id;
}
async function withRfi(...steps: readonly string[]): Promise<{ readonly id: string }> {
  const { id } = (await ask(WRITE, { id: await documentId() })).data.upsertRfi.rfi;
  for (const step of steps) await ask(ofRfi(step), { id });
  return { id };
}
const SUBMIT = 'submitRfi(id: $id, version: 1)';

export const REVIEW_REQUESTS: Requests = {
  requestReview: async () => [REQUEST, { id: (await household()).id }],
  updateReview: async () => [
    ofReview('updateReview(id: $id, version: 1, attributes: { status: IN_PROGRESS, noteText: "Begun" })'),
    await withReview(),
  ],
  upsertReturnedToCustomerNote: async () => [
    ofReview('upsertReturnedToCustomerNote(reviewId: $id, version: 1, noteText: "Page two is missing")'),
    await withReview(),
  ],
  updateReviewChecklist: async () => [
    ofReview('updateReviewChecklist(reviewId: $id, version: 1, itemId: "ADVISOR-1", isDone: true)'),
    await withReview(),
  ],
  upsertRfi: async () => [WRITE, { id: await documentId() }],
  deleteRfi: async () => [ofRfi('deleteRfi(id: $id, version: 1)'), await withRfi()],
  submitRfi: async () => [ofRfi(SUBMIT), await withRfi()],
  answerRfi: async () => [ofRfi('answerRfi(id: $id, version: 2, answer: "Here they are")'), await withRfi(SUBMIT)],
  closeRfi: async () => [ofRfi('closeRfi(id: $id, version: 2)'), await withRfi(SUBMIT)],
};
