import { DEFAULT_TIME_ZONE } from '@platform/kernel';
import { z } from 'zod';
import { DEFAULT_PAGES_PER_TOKEN } from './document-tokens.ts';
import { MEMBERSHIP_ROLES } from './enums/roles.ts';
import { OUTSTANDING_DUTIES } from './outstanding-duty.ts';

/**
 * What an actor reaches: whole organizations, and single estates granted one by one. `everything` is the super
 * administrator. One function of service-kit turns a scope into a database filter.
 */
export const scopeSchema = z.object({
  everything: z.boolean().default(false),
  organizationIds: z.array(z.string()),
  estateIds: z.array(z.string()),
  /** Of the organizations everything but their estates: of those `estateIds` alone (docs/adr/0064). */
  ownClientsOnly: z.boolean().optional(),
});
export type Scope = z.infer<typeof scopeSchema>;

export const EMPTY_SCOPE: Scope = { everything: false, organizationIds: [], estateIds: [] };

/** The person behind an impersonated session. */
export const impersonatorSchema = z.object({ accountId: z.string(), name: z.string(), emailAddress: z.string() });

/** Who is calling, as the signed actor token says it. An anonymous visitor has no account and an empty scope. */
export const actorSchema = z.object({
  kind: z.enum(['account', 'anonymous', 'microservice', 'system']),
  accountId: z.string().nullable(),
  emailAddress: z.string().nullable(),
  name: z.string().nullable(),
  membershipId: z.string().nullable(),
  organizationId: z.string().nullable(),
  activeRole: z.enum(MEMBERSHIP_ROLES).nullable(),
  roles: z.array(z.enum(MEMBERSHIP_ROLES)),
  isSuperadmin: z.boolean(),
  scope: scopeSchema,
  /** Switches of the active organization, current at this request. */
  settings: z.record(z.string(), z.boolean()),
  organizationDisabled: z.boolean(),
  /** Whose days count as days: of the active organization, current at this request. */
  timeZone: z.string().default(DEFAULT_TIME_ZONE),
  /** What reading costs in the active organization, current at this request. */
  pagesPerToken: z.number().int().positive().default(DEFAULT_PAGES_PER_TOKEN),
  /** What the account must do before anything else; the policy allows little until then. */
  duty: z.enum(OUTSTANDING_DUTIES).nullable().optional(),
  impersonator: impersonatorSchema.nullable(),
  /** A session that renders one report; it reads that estate only. */
  microservice: z.object({ estateId: z.string(), reportId: z.string() }).nullable(),
  /** The service that acts for itself (consumers, schedules); null for people. */
  service: z.string().nullable(),
  sessionId: z.string().nullable(),
  requestId: z.string(),
});
export type Actor = z.infer<typeof actorSchema>;

export function anonymousActor(requestId: string): Actor {
  return {
    kind: 'anonymous',
    accountId: null,
    emailAddress: null,
    name: null,
    membershipId: null,
    organizationId: null,
    activeRole: null,
    roles: [],
    isSuperadmin: false,
    scope: EMPTY_SCOPE,
    settings: {},
    organizationDisabled: false,
    timeZone: DEFAULT_TIME_ZONE,
    pagesPerToken: DEFAULT_PAGES_PER_TOKEN,
    impersonator: null,
    microservice: null,
    service: null,
    sessionId: null,
    requestId,
  };
}

/** A service acting for itself, within the scope of the event or the job it handles. */
export function systemActor(service: string, requestId: string, scope: Scope): Actor {
  return { ...anonymousActor(requestId), kind: 'system', service, name: service, scope };
}
