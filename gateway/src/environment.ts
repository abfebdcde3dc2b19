import { isAbsolute, resolve } from 'node:path';
import { intakeEnvironment } from '@platform/document-intake/limits';
import { blobEnvironment, defineEnvironment, redisEnvironment, serviceEnvironment } from '@platform/service-kit';
import { z } from 'zod';
import { EXECUTORS } from './graph/executor.ts';
import type { RequestLimits } from './graph/request-budget.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Relative paths are of the workspace, wherever the process was started. */
const path = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => (isAbsolute(text) ? text : resolve(ROOT, text)));
const origin = z.url().transform((text) => new URL(text).origin);

export const gatewayEnvironment = {
  ...serviceEnvironment,
  ...redisEnvironment,
  ...blobEnvironment,
  UPLOAD_MAX_BYTES: intakeEnvironment.UPLOAD_MAX_BYTES,
  /** The one origin that browsers see. */
  PUBLIC_URL: origin,
  /** Further origins whose pages may call, separated by commas: for remotes that their team runs alone. */
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .filter(Boolean)
        .map((entry) => new URL(entry.trim()).origin),
    ),
  /** Number of proxies in front whose x-forwarded-for is believed; 0 takes the address of the socket. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  SUBGRAPH_IDENTITY_URL: z.url(),
  SUBGRAPH_ESTATE_URL: z.url(),
  SUBGRAPH_REPORTS_URL: z.url(),
  SUBGRAPH_INTEGRATIONS_URL: z.url(),
  REMOTE_ESTATE_URL: origin.optional(),
  REMOTE_DOCUMENTS_URL: origin.optional(),
  REMOTE_REPORTS_URL: origin.optional(),
  REMOTE_ADMIN_URL: origin.optional(),
  /** What plans and runs operations: `planned` is the planner in Rust with the runner here, `apollo` Apollo Gateway. */
  GATEWAY_EXECUTOR: z.enum(EXECUTORS).default('planned'),
  SUPERGRAPH_PATH: path('gateway/supergraph.graphql'),
  SHELL_DIST: path('shell-app/dist'),
  REMOTES_FILE: z.string().optional(),
  /** A query that takes longer is stopped, in the subgraphs too; a change is answered then, and may be finished.
   * Operations that need longer say so themselves (`@deadline`). */
  READ_DEADLINE_MS: z.coerce.number().int().positive().default(3_000),
  WRITE_DEADLINE_MS: z.coerce.number().int().positive().default(10_000),
  /** Largest answer to one operation. */
  ANSWER_MAX_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(8 * 1024 * 1024),
  /** Whatever one account, or a visitor's network, asks in a minute. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(1_500),
  /** How long the body of a request may take; an upload goes on as long as something comes. */
  BODY_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().positive().default(1_000),
  /** Sign-in attempts of one address in a minute; one account's own limit is identity's. */
  SIGN_INS_PER_MINUTE: z.coerce.number().int().positive().default(120),
} as const;

export type GatewayEnvironment = z.infer<z.ZodObject<typeof gatewayEnvironment>>;

export function readEnvironment(source?: Readonly<Record<string, string | undefined>>): GatewayEnvironment {
  return defineEnvironment(gatewayEnvironment, source);
}

export function requestLimits(environment: GatewayEnvironment): RequestLimits {
  return {
    readDeadlineMs: environment.READ_DEADLINE_MS,
    writeDeadlineMs: environment.WRITE_DEADLINE_MS,
    maxAnswerBytes: environment.ANSWER_MAX_BYTES,
  };
}

/** Subgraph name in the supergraph → its address here: the supergraph's own addresses are never used. */
export function subgraphUrls(environment: GatewayEnvironment): Readonly<Record<string, string>> {
  return {
    identity: environment.SUBGRAPH_IDENTITY_URL,
    estate: environment.SUBGRAPH_ESTATE_URL,
    reports: environment.SUBGRAPH_REPORTS_URL,
    integrations: environment.SUBGRAPH_INTEGRATIONS_URL,
  };
}

export function remoteUrls(environment: GatewayEnvironment): Readonly<Record<string, string>> {
  const urls = {
    estate: environment.REMOTE_ESTATE_URL,
    documents: environment.REMOTE_DOCUMENTS_URL,
    reports: environment.REMOTE_REPORTS_URL,
    admin: environment.REMOTE_ADMIN_URL,
  };
  return Object.fromEntries(Object.entries(urls).flatMap(([name, url]) => (url ? [[name, url]] : [])));
}
