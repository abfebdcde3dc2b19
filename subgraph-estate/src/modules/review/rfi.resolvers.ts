import type { MutationResolvers, QueryResolvers, RfiResolvers } from '../../schema.generated.ts';
import { instrumentKindWords } from '../../views/review/review-words.ts';

export const rfiQueries: Pick<QueryResolvers, 'rfis'> = {
  rfis: (_parent, { association, pagination }, { services }) =>
    services.planReviews.listRfis(association ?? {}, pagination),
};

export const rfiMutations: Pick<MutationResolvers, 'upsertRfi' | 'deleteRfi' | 'submitRfi' | 'answerRfi' | 'closeRfi'> =
  {
    upsertRfi: async (_parent, { noteText, ...asked }, { services }) => ({
      ok: true,
      rfi: await services.planReviews.writeRfi({ ...asked, note: noteText }),
    }),
    deleteRfi: async (_parent, { id, version }, { services }) => {
      await services.planReviews.removeRfi(id, version);
      return { ok: true, rfi: null };
    },
    submitRfi: async (_parent, { id, version }, { services }) => ({
      ok: true,
      rfi: await services.planReviews.submitRfi(id, version),
    }),
    answerRfi: async (_parent, { id, version, answer, estateUploadId }, { services }) => ({
      ok: true,
      rfi: await services.planReviews.answerRfi(id, version, { text: answer, uploadId: estateUploadId }),
    }),
    closeRfi: async (_parent, { id, version }, { services }) => ({
      ok: true,
      rfi: await services.planReviews.closeRfi(id, version),
    }),
  };

export const Rfi: RfiResolvers = {
  estate: ({ estateId }, _args, { loaders }) => loaders.summaryOf(estateId),
  documentId: ({ instrumentId }) => instrumentId,
  documentName: ({ instrumentName }) => instrumentName,
  documentType: ({ instrumentKind }) => instrumentKindWords(instrumentKind),
  noteText: ({ note }) => note,
  answerUpload: ({ answerUploadId }, _args, { loaders }) =>
    answerUploadId ? loaders.upload.load(answerUploadId) : null,
};
