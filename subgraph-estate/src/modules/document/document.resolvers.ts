import type { DocumentStatus } from '@platform/contracts/domain';
import { labelFor } from '@platform/contracts/labels';
import type { Context } from '../../context.ts';
import { documentStatus, statusWithFile } from '../../domain/document/document-status.ts';
import { filesOnRecord } from '../../domain/document/on-file.ts';
import type { UploadHead } from '../../domain/upload/upload.ts';
import type { DocumentRowResolvers, EstateDocumentResolvers, QueryResolvers } from '../../schema.generated.ts';
import { type DocumentRowView, shownOwner } from '../../views/document/document-rows.ts';
import { documentOf, personOf } from '../../views/parents.ts';
import { willDispositions } from '../../views/trust/dispositions.ts';

/** Documents on a page of the table. */
const DOCUMENTS_PER_PAGE = 10;

export const documentQueries: Pick<QueryResolvers, 'documents'> = {
  documents: async (_parent, { association, filter, pagination }, { services }) =>
    services.lists.documents({
      association: association ?? {},
      searchTerm: filter?.searchTerm,
      owner: filter?.owner,
      pagination,
      defaultPerPage: DOCUMENTS_PER_PAGE,
    }),
};

const uploadsOf = async (ids: readonly string[], { loaders }: Context): Promise<UploadHead[]> =>
  filesOnRecord(await Promise.all(ids.map((id) => loaders.upload.load(id))));

const rowStatus = async ({ status, uploadIds }: DocumentRowView, context: Context): Promise<DocumentStatus> =>
  statusWithFile(status, await uploadsOf(uploadIds, context));

export const DocumentRow: DocumentRowResolvers = {
  ownerName: shownOwner,
  status: async (row, _args, context) => rowStatus(row, context),
  shownStatus: async (row, _args, context) =>
    labelFor(context.actor.activeRole, 'DocumentStatus', await rowStatus(row, context)),
  upload: async ({ uploadIds }, _args, context) => (await uploadsOf(uploadIds, context))[0] ?? null,
};

export const EstateDocument: EstateDocumentResolvers = {
  __resolveReference: async ({ id }, { loaders }) => {
    const estate = await loaders.holder.documents.load(id);
    return estate && documentOf(estate, id);
  },
  id: ({ document }) => document.id,
  estateId: ({ estate }) => estate.id,
  kind: ({ document }) => document.kind,
  name: ({ document }) => document.name,
  title: ({ document }) => document.title,
  status: ({ document }, _args, { actor }) => labelFor(actor.activeRole, 'DocumentStatus', documentStatus(document)),
  owner: ({ estate, document }) => personOf(estate, document.ownerId),
  executedAt: ({ document }) => document.executedAt,
  situs: ({ document }) => document.situs,
  planningStatus: ({ document }) => document.planningStatus,
  fiduciaries: ({ estate, document }) =>
    document.fiduciaries.map((fiduciary) => ({ fiduciary, estate, namedIn: document.name })),
  dispositions: ({ estate, document }) =>
    willDispositions(estate, document.id, document.ownerId, document.will).map((disposition) => ({
      estate,
      disposition,
    })),
  estateUploads: ({ document }, _args, context) => uploadsOf(document.uploadIds, context),
  createdAt: ({ document }) => document.createdAt,
};
