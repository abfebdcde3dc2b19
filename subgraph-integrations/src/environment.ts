import {
  blobEnvironment,
  defineEnvironment,
  kafkaEnvironment,
  mongoEnvironment,
  redisEnvironment,
  serviceEnvironment,
} from '@platform/service-kit';
import { z } from 'zod';

const listed = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean));

const shape = {
  ...serviceEnvironment,
  ...mongoEnvironment,
  ...kafkaEnvironment,
  ...redisEnvironment,
  ...blobEnvironment,
  /** What the reader is called on screen. */
  ASSISTANT_NAME: z.string().min(1).default('VAI'),
  /** Documents read at once by this process; one organization leaves one place free, where there are several. */
  READER_CONCURRENCY: z.coerce.number().int().min(1).max(16).default(2),
  /** A reading that takes longer is given up; how long one may take goes by its pages, and is never more than this. */
  READER_TIMEOUT_MS: z.coerce.number().int().min(1_000).default(3_600_000),
  /** Inner addresses, `host:port` and separated by commas, at which an organization's language model may be asked. */
  MODEL_LOCAL_HOSTS: listed,
  /** Seals the keys of organizations' language models; the actor token's secret when not set. */
  INTEGRATIONS_SECRET: serviceEnvironment.ACTOR_TOKEN_SECRET.optional(),
  /** What it was before, separated by commas: without it keys from then have to be given anew. */
  INTEGRATIONS_EARLIER_SECRETS: listed,
} as const;

export type IntegrationsEnvironment = z.infer<z.ZodObject<typeof shape>>;

/** The only reader of process.env. Throws one error that names every wrong variable. */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): IntegrationsEnvironment {
  return defineEnvironment(shape, source);
}
