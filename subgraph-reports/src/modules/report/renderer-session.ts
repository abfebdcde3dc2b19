import { systemActor } from '@platform/contracts';
import { DomainError, newId } from '@platform/kernel';
import { actorAuthorization } from '@platform/service-kit';
import { z } from 'zod';

interface SessionRequest {
  readonly accountId: string;
  readonly organizationId: string;
  readonly estateId: string;
  readonly reportId: string;
}

export type IssueRendererSession = (request: SessionRequest) => Promise<string>;

const answerSchema = z.object({ token: z.string().min(1) });
const TIMEOUT_MS = 10_000;

/** Asks identity for a session that reads one estate for one report, for ten minutes. Rejects when identity is away. */
export function rendererSessions(identityUrl: string, secret: string): IssueRendererSession {
  const url = new URL('/internal/microservice-sessions', identityUrl);
  return async (request) => {
    const scope = { everything: false, organizationIds: [], estateIds: [request.estateId] };
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: actorAuthorization(systemActor('reports', newId(), scope), secret, 'reports'),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new DomainError('RENDER_UNREACHABLE', 'The report could not be begun.');
    if (!response.ok) throw new Error(`identity refused a renderer session: ${response.status}`);
    return answerSchema.parse(await response.json()).token;
  };
}
