import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { derivedId, notFound } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import {
  addedValue,
  type DecidedValue,
  decide,
  missedValue,
  type ReviewDecisionInput,
} from '../../domain/upload/review.ts';
import { strangersOf } from '../../domain/upload/signers.ts';
import type { EstateUpload } from '../../domain/upload/upload.ts';
import { ownValueId } from '../../domain/upload/value-id.ts';
import type { EstateService } from '../estate/estate.service.ts';
import type { UploadService } from './upload.service.ts';

export interface ReviewInput {
  readonly estateUploadId: string;
  readonly valueId: string;
  readonly decision: ReviewDecisionInput;
  readonly value?: unknown;
}

export interface Reviewed {
  readonly estateUpload: EstateUpload;
  readonly estate: Estate;
}

export type ReviewService = ReturnType<typeof createReviewService>;

/** Decisions on extracted values. Each one and its effect on the estate are one write of the estate. */
export function createReviewService(uploads: UploadService, estates: EstateService, actor: Actor, now: () => Date) {
  async function readUpload(id: string): Promise<EstateUpload> {
    const upload = await uploads.one(id);
    if (upload.status !== 'READ')
      throw new DomainError('NOT_READ_YET', 'This document has not been read yet.', { field: 'estateUploadId' });
    return upload;
  }

  async function review(upload: EstateUpload, decided: (estate: Estate) => readonly DecidedValue[]): Promise<Reviewed> {
    const by = { at: now().toISOString(), name: actor.name };
    const estate = await estates.changeLatest(upload.estateId, (current) => {
      const values = decided(current);
      return values.length > 0 ? decide(current, upload, values, by, derivedId) : current;
    });
    return { estateUpload: upload, estate };
  }

  return {
    /** Throws: DomainError NOT_FOUND, NOT_READ_YET, INVALID_VALUE. */
    async decide({ estateUploadId, valueId: named, decision, value: edited }: ReviewInput): Promise<Reviewed> {
      const upload = await readUpload(estateUploadId);
      const valueId = ownValueId(upload.id, named);
      const value = upload.values.find(({ id }) => id === valueId);
      return review(upload, (estate) => {
        const added = estate.decisions.find((one) => one.uploadId === upload.id && one.path === valueId);
        const known = value ?? (added && addedValue(added.path, added.value));
        if (known) return [{ value: known, decision, edited }];
        // Taken away by the first try of this very request.
        if (decision === 'RESET') return [];
        throw notFound('Value');
      });
    },

    /** What the reading has missed. Throws: DomainError NOT_FOUND, NOT_READ_YET, INVALID_VALUE, ALREADY_READ. */
    async add(estateUploadId: string, field: string, said: unknown): Promise<Reviewed> {
      const upload = await readUpload(estateUploadId);
      return review(upload, (estate) => {
        const value = missedValue(estate, upload, field, said);
        return [{ value, decision: 'EDIT', edited: said }];
      });
    },

    /**
     * Every value of high confidence that nobody has decided yet.
     * Throws: DomainError NOT_FOUND, NOT_READ_YET, OTHER_CLIENT where nobody of the household has signed the file.
     */
    async acceptHighConfidence(estateUploadId: string): Promise<Reviewed> {
      const upload = await readUpload(estateUploadId);
      return review(upload, (estate) => {
        const strangers = strangersOf(estate, upload);
        if (strangers.length > 0)
          throw new DomainError(
            'OTHER_CLIENT',
            `This was signed by ${strangers.join(' and ')}, who is nobody of this household. Look at each value.`,
            { field: 'estateUploadId' },
          );
        const decided = new Set(
          estate.decisions.filter(({ uploadId }) => uploadId === upload.id).map(({ path }) => path),
        );
        return upload.values
          .filter(({ confidence, path }) => confidence === 'HIGH' && !decided.has(path))
          .map((value) => ({ value, decision: 'ACCEPT' as const }));
      });
    },

    async finish(estateUploadId: string): Promise<Reviewed> {
      const estateUpload = await uploads.finishReview(estateUploadId);
      return { estateUpload, estate: await estates.one(estateUpload.estateId) };
    },
  };
}
