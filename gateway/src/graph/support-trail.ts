import type { ApolloServerPlugin } from '@apollo/server';
import type { Logger } from '@platform/service-kit';
import { GraphQLError } from 'graphql';
import type { IdentityClient } from '../identity-client.ts';
import type { SupportReadings } from '../support-readings.ts';
import type { GraphContext } from './graph-context.ts';
import { idsOf, keptOf } from './named-ids.ts';
import { fragmentsOf, rootFields } from './root-fields.ts';
import type { SupergraphRules } from './supergraph-rules.ts';

export interface SupportTrailDeps {
  readonly identity: Pick<IdentityClient, 'post'>;
  readonly readings: SupportReadings;
  readonly rules: SupergraphRules;
  readonly log: Logger;
}

type Outcome = 'STARTED' | 'SUCCEEDED' | 'REFUSED' | 'VIEWED';

/** Whose data was looked at or changed is on record for all of them; a list of a request is no longer. */
const MAX_SUBJECTS = 1_000;

const unavailable = (): GraphQLError =>
  new GraphQLError('The service is not available at the moment. Please try again.', {
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503 } },
  });

/**
 * Support mode: each mutation is on identity's audit trail under both names before it runs, and its outcome after it;
 * what is looked at is there before it is shown, once in ten minutes. What cannot be put on record does not run.
 */
export function supportTrail({ identity, readings, rules, log }: SupportTrailDeps): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      let note: ((outcome: Outcome) => Promise<boolean>) | undefined;
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          const { caller, request: incoming } = contextValue;
          if (!operation || !caller.actor.impersonator || !incoming) return;
          const ids = idsOf({ schema, document, operation, variables: request.variables ?? {} });
          const action = {
            operations: [...new Set(rootFields(operation.selectionSet, fragmentsOf(document)))].slice(0, 50),
            ...keptOf(ids, MAX_SUBJECTS),
          };
          const record = async (outcome: Outcome): Promise<boolean> => {
            const body = { ...action, outcome };
            return (
              (await identity.post('/internal/impersonation/actions', body, caller.actor, incoming)).status === 200
            );
          };
          // What a page asks about its own session looks at nobody's data and changes none.
          const root = operation.operation === 'mutation' ? 'Mutation' : 'Query';
          if (!action.operations.some((name) => name !== '__typename' && rules.field(root, name)?.recorded !== false))
            return;
          if (operation.operation !== 'mutation') {
            const reading = JSON.stringify([action.operations, ids]);
            if (await readings.has(caller.actor, reading)) return;
            if (!(await record('VIEWED'))) throw unavailable();
            await readings.add(caller.actor, reading);
            return;
          }
          if (!(await record('STARTED'))) throw unavailable();
          note = record;
        },
        async willSendResponse({ response: { body }, contextValue }) {
          if (!note) return;
          const failed = body.kind === 'single' && (body.singleResult.errors?.length ?? 0) > 0;
          const noted = await note(failed ? 'REFUSED' : 'SUCCEEDED').catch(() => false);
          if (!noted) log.error({ requestId: contextValue.requestId }, 'outcome of a support action not recorded');
        },
      };
    },
  };
}
