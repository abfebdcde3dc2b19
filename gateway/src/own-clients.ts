import type { Actor } from '@platform/contracts';
import { actorAuthorization } from '@platform/service-kit';
import { type Dispatcher, request } from 'undici';
import { z } from 'zod';

export interface OwnClientsDeps {
  readonly graphqlUrl: string;
  readonly secret: string;
  readonly dispatcher: Dispatcher;
  /** False while subgraph-estate is known to be down: it is not waited for. */
  readonly isUp: () => boolean;
  readonly deadlineMs: number;
}

const answerSchema = z.object({ estateIds: z.array(z.string()) });

/** Asks subgraph-estate which estates somebody advises. Throws when it cannot say: nobody reaches more meanwhile. */
export function createOwnClientsReader({ graphqlUrl, secret, dispatcher, isUp, deadlineMs }: OwnClientsDeps) {
  const url = new URL('/internal/own-clients', graphqlUrl);
  return async (actor: Actor): Promise<readonly string[]> => {
    if (!isUp()) throw new Error('subgraph-estate is down');
    const headers = { authorization: actorAuthorization(actor, secret) };
    const { statusCode, body } = await request(url, { dispatcher, headers, signal: AbortSignal.timeout(deadlineMs) });
    const content = await body.json();
    if (statusCode !== 200) throw new Error(`subgraph-estate answered ${statusCode} for the own clients`);
    return answerSchema.parse(content).estateIds;
  };
}
