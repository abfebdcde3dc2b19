import { createHash } from 'node:crypto';
import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { IdentityClient } from '../identity-client.ts';

export interface SupportFileTrailDeps {
  readonly identity: Pick<IdentityClient, 'post'>;
  readonly redis: Pick<Redis, 'get' | 'set'>;
}

export interface OpenedFile {
  readonly blobKey: string;
  readonly filename: string;
  /** A reader fetches a long file piece by piece. */
  readonly isPiece: boolean;
}

/** The pieces of one reading are one entry. */
const ONE_READING_SECONDS = 10 * 60;
const MAX_TEXT = 100;

/** Support mode: each file that is opened is on identity's audit trail under both names; one that cannot be put on record stays shut. */
export function createSupportFileTrail({ identity, redis }: SupportFileTrailDeps) {
  return {
    /** Throws: DomainError SERVICE_UNAVAILABLE. */
    async note(actor: Actor, { blobKey, filename, isPiece }: OpenedFile, request: FastifyRequest): Promise<void> {
      if (!actor.impersonator) return;
      const reading = createHash('sha256').update(`${actor.sessionId} ${blobKey}`).digest('base64url');
      const key = `support-file:${reading}`;
      if (isPiece && (await redis.get(key))) return;
      const body = {
        operations: [`open file ${filename}`.slice(0, MAX_TEXT)],
        subjects: [blobKey.slice(0, MAX_TEXT)],
        outcome: 'SUCCEEDED',
      };
      const { status } = await identity.post('/internal/impersonation/actions', body, actor, request);
      if (status !== 200) {
        throw new DomainError('SERVICE_UNAVAILABLE', 'The service is not available at the moment. Please try again.');
      }
      await redis.set(key, '1', 'EX', ONE_READING_SECONDS);
    },
  };
}
export type SupportFileTrail = ReturnType<typeof createSupportFileTrail>;
