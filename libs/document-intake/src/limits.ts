import type { IntakeLimits } from '@platform/contracts/events';
import { MEGABYTE } from '@platform/kernel';
import { z } from 'zod';
import { DOCX, PDF } from './kinds.ts';

/**
 * What a document may be, wherever one is taken or read. One set for all: what passes the intake is readable, and
 * what the reader would refuse costs no tokens.
 */
export const DEFAULT_INTAKE_LIMITS: IntakeLimits = {
  maxBytes: 100 * MEGABYTE,
  maxPages: 1_000,
  /** Of a Word file's parts together; far above any real document. */
  maxUnpackedBytes: 200 * MEGABYTE,
};

/** The variables of every service that takes documents. */
export const intakeEnvironment = {
  UPLOAD_MAX_BYTES: z.coerce.number().int().positive().default(DEFAULT_INTAKE_LIMITS.maxBytes),
  UPLOAD_MAX_PAGES: z.coerce.number().int().positive().default(DEFAULT_INTAKE_LIMITS.maxPages),
} as const;

export function intakeLimits(environment: {
  readonly UPLOAD_MAX_BYTES: number;
  readonly UPLOAD_MAX_PAGES: number;
}): IntakeLimits {
  const { UPLOAD_MAX_BYTES: maxBytes, UPLOAD_MAX_PAGES: maxPages } = environment;
  return { ...DEFAULT_INTAKE_LIMITS, maxBytes, maxPages };
}

/** What a file picker offers: endings and kinds of the documents that are taken. */
export const ACCEPTED: readonly string[] = ['.pdf', '.docx', PDF, DOCX];
