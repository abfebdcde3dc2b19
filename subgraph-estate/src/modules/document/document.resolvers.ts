import type { DocumentStatus } from '@platform/contracts/domain';
import { labelFor } from '@platform/contracts/labels';
import type { Context } from '../../context.ts';
import { saysMoreThanForm } from '../../domain/document/amendment-text.ts';
import { isRead } from '../../domain/document/document-facts.ts';
import { documentStatus, shownStatusOf } from '../../domain/document/document-status.ts';
import { standingOf } from '../../domain/document/in-force.ts';
import { filesOnRecord } from '../../domain/document/on-file.ts';
import type { UploadHead } from '../../domain/upload/upload.ts';
import type {
  DocumentRowResolvers,
  EstateDocumentResolvers,
  MutationResolvers,
  QueryResolvers,
  WillGiftResolvers,
  WillShareResolvers,
  WillTextResolvers,
} from '../../schema.generated.ts';
import { documentGaps } from '../../views/document/document-gaps.ts';
import { amendmentsOf, divisionView, parentType, takerOf, willView } from '../../views/document/document-parts.ts';
import {
  type DocumentRowView,
  shownDocumentStatus,
  shownOwner,
  shownStatus,
} from '../../views/document/document-rows.ts';
import { saidOfDocument } from '../../views/document/said-of-document.ts';
import { type DocumentParent, documentOf, holdingOf, personOf } from '../../views/parents.ts';
import { amendedDispositions, documentDispositions } from '../../views/trust/dispositions.ts';

/** Documents on a page of the table. */
const DOCUMENTS_PER_PAGE = 10;

export const documentQueries: Pick<QueryResolvers, 'documents' | 'estateDocument' | 'fiduciaries'> = {
  estateDocument: async (_parent, { id }, { loaders }) => {
    const estate = await loaders.holder.documents.load(id);
    return estate && documentOf(estate, id);
  },
  fiduciaries: (_parent, { association, pagination }, { services }) =>
    services.documents.fiduciaries(association.estateId, pagination),
  documents: async (_parent, { association, filter, pagination }, { services }) =>
    services.lists.documents({
      association: association ?? {},
      searchTerm: filter?.searchTerm,
      owner: filter?.owner,
      settledByOthersThan: filter?.settledByOthersThan,
      pagination,
      defaultPerPage: DOCUMENTS_PER_PAGE,
    }),
};

export const documentMutations: Pick<
  MutationResolvers,
  | 'createEstateDocument'
  | 'updateEstateDocument'
  | 'deleteEstateDocument'
  | 'restoreEstateDocument'
  | 'setPouroverWillRemainderTrust'
  | 'updateDocumentOrder'
> = {
  createEstateDocument: async (_parent, { estateId, version, attributes }, { services }) => {
    const { estate, id } = await services.documents.create(estateId, version, saidOfDocument(attributes));
    return { ok: true, estate, estateDocument: documentOf(estate, id) };
  },
  updateEstateDocument: async (_parent, { id, version, attributes }, { services }) => {
    const estate = await services.documents.update(id, version, saidOfDocument(attributes));
    return { ok: true, estate, estateDocument: documentOf(estate, id) };
  },
  deleteEstateDocument: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.documents.remove(id, version),
    estateDocument: null,
  }),
  restoreEstateDocument: async (_parent, { estateId, id, version }, { services }) => {
    const estate = await services.documents.restore(estateId, id, version);
    return { ok: true, estate, estateDocument: documentOf(estate, id) };
  },
  setPouroverWillRemainderTrust: async (_parent, { id, version, trustId }, { services }) => {
    const estate = await services.documents.setRemainderTrust(id, version, trustId);
    return { ok: true, estate, estateDocument: documentOf(estate, id) };
  },
  updateDocumentOrder: (_parent, { estateId, version, ids }, { services }) =>
    services.documents.order(estateId, version, ids),
};

const uploadsOf = async (ids: readonly string[], { loaders }: Context): Promise<UploadHead[]> =>
  filesOnRecord(await Promise.all(ids.map((id) => loaders.upload.load(id))));

