import { type AbstractionRecord, mayViewReadings } from '../../domain/abstraction/abstraction.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { documentIssues } from '../../views/abstraction/document-issues.ts';
import { statusLabel } from '../../views/abstraction/status-label.ts';

const payment = (record: AbstractionRecord) =>
  record.payment && {
    estateUploadId: record.estateUploadId ?? '',
    estateUpload: record.estateUploadId ? { id: record.estateUploadId } : null,
    paidAt: record.payment.paidAt,
    refundedAt: record.payment.refundedAt,
    status: record.payment.status,
    tokens: record.payment.tokens,
    latestProcessedDate: record.updatedAt,
  };

export const abstractionResolvers: Resolvers = {
  Query: {
    aiAbstractionStatus: (_parent, { id }, { loaders }) => loaders.abstraction.load(id),
    aiAbstractionResults: (_parent, { id }, { service }) => service.results(id),
    aiAbstractionPdfs: (_parent, { estateId }, { service }) => service.filesRead(estateId),
    abstractionFeedback: async (_parent, { abstractionId, message = null, ...said }, { service }) => {
      await service.feedback(abstractionId, { ...said, message });
      return { ok: true };
    },
    abstractionTokenPaymentRecords: async (_parent, { estateId, pagination }, { service }) => {
      const page = await service.payments(estateId, pagination);
      return {
        collection: page.collection.flatMap((record) => payment(record as AbstractionRecord) ?? []),
        metadata: page.metadata,
      };
    },
  },
  Mutation: {
    setDocumentIssueAside: async (_parent, { estateUploadId, issueId, reason }, { service }) => {
      await service.setIssueAside(estateUploadId, issueId, reason ?? null);
      return { ok: true };
    },
    cancelAbstraction: (_parent, { id }, { service }) => service.cancel(id),
    reprocessAbstraction: (_parent, { id }, { service }) => service.reprocess(id),
  },
  Abstraction: {
    __resolveReference: ({ id }, { loaders }) => loaders.abstraction.load(id),
    id: ({ _id }) => _id,
    estateUpload: ({ estateUploadId }) => (estateUploadId ? { id: estateUploadId } : null),
    estateUploadId: ({ estateUploadId }) => estateUploadId ?? '',
    statusLabel: ({ status }, _args, { assistantName }) => statusLabel(status, assistantName),
    preprocessingWarnings: ({ warnings }) => warnings,
    preprocessingErrors: ({ fileErrors }) => fileErrors,
    payment,
  },
  Estate: {
    __resolveReference: ({ id }) => ({ id }),
    abstractions: ({ id }, _args, { actor, loaders }) => (mayViewReadings(actor) ? loaders.byEstate.load(id) : []),
    documentIssues: async ({ id }, _args, { actor, loaders }) =>
      mayViewReadings(actor) ? documentIssues(await loaders.byEstate.load(id)) : [],
  },
  EstateUpload: {
    __resolveReference: ({ id }) => ({ id }),
    abstraction: async ({ id }, _args, { actor, loaders }) =>
      mayViewReadings(actor) ? ((await loaders.byUpload.load(id)).at(-1) ?? null) : null,
  },
};
