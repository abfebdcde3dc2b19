import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Actor } from '@platform/contracts';
import { DUTY_REFUSALS } from '@platform/contracts/access';
import { type DomainError, isDomainError } from '@platform/kernel';
import {
  assertTexts,
  createByteBoundStore,
  createDocumentStore,
  type Logger,
  noteInTrace,
  UNAVAILABLE,
} from '@platform/service-kit';
import {
  BREAK,
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import type { IdentityClient } from '../identity-client.ts';
import type { SessionGate } from '../session-gate.ts';
import type { SupportReadings } from '../support-readings.ts';
import { denialTrail } from './denial-trail.ts';
import { isHidden, maskError } from './error-masking.ts';
import type { Executor } from './executor.ts';
import { filesOf } from './file-variables.ts';
import type { GraphContext } from './graph-context.ts';
import { MAX_TOKENS, type OperationGuard } from './operation-guard.ts';
import type { OperationRateLimits } from './rate-limits.ts';
import { named, statusOfRefusal } from './refused-status.ts';
import type { OperationKind } from './request-budget.ts';
import type { RequestKeys } from './request-keys.ts';
import { type Fragments, fragmentsOf, rootFields, rootType } from './root-fields.ts';
import type { SupergraphRules } from './supergraph-rules.ts';
import { supportTrail } from './support-trail.ts';
import type { UploadReceiver } from './uploads.ts';

export interface GraphServerDeps {
  readonly executor: Executor;
  readonly gate: SessionGate;
  readonly keys: RequestKeys;
  readonly guard: OperationGuard;
  readonly rateLimits: OperationRateLimits;
  readonly rules: SupergraphRules;
  readonly uploads: Pick<UploadReceiver, 'store'>;
  readonly identity: Pick<IdentityClient, 'post'>;
  readonly readings: SupportReadings;
  readonly log: Logger;
  readonly production: boolean;
}

/** What is hidden from the client or missing is logged with its request; all else is an expected outcome. */
const isLogged = (code: unknown): boolean =>
  isHidden(code) || code === 'SUBGRAPH_UNAVAILABLE' || code === UNAVAILABLE.code;

function guards({ keys, guard, rateLimits, rules, uploads }: GraphServerDeps): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ source, document, operation, request, contextValue, schema }) {
          if (!operation) return;
          if (operation.operation === 'subscription') throw notOverHttp();
          noteInTrace({ operation: `${operation.operation} ${operation.name?.value ?? 'without a name'}` });
          const { budget } = contextValue;
          if (operation.operation !== 'query') budget?.survivesClient();
          const fragments = fragmentsOf(document);
          guard.assertAffordable(source ?? '', document, operation, request.variables ?? {});
          const change = { operation, fragments, variables: request.variables ?? {} };
          await keys.begin(contextValue, change).catch(asUnavailable);
          const { caller } = contextValue;
          if (caller.session === 'expired' && asksWhoIsSignedIn(document)) throw expired();
          refuseVisitors(caller.actor, operation, fragments, rules);
          refuseBeforeDuty(caller.actor, operation, fragments, rules);
          if (caller.actor.kind === 'microservice' && operation.operation !== 'query') {
            throw new GraphQLError("Unauthorized: You don't have enough permissions", {
              extensions: { code: 'FORBIDDEN' },
            });
          }
          const begin = (): void =>
            budget?.begin(kindOf(operation, caller.actor), deadlineOf(operation, fragments, rules));
          if (!contextValue.request) return begin();
          await rateLimits.check(operation, fragments, contextValue.request).catch(asUnavailable);
          await keys.remember(contextValue).catch(asUnavailable);
          // Last: nothing of a file is kept for an operation that will not run.
          const { variables } = change;
          if (filesOf({ variables, operation, fragments }, { schema, rules }, caller.actor).length === 0)
            return begin();
          // Its subgraph would refuse these before anything takes the file.
          assertTexts(document, variables);
          request.variables = await uploads.store(variables).catch((error: unknown) => {
            throw isDomainError(error) ? refusedFile(error) : error;
          });
          keys.bindFiles(contextValue, { ...change, variables: request.variables ?? {} });
          begin();
        },
      };
    },
  };
}

/** What is no refusal is Redis that is away: closed, not open. */
function asUnavailable(error: unknown): never {
  if (error instanceof GraphQLError) throw error;
  throw new GraphQLError('The service is not available at the moment. Please try again.', {
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503 } },
  });
}

const kindOf = ({ operation }: OperationDefinitionNode, actor: Actor): OperationKind =>
  operation !== 'query' ? 'change' : actor.kind === 'microservice' ? 'background' : 'read';

const notOverHttp = (): GraphQLError =>
  new GraphQLError('Subscriptions are served over the websocket only.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/** What the slowest of its fields says that it needs. */
const deadlineOf = (operation: OperationDefinitionNode, fragments: Fragments, rules: SupergraphRules): number =>
  Math.max(
    0,
    ...rootFields(operation.selectionSet, fragments).map(
      (name) => rules.field(rootType(operation), name)?.deadlineMs ?? 0,
    ),
  );

/** Answered like any other error of a field. */
const refusedFile = ({ code, message, field }: DomainError): GraphQLError =>
  new GraphQLError(message, { extensions: { code, field, http: { status: 200 } } });

/** What only somebody signed in may ask is not planned for a visitor; the subgraph would say the same. */
function refuseVisitors(
  { kind }: Actor,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  rules: SupergraphRules,
): void {
  if (kind !== 'anonymous') return;
  const root = rootType(operation);
  const isOpen = (name: string): boolean => (rules.field(root, name)?.access ?? 'public') === 'public';
  if (rootFields(operation.selectionSet, fragments).every(isOpen)) return;
  throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } });
}

