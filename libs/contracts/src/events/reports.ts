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
const EXAMPLE = {
  reportId: 'de000000-0000-4000-8000-000000000001',
  estateId: 'e5000000-0000-4000-8000-000000000001',
  organizationId: '0a000000-0000-4000-8000-000000000001',
  requestedBy: 'ac000000-0000-4000-8000-000000000001',
};

export const reportRequestedV1 = defineEvent(
  'reports.report-requested.v1',
  /** `quotaType` is what the report counts as once: an estate report STANDARD_REPORTS, an ultra-eligible estate ULTRA_REPORTS. */
  reference.extend({ quotaType: z.enum(QUOTA_TYPES) }),
  byEstate,
  { ...EXAMPLE, quotaType: 'STANDARD_REPORTS' },
);
export const reportCompletedV1 = defineEvent(
  'reports.report-completed.v1',
  reference.extend({
    blobKey: z.string(),
    byteSize: z.number().int(),
    pageCount: z.number().int(),
    quotaType: z.enum(QUOTA_TYPES),
  }),
  byEstate,
  {
    ...EXAMPLE,
    blobKey: 'reports/2026/11/example.pdf',
    byteSize: 204_000,
    pageCount: 9,
    quotaType: 'STANDARD_REPORTS',
  },
);
export const reportFailedV1 = defineEvent(
  'reports.report-failed.v1',
  reference.extend({ message: z.string(), quotaType: z.enum(QUOTA_TYPES) }),
  byEstate,
  { ...EXAMPLE, message: 'The page did not finish in 60 seconds.', quotaType: 'STANDARD_REPORTS' },
);
