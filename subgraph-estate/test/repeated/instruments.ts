import { ask, ESTATE, household, of, type Requests } from './requests.ts';

const CREATE_TRUST = `mutation ($id: ID!, $v: Int!, $a: TrustInput!) { createTrust(estateId: $id, version: $v, attributes: $a) { ok trust { id } ${ESTATE} } }`;
const DELETE_TRUST = `mutation ($id: ID!, $v: Int!) { deleteTrust(id: $id, version: $v) { ok ${ESTATE} } }`;
async function withTrust() {
  const { id, version } = await household();
  const { createTrust } = (await ask(CREATE_TRUST, { id, v: version, a: { name: 'Lake trust', kind: 'ILIT' } })).data;
  return { id, trustId: createTrust.trust.id, version: createTrust.estate.version };
}
const CREATE_DOCUMENT = `mutation ($id: ID!, $v: Int!, $a: EstateDocumentInput!) { createEstateDocument(estateId: $id, version: $v, attributes: $a) { ok estateDocument { id } ${ESTATE} } }`;
const DELETE_DOCUMENT = `mutation ($id: ID!, $v: Int!) { deleteEstateDocument(id: $id, version: $v) { ok ${ESTATE} } }`;
async function withDocument(kind = 'WILL') {
  const { id, version, personId } = await household();
  const a = { name: 'Will of Lake', kind, personId };
  const { createEstateDocument } = (await ask(CREATE_DOCUMENT, { id, v: version, a })).data;
  const { estate, estateDocument } = createEstateDocument;
  return { id, documentId: estateDocument.id, version: estate.version };
}
const NOTES = 'version provisionNotes { id text originalText }';
const UPSERT_NOTES = `mutation ($id: ID!) { upsertProvisionNotes(id: $id, version: 1, notes: [{ provisionCategoryId: "INCOME", noteText: "All" }]) { ok ${NOTES} } }`;
const COPY = 'documentCopyRequest { id version status answeredByName updatedAt }';
const CREATE_COPY = `mutation ($id: ID!) { createDocumentCopyRequest(documentId: $id) { ok ${COPY} } }`;
const LIBRARY_NOTE = 'userLibraryNote { id version text updatedAt }';
const CREATE_LIBRARY_NOTE = `mutation { createUserLibraryNote(attributes: { provisionCategoryId: "INCOME", noteText: "All" }) { ok ${LIBRARY_NOTE} } }`;
const libraryNote = async (): Promise<{ id: string }> => ({
  id: (await ask(CREATE_LIBRARY_NOTE)).data.createUserLibraryNote.userLibraryNote.id,
});
const CREATE_POLICY = `mutation ($id: ID!, $v: Int!, $a: LifeInsuranceInput!) { createLifeInsurance(estateId: $id, version: $v, attributes: $a) { ok lifeInsurance { id } ${ESTATE} } }`;
const POLICY = { name: 'Term policy', netDeathBenefit: 5 };
async function withPolicy(): Promise<{ readonly policyId: string; readonly version: number }> {
  const { id, version, personId } = await household();
  const a = { ...POLICY, insuredId: personId };
  const { createLifeInsurance } = (await ask(CREATE_POLICY, { id, v: version, a })).data;
  return { policyId: createLifeInsurance.lifeInsurance.id, version: createLifeInsurance.estate.version };
}

