import type { ApolloServerPlugin } from '@apollo/server';
import type { Actor } from '@platform/contracts';
import type { Logger } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { IdentityClient } from '../identity-client.ts';
import type { GraphContext } from './graph-context.ts';
import { fragmentsOf, rootFields } from './root-fields.ts';
import { subjectsOf } from './support-trail.ts';

export interface DenialTrailDeps {
  readonly identity: Pick<IdentityClient, 'post'>;
  readonly log: Logger;
}

export interface Denial {
  readonly operations: readonly string[];
  /** Ids that were named. */
  readonly subjects: readonly string[];
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

/** What was named by id is not there, for this person at least: whichever of the two is never told. */
const isMissing = (errors: readonly GraphQLFormattedError[], data: object | null | undefined): boolean =>
  errors.length > 0
    ? errors.some(({ extensions }) => extensions?.['code'] === 'NOT_FOUND')
    : Object.values(data ?? {}).includes(null);

/** Whatever subgraph refuses a signed-in person something, identity's audit trail has it; the answer does not wait. */
export function denialTrail(deps: DenialTrailDeps): ApolloServerPlugin<GraphContext> {
  const note = createDenialNote(deps);
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ document, operation, request, response: { body }, contextValue }) {
          const { caller, request: incoming } = contextValue;
          if (!document || !operation || !incoming || !caller.actor.accountId) return;
          const { errors = [], data } = body.kind === 'single' ? body.singleResult : {};
          const isRefused = errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN');
          const subjects = subjectsOf(document, request.variables ?? {});
          const missing = !isRefused && subjects.length > 0 && isMissing(errors, data);
          if (!isRefused && !missing) return;
          // The trail of support mode has it already.
          if (caller.actor.impersonator && operation.operation === 'mutation') return;
          const operations = rootFields(operation.selectionSet, fragmentsOf(document)).slice(0, 50);
          note({ operations, subjects, missing }, caller.actor, incoming);
        },
      };
    },
  };
}
