import { pdfFile } from '../pdf-file.ts';
import { TRUST_VALUES } from '../read-values.ts';
import { sheetFile } from '../sheet-file.ts';
import { ask, ESTATE, household, of, platform, type Requests } from './requests.ts';

const UPLOAD = 'estateUpload { id version status abstractionId reviewFinishedAt acceptedCount reviewedCount }';
const CREATE_UPLOAD = `mutation ($input: CreateEstateUploadInput!) { createEstateUpload(input: $input) { ok ${UPLOAD} } }`;
async function uploaded(abstract: boolean) {
  // Whoever has signed what is read.
  const { id } = await household({ firstName: 'Garrick', lastName: 'Vandermeer' });
  const { reference } = await platform.estate.file(pdfFile(2), 'trust.pdf');
  const { data } = await ask(CREATE_UPLOAD, { input: { estateId: id, file: reference, abstract } });
  return { estateId: id, ...data.createEstateUpload.estateUpload } as Record<
    'estateId' | 'id' | 'abstractionId',
    string
  >;
}
const CREATE_PROFILE = `mutation ($id: ID!, $files: [ID!]!) { createAutomaticProfile(estateId: $id, estateUploadIds: $files) { ok automaticProfile { id version status items { id } } } }`;
async function read(): Promise<{ id: string; estateId: string; valueId: string }> {
  const { id, estateId, abstractionId } = await uploaded(true);
  const { organizationId } = (await platform.estate.shared.uploadModel.findById(id).lean()) ?? {};
  const reference = { abstractionId, estateId, organizationId, estateUploadId: id };
  const completed = {
    ...reference,
    values: TRUST_VALUES,
    possibleIssues: [],
    pageCount: 2,
    readAt: '2026-11-21T10:00:00.000Z',
  };
  await platform.estate.deliver('integrations.abstraction-completed.v1', completed);
  return { id, estateId, valueId: TRUST_VALUES[0]?.id ?? '' };
}

export const UPLOADS_REQUESTS: Requests = {
  createClientSpreadsheetImport: async () => {
    const { id, version } = await household();
    const bytes = await sheetFile([['Cash', 'Cash', '5', 'Ada Lindgren', null]]);
    const query = `mutation ($input: ClientSpreadsheetImportInput!) { createClientSpreadsheetImport(input: $input) { ok createdIds rows { id name duplicate } ${ESTATE} } }`;
    return [
      query,
      async () => {
        const { reference } = await platform.estate.file(bytes, 'sheet.xlsx');
        return { input: { estateId: id, version, file: reference, accept: true } };
      },
    ];
  },
  createEstateUpload: async () => {
    const { id } = await household();
    const { reference } = await platform.estate.file(pdfFile(2), 'will.pdf');
    return [CREATE_UPLOAD, { input: { estateId: id, file: reference, abstract: true } }];
  },
  // A part sent again is another part; the file is made of one of them.
  sendFilePart: async () => {
    const { id } = await household();
    const { reference } = await platform.estate.file(pdfFile(2), 'will.pdf');
    return [
      'mutation ($id: ID!, $part: Upload!) { sendFilePart(estateId: $id, offset: 0, part: $part) { ok } }',
      { id, part: reference },
    ];
  },
  requestAbstraction: async () => [of('requestAbstraction(estateUploadId: $id)', UPLOAD), await uploaded(false)],
  createAutoAbstraction: async () => [
    `mutation ($id: ID!) { createAutoAbstraction(estateUploadIds: [$id], tokens: 1) { ok message estateUploads { id status abstractionId } } }`,
    await uploaded(false),
  ],
  rerunAutoAbstraction: async () => [
    `mutation ($id: ID!) { rerunAutoAbstraction(estateUploadIds: [$id]) { ok message estateUploads { id version status readAgain { askedAt endedAt } } } }`,
    await read(),
  ],
  createAutomaticAbstraction: async () => {
    const { estateId } = await uploaded(false);
    const query = `mutation ($id: ID!) { createAutomaticAbstraction(estateId: $id) { ok message estateUploads { id status } } }`;
    return [query, { id: estateId }];
  },
  createAutomaticProfile: async () => {
    const { id, estateId } = await uploaded(false);
    return [CREATE_PROFILE, { id: estateId, files: [id] }];
  },
  updateAutomaticProfile: async () => {
    const { id, estateId } = await read();
    const { data } = await ask(CREATE_PROFILE, { id: estateId, files: [id] });
    const profile = data.createAutomaticProfile.automaticProfile;
    const query = `mutation ($id: ID!, $items: [ID!]!) { updateAutomaticProfile(id: $id, version: 1, attributes: { acceptedItemIds: $items }) { ok automaticProfile { id version status appliedAt } ${ESTATE} } }`;
    return [query, { id: profile.id, items: profile.items.map((item: { id: string }) => item.id) }];
  },
  fileEstateUpload: async () => {
    const { id, estateId } = await uploaded(false);
    const { data } = await ask('query ($id: ID!) { estate(id: $id) { version people { id } } }', { id: estateId });
    const ADD =
      'mutation ($id: ID!, $v: Int!, $p: ID) { createEstateDocument(estateId: $id, version: $v, attributes: { kind: OTHER, name: "Letter", personId: $p, isOnFile: false }) { estateDocument { id } } }';
    const made = await ask(ADD, { id: estateId, v: data.estate.version, p: data.estate.people[0].id });
    const documentId = made.data.createEstateDocument.estateDocument.id;
    const query =
      'mutation ($id: ID!, $d: ID!) { fileEstateUpload(estateUploadId: $id, documentId: $d, belongs: true) { ok estateUpload { id estateDocuments { id isOnFile } } } }';
    return [query, { id, d: documentId }];
  },
  updateEstateUpload: async () => {
    const said = 'attributes: { summary: "The trust of 2018.", displayOrder: 2 }';
    const query = `mutation ($id: ID!) { updateEstateUpload(id: $id, version: 1, ${said}) { ok ${UPLOAD} } }`;
    return [query, await uploaded(false)];
  },
  deleteEstateDocumentsSummary: async () => [
    of('deleteEstateDocumentsSummary(id: $id, version: 1)', UPLOAD),
    await uploaded(false),
  ],
  deleteEstateUpload: async () => [of('deleteEstateUpload(id: $id)', UPLOAD), await uploaded(true)],
  reviewExtractedValue: async () => {
    const { id, valueId } = await read();
    const query = `mutation ($input: ReviewValueInput!) { reviewExtractedValue(input: $input) { ok ${UPLOAD} ${ESTATE} } }`;
    return [query, { input: { estateUploadId: id, valueId, decision: 'ACCEPT' } }];
  },
  addMissedValue: async () => [
    of('addMissedValue(estateUploadId: $id, field: "owners", value: "Ada Lindgren")', `${UPLOAD} ${ESTATE}`),
    await read(),
  ],
  acceptHighConfidenceValues: async () => [
    of('acceptHighConfidenceValues(estateUploadId: $id)', `${UPLOAD} ${ESTATE}`),
    await read(),
  ],
  finishReview: async () => [of('finishReview(estateUploadId: $id)', `${UPLOAD} ${ESTATE}`), await read()],
};
