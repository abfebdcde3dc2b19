import type { Actor } from '@platform/contracts';
import { isDomainError } from '@platform/kernel';
import { callerFacts } from '../../domain/audit/audit-facts.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import type { RequestLimiter } from '../limit/request-limiter.service.ts';
import type { AuditTrail } from './audit-trail.service.ts';

export interface AccessDenial {
  /** Fields of the operation. */
  readonly operations: readonly string[];
  /** Ids that it names; they may be anybody's. */
  readonly subjects: readonly string[];
  /** How many there are where they are more than are kept. */
  readonly subjectsCount?: number | undefined;
}

export interface AccessDenialsDeps {
  readonly audit: AuditTrail;
  readonly limits: Pick<RequestLimiter, 'take'>;
}

/** What a signed-in person asked for and was refused, whichever subgraph refused it. */
export function createAccessDenials({ audit, limits }: AccessDenialsDeps) {
  /** One of those that one person may put on record in an hour. */
  async function mayNote(person: string): Promise<boolean> {
    try {
      await limits.take('access-denial', person);
      return true;
    } catch (error) {
      if (isDomainError(error)) return false;
      throw error;
    }
  }
  async function append(
    action: 'access.denied' | 'access.probed',
    actor: Actor,
    { operations, subjects, subjectsCount }: AccessDenial,
    origin: RequestOrigin,
  ): Promise<void> {
    await audit.append({
      action,
      outcome: 'REFUSED',
      ...callerFacts(actor, origin),
      subjectId: subjects[0] ?? null,
      details: {
        operations: operations.join(', '),
        ...(subjects.length > 0 && { subjects: subjects.join(', ') }),
        ...(subjectsCount !== undefined && { subjectsCount }),
        ...(actor.impersonator && { by: actor.impersonator.name }),
      },
    });
  }
  const personOf = ({ impersonator, accountId }: Actor): string | null => impersonator?.accountId ?? accountId;

  return {
    mayNote,
    /**
     * Everybody follows an old link now and then: the first ten ids of an hour are none, however many one request names.
     * From there on somebody is trying ids, and it is on record. False when this one is not.
     */
    async noteMissing(actor: Actor, missing: AccessDenial, origin: RequestOrigin): Promise<boolean> {
      const person = personOf(actor);
      if (!person) return false;
      const named = Math.max(1, missing.subjectsCount ?? missing.subjects.length);
      const isUsual = await limits.take('missing-record', person, named).then(
        () => true,
        (error: unknown) => {
          if (isDomainError(error)) return false;
          throw error;
        },
      );
      if (isUsual || !(await mayNote(person))) return false;
      await append('access.probed', actor, missing, origin);
      return true;
    },
    /** False when so many of this person's were recorded lately that this one is not. */
    async note(actor: Actor, denial: AccessDenial, origin: RequestOrigin): Promise<boolean> {
      const person = personOf(actor);
      if (!person || !(await mayNote(person))) return false;
      await append('access.denied', actor, denial, origin);
      return true;
    },
  };
}
export type AccessDenials = ReturnType<typeof createAccessDenials>;
