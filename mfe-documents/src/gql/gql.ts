/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query CopyRequests($estateId: ID, $pagination: PaginationInput) {\n    documentCopyRequests(association: { estateId: $estateId }, pagination: $pagination) {\n      collection {\n        id\n        version\n        estateId\n        documentName\n        status\n        shouldShowAlert\n        noteBody\n        requestedByName\n        answeredByName\n        isOwn\n        createdAt\n        estate { id displayName }\n      }\n      metadata { totalCount }\n    }\n  }\n": typeof types.CopyRequestsDocument,
    "\n  query Copyable($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      estateDocuments { id name }\n      trusts { id name createdUponDeath }\n    }\n  }\n": typeof types.CopyableDocument,
    "\n  mutation AskForCopy($documentId: ID!, $noteBody: String) {\n    createDocumentCopyRequest(documentId: $documentId, noteBody: $noteBody) { ok documentCopyRequest { id } }\n  }\n": typeof types.AskForCopyDocument,
    "\n  mutation AnswerCopyRequest($id: ID!, $version: Int!, $status: CopyRequestStatus!) {\n    updateDocumentCopyRequest(id: $id, version: $version, status: $status) { ok documentCopyRequest { id version status } }\n  }\n": typeof types.AnswerCopyRequestDocument,
    "\n  query DocumentParties($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      version\n      people { id name isDeceased isCorporateTrustee }\n      charitables { id name }\n      trusts { id name createdUponDeath }\n      assets { id name isLiability }\n      estateDocuments { id name kind owner { id } }\n    }\n  }\n": typeof types.DocumentPartiesDocument,
    "\n  query DocumentRoute($id: ID!) {\n    estateDocument(id: $id) {\n      id\n      estateId\n      kind\n      name\n      shownStatus\n      isOnFile\n      isRead\n      saysMore\n      person { id name }\n      executedAt\n      modifiedAt\n      situs\n      locationOfOriginal\n      parentId\n      parentType\n      standing\n      replacedBy { id name }\n      amendments { id name executedAt kind }\n      gaps\n      fiduciaries { id personName role prefix roleTitle noteBody person { id } }\n      will {\n        gifts { heirClass scheme amount percent asset { id name } to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        residue { heirClass scheme percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        instead { heirClass scheme percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        survivorshipDays\n        excludedHeirs { id name }\n      }\n      dispositions { id description }\n      estateUploads { id file { filename } }\n      provisionNotesVersion\n      diagramNotes\n      provisionNotes { id text originalText gstFlag provisionCategory { id text } }\n    }\n  }\n": typeof types.DocumentRouteDocument,
    "\n  mutation CreateEstateDocument($estateId: ID!, $version: Int!, $attributes: EstateDocumentInput!) {\n    createEstateDocument(estateId: $estateId, version: $version, attributes: $attributes) {\n      ok\n      estateDocument { id }\n      estate { id version }\n    }\n  }\n": typeof types.CreateEstateDocumentDocument,
    "\n  mutation UpdateEstateDocument($id: ID!, $version: Int!, $attributes: EstateDocumentInput!) {\n    updateEstateDocument(id: $id, version: $version, attributes: $attributes) {\n      ok\n      estateDocument { id }\n      estate { id version }\n    }\n  }\n": typeof types.UpdateEstateDocumentDocument,
    "\n  mutation DeleteEstateDocument($id: ID!, $version: Int!) {\n    deleteEstateDocument(id: $id, version: $version) { ok estate { id version } }\n  }\n": typeof types.DeleteEstateDocumentDocument,
    "\n  mutation RestoreEstateDocument($estateId: ID!, $id: ID!, $version: Int!) {\n    restoreEstateDocument(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }\n  }\n": typeof types.RestoreEstateDocumentDocument,
    "\n  mutation SetPouroverWillRemainderTrust($id: ID!, $version: Int!, $trustId: ID!) {\n    setPouroverWillRemainderTrust(id: $id, version: $version, trustId: $trustId) { ok estate { id version } }\n  }\n": typeof types.SetPouroverWillRemainderTrustDocument,
    "\n  query DocumentsRoute($association: AssociationInput, $filter: DocumentFilterInput, $pagination: PaginationInput) {\n    documents(association: $association, filter: $filter, pagination: $pagination) {\n      collection { id estateId estateName documentKind name ownerName gstStatus executedAt status shownStatus isReplaced isTrust upload { id file { filename url } } }\n      metadata { totalCount }\n    }\n  }\n": typeof types.DocumentsRouteDocument,
    "\n  query DocumentTabs($estateId: ID!) {\n    estate(id: $estateId) { id people { id name isClient isSpouse } }\n  }\n": typeof types.DocumentTabsDocument,
    "\n  query EstateVersion($estateId: ID!) {\n    estate(id: $estateId) { id version }\n  }\n": typeof types.EstateVersionDocument,
    "\n  mutation UpdateDocumentOrder($estateId: ID!, $version: Int!, $ids: [ID!]!) {\n    updateDocumentOrder(estateId: $estateId, version: $version, ids: $ids) { errors estate { id version } }\n  }\n": typeof types.UpdateDocumentOrderDocument,
    "\n  mutation DeleteTrustOfRow($id: ID!, $version: Int!) {\n    deleteTrust(id: $id, version: $version) { ok estate { id version } }\n  }\n": typeof types.DeleteTrustOfRowDocument,
    "\n  mutation RestoreTrustOfRow($estateId: ID!, $id: ID!, $version: Int!) {\n    restoreTrust(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }\n  }\n": typeof types.RestoreTrustOfRowDocument,
    "\n  query FileRoute($id: ID!) {\n    estateUpload(id: $id) { id estateId version status summary originalSummary pageCount file { filename } }\n  }\n": typeof types.FileRouteDocument,
    "\n  query FilePreview($id: ID!) {\n    documentPreview(estateUploadId: $id) { estateUploadId filename mimetype url paragraphs isCut }\n  }\n": typeof types.FilePreviewDocument,
    "\n  query FileDownload($id: ID!) { fileDownloadUrl(estateUploadId: $id) }\n": typeof types.FileDownloadDocument,
    "\n  mutation WriteSummary($id: ID!, $version: Int!, $summary: String) {\n    updateEstateUpload(id: $id, version: $version, attributes: { summary: $summary }) { ok estateUpload { id version summary } }\n  }\n": typeof types.WriteSummaryDocument,
    "\n  mutation DeleteSummary($id: ID!, $version: Int!) {\n    deleteEstateDocumentsSummary(id: $id, version: $version) { ok estateUpload { id version summary } }\n  }\n": typeof types.DeleteSummaryDocument,
    "\n  query NotesLibraryRoute($filter: UserLibraryNoteFilterInput, $pagination: PaginationInput) {\n    userLibraryNotes(filter: $filter, pagination: $pagination) {\n      collection {\n        id\n        version\n        text\n        gstFlag\n        docLevel\n        docType\n        isForOrganization\n        isOwn\n        mayChange\n        authorName\n        provisionCategory { id text }\n      }\n      metadata { totalCount }\n    }\n  }\n": typeof types.NotesLibraryRouteDocument,
    "\n  mutation CreateUserLibraryNote($attributes: UserLibraryNoteInput!) {\n    createUserLibraryNote(attributes: $attributes) { ok userLibraryNote { id version } }\n  }\n": typeof types.CreateUserLibraryNoteDocument,
    "\n  mutation UpdateUserLibraryNote($id: ID!, $version: Int!, $attributes: UserLibraryNoteInput!) {\n    updateUserLibraryNote(id: $id, version: $version, attributes: $attributes) { ok userLibraryNote { id version } }\n  }\n": typeof types.UpdateUserLibraryNoteDocument,
    "\n  mutation DeleteUserLibraryNote($id: ID!, $version: Int!) { deleteUserLibraryNote(id: $id, version: $version) { ok } }\n": typeof types.DeleteUserLibraryNoteDocument,
    "\n  mutation RestoreUserLibraryNote($id: ID!) { restoreUserLibraryNote(id: $id) { ok } }\n": typeof types.RestoreUserLibraryNoteDocument,
    "\n  query TrustNotesRoute($id: ID!) {\n    trust(id: $id) {\n      id\n      estateId\n      name\n      provisionNotesVersion\n      provisionNotes { id text originalText gstFlag provisionCategory { id text } }\n    }\n  }\n": typeof types.TrustNotesRouteDocument,
    "\n  query NoteSources($id: ID!) {\n    sourceNoteCopyOptions(id: $id) {\n      id\n      name\n      isTrust\n      provisionNotes { id text gstFlag provisionCategory { id text } }\n    }\n  }\n": typeof types.NoteSourcesDocument,
    "\n  query LibraryNotes($id: ID!) {\n    userLibraryNotes(filter: { forId: $id }, pagination: { perPage: -1 }) {\n      collection { id text isOwn provisionCategory { id text } }\n    }\n  }\n": typeof types.LibraryNotesDocument,
    "\n  query OfferedNotes($id: ID!) {\n    allowedOrganizationProvisions(id: $id) { id text isOwn provisionCategory { id text } }\n  }\n": typeof types.OfferedNotesDocument,
    "\n  mutation UpsertProvisionNotes($id: ID!, $version: Int!, $notes: [ProvisionNoteInput!]!) {\n    upsertProvisionNotes(id: $id, version: $version, notes: $notes) { ok version provisionNotes { id } }\n  }\n": typeof types.UpsertProvisionNotesDocument,
    "\n  mutation WriteDiagramNote($id: ID!, $version: Int!, $diagramNotes: String) {\n    updateProvisionNotes(id: $id, version: $version, notes: [], diagramNotes: $diagramNotes) { ok version }\n  }\n": typeof types.WriteDiagramNoteDocument,
    "\n  mutation UpdateProvisionNotes($id: ID!, $version: Int!, $notes: [ProvisionNoteInput!]!) {\n    updateProvisionNotes(id: $id, version: $version, notes: $notes) { ok version provisionNotes { id } }\n  }\n": typeof types.UpdateProvisionNotesDocument,
    "\n  fragment ReviewUpload on EstateUpload {\n    id\n    estateId\n    version\n    acceptedCount\n    reviewedCount\n    values {\n      id\n      path\n      group\n      label\n      display\n      value\n      editedValue\n      status\n      confidence\n      confidenceReason\n      decidedAt\n      decidedByName\n      citations { page quote boxes { x y width height } }\n    }\n  }\n": typeof types.ReviewUploadFragmentDoc,
    "\n  query ReviewRoute($id: ID!) {\n    estateUpload(id: $id) {\n      id\n      status\n      statusMessage\n      pageCount\n      acceptedCount\n      reviewedCount\n      reviewFinishedAt\n      file { filename url mimetype }\n      possibleIssues { kind detail page }\n      values { id }\n      ...ReviewUpload\n    }\n  }\n": typeof types.ReviewRouteDocument,
    "\n  mutation AcceptHighConfidence($estateUploadId: ID!) {\n    acceptHighConfidenceValues(estateUploadId: $estateUploadId) {\n      ok\n      estateUpload { id ...ReviewUpload }\n      estate { id version }\n    }\n  }\n": typeof types.AcceptHighConfidenceDocument,
    "\n  mutation FinishReview($estateUploadId: ID!) {\n    finishReview(estateUploadId: $estateUploadId) { ok estateUpload { id reviewFinishedAt } estate { id version } }\n  }\n": typeof types.FinishReviewDocument,
    "\n  mutation ReviewValue($input: ReviewValueInput!, $valueId: ID!) {\n    reviewExtractedValue(input: $input) {\n      ok\n      estateUpload { id ...ReviewUpload value(id: $valueId) { id ...ValueChanges } }\n      estate { id version }\n    }\n  }\n": typeof types.ReviewValueDocument,
    "\n  fragment ValueChanges on ReviewValue {\n    changes { label before after }\n  }\n": typeof types.ValueChangesFragmentDoc,
    "\n  query ValueChanges($uploadId: ID!, $valueId: ID!) {\n    estateUpload(id: $uploadId) { id value(id: $valueId) { id ...ValueChanges } }\n  }\n": typeof types.ValueChangesDocument,
    "\n  query ChooseClientRoute($filter: EstateFilterInput, $pagination: PaginationInput) {\n    estates(filter: $filter, pagination: $pagination) {\n      collection { id displayName }\n      metadata { totalCount }\n    }\n  }\n": typeof types.ChooseClientRouteDocument,
    "\n  query UploadList($estateId: ID, $pagination: PaginationInput) {\n    estateUploads(estateId: $estateId, pagination: $pagination) {\n      collection {\n        id\n        estateId\n        status\n        statusMessage\n        percent\n        stage\n        pageCount\n        tokensNeeded\n        abstractionId\n        acceptedCount\n        reviewedCount\n        reviewFinishedAt\n        file { filename byteSize }\n        values { id status }\n        possibleIssues { kind }\n        estate { id displayName }\n      }\n      metadata { totalCount }\n    }\n  }\n": typeof types.UploadListDocument,
    "\n  subscription UploadProgress($estateId: ID!) {\n    abstractionProgress(estateId: $estateId) { abstractionId estateUploadId status percent stage message }\n  }\n": typeof types.UploadProgressDocument,
    "\n  mutation RequestAbstraction($estateUploadId: ID!) {\n    requestAbstraction(estateUploadId: $estateUploadId) { ok estateUpload { id status statusMessage percent stage abstractionId } }\n  }\n": typeof types.RequestAbstractionDocument,
    "\n  mutation CancelAbstraction($id: ID!) {\n    cancelAbstraction(id: $id) { status message }\n  }\n": typeof types.CancelAbstractionDocument,
    "\n  query UploadsRoute($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      displayName\n      organization { id quotas { id type total free reserved } }\n    }\n    uploadLimits { maxBytes maxPages accept }\n  }\n": typeof types.UploadsRouteDocument,
    "\n  query AskedDocument($estateId: ID!) {\n    documents(association: { estateId: $estateId }, pagination: { page: 1, perPage: 50 }) { collection { id name } }\n  }\n": typeof types.AskedDocumentDocument,
    "\n  mutation CreateUpload($input: CreateEstateUploadInput!) {\n    createEstateUpload(input: $input) { ok estateUpload { id status } }\n  }\n": typeof types.CreateUploadDocument,
};
const documents: Documents = {
    "\n  query CopyRequests($estateId: ID, $pagination: PaginationInput) {\n    documentCopyRequests(association: { estateId: $estateId }, pagination: $pagination) {\n      collection {\n        id\n        version\n        estateId\n        documentName\n        status\n        shouldShowAlert\n        noteBody\n        requestedByName\n        answeredByName\n        isOwn\n        createdAt\n        estate { id displayName }\n      }\n      metadata { totalCount }\n    }\n  }\n": types.CopyRequestsDocument,
    "\n  query Copyable($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      estateDocuments { id name }\n      trusts { id name createdUponDeath }\n    }\n  }\n": types.CopyableDocument,
    "\n  mutation AskForCopy($documentId: ID!, $noteBody: String) {\n    createDocumentCopyRequest(documentId: $documentId, noteBody: $noteBody) { ok documentCopyRequest { id } }\n  }\n": types.AskForCopyDocument,
    "\n  mutation AnswerCopyRequest($id: ID!, $version: Int!, $status: CopyRequestStatus!) {\n    updateDocumentCopyRequest(id: $id, version: $version, status: $status) { ok documentCopyRequest { id version status } }\n  }\n": types.AnswerCopyRequestDocument,
    "\n  query DocumentParties($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      version\n      people { id name isDeceased isCorporateTrustee }\n      charitables { id name }\n      trusts { id name createdUponDeath }\n      assets { id name isLiability }\n      estateDocuments { id name kind owner { id } }\n    }\n  }\n": types.DocumentPartiesDocument,
    "\n  query DocumentRoute($id: ID!) {\n    estateDocument(id: $id) {\n      id\n      estateId\n      kind\n      name\n      shownStatus\n      isOnFile\n      isRead\n      saysMore\n      person { id name }\n      executedAt\n      modifiedAt\n      situs\n      locationOfOriginal\n      parentId\n      parentType\n      standing\n      replacedBy { id name }\n      amendments { id name executedAt kind }\n      gaps\n      fiduciaries { id personName role prefix roleTitle noteBody person { id } }\n      will {\n        gifts { heirClass scheme amount percent asset { id name } to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        residue { heirClass scheme percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        instead { heirClass scheme percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        survivorshipDays\n        excludedHeirs { id name }\n      }\n      dispositions { id description }\n      estateUploads { id file { filename } }\n      provisionNotesVersion\n      diagramNotes\n      provisionNotes { id text originalText gstFlag provisionCategory { id text } }\n    }\n  }\n": types.DocumentRouteDocument,
    "\n  mutation CreateEstateDocument($estateId: ID!, $version: Int!, $attributes: EstateDocumentInput!) {\n    createEstateDocument(estateId: $estateId, version: $version, attributes: $attributes) {\n      ok\n      estateDocument { id }\n      estate { id version }\n    }\n  }\n": types.CreateEstateDocumentDocument,
    "\n  mutation UpdateEstateDocument($id: ID!, $version: Int!, $attributes: EstateDocumentInput!) {\n    updateEstateDocument(id: $id, version: $version, attributes: $attributes) {\n      ok\n      estateDocument { id }\n      estate { id version }\n    }\n  }\n": types.UpdateEstateDocumentDocument,
    "\n  mutation DeleteEstateDocument($id: ID!, $version: Int!) {\n    deleteEstateDocument(id: $id, version: $version) { ok estate { id version } }\n  }\n": types.DeleteEstateDocumentDocument,
    "\n  mutation RestoreEstateDocument($estateId: ID!, $id: ID!, $version: Int!) {\n    restoreEstateDocument(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }\n  }\n": types.RestoreEstateDocumentDocument,
    "\n  mutation SetPouroverWillRemainderTrust($id: ID!, $version: Int!, $trustId: ID!) {\n    setPouroverWillRemainderTrust(id: $id, version: $version, trustId: $trustId) { ok estate { id version } }\n  }\n": types.SetPouroverWillRemainderTrustDocument,
    "\n  query DocumentsRoute($association: AssociationInput, $filter: DocumentFilterInput, $pagination: PaginationInput) {\n    documents(association: $association, filter: $filter, pagination: $pagination) {\n      collection { id estateId estateName documentKind name ownerName gstStatus executedAt status shownStatus isReplaced isTrust upload { id file { filename url } } }\n      metadata { totalCount }\n    }\n  }\n": types.DocumentsRouteDocument,
    "\n  query DocumentTabs($estateId: ID!) {\n    estate(id: $estateId) { id people { id name isClient isSpouse } }\n  }\n": types.DocumentTabsDocument,
    "\n  query EstateVersion($estateId: ID!) {\n    estate(id: $estateId) { id version }\n  }\n": types.EstateVersionDocument,
    "\n  mutation UpdateDocumentOrder($estateId: ID!, $version: Int!, $ids: [ID!]!) {\n    updateDocumentOrder(estateId: $estateId, version: $version, ids: $ids) { errors estate { id version } }\n  }\n": types.UpdateDocumentOrderDocument,
    "\n  mutation DeleteTrustOfRow($id: ID!, $version: Int!) {\n    deleteTrust(id: $id, version: $version) { ok estate { id version } }\n  }\n": types.DeleteTrustOfRowDocument,
    "\n  mutation RestoreTrustOfRow($estateId: ID!, $id: ID!, $version: Int!) {\n    restoreTrust(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }\n  }\n": types.RestoreTrustOfRowDocument,
    "\n  query FileRoute($id: ID!) {\n    estateUpload(id: $id) { id estateId version status summary originalSummary pageCount file { filename } }\n  }\n": types.FileRouteDocument,
    "\n  query FilePreview($id: ID!) {\n    documentPreview(estateUploadId: $id) { estateUploadId filename mimetype url paragraphs isCut }\n  }\n": types.FilePreviewDocument,
    "\n  query FileDownload($id: ID!) { fileDownloadUrl(estateUploadId: $id) }\n": types.FileDownloadDocument,
    "\n  mutation WriteSummary($id: ID!, $version: Int!, $summary: String) {\n    updateEstateUpload(id: $id, version: $version, attributes: { summary: $summary }) { ok estateUpload { id version summary } }\n  }\n": types.WriteSummaryDocument,
    "\n  mutation DeleteSummary($id: ID!, $version: Int!) {\n    deleteEstateDocumentsSummary(id: $id, version: $version) { ok estateUpload { id version summary } }\n  }\n": types.DeleteSummaryDocument,
    "\n  query NotesLibraryRoute($filter: UserLibraryNoteFilterInput, $pagination: PaginationInput) {\n    userLibraryNotes(filter: $filter, pagination: $pagination) {\n      collection {\n        id\n        version\n        text\n        gstFlag\n        docLevel\n        docType\n        isForOrganization\n        isOwn\n        mayChange\n        authorName\n        provisionCategory { id text }\n      }\n      metadata { totalCount }\n    }\n  }\n": types.NotesLibraryRouteDocument,
    "\n  mutation CreateUserLibraryNote($attributes: UserLibraryNoteInput!) {\n    createUserLibraryNote(attributes: $attributes) { ok userLibraryNote { id version } }\n  }\n": types.CreateUserLibraryNoteDocument,
    "\n  mutation UpdateUserLibraryNote($id: ID!, $version: Int!, $attributes: UserLibraryNoteInput!) {\n    updateUserLibraryNote(id: $id, version: $version, attributes: $attributes) { ok userLibraryNote { id version } }\n  }\n": types.UpdateUserLibraryNoteDocument,
    "\n  mutation DeleteUserLibraryNote($id: ID!, $version: Int!) { deleteUserLibraryNote(id: $id, version: $version) { ok } }\n": types.DeleteUserLibraryNoteDocument,
    "\n  mutation RestoreUserLibraryNote($id: ID!) { restoreUserLibraryNote(id: $id) { ok } }\n": types.RestoreUserLibraryNoteDocument,
    "\n  query TrustNotesRoute($id: ID!) {\n    trust(id: $id) {\n      id\n      estateId\n      name\n      provisionNotesVersion\n      provisionNotes { id text originalText gstFlag provisionCategory { id text } }\n    }\n  }\n": types.TrustNotesRouteDocument,
    "\n  query NoteSources($id: ID!) {\n    sourceNoteCopyOptions(id: $id) {\n      id\n      name\n      isTrust\n      provisionNotes { id text gstFlag provisionCategory { id text } }\n    }\n  }\n": types.NoteSourcesDocument,
    "\n  query LibraryNotes($id: ID!) {\n    userLibraryNotes(filter: { forId: $id }, pagination: { perPage: -1 }) {\n      collection { id text isOwn provisionCategory { id text } }\n    }\n  }\n": types.LibraryNotesDocument,
    "\n  query OfferedNotes($id: ID!) {\n    allowedOrganizationProvisions(id: $id) { id text isOwn provisionCategory { id text } }\n  }\n": types.OfferedNotesDocument,
    "\n  mutation UpsertProvisionNotes($id: ID!, $version: Int!, $notes: [ProvisionNoteInput!]!) {\n    upsertProvisionNotes(id: $id, version: $version, notes: $notes) { ok version provisionNotes { id } }\n  }\n": types.UpsertProvisionNotesDocument,
    "\n  mutation WriteDiagramNote($id: ID!, $version: Int!, $diagramNotes: String) {\n    updateProvisionNotes(id: $id, version: $version, notes: [], diagramNotes: $diagramNotes) { ok version }\n  }\n": types.WriteDiagramNoteDocument,
    "\n  mutation UpdateProvisionNotes($id: ID!, $version: Int!, $notes: [ProvisionNoteInput!]!) {\n    updateProvisionNotes(id: $id, version: $version, notes: $notes) { ok version provisionNotes { id } }\n  }\n": types.UpdateProvisionNotesDocument,
    "\n  fragment ReviewUpload on EstateUpload {\n    id\n    estateId\n    version\n    acceptedCount\n    reviewedCount\n    values {\n      id\n      path\n      group\n      label\n      display\n      value\n      editedValue\n      status\n      confidence\n      confidenceReason\n      decidedAt\n      decidedByName\n      citations { page quote boxes { x y width height } }\n    }\n  }\n": types.ReviewUploadFragmentDoc,
    "\n  query ReviewRoute($id: ID!) {\n    estateUpload(id: $id) {\n      id\n      status\n      statusMessage\n      pageCount\n      acceptedCount\n      reviewedCount\n      reviewFinishedAt\n      file { filename url mimetype }\n      possibleIssues { kind detail page }\n      values { id }\n      ...ReviewUpload\n    }\n  }\n": types.ReviewRouteDocument,
    "\n  mutation AcceptHighConfidence($estateUploadId: ID!) {\n    acceptHighConfidenceValues(estateUploadId: $estateUploadId) {\n      ok\n      estateUpload { id ...ReviewUpload }\n      estate { id version }\n    }\n  }\n": types.AcceptHighConfidenceDocument,
    "\n  mutation FinishReview($estateUploadId: ID!) {\n    finishReview(estateUploadId: $estateUploadId) { ok estateUpload { id reviewFinishedAt } estate { id version } }\n  }\n": types.FinishReviewDocument,
    "\n  mutation ReviewValue($input: ReviewValueInput!, $valueId: ID!) {\n    reviewExtractedValue(input: $input) {\n      ok\n      estateUpload { id ...ReviewUpload value(id: $valueId) { id ...ValueChanges } }\n      estate { id version }\n    }\n  }\n": types.ReviewValueDocument,
    "\n  fragment ValueChanges on ReviewValue {\n    changes { label before after }\n  }\n": types.ValueChangesFragmentDoc,
    "\n  query ValueChanges($uploadId: ID!, $valueId: ID!) {\n    estateUpload(id: $uploadId) { id value(id: $valueId) { id ...ValueChanges } }\n  }\n": types.ValueChangesDocument,
    "\n  query ChooseClientRoute($filter: EstateFilterInput, $pagination: PaginationInput) {\n    estates(filter: $filter, pagination: $pagination) {\n      collection { id displayName }\n      metadata { totalCount }\n    }\n  }\n": types.ChooseClientRouteDocument,
    "\n  query UploadList($estateId: ID, $pagination: PaginationInput) {\n    estateUploads(estateId: $estateId, pagination: $pagination) {\n      collection {\n        id\n        estateId\n        status\n        statusMessage\n        percent\n        stage\n        pageCount\n        tokensNeeded\n        abstractionId\n        acceptedCount\n        reviewedCount\n        reviewFinishedAt\n        file { filename byteSize }\n        values { id status }\n        possibleIssues { kind }\n        estate { id displayName }\n      }\n      metadata { totalCount }\n    }\n  }\n": types.UploadListDocument,
    "\n  subscription UploadProgress($estateId: ID!) {\n    abstractionProgress(estateId: $estateId) { abstractionId estateUploadId status percent stage message }\n  }\n": types.UploadProgressDocument,
    "\n  mutation RequestAbstraction($estateUploadId: ID!) {\n    requestAbstraction(estateUploadId: $estateUploadId) { ok estateUpload { id status statusMessage percent stage abstractionId } }\n  }\n": types.RequestAbstractionDocument,
    "\n  mutation CancelAbstraction($id: ID!) {\n    cancelAbstraction(id: $id) { status message }\n  }\n": types.CancelAbstractionDocument,
    "\n  query UploadsRoute($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      displayName\n      organization { id quotas { id type total free reserved } }\n    }\n    uploadLimits { maxBytes maxPages accept }\n  }\n": types.UploadsRouteDocument,
    "\n  query AskedDocument($estateId: ID!) {\n    documents(association: { estateId: $estateId }, pagination: { page: 1, perPage: 50 }) { collection { id name } }\n  }\n": types.AskedDocumentDocument,
    "\n  mutation CreateUpload($input: CreateEstateUploadInput!) {\n    createEstateUpload(input: $input) { ok estateUpload { id status } }\n  }\n": types.CreateUploadDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CopyRequests($estateId: ID, $pagination: PaginationInput) {\n    documentCopyRequests(association: { estateId: $estateId }, pagination: $pagination) {\n      collection {\n        id\n        version\n        estateId\n        documentName\n        status\n        shouldShowAlert\n        noteBody\n        requestedByName\n        answeredByName\n        isOwn\n        createdAt\n        estate { id displayName }\n      }\n      metadata { totalCount }\n    }\n  }\n"): (typeof documents)["\n  query CopyRequests($estateId: ID, $pagination: PaginationInput) {\n    documentCopyRequests(association: { estateId: $estateId }, pagination: $pagination) {\n      collection {\n        id\n        version\n        estateId\n        documentName\n        status\n        shouldShowAlert\n        noteBody\n        requestedByName\n        answeredByName\n        isOwn\n        createdAt\n        estate { id displayName }\n      }\n      metadata { totalCount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Copyable($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      estateDocuments { id name }\n      trusts { id name createdUponDeath }\n    }\n  }\n"): (typeof documents)["\n  query Copyable($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      estateDocuments { id name }\n      trusts { id name createdUponDeath }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForCopy($documentId: ID!, $noteBody: String) {\n    createDocumentCopyRequest(documentId: $documentId, noteBody: $noteBody) { ok documentCopyRequest { id } }\n  }\n"): (typeof documents)["\n  mutation AskForCopy($documentId: ID!, $noteBody: String) {\n    createDocumentCopyRequest(documentId: $documentId, noteBody: $noteBody) { ok documentCopyRequest { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerCopyRequest($id: ID!, $version: Int!, $status: CopyRequestStatus!) {\n    updateDocumentCopyRequest(id: $id, version: $version, status: $status) { ok documentCopyRequest { id version status } }\n  }\n"): (typeof documents)["\n  mutation AnswerCopyRequest($id: ID!, $version: Int!, $status: CopyRequestStatus!) {\n    updateDocumentCopyRequest(id: $id, version: $version, status: $status) { ok documentCopyRequest { id version status } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentParties($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      version\n      people { id name isDeceased isCorporateTrustee }\n      charitables { id name }\n      trusts { id name createdUponDeath }\n      assets { id name isLiability }\n      estateDocuments { id name kind owner { id } }\n    }\n  }\n"): (typeof documents)["\n  query DocumentParties($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      version\n      people { id name isDeceased isCorporateTrustee }\n      charitables { id name }\n      trusts { id name createdUponDeath }\n      assets { id name isLiability }\n      estateDocuments { id name kind owner { id } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentRoute($id: ID!) {\n    estateDocument(id: $id) {\n      id\n      estateId\n      kind\n      name\n      shownStatus\n      isOnFile\n      isRead\n      saysMore\n      person { id name }\n      executedAt\n      modifiedAt\n      situs\n      locationOfOriginal\n      parentId\n      parentType\n      standing\n      replacedBy { id name }\n      amendments { id name executedAt kind }\n      gaps\n      fiduciaries { id personName role prefix roleTitle noteBody person { id } }\n      will {\n        gifts { heirClass scheme amount percent asset { id name } to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        residue { heirClass scheme percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        instead { heirClass scheme percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        survivorshipDays\n        excludedHeirs { id name }\n      }\n      dispositions { id description }\n      estateUploads { id file { filename } }\n      provisionNotesVersion\n      diagramNotes\n      provisionNotes { id text originalText gstFlag provisionCategory { id text } }\n    }\n  }\n"): (typeof documents)["\n  query DocumentRoute($id: ID!) {\n    estateDocument(id: $id) {\n      id\n      estateId\n      kind\n      name\n      shownStatus\n      isOnFile\n      isRead\n      saysMore\n      person { id name }\n      executedAt\n      modifiedAt\n      situs\n      locationOfOriginal\n      parentId\n      parentType\n      standing\n      replacedBy { id name }\n      amendments { id name executedAt kind }\n      gaps\n      fiduciaries { id personName role prefix roleTitle noteBody person { id } }\n      will {\n        gifts { heirClass scheme amount percent asset { id name } to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        residue { heirClass scheme percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        instead { heirClass scheme percent to { __typename ... on Person { id personName: name } ... on Trust { id trustName: name } ... on Charitable { id charityName: name } ... on Entity { id entityName: name } } }\n        survivorshipDays\n        excludedHeirs { id name }\n      }\n      dispositions { id description }\n      estateUploads { id file { filename } }\n      provisionNotesVersion\n      diagramNotes\n      provisionNotes { id text originalText gstFlag provisionCategory { id text } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEstateDocument($estateId: ID!, $version: Int!, $attributes: EstateDocumentInput!) {\n    createEstateDocument(estateId: $estateId, version: $version, attributes: $attributes) {\n      ok\n      estateDocument { id }\n      estate { id version }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateEstateDocument($estateId: ID!, $version: Int!, $attributes: EstateDocumentInput!) {\n    createEstateDocument(estateId: $estateId, version: $version, attributes: $attributes) {\n      ok\n      estateDocument { id }\n      estate { id version }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEstateDocument($id: ID!, $version: Int!, $attributes: EstateDocumentInput!) {\n    updateEstateDocument(id: $id, version: $version, attributes: $attributes) {\n      ok\n      estateDocument { id }\n      estate { id version }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEstateDocument($id: ID!, $version: Int!, $attributes: EstateDocumentInput!) {\n    updateEstateDocument(id: $id, version: $version, attributes: $attributes) {\n      ok\n      estateDocument { id }\n      estate { id version }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteEstateDocument($id: ID!, $version: Int!) {\n    deleteEstateDocument(id: $id, version: $version) { ok estate { id version } }\n  }\n"): (typeof documents)["\n  mutation DeleteEstateDocument($id: ID!, $version: Int!) {\n    deleteEstateDocument(id: $id, version: $version) { ok estate { id version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreEstateDocument($estateId: ID!, $id: ID!, $version: Int!) {\n    restoreEstateDocument(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }\n  }\n"): (typeof documents)["\n  mutation RestoreEstateDocument($estateId: ID!, $id: ID!, $version: Int!) {\n    restoreEstateDocument(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPouroverWillRemainderTrust($id: ID!, $version: Int!, $trustId: ID!) {\n    setPouroverWillRemainderTrust(id: $id, version: $version, trustId: $trustId) { ok estate { id version } }\n  }\n"): (typeof documents)["\n  mutation SetPouroverWillRemainderTrust($id: ID!, $version: Int!, $trustId: ID!) {\n    setPouroverWillRemainderTrust(id: $id, version: $version, trustId: $trustId) { ok estate { id version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentsRoute($association: AssociationInput, $filter: DocumentFilterInput, $pagination: PaginationInput) {\n    documents(association: $association, filter: $filter, pagination: $pagination) {\n      collection { id estateId estateName documentKind name ownerName gstStatus executedAt status shownStatus isReplaced isTrust upload { id file { filename url } } }\n      metadata { totalCount }\n    }\n  }\n"): (typeof documents)["\n  query DocumentsRoute($association: AssociationInput, $filter: DocumentFilterInput, $pagination: PaginationInput) {\n    documents(association: $association, filter: $filter, pagination: $pagination) {\n      collection { id estateId estateName documentKind name ownerName gstStatus executedAt status shownStatus isReplaced isTrust upload { id file { filename url } } }\n      metadata { totalCount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DocumentTabs($estateId: ID!) {\n    estate(id: $estateId) { id people { id name isClient isSpouse } }\n  }\n"): (typeof documents)["\n  query DocumentTabs($estateId: ID!) {\n    estate(id: $estateId) { id people { id name isClient isSpouse } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EstateVersion($estateId: ID!) {\n    estate(id: $estateId) { id version }\n  }\n"): (typeof documents)["\n  query EstateVersion($estateId: ID!) {\n    estate(id: $estateId) { id version }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDocumentOrder($estateId: ID!, $version: Int!, $ids: [ID!]!) {\n    updateDocumentOrder(estateId: $estateId, version: $version, ids: $ids) { errors estate { id version } }\n  }\n"): (typeof documents)["\n  mutation UpdateDocumentOrder($estateId: ID!, $version: Int!, $ids: [ID!]!) {\n    updateDocumentOrder(estateId: $estateId, version: $version, ids: $ids) { errors estate { id version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTrustOfRow($id: ID!, $version: Int!) {\n    deleteTrust(id: $id, version: $version) { ok estate { id version } }\n  }\n"): (typeof documents)["\n  mutation DeleteTrustOfRow($id: ID!, $version: Int!) {\n    deleteTrust(id: $id, version: $version) { ok estate { id version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreTrustOfRow($estateId: ID!, $id: ID!, $version: Int!) {\n    restoreTrust(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }\n  }\n"): (typeof documents)["\n  mutation RestoreTrustOfRow($estateId: ID!, $id: ID!, $version: Int!) {\n    restoreTrust(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FileRoute($id: ID!) {\n    estateUpload(id: $id) { id estateId version status summary originalSummary pageCount file { filename } }\n  }\n"): (typeof documents)["\n  query FileRoute($id: ID!) {\n    estateUpload(id: $id) { id estateId version status summary originalSummary pageCount file { filename } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilePreview($id: ID!) {\n    documentPreview(estateUploadId: $id) { estateUploadId filename mimetype url paragraphs isCut }\n  }\n"): (typeof documents)["\n  query FilePreview($id: ID!) {\n    documentPreview(estateUploadId: $id) { estateUploadId filename mimetype url paragraphs isCut }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FileDownload($id: ID!) { fileDownloadUrl(estateUploadId: $id) }\n"): (typeof documents)["\n  query FileDownload($id: ID!) { fileDownloadUrl(estateUploadId: $id) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteSummary($id: ID!, $version: Int!, $summary: String) {\n    updateEstateUpload(id: $id, version: $version, attributes: { summary: $summary }) { ok estateUpload { id version summary } }\n  }\n"): (typeof documents)["\n  mutation WriteSummary($id: ID!, $version: Int!, $summary: String) {\n    updateEstateUpload(id: $id, version: $version, attributes: { summary: $summary }) { ok estateUpload { id version summary } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSummary($id: ID!, $version: Int!) {\n    deleteEstateDocumentsSummary(id: $id, version: $version) { ok estateUpload { id version summary } }\n  }\n"): (typeof documents)["\n  mutation DeleteSummary($id: ID!, $version: Int!) {\n    deleteEstateDocumentsSummary(id: $id, version: $version) { ok estateUpload { id version summary } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotesLibraryRoute($filter: UserLibraryNoteFilterInput, $pagination: PaginationInput) {\n    userLibraryNotes(filter: $filter, pagination: $pagination) {\n      collection {\n        id\n        version\n        text\n        gstFlag\n        docLevel\n        docType\n        isForOrganization\n        isOwn\n        mayChange\n        authorName\n        provisionCategory { id text }\n      }\n      metadata { totalCount }\n    }\n  }\n"): (typeof documents)["\n  query NotesLibraryRoute($filter: UserLibraryNoteFilterInput, $pagination: PaginationInput) {\n    userLibraryNotes(filter: $filter, pagination: $pagination) {\n      collection {\n        id\n        version\n        text\n        gstFlag\n        docLevel\n        docType\n        isForOrganization\n        isOwn\n        mayChange\n        authorName\n        provisionCategory { id text }\n      }\n      metadata { totalCount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUserLibraryNote($attributes: UserLibraryNoteInput!) {\n    createUserLibraryNote(attributes: $attributes) { ok userLibraryNote { id version } }\n  }\n"): (typeof documents)["\n  mutation CreateUserLibraryNote($attributes: UserLibraryNoteInput!) {\n    createUserLibraryNote(attributes: $attributes) { ok userLibraryNote { id version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserLibraryNote($id: ID!, $version: Int!, $attributes: UserLibraryNoteInput!) {\n    updateUserLibraryNote(id: $id, version: $version, attributes: $attributes) { ok userLibraryNote { id version } }\n  }\n"): (typeof documents)["\n  mutation UpdateUserLibraryNote($id: ID!, $version: Int!, $attributes: UserLibraryNoteInput!) {\n    updateUserLibraryNote(id: $id, version: $version, attributes: $attributes) { ok userLibraryNote { id version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUserLibraryNote($id: ID!, $version: Int!) { deleteUserLibraryNote(id: $id, version: $version) { ok } }\n"): (typeof documents)["\n  mutation DeleteUserLibraryNote($id: ID!, $version: Int!) { deleteUserLibraryNote(id: $id, version: $version) { ok } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreUserLibraryNote($id: ID!) { restoreUserLibraryNote(id: $id) { ok } }\n"): (typeof documents)["\n  mutation RestoreUserLibraryNote($id: ID!) { restoreUserLibraryNote(id: $id) { ok } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrustNotesRoute($id: ID!) {\n    trust(id: $id) {\n      id\n      estateId\n      name\n      provisionNotesVersion\n      provisionNotes { id text originalText gstFlag provisionCategory { id text } }\n    }\n  }\n"): (typeof documents)["\n  query TrustNotesRoute($id: ID!) {\n    trust(id: $id) {\n      id\n      estateId\n      name\n      provisionNotesVersion\n      provisionNotes { id text originalText gstFlag provisionCategory { id text } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoteSources($id: ID!) {\n    sourceNoteCopyOptions(id: $id) {\n      id\n      name\n      isTrust\n      provisionNotes { id text gstFlag provisionCategory { id text } }\n    }\n  }\n"): (typeof documents)["\n  query NoteSources($id: ID!) {\n    sourceNoteCopyOptions(id: $id) {\n      id\n      name\n      isTrust\n      provisionNotes { id text gstFlag provisionCategory { id text } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LibraryNotes($id: ID!) {\n    userLibraryNotes(filter: { forId: $id }, pagination: { perPage: -1 }) {\n      collection { id text isOwn provisionCategory { id text } }\n    }\n  }\n"): (typeof documents)["\n  query LibraryNotes($id: ID!) {\n    userLibraryNotes(filter: { forId: $id }, pagination: { perPage: -1 }) {\n      collection { id text isOwn provisionCategory { id text } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferedNotes($id: ID!) {\n    allowedOrganizationProvisions(id: $id) { id text isOwn provisionCategory { id text } }\n  }\n"): (typeof documents)["\n  query OfferedNotes($id: ID!) {\n    allowedOrganizationProvisions(id: $id) { id text isOwn provisionCategory { id text } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpsertProvisionNotes($id: ID!, $version: Int!, $notes: [ProvisionNoteInput!]!) {\n    upsertProvisionNotes(id: $id, version: $version, notes: $notes) { ok version provisionNotes { id } }\n  }\n"): (typeof documents)["\n  mutation UpsertProvisionNotes($id: ID!, $version: Int!, $notes: [ProvisionNoteInput!]!) {\n    upsertProvisionNotes(id: $id, version: $version, notes: $notes) { ok version provisionNotes { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteDiagramNote($id: ID!, $version: Int!, $diagramNotes: String) {\n    updateProvisionNotes(id: $id, version: $version, notes: [], diagramNotes: $diagramNotes) { ok version }\n  }\n"): (typeof documents)["\n  mutation WriteDiagramNote($id: ID!, $version: Int!, $diagramNotes: String) {\n    updateProvisionNotes(id: $id, version: $version, notes: [], diagramNotes: $diagramNotes) { ok version }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProvisionNotes($id: ID!, $version: Int!, $notes: [ProvisionNoteInput!]!) {\n    updateProvisionNotes(id: $id, version: $version, notes: $notes) { ok version provisionNotes { id } }\n  }\n"): (typeof documents)["\n  mutation UpdateProvisionNotes($id: ID!, $version: Int!, $notes: [ProvisionNoteInput!]!) {\n    updateProvisionNotes(id: $id, version: $version, notes: $notes) { ok version provisionNotes { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReviewUpload on EstateUpload {\n    id\n    estateId\n    version\n    acceptedCount\n    reviewedCount\n    values {\n      id\n      path\n      group\n      label\n      display\n      value\n      editedValue\n      status\n      confidence\n      confidenceReason\n      decidedAt\n      decidedByName\n      citations { page quote boxes { x y width height } }\n    }\n  }\n"): (typeof documents)["\n  fragment ReviewUpload on EstateUpload {\n    id\n    estateId\n    version\n    acceptedCount\n    reviewedCount\n    values {\n      id\n      path\n      group\n      label\n      display\n      value\n      editedValue\n      status\n      confidence\n      confidenceReason\n      decidedAt\n      decidedByName\n      citations { page quote boxes { x y width height } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewRoute($id: ID!) {\n    estateUpload(id: $id) {\n      id\n      status\n      statusMessage\n      pageCount\n      acceptedCount\n      reviewedCount\n      reviewFinishedAt\n      file { filename url mimetype }\n      possibleIssues { kind detail page }\n      values { id }\n      ...ReviewUpload\n    }\n  }\n"): (typeof documents)["\n  query ReviewRoute($id: ID!) {\n    estateUpload(id: $id) {\n      id\n      status\n      statusMessage\n      pageCount\n      acceptedCount\n      reviewedCount\n      reviewFinishedAt\n      file { filename url mimetype }\n      possibleIssues { kind detail page }\n      values { id }\n      ...ReviewUpload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptHighConfidence($estateUploadId: ID!) {\n    acceptHighConfidenceValues(estateUploadId: $estateUploadId) {\n      ok\n      estateUpload { id ...ReviewUpload }\n      estate { id version }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptHighConfidence($estateUploadId: ID!) {\n    acceptHighConfidenceValues(estateUploadId: $estateUploadId) {\n      ok\n      estateUpload { id ...ReviewUpload }\n      estate { id version }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishReview($estateUploadId: ID!) {\n    finishReview(estateUploadId: $estateUploadId) { ok estateUpload { id reviewFinishedAt } estate { id version } }\n  }\n"): (typeof documents)["\n  mutation FinishReview($estateUploadId: ID!) {\n    finishReview(estateUploadId: $estateUploadId) { ok estateUpload { id reviewFinishedAt } estate { id version } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewValue($input: ReviewValueInput!, $valueId: ID!) {\n    reviewExtractedValue(input: $input) {\n      ok\n      estateUpload { id ...ReviewUpload value(id: $valueId) { id ...ValueChanges } }\n      estate { id version }\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewValue($input: ReviewValueInput!, $valueId: ID!) {\n    reviewExtractedValue(input: $input) {\n      ok\n      estateUpload { id ...ReviewUpload value(id: $valueId) { id ...ValueChanges } }\n      estate { id version }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ValueChanges on ReviewValue {\n    changes { label before after }\n  }\n"): (typeof documents)["\n  fragment ValueChanges on ReviewValue {\n    changes { label before after }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ValueChanges($uploadId: ID!, $valueId: ID!) {\n    estateUpload(id: $uploadId) { id value(id: $valueId) { id ...ValueChanges } }\n  }\n"): (typeof documents)["\n  query ValueChanges($uploadId: ID!, $valueId: ID!) {\n    estateUpload(id: $uploadId) { id value(id: $valueId) { id ...ValueChanges } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChooseClientRoute($filter: EstateFilterInput, $pagination: PaginationInput) {\n    estates(filter: $filter, pagination: $pagination) {\n      collection { id displayName }\n      metadata { totalCount }\n    }\n  }\n"): (typeof documents)["\n  query ChooseClientRoute($filter: EstateFilterInput, $pagination: PaginationInput) {\n    estates(filter: $filter, pagination: $pagination) {\n      collection { id displayName }\n      metadata { totalCount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UploadList($estateId: ID, $pagination: PaginationInput) {\n    estateUploads(estateId: $estateId, pagination: $pagination) {\n      collection {\n        id\n        estateId\n        status\n        statusMessage\n        percent\n        stage\n        pageCount\n        tokensNeeded\n        abstractionId\n        acceptedCount\n        reviewedCount\n        reviewFinishedAt\n        file { filename byteSize }\n        values { id status }\n        possibleIssues { kind }\n        estate { id displayName }\n      }\n      metadata { totalCount }\n    }\n  }\n"): (typeof documents)["\n  query UploadList($estateId: ID, $pagination: PaginationInput) {\n    estateUploads(estateId: $estateId, pagination: $pagination) {\n      collection {\n        id\n        estateId\n        status\n        statusMessage\n        percent\n        stage\n        pageCount\n        tokensNeeded\n        abstractionId\n        acceptedCount\n        reviewedCount\n        reviewFinishedAt\n        file { filename byteSize }\n        values { id status }\n        possibleIssues { kind }\n        estate { id displayName }\n      }\n      metadata { totalCount }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription UploadProgress($estateId: ID!) {\n    abstractionProgress(estateId: $estateId) { abstractionId estateUploadId status percent stage message }\n  }\n"): (typeof documents)["\n  subscription UploadProgress($estateId: ID!) {\n    abstractionProgress(estateId: $estateId) { abstractionId estateUploadId status percent stage message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestAbstraction($estateUploadId: ID!) {\n    requestAbstraction(estateUploadId: $estateUploadId) { ok estateUpload { id status statusMessage percent stage abstractionId } }\n  }\n"): (typeof documents)["\n  mutation RequestAbstraction($estateUploadId: ID!) {\n    requestAbstraction(estateUploadId: $estateUploadId) { ok estateUpload { id status statusMessage percent stage abstractionId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelAbstraction($id: ID!) {\n    cancelAbstraction(id: $id) { status message }\n  }\n"): (typeof documents)["\n  mutation CancelAbstraction($id: ID!) {\n    cancelAbstraction(id: $id) { status message }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UploadsRoute($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      displayName\n      organization { id quotas { id type total free reserved } }\n    }\n    uploadLimits { maxBytes maxPages accept }\n  }\n"): (typeof documents)["\n  query UploadsRoute($estateId: ID!) {\n    estate(id: $estateId) {\n      id\n      displayName\n      organization { id quotas { id type total free reserved } }\n    }\n    uploadLimits { maxBytes maxPages accept }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AskedDocument($estateId: ID!) {\n    documents(association: { estateId: $estateId }, pagination: { page: 1, perPage: 50 }) { collection { id name } }\n  }\n"): (typeof documents)["\n  query AskedDocument($estateId: ID!) {\n    documents(association: { estateId: $estateId }, pagination: { page: 1, perPage: 50 }) { collection { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUpload($input: CreateEstateUploadInput!) {\n    createEstateUpload(input: $input) { ok estateUpload { id status } }\n  }\n"): (typeof documents)["\n  mutation CreateUpload($input: CreateEstateUploadInput!) {\n    createEstateUpload(input: $input) { ok estateUpload { id status } }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;