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
  /** What the reader is called on screen. */
  ASSISTANT_NAME: z.string().min(1).default('VAI'),
  /** Documents read at once by this process; one organization leaves one place free, where there are several. */
  READER_CONCURRENCY: z.coerce.number().int().min(1).max(16).default(2),
  /** A reading that takes longer is given up; how long one may take goes by its pages, and is never more than this. */
  READER_TIMEOUT_MS: z.coerce.number().int().min(1_000).default(3_600_000),
  /** An OpenAI-compatible model beside the rules; off unless both are set. Its values pass the same citation check. */
  MODEL_BASE_URL: z.url().optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_API_KEY: z.string().optional(),
} as const;

export type IntegrationsEnvironment = z.infer<z.ZodObject<typeof shape>>;

/** The only reader of process.env. Throws one error that names every wrong variable. */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): IntegrationsEnvironment {
  return defineEnvironment(shape, source);
}
