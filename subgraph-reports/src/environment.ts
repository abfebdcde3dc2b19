import {
  blobEnvironment,
  defineEnvironment,
  kafkaEnvironment,
  mongoEnvironment,
  redisEnvironment,
  serviceEnvironment,
} from '@platform/service-kit';
import { z } from 'zod';

const shape = {
  ...serviceEnvironment,
  ...mongoEnvironment,
  ...kafkaEnvironment,
  ...redisEnvironment,
  ...blobEnvironment,
  /** The one origin, where the /service pages are. */
  GATEWAY_URL: z.url(),
  /** subgraph-identity, which issues the renderer's sessions. */
  IDENTITY_URL: z.url(),
  CHROMIUM_PATH: z.string().optional(),
  /** Pages rendered at once; one a core is right. */
  RENDER_POOL: z.coerce.number().int().min(1).max(32).default(2),
  RENDER_TIMEOUT_MS: z.coerce.number().int().min(1_000).default(60_000),
} as const;

export type ReportsEnvironment = z.infer<z.ZodObject<typeof shape>>;

/** The only reader of process.env. Throws one error that names every wrong variable. */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): ReportsEnvironment {
  return defineEnvironment(shape, source);
}
