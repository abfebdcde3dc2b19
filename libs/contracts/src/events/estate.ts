import { z } from 'zod';
import { CHANGE_ACTIONS, CHANGED_PARTS, COPY_NEWS } from '../enums/domain.ts';
import { REVIEW_NEWS } from '../enums/review.ts';
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

/** What a document may be to be taken and read. */
export const intakeLimitsSchema = z.object({
  maxBytes: z.number().int().positive(),
  maxPages: z.number().int().positive(),
  /** Of the parts of a Word file together. */
  maxUnpackedBytes: z.number().int().positive(),
});
export type IntakeLimits = z.infer<typeof intakeLimitsSchema>;

/** What was decided on a file when it was taken. Tokens are reserved and the file is read by this, not by a second opinion. */
export const INTAKE_KINDS = ['PDF', 'DOCX'] as const;
export const intakeVerdictSchema = z.object({
  kind: z.enum(INTAKE_KINDS),
  /** A Word file has as many pages as it says or as its text fills, whichever is more. */
  pageCount: z.number().int().positive(),
  limits: intakeLimitsSchema,
});
export type IntakeVerdict = z.infer<typeof intakeVerdictSchema>;

const abstractionRequest = z.object({
  /** Made by the estate, so that a repeated event can never make a second abstraction. */
  abstractionId: z.string(),
  estateId: z.string(),
  organizationId: z.string(),
  estateUploadId: z.string(),
  file: uploadedFile,
  requestedBy: z.string(),
});
const EXAMPLE_REQUEST = {
  abstractionId: 'ab000000-0000-4000-8000-000000000001',
  estateId: ESTATE_ID,
  organizationId: ORGANIZATION_ID,
  estateUploadId: 'up000000-0000-4000-8000-000000000001',
  file: {
    blobKey: 'uploads/0e/0e000000-0000-4000-8000-000000000001',
    filename: 'revocable-trust.pdf',
    mimetype: 'application/pdf',
    byteSize: 74_389,
    sha256: '0'.repeat(64),
  },
  requestedBy: 'ac000000-0000-4000-8000-000000000001',
};

/** No longer published; still handled, for one may wait in an outbox or a topic of the release before. */
export const abstractionRequestedV1 = defineEvent(
  'estate.abstraction-requested.v1',
  abstractionRequest.extend({ pageCount: z.number().int().positive() }),
  byEstate,
  { ...EXAMPLE_REQUEST, pageCount: 12 },
);

export const abstractionRequestedV2 = defineEvent(
  'estate.abstraction-requested.v2',
  abstractionRequest.extend({ intake: intakeVerdictSchema }),
  byEstate,
  {
    ...EXAMPLE_REQUEST,
    intake: {
      kind: 'PDF',
      pageCount: 12,
      limits: { maxBytes: 104_857_600, maxPages: 1_000, maxUnpackedBytes: 209_715_200 },
    },
  },
);

/** A file was stored for a document or trust of its estate, which is to name it. */
export const uploadFiledV1 = defineEvent(
  'estate.upload-filed.v1',
  z.object({ estateUploadId: z.string(), estateId: z.string(), organizationId: z.string(), documentId: z.string() }),
  byEstate,
  {
    estateUploadId: 'up000000-0000-4000-8000-000000000001',
    estateId: ESTATE_ID,
    organizationId: ORGANIZATION_ID,
    documentId: 'd0000000-0000-4000-8000-000000000001',
  },
);

export const abstractionCancelledV1 = defineEvent(
  'estate.abstraction-cancelled.v1',
  z.object({ abstractionId: z.string(), estateId: z.string(), organizationId: z.string() }),
  byEstate,
  { abstractionId: 'ab000000-0000-4000-8000-000000000001', estateId: ESTATE_ID, organizationId: ORGANIZATION_ID },
);

/** A file that was read is to be read again with the reader of today; its tokens were paid. */
export const abstractionRerunV1 = defineEvent(
  'estate.abstraction-rerun.v1',
  z.object({ abstractionId: z.string(), estateId: z.string(), organizationId: z.string(), estateUploadId: z.string() }),
  byEstate,
  {
    abstractionId: 'ab000000-0000-4000-8000-000000000001',
    estateId: ESTATE_ID,
    organizationId: ORGANIZATION_ID,
    estateUploadId: 'up000000-0000-4000-8000-000000000001',
  },
);

const changedField = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  rawBefore: z.string().nullable(),
  rawAfter: z.string().nullable(),
});

