import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { newId } from '@platform/kernel';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { EMPTY, tap } from 'rxjs';
import { environmentOf } from './environment.ts';
import { isSessionExpired, shouldReport, waitsForForcedStep } from './expected-errors.ts';
import { bootsRealtime, createRealtimeClient, type RealtimeToken } from './realtime.ts';
import { askForToken } from './realtime-token.ts';
import { reportError } from './report-error.ts';
import { retryLink } from './retry.ts';
import { noteServerTime } from './server-clock.ts';
import { SESSION_OPERATION, sessionEndLink } from './session-end.ts';
import { isUserActive } from './user-activity.ts';

export interface PlatformClientOptions {
  /** Origin of the gateway; empty for the page's own. */
  readonly origin?: string;
  readonly appVersion?: string;
  /** A 401 ended the session, or a forced step came up meanwhile: silently, the page finds out what to do. */
  readonly onSessionExpired?: () => void;
}

/** The schema that the page was built against: the one for browsers, with the subscriptions of /cable. */
const SCHEMA_KIND = 'web';

const isMutation = (operation: ApolloLink.Operation): boolean => operation.operationType === OperationTypeNode.MUTATION;

/** One key per mutation, kept by its retry: the server does it once. */
const idempotencyLink = new ApolloLink((operation, forward) => {
  if (isMutation(operation)) {
    const key = newId();
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { 'x-idempotency-key': key, ...headers },
    }));
  }
  return forward(operation);
});

const headerLink = (appVersion: string | undefined): ApolloLink =>
  new SetContextLink((previous, operation) => ({
    headers: {
      'x-schema-kind': SCHEMA_KIND,
      ...(appVersion ? { 'x-app-version': appVersion } : {}),
      ...(!previous['background'] && isUserActive() ? { 'x-user-activity': '1' } : {}),
      'apollo-require-preflight': 'true',
      'x-apollo-operation-name': operation.operationName ?? 'anonymous',
      ...previous['headers'],
    },
  }));

const clockLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap(() => noteServerTime(operation.getContext()['response']?.headers?.get('date')))),
);

const errorLink = (onSessionExpired: (() => void) | undefined): ApolloLink =>
  new ErrorLink(({ error, operation }) => {
    const { operationName } = operation;
    // The session's own question is the answer already.
    const sessionChanged = isSessionExpired(error) || waitsForForcedStep(error);
    if (sessionChanged && operationName !== SESSION_OPERATION) onSessionExpired?.();
    if (shouldReport(error, { operationName, pathname: window.location.pathname })) {
      reportError(error, `graphql:${operationName ?? 'anonymous'}`);
    }
  });

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function hasFile(value: unknown): boolean {
  if (typeof Blob !== 'undefined' && value instanceof Blob) return true;
  if (Array.isArray(value)) return value.some(hasFile);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

function httpLink(origin: string): ApolloLink {
  const terminating = new UploadHttpLink({ uri: `${origin}/graphql`, credentials: 'include' }) as unknown as ApolloLink;
  // A file is sent once: hashing would send it a second time when the server does not know the hash yet.
  // Locally the requests stay readable; outside a secure context there is no digest, so nothing is hashed.
  const local = environmentOf(window.location.hostname) === 'local';
  if (local || typeof crypto === 'undefined' || !crypto.subtle) return terminating;
  const hashed = ApolloLink.from([new PersistedQueryLink({ sha256 }), terminating]);
  return ApolloLink.split(({ variables }) => hasFile(variables), terminating, hashed);
}

/**
 * Parts of one answer whose id tells them apart inside their own list only: two estates, two assumptions, or two
 * conflicts, use the same ids. As entities they would overwrite each other.
 */
const PARTS_OF_AN_ANSWER = [
  'BalanceSheetColumn',
  'BalanceSheetRow',
  'CashFlowRow',
  'ConflictShare',
  'EdgeWorking',
  'FinalShare',
  'FlowColumn',
  'FlowEdge',
  'FlowNode',
  'HouseholdEventItem',
  'OwnershipHolder',
  'PlanConflict',
  'ReceiverChange',
  'TaxResult',
] as const;

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      ...Object.fromEntries(PARTS_OF_AN_ANSWER.map((name) => [name, { keyFields: false }])),
      OrganizationSetting: { keyFields: ['organizationId'] },
      DocumentPreview: { keyFields: ['estateUploadId'] },
      // Its lists are changed as a whole.
      OrganizationContent: {
        fields: { slides: { merge: false }, disclosures: { merge: false }, titles: { merge: false } },
      },
    },
  });
}

/** Subscriptions: no connection is made for the renderer's session, or where nobody watches the page. */
function realtimeLink(
  url: string,
  token: () => Promise<RealtimeToken | null>,
): { readonly link: ApolloLink; readonly note: ApolloLink } {
  let isMicroservice = false;
  let connected: GraphQLWsLink | null = null;
  const note = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        if (operation.operationName === SESSION_OPERATION && data) {
          isMicroservice = Boolean(data['currentSession']?.isMicroservice);
        }
      }),
    ),
  );
  const link = new ApolloLink((operation) => {
    if (!bootsRealtime({ pathname: window.location.pathname, isMicroservice })) return EMPTY;
    connected ??= new GraphQLWsLink(createRealtimeClient(url, { token }));
    return connected.request(operation);
  });
  return { link, note };
}

/**
 * The one client of a page: it lives in the host (or in a remote's stand-alone page) and reaches remotes by context.
 * Mark polls with `context: { background: true }`, so that they never count as the person's activity.
 */
export function createPlatformClient(options: PlatformClientOptions = {}): ApolloClient {
  const { origin = '', appVersion, onSessionExpired } = options;
  const realtime = realtimeLink(`${origin || window.location.origin}/cable`.replace(/^http/, 'ws'), () =>
    askForToken(client),
  );
  const request = ApolloLink.from([
    errorLink(onSessionExpired),
    idempotencyLink,
    headerLink(appVersion),
    sessionEndLink(),
    realtime.note,
    retryLink(),
    clockLink,
    httpLink(origin),
  ]);
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    realtime.link,
    request,
  );
  const client = new ApolloClient({
    cache: createCache(),
    link,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  return client;
}
