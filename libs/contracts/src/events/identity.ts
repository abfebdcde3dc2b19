import { DEFAULT_TIME_ZONE } from '@platform/kernel';
import { z } from 'zod';
import { QUOTA_TYPES } from '../enums/domain.ts';
import { defineEvent } from './envelope.ts';

const byOrganization = (payload: { organizationId: string }): string => payload.organizationId;
const byEstate = (payload: { estateId: string }): string => payload.estateId;

const reservation = z.object({
  /** The abstraction or report that the reservation is for; the same id never reserves twice. */
  referenceId: z.string(),
  estateId: z.string(),
  organizationId: z.string(),
  quotaType: z.enum(QUOTA_TYPES),
  amount: z.number().int().positive(),
});
const EXAMPLE_RESERVATION = {
  referenceId: 'a3c1f0de-0000-4000-8000-000000000001',
  estateId: 'e5000000-0000-4000-8000-000000000001',
  organizationId: '0a000000-0000-4000-8000-000000000001',
  quotaType: 'DOC_ABSTRACTION_TOKENS' as const,
  amount: 2,
};

export const tokensReservedV1 = defineEvent('identity.tokens-reserved.v1', reservation, byEstate, EXAMPLE_RESERVATION);
export const tokensRefusedV1 = defineEvent(
  'identity.tokens-refused.v1',
  reservation.extend({ free: z.number().int(), reason: z.string() }),
  byEstate,
  { ...EXAMPLE_RESERVATION, free: 1, reason: 'The organization has 1 document token left and this document needs 2.' },
);
export const tokensSettledV1 = defineEvent('identity.tokens-settled.v1', reservation, byEstate, EXAMPLE_RESERVATION);
export const tokensReturnedV1 = defineEvent('identity.tokens-returned.v1', reservation, byEstate, EXAMPLE_RESERVATION);

export const organizationChangedV1 = defineEvent(
  'identity.organization-changed.v1',
  z.object({
    organizationId: z.string(),
    name: z.string(),
    parentId: z.string().nullable(),
    disabled: z.boolean(),
    settings: z.record(z.string(), z.boolean()),
    timeZone: z.string().default(DEFAULT_TIME_ZONE),
    /** Differs where its name, its logo or its colours differ; left out by events of the release before. */
    look: z.string().optional(),
  }),
  byOrganization,
  {
    organizationId: EXAMPLE_RESERVATION.organizationId,
    name: 'Northmere Wealth',
    parentId: null,
    disabled: false,
    settings: { advisorCanGenerateReport: true },
    timeZone: DEFAULT_TIME_ZONE,
    look: 'q83vEg',
  },
);
