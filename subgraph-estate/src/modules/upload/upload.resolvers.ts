import type { Context } from '../../context.ts';
import type { Estate as EstateParent } from '../../domain/estate/estate.ts';
import type { EstateUpload as ReadUpload, UploadHead, UploadOutline } from '../../domain/upload/upload.ts';
import { ownValueId, valueIdOf } from '../../domain/upload/value-id.ts';
import type {
  EstateUploadResolvers,
  MutationResolvers,
  QueryResolvers,
  ReviewValueResolvers,
  UploadedFileResolvers,
} from '../../schema.generated.ts';
import { documentsOfUpload, trustsOfUpload } from '../../views/parents.ts';
import { extractedValuesOf } from '../../views/upload/extracted-values.ts';
import { readingSummary, shownSummary } from '../../views/upload/reading-summary.ts';
import {
  acceptedCount,
  editedValue,
  type ReviewValueView,
  reviewedCount,
  reviewValue,
  reviewValues,
} from '../../views/upload/review-view.ts';

export const uploadQueries: Pick<
  QueryResolvers,
  'estateUpload' | 'estateUploads' | 'uploadLimits' | 'documentPreview' | 'fileDownloadUrl'
> = {
  estateUpload: (_parent, { id }, { loaders }) => loaders.upload.load(id),
  estateUploads: (_parent, { estateId, pagination }, { services }) =>
    services.uploads.list(estateId ?? null, pagination),
  documentPreview: async (_parent, { estateUploadId }, { services, fileUrl }) => {
    const { upload, ...words } = await services.uploads.preview(estateUploadId);
    const { filename, mimetype } = upload.file;
    return { estateUploadId, filename, mimetype, pageCount: upload.pageCount, url: fileUrl(upload), ...words };
  },
  fileDownloadUrl: async (_parent, { estateUploadId }, { loaders, fileUrl }) => {
    const upload = await loaders.upload.load(estateUploadId);
    return upload && fileUrl(upload, 'attachment');
  },
  uploadLimits: (_parent, _args, { services }) => services.uploads.limits,
};

export const uploadMutations: Pick<
  MutationResolvers,
  | 'createEstateUpload'
  | 'sendFilePart'
  | 'fileEstateUpload'
  | 'updateEstateUpload'
  | 'deleteEstateDocumentsSummary'
  | 'requestAbstraction'
  | 'deleteEstateUpload'
  | 'reviewExtractedValue'
  | 'addMissedValue'
  | 'acceptHighConfidenceValues'
  | 'finishReview'
> = {
  createEstateUpload: async (_parent, { input }, { services }) => {
    const { estateId, file, parts, abstract, documentId } = input;
    return {
      ok: true,
      estateUpload: await services.uploads.create(estateId, { file, parts }, { abstract, documentId }),
    };
  },
  sendFilePart: async (_parent, { estateId, offset, part }, { services }) => ({
    ok: true,
    receipt: await services.uploads.takePart(estateId, offset, part),
  }),
  fileEstateUpload: async (_parent, { estateUploadId, documentId, belongs }, { services }) => ({
    ok: true,
    estateUpload: await services.filings.set({ uploadId: estateUploadId, documentId }, belongs),
  }),
  updateEstateUpload: async (_parent, { id, version, attributes }, { services }) => ({
    ok: true,
    estateUpload: await services.uploads.update(id, version, attributes),
  }),
  deleteEstateDocumentsSummary: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estateUpload: await services.uploads.update(id, version, { summary: null }),
  }),
  requestAbstraction: async (_parent, { estateUploadId }, { services }) => ({
    ok: true,
    estateUpload: await services.uploads.requestAbstraction(estateUploadId),
  }),
  deleteEstateUpload: async (_parent, { id }, { services }) => {
    await services.uploads.remove(id);
    return { ok: true, estateUpload: null };
  },
  reviewExtractedValue: async (_parent, { input }, context) =>
    reviewed(context, await context.services.reviews.decide(input)),
  addMissedValue: async (_parent, { estateUploadId, field, value }, context) =>
    reviewed(context, await context.services.reviews.add(estateUploadId, field, value)),
  acceptHighConfidenceValues: async (_parent, { estateUploadId }, context) =>
    reviewed(context, await context.services.reviews.acceptHighConfidence(estateUploadId)),
  finishReview: async (_parent, { estateUploadId }, context) =>
    reviewed(context, await context.services.reviews.finish(estateUploadId)),
};

