import { z } from 'zod';
import { TRACING } from './tracing.ts';

const port = z.coerce.number().int().min(0).max(65_535);

/** What every service reads. A service adds its own names; nothing else in the service touches `process.env`. */
export const serviceEnvironment = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port,
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** What was done of each request, and how long it took: `console` for development, `otlp` to a collector. */
  TRACING: z.enum(TRACING).default('off'),
  /** Shared by gateway and subgraphs; signs actor tokens, file links and upload references, each with its own key. */
  ACTOR_TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters'),
} as const;

export const mongoEnvironment = {
  MONGODB_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb://'),
};
export const kafkaEnvironment = {
  KAFKA_BROKERS: z.string().transform((text, context) => {
    const brokers = text.split(',').map((broker) => broker.trim());
    if (brokers.some((broker) => !/^[^\s:]+:\d+$/.test(broker))) {
      context.addIssue({ code: 'custom', message: 'must be host:port, separated by commas' });
      return z.NEVER;
    }
    return brokers;
  }),
};
export const redisEnvironment = { REDIS_URL: z.string().regex(/^rediss?:\/\//, 'must start with redis://') };
export const blobEnvironment = {
  DATA_DIR: z.string().min(1).default('.data'),
  /** With a bucket named, blobs live in S3; without one, in DATA_DIR/blobs. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
};

/**
 * A service's settings, checked once at start. Throws one Error that names every wrong variable with its reason
 * (never its value: it may be a secret).
 */
export function defineEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: Readonly<Record<string, string | undefined>> = process.env,
): z.infer<z.ZodObject<Shape>> {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = z.object(shape).safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${present[name] === undefined ? 'is not set' : issue.message}`;
  });
  throw new Error(`The environment is not right:\n${[...new Set(lines)].join('\n')}`);
}
