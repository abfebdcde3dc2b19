import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import type { FastifyRequest } from 'fastify';
import type { IdentityClient } from '../identity-client.ts';
import type { SupportReadings } from '../support-readings.ts';

export interface SupportFileTrailDeps {
  readonly identity: Pick<IdentityClient, 'post'>;
  readonly readings: SupportReadings;
}

export interface OpenedFile {
  readonly blobKey: string;
  readonly filename: string;
  /** A reader fetches a long file piece by piece. */
  readonly isPiece: boolean;
}

const MAX_TEXT = 100;

/** Support mode: each file that is opened is on identity's audit trail under both names; one that cannot be put on record stays shut. */
export function createSupportFileTrail({ identity, readings }: SupportFileTrailDeps) {
  return {
    /** Throws: DomainError SERVICE_UNAVAILABLE. */
    async note(actor: Actor, { blobKey, filename, isPiece }: OpenedFile, request: FastifyRequest): Promise<void> {
      if (!actor.impersonator) return;
      // The pieces of one reading are one entry.
      if (isPiece && (await readings.has(actor, blobKey))) return;
      const body = {
        operations: [`open file ${filename}`.slice(0, MAX_TEXT)],
        subjects: [blobKey.slice(0, MAX_TEXT)],
        outcome: 'SUCCEEDED',
      };
      const { status } = await identity.post('/internal/impersonation/actions', body, actor, request);
      if (status !== 200) {
        throw new DomainError('SERVICE_UNAVAILABLE', 'The service is not available at the moment. Please try again.');
      }
      await readings.add(actor, blobKey);
    },
  };
}
export type SupportFileTrail = ReturnType<typeof createSupportFileTrail>;
