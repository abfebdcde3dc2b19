import { alter, type MutationRows } from './rows.ts';

/** Files, what is read out of them, and reports. */
export const DOCUMENT_MUTATIONS: MutationRows = {
  requestAbstraction: [alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId }))],
  updateEstateUpload: [
    alter('of a foreign file', (f) => ({ id: f.uploadId, version: 1, attributes: { displayOrder: 1 } })),
  ],
  deleteEstateUpload: [alter('of a foreign file', (f) => ({ id: f.uploadId }))],
  reviewExtractedValue: [
    alter('of a foreign file', (f) => ({
      input: { estateUploadId: f.uploadId, valueId: f.trustId, decision: 'ACCEPT' },
    })),
  ],
  acceptHighConfidenceValues: [alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId }))],
  finishReview: [alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId }))],
  cancelAbstraction: [alter('of a foreign file', (f) => ({ id: f.abstractionId }))],
  reprocessAbstraction: [alter('of a foreign file', (f) => ({ id: f.abstractionId }))],
  createReportWithPrefetch: [
    alter('of a foreign estate', (f) => ({ input: { estateId: f.estateId, name: 'Taken', sections: ['taxes'] } })),
  ],
  retryReport: [alter('of a foreign estate', (f) => ({ id: f.reportId }))],
  updateReport: [
    alter('of a foreign estate', (f) => ({ id: f.reportId, version: 1, name: 'Taken', showToClient: true })),
  ],
  deleteReport: [alter('of a foreign estate', (f) => ({ id: f.reportId }))],
};
