import type { ApolloServerPlugin } from '@apollo/server';
import type { Actor } from '@platform/contracts';
import type { Logger } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { IdentityClient } from '../identity-client.ts';
import type { GraphContext } from './graph-context.ts';
import { idsOf, idsUnder, keptOf, type Subjects } from './named-ids.ts';
import { fragmentsOf, rootFields } from './root-fields.ts';

export interface DenialTrailDeps {
  readonly identity: Pick<IdentityClient, 'post'>;
  readonly log: Logger;
}

/** They may be anybody's: enough to see what was tried. */
const MAX_SUBJECTS = 50;

/** With the ids that were named. */
export interface Denial extends Subjects {
  readonly operations: readonly string[];
  /** What was named is not there for this person; else it was refused. */
  readonly missing: boolean;
}

/** Puts on identity's audit trail what a signed-in person was refused; nobody waits for it. */
export type NoteDenial = (denial: Denial, actor: Actor, request: FastifyRequest) => void;

export const createDenialNote =
  ({ identity, log }: DenialTrailDeps): NoteDenial =>
  (denial, actor, request) => {
    void identity.post('/internal/access-denials', denial, actor, request).catch((error: unknown) => {
      log.error({ err: error, requestId: request.id }, 'denied access not recorded');
    });
  };

/**
 * Answers, by the names under which they were asked, that hold nothing because what they name is not there, for this
 * person at least: whichever of the two is never told.
 */
function missingAnswers(errors: readonly GraphQLFormattedError[], data: object | null | undefined): Set<string> {
  if (errors.length > 0) {
    const missing = errors.filter(({ extensions }) => extensions?.['code'] === 'NOT_FOUND');
    return new Set(missing.map(({ path }) => String(path?.[0])));
  }
  return new Set(Object.entries(data ?? {}).flatMap(([name, value]) => (value === null ? name : [])));
}

/** Whatever subgraph refuses a signed-in person something, identity's audit trail has it; the answer does not wait. */
export function denialTrail(deps: DenialTrailDeps): ApolloServerPlugin<GraphContext> {
  const note = createDenialNote(deps);
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ schema, document, operation, request, response: { body }, contextValue }) {
          const { caller, request: incoming } = contextValue;
          if (!document || !operation || !incoming || !caller.actor.accountId) return;
          const { errors = [], data } = body.kind === 'single' ? body.singleResult : {};
          const isRefused = errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN');
          const answers = missingAnswers(errors, data);
          if (!isRefused && answers.size === 0) return;
          const asked = { schema, document, operation, variables: request.variables ?? {} };
          const ids = isRefused ? idsOf(asked) : idsUnder(answers, asked);
          if (!isRefused && ids.length === 0) return;
          // The trail of support mode has it already.
          if (caller.actor.impersonator && operation.operation === 'mutation') return;
          const operations = rootFields(operation.selectionSet, fragmentsOf(document)).slice(0, 50);
          note({ operations, ...keptOf(ids, MAX_SUBJECTS), missing: !isRefused }, caller.actor, incoming);
        },
      };
    },
  };
}
