import { z } from 'zod';
import { defineEvent } from './envelope.ts';

const byEstate = (payload: { estateId: string }): string => payload.estateId;
const ESTATE_ID = 'e5000000-0000-4000-8000-000000000001';
const ORGANIZATION_ID = '0a000000-0000-4000-8000-000000000001';

const uploadedFile = z.object({
  blobKey: z.string(),
  filename: z.string(),
  mimetype: z.string(),
  byteSize: z.number().int().nonnegative(),
  sha256: z.string(),
});

export const abstractionRequestedV1 = defineEvent(
  'estate.abstraction-requested.v1',
  z.object({
    /** Made by the estate, so that a repeated event can never make a second abstraction. */
    abstractionId: z.string(),
    estateId: z.string(),
    organizationId: z.string(),
    estateUploadId: z.string(),
    file: uploadedFile,
    /** Pages counted at the upload; null for DOCX, which counts as ten begun pages by its length. */
    pageCount: z.number().int().positive(),
    requestedBy: z.string(),
  }),
  byEstate,
  {
    abstractionId: 'ab000000-0000-4000-8000-000000000001',
    estateId: ESTATE_ID,
    organizationId: ORGANIZATION_ID,
    estateUploadId: 'up000000-0000-4000-8000-000000000001',
    file: {
      blobKey: 'uploads/2026/11/example',
      filename: 'revocable-trust.pdf',
      mimetype: 'application/pdf',
      byteSize: 74_389,
      sha256: '0'.repeat(64),
    },
    pageCount: 12,
    requestedBy: 'ac000000-0000-4000-8000-000000000001',
  },
);

export const abstractionCancelledV1 = defineEvent(
  'estate.abstraction-cancelled.v1',
  z.object({ abstractionId: z.string(), estateId: z.string(), organizationId: z.string() }),
  byEstate,
  { abstractionId: 'ab000000-0000-4000-8000-000000000001', estateId: ESTATE_ID, organizationId: ORGANIZATION_ID },
);

export const estateChangedV1 = defineEvent(
  'estate.estate-changed.v1',
  z.object({
    estateId: z.string(),
    organizationId: z.string(),
    displayName: z.string(),
    advisorId: z.string().nullable(),
    version: z.number().int(),
    /** Large or complex enough that its reports count as ULTRA_REPORTS. */
    ultraEligible: z.boolean(),
    deleted: z.boolean(),
  }),
  byEstate,
  {
    estateId: ESTATE_ID,
    organizationId: ORGANIZATION_ID,
    displayName: 'The Castellan Family',
    advisorId: null,
    version: 3,
    ultraEligible: false,
    deleted: false,
  },
);
