import { z } from 'zod';
import { QUOTA_TYPES } from '../enums/domain.ts';
import { defineEvent } from './envelope.ts';

const byEstate = (payload: { estateId: string }): string => payload.estateId;
const reference = z.object({
  reportId: z.string(),
  estateId: z.string(),
  organizationId: z.string(),
  requestedBy: z.string(),
});
/** The quota counts each printing of a report once; before there were several, an event said nothing of it. */
const counted = reference.extend({
  quotaType: z.enum(QUOTA_TYPES),
  edition: z.number().int().positive().default(1),
});
const EXAMPLE = {
  reportId: 'de000000-0000-4000-8000-000000000001',
  estateId: 'e5000000-0000-4000-8000-000000000001',
  organizationId: '0a000000-0000-4000-8000-000000000001',
  requestedBy: 'ac000000-0000-4000-8000-000000000001',
};

export const reportRequestedV1 = defineEvent(
  'reports.report-requested.v1',
  /** `quotaType` is what the report counts as once: an estate report STANDARD_REPORTS, an ultra-eligible estate ULTRA_REPORTS. */
  counted,
  byEstate,
  { ...EXAMPLE, quotaType: 'STANDARD_REPORTS', edition: 1 },
);
/** Somebody stopped it while it was made: what was taken for it is free again, and nobody need be told. */
export const reportCancelledV1 = defineEvent('reports.report-cancelled.v1', counted, byEstate, {
  ...EXAMPLE,
  quotaType: 'STANDARD_REPORTS',
  edition: 2,
});
export const reportCompletedV1 = defineEvent(
  'reports.report-completed.v1',
  counted.extend({ blobKey: z.string(), byteSize: z.number().int(), pageCount: z.number().int() }),
  byEstate,
  {
    ...EXAMPLE,
    blobKey: 'reports/2026/11/example.pdf',
    byteSize: 204_000,
    pageCount: 9,
    quotaType: 'STANDARD_REPORTS',
    edition: 1,
  },
);
export const reportFailedV1 = defineEvent(
  'reports.report-failed.v1',
  counted.extend({ message: z.string() }),
  byEstate,
  { ...EXAMPLE, message: 'The page did not finish in 60 seconds.', quotaType: 'STANDARD_REPORTS', edition: 1 },
);