/** While an account must do something first, only that and signing out is served, whatever subgraph it asks. */
function refuseBeforeDuty(
  { duty }: Actor,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  rules: SupergraphRules,
): void {
  if (!duty) return;
  const root = rootType(operation);
  const mayAsk = (name: string): boolean =>
    name === '__typename' || rules.field(root, name)?.despite.includes(duty) === true;
  if (rootFields(operation.selectionSet, fragments).every(mayAsk)) return;
  const { code, message } = DUTY_REFUSALS[duty];
  throw new GraphQLError(message, { extensions: { code, requires: duty } });
}

/** Everything else that an expired session asks is asked by nobody: public pages keep working, the rest answers 401. */
function asksWhoIsSignedIn(document: DocumentNode): boolean {
  let asked = false;
  visit(document, {
    Field({ name }) {
      if (name.value === 'currentSession') asked = true;
      return asked ? BREAK : undefined;
    },
  });
  return asked;
}

const expired = (): GraphQLError =>
  new GraphQLError('Your session has expired. Please sign in again.', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
  });

/** What a query's other parts have answered when one of them was stopped: it is shown, with the error where it lacks. */
const isPartOfUse = (
  { extensions: { code } }: GraphQLError,
  operation: OperationDefinitionNode | undefined,
  data: Record<string, unknown> | null | undefined,
): boolean =>
  code === 'DEADLINE_EXCEEDED' &&
  operation?.operation === 'query' &&
  Object.entries(data ?? {}).some(([name, value]) => name !== '__typename' && value !== null);

/** What was put together until then is no answer. */
const stopped = ({ message, extensions: { code } }: GraphQLError): GraphQLFormattedError => ({
  message,
  extensions: { code },
});

/** The last word on every answer: masked errors, the status of an ended session, and its cookie. */
function answers({ gate, log }: GraphServerDeps): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response, contextValue, operationName, operation }) {
          const { http, body } = response;
          http.headers.set('cache-control', 'no-store');
          const { requestId, sessionToken, budget } = contextValue;
          if (budget?.refusal && body.kind === 'single') {
            log.warn({ requestId, operationName, code: budget.refusal.extensions['code'] }, 'request stopped');
            if (isPartOfUse(budget.refusal, operation, body.singleResult.data)) http.status = 200;
            else {
              http.status = (budget.refusal.extensions['http'] as { status: number }).status;
              body.singleResult = { data: null, errors: [stopped(budget.refusal)] };
            }
          }
          if (body.kind === 'single' && body.singleResult.errors) {
            const errors = body.singleResult.errors.map(named);
            // Without one of its own, Apollo Server answers all that it stops before it runs with 500.
            if (http.status === 500) http.status = statusOfRefusal(errors) ?? 500;
            for (const error of errors.filter(({ extensions }) => isLogged(extensions?.['code']))) {
              log.error(
                {
                  requestId,
                  operationName,
                  path: error.path,
                  message: error.message,
                  service: error.extensions?.['serviceName'],
                },
                'operation failed',
              );
            }
            body.singleResult = { ...body.singleResult, errors: errors.map((error) => maskError(error, requestId)) };
            if (errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) http.status = 401;
          }
          if (sessionToken !== undefined) {
            http.headers.set('set-cookie', gate.cookie(sessionToken));
            if (sessionToken === null) http.headers.set('clear-site-data', '"storage"');
          }
          // The cookie of an expired session stays: this answer may come after the one that brought its successor, and
          // would sign the browser out again.
        },
      };
    },
  };
}

const PERSISTED_QUERIES_BYTES = 8 * 1024 * 1024;

/** Apollo Server over the executor. It is the clients' only way to the graph. */
export function createGraphServer(deps: GraphServerDeps): ApolloServer<GraphContext> {
  return new ApolloServer<GraphContext>({
    gateway: deps.executor.gateway,
    introspection: !deps.production,
    hideSchemaDetailsFromClientErrors: deps.production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    documentStore: createDocumentStore(),
    persistedQueries: { cache: createByteBoundStore(PERSISTED_QUERIES_BYTES, (query) => query.length * 2) },
    logger: deps.log,
    // Those that never meet a request (a wrong body, a missing header) have no reference.
    formatError: (formatted) => formatted,
    plugins: [
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      guards(deps),
      // After the guards: what they refuse has not begun.
      supportTrail(deps),
      denialTrail(deps),
      answers(deps),
    ],
  });
}

/** An answer in GraphQL's form for what is refused before the server sees it. */
export function refusal(code: string, message: string, extensions: Record<string, unknown> = {}): string {
  return JSON.stringify({ errors: [{ message, extensions: { code, ...extensions } }] });
}
