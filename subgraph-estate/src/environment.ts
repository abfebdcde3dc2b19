import { intakeEnvironment } from '@platform/document-intake/limits';
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
  ...intakeEnvironment,
  IDENTITY_URL: z.url(),
  /** This subgraph's own database. */
  MONGODB_DATABASE: z.string().min(1).default('estate'),
} as const;

export type EstateEnvironment = z.infer<z.ZodObject<typeof shape>>;

/** The only reader of process.env. Throws one error that names every wrong variable. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>> = process.env): EstateEnvironment {
  return defineEnvironment(shape, source);
}

const seedShape = {
  NODE_ENV: serviceEnvironment.NODE_ENV,
  ...mongoEnvironment,
  MONGODB_DATABASE: shape.MONGODB_DATABASE,
} as const;

/** What writing the sample estates needs: the store alone. */
export function readSeedEnvironment(source: Readonly<Record<string, string | undefined>> = process.env) {
  return defineEnvironment(seedShape, source);
}
