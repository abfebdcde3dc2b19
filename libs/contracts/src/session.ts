import { DEFAULT_TIME_ZONE } from '@platform/kernel';
import { z } from 'zod';
import { actorSchema } from './actor.ts';
import { DEFAULT_PAGES_PER_TOKEN } from './document-tokens.ts';

/**
 * What of an account decides whether it must do something before anything else, as it was when the session was last
 * written; whatever changes one of these writes the session again.
 */
export const sessionDutiesSchema = z.object({
  /** Marked as expired. */
  passwordExpired: z.boolean(),
  /** Null where no password was used: it cannot grow old then. */
  passwordChangedAt: z.string().nullable(),
  hasSecondFactor: z.boolean(),
});
export type SessionDuties = z.infer<typeof sessionDutiesSchema>;

/** How somebody proves to be the account, before any second factor. */
export const SIGN_IN_METHODS = ['password', 'google', 'mailed-code'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/**
 * A session as Redis holds it under `session:<sha256 of the cookie>`. subgraph-identity writes it; the gateway reads
 * it at every request. `actor` lacks only what changes by request or with the organization's settings.
 */
export const sessionRecordSchema = z.object({
  id: z.string(),
  actor: actorSchema.omit({
    requestId: true,
    settings: true,
    organizationDisabled: true,
    timeZone: true,
    pagesPerToken: true,
    duty: true,
  }),
  createdAt: z.string(),
  lastActivityAt: z.string(),
  absoluteExpiresAt: z.string(),
  userAgent: z.string(),
  ipAddress: z.string(),
  /** False while the second factor is still to be given; such a session may only verify or sign out. */
  verified: z.boolean(),
  /** What the sign-in began with. */
  signInMethod: z.enum(SIGN_IN_METHODS).optional(),
  /** A Google account (issuer and subject) that is linked once the second factor was given. */
  googleToLink: z.string().optional(),
  /** The invitation of a guest's link: nobody's session until the code that is mailed to the address was verified. */
  guestOf: z.string().optional(),
  /** Key of the request that made it what it is: the same request again is answered as it was. */
  issuedFor: z.string().optional(),
  /** When the person last gave a password or a code in this session; what changes how they sign in asks for it anew. */
  authenticatedAt: z.string().optional(),
  /** Missing for sessions that never must do anything first: support mode and the report renderer. */
  duties: sessionDutiesSchema.optional(),
  impersonation: z
    .object({
      startedAt: z.string(),
      expiresAt: z.string(),
      returnTo: z.string(),
      /** Key of the session to go back to when support mode stops. */
      parentSessionKey: z.string(),
    })
    .nullable(),
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** What every request needs to know of an organization, under `organization-access:<id>`. */
export const organizationAccessSchema = z.object({
  organizationId: z.string(),
  settings: z.record(z.string(), z.boolean()),
  disabled: z.boolean(),
  timeZone: z.string().default(DEFAULT_TIME_ZONE),
  pagesPerToken: z.number().int().positive().default(DEFAULT_PAGES_PER_TOKEN),
  parentId: z.string().nullable(),
  childIds: z.array(z.string()),
  flags: z.record(z.string(), z.boolean()),
});
export type OrganizationAccess = z.infer<typeof organizationAccessSchema>;

/** Idle sessions end after 25 + 5 minutes (platform shell §4), every session after 12 hours. */
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_ABSOLUTE_MS = 12 * 3_600_000;
/** Requests that stand for a person's own action carry this header; polls do not, so they never extend a session. */
export const USER_ACTIVITY_HEADER = 'x-user-activity';
export const IDEMPOTENCY_KEY_HEADER = 'x-idempotency-key';
/** Set by identity on the answer of the internal call; `-` clears the session. Never leaves the gateway. */
export const SESSION_TOKEN_HEADER = 'x-session-token';

/**
 * How long support mode may be asked for, in minutes. It stops 3 minutes before its end: what is shorter than the
 * least would be over as it begins.
 */
export const SUPPORT_MODE_MINUTES = { least: 5, most: 240, unlessAsked: 60 } as const;