interface Reviewed {
  readonly id: string;
  readonly estateId: string;
  readonly uploadIds: readonly string[];
}
/** By its own record, its files, the reviews of its household and what was asked about it. */
async function statusOf(
  recorded: DocumentStatus,
  { id, estateId, uploadIds }: Reviewed,
  context: Context,
): Promise<DocumentStatus> {
  const { loaders, services, actor } = context;
  const [files, reviews, rfis] = await Promise.all([
    uploadsOf(uploadIds, context),
    loaders.reviewsByEstate.load(estateId),
    loaders.rfisByEstate.load(estateId),
  ]);
  const review = services.planReviews.documentReview(id, reviews, rfis);
  return shownStatusOf(recorded, review, files, actor.activeRole);
}
const rowStatus = (row: DocumentRowView, context: Context): Promise<DocumentStatus> =>
  statusOf(row.status, row, context);
/** In words. */
async function documentsStatus(parent: DocumentParent, _args: object, context: Context): Promise<string> {
  const { estate, document } = parent;
  const { id, uploadIds } = document;
  const status = await statusOf(documentStatus(document), { id, estateId: estate.id, uploadIds }, context);
  return shownDocumentStatus(parent, status, context.actor.activeRole);
}

export const DocumentRow: DocumentRowResolvers = {
  ownerName: shownOwner,
  status: async (row, _args, context) => rowStatus(row, context),
  shownStatus: async (row, _args, context) => shownStatus(row, await rowStatus(row, context), context.actor.activeRole),
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
  shownStatus: documentsStatus,
  owner: ({ estate, document }) => personOf(estate, document.ownerId),
  person: ({ estate, document }) => personOf(estate, document.ownerId),
  executedAt: ({ document }) => document.executedAt,
  modifiedAt: ({ document }) => document.modifiedAt,
  locationOfOriginal: ({ document }) => document.locationOfOriginal,
  isOnFile: ({ document }) => document.isOnFile,
  parentId: ({ document }) => document.parentId,
  parentType: ({ estate, document }) => parentType(estate, document),
  amendments: ({ estate, document }) => amendmentsOf(estate, document.id),
  standing: ({ estate, document }) => standingOf(estate, document)?.standing ?? null,
  replacedBy: ({ estate, document }) => {
    const replacedBy = standingOf(estate, document)?.replacedBy ?? null;
    return replacedBy && { estate, document: replacedBy };
  },
  gaps: ({ estate, document }) => documentGaps(estate, document),
  isRead: ({ estate, document }) => isRead(estate, document),
  will: ({ estate, document }) => willView(estate, document),
  saysMore: ({ document }) => saysMoreThanForm(document),
  restates: ({ document }) => document.amendment?.restates ?? false,
  divisionEvent: divisionView,
  situs: ({ document }) => document.situs,
  planningStatus: ({ document }) => document.planningStatus,
  fiduciaries: ({ estate, document }) =>
    document.fiduciaries.map((fiduciary) => ({ fiduciary, estate, namedIn: document.name })),
  dispositionsInForce: ({ estate, document }) =>
    amendedDispositions(estate, document).map((disposition) => ({ estate, disposition })),
  dispositions: ({ estate, document }) =>
    documentDispositions(estate, document).map((disposition) => ({
      estate,
      disposition,
    })),
  estateUploads: ({ document }, _args, context) => uploadsOf(document.uploadIds, context),
  createdAt: ({ document }) => document.createdAt,
};

export const WillText: WillTextResolvers = {
  gifts: ({ estate, text }) => text.gifts.map((gift) => ({ estate, gift })),
  residue: ({ estate, text }) => text.residue.map((share) => ({ estate, share })),
  instead: ({ estate, text }) => text.instead.map((share) => ({ estate, share })),
  survivorshipDays: ({ text }) => text.survivorshipDays,
  excludedHeirs: ({ estate, text }) => text.excludedHeirs.flatMap((id) => personOf(estate, id) ?? []),
};

export const WillShare: WillShareResolvers = {
  to: ({ estate, share }) => takerOf(estate, share),
  heirClass: ({ share }) => share.heirClass,
  scheme: ({ share }) => share.scheme,
  percent: ({ share }) => share.percent,
};

export const WillGift: WillGiftResolvers = {
  to: ({ estate, gift }) => takerOf(estate, gift),
  heirClass: ({ gift }) => gift.heirClass,
  scheme: ({ gift }) => gift.scheme,
  asset: ({ estate, gift }) => holdingOf(estate, gift.assetId),
  amount: ({ gift }) => gift.amountCents,
  percent: ({ gift }) => gift.percent,
  takesAway: ({ gift }) => gift.takesAway,
};