export const INSTRUMENTS_REQUESTS: Requests = {
  createTrust: async () => {
    const { id, version } = await household();
    return [CREATE_TRUST, { id, v: version, a: { name: 'Lake trust', kind: 'ILIT' } }];
  },
  updateTrust: async () => {
    const { trustId, version } = await withTrust();
    const query = `mutation ($id: ID!, $v: Int!, $a: TrustInput!) { updateTrust(id: $id, version: $v, attributes: $a) { ok trust { name } ${ESTATE} } }`;
    return [query, { id: trustId, v: version, a: { name: 'Lake trusts' } }];
  },
  deleteTrust: async () => {
    const { trustId, version } = await withTrust();
    return [DELETE_TRUST, { id: trustId, v: version }];
  },
  divergeSubtrusts: async () => {
    const { trustId, version } = await withTrust();
    const query = `mutation ($id: ID!, $v: Int!) { divergeSubtrusts(id: $id, version: $v) { ok trust { isNonConverging } ${ESTATE} } }`;
    return [query, { id: trustId, v: version }];
  },
  convergeSubtrusts: async () => {
    const { trustId, version } = await withTrust();
    const apart = `mutation ($id: ID!, $v: Int!) { divergeSubtrusts(id: $id, version: $v) { ${ESTATE} } }`;
    const { estate } = (await ask(apart, { id: trustId, v: version })).data.divergeSubtrusts;
    const query = `mutation ($id: ID!, $v: Int!) { convergeSubtrusts(id: $id, version: $v) { ok trust { isNonConverging } ${ESTATE} } }`;
    return [query, { id: trustId, v: estate.version }];
  },
  restoreTrust: async () => {
    const { id, trustId, version } = await withTrust();
    const { deleteTrust } = (await ask(DELETE_TRUST, { id: trustId, v: version })).data;
    const query = `mutation ($e: ID!, $id: ID!, $v: Int!) { restoreTrust(estateId: $e, id: $id, version: $v) { ok trust { name } ${ESTATE} } }`;
    return [query, { e: id, id: trustId, v: deleteTrust.estate.version }];
  },
  createEstateDocument: async () => {
    const { id, version, personId } = await household();
    const fiduciaries = [{ name: 'Harbor Law', role: 'primary::executor' }];
    return [CREATE_DOCUMENT, { id, v: version, a: { name: 'Will of Lake', kind: 'WILL', personId, fiduciaries } }];
  },
  updateEstateDocument: async () => {
    const { documentId, version } = await withDocument();
    const query = `mutation ($id: ID!, $v: Int!, $a: EstateDocumentInput!) { updateEstateDocument(id: $id, version: $v, attributes: $a) { ok estateDocument { name } ${ESTATE} } }`;
    return [query, { id: documentId, v: version, a: { name: 'Last will of Lake' } }];
  },
  deleteEstateDocument: async () => {
    const { documentId, version } = await withDocument();
    return [DELETE_DOCUMENT, { id: documentId, v: version }];
  },
  restoreEstateDocument: async () => {
    const { id, documentId, version } = await withDocument();
    const { deleteEstateDocument } = (await ask(DELETE_DOCUMENT, { id: documentId, v: version })).data;
    const query = `mutation ($e: ID!, $id: ID!, $v: Int!) { restoreEstateDocument(estateId: $e, id: $id, version: $v) { ok estateDocument { name } ${ESTATE} } }`;
    return [query, { e: id, id: documentId, v: deleteEstateDocument.estate.version }];
  },
  setPouroverWillRemainderTrust: async () => {
    const { id, documentId, version } = await withDocument('POUROVER_WILL');
    const a = { name: 'Lake trust', kind: 'REVOCABLE' };
    const { createTrust } = (await ask(CREATE_TRUST, { id, v: version, a })).data;
    const query = `mutation ($id: ID!, $v: Int!, $t: ID!) { setPouroverWillRemainderTrust(id: $id, version: $v, trustId: $t) { ok ${ESTATE} } }`;
    return [query, { id: documentId, v: createTrust.estate.version, t: createTrust.trust.id }];
  },
  createDocumentCopyRequest: async () => {
    const { documentId } = await withDocument();
    return [CREATE_COPY, { id: documentId }];
  },
  updateDocumentCopyRequest: async () => {
    const { documentId } = await withDocument();
    const { createDocumentCopyRequest } = (await ask(CREATE_COPY, { id: documentId })).data;
    const query = `mutation ($id: ID!) { updateDocumentCopyRequest(id: $id, version: 1, status: SENT) { ok ${COPY} } }`;
    return [query, { id: createDocumentCopyRequest.documentCopyRequest.id }];
  },
  createUserLibraryNote: async () => [CREATE_LIBRARY_NOTE, {}],
  updateUserLibraryNote: async () => {
    const query = `mutation ($id: ID!) { updateUserLibraryNote(id: $id, version: 1, attributes: { noteText: "Half" }) { ok ${LIBRARY_NOTE} } }`;
    return [query, await libraryNote()];
  },
  deleteUserLibraryNote: async () => [
    of('deleteUserLibraryNote(id: $id, version: 1)', LIBRARY_NOTE),
    await libraryNote(),
  ],
  restoreUserLibraryNote: async () => {
    const { id } = await libraryNote();
    await ask(of('deleteUserLibraryNote(id: $id, version: 1)', LIBRARY_NOTE), { id });
    return [of('restoreUserLibraryNote(id: $id)', LIBRARY_NOTE), { id }];
  },
  upsertProvisionNotes: async () => {
    const { documentId } = await withDocument();
    return [UPSERT_NOTES, { id: documentId }];
  },
  updateProvisionNotes: async () => {
    const { documentId } = await withDocument();
    const { upsertProvisionNotes } = (await ask(UPSERT_NOTES, { id: documentId })).data;
    const query = `mutation ($id: ID!, $n: ID!) { updateProvisionNotes(id: $id, version: 2, notes: [{ id: $n, noteText: "Half" }]) { ok ${NOTES} } }`;
    return [query, { id: documentId, n: upsertProvisionNotes.provisionNotes[0].id }];
  },
  updateDocumentOrder: async () => {
    const { id, documentId, version } = await withDocument();
    const query = `mutation ($e: ID!, $v: Int!, $ids: [ID!]!) { updateDocumentOrder(estateId: $e, version: $v, ids: $ids) { errors ${ESTATE} } }`;
    return [query, { e: id, v: version, ids: [documentId] }];
  },
  createLifeInsurance: async () => {
    const { id, version, personId } = await household();
    return [CREATE_POLICY, { id, v: version, a: { ...POLICY, insuredId: personId } }];
  },
  updateLifeInsurance: async () => {
    const { policyId, version } = await withPolicy();
    const query = `mutation ($id: ID!, $v: Int!, $a: LifeInsuranceInput!) { updateLifeInsurance(id: $id, version: $v, attributes: $a) { ok lifeInsurance { csv } ${ESTATE} } }`;
    return [query, { id: policyId, v: version, a: { csv: 7 } }];
  },
  deleteLifeInsurance: async () => {
    const { policyId, version } = await withPolicy();
    const query = `mutation ($id: ID!, $v: Int!) { deleteLifeInsurance(id: $id, version: $v) { ok ${ESTATE} } }`;
    return [query, { id: policyId, v: version }];
  },
};
