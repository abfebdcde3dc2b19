import { z } from 'zod';
import { ABSTRACTION_STATUSES } from '../enums/domain.ts';
import { defineEvent } from './envelope.ts';

const byEstate = (payload: { estateId: string }): string => payload.estateId;
const reference = z.object({
  abstractionId: z.string(),
  estateId: z.string(),
  organizationId: z.string(),
  estateUploadId: z.string(),
});
const EXAMPLE = {
  abstractionId: 'ab000000-0000-4000-8000-000000000001',
  estateId: 'e5000000-0000-4000-8000-000000000001',
  organizationId: '0a000000-0000-4000-8000-000000000001',
  estateUploadId: 'up000000-0000-4000-8000-000000000001',
};

export const CONFIDENCES = ['HIGH', 'LOW'] as const;
/** A rectangle on a page in shares of its width and height, origin at the top left, after rotation. */
export const pageBoxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export const citationSchema = z.object({
  /** Position in the file from 1; null where the format has no pages (DOCX). */
  page: z.number().int().positive().nullable(),
  quote: z.string().min(1),
  boxes: z.array(pageBoxSchema),
});
export const extractedValueSchema = z.object({
  /** Stable within one abstraction. */
  id: z.string(),
  /** Path in the reading, e.g. `fiduciaries[0]`, `boundDocuments[0].residue[1]`. */
  path: z.string(),
  /** Group of the review screen: document, first_death, second_death, fiduciaries, beneficiaries, gifts, other. */
  group: z.string(),
  label: z.string(),
  /** What a person reads. */
  display: z.string(),
  /** The value itself, in the shape of the corpus schema for that path. */
  value: z.json(),
  confidence: z.enum(CONFIDENCES),
  confidenceReason: z.string().nullable(),
  citations: z.array(citationSchema),
  /** How the organization's language model reads the same, where it differs. */
  alternative: z
    .object({ label: z.string(), display: z.string(), value: z.json(), citations: z.array(citationSchema) })
    .nullish(),
});
export type ExtractedValue = z.infer<typeof extractedValueSchema>;
export const possibleIssueSchema = z.object({
  kind: z.string(),
  detail: z.string(),
  page: z.number().int().nullable(),
});

export const abstractionProgressedV1 = defineEvent(
  'integrations.abstraction-progressed.v1',
  reference.extend({ status: z.enum(ABSTRACTION_STATUSES), percent: z.number(), stage: z.string() }),
  byEstate,
  { ...EXAMPLE, status: 'PREPROCESSING', percent: 20, stage: 'Reading page 3 of 12' },
);
export const abstractionCompletedV1 = defineEvent(
  'integrations.abstraction-completed.v1',
  reference.extend({
    values: z.array(extractedValueSchema),
    possibleIssues: z.array(possibleIssueSchema),
    pageCount: z.number().int().nullable(),
    readAt: z.iso.datetime(),
  }),
  byEstate,
  {
    ...EXAMPLE,
    values: [
      {
        id: 'v1',
        path: 'executedAt',
        group: 'document',
        label: 'Executed',
        display: 'Apr 11, 2019',
        value: '2019-04-11',
        confidence: 'HIGH',
        confidenceReason: null,
        citations: [
          { page: 41, quote: 'this 11th day of April, 2019', boxes: [{ x: 0.2, y: 0.3, width: 0.4, height: 0.02 }] },
        ],
      },
    ],
    possibleIssues: [
      { kind: 'MISSING_PAGES', detail: 'Page 3 refers to a Schedule A that is not in this file.', page: 3 },
    ],
    pageCount: 41,
    readAt: '2026-11-20T13:52:00.000Z',
  },
);
/** A reading that failed or was cancelled is asked for anew: the estate takes its tokens again. */
export const abstractionAskedAgainV1 = defineEvent(
  'integrations.abstraction-asked-again.v1',
  reference.extend({ requestedBy: z.string() }),
  byEstate,
  { ...EXAMPLE, requestedBy: 'ac000000-0000-4000-8000-000000000001' },
);
export const abstractionFailedV1 = defineEvent(
  'integrations.abstraction-failed.v1',
  reference.extend({ errorType: z.string(), message: z.string(), cancelled: z.boolean() }),
  byEstate,
  {
    ...EXAMPLE,
    errorType: 'FILE_CORRUPTED_OR_FILE_UNSUPPORTED',
    message: 'The file needs a password.',
    cancelled: false,
  },
);