/** The answer's fields read the estate as it is after the write. */
function reviewed({ loaders }: Context, result: Awaited<ReturnType<Context['services']['reviews']['decide']>>) {
  const { estate } = result;
  loaders.estate.clear(estate.id).prime(estate.id, estate);
  loaders.summary.clear(estate.id).prime(estate.id, estate);
  return { ok: true, ...result };
}

/** A list reads no values; whoever asks for them has them read. */
async function valuesOf(upload: UploadHead | ReadUpload, { loaders }: Context): Promise<ReviewValueView[]> {
  const read = 'values' in upload ? upload : await loaders.uploadValues.load(upload.id);
  return read ? reviewValues(read, await loaders.estate.load(upload.estateId)) : [];
}

/** What was read of it, as it was read. */
async function extractedOf(upload: UploadHead | ReadUpload, { loaders }: Context): Promise<ReadUpload['values']> {
  const read = 'values' in upload ? upload : await loaders.uploadValues.load(upload.id);
  return read?.values ?? [];
}

async function countOf(
  count: (upload: UploadOutline, estate: EstateParent | null) => number,
  upload: UploadHead | ReadUpload,
  { loaders }: Context,
): Promise<number> {
  const read = 'values' in upload ? upload : await loaders.uploadOutline.load(upload.id);
  return read ? count(read, await loaders.estate.load(upload.estateId)) : 0;
}

export const EstateUpload: EstateUploadResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.upload.load(id),
  estate: async ({ estateId }, _args, { services, loaders }) =>
    (await loaders.summary.load(estateId)) ?? services.estates.one(estateId),
  file: (upload) => upload,
  values: (upload, _args, context) => valuesOf(upload, context),
  value: async (upload, { id }, context) => reviewValue(await valuesOf(upload, context), ownValueId(upload.id, id)),
  extractedValues: async (upload, _args, context) =>
    extractedValuesOf(await valuesOf(upload, context), upload.possibleIssues),
  acceptedCount: async (upload, _args, context) => countOf(acceptedCount, upload, context),
  reviewedCount: async (upload, _args, context) => countOf(reviewedCount, upload, context),
  summary: async (upload, _args, context) => shownSummary(upload, await extractedOf(upload, context)),
  originalSummary: async (upload, _args, context) => readingSummary(await extractedOf(upload, context)),
  possibleIssues: ({ possibleIssues }) => [...possibleIssues],
  trusts: async ({ id, estateId }, _args, { loaders }) => {
    const estate = await loaders.estate.load(estateId);
    return estate ? trustsOfUpload(estate, id) : [];
  },
  estateDocuments: async ({ id, estateId }, _args, { loaders }) => {
    const estate = await loaders.estate.load(estateId);
    return estate ? documentsOfUpload(estate, id) : [];
  },
};

export const UploadedFile: UploadedFileResolvers = {
  filename: ({ file }) => file.filename,
  mimetype: ({ file }) => file.mimetype,
  byteSize: ({ file }) => file.byteSize,
  url: (upload, _args, { fileUrl }) => fileUrl(upload),
};

export const ReviewValue: ReviewValueResolvers = {
  id: ({ extracted, upload }) => valueIdOf(upload.id, extracted.id),
  path: ({ extracted }) => extracted.path,
  group: ({ extracted }) => extracted.group,
  label: ({ extracted }) => extracted.label,
  display: ({ extracted }) => extracted.display,
  value: ({ extracted }) => extracted.value,
  editedValue,
  status: ({ decision }) => decision?.decision ?? 'TO_REVIEW',
  confidence: ({ extracted }) => extracted.confidence,
  confidenceReason: ({ extracted }) => extracted.confidenceReason,
  citations: ({ extracted }) => extracted.citations,
  alternative: ({ extracted }) => extracted.alternative ?? null,
  changes: (view, _args, { changesOf }) => changesOf(view),
  decidedAt: ({ decision }) => decision?.decidedAt ?? null,
  decidedByName: ({ decision }) => decision?.decidedByName ?? null,
};
