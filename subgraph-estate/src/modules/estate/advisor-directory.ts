import { systemActor } from '@platform/contracts';
import { DomainError, newId } from '@platform/kernel';
import { actorAuthorization, UNAVAILABLE } from '@platform/service-kit';
import { z } from 'zod';

const answerSchema = z.object({ accountId: z.string(), name: z.string(), role: z.string() });
/** Within the time that a request may take. */
const TIMEOUT_MS = 8_000;

/** Somebody of an organization whom a client may be given to; null for everybody else. */
export type FindAdvisor = (
  organizationId: string,
  accountId: string,
) => Promise<{ readonly accountId: string; readonly name: string } | null>;

/** Asks identity, which alone knows who is a member as what. Throws: DomainError SERVICE_UNAVAILABLE while it is away. */
export function advisorDirectory(identityUrl: string, secret: string): FindAdvisor {
  return async (organizationId, accountId) => {
    const path = ['organizations', organizationId, 'advisors', accountId].map(encodeURIComponent).join('/');
    const scope = { everything: false, organizationIds: [organizationId], estateIds: [] };
    const response = await fetch(new URL(`/internal/${path}`, identityUrl), {
      headers: { authorization: actorAuthorization(systemActor('estate', newId(), scope), secret, 'estate') },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (response?.status === 404) return null;
    if (!response?.ok) throw new DomainError(UNAVAILABLE.code, UNAVAILABLE.message);
    return answerSchema.parse(await response.json());
  };
}
