import type { Actor, RealtimeMessage } from '@platform/contracts';
import { seesArchived, tokensForPages } from '@platform/contracts';
import { abstractionCancelledV1, abstractionRerunV1, uploadFiledV1 } from '@platform/contracts/events';
import type { IntakeLimits } from '@platform/document-intake';
import { ACCEPTED } from '@platform/document-intake/limits';
import { DomainError, isDomainError } from '@platform/kernel';
import {
  type BlobStore,
  type Logger,
  newDocumentId,
  notFound,
  type OutboxEvent,
  outboxEvent,
  type Page,
  type PaginationInput,
  requireAction,
  type UploadReference,
} from '@platform/service-kit';
import { assertPart, FILE_PART_BYTES, wholeFile } from '../../domain/upload/file-parts.ts';
import { checkFileable, type Filing, withFile, withoutFile } from '../../domain/upload/filed.ts';
import { begunAgain } from '../../domain/upload/read-again.ts';
import {
  CAN_BE_READ,
  type EstateUpload,
  IS_BEING_READ,
  type UploadHead,
  type UploadOutline,
} from '../../domain/upload/upload.ts';
import { type UploadFacts, uploadWith } from '../../domain/upload/upload-facts.ts';
import type { EstateService } from '../estate/estate.service.ts';
import type { DocumentWords, ReadWords } from './document-preview.ts';
import type { FileIntake } from './file-intake.ts';
import type { FileParts } from './file-parts.ts';
import { ASKED, readingRequest } from './reading-request.ts';
import type { UploadRepository } from './upload.repository.ts';

export interface UploadServiceDeps {
  readonly uploads: UploadRepository;
  readonly estates: EstateService;
  readonly blobs: BlobStore;
  readonly parts: FileParts;
  readonly intake: FileIntake;
  readonly limits: IntakeLimits;
  readonly readWords: ReadWords;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly now: () => Date;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
  readonly nudge: () => void;
  readonly log: Pick<Logger, 'warn'>;
}

/** A file, or the receipts of its parts. */
export interface GivenFile {
  readonly file?: UploadReference | null | undefined;
  readonly parts?: readonly string[] | null | undefined;
}

/** What is to become of it. */
export interface Intent {
  /** It is read at once. */
  readonly abstract: boolean;
  /** The document or trust whose file it is. */
  readonly documentId?: string | null | undefined;
}

export type UploadService = ReturnType<typeof createUploadService>;

