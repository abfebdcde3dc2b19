import { alter, type MutationRows, type OwnIds, type Variables } from './rows.ts';

const PAPER = { name: 'Taken', kind: 'POWER_OF_ATTORNEY' };
const documentOf = ({ estateId, estateVersion, personId }: OwnIds, attributes: object): Variables => ({
  estateId,
  version: estateVersion,
  attributes: { ...PAPER, personId, ...attributes },
});
const willOf = (own: OwnIds, text: object): Variables =>
  documentOf(own, { kind: 'WILL', will: { gifts: [], residue: [], instead: [], excludedHeirIds: [], ...text } });

const NOTE = { provisionCategoryId: 'INCOME', noteText: 'Taken' };

/** Files, what is read out of them, and reports. */
export const DOCUMENT_MUTATIONS: MutationRows = {
  requestAbstraction: [alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId }))],
  createAutoAbstraction: [alter('of a foreign file', (f) => ({ estateUploadIds: [f.uploadId] }))],
  rerunAutoAbstraction: [alter('of a foreign file', (f) => ({ estateUploadIds: [f.uploadId] }))],
  createAutomaticAbstraction: [alter('of a foreign estate', (f) => ({ estateId: f.estateId }))],
  createAutomaticProfile: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, estateUploadIds: [f.uploadId] })),
    alter('of a foreign file', (f, own) => ({ estateId: own.estateId, estateUploadIds: [f.uploadId] })),
  ],
  updateAutomaticProfile: [
    alter('of a foreign estate', (f) => ({ id: f.automaticProfileId, version: 1, attributes: { bannerSeen: true } })),
  ],
  fileEstateUpload: [
    alter('to a foreign document', (f) => ({ estateUploadId: f.uploadId, documentId: f.documentId, belongs: true })),
    alter('off a foreign document', (f) => ({ estateUploadId: f.uploadId, documentId: f.documentId, belongs: false })),
  ],
  updateEstateUpload: [
    alter('of a foreign file', (f) => ({ id: f.uploadId, version: 1, attributes: { displayOrder: 1 } })),
  ],
  deleteEstateUpload: [alter('of a foreign file', (f) => ({ id: f.uploadId }))],
  reviewExtractedValue: [
    alter('of a foreign file', (f) => ({
      input: { estateUploadId: f.uploadId, valueId: f.trustId, decision: 'ACCEPT' },
    })),
  ],
  addMissedValue: [alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId, field: 'name', value: 'Taken' }))],
  acceptHighConfidenceValues: [alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId }))],
  finishReview: [alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId }))],
  cancelAbstraction: [alter('of a foreign file', (f) => ({ id: f.abstractionId }))],
  setDocumentIssueAside: [
    alter('of a foreign file', (f) => ({ estateUploadId: f.uploadId, issueId: f.uploadId, reason: 'Taken' })),
  ],
  reprocessAbstraction: [alter('of a foreign file', (f) => ({ id: f.abstractionId }))],
  createEstateDocument: [
    alter('in a foreign estate', (f) => ({
      estateId: f.estateId,
      version: f.estateVersion,
      attributes: { ...PAPER, personId: f.personId },
    })),
    alter('of a foreign person', (f, own) => documentOf(own, { personId: f.personId })),
    alter('with a foreign agent', (f, own) =>
      documentOf(own, { fiduciaries: [{ personId: f.personId, role: 'primary::agent' }] }),
    ),
    alter('that changes a foreign will', (f, own) => documentOf(own, { kind: 'CODICIL', parentId: f.documentId })),
    alter('of a foreign trust', (f, own) => documentOf(own, { kind: 'TRUST_AMENDMENT', parentId: f.trustId })),
    alter('that gives a foreign thing', (f, own) =>
      willOf(own, { gifts: [{ assetId: f.assetId, heirClass: 'CHILDREN' }] }),
    ),
    alter('that leaves something to a stranger', (f, own) => willOf(own, { residue: [{ toId: f.personId }] })),
    alter('that leaves something to a stranger in place of another', (f, own) =>
      willOf(own, { residue: [{ heirClass: 'CHILDREN' }], instead: [{ toId: f.personId }] }),
    ),
    alter('that leaves a stranger out', (f, own) => willOf(own, { excludedHeirIds: [f.personId] })),
  ],
  updateEstateDocument: [
    alter('of a foreign estate', (f) => ({
      id: f.documentId,
      version: f.estateVersion,
      attributes: { name: 'Taken' },
    })),
  ],
  deleteEstateDocument: [alter('of a foreign estate', (f) => ({ id: f.documentId, version: f.estateVersion }))],
  restoreEstateDocument: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, id: f.documentId, version: f.estateVersion })),
    alter('that is foreign', (f, own) => ({ estateId: own.estateId, id: f.documentId, version: own.estateVersion })),
  ],
  setPouroverWillRemainderTrust: [
    alter('of a foreign will', (f) => ({ id: f.documentId, version: f.estateVersion, trustId: f.trustId })),
  ],
  upsertProvisionNotes: [
    alter('on a foreign document', (f) => ({ id: f.documentId, version: 1, notes: [NOTE] })),
    alter('on a foreign trust', (f) => ({ id: f.trustId, version: 1, notes: [NOTE] })),
    alter('on a foreign person', (f) => ({ id: f.personId, version: 1, notes: [NOTE] })),
  ],
  createDocumentCopyRequest: [alter('of a foreign document', (f) => ({ documentId: f.documentId }))],
  updateDocumentCopyRequest: [
    alter('of a foreign estate', (f) => ({ id: f.copyRequestId, version: 1, status: 'SENT' })),
  ],
  requestReview: [alter('of a foreign estate', (f) => ({ estateId: f.estateId, attributes: { kind: 'DOCUMENTS' } }))],
  updateReview: [
    alter('of a foreign estate', (f) => ({ id: f.reviewId, version: 1, attributes: { status: 'IN_PROGRESS' } })),
  ],
  upsertReturnedToCustomerNote: [
    alter('of a foreign review', (f) => ({ reviewId: f.reviewId, version: 1, noteText: 'Taken' })),
  ],
  updateReviewChecklist: [
    alter('of a foreign review', (f) => ({ reviewId: f.reviewId, version: 1, itemId: 'ADVISOR-1', isDone: true })),
  ],
  upsertRfi: [
    alter('about a foreign document', (f) => ({ documentId: f.documentId, kind: 'UNREADABLE' })),
    alter('that is foreign', (f) => ({ id: f.rfiId, version: 1, kind: 'UNREADABLE' })),
  ],
  deleteRfi: [alter('of a foreign estate', (f) => ({ id: f.rfiId, version: 1 }))],
  submitRfi: [alter('of a foreign estate', (f) => ({ id: f.rfiId, version: 1 }))],
  answerRfi: [alter('of a foreign estate', (f) => ({ id: f.rfiId, version: 1, answer: 'Taken' }))],
  closeRfi: [alter('of a foreign estate', (f) => ({ id: f.rfiId, version: 1 }))],
  deleteEstateDocumentsSummary: [alter('of a foreign file', (f) => ({ id: f.uploadId, version: 1 }))],
  createUserLibraryNote: [
    alter('about what is no category', (f) => ({
      attributes: { provisionCategoryId: f.libraryNoteId, noteText: 'Taken' },
    })),
  ],
  updateUserLibraryNote: [
    alter('of somebody else', (f) => ({ id: f.libraryNoteId, version: 1, attributes: { noteText: 'Taken' } })),
  ],
  deleteUserLibraryNote: [alter('of somebody else', (f) => ({ id: f.libraryNoteId, version: 1 }))],
  restoreUserLibraryNote: [alter('of somebody else', (f) => ({ id: f.libraryNoteId }))],
  updateProvisionNotes: [
    alter('on a foreign document', (f) => ({
      id: f.documentId,
      version: 2,
      notes: [{ id: f.provisionNoteId, noteText: 'Taken' }],
    })),
  ],
  updateDocumentOrder: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, ids: [f.documentId] })),
    alter(
      'with a foreign document',
      (f, own) => ({
        estateId: own.estateId,
        version: own.estateVersion,
        ids: [f.documentId],
      }),
      true,
    ),
  ],
  createReportWithPrefetch: [
    alter('of a foreign estate', (f) => ({ input: { estateId: f.estateId, name: 'Taken', sections: ['taxes'] } })),
  ],
  createReports: [
    alter('of a foreign estate', (f) => ({ estateIds: [f.estateId], name: 'Taken', sections: [] }), true),
  ],
  steerReports: [alter('of a foreign estate', (f) => ({ ids: [f.reportId], step: 'CANCEL' }), true)],
  generateReport: [alter('of a foreign estate', (f) => ({ id: f.reportId, version: 1 }))],
  cancelReport: [alter('of a foreign estate', (f) => ({ id: f.reportId }))],
  requestReportRevisions: [alter('of a foreign estate', (f) => ({ id: f.reportId, version: 1, noteText: 'Taken' }))],
  pdfUtil: [alter('of a foreign estate', (f) => ({ input: { reportId: f.reportId, kind: 'PREVIEW' } }))],
  createReportTemplate: [
    alter('of a foreign report', (f) => ({ reportId: f.reportId, attributes: { name: 'Taken' } })),
  ],
  updateReportTemplate: [alter('that is none', (f) => ({ id: f.reportId, version: 1, attributes: { name: 'Taken' } }))],
  deleteReportTemplate: [alter('that is none', (f) => ({ id: f.reportId, version: 1 }))],
  updateOrganizationContent: [
    alter('of a foreign organization', (f) => ({ organizationId: f.organizationId, version: 1, slides: [] })),
  ],
  bulkApproveSlides: [
    alter('of a foreign organization', (f) => ({
      organizationId: f.organizationId,
      version: 1,
      ids: [],
      isApproved: true,
    })),
  ],
  createDisclosure: [
    alter('of a foreign organization', (f) => ({
      organizationId: f.organizationId,
      version: 1,
      attributes: { title: 'Taken' },
    })),
  ],
  updateDisclosure: [
    alter('of a foreign organization', (f) => ({
      organizationId: f.organizationId,
      version: 1,
      id: f.reportId,
      attributes: { title: 'Taken' },
    })),
  ],
  createReportTitle: [
    alter('of a foreign organization', (f) => ({
      organizationId: f.organizationId,
      version: 1,
      role: 'ADVISOR',
      title: 'Taken',
    })),
  ],
  deleteReportTitle: [
    alter('of a foreign organization', (f) => ({ organizationId: f.organizationId, version: 1, id: f.reportId })),
  ],
  updateReportSettings: [
    alter('of a foreign organization', (f) => ({
      organizationId: f.organizationId,
      version: 1,
      attributes: { lockReportOrder: true },
    })),
  ],
  upsertExecutiveSummarySetting: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: 1, showDiagramNumbers: false })),
  ],
  upsertOutsideEstateViewSetting: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: 1, attributes: { showCharities: false } })),
  ],
  generateFinancialStatementReport: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, attributes: { name: 'Taken' } })),
  ],
  deleteFinancialStatementReport: [alter('of a foreign estate', (f) => ({ id: f.statementId }))],
  generateSummaryReport: [alter('of a foreign estate', (f) => ({ estateId: f.estateId, reportName: 'Taken' }))],
  deleteSummaryReport: [alter('of a foreign estate', (f) => ({ id: f.summaryReportId }))],
  retryReport: [alter('of a foreign estate', (f) => ({ id: f.reportId }))],
  updateReport: [
    alter('of a foreign estate', (f) => ({ id: f.reportId, version: 1, name: 'Taken', showToClient: true })),
  ],
  deleteReport: [alter('of a foreign estate', (f) => ({ id: f.reportId }))],
};
