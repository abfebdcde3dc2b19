import {
  defineEnvironment,
  kafkaEnvironment,
  mongoEnvironment,
  redisEnvironment,
  serviceEnvironment,
} from '@platform/service-kit';
import { z } from 'zod';

const oidcIssuer = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}, 'must start with https://, or be on this machine');
const googleShape = {
  /** Google's, or that of another OpenID Connect provider. */
  GOOGLE_OIDC_ISSUER: oidcIssuer.default('https://accounts.google.com'),
  /** With both of these sign-in with Google is on; its redirect address is PUBLIC_URL/sso/google. */
  GOOGLE_OIDC_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
} as const;
/** What the services of this subgraph need, apart from being a server. */
const storeShape = {
  NODE_ENV: serviceEnvironment.NODE_ENV,
  ...mongoEnvironment,
  ...redisEnvironment,
  ...googleShape,
  /** This subgraph's own database. */
  MONGODB_DATABASE: z.string().min(1).default('identity'),
} as const;
const earlierSecrets = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean));
const servicesShape = {
  ...storeShape,
  ACTOR_TOKEN_SECRET: serviceEnvironment.ACTOR_TOKEN_SECRET,
  /** Seals authenticator secrets and makes invitation links; the actor token's secret when not set. */
  IDENTITY_SECRET: serviceEnvironment.ACTOR_TOKEN_SECRET.optional(),
  /** What it was before, separated by commas: without it authenticator apps and links from then are worth nothing. */
  IDENTITY_EARLIER_SECRETS: earlierSecrets,
  /** Seals the audit trail; the actor token's secret when not set. Changing it needs the earlier one below. */
  AUDIT_TRAIL_SECRET: serviceEnvironment.ACTOR_TOKEN_SECRET.optional(),
  /** What sealed earlier entries, separated by commas: without it they can no longer be proven. */
  AUDIT_TRAIL_EARLIER_SECRETS: earlierSecrets,
  /** The one origin of the platform; links in mail lead there, never to a host that a request named. */
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** Who authenticator apps say a code is for. */
  PRODUCT_NAME: z.string().min(1).default('Estate Planning'),
  /** smtps://user:password@host:465; without it mail stays in the local outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('no-reply@localhost'),
  /** Where support requests go. */
  SUPPORT_MAIL_TO: z.email().default('customer-care@example.com'),
  /** Takes JSON {to, text} with a bearer token; without it text messages stay in the local outbox. */
  SMS_PROVIDER_URL: z.url().optional(),
  SMS_PROVIDER_TOKEN: z.string().optional(),
  /** Failures of one address until it is locked. */
  SIGN_IN_MAX_FAILURES: z.coerce.number().int().min(1).default(5),
  /** How long it then stays locked. */
  SIGN_IN_LOCK_SECONDS: z.coerce.number().int().min(1).default(900),
  /** Failed sign-ins of one network address in that time. */
  SIGN_IN_MAX_PER_IP: z.coerce.number().int().min(1).default(100),
  /** How many people one person may invite in an hour. */
  INVITATIONS_PER_HOUR: z.coerce.number().int().min(1).default(100),
} as const;
const shape = { ...serviceEnvironment, ...kafkaEnvironment, ...servicesShape } as const;
const seedShape = {
  ...storeShape,
  /** The password of every sample sign-in. */
  SAMPLE_PASSWORD: z.string().min(12).optional(),
} as const;

type Source = Readonly<Record<string, string | undefined>>;
export type IdentityEnvironment = z.infer<z.ZodObject<typeof shape>>;
export type GoogleEnvironment = z.infer<z.ZodObject<typeof googleShape>>;
export type StoresEnvironment = GoogleEnvironment & Pick<IdentityEnvironment, 'NODE_ENV'>;
export type ServicesEnvironment = z.infer<z.ZodObject<typeof servicesShape>>;

/** The only reader of process.env. Throws one error that names every wrong variable. */
export const readEnvironment = (source: Source = process.env): IdentityEnvironment => defineEnvironment(shape, source);
export const readSeedEnvironment = (source: Source = process.env) => defineEnvironment(seedShape, source);