export function createUploadService({
  uploads,
  estates,
  blobs,
  parts,
  intake,
  limits,
  readWords,
  actor,
  idempotencyKey,
  now,
  publish,
  nudge,
  log,
}: UploadServiceDeps) {
  async function one(id: string): Promise<EstateUpload> {
    const [upload] = await uploads.findByIds([id]);
    if (!upload) throw notFound('Document');
    return upload;
  }

  const requested = (upload: EstateUpload, abstractionId: string): OutboxEvent =>
    readingRequest({ upload, abstractionId, limits, requestedBy: actor.accountId ?? '' }, { actor, now: now() });

  /** What ends a reading that is under way, and tells that the file of one that has ended is gone. */
  function cancelled({ abstractionId, estateId, organizationId, status }: EstateUpload): OutboxEvent[] {
    if (!abstractionId || !(status === 'READ' || IS_BEING_READ.includes(status))) return [];
    const payload = { abstractionId, estateId, organizationId };
    return [outboxEvent(abstractionCancelledV1, payload, { actor, now: now() })];
  }

  async function announce(upload: EstateUpload): Promise<void> {
    nudge();
    const { estateId, abstractionId, id, percent } = upload;
    if (!abstractionId) return;
    await publish({
      type: 'abstractionProgress',
      estateId,
      abstractionId,
      estateUploadId: id,
      status: 'CREATED',
      percent,
      stage: upload.stage ?? '',
      message: null,
    });
  }

  /** The file of this request: nothing but the upload that it makes can refer to it, so a refusal discards it. */
  async function orDiscarded<Result>(file: UploadReference, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (isDomainError(error)) await blobs.delete(file.blobKey);
      throw error;
    }
  }

  /** A repeated request has sent its file again; what was stored the first time stays, the copy goes. */
  async function only(upload: EstateUpload, file: UploadReference): Promise<EstateUpload> {
    if (file.blobKey !== upload.file.blobKey) await blobs.delete(file.blobKey);
    return upload;
  }

  /** Before tokens are reserved for it. */
  async function assertReadable({ file, pageCount }: EstateUpload): Promise<void> {
    const field = 'estateUploadId';
    if (!(await blobs.stat(file.blobKey)))
      throw new DomainError('FILE_MISSING', 'The file of this document is no longer there. Please upload it again.', {
        field,
      });
    if (pageCount > limits.maxPages)
      throw new DomainError('FILE_TOO_MANY_PAGES', `This file has more pages than can be read (${limits.maxPages}).`, {
        field,
      });
  }

  const filedEvent = ({ estateId, organizationId }: EstateUpload, { uploadId, documentId }: Filing): OutboxEvent =>
    outboxEvent(
      uploadFiledV1,
      { estateUploadId: uploadId, estateId, organizationId, documentId },
      { actor, now: now() },
    );

  /** At once, so that the document shows its file in the answer; the upload's event makes up for a failure. */
  async function filed(upload: EstateUpload, documentId: string | null | undefined): Promise<EstateUpload> {
    const { id: uploadId, estateId } = upload;
    if (documentId)
      await estates
        .changeLatest(estateId, (estate) => withFile(estate, { uploadId, documentId }))
        .catch((error: unknown) => log.warn({ error, uploadId }, 'a file will be put with its document by its event'));
    return upload;
  }

  /** Throws: DomainError NOT_FOUND, UNKNOWN_REFERENCE, and what the intake refuses the file for. */
  async function store(
    id: string,
    estateId: string,
    file: UploadReference,
    { abstract, documentId }: Intent,
  ): Promise<EstateUpload> {
    const estate = await orDiscarded(file, async () => {
      if (abstract) requireAction(actor, 'abstraction:request');
      return estates.one(estateId);
    });
    const [repeated] = await uploads.findByIds([id]);
    if (repeated) return only(repeated, file);
    const { mimetype, filename, verdict } = await orDiscarded(file, async () => {
      if (documentId) checkFileable(estate, documentId);
      return intake(file);
    });
    const { pageCount } = verdict;
    const abstractionId = abstract ? newDocumentId(actor.accountId, idempotencyKey, 'abstraction') : null;
    const { blobKey, byteSize, sha256 } = file;
    const upload: EstateUpload = {
      id,
      version: 1,
      estateId,
      organizationId: estate.organizationId,
      file: { blobKey, filename, mimetype, byteSize, sha256 },
      pageCount,
      tokensNeeded: tokensForPages(pageCount, actor.pagesPerToken),
      status: 'UPLOADED',
      statusMessage: null,
      percent: 0,
      stage: null,
      ...(abstract && ASKED),
      abstractionId,
      values: [],
      possibleIssues: [],
      reviewFinishedAt: null,
      readAgain: null,
      summary: null,
      displayOrder: null,
      uploadedById: actor.accountId ?? '',
      uploadedByName: actor.name,
      createdAt: now().toISOString(),
    };
    const events = [
      ...(abstractionId ? [requested(upload, abstractionId)] : []),
      ...(documentId ? [filedEvent(upload, { uploadId: id, documentId })] : []),
    ];
    const { document, outcome } = await uploads.insert(upload, { archived: estate.archived !== null }, events);
    if (outcome !== 'applied') return only(document, file);
    await announce(document);
    return document;
  }

  return {
    one,
    /** What a file may be to be taken. */
    limits: {
      maxBytes: limits.maxBytes,
      maxPages: limits.maxPages,
      accept: [...ACCEPTED],
      pagesPerToken: actor.pagesPerToken,
      partBytes: FILE_PART_BYTES,
    },
    byIds: (ids: readonly string[]): Promise<EstateUpload[]> => uploads.findByIds(ids),
    headsByIds: (ids: readonly string[]): Promise<UploadHead[]> => uploads.findHeads(ids),
    outlinesByIds: (ids: readonly string[]): Promise<UploadOutline[]> => uploads.findOutlines(ids),
    /** Files of the same content, whoever's they are, as far as the actor reaches. */
    sameFiles: (hashes: readonly string[]): Promise<UploadHead[]> => uploads.findByHashes(hashes),
    byEstates: (estateIds: readonly string[]): Promise<UploadHead[]> => uploads.findByEstates(estateIds),
    list: (estateId: string | null, pagination: PaginationInput | null | undefined): Promise<Page<UploadHead>> =>
      uploads.list({ estateId, withArchived: seesArchived(actor.activeRole) }, pagination),
    /** So many of the uploads that wait for a person, longest first: read and to be reviewed, or not read at all. */
    async awaitingSomebody(most: number): Promise<(UploadHead & UploadOutline)[]> {
      const waiting = await uploads.findWaiting(most);
      const outlines = new Map((await uploads.findOutlines(waiting.map(({ id }) => id))).map((one) => [one.id, one]));
      return waiting.map((upload) => ({ ...upload, values: outlines.get(upload.id)?.values ?? [] }));
    },

    /** Keeps a part of a file and answers its receipt. Throws: DomainError NOT_FOUND, FILE_TOO_LARGE, BAD_USER_INPUT. */
    takePart: (estateId: string, offset: number, part: UploadReference): Promise<string> =>
      orDiscarded(part, async () => {
        assertPart(part.byteSize, offset, limits.maxBytes);
        await estates.one(estateId);
        const { blobKey, filename, byteSize } = part;
        return parts.receipt({ blobKey, filename, offset, byteSize, estateId, accountId: actor.accountId ?? '' });
      }),

    /**
     * Throws: DomainError NOT_FOUND, BAD_USER_INPUT, UNKNOWN_REFERENCE, FILE_PART_GONE, FILE_TOO_LARGE, and what the
     * intake refuses the file for. Parts of a file that is refused for what it is go with it.
     */
    async create(estateId: string, given: GivenFile, intent: Intent): Promise<EstateUpload> {
      const receipts = given.parts ?? [];
      if (!given.file === (receipts.length === 0))
        throw new DomainError('BAD_USER_INPUT', 'Send a file, or the receipts of its parts.', { field: 'file' });
      const id = newDocumentId(actor.accountId, idempotencyKey, 'upload');
      const { documentId } = intent;
      if (given.file) return filed(await store(id, estateId, given.file, intent), documentId);
      const [repeated] = await uploads.findByIds([id]);
      if (repeated) return filed(repeated, documentId);
      const taker = { estateId, accountId: actor.accountId ?? '', maxBytes: limits.maxBytes };
      const own = wholeFile(receipts.map(parts.opened), taker);
      const upload = await store(id, estateId, await parts.join(own), intent).catch(async (error: unknown) => {
        // Whoever is told to come back later does not send the whole file again.
        if (isDomainError(error) && error.code !== 'SERVICE_UNAVAILABLE') await parts.discard(own);
        throw error;
      });
      await parts.discard(own);
      return filed(upload, documentId);
    },

    /**
     * Throws: DomainError NOT_FOUND, FILE_MISSING, FILE_TOO_MANY_PAGES (taken under wider limits than today's),
     * ABSTRACTION_RUNNING when a reading is under way or done.
     */
    async requestAbstraction(id: string): Promise<EstateUpload> {
      const upload = await one(id);
      await assertReadable(upload);
      const abstractionId = newDocumentId(actor.accountId, idempotencyKey, `abstraction:${id}`);
      const set = { ...ASKED, abstractionId, reviewFinishedAt: null };
      const events = [requested(upload, abstractionId)];
      const { document, outcome } = await uploads.change(id, {
        set,
        only: { statuses: CAN_BE_READ },
        events,
        idempotencyKey,
      });
      if (outcome === 'refused')
        throw new DomainError('ABSTRACTION_RUNNING', 'This document is being read, or has been read.', {
          field: 'estateUploadId',
        });
      if (outcome === 'applied') await announce(document);
      return document;
    },

    /**
     * Once more with the reader of today, without tokens: they were paid. Answers the file as it is where it cannot be,
     * because it is being read. Throws: DomainError NOT_FOUND, FILE_MISSING, FILE_TOO_MANY_PAGES, NOT_READ_YET.
     */
    async readAgain(id: string): Promise<EstateUpload> {
      const upload = await one(id);
      await assertReadable(upload);
      const { estateId, organizationId, abstractionId } = upload;
      if (upload.status !== 'READ' || !abstractionId)
        throw new DomainError('NOT_READ_YET', 'This document has not been read yet.', { field: 'estateUploadIds' });
      const asked = { abstractionId, estateId, organizationId, estateUploadId: id };
      const events = [outboxEvent(abstractionRerunV1, asked, { actor, now: now() })];
      const set = { readAgain: begunAgain(now().toISOString()), percent: 0, stage: 'Waiting to be read again' };
      const only = { statuses: ['READ'], abstractionId } as const;
      const { document, outcome } = await uploads.change(id, { set, only, events, idempotencyKey });
      if (outcome === 'applied') await announce(document);
      return document;
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, TOO_LONG, OUT_OF_RANGE. */
    async update(id: string, version: number, facts: UploadFacts): Promise<EstateUpload> {
      const set = uploadWith(await one(id), facts);
      return (await uploads.change(id, { set, version, idempotencyKey })).document;
    },

    /** What a file says in words, where it has no pages to show. Throws: DomainError NOT_FOUND, FILE_MISSING, FILE_CORRUPTED. */
    async preview(id: string): Promise<DocumentWords & { readonly upload: UploadHead }> {
      const [upload] = await uploads.findHeads([id]);
      if (!upload) throw notFound('Document');
      return { upload, ...(await readWords(upload)) };
    },

    /** Throws: DomainError NOT_FOUND, but for a repetition, which is answered as the first was. */
    async remove(id: string): Promise<EstateUpload> {
      const [upload] = await uploads.findByIds([id]);
      // Before the file goes: a document that asks for it again can be answered, one that names what is gone cannot.
      if (upload) await estates.changeLatest(upload.estateId, (estate) => withoutFile(estate, id));
      const { document } = await uploads.remove(id, { events: upload ? cancelled(upload) : [], idempotencyKey });
      await blobs.delete(document.file.blobKey);
      nudge();
      return document;
    },

    async finishReview(id: string): Promise<EstateUpload> {
      await one(id);
      const set = { reviewFinishedAt: now().toISOString() };
      const { document, outcome } = await uploads.change(id, { set, only: { statuses: ['READ'] }, idempotencyKey });
      if (outcome === 'refused')
        throw new DomainError('NOT_READ_YET', 'This document has not been read yet.', { field: 'estateUploadId' });
      return document;
    },
  };
}