/** What a write has changed, in words: the history of an estate is kept from it. */
export const changeRecordedV1 = defineEvent(
  'estate.change-recorded.v1',
  z.object({
    id: z.string(),
    version: z.number().int(),
    estateId: z.string(),
    organizationId: z.string(),
    at: z.string(),
    made: z.number().int(),
    actorId: z.string().nullable(),
    actorName: z.string(),
    supportName: z.string().nullable(),
    things: z.array(
      z.object({
        part: z.enum(CHANGED_PARTS),
        thingId: z.string(),
        name: z.string(),
        action: z.enum(CHANGE_ACTIONS),
        fields: z.array(changedField),
      }),
    ),
    leftOut: z.number().int(),
  }),
  byEstate,
  {
    id: 'c4000000-0000-4000-8000-000000000001',
    version: 1,
    estateId: ESTATE_ID,
    organizationId: ORGANIZATION_ID,
    at: '2026-11-22T10:00:00.000Z',
    made: 4,
    actorId: null,
    actorName: 'Sam Okoro',
    supportName: null,
    things: [
      {
        part: 'assets',
        thingId: 'a5000000-0000-4000-8000-000000000001',
        name: 'Lake house',
        action: 'CHANGED',
        fields: [
          { field: 'balanceCents', label: 'Value', before: '$1.00', after: '$2.00', rawBefore: '100', rawAfter: '200' },
        ],
      },
    ],
    leftOut: 0,
  },
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
    /** Out of the firm's lists; left out by events of before. */
    archived: z.boolean().default(false),
    /** Who advises the client beside its advisor; left out by events of before. */
    sharedAccountIds: z.array(z.string()).optional(),
    /** Everybody of the household; left out by events of before, which said nothing of them. */
    personIds: z.array(z.string()).optional(),
    /** The same for all clients that one request moves: who is given them is told once. Left out by a change of one client. */
    requestId: z.string().optional(),
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
    archived: false,
  },
);

/** The day of a reminder has come in its organization, and nobody has done it. */
export const reminderFellDueV1 = defineEvent(
  'estate.reminder-fell-due.v1',
  z.object({
    reminderId: z.string(),
    estateId: z.string(),
    organizationId: z.string(),
    displayName: z.string(),
    text: z.string(),
    dueOn: z.string(),
    /** Those who advise the client. */
    accountIds: z.array(z.string()),
  }),
  byEstate,
  {
    reminderId: 're000000-0000-4000-8000-000000000001',
    estateId: ESTATE_ID,
    organizationId: ORGANIZATION_ID,
    displayName: 'The Castellan Family',
    text: 'Ask whether the deed was recorded',
    dueOn: '2027-03-01',
    accountIds: ['ac000000-0000-4000-8000-000000000001'],
  },
);

/** Something of a review waits for somebody: its result, its return, a request for information or the answer. */
export const reviewNewsV1 = defineEvent(
  'estate.review-news.v1',
  z.object({
    news: z.enum(REVIEW_NEWS),
    /** The review or the request, and its version: each is told once. */
    subjectId: z.string(),
    version: z.number().int(),
    estateId: z.string(),
    organizationId: z.string(),
    displayName: z.string(),
    /** The document that is asked about; null for a review. */
    about: z.string().nullable(),
    accountIds: z.array(z.string()),
  }),
  byEstate,
  {
    news: 'RFI_SENT',
    subjectId: 'fe000000-0000-4000-8000-000000000001',
    version: 2,
    estateId: ESTATE_ID,
    organizationId: ORGANIZATION_ID,
    displayName: 'The Castellan Family',
    about: 'Will of Helen',
    accountIds: ['ac000000-0000-4000-8000-000000000001'],
  },
);

/** A copy of a document is asked for, or the request for one is answered. */
export const copyNewsV1 = defineEvent(
  'estate.copy-news.v1',
  z.object({
    news: z.enum(COPY_NEWS),
    /** The request and its version: each step is told once. */
    requestId: z.string(),
    version: z.number().int(),
    estateId: z.string(),
    organizationId: z.string(),
    displayName: z.string(),
    documentName: z.string(),
    /** Who asks or answers, where that is known. */
    byName: z.string().nullable(),
    accountIds: z.array(z.string()),
  }),
  byEstate,
  {
    news: 'COPY_ASKED',
    requestId: 'c0000000-0000-4000-8000-000000000001',
    version: 1,
    estateId: ESTATE_ID,
    organizationId: ORGANIZATION_ID,
    displayName: 'The Castellan Family',
    documentName: 'Will of Helen',
    byName: 'Helen Castellan',
    accountIds: ['ac000000-0000-4000-8000-000000000001'],
  },
);
