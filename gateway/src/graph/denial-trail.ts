import type { ApolloServerPlugin } from '@apollo/server';
import type { Logger } from '@platform/service-kit';
import type { IdentityClient } from '../identity-client.ts';
import type { GraphContext } from './graph-context.ts';
import { fragmentsOf, rootFields } from './root-fields.ts';
import { subjectsOf } from './support-trail.ts';

export interface DenialTrailDeps {
  readonly identity: Pick<IdentityClient, 'post'>;
  readonly log: Logger;
}

/** Whatever subgraph refuses a signed-in person something, identity's audit trail has it; the answer does not wait. */
export function denialTrail({ identity, log }: DenialTrailDeps): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ document, operation, request, response: { body }, contextValue }) {
          const { caller, request: incoming, requestId } = contextValue;
          if (!document || !operation || !incoming || !caller.actor.accountId) return;
          const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
          if (!errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN')) return;
          // The trail of support mode has it already.
          if (caller.actor.impersonator && operation.operation === 'mutation') return;
          const denial = {
            operations: rootFields(operation.selectionSet, fragmentsOf(document)).slice(0, 50),
            subjects: subjectsOf(document, request.variables ?? {}),
          };
          void identity.post('/internal/access-denials', denial, caller.actor, incoming).catch((error: unknown) => {
            log.error({ err: error, requestId }, 'denied access not recorded');
          });
        },
      };
    },
  };
}
