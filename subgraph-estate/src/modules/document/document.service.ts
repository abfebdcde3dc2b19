import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import {
  derivedId,
  listResult,
  newDocumentId,
  notFound,
  type Page,
  type PaginationInput,
  readPagination,
} from '@platform/service-kit';
import { withHoldingBack, withoutDocument } from '../../domain/balance-sheet/removal.ts';
import type { EstateDocument } from '../../domain/document/document.ts';
import {
  checkDocument,
  checkMayBeSaid,
  checkRemovable,
  type DocumentFacts,
  documentWith,
  isRead,
  newDocument,
} from '../../domain/document/document-facts.ts';
import { documentsReordered } from '../../domain/document/document-order.ts';
import { withRemainderTrust } from '../../domain/document/will-text.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { cleanName } from '../../domain/estate/household.ts';
import { isState } from '../../views/distribution/state-names.ts';
import { documentRows, estateFiduciaries, type FiduciaryView } from '../../views/document/document-rows.ts';
import type { EstateService } from '../estate/estate.service.ts';

export type DocumentService = ReturnType<typeof createDocumentService>;

function checkSitus({ situs }: DocumentFacts): void {
  if (situs && !isState(situs)) throw new DomainError('UNKNOWN_STATE', 'Choose a state.', { field: 'situs' });
}

function documentIn(estate: Estate, id: string): EstateDocument {
  const document = estate.documents.find((one) => one.id === id);
  if (!document) throw notFound('Document');
  return document;
}

const withDocument = (estate: Estate, changed: EstateDocument): Estate => ({
  ...estate,
  documents: estate.documents.map((known) => (known.id === changed.id ? changed : known)),
});

/** Documents entered by hand, and their order; what is read from files is the reviews'. */
export function createDocumentService(
  estates: EstateService,
  actor: Actor,
  idempotencyKey: string | null,
  now: () => Date,
) {
  /** Throws what `documentWith` and `checkDocument` throw. */
  function saidOf(estate: Estate, known: EstateDocument, facts: DocumentFacts): EstateDocument {
    const document = documentWith(estate, known, facts, (at) => derivedId('document-fiduciary', known.id, String(at)));
    checkDocument(estate, known, document, facts, estates.today());
    return document;
  }

  return {
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, REQUIRED, UNKNOWN_STATE, and what `checkDocument` throws. */
    async create(estateId: string, version: number, facts: DocumentFacts): Promise<{ estate: Estate; id: string }> {
      checkSitus(facts);
      const { kind } = facts;
      if (!kind) throw new DomainError('REQUIRED', 'Required', { field: 'kind' });
      const estate = await estates.one(estateId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'document');
      const name = cleanName(facts.name ?? '', 'name');
      const changed = await estates.change(estate, version, (current) => ({
        ...current,
        documents: [...current.documents, saidOf(current, newDocument(id, kind, name, now().toISOString()), facts)],
      }));
      return { estate: changed, id };
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, UNKNOWN_STATE, and what `checkMayBeSaid` and `checkDocument` throw. */
    async update(id: string, version: number, facts: DocumentFacts): Promise<Estate> {
      checkSitus(facts);
      const estate = await estates.holding('documents', id, 'Document');
      return estates.change(estate, version, (current) => {
        const known = documentIn(current, id);
        checkMayBeSaid(current, known, facts);
        return withDocument(current, saidOf(current, known, facts));
      });
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, DOCUMENT_IN_USE, READ_FROM_FILE. */
    async remove(id: string, version: number): Promise<Estate> {
      const estate = await estates.holding('documents', id, 'Document');
      return estates.change(estate, version, (current) => {
        checkRemovable(current, documentIn(current, id));
        return withoutDocument(current, id);
      });
    },

    /** Takes a removal back. Throws: DomainError NOT_FOUND, STALE_VERSION, UNKNOWN_REFERENCE. */
    async restore(estateId: string, id: string, version: number): Promise<Estate> {
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => withHoldingBack(current, id));
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, NOT_A_WILL, READ_FROM_FILE, UNKNOWN_REFERENCE. */
    async setRemainderTrust(id: string, version: number, trustId: string): Promise<Estate> {
      const estate = await estates.holding('documents', id, 'Document');
      return estates.change(estate, version, (current) => {
        const known = documentIn(current, id);
        if (known.kind !== 'POUROVER_WILL')
          throw new DomainError('NOT_A_WILL', 'Only a pour-over will leaves what is left to a trust.', { field: 'id' });
        if (isRead(current, known)) checkMayBeSaid(current, known, { isOnFile: known.isOnFile });
        const trust = current.trusts.find((one) => one.id === trustId && !one.createdUponDeath);
        if (!trust)
          throw new DomainError('UNKNOWN_REFERENCE', 'Choose a trust of this estate that exists.', {
            field: 'trustId',
          });
        return withDocument(current, { ...known, will: withRemainderTrust(known.will, trustId) });
      });
    },

    /** What is wrong with the order is told; then nothing is moved. Throws: DomainError NOT_FOUND, STALE_VERSION. */
    async order(estateId: string, version: number, ids: readonly string[]) {
      const estate = await estates.one(estateId);
      const reordered = (current: Estate) =>
        documentsReordered(
          current,
          documentRows(current).map(({ id }) => id),
          ids,
        );
      const { errors } = reordered(estate);
      if (errors.length > 0) return { estate, errors };
      return { estate: await estates.change(estate, version, (current) => reordered(current).estate), errors };
    },

    /** Throws: DomainError REQUIRED, NOT_FOUND. */
    async fiduciaries(
      estateId: string | null | undefined,
      pagination: PaginationInput | null | undefined,
    ): Promise<Page<FiduciaryView>> {
      if (!estateId) throw new DomainError('REQUIRED', 'Choose a client', { field: 'estateId' });
      const { page, perPage } = readPagination(pagination);
      const all = estateFiduciaries(await estates.one(estateId));
      return listResult(pagination, all.slice((page - 1) * perPage, page * perPage), all.length);
    },
  };
}
