import { isAlertFor, isOwnOf } from '../../domain/document/copy-request.ts';
import type { DocumentCopyRequestResolvers, MutationResolvers, QueryResolvers } from '../../schema.generated.ts';

export const copyRequestQueries: Pick<QueryResolvers, 'documentCopyRequests'> = {
  documentCopyRequests: (_parent, { association, pagination }, { services }) =>
    services.copyRequests.list(association ?? {}, pagination),
};

export const copyRequestMutations: Pick<MutationResolvers, 'createDocumentCopyRequest' | 'updateDocumentCopyRequest'> =
  {
    createDocumentCopyRequest: async (_parent, { documentId, noteBody }, { services }) => ({
      ok: true,
      documentCopyRequest: await services.copyRequests.create(documentId, noteBody),
    }),
    updateDocumentCopyRequest: async (_parent, { id, version, status }, { services }) => ({
      ok: true,
      documentCopyRequest: await services.copyRequests.answer(id, version, status),
    }),
  };

export const DocumentCopyRequest: DocumentCopyRequestResolvers = {
  estate: ({ estateId }, _args, { loaders }) => loaders.summaryOf(estateId),
  documentId: ({ instrumentId }) => instrumentId,
  documentName: ({ instrumentName }) => instrumentName,
  noteBody: ({ note }) => note,
  shouldShowAlert: (request, _args, { services }) => isAlertFor(request, services.copyRequests.who),
  isOwn: (request, _args, { services }) => isOwnOf(request, services.copyRequests.who),
};
